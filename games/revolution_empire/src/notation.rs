//! Actions in words: `move petit 0706`.

use kernel::{Fault, Plain};

use crate::{Action, RevolutionEmpire};

const FORMS: &str = "chit CORPS, seal, group UNIT, fire BATTERY TARGET, skirmish UNIT TARGET, end fire, move UNIT 0706, \
                     end movement, attack UNIT TARGET, column UNIT TARGET, end combat, evade, stand, \
                     retreat UNIT 0403, riposte, decline, stay, take, pursue";

/// The decisions that name nothing.
pub(crate) const PLAIN: Plain<Action> = Plain(&[
    ("seal", Action::Seal),
    ("end fire", Action::EndFire),
    ("end movement", Action::EndMovement),
    ("end combat", Action::EndCombat),
    ("evade", Action::Evade),
    ("stand", Action::Stand),
    ("riposte", Action::Riposte),
    ("decline", Action::Decline),
    ("stay", Action::Stay),
    ("take", Action::Take),
    ("pursue", Action::Pursue),
]);

pub(crate) fn write(game: &RevolutionEmpire, action: &Action) -> String {
    let setup = &game.setup;
    let unit = |id| &setup.unit(id).word;
    let hex = |cell| setup.grid.name(cell);
    match *action {
        Action::Chit(corps) => format!("chit {}", setup.corps(corps).word),
        Action::Group(id) => format!("group {}", unit(id)),
        Action::Fire { battery, target } => format!("fire {} {}", unit(battery), unit(target)),
        Action::Skirmish { unit: id, target } => format!("skirmish {} {}", unit(id), unit(target)),
        Action::Move { unit: id, to } => format!("move {} {}", unit(id), hex(to)),
        Action::Attack { unit: id, target, column: false } => format!("attack {} {}", unit(id), unit(target)),
        Action::Attack { unit: id, target, column: true } => format!("column {} {}", unit(id), unit(target)),
        Action::Retreat { unit: id, to } => format!("retreat {} {}", unit(id), hex(to)),
        _ => PLAIN.write(action).to_owned(),
    }
}

pub(crate) fn read(game: &RevolutionEmpire, notation: &str) -> Result<Action, Fault> {
    let setup = &game.setup;
    let lower = notation.to_lowercase();
    let words: Vec<&str> = lower.split_whitespace().collect();
    let fault = |problem: String| Fault::new(format!("action '{notation}'"), problem);
    let unknown = || fault(format!("not understood; write one of: {FORMS}")).unread(notation, FORMS);
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
        ["group", id] => Action::Group(unit(id)?),
        ["fire", id, target] => Action::Fire { battery: unit(id)?, target: unit(target)? },
        ["skirmish", id, target] => Action::Skirmish { unit: unit(id)?, target: unit(target)? },
        ["move", id, to] => Action::Move { unit: unit(id)?, to: hex(to)? },
        ["attack", id, target] => Action::Attack { unit: unit(id)?, target: unit(target)?, column: false },
        ["column", id, target] => Action::Attack { unit: unit(id)?, target: unit(target)?, column: true },
        ["retreat", id, to] => Action::Retreat { unit: unit(id)?, to: hex(to)? },
        _ => PLAIN.read(&words).ok_or_else(unknown)?,
    })
}
