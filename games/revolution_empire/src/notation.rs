//! Actions in words: `move petit 0706`.

use kernel::Fault;

use crate::{Action, Setup};

const FORMS: &str = "chit CORPS, seal, group UNIT, fire BATTERY TARGET, skirmish UNIT TARGET, end fire, move UNIT 0706, \
                     end movement, attack UNIT TARGET, column UNIT TARGET, end combat, evade, stand, \
                     retreat UNIT 0403, riposte, decline, stay, take, pursue";

pub(crate) fn write(setup: &Setup, action: &Action) -> String {
    let unit = |id| &setup.unit(id).word;
    let hex = |cell| setup.grid.name(cell);
    match *action {
        Action::Chit(corps) => format!("chit {}", setup.corps(corps).word),
        Action::Seal => "seal".to_owned(),
        Action::Group(id) => format!("group {}", unit(id)),
        Action::Fire { battery, target } => format!("fire {} {}", unit(battery), unit(target)),
        Action::Skirmish { unit: id, target } => format!("skirmish {} {}", unit(id), unit(target)),
        Action::EndFire => "end fire".to_owned(),
        Action::Move { unit: id, to } => format!("move {} {}", unit(id), hex(to)),
        Action::EndMovement => "end movement".to_owned(),
        Action::Attack { unit: id, target, column: false } => format!("attack {} {}", unit(id), unit(target)),
        Action::Attack { unit: id, target, column: true } => format!("column {} {}", unit(id), unit(target)),
        Action::EndCombat => "end combat".to_owned(),
        Action::Evade => "evade".to_owned(),
        Action::Stand => "stand".to_owned(),
        Action::Retreat { unit: id, to } => format!("retreat {} {}", unit(id), hex(to)),
        Action::Riposte => "riposte".to_owned(),
        Action::Decline => "decline".to_owned(),
        Action::Stay => "stay".to_owned(),
        Action::Take => "take".to_owned(),
        Action::Pursue => "pursue".to_owned(),
    }
}

pub(crate) fn read(setup: &Setup, notation: &str) -> Result<Action, Fault> {
    let lower = notation.to_lowercase();
    let words: Vec<&str> = lower.split_whitespace().collect();
    let fault = |problem: String| Fault::new(format!("action '{notation}'"), problem);
    let unit = |word: &str| {
        let unknown = || fault(format!("there is no unit '{word}': use the ids of the scenario")).nobody(word);
        setup.unit_called(word).ok_or_else(unknown)
    };
    let corps = |word: &str| {
        let unknown = || fault(format!("there is no corps '{word}': use the ids of the scenario")).nobody(word);
        setup.corps_called(word).ok_or_else(unknown)
    };
    let hex =
        |name: &str| setup.grid.cell(name).ok_or_else(|| fault(format!("the board has no hex '{name}'")).nowhere(name));
    Ok(match words[..] {
        ["chit", id] => Action::Chit(corps(id)?),
        ["seal"] => Action::Seal,
        ["group", id] => Action::Group(unit(id)?),
        ["fire", id, target] => Action::Fire { battery: unit(id)?, target: unit(target)? },
        ["skirmish", id, target] => Action::Skirmish { unit: unit(id)?, target: unit(target)? },
        ["end", "fire"] => Action::EndFire,
        ["move", id, to] => Action::Move { unit: unit(id)?, to: hex(to)? },
        ["end", "movement"] => Action::EndMovement,
        ["attack", id, target] => Action::Attack { unit: unit(id)?, target: unit(target)?, column: false },
        ["column", id, target] => Action::Attack { unit: unit(id)?, target: unit(target)?, column: true },
        ["end", "combat"] => Action::EndCombat,
        ["evade"] => Action::Evade,
        ["stand"] => Action::Stand,
        ["retreat", id, to] => Action::Retreat { unit: unit(id)?, to: hex(to)? },
        ["riposte"] => Action::Riposte,
        ["decline"] => Action::Decline,
        ["stay"] => Action::Stay,
        ["take"] => Action::Take,
        ["pursue"] => Action::Pursue,
        _ => return Err(fault(format!("not understood; write one of: {FORMS}")).unread(notation, FORMS)),
    })
}
