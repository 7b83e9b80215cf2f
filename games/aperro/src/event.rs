//! What happened, for the log and the animation.

use kernel::{ShownDie, Side};
use serde::Serialize;

use crate::action::{Mode, PieceRef};
use crate::army::Arm;
use crate::places::{Place, Sector};

/// A six-sided die as it lay, and whether it hit, saved, or brought luck.
pub(crate) fn d6(n: u8, hit: bool) -> ShownDie {
    ShownDie { sides: 6, n: n.into(), hit }
}

/// An eight-sided die as it lay.
pub(crate) fn d8(n: u8, hit: bool) -> ShownDie {
    ShownDie { sides: 8, n: n.into(), hit }
}

/// What becomes of a unit that was tested.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Fate {
    /// It stays where it is.
    Stays,
    /// It has routed to its reserve.
    Routs,
    /// It is destroyed.
    Eliminated,
}

/// Something that happened.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // Fields that say themselves.
pub enum Event {
    /// A private step of the set-up.
    Prepared(Side),
    /// The ground is known; the dice that laid it out.
    Surveyed(Vec<ShownDie>),
    /// Which camp the first player got.
    SidesDrawn(u8),
    /// The doctrines are known.
    Revealed,
    /// A piece was deployed.
    Placed(PieceRef, Place),
    /// A piece was taken back.
    TakenBack(PieceRef, Place),
    /// A side has deployed; both have when nobody is named.
    Deployed(Option<Side>),
    /// The lot named the first player.
    LotsDrawn(u8, Side),
    /// A player's turn begins.
    TurnBegan(Side, u8),
    /// Nothing bears a marker: the Morale phase is passed over.
    NoMorale(Side),
    /// A unit was tested for its losses.
    Tested { unit: PieceRef, sector: Sector, targets: Vec<i8>, dice: Vec<ShownDie>, lost: u8, fate: Fate },
    /// A general was tested.
    GeneralTested { general: PieceRef, sector: Sector, dice: Vec<ShownDie>, killed: bool },
    /// A unit was tested for disorganisation.
    Disordered {
        unit: PieceRef,
        sector: Sector,
        /// What the die was compared with.
        target: i8,
        /// The die; none when the rout was forced (AP-R66).
        die: Option<ShownDie>,
        routs: bool,
    },
    /// A unit tried to rally.
    Rallied { unit: PieceRef, target: i8, die: ShownDie },
    /// A unit attacked.
    Attacked {
        unit: PieceRef,
        mode: Mode,
        from: Sector,
        target: Sector,
        ef: u8,
        dice: Vec<ShownDie>,
        hits: u8,
        sixes: u8,
    },
    /// The combats in a sector are over with so many markers.
    Closed(Sector, u8),
    /// So many markers of an arm were given to a unit.
    LossGiven(PieceRef, Arm, u8),
    /// A piece moved.
    Moved(PieceRef, Vec<Place>),
    /// A forced march was tested.
    Marched { unit: PieceRef, die: ShownDie },
    /// Orders were sent.
    Ordered { unit: PieceRef, bonus: u8, die: ShownDie },
    /// A unit formed or left square, or failed to.
    Formed { unit: PieceRef, square: bool, die: Option<ShownDie> },
    /// A unit changed its order.
    OrderChanged(PieceRef, bool),
    /// A general was captured.
    Captured(PieceRef, Sector),
    /// A sector has another holder.
    Held(Sector, Side),
    /// Pieces from off the table were awaited.
    Arrival { side: Side, target: i32, die: ShownDie },
    /// The game is over.
    Ended,
}

impl Serialize for PieceRef {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_struct("PieceRef", &self.number())
    }
}

impl Serialize for Mode {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.word().serialize(serializer)
    }
}
