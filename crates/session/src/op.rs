//! What a store keeps of a match, and why a request was not carried out.

use catalogue::Rejection;
use kernel::{Fault, Quit, Refusal, Side, Thrown};
use serde::{Deserialize, Serialize};

/// Why a request was not carried out. The match goes on unharmed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rejected {
    /// The view that the action was made in is no longer the present one.
    Stale,
    /// The game is over.
    Over,
    /// A die is owed first.
    DiceOwed,
    /// There is nothing to undo, to answer or to throw.
    Nothing,
    /// What is said to be drawn cannot have been.
    Absent,
    /// The notation or the die cannot be read.
    Unreadable(Fault),
    /// A rule forbids it.
    Refused(Refusal),
}

impl From<Rejection> for Rejected {
    fn from(rejection: Rejection) -> Self {
        match rejection {
            Rejection::Unreadable(fault) => Rejected::Unreadable(fault),
            Rejection::Refused(refusal) => Rejected::Refused(refusal),
        }
    }
}

/// What a store must keep to bring the match back: [`crate::Session::restore`] plays them again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "op", rename_all = "lowercase")]
pub enum Op {
    /// The dice of the beginning, thrown on a real table.
    Start {
        /// What fell.
        dice: Vec<Thrown>,
    },
    /// A side acted.
    Act {
        /// Who.
        side: Side,
        /// What.
        action: String,
        /// What fell.
        dice: Vec<Thrown>,
        /// A digest of the position that it led to ([`crate::Session::reached`]): where other rules lead elsewhere, it shows.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reached: Option<String>,
    },
    /// A side took its last step back for free.
    Retract {
        /// Who.
        side: Side,
    },
    /// The last step's dice were mistyped: it is played again by the next operation.
    Unplay,
    /// With consent, back to before line `to`.
    Undo {
        /// Who asked.
        side: Side,
        /// The line, from 1.
        to: usize,
    },
    /// A side gave up.
    Resign {
        /// Who.
        side: Side,
    },
    /// A side has no time left.
    Flag {
        /// Who.
        side: Side,
    },
    /// A side took the draw that it was offered.
    Draw {
        /// Who.
        side: Side,
    },
    /// From here on another version of the rules is played, under which everything so far has come out the same.
    Rules {
        /// The version so far.
        from: u32,
        /// The version from here on.
        to: u32,
    },
    /// Somebody sat down at these seats. Who that is, is the house's business: the match passes over it.
    Sit {
        /// The seats.
        sides: Vec<Side>,
        /// The digest of his key.
        key: String,
    },
    /// Who sits at these seats has asked for a link by which they may be taken over.
    Link {
        /// The seats.
        sides: Vec<Side>,
        /// The digest of the link.
        key: String,
    },
}

impl Op {
    /// A side ends the match so, beside the rules.
    pub(crate) fn quit(side: Side, how: Quit) -> Op {
        match how {
            Quit::Resigns => Op::Resign { side },
            Quit::Overtime => Op::Flag { side },
            Quit::Draws => Op::Draw { side },
        }
    }
}
