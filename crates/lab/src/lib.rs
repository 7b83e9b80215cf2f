//! The laboratory: many games at once. Duels between computer players, balance, and the speed of the rules.

mod bench;
pub mod breakthrough;
mod contestant;
mod duel;
mod encoding;
mod engine;
mod fit;
mod fleet;
mod follies;
pub mod host;
mod ladder;
mod mine;
mod regression;
mod sentences;
mod stats;
mod study;
mod uct;

pub use bench::{Bench, SearchBench, bench, bench_search};
pub use contestant::Contestant;
pub use duel::{Contest, Duel, Ground, duel};
pub use encoding::{ACTIONS, FEATURES, numbered, observe};
pub use engine::Engine;
pub use fit::{Fit, fit};
pub use fleet::{BY_LOT, Fleet, fleet};
pub use follies::{Follies, follies};
pub use ladder::{Met, Rating, ratings, ratings_above};
pub use mine::{Blunder, Mining, mine};
pub use sentences::sentences;
pub use stats::Interval;
pub use study::{Account, Fate, Heat, MOMENTS, study};
