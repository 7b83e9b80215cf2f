//! Planètes: two rival planets, nine units a side, no dice. Artillery strikes from afar, force fields hurl units along,
//! black holes swallow those who are pushed; three units on the enemy planet win.

mod combat;
mod ending;
mod fire;
mod gestures;
mod judge;
mod moment;
mod movement;
mod notation;
mod options;
mod placement;
mod position;
mod retreat;
mod setup;
mod show;
mod telling;
mod terrain;
mod threat;
mod unit;

use std::sync::Arc;

use hexmap::Cell;
use kernel::{
    BySide, Chosen, Dice, Fault, Game, Journal, OptionSpec, Outcome, Refusal, ScenarioFile, Seeded, Shared, Side,
    ToPlay,
};
use serde::Serialize;

pub use combat::{Verdict, ratio};
pub use options::MOST_ROUNDS;
use options::SetupMode;
pub use position::Position;
pub use setup::Setup;
use terrain::Cells;
pub use terrain::Terrain;
pub use unit::Kind;

/// What lies on the table.
#[derive(Clone, PartialEq)]
pub struct Planetes {
    setup: Shared<Setup>,
    /// Where the units stand, one a hex (PL-05).
    units: BySide<Cells>,
    /// The hexes of each arm, of both sides.
    kinds: [Cells; 3],
    /// Units still to be placed, by arm.
    in_hand: BySide<[u8; 3]>,
    phase: Phase,
    /// Whose placement or turn it is.
    active: Side,
    /// Who takes the first turn of a round.
    first: Side,
    /// The units that moved this turn.
    moved: Cells,
    /// The units that took part in an attack this turn (PL-53).
    spent: Cells,
    round: u16,
    /// Turns in succession without a move and without an attack.
    idle_turns: u8,
    /// An offer to stop was declined this turn.
    stop_declined: bool,
}

/// What is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// The active side places a unit, or both do unseen.
    Placement,
    /// The active side moves its units.
    Movement,
    /// The other side answers an offer to stop.
    StopOffered,
    /// The active side attacks.
    Combat,
    /// The other side retreats the unit that was pushed.
    Retreat {
        from: Cell,
    },
    Over(Outcome),
}

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// `place infantry D5`
    Place {
        /// The arm of the unit.
        kind: Kind,
        /// Where it starts.
        at: Cell,
    },
    /// `move C4 F4`
    Move {
        /// Where the unit stands.
        from: Cell,
        /// Where it goes; the way does not matter.
        to: Cell,
    },
    /// `end movement`
    EndMovement,
    /// `attack H4 by F4+H5`
    Attack {
        /// Where the attacked unit stands.
        target: Cell,
        /// Where the attacking units stand.
        by: hexmap::CellSet<4>,
    },
    /// `end combat`
    EndCombat,
    /// `retreat B3`
    Retreat(Cell),
    /// `offer stop`
    OfferStop,
    /// `accept stop`
    AcceptStop,
    /// `decline stop`
    DeclineStop,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs)] // The fields are the action's own.
pub enum Event {
    /// Lots were drawn for who begins.
    Drawn {
        side: Side,
    },
    Placed {
        side: Side,
        kind: Kind,
        at: Cell,
    },
    TurnBegan {
        side: Side,
        round: u16,
    },
    Moved {
        side: Side,
        from: Cell,
        to: Cell,
    },
    Attacked {
        side: Side,
        target: Cell,
        by: hexmap::CellSet<4>,
        verdict: Verdict,
    },
    Destroyed {
        side: Side,
        kind: Kind,
        at: Cell,
        /// It was pushed and had nowhere to go (PL-70).
        cornered: bool,
    },
    Retreated {
        side: Side,
        from: Cell,
        to: Cell,
    },
    StopOffered {
        side: Side,
    },
    StopDeclined {
        side: Side,
    },
    Ended {
        winner: Option<Side>,
    },
}

impl Planetes {
    fn occupied(&self) -> Cells {
        self.units[Side::A] | self.units[Side::B]
    }

    /// The arm of the unit in a hex.
    #[inline]
    fn kind(&self, at: Cell) -> Kind {
        let is = |kind: Kind| self.kinds[kind as usize].contains(at);
        match (is(Kind::Infantry), is(Kind::Cavalry)) {
            (true, _) => Kind::Infantry,
            (_, true) => Kind::Cavalry,
            _ => Kind::Artillery,
        }
    }

    /// Whose the unit in a hex is.
    fn owner(&self, at: Cell) -> Side {
        if self.units[Side::A].contains(at) { Side::A } else { Side::B }
    }

    fn put(&mut self, side: Side, kind: Kind, at: Cell) {
        self.units[side].insert(at);
        self.kinds[kind as usize].insert(at);
    }

    fn take(&mut self, side: Side, at: Cell) {
        self.units[side].remove(at);
        self.kinds.iter_mut().for_each(|cells| *cells -= Cells::of(at));
    }

    fn shift(&mut self, side: Side, from: Cell, to: Cell) {
        let kind = self.kind(from);
        self.take(side, from);
        self.put(side, kind, to);
    }

    /// Takes the steps that nobody decides, until somebody must (or nobody can any more).
    fn settle(&mut self, journal: &mut impl Journal<Self>) {
        loop {
            match self.phase {
                Phase::Combat if !self.can_attack() => self.end_turn(journal),
                // PL-70: nowhere to go.
                Phase::Retreat { from } if self.refuges(from).is_empty() => self.destroy(from, true, journal),
                _ => return,
            }
        }
    }
}

impl Game for Planetes {
    const ID: &'static str = "planetes";
    const RULES_VERSION: u32 = 1;
    const SIDES: [&'static str; 2] = ["ambre", "beryl"];

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type Position = Position;

    fn scenarios() -> &'static [ScenarioFile] {
        kernel::scenarios!["ambre_et_beryl", "ceinture", "couloirs"]
    }

    fn options() -> Vec<OptionSpec> {
        options::specs()
    }

    fn setup(scenario_toml: &str, chosen: &Chosen) -> Result<Setup, Fault> {
        setup::read(scenario_toml, chosen)
    }

    /// PL-28: lots are drawn, unless an option says who begins.
    fn start(setup: Arc<Setup>, dice: &mut (impl Dice + ?Sized), journal: &mut impl Journal<Self>) -> Self {
        let decided = setup.house.first_player;
        let begins = decided.unwrap_or_else(|| dice.coin("first"));
        let mut game = Planetes {
            units: BySide::default(),
            kinds: [Cells::EMPTY; 3],
            in_hand: BySide([setup.army; 2]),
            phase: Phase::Placement,
            active: begins,
            first: begins,
            moved: Cells::EMPTY,
            spent: Cells::EMPTY,
            round: 1,
            idle_turns: 0,
            stop_declined: false,
            setup: setup.clone().into(),
        };
        if decided.is_none() {
            journal.note(&game, Event::Drawn { side: begins });
        }
        if let Some(deployment) = setup.deployment.as_ref().filter(|_| setup.house.setup_mode == SetupMode::Standard) {
            for (side, units) in deployment.iter() {
                units.iter().for_each(|&(kind, at)| game.put(side, kind, at));
                game.in_hand[side] = [0; 3];
            }
            game.begin_turn(journal);
        }
        game
    }

    fn setup_of(&self) -> &Arc<Setup> {
        &self.setup
    }

    /// Each turn can spend every unit in an attack of its own, each with a retreat.
    fn ply_limit(setup: &Setup) -> u32 {
        let units = setup.army_size();
        let turn = 2 + units + 1 + 2 * units + 1;
        2 * units + 2 * u32::from(setup.house.turn_limit) * turn
    }

    #[inline]
    fn to_play(&self) -> ToPlay {
        match self.phase {
            Phase::Placement if self.placing_in_secret() => ToPlay::Both(BySide::from_fn(|side| self.hand(side) > 0)),
            Phase::Placement | Phase::Movement | Phase::Combat => ToPlay::One(self.active),
            Phase::Retreat { .. } | Phase::StopOffered => ToPlay::One(!self.active),
            Phase::Over(outcome) => ToPlay::Over(outcome),
        }
    }

    fn actions(&self, side: Side, out: &mut Vec<Action>) {
        if !self.to_play().awaits(side) {
            return;
        }
        match self.phase {
            Phase::Placement => self.placement_actions(side, out),
            Phase::Movement => self.movement_actions(out),
            Phase::StopOffered => out.extend([Action::AcceptStop, Action::DeclineStop]),
            Phase::Combat => self.combat_actions(out),
            Phase::Retreat { from } => self.retreat_actions(from, out),
            Phase::Over(_) => {}
        }
    }

    fn any_action(&self, side: Side, luck: &mut Seeded, scratch: &mut Vec<Action>) -> Option<Action> {
        match self.phase {
            _ if !self.to_play().awaits(side) => None,
            Phase::Placement => self.any_placement(side, luck),
            Phase::Movement => Some(self.any_movement(luck)),
            _ => {
                scratch.clear();
                self.actions(side, scratch);
                Some(scratch[luck.below(scratch.len() as u32) as usize])
            }
        }
    }

    fn check(&self, side: Side, action: &Action) -> Result<(), Refusal> {
        self.check_moment(side, action)?;
        match (*action, self.phase) {
            (Action::Place { kind, at }, _) => self.check_placement(side, kind, at),
            (Action::Move { from, to }, _) => self.check_move(from, to),
            (Action::Attack { target, by }, _) => self.check_attack(target, by),
            (Action::EndCombat, _) => self.check_end_combat(),
            (Action::Retreat(to), Phase::Retreat { from }) => self.check_retreat(from, to),
            _ => Ok(()),
        }
    }

    fn play(&mut self, side: Side, action: &Action, _: &mut (impl Dice + ?Sized), journal: &mut impl Journal<Self>) {
        match (*action, self.phase) {
            (Action::Place { kind, at }, _) => self.place(side, kind, at, journal),
            (Action::Move { from, to }, _) => self.move_unit(from, to, journal),
            (Action::EndMovement, _) => self.end_movement(journal),
            (Action::Attack { target, by }, _) => self.attack(target, by, journal),
            (Action::EndCombat, _) => self.end_turn(journal),
            (Action::Retreat(to), Phase::Retreat { from }) => self.retreat(from, to, journal),
            (Action::Retreat(_), _) => unreachable!("a retreat was played where nothing retreats"),
            (Action::OfferStop, _) => self.offer_stop(journal),
            (Action::AcceptStop, _) => self.finish(self.count(), journal),
            (Action::DeclineStop, _) => self.decline_stop(journal),
        }
        self.settle(journal);
    }

    /// While both place unseen, the other side's units may stand anywhere on its start hexes.
    fn imagine(&self, eyes: Side, luck: &mut Seeded) -> Self {
        let mut dream = self.clone();
        if self.placing_in_secret() {
            dream.rearrange(!eyes, luck);
        }
        dream
    }

    /// The last unit placed unseen opens the other side's.
    fn reveals(&self, side: Side, action: &Action) -> bool {
        let last = self.hand(side) == 1 && self.hand(!side) == 0;
        self.placing_in_secret() && last && matches!(action, Action::Place { .. })
    }

    fn write(&self, action: &Action) -> String {
        notation::write(&self.setup.grid, action)
    }

    fn read(&self, notation: &str) -> Result<Action, Fault> {
        notation::read(&self.setup.grid, notation)
    }

    fn position(&self) -> Position {
        position::write(self)
    }

    fn from_position(setup: Arc<Setup>, position: Position) -> Result<Self, Fault> {
        position::read(setup, position)
    }
}

kernel::debug_by_position!(Planetes);
