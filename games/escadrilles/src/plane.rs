use std::fmt;

use hexmap::{Cell, Direction};
use kernel::{Refusal, Side, Text};
use serde::{Serialize, Serializer};

/// Aircraft a squadron may have (ES-02).
pub const SQUADRON: u8 = 9;

/// The letter that stands for a squadron in an aircraft's name.
const LETTERS: [char; 2] = ['w', 'e'];

/// An aircraft by its squadron and its number, `w3` or `e9` (ES-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlaneId {
    /// Its squadron.
    pub side: Side,
    /// Its number, from 1 to 9.
    pub number: u8,
}

impl PlaneId {
    /// Aircraft `number` of `side`; the number must be 1 to 9.
    pub(crate) const fn new(side: Side, number: u8) -> Self {
        PlaneId { side, number }
    }

    /// The numbers of a squadron in the order in which they act (ES-20).
    pub(crate) fn squadron(side: Side) -> impl Iterator<Item = PlaneId> + Clone {
        (1..=SQUADRON).map(move |number| PlaneId { side, number })
    }

    /// Every aircraft of both squadrons.
    pub(crate) fn all() -> impl Iterator<Item = PlaneId> {
        Side::BOTH.into_iter().flat_map(PlaneId::squadron)
    }

    /// Reads `w3` or `e9`, in any case of letters.
    pub(crate) fn read(word: &str) -> Option<PlaneId> {
        let mut signs = word.chars();
        let letter = signs.next()?.to_ascii_lowercase();
        let side = Side::from_index(LETTERS.iter().position(|&known| known == letter)?);
        let number = signs.next()?.to_digit(10)? as u8;
        ((1..=SQUADRON).contains(&number) && signs.next().is_none()).then_some(PlaneId { side, number })
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.number as usize - 1
    }

    /// Its name in a sentence.
    pub(crate) fn name(self) -> Text {
        Text::key(["plane-west", "plane-east"][self.side.index()]).with("number", self.number)
    }

    /// A refusal that names the aircraft.
    pub(crate) fn refuse(self, rule: &'static str, reason: &'static str) -> Refusal {
        Refusal::new(rule, reason).with("plane", self.name())
    }

    /// Refuses by `rule` when something stands in the aircraft's way.
    #[inline]
    pub(crate) fn refuse_when(self, hindered: bool, rule: &'static str, reason: &'static str) -> Result<(), Refusal> {
        if hindered { Err(self.refuse(rule, reason)) } else { Ok(()) }
    }
}

impl fmt::Display for PlaneId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", LETTERS[self.side.index()], self.number)
    }
}

impl Serialize for PlaneId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// What has become of an aircraft.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Fate {
    /// It is not part of this game.
    Absent,
    /// It waits for its start hex (ES-R3).
    Waiting,
    /// It flies.
    Flying,
    /// Shot down (ES-31).
    Shot,
    /// Lost in a collision (ES-26).
    Collision,
    /// Flown into a dark hex (ES-24).
    Dark,
    /// Too slow to climb (ES-25).
    Slow,
    /// Flown off the map (ES-R10).
    Edge,
    /// It could have been saved only by more turns than it was allowed (ES-27).
    Turns,
}

impl Fate {
    /// The ways in which an aircraft is lost.
    pub(crate) const LOSSES: [Fate; 6] = [Fate::Shot, Fate::Collision, Fate::Dark, Fate::Slow, Fate::Edge, Fate::Turns];

    /// Whether an aircraft is lost by it.
    pub(crate) fn is_loss(self) -> bool {
        Fate::LOSSES.contains(&self)
    }

    /// What a person reads.
    pub(crate) fn text(self) -> Text {
        Text::key(format!("fate-{}", self.word()))
    }

    /// Its word in positions and messages.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Fate::Absent => "absent",
            Fate::Waiting => "waiting",
            Fate::Flying => "flying",
            Fate::Shot => "shot",
            Fate::Collision => "collision",
            Fate::Dark => "dark",
            Fate::Slow => "slow",
            Fate::Edge => "edge",
            Fate::Turns => "turns",
        }
    }
}

/// An aircraft on the table. One that does not fly has no place, heading or speed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plane {
    /// Whether it flies, and if not, why.
    pub fate: Fate,
    /// Where it is.
    pub cell: Cell,
    /// Where it points.
    pub heading: Direction,
    /// The speed it flew last.
    pub speed: u8,
    /// The speed noted for this turn and not flown yet; 0 if there is none.
    pub noted: u8,
}

impl Plane {
    /// One that does not fly.
    pub(crate) const fn grounded(fate: Fate) -> Self {
        Plane { fate, cell: Cell(0), heading: Direction::ALL[0], speed: 0, noted: 0 }
    }

    /// Whether it flies.
    #[inline]
    pub fn flies(&self) -> bool {
        self.fate == Fate::Flying
    }
}
