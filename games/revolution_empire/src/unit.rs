//! Units: what kinds there are and what each can do.

use kernel::Side;
use serde::{Deserialize, Serialize};

/// Units of one side at most.
pub const MOST_UNITS: usize = 32;

/// A unit of the scenario: its number, side A's from 0 and side B's from 32.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct UnitId(pub u8);

impl UnitId {
    /// The `n`-th unit of a side.
    pub(crate) const fn of(side: Side, n: usize) -> UnitId {
        UnitId((side.index() * MOST_UNITS + n) as u8)
    }

    /// Where it is in tables of all units.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whose it is.
    #[inline]
    pub const fn side(self) -> Side {
        Side::from_index(self.0 as usize / MOST_UNITS)
    }
}

/// A set of units, both sides' together.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Units(pub u64);

impl Units {
    /// No unit.
    pub const NONE: Units = Units(0);

    /// Every number of a side, whether there is such a unit or not.
    pub const fn side(side: Side) -> Units {
        Units(0xffff_ffff << (side.index() * MOST_UNITS))
    }

    /// The set of one unit.
    #[inline]
    pub const fn of(unit: UnitId) -> Units {
        Units(1 << unit.0)
    }

    /// Whether the unit is in the set.
    #[inline]
    pub const fn has(self, unit: UnitId) -> bool {
        self.0 >> unit.0 & 1 == 1
    }

    /// Puts a unit in.
    #[inline]
    pub fn insert(&mut self, unit: UnitId) {
        self.0 |= 1 << unit.0;
    }

    /// Takes a unit out.
    #[inline]
    pub fn remove(&mut self, unit: UnitId) {
        self.0 &= !(1 << unit.0);
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The first one.
    #[inline]
    pub fn first(self) -> Option<UnitId> {
        (self.0 != 0).then(|| UnitId(self.0.trailing_zeros() as u8))
    }
}

impl std::ops::BitAnd for Units {
    type Output = Units;
    #[inline]
    fn bitand(self, other: Units) -> Units {
        Units(self.0 & other.0)
    }
}

impl std::ops::BitOr for Units {
    type Output = Units;
    #[inline]
    fn bitor(self, other: Units) -> Units {
        Units(self.0 | other.0)
    }
}

impl std::ops::Sub for Units {
    type Output = Units;
    #[inline]
    fn sub(self, other: Units) -> Units {
        Units(self.0 & !other.0)
    }
}

impl Iterator for Units {
    type Item = UnitId;
    #[inline]
    fn next(&mut self) -> Option<UnitId> {
        let first = self.first()?;
        self.0 &= self.0 - 1;
        Some(first)
    }
}

impl std::fmt::Debug for Units {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.map(|unit| unit.0)).finish()
    }
}

impl FromIterator<UnitId> for Units {
    fn from_iter<I: IntoIterator<Item = UnitId>>(units: I) -> Units {
        units.into_iter().fold(Units::NONE, |set, unit| set | Units::of(unit))
    }
}

/// The kinds of unit (RE-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// Infantry.
    I,
    /// Elite infantry.
    #[serde(rename = "IE")]
    Elite,
    /// Light cavalry.
    C,
    /// Heavy cavalry, dragoons included.
    #[serde(rename = "HC")]
    Heavy,
    /// A grand battery.
    A,
}

/// How far a kind goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowance {
    /// Hexes after which it may still attack.
    pub fight: u8,
    /// Hexes at most.
    pub march: u8,
}

/// Hexes that a road adds (RE-46).
pub const ROAD_BONUS: u8 = 2;

impl Kind {
    /// Every kind, in the order of the book.
    pub const ALL: [Kind; 5] = [Kind::I, Kind::Elite, Kind::C, Kind::Heavy, Kind::A];

    /// The book's letters.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::I => "I",
            Kind::Elite => "IE",
            Kind::C => "C",
            Kind::Heavy => "HC",
            Kind::A => "A",
        }
    }

    /// I or IE.
    #[inline]
    pub const fn infantry(self) -> bool {
        matches!(self, Kind::I | Kind::Elite)
    }

    /// C or HC.
    #[inline]
    pub const fn cavalry(self) -> bool {
        matches!(self, Kind::C | Kind::Heavy)
    }

    /// Dice in combat (RE-59 to RE-62); for a battery those of its riposte (RE-R14).
    #[inline]
    pub const fn dice(self) -> u8 {
        match self {
            Kind::I | Kind::A => 3,
            Kind::Elite => 4,
            Kind::C => 1,
            Kind::Heavy => 2,
        }
    }

    /// RE-42 to RE-45.
    #[inline]
    pub const fn allowance(self) -> Allowance {
        let (fight, march) = match self {
            Kind::I | Kind::Elite => (1, 2),
            Kind::C => (3, 4),
            Kind::Heavy => (2, 3),
            Kind::A => (0, 2),
        };
        Allowance { fight, march }
    }

    /// A kind of each of the arms that the ground treats alike.
    pub(crate) const ARMS: [Kind; 4] = [Kind::I, Kind::C, Kind::Heavy, Kind::A];

    /// The number of its arm.
    #[inline]
    pub(crate) const fn arm(self) -> usize {
        match self {
            Kind::I | Kind::Elite => 0,
            Kind::C => 1,
            Kind::Heavy => 2,
            Kind::A => 3,
        }
    }
}

/// What sets a unit apart from its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Trait {
    /// One piece is skirmishers (RE-38).
    Skirmishers,
    /// One die more in fire and riposte (RE-10, RE-R49).
    FireBonus,
    /// The first retreat of each roll is ignored (RE-11, RE-R49).
    Steady,
}
