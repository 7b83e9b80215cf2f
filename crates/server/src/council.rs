//! Officers who think about one decision at once, each on a thread of his own, and what they found added up. What they
//! thought serves them in the next decision of the match.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

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

/// Councils whose thoughts are kept until their next decision, those of all matches together. Who comes back after so
/// many others have decided begins to think anew.
const REMEMBERED: usize = 32;

/// A match, a side of it and the rank of who plays it.
type Command = (String, Side, Rank);

/// The councils of all matches, between their decisions; the last to decide comes last.
#[derive(Clone, Default)]
pub struct Staff(Arc<Mutex<Vec<(Command, Council)>>>);

impl Staff {
    /// Lets the council of a match decide: the one that decided before, if it is not at work or forgotten.
    pub fn decide(&self, game: &str, task: &Task<'_>) -> Advice {
        let command = (game.to_owned(), task.side, task.player.rank);
        let mut council = self.take(&command).unwrap_or_default();
        let advice = council.decide(task);
        self.keep(command, council);
        advice
    }

    fn idle(&self) -> MutexGuard<'_, Vec<(Command, Council)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn take(&self, command: &Command) -> Option<Council> {
        let mut idle = self.idle();
        let at = idle.iter().position(|(of, _)| of == command)?;
        Some(idle.remove(at).1)
    }

    fn keep(&self, command: Command, council: Council) {
        let mut idle = self.idle();
        idle.push((command, council));
        if idle.len() > REMEMBERED {
            idle.remove(0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// However many matches have commanders, so many thoughts are kept and no more; the latest ones are.
    #[test]
    fn thoughts_are_kept_for_the_last_to_decide() {
        let staff = Staff::default();
        let of = |n: usize| (n.to_string(), Side::A, Rank::Marshal);
        (0..100).for_each(|n| staff.keep(of(n), Council::default()));
        assert_eq!(staff.idle().len(), REMEMBERED);
        assert!(staff.take(&of(0)).is_none() && staff.take(&of(99)).is_some());
        assert!(staff.take(&of(99)).is_none(), "who is at work is nobody else's");
    }
}
