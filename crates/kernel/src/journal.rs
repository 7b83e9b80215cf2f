//! What happens during a `play`, told to whoever listens; free of cost when nobody does.

use crate::Game;

/// A listener to a game's events.
pub trait Journal<G: Game> {
    /// Whether anybody listens: costly events may be skipped when not.
    const LISTENS: bool;

    /// `event` has just happened; `state` is the position after it.
    fn note(&mut self, state: &G, event: G::Event);
}

/// Nobody listens.
pub struct Silence;

impl<G: Game> Journal<G> for Silence {
    const LISTENS: bool = false;

    #[inline]
    fn note(&mut self, _: &G, _: G::Event) {}
}

/// Keeps every event with the position after it, so that a screen can show them one by one.
pub struct Chronicle<G: Game>(pub Vec<(G, G::Event)>);

impl<G: Game> Default for Chronicle<G> {
    fn default() -> Self {
        Chronicle(Vec::new())
    }
}

impl<G: Game> Journal<G> for Chronicle<G> {
    const LISTENS: bool = true;

    fn note(&mut self, state: &G, event: G::Event) {
        self.0.push((state.clone(), event));
    }
}
