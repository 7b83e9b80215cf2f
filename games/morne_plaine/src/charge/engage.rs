//! Contact: chargers come to blows, or fall short.

use kernel::{Dice, Journal, Side};

use crate::contact::Contact;
use crate::dice::{d3, handful};
use crate::event::{Event, Loss};
use crate::formation::Formation;
use crate::geometry::{Hull, Pose, direction, overlap};
use crate::morale::Blocks;
use crate::terrain::Line;
use crate::units::{Arm, UnitId};
use crate::{Melee, MornePlaine};

/// How far an eye is off between two units: up to 80 thousandths either way.
fn eye(seed: u64, id: UnitId, target: UnitId) -> i32 {
    let pair = u64::from(id.0) << 8 | u64::from(target.0);
    kernel::Seeded::new(seed << 16 ^ pair).below(161) as i32 - 80
}

impl MornePlaine {
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
        let slow = self.setup.ground.slows_past(&sweep, &sweep.bounds, true, defended);
        self.misjudged(if slow { full / 2 } else { full }, id, target)
    }

    /// In an imagined position the reach of a charge is off by up to 8 %, otherwise for each pair, unless everybody may
    /// measure it (MP-99).
    pub(crate) fn misjudged(&self, distance: i32, id: UnitId, target: UnitId) -> i32 {
        if self.blur.0 == 0 || self.rules().pre_measure_charges {
            return distance;
        }
        distance * 1000 / (1000 + eye(u64::from(self.blur.0), id, target))
    }

    /// A distance between two units as an eye judges it, the same eye for a seed (section 4.5 of the rules).
    pub(crate) fn estimate(gap: i32, id: UnitId, target: UnitId, seed: u64) -> i32 {
        gap * (1000 + eye(seed, id, target)) / 1000
    }

    /// Where a support lines up behind the unit before it, if it can and is in reach (MP-120, MP-121).
    pub(super) fn queues(&self, id: UnitId, before: UnitId, target: UnitId, party: u64) -> Option<Contact> {
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

    pub(super) fn make_contact(
        &mut self,
        id: UnitId,
        target: UnitId,
        contact: Contact,
        journal: &mut impl Journal<Self>,
    ) {
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
            let slow = self.setup.ground.slows(&sweep, &sweep.bounds, true);
            let length = if slow { full / 2 } else { full };
            let length = self.clear_length(id, along, length, 0, Blocks::Orderly);
            self.set_pose(id, from.shifted(along, length));
        }
        journal.note(self, Event::ChargeFailed { unit: id, from, to: self.unit(id).pose() });
        self.overrun(id, journal);
    }

    /// Contact: guns and skirmishers are overrun, others lose stragglers and fight (MP-105 to MP-116, MP-148).
    pub(super) fn engage(
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
    pub(super) fn join(
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
