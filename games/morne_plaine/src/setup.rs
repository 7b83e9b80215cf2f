//! Scenario and options, read and validated.

mod read;

use kernel::{BySide, Side, Text};
use serde::Deserialize;

use crate::formation::{Foot, size};
use crate::geometry::{Bounds, Point, Pose};
use crate::options::Rules;
use crate::terrain::Ground;
use crate::units::UnitSpec;

pub use read::read;

/// A table edge: where a side comes from and flees to (MP-177).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Edge {
    /// y = 0.
    South,
    /// y = H.
    North,
    /// x = 0.
    West,
    /// x = W.
    East,
}

impl Edge {
    /// The bearing that leads to it.
    pub const fn bearing(self) -> u16 {
        match self {
            Edge::South => 180,
            Edge::North => 0,
            Edge::West => 270,
            Edge::East => 90,
        }
    }
}

/// Ground worth points (MP-182).
#[derive(Clone, Debug)]
pub struct Objective {
    /// Its name.
    pub name: Text,
    /// Its middle, for an area too.
    pub at: Point,
    /// Its radius, for a point.
    pub radius: i32,
    /// The area of the ground that it is, if it is one.
    pub area: Option<usize>,
    /// What it is worth.
    pub points: i32,
    /// Who holds it at the start.
    pub held: Option<Side>,
}

/// How broad a road is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RoadKind {
    /// A paved road.
    #[default]
    Road,
    /// A track.
    Track,
}

/// A road, which is only drawn (MP-30).
#[derive(Clone, Debug)]
pub struct Road {
    /// How broad.
    pub kind: RoadKind,
    /// Its bends.
    pub points: Vec<Point>,
}

/// How a side is shown and where it comes from.
#[derive(Clone, Debug)]
pub struct Army {
    /// Its name.
    pub name: Text,
    /// Its colour.
    pub livery: String,
    /// Its figures' uniform.
    pub uniform: String,
    /// Its own table edge.
    pub edge: Edge,
    /// The sum of its units' values (MP-180).
    pub value: u32,
}

/// Scenario and options, validated.
#[derive(Debug)]
pub struct Setup {
    /// The options.
    pub rules: Rules,
    /// Size of the table.
    pub table: Point,
    /// Turns after which the game is scored (MP-183).
    pub turns: u8,
    /// Who plays first.
    pub first: Side,
    /// Areas and lines.
    pub ground: Ground,
    /// Roads, which are only drawn (MP-30).
    pub roads: Vec<Road>,
    /// Objectives.
    pub objectives: Vec<Objective>,
    /// The two armies.
    pub armies: BySide<Army>,
    /// The units of both, the first side's first.
    pub units: Vec<UnitSpec>,
    /// The first unit of the second side.
    pub middle: u8,
}

impl Setup {
    /// Whether a box is on the table, borders included (MP-07).
    #[inline]
    pub fn on_table(&self, bounds: &Bounds) -> bool {
        bounds.low.x >= 0 && bounds.low.y >= 0 && bounds.high.x <= self.table.x && bounds.high.y <= self.table.y
    }

    /// The footprint of a unit as the scenario places it.
    pub fn listed_foot(&self, spec: &UnitSpec) -> Foot {
        Foot::new(spec.pose, size(spec, spec.shape, spec.n0))
    }

    /// How far a point is from a side's own edge.
    pub fn from_edge(&self, side: Side, point: Point) -> i32 {
        match self.armies[side].edge {
            Edge::South => point.y,
            Edge::North => self.table.y - point.y,
            Edge::West => point.x,
            Edge::East => self.table.x - point.x,
        }
    }

    /// Where a reinforcement comes in: the point of the own edge next to its listed place (MP-184).
    pub fn entry(&self, spec: &UnitSpec) -> Point {
        let Pose { x, y, .. } = spec.pose;
        match self.armies[spec.side].edge {
            Edge::South => Point::new(x, 0),
            Edge::North => Point::new(x, self.table.y),
            Edge::West => Point::new(0, y),
            Edge::East => Point::new(self.table.x, y),
        }
    }
}
