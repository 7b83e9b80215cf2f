//! A position as people and bots write it.

use std::collections::BTreeMap;

use kernel::{EachSide, OutcomeWords, SideWord};
use serde::{Deserialize, Serialize};

use crate::{Bout, Phase, RevolutionEmpire};

/// What lies on the table, in words. Only the units on the board must be given; the rest has defaults.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Position {
    /// The turn, from 1 (the default).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<u8>,
    /// The units on the board.
    pub units: BTreeMap<String, UnitWords>,
    /// Reinforcements still to come; by default those of later turns that are not on the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to_come: Option<Vec<String>>,
    /// Units lost so far. A unit that is neither on the board nor to come counts only if it is counted here.
    pub lost: EachSide<RevolutionEmpire, u8>,
    /// Who holds each objective; by default its owner of the scenario.
    pub control: BTreeMap<String, SideWord<RevolutionEmpire>>,
    /// Objectives that their owner has lost at some time (for `hex_points = once`).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub taken: Vec<String>,
    /// What is to be decided.
    pub phase: Phase,
    /// The chits chosen so far, or still in the bowl: a corps for each chit.
    pub bowl: Vec<String>,
    /// The sides whose choice of chits is made; by default none while they choose, both afterwards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sealed: Option<Vec<SideWord<RevolutionEmpire>>>,
    /// The chits drawn this turn, in order.
    pub drawn: Vec<String>,
    /// The corps that could be chosen this turn; by default those on the board, in the bowl or drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mustered: Option<Vec<String>>,
    /// The corps being played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub corps: Option<String>,
    /// Its units that act; by default all that are on the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub active: Option<Vec<String>>,
    /// Those that have moved.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub moved: Vec<String>,
    /// Those that may not attack because of their move.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub marched: Vec<String>,
    /// Those whose skirmishers have fired.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub skirmished: Vec<String>,
    /// The attack being settled, in the phases evasion, retreat, riposte and aftermath.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clash: Option<ClashWords>,
    /// How the game ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<OutcomeWords>,
}

/// A unit on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitWords {
    /// Its hex.
    pub at: String,
    /// Its pieces; by default all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pieces: Option<u8>,
    /// It has retreated before.
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub retreated: bool,
    /// It has fired this turn.
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub fired: bool,
    /// It has attacked this turn.
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub attacked: bool,
}

/// An attack being settled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClashWords {
    /// Who attacks (or the battery that fired).
    pub attacker: String,
    /// Who was attacked.
    pub target: String,
    /// What is being settled.
    #[serde(default)]
    pub bout: Bout,
    /// In column.
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub column: bool,
    /// Pursuits so far.
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub pursuits: u8,
    /// Hexes of retreat still owed; by default one, in an evasion two.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owed: Option<u8>,
    /// The way of the beaten unit so far, from the hex where it was beaten; by default the hex where it stands.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub path: Vec<String>,
    /// Friends being pushed, the one to step next last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chain: Vec<String>,
    /// Units of an enfiladed row that still have to fall back, and how far, the next one last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub row: Vec<(String, u8)>,
}
