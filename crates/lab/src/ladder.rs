//! All against all: how strong each player is, in Elo, from what came of every duel.

use serde::Serialize;

/// A duel as a ladder counts it: two players by their place in the list, the points of the first, and the games.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Met {
    /// The first player.
    pub a: usize,
    /// The second.
    pub b: usize,
    /// The points of the first; a draw is half a point.
    pub points: f64,
    /// Games.
    pub games: u32,
}

/// A player's strength, the mean of all players being 0.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// In Elo: 400 more are ten points to one.
    pub elo: f64,
    /// Half the width of the interval that holds the true strength 19 times in 20.
    pub margin: f64,
}

impl Rating {
    /// From the logarithm of the odds and its variance.
    fn new(strength: f64, variance: f64) -> Rating {
        Rating { elo: strength * SCALE, margin: Z * SCALE * variance.max(0.0).sqrt() }
    }

    /// The standard deviation of the strength.
    pub fn deviation(&self) -> f64 {
        self.margin / Z
    }
}

/// Elo for a natural logarithm of the odds.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;
/// Draws that each two players who met are thought to have played before: who won every game is strong, not infinitely so.
const BEFORE: f64 = 1.0;
const Z: f64 = 1.959_963_985;
const ROUNDS: usize = 100;

/// The strengths under which what came is likeliest (Bradley and Terry), by Newton's method, with the intervals that the
/// curvature at the peak gives.
pub fn ratings(players: usize, met: &[Met]) -> Vec<Rating> {
    let (strength, variance) = likeliest(players, met);
    // What the kept sum adds to the variance is no doubt about anybody's strength.
    let known = 1.0 / (players * players) as f64;
    (0..players).map(|n| Rating::new(strength[n], variance[n][n] - known)).collect()
}

/// The same, but told as what each player is above one of them, whose own strength is 0 without a doubt.
pub fn ratings_above(anchor: usize, players: usize, met: &[Met]) -> Vec<Rating> {
    let (strength, variance) = likeliest(players, met);
    let doubt = |n: usize| variance[n][n] + variance[anchor][anchor] - 2.0 * variance[n][anchor];
    (0..players).map(|n| Rating::new(strength[n] - strength[anchor], doubt(n))).collect()
}

/// The likeliest strengths and how they vary together, in natural logarithms of the odds.
fn likeliest(players: usize, met: &[Met]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let mut strength = vec![0.0; players];
    let mut variance = vec![vec![0.0; players]; players];
    for _ in 0..ROUNDS {
        let (slope, bend) = slope_and_bend(&strength, met);
        variance = inverse(bend);
        let step: Vec<f64> = variance.iter().map(|row| row.iter().zip(&slope).map(|(v, s)| v * s).sum()).collect();
        // Far from the peak a whole step would leap over it.
        let longest = step.iter().fold(1.0, |longest: f64, step| longest.max(step.abs()));
        strength.iter_mut().zip(&step).for_each(|(strength, step)| *strength += step / longest);
        if longest <= 1.0 && step.iter().all(|step| step.abs() < 1e-9) {
            break;
        }
    }
    (strength, variance)
}

/// The first and second derivatives of the likelihood. Strengths are known but for a common sum, which is kept at 0.
fn slope_and_bend(strength: &[f64], met: &[Met]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let players = strength.len();
    let mut slope = vec![-strength.iter().sum::<f64>(); players];
    let mut bend = vec![vec![1.0; players]; players];
    for &Met { a, b, points, games } in met.iter().filter(|met| met.games > 0) {
        let games = f64::from(games) + BEFORE;
        let expected = 1.0 / (1.0 + (strength[b] - strength[a]).exp());
        let surplus = points + BEFORE / 2.0 - games * expected;
        slope[a] += surplus;
        slope[b] -= surplus;
        let weight = games * expected * (1.0 - expected);
        for (row, column, sign) in [(a, a, 1.0), (b, b, 1.0), (a, b, -1.0), (b, a, -1.0)] {
            bend[row][column] += sign * weight;
        }
    }
    (slope, bend)
}

/// The inverse of a positive matrix, by elimination.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let n = matrix.len();
    for (i, row) in matrix.iter_mut().enumerate() {
        row.extend((0..n).map(|j| f64::from(u8::from(i == j))));
    }
    for i in 0..n {
        let pivot = matrix[i][i];
        matrix[i].iter_mut().for_each(|value| *value /= pivot);
        let row = matrix[i].clone();
        for (_, other) in matrix.iter_mut().enumerate().filter(|(j, _)| *j != i) {
            let factor = other[i];
            other.iter_mut().zip(&row).for_each(|(value, above)| *value -= factor * above);
        }
    }
    matrix.into_iter().map(|row| row[n..].to_vec()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn met(a: usize, b: usize, points: f64, games: u32) -> Met {
        Met { a, b, points, games }
    }

    /// Three quarters of the points are 191 Elo; with many games the draw thought of before hardly counts.
    #[test]
    fn two_players_are_as_far_apart_as_their_points_say() {
        let ratings = ratings(2, &[met(0, 1, 7500.0, 10_000)]);
        assert!((ratings[0].elo - ratings[1].elo - 190.8).abs() < 0.5, "{ratings:?}");
        // The deviation of the rate is 0.00433, that of the logarithm of the odds 0.0231: 4.01 Elo, half for each player.
        assert!((ratings[0].margin - Z * 2.005).abs() < 0.05, "{ratings:?}");
    }

    /// The doubt about a difference is that of both, less what they share.
    #[test]
    fn who_is_the_measure_is_known_without_a_doubt() {
        let met = [met(0, 1, 7500.0, 10_000)];
        let above = ratings_above(1, 2, &met);
        assert!(above[1].elo.abs() < 1e-9 && above[1].margin.abs() < 1e-6, "{above:?}");
        assert!((above[0].elo - 190.8).abs() < 0.5 && (above[0].deviation() - 4.01).abs() < 0.05, "{above:?}");
        let mean = ratings(2, &met);
        assert!((above[0].elo - (mean[0].elo - mean[1].elo)).abs() < 1e-6);
    }

    #[test]
    fn strength_is_handed_on_and_nobody_is_infinitely_strong() {
        let ratings = ratings(3, &[met(0, 1, 20.0, 20), met(1, 2, 15.0, 20)]);
        assert!(ratings[0].elo > ratings[1].elo && ratings[1].elo > ratings[2].elo, "{ratings:?}");
        assert!(ratings.iter().all(|rating| rating.elo.is_finite() && rating.margin.is_finite()));
        assert!(ratings.iter().map(|rating| rating.elo).sum::<f64>().abs() < 1e-6);
        assert!(ratings[0].margin > ratings[1].margin, "who won every game is less well known: {ratings:?}");
    }
}
