//! Losses, retreats and positions taken (BE-20, BE-68, BE-69, BE-79 to BE-83).

use hexmap::Cell;
use kernel::{Dice, Journal, Refusal};

use crate::lines::LONGEST_RANGE;
use crate::terrain::Cells;
use crate::troops::UnitId;
use crate::{BelleEpoque, Event, GONE, How, Phase};

impl BelleEpoque {
    /// Removes elements; more than there are is ignored (BE-R37). Without elements the unit is gone, and so is its
    /// chit if it was still in the bowl (BE-20, BE-R08).
    pub(crate) fn lose(&mut self, unit: UnitId, losses: u8, journal: &mut impl Journal<Self>) {
        let removed = losses.min(self.elements(unit));
        if removed == 0 {
            return;
        }
        self.elements[unit.index()] -= removed;
        let left = self.elements(unit);
        journal.note(self, Event::Lost { unit, elements: removed, left });
        if left == 0 {
            let (at, side) = (self.cell(unit), self.side(unit));
            self.troops[side].remove(at);
            self.present &= !unit.bit();
            self.at[unit.index()] = GONE;
            journal.note(self, Event::Eliminated { unit, at, chit_removed: !self.is_activated(unit) });
        }
    }

    /// BE-81, BE-82, BE-R31: the hexes of a valid retreat step from the unit that caused the loss.
    pub fn retreat_steps(&self, unit: UnitId, cause: UnitId) -> Cells {
        let (setup, from, side) = (&self.setup, self.cell(unit), self.side(unit));
        // BE-R18: nobody retreats out of very difficult ground.
        if setup.very_difficult.contains(from) {
            return Cells::EMPTY;
        }
        let free = (setup.around.around(from) & setup.passable) - self.occupied() - self.zone_against(side);
        free.iter().filter(|&to| self.leads_away(unit, cause, to)).collect()
    }

    /// BE-82: whether a step leads away from the opponent, and under the strict reading from every enemy near.
    fn leads_away(&self, unit: UnitId, cause: UnitId, to: Cell) -> bool {
        let from = self.cell(unit);
        let lines = &self.setup.lines;
        let farther = |enemy: Cell| lines.distance(enemy, to) > lines.distance(enemy, from);
        let near = |enemy: &Cell| lines.distance(*enemy, from) <= LONGEST_RANGE;
        self.place(cause).is_none_or(farther)
            && (!self.setup.house.strict_retreat || self.troops[!self.side(unit)].iter().filter(near).all(farther))
    }

    /// The unit that must settle a loss, and who caused it.
    fn suffering(&self) -> Option<(UnitId, UnitId)> {
        match self.phase {
            Phase::FireLoss { firer, target, .. } => Some((target, firer)),
            Phase::Retreating { loser, winner, .. } => Some((loser, winner)),
            _ => None,
        }
    }

    pub(crate) fn check_take_loss(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Retreating { loser, winner, .. } if !self.retreat_steps(loser, winner).is_empty() => {
                Err(Refusal::new("BE-79", "must-retreat").with("unit", self.unit_name(loser)))
            }
            _ => Ok(()),
        }
    }

    pub(crate) fn check_retreat(&self, to: Cell) -> Result<(), Refusal> {
        let Some((unit, cause)) = self.suffering() else { return Ok(()) };
        if self.retreat_steps(unit, cause).contains(to) {
            return Ok(());
        }
        let at = self.cell_name(to);
        let refuse = |rule, reason| Err(Refusal::new(rule, reason).with("at", at));
        if !self.setup.grid.adjacent(self.cell(unit), to) {
            let rule = if matches!(self.phase, Phase::FireLoss { .. }) { "BE-83" } else { "BE-79" };
            return refuse(rule, "one-step-back");
        }
        if self.setup.very_difficult.contains(self.cell(unit)) {
            return refuse("BE-R18", "no-retreat-from-here");
        }
        if self.occupied().contains(to) {
            return Err(self.refuse_occupied(to));
        }
        if !self.setup.passable.contains(to) {
            return refuse("BE-81", "retreat-impassable");
        }
        if self.zone_against(self.side(unit)).contains(to) {
            return refuse("BE-82", "retreat-into-contact");
        }
        let away_from_cause = self.place(cause).is_none_or(|cause| {
            self.setup.lines.distance(cause, to) > self.setup.lines.distance(cause, self.cell(unit))
        });
        refuse(if away_from_cause { "BE-R31" } else { "BE-82" }, "retreat-not-away")
    }

    /// Even losses one by one, until they are settled or nobody is left.
    pub(crate) fn go_on_losing(&mut self, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        match self.phase {
            Phase::FireLoss { target, left, .. } if left == 0 || self.place(target).is_none() => {
                if self.assault.is_some() {
                    self.after_reaction_fire(dice, journal);
                } else {
                    self.end_activation(dice, journal);
                }
            }
            Phase::Retreating { loser, winner, left, ground } if left == 0 || self.place(loser).is_none() => {
                self.offer_position(winner, ground, dice, journal);
            }
            _ => {}
        }
    }

    fn settle_one(&mut self, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        match &mut self.phase {
            Phase::FireLoss { left, .. } | Phase::Retreating { left, .. } => *left -= 1,
            _ => {}
        }
        self.go_on_losing(dice, journal);
    }

    /// The element is lost: chosen after fire (BE-83), or because no step can be made (BE-81).
    pub(crate) fn take_loss(&mut self, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        if let Some((unit, cause)) = self.suffering() {
            if self.retreat_steps(unit, cause).is_empty() {
                journal.note(self, Event::NoRetreat { unit });
            }
            self.lose(unit, 1, journal);
        }
        self.settle_one(dice, journal);
    }

    /// One step back instead of an element.
    pub(crate) fn retreat(&mut self, to: Cell, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        if let Some((unit, _)) = self.suffering() {
            self.relocate(unit, to, How::Retreat, journal);
        }
        self.settle_one(dice, journal);
    }

    /// BE-68, BE-R45: the winner may occupy the hex that its opponent left.
    pub(crate) fn offer_position(
        &mut self,
        winner: UnitId,
        ground: Cell,
        dice: &mut impl Dice,
        journal: &mut impl Journal<Self>,
    ) {
        let allowed = winner == self.unit || !self.setup.house.attacker_only;
        if allowed && self.place(winner).is_some() && !self.occupied().contains(ground) {
            self.phase = Phase::TakingPosition { winner, ground };
        } else {
            self.end_activation(dice, journal);
        }
    }

    /// BE-R46: into the hex that the enemy held; neither zones nor stops matter.
    pub(crate) fn take_position(&mut self, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        if let Phase::TakingPosition { winner, ground } = self.phase {
            self.relocate(winner, ground, How::Advance, journal);
        }
        self.end_activation(dice, journal);
    }

    pub(crate) fn hold_position(&mut self, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        if let Phase::TakingPosition { winner, .. } = self.phase {
            journal.note(self, Event::Held { unit: winner });
        }
        self.end_activation(dice, journal);
    }

    pub(crate) fn check_hold(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::TakingPosition { winner, .. } if self.setup.unit(winner).tags.impetuous => {
                Err(Refusal::new("BE-69", "impetuous").with("unit", self.unit_name(winner)))
            }
            _ => Ok(()),
        }
    }
}
