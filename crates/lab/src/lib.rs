//! The laboratory: many games at once. Duels between computer players, balance, and the speed of the rules.

mod bench;
pub mod breakthrough;
mod contestant;
mod duel;
mod engine;
pub mod host;
mod mine;
mod sentences;
mod stats;
mod uct;

pub use bench::{Bench, bench};
pub use contestant::Contestant;
pub use duel::{Contest, Duel, Ground, duel};
pub use engine::Engine;
pub use mine::{Blunder, Mining, mine};
pub use sentences::sentences;
pub use stats::Interval;
