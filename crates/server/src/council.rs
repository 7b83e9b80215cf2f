//! Officers who think about one decision at once, each on a thread of his own, and what they found added up. What they
//! thought serves them in the next decision of the match.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use catalogue::{Advice, Match, Officer, Player, Rank};
use kernel::Side;

/// What tells two threads' searches apart.
const APART: u64 = 0x9e37_79b9;

/// Officers of one side and one rank.
#[derive(Default)]
struct Council(Vec<Box<dyn Officer>>);

/// A decision to be made, and by how many.
pub struct Task<'a> {
    /// About what.
    pub position: &'a dyn Match,
    /// For whom.
    pub side: Side,
    /// By whom.
    pub player: &'a Player,
    /// On how many threads at the most.
    pub threads: usize,
    /// The luck of their thoughts.
    pub seed: u64,
    /// Asked often, by all of them.
    pub stop: &'a (dyn Fn() -> bool + Sync),
}

impl Council {
    /// What they would do.
    fn decide(&mut self, task: &Task<'_>) -> Advice {
        let &Task { position, side, player, threads, seed, stop } = task;
        // Who counts his simulations thinks alone, so that he always thinks the same.
        let shared = player.rank.searches() && player.budget.simulations.is_none();
        let wanted = if shared { threads.max(1) } else { 1 };
        while self.0.len() < wanted {
            self.0.push(position.officer(side, player));
        }
        let (first, others) = self.0[..wanted].split_first_mut().expect("somebody is wanted");
        if others.is_empty() {
            return first.decide(position, seed, &mut || stop());
        }
        let think = |officer: &mut Box<dyn Officer>, n: u64| {
            officer.think(position, seed.wrapping_add(n * APART), &mut || stop())
        };
        let ballots: Vec<_> = std::thread::scope(|scope| {
            let at_work: Vec<_> =
                (1..).zip(others).map(|(n, officer)| scope.spawn(move || think(officer, n))).collect();
            think(first, 0);
            // Whoever had an accident has no vote.
            at_work.into_iter().filter_map(|thread| thread.join().ok()).collect()
        });
        ballots.into_iter().for_each(|ballot| first.count(ballot));
        first.conclude()
    }
}

/// What a player would do, thinking with all cores if that is his due. `stop` is asked often, by all threads.
pub fn advise(
    position: &dyn Match,
    side: Side,
    player: &Player,
    seed: u64,
    stop: &(dyn Fn() -> bool + Sync),
) -> Advice {
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let threads = if player.rank == Rank::Marshal { cores() } else { 1 };
    Council::default().decide(&Task { position, side, player, threads, seed, stop })
}

/// The councils of a match, between their decisions.
#[derive(Clone, Default)]
pub struct Staff(Arc<Mutex<HashMap<(Side, Rank), Council>>>);

impl Staff {
    /// Lets a council decide: the one that decided before, if it is not at work.
    pub fn decide(&self, task: &Task<'_>) -> Advice {
        let key = (task.side, task.player.rank);
        let idle = self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&key);
        let mut council = idle.unwrap_or_default();
        let advice = council.decide(task);
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(key, council);
        advice
    }
}
