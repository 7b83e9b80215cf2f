//! Before the battle: recruitment, ground, budget, doctrine and deployment (AP-85 to AP-107).

use std::sync::Arc;

use kernel::{BySide, Dice, Game, Journal, Refusal, Seeded, Side};

use crate::action::{Action, Doctrine, Order, PieceRef};
use crate::army::{Army, ELEMENTS, GENERALS, Kind, Nation, PRESETS, RECRUITS, Traits};
use crate::army::{check_ratings, check_unit, general_cost, unit_cost};
use crate::event::{Event, Fell};
use crate::pieces::{General, Unit};
use crate::places::{NORTH, Place, SOUTH, Sector};
use crate::refuse::No;
use crate::terrain::Ground;
use crate::{Aperro, Preparation, Stage};

/// The orders in which infantry of mixed order is deployed (AP-137).
const MIXED: [Option<Order>; 2] = [Some(Order::Thin), Some(Order::Deep)];
/// Generals of every rating: CR 0 to 2, LSA and LSD 0 to 3.
const GENERAL_CANDIDATES: usize = 3 * 4 * 4;
/// Nations, presets, units of every kind, size and quality, generals, and the end of the recruitment.
const FIXED_CANDIDATES: usize =
    Nation::ALL.len() + PRESETS.len() + 4 * ELEMENTS as usize * (Traits::EACH.len() + 1) + GENERAL_CANDIDATES + 1;
/// How often a side may take back a recruit or a placement, so that every game ends (AP-R64).
pub const TAKE_BACKS: u8 = 30;

impl Aperro {
    /// Sides without an army recruit one (AP-85).
    pub(crate) fn begin_recruiting(&mut self) {
        self.stage = Stage::Recruit;
        for side in Side::BOTH {
            self.preparation[side].sealed = self.setup.contingents[side].army.is_some();
        }
        if self.both_sealed() {
            self.after_recruiting(false);
        }
    }

    fn both_sealed(&self) -> bool {
        Side::BOTH.into_iter().all(|side| self.preparation[side].sealed)
    }

    fn after_recruiting(&mut self, recruited: bool) {
        if recruited || self.setup.rules.random_terrain {
            self.stage = Stage::Survey;
        } else {
            self.begin_muster();
        }
    }

    /// The ground becomes known, by the dice if the terrain is random; then the sides are drawn (AP-98, AP-R43).
    pub(crate) fn survey(&mut self, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        if self.setup.rules.random_terrain {
            let mut seen = kernel::Witness::new(dice);
            self.ground = Ground::roll(self.setup.rules.one_river, &mut seen);
            let fell = seen.thrown().iter().map(|thrown| Fell::d6(thrown.value as u8, true)).collect();
            journal.note(self, Event::Surveyed(fell));
            let lot = dice.roll(6, "sides") as u8;
            if lot > 3 {
                self.ground = self.ground.turned();
            }
            journal.note(self, Event::SidesDrawn(lot));
        } else {
            journal.note(self, Event::Surveyed(Vec::new()));
        }
        self.begin_muster();
    }

    /// What a side may spend on its army (AP-85, AP-103).
    pub fn points(&self, side: Side) -> i32 {
        self.setup.budget - self.ground.costs()[side]
    }

    /// What the mobilised pieces of a side cost.
    pub fn mobilised(&self, side: Side) -> i32 {
        let army = self.army(side);
        let units = self.units(side).iter().zip(&army.units).filter(|(unit, _)| unit.lives());
        let generals = self.generals(side).iter().zip(&army.generals);
        let generals = generals.filter(|(general, _)| general.place != Place::Gone);
        units.map(|(_, spec)| spec.cost()).sum::<i32>() + generals.map(|(_, spec)| spec.cost()).sum::<i32>()
    }

    /// Armies are fitted to the budget and doctrines declared, where there is anything to do (AP-103, AP-122).
    pub(crate) fn begin_muster(&mut self) {
        self.stage = Stage::Muster;
        for side in Side::BOTH {
            let over = self.mobilised(side) > self.points(side);
            if over {
                self.hide(side);
            }
            self.preparation[side].sealed = !over && !self.setup.rules.doctrines;
        }
        if self.both_sealed() {
            self.begin_deployment();
        }
    }

    /// The enemy no longer knows what is in an army from which pieces are taken.
    fn hide(&mut self, side: Side) {
        self.units[side.index()].iter_mut().for_each(|unit| unit.known = false);
        self.generals[side.index()].iter_mut().for_each(|general| general.known = false);
    }

    /// Who deploys first: as the scenario says, or whose terrain costs less; both in secret when it costs the same
    /// (AP-104, AP-105, AP-R61).
    pub fn first_to_deploy(&self) -> Option<Side> {
        let costs = self.ground.costs();
        self.setup.first.or(match costs[SOUTH].cmp(&costs[NORTH]) {
            std::cmp::Ordering::Less => Some(SOUTH),
            std::cmp::Ordering::Greater => Some(NORTH),
            std::cmp::Ordering::Equal => None,
        })
    }

    fn begin_deployment(&mut self) {
        let mustered = self.preparation.0.iter().any(|preparation| preparation.doctrine.is_some());
        let first = self.first_to_deploy();
        // Two secret decisions in a row are kept apart by an open one, so that neither tells of the other.
        if first.is_none() && self.stage == Stage::Muster && (mustered || self.demobilised()) {
            self.stage = Stage::Reveal;
        } else {
            self.deploy(first);
        }
    }

    fn demobilised(&self) -> bool {
        Side::BOTH.into_iter().any(|side| self.units(side).iter().any(|unit| !unit.lives()))
            || Side::BOTH.into_iter().any(|side| self.generals(side).iter().any(|g| g.place == Place::Gone))
    }

    /// The armies stand ready, and the doctrines, if there are any, become known (AP-R53).
    pub(crate) fn reveal(&mut self, journal: &mut impl Journal<Self>) {
        journal.note(self, Event::Revealed);
        self.deploy(self.first_to_deploy());
    }

    fn deploy(&mut self, first: Option<Side>) {
        for side in Side::BOTH {
            self.preparation[side].sealed = false;
            let deep = self.preparation[side].doctrine == Some(Doctrine::Deep);
            for i in 0..self.units(side).len() {
                let unit = self.units(side)[i];
                self.units[side.index()][i].deep = deep && unit.lives() && self.line_infantry(&unit);
            }
        }
        self.stage = Stage::Deploy(first);
        self.first = first.unwrap_or(SOUTH);
    }

    /// Infantry to which a doctrine applies (AP-125, AP-R53).
    pub(crate) fn line_infantry(&self, unit: &Unit) -> bool {
        unit.kind == Kind::Infantry && !self.is_light(unit)
    }

    /// Light infantry, where the option is on.
    #[inline]
    pub(crate) fn is_light(&self, unit: &Unit) -> bool {
        self.setup.rules.light_infantry && unit.traits.light
    }

    // ---- recruitment ----

    pub(crate) fn recruit_actions(&self, side: Side, out: &mut Vec<Action>) {
        let all = (0..self.candidates(side)).map(|number| self.candidate(side, number));
        out.extend(all.filter(|action| self.check(side, action).is_ok()));
    }

    /// A legal action of the recruitment, each as likely as another: candidates are drawn until one is legal.
    pub(crate) fn any_recruit(&self, side: Side, luck: &mut Seeded) -> Option<Action> {
        let candidates = self.candidates(side) as u32;
        std::iter::repeat_with(|| self.candidate(side, luck.below(candidates) as usize))
            .find(|action| self.check(side, action).is_ok())
    }

    /// How many actions of the recruitment there are to look at.
    fn candidates(&self, side: Side) -> usize {
        FIXED_CANDIDATES + self.units(side).len() + self.generals(side).len()
    }

    /// The action of the recruitment with this number: nations, presets, units, generals, the end, dismissals.
    fn candidate(&self, side: Side, number: usize) -> Action {
        let qualities = Traits::EACH.len() + 1;
        let mut rest = number;
        let mut within = |count: usize| {
            let found = (rest < count).then_some(rest);
            rest = rest.wrapping_sub(count);
            found
        };
        if let Some(i) = within(Nation::ALL.len()) {
            Action::Nation(Nation::ALL[i])
        } else if let Some(i) = within(PRESETS.len()) {
            Action::Preset(i as u8)
        } else if let Some(i) = within(Kind::ALL.len() * usize::from(ELEMENTS) * qualities) {
            let (i, quality) = (i / qualities, i % qualities);
            let traits = quality.checked_sub(1).map_or(Traits::NONE, |quality| Traits::EACH[quality].0);
            let (kind, vc) = (Kind::ALL[i / usize::from(ELEMENTS)], (i % usize::from(ELEMENTS)) as u8 + 1);
            Action::Recruit { kind, vc, traits }
        } else if let Some(i) = within(GENERAL_CANDIDATES) {
            Action::RecruitGeneral([(i / 16) as u8, (i / 4 % 4) as u8, (i % 4) as u8])
        } else if within(1).is_some() {
            Action::Done
        } else if let Some(i) = within(self.units(side).len()) {
            Action::Dismiss(PieceRef::unit(side, i))
        } else {
            Action::Dismiss(PieceRef::general(side, rest))
        }
    }

    /// A nation is named once, before the first unit (AP-134, AP-137).
    pub(crate) fn check_nation(&self, side: Side, _: Nation) -> Result<(), Refusal> {
        if !self.setup.rules.national_traits {
            Err(Refusal::new("AP-134", "option-off"))
        } else if self.preparation[side].nation || !self.army(side).units.is_empty() {
            Err(Refusal::new("AP-134", "nation-named"))
        } else {
            Ok(())
        }
    }

    /// A preset is a whole army: only before anything else.
    pub(crate) fn check_preset(&self, side: Side, preset: u8) -> Result<(), Refusal> {
        if !self.army(side).units.is_empty() || !self.army(side).generals.is_empty() || self.preparation[side].nation {
            return Err(Refusal::new("AP-86", "army-begun"));
        }
        let army = PRESETS.get(usize::from(preset)).and_then(|p| Army::preset(p.0, side, &self.setup.rules));
        match army {
            Some(army) if army.cost() <= self.setup.budget => Ok(()),
            Some(_) => Err(Refusal::new("AP-85", "over-budget").with("points", self.setup.budget)),
            None => Err(Refusal::new("AP-86", "no-such-preset")),
        }
    }

    /// A unit of 1 to 4 elements that leaves enough points for a legal army (AP-07, AP-85, AP-R39).
    pub(crate) fn check_recruit(&self, side: Side, kind: Kind, vc: u8, traits: Traits) -> Result<(), Refusal> {
        let (army, rules) = (self.army(side), &self.setup.rules);
        check_unit(kind, vc, traits, army.nation, rules)?;
        if army.units.len() >= *RECRUITS.end() {
            return Err(Refusal::new("AP-R39", "too-many-units").with("most", *RECRUITS.end()));
        }
        let missing = RECRUITS.start().saturating_sub(army.units.len() + 1) as i32;
        self.check_points(army.cost() + unit_cost(kind, vc) + missing * unit_cost(Kind::Infantry, 1))
    }

    /// A general within the ratings, the number and the points (AP-09, AP-86).
    pub(crate) fn check_recruit_general(&self, side: Side, ratings: [u8; 3]) -> Result<(), Refusal> {
        let army = self.army(side);
        check_ratings(ratings)?;
        if army.generals.len() >= GENERALS {
            return Err(Refusal::new("AP-86", "too-many-generals").with("most", GENERALS));
        }
        self.check_points(army.cost() + general_cost(ratings) + army.cheapest_completion())
    }

    fn check_points(&self, cost: i32) -> Result<(), Refusal> {
        if cost <= self.setup.budget {
            Ok(())
        } else {
            Err(Refusal::new("AP-85", "over-budget").with("points", self.setup.budget))
        }
    }

    /// A recruit may be sent home again, not for ever (AP-R64).
    pub(crate) fn check_dismiss(&self, side: Side, piece: PieceRef) -> Result<(), Refusal> {
        self.check_own(side, piece)?;
        self.check_take_back(side)
    }

    fn check_take_back(&self, side: Side) -> Result<(), Refusal> {
        if self.preparation[side].taken_back < TAKE_BACKS {
            Ok(())
        } else {
            Err(Refusal::new("AP-R64", "take-backs").with("most", TAKE_BACKS))
        }
    }

    // ---- budget and doctrine ----

    pub(crate) fn muster_actions(&self, side: Side, out: &mut Vec<Action>) {
        let doctrines = Doctrine::ALL.map(Action::Doctrine);
        let pieces = self.pieces(side).map(Action::Demobilise);
        let all = doctrines.into_iter().chain(pieces).chain([Action::Done]);
        out.extend(all.filter(|action| self.check(side, action).is_ok()));
    }

    /// Whole pieces go home while the army is over its budget; one general and one unit remain (AP-103, AP-R40).
    pub(crate) fn check_demobilise(&self, side: Side, piece: PieceRef) -> Result<(), Refusal> {
        self.check_own(side, piece).or_else(|refusal| {
            // A piece that would come later can be left at home as well.
            if refusal.rule == "AP-144" { Ok(()) } else { Err(refusal) }
        })?;
        Refusal::when(self.mobilised(side) <= self.points(side), "AP-103", "fits-budget")?;
        let units = self.units(side).iter().filter(|unit| unit.lives()).count();
        let generals = self.generals(side).iter().filter(|general| general.place != Place::Gone).count();
        let left = if piece.as_unit().is_some() { units } else { generals };
        Refusal::unless(left > 1, "AP-R40", "last-one")
    }

    /// Thin or deep order for the whole army; mixed for the French (AP-122, AP-137).
    pub(crate) fn check_doctrine(&self, side: Side, doctrine: Doctrine) -> Result<(), Refusal> {
        if !self.setup.rules.doctrines {
            Err(Refusal::new("AP-122", "option-off"))
        } else if self.preparation[side].doctrine.is_some() {
            Err(Refusal::new("AP-122", "doctrine-declared"))
        } else if doctrine == Doctrine::Mixed && !self.setup.rules.mixed_order(self.army(side).nation) {
            Err(Refusal::new("AP-137", "mixed-french"))
        } else {
            Ok(())
        }
    }

    // ---- deployment ----

    pub(crate) fn deploy_actions(&self, side: Side, out: &mut Vec<Action>) {
        let [west, centre, east] = [0, 1, 2].map(|lane| Sector::of(side, lane).place());
        let spots = [west, centre, east, Place::reserve(side)];
        // There is room for any general, and for any unit, or for none.
        let room_for = |any: PieceRef| spots.map(|at| self.has_room(side, any, at).is_ok());
        let (for_general, for_unit) = (room_for(PieceRef::general(side, 0)), room_for(PieceRef::unit(side, 0)));
        let takes_back = self.check_take_back(side).is_ok();
        for piece in self.pieces(side) {
            match self.place_of(piece) {
                Some(Place::Unplaced) => {}
                Some(Place::Gone | Place::OffTable) | None => continue,
                Some(_) => {
                    let back = Action::Unplace(piece);
                    out.extend((takes_back && self.check_unplace(side, piece).is_ok()).then_some(back));
                    continue;
                }
            }
            let orders = if self.places_in_order(side, piece) { &MIXED[..] } else { &[None] };
            let room = if piece.as_general().is_some() { &for_general } else { &for_unit };
            for (at, _) in spots.into_iter().zip(room).filter(|(_, room)| **room) {
                out.extend(orders.iter().map(|&order| Action::Place { piece, at, order }));
            }
        }
        out.extend(self.check_done(side).is_ok().then_some(Action::Done));
    }

    /// Whether a piece is deployed with an order of its own (AP-137).
    pub(crate) fn places_in_order(&self, side: Side, piece: PieceRef) -> bool {
        self.preparation[side].doctrine == Some(Doctrine::Mixed)
            && self.unit(piece).is_some_and(|unit| self.line_infantry(unit))
    }

    /// A piece goes to a sector of its own camp or to its reserve, within the limits (AP-104, AP-R44).
    pub(crate) fn check_place(
        &self,
        side: Side,
        piece: PieceRef,
        at: Place,
        order: Option<Order>,
    ) -> Result<(), Refusal> {
        self.check_own(side, piece)?;
        Refusal::when(self.place_of(piece) != Some(Place::Unplaced), "AP-104", "already-placed")?;
        if order.is_some() != self.places_in_order(side, piece) {
            return Err(Refusal::new("AP-137", if order.is_some() { "no-order" } else { "order-wanted" }));
        }
        Ok(self.has_room(side, piece, at)?)
    }

    /// The place is in the own camp and within the limits (AP-23, AP-27, AP-104).
    fn has_room(&self, side: Side, piece: PieceRef, at: Place) -> Result<(), No> {
        let Some(sector) = at.sector() else {
            let own = at == Place::reserve(side);
            return if own { Ok(()) } else { Err(No::new(|| Refusal::new("AP-104", "own-camp"))) };
        };
        if sector.camp() != side {
            return Err(No::new(|| Refusal::new("AP-104", "own-camp")));
        }
        if piece.as_general().is_some() {
            return match self.general_in(side, sector) {
                Some(_) => Err(No::new(|| Refusal::new("AP-27", "one-general"))),
                None => Ok(()),
            };
        }
        let limit = self.stack_limit(side, sector);
        if self.units_in(side, sector).count() < usize::from(limit) {
            Ok(())
        } else {
            Err(No::new(|| Refusal::new("AP-23", "sector-full")).at(sector).number(limit))
        }
    }

    /// A placement may be taken back, unless his units need the general (AP-23, AP-R64).
    pub(crate) fn check_unplace(&self, side: Side, piece: PieceRef) -> Result<(), Refusal> {
        self.check_own(side, piece)?;
        let place = self.place_of(piece).unwrap_or(Place::Gone);
        Refusal::when(place == Place::Unplaced, "AP-104", "not-placed")?;
        if let (Some(_), Some(sector)) = (piece.as_general(), place.sector())
            && self.units_in(side, sector).count() > usize::from(self.room(sector))
        {
            let limit = self.room(sector);
            return Err(Refusal::new("AP-23", "sector-full").with("sector", sector.name()).with("limit", limit));
        }
        self.check_take_back(side)
    }

    /// What must be finished before a side can say so.
    pub(crate) fn check_done(&self, side: Side) -> Result<(), Refusal> {
        let army = self.army(side);
        match self.stage {
            Stage::Recruit if army.units.len() < *RECRUITS.start() => {
                Err(Refusal::new("AP-R39", "too-few-units").with("least", *RECRUITS.start()))
            }
            Stage::Recruit if army.generals.is_empty() => Err(Refusal::new("AP-86", "no-general")),
            Stage::Recruit => Ok(()),
            Stage::Muster if self.setup.rules.doctrines && self.preparation[side].doctrine.is_none() => {
                Err(Refusal::new("AP-122", "doctrine-wanted"))
            }
            Stage::Muster => {
                let excess = self.mobilised(side) - self.points(side);
                let mut pieces = self.pieces(side);
                if excess > 0 && pieces.any(|piece| self.check_demobilise(side, piece).is_ok()) {
                    return Err(Refusal::new("AP-103", "over-by").with("excess", excess));
                }
                Ok(())
            }
            _ if self.pieces(side).any(|piece| self.place_of(piece) == Some(Place::Unplaced)) => {
                Err(Refusal::new("AP-104", "unplaced"))
            }
            _ => Ok(()),
        }
    }

    // ---- carrying it out ----

    /// A step of the preparations.
    pub(crate) fn prepare(&mut self, side: Side, action: Action, journal: &mut impl Journal<Self>) {
        match action {
            Action::Nation(nation) => {
                self.recruit(side, |army| army.nation = nation);
                self.preparation[side].nation = true;
            }
            Action::Preset(preset) => {
                let army = Army::preset(PRESETS[usize::from(preset)].0, side, &self.setup.rules);
                self.recruit(side, |recruits| *recruits = army.unwrap_or_default());
            }
            Action::Recruit { kind, vc, traits } => self.recruit(side, |army| army.enlist(side, kind, vc, traits)),
            Action::RecruitGeneral(ratings) => self.recruit(side, |army| army.enlist_general(side, ratings)),
            Action::Dismiss(piece) => self.dismiss(side, piece),
            Action::Demobilise(piece) => self.demobilise(piece),
            Action::Doctrine(doctrine) => self.preparation[side].doctrine = Some(doctrine),
            Action::Place { piece, at, order } => return self.put(piece, at, order, journal),
            Action::Unplace(piece) => return self.take_back(piece, journal),
            _ => return self.finish(side, journal),
        }
        journal.note(self, Event::Prepared(side));
    }

    fn recruit(&mut self, side: Side, change: impl FnOnce(&mut Army)) {
        change(Arc::make_mut(&mut self.armies[side]));
        self.raise(side);
    }

    fn dismiss(&mut self, side: Side, piece: PieceRef) {
        self.recruit(side, |army| {
            if let Some(i) = piece.as_unit() {
                army.units.remove(i);
            }
            if let Some(i) = piece.as_general() {
                army.generals.remove(i);
            }
        });
        self.preparation[side].taken_back += 1;
    }

    pub(crate) fn demobilise(&mut self, piece: PieceRef) {
        if let Some(i) = piece.as_unit() {
            let unit = &mut self.units[piece.side.index()][i];
            unit.eliminate();
            unit.known = false;
        }
        if let Some(i) = piece.as_general() {
            let general = &mut self.generals[piece.side.index()][i];
            general.remove();
            general.known = false;
        }
    }

    pub(crate) fn set_down(&mut self, piece: PieceRef, at: Place, order: Option<Order>) {
        let side = piece.side;
        let seen = at.sector().is_some() && self.stage == Stage::Deploy(Some(side));
        if let Some(i) = piece.as_unit() {
            let unit = &mut self.units[side.index()][i];
            (unit.place, unit.known) = (at, unit.known || seen);
            if let Some(order) = order {
                unit.deep = order == Order::Deep;
            }
        }
        if let Some(i) = piece.as_general() {
            let general = &mut self.generals[side.index()][i];
            (general.place, general.known) = (at, general.known || seen);
        }
    }

    fn put(&mut self, piece: PieceRef, at: Place, order: Option<Order>, journal: &mut impl Journal<Self>) {
        self.set_down(piece, at, order);
        journal.note(self, Event::Placed(piece, at));
    }

    fn take_back(&mut self, piece: PieceRef, journal: &mut impl Journal<Self>) {
        let from = self.place_of(piece).unwrap_or(Place::Unplaced);
        let mixed = self.places_in_order(piece.side, piece);
        self.set_down(piece, Place::Unplaced, mixed.then_some(Order::Thin));
        self.preparation[piece.side].taken_back += 1;
        journal.note(self, Event::TakenBack(piece, from));
    }

    /// A side has finished; when nobody is awaited any more, the next stage begins.
    fn finish(&mut self, side: Side, journal: &mut impl Journal<Self>) {
        self.preparation[side].sealed = true;
        match self.stage {
            Stage::Deploy(Some(_)) => {
                self.show_deployed(side);
                journal.note(self, Event::Deployed(Some(side)));
                if self.both_sealed() {
                    self.begin_battle(self.first, journal);
                } else {
                    self.stage = Stage::Deploy(Some(!side));
                }
            }
            _ if !self.both_sealed() => journal.note(self, Event::Prepared(side)),
            Stage::Recruit => {
                self.after_recruiting(true);
                journal.note(self, Event::Prepared(side));
            }
            Stage::Muster => {
                self.begin_deployment();
                journal.note(self, Event::Prepared(side));
                // An open deployment follows at once: nothing is decided in secret any more (AP-R53).
                if self.setup.rules.doctrines && self.stage != Stage::Reveal {
                    journal.note(self, Event::Revealed);
                }
            }
            _ => {
                Side::BOTH.into_iter().for_each(|side| self.show_deployed(side));
                self.stage = Stage::Lots;
                journal.note(self, Event::Deployed(None));
            }
        }
    }

    /// What stands in a sector is open, what stays in reserve is not (AP-106).
    fn show_deployed(&mut self, side: Side) {
        let open = !self.setup.rules.hidden_reserve;
        let seen = |place: Place| open || place.sector().is_some();
        for unit in &mut self.units[side.index()] {
            unit.known |= unit.lives() && seen(unit.place);
        }
        for general in &mut self.generals[side.index()] {
            general.known |= general.place != Place::Gone && seen(general.place);
        }
    }

    /// On equal budgets the first player is drawn: 1 to 3 South, 4 to 6 North (AP-105, AP-R43).
    pub(crate) fn draw_lots(&mut self, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        let lot = dice.roll(6, "first-player") as u8;
        let first = if lot <= 3 { SOUTH } else { NORTH };
        journal.note(self, Event::LotsDrawn(lot, first));
        self.begin_battle(first, journal);
    }

    fn begin_battle(&mut self, first: Side, journal: &mut impl Journal<Self>) {
        self.first = first;
        self.preparation =
            BySide::from_fn(|side| Preparation { doctrine: self.preparation[side].doctrine, ..Preparation::default() });
        self.begin_turn(first, journal);
    }

    /// Steps that the enemy may not learn of: private ones, and what is done in a hidden reserve (AP-106).
    pub(crate) fn keeps_secret(&self, _: Side, action: &Action) -> bool {
        if matches!(self.stage, Stage::Recruit | Stage::Muster | Stage::Deploy(None)) {
            return true;
        }
        let piece = match *action {
            Action::Place { at, .. } => return at.is_reserve() && self.setup.rules.hidden_reserve,
            Action::Unplace(piece) | Action::Rally(piece) | Action::Order(piece) => piece,
            Action::ChangeOrder(piece, _) => piece,
            _ => return false,
        };
        self.setup.rules.hidden_reserve && self.place_of(piece).is_some_and(Place::is_reserve)
    }

    /// The general of a roster in the reserve with the highest CR.
    pub(crate) fn best_gatherer(&self, side: Side) -> u8 {
        let in_reserve = |general: &&General| general.place == Place::reserve(side);
        self.generals(side).iter().filter(in_reserve).map(|general| general.cr).max().unwrap_or(0)
    }
}
