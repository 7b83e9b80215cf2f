use hexmap::{Cell, Direction};
use kernel::{Outcome, Side};
use serde::Serialize;

use crate::plane::{Fate, PlaneId};

/// What happened.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "event", rename_all = "lowercase")]
#[allow(missing_docs)] // Fields that say themselves.
pub enum Event {
    /// The coin says who is first (ES-R24, ES-R36).
    Drawn { first: Side },
    /// A start hex was chosen, in secret.
    Placed { plane: PlaneId, cell: Cell },
    /// The start hexes are open to all.
    Deployed,
    /// A turn begins.
    Turn { turn: u16 },
    /// A speed was noted, in secret.
    Noted { plane: PlaneId, speed: u8 },
    /// A squadron begins to fly.
    Moves { side: Side },
    /// An aircraft flew.
    Flew {
        plane: PlaneId,
        speed: u8,
        /// The hexes from the start on.
        path: Vec<Cell>,
        heading: Direction,
    },
    /// Two aircraft met and are gone (ES-26).
    Collided {
        /// The one that flew.
        plane: PlaneId,
        speed: u8,
        /// The one it met.
        with: PlaneId,
        /// The hexes from the start on.
        path: Vec<Cell>,
    },
    /// An aircraft crashed alone.
    Crashed {
        plane: PlaneId,
        speed: u8,
        fate: Fate,
        /// The hexes straight on from the start.
        path: Vec<Cell>,
    },
    /// An aircraft was shot down (ES-31); `again` if another of the squadron had already hit it.
    Shot { by: PlaneId, from: Cell, target: PlaneId, at: Cell, again: bool },
    /// The game is over.
    Over { outcome: Outcome },
}
