//! Dice that come from elsewhere than a stream: given beforehand, seen as they fall, or answered by people.

use serde::Serialize;

use super::{Dice, Die, Question, Seeded, Thrown};
use crate::{Fault, Text, Throw};

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
