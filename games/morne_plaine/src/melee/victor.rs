//! After a melee: the victor stays, falls back, pursues or reforms, and units that break off (MP-162 to MP-170).

use kernel::{Dice, Journal, Side};

use crate::bar::Bar;
use crate::dice::handful;
use crate::event::{Event, Row};
use crate::formation::Reform;
use crate::units::{Arm, UnitId};
use crate::{Melee, MornePlaine, Stage, Victor};

impl MornePlaine {
    /// The victor's choice, if there is one (MP-162, MP-169, MP-170).
    pub(super) fn begin_victory(&mut self, before: &Melee, loser: Option<Side>, fled: Vec<UnitId>) {
        let number = before.id;
        self.stage = Stage::Melees;
        let Some(loser) = loser else { return };
        let here = |game: &Self, id: &UnitId| game.unit(*id).here() && !game.unit(*id).fleeing;
        let mut units: Vec<UnitId> = match self.melees.iter().find(|melee| melee.id == number) {
            Some(melee) => melee.sides[(!loser).index()].clone(),
            None => before.sides[(!loser).index()].clone(),
        };
        units.retain(|id| here(self, id));
        if units.is_empty() {
            return;
        }
        let melee = self.melees.iter().any(|melee| melee.id == number).then_some(number);
        self.victor = Some(Victor { side: !loser, units, melee, fled });
        self.stage = Stage::Victor;
    }

    /// Whether the victor may choose so (MP-162 to MP-166).
    pub(crate) fn check_victor(&self, action: &crate::Action) -> Result<(), Bar<'_>> {
        use crate::Action;
        let Some(victor) = &self.victor else { return Err(Bar::new("MP-162", "no-victor")) };
        match *action {
            Action::VictorBack(count) if (count == 0) == self.rules().fallback_choice || count > 2 => {
                Err(Bar::new("MP-163", "fall-back-dice"))
            }
            Action::Pursue(_) if victor.melee.is_some() => Err(Bar::new("MP-166", "enemy-left")),
            Action::Pursue(target) if !victor.fled.contains(&target) => Err(Bar::new("MP-166", "not-fled-from-here")),
            _ => Ok(()),
        }
    }

    /// Whether a victor's unit may reform so (MP-169, MP-170).
    pub(crate) fn check_victor_reform(&self, id: UnitId, reform: Reform) -> Result<(), Bar<'_>> {
        let Some(victor) = &self.victor else { return Err(Bar::new("MP-170", "no-victor")) };
        if !victor.units.contains(&id) {
            return Err(Bar::new("MP-170", "not-a-victor"));
        }
        if victor.melee.is_some() && reform.pivot != crate::Pivot::Front {
            return Err(Bar::new("MP-169", "pivot-front-only"));
        }
        self.check_reform(id, &self.unit(id).foot, reform, true).map(drop)
    }

    /// The dice by which a victor falls back: those he chose, or one on foot and two on horseback (MP-163).
    pub(crate) fn back_dice(&self, victor: &Victor, chosen: u8) -> u8 {
        let horse = self.spec(victor.units[0]).arm == Arm::Cavalry;
        if chosen > 0 { chosen } else { 1 + u8::from(horse) }
    }

    /// The victor falls back: all his units, one roll (MP-163, MP-164, MP-169).
    pub(crate) fn victor_back(&mut self, count: u8, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        let Some(victor) = self.victor.take() else { return };
        let row = handful(dice, self.back_dice(&victor, count), "fall-back");
        if let Some(number) = victor.melee {
            let bits = victor.units.iter().fold(0, |bits, id| bits | id.bit());
            for id in self.melee_side(number, !victor.side) {
                let turns = 1 + u8::from(self.player != victor.side);
                let unit = &mut self.units[id.index()];
                unit.banned |= bits;
                unit.ban_turns = turns;
            }
            for &id in &victor.units {
                self.units[id.index()].flanker = true;
            }
            for &id in &victor.units {
                self.leave_melee(id);
            }
        }
        // The rearmost go first, or they would stop those in front.
        for &id in victor.units.iter().rev() {
            self.fall_back(id, row, 0, journal);
        }
    }

    /// The victor's contact unit pursues (MP-165, MP-166).
    pub(crate) fn pursue(&mut self, target: UnitId, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        let Some(victor) = self.victor.take() else { return };
        let id = victor.units[0];
        let start = self.unit(id).pose().point();
        let reached = self.arrives(id, target, dice, || self.reaches(id, target, id.bit()));
        let Some(contact) = reached else { return self.fall_short(id, target, journal) };
        let obstacle = self.holds_obstacle(target, id, start, dice).then_some(target);
        self.move_to_contact(id, target, contact.charger, journal);
        self.lose_stragglers(target, dice, journal);
        if self.remove_if_spent(target, journal) {
            return;
        }
        let number = self.new_melee_number();
        let difficult = self.fights_in_rough(target, id, dice);
        let side = victor.side;
        let pair = |a, b| if side == Side::A { [a, b] } else { [b, a] };
        self.melees.push(Melee {
            id: number,
            sides: pair(id, target).map(|unit| vec![unit]),
            places: pair(id, target).map(|unit| self.unit(unit).pose()),
            first: Side::BOTH.map(|s| s == side),
            obstacle,
            difficult,
            stragglers: [0; 2],
            fought: true,
        });
        (self.units[id.index()].melee, self.units[id.index()].charging) = (Some(number), true);
        (self.units[target.index()].melee, self.units[target.index()].caught) = (Some(number), true);
    }

    /// Whether cavalry may try to leave its melee (MP-69).
    pub(crate) fn check_disengage(&self, side: Side, id: UnitId) -> Result<(), Bar<'_>> {
        self.check_own(side, id)?;
        let unit = self.unit(id);
        if self.spec(id).arm != Arm::Cavalry {
            return Err(Bar::new("MP-69", "cavalry-only"));
        }
        if !unit.engaged() {
            return Err(Bar::new("MP-69", "not-engaged"));
        }
        if unit.caught || unit.fleeing {
            return Err(Bar::new("MP-68", "caught"));
        }
        if unit.acted {
            return Err(Bar::new("MP-55", "has-acted"));
        }
        if unit.panicked {
            return Err(Bar::new("MP-179", "panicked"));
        }
        Ok(())
    }

    /// Cavalry tries to leave its melee (MP-69, MP-164).
    pub(crate) fn disengage(&mut self, id: UnitId, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        self.units[id.index()].acted = true;
        let die = crate::dice::d6(dice, "disengage");
        let passed = die >= 4;
        journal.note(self, Event::Disengaged { unit: id, die, passed });
        if passed {
            let row: Row = handful(dice, 2, "fall-back");
            let friends = self.melee_of(id).map_or(0, |melee| {
                melee.sides[self.spec(id).side.index()].iter().fold(0, |bits, unit| bits | unit.bit())
            });
            self.fall_back(id, row, friends, journal);
            self.leave_melee(id);
        }
    }
}
