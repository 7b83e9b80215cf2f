//! One decision of a player.

use crate::army::{Arm, Kind, Nation, Traits};
use crate::places::{Place, Sector};
use kernel::Side;
use serde::{Deserialize, Serialize};

/// A piece of either army: units have the numbers from 0, generals those from 32.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PieceRef {
    /// Whose it is.
    pub side: Side,
    number: u8,
}

const FIRST_GENERAL: u8 = 32;

impl PieceRef {
    /// A unit by its place in the roster.
    #[inline]
    pub const fn unit(side: Side, index: usize) -> Self {
        PieceRef { side, number: index as u8 }
    }

    /// A general by his place in the roster.
    #[inline]
    pub const fn general(side: Side, index: usize) -> Self {
        PieceRef { side, number: FIRST_GENERAL + index as u8 }
    }

    /// A number of its own among the pieces of both armies.
    pub(crate) const fn number(self) -> usize {
        self.side.index() << 8 | self.number as usize
    }

    /// The piece with this number.
    pub(crate) const fn numbered(number: usize) -> Self {
        PieceRef { side: if number >> 8 == 0 { Side::A } else { Side::B }, number: number as u8 }
    }

    /// The unit's place in the roster.
    #[inline]
    pub const fn as_unit(self) -> Option<usize> {
        if self.number < FIRST_GENERAL { Some(self.number as usize) } else { None }
    }

    /// The general's place in the roster.
    #[inline]
    pub const fn as_general(self) -> Option<usize> {
        if self.number < FIRST_GENERAL { None } else { Some((self.number - FIRST_GENERAL) as usize) }
    }
}

/// How a unit attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mode {
    /// In its own contested sector (AP-50).
    Fight,
    /// Guns on the sector opposite (AP-53).
    Bombard,
    /// On a neighbouring sector (AP-55).
    Enfilade,
}

impl Mode {
    /// Its word in notation.
    pub const fn word(self) -> &'static str {
        ["fight", "bombard", "enfilade"][self as usize]
    }
}

/// The order of infantry (AP-122).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// Thin order (AP-123).
    Thin,
    /// Deep order (AP-124).
    Deep,
}

impl Order {
    /// Its word in notation.
    pub const fn word(self) -> &'static str {
        ["thin", "deep"][self as usize]
    }
}

/// What an army declares at the start (AP-122, AP-137).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Doctrine {
    /// All infantry in thin order.
    Thin,
    /// All infantry in deep order.
    Deep,
    /// Each unit as it is placed.
    Mixed,
}

impl Doctrine {
    /// All doctrines.
    pub const ALL: [Doctrine; 3] = [Doctrine::Thin, Doctrine::Deep, Doctrine::Mixed];

    /// Its word in notation.
    pub const fn word(self) -> &'static str {
        ["thin", "deep", "mixed"][self as usize]
    }
}

/// One decision: one human step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // Fields that say themselves.
pub enum Action {
    /// The nation of a recruited army: `nation british`.
    Nation(Nation),
    /// A preset army: `preset french`, as the number of the preset.
    Preset(u8),
    /// A unit is recruited: `recruit i3`, `recruit a2 horse`.
    Recruit { kind: Kind, vc: u8, traits: Traits },
    /// A general is recruited: `recruit g 1/2/1`.
    RecruitGeneral([u8; 3]),
    /// A recruit is sent home: `dismiss s3`.
    Dismiss(PieceRef),
    /// The ground is looked at, with dice if it is laid out at random: `survey`.
    Survey,
    /// A piece is left at home for the budget's sake: `demobilise husson`.
    Demobilise(PieceRef),
    /// The infantry's doctrine: `doctrine deep`.
    Doctrine(Doctrine),
    /// The doctrines become known: `reveal`.
    Reveal,
    /// A piece is deployed: `place ney at SC`, in mixed order `place husson at SW deep`.
    Place {
        piece: PieceRef,
        /// A sector of its camp or its reserve.
        at: Place,
        /// The order of infantry in an army of mixed order.
        order: Option<Order>,
    },
    /// A deployed piece is taken back: `unplace ney`.
    Unplace(PieceRef),
    /// Recruitment, mobilisation or deployment is finished: `done`.
    Done,
    /// The lot decides who plays first: `lots`.
    Lots,
    /// The next morale test: `morale`.
    Morale,
    /// A test of disorganisation: `disorder husson`.
    Disorder(PieceRef),
    /// A unit in reserve rallies: `rally husson`.
    Rally(PieceRef),
    /// No more rallying: `end rally`.
    EndRally,
    /// A unit attacks: `fight husson`, `bombard NC by battery`, `enfilade NC by husson`.
    Attack { unit: PieceRef, mode: Mode, target: Sector },
    /// The combats in the open sector are over: `close`.
    Close,
    /// The Combat phase is over: `end combat`.
    EndCombat,
    /// A loss marker is given to a unit: `loss husson`, where colours matter `loss husson cavalry`.
    Loss { unit: PieceRef, arm: Option<Arm> },
    /// A piece moves: `move husson to NC`.
    Move { piece: PieceRef, to: Place },
    /// A unit is sent orders: `order husson`.
    Order(PieceRef),
    /// A unit forms square: `square husson`.
    Square(PieceRef),
    /// A unit leaves its square: `unsquare husson`.
    Unsquare(PieceRef),
    /// A French unit changes its order: `thin husson`, `deep husson`.
    ChangeOrder(PieceRef, Order),
    /// The Movement phase is over: `end movement`.
    EndMovement,
}
