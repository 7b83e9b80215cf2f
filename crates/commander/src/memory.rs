//! What a player remembers of his own part in a match, so that he does not do things twice.

use std::collections::VecDeque;

use kernel::{Judge, Seeded, Side, Silence};

use crate::glance::Tally;

/// Decisions that are remembered: more than a turn or two.
const LONG_AGO: usize = 48;
/// The luck of [`face`].
const ANY: u64 = 0;

/// A position as a side sees it: two that it cannot tell apart have the same face.
pub(crate) fn face<G: Judge>(game: &G, side: Side) -> G {
    game.imagine(side, &mut Seeded::new(ANY))
}

/// A position after an action, unless dice had a part in it.
pub(crate) fn after_surely<G: Judge>(game: &G, side: Side, action: &G::Action) -> Option<G> {
    let mut luck = Seeded::new(ANY);
    let mut dice = Tally::new(&mut luck);
    let mut after = game.clone();
    after.play(side, action, &mut dice, &mut Silence);
    (dice.thrown == 0).then_some(after)
}

/// Own decisions of late: what lay on the table, as far as the side could see, and what it did.
#[derive(Clone, Debug)]
pub(crate) struct Memory<G: Judge> {
    deeds: VecDeque<(G, Option<G::Action>)>,
}

impl<G: Judge> Memory<G> {
    pub fn new() -> Self {
        Memory { deeds: VecDeque::new() }
    }

    /// The side is about to decide in a position with this face. If it was there before, what came after was taken back.
    pub fn face(&mut self, face: G) {
        if let Some(again) = self.deeds.iter().position(|(been, _)| *been == face) {
            self.deeds.truncate(again);
        }
        if self.deeds.len() >= LONG_AGO {
            self.deeds.pop_front();
        }
        self.deeds.push_back((face, None));
    }

    /// It has decided.
    pub fn decide(&mut self, action: G::Action) {
        if let Some((_, deed)) = self.deeds.back_mut() {
            *deed = Some(action);
        }
    }

    /// Whether an action surely leads to where the side has been before: nothing is gained by it.
    pub fn leads_back(&self, world: &G, side: Side, action: &G::Action) -> bool {
        let after = after_surely(world, side, action).filter(|after| after.to_play().awaits(side));
        after.is_some_and(|after| {
            let face = face(&after, side);
            self.deeds.iter().any(|(been, _)| *been == face)
        })
    }

    /// Whether an action only leads a piece back to where it came from.
    pub fn undoes(&self, world: &G, action: &G::Action) -> bool {
        self.deeds.iter().any(|(then, deed)| deed.as_ref().is_some_and(|deed| world.undoes(action, then, deed)))
    }
}
