//! Sectors that are too full are disorganised (AP-82).

use kernel::{Dice, Journal, Refusal, Throw};

use super::{DISORDER, DISORDER_ROUNDS, rout};
use crate::action::{Action, PieceRef};
use crate::event::{Event, d8};
use crate::places::Sector;
use crate::{Aperro, Stage};

impl Aperro {
    /// The first sector that holds more units of the player than it may (AP-82).
    pub fn overfull(&self) -> Option<Sector> {
        let (tally, side) = (self.tally(), self.player);
        Sector::ALL.into_iter().find(|&sector| tally.units(side, sector) > self.stack_limit(side, sector))
    }

    pub(crate) fn disorder_actions(&self, out: &mut Vec<Action>) {
        let units = (0..self.units(self.player).len()).map(|i| PieceRef::unit(self.player, i));
        out.extend(units.filter(|&unit| self.check_disorder(unit).is_ok()).map(Action::Disorder));
    }

    /// Units of the sector that is too full are tested once a round, in any order (AP-83, AP-R27).
    pub(crate) fn check_disorder(&self, piece: PieceRef) -> Result<(), Refusal> {
        self.check_own(self.player, piece)?;
        let unit = self.unit(piece).ok_or_else(|| Refusal::new("AP-82", "units-only"))?;
        Refusal::when(unit.sector().is_none() || unit.sector() != self.overfull(), "AP-82", "not-overfull")?;
        Refusal::when(unit.tested, "AP-83", "tested-this-round")
    }

    /// A d8 against the VC with what still helps; a failure is a rout (AP-82, AP-R27).
    pub(crate) fn test_disorder(&mut self, piece: PieceRef, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        let (Stage::Disorder { rounds, .. }, side) = (self.stage, self.player) else { return };
        let (Some(index), Some(&unit)) = (piece.as_unit(), self.unit(piece)) else { return };
        let Some(sector) = unit.sector() else { return };
        let target = unit.vc as i8 + self.morale_modifier(side, &unit, None).total();
        let forced = rounds >= DISORDER_ROUNDS;
        dice.announce(&|| Throw::by(side).of(self.name_of(piece)).wanting(1, target.max(0) as u16, "pass"));
        let die = (!forced).then(|| dice.roll(8, DISORDER[unit.kind as usize]) as u8);
        let routs = die.is_none_or(|die| die as i8 > target);
        let tested = &mut self.units[side.index()][index];
        tested.tested = true;
        if routs {
            rout(tested, side);
        }
        let die = die.map(|die| d8(die, !routs));
        journal.note(self, Event::Disordered { unit: piece, sector, target, die, routs });
        self.settle(journal);
        self.go_on_with_disorder(sector, dice, journal);
    }

    fn go_on_with_disorder(&mut self, sector: Sector, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        let (Stage::Disorder { in_morale, rounds }, None, side) = (self.stage, self.outcome, self.player) else {
            return;
        };
        let overfull = self.overfull();
        let all_tested = overfull.is_some_and(|sector| self.units_in(side, sector).all(|unit| unit.tested));
        if overfull != Some(sector) || all_tested {
            self.units[side.index()].iter_mut().for_each(|unit| unit.tested = false);
        }
        match overfull {
            Some(same) if same == sector => {
                self.stage = Stage::Disorder { in_morale, rounds: rounds + u8::from(all_tested) };
            }
            Some(_) => self.stage = Stage::Disorder { in_morale, rounds: 0 },
            None if in_morale => {
                self.stage = Stage::Morale;
                self.go_on_with_morale(journal);
            }
            None => self.end_turn(dice, journal),
        }
    }
}
