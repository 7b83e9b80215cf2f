//! Random games: the heartbeat of tests, benchmarks and search.

use crate::{Game, Outcome, Seeded, Silence};

/// What became of a random game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Playout {
    /// How it ended; nothing when the limit of decisions came first.
    pub outcome: Option<Outcome>,
    /// Decisions made.
    pub decisions: u32,
}

/// Plays at random until the game is over or `limit` decisions were made. Where both sides decide at once, the
/// first one's steps come first: their order does not matter.
pub fn playout<G: Game>(game: &mut G, luck: &mut Seeded, scratch: &mut Vec<G::Action>, limit: u32) -> Playout {
    for decisions in 0..limit {
        let to_play = game.to_play();
        let Some(side) = to_play.next() else {
            return Playout { outcome: to_play.outcome(), decisions };
        };
        let action = game.any_action(side, luck, scratch).expect("a position that is not over has an action");
        game.play(side, &action, luck, &mut Silence);
    }
    Playout { outcome: game.to_play().outcome(), decisions: limit }
}
