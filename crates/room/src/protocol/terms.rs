//! Time, and what two people who play apart may agree on.

use kernel::{BySide, Side};
use serde::{Deserialize, Serialize};

/// How much time two people have who play apart. A clock runs while its side owes a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Pace {
    /// So many seconds for all decisions, and some more for each one that is made.
    Live {
        /// The seconds for all.
        seconds: u16,
        /// The seconds for each.
        increment: u16,
    },
    /// So many days for each decision, and when they have gone by a reserve of days for all of them.
    Days {
        /// The days.
        days: u16,
        /// The reserve.
        reserve: u16,
    },
}

/// What one player may propose to another who plays apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Proposal {
    /// Nobody wins.
    Draw,
    /// The clocks stand still until the next decision.
    Adjourn,
    /// Another pace from now on, with full clocks; nothing for none at all.
    Pace {
        /// The pace.
        pace: Option<Pace>,
    },
    /// The same again when it is over, with the sides changed.
    Rematch,
}

/// A proposal that stands to be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Proposed {
    /// Who proposes.
    pub side: Side,
    /// What.
    pub what: Proposal,
}

/// The clocks as they stand at the moment of telling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Times {
    /// Milliseconds that each side has left.
    pub left: BySide<u32>,
    /// Whose clock runs.
    pub runs: BySide<bool>,
    /// Milliseconds for which each side is still on holiday: so long its clock stands still.
    pub rest: BySide<u32>,
}
