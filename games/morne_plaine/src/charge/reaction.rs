//! What a charged unit does: fire, form, fall back, counter-charge (MP-104 to MP-112).

use kernel::{Dice, Journal};

use crate::bar::Bar;
use crate::dice::{d6, handful};
use crate::event::{Event, Row, ShotKind};
use crate::formation::{Face, Formation, Pivot, Reform, Shape};
use crate::geometry::inches;
use crate::morale::Blocks;
use crate::units::{Arm, UnitId};
use crate::{Charge, MornePlaine};

/// The roll of a reaction that needs one (MP-106, MP-107).
const REACTION: u8 = 5;

/// What a charged unit does without being asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reflex {
    /// Its owner decides.
    Asked,
    /// Nothing: taken in flank, fleeing, in march column, limbered.
    Nothing,
    /// Skirmishers run (MP-108).
    Evade,
    /// A battery fires canister (MP-110).
    Canister,
}

impl MornePlaine {
    /// What the charged unit does of itself (MP-108 to MP-111, MP-116).
    pub(super) fn reflex(&self, charge: &Charge) -> Reflex {
        let unit = self.unit(charge.target);
        let front = !charge.flank;
        match (self.spec(charge.target).arm, unit.shape.formation) {
            _ if unit.fleeing => Reflex::Nothing,
            (_, Formation::Skirmish) => Reflex::Evade,
            (_, Formation::Unlimbered) if front => Reflex::Canister,
            (Arm::Artillery, _) | (_, Formation::March) => Reflex::Nothing,
            _ if charge.flank => Reflex::Nothing,
            _ => Reflex::Asked,
        }
    }

    /// Whether the owner of the charged unit has a decision to make.
    pub(crate) fn reaction_asked(&self) -> bool {
        self.charge
            .as_ref()
            .is_some_and(|charge| self.reflex(charge) == Reflex::Asked && !self.unit(charge.target).engaged())
    }

    /// Whether a reaction may be chosen (MP-104 to MP-109).
    pub(crate) fn check_reaction(&self, action: &crate::Action) -> Result<(), Bar<'_>> {
        use crate::Action;
        let Some(charge) = &self.charge else { return Err(Bar::new("MP-102", "no-charge")) };
        let target = charge.target;
        let (unit, cavalry) = (self.unit(target), self.spec(target).arm == Arm::Cavalry);
        match action {
            Action::FallBack => Ok(()),
            Action::CounterCharge | Action::Stand if cavalry => Ok(()),
            Action::CounterCharge | Action::Stand => Err(Bar::new("MP-109", "cavalry-only")),
            _ if cavalry => Err(Bar::new("MP-104", "infantry-only")),
            Action::ReactVolley if unit.banned != 0 => Err(Bar::new("MP-169", "volley-banned")),
            Action::ReactForm(shape) if shape.formation == Formation::Skirmish => {
                Err(Bar::new("MP-106", "no-skirmish-reaction"))
            }
            Action::ReactForm(shape) => {
                self.check_reform(target, &unit.foot, self.reaction_reform(target, *shape), false).map(drop)
            }
            _ => Ok(()),
        }
    }

    fn reaction_reform(&self, id: UnitId, shape: Shape) -> Reform {
        let pivot = if self.declared() { Pivot::Front } else { Pivot::Centre(self.unit(id).pose().facing) };
        Reform { shape, pivot }
    }

    /// The side of a square that fires at or faces a unit; nothing for other formations.
    pub(crate) fn square_side(&self, id: UnitId, other: UnitId) -> Option<Face> {
        let unit = self.unit(id);
        let face = || match self.declared() {
            true => Face::Front,
            false => unit.foot.zone(self.unit(other).pose().point()),
        };
        (unit.shape.formation == Formation::Square).then(face)
    }

    /// The charged unit reacts, and the charge goes on (MP-102).
    pub(crate) fn react(&mut self, action: &crate::Action, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        use crate::Action;
        let Some(charge) = self.charge.clone() else { return };
        let (lead, target) = (charge.queue[0], charge.target);
        let mut fell_back = false;
        match action {
            Action::FireAndHold => self.reaction_fire(&charge, ShotKind::Hold, dice, journal),
            Action::ReactVolley => {
                let mut row = Row::NONE;
                row.push(d6(dice, "volley-test"));
                let passed = row.hits(REACTION) > 0;
                journal.note(self, Event::ReactionTest { unit: target, shape: None, dice: row, passed });
                if passed {
                    self.reaction_fire(&charge, ShotKind::ReactVolley, dice, journal);
                } else if self.rules().volley_fail_fires {
                    self.reaction_fire(&charge, ShotKind::Hold, dice, journal);
                }
            }
            Action::ReactForm(shape) => self.reaction_form(target, *shape, dice, journal),
            Action::FallBack => {
                let count = if self.spec(target).arm == Arm::Cavalry { 2 } else { 1 };
                let row = handful(dice, count, "fall-back");
                self.fall_back(target, row, 0, journal);
                fell_back = true;
            }
            Action::CounterCharge => self.counter_charge(target, lead, dice, journal),
            _ => {}
        }
        self.finish_charge(fell_back, dice, journal);
    }

    /// The charged unit fires at the one that comes upon it (MP-104, MP-107, MP-110).
    pub(super) fn reaction_fire(
        &mut self,
        charge: &Charge,
        kind: ShotKind,
        dice: &mut impl Dice,
        journal: &mut impl Journal<Self>,
    ) {
        let (target, charger) = (charge.target, self.first_to_reach(charge));
        if let Some(shot) = self.take_aim(target, self.square_side(target, charger), charger, kind, dice) {
            self.fire(&shot, dice, journal);
        }
    }

    fn reaction_form(&mut self, id: UnitId, shape: Shape, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        let mut row = Row::NONE;
        row.push(d6(dice, "form"));
        if row.hits(REACTION) == 0 && self.has_command(id, dice) {
            row.push(d6(dice, "form-again"));
        }
        let passed = row.hits(REACTION) > 0;
        journal.note(self, Event::ReactionTest { unit: id, shape: Some(shape), dice: row, passed });
        if passed {
            self.carry_reform(id, self.reaction_reform(id, shape), journal);
        }
    }

    /// Charged cavalry advances towards the charger and charges in its turn (MP-109, MP-136).
    fn counter_charge(&mut self, id: UnitId, lead: UnitId, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        let row = handful(dice, 1, "counter");
        let (x, y) = self.away(id, lead);
        let from = self.unit(id).pose();
        let length = self.clear_length(id, (-x, -y), inches(row.sum()), 0, Blocks::Orderly);
        self.set_pose(id, from.shifted((-x, -y), length));
        self.units[id.index()].charging = true;
        journal.note(self, Event::CounterCharged { unit: id, from, to: self.unit(id).pose(), dice: row });
        self.overrun(id, journal);
    }

    /// A unit falls back straight to its rear in good order (MP-164).
    pub(crate) fn fall_back(&mut self, id: UnitId, row: Row, ignored: u64, journal: &mut impl Journal<Self>) {
        let (fx, fy) = self.unit(id).pose().forward();
        self.fall_back_along(id, (-fx, -fy), row, ignored, journal);
    }

    pub(super) fn fall_back_along(
        &mut self,
        id: UnitId,
        along: (i64, i64),
        row: Row,
        ignored: u64,
        journal: &mut impl Journal<Self>,
    ) {
        let from = self.unit(id).pose();
        let length = self.clear_length(id, along, inches(row.sum()), ignored, Blocks::Orderly);
        self.set_pose(id, from.shifted(along, length));
        journal.note(self, Event::FellBack { unit: id, from, to: self.unit(id).pose(), dice: row });
        self.overrun(id, journal);
    }
}
