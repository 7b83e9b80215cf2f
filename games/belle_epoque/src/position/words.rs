//! A position as people and bots write it.

use std::collections::BTreeMap;

use kernel::{EachSide, OutcomeWords};
use serde::{Deserialize, Serialize};

use crate::scenario::one;
use crate::setup::SideWord;
use crate::{BelleEpoque, Gait, Test};

/// What lies on the table, in words. Only the units must be given: everything else has a default. Units that are
/// not named are eliminated.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Position {
    /// The turn, from 1; 0 while units are placed before the battle.
    #[serde(default = "one")]
    pub turn: u8,
    /// What is to be decided.
    pub phase: PhaseWord,
    /// The side whose chit was drawn.
    pub active: SideWord,
    /// Command points left.
    pub command_points: EachSide<BelleEpoque, u8>,
    /// The units that are left, by id.
    pub units: BTreeMap<String, UnitWords>,
    /// Who controls each objective, by hex; left out, whoever stands there, else as at the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub objectives: Option<BTreeMap<String, SideWord>>,
    /// The activation under way.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub activation: Option<ActivationWords>,
    /// The assault under way.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub assault: Option<AssaultWords>,
    /// In the phase `react_test`: `volley`, `support R3`, `evade` or `counter-charge`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reaction: Option<String>,
    /// In the phases `fire_loss` and `retreating`: who suffers, from whom, and how many steps.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub loss: Option<LossWords>,
    /// In the phase `taking_position`: who may take which hex.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub taking: Option<TakingWords>,
    /// In the phase `placing`, whose listed hex is filled; in the phase `entering`, who arrives.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub due: Option<String>,
    /// How the game ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<OutcomeWords>,
}

/// A unit that is left.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct UnitWords {
    /// Its hex; none before it arrives or is placed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    /// Elements left; all of them when left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub elements: Option<u8>,
    /// Activated this turn.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub activated: bool,
    /// Has moved since the start of the game.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub has_moved: bool,
    /// Has fired since the start of the game.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub has_fired: bool,
    /// Entered difficult ground this turn.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub entered_difficult: bool,
    /// Assaults fought this turn.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub assaults_fought: u8,
}

/// A phase's word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum PhaseWord {
    Placing,
    Entering,
    #[default]
    PickUnit,
    PickTest,
    PickMove,
    PickAct,
    React,
    ReactTest,
    Evading,
    FireLoss,
    Retreating,
    TakingPosition,
    Over,
}

/// The activation under way.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActivationWords {
    /// Who.
    pub unit: String,
    /// Where it began; where the unit stands when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
    /// Its test; left out: passed once the unit acts, none before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub test: Option<Test>,
    /// Its move.
    #[serde(default)]
    pub gait: Gait,
}

/// The assault under way.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AssaultWords {
    /// Who is assaulted.
    pub target: String,
    /// It counter-charges.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub counter_charge: bool,
    /// A friend has tried to support it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub supported: bool,
}

/// Even losses to be settled.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LossWords {
    /// Who suffers.
    pub unit: String,
    /// From whom.
    pub by: String,
    /// How many are left.
    #[serde(default = "one")]
    pub left: u8,
    /// After an assault, the hex that the unit held; where it stands when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ground: Option<String>,
}

/// A position that may be taken.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TakingWords {
    /// By whom.
    pub unit: String,
    /// Which hex.
    pub ground: String,
}
