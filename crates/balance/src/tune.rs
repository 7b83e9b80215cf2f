//! The value of a scenario's number at which the chances are even, by stochastic bisection: play where it is least sure
//! which side is favoured, until it is sure between which values the favour changes.

use std::str::FromStr;

use kernel::{Fault, Setting};
use lab::Interval;
use serde::Serialize;

use crate::answer::{interval, pairs_of_equals};
use crate::plan::{Plan, Played};

/// A number that may be turned: an option of the game, or a number of the scenario by its path (`units.3.strength`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Knob {
    /// The option, or the path.
    pub key: String,
    /// The smallest value to try.
    pub low: i32,
    /// The largest.
    pub high: i32,
}

impl FromStr for Knob {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        let wrong = || Fault::new("--tune", format!("'{text}' is not KNOB=LOW..HIGH, like turn_limit=8..20"));
        let (key, range) = text.split_once('=').ok_or_else(wrong)?;
        let (low, high) = range.split_once("..").ok_or_else(wrong)?;
        let number = |text: &str| text.trim().parse::<i32>().map_err(|_| wrong());
        let knob = Knob { key: key.trim().to_owned(), low: number(low)?, high: number(high)? };
        Fault::when(knob.low >= knob.high, "--tune", "the range is empty: LOW must be less than HIGH")?;
        Fault::when(knob.high.abs_diff(knob.low) > MOST, "--tune", format!("try at most {MOST} values"))?;
        Ok(knob)
    }
}

/// Values to try at most.
const MOST: u32 = 200;
/// How sure one is to be.
const SURE: f64 = 0.95;
/// Pairs that are played before it is asked again where.
const ROUND: u32 = 5;

impl Knob {
    /// The plan with the knob at a value.
    pub fn set(&self, plan: &Plan, value: i32) -> Result<Plan, Fault> {
        let mut plan = plan.clone();
        if catalogue::game(&plan.game)?.options().iter().any(|option| option.key == self.key) {
            plan.options.insert(self.key.clone(), Setting::Number(value));
            return Ok(plan);
        }
        let mut scenario: toml::Value = toml::from_str(&plan.toml).map_err(Fault::at("scenario"))?;
        let found = self.key.split('.').try_fold(&mut scenario, |at, part| match at {
            toml::Value::Array(items) => part.parse().ok().and_then(|n: usize| items.get_mut(n)),
            at => at.get_mut(part),
        });
        match found {
            Some(number @ toml::Value::Integer(_)) => *number = toml::Value::Integer(value.into()),
            _ => {
                let problem =
                    format!("'{}' is neither an option of {} nor a number of the scenario", self.key, plan.game);
                return Err(Fault::new("--tune", problem));
            }
        }
        plan.toml = toml::to_string(&scenario).map_err(Fault::at("scenario"))?;
        Ok(plan)
    }
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Tuned {
    /// The value at which the chances are nearest to even; nothing where one side is favoured over the whole range.
    pub even: Option<i32>,
    /// With 95 % confidence the favour changes within these values; nothing where it does not change.
    pub between: Option<[i32; 2]>,
    /// The first side's chances at every value that was tried.
    pub curve: Vec<(i32, Interval)>,
}

/// Turns the knob until it is sure where the chances are even, or so many pairs are played. `heard` is told after each
/// round: the value, the pairs played so far, and what is known of the value.
pub fn tune(
    plan: &Plan,
    knob: &Knob,
    pairs: u32,
    heard: &(dyn Fn(i32, u32, &Interval) + Sync),
) -> Result<Tuned, Fault> {
    let mut tries: Vec<Vec<f64>> = vec![Vec::new(); (knob.high - knob.low + 1) as usize];
    let mut played = 0;
    while played < pairs {
        let belief = Belief::of(&tries);
        if belief.never() || belief.sure().is_some_and(|[low, high]| high - low <= 1) {
            break;
        }
        let n = belief.least_sure(&tries);
        let value = knob.low + n as i32;
        let so_far = tries[n].len() as u32;
        let mut games = knob.set(plan, value)?.play(so_far..so_far + ROUND, &[], &|_| ())?;
        games.sort_by_key(Played::task);
        tries[n].extend(pairs_of_equals(&games));
        played += ROUND;
        heard(value, played, &interval(&tries[n]));
    }
    let tried = tries.iter().enumerate().filter(|(_, pairs)| !pairs.is_empty());
    let curve: Vec<_> = tried.map(|(n, pairs)| (knob.low + n as i32, interval(pairs))).collect();
    let between = Belief::of(&tries).sure().filter(|[low, high]| *low > 0 && *high < tries.len());
    let between = between.map(|[low, high]| [low - 1, high].map(|n| knob.low + n as i32));
    let off = |rate: &Interval| (rate.rate - 0.5).abs();
    let near = |(value, _): &&(i32, Interval)| between.is_some_and(|[low, high]| (low..=high).contains(value));
    let even = curve.iter().filter(near).min_by(|a, b| off(&a.1).total_cmp(&off(&b.1))).map(|(value, _)| *value);
    Ok(Tuned { even, between, curve })
}

/// For each place where the favour may change, how likely it is there: place `n` lies before the value `n`, the last one
/// behind all values. The chances may rise or fall with the knob.
struct Belief {
    rising: Vec<f64>,
    falling: Vec<f64>,
}

impl Belief {
    fn of(tries: &[Vec<f64>]) -> Belief {
        let above: Vec<f64> = tries.iter().map(|pairs| favoured(pairs)).collect();
        let likelihood = |place: usize, rises: bool| -> f64 {
            let agrees = |(n, above): (usize, &f64)| if (n >= place) == rises { *above } else { 1.0 - above };
            above.iter().enumerate().map(agrees).product()
        };
        let of = |rises| -> Vec<f64> { (0..=tries.len()).map(|place| likelihood(place, rises)).collect() };
        let (mut rising, mut falling) = (of(true), of(false));
        let total: f64 = rising.iter().chain(&falling).sum();
        rising.iter_mut().chain(&mut falling).for_each(|share| *share /= total);
        Belief { rising, falling }
    }

    /// Whether one side is favoured almost surely at every value.
    fn never(&self) -> bool {
        let ends = |shares: &[f64]| shares[0] + shares[shares.len() - 1];
        ends(&self.rising) + ends(&self.falling) >= SURE
    }

    /// The narrowest run of places that holds the change almost surely.
    fn sure(&self) -> Option<[usize; 2]> {
        let shares: Vec<f64> = self.rising.iter().zip(&self.falling).map(|(up, down)| up + down).collect();
        let places = shares.len();
        let runs = (0..places).flat_map(|low| (low..places).map(move |high| [low, high]));
        let holds = |run: &[usize; 2]| shares[run[0]..=run[1]].iter().sum::<f64>() >= SURE;
        runs.filter(holds).min_by_key(|[low, high]| high - low)
    }

    /// The value of which it is least sure which side it favours; of several the one least tried.
    fn least_sure(&self, tries: &[Vec<f64>]) -> usize {
        let above = |n: usize| self.rising[..=n].iter().sum::<f64>() + self.falling[n + 1..].iter().sum::<f64>();
        let doubt = |n: usize| ((above(n) - 0.5).abs() * 50.0).round() as i64;
        let middle = |n: usize| n.abs_diff(tries.len() / 2);
        let least = (0..tries.len()).min_by_key(|&n| (doubt(n), tries[n].len(), middle(n)));
        least.expect("a range has values")
    }
}

/// How likely it is that the first side is favoured, from its points in pairs of games.
fn favoured(pairs: &[f64]) -> f64 {
    if pairs.is_empty() {
        return 0.5;
    }
    // A pair of each kind is thought of before, so that a few games say little.
    let n = pairs.len() as f64 + 2.0;
    let mean = (pairs.iter().sum::<f64>() + 1.0) / n;
    let square = pairs.iter().map(|pair| (pair - mean).powi(2)).sum::<f64>() + mean.powi(2) + (1.0 - mean).powi(2);
    let error = (square / n / n).sqrt();
    // The logistic curve stands in for the normal one.
    1.0 / (1.0 + (-1.702 * (mean - 0.5) / error).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_knob_is_read_or_says_what_would_be_right() {
        assert_eq!("turn_limit=8..20".parse(), Ok(Knob { key: "turn_limit".to_owned(), low: 8, high: 20 }));
        for bad in ["turn_limit", "turn_limit=8", "turn_limit=a..b"] {
            assert!(bad.parse::<Knob>().unwrap_err().to_string().contains("KNOB=LOW..HIGH"), "{bad}");
        }
        assert!("turn_limit=9..9".parse::<Knob>().unwrap_err().to_string().contains("empty"));
    }

    /// Three hundred pairs of a game whose chances rise by four points a step and are even between the sixth and the
    /// seventh value of twelve.
    fn searched(seed: u64) -> Vec<Vec<f64>> {
        let mut luck = kernel::Seeded::new(seed);
        let mut tries: Vec<Vec<f64>> = vec![Vec::new(); 12];
        for _ in 0..300 {
            let n = Belief::of(&tries).least_sure(&tries);
            let chance = 0.5 + 0.04 * (n as f32 - 5.5);
            let mut game = || f64::from(u8::from(luck.unit() < chance));
            let pair = (game() + game()) / 2.0;
            tries[n].push(pair);
        }
        tries
    }

    /// 95 searches of 100 find the place, as is stated (90 with their own luck), and play where it is in doubt.
    #[test]
    fn the_favour_is_found_where_it_changes_as_often_as_is_stated() {
        let searches: Vec<_> = (0..100).map(searched).collect();
        let runs = searches.iter().map(|tries| Belief::of(tries).sure().expect("all places together hold it"));
        let found = runs.filter(|[low, high]| (*low..=*high).contains(&6) && high - low < 10).count();
        assert!(found >= 90, "{found} of 100");
        let far: usize = searches.iter().flat_map(|tries| tries[..3].iter().chain(&tries[9..])).map(Vec::len).sum();
        assert!(far < 300 * 100 / 6, "{far} pairs far from it");
    }

    #[test]
    fn a_side_that_is_always_favoured_leaves_no_change_within() {
        let belief = Belief::of(&vec![vec![1.0; 30]; 5]);
        assert!(belief.never());
        assert!(!Belief::of(&[vec![1.0; 30], vec![0.0; 30]]).never());
    }
}
