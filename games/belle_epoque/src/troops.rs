//! The troops: kinds, doctrine, quality, weapons and tags (BE-03 to BE-10, BE-22, BE-28, BE-40).

use hexmap::Cell;
use kernel::{Side, Text};
use serde::{Deserialize, Serialize};

/// A unit: its place in the roster, the first side's units first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct UnitId(pub u8);

impl UnitId {
    /// The place in the roster, to look things up.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// This unit alone in a set of units.
    #[inline]
    pub(crate) const fn bit(self) -> u32 {
        1 << self.0
    }
}

/// What a unit is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Regular foot.
    Infantry,
    /// Native warriors on foot.
    Tribal,
    /// Infantry that rides and fights dismounted.
    Mounted,
    /// Horse.
    Cavalry,
}

impl Kind {
    /// BE-05 to BE-08: the most elements of a unit.
    pub const fn most_elements(self) -> u8 {
        match self {
            Kind::Cavalry | Kind::Mounted => 3,
            Kind::Infantry => 4,
            Kind::Tribal => 6,
        }
    }

    /// BE-28: the hexes of a forced march.
    pub const fn allowance(self) -> u8 {
        match self {
            Kind::Infantry => 2,
            Kind::Tribal | Kind::Mounted => 3,
            Kind::Cavalry => 4,
        }
    }

    /// BE-R21: everybody who fights on foot.
    pub const fn fights_on_foot(self) -> bool {
        !matches!(self, Kind::Cavalry)
    }

    /// The word in scenarios and messages.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Infantry => "infantry",
            Kind::Tribal => "tribal",
            Kind::Mounted => "mounted",
            Kind::Cavalry => "cavalry",
        }
    }
}

/// The doctrine (BE-09).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Order {
    /// Close order.
    Close,
    /// Open order.
    Open,
}

/// Training and morale.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Quality {
    /// Militia.
    Poor,
    /// Regulars.
    Regular,
    /// Elite.
    Elite,
}

impl Quality {
    /// BE-22: the reactivity level.
    pub const fn reactivity(self, order: Order) -> u8 {
        match (self, order) {
            (Quality::Poor, Order::Open) => 1,
            (Quality::Poor, Order::Close) | (Quality::Regular, Order::Open) => 2,
            (Quality::Regular, Order::Close) | (Quality::Elite, Order::Open) => 3,
            (Quality::Elite, Order::Close) => 4,
        }
    }
}

/// The firepower class (BE-40).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Weapon {
    /// Magazine rifles, quick-firing artillery, machine guns.
    A,
    /// Magazine rifles, breech-loading artillery, machine guns.
    B,
    /// Breech-loading rifles, early machine guns, muzzle-loading artillery.
    C,
    /// Breech-loading rifles, breech-loading artillery.
    D,
    /// Muzzle-loading rifles and artillery.
    E,
    /// Smoothbore muskets, or cavalry with horse artillery.
    F,
    /// Little firepower, or cavalry without artillery.
    G,
}

impl Weapon {
    /// The letter of the class.
    pub const fn letter(self) -> char {
        (b'A' + self as u8) as char
    }
}

/// How a side is commanded (BE-14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Command {
    /// Four-sided dice.
    Poor,
    /// Six-sided dice.
    Normal,
    /// Eight-sided dice.
    Superior,
}

impl Command {
    /// BE-14: the sides of a command die.
    pub const fn die(self) -> u16 {
        match self {
            Command::Poor => 4,
            Command::Normal => 6,
            Command::Superior => 8,
        }
    }
}

/// What a scenario says of a unit besides its class.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Tags {
    /// A conspicuous target (BE-46, BE-59).
    pub flagrant: bool,
    /// Smokeless powder (BE-55).
    pub smokeless: bool,
    /// Base assault score 4 (BE-67).
    pub shock: bool,
    /// Assault score +1 in attack (BE-73).
    pub fiery: bool,
    /// Assault score +1 in defence, and no retreat after assaults (BE-74, BE-80).
    pub tenacious: bool,
    /// Must take a vacated position (BE-69).
    pub impetuous: bool,
    /// May force-march out of difficult ground (BE-36).
    pub pathfinder: bool,
}

impl Tags {
    /// The words of all tags.
    pub const WORDS: [&str; 7] = ["flagrant", "smokeless", "shock", "fiery", "tenacious", "impetuous", "pathfinder"];

    fn each(&mut self) -> [&mut bool; 7] {
        [
            &mut self.flagrant,
            &mut self.smokeless,
            &mut self.shock,
            &mut self.fiery,
            &mut self.tenacious,
            &mut self.impetuous,
            &mut self.pathfinder,
        ]
    }

    /// Sets the tag with this word; false if there is none.
    pub(crate) fn set(&mut self, word: &str) -> bool {
        let place = Self::WORDS.iter().position(|known| *known == word);
        place.map(|i| *self.each()[i] = true).is_some()
    }

    /// The words of the tags that are set.
    pub fn words(mut self) -> impl Iterator<Item = &'static str> {
        Self::WORDS.into_iter().zip(self.each().map(|set| *set)).filter(|&(_, set)| set).map(|(word, _)| word)
    }
}

/// Where a unit begins.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // Fields that say themselves.
pub enum Start {
    /// On the table.
    At(Cell),
    /// It arrives as a reinforcement (BE-V6).
    Arrives { turn: u8, entry: Vec<Cell> },
}

/// A unit as the scenario gives it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unit {
    /// The short name in notation, such as `R1`.
    pub id: String,
    /// The full name.
    pub name: Text,
    /// A few letters for the counter.
    pub label: Text,
    /// Whose it is.
    pub side: Side,
    /// What it is.
    pub kind: Kind,
    /// Elements at the start.
    pub elements: u8,
    /// Firepower class.
    pub weapon: Weapon,
    /// Training and morale.
    pub quality: Quality,
    /// Doctrine.
    pub order: Order,
    /// What else is said of it.
    pub tags: Tags,
    /// Where it begins.
    pub start: Start,
}

impl Unit {
    /// The hex where it stands at the beginning; nowhere if it arrives later.
    pub fn start_hex(&self) -> Option<Cell> {
        if let Start::At(at) = self.start { Some(at) } else { None }
    }

    /// BE-22: the reactivity level (NR).
    #[inline]
    pub const fn reactivity(&self) -> u8 {
        self.quality.reactivity(self.order)
    }
}
