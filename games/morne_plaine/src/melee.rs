//! Melees: dice, rounds, victors and pursuit (MP-126 to MP-153, MP-162 to MP-170).

mod victor;

use kernel::{Dice, Journal, Side};

use crate::bar::Bar;
use crate::dice::{Reroll, attempt};
use crate::event::{Cause, Event};
use crate::formation::{Formation, front, on_side};
use crate::morale::Modifier;
use crate::units::{Arm, Class, Trait, UnitId};
use crate::{Melee, MornePlaine};

/// What a figure rolls to hit in melee (MP-126), and with the charge bonus (MP-131).
const HIT: u8 = 5;

/// How a unit strikes in the next round of its melee.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strike {
    /// Attack dice (MP-146).
    pub dice: u8,
    /// What hits.
    pub need: u8,
    /// Which dice are rerolled.
    pub reroll: Reroll,
}

/// The order of a round: who strikes or rolls first, and whether the other waits for his losses (MP-130, MP-150).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Order {
    /// The side that rolls first.
    pub side: Side,
    /// It strikes first; otherwise both strike together.
    pub first: bool,
}

impl MornePlaine {
    /// The front of a unit towards its enemy: the first rank, or the side of a square (MP-126, MP-141).
    fn front_towards(&self, id: UnitId, enemy: UnitId) -> u8 {
        let unit = self.unit(id);
        match self.square_side(id, enemy) {
            Some(face) if !unit.fleeing => on_side(face, unit.n),
            _ => front(unit.shape, unit.n).min(unit.n),
        }
    }

    /// How a unit strikes in its melee (MP-126 to MP-136, MP-144, MP-146).
    pub fn strike(&self, melee: &Melee, id: UnitId) -> Strike {
        let (unit, spec) = (self.unit(id), self.spec(id));
        let own = &melee.sides[spec.side.index()];
        let enemies = &melee.sides[(!spec.side).index()];
        let Some(&enemy) = enemies.first() else { return Strike { dice: 0, need: HIT, reroll: Reroll::None } };
        let square = self.unit(enemy).order() == Some(Formation::Square);
        let charging = unit.charging && !(square && spec.arm == Arm::Cavalry);
        let deep = matches!(unit.order(), Some(Formation::Column | Formation::Echelon));
        let eligible = if charging && deep { unit.n } else { self.front_towards(id, enemy) };
        let defended = melee.obstacle.is_some_and(|defender| enemies.contains(&defender));
        let bonus = charging && !melee.difficult && !defended;
        let ones = match spec.arm {
            Arm::Infantry => spec.is(Trait::French) || spec.is(Trait::Scots),
            _ => charging && matches!(spec.class, Class::Line | Class::Heavy),
        };
        Strike {
            dice: if own.first() == Some(&id) { eligible } else { eligible.div_ceil(2) },
            need: HIT - u8::from(bonus),
            reroll: if spec.picked() {
                Reroll::Misses
            } else if ones {
                Reroll::Ones
            } else {
                Reroll::None
            },
        }
    }

    /// What a unit saves on in melee, and whether ones are rerolled (MP-128, MP-143).
    pub fn melee_save(&self, id: UnitId) -> (u8, bool) {
        let spec = self.spec(id);
        (if spec.arm == Arm::Cavalry { 4 } else { 5 }, spec.is(Trait::Cuirass))
    }

    /// Who strikes first, or rolls first (MP-130, MP-150).
    pub fn order(&self, melee: &Melee) -> Order {
        match melee.first {
            [true, false] => Order { side: Side::A, first: true },
            [false, true] => Order { side: Side::B, first: true },
            _ => {
                let charges = Side::BOTH.map(|side| melee.sides[side.index()].iter().any(|&id| self.unit(id).charging));
                let side = match charges {
                    [true, false] => Side::A,
                    [false, true] => Side::B,
                    _ => self.player,
                };
                Order { side, first: false }
            }
        }
    }

    /// Whether a melee may be fought now (MP-98, MP-166).
    pub(crate) fn check_melee(&self, number: u8) -> Result<(), Bar<'_>> {
        match self.melees.iter().find(|melee| melee.id == number) {
            None => Err(Bar::new("MP-145", "no-such-melee")),
            Some(melee) if melee.fought => Err(Bar::new("MP-166", "already-fought")),
            Some(_) => Ok(()),
        }
    }

    /// Fights a round (MP-150 to MP-152).
    pub(crate) fn fight(&mut self, number: u8, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        let Some(melee) = self.melees.iter().find(|melee| melee.id == number).cloned() else { return };
        let Order { side, first } = self.order(&melee);
        let mut losses: [[u32; 2]; 2] = [[0; 2]; 2];
        for s in Side::BOTH.into_iter().filter(|_| self.rules().stragglers_count) {
            let weight = melee.sides[s.index()].first().map_or(1, |&id| self.spec(id).weight());
            let lost = u32::from(melee.stragglers[s.index()]);
            losses[s.index()] = [lost, lost * weight];
        }
        if first {
            self.exchange(number, side, &mut losses, dice, journal);
            self.exchange(number, !side, &mut losses, dice, journal);
        } else {
            let hits = [side, !side].map(|s| self.attack(number, s, dice, journal));
            for (s, hits) in [!side, side].into_iter().zip(hits) {
                self.parry(number, s, hits, &mut losses, dice, journal);
            }
            for &id in melee.sides.iter().flatten() {
                self.remove_if_spent(id, journal);
            }
        }
        self.settle_round(&melee, losses, dice, journal);
    }

    fn exchange(
        &mut self,
        number: u8,
        side: Side,
        losses: &mut [[u32; 2]; 2],
        dice: &mut impl Dice,
        journal: &mut impl Journal<Self>,
    ) {
        let hits = self.attack(number, side, dice, journal);
        self.parry(number, !side, hits, losses, dice, journal);
        for id in self.melee_side(number, !side) {
            self.remove_if_spent(id, journal);
        }
    }

    fn melee_side(&self, number: u8, side: Side) -> Vec<UnitId> {
        let melee = self.melees.iter().find(|melee| melee.id == number);
        melee.map_or(Vec::new(), |melee| melee.sides[side.index()].clone())
    }

    /// A side's units strike in list order; says how many hits they made.
    fn attack(&mut self, number: u8, side: Side, dice: &mut impl Dice, journal: &mut impl Journal<Self>) -> u8 {
        let Some(melee) = self.melees.iter().find(|melee| melee.id == number).cloned() else { return 0 };
        let mut total = 0u8;
        for &id in &melee.sides[side.index()] {
            let Strike { dice: count, need, reroll } = self.strike(&melee, id);
            dice.announce(&|| self.throw_of(id).wanting(need.into(), 6, "hit"));
            let (row, again, hits) = attempt(dice, count, need, reroll, ["strike", "strike-again"]);
            journal.note(self, Event::Struck { melee: number, unit: id, dice: row, again, need, hits });
            total = total.saturating_add(hits);
        }
        total
    }

    /// A side's units share the hits and save in list order (MP-123, MP-147).
    fn parry(
        &mut self,
        number: u8,
        side: Side,
        hits: u8,
        losses: &mut [[u32; 2]; 2],
        dice: &mut impl Dice,
        journal: &mut impl Journal<Self>,
    ) {
        let units = self.melee_side(number, side);
        for (i, &id) in units.iter().enumerate() {
            let count = units.len() as u8;
            let share = if i == 0 { hits - hits / count * (count - 1) } else { hits / count };
            let (need, again) = self.melee_save(id);
            let reroll = if again { Reroll::Ones } else { Reroll::None };
            dice.announce(&|| self.throw_of(id).wanting(need.into(), 6, "save"));
            let (saves, again, saved) = attempt(dice, share, need, reroll, ["save", "save-again"]);
            let lost = (share - saved).min(self.unit(id).n);
            self.take_losses(id, lost);
            let sum = &mut losses[side.index()];
            sum[0] += u32::from(lost);
            sum[1] += u32::from(lost) * self.spec(id).weight();
            journal.note(self, Event::Parried { unit: id, hits: share, saves, again, need, losses: lost });
        }
    }

    /// The round is over: who lost, who tests, who chooses (MP-149 to MP-153).
    fn settle_round(
        &mut self,
        before: &Melee,
        losses: [[u32; 2]; 2],
        dice: &mut impl Dice,
        journal: &mut impl Journal<Self>,
    ) {
        let number = before.id;
        for &id in before.sides.iter().flatten() {
            self.units[id.index()].charging = false;
        }
        let measure = usize::from(self.rules().weighted_losses_decide);
        let mut loser = match losses[0][measure].cmp(&losses[1][measure]) {
            std::cmp::Ordering::Greater => Some(Side::A),
            std::cmp::Ordering::Less => Some(Side::B),
            std::cmp::Ordering::Equal => None,
        };
        let sides = Side::BOTH.map(|side| self.melee_side(number, side));
        match [sides[0].is_empty(), sides[1].is_empty()] {
            [true, false] => loser = Some(Side::A),
            [false, true] => loser = Some(Side::B),
            _ => {}
        }
        let caught: Vec<UnitId> = sides.iter().flatten().copied().filter(|&id| self.unit(id).caught).collect();
        let raw = losses.map(|side| side[0].min(255) as u8);
        journal.note(self, Event::Round { melee: number, losses: raw, loser });
        let mut fled = Vec::new();
        if let Some(loser) = loser
            && !sides[(!loser).index()].is_empty()
        {
            fled = self.losers_test(number, loser, losses, dice, journal);
        }
        for id in caught {
            let unit = &mut self.units[id.index()];
            if !unit.here() {
                continue;
            }
            (unit.fleeing, unit.caught) = (false, false);
            journal.note(self, Event::Rallied { unit: id, tested: false });
        }
        if let Some(melee) = self.melees.iter_mut().find(|melee| melee.id == number) {
            (melee.first, melee.stragglers, melee.fought) = ([false; 2], [0; 2], true);
        }
        self.begin_victory(before, loser, fled);
    }

    /// The modifiers of a unit that lost a round (MP-155, MP-156).
    pub fn melee_modifiers(&self, melee: &Melee, id: UnitId, losses: [u32; 2]) -> Vec<Modifier> {
        let side = self.spec(id).side;
        let number = |side: Side| -> u32 {
            melee.sides[side.index()].iter().map(|&id| u32::from(self.unit(id).n) * self.spec(id).weight()).sum()
        };
        let (own, enemy) = (number(side), number(!side));
        let mut all = Vec::new();
        if losses[side.index()] >= 2 * losses[(!side).index()] {
            all.push(("twice-losses", -1));
        }
        if enemy >= 2 * own {
            all.push(("outnumbered", -1));
        }
        if own >= 2 * enemy {
            all.push(("outnumbers", 1));
        }
        all.extend(self.own_modifiers(id));
        if melee.obstacle == Some(id) {
            all.push(("obstacle", 1));
        }
        let horse = melee.sides[(!side).index()].first().is_some_and(|&enemy| self.spec(enemy).arm == Arm::Cavalry);
        if horse && self.unit(id).order() == Some(Formation::Square) {
            all.push(("square", 2));
        }
        all
    }

    /// Every unit of the losing side tests (MP-152); says who fled.
    fn losers_test(
        &mut self,
        number: u8,
        loser: Side,
        losses: [[u32; 2]; 2],
        dice: &mut impl Dice,
        journal: &mut impl Journal<Self>,
    ) -> Vec<UnitId> {
        let Some(melee) = self.melees.iter().find(|melee| melee.id == number).cloned() else { return Vec::new() };
        let weighted = losses.map(|side| side[1]);
        let units = &melee.sides[loser.index()];
        let all: Vec<Vec<Modifier>> = units.iter().map(|&id| self.melee_modifiers(&melee, id, weighted)).collect();
        let mut fled = Vec::new();
        let enemy = melee.sides[(!loser).index()][0];
        for (&id, modifiers) in units.iter().zip(&all) {
            if !self.morale_test(id, Cause::Melee, modifiers, dice, journal) {
                let away = self.away(id, enemy);
                self.demoralise(id, away, dice, journal);
                if self.unit(id).here() {
                    fled.push(id);
                }
            }
        }
        fled
    }

    /// Takes a unit out of its melee; a support takes its place, and a side alone is free (MP-153).
    pub(crate) fn leave_melee(&mut self, id: UnitId) {
        let Some(number) = self.units[id.index()].melee.take() else { return };
        let side = self.spec(id).side.index();
        let unit = &mut self.units[id.index()];
        (unit.charging, unit.flanker, unit.caught) = (false, false, false);
        let Some(at) = self.melees.iter().position(|melee| melee.id == number) else { return };
        self.melees[at].sides[side].retain(|&other| other != id);
        if self.melees[at].sides[side].is_empty() {
            let melee = self.melees.remove(at);
            for &other in melee.sides.iter().flatten() {
                let unit = &mut self.units[other.index()];
                (unit.melee, unit.charging, unit.flanker, unit.caught) = (None, false, false, false);
            }
            return;
        }
        self.promote(at, side);
    }

    /// The first queued support becomes contact unit, in the old one's place (MP-153).
    fn promote(&mut self, at: usize, side: usize) {
        let queued = self.melees[at].sides[side].iter().position(|&id| !self.unit(id).flanker);
        if let Some(i) = queued {
            let id = self.melees[at].sides[side].remove(i);
            self.melees[at].sides[side].insert(0, id);
            let place = self.melees[at].places[side];
            // A larger unit may not fit where a smaller one stood at the table's edge.
            if self.setup.on_table(&self.unit(id).foot.at(place).bounds) {
                self.set_pose(id, place);
            }
            self.melees[at].places[side] = self.unit(id).pose();
        } else {
            let first = self.melees[at].sides[side][0];
            self.melees[at].places[side] = self.unit(first).pose();
            self.units[first.index()].flanker = false;
        }
    }
}
