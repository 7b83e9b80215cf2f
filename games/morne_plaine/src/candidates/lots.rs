//! Candidates drawn by lot, for whoever plays many games quickly and cannot wait for all.

use std::ops::Range;

use kernel::{Seeded, Side};

use crate::action::Action;
use crate::units::UnitId;
use crate::{MornePlaine, Stage};

/// Units that a quick step of a playout looks at.
const LOOKED_AT: usize = 4;
/// Lists of one unit are taken to be no longer than this when one action is drawn at random.
const LONGEST: u32 = 56;

impl MornePlaine {
    /// One candidate, each as likely as another: a unit and a place in its list are drawn until the list has the place.
    pub(crate) fn draw(&self, side: Side, luck: &mut Seeded, scratch: &mut Vec<Action>) -> Option<Action> {
        scratch.clear();
        if self.stage != Stage::Actions {
            self.list(side, scratch);
            return (!scratch.is_empty()).then(|| scratch[luck.below(scratch.len() as u32) as usize]);
        }
        let units = self.ids().filter(|&id| self.spec(id).side == side);
        let idle: Vec<UnitId> = units.filter(|&id| self.is_idle(id)).collect();
        let mut known: Vec<Option<Range<usize>>> = vec![None; idle.len()];
        loop {
            let lot = luck.below(idle.len() as u32 + 1) as usize;
            let wanted = luck.below(LONGEST) as usize;
            let Some(&id) = idle.get(lot) else {
                // An army with nothing left to do must not be asked for ever.
                if wanted == 0 || idle.is_empty() {
                    return Some(Action::EndActions);
                }
                continue;
            };
            let list = known[lot].clone().unwrap_or_else(|| {
                let begin = scratch.len();
                self.list_unit_to(id, begin + wanted, scratch);
                begin..scratch.len()
            });
            if wanted < list.len() {
                return Some(scratch[list.start + wanted]);
            }
            known[lot] = Some(list);
        }
    }

    /// Candidates of a few units that are drawn by lot; the end of the phase counts as one of them.
    pub(crate) fn list_some(&self, side: Side, luck: &mut Seeded, out: &mut Vec<Action>) {
        if self.stage != Stage::Actions {
            return self.list(side, out);
        }
        let units = self.ids().filter(|&id| self.spec(id).side == side);
        let mut lots: Vec<Option<UnitId>> = units.filter(|&id| self.is_idle(id)).map(Some).collect();
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
