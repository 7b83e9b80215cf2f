//! What the commander lacks on purpose: a clock and threads.

use std::time::{Duration, Instant};

use commander::{Choice, Officer, Player, choose};
use kernel::{Judge, Side};
use rayon::prelude::*;

/// A clock that stops when the time is up, if there is a limit.
pub fn clock(time: Option<Duration>) -> impl FnMut() -> bool + use<> {
    let start = Instant::now();
    move || time.is_some_and(|time| start.elapsed() >= time)
}

/// Decides on one thread within the player's time.
pub fn decide<G: Judge>(game: &G, side: Side, player: &Player, seed: u64) -> Choice<G::Action> {
    choose(game, side, player, seed, &mut clock(player.budget.time))
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
    let mut share = *player;
    share.budget.simulations = player.budget.simulations.map(|n| n.div_ceil(threads));
    let think = |thread: u32| {
        let mut officer = Officer::new(share, side);
        let seed = seed.wrapping_add(u64::from(thread) * 0x9e37_79b9);
        officer.think(game, seed, &mut clock(player.budget.time)).ballot()
    };
    let mut first = Officer::new(share, side);
    let (ballots, ()) = rayon::join(
        || (1..threads).into_par_iter().map(think).collect::<Vec<_>>(),
        || {
            first.think(game, seed, &mut clock(player.budget.time));
        },
    );
    ballots.into_iter().for_each(|ballot| first.count(ballot));
    first.conclude()
}

/// Runs `work` with this many threads for its games; all cores when nothing is said.
pub fn with_threads<T: Send>(threads: Option<usize>, work: impl FnOnce() -> T + Send) -> T {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads.unwrap_or(0)).build();
    pool.expect("threads can be started").install(work)
}
