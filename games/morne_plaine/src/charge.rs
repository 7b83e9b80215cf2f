//! Charges: declaration, reactions, reach and contact (MP-97 to MP-125).

mod engage;
mod reaction;

use kernel::{Dice, Journal, Side};

use crate::bar::Bar;
use crate::dice::handful;
use crate::event::{Event, ShotKind};
use crate::facts::Denial;
use crate::formation::{Face, Foot, Formation, Reform, Shape, half};
use crate::geometry::{Pose, inches};
use crate::sight::{Edge, FrontalArc};
use crate::terrain::AreaKind;
use crate::units::{Arm, UnitId};
use crate::{Charge, MornePlaine, Stage};

use reaction::Reflex;

/// How near a charge must be declared to drive skirmishers off (MP-R91).
pub(crate) const ALARM: i32 = inches(18);

impl MornePlaine {
    /// Whether a charge may be declared (MP-99, MP-100).
    pub(crate) fn check_charge(
        &self,
        side: Side,
        id: UnitId,
        target: UnitId,
        pre: Option<Reform>,
    ) -> Result<(), Bar<'_>> {
        self.check_may_act(side, id)?;
        let unit = self.unit(id);
        let (mut foot, mut shape) = (unit.foot, unit.shape);
        if let Some(reform) = pre {
            self.check_free_reform(id, &foot)?;
            foot = self.check_reform(id, &foot, reform, true)?;
            shape = reform.shape;
        }
        self.check_charger(id, shape, &foot, target)?;
        if self.unit(target).engaged() {
            return self.check_joins(id, target);
        }
        if self.declared() {
            return Ok(());
        }
        let edge = Edge::of(&foot, Face::Front);
        if !self.glimpses(id, &edge, target) {
            return Err(Bar::new("MP-100", "charge-unseen"));
        }
        match self.contact(id, &foot, shape, target, id.bit()) {
            Some(_) => Ok(()),
            None => Err(Bar::new("MP-112", "contact-blocked")),
        }
    }

    /// What holds for every unit of a charge (MP-100, MP-51, MP-169).
    fn check_charger(&self, id: UnitId, shape: Shape, foot: &Foot, target: UnitId) -> Result<(), Bar<'_>> {
        let (spec, goal) = (self.spec(id), self.spec(target));
        if !spec.fights() {
            return Err(Bar::new("MP-100", "cannot-charge"));
        }
        match shape.formation {
            Formation::Square | Formation::March => return Err(Bar::new("MP-51", "formation-cannot-charge")),
            Formation::Skirmish => return Err(Bar::new("MP-100", "skirmishers-cannot-charge")),
            _ => {}
        }
        if goal.side == spec.side || goal.commands() || !self.unit(target).here() {
            return Err(Bar::new("MP-100", "no-charge-target"));
        }
        if self.unit(id).banned & target.bit() != 0 {
            return Err(Bar::new("MP-169", "charge-banned"));
        }
        if self.is_denied(id, Denial::Charge(target)) {
            return Err(Bar::new("MP-R77", "declared-no-charge"));
        }
        if self.declared() {
            return Ok(());
        }
        if spec.arm == Arm::Cavalry && self.in_village(target) {
            return Err(Bar::new("MP-100", "cavalry-into-village"));
        }
        let edge = Edge::of(foot, Face::Front);
        let figures = self.figures(target);
        let ahead = figures.points().iter().filter(|&&p| edge.holds(FrontalArc::Wide, p)).count();
        if !half(ahead, figures.points().len()) {
            let of = figures.points().len();
            return Err(Bar::new("MP-100", "charge-arc").count(ahead, of));
        }
        Ok(())
    }

    fn in_village(&self, id: UnitId) -> bool {
        let areas = self.setup.ground.areas.iter().enumerate();
        areas.filter(|(_, area)| area.kind == AreaKind::Village).any(|(i, _)| self.in_area(id, i))
    }

    /// Whether a unit may join the melee of its target (MP-125).
    fn check_joins(&self, id: UnitId, target: UnitId) -> Result<(), Bar<'_>> {
        let side = self.spec(id).side;
        let friend = self.melee_of(target).and_then(|melee| melee.sides[side.index()].first().copied());
        match friend {
            Some(friend) if self.spec(friend).arm == self.spec(id).arm => Ok(()),
            _ => Err(Bar::new("MP-125", "other-arm")),
        }
    }

    /// Whether a unit may support the charge that is declared (MP-119, MP-120), from the same direction (MP-R90).
    pub(crate) fn check_support(&self, side: Side, id: UnitId) -> Result<(), Bar<'_>> {
        self.check_may_act(side, id)?;
        let Some(charge) = &self.charge else { return Err(Bar::new("MP-120", "no-charge")) };
        if self.spec(id).arm != self.spec(charge.queue[0]).arm {
            return Err(Bar::new("MP-119", "other-arm"));
        }
        let unit = self.unit(id);
        self.check_charger(id, unit.shape, &unit.foot, charge.target)?;
        if !self.declared() && self.in_flank(&self.figures(id), charge.target) != charge.flank {
            return Err(Bar::new("MP-R90", "other-direction"));
        }
        Ok(())
    }

    /// Declares a charge; a unit that joins a melee goes at once (MP-102, MP-125).
    pub(crate) fn declare(
        &mut self,
        id: UnitId,
        target: UnitId,
        pre: Option<Reform>,
        dice: &mut impl Dice,
        journal: &mut impl Journal<Self>,
    ) {
        if pre.is_some() && !self.grants_reform(id, dice, journal) {
            return;
        }
        let Some(flank) = self.charged_from(id, target, pre, dice) else {
            return self.deny(id, Denial::Charge(target), journal);
        };
        if let Some(reform) = pre {
            self.carry_reform(id, reform, journal);
        }
        self.units[id.index()].acted = true;
        journal.note(self, Event::Charged { unit: id, target, flank });
        if self.unit(target).engaged() {
            self.join(id, target, flank, dice, journal);
            self.stage = Stage::Actions;
            return;
        }
        self.charge = Some(Charge { target, queue: vec![id], flank });
        self.stage = Stage::Support;
        self.pass_support(dice, journal);
    }

    /// Goes on when nobody else can support.
    pub(crate) fn pass_support(&mut self, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        let side = self.player;
        if !self.present(side).any(|id| self.check_support(side, id).is_ok()) {
            self.go(dice, journal);
        }
    }

    /// Adds a support (MP-120).
    pub(crate) fn support(&mut self, id: UnitId, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        self.units[id.index()].acted = true;
        if let Some(charge) = &mut self.charge {
            charge.queue.push(id);
        }
        journal.note(self, Event::Supported { unit: id });
        self.pass_support(dice, journal);
    }

    /// The charge is declared: the charged unit reacts (MP-102).
    pub(crate) fn go(&mut self, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        let Some(charge) = self.charge.clone() else { return };
        let target = charge.target;
        match self.reflex(&charge) {
            Reflex::Asked => {
                self.stage = Stage::React;
                return;
            }
            Reflex::Nothing => {}
            Reflex::Evade => {
                if let Some(charger) = self.alarms(&charge, dice) {
                    let away = self.away(target, charger);
                    let row = handful(dice, 2, "fall-back");
                    self.fall_back_along(target, away, row, 0, journal);
                }
            }
            Reflex::Canister => self.reaction_fire(&charge, ShotKind::Canister, dice, journal),
        }
        self.finish_charge(false, dice, journal);
    }

    /// The first unit of a charge that reaches its target, the lead if none does (MP-R90). Where players declare the
    /// facts, they put that unit in the lead.
    pub(crate) fn first_to_reach(&self, charge: &Charge) -> UnitId {
        let lead = charge.queue[0];
        if self.declared() {
            return lead;
        }
        let party = charge.queue.iter().fold(0, |bits, id| bits | id.bit());
        let reaches = |&id: &UnitId| self.reaches(id, charge.target, party).is_some();
        charge.queue.iter().copied().find(reaches).unwrap_or(lead)
    }

    /// Puts a unit somewhere; on a table that is not seen the players do (MP-R76).
    pub(crate) fn set_pose(&mut self, id: UnitId, pose: Pose) {
        if self.declared() {
            return;
        }
        let unit = &mut self.units[id.index()];
        unit.foot = unit.foot.at(pose);
    }

    /// After the reaction: who is left, who reaches, who lines up (MP-101, MP-118 to MP-122).
    fn finish_charge(&mut self, fell_back: bool, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        let Some(Charge { target, queue, flank }) = self.charge.take() else { return };
        self.stage = Stage::Actions;
        let fit: Vec<UnitId> = queue.into_iter().filter(|&id| self.unit(id).steady()).collect();
        let party = fit.iter().fold(0, |bits, id| bits | id.bit());
        let mut line: Vec<UnitId> = Vec::new();
        let mut facts = (None, false);
        for id in fit {
            match line.last() {
                None => {
                    let start = self.unit(id).pose().point();
                    let contact = self.arrives(id, target, dice, || self.reaches(id, target, party));
                    let Some(contact) = contact else {
                        self.fall_short(id, target, journal);
                        continue;
                    };
                    facts.0 = self.holds_obstacle(target, id, start, dice).then_some(target);
                    self.make_contact(id, target, contact, journal);
                    facts.1 = self.fights_in_rough(target, id, dice);
                    line.push(id);
                }
                Some(&before) => match self.arrives(id, target, dice, || self.queues(id, before, target, party)) {
                    Some(place) => {
                        self.move_to_contact(id, target, place.charger, journal);
                        line.push(id);
                    }
                    None => self.fall_short(id, target, journal),
                },
            }
        }
        if line.is_empty() {
            self.units[target.index()].charging = false;
            return;
        }
        let easy =
            fell_back || flank || self.unit(target).fleeing || self.unit(target).order() == Some(Formation::March);
        self.engage(line, target, easy, facts, dice, journal);
    }
}
