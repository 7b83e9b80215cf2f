//! Charges: declaration, reactions, reach and contact (MP-97 to MP-125).

mod reaction;

use kernel::{Dice, Journal, Side};

use crate::bar::Bar;
use crate::contact::Contact;
use crate::dice::{d3, handful};
use crate::event::{Event, Loss, ShotKind};
use crate::facts::Denial;
use crate::formation::{Face, Foot, Formation, Reform, Shape, half};
use crate::geometry::{Hull, Pose, direction, inches, overlap};
use crate::morale::Blocks;
use crate::sight::{Edge, FrontalArc};
use crate::terrain::{AreaKind, Line};
use crate::units::{Arm, UnitId};
use crate::{Charge, Melee, MornePlaine, Stage};

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

    /// The place of contact if a charger reaches its target (MP-97, MP-102).
    pub(crate) fn reaches(&self, id: UnitId, target: UnitId, party: u64) -> Option<Contact> {
        let unit = self.unit(id);
        let contact = self.contact(id, &unit.foot, unit.shape, target, party)?;
        let distance = self.charge_distance(id, target, contact.charger);
        self.gap_between(id, target).within(distance).then_some(contact)
    }

    /// How far a unit charges towards a place (MP-97).
    pub(crate) fn charge_distance(&self, id: UnitId, target: UnitId, place: Pose) -> i32 {
        let foot = &self.unit(id).foot;
        let sweep = Hull::sweep(&foot.corners, &foot.at(place).corners);
        let defended = |line: &Line| self.defends_line(target, line, foot.pose.point());
        let full = 2 * self.spec(id).base_move();
        let slow = self.setup.ground.slows_past(sweep.points(), &sweep.bounds, true, defended);
        self.misjudged(if slow { full / 2 } else { full }, id, target)
    }

    /// In an imagined position the reach of a charge is off by up to 8 %, otherwise for each pair.
    pub(crate) fn misjudged(&self, distance: i32, id: UnitId, target: UnitId) -> i32 {
        if self.blur.0 == 0 {
            return distance;
        }
        distance * 1000 / (1000 + eye(u64::from(self.blur.0), id, target))
    }

    /// A distance between two units as an eye judges it, the same eye for a seed (section 4.5 of the rules).
    pub(crate) fn estimate(gap: i32, id: UnitId, target: UnitId, seed: u64) -> i32 {
        gap * (1000 + eye(seed, id, target)) / 1000
    }

    /// Where a support lines up behind the unit before it, if it can and is in reach (MP-120, MP-121).
    fn queues(&self, id: UnitId, before: UnitId, target: UnitId, party: u64) -> Option<Contact> {
        let ahead = &self.unit(before).foot;
        let rear = ahead.rear();
        let pose = Pose::new(rear.x, rear.y, ahead.pose.facing);
        let foot = self.unit(id).foot.at(pose);
        let stranger = |other: UnitId| party & other.bit() == 0;
        let blocked = !self.setup.on_table(&foot.bounds)
            || self.setup.ground.forbids(self.spec(id).arm, &foot.corners, &foot.bounds).is_some()
            || self.bodies(id).any(|(other, unit)| stranger(other) && overlap(&foot.corners, &unit.foot.corners));
        let reaches = || self.gap_between(id, target).within(self.charge_distance(id, target, pose));
        (!blocked && reaches()).then_some(Contact { charger: pose, target: None })
    }

    fn make_contact(&mut self, id: UnitId, target: UnitId, contact: Contact, journal: &mut impl Journal<Self>) {
        if let Some(pose) = contact.target {
            let from = self.unit(target).pose();
            self.set_pose(target, pose);
            journal.note(self, Event::Realigned { unit: target, from });
            self.overrun(target, journal);
        }
        self.move_to_contact(id, target, contact.charger, journal);
    }

    pub(crate) fn move_to_contact(&mut self, id: UnitId, target: UnitId, pose: Pose, journal: &mut impl Journal<Self>) {
        let from = self.unit(id).pose();
        self.set_pose(id, pose);
        journal.note(self, Event::Contact { unit: id, target, from, to: pose });
        self.overrun(id, journal);
    }

    /// A charge falls short: a base move towards the target (MP-101, MP-103).
    pub(crate) fn fall_short(&mut self, id: UnitId, target: UnitId, journal: &mut impl Journal<Self>) {
        let from = self.unit(id).pose();
        let (own, enemy) = (self.unit(id).foot, self.unit(target).foot.centre());
        if let Some(along) = direction(enemy.from(own.centre())) {
            let full = self.spec(id).base_move();
            let sweep = Hull::sweep(&own.corners, &own.at(from.shifted(along, full)).corners);
            let slow = self.setup.ground.slows(sweep.points(), &sweep.bounds, true);
            let length = if slow { full / 2 } else { full };
            let length = self.clear_length(id, along, length, 0, Blocks::Orderly);
            self.set_pose(id, from.shifted(along, length));
        }
        journal.note(self, Event::ChargeFailed { unit: id, from, to: self.unit(id).pose() });
        self.overrun(id, journal);
    }

    /// Contact: guns and skirmishers are overrun, others lose stragglers and fight (MP-105 to MP-116, MP-148).
    fn engage(
        &mut self,
        line: Vec<UnitId>,
        target: UnitId,
        easy: bool,
        (obstacle, difficult): (Option<UnitId>, bool),
        dice: &mut impl Dice,
        journal: &mut impl Journal<Self>,
    ) {
        let helpless =
            self.spec(target).arm == Arm::Artillery || self.unit(target).shape.formation == Formation::Skirmish;
        if helpless {
            return self.lose(target, Loss::Overrun, journal);
        }
        let mut stragglers = [0; 2];
        let side = self.spec(target).side;
        if easy {
            stragglers[side.index()] = self.lose_stragglers(target, dice, journal);
            if self.remove_if_spent(target, journal) {
                return;
            }
        }
        let mut sides = [Vec::new(), Vec::new()];
        let places = Side::BOTH.map(|s| self.unit(if s == side { target } else { line[0] }).pose());
        sides[side.index()].push(target);
        sides[(!side).index()] = line;
        let first = Side::BOTH.map(|s| easy && s != side);
        let id = self.new_melee_number();
        for &unit in &sides[(!side).index()] {
            (self.units[unit.index()].charging, self.units[unit.index()].melee) = (true, Some(id));
        }
        let charged = &mut self.units[target.index()];
        charged.melee = Some(id);
        charged.caught = charged.fleeing;
        self.melees.push(Melee { id, sides, places, first, obstacle, difficult, stragglers, fought: false });
    }

    /// The lowest number that no melee has.
    pub(crate) fn new_melee_number(&self) -> u8 {
        (1..).find(|&id| !self.melees.iter().any(|melee| melee.id == id)).unwrap_or(u8::MAX)
    }

    /// 1d6 figures lost without save, 1d3 of cavalry (MP-105, MP-109, MP-111, MP-116).
    pub(crate) fn lose_stragglers(&mut self, id: UnitId, dice: &mut impl Dice, journal: &mut impl Journal<Self>) -> u8 {
        let row = handful(dice, 1, "stragglers");
        let die = row.faces()[0];
        let losses = if self.spec(id).arm == Arm::Cavalry { d3(die) } else { die }.min(self.unit(id).n);
        self.take_losses(id, losses);
        journal.note(self, Event::Stragglers { unit: id, dice: row, losses });
        losses
    }

    /// Joins a melee: in the queue, or on the flank (MP-124, MP-125, MP-141).
    fn join(
        &mut self,
        id: UnitId,
        target: UnitId,
        flank: bool,
        dice: &mut impl Dice,
        journal: &mut impl Journal<Self>,
    ) {
        let side = self.spec(id).side;
        let Some(index) = self.melees.iter().position(|melee| Some(melee.id) == self.unit(target).melee) else {
            return;
        };
        let number = self.melees[index].id;
        let friends = self.melees[index].sides[side.index()].clone();
        let party = friends.iter().fold(id.bit(), |bits, unit| bits | unit.bit());
        let place = self.arrives(id, target, dice, || {
            if flank {
                let goal = self.unit(target).foot;
                let foot = self.unit(id).foot;
                let face = self.flank_side(&goal, foot.pose.point());
                let pose = self.place_on(id, &foot, &goal, face, target, id.bit())?;
                let reached = self.gap_between(id, target).within(self.charge_distance(id, target, pose));
                return reached.then_some(Contact { charger: pose, target: None });
            }
            let last = friends.iter().rev().find(|&&unit| !self.unit(unit).flanker).or(friends.last());
            last.and_then(|&last| self.queues(id, last, target, party))
        });
        let Some(place) = place else { return self.fall_short(id, target, journal) };
        self.move_to_contact(id, target, place.charger, journal);
        let unit = &mut self.units[id.index()];
        (unit.melee, unit.charging, unit.flanker) = (Some(number), true, flank);
        self.melees[index].sides[side.index()].push(id);
        if flank {
            let losses = self.lose_stragglers(target, dice, journal);
            if let Some(melee) = self.melees.iter_mut().find(|melee| melee.id == number) {
                melee.first[side.index()] = true;
                melee.stragglers[(!side).index()] += losses;
            }
            self.remove_if_spent(target, journal);
        }
    }

    /// The melee of a unit.
    pub fn melee_of(&self, id: UnitId) -> Option<&Melee> {
        let number = self.unit(id).melee?;
        self.melees.iter().find(|melee| melee.id == number)
    }
}

/// How far an eye is off between two units: up to 80 thousandths either way.
fn eye(seed: u64, id: UnitId, target: UnitId) -> i32 {
    let pair = u64::from(id.0) << 8 | u64::from(target.0);
    kernel::Seeded::new(seed << 16 ^ pair).below(161) as i32 - 80
}
