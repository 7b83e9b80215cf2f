//! The list of the games, and the one place where their types are erased: above this crate nobody knows a game's
//! types, below it nobody knows that there are others.

mod erased;
mod ladder;
mod measured;
mod played;
mod puzzle;
mod registered;
mod setups;
pub mod sorted;
mod thought;
mod trial;

use std::sync::LazyLock;

pub use commander::{Ballot, Budget, Player, Rank};
pub use erased::{Advice, Alternative, Begun, Match, Rejection, Table, Told};
pub use ladder::{Ladder, Rung};
pub use measured::{Measured, Measurements, fingerprint};
pub use puzzle::{Answer, Puzzle};
pub use thought::{Officer, Thought};
pub use trial::Trial;

/// The games of this crate's manifest, in its order: the build script writes the list.
static GAMES: LazyLock<Vec<Box<dyn Table>>> = LazyLock::new(|| include!(concat!(env!("OUT_DIR"), "/games.rs")));

/// All games, in the order in which they are offered.
pub fn games() -> impl Iterator<Item = &'static dyn Table> {
    GAMES.iter().map(|table| &**table)
}

/// The game with this id, or a fault that names those there are.
pub fn game(id: &str) -> Result<&'static dyn Table, kernel::Fault> {
    games().find(|table| table.id() == id).ok_or_else(|| {
        let known: Vec<_> = games().map(|table| table.id()).collect();
        let known = known.join(", ");
        let words = kernel::Text::key("fault-game").with("game", id).with("known", known.as_str());
        kernel::Fault::new("game", format!("'{id}' is unknown; there are {known}")).said(words)
    })
}
