//! Combat: who may attack, dice and efficiency, and how losses are given out (AP-49 to AP-74).

use kernel::{Dice, Journal, Refusal, Side, Throw};

use crate::action::{Action, Mode, PieceRef};
use crate::army::{Arm, Kind};
use crate::event::{Event, d6};
use crate::morale::Post;
use crate::pieces::Unit;
use crate::places::Sector;
use crate::refuse::No;
use crate::status::Tally;
use crate::terrain::{Terrain, Terrains};
use crate::{Aperro, Stage};

/// Labels of the dice by mode and kind of unit.
const ATTACK: [[&str; 4]; 3] = [
    ["fight-infantry", "fight-battle-cavalry", "fight-light-cavalry", "fight-artillery"],
    ["bombard-artillery", "bombard-artillery", "bombard-artillery", "bombard-artillery"],
    ["enfilade-infantry", "enfilade-battle-cavalry", "enfilade-light-cavalry", "enfilade-artillery"],
];

/// Efficiency at a distance (AP-68 to AP-70, AP-121).
const BOMBARDMENT: u8 = 1;
const POSITION_BOMBARDMENT: u8 = 2;
const ENFILADE_FROM_OWN_CAMP: u8 = 1;
const ENFILADE_FROM_ENEMY_CAMP: u8 = 2;
/// Horse artillery in defence (AP-120).
const HORSE_DEFENDING: u8 = 3;
/// Deep order in attack and in defence (AP-124).
const DEEP: [u8; 2] = [3, 2];
/// The most that a square hits with (AP-130), and what light infantry always hits with (AP-125).
const SQUARE: u8 = 2;
const LIGHT: u8 = 2;
/// What horse, and guns in a wood, hit with in bad ground (AP-14, AP-17).
const BAD_GROUND: u8 = 1;

/// Dice and efficiency of an attack (AP-57, AP-58).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shot {
    /// How many d6.
    pub dice: u8,
    /// The highest score that hits.
    pub ef: u8,
}

impl Aperro {
    /// The Combat phase begins, with the enfilade victory (AP-R8).
    pub(crate) fn begin_combat(&mut self, journal: &mut impl Journal<Self>) {
        if self.outcome.is_some() {
            return;
        }
        self.stage = Stage::Combat;
        self.enfilade_victory(journal);
    }

    /// Dice and efficiency of a unit that attacks from where it stands (AP-57 to AP-71, AP-R19).
    pub fn shot(&self, side: Side, unit: &Unit, mode: Mode, target: Sector) -> Shot {
        let Some(sector) = unit.sector() else { return Shot { dice: 0, ef: 0 } };
        if mode == Mode::Fight {
            return self.fight_at(&self.post(side, sector), unit);
        }
        let ground = self.ground.at(sector);
        let bonus = u8::from(is_high(ground, unit) && !self.ground.at(target).has(Terrain::Hill));
        self.limited(ground, unit, bonus, self.distant_ef(side, unit, mode, sector))
    }

    /// Dice and efficiency of a unit that fights in a sector (AP-57 to AP-59, AP-71).
    pub(crate) fn fight_at(&self, post: &Post, unit: &Unit) -> Shot {
        let volley = self.setup.rules.national_traits && unit.british && unit.traits.regular;
        let bonus = u8::from(is_high(post.ground, unit) && post.defends) + u8::from(volley && post.defends);
        self.limited(post.ground, unit, bonus, self.fight_ef(unit, post.defends))
    }

    /// What the unit's order and the ground leave of its efficiency (AP-14, AP-17, AP-125, AP-130).
    fn limited(&self, ground: Terrains, unit: &Unit, bonus: u8, mut ef: u8) -> Shot {
        if unit.square {
            ef = ef.min(SQUARE);
        }
        if self.is_light(unit) {
            ef = LIGHT;
        }
        let hampered = ground.has(Terrain::Wood) && unit.kind != Kind::Infantry
            || ground.has(Terrain::Town) && unit.kind.mounted();
        if hampered {
            ef = ef.min(BAD_GROUND);
        }
        Shot { dice: unit.vc + bonus, ef }
    }

    /// Efficiency of a fight by the table (AP-59), the artillery's type and the infantry's order.
    fn fight_ef(&self, unit: &Unit, defends: bool) -> u8 {
        let row = unit.kind.row();
        match (unit.kind, defends) {
            (Kind::Artillery, true) if self.setup.rules.artillery_types && unit.traits.horse => HORSE_DEFENDING,
            (Kind::Infantry, _) if unit.deep => DEEP[usize::from(defends)],
            (_, true) => row.defending,
            (_, false) => row.attacking,
        }
    }

    fn distant_ef(&self, side: Side, unit: &Unit, mode: Mode, from: Sector) -> u8 {
        match mode {
            Mode::Bombard if self.setup.rules.artillery_types && unit.traits.position => POSITION_BOMBARDMENT,
            Mode::Bombard => BOMBARDMENT,
            _ if from.camp() == side => ENFILADE_FROM_OWN_CAMP,
            _ => ENFILADE_FROM_ENEMY_CAMP,
        }
    }

    pub(crate) fn combat_actions(&self, out: &mut Vec<Action>) {
        let (side, tally) = (self.player, self.tally());
        for (i, unit) in self.units(side).iter().enumerate() {
            let Some(sector) = unit.sector() else { continue };
            if unit.fought {
                continue;
            }
            let mut offer = |mode, target| {
                if self.may_attack(&tally, unit, mode, target).is_ok() {
                    out.push(Action::Attack { unit: PieceRef::unit(side, i), mode, target });
                }
            };
            if tally.contested(sector) {
                offer(Mode::Fight, sector);
            } else {
                offer(Mode::Bombard, sector.opposite());
                sector.laterals().iter().for_each(|&target| offer(Mode::Enfilade, target));
            }
        }
        out.extend(self.open.map(|_| Action::Close));
        out.push(Action::EndCombat);
    }

    pub(crate) fn check_attack(&self, piece: PieceRef, mode: Mode, target: Sector) -> Result<(), Refusal> {
        self.check_own(self.player, piece)?;
        let unit = self.unit(piece).ok_or_else(|| Refusal::new("AP-09", "units-only"))?;
        Refusal::when(unit.sector().is_none(), "AP-R49", "in-reserve")?;
        Refusal::when(unit.fought, "AP-R17", "fought")?;
        Ok(self.may_attack(&self.tally(), unit, mode, target)?)
    }

    /// Whether a unit that has not fought yet may attack that sector.
    fn may_attack(&self, tally: &Tally, unit: &Unit, mode: Mode, target: Sector) -> Result<(), No> {
        let sector = unit.sector().ok_or(No::new("AP-R49", "in-reserve"))?;
        match mode {
            Mode::Fight => self.may_fight(tally, sector, target)?,
            Mode::Bombard => self.may_bombard(tally, unit, sector, target)?,
            Mode::Enfilade => self.may_enfilade(tally, sector, target)?,
        }
        No::when(self.closed & 1 << target as u8 != 0, "AP-51", "closed").map_err(|no| no.at(target))?;
        match self.open {
            Some(open) if open != target => Err(No::new("AP-51", "other-open").at(open)),
            _ => Ok(()),
        }
    }

    /// Only engaged units fight (AP-50).
    fn may_fight(&self, tally: &Tally, sector: Sector, target: Sector) -> Result<(), No> {
        No::when(target != sector, "AP-50", "fight-here").map_err(|no| no.at(sector))?;
        No::when(!tally.contested(sector), "AP-50", "not-engaged")
    }

    /// Unengaged guns in their own camp fire at the sector opposite, never over friends (AP-53, AP-54, AP-R18).
    fn may_bombard(&self, tally: &Tally, unit: &Unit, sector: Sector, target: Sector) -> Result<(), No> {
        let side = self.player;
        No::when(unit.kind != Kind::Artillery, "AP-53", "guns-only")?;
        No::when(tally.contested(sector), "AP-53", "engaged")?;
        No::when(sector.camp() != side, "AP-53", "own-sector-only")?;
        No::when(target != sector.opposite(), "AP-53", "opposite-only")?;
        No::when(tally.units(side, target) > 0, "AP-54", "friends-there")?;
        No::when(tally.units(!side, target) == 0, "AP-R18", "no-target")
    }

    /// Units neither engaged nor fixed fire at a neighbouring sector of the same camp (AP-55, AP-R10, AP-R12).
    fn may_enfilade(&self, tally: &Tally, sector: Sector, target: Sector) -> Result<(), No> {
        let side = self.player;
        No::when(target.camp() != sector.camp(), "AP-R12", "not-lateral")?;
        No::when(!sector.laterals().contains(&target), "AP-55", "not-lateral")?;
        No::when(tally.contested(sector), "AP-55", "engaged")?;
        No::when(tally.fixed(side, sector), "AP-55", "fixed").map_err(|no| no.at(sector.opposite()))?;
        No::when(tally.units(!side, target) == 0, "AP-R18", "no-target")
    }

    /// One d6 for each die of the shot: hits are kept until the sector is closed, sixes endanger the enemy's
    /// general there (AP-57, AP-58, AP-74, AP-R14, AP-R16).
    pub(crate) fn attack<J: Journal<Self>>(
        &mut self,
        piece: PieceRef,
        mode: Mode,
        target: Sector,
        dice: &mut impl Dice,
        journal: &mut J,
    ) {
        let (Some(index), Some(&unit)) = (piece.as_unit(), self.unit(piece)) else { return };
        let Some(from) = unit.sector() else { return };
        let side = piece.side;
        let shot = self.shot(side, &unit, mode, target);
        let (mut hits, mut sixes, mut fell) = (0, 0, Vec::new());
        dice.announce(&|| Throw::by(side).of(self.name_of(piece)).wanting(1, shot.ef.into(), "hit"));
        for _ in 0..shot.dice {
            let die = dice.roll(6, ATTACK[mode as usize][unit.kind as usize]) as u8;
            hits += u8::from(die <= shot.ef);
            sixes += u8::from(die == 6);
            if J::LISTENS {
                fell.push(d6(die, die <= shot.ef));
            }
        }
        self.units[side.index()][index].fought = true;
        self.open = Some(target);
        let pool = &mut self.hits[unit.kind.arm() as usize];
        *pool = pool.saturating_add(hits);
        let enemy = self.generals[(!side).index()].iter_mut().find(|general| general.stands_in(target));
        let in_danger = enemy.is_some();
        if let Some(general) = enemy {
            general.losses = general.losses.saturating_add(sixes);
        }
        if J::LISTENS {
            let sixes = if in_danger { sixes } else { 0 };
            let event = Event::Attacked { unit: piece, mode, from, target, ef: shot.ef, dice: fell, hits, sixes };
            journal.note(self, event);
        }
    }

    // ---- losses ----

    /// The combats in the open sector are over: full rounds of markers are dealt, the rest is the owner's choice
    /// (AP-51, AP-73, AP-R14).
    pub(crate) fn close_sector(&mut self, last: bool, journal: &mut impl Journal<Self>) {
        if let Some(sector) = self.open {
            self.closed |= 1 << sector as u8;
            journal.note(self, Event::Closed(sector, self.hits.iter().sum()));
            self.stage = Stage::Losses { last };
            if !self.colours_matter(sector) {
                self.deal_full_rounds(sector, journal);
            }
        }
        self.go_on_with_losses(last);
    }

    /// A square among several targets, and markers of several colours (AP-R56).
    fn colours_matter(&self, sector: Sector) -> bool {
        self.coloured(sector)
            && self.hits.iter().filter(|&&hits| hits > 0).count() > 1
            && self.units_in(!self.player, sector).count() > 1
    }

    /// Every unit gets a marker before any gets a second (AP-73): as often as all of them get one, nobody chooses.
    fn deal_full_rounds<J: Journal<Self>>(&mut self, sector: Sector, journal: &mut J) {
        let owner = !self.player;
        let before = J::LISTENS.then(|| self.units(owner).to_vec());
        let total: usize = self.hits.iter().map(|&hits| usize::from(hits)).sum();
        let rounds = total.checked_div(self.units_in(owner, sector).count()).unwrap_or(0);
        for _ in 0..rounds {
            for i in 0..self.units(owner).len() {
                if self.units(owner)[i].stands_in(sector) {
                    self.mark(i, None);
                }
            }
        }
        self.tell_markers(owner, &before.unwrap_or_default(), journal);
    }

    /// Each unit's new markers at once, arm by arm: nobody reads one line a marker.
    fn tell_markers(&self, owner: Side, before: &[Unit], journal: &mut impl Journal<Self>) {
        for (i, unit) in before.iter().enumerate() {
            for arm in Arm::ALL {
                let given = self.units(owner)[i].losses.of(arm) - unit.losses.of(arm);
                if given > 0 {
                    journal.note(self, Event::LossGiven(PieceRef::unit(owner, i), arm, given));
                }
            }
        }
    }

    /// A marker goes to a unit of the opponent; says of which arm.
    fn mark(&mut self, index: usize, arm: Option<Arm>) -> Option<Arm> {
        let next = Arm::ALL.into_iter().find(|&arm| self.hits[arm as usize] > 0);
        let arm = arm.or(next)?;
        self.hits[arm as usize] -= 1;
        self.units[(!self.player).index()][index].losses.push(arm);
        Some(arm)
    }

    fn go_on_with_losses(&mut self, last: bool) {
        if self.hits != [0; 3] {
            return;
        }
        self.open = None;
        self.stage = Stage::Combat;
        if last {
            self.begin_movement();
        }
    }

    /// The fewest markers that a target bears.
    fn fewest_losses(&self, sector: Sector) -> u8 {
        self.units_in(!self.player, sector).map(|unit| unit.losses.count()).min().unwrap_or(0)
    }

    pub(crate) fn loss_actions(&self, out: &mut Vec<Action>) {
        let (owner, Some(sector)) = (!self.player, self.open) else { return };
        let (fewest, coloured) = (self.fewest_losses(sector), self.coloured(sector));
        let waits = |piece: &PieceRef| self.unit(*piece).is_some_and(|unit| unit.losses.count() == fewest);
        for unit in self.pieces_at(owner, sector.place()).filter(waits) {
            if coloured {
                let arms = Arm::ALL.into_iter().filter(|&arm| self.hits[arm as usize] > 0);
                out.extend(arms.map(|arm| Action::Loss { unit, arm: Some(arm) }));
            } else {
                out.push(Action::Loss { unit, arm: None });
            }
        }
    }

    /// Each marker is given with its colour where one of the targets is in square (AP-R56).
    fn coloured(&self, sector: Sector) -> bool {
        self.setup.rules.squares && self.units_in(!self.player, sector).any(|unit| unit.square)
    }

    /// Evenly: a unit with more markers than another waits (AP-73); the colour is named where it matters (AP-R56).
    pub(crate) fn check_loss(&self, piece: PieceRef, arm: Option<Arm>) -> Result<(), Refusal> {
        self.check_own(!self.player, piece)?;
        let (unit, sector) = self.unit(piece).zip(self.open).ok_or_else(|| Refusal::new("AP-74", "units-only"))?;
        if !unit.stands_in(sector) {
            return Err(Refusal::new("AP-73", "not-attacked").with("sector", sector.name()));
        }
        Refusal::when(unit.losses.count() > self.fewest_losses(sector), "AP-73", "evenly")?;
        match (arm, self.coloured(sector)) {
            (None, true) => Err(Refusal::new("AP-R56", "colour-wanted")),
            (Some(_), false) => Err(Refusal::new("AP-R56", "no-colour")),
            (Some(arm), true) if self.hits[arm as usize] == 0 => Err(Refusal::new("AP-R56", "no-such-marker")),
            _ => Ok(()),
        }
    }

    pub(crate) fn give_loss(&mut self, piece: PieceRef, arm: Option<Arm>, journal: &mut impl Journal<Self>) {
        let Stage::Losses { last } = self.stage else { return };
        if let Some(arm) = piece.as_unit().and_then(|index| self.mark(index, arm)) {
            journal.note(self, Event::LossGiven(piece, arm, 1));
        }
        self.go_on_with_losses(last);
    }

    /// Markers still to be given out in the open sector.
    pub fn hits_left(&self) -> u8 {
        self.hits.iter().fold(0, |sum, &hits| sum.saturating_add(hits))
    }
}

/// Infantry and guns on a hill (AP-15).
fn is_high(ground: Terrains, unit: &Unit) -> bool {
    ground.has(Terrain::Hill) && matches!(unit.kind, Kind::Infantry | Kind::Artillery)
}
