//! A position as people write it.

use std::collections::BTreeMap;

use kernel::{OutcomeWords, SideWord};
use serde::{Deserialize, Serialize};

use crate::MornePlaine;
use crate::formation::Face;
use crate::units::Place;

/// A side's word.
pub type Camp = SideWord<MornePlaine>;

/// What is being decided.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Units are placed.
    Deploy,
    /// Panic tests.
    Panic,
    /// Units act.
    #[default]
    Actions,
    /// A unit fires.
    Fire,
    /// A charge is declared.
    Support,
    /// The charged unit reacts.
    React,
    /// A rallied unit takes a formation.
    RallyForm,
    /// Commanders move.
    Command,
    /// Melees are fought.
    Melees,
    /// The victor chooses.
    Victor,
    /// The victor's units reform.
    VictorReform,
}

/// A unit in words. What is left out is as the scenario has it, or nothing special.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct UnitWords {
    /// `table`, `waiting` or `lost`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<Place>,
    /// East.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub x: Option<i32>,
    /// North.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub y: Option<i32>,
    /// Degrees clockwise from north.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub facing: Option<u16>,
    /// `line`, `column6`.
    pub formation: Option<String>,
    /// Figures left, or hits still to take.
    pub n: Option<u8>,
    /// It has acted or moved.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub acted: bool,
    /// It flees.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub fleeing: bool,
    /// It was caught in flight.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub caught: bool,
    /// It was demoralised before.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub broken: bool,
    /// It fled in this turn's panic phase.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub panicked: bool,
    /// The panic roll that it owes: 3 or 4.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub panic: u8,
    /// Strength when the player turn began.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start: Option<u8>,
    /// Losses to fire in this player turn.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub shot: u8,
    /// It has taken its fire test.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub tested: bool,
    /// The shooter of a fire test that is due later.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub due: Option<String>,
    /// Enemies it may not charge; with any, it may not volley.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub banned: Vec<String>,
    /// Own player turns, this one included, that the ban lasts; 1 when left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ban_turns: Option<u8>,
    /// It has its charge bonuses.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub charging: bool,
    /// It joined on the flank.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub flanker: bool,
}

/// A melee in words.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MeleeWords {
    /// Its number; 1, 2, … when left out.
    #[serde(default)]
    pub id: Option<u8>,
    /// The first side's units, contact unit first.
    pub first: Vec<String>,
    /// The second side's.
    pub second: Vec<String>,
    /// Sides that strike first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub strikes_first: Vec<Camp>,
    /// The unit that defends an obstacle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub obstacle: Option<String>,
    /// In difficult terrain.
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub difficult: bool,
    /// Stragglers of this round, first and second side.
    #[serde(default)]
    pub stragglers: [u8; 2],
    /// Fought in this player turn.
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub fought: bool,
    /// Where the contact units stand, if they were replaced: x, y, facing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub places: Option<[(i32, i32, u16); 2]>,
}

/// Who fires.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FireWords {
    /// The unit.
    pub unit: String,
    /// A square's volley.
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub volley: bool,
    /// Sides that have fired.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sides: Vec<Face>,
}

/// A charge under way.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChargeWords {
    /// Who is charged.
    pub target: String,
    /// Lead and supports.
    pub queue: Vec<String>,
    /// In flank or rear.
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub flank: bool,
}

/// A victor who chooses.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VictorWords {
    /// Whose choice.
    pub side: Camp,
    /// His units, contact unit first.
    pub units: Vec<String>,
    /// The melee, if enemies are left in it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub melee: Option<u8>,
    /// Enemies that fled from it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fled: Vec<String>,
}

/// A marker of a removed unit.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarkerWords {
    /// Which unit.
    pub unit: String,
    /// Its last strength.
    pub n: u8,
    /// Its last centre.
    pub at: (i32, i32),
}

/// What players declared impossible.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeniedWords {
    /// Who wanted it.
    pub unit: String,
    /// At whom; nobody for a free reform.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<String>,
    /// A charge rather than a shot.
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub charge: bool,
    /// The side of a square that was to fire.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<Face>,
}

/// A position in words. A unit that is left out is off the table: still to come if its turn has not, lost otherwise.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// What is being decided.
    #[serde(default)]
    pub phase: Phase,
    /// Whose player turn it is; the first player's when left out.
    #[serde(default)]
    pub player: Option<Camp>,
    /// The turn.
    #[serde(default = "one")]
    pub turn: u8,
    /// The units by id.
    pub units: BTreeMap<String, UnitWords>,
    /// The melees.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub melees: Vec<MeleeWords>,
    /// Who holds each objective; as at the start when left out.
    #[serde(default)]
    pub held: Option<Vec<Option<Camp>>>,
    /// Who fires.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fire: Option<FireWords>,
    /// The charge.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub charge: Option<ChargeWords>,
    /// Who rallied.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rallied: Option<String>,
    /// Who won a melee.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub victor: Option<VictorWords>,
    /// Markers of removed units.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub markers: Vec<MarkerWords>,
    /// What players declared impossible (option `declared_table`).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub denied: Vec<DeniedWords>,
    /// How it ended, if it did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub over: Option<OutcomeWords>,
}

pub(super) fn one() -> u8 {
    1
}
