//! A search under way, without its game's type: it is stepped by whoever has a clock, and what several found about one
//! decision is added up.

use commander::{Ballot, Choice, Search};
use kernel::{Fault, Show, Side};

use crate::erased::{Advice, Alternative};

/// A search under way.
pub trait Thought {
    /// Does some simulations.
    fn step(&mut self, simulations: u32);
    /// Simulations done so far.
    fn simulations(&self) -> u32;
    /// Whether there is nothing to think about.
    fn forced(&self) -> bool;
    /// Whether more thought is unlikely to change the choice.
    fn settled(&self) -> bool;
    /// What it thinks of each action, by its notation.
    fn ballot(&self) -> Ballot<String>;
    /// Adds what another search of the same decision thinks.
    fn count(&mut self, ballot: Ballot<String>) -> Result<(), Fault>;
    /// What the side expects of its best action, from -1 to 1.
    fn value(&self) -> f32;
    /// The best action found so far.
    fn advice(&self) -> Advice;
}

pub(crate) struct Thinking<G: Show> {
    pub game: G,
    pub side: Side,
    pub search: Search<G>,
}

impl<G: Show> Thought for Thinking<G> {
    fn step(&mut self, simulations: u32) {
        self.search.step(simulations);
    }

    fn simulations(&self) -> u32 {
        self.search.simulations()
    }

    fn forced(&self) -> bool {
        self.search.forced()
    }

    fn settled(&self) -> bool {
        self.search.settled()
    }

    fn ballot(&self) -> Ballot<String> {
        let written =
            self.search.ballot().translated(|action| Ok::<_, std::convert::Infallible>(self.game.write(&action)));
        written.unwrap_or_else(|never| match never {})
    }

    fn count(&mut self, ballot: Ballot<String>) -> Result<(), Fault> {
        self.search.count(ballot.translated(|action| self.game.read(&action))?);
        Ok(())
    }

    fn value(&self) -> f32 {
        self.search.best().value
    }

    fn advice(&self) -> Advice {
        advice(&self.game, self.side, &self.search.best())
    }
}

/// A choice in words.
pub(crate) fn advice<G: Show>(game: &G, side: Side, choice: &Choice<G::Action>) -> Advice {
    let alternative = |line: &commander::Line<G::Action>| Alternative {
        action: game.write(&line.action),
        value: line.value,
        visits: line.visits,
    };
    Advice {
        action: game.write(&choice.action),
        what: game.describe(side, &choice.action),
        why: game.why(side, &choice.action),
        value: choice.value,
        simulations: choice.simulations,
        alternatives: choice.lines.iter().map(alternative).collect(),
    }
}
