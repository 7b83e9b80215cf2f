//! APERRO, Napoleonic battles for an evening: six sectors, two reserves, an army a side.
//!
//! The flow of play is here; one file a topic stands beside it. `AP-…` names the rules of `rules/en.md`.

mod accept;
mod action;
mod army;
mod chances;
mod combat;
mod depot;
mod event;
mod gestures;
mod imagine;
mod judge;
mod morale;
mod movement;
mod muster;
mod notation;
mod outlook;
mod pieces;
mod places;
mod position;
mod refuse;
mod scene;
mod setup;
mod show;
mod status;
mod tell;
mod terrain;
mod turn;

use std::sync::Arc;

use kernel::{BySide, Dice, Game, Journal, OptionSpec, Outcome, Refusal, ScenarioFile, Seeded, Shared, Side, ToPlay};
use serde::{Deserialize, Serialize};

pub use action::{Action, Doctrine, Mode, Order, PieceRef};
pub use army::{
    Arm, Army, BUDGET, ELEMENTS, GENERALS, GeneralSpec, KINDS, Kind, Nation, PRESETS, RECRUITS, Traits, UNITS,
    UnitSpec, general_cost, unit_cost,
};
pub use chances::{Fates, binomial, falls};
pub use combat::Shot;
pub use event::{Event, Fate};
pub use pieces::{General, Losses, Unit};
pub use places::{NORTH, Place, SOUTH, Sector, path};
pub use position::Position;
pub use setup::{Arrival, Contingent, EnfiladeVictory, LONGEST, Rules, Setup};
pub use status::Tally;
pub use terrain::{Ground, RIVER, River, TERRAIN, Terrain, Terrains};

/// What is being done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // Fields that say themselves.
pub enum Stage {
    /// Both recruit in secret (AP-85).
    Recruit,
    /// The ground becomes known (AP-98).
    Survey,
    /// Both fit their army to the budget and choose a doctrine in secret (AP-103, AP-122).
    Muster,
    /// The doctrines become known before a secret deployment (AP-R53).
    Reveal,
    /// This side deploys openly, or both in secret (AP-104, AP-105).
    Deploy(Option<Side>),
    /// The lot names the first player (AP-105).
    Lots,
    /// The player tests his units and generals (AP-37).
    Morale,
    /// The player tests a sector that is too full, after a general's death or after movement (AP-82).
    Disorder {
        /// In the Morale phase rather than after movement.
        in_morale: bool,
        /// Full rounds of tests in this sector.
        rounds: u8,
    },
    /// The player may rally units (AP-116).
    Rally,
    /// The player attacks (AP-49).
    Combat,
    /// The opponent gives out loss markers (AP-73).
    Losses { last: bool },
    /// The player moves (AP-75).
    Movement,
}

/// Preparations of a side before the battle, also as positions write them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Preparation {
    /// It has finished what is asked of it now.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub sealed: bool,
    /// It has named its nation.
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub nation: bool,
    /// Its doctrine, once declared.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub doctrine: Option<Doctrine>,
    /// How often it took something back (AP-R64).
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub taken_back: u8,
}

/// A position of the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Aperro {
    setup: Shared<Setup>,
    /// Armies that are not the scenario's: recruited, or from a position.
    armies: BySide<Option<Arc<Army>>>,
    /// How many units and generals the armies list.
    listed: BySide<[u8; 2]>,
    ground: Ground,
    units: [[Unit; UNITS]; 2],
    generals: [[General; GENERALS]; 2],
    holder: [Side; 6],
    stage: Stage,
    preparation: BySide<Preparation>,
    /// The phasing player.
    player: Side,
    /// Who plays first in a round.
    first: Side,
    /// Own turns begun by each side (AP-R47).
    turns: BySide<u8>,
    /// The sector whose combats are open (AP-51).
    open: Option<Sector>,
    /// Sectors whose combats are over, one bit each.
    closed: u8,
    /// Markers to be given out, by arm (AP-R14).
    hits: [u8; 3],
    /// Units that crossed each lane's river this turn (AP-R33).
    crossed: [u8; 3],
    /// CR of the player's general in each sector when the Movement phase began (AP-R28).
    led: [u8; 6],
    /// Places where the player had a general when his turn began, one bit each (AP-142).
    briefed: u8,
    outcome: Option<Outcome>,
    prepared: judge::Prepared,
}

/// Decisions of the set-up at most: each piece recruited, demobilised and deployed, and things taken back.
const SETUP_PLIES: u32 = 2 * (5 * (UNITS + GENERALS) as u32 + 4 * muster::TAKE_BACKS as u32 + 20);
/// Decisions of a player's turn at most: tests, rallies, attacks, markers, steps, orders and formations.
const TURN_PLIES: u32 = 6 * (UNITS + GENERALS) as u32 + 6 * 20 * (morale::DISORDER_ROUNDS as u32 + 2) + 6 * 20 + 40;

impl Game for Aperro {
    const ID: &'static str = "aperro";
    const RULES_VERSION: u32 = 1;
    const SIDES: [&'static str; 2] = ["south", "north"];
    const REASONS: &'static [&'static str] = &["conquest", "enfilade", "annihilation", "limit"];

    kernel::chapters!();

    fn scenarios() -> &'static [ScenarioFile] {
        kernel::scenarios![
            "quatre_bras",
            "quatre_bras_dusk",
            "ligny",
            "borodino",
            "marengo",
            "waterloo",
            "champ_de_mars",
            "open_battle",
        ]
    }

    fn options() -> Vec<OptionSpec> {
        setup::options()
    }

    fn start(setup: Arc<Setup>, _: &mut impl Dice, _: &mut impl Journal<Self>) -> Self {
        let mut game = Aperro::blank(setup);
        game.begin_recruiting();
        game
    }

    fn ply_limit(setup: &Setup) -> u32 {
        SETUP_PLIES + 2 * u32::from(setup.rules.round_limit.unwrap_or(LONGEST)) * TURN_PLIES
    }

    fn to_play(&self) -> ToPlay {
        if let Some(outcome) = self.outcome {
            return ToPlay::Over(outcome);
        }
        match self.stage {
            Stage::Recruit | Stage::Muster | Stage::Deploy(None) => {
                ToPlay::Both(BySide::from_fn(|side| !self.preparation[side].sealed))
            }
            Stage::Survey | Stage::Reveal | Stage::Lots => ToPlay::One(SOUTH),
            Stage::Deploy(Some(side)) => ToPlay::One(side),
            Stage::Losses { .. } => ToPlay::One(!self.player),
            _ => ToPlay::One(self.player),
        }
    }

    fn actions(&self, side: Side, out: &mut Vec<Action>) {
        if !self.to_play().awaits(side) {
            return;
        }
        match self.stage {
            Stage::Recruit => self.recruit_actions(side, out),
            Stage::Survey => out.push(Action::Survey),
            Stage::Muster => self.muster_actions(side, out),
            Stage::Reveal => out.push(Action::Reveal),
            Stage::Deploy(_) => self.deploy_actions(side, out),
            Stage::Lots => out.push(Action::Lots),
            Stage::Morale => out.push(Action::Morale),
            Stage::Disorder { .. } => self.disorder_actions(out),
            Stage::Rally => self.rally_actions(out),
            Stage::Combat => self.combat_actions(out),
            Stage::Losses { .. } => self.loss_actions(out),
            Stage::Movement => self.movement_actions(out),
        }
    }

    fn check(&self, side: Side, action: &Action) -> Result<(), Refusal> {
        Refusal::when(self.outcome.is_some(), "AP-108", "over")?;
        self.check_stage(action)?;
        if !self.to_play().awaits(side) {
            return Err(match action {
                Action::Attack { .. } => Refusal::new("AP-49", "not-your-turn"),
                Action::Loss { .. } => Refusal::new("AP-73", "not-your-turn"),
                _ => Refusal::new("AP-35", "not-your-turn"),
            });
        }
        match *action {
            Action::Nation(_) => self.check_nation(side),
            Action::Preset(preset) => self.check_preset(side, preset),
            Action::Recruit { kind, vc, traits } => self.check_recruit(side, kind, vc, traits),
            Action::RecruitGeneral(ratings) => self.check_recruit_general(side, ratings),
            Action::Dismiss(piece) => self.check_dismiss(side, piece),
            Action::Demobilise(piece) => self.check_demobilise(side, piece),
            Action::Doctrine(doctrine) => self.check_doctrine(side, doctrine),
            Action::Place { piece, at, order } => self.check_place(side, piece, at, order),
            Action::Unplace(piece) => self.check_unplace(side, piece),
            Action::Done => self.check_done(side),
            Action::Disorder(unit) => self.check_disorder(unit),
            Action::Rally(unit) => self.check_rally(unit),
            Action::Attack { unit, mode, target } => self.check_attack(unit, mode, target),
            Action::Close => Refusal::unless(self.open.is_some(), "AP-51", "none-open"),
            Action::Loss { unit, arm } => self.check_loss(unit, arm),
            Action::Move { piece, to } => self.check_move(piece, to),
            Action::Order(unit) => self.check_order(unit),
            Action::Square(unit) => self.check_square(unit, true),
            Action::Unsquare(unit) => self.check_square(unit, false),
            Action::ChangeOrder(unit, order) => self.check_change_order(unit, order),
            Action::EndMovement => self.check_end_movement(),
            _ => Ok(()),
        }
    }

    fn play(&mut self, side: Side, action: &Action, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        match *action {
            Action::Place { .. } | Action::Unplace(_) => self.prepared.forget(side),
            _ => self.prepared = judge::Prepared::default(),
        }
        match *action {
            Action::Survey => self.survey(dice, journal),
            Action::Reveal => self.reveal(journal),
            Action::Lots => self.draw_lots(dice, journal),
            Action::Morale => self.test_morale(dice, journal),
            Action::Disorder(unit) => self.test_disorder(unit, dice, journal),
            Action::Rally(unit) => self.rally(unit, dice, journal),
            Action::EndRally => self.begin_combat(journal),
            Action::Attack { unit, mode, target } => self.attack(unit, mode, target, dice, journal),
            Action::Close => self.close_sector(false, journal),
            Action::EndCombat => self.close_sector(true, journal),
            Action::Loss { unit, arm } => self.give_loss(unit, arm, journal),
            Action::Move { piece, to } => self.move_piece(piece, to, dice, journal),
            Action::Order(unit) => self.send_order(unit, dice, journal),
            Action::Square(unit) => self.form(unit, true, dice, journal),
            Action::Unsquare(unit) => self.form(unit, false, dice, journal),
            Action::ChangeOrder(unit, order) => self.change_order(unit, order, journal),
            Action::EndMovement => self.end_movement(dice, journal),
            preparation => self.prepare(side, preparation, journal),
        }
    }

    fn any_action(&self, side: Side, luck: &mut Seeded, scratch: &mut Vec<Action>) -> Option<Action> {
        if self.stage == Stage::Recruit && self.to_play().awaits(side) {
            return self.any_recruit(side, luck);
        }
        if self.stage == Stage::Movement && self.to_play().awaits(side) {
            return self.any_movement(luck, scratch);
        }
        self.any_listed(side, luck, scratch)
    }

    fn imagine(&self, eyes: Side, luck: &mut Seeded) -> Self {
        self.imagined(eyes, luck)
    }

    fn secret(&self, _: Side, action: &Action) -> bool {
        self.keeps_secret(action)
    }

    fn named(&self, kind: &str, number: usize) -> Option<String> {
        (kind == "PieceRef").then(|| self.id_of(PieceRef::numbered(number)).to_owned())
    }
}

impl Aperro {
    /// A table without pieces.
    fn blank(setup: Arc<Setup>) -> Aperro {
        let armies = BySide::from_fn(|side: Side| setup.contingents[side].army.is_none().then(Arc::default));
        let mut game = Aperro {
            ground: setup.ground,
            setup: setup.into(),
            armies,
            listed: BySide::default(),
            units: Default::default(),
            generals: Default::default(),
            holder: Sector::ALL.map(Sector::camp),
            stage: Stage::Recruit,
            preparation: BySide::default(),
            player: SOUTH,
            first: SOUTH,
            turns: BySide([0, 0]),
            open: None,
            closed: 0,
            hits: [0; 3],
            crossed: [0; 3],
            led: [0; 6],
            briefed: 0,
            outcome: None,
            prepared: judge::Prepared::default(),
        };
        for side in Side::BOTH {
            game.raise(side);
        }
        game
    }

    /// Makes the pieces that the army lists.
    fn raise(&mut self, side: Side) {
        let known = self.setup.contingents[side].army.is_some();
        let army = self.army(side);
        let unit = |spec| Unit { known, ..Unit::new(spec) };
        let general = |spec| General { known, ..General::new(spec) };
        let units = std::array::from_fn(|i| army.units.get(i).map(unit).unwrap_or_default());
        let generals = std::array::from_fn(|i| army.generals.get(i).map(general).unwrap_or_default());
        self.listed[side] = [army.units.len().min(UNITS), army.generals.len().min(GENERALS)].map(|n| n as u8);
        (self.units[side.index()], self.generals[side.index()]) = (units, generals);
    }

    /// What is being done.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The phasing player.
    pub fn player(&self) -> Side {
        self.player
    }

    /// The map.
    pub fn ground(&self) -> &Ground {
        &self.ground
    }

    /// The round being played, from 1 (AP-R47).
    pub fn round(&self) -> u8 {
        self.turns[self.first].max(1)
    }

    /// The side that deploys and plays first.
    pub fn first(&self) -> Side {
        self.first
    }
}
