//! What the dice gave.

use catalogue::Match;
use kernel::{Enumerator, Fates, Limits, Seeded, ShownDie, Side, Text};
use serde::{Deserialize, Serialize};
use session::Order;

use crate::appraise::{glance, searched};
use crate::case::Depth;
use crate::shown::Told;

/// Falls of the dice that are walked, and positions that are told apart, before they are sampled instead.
const LIMITS: Limits = Limits { ways: 3_000, ends: 64 };
/// Positions that are searched one by one; beyond, a sample of so many corrects the first glance.
const SEARCHED: usize = 12;
/// Seeds that have nothing to do with the dice that fell.
const SAMPLE: u64 = 0x6c75_636b;
const SEARCH: u64 = 0x7365_6172_6368;

/// Dice that fell, and what they were worth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Throw {
    /// What they gave the first side, in chances of winning.
    pub luck: f64,
    /// The chance that they fall at least so well for whom they favoured.
    pub chance: f64,
    /// Whether every fall was walked; otherwise they were sampled.
    pub exact: bool,
    /// Ways walked or samples taken.
    pub ways: u32,
    /// Half the width of the 95 % interval of `luck` that sampling leaves; 0 where every fall was weighed.
    pub error: f64,
    /// The dice, as the log shows them.
    pub dice: Vec<ShownDie>,
    /// What came of it.
    pub told: Vec<Text>,
}

/// Dice that fell.
pub(crate) struct Fall<'a> {
    pub came: &'a dyn Match,
    pub depth: Depth,
    pub told: &'a Told,
    pub breathe: &'a dyn Fn(),
}

impl Fall<'_> {
    /// What the dice of an act gave.
    pub fn throw(&self, position: &dyn Match, side: Side, action: &str) -> Option<Throw> {
        position.fates(side, action, LIMITS, SAMPLE).ok().map(|fates| self.weigh(&fates))
    }

    /// What the dice of the beginning gave.
    pub fn opening(&self, order: &Order) -> Option<Throw> {
        beginnings(order).map(|fates| self.weigh(&fates))
    }

    fn weigh(&self, fates: &Fates<Box<dyn Match>>) -> Throw {
        let glances: Vec<f64> = fates.ends.iter().map(|(end, _)| glance(&**end)).collect();
        let mean = |worth: &[f64]| fates.ends.iter().zip(worth).map(|((_, chance), worth)| chance * worth).sum::<f64>();
        let simulations = self.depth.after();
        let search = |end: &dyn Match| searched(end, simulations, SEARCH, self.breathe);
        let each = simulations > 0 && fates.exact && fates.ends.len() <= SEARCHED;
        let worth = match each {
            true => fates.ends.iter().map(|(end, _)| search(&**end)).collect(),
            false => glances,
        };
        let came = if each { search(self.came) } else { glance(self.came) };
        let (mut luck, mut variance) = (came - mean(&worth), 0.0);
        if !fates.exact {
            variance += spread(fates, &worth) / f64::from(fates.ways);
        }
        if simulations > 0 && !each {
            let (correction, doubt) = self.correction(fates, &worth, search);
            luck += correction;
            variance += doubt;
        }
        let chance = at_least(fates, &worth, came, luck);
        let &Fates { exact, ways, .. } = fates;
        let Told { dice, lines, .. } = self.told.clone();
        Throw { luck, chance, exact, ways, error: 1.96 * variance.sqrt(), dice, told: lines }
    }

    /// What a search sees that the first glance does not: in what came, less the mean of a sample of what may come; and
    /// the variance of that.
    fn correction(
        &self,
        fates: &Fates<Box<dyn Match>>,
        glances: &[f64],
        search: impl Fn(&dyn Match) -> f64,
    ) -> (f64, f64) {
        let mut lot = Seeded::new(SAMPLE);
        let seen: Vec<f64> = (0..SEARCHED)
            .map(|_| drawn(fates, f64::from(lot.unit())))
            .map(|i| search(&*fates.ends[i].0) - glances[i])
            .collect();
        let mean = seen.iter().sum::<f64>() / SEARCHED as f64;
        let variance = seen.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / (SEARCHED - 1) as f64;
        (search(self.came) - glance(self.came) - mean, variance / SEARCHED as f64)
    }
}

/// The position that a lot from 0 to 1 draws.
fn drawn(fates: &Fates<Box<dyn Match>>, mut lot: f64) -> usize {
    let passed = |(_, chance): &(Box<dyn Match>, f64)| {
        lot -= chance;
        lot < 0.0
    };
    fates.ends.iter().position(passed).unwrap_or(fates.ends.len() - 1)
}

/// The variance of what may come.
fn spread(fates: &Fates<Box<dyn Match>>, worth: &[f64]) -> f64 {
    let mean: f64 = fates.ends.iter().zip(worth).map(|((_, chance), w)| chance * w).sum();
    fates.ends.iter().zip(worth).map(|((_, chance), w)| chance * (w - mean).powi(2)).sum()
}

/// The chance of what is at least as good for whom the dice favoured.
fn at_least(fates: &Fates<Box<dyn Match>>, worth: &[f64], came: f64, luck: f64) -> f64 {
    let good = |w: f64| if luck >= 0.0 { w >= came - 1e-9 } else { w <= came + 1e-9 };
    let chance: f64 = fates.ends.iter().zip(worth).filter(|(_, w)| good(**w)).map(|((_, chance), _)| chance).sum();
    // What came may be missing from a sample.
    chance.clamp(1.0 / f64::from(fates.ways.max(1)) * f64::from(!fates.exact), 1.0)
}

/// Every beginning of a match, or a sample.
fn beginnings(order: &Order) -> Option<Fates<Box<dyn Match>>> {
    let table = catalogue::game(&order.game).ok()?;
    let toml = order.toml().ok()?;
    let mut dice = Enumerator::default();
    let mut ends = Vec::new();
    for ways in 1..=LIMITS.ways {
        let begun = table.start(&toml, &order.options, &mut dice).ok()?;
        gather(&mut ends, begun.game, dice.chance());
        if ends.len() > LIMITS.ends {
            break;
        }
        if !dice.advance() {
            return Some(Fates { exact: true, ways, ends });
        }
    }
    let (mut luck, samples) = (Seeded::new(SAMPLE), LIMITS.ends);
    let mut ends = Vec::new();
    for _ in 0..samples {
        let begun = table.start(&toml, &order.options, &mut luck).ok()?;
        gather(&mut ends, begun.game, 1.0 / samples as f64);
    }
    Some(Fates { exact: false, ways: samples as u32, ends })
}

fn gather(ends: &mut Vec<(Box<dyn Match>, f64)>, game: Box<dyn Match>, chance: f64) {
    match ends.iter_mut().find(|(end, _)| end.same(&*game)) {
        Some((_, sum)) => *sum += chance,
        None => ends.push((game, chance)),
    }
}
