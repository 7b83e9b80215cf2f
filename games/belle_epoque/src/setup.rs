//! Scenarios: read, validated, and prepared for play.

mod read;

use hexmap::{Cell, Grid, NeighbourSets};
use kernel::{BySide, Side, Text};
use serde::Deserialize;

use crate::BelleEpoque;
use crate::lines::Lines;
use crate::options::House;
use crate::terrain::{Cells, Ground};
use crate::troops::{Command, Start, Unit, UnitId};

pub(crate) use read::read;

/// The most units of both sides together: they are kept as bits.
pub const MOST_UNITS: usize = 32;

/// What the attacker must achieve by the end of the last turn; otherwise the defender has held (BE-V5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attack {
    /// Who must attack.
    pub side: Side,
    /// The points that it must gain on the other side, counted from the opening. At least one, so that nobody who
    /// has to attack wins by waiting.
    pub gain: i32,
}

/// A side's word in scenarios and positions.
pub type SideWord = kernel::SideWord<BelleEpoque>;

/// How a name stands on the map.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum PlaceKind {
    #[default]
    Place,
    Wood,
    Water,
}

impl PlaceKind {
    /// The board's word for it.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            PlaceKind::Place => "place",
            PlaceKind::Wood => "wood",
            PlaceKind::Water => "water",
        }
    }
}

/// A name on the map.
#[derive(Clone, Debug)]
pub struct Place {
    /// The hexes it covers.
    pub cells: Vec<Cell>,
    /// What it is called.
    pub name: Text,
    /// How it is written.
    pub kind: PlaceKind,
}

/// A hex worth points (BE-V1, BE-V2).
#[derive(Clone, Debug)]
pub struct Objective {
    /// Where.
    pub at: Cell,
    /// Points to the side that controls it at the end.
    pub points: BySide<u8>,
    /// Who controls it at the start.
    pub held: Option<Side>,
}

/// A side's army.
#[derive(Clone, Debug)]
pub struct Army {
    /// What it is called.
    pub name: Text,
    /// The colours it wears, if not the usual ones.
    pub livery: Option<String>,
    /// How it is commanded (BE-14).
    pub command: Command,
    /// The side loses when it has fewer elements (BE-V4).
    pub rout: u8,
    /// Points for each enemy element removed (BE-V3).
    pub points_per_element: u8,
    /// Elements in all, those still to arrive included.
    pub elements: u8,
}

/// Chains of hexes that are only for the eye.
#[derive(Clone, Debug, Default)]
#[allow(missing_docs)]
pub struct Decor {
    pub roads: Vec<Vec<Cell>>,
    pub tracks: Vec<Vec<Cell>>,
    pub streams: Vec<Vec<Cell>>,
    pub rails: Vec<Vec<Cell>>,
}

/// A scenario with its options, validated, and what the rules ask of it again and again.
pub struct Setup {
    /// The shape of the board.
    pub grid: Grid,
    /// The ground of each hex.
    pub ground: Vec<&'static Ground>,
    /// Hexes with fieldworks.
    pub works: Cells,
    /// Length in turns.
    pub turns: u8,
    /// What the attacker must achieve, where one side attacks.
    pub attack: Option<Attack>,
    /// The first side's lead in points before the first turn.
    pub opening: i32,
    /// The hexes worth points.
    pub objectives: Vec<Objective>,
    /// Names on the map.
    pub places: Vec<Place>,
    /// Roads, streams and rails for the eye.
    pub decor: Decor,
    /// The two armies.
    pub armies: BySide<Army>,
    /// All units, the first side's first, in roster order.
    pub units: Vec<Unit>,
    /// The options in force.
    pub house: House,
    /// The units of each side, as bits.
    pub(crate) roster: BySide<u32>,
    pub(crate) around: NeighbourSets<3>,
    /// Hexes that may be entered.
    pub(crate) passable: Cells,
    /// Hexes that are difficult, very difficult ones included.
    pub(crate) difficult: Cells,
    pub(crate) very_difficult: Cells,
    pub(crate) hills: Cells,
    /// Hexes that give cover; works do (BE-R20).
    pub(crate) cover: Cells,
    pub(crate) tactical: Cells,
    /// Hexes whose occupant is hard for cavalry: cover and rough ground (BE-75).
    pub(crate) no_horse: Cells,
    pub(crate) lines: Lines,
    /// The elevation of each hex.
    pub(crate) heights: Vec<u8>,
    /// The hexes of the objectives.
    pub(crate) prizes: Cells,
    /// What an element of each unit can do, to the commander.
    pub(crate) fighters: Vec<f32>,
}

impl Setup {
    /// A unit of the roster.
    #[inline]
    pub fn unit(&self, unit: UnitId) -> &Unit {
        &self.units[unit.index()]
    }

    /// The unit with this id, in any case of letters.
    pub fn find(&self, id: &str) -> Option<UnitId> {
        let index = self.units.iter().position(|unit| unit.id.eq_ignore_ascii_case(id))?;
        Some(UnitId(index as u8))
    }

    /// The hexes where reinforcements come, one for each list of entry hexes, with the first and the last turn.
    pub(crate) fn entries(&self) -> Vec<(Cell, u8, u8)> {
        let mut entries: Vec<(Cell, u8, u8)> = Vec::new();
        for unit in &self.units {
            let Start::Arrives { turn, entry } = &unit.start else { continue };
            match entries.iter_mut().find(|(at, ..)| *at == entry[0]) {
                Some((_, first, last)) => (*first, *last) = ((*first).min(*turn), (*last).max(*turn)),
                None => entries.push((entry[0], *turn, *turn)),
            }
        }
        entries
    }

    /// Every unit of the roster.
    pub fn all_units(&self) -> impl Iterator<Item = UnitId> + use<> {
        (0..self.units.len() as u8).map(UnitId)
    }
}
