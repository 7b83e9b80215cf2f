//! Before the battle: recruitment, ground, budget, doctrine and deployment (AP-85 to AP-107).

mod deployment;
mod recruiting;

use kernel::{BySide, Dice, Journal, Refusal, Side};

use crate::action::{Action, Doctrine};
use crate::army::{Army, Kind, PRESETS, RECRUITS, general_cost, unit_cost};
use crate::event::{Event, d6};
use crate::pieces::Unit;
use crate::places::{NORTH, Place, SOUTH};
use crate::terrain::Ground;
use crate::{Aperro, Preparation, Stage};

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

    pub(crate) fn both_sealed(&self) -> bool {
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
            let fell = seen.thrown().iter().map(|thrown| d6(thrown.value as u8, true)).collect();
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
        let units = self.units(side).iter().filter(|unit| unit.lives());
        let generals = self.generals(side).iter().filter(|general| general.lives());
        units.map(|unit| unit_cost(unit.kind, unit.initial)).sum::<i32>()
            + generals.map(|general| general_cost(general.ratings())).sum::<i32>()
    }

    /// Armies are fitted to the budget and doctrines declared, where there is anything to do (AP-103, AP-122).
    pub(crate) fn begin_muster(&mut self) {
        self.stage = Stage::Muster;
        for side in Side::BOTH {
            let over = self.mobilised(side) > self.points(side);
            if over {
                // The enemy no longer knows what is in an army from which pieces are taken.
                self.pieces(side).for_each(|piece| *self.whereabouts(piece).2 = false);
            }
            self.preparation[side].sealed = !over && !self.setup.rules.doctrines;
        }
        if self.both_sealed() {
            self.begin_deployment();
        }
    }

    /// Who deploys first: as the scenario says, or whose terrain costs less; both in secret when it costs the same
    /// (AP-104, AP-105, AP-R61).
    pub fn first_to_deploy(&self) -> Option<Side> {
        let costs = self.ground.costs();
        let cheaper = if costs[SOUTH] < costs[NORTH] { SOUTH } else { NORTH };
        self.setup.first.or((costs[SOUTH] != costs[NORTH]).then_some(cheaper))
    }

    fn begin_deployment(&mut self) {
        let mustered = self.preparation.0.iter().any(|preparation| preparation.doctrine.is_some());
        let demobilised = Side::BOTH.into_iter().any(|side| self.pieces_at(side, Place::Gone).next().is_some());
        let first = self.first_to_deploy();
        // Two secret decisions in a row are kept apart by an open one, so that neither tells of the other.
        if first.is_none() && self.stage == Stage::Muster && (mustered || demobilised) {
            self.stage = Stage::Reveal;
        } else {
            self.deploy(first);
        }
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

    fn may_take_back(&self, side: Side) -> bool {
        self.preparation[side].taken_back < TAKE_BACKS
    }

    fn check_take_back(&self, side: Side) -> Result<(), Refusal> {
        let spent = !self.may_take_back(side);
        Refusal::when(spent, "AP-R64", "take-backs").map_err(|no| no.with("most", TAKE_BACKS))
    }

    /// What must be finished before a side can say so.
    pub(crate) fn check_done(&self, side: Side) -> Result<(), Refusal> {
        let army = self.army(side);
        match self.stage {
            Stage::Recruit => {
                let (few, least) = (army.units.len() < *RECRUITS.start(), *RECRUITS.start());
                Refusal::when(few, "AP-R39", "too-few-units").map_err(|no| no.with("least", least))?;
                Refusal::when(army.generals.is_empty(), "AP-86", "no-general")
            }
            Stage::Muster => {
                let undeclared = self.setup.rules.doctrines && self.preparation[side].doctrine.is_none();
                Refusal::when(undeclared, "AP-122", "doctrine-wanted")?;
                let excess = self.mobilised(side) - self.points(side);
                let can = |piece| self.check_demobilise(side, piece).is_ok();
                let over = excess > 0 && self.pieces(side).any(can);
                Refusal::when(over, "AP-103", "over-by").map_err(|no| no.with("excess", excess))
            }
            _ => Refusal::when(self.pieces_at(side, Place::Unplaced).next().is_some(), "AP-104", "unplaced"),
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
            Action::Place { piece, at, order } => {
                self.set_down(piece, at, order);
                return journal.note(self, Event::Placed(piece, at));
            }
            Action::Unplace(piece) => return self.take_back(piece, journal),
            _ => return self.finish(side, journal),
        }
        journal.note(self, Event::Prepared(side));
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
    pub(crate) fn keeps_secret(&self, action: &Action) -> bool {
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
}
