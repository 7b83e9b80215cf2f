//! Decisions in words: `move F8 G7`.

use hexmap::{Cell, Grid};
use kernel::{Fault, Plain};

use crate::{Action, Cells, Piece, Table};

impl<P: Piece> Action<P> {
    /// The decisions that name nothing.
    pub(crate) const PLAIN: Plain<Self> = Plain(&[
        ("end movement", Action::EndMovement),
        ("end combat", Action::EndCombat),
        ("offer stop", Action::OfferStop),
        ("accept stop", Action::AcceptStop),
        ("decline stop", Action::DeclineStop),
    ]);
}

/// The action in its notation.
pub fn write<G: Table>(game: &G, action: &G::Action) -> String {
    let grid = game.grid();
    let name = |cell| grid.name(cell);
    match *action {
        Action::Place(piece) => format!("place {}", piece.write(grid)),
        Action::Move { from, to } => format!("move {} {}", name(from), name(to)),
        Action::Attack { target, by } => format!("attack {} by {}", name(target), sum(grid, by)),
        Action::Retreat(to) => format!("retreat {}", name(to)),
        _ => Action::PLAIN.write(action).to_owned(),
    }
}

/// Hexes joined by `+`, column by column.
pub fn sum(grid: &Grid, cells: Cells) -> String {
    let mut cells: Vec<Cell> = cells.iter().collect();
    cells.sort_by_key(|&cell| (grid.column(cell), grid.row(cell)));
    grid.ids(cells).join("+")
}

/// Reads a notation; one that cannot be read is told the forms.
pub fn read<G: Table>(game: &G, notation: &str) -> Result<G::Action, Fault> {
    let (grid, forms) = (game.grid(), G::FORMS);
    let place = || format!("action '{notation}'");
    let unreadable = || Fault::new(place(), format!("not understood; write one of: {forms}")).unread(notation, forms);
    let lower = notation.to_lowercase().replace('+', " + ");
    let words: Vec<&str> = lower.split_whitespace().collect();
    let hex = |name: &str| grid.find(name, place());
    match words[..] {
        ["place", ref piece @ ..] => G::Piece::read(piece, &hex).ok_or_else(unreadable)?.map(Action::Place),
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
        _ => Action::PLAIN.read(&words).ok_or_else(unreadable),
    }
}
