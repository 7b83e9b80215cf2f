//! Activations: which unit, its reactivity test, and what it may do after it (BE-17, BE-18, BE-21 to BE-26).

use std::ops::ControlFlow;

use hexmap::Cell;
use kernel::{Dice, Journal, Refusal, Throw};

use crate::action::Action;
use crate::troops::UnitId;
use crate::{BelleEpoque, Event, How, Phase};

/// How far the activated unit's reactivity test has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Test {
    /// Not made (yet).
    #[default]
    None,
    /// Failed (BE-25).
    Failed,
    /// Passed.
    Passed,
}

/// How the activated unit has moved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Gait {
    /// Not at all.
    #[default]
    Still,
    /// By a basic move (BE-43).
    Basic,
    /// By a forced march (BE-29).
    Forced,
}

/// BE-24: a level of 6 succeeds for certain.
const SURE_LEVEL: u8 = 6;

impl BelleEpoque {
    pub(crate) fn check_activate(&self, unit: UnitId) -> Result<(), Refusal> {
        self.about_unit(unit, Refusal::unless(self.side(unit) == self.active, "BE-17", "not-your-unit"))?;
        self.about_unit(unit, Refusal::when(self.place(unit).is_none(), "BE-17", "not-on-table"))?;
        self.about_unit(unit, Refusal::when(self.is_activated(unit), "BE-18", "already-activated"))
    }

    /// BE-17, BE-18: the owner of the chit picks a unit, which is activated whatever it does (BE-R05).
    pub(crate) fn activate(&mut self, unit: UnitId, journal: &mut impl Journal<Self>) {
        self.activated |= unit.bit();
        self.unit = unit;
        self.from = self.cell(unit);
        (self.test, self.gait, self.assault) = (Test::None, Gait::Still, None);
        self.phase = Phase::PickTest;
        journal.note(self, Event::Activated { unit });
    }

    /// BE-R02: the most points worth spending on a unit's test.
    pub fn most_points(&self, unit: UnitId) -> u8 {
        let unit = self.setup.unit(unit);
        self.cp[unit.side].min(SURE_LEVEL - unit.reactivity())
    }

    /// The unit that is to be tested.
    pub(crate) fn tested(&self) -> UnitId {
        match self.phase {
            Phase::ReactTest(reaction) => self.reactor(reaction),
            _ => self.unit,
        }
    }

    /// BE-R17: whether a passed test would open anything to a unit. Who has entered difficult ground this turn neither
    /// fires nor assaults: only a march, or a way out of very difficult ground, is left to it.
    pub(crate) fn test_opens(&self, unit: UnitId) -> bool {
        !self.is_mired(unit) || self.setup.very_difficult.contains(self.cell(unit)) || !self.marches(unit).is_empty()
    }

    pub(crate) fn check_points(&self, points: u8) -> Result<(), Refusal> {
        let unit = self.tested();
        let in_vain = self.phase == Phase::PickTest && !self.test_opens(unit);
        self.about_unit(unit, Refusal::when(in_vain, "BE-R17", "test-opens-nothing"))?;
        let (pool, most) = (self.cp[self.side(unit)], self.most_points(unit));
        Refusal::when(points > pool, "BE-23", "too-few-points")
            .map_err(|refusal| refusal.with("pool", pool).with("points", points))?;
        Refusal::when(points > most, "BE-R02", "too-many-points").map_err(|refusal| refusal.with("most", most))
    }

    /// BE-23, BE-24: the points are gone whatever the result; the die must not exceed level and points together.
    pub(crate) fn roll_test(&mut self, unit: UnitId, points: u8, dice: &mut impl Dice) -> (u8, bool) {
        let side = self.side(unit);
        self.cp[side] -= points;
        let level = self.setup.unit(unit).reactivity() + points;
        dice.announce(&|| Throw::by(side).of(self.unit_name(unit)).wanting(1, level.into(), "pass"));
        let die = dice.roll(6, "test") as u8;
        (die, die <= level)
    }

    /// BE-21: the test of an activation, before any move (BE-R03).
    pub(crate) fn test_activation(&mut self, points: u8, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        let unit = self.unit;
        let (die, passed) = self.roll_test(unit, points, dice);
        self.test = if passed { Test::Passed } else { Test::Failed };
        self.phase = Phase::PickMove;
        let level = self.setup.unit(unit).reactivity();
        journal.note(self, Event::Tested { unit, level, spent: points, die, passed, reaction: None });
    }

    /// BE-R04: no test; the unit may still stay or make a basic move.
    pub(crate) fn skip_test(&mut self, journal: &mut impl Journal<Self>) {
        self.phase = Phase::PickMove;
        journal.note(self, Event::NotTested { unit: self.unit });
    }

    pub(crate) fn stay(&mut self, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        journal.note(self, Event::Stayed { unit: self.unit });
        self.after_move(dice, journal);
    }

    /// A basic move or a forced march.
    pub(crate) fn go(&mut self, to: Cell, gait: Gait, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        self.gait = gait;
        let how = if gait == Gait::Basic { How::Basic } else { How::Forced };
        self.relocate(self.unit, to, how, journal);
        self.after_move(dice, journal);
    }

    /// BE-26: after the move comes fire or assault, if the test was passed (BE-25) and the ground allows (BE-35).
    fn after_move(&mut self, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        if self.test == Test::Passed && !self.is_mired(self.unit) {
            self.phase = Phase::PickAct;
        } else {
            self.end_activation(dice, journal);
        }
    }

    pub(crate) fn offer_acts(&self, to: &mut impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        to(Action::Done)?;
        self.fire_targets().map(Action::Fire).try_for_each(&mut *to)?;
        let around = self.assault_targets();
        let near = self.units_of(!self.active).filter(|&unit| around.contains(self.cell(unit)));
        near.map(Action::Assault).try_for_each(to)
    }

    /// The end of an activation: a rout is noticed (BE-V4), then the next chit. Nothing is left of it on the table, so
    /// that equal tables are equal.
    pub(crate) fn end_activation(&mut self, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        (self.unit, self.from) = (UnitId(0), Cell(0));
        (self.test, self.gait, self.assault) = (Test::None, Gait::Still, None);
        match self.rout() {
            Some(outcome) => self.finish(outcome, journal),
            None => self.go_on(dice, journal),
        }
    }
}
