//! The ground that a game is played on: hexagons, sectors or a plane.

use serde::{Deserialize, Serialize};

use super::{CellId, Point};
use crate::{Side, Text};

/// The ground, in one of three geometries.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Board {
    /// Hexagons.
    Hex(HexBoard),
    /// Lanes of a battlefield panorama.
    Sectors(SectorBoard),
    /// A table measured in inches.
    Plane(PlaneBoard),
}

/// A board of hexagons in offset coordinates.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default)]
pub struct HexBoard {
    /// Map style: `country parchment staffmap chart relief space`.
    pub style: String,
    /// Seeds the drawing, so that two boards never look alike.
    pub seed: String,
    /// `true`: pointy-top, odd rows (0-based) shifted right; `false`: flat-top, odd columns shifted down.
    pub pointy: bool,
    /// Terrain beyond the edge; empty repeats the neighbours.
    pub base: String,
    /// Whether to show the cells' values.
    pub values: bool,
    /// How large pieces are drawn, in percent of the usual size.
    pub piece_scale: u16,
    /// The cells.
    pub cells: Vec<Cell>,
    /// Rivers: pairs of neighbouring cells with the river between them.
    pub rivers: Vec<[CellId; 2]>,
    /// Streams through cells.
    pub streams: Vec<Vec<CellId>>,
    /// Sunken lanes: pairs of neighbouring cells with the lane between them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lanes: Vec<[CellId; 2]>,
    /// Roads and tracks through cells.
    pub roads: Vec<Road>,
    /// Railways through cells.
    pub rails: Vec<Vec<CellId>>,
    /// Bridges: pairs of cells.
    pub bridges: Vec<[CellId; 2]>,
    /// Fords: pairs of neighbouring cells with a river between them that can be waded there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fords: Vec<[CellId; 2]>,
    /// Entrenchments.
    pub works: Vec<Work>,
    /// Names written on the map.
    pub labels: Vec<MapLabel>,
    /// A compass rose with numbered directions, and the wind, where the game has them.
    pub rose: Option<Rose>,
}

/// A hexagon.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Cell {
    /// Its name.
    pub id: CellId,
    /// Column, from 0.
    pub c: i32,
    /// Row, from 0.
    pub r: i32,
    /// Terrain word.
    pub terrain: String,
    /// The number that the terrain is worth, where a player must know it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<i32>,
    /// A place's name, for the spoken description.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

/// A road or a track.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Road {
    /// The cells it runs through.
    pub cells: Vec<CellId>,
    /// `road` or `track`.
    pub kind: String,
}

/// An entrenchment on the sides of a cell that it faces.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Work {
    /// The cell.
    pub cell: CellId,
    /// Direction in degrees, 0 to the right, clockwise.
    pub angle: i32,
}

/// A name on the map.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MapLabel {
    /// The cell it belongs to.
    pub at: CellId,
    /// The words.
    pub text: Text,
    /// `place`, `water` or `wood`.
    pub kind: String,
    /// Size in percent of the usual size.
    pub size: u16,
}

/// A compass rose.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rose {
    /// The named directions with their angle in degrees (0 to the right, clockwise).
    pub directions: Vec<(String, i32)>,
    /// Where the wind blows to, if there is one.
    pub wind: Option<i32>,
}

/// A battlefield of lanes and sectors seen as a panorama.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default)]
pub struct SectorBoard {
    /// Map style.
    pub style: String,
    /// Seeds the drawing.
    pub seed: String,
    /// The sectors, lane by lane: for each lane that of side A, then that of side B.
    pub sectors: Vec<Sector>,
    /// The reserves, first side's first.
    pub reserves: Vec<Sector>,
    /// Rivers: the lane and what kind (`river`, `bridge`, `ford`).
    pub rivers: Vec<LaneRiver>,
}

/// A sector of a lane, or a reserve.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sector {
    /// Its id, used like a cell's.
    pub id: CellId,
    /// Its name.
    pub label: Text,
    /// Whose camp it belongs to.
    pub camp: Side,
    /// Terrain words (`hill wood town fort marsh`).
    pub terrain: Vec<String>,
    /// Who holds it now.
    pub holder: Option<Side>,
    /// Whether both sides stand in it.
    pub contested: bool,
    /// How full it is.
    pub used: i32,
    /// How much it can hold.
    pub limit: i32,
    /// A short word on its state.
    pub status: Option<Text>,
    /// How many pieces are there that this viewer cannot see.
    pub hidden: i32,
}

/// A river between the two sectors of a lane.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LaneRiver {
    /// The lane, from 0.
    pub lane: u8,
    /// `river`, `bridge` or `ford`.
    pub kind: String,
}

/// A table in inches; all coordinates are hundredths of an inch.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default)]
pub struct PlaneBoard {
    /// Map style.
    pub style: String,
    /// Seeds the drawing.
    pub seed: String,
    /// Width in hundredths of an inch.
    pub w: i32,
    /// Height in hundredths of an inch.
    pub h: i32,
    /// Areas: woods, hills, farms.
    pub areas: Vec<Area>,
    /// Lines: crests, hedges, walls, streams.
    pub lines: Vec<Area>,
    /// Roads.
    pub roads: Vec<Area>,
    /// Names.
    pub labels: Vec<PlaneLabel>,
    /// Which measuring the rules allow.
    pub measure: Measure,
}

/// What a tape may be laid between on a plane, before anything is declared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Measure {
    /// Any two points and pieces.
    #[default]
    Free,
    /// One's own pieces and the terrain. What the rules leave to the eye, the way to an enemy, cannot be read off:
    /// a free end, or one that stops short of him, could be pushed up to him until it tells.
    Own,
    /// Nothing.
    None,
}

/// An area or line of the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Area {
    /// What it is.
    pub kind: String,
    /// Its name, if it has one.
    pub name: Option<String>,
    /// Its outline or course.
    pub pts: Vec<Point>,
}

/// A name on the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlaneLabel {
    /// Where.
    pub at: Point,
    /// The words.
    pub text: Text,
    /// `place`, `water` or `wood`.
    pub kind: String,
}
