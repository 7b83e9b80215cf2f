//! Panic, and rallying (MP-171 to MP-179).

use kernel::{Dice, Journal, Side};

use super::PANIC;
use crate::bar::Bar;
use crate::dice::d6;
use crate::event::{Cause, Event, Loss, Row};
use crate::units::{Arm, UnitId};
use crate::{MornePlaine, Point, gap};

/// A fleeing or removed unit that others fear for (MP-171, MP-176).
struct Fear {
    coward: UnitId,
    n: u8,
    /// Where it was removed.
    at: Option<Point>,
    /// Those it shakes, one bit each.
    near: u64,
}

impl MornePlaine {
    /// Marks who must test for panic in this player turn (MP-171, MP-172, MP-175).
    pub(crate) fn mark_panic(&mut self, dice: &mut impl Dice) {
        let side = self.player;
        let mut fear: Vec<Fear> = Vec::new();
        for id in self.present(side).filter(|&id| self.unit(id).fleeing) {
            fear.push(Fear { coward: id, n: self.unit(id).n, at: None, near: 0 });
        }
        for marker in self.markers.iter().filter(|marker| self.spec(marker.unit).side == side) {
            fear.push(Fear { coward: marker.unit, n: marker.n, at: Some(marker.at), near: 0 });
        }
        let setup = self.setup.clone();
        self.markers.retain(|marker| setup.units[marker.unit.index()].side != side);
        if fear.is_empty() {
            return;
        }
        for fear in &mut fear {
            fear.near = self.shaken_by(fear, dice);
        }
        for id in self.ids() {
            let need = self.panic_need(id, &fear);
            self.units[id.index()].panic = need;
        }
    }

    /// The units that a fleeing one shakes, one bit each: near enough, and not too strong for it (MP-171, MP-172).
    fn shaken_by(&self, fear: &Fear, dice: &mut impl Dice) -> u64 {
        let weaker = |&id: &UnitId| {
            let (unit, spec) = (self.unit(id), self.spec(id));
            let strength = u32::from(unit.n) * spec.weight();
            spec.fights() && unit.steady() && 2 * u32::from(fear.n) * self.spec(fear.coward).weight() > strength
        };
        let shaken = self.present(self.player).filter(weaker);
        if self.declared() {
            return self.asked_near(fear.coward, shaken.collect(), dice);
        }
        let near = |&id: &UnitId| match fear.at {
            Some(point) => gap(&[point], &self.unit(id).foot.corners).within(PANIC),
            None => self.gap_between(id, fear.coward).within(PANIC),
        };
        shaken.filter(near).fold(0, |bits, id| bits | id.bit())
    }

    fn panic_need(&self, id: UnitId, fear: &[Fear]) -> u8 {
        let spec = self.spec(id);
        let mut causes = fear.iter().filter(|fear| fear.near & id.bit() != 0).peekable();
        if causes.peek().is_none() {
            return 0;
        }
        let all_foot = causes.all(|fear| self.spec(fear.coward).arm == Arm::Infantry);
        let easy = spec.picked() || (spec.arm == Arm::Cavalry && all_foot);
        4 - u8::from(easy)
    }

    /// The next unit that must test for panic (MP-171).
    pub fn next_panic(&self) -> Option<UnitId> {
        self.present(self.player).find(|&id| self.unit(id).panic > 0)
    }

    /// A panic test (MP-171 to MP-176).
    pub(crate) fn panic_test(&mut self, id: UnitId, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        let need = std::mem::take(&mut self.units[id.index()].panic);
        let mut row = Row::NONE;
        dice.announce(&|| self.throw_of(id).wanting(need.into(), 6, "pass"));
        row.push(d6(dice, "panic"));
        if row.hits(need) == 0 && self.has_command(id, dice) {
            row.push(d6(dice, "panic-again"));
        }
        let passed = row.hits(need) > 0;
        journal.note(self, Event::Panic { unit: id, need, dice: row, passed });
        if !passed {
            let unit = &mut self.units[id.index()];
            let again = self.setup.rules.second_flight_ever && unit.broken;
            if again {
                return self.lose(id, Loss::SecondFlight, journal);
            }
            (unit.fleeing, unit.broken, unit.panicked) = (true, true, true);
            let home = self.homeward(self.spec(id).side);
            self.flee(id, home, dice, journal);
            self.leave_melee(id);
        }
    }

    /// Whether a unit may try to rally (MP-70, MP-178, MP-179).
    pub(crate) fn check_rally(&self, side: Side, id: UnitId) -> Result<(), Bar<'_>> {
        self.check_own(side, id)?;
        let unit = self.unit(id);
        if !unit.fleeing {
            return Err(Bar::new("MP-70", "not-fleeing"));
        }
        if unit.caught || unit.engaged() {
            return Err(Bar::new("MP-68", "caught"));
        }
        if unit.panicked {
            return Err(Bar::new("MP-179", "panicked"));
        }
        if unit.acted {
            return Err(Bar::new("MP-55", "has-acted"));
        }
        Ok(())
    }

    /// Tries to rally (MP-178, MP-179); says whether it did.
    pub(crate) fn rally(&mut self, id: UnitId, dice: &mut impl Dice, journal: &mut impl Journal<Self>) -> bool {
        self.units[id.index()].acted = true;
        let modifiers = self.own_modifiers(id);
        let rallied = self.morale_test(id, Cause::Rally, &modifiers, dice, journal);
        if rallied {
            self.units[id.index()].fleeing = false;
            journal.note(self, Event::Rallied { unit: id, tested: true });
        } else {
            let home = self.homeward(self.spec(id).side);
            self.flee(id, home, dice, journal);
        }
        rallied
    }
}
