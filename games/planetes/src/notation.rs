//! Actions in words: `move C4 F4`.

use hexmap::{Cell, Grid};
use kernel::Fault;

use crate::Action;
use crate::terrain::Cells;
use crate::unit::Kind;

const FORMS: &str = "place infantry D5 (or cavalry, artillery), move C4 F4, end movement, attack H4 by F4+H5, \
                     end combat, retreat B3, offer stop, accept stop, decline stop";

pub(crate) fn write(grid: &Grid, action: &Action) -> String {
    let name = |cell| grid.name(cell);
    match *action {
        Action::Place { kind, at } => format!("place {} {}", kind.word(), name(at)),
        Action::Move { from, to } => format!("move {} {}", name(from), name(to)),
        Action::EndMovement => "end movement".to_owned(),
        Action::Attack { target, by } => format!("attack {} by {}", name(target), sum(grid, by)),
        Action::EndCombat => "end combat".to_owned(),
        Action::Retreat(to) => format!("retreat {}", name(to)),
        Action::OfferStop => "offer stop".to_owned(),
        Action::AcceptStop => "accept stop".to_owned(),
        Action::DeclineStop => "decline stop".to_owned(),
    }
}

/// Hexes joined by `+`, column by column.
pub(crate) fn sum(grid: &Grid, cells: Cells) -> String {
    let mut cells: Vec<Cell> = cells.iter().collect();
    cells.sort_by_key(|&cell| (grid.column(cell), grid.row(cell)));
    cells.into_iter().map(|cell| grid.name(cell)).collect::<Vec<_>>().join("+")
}

pub(crate) fn read(grid: &Grid, notation: &str) -> Result<Action, Fault> {
    let lower = notation.to_lowercase().replace('+', " + ");
    let words: Vec<&str> = lower.split_whitespace().collect();
    let fault = |problem: String| Fault::new(format!("action '{notation}'"), problem);
    let hex = |name: &str| grid.cell(name).ok_or_else(|| fault(format!("the board has no hex '{name}'")));
    match words[..] {
        ["place", arm, at] => {
            let unknown = || fault(format!("'{arm}' is no arm: infantry, cavalry or artillery"));
            Ok(Action::Place { kind: Kind::from_word(arm).ok_or_else(unknown)?, at: hex(at)? })
        }
        ["move", from, to] => Ok(Action::Move { from: hex(from)?, to: hex(to)? }),
        ["end", "movement"] => Ok(Action::EndMovement),
        ["attack", target, "by", ref by @ ..] if !by.is_empty() => {
            let target = hex(target)?;
            let by = by.split(|&word| word == "+").map(|unit| match unit {
                [name] => hex(name),
                _ => Err(unreadable(notation)),
            });
            Ok(Action::Attack { target, by: by.collect::<Result<_, _>>()? })
        }
        ["end", "combat"] => Ok(Action::EndCombat),
        ["retreat", to] => Ok(Action::Retreat(hex(to)?)),
        ["offer", "stop"] => Ok(Action::OfferStop),
        ["accept", "stop"] => Ok(Action::AcceptStop),
        ["decline", "stop"] => Ok(Action::DeclineStop),
        _ => Err(unreadable(notation)),
    }
}

fn unreadable(notation: &str) -> Fault {
    Fault::new(format!("action '{notation}'"), format!("not understood; write one of: {FORMS}"))
}
