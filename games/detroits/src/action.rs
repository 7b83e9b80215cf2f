//! The decisions of the players.

use crate::fire::Volley;
use crate::order::{Script, Symbol};
use crate::ship::{Pose, Slot};

/// One decision. A ship is named by its slot alone: it is always the player's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // Fields that say themselves.
pub enum Action {
    /// `deploy T1 03.02 SE`: places a ship before the first turn (DE-R38).
    Deploy {
        ship: Slot,
        /// Where its bow lies and points.
        pose: Pose,
    },
    /// `write T1 1`, `write T1 R(2)`: adds one symbol to the line being written.
    Write { ship: Slot, symbol: Symbol },
    /// `done T1`: the line is finished.
    Done { ship: Slot },
    /// `T1: 1 R 2 R 3 3`: the whole line at once, in the book's notation.
    Order {
        ship: Slot,
        /// Its line as written.
        script: Script,
    },
    /// `hold T1`: does not fire in this window.
    Hold { ship: Slot },
    /// `fire T1 port SE-F2 starboard SE-T1`: one broadside, or both at two ships.
    Fire { ship: Slot, volley: Volley },
}
