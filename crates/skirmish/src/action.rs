//! Decisions and events.

use hexmap::Cell;
use kernel::Side;
use serde::Serialize;

use crate::{Cells, Verdict};

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action<P> {
    /// `place D5`
    Place(P),
    /// `move F8 G7`
    Move {
        /// Where the piece stands.
        from: Cell,
        /// Where it goes; the way does not matter.
        to: Cell,
    },
    /// `end movement`
    EndMovement,
    /// `attack C4 by B4+C3`
    Attack {
        /// Where the attacked piece stands.
        target: Cell,
        /// Where the attacking pieces stand.
        by: Cells,
    },
    /// `end combat`
    EndCombat,
    /// `retreat B3`
    Retreat(Cell),
    /// `offer stop`
    OfferStop,
    /// `accept stop`
    AcceptStop,
    /// `decline stop`
    DeclineStop,
}

impl<P> Action<P> {
    /// Whether this moves a piece to where `earlier` moved it from.
    pub fn leads_back(&self, earlier: &Self) -> bool {
        match (self, earlier) {
            (Action::Move { from, to }, Action::Move { from: away_from, to: away_to }) => {
                from == away_to && to == away_from
            }
            _ => false,
        }
    }
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs)] // The fields are the action's own.
pub enum Event<P> {
    /// Lots were drawn for who begins.
    Drawn {
        side: Side,
    },
    Placed {
        side: Side,
        #[serde(flatten)]
        piece: P,
    },
    /// There was no hex for a piece.
    SetAside {
        side: Side,
    },
    TurnBegan {
        side: Side,
        round: u16,
    },
    Moved {
        side: Side,
        from: Cell,
        to: Cell,
    },
    Attacked {
        side: Side,
        target: Cell,
        by: Cells,
        verdict: Verdict,
    },
    Removed {
        side: Side,
        #[serde(flatten)]
        piece: P,
        /// It was pushed and had nowhere to go.
        cornered: bool,
    },
    Retreated {
        side: Side,
        from: Cell,
        to: Cell,
    },
    /// Nobody of this side could attack: its combat was passed over.
    NoCombat {
        side: Side,
    },
    StopOffered {
        side: Side,
    },
    StopDeclined {
        side: Side,
    },
    Ended {
        winner: Option<Side>,
    },
}
