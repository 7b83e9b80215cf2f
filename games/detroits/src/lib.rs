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
            Action::Deploy { ship, pose } => self.check_deploy(side, ship, pose),
            Action::Write { ship, symbol } => self.check_write(side, ship, symbol).map(|_| ()),
            Action::Done { ship } => self.check_done(side, ship),
            Action::Order { ship, script } => self.check_order(side, ship, &script).map(|_| ()),
            Action::Hold { ship } => self.check_asked(side, ship),
            Action::Fire { ship, volley } => self.check_fire(side, ship, volley),
        }
    }

    fn play(&mut self, side: Side, action: &Action, _: &mut impl Dice, journal: &mut impl Journal<Self>) {
        match *action {
            Action::Deploy { ship, pose } => self.deploy(ShipId { side, slot: ship }, pose, journal),
            Action::Write { ship, symbol } => self.write_symbol(side, ship, symbol, journal),
            Action::Done { ship } => self.close(ShipId { side, slot: ship }, journal),
            Action::Order { ship, script } => self.write_line(side, ship, &script, journal),
            Action::Hold { ship } => self.answer(ShipId { side, slot: ship }, Volley::HOLD),
            Action::Fire { ship, volley } => self.answer(ShipId { side, slot: ship }, volley),
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
        let mut after = self.clone();
        let before = (after.state.phase, after.state.turn, after.state.slot, after.state.step);
        after.play(side, action, &mut kernel::NoDice, &mut kernel::Silence);
        before != (after.state.phase, after.state.turn, after.state.slot, after.state.step)
    }
}

impl Detroits {
    /// DE-11: the turn as a state machine. Goes on until somebody has to decide or the game is over.
    pub(crate) fn proceed<J: Journal<Detroits>>(&mut self, journal: &mut J) {
        while !Side::BOTH.into_iter().any(|side| self.owes(side)) {
            match self.state.phase {
                Phase::Over(_) => return,
                Phase::Deploy => self.reveal_fleets(journal),
                Phase::Orders => {
                    self.state.phase = Phase::Fire;
                    self.open_slot_from(0, journal);
                }
                Phase::Fire => self.close_window(journal),
            }
        }
    }

    /// What was decided is fired; then the execution goes on, or the turn ends.
    fn close_window<J: Journal<Detroits>>(&mut self, journal: &mut J) {
        self.fire_all(journal);
        if !self.carry_on(journal) {
            self.drift(journal);
            self.end_turn(journal);
        }
    }

    /// DE-30: the next step of the slot, or else the next slot; false when all orders are carried out.
    pub(crate) fn carry_on<J: Journal<Detroits>>(&mut self, journal: &mut J) -> bool {
        if self.is_last_window() {
            return self.open_slot_from(self.state.slot.index() + 1, journal);
        }
        self.step(journal);
        true
    }

    /// DE-28: the next pair; DE-R7: a ship left alone sails alone, and a pair that is gone is skipped.
    pub(crate) fn open_slot_from<J: Journal<Detroits>>(&mut self, index: usize, journal: &mut J) -> bool {
        let sails = |slot: &Slot| Side::BOTH.into_iter().any(|side| self.ship(ShipId { side, slot: *slot }).afloat());
        let Some(slot) = Slot::ALL.into_iter().skip(index).find(sails) else { return false };
        (self.state.slot, self.state.step) = (slot, 0);
        self.note(journal, |game| Event::Slot { slot: slot.name(), lines: game.announced_lines() });
        true
    }

    /// Whether a side owes a decision.
    pub(crate) fn owes(&self, side: Side) -> bool {
        match self.state.phase {
            Phase::Deploy => self.deploying(side).is_some(),
            Phase::Orders => self.writing(side).is_some(),
            Phase::Fire => self.asked(side).is_some(),
            Phase::Over(_) => false,
        }
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
