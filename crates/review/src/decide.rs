//! What a decision gave away: the action played against the best one found, by what its side could know.

use catalogue::{Advice, Match};
use kernel::{Seeded, Side, Text};
use serde::{Deserialize, Serialize};

use crate::appraise::{chance, glance, of_first, searched, think};
use crate::case::Depth;

/// Pairs of futures in which two actions are compared.
const PAIRS: u32 = 6;
/// A difference counts when it is so many times its standard error, and so many chances.
const STANDS_OUT: f64 = 2.0;
const LEAST: f64 = 0.005;
/// What a search has tried so often it need not compare once more, if it sees so little between the two.
const TRIED: u32 = 12;
const ALIKE: f64 = 0.01;
/// Ways of the dice that are walked for a reason.
const WAYS: u32 = 2_000;
/// Chances must differ by so much to be a reason.
const REASON: f64 = 0.05;

/// What would have been better.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Better {
    /// Its notation.
    pub action: String,
    /// In words.
    pub what: Text,
    /// Why one would play it.
    pub why: Text,
    /// What the side could hope for with it.
    pub hope: f64,
    /// What it could hope for with what it played.
    pub played: f64,
    /// Half the width of the 95 % interval of the difference.
    pub error: f64,
    /// What differs most between the two.
    pub reason: Option<Reason>,
}

/// Something that comes true more or less often.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reason {
    /// What may come true.
    pub what: Text,
    /// How likely with what was played.
    pub played: f64,
    /// How likely with what was better.
    pub better: f64,
}

/// A decision to judge.
pub(crate) struct Question<'a> {
    pub position: &'a dyn Match,
    pub side: Side,
    pub action: &'a str,
    pub depth: Depth,
    pub seed: u64,
    pub breathe: &'a dyn Fn(),
}

/// What is said of it.
pub(crate) struct Answer {
    /// The first side's chance before it.
    pub value: f64,
    pub given: f64,
    pub better: Option<Better>,
}

impl Question<'_> {
    pub fn answer(&self) -> Answer {
        if self.depth == Depth::GLANCE {
            return Answer { value: glance(self.position), given: 0.0, better: None };
        }
        let mut search = self.position.search(self.side, self.seed);
        think(&mut *search, self.depth.0, self.breathe);
        let advice = search.advice();
        let value = of_first(self.side, chance(advice.value));
        let better = if search.forced() || self.is_alike(&advice) { None } else { self.better(&advice) };
        let given = better.as_ref().map_or(0.0, |better| better.hope - better.played);
        Answer { value, given, better }
    }

    /// Whether the search saw what was played, and nothing much better.
    fn is_alike(&self, advice: &Advice) -> bool {
        let played = advice.alternatives.iter().find(|line| line.action == self.action);
        advice.action == self.action
            || played.is_some_and(|line| line.visits >= TRIED && chance(advice.value) - chance(line.value) < ALIKE)
    }

    /// The advice, if it stands out against what was played.
    fn better(&self, advice: &Advice) -> Option<Better> {
        let futures = || (0..PAIRS).map(|n| self.seed.wrapping_mul(31).wrapping_add(n.into()));
        let hopes = |action: &str| futures().map(|seed| self.hope(action, seed)).collect::<Option<Vec<f64>>>();
        let (played, better) = (hopes(self.action)?, hopes(&advice.action)?);
        let pairs = f64::from(PAIRS);
        let mean = |of: &[f64]| of.iter().sum::<f64>() / pairs;
        let (hope, played_hope) = (mean(&better), mean(&played));
        let gain = hope - played_hope;
        let variance = better.iter().zip(&played).map(|(b, p)| (b - p - gain).powi(2)).sum::<f64>() / (pairs - 1.0);
        let error = (variance / pairs).sqrt();
        (gain > LEAST && gain > STANDS_OUT * error).then(|| Better {
            action: advice.action.clone(),
            what: advice.what.clone(),
            why: advice.why.clone(),
            hope,
            played: played_hope,
            error: 1.96 * error,
            reason: self.reason(&advice.action),
        })
    }

    /// What the side may hope for after an action, in one imagined future.
    fn hope(&self, action: &str, seed: u64) -> Option<f64> {
        let mut after = self.position.imagine(self.side, seed);
        after.play(self.side, action, &mut Seeded::new(seed)).ok()?;
        Some(of_first(self.side, searched(&*after, self.depth.after(), seed, self.breathe)))
    }

    /// What comes true with one of the two much more often than with the other, as far as the side could know.
    fn reason(&self, better: &str) -> Option<Reason> {
        let known = self.position.imagine(self.side, self.seed);
        let rows = |action: &str| known.odds(self.side, action, WAYS).map(|odds| odds.rows).ok();
        let (played, better) = (rows(self.action)?, rows(better)?);
        let chance_in = |rows: &[kernel::OddsRow], what: &Text| {
            rows.iter().find(|row| row.what == *what).map_or(0.0, |row| row.chance)
        };
        let reasons = played.iter().chain(&better).map(|row| Reason {
            what: row.what.clone(),
            played: chance_in(&played, &row.what),
            better: chance_in(&better, &row.what),
        });
        let gap = |reason: &Reason| (reason.better - reason.played).abs();
        reasons.filter(|reason| gap(reason) >= REASON).max_by(|a, b| gap(a).total_cmp(&gap(b)))
    }
}
