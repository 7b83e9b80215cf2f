use hexmap::Orientation;
use kernel::Fault;

use crate::plane::PlaneId;
use crate::setup::{Setup, read_heading};
use crate::{Action, Escadrilles};

/// What can be written, for those who wrote something else.
const FORMS: &str = "write 'place w3 00.06', 'note w3 4', 'move w3 07.06 E', 'collide w3 e1', 'crash w3'";

pub(crate) fn write(game: &Escadrilles, action: &Action) -> String {
    let grid = &game.setup.grid;
    match *action {
        Action::Place { plane, cell } => format!("place {plane} {}", grid.name(cell)),
        Action::Note { plane, speed } => format!("note {plane} {speed}"),
        Action::Move { plane, cell, heading } => {
            format!("move {plane} {} {}", grid.name(cell), heading.name(Orientation::Pointy))
        }
        Action::Collide { plane, with } => format!("collide {plane} {with}"),
        Action::Crash { plane } => format!("crash {plane}"),
    }
}

pub(crate) fn read(game: &Escadrilles, notation: &str) -> Result<Action, Fault> {
    let setup = &game.setup;
    let words: Vec<&str> = notation.split_whitespace().collect();
    let verb = words.first().map(|verb| verb.to_ascii_lowercase()).unwrap_or_default();
    match (verb.as_str(), &words[words.len().min(1)..]) {
        ("place", [plane, cell]) => Ok(Action::Place { plane: read_plane(plane)?, cell: read_cell(setup, cell)? }),
        ("note", [plane, speed]) => Ok(Action::Note { plane: read_plane(plane)?, speed: read_speed(speed)? }),
        ("move", [plane, cell, heading]) => Ok(Action::Move {
            plane: read_plane(plane)?,
            cell: read_cell(setup, cell)?,
            heading: read_heading(heading).map_err(|problem| Fault::new("action, heading", problem))?,
        }),
        ("collide", [plane, with]) => Ok(Action::Collide { plane: read_plane(plane)?, with: read_plane(with)? }),
        ("crash", [plane]) => Ok(Action::Crash { plane: read_plane(plane)? }),
        _ => {
            let fault = Fault::new("action", format!("'{}' is no action; {FORMS}", notation.trim()));
            Err(fault.unread(notation, FORMS))
        }
    }
}

fn read_plane(word: &str) -> Result<PlaneId, Fault> {
    let problem = || format!("'{word}' is no aircraft: write w1 to w9 or e1 to e9");
    PlaneId::read(word).ok_or_else(|| Fault::new("action, aircraft", problem()))
}

fn read_cell(setup: &Setup, word: &str) -> Result<hexmap::Cell, Fault> {
    let problem = || format!("the map has no hex '{word}': write column and row, such as 07.06");
    setup.grid.cell(word).ok_or_else(|| Fault::new("action, hex", problem()))
}

fn read_speed(word: &str) -> Result<u8, Fault> {
    word.parse().map_err(|_| Fault::new("action, speed", format!("'{word}' is no speed: write a number from 2 to 6")))
}
