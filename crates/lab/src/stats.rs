//! How sure one may be of a rate that was measured in so many games.

use serde::Serialize;

/// A rate with the bounds between which the true one lies 19 times in 20.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// The rate measured.
    pub rate: f64,
    /// Lower bound.
    pub low: f64,
    /// Upper bound.
    pub high: f64,
}

/// Deviations that hold 95 % of a normal distribution.
const Z: f64 = 1.959_963_985;

impl Interval {
    /// Wilson's interval for `score` points out of `games`; a draw is half a point. Sound for few games and for
    /// rates near 0 and 1, where the usual plus-or-minus is not.
    pub fn wilson(score: f64, games: u32) -> Self {
        if games == 0 {
            return Interval { rate: 0.5, low: 0.0, high: 1.0 };
        }
        let n = f64::from(games);
        let rate = score / n;
        let denominator = 1.0 + Z * Z / n;
        let middle = (rate + Z * Z / (2.0 * n)) / denominator;
        let half = Z * (rate * (1.0 - rate) / n + Z * Z / (4.0 * n * n)).sqrt() / denominator;
        Interval { rate, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
    }

    /// How far apart the bounds are.
    pub fn width(&self) -> f64 {
        self.high - self.low
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reference values from the published formula: 8 of 10, 0 of 10, 50 of 100.
    #[test]
    fn wilson_matches_known_values() {
        for (score, games, low, high) in
            [(8.0, 10, 0.4902, 0.9433), (0.0, 10, 0.0, 0.2775), (50.0, 100, 0.4038, 0.5962), (10.0, 10, 0.7225, 1.0)]
        {
            let interval = Interval::wilson(score, games);
            assert!((interval.low - low).abs() < 1e-4 && (interval.high - high).abs() < 1e-4, "{interval:?}");
        }
    }

    #[test]
    fn nothing_is_known_before_the_first_game() {
        assert_eq!(Interval::wilson(0.0, 0), Interval { rate: 0.5, low: 0.0, high: 1.0 });
    }
}
