//! Chances that a player weighs before he decides, read off the rules themselves by walking their dice.

use kernel::{Dice, Enumerator, Seeded, Side};

use crate::Aperro;
use crate::action::Mode;
use crate::army::{Arm, Kind};
use crate::event::Fate;
use crate::pieces::Unit;
use crate::places::Sector;

/// Markers of a unit up to which every fall of the dice is walked; beyond them the dice are sampled.
const WALKED: u8 = 4;
/// Samples beyond.
const SAMPLES: u32 = 4000;

/// What may become of a unit in its next Morale phase.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Fates {
    /// It is destroyed.
    pub eliminated: f64,
    /// It routs.
    pub routs: f64,
    /// It stays, with fewer elements.
    pub weakened: f64,
}

impl Fates {
    /// It is gone from its sector.
    pub fn leaves(self) -> f64 {
        self.eliminated + self.routs
    }

    fn add(&mut self, before: u8, (after, fate): (u8, Fate), chance: f64) {
        match fate {
            Fate::Eliminated => self.eliminated += chance,
            Fate::Routs => self.routs += chance,
            Fate::Stays if after < before => self.weakened += chance,
            Fate::Stays => {}
        }
    }
}

/// The chance of exactly `k` successes in `n` throws that succeed `p` times in `q`.
pub fn binomial(n: u32, k: u32, p: u32, q: u32) -> f64 {
    let choose = (0..k).fold(1.0, |c, i| c * f64::from(n - i) / f64::from(i + 1));
    let success = f64::from(p) / f64::from(q);
    choose * success.powi(k as i32) * (1.0 - success).powi((n - k) as i32)
}

impl Aperro {
    /// What may become of a unit with the markers that it bears (AP-37 to AP-47).
    pub fn fates(&self, side: Side, unit: &Unit) -> Fates {
        let mut fates = Fates::default();
        if unit.losses.count() > WALKED {
            let mut luck = Seeded::new(u64::from(unit.losses.count()));
            for _ in 0..SAMPLES {
                fates.add(unit.vc, self.fate_of(side, unit, &mut luck), 1.0 / f64::from(SAMPLES));
            }
            return fates;
        }
        let mut dice = Enumerator::default();
        loop {
            let fate = self.fate_of(side, unit, &mut dice);
            fates.add(unit.vc, fate, dice.chance());
            if !dice.advance() {
                return fates;
            }
        }
    }

    fn fate_of(&self, side: Side, unit: &Unit, dice: &mut impl Dice) -> (u8, Fate) {
        let (trial, fate) = self.trial(side, unit, false, dice);
        (trial.vc, fate)
    }

    /// The chance that no unit of `side` is left in a sector after its next Morale phase, when these markers are given
    /// out there as well: evenly, the odd ones to those that bear them best (AP-73).
    pub fn emptied(&self, side: Side, sector: Sector, hits: &[Arm]) -> f64 {
        let mut units: Vec<Unit> = self.units(side).iter().filter(|unit| unit.stands_in(sector)).copied().collect();
        for &arm in hits {
            let bears = |unit: &Unit| self.sturdiness(side, unit);
            let better = |a: &&mut Unit, b: &&mut Unit| {
                let markers = a.losses.count().cmp(&b.losses.count());
                markers.then(bears(b).total_cmp(&bears(a)))
            };
            if let Some(unit) = units.iter_mut().min_by(better) {
                unit.losses.push(arm);
            }
        }
        units.iter().map(|unit| self.fates(side, unit).leaves()).product()
    }

    /// The markers of the open combats that are not given out yet.
    pub(crate) fn pool(&self) -> Vec<Arm> {
        let of_arm = |arm: Arm| std::iter::repeat_n(arm, usize::from(self.hits[arm as usize]));
        Arm::ALL.into_iter().flat_map(of_arm).collect()
    }

    /// The chance that an attack, with those before it in the sector, drives the last enemy unit out of it.
    pub(crate) fn wins_sector(&self, side: Side, unit: &Unit, mode: Mode, target: Sector) -> f64 {
        let shot = self.shot(side, unit, mode, target);
        let (dice, ef) = (u32::from(shot.dice), u32::from(shot.ef));
        let mut hits = if self.open == Some(target) { self.pool() } else { Vec::new() };
        let mut chance = 0.0;
        for n in 0..=dice {
            chance += binomial(dice, n, ef, 6) * self.emptied(!side, target, &hits);
            hits.push(unit.kind.arm());
        }
        chance
    }

    /// Dice that the enemy of `side` can throw at a sector in his next turn: those engaged there, or guns opposite.
    pub(crate) fn dice_against(&self, side: Side, sector: Sector) -> u32 {
        let dice = |mode: Mode, from: Sector| {
            let units = self.units(!side).iter().filter(move |unit| unit.stands_in(from));
            let fire = units.filter(move |unit| mode == Mode::Fight || unit.kind == Kind::Artillery);
            fire.map(|unit| u32::from(self.shot(!side, unit, mode, sector).dice)).sum::<u32>()
        };
        match dice(Mode::Fight, sector) {
            0 if sector.camp() == side => dice(Mode::Bombard, sector.opposite()),
            engaged => engaged,
        }
    }
}

/// The chance that a general falls who bears `markers` and in whose sector the enemy throws `dice` (AP-48, AP-74).
pub fn falls(markers: u8, dice: u32) -> f64 {
    1.0 - (5.0_f64 / 6.0).powi(i32::from(markers)) * (35.0_f64 / 36.0).powi(dice as i32)
}
