//! A search under way, without its game's type: it is stepped by whoever has a clock, and what several found about one
//! decision is added up.

use commander::{Ballot, Choice, Search};
use kernel::{Fault, Show, Side};

use crate::erased::{Advice, Alternative, Match};
use crate::played::Played;

/// A computer player of one side of a match: what he thought about one decision serves him in the next.
pub trait Officer: Send {
    /// What he does; `stop` is asked now and then.
    fn decide(&mut self, position: &dyn Match, seed: u64, stop: &mut dyn FnMut() -> bool) -> Advice;
    /// Searches and says what he thinks of each action, so that several can be heard before he concludes.
    fn think(&mut self, position: &dyn Match, seed: u64, stop: &mut dyn FnMut() -> bool) -> Ballot<String>;
    /// Adds what another who thought about the same decision thinks; nothing if that cannot be read.
    fn count(&mut self, ballot: Ballot<String>);
    /// What he does after all that.
    fn conclude(&mut self) -> Advice;
}

pub(crate) struct Serving<G: Show> {
    officer: commander::Officer<G>,
    side: Side,
    /// The position that he was asked about last.
    game: G,
}

impl<G: Show> Serving<G> {
    pub fn new(game: &G, side: Side, player: &commander::Player) -> Self {
        Serving { officer: commander::Officer::new(*player, side), side, game: game.clone() }
    }

    fn look(&mut self, position: &dyn Match) {
        if let Some(Played(game)) = position.as_any().downcast_ref() {
            self.game = G::clone(game);
        }
    }
}

impl<G: Show> Officer for Serving<G> {
    fn decide(&mut self, position: &dyn Match, seed: u64, stop: &mut dyn FnMut() -> bool) -> Advice {
        self.look(position);
        let choice = self.officer.decide(&self.game, seed, stop);
        advice(&self.game, self.side, &choice)
    }

    fn think(&mut self, position: &dyn Match, seed: u64, stop: &mut dyn FnMut() -> bool) -> Ballot<String> {
        self.look(position);
        written(&self.game, self.officer.think(&self.game, seed, stop))
    }

    fn count(&mut self, ballot: Ballot<String>) {
        if let Ok(ballot) = ballot.translated(|action| self.game.read(&action)) {
            self.officer.count(ballot);
        }
    }

    fn conclude(&mut self) -> Advice {
        let choice = self.officer.conclude();
        advice(&self.game, self.side, &choice)
    }
}

/// What a search thinks, by notations.
fn written<G: Show>(game: &G, search: &Search<G>) -> Ballot<String> {
    let ballot = search.ballot().translated(|action| Ok::<_, std::convert::Infallible>(game.write(&action)));
    ballot.unwrap_or_else(|never| match never {})
}

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
        written(&self.game, &self.search)
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
