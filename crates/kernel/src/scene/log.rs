//! What a person reads of what happened.

use serde::{Deserialize, Serialize};

use super::{CellId, PieceId};
use crate::{Side, Text};

/// A line of the log.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default)]
pub struct LogLine {
    /// `turn` (a heading), `act` (a side did something) or `note`.
    pub kind: String,
    /// Who did it.
    pub side: Option<Side>,
    /// The words.
    pub text: Text,
    /// Where it happened.
    pub cells: Vec<CellId>,
    /// The dice of this line.
    pub dice: Vec<ShownDie>,
    /// Pieces that moved, so that the move can be shown.
    pub motions: Vec<Motion>,
}

impl LogLine {
    /// A heading: a turn begins, a game ends.
    pub fn turn(text: Text) -> LogLine {
        LogLine { kind: "turn".to_owned(), text, ..LogLine::default() }
    }

    /// `side` did something.
    pub fn act(side: Side, text: Text) -> LogLine {
        LogLine { kind: "act".to_owned(), side: Some(side), text, ..LogLine::default() }
    }

    /// Something happened.
    pub fn note(text: Text) -> LogLine {
        LogLine { kind: "note".to_owned(), text, ..LogLine::default() }
    }

    /// The line with where it happened.
    #[must_use]
    pub fn at(self, cells: impl IntoIterator<Item = impl Into<CellId>>) -> LogLine {
        LogLine { cells: cells.into_iter().map(Into::into).collect(), ..self }
    }

    /// The line with the dice that fell.
    #[must_use]
    pub fn rolled(self, dice: impl IntoIterator<Item = ShownDie>) -> LogLine {
        LogLine { dice: dice.into_iter().collect(), ..self }
    }

    /// The line with the way that a piece has gone; that is also where it happened.
    #[must_use]
    pub fn walked(mut self, piece: impl Into<PieceId>, path: Vec<CellId>) -> LogLine {
        self.motions.push(Motion { piece: piece.into(), path: path.clone(), removed: false });
        self.at(path)
    }

    /// The line with a piece that is gone from a cell; that is also where it happened.
    #[must_use]
    pub fn gone(mut self, piece: impl Into<PieceId>, cell: impl Into<CellId>) -> LogLine {
        let path = vec![cell.into()];
        self.motions.push(Motion { piece: piece.into(), path: path.clone(), removed: true });
        self.at(path)
    }
}

/// A die as it lay.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ShownDie {
    /// Sides of the die.
    pub sides: u16,
    /// The face.
    pub n: u16,
    /// Whether it counts.
    pub hit: bool,
}

/// A piece that moved.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Motion {
    /// Its id after the move (its last id when it was removed).
    pub piece: PieceId,
    /// The cells it went through, start and end included; on a plane the poses (see [`pose`](super::pose)).
    pub path: Vec<CellId>,
    /// It is gone at the end.
    pub removed: bool,
}
