//! What a judge has learnt: a weight for each thing that counts, from a file that tells where it comes from.

use std::collections::BTreeMap;
use std::fmt::Write;

use serde::{Deserialize, Serialize};

use crate::{Fault, read_toml};

/// What was measured when weights were fitted, on games that they were not fitted to.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fitting {
    /// The command that fits them again.
    pub command: String,
    /// The program that did it.
    pub version: String,
    /// Games played.
    pub games: u32,
    /// Positions looked at.
    pub positions: u32,
    /// The mean surprise of results, in nats, as the judge saw them before and as he sees them now.
    pub log_loss: [f64; 2],
    /// The mean square of his errors, before and now.
    pub brier: [f64; 2],
}

/// The file `weights.toml` of a game; `grognard lab fit` writes it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// Where they come from; nothing while they are somebody's opinion.
    pub fitting: Option<Fitting>,
    /// What each thing that counts is worth.
    pub weights: BTreeMap<String, f32>,
}

impl Weights {
    /// Reads a file that must weigh exactly what counts.
    pub fn read(toml: &str, counts: &[&str]) -> Result<Weights, Fault> {
        let read: Weights = read_toml(toml).map_err(|fault| fault.within("weights.toml"))?;
        let extra = read.weights.keys().find(|name| !counts.contains(&name.as_str()));
        extra.map_or(Ok(()), |name| Err(Fault::new("weights.toml", format!("'{name}' is nothing that counts"))))?;
        let missing = counts.iter().find(|name| !read.weights.contains_key(**name));
        missing.map_or(Ok(()), |name| Err(Fault::new("weights.toml", format!("nothing says what '{name}' weighs"))))?;
        let endless = read.weights.iter().find(|(_, weight)| !weight.is_finite());
        endless.map_or(Ok(()), |(name, _)| Err(Fault::new("weights.toml", format!("'{name}' weighs no number"))))?;
        Ok(read)
    }

    /// The weights in the order of what counts.
    pub fn in_order(&self, counts: &[&str]) -> Vec<f32> {
        counts.iter().map(|name| self.weights.get(*name).copied().unwrap_or(0.0)).collect()
    }

    /// The file, in the order of what counts.
    pub fn write(&self, counts: &[&str]) -> String {
        let mut text = "# What counts in a position and how much; `grognard lab fit` writes it.\n\n".to_owned();
        if let Some(fitting) = &self.fitting {
            let Fitting { command, version, games, positions, log_loss, brier } = fitting;
            let pair = |[before, now]: &[f64; 2]| format!("[{before:.5}, {now:.5}]");
            let _ = write!(
                text,
                "[fitting]\ncommand = \"{command}\"\nversion = \"{version}\"\ngames = {games}\npositions = {positions}\n\
                 # On games that the weights were not fitted to: before, and now.\n\
                 log_loss = {}\nbrier = {}\n\n",
                pair(log_loss),
                pair(brier)
            );
        }
        text.push_str("[weights]\n");
        for (name, weight) in counts.iter().zip(self.in_order(counts)) {
            let _ = writeln!(text, "{name} = {weight:?}");
        }
        text
    }
}

/// The weights of a judge that is compiled with its file. Panics when the file is wrong: a test of every game reads it.
pub fn compiled_weights<const N: usize>(toml: &str, counts: &[&str; N]) -> [f32; N] {
    let read = Weights::read(toml, counts).expect("a game's weights are proved by its tests");
    std::array::from_fn(|i| read.weights[counts[i]])
}

/// What counts, weighed.
#[inline]
pub fn weighed<const N: usize>(weights: &[f32; N], counts: &[f32; N]) -> f32 {
    weights.iter().zip(counts).map(|(weight, count)| weight * count).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    const COUNTS: [&str; 2] = ["men", "ground"];

    #[test]
    fn a_file_survives_its_own_words() {
        let fitting = Fitting { command: "grognard lab fit x".to_owned(), games: 3, ..Fitting::default() };
        let weights = COUNTS.iter().map(|name| (*name).to_owned()).zip([0.1, -2.0]).collect();
        let file = Weights { fitting: Some(fitting), weights };
        assert_eq!(Weights::read(&file.write(&COUNTS), &COUNTS), Ok(file.clone()));
        assert_eq!(compiled_weights(&file.write(&COUNTS), &COUNTS), [0.1, -2.0]);
    }

    #[test]
    fn a_wrong_file_says_what_is_wrong() {
        let say = |text: &str| Weights::read(text, &COUNTS).unwrap_err().to_string();
        assert!(say("[weights]\nmen = 1.0").contains("what 'ground' weighs"), "{}", say("[weights]\nmen = 1.0"));
        assert!(say("[weights]\nmen = 1.0\nground = nan").contains("'ground' weighs no number"));
        let extra = say("[weights]\nmen = 1.0\nground = 0.5\nweather = 2.0");
        assert!(extra.contains("'weather' is nothing that counts"), "{extra}");
    }
}
