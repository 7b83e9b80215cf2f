//! Actions in words: `march 0604`.

use kernel::{Fault, Plain};

use crate::BelleEpoque;
use crate::action::{Action, Reaction};

const FORMS: &str = "place R3, enter P10 0009, activate R1, no test, test 2, stay, move 0504, march 0604, fire B1, \
                     assault B1, done, volley, support R3, evade, counter-charge, no reaction, evade 0904, take loss, \
                     retreat 0704, take position, hold position";

/// The decisions that name nothing.
pub(crate) const PLAIN: Plain<Action> = Plain(&[
    ("no test", Action::NoTest),
    ("stay", Action::Stay),
    ("done", Action::Done),
    ("volley", Action::React(Reaction::Volley)),
    ("evade", Action::React(Reaction::Evade)),
    ("counter-charge", Action::React(Reaction::CounterCharge)),
    ("no reaction", Action::NoReaction),
    ("take loss", Action::TakeLoss),
    ("take position", Action::TakePosition),
    ("hold position", Action::HoldPosition),
]);

pub(crate) fn write(game: &BelleEpoque, action: &Action) -> String {
    let setup = &game.setup;
    let (name, id) = (|cell| setup.grid.name(cell), |unit| setup.unit(unit).id.as_str());
    match *action {
        Action::Place(unit) => format!("place {}", id(unit)),
        Action::Enter { unit, at } => format!("enter {} {}", id(unit), name(at)),
        Action::Activate(unit) => format!("activate {}", id(unit)),
        Action::Test(points) => format!("test {points}"),
        Action::Move(to) => format!("move {}", name(to)),
        Action::March(to) => format!("march {}", name(to)),
        Action::Fire(target) => format!("fire {}", id(target)),
        Action::Assault(target) => format!("assault {}", id(target)),
        Action::React(Reaction::Support(unit)) => format!("support {}", id(unit)),
        Action::EvadeTo(to) => format!("evade {}", name(to)),
        Action::Retreat(to) => format!("retreat {}", name(to)),
        _ => PLAIN.write(action).to_owned(),
    }
}

pub(crate) fn read(game: &BelleEpoque, notation: &str) -> Result<Action, Fault> {
    let setup = &game.setup;
    let wrong = |problem: String| Fault::new(format!("action '{notation}'"), problem);
    let unknown = || wrong(format!("not understood; write one of: {FORMS}")).unread(notation, FORMS);
    let hex = |name: &str| setup.grid.find(name, format!("action '{notation}'"));
    // A unit may be named by the hex where it stands.
    let unit = |word: &str| {
        let standing = || setup.grid.cell(word).and_then(|cell| game.unit_at(cell));
        let unknown = || wrong(format!("'{word}' is no unit of this scenario, nor a hex with a unit")).nobody(word);
        setup.find(word).or_else(standing).ok_or_else(unknown)
    };
    let lower = notation.to_lowercase();
    let words: Vec<&str> = lower.split_whitespace().collect();
    Ok(match words[..] {
        ["place", word] => Action::Place(unit(word)?),
        ["enter", word, at] => Action::Enter { unit: unit(word)?, at: hex(at)? },
        ["activate", word] => Action::Activate(unit(word)?),
        ["test", points] => {
            Action::Test(points.parse().map_err(|_| wrong(format!("'{points}' is no number of points")))?)
        }
        ["move", to] => Action::Move(hex(to)?),
        ["march", to] => Action::March(hex(to)?),
        ["fire", word] => Action::Fire(unit(word)?),
        ["assault", word] => Action::Assault(unit(word)?),
        ["support", word] => Action::React(Reaction::Support(unit(word)?)),
        ["evade", to] => Action::EvadeTo(hex(to)?),
        ["retreat", to] => Action::Retreat(hex(to)?),
        _ => PLAIN.read(&words).ok_or_else(unknown)?,
    })
}
