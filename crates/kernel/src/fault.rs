//! What can be wrong: a [`Refusal`] says which rule forbids an action; a [`Fault`] says what is wrong with a text.

use serde::Serialize;

use crate::{Arg, Text};

/// An action that the rules forbid, with the rule and a sentence for the player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Refusal {
    /// The rule that forbids it (`OV-43`).
    pub rule: &'static str,
    /// Why, as a message `refuse-…` of the game's words.
    pub why: Text,
}

impl Refusal {
    /// Refuses by `rule` with the message `refuse-REASON`.
    pub fn new(rule: &'static str, reason: &'static str) -> Self {
        Refusal { rule, why: Text::key(format!("refuse-{reason}")) }
    }

    /// Refuses by `rule` when something stands in the way.
    #[inline]
    pub fn when(hindered: bool, rule: &'static str, reason: &'static str) -> Result<(), Self> {
        if hindered { Err(Refusal::new(rule, reason)) } else { Ok(()) }
    }

    /// Refuses by `rule` unless something holds.
    #[inline]
    pub fn unless(holds: bool, rule: &'static str, reason: &'static str) -> Result<(), Self> {
        Refusal::when(!holds, rule, reason)
    }

    /// The refusal with an argument for its sentence.
    #[must_use]
    pub fn with(self, name: &str, value: impl Into<Arg>) -> Self {
        Refusal { why: self.why.with(name, value), ..self }
    }
}

/// Something that cannot be read or used: a scenario, a record, a notation, a position, an option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("{at}: {problem}")]
pub struct Fault {
    /// Where: a line, a field, a word.
    pub at: String,
    /// What is wrong and what would be right.
    pub problem: String,
}

impl Fault {
    /// A fault at a place.
    pub fn new(at: impl Into<String>, problem: impl Into<String>) -> Self {
        Fault { at: at.into(), problem: problem.into() }
    }

    /// A fault at a place unless something holds.
    pub fn unless(holds: bool, at: impl Into<String>, problem: impl Into<String>) -> Result<(), Self> {
        if holds { Ok(()) } else { Err(Fault::new(at, problem)) }
    }

    /// A fault at a place when something is wrong.
    pub fn when(wrong: bool, at: impl Into<String>, problem: impl Into<String>) -> Result<(), Self> {
        Fault::unless(!wrong, at, problem)
    }

    /// Makes a fault of another error, at a place: `map_err(Fault::at("scenario map"))`.
    pub fn at<E: std::fmt::Display>(at: impl Into<String>) -> impl FnOnce(E) -> Self {
        move |error| Fault::new(at, error.to_string())
    }

    /// The same fault seen from further out: `outer` is put before the place.
    #[must_use]
    pub fn within(self, outer: impl std::fmt::Display) -> Self {
        Fault { at: format!("{outer}: {}", self.at), ..self }
    }
}

/// Refuses a field of a position unless something holds.
pub fn must(holds: bool, field: &str, advice: impl Into<String>) -> Result<(), Fault> {
    if holds { Ok(()) } else { Err(Fault::new(format!("position {field}"), advice)) }
}

/// Reads a scenario's TOML; a fault names line and column.
pub fn read_toml<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, Fault> {
    toml::from_str(text).map_err(|error| {
        let before = &text[..error.span().map_or(0, |span| span.start.min(text.len()))];
        let line = before.matches('\n').count() + 1;
        let column = before.chars().rev().take_while(|&c| c != '\n').count() + 1;
        Fault::new(format!("scenario, line {line}, column {column}"), error.message().trim().replace('\n', "; "))
    })
}

/// Writes TOML.
pub fn write_toml(what: &impl Serialize) -> Result<String, Fault> {
    toml::to_string_pretty(what).map_err(|error| Fault::new("toml", error.to_string()))
}
