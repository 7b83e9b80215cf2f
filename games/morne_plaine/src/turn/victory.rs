//! Objectives, points and the end.

use kernel::{Degree, Dice, Journal, Outcome, Side};

use crate::event::Event;
use crate::sight::near_point;
use crate::units::{Arm, Place, UnitId};
use crate::{MornePlaine, Stage};

/// Differences of points that make a victory, and a decisive one (MP-183).
pub(crate) const VICTORY: i32 = 5;
const DECISIVE: i32 = 15;

impl MornePlaine {
    /// The value of a side's lost units (MP-180, MP-181).
    pub fn lost_value(&self, side: Side) -> u32 {
        let lost = |id: &UnitId| self.unit(*id).place == Place::Lost;
        self.of_side(side).filter(lost).map(|id| u32::from(self.spec(id).value)).sum()
    }

    /// Whether a side's army breaks (MP-181).
    pub fn is_broken(&self, side: Side) -> bool {
        2 * self.lost_value(side) >= self.setup.armies[side].value
    }

    /// Who controls an objective now, if one side alone does (MP-182).
    pub fn controller(&self, index: usize) -> Option<Side> {
        let objective = &self.setup.objectives[index];
        let holds = |id: &UnitId| {
            self.spec(*id).arm == Arm::Infantry
                && self.unit(*id).steady()
                && match objective.area {
                    Some(area) => self.in_area(*id, area),
                    None => near_point(self, *id, objective.at, objective.radius),
                }
        };
        let [a, b] = Side::BOTH.map(|side| self.present(side).any(|id| holds(&id)));
        match (a, b) {
            (true, false) => Some(Side::A),
            (false, true) => Some(Side::B),
            _ => None,
        }
    }

    pub(super) fn take_objectives(&mut self, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        let taken = if self.declared() {
            self.asked_objectives(dice)
        } else {
            (0..self.held.len()).filter_map(|i| Some((i, self.controller(i)?))).collect()
        };
        for (i, side) in taken {
            if self.held[i] != Some(side) {
                self.held[i] = Some(side);
                journal.note(self, Event::Taken { objective: i as u8, side });
            }
        }
    }

    /// A side's points if the game ended now (MP-183).
    pub fn points(&self, side: Side) -> i32 {
        let fleeing = |id: &UnitId| self.unit(*id).fleeing;
        let fleeing: u32 = self.present(!side).filter(fleeing).map(|id| u32::from(self.spec(id).value)).sum();
        let objectives = self.setup.objectives.iter().zip(&self.held);
        let held: i32 = objectives.filter(|(_, holder)| **holder == Some(side)).map(|(o, _)| o.points).sum();
        self.lost_value(!side) as i32 + fleeing.div_ceil(2) as i32 + held
    }

    pub(super) fn score(&mut self, journal: &mut impl Journal<Self>) {
        let difference = self.points(Side::A) - self.points(Side::B);
        let winner = if difference > 0 { Side::A } else { Side::B };
        self.end(
            match difference.abs() {
                DECISIVE.. => Outcome::win(winner, Degree::Decisive, "points"),
                VICTORY.. => Outcome::win(winner, Degree::Plain, "points"),
                _ => Outcome::draw("level"),
            },
            journal,
        );
    }

    pub(super) fn end(&mut self, outcome: Outcome, journal: &mut impl Journal<Self>) {
        self.outcome = Some(outcome);
        self.stage = Stage::Actions;
        let points = Side::BOTH.map(|side| self.points(side));
        journal.note(self, Event::Ended { winner: outcome.winner, reason: outcome.reason, points });
    }
}
