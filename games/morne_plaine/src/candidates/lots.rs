//! Candidates drawn by lot, for whoever plays many games quickly and cannot wait for all.

use kernel::{Game, Seeded, Side};

use super::families::{Family, Scout};
use crate::action::Action;
use crate::units::{Arm, UnitId};
use crate::{MornePlaine, Stage};

/// Units that a quick step of a playout looks at.
const LOOKED_AT: usize = 4;

impl MornePlaine {
    /// One candidate, each as likely as another: a unit and a place among its candidates are drawn until there is one.
    pub(crate) fn draw(&self, side: Side, luck: &mut Seeded, scratch: &mut Vec<Action>) -> Option<Action> {
        if self.stage != Stage::Actions || self.declared() {
            return self.any_listed(side, luck, scratch);
        }
        // Foot in a melee has nothing to do, and would be drawn again and again.
        let fights_on = |id: UnitId| self.unit(id).engaged() && self.spec(id).arm != Arm::Cavalry;
        let idle: Vec<UnitId> = self.of_side(side).filter(|&id| self.is_idle(id) && !fights_on(id)).collect();
        let places = self.most_candidates(side);
        loop {
            let lot = luck.below((idle.len() * places) as u32 + 1) as usize;
            let Some(&id) = idle.get(lot / places) else { return Some(Action::EndActions) };
            let unit = self.unit(id);
            let place = lot % places;
            scratch.clear();
            let drawn = if unit.steady() && !unit.engaged() {
                Scout::new(self, id, 0).at(place, scratch)
            } else {
                self.list_unit(id, scratch);
                scratch.get(place).copied()
            };
            if drawn.is_some() {
                return drawn;
            }
        }
    }

    /// The most candidates that a unit of a side may have in the action phase.
    fn most_candidates(&self, side: Side) -> usize {
        let shots = self.setup.units.iter().filter(|spec| spec.side != side).count();
        let covers: usize = self.covering_lines().map(|line| Family::Cover(line).most()).sum();
        shots + covers + Family::most_of_all()
    }

    /// Candidates of a few units that are drawn by lot; the end of the phase counts as one of them.
    pub(crate) fn list_some(&self, side: Side, luck: &mut Seeded, out: &mut Vec<Action>) {
        if self.stage != Stage::Actions {
            return self.list(side, out);
        }
        let mut lots: Vec<Option<UnitId>> = self.of_side(side).filter(|&id| self.is_idle(id)).map(Some).collect();
        lots.push(None);
        for drawn in 0..lots.len() {
            if drawn >= LOOKED_AT && !out.is_empty() {
                break;
            }
            let lot = drawn + luck.below((lots.len() - drawn) as u32) as usize;
            lots.swap(drawn, lot);
            match lots[drawn] {
                Some(id) => self.list_unit(id, out),
                None => out.push(Action::EndActions),
            }
        }
    }
}
