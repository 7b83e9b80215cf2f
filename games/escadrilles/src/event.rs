use hexmap::{Cell, Direction};
use kernel::{Outcome, Side};
use serde::Serialize;

use crate::plane::{Fate, PlaneId};

/// What happened.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "event", rename_all = "lowercase")]
pub enum Event {
    /// The coin says who is first (ES-R24, ES-R36).
    Drawn {
        /// The first player.
        first: Side,
    },
    /// A start hex was chosen, in secret.
    Placed {
        /// The aircraft.
        plane: PlaneId,
        /// Its start hex.
        cell: Cell,
    },
    /// The start hexes are open to all.
    Deployed,
    /// A turn begins.
    Turn {
        /// Its number.
        turn: u16,
    },
    /// A speed was noted, in secret.
    Noted {
        /// The aircraft.
        plane: PlaneId,
        /// The speed.
        speed: u8,
    },
    /// A squadron begins to fly.
    Moves {
        /// Which.
        side: Side,
    },
    /// An aircraft flew.
    Flew {
        /// The aircraft.
        plane: PlaneId,
        /// At this speed.
        speed: u8,
        /// The hexes from the start on.
        path: Vec<Cell>,
        /// Where it points now.
        heading: Direction,
    },
    /// Two aircraft met and are gone (ES-26).
    Collided {
        /// The one that flew.
        plane: PlaneId,
        /// At this speed.
        speed: u8,
        /// The one it met.
        with: PlaneId,
        /// The hexes from the start on.
        path: Vec<Cell>,
    },
    /// An aircraft crashed alone.
    Crashed {
        /// The aircraft.
        plane: PlaneId,
        /// At this speed.
        speed: u8,
        /// Why.
        fate: Fate,
        /// The hexes straight on from the start.
        path: Vec<Cell>,
    },
    /// An aircraft was shot down (ES-31).
    Shot {
        /// By this one.
        by: PlaneId,
        /// From this hex.
        from: Cell,
        /// The victim.
        target: PlaneId,
        /// In this hex.
        at: Cell,
    },
    /// The game is over.
    Over {
        /// How it ended.
        outcome: Outcome,
    },
}
