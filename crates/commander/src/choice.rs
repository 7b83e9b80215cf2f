//! Making up one's mind.

use kernel::{Judge, Side};

use crate::{Player, Rank, Search, recruit, sergeant};

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

/// Without any limit of its own a search ends here.
const MOST_SIMULATIONS: u32 = 1_000_000;

/// Decides for `side`. `clock` is asked often whether to stop; whoever calls keeps the time of the player's budget
/// with it. For a seed and a number of simulations the choice is always the same.
///
/// Panics when `side` has no decision to make.
pub fn choose<G: Judge>(
    game: &G,
    side: Side,
    player: &Player,
    seed: u64,
    clock: &mut dyn FnMut() -> bool,
) -> Choice<G::Action> {
    let quick = match player.rank {
        Rank::Recruit => recruit::choose(game, side, seed),
        Rank::Sergeant => sergeant::choose(game, side, seed, clock),
        Rank::Captain | Rank::Marshal => Some(look_ahead(game, side, player, seed, clock)),
    };
    quick.expect("a side that is asked has an action")
}

fn look_ahead<G: Judge>(
    game: &G,
    side: Side,
    player: &Player,
    seed: u64,
    clock: &mut dyn FnMut() -> bool,
) -> Choice<G::Action> {
    let mut search = Search::new(game, side, seed);
    let limit = player.budget.simulations;
    while !search.forced() && search.simulations() < limit.unwrap_or(MOST_SIMULATIONS) && !clock() {
        search.step(1);
        // Who asked for a number of simulations gets it.
        if limit.is_none() && search.settled() {
            break;
        }
    }
    search.best()
}
