//! Morale, rout, generals in danger, disorganisation and rallying (AP-37 to AP-48, AP-82, AP-83, AP-116 to AP-119).

mod disorder;

use kernel::{Dice, Journal, Refusal, ShownDie, Side, Throw};

use crate::action::{Action, PieceRef};
use crate::army::{Arm, Kind};
use crate::event::{Event, Fate, d6, d8};
use crate::pieces::Unit;
use crate::places::{Place, Sector};
use crate::refuse::No;
use crate::terrain::Terrains;
use crate::{Aperro, Stage};

/// The total of all modifiers never exceeds this (AP-42).
pub const MOST_MODIFIER: i8 = 3;
/// Full rounds of disorganisation without a rout after which the next unit routs without a die (AP-R66).
pub const DISORDER_ROUNDS: u8 = 10;

/// Labels of the dice by kind of unit.
const MORALE: [&str; 4] = ["morale-infantry", "morale-battle-cavalry", "morale-light-cavalry", "morale-artillery"];
const ROUT: [&str; 4] = ["rout-infantry", "rout-battle-cavalry", "rout-light-cavalry", "rout-artillery"];
const DISORDER: [&str; 4] =
    ["disorder-infantry", "disorder-battle-cavalry", "disorder-light-cavalry", "disorder-artillery"];
const RALLY: [&str; 4] = ["rally-infantry", "rally-battle-cavalry", "rally-light-cavalry", "rally-artillery"];

/// What is added to a unit's VC in a morale test, part by part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Modifier {
    /// The general's leadership (AP-41).
    pub leader: i8,
    /// Site, town or fort, for defenders (AP-16 to AP-18).
    pub terrain: i8,
    /// Square against cavalry or artillery (AP-128, AP-131).
    pub square: i8,
    /// British cavalry in attack (AP-135).
    pub british: i8,
}

impl Modifier {
    /// The sum, never above +3 (AP-42, AP-R21).
    #[inline]
    pub fn total(self) -> i8 {
        (self.leader + self.terrain + self.square + self.british).min(MOST_MODIFIER)
    }
}

/// What a sector is to a side's units in it, the same for all of them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Post {
    /// The terrain.
    pub(crate) ground: Terrains,
    /// The side is the holder (AP-31 to AP-33).
    pub(crate) defends: bool,
    /// It has a general there (AP-27).
    pub(crate) led: bool,
    /// His leadership (AP-41).
    leader: i8,
    /// What the terrain adds to the morale of those who defend (AP-16 to AP-18).
    shelter: i8,
}

/// The dice and the outcome of a unit's test.
pub(crate) struct Trial {
    /// Elements left.
    pub(crate) vc: u8,
    routs: u8,
    fell: Vec<ShownDie>,
    /// What each marker's die had to show, or less.
    targets: Vec<i8>,
}

impl Trial {
    fn new(vc: u8) -> Trial {
        Trial { vc, routs: 0, fell: Vec::new(), targets: Vec::new() }
    }

    /// Writes down a marker's die.
    fn tested(&mut self, die: u8, target: i8) {
        self.fell.push(d8(die, die as i8 <= target));
        self.targets.push(target);
    }
}

impl Aperro {
    /// The Morale phase begins; it is over at once when nothing bears a marker.
    pub(crate) fn begin_morale<J: Journal<Self>>(&mut self, journal: &mut J) {
        if self.outcome.is_none() {
            self.stage = Stage::Morale;
            if J::LISTENS && self.next_to_test().is_none() {
                journal.note(self, Event::NoMorale(self.player));
            }
            self.go_on_with_morale(journal);
        }
    }

    /// The next piece that bears markers: units by sector and roster, then generals (AP-48).
    pub fn next_to_test(&self) -> Option<PieceRef> {
        let side = self.player;
        let units = self.units(side);
        let marked = |sector| (0..units.len()).find(|&i| units[i].losses.count() > 0 && units[i].stands_in(sector));
        let unit = Sector::ALL.into_iter().find_map(marked).map(|i| PieceRef::unit(side, i));
        let general = || self.generals(side).iter().position(|general| general.losses > 0);
        unit.or_else(|| general().map(|i| PieceRef::general(side, i)))
    }

    fn go_on_with_morale(&mut self, journal: &mut impl Journal<Self>) {
        if self.outcome.is_some() || self.next_to_test().is_some() {
            return;
        }
        if self.setup.rules.rally && (0..self.units(self.player).len()).any(|i| self.may_rally(i).is_ok()) {
            self.stage = Stage::Rally;
        } else {
            self.begin_combat(journal);
        }
    }

    /// What is added to a unit's VC for a marker (AP-41, AP-42); nothing in the reserve.
    pub fn morale_modifier(&self, side: Side, unit: &Unit, arm: Option<Arm>) -> Modifier {
        unit.sector().map_or_else(Modifier::default, |sector| self.modifier_at(&self.post(side, sector), unit, arm))
    }

    /// What a sector is to a side's units in it.
    pub(crate) fn post(&self, side: Side, sector: Sector) -> Post {
        let defends = self.defends(side, sector);
        let general = self.general_in(side, sector);
        let leader = general.map_or(0, |g| if defends { g.lsd } else { g.lsa } as i8);
        let ground = self.ground.at(sector);
        let shelter = if defends { ground.shelter() } else { 0 };
        Post { ground, defends, led: general.is_some(), leader, shelter }
    }

    /// What is added to the VC of a unit there.
    #[inline]
    pub(crate) fn modifier_at(&self, post: &Post, unit: &Unit, arm: Option<Arm>) -> Modifier {
        let square = match arm {
            Some(Arm::Cavalry) if unit.square => 2,
            Some(Arm::Artillery) if unit.square => -1,
            _ => 0,
        };
        Modifier {
            leader: post.leader,
            terrain: post.shelter,
            square,
            british: i8::from(!post.defends && self.is_british_horse(unit)),
        }
    }

    /// British cavalry in attack (AP-135, AP-136).
    fn over_confident(&self, side: Side, unit: &Unit) -> bool {
        self.is_british_horse(unit) && unit.sector().is_some_and(|sector| !self.defends(side, sector))
    }

    fn is_british_horse(&self, unit: &Unit) -> bool {
        self.setup.rules.national_traits && unit.british && unit.kind.mounted()
    }

    /// The next test of the phase.
    pub(crate) fn test_morale(&mut self, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        let Some(piece) = self.next_to_test() else { return self.go_on_with_morale(journal) };
        match piece.as_unit() {
            Some(i) => self.test_unit(piece, i, dice, journal),
            None => self.test_general(piece, dice, journal),
        }
        if self.stage == Stage::Morale {
            self.go_on_with_morale(journal);
        }
    }

    /// One d8 for each marker of a unit (AP-37 to AP-47).
    fn test_unit<J: Journal<Self>>(&mut self, piece: PieceRef, index: usize, dice: &mut impl Dice, journal: &mut J) {
        let side = piece.side;
        let unit = self.units(side)[index];
        let Some(sector) = unit.sector() else { return };
        let (trial, fate) = self.trial(side, &unit, J::LISTENS, dice);
        let tested = &mut self.units[side.index()][index];
        tested.losses = Default::default();
        tested.vc = trial.vc;
        match fate {
            Fate::Stays => {}
            Fate::Routs => rout(tested, side),
            Fate::Eliminated => tested.eliminate(),
        }
        if J::LISTENS {
            let lost = unit.vc - trial.vc;
            journal.note(
                self,
                Event::Tested { unit: piece, sector, targets: trial.targets, dice: trial.fell, lost, fate },
            );
        }
        self.settle(journal);
    }

    /// The dice of a unit's test, and what becomes of it (AP-40, AP-45 to AP-47, AP-136).
    pub(crate) fn trial(&self, side: Side, unit: &Unit, listens: bool, dice: &mut impl Dice) -> (Trial, Fate) {
        let trial = if unit.kind == Kind::Artillery {
            self.try_one_by_one(side, unit, listens, dice)
        } else {
            self.try_all_at_once(side, unit, listens, dice)
        };
        let fate = match trial.routs {
            _ if trial.vc == 0 => Fate::Eliminated,
            0 => Fate::Stays,
            1 if self.over_confident(side, unit) => Fate::Stays,
            1 => Fate::Routs,
            _ => Fate::Eliminated,
        };
        (trial, fate)
    }

    /// Infantry and cavalry: all markers against the same VC, then a rout test for each 8 (AP-43, AP-45, AP-R24).
    fn try_all_at_once(&self, side: Side, unit: &Unit, listens: bool, dice: &mut impl Dice) -> Trial {
        let mut trial = Trial::new(unit.vc);
        let mut eights = 0;
        dice.announce(&|| Throw::by(side));
        for arm in unit.losses.iter() {
            let target = unit.vc as i8 + self.morale_modifier(side, unit, Some(arm)).total();
            let die = dice.roll(8, MORALE[unit.kind as usize]) as i8;
            let saved = die <= target;
            trial.vc = trial.vc.saturating_sub(u8::from(!saved));
            eights += u8::from(die == 8);
            if listens {
                trial.tested(die as u8, target);
            }
        }
        // A square does not flee (AP-129), and a unit that is destroyed cannot (AP-R23).
        if unit.square || trial.vc == 0 {
            return trial;
        }
        for _ in 0..eights {
            self.try_rout(side, unit, unit.vc, &mut trial, listens, dice);
        }
        trial
    }

    /// Artillery: marker after marker, each loss lowering the VC for the next (AP-44, AP-R22, AP-R24).
    fn try_one_by_one(&self, side: Side, unit: &Unit, listens: bool, dice: &mut impl Dice) -> Trial {
        let mut trial = Trial::new(unit.vc);
        let modifier = self.morale_modifier(side, unit, None).total();
        dice.announce(&|| Throw::by(side));
        for _ in 0..unit.losses.count() {
            let before = trial.vc;
            let die = dice.roll(8, MORALE[unit.kind as usize]) as i8;
            let target = before as i8 + modifier;
            let saved = die <= target;
            trial.vc -= u8::from(!saved);
            if listens {
                trial.tested(die as u8, target);
            }
            if die == 8 && trial.vc > 0 {
                self.try_rout(side, unit, before, &mut trial, listens, dice);
            }
            if trial.vc == 0 || trial.routs == 2 {
                break;
            }
        }
        trial
    }

    /// A d6 against the VC without any modifier (AP-45); British cavalry in attack loses an element instead of
    /// fleeing (AP-136, AP-R57).
    fn try_rout(&self, side: Side, unit: &Unit, vc: u8, trial: &mut Trial, listens: bool, dice: &mut impl Dice) {
        let die = dice.roll(6, ROUT[unit.kind as usize]) as u8;
        let routs = die > vc;
        trial.routs += u8::from(routs);
        if routs && self.over_confident(side, unit) {
            trial.vc = trial.vc.saturating_sub(1);
        }
        if listens {
            trial.fell.push(d6(die, !routs));
        }
    }

    /// One d6 for each marker of a general; any 6 removes him (AP-48, AP-R25, AP-R26).
    fn test_general<J: Journal<Self>>(&mut self, piece: PieceRef, dice: &mut impl Dice, journal: &mut J) {
        let (Some(index), Some(&general)) = (piece.as_general(), self.general(piece)) else { return };
        let side = piece.side;
        let (mut killed, mut fell) = (false, Vec::new());
        dice.announce(&|| Throw::by(side).of(self.name_of(piece)).wanting(6, 6, "fatal"));
        for _ in 0..general.losses {
            let die = dice.roll(6, "general") as u8;
            killed |= die == 6;
            if J::LISTENS {
                fell.push(d6(die, die < 6));
            }
        }
        let tested = &mut self.generals[side.index()][index];
        tested.losses = 0;
        if killed {
            tested.remove();
        }
        if let Some(sector) = general.place.sector() {
            journal.note(self, Event::GeneralTested { general: piece, sector, dice: fell, killed });
            self.settle(journal);
            if self.outcome.is_none() && self.overfull().is_some() {
                self.stage = Stage::Disorder { in_morale: true, rounds: 0 };
            }
        }
    }

    pub(crate) fn rally_actions(&self, out: &mut Vec<Action>) {
        let able = (0..self.units(self.player).len()).filter(|&i| self.may_rally(i).is_ok());
        out.extend(able.map(|i| Action::Rally(PieceRef::unit(self.player, i))));
        out.push(Action::EndRally);
    }

    pub(crate) fn check_rally(&self, piece: PieceRef) -> Result<(), Refusal> {
        self.check_own(self.player, piece)?;
        let index = piece.as_unit().ok_or_else(|| Refusal::new("AP-116", "units-only"))?;
        Ok(self.may_rally(index)?)
    }

    /// A unit in its reserve that lost elements and did not rout this turn (AP-116, AP-119, AP-R51).
    fn may_rally(&self, index: usize) -> Result<(), No> {
        let unit = &self.units(self.player)[index];
        No::when(unit.place != Place::reserve(self.player), "AP-116", "not-in-reserve")?;
        No::when(unit.routed, "AP-119", "routed")?;
        No::when(unit.rallied, "AP-116", "rallied")?;
        No::when(unit.vc >= unit.initial, "AP-R51", "full-strength")
    }

    /// What a rallying unit must not exceed: its VC and the highest CR in the reserve (AP-117, AP-R51).
    pub(crate) fn rally_target(&self, side: Side, unit: &Unit) -> i8 {
        let gatherers = self.generals(side).iter().filter(|general| general.place == Place::reserve(side));
        unit.vc as i8 + gatherers.map(|general| general.cr as i8).max().unwrap_or(0).min(MOST_MODIFIER)
    }

    /// A d8 against VC and the best CR in the reserve: success brings an element back (AP-117, AP-118).
    pub(crate) fn rally(&mut self, piece: PieceRef, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        let (Some(index), Some(&unit)) = (piece.as_unit(), self.unit(piece)) else { return };
        let target = self.rally_target(piece.side, &unit);
        dice.announce(&|| Throw::by(piece.side).of(self.name_of(piece)).wanting(1, target.max(0) as u16, "pass"));
        let die = dice.roll(8, RALLY[unit.kind as usize]) as u8;
        let success = die as i8 <= target;
        let hidden = self.setup.rules.hidden_reserve;
        let rallying = &mut self.units[piece.side.index()][index];
        rallying.rallied = true;
        if success {
            rallying.vc += 1;
            rallying.gain += u8::from(hidden);
        }
        journal.note(self, Event::Rallied { unit: piece, target, die: d8(die, success) });
        self.go_on_with_morale(journal);
    }
}

/// An involuntary flight to the reserve (AP-46, AP-R36); the square is lost (AP-R55).
fn rout(unit: &mut Unit, side: Side) {
    (unit.place, unit.routed, unit.square) = (Place::reserve(side), true, false);
}
