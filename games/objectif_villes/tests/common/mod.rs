//! The positions of the book's examples, in a line each.

use std::sync::Arc;

use kernel::{Game, Side};
use objectif_villes::{ObjectifVilles, Setup};
use serde_json::json;

pub type Table = kernel::testing::Table<ObjectifVilles>;

/// The text of a test board; anything else is a shipped board, or a text itself.
pub fn board(id: &str) -> &str {
    match id {
        "atelier" => include_str!("../boards/atelier.toml"),
        "defile" => include_str!("../boards/defile.toml"),
        _ => Table::scenario(id),
    }
}

pub fn setup(id: &str, chosen: &str) -> Arc<Setup> {
    Table::setup(board(id), chosen)
}

/// `table("atelier", "", "combat", "F3", "F4 A1")` is Pile on F3, Face on F4 and A1, at the beginning of Pile's combat.
pub fn table(id: &str, chosen: &str, phase: &str, pile: &str, face: &str) -> Table {
    let list = |hexes: &str| hexes.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let position = json!({"pile": list(pile), "face": list(face), "phase": phase, "active": "pile"});
    Table::set(&setup(id, chosen), position)
}

/// The hexes of a side, sorted by name.
pub fn pieces(table: &Table, side: Side) -> String {
    let position = table.position();
    let mut hexes = if side == Side::A { position.pile } else { position.face };
    hexes.sort();
    hexes.join(" ")
}
