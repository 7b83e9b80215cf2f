//! The laboratory: many games at once. Duels between computer players, balance, and the speed of the rules.

mod bench;
pub mod breakthrough;
mod duel;
pub mod host;
mod sentences;
mod stats;

pub use bench::{Bench, bench};
pub use duel::{Contest, Duel, duel};
pub use sentences::sentences;
pub use stats::Interval;
