//! A position as people and bots write it.

use std::collections::BTreeMap;

use kernel::is_default;
use serde::{Deserialize, Serialize};

use crate::army::{Arm, Army};
use crate::places::{Place, Sector};
use crate::terrain::{River, Terrain};
use crate::{Aperro, Preparation};

/// A side's word.
pub type Camp = kernel::SideWord<Aperro>;

/// What is being done, as a word; `player` deploys in `deploy`, both in secret in `secret_deploy`, and after
/// `last_losses` the Combat phase ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Phase {
    Recruit,
    Survey,
    Muster,
    Reveal,
    Deploy,
    SecretDeploy,
    Lots,
    Morale,
    DisorderMorale,
    DisorderMovement,
    Rally,
    Combat,
    Losses,
    LastLosses,
    Movement,
}

/// A unit in words; what is left out is as usual.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct UnitWords {
    /// Where it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<Place>,
    /// Elements left; all when left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub vc: Option<u8>,
    /// Loss markers by what caused them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub markers: Vec<Arm>,
    /// It has fought this turn.
    #[serde(skip_serializing_if = "is_default")]
    pub fought: bool,
    /// It has routed this turn.
    #[serde(skip_serializing_if = "is_default")]
    pub routed: bool,
    /// It has rallied or tried to this turn.
    #[serde(skip_serializing_if = "is_default")]
    pub rallied: bool,
    /// It has changed its formation or tried to this turn.
    #[serde(skip_serializing_if = "is_default")]
    pub formed: bool,
    /// It was tested in this round of disorganisation.
    #[serde(skip_serializing_if = "is_default")]
    pub tested: bool,
    /// Steps made this turn.
    #[serde(skip_serializing_if = "is_default")]
    pub steps: u8,
    /// It moved on its last own turn.
    #[serde(skip_serializing_if = "is_default")]
    pub moved_last: bool,
    /// Whether its orders came through this turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub orders: Option<bool>,
    /// Failed order tests on the turns just before.
    #[serde(skip_serializing_if = "is_default")]
    pub failed_orders: u8,
    /// It stands in square.
    #[serde(skip_serializing_if = "is_default")]
    pub square: bool,
    /// It fights in deep order.
    #[serde(skip_serializing_if = "is_default")]
    pub deep: bool,
    /// The enemy has not seen it yet.
    #[serde(skip_serializing_if = "is_default")]
    pub unknown: bool,
    /// Elements regained out of the enemy's sight.
    #[serde(skip_serializing_if = "is_default")]
    pub gain: u8,
}

/// A general in words.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct GeneralWords {
    /// Where he is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<Place>,
    /// Loss markers.
    #[serde(skip_serializing_if = "is_default")]
    pub markers: u8,
    /// Steps made this turn.
    #[serde(skip_serializing_if = "is_default")]
    pub steps: u8,
    /// The enemy has not seen him yet.
    #[serde(skip_serializing_if = "is_default")]
    pub unknown: bool,
}

/// Combat and movement in progress.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ProgressWords {
    /// The sector whose combats are open.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub open: Option<Sector>,
    /// Sectors whose combats are over.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub closed: Vec<Sector>,
    /// Markers to be given out, by what caused them.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub hits: BTreeMap<Arm, u8>,
    /// Units that crossed the river of each lane, west first.
    #[serde(skip_serializing_if = "is_default")]
    pub crossed: [u8; 3],
    /// CR of the general in a sector when the Movement phase began; those there now when left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub led: Option<BTreeMap<Sector, u8>>,
    /// Places with a general when the turn began; those there now when left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub briefed: Option<Vec<Place>>,
    /// Full rounds of disorganisation.
    #[serde(skip_serializing_if = "is_default")]
    pub rounds: u8,
}

/// A position in words: pieces by id, sectors by name. Pieces that are not listed are eliminated.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// What is being done.
    pub phase: Phase,
    /// Whose turn it is.
    #[serde(default)]
    pub player: Camp,
    /// Who plays first in a round; the player when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Camp>,
    /// Own turns begun, South's and North's.
    #[serde(default = "first_turn")]
    pub turns: [u8; 2],
    /// The pieces of a side, where they are not the scenario's.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub armies: BTreeMap<Camp, Army>,
    /// Terrain, where it is not the scenario's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub terrain: Option<BTreeMap<Sector, Vec<Terrain>>>,
    /// Rivers of the lanes, west first, where they are not the scenario's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rivers: Option<[Option<River>; 3]>,
    /// The units by id.
    pub units: BTreeMap<String, UnitWords>,
    /// The generals by id.
    #[serde(default)]
    pub generals: BTreeMap<String, GeneralWords>,
    /// Pieces left at home for the budget's sake.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub demobilised: Vec<String>,
    /// Holders of sectors, where that is not plain to see.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub holders: BTreeMap<Sector, Camp>,
    /// Preparations of the two sides, South's first.
    #[serde(default)]
    pub preparations: [Preparation; 2],
    /// Combat and movement in progress.
    #[serde(default)]
    pub progress: ProgressWords,
    /// How it ended, if it did: winner and reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub over: Option<OverWords>,
}

/// The end in words.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OverWords {
    /// Who won; nobody in a draw.
    #[serde(default)]
    pub winner: Option<Camp>,
    /// `conquest`, `enfilade`, `annihilation` or `limit`.
    pub reason: String,
}

fn first_turn() -> [u8; 2] {
    [1, 1]
}
