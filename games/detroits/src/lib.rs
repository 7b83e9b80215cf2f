//! Détroits: two fleets write their orders in secret, sail them step by step, and fight for the waters between four
//! lighthouses. The rules are those of `rules/en.md`; the ids in the comments are its ids.

mod action;
mod chart;
mod contact;
mod drift;
mod event;
mod fire;
mod forecast;
mod gestures;
mod gunnery;
mod hidden;
mod judge;
mod movement;
mod notation;
mod order;
mod position;
mod rose;
mod setup;
mod ship;
mod show;
mod telling;
mod writing;

use std::sync::Arc;

use kernel::{
    BySide, Dice, Game, Journal, OptionSpec, Outcome, Refusal, ScenarioFile, Seeded, Shared, Side, Text, Throw, ToPlay,
};

pub use action::Action;
pub use chart::{Chart, Course, FAR, Hull, Sailing, Terrain};
pub use contact::boarding;
pub use event::{Event, Executed, Fate};
pub use fire::{Broadside, Shots, Volley};
pub use order::{Line, Script, Symbol, Token};
pub use position::{Position, ShipWords};
pub use setup::{LONGEST, Rules, Setup, Wind};
pub use ship::{Kind, MOVE, Pose, Ship, ShipId, Slot};

/// The way of play: what is being decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// DE-R38: both sides place their ships, unseen.
    Deploy,
    /// DE-20: both sides write their lines, unseen.
    Orders,
    /// DE-R9: the window of the slot and step in progress.
    Fire,
    /// The game is over.
    Over(Outcome),
}

/// What is on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct State {
    phase: Phase,
    turn: u16,
    wind: Wind,
    /// The slot being executed; T1 outside of an execution.
    slot: Slot,
    /// Steps of the slot carried out so far.
    step: u8,
    /// DE-R35: which side has ended a turn with a ship in the zone.
    seen_in_zone: BySide<bool>,
    ships: [Ship; 10],
    /// What the ships asked in this window will do: nothing yet, hold, or fire.
    volleys: [Option<Volley>; 10],
}

/// A game of Détroits.
#[derive(Clone, PartialEq)]
pub struct Detroits {
    setup: Shared<Setup>,
    state: State,
}

kernel::debug_by_position!(Detroits);

impl Game for Detroits {
    const ID: &'static str = "detroits";
    const RULES_VERSION: u32 = 1;
    const SIDES: [&'static str; 2] = ["nw", "se"];
    const REASONS: &'static [&'static str] = &[
        "zone",
        "fleet-destroyed",
        "both-destroyed",
        "limit-ships",
        "limit-zone-resistance",
        "limit-resistance",
        "limit-draw",
    ];

    kernel::chapters!();

    fn scenarios() -> &'static [ScenarioFile] {
        kernel::scenarios!["quatre_phares", "la_passe", "archipel"]
    }

    fn options() -> Vec<OptionSpec> {
        setup::options()
    }

    fn start(setup: Arc<Setup>, dice: &mut impl Dice, journal: &mut impl Journal<Self>) -> Self {
        let tossed = setup.rules.wind.is_none();
        // DE-09: heads is north, tails south.
        let wind = setup.rules.wind.unwrap_or_else(|| {
            dice.announce(&|| Throw::drawn(["wind-heads", "wind-tails"].map(Text::key)));
            [Wind::North, Wind::South][usize::from(dice.pick(2, "wind"))]
        });
        let free = setup.rules.free_deployment;
        let mut ships = setup.ships;
        if free {
            ships.iter_mut().for_each(|ship| ship.pose = Pose::NONE);
        }
        let state = State {
            phase: if free { Phase::Deploy } else { Phase::Orders },
            turn: 1,
            wind,
            slot: Slot::T1,
            step: 0,
            seen_in_zone: BySide([false; 2]),
            ships,
            volleys: [None; 10],
        };
        let mut game = Detroits { setup: setup.into(), state };
        game.note(journal, |_| Event::Wind { wind, tossed });
        if !free {
            game.note(journal, |_| Event::Turn { turn: 1 });
        }
        game.proceed(journal);
        game
    }

    /// Per turn and ship six symbols at most, and one answer in each window in which the ship may be asked: those
    /// of its own slot, or those of all slots.
    fn ply_limit(setup: &Setup) -> u32 {
        let ships = setup.ships.iter().filter(|ship| ship.afloat()).count() as u32;
        let windows = MOVE as u32 + 1;
        let answers = if setup.rules.any_ship { windows * Slot::ALL.len() as u32 } else { windows };
        ships * (1 + u32::from(setup.rules.turn_limit) * (MOVE as u32 + answers))
    }

    fn to_play(&self) -> ToPlay {
        match self.state.phase {
            Phase::Over(outcome) => ToPlay::Over(outcome),
            Phase::Fire => match Side::BOTH.map(|side| self.has_shot(side)) {
                [true, true] => ToPlay::Both(BySide::from_fn(|side| self.owes(side))),
                [true, false] => ToPlay::One(Side::A),
                _ => ToPlay::One(Side::B),
            },
            Phase::Deploy | Phase::Orders => ToPlay::Both(BySide::from_fn(|side| self.owes(side))),
        }
    }

    fn actions(&self, side: Side, out: &mut Vec<Action>) {
        match self.state.phase {
            Phase::Deploy => self.placements(side, out),
            Phase::Orders => self.symbols(side, out),
            Phase::Fire => self.volleys(side, out),
            Phase::Over(_) => {}
        }
    }

    fn check(&self, side: Side, action: &Action) -> Result<(), Refusal> {
        if let Phase::Over(_) = self.state.phase {
            return Err(Refusal::new("DE-49", "game-over"));
        }
        match *action {
            Action::Deploy { ship, pose } => self.check_deploy(ship.of(side), pose),
            Action::Write { ship, symbol } => self.check_write(ship.of(side), symbol).map(|_| ()),
            Action::Done { ship } => self.check_done(ship.of(side)),
            Action::Order { ship, script } => self.check_order(ship.of(side), &script).map(|_| ()),
            Action::Hold { ship } => self.check_asked(ship.of(side)),
            Action::Fire { ship, volley } => self.check_fire(ship.of(side), volley),
        }
    }

    fn play(&mut self, side: Side, action: &Action, _: &mut impl Dice, journal: &mut impl Journal<Self>) {
        match *action {
            Action::Deploy { ship, pose } => self.deploy(ship.of(side), pose, journal),
            Action::Write { ship, symbol } => self.write_symbol(ship.of(side), symbol, journal),
            Action::Done { ship } => self.close(ship.of(side), journal),
            Action::Order { ship, script } => self.write_line(ship.of(side), &script, journal),
            Action::Hold { ship } => self.answer(ship.of(side), Volley::HOLD),
            Action::Fire { ship, volley } => self.answer(ship.of(side), volley),
        }
        self.proceed(journal);
    }

    /// A whole line is a shorthand for its symbols.
    fn listed(&self, action: &Action) -> bool {
        !matches!(action, Action::Order { .. })
    }

    fn imagine(&self, eyes: Side, luck: &mut Seeded) -> Self {
        self.imagined(eyes, luck)
    }

    /// The last answer or the last order lets the fleets sail on, and so shows the other side's orders.
    fn reveals(&self, side: Side, action: &Action) -> bool {
        let moment = |game: &Self| (game.state.phase, game.state.turn, game.state.slot, game.state.step);
        let mut after = self.clone();
        after.play(side, action, &mut kernel::NoDice, &mut kernel::Silence);
        moment(self) != moment(&after)
    }
}

impl Detroits {
    /// DE-11: the turn as a state machine. Goes on until somebody has to decide or the game is over.
    pub(crate) fn proceed<J: Journal<Detroits>>(&mut self, journal: &mut J) {
        while !Side::BOTH.into_iter().any(|side| self.owes(side)) {
            match self.state.phase {
                Phase::Over(_) => return,
                Phase::Deploy => self.reveal_fleets(journal),
                Phase::Orders => self.set_sail(journal),
                Phase::Fire => {
                    if !self.carry_on(journal) {
                        self.drift(journal);
                        self.end_turn(journal);
                    }
                }
            }
        }
    }

    /// The orders are written: the first slot is opened.
    pub(crate) fn set_sail<J: Journal<Detroits>>(&mut self, journal: &mut J) {
        self.state.phase = Phase::Fire;
        self.open_slot_from(0, journal);
    }

    /// What was decided in the window is fired; DE-30: then comes the next step of the slot, or else the next slot;
    /// false when all orders are carried out.
    pub(crate) fn carry_on<J: Journal<Detroits>>(&mut self, journal: &mut J) -> bool {
        self.fire_all(journal);
        if self.is_last_window() {
            return self.open_slot_from(self.state.slot.index() + 1, journal);
        }
        self.step(journal);
        true
    }

    /// DE-28: the next pair; DE-R7: a ship left alone sails alone, and a pair that is gone is skipped.
    fn open_slot_from<J: Journal<Detroits>>(&mut self, index: usize, journal: &mut J) -> bool {
        let sails = |slot: &Slot| Side::BOTH.into_iter().any(|side| self.ship(slot.of(side)).afloat());
        let Some(slot) = Slot::ALL.into_iter().skip(index).find(sails) else { return false };
        (self.state.slot, self.state.step) = (slot, 0);
        self.note(journal, |game| Event::Slot { slot: slot.name(), lines: game.announced_lines() });
        true
    }

    /// The ship about which a side has to decide next.
    #[inline]
    pub(crate) fn due(&self, side: Side) -> Option<Slot> {
        match self.state.phase {
            Phase::Deploy => self.deploying(side),
            Phase::Orders => self.writing(side),
            Phase::Fire => self.asked(side),
            Phase::Over(_) => None,
        }
    }

    /// Whether a side owes a decision.
    #[inline]
    pub(crate) fn owes(&self, side: Side) -> bool {
        self.due(side).is_some()
    }

    /// The ship of this name.
    #[inline]
    pub fn ship(&self, id: ShipId) -> &Ship {
        &self.state.ships[id.index()]
    }

    #[inline]
    pub(crate) fn ship_mut(&mut self, id: ShipId) -> &mut Ship {
        &mut self.state.ships[id.index()]
    }

    /// The game with a ship lying elsewhere.
    pub(crate) fn lying(&self, id: ShipId, pose: Pose) -> Self {
        let mut there = self.clone();
        there.ship_mut(id).pose = pose;
        there
    }

    /// The hexes of a ship that is on the chart.
    #[inline]
    pub(crate) fn hull(&self, id: ShipId) -> Hull {
        self.setup.chart.hull(id.kind(), self.ship(id).pose)
    }

    /// What is being decided.
    pub fn phase(&self) -> Phase {
        self.state.phase
    }

    /// The turn, from 1.
    pub fn turn(&self) -> u16 {
        self.state.turn
    }

    /// Where adrift ships are driven.
    pub fn wind(&self) -> Wind {
        self.state.wind
    }

    /// The slot in progress and the steps carried out, while the orders are being executed.
    pub fn progress(&self) -> Option<(Slot, u8)> {
        (self.state.phase == Phase::Fire).then_some((self.state.slot, self.state.step))
    }

    /// Tells an event, if anybody listens.
    #[inline]
    pub(crate) fn note<J: Journal<Detroits>>(&self, journal: &mut J, event: impl FnOnce(&Detroits) -> Event) {
        if J::LISTENS {
            journal.note(self, event(self));
        }
    }
}
