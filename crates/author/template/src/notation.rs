//! Actions in words: `move B3 C3`.

use hexmap::Grid;
use kernel::Fault;

use crate::Action;

const FORMS: &str = "move B3 C3, attack C3 D3, hold";

pub(crate) fn write(grid: &Grid, action: &Action) -> String {
    match *action {
        Action::Move { from, to } => format!("move {} {}", grid.name(from), grid.name(to)),
        Action::Attack { from, target } => format!("attack {} {}", grid.name(from), grid.name(target)),
        Action::Hold => "hold".to_owned(),
    }
}

pub(crate) fn read(grid: &Grid, notation: &str) -> Result<Action, Fault> {
    let hex = |name: &str| grid.find(name, format!("action '{notation}'"));
    let words = notation.to_lowercase();
    match words.split_whitespace().collect::<Vec<_>>()[..] {
        ["move", from, to] => Ok(Action::Move { from: hex(from)?, to: hex(to)? }),
        ["attack", from, target] => Ok(Action::Attack { from: hex(from)?, target: hex(target)? }),
        ["hold"] => Ok(Action::Hold),
        _ => Err(Fault::new(format!("action '{notation}'"), format!("not understood; write one of: {FORMS}"))),
    }
}
