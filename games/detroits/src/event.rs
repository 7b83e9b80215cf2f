//! What happens, told one by one so that a screen can show it.

use kernel::{BySide, CellId, Outcome};
use serde::Serialize;

use crate::fire::Broadside;
use crate::setup::Wind;
use crate::ship::ShipId;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs)] // Fields that say themselves.
pub enum Event {
    /// The wind is known (DE-09).
    Wind {
        /// Where it drives.
        wind: Wind,
        /// Whether a coin decided.
        tossed: bool,
    },
    /// A turn begins.
    Turn { turn: u16 },
    /// A ship was placed, unseen by the other side.
    Placed { ship: ShipId, at: CellId, facing: &'static str },
    /// Both fleets are on the chart.
    Revealed,
    /// A line was finished, unseen by the other side.
    Sealed { ship: ShipId, line: String },
    /// A slot is opened; with `announce = line` its lines are read out.
    Slot {
        slot: &'static str,
        /// The lines, where they are public.
        lines: BySide<Option<String>>,
    },
    /// Both ships of the slot carry out one order.
    Step {
        slot: &'static str,
        /// The step, from 1.
        step: u8,
        /// What each side's ship did.
        orders: BySide<Option<Executed>>,
    },
    /// Two ships touch and stop (DE-43).
    Contact {
        ships: [ShipId; 2],
        /// A hex that they share, if it is on the board.
        at: Option<CellId>,
    },
    /// A bow strikes a ship abeam (DE-40).
    Ram {
        by: ShipId,
        ship: ShipId,
        /// Its resistance afterwards.
        left: u8,
    },
    /// Two enemies alongside fire until one is sunk (DE-42).
    Boarding { ships: [ShipId; 2], rounds: u8, left: [u8; 2] },
    /// A broadside at one ship.
    Salvo {
        ship: ShipId,
        broadside: Broadside,
        target: ShipId,
        distance: u8,
        damage: u8,
        /// The target's resistance afterwards.
        left: u8,
    },
    /// A ship obeys no more (DE-44).
    Adrift {
        ship: ShipId,
        /// Its resistance.
        left: u8,
    },
    /// A ship is gone (DE-47).
    Sunk { ship: ShipId, at: CellId },
    /// The wind pushes the ships that are adrift.
    Drift {
        /// Each with what became of it.
        ships: Vec<Drifted>,
    },
    /// The end of a turn: how many ships of each side lie in the zone.
    Zone {
        /// Ships of each side.
        ships: BySide<u8>,
    },
    /// The game is over.
    End { outcome: Outcome },
}

/// An order carried out.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Executed {
    /// The ship.
    pub ship: ShipId,
    /// The order, `1` or `R(2)`.
    pub order: String,
    /// Where its bow was.
    pub from: CellId,
    /// Where its bow is.
    pub to: CellId,
    /// It ran aground instead (DE-R31).
    pub aground: bool,
}

/// A ship that the wind pushed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Drifted {
    /// The ship.
    pub ship: ShipId,
    /// Where its bow was.
    pub from: CellId,
    /// Where its bow is; where it was last when it is lost.
    pub to: CellId,
    /// What became of it.
    pub fate: Fate,
}

/// What drifting led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// It was pushed one hex.
    Pushed,
    /// DE-R31: it struck the coast.
    Aground,
    /// DE-R32: it left the board.
    Lost,
}
