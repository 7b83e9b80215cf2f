//! Adding up: start + skill + luck = result.

use kernel::{BySide, CellId, Eyes, Side, SideLook, Text};
use serde::Serialize;
use session::End;

use crate::case::{Case, Depth, Step, Weighed};
use crate::decide::Better;
use crate::luck::Throw;
use crate::moments::{Moment, moments};

/// What decided a game, and what the dice gave. Chances are those of the first side.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Debrief {
    /// The game's id.
    pub game: String,
    /// The players' names.
    pub players: BySide<String>,
    /// The sides.
    pub sides: BySide<SideLook>,
    /// How it ended; nothing for an unfinished match.
    pub end: Option<End>,
    /// How deep the review looked.
    pub depth: Depth,
    /// What the dice of the beginning gave.
    pub opening: Option<Throw>,
    /// Every decision that stands.
    pub plies: Vec<Ply>,
    /// The sums.
    pub ledger: Ledger,
    /// The moments that decided the game, in their order.
    pub moments: Vec<Moment>,
    /// The throws that mattered most, as places among the plies.
    pub throws: Vec<usize>,
}

/// A decision and the dice that fell on it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ply {
    /// The line of the record.
    pub line: usize,
    /// The turn.
    pub turn: Text,
    /// Who decided.
    pub side: Side,
    /// The notation; nothing for a surrender.
    pub action: Option<String>,
    /// What was decided, in words.
    pub what: Text,
    /// Where.
    pub cells: Vec<CellId>,
    /// The chance before the decision.
    pub before: f64,
    /// The chance after it, before the dice.
    pub expected: f64,
    /// The chance after the dice.
    pub after: f64,
    /// What the decision gave away, for its side.
    pub given: f64,
    /// What would have been better.
    pub better: Option<Better>,
    /// The dice.
    pub throw: Option<Throw>,
}

/// The sums: `start + skill + luck = result`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ledger {
    /// The chance before the first die.
    pub start: f64,
    /// What the decisions gave the first side.
    pub skill: f64,
    /// What the dice gave it.
    pub luck: f64,
    /// The result, or the chance at the end of an unfinished match.
    pub result: f64,
    /// What each side gave away.
    pub given: BySide<f64>,
    /// What is left of skill: seen too late by the commander, or hidden.
    pub rest: f64,
    /// Half the width of the 95 % interval of a chance, from how much they had to be mended along the game.
    pub error: f64,
    /// How many throws there were.
    pub throws: usize,
    /// The same in points out of 100, rounded so that they add up.
    pub points: Points,
}

/// Points out of 100 that add up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Points {
    /// Before the first die.
    pub start: i32,
    /// By decisions.
    pub skill: i32,
    /// By dice.
    pub luck: i32,
    /// At the end.
    pub result: i32,
}

/// A share in points out of 100.
pub(crate) fn points(share: f64) -> i32 {
    (share * 100.0).round() as i32
}

impl Case {
    /// Adds up what was found about all parts, in their order.
    pub fn sum(&self, parts: &[Weighed]) -> Debrief {
        let opening = parts[0].opening.clone();
        let plies: Vec<Ply> = self
            .steps
            .iter()
            .zip(parts)
            .zip(&parts[1..])
            .map(|((step, part), next)| ply(step, part, next.value))
            .collect();
        let start = parts[0].value - opening.as_ref().map_or(0.0, |throw| throw.luck);
        let result = parts[self.steps.len()].value;
        let ledger = ledger(start, opening.as_ref(), &plies, result);
        Debrief {
            game: self.order.game.clone(),
            players: self.order.players.clone(),
            sides: self.first.scene(Eyes::All).sides,
            end: self.end.clone(),
            depth: self.depth,
            moments: moments(&plies),
            throws: weightiest(&plies),
            opening,
            plies,
            ledger,
        }
    }
}

fn ply(step: &Step, part: &Weighed, after: f64) -> Ply {
    let action = step.action.clone();
    let described = action.as_ref().and_then(|action| step.before.describe(step.side, action).ok());
    Ply {
        line: step.line,
        turn: step.before.scene(Eyes::All).clock,
        side: step.side,
        what: described.unwrap_or_else(|| Text::key("review-surrender")),
        action,
        cells: step.told.cells.clone(),
        before: part.value,
        expected: after - part.throw.as_ref().map_or(0.0, |throw| throw.luck),
        after,
        given: part.given,
        better: part.better.clone(),
        throw: part.throw.clone(),
    }
}

impl Ply {
    /// What the decision gave away, as the first side's gain.
    pub(crate) fn given_to_first(&self) -> f64 {
        if self.side == Side::A { -self.given } else { self.given }
    }

    /// What is left of the decision's step when what was given away is taken out.
    fn rest(&self) -> f64 {
        self.expected - self.before - self.given_to_first()
    }
}

fn ledger(start: f64, opening: Option<&Throw>, plies: &[Ply], result: f64) -> Ledger {
    let throws = || plies.iter().filter_map(|ply| ply.throw.as_ref()).chain(opening);
    let luck: f64 = throws().map(|throw| throw.luck).sum();
    let skill: f64 = plies.iter().map(|ply| ply.expected - ply.before).sum();
    let given = |side: Side| plies.iter().filter(|ply| ply.side == side).map(|ply| ply.given).sum::<f64>();
    let rests = plies.iter().map(Ply::rest);
    let mean_square = rests.clone().map(|rest| rest * rest).sum::<f64>() / plies.len().max(1) as f64;
    let (start_points, luck_points, result_points) = (points(start), points(luck), points(result));
    Ledger {
        start,
        skill,
        luck,
        result,
        given: BySide::from_fn(given),
        rest: rests.sum(),
        // A step's rest has the errors of two chances in it.
        error: 1.96 * (mean_square / 2.0).sqrt(),
        throws: throws().count(),
        points: Points {
            start: start_points,
            skill: result_points - start_points - luck_points,
            luck: luck_points,
            result: result_points,
        },
    }
}

/// The five throws that gave most, the first one first.
fn weightiest(plies: &[Ply]) -> Vec<usize> {
    let worth = |i: &usize| plies[*i].throw.as_ref().map_or(0.0, |throw| throw.luck.abs());
    let mut order: Vec<usize> = (0..plies.len()).filter(|i| points(worth(i)) > 0).collect();
    order.sort_by(|a, b| worth(b).total_cmp(&worth(a)));
    order.truncate(5);
    order
}
