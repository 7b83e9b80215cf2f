//! Every position that an action may lead to, by walking every fall of the dice through `play` itself.

use crate::{Enumerator, Game, Seeded, Side, Silence};

/// Where an action may lead.
#[derive(Clone, Debug)]
pub struct Fates<T> {
    /// Whether every fall of the dice was walked; otherwise they were sampled.
    pub exact: bool,
    /// Ways walked or samples taken.
    pub ways: u32,
    /// The different positions, each with its chance.
    pub ends: Vec<(T, f64)>,
}

impl<T> Fates<T> {
    /// The same fates of something made of the positions.
    pub fn map<U>(self, mut make: impl FnMut(T) -> U) -> Fates<U> {
        let ends = self.ends.into_iter().map(|(end, chance)| (make(end), chance)).collect();
        Fates { exact: self.exact, ways: self.ways, ends }
    }
}

/// How far fates are followed.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Ways that are walked before the dice are sampled instead.
    pub ways: u32,
    /// Different positions, and samples, at most.
    pub ends: usize,
}

/// The positions after a legal `action`: all of them, or a sample that depends on `seed` alone.
pub fn fates<G: Game>(game: &G, side: Side, action: &G::Action, limits: Limits, seed: u64) -> Fates<G> {
    enumerate(game, side, action, limits).unwrap_or_else(|| sample(game, side, action, limits.ends, seed))
}

fn enumerate<G: Game>(game: &G, side: Side, action: &G::Action, limits: Limits) -> Option<Fates<G>> {
    let mut dice = Enumerator::default();
    let mut ends = Vec::new();
    for ways in 1..=limits.ways {
        let mut after = game.clone();
        after.play(side, action, &mut dice, &mut Silence);
        gather(&mut ends, after, dice.chance());
        if ends.len() > limits.ends {
            return None;
        }
        if !dice.advance() {
            return Some(Fates { exact: true, ways, ends });
        }
    }
    None
}

fn sample<G: Game>(game: &G, side: Side, action: &G::Action, samples: usize, seed: u64) -> Fates<G> {
    let mut luck = Seeded::new(seed);
    let mut ends = Vec::new();
    for _ in 0..samples {
        let mut after = game.clone();
        after.play(side, action, &mut luck, &mut Silence);
        gather(&mut ends, after, 1.0 / samples as f64);
    }
    Fates { exact: false, ways: samples as u32, ends }
}

fn gather<G: Game>(ends: &mut Vec<(G, f64)>, after: G, chance: f64) {
    match ends.iter_mut().find(|(end, _)| *end == after) {
        Some((_, sum)) => *sum += chance,
        None => ends.push((after, chance)),
    }
}
