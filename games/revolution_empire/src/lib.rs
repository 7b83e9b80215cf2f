//! Révolution et Empire: divisions, corps and activation chits from Marengo to Waterloo. Each commander-in-chief
//! secretly chooses chits of his corps; they are drawn from one bowl, and each brings a group of divisions to life:
//! fire, movement, combat.

mod action;
mod activation;
mod ask;
mod chances;
mod chits;
mod clash;
mod combat;
mod fire;
mod forecast;
mod gestures;
mod judge;
mod moment;
mod morale;
mod movement;
mod notation;
mod options;
mod pieces;
mod position;
mod refuse;
mod retreat;
mod scenario;
mod scene;
mod setup;
mod show;
mod sight;
mod table;
mod tell;
mod terrain;
mod unit;

use std::sync::Arc;

use hexmap::Cell;
use kernel::{
    BySide, Dice, Few, Game, Journal, OptionSpec, Outcome, Refusal, ScenarioFile, Seeded, Shared, Side, ToPlay,
};
use serde::{Deserialize, Serialize};

pub use action::{Action, Bout, Event, Shot};
pub use clash::Clash;
pub use combat::{Reckoning, Share};
pub use fire::{Aim, Line};
pub use movement::Reach;
pub use options::House;
pub use position::Position;
pub use refuse::No;
pub use setup::{Army, Cells, Corps, CorpsId, Objective, Setup, Spot, UnitSpec};
use setup::{MOST_CELLS, MOST_COMMAND, MOST_CORPS, NOWHERE};
pub use terrain::{Entering, Ground, Terrain};
use unit::MOST_UNITS;
pub use unit::{Allowance, Kind, ROAD_BONUS, Trait, UnitId, Units};

/// What is to be decided.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// Both sides choose their chits in secret.
    #[default]
    Chits,
    /// The owner of the drawn corps chooses a group.
    Group,
    /// He fires.
    Fire,
    /// He moves.
    Movement,
    /// He attacks.
    Combat,
    /// The owner of attacked heavy cavalry lets it evade or stand.
    Evasion,
    /// The owner of a unit that falls back chooses its next hex.
    Retreat,
    /// The owner of an attacked unit that stood lets it answer or not.
    Riposte,
    /// The attacker stays, takes the ground or pursues.
    Aftermath,
    /// Nothing: it is over.
    Over,
}

/// What the drawn chit set in motion.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Activation {
    pub corps: CorpsId,
    /// The units that act: main group and light cavalry.
    pub units: Units,
    /// Those that have moved in this activation.
    pub moved: Units,
    /// Those that moved too far, or into ground where they may not attack.
    pub marched: Units,
    /// Those whose skirmishers have fired.
    pub skirmished: Units,
}

/// No unit, in the table of hexes.
pub(crate) const NOBODY: u8 = u8::MAX;

/// What lies on the table.
#[derive(Clone, PartialEq)]
pub struct RevolutionEmpire {
    setup: Shared<Setup>,
    /// Where each unit stands.
    at: [Cell; 2 * MOST_UNITS],
    /// The pieces it has left.
    pieces: [u8; 2 * MOST_UNITS],
    /// Who stands in each hex: the same as `at`, the other way round.
    board: [u8; MOST_CELLS],
    /// The units on the board.
    pub present: Units,
    /// Reinforcements still to come.
    pub to_come: Units,
    /// Units that have retreated before: no organised charge any more (RE-66).
    pub retreated: Units,
    /// Batteries that have fired this turn.
    fired: Units,
    /// Units that have attacked this turn.
    pub attacked: Units,
    /// Units lost by each side.
    pub lost: BySide<u8>,
    /// Objectives held by side B, one bit each.
    control: u16,
    /// Objectives that their first owner has ever lost (RE-R41, `hex_points = once`).
    taken: u16,
    /// The turn, from 1.
    pub turn: u8,
    /// Chits chosen while the choice lasts, then those still in the bowl.
    bowl: [u8; 2 * MOST_CORPS],
    /// Whose choice is made; both while the bowl is drawn from.
    sealed: BySide<bool>,
    /// Corps that could be chosen this turn, one bit each (RE-R4).
    mustered: u16,
    /// The chits drawn in this turn, in order.
    drawn: Few<CorpsId, { 2 * MOST_COMMAND as usize }>,
    /// What is to be decided.
    pub phase: Phase,
    /// How it ended, once it is over.
    outcome: Option<Outcome>,
    activation: Activation,
    clash: Clash,
}

impl Game for RevolutionEmpire {
    const ID: &'static str = "revolution_empire";
    const RULES_VERSION: u32 = 1;
    const SIDES: [&'static str; 2] = ["blue", "red"];
    const REASONS: &'static [&'static str] = &["points", "broken", "annihilated"];

    kernel::chapters!();

    fn scenarios() -> &'static [ScenarioFile] {
        kernel::scenarios![
            "rencontre",
            "auerstaedt",
            "marengo",
            "austerlitz",
            "waterloo",
            "rencontre_slow",
            "rencontre_bloody",
            "marengo_alone",
            "austerlitz_mist",
            "waterloo_dry",
        ]
    }

    fn options() -> Vec<OptionSpec> {
        options::specs()
    }

    fn start(setup: Arc<Setup>, dice: &mut impl Dice, journal: &mut impl Journal<Self>) -> Self {
        let mut game = Self::empty(setup);
        game.set_up();
        game.begin_turn(dice, journal);
        game
    }

    fn ply_limit(setup: &Setup) -> u32 {
        moment::ply_limit(setup)
    }

    #[inline]
    fn to_play(&self) -> ToPlay {
        match self.phase {
            Phase::Chits => ToPlay::Both(BySide([!self.sealed[Side::A], !self.sealed[Side::B]])),
            Phase::Group | Phase::Fire | Phase::Movement | Phase::Combat => ToPlay::One(self.activation.corps.side()),
            Phase::Evasion | Phase::Riposte => ToPlay::One(self.clash.target.side()),
            Phase::Retreat => ToPlay::One(self.clash.mover().side()),
            Phase::Aftermath => ToPlay::One(self.clash.attacker.side()),
            Phase::Over => ToPlay::Over(self.outcome.expect("what is over has an outcome")),
        }
    }

    fn actions(&self, side: Side, out: &mut Vec<Action>) {
        if !self.to_play().awaits(side) {
            return;
        }
        match self.phase {
            Phase::Chits => self.chit_actions(side, out),
            Phase::Group => self.group_actions(out),
            Phase::Fire => self.fire_actions(out),
            Phase::Movement => self.movement_actions(out),
            Phase::Combat => self.combat_actions(out),
            Phase::Evasion => out.extend([Action::Evade, Action::Stand]),
            Phase::Retreat => self.retreat_actions(out),
            Phase::Riposte => self.riposte_actions(out),
            Phase::Aftermath => self.aftermath_actions(out),
            Phase::Over => {}
        }
    }

    fn any_action(&self, side: Side, luck: &mut Seeded, scratch: &mut Vec<Action>) -> Option<Action> {
        if self.phase == Phase::Movement && self.to_play().awaits(side) {
            return Some(self.any_movement(luck));
        }
        self.any_listed(side, luck, scratch)
    }

    fn check(&self, side: Side, action: &Action) -> Result<(), Refusal> {
        self.verdict(side, *action).map_err(|no| self.refusal(no, *action))
    }

    fn play(&mut self, side: Side, action: &Action, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        match *action {
            Action::Chit(corps) => self.choose_chit(corps, journal),
            Action::Seal => self.seal(side, dice, journal),
            Action::Group(unit) => self.choose_group(unit, journal),
            Action::Fire { battery, target } => self.fire(battery, target, dice, journal),
            Action::Skirmish { unit, target } => self.skirmish(unit, target, dice, journal),
            Action::EndFire => self.phase = Phase::Movement,
            Action::Move { unit, to } => self.move_unit(unit, to, journal),
            Action::EndMovement => self.phase = Phase::Combat,
            Action::Attack { unit, target, column } => self.attack(unit, target, column, dice, journal),
            Action::EndCombat => self.end_activation(dice, journal),
            Action::Evade => self.evade(journal),
            Action::Stand => self.stand(dice, journal),
            Action::Retreat { to, .. } => self.step_back(to, journal),
            Action::Riposte => self.strike(Bout::Riposte, dice, journal),
            Action::Decline => self.decline(journal),
            Action::Stay => self.end_attack(),
            Action::Take => self.take_ground(journal),
            Action::Pursue => self.pursue(dice, journal),
        }
        self.settle(dice, journal);
    }

    fn listed(&self, action: &Action) -> bool {
        match *action {
            Action::Group(unit) => self.phase != Phase::Group || self.group_leaders(self.activation.corps).has(unit),
            _ => true,
        }
    }

    fn imagine(&self, eyes: Side, luck: &mut Seeded) -> Self {
        self.imagined(eyes, luck)
    }

    fn named(&self, kind: &str, number: usize) -> Option<String> {
        match kind {
            "Cell" => Some(self.setup.grid.id(Cell(number as u16))),
            "UnitId" => Some(self.setup.unit(UnitId(number as u8)).word.clone()),
            "CorpsId" => Some(self.setup.corps(CorpsId(number as u8)).word.clone()),
            _ => None,
        }
    }
}

kernel::debug_by_position!(RevolutionEmpire);
