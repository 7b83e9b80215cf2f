//! Logistic regression that is drawn to what was believed before, by Newton's method.

/// What counted in a position, what the judge said, and what came of it.
#[derive(Clone, Debug)]
pub(crate) struct Example {
    pub counts: Vec<f32>,
    /// From -1 to 1.
    pub judged: f32,
    /// From 0 to 1.
    pub result: f32,
}

impl Example {
    /// What a judge with these weights says, from -1 to 1.
    pub fn promise(&self, weights: &[f32]) -> f64 {
        let sum: f64 = self.counts.iter().zip(weights).map(|(&count, &weight)| f64::from(count * weight)).sum();
        libm::tanh(sum)
    }
}

/// Newton's steps; a dozen is plenty for a convex sum.
const STEPS: usize = 50;
/// A step that changes no weight by more than this share of its scale is the last.
const SETTLED: f64 = 1e-6;
/// A step that makes things worse is halved, so often at most.
const HALVINGS: i32 = 30;

/// The weights under which the results surprise least, drawn to `old` by `pull`: an example is worth as much as a
/// deviation of each of its counts from what the old weights say.
pub(crate) fn regression(examples: &[Example], old: &[f32], pull: f64) -> Vec<f64> {
    let scales = scales(examples, old.len());
    let old: Vec<f64> = old.iter().map(|&weight| f64::from(weight)).collect();
    // A little pull is always there: what never counted keeps its weight.
    let pulls: Vec<f64> = scales.iter().map(|scale| (pull * scale * scale + 1e-9) * examples.len() as f64).collect();
    let strain = |weights: &[f64]| -> f64 {
        let drawn = (0..old.len()).map(|i| pulls[i] * (weights[i] - old[i]) * (weights[i] - old[i]) / 2.0);
        surprise(examples, weights) + drawn.sum::<f64>()
    };
    let mut weights = old.clone();
    let mut least = strain(&weights);
    for _ in 0..STEPS {
        let (mut slope, mut curve) = derivatives(examples, &weights);
        for (i, pull) in pulls.iter().enumerate() {
            slope[i] += pull * (weights[i] - old[i]);
            curve[i][i] += pull;
        }
        let step = solve(curve, slope);
        let greatest = step.iter().zip(&scales).map(|(step, scale)| (step * scale).abs()).fold(0.0, f64::max);
        // Far from the end a whole step can lead too far.
        let stepped = |part: i32| -> Vec<f64> {
            weights.iter().zip(&step).map(|(weight, step)| weight - step * 0.5f64.powi(part)).collect()
        };
        let better = (0..HALVINGS).map(stepped).map(|next| (strain(&next), next)).find(|(now, _)| *now < least);
        let Some((now, next)) = better else { break };
        (least, weights) = (now, next);
        if greatest < SETTLED {
            break;
        }
    }
    weights
}

/// The logarithm of how unlikely the results are: the chance of an example is the logistic of twice its sum.
fn surprise(examples: &[Example], weights: &[f64]) -> f64 {
    let of = |example: &Example| {
        let sum: f64 = example.counts.iter().zip(weights).map(|(&count, weight)| f64::from(count) * weight).sum();
        let (twice, result) = (2.0 * sum, f64::from(example.result));
        // log(1 + exp(x)) without overflow.
        twice.max(0.0) + libm::log1p(libm::exp(-twice.abs())) - result * twice
    };
    examples.iter().map(of).sum()
}

/// The root of the mean square of each thing that counts.
fn scales(examples: &[Example], n: usize) -> Vec<f64> {
    let square = |i: usize| examples.iter().map(|e| f64::from(e.counts[i]) * f64::from(e.counts[i])).sum::<f64>();
    (0..n).map(|i| (square(i) / examples.len() as f64).sqrt()).collect()
}

/// The first and second derivatives of the surprise.
fn derivatives(examples: &[Example], weights: &[f64]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let n = weights.len();
    let (mut slope, mut curve) = (vec![0.0; n], vec![vec![0.0; n]; n]);
    for example in examples {
        let counts: Vec<f64> = example.counts.iter().map(|&count| f64::from(count)).collect();
        let sum: f64 = counts.iter().zip(weights).map(|(count, weight)| count * weight).sum();
        let chance = 1.0 / (1.0 + libm::exp(-2.0 * sum));
        let error = 2.0 * (chance - f64::from(example.result));
        let bend = (4.0 * chance * (1.0 - chance)).max(1e-6);
        for (i, count) in counts.iter().enumerate() {
            slope[i] += error * count;
            for (j, other) in counts.iter().enumerate() {
                curve[i][j] += bend * count * other;
            }
        }
    }
    (slope, curve)
}

/// Solves a system of equations whose matrix is symmetrical and positive, by elimination.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let n = right.len();
    for i in 0..n {
        let (above, below) = matrix.split_at_mut(i + 1);
        for (k, row) in below.iter_mut().enumerate() {
            let factor = row[i] / above[i][i];
            row.iter_mut().zip(&above[i]).skip(i).for_each(|(own, pivot)| *own -= factor * pivot);
            right[i + 1 + k] -= factor * right[i];
        }
    }
    for i in (0..n).rev() {
        let known: f64 = (i + 1..n).map(|j| matrix[i][j] * right[j]).sum();
        right[i] = (right[i] - known) / matrix[i][i];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Seeded;

    /// Positions in which three things count as much as was planted.
    fn planted(weights: [f32; 3], examples: u32) -> Vec<Example> {
        let mut luck = Seeded::new(5);
        let example = |_| {
            let counts: Vec<f32> =
                (0..3).map(|i| (luck.below(2001) as f32 / 1000.0 - 1.0) * [1.0, 3.0, 0.2][i]).collect();
            let mut example = Example { counts, judged: 0.0, result: 0.0 };
            let chance = (1.0 + example.promise(&weights)) / 2.0;
            example.result = if f64::from(luck.below(1_000_000)) < chance * 1e6 { 1.0 } else { 0.0 };
            example
        };
        (0..examples).map(example).collect()
    }

    #[test]
    fn what_was_planted_is_found() {
        let found = regression(&planted([0.8, -0.3, 2.0], 40_000), &[0.0; 3], 0.0);
        for (found, planted) in found.iter().zip([0.8, -0.3, 2.0]) {
            assert!((found - planted).abs() < 0.1, "{found} for {planted}");
        }
    }

    #[test]
    fn a_pull_holds_what_was_believed() {
        let examples = planted([0.8, -0.3, 2.0], 2_000);
        let far = |pull: f64| {
            let found = regression(&examples, &[0.0, 0.0, 5.0], pull);
            (found[2] - 5.0).abs()
        };
        assert!(far(0.0) > 2.0 && far(0.3) < far(0.01) && far(1e6) < 1e-3, "{} {} {}", far(0.0), far(0.3), far(1e6));
    }

    #[test]
    fn what_never_counts_keeps_its_weight() {
        let mut examples = planted([0.8, -0.3, 2.0], 500);
        examples.iter_mut().for_each(|example| example.counts[1] = 0.0);
        assert_eq!(regression(&examples, &[0.0, 7.0, 0.0], 0.0)[1], 7.0);
    }
}
