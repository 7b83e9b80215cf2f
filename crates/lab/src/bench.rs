//! How fast the rules are: random games as quickly as they can be played; and how fast a commander thinks about them.

use std::sync::Arc;
use std::time::{Duration, Instant};

use commander::Search;
use kernel::{Game, Judge, Seeded, Silence, playout};
use serde::Serialize;

/// What was measured.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Bench {
    /// Decisions a second, all threads together.
    pub decisions_per_second: f64,
    /// Whole random games a second, all threads together.
    pub playouts_per_second: f64,
    /// Decisions of a random game, on average.
    pub decisions_per_playout: f64,
    /// Threads at work.
    pub threads: u32,
}

/// How fast a captain thinks, on one thread.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct SearchBench {
    /// Simulations a second.
    pub simulations_per_second: f64,
    /// Decisions that were thought about.
    pub decisions: u32,
}

/// Simulations for each decision, and how far into a random game it lies at most.
const THOUGHT: u32 = 200;
const DEEPEST: u32 = 120;

/// Thinks about decisions of random games for some seconds.
pub fn bench_search<G: Judge>(setup: &Arc<G::Setup>, seconds: f64) -> SearchBench {
    let (mut spent, mut decisions, mut seed) = (Duration::ZERO, 0, 0);
    while decisions == 0 || spent.as_secs_f64() < seconds {
        seed += 1;
        let mut luck = Seeded::new(seed);
        let mut game = G::start(setup.clone(), &mut luck, &mut Silence);
        let depth = luck.below(DEEPEST);
        playout(&mut game, &mut luck, &mut Vec::new(), depth);
        let Some(side) = game.to_play().next() else { continue };
        let begun = Instant::now();
        let mut search = Search::new(&game, side, seed);
        if !search.forced() {
            search.step(THOUGHT);
            spent += begun.elapsed();
            decisions += 1;
        }
    }
    let simulations_per_second = f64::from(THOUGHT) * f64::from(decisions) / spent.as_secs_f64();
    SearchBench { simulations_per_second, decisions }
}

/// Plays random games for some seconds on some threads.
pub fn bench<G: Game>(setup: &Arc<G::Setup>, seconds: f64, threads: u32) -> Bench {
    let threads = threads.max(1);
    let time = Duration::from_secs_f64(seconds);
    let begun = Instant::now();
    let counts: Vec<(u64, u64)> = std::thread::scope(|scope| {
        let work: Vec<_> =
            (0..threads).map(|n| scope.spawn(move || random_games::<G>(setup, n.into(), time))).collect();
        work.into_iter().map(|thread| thread.join().expect("a random game does not panic")).collect()
    });
    let elapsed = begun.elapsed().as_secs_f64();
    let decisions = counts.iter().map(|c| c.0).sum::<u64>() as f64;
    let playouts = counts.iter().map(|c| c.1).sum::<u64>() as f64;
    Bench {
        decisions_per_second: decisions / elapsed,
        playouts_per_second: playouts / elapsed,
        decisions_per_playout: decisions / playouts,
        threads,
    }
}

/// Decisions and games within the time; at least one game.
fn random_games<G: Game>(setup: &Arc<G::Setup>, seed: u64, time: Duration) -> (u64, u64) {
    let mut luck = Seeded::new(seed);
    let mut scratch = Vec::new();
    let limit = G::ply_limit(setup);
    let begun = Instant::now();
    let (mut decisions, mut games) = (0, 0);
    while games == 0 || begun.elapsed() < time {
        let mut game = G::start(setup.clone(), &mut luck, &mut Silence);
        decisions += u64::from(playout(&mut game, &mut luck, &mut scratch, limit).decisions);
        games += 1;
    }
    (decisions, games)
}
