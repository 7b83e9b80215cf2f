//! The moments that decided a game.

use serde::{Deserialize, Serialize};

use crate::sums::Ply;

/// As many are shown at most, each worth so much at least.
const MOST: usize = 5;
const LEAST: f64 = 0.04;

/// Why it is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum MomentKind {
    /// By what was decided.
    Decision,
    /// By how the dice fell.
    Dice,
}

/// A moment that decided a game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Moment {
    /// Which ply, from 0.
    pub ply: usize,
    /// Why.
    pub kind: MomentKind,
    /// What it gave the first side.
    pub worth: f64,
}

/// The weightiest moments, in the order of the game. A ply is one only once, by what weighs more.
pub(crate) fn moments(plies: &[Ply]) -> Vec<Moment> {
    let mut all: Vec<Moment> = plies.iter().enumerate().map(|(i, ply)| moment(i, ply)).collect();
    all.retain(|moment| moment.worth.abs() >= LEAST);
    all.sort_by(|a, b| b.worth.abs().total_cmp(&a.worth.abs()));
    all.truncate(MOST);
    all.sort_by_key(|moment| moment.ply);
    all
}

fn moment(i: usize, ply: &Ply) -> Moment {
    let luck = ply.throw.as_ref().map_or(0.0, |throw| throw.luck);
    match luck.abs() > ply.given {
        true => Moment { ply: i, kind: MomentKind::Dice, worth: luck },
        false => Moment { ply: i, kind: MomentKind::Decision, worth: ply.given_to_first() },
    }
}
