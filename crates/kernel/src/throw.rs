//! What a throw is about, for people who throw it by hand. The rules announce it just before the dice fall; where the
//! program throws, nobody listens and it costs nothing.

use serde::Serialize;

use crate::{Side, Text};

/// What a throw is about.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Throw {
    /// Whose dice they are; nobody's for the weather, a bowl or who begins.
    pub by: Option<Side>,
    /// For whom it is thrown, by name.
    pub of: Option<Text>,
    /// The readings that count, and for what.
    pub wants: Vec<Want>,
    /// What may be drawn, by what is on it, where it is no die.
    pub faces: Vec<Face>,
}

/// Readings that count.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Want {
    /// The lowest of them.
    pub from: u16,
    /// The highest.
    pub to: u16,
    /// What each of them does (`want-…`: "a loss", "saves").
    pub means: Text,
}

/// One of the things that may be drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Face {
    /// What is on it.
    pub name: Text,
    /// What it reads as; nothing if people cannot know that it is not there, and it is not.
    pub reading: Option<u16>,
}

impl Throw {
    /// A throw of `side`.
    pub fn by(side: Side) -> Throw {
        Throw { by: Some(side), ..Throw::default() }
    }

    /// One of these is drawn, in the order of the readings from 0.
    pub fn drawn(names: impl IntoIterator<Item = Text>) -> Throw {
        let face = |(reading, name)| Face { name, reading: Some(reading) };
        Throw { faces: (0..).zip(names).map(face).collect(), ..Throw::default() }
    }

    /// The throw with whom it is for.
    #[must_use]
    pub fn of(self, of: Text) -> Throw {
        Throw { of: Some(of), ..self }
    }

    /// The throw with readings that count, if there are any, and the word for it (`want-WORD`).
    #[must_use]
    pub fn wanting(mut self, from: u16, to: u16, word: &str) -> Throw {
        if from <= to {
            self.wants.push(Want { from, to, means: Text::key(format!("want-{word}")) });
        }
        self
    }
}
