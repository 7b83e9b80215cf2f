//! All chance goes through [`Dice`]. Where the numbers come from makes the feature: a seeded stream plays, a
//! script replays and umpires physical dice, a fair stream proves that nobody touched them, and an enumerator
//! (see [`crate::odds`]) walks every outcome.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{Fault, Side, Text, Throw};

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

/// A die that the rules ask for by name, or a fact.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Asked {
    /// What the throw is for (`die-LABEL` in the game's words).
    pub label: &'static str,
    /// What is to be thrown.
    pub die: Die,
    /// How many dice of this action came before it.
    pub index: usize,
    /// How many dice of this kind are thrown together, this one included.
    pub count: usize,
    /// What the rules announced of it.
    pub throw: Throw,
    /// The question, if it is a fact that the players declare.
    pub question: Option<Question>,
}

/// Dice given beforehand: by a record, a test, or people who threw them on a real table.
///
/// When the script runs out, the first missing die is kept in [`Script::missing`] and the rest reads as the
/// lowest face, or as [`Script::otherwise`] says; play on a copy and throw it away if anything is missing.
#[derive(Clone, Debug, Default)]
pub struct Script {
    given: Vec<(Option<Die>, u16)>,
    used: usize,
    missing: Option<Asked>,
    /// The dice asked for still belong to the missing throw.
    together: bool,
    announced: Throw,
    rest: Option<Seeded>,
    wrong: Option<Fault>,
}

impl Script {
    /// Dice with their kind, as a record has them.
    pub fn thrown(dice: &[Thrown]) -> Self {
        Script { given: dice.iter().map(|t| (Some(t.die), t.value)).collect(), ..Script::default() }
    }

    /// Readings alone, as a person types them: faces from 1 for dice, from 0 for lots.
    pub fn readings(values: &[u16]) -> Self {
        Script { given: values.iter().map(|&v| (None, v)).collect(), ..Script::default() }
    }

    /// The script with dice after its end that fall from a stream.
    #[must_use]
    pub fn otherwise(self, rest: Seeded) -> Self {
        Script { rest: Some(rest), ..self }
    }

    /// The first die that was asked for and not given.
    pub fn missing(&self) -> Option<&Asked> {
        self.missing.as_ref()
    }

    /// A die after the end of the script: those of one kind that follow each other are one throw.
    fn ask_for(&mut self, die: Die, label: &'static str) -> u16 {
        match &mut self.missing {
            None => {
                let throw = std::mem::take(&mut self.announced);
                self.missing = Some(Asked { label, die, index: self.used, count: 1, throw, question: None });
                self.together = !matches!(die, Die::Fact(_));
            }
            Some(asked) if self.together && asked.die == die && asked.label == label => asked.count += 1,
            Some(_) => self.together = false,
        }
        self.rest.as_mut().map_or(0, |rest| rest.draw(die, label))
    }

    /// Whether every die was used, and fitted what was asked.
    pub fn settle(&self) -> Result<(), Fault> {
        if let Some(wrong) = &self.wrong {
            return Err(wrong.clone());
        }
        if let Some(asked) = &self.missing {
            let nth = asked.index + 1;
            let problem = format!("die {nth} is missing: {} for '{}'", asked.die, asked.label);
            let words = Text::key("fault-die-missing").with("die", nth).with("wanted", asked.die.words());
            return Err(Fault::new("dice", problem).said(words.with("label", asked.label)));
        }
        if self.used < self.given.len() {
            let (used, given) = (self.used, self.given.len());
            let problem = format!("{given} dice were given, the rules ask for {used}");
            let words = Text::key("fault-dice-count").with("given", given).with("used", used);
            return Err(Fault::new("dice", problem).said(words));
        }
        Ok(())
    }
}

impl Dice for Script {
    fn draw(&mut self, die: Die, label: &'static str) -> u16 {
        let Some(&(kind, value)) = self.given.get(self.used) else {
            return self.ask_for(die, label);
        };
        let low = die.lowest();
        let fits = kind.is_none_or(|kind| kind == die) && value >= low && value - low < die.faces();
        if !fits && self.wrong.is_none() {
            let nth = self.used + 1;
            let given = Thrown { die: kind.unwrap_or(die), value };
            let problem = format!("die {nth} ('{label}') is {given}, the rules ask for {die}");
            let words = Text::key("fault-die-wrong").with("die", nth).with("label", label);
            let words = words.with("given", given.to_string()).with("wanted", die.words());
            self.wrong = Some(Fault::new("dice", problem).said(words));
        }
        self.used += 1;
        if fits { value - low } else { 0 }
    }

    fn announce(&mut self, throw: &dyn Fn() -> Throw) {
        // What is announced in the midst of a throw begins another one.
        self.together = false;
        if self.missing.is_none() {
            self.announced = throw();
        }
    }

    fn ask(&mut self, question: &Question) -> u16 {
        let known = self.missing.is_some();
        let answer = self.draw(question.die(), question.label);
        if let Some(asked) = self.missing.as_mut().filter(|_| !known) {
            asked.question = Some(question.clone());
        }
        answer
    }
}

/// Passes on another source and keeps what fell.
pub struct Witness<'a, D: Dice + ?Sized> {
    source: &'a mut D,
    /// What fell so far, with what it was thrown for.
    pub seen: Vec<(Thrown, &'static str)>,
    /// The questions among it, with their places.
    pub questions: Vec<(usize, Question)>,
}

impl<'a, D: Dice + ?Sized> Witness<'a, D> {
    /// Watches `source`.
    pub fn new(source: &'a mut D) -> Self {
        Witness { source, seen: Vec::new(), questions: Vec::new() }
    }

    /// What fell so far.
    pub fn thrown(&self) -> Vec<Thrown> {
        self.seen.iter().map(|&(thrown, _)| thrown).collect()
    }
}

impl<D: Dice + ?Sized> Dice for Witness<'_, D> {
    fn draw(&mut self, die: Die, label: &'static str) -> u16 {
        let outcome = self.source.draw(die, label);
        self.seen.push((Thrown { die, value: outcome + die.lowest() }, label));
        outcome
    }

    fn announce(&mut self, throw: &dyn Fn() -> Throw) {
        self.source.announce(throw);
    }

    fn ask(&mut self, question: &Question) -> u16 {
        let answer = self.source.ask(question);
        self.questions.push((self.seen.len(), question.clone()));
        self.seen.push((Thrown { die: question.die(), value: answer }, question.label));
        answer
    }
}

/// Dice from a stream, facts from the players: a real table on which the program throws.
///
/// When the answers run out, the first open question is kept in [`Answered::missing`] and the rest reads as the
/// lowest face; play on a copy, with a copy of the stream, and throw both away if anything is missing.
pub struct Answered<'a> {
    stream: &'a mut dyn Dice,
    answers: std::vec::IntoIter<u16>,
    drawn: usize,
    missing: Option<Asked>,
}

impl<'a> Answered<'a> {
    /// Dice of `stream`, and the facts among what was thrown so far.
    pub fn new(stream: &'a mut dyn Dice, thrown: &[Thrown]) -> Self {
        let facts = thrown.iter().filter(|thrown| thrown.is_fact());
        let answers = facts.map(|thrown| thrown.value).collect::<Vec<_>>().into_iter();
        Answered { stream, answers, drawn: 0, missing: None }
    }

    /// The first question that nobody has answered.
    pub fn missing(&self) -> Option<&Asked> {
        self.missing.as_ref()
    }
}

impl Dice for Answered<'_> {
    fn draw(&mut self, die: Die, label: &'static str) -> u16 {
        self.drawn += 1;
        if self.missing.is_some() { 0 } else { self.stream.draw(die, label) }
    }

    fn ask(&mut self, question: &Question) -> u16 {
        let (die, label, index) = (question.die(), question.label, self.drawn);
        self.drawn += 1;
        match self.answers.next() {
            Some(answer) => answer.min(die.faces().saturating_sub(1)),
            None => {
                let question = Some(question.clone());
                let throw = Throw::default();
                self.missing.get_or_insert(Asked { label, die, index, count: 1, throw, question });
                0
            }
        }
    }
}

/// For games that have begun and need no more chance: any throw is a mistake of the game's author.
pub struct NoDice;

impl Dice for NoDice {
    fn draw(&mut self, die: Die, label: &'static str) -> u16 {
        unreachable!("no die is thrown here, yet {die:?} was asked for '{label}'")
    }
}
