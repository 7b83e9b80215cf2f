//! Who stands where and what that means: engaged, fixed, defending, conquered, captured, won (AP-23 to AP-34,
//! AP-84, AP-108 to AP-113).

use kernel::{Degree, Journal, Outcome, Side, Silence};

use crate::Aperro;
use crate::action::PieceRef;
use crate::army::Army;
use crate::event::Event;
use crate::pieces::{General, Unit};
use crate::places::{Place, Sector};
use crate::setup::EnfiladeVictory;

/// Units of a side in an open sector without a general (AP-23).
const OPEN_GROUND: u8 = 4;

/// Enemy sectors that win the battle (AP-108).
pub(crate) const CONQUESTS: u8 = 2;

/// Units and generals of both sides by sector.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    /// Units by side and sector.
    pub units: [[u8; 6]; 2],
    /// Generals by side and sector.
    pub generals: [[u8; 6]; 2],
}

impl Tally {
    /// Units of a side in a sector.
    #[inline]
    pub fn units(&self, side: Side, sector: Sector) -> u8 {
        self.units[side.index()][sector as usize]
    }

    /// Whether a side has any piece in a sector.
    #[inline]
    pub fn any(&self, side: Side, sector: Sector) -> bool {
        self.units(side, sector) + self.generals[side.index()][sector as usize] > 0
    }

    /// Units of both sides stand there (AP-29, AP-R3).
    #[inline]
    pub fn contested(&self, sector: Sector) -> bool {
        self.units(Side::A, sector) > 0 && self.units(Side::B, sector) > 0
    }

    /// Empty of every enemy and occupied by a unit of `side` (AP-30, AP-R4).
    #[inline]
    pub fn conquered_by(&self, side: Side, sector: Sector) -> bool {
        self.units(side, sector) > 0 && !self.any(!side, sector)
    }

    /// Pinned by unengaged enemy units in the opposite sector (AP-34, AP-R10).
    #[inline]
    pub fn fixed(&self, side: Side, sector: Sector) -> bool {
        let opposite = sector.opposite();
        self.units(!side, opposite) > 0 && self.units(side, opposite) == 0
    }

    /// Units of `side` there are free to shoot at a flank (AP-55).
    #[inline]
    pub fn free_to_enfilade(&self, side: Side, sector: Sector) -> bool {
        self.units(side, sector) > 0 && self.units(!side, sector) == 0 && !self.fixed(side, sector)
    }

    /// Sectors of the enemy's camp that `side` has conquered (AP-108, AP-110).
    pub fn conquests(&self, side: Side) -> u8 {
        (0..3).map(|lane| u8::from(self.conquered_by(side, Sector::of(!side, lane)))).sum()
    }

    /// A vacant sector of the enemy's camp that `side` can take in enfilade (AP-56, AP-113, AP-R9).
    pub fn open_flank(&self, side: Side) -> Option<Sector> {
        let vacant = |sector: Sector| self.units(side, sector) == 0 && !self.any(!side, sector);
        let mut camp = (0..3).map(|lane| Sector::of(!side, lane));
        camp.find(|&sector| vacant(sector) && sector.laterals().iter().any(|&flank| self.free_to_enfilade(side, flank)))
    }
}

/// How many of these places are each of the sectors: counted without asking of each whether it is one.
fn by_sector(places: impl Iterator<Item = Place>) -> [u8; 6] {
    let mut counts = [0; Place::ALL.len()];
    places.for_each(|place| counts[place as usize] += 1);
    std::array::from_fn(|sector| counts[sector])
}

impl Aperro {
    /// The units of a side, in roster order.
    #[inline]
    pub fn units(&self, side: Side) -> &[Unit] {
        &self.units[side.index()][..usize::from(self.listed[side][0])]
    }

    /// The generals of a side, in roster order.
    #[inline]
    pub fn generals(&self, side: Side) -> &[General] {
        &self.generals[side.index()][..usize::from(self.listed[side][1])]
    }

    /// The units of a side in a sector, in roster order.
    pub fn units_in(&self, side: Side, sector: Sector) -> impl Iterator<Item = &Unit> {
        self.units(side).iter().filter(move |unit| unit.stands_in(sector))
    }

    /// A unit by its reference.
    #[inline]
    pub fn unit(&self, piece: PieceRef) -> Option<&Unit> {
        self.units(piece.side).get(piece.as_unit()?)
    }

    /// A general by his reference.
    #[inline]
    pub fn general(&self, piece: PieceRef) -> Option<&General> {
        self.generals(piece.side).get(piece.as_general()?)
    }

    /// Where a piece is.
    pub fn place_of(&self, piece: PieceRef) -> Option<Place> {
        self.unit(piece).map(|unit| unit.place).or_else(|| self.general(piece).map(|general| general.place))
    }

    /// Whether the enemy knows of a piece.
    pub fn is_known(&self, piece: PieceRef) -> bool {
        let general = || self.general(piece).is_none_or(|general| general.known);
        self.unit(piece).map_or_else(general, |unit| unit.known)
    }

    /// Where a piece is, the steps it has made, and whether the enemy knows of it, to be changed.
    pub(crate) fn whereabouts(&mut self, piece: PieceRef) -> (&mut Place, &mut u8, &mut bool) {
        let side = piece.side.index();
        if let Some(i) = piece.as_general() {
            let general = &mut self.generals[side][i];
            return (&mut general.place, &mut general.steps, &mut general.known);
        }
        let unit = &mut self.units[side][piece.as_unit().unwrap_or_default()];
        (&mut unit.place, &mut unit.steps, &mut unit.known)
    }

    /// Units of a side that live if `piece` is one, or generals if it is one.
    pub(crate) fn left_like(&self, piece: PieceRef) -> usize {
        match piece.as_unit() {
            Some(_) => self.units(piece.side).iter().filter(|unit| unit.lives()).count(),
            None => self.generals(piece.side).iter().filter(|general| general.lives()).count(),
        }
    }

    /// Whether a side has units in a sector.
    pub(crate) fn holds_units(&self, side: Side, sector: Sector) -> bool {
        self.units_in(side, sector).next().is_some()
    }

    /// All pieces of a side: generals, then units.
    pub fn pieces(&self, side: Side) -> impl Iterator<Item = PieceRef> + use<> {
        let (generals, units) = (self.generals(side).len(), self.units(side).len());
        let generals = (0..generals).map(move |i| PieceRef::general(side, i));
        generals.chain((0..units).map(move |i| PieceRef::unit(side, i)))
    }

    /// The pieces of a side at a place.
    pub(crate) fn pieces_at(&self, side: Side, place: Place) -> impl Iterator<Item = PieceRef> {
        self.pieces(side).filter(move |&piece| self.place_of(piece) == Some(place))
    }

    /// The army of a side as it was listed.
    pub fn army(&self, side: Side) -> &Army {
        let given = || self.setup.contingents[side].army.as_deref();
        self.armies[side].as_deref().or_else(given).expect("an army of its own, or the scenario's")
    }

    /// Counts who stands where.
    pub fn tally(&self) -> Tally {
        Tally {
            units: Side::BOTH.map(|side| by_sector(self.units(side).iter().map(|unit| unit.place))),
            generals: Side::BOTH.map(|side| by_sector(self.generals(side).iter().map(|general| general.place))),
        }
    }

    /// The general of a side in a sector (AP-27).
    #[inline]
    pub fn general_in(&self, side: Side, sector: Sector) -> Option<&General> {
        self.generals(side).iter().find(|general| general.stands_in(sector))
    }

    /// Units that a sector holds without a general (AP-23, AP-25).
    #[inline]
    pub fn room(&self, sector: Sector) -> u8 {
        OPEN_GROUND - self.ground.at(sector).count()
    }

    /// Units of a side that a sector holds: 4, less its terrain, plus the general's CR (AP-23, AP-24).
    pub fn stack_limit(&self, side: Side, sector: Sector) -> u8 {
        self.room(sector) + self.general_in(side, sector).map_or(0, |general| general.cr)
    }

    /// A side defends where it is the holder (AP-31 to AP-33).
    #[inline]
    pub fn defends(&self, side: Side, sector: Sector) -> bool {
        self.holder[sector as usize] == side
    }

    /// Who must conquer two sectors by the end of which round, where the other side wins by holding (AP-R38).
    pub fn attacker(&self) -> Option<(Side, u8)> {
        let rules = &self.setup.rules;
        Some((!rules.on_limit?, rules.round_limit?))
    }

    /// Whether the last change leaves something to settle.
    pub(crate) fn unsettled(&self) -> bool {
        let mut settled = self.clone();
        settled.settle(&mut Silence);
        settled != *self
    }

    /// After every change: captures, holders, victory (AP-109, AP-R5, AP-R62).
    pub(crate) fn settle(&mut self, journal: &mut impl Journal<Aperro>) {
        if self.outcome.is_some() {
            return;
        }
        let mut tally = self.tally();
        self.capture_lone_generals(&mut tally, journal);
        self.update_holders(&tally, journal);
        self.outcome = self.victory(&tally);
        if self.outcome.is_some() {
            journal.note(self, Event::Ended);
        }
    }

    /// A general alone with enemy units in the enemy's turn is captured (AP-84, AP-R7).
    fn capture_lone_generals(&mut self, tally: &mut Tally, journal: &mut impl Journal<Aperro>) {
        let (captor, owner) = (self.player, !self.player);
        for i in 0..self.generals(owner).len() {
            let Some(sector) = self.generals(owner)[i].place.sector() else { continue };
            if tally.units(owner, sector) == 0 && tally.units(captor, sector) > 0 {
                tally.generals[owner.index()][sector as usize] -= 1;
                self.generals[owner.index()][i].remove();
                journal.note(self, Event::Captured(PieceRef::general(owner, i), sector));
            }
        }
    }

    /// The holder of each sector (AP-33, AP-R6).
    fn update_holders(&mut self, tally: &Tally, journal: &mut impl Journal<Aperro>) {
        for sector in Sector::ALL {
            let holder = self.holder_now(tally, sector);
            if self.holder[sector as usize] != holder {
                self.holder[sector as usize] = holder;
                if tally.units(holder, sector) > 0 {
                    journal.note(self, Event::Held(sector, holder));
                }
            }
        }
    }

    /// Who holds a sector, given who held it before (AP-33).
    pub(crate) fn holder_now(&self, tally: &Tally, sector: Sector) -> Side {
        match Side::BOTH.map(|side| tally.any(side, sector)) {
            [false, false] => sector.camp(),
            [true, false] if tally.units(Side::A, sector) > 0 => Side::A,
            [false, true] if tally.units(Side::B, sector) > 0 => Side::B,
            _ => self.holder[sector as usize],
        }
    }

    /// Two enemy sectors conquered (AP-108), an open flank where that counts at once (AP-R8), or an army gone
    /// (AP-111, AP-R37).
    fn victory(&self, tally: &Tally) -> Option<Outcome> {
        for side in [self.player, !self.player] {
            if tally.conquests(side) >= CONQUESTS {
                return Some(Outcome::win(side, Degree::Decisive, "conquest"));
            }
            let at_once = self.setup.rules.enfilade_victory == EnfiladeVictory::AnyTime;
            if at_once && tally.open_flank(side).is_some() {
                return Some(Outcome::win(side, Degree::Plain, "enfilade"));
            }
        }
        [self.player, !self.player]
            .into_iter()
            .find(|&side| !self.units(!side).iter().any(Unit::lives))
            .map(|side| Outcome::win(side, Degree::Total, "annihilation"))
    }

    /// At the start of his Combat phase a player who can enfilade a vacant enemy sector wins (AP-113, AP-R8).
    pub(crate) fn enfilade_victory(&mut self, journal: &mut impl Journal<Aperro>) {
        let counts = self.setup.rules.enfilade_victory == EnfiladeVictory::CombatPhase;
        if counts && self.tally().open_flank(self.player).is_some() {
            self.outcome = Some(Outcome::win(self.player, Degree::Plain, "enfilade"));
            journal.note(self, Event::Ended);
        }
    }
}
