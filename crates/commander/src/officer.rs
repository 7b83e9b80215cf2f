//! A computer player through a whole match: what he thought about one decision serves him in the next.

use kernel::{Judge, Side};

use crate::memory::{Memory, face};
use crate::{Ballot, Choice, Player, Rank, Search, Tuning, recruit, sergeant};

/// Without any limit of its own a search ends here.
const MOST_SIMULATIONS: u32 = 1_000_000;

/// So many nodes and edges of a search are kept between decisions, some 4 MB, the most visited ones: a server has many
/// matches.
const MOST_KEPT: usize = 60_000;

/// A computer player of one side of a match.
pub struct Officer<G: Judge> {
    player: Player,
    side: Side,
    memory: Memory<G>,
    /// His last search.
    search: Option<Search<G>>,
}

impl<G: Judge> Officer<G> {
    /// An officer who has seen nothing yet.
    pub fn new(player: Player, side: Side) -> Self {
        Officer { player, side, memory: Memory::new(), search: None }
    }

    /// Who he is.
    pub fn player(&self) -> &Player {
        &self.player
    }

    /// Decides. `clock` is asked often whether to stop; whoever calls keeps the time of the player's budget with it.
    /// For a seed, a number of simulations and what he was asked before, the choice is always the same.
    ///
    /// Panics when his side has no decision to make.
    pub fn decide(&mut self, game: &G, seed: u64, clock: &mut dyn FnMut() -> bool) -> Choice<G::Action> {
        if self.player.rank.searches() {
            self.think(game, seed, clock);
            return self.conclude();
        }
        let quick = match self.player.rank {
            Rank::Recruit => recruit::choose(game, self.side, seed),
            _ => sergeant::choose(game, self.side, seed, clock),
        };
        quick.expect("a side that is asked has an action")
    }

    /// Searches as far as his budget goes, and leaves the choice to [`Officer::conclude`], so that others who thought
    /// about the same decision can be heard first.
    pub fn think(&mut self, game: &G, seed: u64, clock: &mut dyn FnMut() -> bool) -> &Search<G> {
        let search = self.begin(game, seed);
        let search = self.search.insert(search);
        let limit = self.player.budget.simulations;
        let before = search.simulations();
        let done = |search: &Search<G>| search.simulations() - before;
        while !search.forced() && done(search) < limit.unwrap_or(MOST_SIMULATIONS) && !clock() {
            search.step(1);
            // Who asked for a number of simulations gets it.
            if limit.is_none() && search.settled() {
                break;
            }
        }
        search
    }

    /// Adds what another who thought about the same decision thinks.
    pub fn count(&mut self, ballot: Ballot<G::Action>) {
        if let Some(search) = &mut self.search {
            search.count(ballot);
        }
    }

    /// The choice after [`Officer::think`].
    pub fn conclude(&mut self) -> Choice<G::Action> {
        let search = self.search.as_mut().expect("an officer thinks before he concludes");
        let choice = search.best();
        self.memory.decide(choice.action.clone());
        if search.remembered() > MOST_KEPT {
            search.settle_for(&choice.action, MOST_KEPT);
        }
        choice
    }

    /// The search of a decision: the last one, where what follows its decision was looked at already, or a new one.
    fn begin(&mut self, game: &G, seed: u64) -> Search<G> {
        self.memory.face(face(game, self.side));
        let last = self.search.take();
        last.and_then(|last| last.advance(game, seed, &self.memory))
            .unwrap_or_else(|| Search::remembering(game, self.side, seed, Tuning::default(), self.memory.clone()))
    }
}
