//! Objectif Villes: ten coins a side, nine towns, no dice. The terrain does everything: one number per hex is at
//! once what it costs to walk in and how hard a piece hits from there.

mod combat;
mod ending;
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

use std::sync::Arc;

use hexmap::Cell;
use kernel::{
    BySide, Chosen, Dice, Fault, Game, Journal, OptionSpec, Outcome, Refusal, ScenarioFile, Seeded, Shared, Side,
    ToPlay,
};
use serde::Serialize;

pub use combat::{Verdict, ratio};
pub use movement::MOVE;
pub use options::MOST_ROUNDS;
pub use position::Position;
pub use setup::Setup;
use terrain::Cells;
pub use terrain::Terrain;

/// What lies on the table.
#[derive(Clone, PartialEq)]
pub struct ObjectifVilles {
    setup: Shared<Setup>,
    /// Where the pieces stand; they are all alike, so a piece is named by its hex (OV-02).
    pieces: BySide<Cells>,
    /// Pieces still to be placed.
    in_hand: BySide<u8>,
    phase: Phase,
    /// Whose placement or turn it is.
    active: Side,
    /// Who takes the first turn of a round.
    first: Side,
    /// The pieces that moved this turn.
    moved: Cells,
    /// The pieces that took part in an attack this turn (OV-55).
    spent: Cells,
    /// While a placement is being settled: the piece just placed.
    placed: Option<Cell>,
    round: u16,
    /// Turns in succession without a move and without an attack.
    idle_turns: u8,
    /// An offer to stop was declined this turn.
    stop_declined: bool,
}

/// What is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// The active side places a piece.
    Placement,
    /// The active side moves its pieces.
    Movement,
    /// The other side answers an offer to stop.
    StopOffered,
    /// The active side attacks, in its turn or after a placement.
    Combat,
    /// The other side retreats the piece that was pushed.
    Retreat {
        from: Cell,
    },
    Over(Outcome),
}

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// `place D5`
    Place(Cell),
    /// `move F8 G7`
    Move {
        /// Where the piece stands.
        from: Cell,
        /// Where it goes; the way does not matter.
        to: Cell,
    },
    /// `end movement`
    EndMovement,
    /// `attack C4 by B4+C3`
    Attack {
        /// Where the attacked piece stands.
        target: Cell,
        /// Where the attacking pieces stand.
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
        at: Cell,
    },
    /// There was no hex for a piece.
    SetAside {
        side: Side,
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
    Eliminated {
        side: Side,
        at: Cell,
        /// It was pushed and had nowhere to go (OV-78).
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

impl ObjectifVilles {
    fn occupied(&self) -> Cells {
        self.pieces[Side::A] | self.pieces[Side::B]
    }

    /// Takes the steps that nobody decides, until somebody must (or nobody can any more).
    fn settle(&mut self, journal: &mut impl Journal<Self>) {
        loop {
            match self.phase {
                Phase::Placement if self.placements().is_empty() => self.set_aside(journal),
                Phase::Combat if !self.can_attack() => self.end_combat(journal),
                // OV-78: nowhere to go.
                Phase::Retreat { from } if self.refuges(from).is_empty() => self.eliminate(from, true, journal),
                _ => return,
            }
        }
    }
}

impl Game for ObjectifVilles {
    const ID: &'static str = "objectif_villes";
    const RULES_VERSION: u32 = 1;
    const SIDES: [&'static str; 2] = ["pile", "face"];

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type Position = Position;

    fn scenarios() -> &'static [ScenarioFile] {
        kernel::scenarios!["quatre_rivieres", "bocage", "isthme"]
    }

    fn options() -> Vec<OptionSpec> {
        options::specs()
    }

    fn setup(scenario_toml: &str, chosen: &Chosen) -> Result<Setup, Fault> {
        setup::read(scenario_toml, chosen)
    }

    /// OV-20: lots are drawn, unless an option or the ready deployment says who begins (OV-R32).
    fn start(setup: Arc<Setup>, dice: &mut (impl Dice + ?Sized), journal: &mut impl Journal<Self>) -> Self {
        let ready = setup.deployment.filter(|_| setup.house.quick);
        let decided = setup.house.first_player.or(ready.and_then(|deployment| deployment.first));
        let begins = decided.unwrap_or_else(|| dice.coin("first"));
        let second_moves = setup.house.second_placer_moves_first && ready.is_none();
        let mut game = ObjectifVilles {
            pieces: ready.map_or(BySide::default(), |deployment| deployment.pieces),
            in_hand: BySide([if ready.is_some() { 0 } else { setup.pieces }; 2]),
            phase: Phase::Placement,
            active: begins,
            first: if second_moves { !begins } else { begins },
            moved: Cells::EMPTY,
            spent: Cells::EMPTY,
            placed: None,
            round: 1,
            idle_turns: 0,
            stop_declined: false,
            setup: setup.into(),
        };
        if decided.is_none() {
            journal.note(&game, Event::Drawn { side: begins });
        }
        if ready.is_some() {
            game.begin_turn(journal);
        }
        game
    }

    fn setup_of(&self) -> &Arc<Setup> {
        &self.setup
    }

    /// Each placement and each turn can spend every piece in an attack of its own, each with a retreat.
    fn ply_limit(setup: &Setup) -> u32 {
        let pieces = u32::from(setup.pieces);
        let combat = 2 * pieces + 1;
        let placements = 2 * pieces * (1 + combat);
        let turn = 2 + pieces + 1 + combat;
        placements + 2 * u32::from(setup.house.turn_limit) * turn
    }

    #[inline]
    fn to_play(&self) -> ToPlay {
        match self.phase {
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
            Phase::Placement => self.placement_actions(out),
            Phase::Movement => self.movement_actions(out),
            Phase::StopOffered => out.extend([Action::AcceptStop, Action::DeclineStop]),
            Phase::Combat => self.combat_actions(out),
            Phase::Retreat { from } => self.retreat_actions(from, out),
            Phase::Over(_) => {}
        }
    }

    fn any_action(&self, side: Side, luck: &mut Seeded, scratch: &mut Vec<Action>) -> Option<Action> {
        let draw = |cells: Cells, luck: &mut Seeded| cells.nth(luck.below(cells.len() as u32) as usize);
        match self.phase {
            _ if !self.to_play().awaits(side) => None,
            Phase::Placement => draw(self.placements(), luck).map(Action::Place),
            Phase::Movement => Some(self.any_movement(luck)),
            Phase::Retreat { from } => draw(self.refuges(from), luck).map(Action::Retreat),
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
            (Action::Place(at), _) => self.check_placement(at),
            (Action::Move { from, to }, _) => self.check_move(from, to),
            (Action::Attack { target, by }, _) => self.check_attack(target, by),
            (Action::EndCombat, _) => self.check_end_combat(),
            (Action::Retreat(to), Phase::Retreat { from }) => self.check_retreat(from, to),
            _ => Ok(()),
        }
    }

    fn play(&mut self, _: Side, action: &Action, _: &mut (impl Dice + ?Sized), journal: &mut impl Journal<Self>) {
        match (*action, self.phase) {
            (Action::Place(at), _) => self.place(at, journal),
            (Action::Move { from, to }, _) => self.move_piece(from, to, journal),
            (Action::EndMovement, _) => self.end_movement(journal),
            (Action::Attack { target, by }, _) => self.attack(target, by, journal),
            (Action::EndCombat, _) => self.end_combat(journal),
            (Action::Retreat(to), Phase::Retreat { from }) => self.retreat(from, to, journal),
            (Action::Retreat(_), _) => unreachable!("a retreat was played where nothing retreats"),
            (Action::OfferStop, _) => self.offer_stop(journal),
            (Action::AcceptStop, _) => self.finish(self.count(), journal),
            (Action::DeclineStop, _) => self.decline_stop(journal),
        }
        self.settle(journal);
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

kernel::debug_by_position!(ObjectifVilles);
