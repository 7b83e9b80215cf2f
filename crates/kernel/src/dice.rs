//! All chance goes through [`Dice`]. Where the numbers come from makes the feature: a seeded stream plays, a
//! script replays and umpires physical dice, a fair stream proves that nobody touched them, and an enumerator
//! (see [`crate::odds`]) walks every outcome.

mod given;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{Fault, Side, Text, Throw};

pub use given::{Answered, Asked, NoDice, Script, Witness};

/// What is thrown or drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Die {
    /// A die with this many sides, read from 1.
    D(u16),
    /// One of this many things, counted from 0: a coin, a chit from the bowl.
    Lot(u16),
    /// One of this many answers to a [`Question`], counted from 0: no chance, but the players' word.
    Fact(u16),
}

impl Die {
    /// How many outcomes there are.
    pub const fn faces(self) -> u16 {
        match self {
            Die::D(n) | Die::Lot(n) | Die::Fact(n) => n,
        }
    }

    /// The smallest reading: dice begin with 1, lots and facts with 0.
    pub const fn lowest(self) -> u16 {
        match self {
            Die::D(_) => 1,
            Die::Lot(_) | Die::Fact(_) => 0,
        }
    }

    /// What is wanted of whoever throws it.
    pub fn words(self) -> Text {
        match self {
            Die::D(n) => Text::key("die-wanted").with("n", n),
            Die::Lot(n) => Text::key("lot-wanted").with("last", n - 1),
            Die::Fact(n) => Text::key("answer-wanted").with("last", n - 1),
        }
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Die::D(n) => write!(f, "a die with {n} sides"),
            Die::Lot(n) => write!(f, "a lot from 0 to {}", n - 1),
            Die::Fact(n) => write!(f, "an answer from 0 to {}", n - 1),
        }
    }
}

/// A fact of a real table that the program cannot see: the players look, and one of the answers is theirs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Question {
    /// What it is about, for records and tests.
    pub label: &'static str,
    /// What is asked.
    pub what: Text,
    /// What may be answered.
    pub answers: Vec<Text>,
}

impl Question {
    /// A question that is answered with no (0) or yes (1).
    pub fn yes_or_no(label: &'static str, what: Text) -> Question {
        Question { label, what, answers: vec![Text::key("answer-no"), Text::key("answer-yes")] }
    }

    /// It as something to be drawn.
    pub fn die(&self) -> Die {
        Die::Fact(self.answers.len() as u16)
    }
}

/// A die as it fell, read as a person reads it. Its text is `d6=4` or `n3=0`; `f2=1` for a fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Thrown {
    /// What was thrown.
    pub die: Die,
    /// What it shows.
    pub value: u16,
}

impl Thrown {
    /// Whether it is the players' word and no chance.
    pub fn is_fact(self) -> bool {
        matches!(self.die, Die::Fact(_))
    }
}

impl fmt::Display for Thrown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.die {
            Die::D(n) => write!(f, "d{n}={}", self.value),
            Die::Lot(n) => write!(f, "n{n}={}", self.value),
            Die::Fact(n) => write!(f, "f{n}={}", self.value),
        }
    }
}

impl FromStr for Thrown {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        let wrong = || {
            Fault::new("dice", format!("'{text}' is no die; write d6=4 for a die, n3=0 for a lot or f2=1 for a fact"))
        };
        let (what, value) = text.split_once('=').ok_or_else(wrong)?;
        let value: u16 = value.parse().map_err(|_| wrong())?;
        let mut letters = what.chars();
        let kind = letters.next().ok_or_else(wrong)?;
        let faces: u16 = letters.as_str().parse().map_err(|_| wrong())?;
        let die = match kind {
            'd' => Die::D(faces),
            'n' => Die::Lot(faces),
            'f' => Die::Fact(faces),
            _ => return Err(wrong()),
        };
        let low = die.lowest();
        if faces == 0 || value < low || value - low >= faces {
            return Err(Fault::new("dice", format!("'{text}': such a die cannot show {value}")));
        }
        Ok(Thrown { die, value })
    }
}

/// A source of chance. `label` names the throw for people (`die-LABEL` in the game's words).
pub trait Dice {
    /// An outcome from 0 to `die.faces() - 1`.
    fn draw(&mut self, die: Die, label: &'static str) -> u16;

    /// A die, read from 1 to `sides`.
    #[inline]
    fn roll(&mut self, sides: u16, label: &'static str) -> u16 {
        self.draw(Die::D(sides), label) + 1
    }

    /// One of `n` things, from 0.
    #[inline]
    fn pick(&mut self, n: u16, label: &'static str) -> u16 {
        self.draw(Die::Lot(n), label)
    }

    /// A coin that decides for one of the sides, such as who begins.
    #[inline]
    fn coin(&mut self, label: &'static str) -> Side {
        self.announce(&|| Throw::drawn(Side::BOTH.map(Side::name)));
        Side::from_index(self.pick(2, label).into())
    }

    /// Says what the dice that fall next are about, for people who throw them by hand. It is only asked where
    /// somebody listens.
    #[inline]
    fn announce(&mut self, _throw: &dyn Fn() -> Throw) {}

    /// A fact that the players declare: which answer, from 0. Where nobody is there to answer it is drawn.
    fn ask(&mut self, question: &Question) -> u16 {
        self.draw(question.die(), question.label)
    }
}

/// Borrowed dice are dice: whoever holds a `&mut dyn Dice` can throw them in a game.
impl<D: Dice + ?Sized> Dice for &mut D {
    #[inline]
    fn draw(&mut self, die: Die, label: &'static str) -> u16 {
        (**self).draw(die, label)
    }

    fn announce(&mut self, throw: &dyn Fn() -> Throw) {
        (**self).announce(throw);
    }

    fn ask(&mut self, question: &Question) -> u16 {
        (**self).ask(question)
    }
}

/// Puts `items` in random order, one lot an item.
pub fn shuffle<T>(items: &mut [T], dice: &mut impl Dice, label: &'static str) {
    for last in (1..items.len()).rev() {
        items.swap(last, usize::from(dice.pick(last as u16 + 1, label)));
    }
}

/// An even number below `n` from 32-bit words, by multiplication and rejection. Frozen: records depend on it.
#[inline]
pub(crate) fn below(n: u32, mut word: impl FnMut() -> u32) -> u32 {
    let mut wide = u64::from(word()) * u64::from(n);
    if (wide as u32) < n {
        let threshold = n.wrapping_neg() % n;
        while (wide as u32) < threshold {
            wide = u64::from(word()) * u64::from(n);
        }
    }
    (wide >> 32) as u32
}

/// A fast deterministic stream (SplitMix64) for play, playouts and search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seeded(u64);

impl Seeded {
    /// The stream of this seed.
    pub const fn new(seed: u64) -> Self {
        Seeded(seed)
    }

    /// The next 64 bits.
    #[inline]
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// An even number below `n`, which must not be 0.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        below(n, || (self.next_u64() >> 32) as u32)
    }

    /// A number from 0 to just under 1.
    #[inline]
    pub fn unit(&mut self) -> f32 {
        (self.next_u64() >> 40) as f32 / (1u32 << 24) as f32
    }

    /// An independent stream, for a part of the work.
    pub fn fork(&mut self) -> Seeded {
        Seeded(self.next_u64())
    }
}

impl Dice for Seeded {
    #[inline]
    fn draw(&mut self, die: Die, _: &'static str) -> u16 {
        self.below(u32::from(die.faces().max(1))) as u16
    }
}
