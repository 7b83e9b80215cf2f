//! Actions as text: `move husson to NC`, `fight NC by jamin`, `loss pack`, `end combat`.

use kernel::{Fault, Plain, Side};

use crate::Aperro;
use crate::action::{Action, Doctrine, Mode, Order, PieceRef};
use crate::army::{Arm, Kind, Nation, PRESETS, Traits};
use crate::places::{Place, Sector};

/// What can be written, for whoever wrote something else.
const FORMS: &str = "write 'move PIECE to PLACE', 'fight SECTOR by PIECE', 'bombard SECTOR by PIECE', 'enfilade SECTOR \
     by PIECE', 'close', 'end combat', 'loss PIECE [cavalry|artillery|infantry]', 'morale', 'disorder PIECE', \
     'rally PIECE', 'end rally', 'order PIECE', 'square PIECE', 'unsquare PIECE', 'thin PIECE', 'deep PIECE', 'end \
     movement', 'place PIECE at PLACE [thin|deep]', 'unplace PIECE', 'done', 'recruit i3', 'recruit g 1/2/1', \
     'dismiss PIECE', 'preset NAME', 'nation NAME', 'demobilise PIECE', 'doctrine NAME', 'survey', 'reveal', 'lots'";

impl Aperro {
    /// The id of a piece in notation.
    pub fn id_of(&self, piece: PieceRef) -> &str {
        let army = self.army(piece.side);
        let unit = piece.as_unit().and_then(|i| army.units.get(i)).map(|unit| &unit.id);
        let id = unit.or_else(|| piece.as_general().and_then(|i| army.generals.get(i)).map(|general| &general.id));
        id.map_or("nobody", String::as_str)
    }

    /// The piece with this id, of either army.
    pub fn piece_named(&self, id: &str) -> Option<PieceRef> {
        let mut pieces = Side::BOTH.into_iter().flat_map(|side| self.pieces(side));
        pieces.find(|&piece| self.id_of(piece).eq_ignore_ascii_case(id))
    }
}

/// The decisions that name nothing.
pub(crate) const PLAIN: Plain<Action> = Plain(&[
    ("survey", Action::Survey),
    ("reveal", Action::Reveal),
    ("done", Action::Done),
    ("lots", Action::Lots),
    ("morale", Action::Morale),
    ("end rally", Action::EndRally),
    ("close", Action::Close),
    ("end combat", Action::EndCombat),
    ("end movement", Action::EndMovement),
]);

pub(crate) fn write(game: &Aperro, action: &Action) -> String {
    let id = |piece| game.id_of(piece);
    match *action {
        Action::Nation(nation) => format!("nation {}", nation.word()),
        Action::Preset(preset) => format!("preset {}", PRESETS.get(usize::from(preset)).map_or("none", |p| p.0)),
        Action::Recruit { kind, vc, traits } => {
            let unit = format!("recruit {}{vc}", kind.row().letter);
            traits.words().fold(unit, |words, word| format!("{words} {word}"))
        }
        Action::RecruitGeneral([cr, lsa, lsd]) => format!("recruit g {cr}/{lsa}/{lsd}"),
        Action::Dismiss(piece) => format!("dismiss {}", id(piece)),
        Action::Demobilise(piece) => format!("demobilise {}", id(piece)),
        Action::Doctrine(doctrine) => format!("doctrine {}", doctrine.word()),
        Action::Place { piece, at, order: None } => format!("place {} at {}", id(piece), at.name()),
        Action::Place { piece, at, order: Some(order) } => {
            format!("place {} at {} {}", id(piece), at.name(), order.word())
        }
        Action::Unplace(piece) => format!("unplace {}", id(piece)),
        Action::Disorder(unit) => format!("disorder {}", id(unit)),
        Action::Rally(unit) => format!("rally {}", id(unit)),
        Action::Attack { unit, mode, target } => format!("{} {} by {}", mode.word(), target.name(), id(unit)),
        Action::Loss { unit, arm: None } => format!("loss {}", id(unit)),
        Action::Loss { unit, arm: Some(arm) } => format!("loss {} {}", id(unit), arm.word()),
        Action::Move { piece, to } => format!("move {} to {}", id(piece), to.name()),
        Action::Order(unit) => format!("order {}", id(unit)),
        Action::Square(unit) => format!("square {}", id(unit)),
        Action::Unsquare(unit) => format!("unsquare {}", id(unit)),
        Action::ChangeOrder(unit, order) => format!("{} {}", order.word(), id(unit)),
        _ => PLAIN.write(action).to_owned(),
    }
}

pub(crate) fn read(game: &Aperro, text: &str) -> Result<Action, Fault> {
    let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let unknown = || Fault::new(format!("action '{}'", text.trim()), FORMS).unread(text, FORMS);
    let piece = |id: &str| {
        game.piece_named(id)
            .ok_or_else(|| Fault::new(format!("piece '{id}'"), "no piece of either army has this id").nobody(id))
    };
    Ok(match words[..] {
        ["nation", name] => Action::Nation(by_word(&Nation::ALL, Nation::word, name).ok_or_else(unknown)?),
        ["preset", name] => {
            let preset = PRESETS.iter().position(|preset| preset.0 == name);
            let problem = "the presets are french, british, austrian, prussian and russian";
            Action::Preset(preset.ok_or_else(|| Fault::new(format!("preset '{name}'"), problem))? as u8)
        }
        ["recruit", "g", ratings] => Action::RecruitGeneral(read_ratings(ratings)?),
        ["recruit", unit, ref traits @ ..] => read_recruit(unit, traits)?,
        ["dismiss", id] => Action::Dismiss(piece(id)?),
        ["demobilise", id] => Action::Demobilise(piece(id)?),
        ["doctrine", name] => Action::Doctrine(by_word(&Doctrine::ALL, Doctrine::word, name).ok_or_else(unknown)?),
        ["place", id, "at", at] => Action::Place { piece: piece(id)?, at: place(at)?, order: None },
        ["place", id, "at", at, order @ ("thin" | "deep")] => {
            Action::Place { piece: piece(id)?, at: place(at)?, order: Some(read_order(order)) }
        }
        ["unplace", id] => Action::Unplace(piece(id)?),
        ["disorder", id] => Action::Disorder(piece(id)?),
        ["rally", id] => Action::Rally(piece(id)?),
        ["fight", id] => {
            let unit = piece(id)?;
            let target = game.place_of(unit).and_then(Place::sector).unwrap_or(Sector::SW);
            Action::Attack { unit, mode: Mode::Fight, target }
        }
        [mode @ ("fight" | "bombard" | "enfilade"), target, "by", id] => {
            let mode = by_word(&[Mode::Fight, Mode::Bombard, Mode::Enfilade], Mode::word, mode);
            Action::Attack { unit: piece(id)?, mode: mode.ok_or_else(unknown)?, target: sector(target)? }
        }
        ["loss", id] => Action::Loss { unit: piece(id)?, arm: None },
        ["loss", id, arm] => {
            let arm = by_word(&Arm::ALL, Arm::word, arm).ok_or_else(unknown)?;
            Action::Loss { unit: piece(id)?, arm: Some(arm) }
        }
        ["move", id, "to", to] => Action::Move { piece: piece(id)?, to: place(to)? },
        ["order", id] => Action::Order(piece(id)?),
        ["square", id] => Action::Square(piece(id)?),
        ["unsquare", id] => Action::Unsquare(piece(id)?),
        [order @ ("thin" | "deep"), id] => Action::ChangeOrder(piece(id)?, read_order(order)),
        _ => PLAIN.read(&words).ok_or_else(unknown)?,
    })
}

fn by_word<T: Copy>(all: &[T], word: impl Fn(T) -> &'static str, wanted: &str) -> Option<T> {
    all.iter().copied().find(|&one| word(one) == wanted)
}

fn read_order(word: &str) -> Order {
    if word == "deep" { Order::Deep } else { Order::Thin }
}

fn place(name: &str) -> Result<Place, Fault> {
    let problem = "the places are SW, SC, SE, NW, NC, NE and the reserves SR and NR";
    Place::named(name).ok_or_else(|| Fault::new(format!("place '{name}'"), problem))
}

fn sector(name: &str) -> Result<Sector, Fault> {
    let problem = "the sectors are SW, SC, SE, NW, NC and NE";
    place(name).ok().and_then(Place::sector).ok_or_else(|| Fault::new(format!("sector '{name}'"), problem))
}

fn read_recruit(unit: &str, words: &[&str]) -> Result<Action, Fault> {
    let wrong =
        || Fault::new(format!("recruit '{unit}'"), "write i, h, l or a with 1 to 4 elements, as in 'recruit i3'");
    let mut signs = unit.chars();
    let letter = signs.next().ok_or_else(wrong)?;
    let kind = Kind::ALL.into_iter().find(|kind| kind.row().letter == letter).ok_or_else(wrong)?;
    let vc = signs.as_str().parse().map_err(|_| wrong())?;
    let problem = "the qualities are light, regular, horse and position";
    let traits = words.iter().try_fold(Traits::NONE, |traits, word| {
        traits.with(word).ok_or_else(|| Fault::new(format!("quality '{word}'"), problem))
    })?;
    Ok(Action::Recruit { kind, vc, traits })
}

fn read_ratings(text: &str) -> Result<[u8; 3], Fault> {
    let numbers: Vec<u8> = text.split('/').filter_map(|number| number.parse().ok()).collect();
    let problem = "write CR/LSA/LSD, as in 'recruit g 1/2/1'";
    numbers.try_into().map_err(|_| Fault::new(format!("general '{text}'"), problem))
}
