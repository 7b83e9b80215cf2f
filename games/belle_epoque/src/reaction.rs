//! Reactions to an assault: volley, support fire, evasion, counter-charge (BE-84 to BE-91).

use std::ops::ControlFlow;

use hexmap::Cell;
use kernel::{Dice, Journal, Refusal};

use crate::action::{Action, Reaction};
use crate::terrain::Cells;
use crate::troops::{Kind, UnitId};
use crate::{Assault, BelleEpoque, Event, Gait, How, Phase};

impl BelleEpoque {
    /// The assault under way; only asked while there is one.
    pub(crate) fn under_way(&self) -> Assault {
        self.assault.unwrap_or(Assault::on(self.unit))
    }

    /// The unit that makes a reaction.
    pub fn reactor(&self, reaction: Reaction) -> UnitId {
        match reaction {
            Reaction::Support(unit) => unit,
            _ => self.under_way().target,
        }
    }

    fn fresh(&self, unit: UnitId) -> bool {
        !self.is_activated(unit)
    }

    /// BE-84: the assaulted unit may fire if it has not been activated; not out of ground it just entered (BE-R17).
    fn may_volley(&self, target: UnitId) -> bool {
        self.fresh(target) && !self.is_mired(target)
    }

    /// BE-87: a friend next to the assaulted unit or to the assailant.
    fn stands_by(&self, unit: UnitId, target: UnitId) -> bool {
        let at = self.cell(unit);
        let near = |other: UnitId| self.setup.grid.adjacent(at, self.cell(other));
        near(target) || near(self.unit)
    }

    fn may_support(&self, unit: UnitId, target: UnitId) -> bool {
        unit != target
            && self.stands_by(unit, target)
            && !self.is_mired(unit)
            && self.shot(unit, self.unit, Gait::Still).is_ok()
    }

    /// BE-R49: the friends that may support.
    fn supporters(&self) -> impl Iterator<Item = UnitId> {
        let Assault { target, supported, .. } = self.under_way();
        let bits = if supported && self.setup.house.one_supporter { 0 } else { self.unactivated(!self.active) };
        crate::units(bits).filter(move |&unit| self.may_support(unit, target))
    }

    /// BE-R52: the assailant has the smaller allowance.
    fn is_slower(&self, assailant: UnitId, target: UnitId) -> bool {
        let allowance = |unit| self.setup.unit(unit).kind.allowance();
        allowance(assailant) < allowance(target)
    }

    /// BE-88, BE-R53: where the assaulted unit could evade to: a forced march that ends away from the assailant.
    pub fn evasions(&self) -> Cells {
        let target = self.under_way().target;
        self.marches(target) - self.setup.around.around(self.cell(self.unit))
    }

    fn may_evade(&self, target: UnitId) -> bool {
        self.fresh(target) && self.is_slower(self.unit, target) && !self.evasions().is_empty()
    }

    /// BE-R54: whether the assaulted unit touched an enemy when the assailant's activation began.
    pub fn was_in_contact(&self, target: UnitId) -> bool {
        let others = self.troops[self.active] - Cells::of(self.cell(self.unit));
        let before = others | Cells::of(self.from);
        self.setup.around.around(self.cell(target)).meets(&before)
    }

    fn may_counter_charge(&self, target: UnitId) -> bool {
        self.fresh(target) && self.setup.unit(target).kind == Kind::Cavalry && !self.was_in_contact(target)
    }

    pub(crate) fn offer_reactions(&self, to: &mut impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        let target = self.under_way().target;
        to(Action::NoReaction)?;
        if self.may_volley(target) {
            to(Action::React(Reaction::Volley))?;
        }
        self.supporters().map(|unit| Action::React(Reaction::Support(unit))).try_for_each(&mut *to)?;
        if self.may_evade(target) {
            to(Action::React(Reaction::Evade))?;
        }
        let charge = self.may_counter_charge(target).then_some(Action::React(Reaction::CounterCharge));
        charge.into_iter().try_for_each(to)
    }

    pub(crate) fn check_reaction(&self, reaction: Reaction) -> Result<(), Refusal> {
        let Assault { target, supported, .. } = self.under_way();
        match reaction {
            Reaction::Volley => {
                self.check_fresh(target, "BE-84")?;
                self.check_not_mired(target, "BE-R17")
            }
            Reaction::Support(unit) => {
                let absent = self.side(unit) == self.active || self.place(unit).is_none();
                self.about_unit(unit, Refusal::when(absent, "BE-87", "no-supporter"))?;
                self.about_unit(unit, Refusal::when(unit == target, "BE-87", "volleys-instead"))?;
                self.check_fresh(unit, "BE-87")?;
                self.about_unit(unit, Refusal::unless(self.stands_by(unit, target), "BE-87", "too-far-to-support"))?;
                Refusal::when(supported && self.setup.house.one_supporter, "BE-R49", "one-supporter")?;
                self.check_not_mired(unit, "BE-R50")?;
                self.check_shot(unit, self.unit, Gait::Still)
            }
            Reaction::Evade => self.check_evade(target),
            Reaction::CounterCharge => self.check_counter_charge(target),
        }
    }

    fn check_fresh(&self, unit: UnitId, rule: &'static str) -> Result<(), Refusal> {
        self.about_unit(unit, Refusal::unless(self.fresh(unit), rule, "no-reaction-left"))
    }

    fn check_not_mired(&self, unit: UnitId, rule: &'static str) -> Result<(), Refusal> {
        self.about_unit(unit, Refusal::when(self.is_mired(unit), rule, "mired"))
    }

    fn check_evade(&self, target: UnitId) -> Result<(), Refusal> {
        self.check_fresh(target, "BE-88")?;
        self.about_unit(target, Refusal::unless(self.is_slower(self.unit, target), "BE-R52", "not-slower"))?;
        let stuck = self.marches(target).is_empty() && self.setup.difficult.contains(self.cell(target));
        self.about_unit(target, Refusal::when(stuck, "BE-36", "evade-from-difficult"))?;
        self.about_unit(target, Refusal::when(self.evasions().is_empty(), "BE-R53", "nowhere-to-evade"))
    }

    fn check_counter_charge(&self, target: UnitId) -> Result<(), Refusal> {
        let on_horse = self.setup.unit(target).kind == Kind::Cavalry;
        self.about_unit(target, Refusal::unless(on_horse, "BE-90", "no-cavalry"))?;
        self.check_fresh(target, "BE-90")?;
        self.about_unit(target, Refusal::when(self.was_in_contact(target), "BE-R54", "was-in-contact"))
    }

    pub(crate) fn check_evasion(&self, to: Cell) -> Result<(), Refusal> {
        let target = self.under_way().target;
        if self.evasions().contains(to) {
            return Ok(());
        }
        self.check_reach(target, to)?;
        Err(Refusal::new("BE-R53", "evade-in-contact").with("at", self.cell_name(to)))
    }

    /// The defender says which reaction he tries; the test comes next.
    pub(crate) fn declare_reaction(&mut self, reaction: Reaction, journal: &mut impl Journal<Self>) {
        self.phase = Phase::ReactTest(reaction);
        journal.note(self, Event::Reacts { unit: self.reactor(reaction), reaction });
    }

    /// BE-86, BE-89, BE-91: the test of a reaction is the unit's activation, passed or not.
    pub(crate) fn test_reaction(
        &mut self,
        reaction: Reaction,
        points: u8,
        dice: &mut impl Dice,
        journal: &mut impl Journal<Self>,
    ) {
        let unit = self.reactor(reaction);
        self.activated |= unit.bit();
        let mut assault = self.under_way();
        assault.supported |= matches!(reaction, Reaction::Support(_));
        let (die, passed) = self.roll_test(unit, points, dice);
        assault.counter_charge |= passed && reaction == Reaction::CounterCharge;
        self.assault = Some(assault);
        self.phase = Phase::React;
        let level = self.setup.unit(unit).reactivity();
        journal.note(self, Event::Tested { unit, level, spent: points, die, passed, reaction: Some(reaction) });
        match reaction {
            _ if !passed => {}
            Reaction::Volley | Reaction::Support(_) => self.fire(unit, self.unit, Some(reaction), dice, journal),
            Reaction::CounterCharge => journal.note(self, Event::CounterCharged { unit }),
            Reaction::Evade => self.phase = Phase::Evading,
        }
    }

    /// After reaction fire: the assault goes on unless the assailant is gone or driven back (BE-R51).
    pub(crate) fn after_reaction_fire(&mut self, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        let target = self.under_way().target;
        let touching = |at| self.setup.grid.adjacent(at, self.cell(target));
        if self.place(self.unit).is_some_and(touching) {
            self.phase = Phase::React;
        } else {
            journal.note(self, Event::AssaultOff { unit: self.unit });
            self.end_activation(dice, journal);
        }
    }

    /// No (further) reaction: the assault is fought.
    pub(crate) fn await_assault(&mut self, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        let assault = self.under_way();
        journal.note(self, Event::NoReaction { unit: assault.target });
        self.clash(assault, dice, journal);
    }

    /// BE-88: the unit slips away; the assailant may take the position (BE-68).
    pub(crate) fn evade(&mut self, to: Cell, journal: &mut impl Journal<Self>) {
        let target = self.under_way().target;
        let ground = self.cell(target);
        self.relocate(target, to, How::Evasion, journal);
        self.phase = Phase::TakingPosition { unit: self.unit, ground };
    }
}
