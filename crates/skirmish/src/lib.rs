//! The rules that brother games share: two sides in turn move all their pieces, then strike. A force ratio of three to
//! one pushes a target back, four to one removes it. The game ends by conquest or elimination, after the last round,
//! when both sides stand idle, or when they agree to stop; then what each holds is counted.
//!
//! A game answers for its own chapters ([`Placement`], [`Movement`], [`Combat`], [`Retreats`], [`Ending`]), each where
//! its rulebook has it; [`Skirmish`] plays the turns. What people see and read of it is [`Looks`] and [`Wording`], what
//! commanders think of it [`Worth`].

mod action;
mod ground;
mod house;
mod looks;
mod moment;
pub mod notation;
mod play;
mod position;
pub mod reasons;
pub mod testing;
mod turn;
mod verdict;
mod wording;
mod worth;

use std::fmt::Debug;
use std::hash::Hash;

use hexmap::{Cell, CellSet, Field, Grid};
use kernel::{Fault, Game, Journal, Outcome, Refusal, Seeded, Side};
use serde::Serialize;

pub use action::{Action, Event};
pub use ground::{read_map, sources};
pub use house::{House, MOST_ROUNDS};
pub use looks::Looks;
pub use moment::Rules;
pub use notation::sum;
pub use play::Skirmish;
pub use position::{Names, PhaseWord, Round, TurnWords, check_turn, hexes};
pub use turn::{IDLE_TURNS, Phase, Turn};
pub use verdict::{KILL, PUSH, Verdict, ratio};
pub use wording::{Wording, against, ratio_words, strike};
pub use worth::Worth;

/// A set of hexes; a board has at most [`CellSet::CAPACITY`] of them.
pub type Cells = CellSet<4>;

/// A piece as it is placed and removed: where it stands, and what it is where that matters.
pub trait Piece: Copy + Eq + Hash + Debug + Serialize + Send + Sync + 'static {
    /// Its hex.
    fn at(self) -> Cell;
    /// Its words in the notation, after `place`.
    fn write(self, grid: &Grid) -> String;
    /// Reads these words; none if they are of another form.
    fn read(words: &[&str], hex: &dyn Fn(&str) -> Result<Cell, Fault>) -> Option<Result<Self, Fault>>;
}

/// What lies on the table.
pub trait Table: Game<Action = Action<<Self as Table>::Piece>, Event = Event<<Self as Table>::Piece>> {
    /// What is placed and removed.
    type Piece: Piece;
    /// What a piece is called where a text has faults.
    const NOUN: &'static str;
    /// What can be written, for whoever wrote something else.
    const FORMS: &'static str;
    /// The rules that wrong moments are refused by.
    const RULES: Rules;

    /// The turn being played.
    fn turn(&self) -> &Turn;
    /// The turn being played, to be changed.
    fn turn_mut(&mut self) -> &mut Turn;
    /// The house rules in force.
    fn house(&self) -> &House;
    /// The board.
    fn grid(&self) -> &Grid;
    /// Where the pieces of a side stand.
    fn pieces(&self, side: Side) -> Cells;
    /// The piece standing in a hex.
    fn piece(&self, at: Cell) -> Self::Piece;
    /// A piece goes from a hex to another.
    fn shift(&mut self, side: Side, from: Cell, to: Cell);
    /// A piece leaves the board.
    fn take(&mut self, side: Side, at: Cell);
    /// Pieces of a side still to be placed.
    fn hand(&self, side: Side) -> u32;
}

/// The opening: where pieces may be placed.
pub trait Placement: Table {
    /// Whether pieces are being placed.
    fn placing(&self) -> bool {
        self.turn().phase == Phase::Placement
    }
    /// Whether both sides are placing unseen.
    fn placing_in_secret(&self) -> bool {
        false
    }
    /// Adds every placement of a side.
    fn placement_actions(&self, side: Side, out: &mut Vec<Self::Action>);
    /// One placement, each as likely.
    fn any_placement(&self, side: Side, luck: &mut Seeded) -> Option<Self::Action>;
    /// Whether a piece may be placed so; the refusal need not name its hex.
    fn check_placement(&self, side: Side, piece: Self::Piece) -> Result<(), Refusal>;
    /// Places a piece.
    fn place(&mut self, side: Side, piece: Self::Piece, journal: &mut impl Journal<Self>);
    /// Takes a placement that nobody decides; whether there was one.
    fn settle_placement(&mut self, _journal: &mut impl Journal<Self>) -> bool {
        false
    }
}

/// Where a piece alone on the board could go from a hex: nobody ever gets further.
pub struct Stroll {
    /// The destinations, to draw one.
    pub list: Vec<Cell>,
    /// The destinations, as a set.
    pub all: Cells,
    /// Those on the way that can be left again: only who stands in one of these, or near, can hinder.
    pub halfway: Cells,
}

/// Where pieces may go.
pub trait Movement: Table {
    /// Where the active side's piece in a hex may end its move.
    fn destinations(&self, from: Cell) -> Cells;
    /// Where it could go alone on the board.
    fn stroll(&self, from: Cell) -> &Stroll;
    /// The hexes that it cannot enter, or not leave at once.
    fn hindrances(&self, from: Cell) -> Cells;
    /// Whether it may go there, or the rule that forbids it; that it may move at all is known.
    fn check_way(&self, from: Cell, to: Cell) -> Result<(), Refusal>;
    /// Its ways, for the eye. It may have left the hex for `now` already.
    fn ways(&self, from: Cell, now: Cell) -> Field;
}

/// The fields of [`Table`] that every such game keeps alike: `turn`, and in its setup `grid` and `house.common`.
#[macro_export]
macro_rules! fields {
    () => {
        #[inline]
        fn turn(&self) -> &$crate::Turn {
            &self.turn
        }

        #[inline]
        fn turn_mut(&mut self) -> &mut $crate::Turn {
            &mut self.turn
        }

        #[inline]
        fn house(&self) -> &$crate::House {
            &self.setup.house.common
        }

        #[inline]
        fn grid(&self) -> &hexmap::Grid {
            &self.setup.grid
        }
    };
}

/// Who may strike whom, and how hard.
pub trait Combat: Table {
    /// The sum of the attackers and the value of their target.
    fn odds(&self, target: Cell, by: Cells) -> (u32, u32);
    /// The active side's pieces that may still attack this target.
    fn attackers(&self, target: Cell) -> Cells;
    /// Whether some enemy can be attacked with effect.
    fn can_attack(&self) -> bool;
    /// The pieces that must take part in an attack.
    fn needed(&self) -> Cells {
        Cells::EMPTY
    }
    /// Whether these may attack this target, or the rule that forbids it; that the attack is too weak is not asked.
    fn check_attackers(&self, target: Cell, by: Cells) -> Result<(), Refusal>;
    /// What follows when the combat is over: as a rule the other side's turn.
    fn end_combat(&mut self, journal: &mut impl Journal<Self>)
    where
        Self: Skirmish,
    {
        self.end_turn(journal);
    }
}

/// Where a pushed piece may go.
pub trait Retreats: Table {
    /// The hexes where it may come to rest.
    fn refuges(&self, from: Cell) -> Cells;
    /// Whether it may retreat there, or the rule that forbids it; the refusal need not name the hexes.
    fn check_refuge(&self, from: Cell, to: Cell) -> Result<(), Refusal>;
    /// Its way, for the eye.
    fn retreat_path(&self, from: Cell, to: Cell) -> Vec<Cell> {
        vec![from, to]
    }
}

/// How the game ends.
pub trait Ending: Table {
    /// Why games end, as outcomes tell it, each with its rule.
    const ENDINGS: [(&'static str, &'static str); 3];

    /// How much a side has of that which wins.
    fn holdings(&self, side: Side) -> usize;
    /// The victory of the active side at the end of its movement.
    fn conquest(&self) -> Option<Outcome>;
    /// The defeat of a side that has nothing left.
    fn elimination(&self, side: Side) -> Option<Outcome>;
    /// Who has more when the game ends otherwise.
    fn count(&self) -> Outcome;
}
