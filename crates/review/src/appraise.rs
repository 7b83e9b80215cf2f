//! What a position is worth: the first side's chance of winning, from 0 to 1.

use catalogue::{Match, Thought};
use kernel::{Side, ToPlay};

/// A judge that is sure of himself must not look better than the end of the game.
const SUREST: f64 = 0.9975;

/// A chance of `side` as one of the first side.
pub(crate) fn of_first(side: Side, chance: f64) -> f64 {
    if side == Side::A { chance } else { 1.0 - chance }
}

/// A value from -1 to 1 as a chance.
pub(crate) fn chance(value: f32) -> f64 {
    (0.5 + 0.5 * f64::from(value)).clamp(1.0 - SUREST, SUREST)
}

/// What the end of the game is worth, if it is over.
pub(crate) fn ended(position: &dyn Match) -> Option<f64> {
    position.to_play().outcome().map(|outcome| f64::from(outcome.score(Side::A)))
}

/// At first glance. Games may judge with one side's eyes only: both are asked.
pub(crate) fn glance(position: &dyn Match) -> f64 {
    ended(position).unwrap_or_else(|| {
        let [a, b] = [position.promise(Side::A), position.promise(Side::B)];
        chance((a - b) / 2.0)
    })
}

/// Does some simulations, and takes a breath after each.
pub(crate) fn think(search: &mut dyn Thought, simulations: u32, breathe: &dyn Fn()) {
    for _ in 0..simulations {
        search.step(1);
        breathe();
    }
}

/// After some simulations by whoever decides; at first glance when there are none to be done.
pub(crate) fn searched(position: &dyn Match, simulations: u32, seed: u64, breathe: &dyn Fn()) -> f64 {
    match position.to_play() {
        ToPlay::Over(outcome) => f64::from(outcome.score(Side::A)),
        to_play => match to_play.next().filter(|_| simulations > 0) {
            None => glance(position),
            Some(side) => {
                let mut search = position.search(side, seed);
                think(&mut *search, simulations, breathe);
                of_first(side, chance(search.value()))
            }
        },
    }
}
