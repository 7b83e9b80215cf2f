//! Making up one's mind.

use kernel::{Judge, Side};

use crate::{Officer, Player};

/// What a computer player decided, and what else it thought of.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice<A> {
    /// What to play: always legal.
    pub action: A,
    /// What it expects of it, from -1 (lost) to 1 (won).
    pub value: f32,
    /// How many simulations stand behind it.
    pub simulations: u32,
    /// The best few alternatives, the chosen one first; empty when there was no time to compare.
    pub lines: Vec<Line<A>>,
}

/// An alternative that was thought of.
#[derive(Clone, Debug, PartialEq)]
pub struct Line<A> {
    /// What could be played.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// What to expect of it, from -1 (lost) to 1 (won).
    pub value: f32,
}

/// Decides for `side`, knowing nothing of what went before: see [`Officer::decide`]. `clock` is asked often whether to
/// stop; whoever calls keeps the time of the player's budget with it. For a seed and a number of simulations the choice is always the same.
///
/// Panics when `side` has no decision to make.
pub fn choose<G: Judge>(
    game: &G,
    side: Side,
    player: &Player,
    seed: u64,
    clock: &mut dyn FnMut() -> bool,
) -> Choice<G::Action> {
    Officer::new(*player, side).decide(game, seed, clock)
}
