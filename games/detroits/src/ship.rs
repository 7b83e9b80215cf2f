//! The ships: five slots a fleet, two kinds, and what is known of each ship on the chart.

use std::fmt;

use hexmap::{Cell, Direction, flat};
use kernel::{Refusal, Side};
use serde::{Serialize, Serializer};

use crate::order::{Line, NO_ORDERS, Token};

/// DE-12: the points of every ship in a turn.
pub const MOVE: usize = 6;
/// DE-44: at this resistance and below a ship is adrift.
pub const ADRIFT: u8 = 3;
/// DE-40: what the ship struck abeam loses.
pub const RAM_LOSS: u8 = 2;
/// The sides' letters in the names of ships.
pub const FLEETS: [&str; 2] = ["NW", "SE"];

/// The two kinds of ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// One hex long (DE-04).
    Frigate,
    /// Two hexes long (DE-05).
    ThreeMaster,
}

impl Kind {
    /// DE-06: starting resistance.
    pub const fn resist(self) -> u8 {
        match self {
            Kind::Frigate => 9,
            Kind::ThreeMaster => 17,
        }
    }

    /// DE-38: how far its broadsides carry.
    pub const fn range(self) -> u8 {
        match self {
            Kind::Frigate => 3,
            Kind::ThreeMaster => 4,
        }
    }

    /// DE-37: the table of fire effects, by distance from 1.
    pub const fn damage(self, distance: u8) -> u8 {
        const EFFECTS: [[u8; 4]; 2] = [[3, 2, 1, 0], [4, 3, 2, 1]];
        EFFECTS[self as usize][distance as usize - 1]
    }

    /// The word used in scenes.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Frigate => "frigate",
            Kind::ThreeMaster => "threemaster",
        }
    }
}

/// DE-28: the ships of like number, one of each fleet, that are executed together; three-masters first (DE-27).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum Slot {
    T1,
    T2,
    F1,
    F2,
    F3,
}

impl Slot {
    /// All five, in the order of execution.
    pub const ALL: [Slot; 5] = [Slot::T1, Slot::T2, Slot::F1, Slot::F2, Slot::F3];

    /// Its place in the order of execution.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// DE-03: the first two are three-masters, the others frigates.
    pub const fn kind(self) -> Kind {
        match self {
            Slot::T1 | Slot::T2 => Kind::ThreeMaster,
            Slot::F1 | Slot::F2 | Slot::F3 => Kind::Frigate,
        }
    }

    /// `T1` to `F3`.
    pub const fn name(self) -> &'static str {
        ["T1", "T2", "F1", "F2", "F3"][self.index()]
    }

    /// The ship of this slot in a fleet.
    #[inline]
    pub const fn of(self, side: Side) -> ShipId {
        ShipId { side, slot: self }
    }

    /// A refusal that names the ship.
    pub(crate) fn refuse(self, rule: &'static str, reason: &'static str) -> Refusal {
        Refusal::new(rule, reason).with("ship", self.name())
    }

    /// Refuses by `rule` when something stands in the ship's way.
    #[inline]
    pub(crate) fn refuse_when(self, hindered: bool, rule: &'static str, reason: &'static str) -> Result<(), Refusal> {
        if hindered { Err(self.refuse(rule, reason)) } else { Ok(()) }
    }

    /// The slot of this name, in any case of letters.
    pub fn read(name: &str) -> Option<Slot> {
        Slot::ALL.into_iter().find(|slot| slot.name().eq_ignore_ascii_case(name))
    }
}

/// One of the ten ships: `NW-T1` to `SE-F3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ShipId {
    /// Whose it is.
    pub side: Side,
    /// Its number.
    pub slot: Slot,
}

impl ShipId {
    /// All ten, the first fleet's first.
    pub fn all() -> impl Iterator<Item = ShipId> {
        Side::BOTH.into_iter().flat_map(ShipId::fleet)
    }

    /// The five of a side.
    pub fn fleet(side: Side) -> impl Iterator<Item = ShipId> + Clone {
        Slot::ALL.into_iter().map(move |slot| slot.of(side))
    }

    /// Its place in a table of ten.
    #[inline]
    pub const fn index(self) -> usize {
        self.side.index() * Slot::ALL.len() + self.slot.index()
    }

    /// Its kind.
    #[inline]
    pub const fn kind(self) -> Kind {
        self.slot.kind()
    }

    /// The ship of this name, in any case of letters.
    pub fn read(name: &str) -> Option<ShipId> {
        let (fleet, slot) = name.split_once('-')?;
        let side = Side::BOTH.into_iter().find(|side| FLEETS[side.index()].eq_ignore_ascii_case(fleet))?;
        Some(Slot::read(slot)?.of(side))
    }
}

impl fmt::Display for ShipId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", FLEETS[self.side.index()], self.slot.name())
    }
}

impl Serialize for ShipId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Where a ship lies: its bow and where that points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pose {
    /// The hex of the bow.
    pub bow: Cell,
    /// Where it points.
    pub facing: Direction,
}

impl Pose {
    /// Of a ship that is not on the chart.
    pub const NONE: Pose = Pose { bow: Cell(u16::MAX), facing: flat::N };
}

/// What is known of a ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ship {
    /// Where it lies.
    pub pose: Pose,
    /// Remaining resistance; 0 when it is not in the game (any more).
    pub resist: u8,
    /// Stuck on the coast for good.
    pub aground: bool,
    /// It has fired this turn.
    pub fired: bool,
    /// A contact has stopped it this turn.
    pub stopped: bool,
    /// Its line for this turn is written.
    pub closed: bool,
    /// How much of its line is carried out.
    pub executed: u8,
    /// Its line for this turn.
    pub line: Line,
}

impl Ship {
    /// Not in the game.
    pub const GONE: Ship = Ship {
        pose: Pose::NONE,
        resist: 0,
        aground: false,
        fired: false,
        stopped: false,
        closed: false,
        executed: 0,
        line: NO_ORDERS,
    };

    /// In the game, on the chart or waiting to be deployed.
    #[inline]
    pub const fn afloat(&self) -> bool {
        self.resist > 0
    }

    /// On the chart.
    #[inline]
    pub const fn placed(&self) -> bool {
        self.pose.bow.0 != Pose::NONE.bow.0
    }

    /// DE-44: afloat, but at the mercy of the wind.
    #[inline]
    pub const fn adrift(&self) -> bool {
        self.afloat() && self.resist <= ADRIFT
    }

    /// Whether it obeys orders: neither adrift (DE-45) nor aground (DE-46).
    #[inline]
    pub const fn obeys(&self) -> bool {
        self.resist > ADRIFT && !self.aground
    }

    /// How many tokens of its line are still to be carried out.
    #[inline]
    pub fn left(&self) -> u8 {
        self.line.len() as u8 - self.executed
    }

    /// The tokens of its line that are carried out.
    #[inline]
    pub fn done(&self) -> &[Token] {
        &self.line[..usize::from(self.executed)]
    }

    /// The tokens of its line that are still to be carried out.
    #[inline]
    pub fn to_do(&self) -> &[Token] {
        &self.line[usize::from(self.executed)..]
    }

    /// DE-43: what is left of its line is void, and nobody sees it (DE-R42).
    #[inline]
    pub fn void_line(&mut self) {
        self.line.cut(usize::from(self.executed));
    }

    /// A new turn: nothing fired, nothing written.
    pub fn refresh(&mut self) {
        *self = Ship { pose: self.pose, resist: self.resist, aground: self.aground, ..Ship::GONE };
    }
}
