//! What the commander lacks on purpose: a clock and threads.

use std::time::Instant;

use commander::{Choice, Player, Search, choose};
use kernel::{Judge, Side};
use rayon::prelude::*;

/// A clock that stops when the player's time is up.
pub fn clock(player: &Player) -> impl FnMut() -> bool + use<> {
    let time = player.budget.time;
    let start = Instant::now();
    move || time.is_some_and(|time| start.elapsed() >= time)
}

/// Decides on one thread within the player's time.
pub fn decide<G: Judge>(game: &G, side: Side, player: &Player, seed: u64) -> Choice<G::Action> {
    choose(game, side, player, seed, &mut clock(player))
}

/// Decides with several threads, each searching alone, and what they found added up. The simulations of the budget
/// are shared among them, so that for a seed, a number of simulations and of threads the choice is the same.
pub fn decide_with_threads<G: Judge>(
    game: &G,
    side: Side,
    player: &Player,
    seed: u64,
    threads: u32,
) -> Choice<G::Action> {
    if threads < 2 || !player.rank.searches() {
        return decide(game, side, player, seed);
    }
    let share = player.budget.simulations.map(|n| n.div_ceil(threads));
    let think = |thread: u32| {
        let mut clock = clock(player);
        let mut search = Search::new(game, side, seed.wrapping_add(u64::from(thread) * 0x9e37_79b9));
        while !search.forced() && share.is_none_or(|most| search.simulations() < most) && !clock() {
            search.step(1);
            if share.is_none() && search.settled() {
                break;
            }
        }
        search
    };
    let mut found: Vec<Search<G>> = (0..threads).into_par_iter().map(think).collect();
    let mut first = found.remove(0);
    found.into_iter().for_each(|other| first.merge(other));
    first.best()
}

/// Runs `work` with this many threads for its games; all cores when nothing is said.
pub fn with_threads<T: Send>(threads: Option<usize>, work: impl FnOnce() -> T + Send) -> T {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads.unwrap_or(0)).build();
    pool.expect("threads can be started").install(work)
}
