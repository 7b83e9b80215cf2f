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
            let chit_removed = !self.is_activated(unit);
            for deeds in [&mut self.activated, &mut self.moved, &mut self.fired, &mut self.mired] {
                *deeds &= !unit.bit();
            }
            self.fought[unit.index()] = 0;
            journal.note(self, Event::Eliminated { unit, at, chit_removed });
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
    pub(crate) fn suffering(&self) -> Option<(UnitId, UnitId)> {
        match self.phase {
            Phase::FireLoss { unit, by, .. } | Phase::Retreating { unit, by, .. } => Some((unit, by)),
            _ => None,
        }
    }

    pub(crate) fn check_take_loss(&self) -> Result<(), Refusal> {
        let Phase::Retreating { unit, by, .. } = self.phase else { return Ok(()) };
        self.about_unit(unit, Refusal::unless(self.retreat_steps(unit, by).is_empty(), "BE-79", "must-retreat"))
    }

    pub(crate) fn check_retreat(&self, to: Cell) -> Result<(), Refusal> {
        let Some((unit, cause)) = self.suffering() else { return Ok(()) };
        if self.retreat_steps(unit, cause).contains(to) {
            return Ok(());
        }
        let from = self.cell(unit);
        let distant = if matches!(self.phase, Phase::FireLoss { .. }) { "BE-83" } else { "BE-79" };
        self.about_hex(to, Refusal::unless(self.setup.grid.adjacent(from, to), distant, "one-step-back"))?;
        let stuck = self.setup.very_difficult.contains(from);
        self.about_hex(to, Refusal::when(stuck, "BE-R18", "no-retreat-from-here"))?;
        self.check_empty(to)?;
        self.about_hex(to, Refusal::unless(self.setup.passable.contains(to), "BE-81", "retreat-impassable"))?;
        let contact = self.zone_against(self.side(unit)).contains(to);
        self.about_hex(to, Refusal::when(contact, "BE-82", "retreat-into-contact"))?;
        let lines = &self.setup.lines;
        let leads_away = |cause| lines.distance(cause, to) > lines.distance(cause, from);
        let rule = if self.place(cause).is_none_or(leads_away) { "BE-R31" } else { "BE-82" };
        Err(Refusal::new(rule, "retreat-not-away").with("at", self.cell_name(to)))
    }

    /// Even losses one by one, until they are settled or nobody is left.
    pub(crate) fn go_on_losing(&mut self, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        match self.phase {
            Phase::FireLoss { unit, left, .. } if left == 0 || self.place(unit).is_none() => {
                if self.assault.is_some() {
                    self.after_reaction_fire(dice, journal);
                } else {
                    self.end_activation(dice, journal);
                }
            }
            Phase::Retreating { unit, by, left, ground } if left == 0 || self.place(unit).is_none() => {
                self.offer_position(by, ground, dice, journal);
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
            self.phase = Phase::TakingPosition { unit: winner, ground };
        } else {
            self.end_activation(dice, journal);
        }
    }

    /// BE-R46: into the hex that the enemy held; neither zones nor stops matter.
    pub(crate) fn take_position(&mut self, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        if let Phase::TakingPosition { unit, ground } = self.phase {
            self.relocate(unit, ground, How::Advance, journal);
        }
        self.end_activation(dice, journal);
    }

    pub(crate) fn hold_position(&mut self, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        if let Phase::TakingPosition { unit, .. } = self.phase {
            journal.note(self, Event::Held { unit });
        }
        self.end_activation(dice, journal);
    }

    pub(crate) fn check_hold(&self) -> Result<(), Refusal> {
        let Phase::TakingPosition { unit, .. } = self.phase else { return Ok(()) };
        self.about_unit(unit, Refusal::when(self.setup.unit(unit).tags.impetuous, "BE-69", "impetuous"))
    }
}
