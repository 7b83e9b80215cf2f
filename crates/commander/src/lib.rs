//! The computer players. One search plays every game: it asks a game what may be played, what a position is worth
//! and what looks promising ([`kernel::Judge`]), and knows nothing else.
//!
//! It thinks only about positions that the game imagines for its side, so that it cannot peep. It has no clock, no
//! threads and no chance of its own: the time to stop and the seed are handed in, so that the same commander runs
//! in a browser, on a server and in a laboratory, and gives the same answer for the same seed and simulations.

mod ballot;
mod choice;
mod glance;
mod hands;
mod instinct;
mod memory;
mod mind;
mod officer;
mod opening;
mod player;
mod rank;
mod recruit;
mod search;
mod sergeant;
mod spread;
mod tree;
mod tuning;
mod weigh;
mod worth;

pub use ballot::{Ballot, Vote};
pub use choice::{Choice, Line, choose};
pub use officer::Officer;
pub use player::{Budget, Player};
pub use rank::Rank;
pub use search::Search;
pub use tuning::Tuning;
pub use weigh::ABSURD;
