//! The positions of the book's examples, in a line each.

use std::sync::Arc;

use kernel::{Game, Side};
use planetes::{Planetes, Setup};
use serde_json::{Value, json};

pub type Table = kernel::testing::Table<Planetes>;

/// The text of a test board; anything else is a shipped board, or a text itself.
pub fn board(id: &str) -> &str {
    if id == "banc" { include_str!("../boards/banc.toml") } else { Table::scenario(id) }
}

pub fn setup(id: &str, chosen: &str) -> Arc<Setup> {
    Table::setup(board(id), chosen)
}

/// Units written as in the book, `I:D5 C:C3 R:C4`, as positions have them.
pub fn army(text: &str) -> Value {
    let of = |letter: char| -> Vec<&str> {
        text.split_whitespace().filter(|unit| unit.starts_with(letter)).map(|unit| &unit[2..]).collect()
    };
    json!({"infantry": of('I'), "cavalry": of('C'), "artillery": of('R')})
}

/// `table("banc", "", "combat", "I:F5", "I:G5")` is Ambre's infantry on F5, Béryl's on G5, at the beginning of Ambre's
/// combat.
pub fn table(id: &str, chosen: &str, phase: &str, ambre: &str, beryl: &str) -> Table {
    let position = json!({"ambre": army(ambre), "beryl": army(beryl), "phase": phase, "active": "ambre"});
    Table::set(&setup(id, chosen), position)
}

/// How many destinations there are at each cost from 0 to 6, as the marks on the hexes tell it.
pub fn by_cost(table: &Table) -> [usize; 7] {
    skirmish::testing::by_cost(table, [0, 1, 2, 3, 4, 5, 6])
}

/// The units of a side as the book writes them, sorted.
pub fn units(table: &Table, side: Side) -> String {
    let position = table.position();
    let units = if side == Side::A { position.ambre } else { position.beryl };
    let of = |letter: &str, hexes: Vec<String>| -> Vec<String> {
        hexes.into_iter().map(|hex| format!("{letter}:{hex}")).collect()
    };
    let mut all = [of("I", units.infantry), of("C", units.cavalry), of("R", units.artillery)].concat();
    all.sort();
    all.join(" ")
}
