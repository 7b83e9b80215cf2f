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

use std::ops::ControlFlow::{self, Break, Continue};
use std::sync::Arc;

use hexmap::Cell;
use kernel::{BySide, Dice, Game, Journal, OptionSpec, Outcome, Refusal, ScenarioFile, Shared, Side, ToPlay};

pub use action::{Action, Reaction};
pub use activation::{Gait, Test};
pub use assault::ScoreSheet;
pub use chances::{Chances, Clash};
pub use event::{Event, How};
pub use fire::{FIRE, NoShot, Shot};
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

impl Assault {
    /// An assault before anybody reacts.
    const fn on(target: UnitId) -> Self {
        Assault { target, counter_charge: false, supported: false }
    }
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
        unit: UnitId,
        by: UnitId,
        /// Even losses still to be settled, this one included.
        left: u8,
    },
    /// A retreat after an assault (L2).
    Retreating {
        unit: UnitId,
        by: UnitId,
        /// Steps still to be made, this one included.
        left: u8,
        /// The hex that the loser held when the assault was declared.
        ground: Cell,
    },
    /// Whether the winner takes the position (A6).
    TakingPosition { unit: UnitId, ground: Cell },
    /// Nothing: the game is over.
    Over(Outcome),
}

/// What lies on the table.
#[derive(Clone, PartialEq)]
pub struct BelleEpoque {
    setup: Shared<Setup>,
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
            Phase::Placing { slot: unit }
            | Phase::Entering { unit }
            | Phase::FireLoss { unit, .. }
            | Phase::Retreating { unit, .. }
            | Phase::TakingPosition { unit, .. } => self.side(unit),
            Phase::PickUnit | Phase::PickTest | Phase::PickMove | Phase::PickAct => self.active,
            Phase::React | Phase::ReactTest(_) | Phase::Evading => !self.active,
            Phase::Over(_) => return None,
        })
    }

    /// Offers the actions of this decision one by one, until no more are wanted.
    fn offer(&self, to: &mut impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        match self.phase {
            Phase::Placing { slot } => units(self.unplaced(self.side(slot))).map(Action::Place).try_for_each(to),
            Phase::Entering { unit } => self.entries(unit).iter().map(|at| Action::Enter { unit, at }).try_for_each(to),
            Phase::PickUnit => units(self.unactivated(self.active)).map(Action::Activate).try_for_each(to),
            Phase::PickTest => {
                to(Action::NoTest)?;
                if !self.test_opens(self.unit) {
                    return Continue(());
                }
                (0..=self.most_points(self.unit)).map(Action::Test).try_for_each(to)
            }
            Phase::PickMove => self.offer_moves(to),
            Phase::PickAct => self.offer_acts(to),
            Phase::React => self.offer_reactions(to),
            Phase::ReactTest(reaction) => {
                (0..=self.most_points(self.reactor(reaction))).map(Action::Test).try_for_each(to)
            }
            Phase::Evading => self.evasions().iter().map(Action::EvadeTo).try_for_each(to),
            Phase::FireLoss { unit, by, .. } => {
                to(Action::TakeLoss)?;
                self.retreat_steps(unit, by).iter().map(Action::Retreat).try_for_each(to)
            }
            Phase::Retreating { unit, by, .. } => match self.retreat_steps(unit, by) {
                steps if steps.is_empty() => to(Action::TakeLoss),
                steps => steps.iter().map(Action::Retreat).try_for_each(to),
            },
            Phase::TakingPosition { unit, .. } => {
                to(Action::TakePosition)?;
                if self.setup.unit(unit).tags.impetuous { Continue(()) } else { to(Action::HoldPosition) }
            }
            Phase::Over(_) => Continue(()),
        }
    }

    /// The one action of a decision that is none: it is carried out without asking.
    fn only_action(&self) -> Option<Action> {
        let mut only = None;
        let all = self.offer(&mut |action| match only.replace(action) {
            None => Continue(()),
            Some(_) => Break(()),
        });
        only.filter(|_| all.is_continue())
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
        if self.decider() == Some(side) {
            let _ = self.offer(&mut |action| {
                out.push(action);
                Continue(())
            });
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

kernel::debug_by_position!(BelleEpoque);
