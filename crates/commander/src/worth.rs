//! What a position is worth: the chance to win first, then by how much.

use kernel::{Judge, Outcome, Side, ToPlay};

/// What winning is worth by itself. The rest is the margin's: little enough that nobody trades a chance for it, and
/// enough that a lost game is defended and a won one finished.
const RESULT: f32 = 0.95;
/// A judge that is sure of itself must not look better than the end of the game.
const SUREST: f32 = 0.99;

/// What an end is worth to `side`, from 1 for the greatest win to -1 for the greatest loss.
pub(crate) fn worth<G: Judge>(game: &G, outcome: &Outcome, side: Side) -> f32 {
    let result = outcome.score(side) * 2.0 - 1.0;
    let margin = game.margin(side);
    let margin = match outcome.winner {
        Some(winner) if winner == side => margin.clamp(0.0, 1.0),
        Some(_) => margin.clamp(-1.0, 0.0),
        None => margin.clamp(-1.0, 1.0),
    };
    RESULT * result + (1.0 - RESULT) * margin
}

fn judged(value: f32) -> f32 {
    value.clamp(-SUREST, SUREST) * RESULT
}

/// What a position is worth to `side`, over or not.
pub(crate) fn appraise<G: Judge>(game: &G, side: Side) -> f32 {
    match game.to_play() {
        ToPlay::Over(outcome) => worth(game, &outcome, side),
        _ => judged(game.value(side)),
    }
}

/// What may be expected of a position, over or not: what a search stops at.
pub(crate) fn expect<G: Judge>(game: &G, side: Side) -> f32 {
    match game.to_play() {
        ToPlay::Over(outcome) => worth(game, &outcome, side),
        _ => judged(game.outlook(side)),
    }
}
