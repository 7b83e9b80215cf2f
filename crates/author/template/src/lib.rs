//! New Game: three companies a side and a village between them. One company acts a turn, a die settles attacks.
//!
//! AUTHOR: say here in two lines what your game is about. Every place marked AUTHOR is one to make your own.

mod judge;
mod notation;
mod position;
mod rules;
mod setup;
mod show;

use std::sync::Arc;

use hexmap::Cell;
use kernel::{BySide, Dice, Game, Journal, OptionSpec, Outcome, Refusal, ScenarioFile, Shared, Side, ToPlay};
use serde::Serialize;

pub use position::Position;
pub use setup::{Cells, Setup, Terrain};

/// What lies on the table: nothing derived, nothing for the screen.
#[derive(Clone, PartialEq)]
pub struct NewGame {
    setup: Shared<Setup>,
    /// Where the companies stand, one a hex (NG-01).
    companies: BySide<Cells>,
    /// Whose turn it is.
    active: Side,
    /// The round, from 1.
    round: u16,
    outcome: Option<Outcome>,
}

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// `move B3 C3`
    Move {
        /// Where the company stands.
        from: Cell,
        /// Where it goes.
        to: Cell,
    },
    /// `attack C3 D3`
    Attack {
        /// Where the company stands.
        from: Cell,
        /// Where the attacked company stands.
        target: Cell,
    },
    /// `hold`
    Hold,
}

/// What happened, for the log and the animation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs)] // The fields are the action's own.
pub enum Event {
    TurnBegan { side: Side, round: u16 },
    Moved { side: Side, from: Cell, to: Cell },
    Attacked { side: Side, from: Cell, target: Cell, die: u16, hit: bool },
    Held { side: Side },
    Ended,
}

impl Game for NewGame {
    const ID: &'static str = "new_game";
    const RULES_VERSION: u32 = 0;
    // AUTHOR: the sides' words in notations and records.
    const SIDES: [&'static str; 2] = ["azure", "vermilion"];
    // AUTHOR: why games end; the words are `reason-…`.
    const REASONS: &'static [&'static str] = &["elimination", "village", "time"];

    // The types of this game, and the doors that `setup.rs`, `notation.rs` and `position.rs` are.
    kernel::chapters!();

    fn scenarios() -> &'static [ScenarioFile] {
        kernel::scenarios!["first"]
    }

    fn options() -> Vec<OptionSpec> {
        Vec::new()
    }

    fn start(setup: Arc<Setup>, _: &mut impl Dice, journal: &mut impl Journal<Self>) -> Self {
        let companies = setup.companies;
        let game = NewGame { setup: setup.into(), companies, active: Side::A, round: 1, outcome: None };
        journal.note(&game, Event::TurnBegan { side: game.active, round: game.round });
        game
    }

    /// Two decisions a round.
    fn ply_limit(setup: &Setup) -> u32 {
        2 * u32::from(setup.rounds)
    }

    fn to_play(&self) -> ToPlay {
        self.outcome.map_or(ToPlay::One(self.active), ToPlay::Over)
    }

    fn actions(&self, side: Side, out: &mut Vec<Action>) {
        if self.to_play().awaits(side) {
            self.listed_actions(out);
        }
    }

    fn check(&self, side: Side, action: &Action) -> Result<(), Refusal> {
        self.check_turn(side)?;
        match *action {
            Action::Move { from, to } => self.check_move(from, to),
            Action::Attack { from, target } => self.check_attack(from, target),
            Action::Hold => Ok(()),
        }
    }

    fn play(&mut self, _: Side, action: &Action, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        match *action {
            Action::Move { from, to } => self.move_company(from, to, journal),
            Action::Attack { from, target } => self.attack(from, target, dice, journal),
            Action::Hold => journal.note(self, Event::Held { side: self.active }),
        }
        self.end_turn(journal);
    }

    fn named(&self, kind: &str, number: usize) -> Option<String> {
        (kind == "Cell").then(|| self.setup.grid.id(Cell(number as u16)))
    }
}

kernel::debug_by_position!(NewGame);
