//! What a person sees and touches, as data: the same [`Scene`] is drawn by the web client, printed in a
//! terminal, turned into SVG and read aloud, and the same [`Gesture`]s are clicked, dragged, typed and tabbed through.
//!
//! Terrain, styles, shapes, badges and kinds are open words: the client knows those of the visual
//! language and draws an unknown one as something plain with its name, never as nothing.

use serde::{Deserialize, Serialize};

use crate::{BySide, Side, Text};

/// Names a cell of the board (`D5`), a sector or a named place. On a plane it may also be a point or a pose that
/// [`place`] or [`pose`] writes: wherever a cell is asked for (marks, ways, motions, focus, log) a point will do.
pub type CellId = String;
/// Names a piece for as long as the game tells it apart.
pub type PieceId = String;
/// A point of the plane in hundredths of an inch, x to the right, y downwards.
pub type Point = [i32; 2];

/// A point of the plane as a [`CellId`]: `1200,450`.
pub fn place([x, y]: Point) -> CellId {
    format!("{x},{y}")
}

/// A pose on the plane as a [`CellId`], its heading in degrees (0 to the right, clockwise): `1200,450,270`.
pub fn pose([x, y]: Point, angle: i32) -> CellId {
    format!("{x},{y},{angle}")
}

/// Everything one viewer may see of a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Scene {
    /// The two sides, first one first.
    pub sides: BySide<SideLook>,
    /// The ground. It stays the same all game long unless its `seed` or content changes.
    pub board: Board,
    /// What stands on it, in drawing order.
    pub pieces: Vec<Piece>,
    /// Marks with a meaning in the rules (fields of fire, lines of sight, objectives, notes).
    pub overlays: Vec<Overlay>,
    /// Who decides and what is asked.
    pub banner: Banner,
    /// Numbers that both sides watch.
    pub meters: Vec<Meter>,
    /// Things beside the board: the bowl, reserves, losses, speed sheets.
    pub trays: Vec<Tray>,
    /// Where a small screen should look: the cells of the decision, empty for the whole board.
    pub focus: Vec<CellId>,
    /// "Round 6 of 20".
    pub clock: Text,
}

/// A side's name and livery.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SideLook {
    /// The side's name.
    pub name: Text,
    /// Colour: `azure vermilion silver gold amber beryl ivory`.
    pub livery: String,
    /// Mark in panels: `square chamfer up down disc dodecagon`.
    pub emblem: String,
}

impl SideLook {
    /// The look of a side.
    pub fn new(name: Text, livery: &str, emblem: &str) -> SideLook {
        SideLook { name, livery: livery.to_owned(), emblem: emblem.to_owned() }
    }
}

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

/// A piece on the board, or beside it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default)]
pub struct Piece {
    /// Its id.
    pub id: PieceId,
    /// Whose it is.
    pub side: Option<Side>,
    /// Drawing: `counter coin trigon ship plane stand tray general`; anything else is drawn as a counter.
    pub shape: String,
    /// Arm: `infantry cavalry artillery threemaster frigate aircraft …`.
    pub kind: String,
    /// The cell, sector or reserve where it stands (a ship: its bow).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<CellId>,
    /// Where it stands on a plane.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub point: Option<Point>,
    /// Heading in degrees, 0 to the right, clockwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub angle: Option<i32>,
    /// Further cells that it covers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<CellId>,
    /// Short words on the piece.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub label: Option<String>,
    /// Its name in a sentence.
    pub name: Text,
    /// Present strength.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub strength: Option<i32>,
    /// Full strength: pips or a bar are drawn when given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max: Option<i32>,
    /// Strength at and below which it is in trouble (a notch in the bar).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub notch: Option<i32>,
    /// Letter in the corner: class, corps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub corner: Option<String>,
    /// Which formation of its side it belongs to, from 0: a band of its colour. The corner says the same in letters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub band: Option<u8>,
    /// Movement potential.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub movement: Option<i32>,
    /// Speed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub speed: Option<i32>,
    /// Formation on a plane: `line column square skirmish limbered …`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub formation: Option<String>,
    /// Files of figures in the front rank.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub files: Option<i32>,
    /// Footprint on a plane: width and depth in hundredths of an inch, behind the middle of the front edge, which is
    /// `point`. Where it is missing it follows from strength, files and formation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub size: Option<[i32; 2]>,
    /// Uniform of the figures.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub uniform: Option<String>,
    /// State badges (see the visual language).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub badges: Vec<String>,
    /// Losses still to be tested.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub loss: Option<i32>,
    /// It has done what it could this turn: drawn dimmed.
    #[serde(default, skip_serializing_if = "is_false")]
    pub done: bool,
    /// It is only planned: drawn as a ghost.
    #[serde(default, skip_serializing_if = "is_false")]
    pub ghost: bool,
}

fn is_false(b: &bool) -> bool {
    !b
}

/// The badges that hold: `badges([(moved, "moved"), (spent, "spent")])`.
pub fn badges<'a>(all: impl IntoIterator<Item = (bool, &'a str)>) -> Vec<String> {
    all.into_iter().filter(|badge| badge.0).map(|badge| badge.1.to_owned()).collect()
}

/// A mark on the board with a meaning in the rules.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Overlay {
    /// A zone of the scenario.
    Zone {
        /// Its cells.
        cells: Vec<CellId>,
    },
    /// Cells that act together: one outline in the colour of their side.
    Group {
        /// Whose.
        side: Side,
        /// The cells.
        cells: Vec<CellId>,
    },
    /// An objective with its holder and points.
    Objective {
        /// The cell.
        at: CellId,
        /// Who holds it.
        side: Option<Side>,
        /// What it is worth.
        points: i32,
    },
    /// Effect of fire on cells.
    Field {
        /// Cells with the effect there.
        cells: Vec<(CellId, i32)>,
    },
    /// Refuges of a retreat; `barred` ones get a cross and the reason.
    Refuge {
        /// The cell.
        at: CellId,
        /// Why it is closed, if it is.
        barred: Option<Text>,
    },
    /// An attack that is announced.
    Attack {
        /// Where from.
        from: CellId,
        /// Where to.
        to: CellId,
    },
    /// A line of sight, with what blocks it.
    Los {
        /// Where from.
        from: CellId,
        /// Where to.
        to: CellId,
        /// The cell that blocks it.
        blocked: Option<CellId>,
    },
    /// A plotted way of a piece, with numbered steps.
    Ghostpath {
        /// Whose.
        side: Side,
        /// Cells from the start on.
        cells: Vec<CellId>,
        /// A word for each step.
        steps: Vec<String>,
    },
    /// A path just walked or about to be.
    Path {
        /// Cells from the start on.
        cells: Vec<CellId>,
    },
    /// Brackets round a cell.
    Target {
        /// The cell.
        at: CellId,
    },
    /// A sight.
    Crosshair {
        /// The cell.
        at: CellId,
    },
    /// A few words beside a cell.
    Note {
        /// The cell.
        at: CellId,
        /// The words.
        text: Text,
        /// `good`, `warn`, `bad` or nothing.
        tone: String,
    },
    /// A circle on a plane.
    Ring {
        /// Centre.
        at: Point,
        /// Radius in hundredths of an inch.
        radius: i32,
        /// What it stands for.
        text: Option<Text>,
    },
    /// A fire arc on a plane.
    Arc {
        /// Its corner.
        at: Point,
        /// Middle direction in degrees.
        angle: i32,
        /// Half width in degrees.
        spread: i32,
        /// Width of the front it opens from, in hundredths of an inch; a corner where it is missing.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        width: Option<i32>,
        /// Bands in hundredths of an inch.
        bands: Vec<i32>,
    },
    /// A legal pose on a plane.
    Footprint {
        /// Corners.
        pts: Vec<Point>,
        /// Whether the pose is legal.
        legal: bool,
    },
    /// The way to a pose on a plane.
    March {
        /// Points from the start on.
        pts: Vec<Point>,
    },
}

/// Who decides and what is asked.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Banner {
    /// Who decides; nobody when both do or the game is over.
    pub side: Option<Side>,
    /// The phase.
    pub phase: Text,
    /// The question in one sentence.
    pub ask: Text,
    /// One line of help.
    pub help: Option<Text>,
}

/// A number for each side.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Meter {
    /// What is counted.
    pub label: Text,
    /// `bar`, `track` (one box a unit) or `count`.
    pub kind: String,
    /// The largest value.
    pub max: i32,
    /// Values that matter.
    pub marks: Vec<i32>,
    /// The value of each side; `None` when this viewer may not know it.
    pub values: BySide<Option<i32>>,
}

/// Something beside the board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Tray {
    /// Chits still in the bowl.
    Bowl {
        /// Title.
        label: Text,
        /// Each side's chits by name; an unknown one is `?`.
        chits: BySide<Vec<String>>,
    },
    /// A sheet of numbers a piece: speeds, orders.
    Sheet {
        /// Title.
        label: Text,
        /// Each side's rows.
        rows: BySide<Vec<SheetRow>>,
    },
    /// Pieces beside the board.
    Pieces {
        /// Title.
        label: Text,
        /// Whose.
        side: Side,
        /// What lies there.
        pieces: Vec<Piece>,
        /// How many more this viewer cannot see.
        hidden: i32,
    },
}

/// A row of a sheet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SheetRow {
    /// The piece it speaks of, if it is on the board.
    pub piece: Option<PieceId>,
    /// Its name.
    pub label: String,
    /// What is written: a speed, a line of orders; `?` when hidden.
    pub entry: String,
    /// The piece is gone.
    pub struck: bool,
}

/// What a person touches to make one action.
///
/// First each of `touch` in order; then, where `with` is not empty, exactly that set in any order;
/// then, where there is a choice left or the action wants it, the button `confirm`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Gesture {
    /// The action in its notation: what is sent when the gesture is complete.
    pub action: String,
    /// Touches in order.
    pub touch: Vec<Touch>,
    /// Touches in any order, all of them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub with: Vec<Touch>,
    /// The action waits for a button with these words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub confirm: Option<Text>,
    /// A short number or word shown at the last touch: cost, ratio.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mark: Option<String>,
    /// A word of warning: the last touch is drawn as dangerous.
    #[serde(default, skip_serializing_if = "is_false")]
    pub warn: bool,
    /// The way the piece would go, cell by cell.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub path: Vec<CellId>,
    /// Heading at the end, where pieces have one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub angle: Option<i32>,
}

impl Gesture {
    /// A button of the banner, and nothing else.
    pub fn button(action: String, id: &str, words: Text) -> Gesture {
        Gesture { action, touch: vec![Touch::Button(id.to_owned(), words)], ..Gesture::default() }
    }

    /// A button of the banner with the words `button-ID`.
    pub fn press(action: String, id: &str) -> Gesture {
        Gesture::button(action, id, Text::key(format!("button-{id}")))
    }

    /// Touches in order, and nothing else.
    pub fn touching(action: String, touch: impl Into<Vec<Touch>>) -> Gesture {
        Gesture { action, touch: touch.into(), ..Gesture::default() }
    }
}

/// One touch.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Touch {
    /// A piece.
    Piece(PieceId),
    /// A cell or sector.
    Cell(CellId),
    /// A pose on the plane: where and which heading (degrees).
    Pose(i32, i32, i32),
    /// A heading at the cell touched before, in degrees.
    Heading(i32),
    /// A button of the banner: its id and its words.
    Button(String, Text),
}

/// A line of the log.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default)]
pub struct LogLine {
    /// `turn` (a heading), `act` (a side did something) or `note`.
    pub kind: String,
    /// Who did it.
    pub side: Option<Side>,
    /// The words.
    pub text: Text,
    /// Where it happened.
    pub cells: Vec<CellId>,
    /// The dice of this line.
    pub dice: Vec<ShownDie>,
    /// Pieces that moved, so that the move can be shown.
    pub motions: Vec<Motion>,
}

impl LogLine {
    /// A heading: a turn begins, a game ends.
    pub fn turn(text: Text) -> LogLine {
        LogLine { kind: "turn".to_owned(), text, ..LogLine::default() }
    }

    /// `side` did something.
    pub fn act(side: Side, text: Text) -> LogLine {
        LogLine { kind: "act".to_owned(), side: Some(side), text, ..LogLine::default() }
    }

    /// Something happened.
    pub fn note(text: Text) -> LogLine {
        LogLine { kind: "note".to_owned(), text, ..LogLine::default() }
    }

    /// The line with where it happened.
    #[must_use]
    pub fn at(self, cells: impl IntoIterator<Item = impl Into<CellId>>) -> LogLine {
        LogLine { cells: cells.into_iter().map(Into::into).collect(), ..self }
    }

    /// The line with the dice that fell.
    #[must_use]
    pub fn rolled(self, dice: impl IntoIterator<Item = ShownDie>) -> LogLine {
        LogLine { dice: dice.into_iter().collect(), ..self }
    }

    /// The line with the way that a piece has gone; that is also where it happened.
    #[must_use]
    pub fn walked(mut self, piece: impl Into<PieceId>, path: Vec<CellId>) -> LogLine {
        self.motions.push(Motion { piece: piece.into(), path: path.clone(), removed: false });
        self.at(path)
    }

    /// The line with a piece that is gone from a cell; that is also where it happened.
    #[must_use]
    pub fn gone(mut self, piece: impl Into<PieceId>, cell: impl Into<CellId>) -> LogLine {
        let path = vec![cell.into()];
        self.motions.push(Motion { piece: piece.into(), path: path.clone(), removed: true });
        self.at(path)
    }
}

/// A die as it lay.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ShownDie {
    /// Sides of the die.
    pub sides: u16,
    /// The face.
    pub n: u16,
    /// Whether it counts.
    pub hit: bool,
}

/// A piece that moved.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Motion {
    /// Its id after the move (its last id when it was removed).
    pub piece: PieceId,
    /// The cells it went through, start and end included; on a plane the poses (see [`pose`]).
    pub path: Vec<CellId>,
    /// It is gone at the end.
    pub removed: bool,
}

/// A table of what an action would do: facts, or exact chances.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Forecast {
    /// Title.
    pub title: Text,
    /// Rows.
    pub rows: Vec<ForecastRow>,
}

/// A row of a forecast.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ForecastRow {
    /// What.
    pub label: Text,
    /// How much, in words.
    pub value: Text,
    /// Length of the bar, in thousandths.
    pub bar: u16,
    /// `good`, `warn`, `bad` or nothing.
    pub tone: String,
}

impl ForecastRow {
    /// A row with a bar of so many thousandths.
    pub fn new(label: Text, value: Text, bar: u16, tone: &str) -> ForecastRow {
        ForecastRow { label, value, bar, tone: tone.to_owned() }
    }

    /// The tone of a number that grows for the better.
    pub fn trend<T: Ord>(before: T, after: T) -> &'static str {
        match after.cmp(&before) {
            std::cmp::Ordering::Greater => "good",
            std::cmp::Ordering::Less => "bad",
            std::cmp::Ordering::Equal => "",
        }
    }

    /// The length of a bar for a part of a whole.
    pub fn bar(part: u32, whole: u32) -> u16 {
        (1000 * u64::from(part) / u64::from(whole.max(1))).min(1000) as u16
    }
}
