//! Whether enough was played: the interval is narrow enough, or a sequential test has decided.

use kernel::Side;
use lab::Interval;
use serde::Serialize;

use crate::plan::Played;

/// When to stop before the last game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Question {
    /// Not before the last game.
    None,
    /// When the interval of the first side's chances is at most so wide.
    Width(f64),
    /// When it is decided whether a side is favoured by so much, or none: a sequential test that errs once in 20.
    Favour(f64),
}

/// What the games between equals say of the two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// The interval is as narrow as it was to be.
    Narrow,
    /// No side is favoured.
    Even,
    /// The first side is.
    FavoursFirst,
    /// The second side is.
    FavoursSecond,
}

/// The chance of either error.
const ERROR: f64 = 0.05;
/// Pairs below which no test is made: its variance is not known yet.
const FEWEST: usize = 10;

impl Answer {
    /// The answer, if the games give it.
    pub fn of(question: &Question, games: &[Played]) -> Option<Answer> {
        let pairs = pairs_of_equals(games);
        if pairs.len() < FEWEST {
            return None;
        }
        match *question {
            Question::None => None,
            Question::Width(width) => (interval(&pairs).width() <= width).then_some(Answer::Narrow),
            Question::Favour(favour) => sequential(&pairs, favour),
        }
    }
}

/// The first side's points in each pair of games between equals. The two games share their luck, so that the pair and
/// not the game is what was drawn by lot.
pub(crate) fn pairs_of_equals(games: &[Played]) -> Vec<f64> {
    let equals: Vec<&Played> = games.iter().filter(|game| game.between_equals()).collect();
    equals.chunks(2).filter(|pair| pair.len() == 2).map(|pair| (score(pair[0]) + score(pair[1])) / 2.0).collect()
}

pub(crate) fn score(game: &Played) -> f64 {
    game.account.winner.map_or(0.5, |winner| if winner == Side::A { 1.0 } else { 0.0 })
}

/// The mean of the pairs, with the interval of as many games as it is worth.
pub(crate) fn interval(pairs: &[f64]) -> Interval {
    let games = 2 * pairs.len() as u32;
    Interval::wilson(2.0 * pairs.iter().sum::<f64>(), games)
}

fn mean_and_variance(pairs: &[f64]) -> (f64, f64) {
    let n = pairs.len() as f64;
    let mean = pairs.iter().sum::<f64>() / n;
    (mean, pairs.iter().map(|pair| (pair - mean).powi(2)).sum::<f64>() / n)
}

/// Two sequential tests at once, one for each side: even, or favoured by so much.
fn sequential(pairs: &[f64], favour: f64) -> Option<Answer> {
    let (mean, variance) = mean_and_variance(pairs);
    // Where all pairs came out alike, half a pair that did not is thought of.
    let variance = variance.max(0.125 / pairs.len() as f64);
    let likelihood = |favoured: f64| {
        let (even, tilt) = (0.5, favoured - 0.5);
        pairs.len() as f64 * tilt * (2.0 * mean - even - favoured) / (2.0 * variance)
    };
    let (first, second) = (likelihood(0.5 + favour), likelihood(0.5 - favour));
    let bound = ((1.0 - ERROR) / ERROR).ln();
    if first >= bound {
        Some(Answer::FavoursFirst)
    } else if second >= bound {
        Some(Answer::FavoursSecond)
    } else {
        (first <= -bound && second <= -bound).then_some(Answer::Even)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pairs(first: usize, split: usize, second: usize) -> Vec<f64> {
        [vec![1.0; first], vec![0.5; split], vec![0.0; second]].concat()
    }

    #[test]
    fn a_sequential_test_answers_when_it_is_sure_and_not_before() {
        assert_eq!(sequential(&pairs(40, 20, 5), 0.05), Some(Answer::FavoursFirst));
        assert_eq!(sequential(&pairs(5, 20, 40), 0.05), Some(Answer::FavoursSecond));
        assert_eq!(sequential(&pairs(5, 10, 5), 0.05), None, "twenty pairs say little");
        assert_eq!(sequential(&pairs(100, 400, 100), 0.05), Some(Answer::Even));
        assert_eq!(sequential(&pairs(12, 0, 0), 0.05), Some(Answer::FavoursFirst), "one side wins everything");
    }

    /// An even scenario is called favoured about once in twenty, however long one looks.
    #[test]
    fn the_test_errs_no_more_often_than_it_says() {
        let mut luck = kernel::Seeded::new(3);
        let wrong = (0..400).filter(|_| {
            let mut pairs = Vec::new();
            let answer = (0..4000).find_map(|_| {
                pairs.push((luck.below(2) + luck.below(2)) as f64 / 2.0);
                if pairs.len() < FEWEST { None } else { sequential(&pairs, 0.05) }
            });
            answer != Some(Answer::Even)
        });
        let wrong = wrong.count();
        assert!(wrong < 60, "{wrong} of 400");
    }
}
