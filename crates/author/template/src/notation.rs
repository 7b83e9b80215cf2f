//! Actions in words: `move B3 C3`.

use kernel::Fault;

use crate::{Action, NewGame};

const FORMS: &str = "move B3 C3, attack C3 D3, hold";

pub(crate) fn write(game: &NewGame, action: &Action) -> String {
    let grid = &game.setup.grid;
    match *action {
        Action::Move { from, to } => format!("move {} {}", grid.name(from), grid.name(to)),
        Action::Attack { from, target } => format!("attack {} {}", grid.name(from), grid.name(target)),
        Action::Hold => "hold".to_owned(),
    }
}

pub(crate) fn read(game: &NewGame, notation: &str) -> Result<Action, Fault> {
    let hex = |name: &str| game.setup.grid.find(name, format!("action '{notation}'"));
    let words = notation.to_lowercase();
    match words.split_whitespace().collect::<Vec<_>>()[..] {
        ["move", from, to] => Ok(Action::Move { from: hex(from)?, to: hex(to)? }),
        ["attack", from, target] => Ok(Action::Attack { from: hex(from)?, target: hex(target)? }),
        ["hold"] => Ok(Action::Hold),
        _ => Err(Fault::new(format!("action '{notation}'"), format!("not understood; write one of: {FORMS}"))),
    }
}
