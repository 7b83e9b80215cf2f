//! Decisions and events, and decisions in words: `move F8 G7`.

use hexmap::{Cell, Grid};
use kernel::{Fault, Side};
use serde::Serialize;

use crate::{Cells, Piece, Verdict};

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action<P> {
    /// `place D5`
    Place(P),
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
        by: Cells,
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

impl<P> Action<P> {
    /// Whether this moves a piece to where `earlier` moved it from.
    pub fn leads_back(&self, earlier: &Self) -> bool {
        match (self, earlier) {
            (Action::Move { from, to }, Action::Move { from: away_from, to: away_to }) => {
                from == away_to && to == away_from
            }
            _ => false,
        }
    }
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs)] // The fields are the action's own.
pub enum Event<P> {
    /// Lots were drawn for who begins.
    Drawn {
        side: Side,
    },
    Placed {
        side: Side,
        #[serde(flatten)]
        piece: P,
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
        by: Cells,
        verdict: Verdict,
    },
    Removed {
        side: Side,
        #[serde(flatten)]
        piece: P,
        /// It was pushed and had nowhere to go.
        cornered: bool,
    },
    Retreated {
        side: Side,
        from: Cell,
        to: Cell,
    },
    /// Nobody of this side could attack: its combat was passed over.
    NoCombat {
        side: Side,
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

impl<P: Piece> Action<P> {
    /// The decisions that name nothing.
    const PLAIN: [(&'static str, Self); 5] = [
        ("end movement", Action::EndMovement),
        ("end combat", Action::EndCombat),
        ("offer stop", Action::OfferStop),
        ("accept stop", Action::AcceptStop),
        ("decline stop", Action::DeclineStop),
    ];

    /// The words of a decision that names nothing; its button is called so too.
    pub(crate) fn plain_words(&self) -> Option<&'static str> {
        Self::PLAIN.iter().find(|(_, plain)| plain == self).map(|(words, _)| *words)
    }

    fn plain(words: &str) -> Option<Self> {
        Self::PLAIN.iter().find(|(plain, _)| *plain == words).map(|(_, action)| *action)
    }
}

/// The action in its notation.
pub fn write<P: Piece>(grid: &Grid, action: &Action<P>) -> String {
    let name = |cell| grid.name(cell);
    match *action {
        Action::Place(piece) => format!("place {}", piece.write(grid)),
        Action::Move { from, to } => format!("move {} {}", name(from), name(to)),
        Action::Attack { target, by } => format!("attack {} by {}", name(target), sum(grid, by)),
        Action::Retreat(to) => format!("retreat {}", name(to)),
        _ => action.plain_words().unwrap_or_default().to_owned(),
    }
}

/// Hexes joined by `+`, column by column.
pub fn sum(grid: &Grid, cells: Cells) -> String {
    let mut cells: Vec<Cell> = cells.iter().collect();
    cells.sort_by_key(|&cell| (grid.column(cell), grid.row(cell)));
    grid.ids(cells).join("+")
}

/// Reads a notation; one that cannot be read is told the forms.
pub fn read<P: Piece>(grid: &Grid, notation: &str, forms: &str) -> Result<Action<P>, Fault> {
    let place = || format!("action '{notation}'");
    let unreadable = || Fault::new(place(), format!("not understood; write one of: {forms}")).unread(notation, forms);
    let lower = notation.to_lowercase().replace('+', " + ");
    let words: Vec<&str> = lower.split_whitespace().collect();
    let hex = |name: &str| grid.find(name, place());
    match words[..] {
        ["place", ref piece @ ..] => P::read(piece, &hex).ok_or_else(unreadable)?.map(Action::Place),
        ["move", from, to] => Ok(Action::Move { from: hex(from)?, to: hex(to)? }),
        ["attack", target, "by", ref by @ ..] if !by.is_empty() => {
            let target = hex(target)?;
            let by = by.split(|&word| word == "+").map(|piece| match piece {
                [name] => hex(name),
                _ => Err(unreadable()),
            });
            Ok(Action::Attack { target, by: by.collect::<Result<_, _>>()? })
        }
        ["retreat", to] => Ok(Action::Retreat(hex(to)?)),
        _ => Action::plain(&words.join(" ")).ok_or_else(unreadable),
    }
}
