//! The exact chances of an action, by walking every fall of the dice through `play` itself: the rules are stated
//! once, and the odds cannot differ from them.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::{Chronicle, Dice, Die, Eyes, NoDice, Seeded, Show, Side, Silence, Text, ToPlay};

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
    /// How likely it is, from 0 to 1; where it hangs on the answer to the action, the least it can be.
    pub chance: f64,
    /// The most that it can be.
    pub most: f64,
}

/// The decision at which the odds stop: the dice have not said the last word.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Pending {
    /// Who decides.
    pub side: Side,
    /// What is asked.
    pub ask: Text,
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
    /// Whether any die is thrown for it, by the action itself or by an answer to it.
    pub dice: bool,
    /// Whether lots are drawn for what comes after it: they are not in the rows.
    pub aside: bool,
    /// The rows, likeliest first.
    pub rows: Vec<OddsRow>,
    /// What is decided next where no die of the action itself is thrown; the rows then span the answers.
    pub next: Option<Pending>,
}

/// Answers of the other side that are followed, at most; where there are more, the action is no question to him.
const ANSWERS: usize = 12;
/// Decisions that are followed one after the other.
const DEPTH: u32 = 3;

/// The odds of a legal `action`: exact when at most `limit` ways have to be walked, else `limit` samples. Where the
/// rules forbid to foretell, there are no rows and no ways, so that not even their number tells anything.
pub fn odds<G: Show>(game: &G, side: Side, action: &G::Action, limit: u32) -> Odds {
    follow(game, side, action, limit, DEPTH)
}

fn follow<G: Show>(game: &G, side: Side, action: &G::Action, limit: u32, depth: u32) -> Odds {
    if !game.foretells(action) {
        return Odds { exact: true, ways: 0, error: 0.0, dice: true, aside: false, rows: Vec::new(), next: None };
    }
    let walked = enumerate(game, side, action, limit).unwrap_or_else(|| sample(game, side, action, limit));
    if walked.dice || walked.aside { walked } else { answered(game, side, action, limit, depth, walked) }
}

/// An action without dice, with the decision that follows it, and the chances over the answers where the other side
/// answers: from the least to the most that they can make of each.
fn answered<G: Show>(game: &G, side: Side, action: &G::Action, limit: u32, depth: u32, mut odds: Odds) -> Odds {
    let mut after = game.clone();
    after.play(side, action, &mut NoDice, &mut Silence);
    let ToPlay::One(next) = after.to_play() else { return odds };
    odds.next = Some(Pending { side: next, ask: after.scene(Eyes::Seat(side)).banner.ask });
    let answers = after.all_actions(next);
    if depth == 0 || (depth == DEPTH && next == side) || answers.len() > ANSWERS {
        return odds;
    }
    let share = limit / answers.len() as u32;
    let followed: Vec<Odds> = answers.iter().map(|answer| follow(&after, next, answer, share, depth - 1)).collect();
    if !followed.iter().any(|odds| odds.rows.iter().any(|row| row.most < 1.0)) {
        return odds;
    }
    odds.exact = followed.iter().all(|odds| odds.exact);
    odds.ways = followed.iter().map(|odds| odds.ways).sum();
    odds.error = followed.iter().map(|odds| odds.error).fold(0.0, f64::max);
    odds.dice = true;
    odds.rows = span(&followed);
    odds
}

/// Each row from its least to its most chance over several tables; where a table lacks it, it cannot come true.
fn span(tables: &[Odds]) -> Vec<OddsRow> {
    let mut rows: Vec<OddsRow> = Vec::new();
    for row in tables.iter().flat_map(|odds| &odds.rows) {
        if rows.iter().any(|known| known.what == row.what) {
            continue;
        }
        let in_table = |odds: &Odds| odds.rows.iter().find(|other| other.what == row.what).cloned();
        let found: Vec<_> = tables.iter().map(in_table).collect();
        let least = found.iter().map(|row| row.as_ref().map_or(0.0, |row| row.chance)).fold(1.0, f64::min);
        let most = found.iter().flatten().map(|row| row.most).fold(0.0, f64::max);
        rows.push(OddsRow { what: row.what.clone(), chance: least, most });
    }
    rows.sort_by(|a, b| b.most.total_cmp(&a.most));
    rows
}

fn enumerate<G: Show>(game: &G, side: Side, action: &G::Action, limit: u32) -> Option<Odds> {
    let mut dice = Enumerator::default();
    let mut chances = BTreeMap::new();
    let mut ways = 0;
    let mut aside = false;
    loop {
        if ways == limit {
            return None;
        }
        ways += 1;
        let mut at_stake = AtStake { dice: &mut dice, aside: G::aside, passed: false };
        let true_now = walk(game, side, action, &mut at_stake);
        aside |= at_stake.passed;
        for what in true_now {
            *chances.entry(what).or_insert(0.0) += dice.chance();
        }
        let thrown = ways > 1 || !dice.path.is_empty();
        if !dice.advance() {
            return Some(Odds { exact: true, ways, error: 0.0, dice: thrown, aside, rows: rows(chances), next: None });
        }
    }
}

/// Walks the throws that the action is about; the others fall as they like.
struct AtStake<'a> {
    dice: &'a mut Enumerator,
    aside: fn(&str) -> bool,
    /// Whether a throw was passed over.
    passed: bool,
}

impl Dice for AtStake<'_> {
    fn draw(&mut self, die: Die, label: &'static str) -> u16 {
        let aside = (self.aside)(label);
        self.passed |= aside;
        if aside { 0 } else { self.dice.draw(die, label) }
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
    Odds { exact: false, ways: samples, error, dice: true, aside: false, rows: rows(chances), next: None }
}

/// What comes true in one way of the dice.
pub(crate) fn walk<G: Show>(game: &G, side: Side, action: &G::Action, dice: &mut impl Dice) -> Vec<Text> {
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
    let mut rows: Vec<_> = chances.into_iter().map(|(what, chance)| OddsRow { what, chance, most: chance }).collect();
    rows.sort_by(|a, b| b.chance.total_cmp(&a.chance));
    rows
}
