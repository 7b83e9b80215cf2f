//! What a shot does: hits, saves, losses and the tests that follow.

use kernel::{Dice, Journal};

use super::Shot;
use crate::dice::{attempt, d6, handful};
use crate::event::{Event, Loss, Row, ShotKind};
use crate::facts::Denial;
use crate::formation::Face;
use crate::units::UnitId;
use crate::{MornePlaine, Stage};

impl MornePlaine {
    /// Every way of firing ends here: the shot is fired, or the facts forbid it.
    pub(crate) fn shoot(
        &mut self,
        unit: UnitId,
        face: Option<Face>,
        target: UnitId,
        kind: ShotKind,
        dice: &mut impl Dice,
        journal: &mut impl Journal<Self>,
    ) -> bool {
        let Some(shot) = self.take_aim(unit, face, target, kind, dice) else {
            self.deny(unit, Denial::Shot(face, target), journal);
            return false;
        };
        // After a move the fire is spent before its consequences: they may need the phase of the actions.
        if face.is_none() && matches!(self.stage, Stage::Fire { .. }) {
            self.stage = Stage::Actions;
        }
        self.fire(&shot, dice, journal);
        true
    }

    /// Fires a shot: dice, saves, losses, and the test that they may force (MP-05a). Says whether the target is
    /// still there and steady enough to go on.
    pub(crate) fn fire<J: Journal<Self>>(&mut self, shot: &Shot, dice: &mut impl Dice, journal: &mut J) {
        let guns = shot.need == 0;
        dice.announce(&|| match guns {
            true => self.throw_of(shot.shooter),
            false => self.throw_of(shot.shooter).wanting(shot.need.into(), 6, "hit"),
        });
        let (row, again, mut hits) = if guns {
            let die = d6(dice, "guns");
            let mut row = Row::NONE;
            row.push(die);
            (row, Row::NONE, (die as i8 + shot.modifier).max(0) as u8)
        } else {
            attempt(dice, shot.dice, shot.need, shot.reroll, ["hit", "hit-again"])
        };
        let doubles = guns && shot.doubled;
        if doubles && !self.rules().double_losses {
            hits *= 2;
        }
        dice.announce(&|| self.throw_of(shot.target).wanting(shot.save.into(), 6, "save"));
        let mut saves = handful(dice, hits, "save");
        let mut saved = saves.hits(shot.save);
        if shot.save_again {
            let ones = saves.faces().iter().filter(|&&face| face == 1).count();
            let second = handful(dice, ones as u8, "save-again");
            saved += second.hits(shot.save);
            second.faces().iter().for_each(|&face| saves.push(face));
        }
        let mut losses = hits - saved;
        if doubles && self.rules().double_losses {
            losses *= 2;
        }
        let losses = losses.min(self.unit(shot.target).n);
        let range = J::LISTENS.then(|| self.range_told(shot)).flatten();
        self.take_losses(shot.target, losses);
        let target = &mut self.units[shot.target.index()];
        target.shot = target.shot.saturating_add(losses);
        let Shot { shooter, face, target, kind, need, save, cover, .. } = *shot;
        let fired = Event::Shot {
            shooter,
            face,
            target,
            kind,
            range,
            cover,
            doubled: doubles,
            dice: row,
            again,
            need,
            hits,
            saves,
            save,
            losses,
        };
        journal.note(self, fired);
        self.after_fire(shot, losses, dice, journal);
    }

    /// How far a shot goes, for the log; a charger's distance is measured when it arrives.
    fn range_told(&self, shot: &Shot) -> Option<i32> {
        let measured = matches!(shot.kind, ShotKind::Volley | ShotKind::Progress | ShotKind::Guns) && !self.declared();
        measured.then(|| self.gap_between(shot.shooter, shot.target).units())
    }

    fn after_fire(&mut self, shot: &Shot, losses: u8, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        if losses == 0 || self.remove_if_spent(shot.target, journal) {
            return;
        }
        let unit = self.unit(shot.target);
        let due = self.spec(shot.target).fights() && 4 * u32::from(unit.shot) >= u32::from(unit.start) && !unit.tested;
        let at_charger = matches!(shot.kind, ShotKind::Hold | ShotKind::ReactVolley | ShotKind::Canister);
        if due && self.rules().late_fire_tests && !at_charger {
            self.units[shot.target.index()].due = Some(shot.shooter);
        } else if due {
            self.fire_test(shot.target, shot.shooter, dice, journal);
        }
    }

    /// Takes figures off; the footprint follows (MP-15).
    pub(crate) fn take_losses(&mut self, id: UnitId, losses: u8) {
        self.units[id.index()].n -= losses;
        let (unit, spec) = (self.unit(id), self.spec(id));
        if spec.fights() {
            let size = crate::formation::size(spec, unit.shape, unit.n);
            self.units[id.index()].foot = crate::Foot::new(self.unit(id).pose(), size);
        }
    }

    /// Removes a unit that is down to a quarter, or has taken all its hits (MP-41, MP-85).
    pub(crate) fn remove_if_spent(&mut self, id: UnitId, journal: &mut impl Journal<Self>) -> bool {
        let n = u32::from(self.unit(id).n);
        let spent = if self.spec(id).fights() { 4 * n <= u32::from(self.spec(id).n0) } else { n == 0 };
        if spent {
            self.lose(id, Loss::Strength, journal);
        }
        spent
    }
}
