//! Actions as text: `write T1 R(2)`, `T1: 1 R 2 R 3 3`, `fire T1 port SE-F2`.

use kernel::Fault;

use crate::Detroits;
use crate::action::Action;
use crate::fire::{Broadside, Volley};
use crate::order::Script;
use crate::rose;
use crate::setup::{find, heading, ship_id};
use crate::ship::{Pose, Slot};

const FORMS: &str = "write 'T1: 1 R 2 R 3 3', 'write T1 1', 'write T1 R(2)', 'done T1', \
                     'fire T1 port SE-F2 starboard SE-F1', 'hold T1', 'deploy T1 03.02 SE'";

/// The action in its notation.
pub(crate) fn write(game: &Detroits, action: &Action) -> String {
    let chart = &game.setup.chart;
    match *action {
        Action::Deploy { ship, pose } => {
            let name = if chart.on_board(pose.bow) { chart.grid.name(pose.bow) } else { "off-board" };
            format!("deploy {} {name} {}", ship.name(), rose::name(pose.facing))
        }
        Action::Write { ship, symbol } => format!("write {} {symbol}", ship.name()),
        Action::Done { ship } => format!("done {}", ship.name()),
        Action::Order { ship, script } => format!("{}: {script}", ship.name()).trim_end().to_owned(),
        Action::Hold { ship } => format!("hold {}", ship.name()),
        Action::Fire { ship, volley } => format!("fire {} {}", ship.name(), write_volley(volley)).trim_end().to_owned(),
    }
}

/// `port SE-F2 starboard SE-F1`, or nothing.
pub(crate) fn write_volley(volley: Volley) -> String {
    let salvos = volley.targets().map(|(broadside, target)| format!("{} {target}", broadside.word()));
    salvos.collect::<Vec<_>>().join(" ")
}

/// Reads an action; whether it is legal is another matter.
pub(crate) fn read(game: &Detroits, notation: &str) -> Result<Action, Fault> {
    if let Some((ship, line)) = notation.split_once(':') {
        return Ok(Action::Order { ship: slot(ship.trim())?, script: Script::read(line)? });
    }
    let words: Vec<&str> = notation.split_whitespace().collect();
    let Some((verb, rest)) = words.split_first() else {
        return Err(Fault::new("action", format!("nothing is written; {FORMS}")).unread(notation, FORMS));
    };
    match (verb.to_ascii_lowercase().as_str(), rest) {
        ("deploy", [ship, bow, facing]) => {
            let facing = heading(facing)?;
            Ok(Action::Deploy { ship: slot(ship)?, pose: Pose { bow: find(&game.setup.chart, bow)?, facing } })
        }
        ("write", [ship, symbol @ ..]) => {
            let ship = slot(ship)?;
            if let [symbol] = *Script::read(&symbol.join(" "))?.symbols() {
                return Ok(Action::Write { ship, symbol });
            }
            let name = ship.name();
            let problem = format!("one symbol a time, such as 'write {name} 1'; a whole line is '{name}: 1 R 2'");
            Err(Fault::new(format!("'{notation}'"), problem))
        }
        ("done", [ship]) => Ok(Action::Done { ship: slot(ship)? }),
        ("hold", [ship]) => Ok(Action::Hold { ship: slot(ship)? }),
        ("fire", [ship, volley @ ..]) => Ok(Action::Fire { ship: slot(ship)?, volley: read_volley(volley)? }),
        _ => Err(Fault::new(format!("'{notation}'"), format!("is no action; {FORMS}")).unread(notation, FORMS)),
    }
}

/// Reads `port SE-F2 starboard SE-F1`, in either order.
pub(crate) fn read_volley(words: &[&str]) -> Result<Volley, Fault> {
    let mut volley = Volley::HOLD;
    for pair in words.chunks(2) {
        let side = Broadside::BOTH.into_iter().find(|side| side.word().eq_ignore_ascii_case(pair[0]));
        let wrong = |problem: &str| Fault::new(format!("'{}'", pair.join(" ")), problem);
        let side = side.ok_or_else(|| wrong("write port or starboard, then the target, such as port SE-F2"))?;
        let [_, target] = *pair else { return Err(wrong("the target is missing, such as port SE-F2")) };
        let place = match side {
            Broadside::Port => &mut volley.port,
            Broadside::Starboard => &mut volley.starboard,
        };
        if place.replace(ship_id(target)?).is_some() {
            return Err(wrong("each broadside fires at one ship"));
        }
    }
    Ok(volley)
}

fn slot(name: &str) -> Result<Slot, Fault> {
    let problem = "is none of your ships; they are T1, T2, F1, F2 and F3";
    Slot::read(name).ok_or_else(|| Fault::new(format!("'{name}'"), problem))
}
