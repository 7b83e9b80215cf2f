//! Belle Époque: brigades, command points and reactions from the Crimea to the Transvaal.
//!
//! One file a chapter: `turn` (command points, chits, arrivals), `activation` (picking and testing), `movement`,
//! `fire`, `assault`, `reaction`, `losses` (retreats and positions taken) and `victory`.

mod action;
mod activation;
mod assault;
mod chances;
mod event;
mod fire;
mod forecast;
mod gestures;
mod judge;
mod lines;
mod losses;
mod moment;
mod movement;
mod notation;
mod options;
mod pieces;
mod position;
mod prospects;
mod reaction;
mod scenario;
mod scene;
mod setup;
mod show;
mod table;
mod tell;
mod terrain;
mod troops;
mod turn;
mod variant;
mod victory;
mod view;

use std::sync::Arc;

use hexmap::Cell;
use kernel::{BySide, Dice, Game, Journal, OptionSpec, Outcome, Refusal, ScenarioFile, Side, ToPlay};

pub use action::{Action, Reaction};
pub use activation::{Gait, Test};
pub use assault::ScoreSheet;
pub use chances::{Chances, Clash};
pub use event::{Event, How};
pub use fire::{FIRE, Hidden, NoShot, Shot};
pub use lines::LONGEST_RANGE;
pub use options::House;
pub use position::Position;
pub use setup::{Army, Attack, Decor, MOST_UNITS, Objective, Place, PlaceKind, Setup, SideWord};
pub use terrain::{Cells, Ground, PALETTE};
pub use troops::{Command, Kind, Order, Quality, Start, Tags, Unit, UnitId, Weapon};

/// Where a unit is that is not on the table.
const WAITING: u8 = 255;
const GONE: u8 = 254;

/// An assault that was declared and not fought yet. The assailant is the activated unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Assault {
    /// Who is assaulted.
    pub target: UnitId,
    /// It counter-charges (BE-90).
    pub counter_charge: bool,
    /// A friend has tried to support it (BE-R49).
    pub supported: bool,
}

/// What is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // Fields that say themselves.
pub enum Phase {
    /// Under `free_setup`, which unit begins in the start hex of `slot` (BE-R56).
    Placing { slot: UnitId },
    /// Where a reinforcement arrives.
    Entering { unit: UnitId },
    /// Which unit is activated (P1).
    PickUnit,
    /// Whether to test, and with how many points (P2).
    PickTest,
    /// Where the unit moves (P3).
    PickMove,
    /// Whether it fires or assaults (P4).
    PickAct,
    /// Whether and how the defender reacts to the assault (A1).
    React,
    /// With how many points the reaction is tested (A2).
    ReactTest(Reaction),
    /// Where the assaulted unit evades to (A3).
    Evading,
    /// An even loss from fire: the element or a retreat (L1).
    FireLoss {
        firer: UnitId,
        target: UnitId,
        /// Even losses still to be settled, this one included.
        left: u8,
    },
    /// A retreat after an assault (L2).
    Retreating {
        loser: UnitId,
        winner: UnitId,
        /// Steps still to be made, this one included.
        left: u8,
        /// The hex that the loser held when the assault was declared.
        ground: Cell,
    },
    /// Whether the winner takes the position (A6).
    TakingPosition { winner: UnitId, ground: Cell },
    /// Nothing: the game is over.
    Over(Outcome),
}

/// What lies on the table.
#[derive(Clone)]
pub struct BelleEpoque {
    setup: Arc<Setup>,
    /// The hex of each unit, or why it has none.
    at: [u8; MOST_UNITS],
    elements: [u8; MOST_UNITS],
    /// Assaults fought this turn (BE-77).
    fought: [u8; MOST_UNITS],
    /// The units on the table.
    present: u32,
    /// Units activated this turn (BE-18).
    activated: u32,
    /// Units that have moved since the start of the game (BE-55).
    moved: u32,
    /// Units that have fired since the start of the game (BE-55).
    fired: u32,
    /// Units that entered difficult ground this turn (BE-35).
    mired: u32,
    /// Where each side's troops stand.
    troops: BySide<Cells>,
    /// Command points left (BE-15).
    cp: BySide<u8>,
    /// The objectives each side controls (BE-V1).
    held: BySide<u16>,
    turn: u8,
    /// Whose chit was drawn.
    active: Side,
    /// The activated unit, where its activation began, its test and its move.
    unit: UnitId,
    from: Cell,
    test: Test,
    gait: Gait,
    assault: Option<Assault>,
    phase: Phase,
}

/// The units of a set, in roster order.
pub(crate) fn units(mut bits: u32) -> impl Iterator<Item = UnitId> {
    std::iter::from_fn(move || {
        let next = (bits != 0).then(|| UnitId(bits.trailing_zeros() as u8));
        bits &= bits.wrapping_sub(1);
        next
    })
}

impl BelleEpoque {
    /// The side that decides.
    fn decider(&self) -> Option<Side> {
        Some(match self.phase {
            Phase::Placing { slot } => self.side(slot),
            Phase::Entering { unit } => self.side(unit),
            Phase::PickUnit | Phase::PickTest | Phase::PickMove | Phase::PickAct => self.active,
            Phase::React | Phase::ReactTest(_) | Phase::Evading => !self.active,
            Phase::FireLoss { target, .. } => self.side(target),
            Phase::Retreating { loser, .. } => self.side(loser),
            Phase::TakingPosition { winner, .. } => self.side(winner),
            Phase::Over(_) => return None,
        })
    }

    /// The one action of a decision that is none: it is carried out without asking.
    fn only_action(&self) -> Option<Action> {
        match self.phase {
            Phase::Placing { slot } => only(units(self.unplaced(self.side(slot)))).map(Action::Place),
            Phase::Entering { unit } => only(self.entries(unit).iter()).map(|at| Action::Enter { unit, at }),
            Phase::PickUnit => only(units(self.unactivated(self.active))).map(Action::Activate),
            Phase::PickMove => (!self.can_move()).then_some(Action::Stay),
            Phase::PickAct => (!self.can_act()).then_some(Action::Done),
            Phase::React => (!self.can_react()).then_some(Action::NoReaction),
            Phase::ReactTest(reaction) => (self.most_points(self.reactor(reaction)) == 0).then_some(Action::Test(0)),
            Phase::Evading => only(self.evasions().iter()).map(Action::EvadeTo),
            Phase::FireLoss { firer, target, .. } => {
                self.retreat_steps(target, firer).is_empty().then_some(Action::TakeLoss)
            }
            Phase::Retreating { loser, winner, .. } => {
                let steps = self.retreat_steps(loser, winner);
                if steps.is_empty() { Some(Action::TakeLoss) } else { only(steps.iter()).map(Action::Retreat) }
            }
            Phase::TakingPosition { winner, .. } => {
                self.setup.unit(winner).tags.impetuous.then_some(Action::TakePosition)
            }
            Phase::PickTest => (!self.test_opens(self.unit)).then_some(Action::NoTest),
            Phase::Over(_) => None,
        }
    }

    fn carry_out(&mut self, action: Action, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        match action {
            Action::Place(unit) => self.place_unit(unit, dice, journal),
            Action::Enter { unit, at } => self.enter(unit, at, dice, journal),
            Action::Activate(unit) => self.activate(unit, journal),
            Action::NoTest => self.skip_test(journal),
            Action::Test(points) => match self.phase {
                Phase::ReactTest(reaction) => self.test_reaction(reaction, points, dice, journal),
                _ => self.test_activation(points, dice, journal),
            },
            Action::Stay => self.stay(dice, journal),
            Action::Move(to) => self.go(to, Gait::Basic, dice, journal),
            Action::March(to) => self.go(to, Gait::Forced, dice, journal),
            Action::Fire(target) => self.fire(self.unit, target, None, dice, journal),
            Action::Assault(target) => self.declare_assault(target, journal),
            Action::Done => {
                journal.note(self, Event::Finished { unit: self.unit });
                self.end_activation(dice, journal);
            }
            Action::React(reaction) => self.declare_reaction(reaction, journal),
            Action::NoReaction => self.await_assault(dice, journal),
            Action::EvadeTo(to) => self.evade(to, journal),
            Action::TakeLoss => self.take_loss(dice, journal),
            Action::Retreat(to) => self.retreat(to, dice, journal),
            Action::TakePosition => self.take_position(dice, journal),
            Action::HoldPosition => self.hold_position(dice, journal),
        }
    }

    /// Makes the decisions that are none, until somebody must decide.
    fn settle(&mut self, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        while let Some(action) = self.only_action() {
            self.carry_out(action, dice, journal);
        }
    }
}

/// The one thing, if there is exactly one.
fn only<T>(mut things: impl Iterator<Item = T>) -> Option<T> {
    let first = things.next()?;
    things.next().is_none().then_some(first)
}

impl Game for BelleEpoque {
    const ID: &'static str = "belle_epoque";
    const RULES_VERSION: u32 = 2;
    const SIDES: [&'static str; 2] = ["red", "blue"];
    const REASONS: &'static [&'static str] = &["rout", "points", "held"];

    kernel::chapters!();

    fn scenarios() -> &'static [ScenarioFile] {
        kernel::scenarios![
            "manoeuvres",
            "alma",
            "sadowa",
            "mars_la_tour",
            "isandlwana",
            "omdurman",
            "colenso",
            "manoeuvres_rifles",
            "alma_menshikov",
            "sadowa_late",
            "mars_la_tour_bourbaki",
            "isandlwana_laager",
            "omdurman_march",
            "colenso_hlangwane",
        ]
    }

    fn options() -> Vec<OptionSpec> {
        options::specs()
    }

    fn start(setup: Arc<Setup>, dice: &mut impl Dice, journal: &mut impl Journal<Self>) -> Self {
        let mut game = BelleEpoque::laid_out(setup);
        match game.first_slot(Side::B).filter(|_| game.setup.house.free_setup) {
            Some(slot) => game.phase = Phase::Placing { slot },
            None => {
                game.line_up();
                game.go_on(dice, journal);
            }
        }
        game.settle(dice, journal);
        game
    }

    /// In a turn each unit arrives (1), is activated (4 decisions) or reacts (3), fires once (3 even losses at
    /// most), starts one assault (1 answer, 5 retreats at most, 1 position): 18 decisions, and one before the first.
    fn ply_limit(setup: &Setup) -> u32 {
        let units = setup.units.len() as u32;
        units + u32::from(setup.turns) * units * 18
    }

    #[inline]
    fn to_play(&self) -> ToPlay {
        match self.phase {
            Phase::Over(outcome) => ToPlay::Over(outcome),
            _ => ToPlay::One(self.decider().unwrap_or(self.active)),
        }
    }

    fn actions(&self, side: Side, out: &mut Vec<Action>) {
        if self.decider() != Some(side) {
            return;
        }
        match self.phase {
            Phase::Placing { .. } => out.extend(units(self.unplaced(side)).map(Action::Place)),
            Phase::Entering { unit } => out.extend(self.entries(unit).iter().map(|at| Action::Enter { unit, at })),
            Phase::PickUnit => out.extend(units(self.unactivated(side)).map(Action::Activate)),
            Phase::PickTest => {
                out.push(Action::NoTest);
                if self.test_opens(self.unit) {
                    out.extend((0..=self.most_points(self.unit)).map(Action::Test));
                }
            }
            Phase::PickMove => self.move_actions(out),
            Phase::PickAct => self.act_actions(out),
            Phase::React => self.reaction_actions(out),
            Phase::ReactTest(reaction) => {
                out.extend((0..=self.most_points(self.reactor(reaction))).map(Action::Test));
            }
            Phase::Evading => out.extend(self.evasions().iter().map(Action::EvadeTo)),
            Phase::FireLoss { firer, target, .. } => {
                out.push(Action::TakeLoss);
                out.extend(self.retreat_steps(target, firer).iter().map(Action::Retreat));
            }
            Phase::Retreating { loser, winner, .. } => {
                let steps = self.retreat_steps(loser, winner);
                out.extend(steps.iter().map(Action::Retreat));
                out.extend(steps.is_empty().then_some(Action::TakeLoss));
            }
            Phase::TakingPosition { winner, .. } => {
                out.push(Action::TakePosition);
                out.extend((!self.setup.unit(winner).tags.impetuous).then_some(Action::HoldPosition));
            }
            Phase::Over(_) => {}
        }
    }

    fn check(&self, side: Side, action: &Action) -> Result<(), Refusal> {
        self.check_moment(side, action)?;
        match *action {
            Action::Place(unit) => self.check_place(unit),
            Action::Enter { unit, at } => self.check_enter(unit, at),
            Action::Activate(unit) => self.check_activate(unit),
            Action::Test(points) => self.check_points(points),
            Action::Move(to) => self.check_basic(to),
            Action::March(to) => self.check_march(to),
            Action::Fire(target) => self.check_fire(target),
            Action::Assault(target) => self.check_assault(target),
            Action::React(reaction) => self.check_reaction(reaction),
            Action::EvadeTo(to) => self.check_evasion(to),
            Action::TakeLoss => self.check_take_loss(),
            Action::Retreat(to) => self.check_retreat(to),
            Action::HoldPosition => self.check_hold(),
            Action::NoTest | Action::Stay | Action::Done | Action::NoReaction | Action::TakePosition => Ok(()),
        }
    }

    fn play(&mut self, _: Side, action: &Action, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        self.carry_out(*action, dice, journal);
        self.settle(dice, journal);
    }

    fn named(&self, kind: &str, number: usize) -> Option<String> {
        match kind {
            "Cell" => Some(self.setup.grid.id(Cell(number as u16))),
            "UnitId" => Some(self.piece_id(UnitId(number as u8))),
            _ => None,
        }
    }
}

impl BelleEpoque {
    /// Whether what is looked at first is the same: a search compares many positions, of which hardly two are alike.
    fn looks_like(&self, other: &Self) -> bool {
        let first = |game: &Self| (game.phase, game.turn, game.active, game.cp, game.present);
        first(self) == first(other)
            && self.activated & self.present == other.activated & other.present
            && self.elements == other.elements
            && self.troops == other.troops
    }
}

impl PartialEq for BelleEpoque {
    fn eq(&self, other: &Self) -> bool {
        self.looks_like(other) && self.position() == other.position()
    }
}

kernel::debug_by_position!(BelleEpoque);
