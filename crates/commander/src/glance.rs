//! One step ahead: what a position would be worth after an action.

use kernel::{Dice, Die, Judge, Seeded, Side, Silence};

use crate::worth::appraise;

/// Throws dice of a seed and remembers whether any was thrown.
pub(crate) struct Tally<'a> {
    luck: &'a mut Seeded,
    /// Dice thrown so far.
    pub thrown: u32,
}

impl<'a> Tally<'a> {
    pub fn new(luck: &'a mut Seeded) -> Self {
        Tally { luck, thrown: 0 }
    }
}

impl Dice for Tally<'_> {
    #[inline]
    fn draw(&mut self, die: Die, label: &'static str) -> u16 {
        self.thrown += 1;
        self.luck.draw(die, label)
    }
}

/// What the position would be worth to `side` after `action`. When dice fall, the mean of several throws; the
/// throws depend on `seed` alone, so that two actions are compared with the same luck.
pub(crate) fn glance<G: Judge>(game: &G, side: Side, action: &G::Action, seed: u64, throws: u32) -> f32 {
    let (first, thrown) = glance_once(game, side, action, seed);
    if !thrown || throws < 2 {
        return first;
    }
    let rest: f32 = (1..throws).map(|i| glance_once(game, side, action, seed.wrapping_add(u64::from(i))).0).sum();
    (first + rest) / throws as f32
}

fn glance_once<G: Judge>(game: &G, side: Side, action: &G::Action, seed: u64) -> (f32, bool) {
    let mut luck = Seeded::new(seed);
    let mut dice = Tally::new(&mut luck);
    let mut after = game.clone();
    after.play(side, action, &mut dice, &mut Silence);
    let thrown = dice.thrown > 0;
    (appraise(&after, side), thrown)
}
