//! What a side cannot know of the other, drawn anew: recruits, demobilised pieces, secret deployments, and what
//! happens in a hidden reserve (AP-105, AP-106).

use std::sync::Arc;

use kernel::{Seeded, Side};

use crate::action::{Doctrine, Order, PieceRef};
use crate::army::{Army, Nation};
use crate::pieces::{General, Unit};
use crate::places::{Place, Sector};
use crate::{Aperro, Stage};

impl Aperro {
    pub(crate) fn imagined(&self, eyes: Side, luck: &mut Seeded) -> Aperro {
        let mut dream = self.clone();
        let enemy = !eyes;
        dream.prepared.forget(enemy);
        if self.stage == Stage::Deploy(None) {
            dream.lift(enemy);
        }
        dream.redraw_recruits(enemy, luck);
        if !matches!(self.stage, Stage::Recruit | Stage::Survey) {
            dream.redraw_demobilised(enemy, luck);
        }
        match self.stage {
            Stage::Muster if self.setup.rules.doctrines => {
                dream.preparation[enemy].doctrine = Some(dream.any_doctrine(enemy, luck));
            }
            Stage::Recruit | Stage::Survey | Stage::Muster | Stage::Reveal => {}
            Stage::Deploy(None) => dream.deploy_at_random(enemy, luck),
            _ => dream.redraw_reserve(enemy, luck),
        }
        if matches!(self.stage, Stage::Recruit | Stage::Muster | Stage::Deploy(None)) {
            dream.preparation[enemy].taken_back = 0;
            dream.preparation[enemy].sealed = !self.preparation[eyes].sealed;
        }
        dream
    }

    /// Recruits that the enemy has not seen are others; those seen stay.
    fn redraw_recruits(&mut self, side: Side, luck: &mut Seeded) {
        if self.setup.contingents[side].army.is_some()
            || self.units(side).iter().all(|unit| unit.known) && self.stage != Stage::Recruit
        {
            return;
        }
        let place = self.unseen_place(side);
        let Some(old) = self.armies[side].clone() else { return };
        let deep = self.preparation[side].doctrine == Some(Doctrine::Deep);
        let (mut units, mut generals) = (Vec::new(), Vec::new());
        let mut army = Army { nation: old.nation, ..Army::default() };
        for (unit, spec) in self.units(side).iter().zip(&old.units).filter(|(unit, _)| unit.known) {
            units.push(*unit);
            army.units.push(spec.clone());
        }
        for (general, spec) in self.generals(side).iter().zip(&old.generals).filter(|(general, _)| general.known) {
            generals.push(*general);
            army.generals.push(spec.clone());
        }
        if self.stage == Stage::Recruit && self.setup.rules.national_traits {
            army.nation = Nation::ALL[luck.below(3) as usize];
        }
        army.complete(side, self.points(side), luck);
        for spec in &army.units[units.len()..] {
            let unit = Unit { place, ..Unit::new(spec) };
            let deep = deep && self.line_infantry(&unit) && self.stage != Stage::Survey;
            units.push(Unit { deep, ..unit });
        }
        for spec in &army.generals[generals.len()..] {
            generals.push(General { place, ..General::new(spec) });
        }
        self.armies[side] = Some(Arc::new(army));
        self.raise(side);
        self.units[side.index()][..units.len()].copy_from_slice(&units);
        self.generals[side.index()][..generals.len()].copy_from_slice(&generals);
    }

    /// Where a piece is that nobody has seen: in reserve, or not yet deployed.
    fn unseen_place(&self, side: Side) -> Place {
        let waits = self.stage == Stage::Recruit || self.pieces_at(side, Place::Unplaced).next().is_some();
        if waits { Place::Unplaced } else { Place::reserve(side) }
    }

    /// Of a scenario's army others may have been left at home.
    fn redraw_demobilised(&mut self, side: Side, luck: &mut Seeded) {
        let unseen: Vec<PieceRef> = self.pieces(side).filter(|&piece| !self.is_known(piece)).collect();
        if unseen.is_empty() {
            return;
        }
        let place = self.unseen_place(side);
        let deep = self.preparation[side].doctrine == Some(Doctrine::Deep) && self.stage != Stage::Muster;
        for &piece in &unseen {
            if self.place_of(piece) != Some(Place::Gone) {
                continue;
            }
            let at = |listed: Place| if listed == Place::OffTable { listed } else { place };
            if let Some(i) = piece.as_unit() {
                let unit = Unit::new(&self.army(side).units[i]);
                let deep = deep && self.line_infantry(&unit);
                self.units[side.index()][i] = Unit { place: at(unit.place), deep, ..unit };
            }
            if let Some(i) = piece.as_general() {
                let general = General::new(&self.army(side).generals[i]);
                self.generals[side.index()][i] = General { place: at(general.place), ..general };
            }
        }
        let lost = self.army(side).cost() - self.mobilised(side);
        let mut candidates = unseen;
        while self.mobilised(side) + lost > self.points(side) && !candidates.is_empty() {
            let piece = candidates.swap_remove(luck.below(candidates.len() as u32) as usize);
            if self.left_like(piece) > 1 {
                self.demobilise(piece);
            }
        }
    }

    fn any_doctrine(&self, side: Side, luck: &mut Seeded) -> Doctrine {
        let choices = if self.setup.rules.mixed_order(self.army(side).nation) { 3 } else { 2 };
        Doctrine::ALL[luck.below(choices) as usize]
    }

    /// Takes every deployed piece of a side off the table.
    fn lift(&mut self, side: Side) {
        for piece in self.pieces(side) {
            if self.place_of(piece).is_some_and(Place::on_table) {
                self.set_down(piece, Place::Unplaced, None);
            }
        }
    }

    /// Deploys what is not yet deployed, within the limits.
    fn deploy_at_random(&mut self, side: Side, luck: &mut Seeded) {
        for piece in self.pieces_at(side, Place::Unplaced).collect::<Vec<_>>() {
            let order =
                self.places_in_order(side, piece).then(|| if luck.below(2) == 0 { Order::Thin } else { Order::Deep });
            let lane = luck.below(4) as usize;
            let wish = if lane < 3 { Sector::of(side, lane).place() } else { Place::reserve(side) };
            let fits = self.check_place(side, piece, wish, order).is_ok();
            self.set_down(piece, if fits { wish } else { Place::reserve(side) }, order);
        }
    }

    /// In a hidden reserve one cannot tell who rallied, nor in what order infantry of mixed order stands.
    fn redraw_reserve(&mut self, side: Side, luck: &mut Seeded) {
        if !self.setup.rules.hidden_reserve {
            return;
        }
        let inside: Vec<usize> =
            (0..self.units(side).len()).filter(|&i| self.units(side)[i].place == Place::reserve(side)).collect();
        let gains: u8 = inside.iter().map(|&i| self.units(side)[i].gain).sum();
        let rallied = inside.iter().filter(|&&i| self.units(side)[i].rallied).count();
        let mixed = self.setup.rules.mixed_order(self.army(side).nation);
        for &i in &inside {
            let shuffled = mixed && self.line_infantry(&self.units(side)[i]);
            let unit = &mut self.units[side.index()][i];
            unit.vc -= unit.gain;
            (unit.gain, unit.rallied) = (0, false);
            if shuffled {
                unit.deep = luck.below(2) == 0;
            }
        }
        for _ in 0..gains {
            let able = inside.iter().filter(|&&i| self.units(side)[i].vc < self.units(side)[i].initial);
            let able: Vec<usize> = able.copied().collect();
            if able.is_empty() {
                break;
            }
            let unit = &mut self.units[side.index()][able[luck.below(able.len() as u32) as usize]];
            (unit.vc, unit.gain) = (unit.vc + 1, unit.gain + 1);
        }
        let mut able = inside;
        for _ in 0..rallied.min(able.len()) {
            let i = able.swap_remove(luck.below(able.len() as u32) as usize);
            self.units[side.index()][i].rallied = !self.units(side)[i].routed;
        }
    }
}
