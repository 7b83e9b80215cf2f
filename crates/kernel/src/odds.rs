//! The exact chances of an action, by walking every fall of the dice through `play` itself: the rules are stated
//! once, and the odds cannot differ from them.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::{Chronicle, Dice, Die, Seeded, Show, Side, Text};

/// Dice that fall one way after another, until every way was seen.
#[derive(Clone, Debug, Default)]
pub struct Enumerator {
    path: Vec<(u16, u16)>,
    depth: usize,
}

impl Enumerator {
    /// The chance of the way just walked.
    pub fn chance(&self) -> f64 {
        self.path.iter().map(|&(_, faces)| 1.0 / f64::from(faces)).product()
    }

    /// Whether a die fell on the way just walked.
    pub fn thrown(&self) -> bool {
        self.depth > 0
    }

    /// Goes to the next way; false when all were walked.
    pub fn advance(&mut self) -> bool {
        self.depth = 0;
        while let Some((outcome, faces)) = self.path.pop() {
            if outcome + 1 < faces {
                self.path.push((outcome + 1, faces));
                return true;
            }
        }
        false
    }
}

impl Dice for Enumerator {
    fn draw(&mut self, die: Die, _: &'static str) -> u16 {
        if self.depth == self.path.len() {
            self.path.push((0, die.faces().max(1)));
        }
        self.depth += 1;
        self.path[self.depth - 1].0
    }
}

/// A row of the table of odds.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OddsRow {
    /// What may come true.
    pub what: Text,
    /// How likely it is, from 0 to 1.
    pub chance: f64,
}

/// The chances of an action.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Odds {
    /// Whether every fall of the dice was walked; otherwise they were sampled.
    pub exact: bool,
    /// Ways walked or samples taken.
    pub ways: u32,
    /// Half the width of the widest 95 % interval of a row when sampled, 0 when exact.
    pub error: f64,
    /// Whether any die is thrown at all.
    pub dice: bool,
    /// The rows, likeliest first.
    pub rows: Vec<OddsRow>,
}

/// The odds of a legal `action`: exact when at most `limit` ways have to be walked, else `limit` samples. Where the
/// rules forbid to foretell, there are no rows and no ways, so that not even their number tells anything.
pub fn odds<G: Show>(game: &G, side: Side, action: &G::Action, limit: u32) -> Odds {
    if !game.foretells(action) {
        return Odds { exact: true, ways: 0, error: 0.0, dice: true, rows: Vec::new() };
    }
    enumerate(game, side, action, limit).unwrap_or_else(|| sample(game, side, action, limit))
}

fn enumerate<G: Show>(game: &G, side: Side, action: &G::Action, limit: u32) -> Option<Odds> {
    let mut dice = Enumerator::default();
    let mut chances = BTreeMap::new();
    let mut ways = 0;
    loop {
        if ways == limit {
            return None;
        }
        ways += 1;
        for what in walk(game, side, action, &mut AtStake { dice: &mut dice, aside: G::aside }) {
            *chances.entry(what).or_insert(0.0) += dice.chance();
        }
        let thrown = !dice.path.is_empty();
        if !dice.advance() {
            return Some(Odds { exact: true, ways, error: 0.0, dice: ways > 1 || thrown, rows: rows(chances) });
        }
    }
}

/// Walks the throws that the action is about; the others fall as they like.
struct AtStake<'a> {
    dice: &'a mut Enumerator,
    aside: fn(&str) -> bool,
}

impl Dice for AtStake<'_> {
    fn draw(&mut self, die: Die, label: &'static str) -> u16 {
        if (self.aside)(label) { 0 } else { self.dice.draw(die, label) }
    }
}

fn sample<G: Show>(game: &G, side: Side, action: &G::Action, samples: u32) -> Odds {
    let mut luck = Seeded::new(0x6f64_6473);
    let mut chances = BTreeMap::new();
    let share = 1.0 / f64::from(samples.max(1));
    for _ in 0..samples {
        for what in walk(game, side, action, &mut luck) {
            *chances.entry(what).or_insert(0.0) += share;
        }
    }
    let widest = chances.values().map(|p| p * (1.0 - p)).fold(0.0, f64::max);
    let error = 1.96 * (widest * share).sqrt();
    Odds { exact: false, ways: samples, error, dice: true, rows: rows(chances) }
}

fn walk<G: Show>(game: &G, side: Side, action: &G::Action, dice: &mut impl Dice) -> Vec<Text> {
    let mut after = game.clone();
    let mut journal = Chronicle::default();
    after.play(side, action, dice, &mut journal);
    let events: Vec<_> = journal.0.into_iter().map(|(_, event)| event).collect();
    let mut true_now = game.consequences(&after, &events);
    true_now.sort();
    true_now.dedup();
    true_now
}

fn rows(chances: BTreeMap<Text, f64>) -> Vec<OddsRow> {
    let mut rows: Vec<_> = chances.into_iter().map(|(what, chance)| OddsRow { what, chance }).collect();
    rows.sort_by(|a, b| b.chance.total_cmp(&a.chance));
    rows
}
