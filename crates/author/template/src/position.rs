//! Positions in words, as people and bots write them; `read` is the only door.

use std::sync::Arc;

use kernel::{BySide, Fault, Game, OutcomeWords, Side};
use serde::{Deserialize, Serialize};

use crate::rules::{self, REASONS};
use crate::{Cells, NewGame, Setup};

/// What lies on the table, with names instead of numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Hexes of the first side's companies.
    pub azure: Vec<String>,
    /// Hexes of the second side's companies.
    pub vermilion: Vec<String>,
    /// Whose turn it is.
    pub active: String,
    /// The round, from 1.
    pub round: u16,
    /// How the game ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<OutcomeWords>,
}

pub(crate) fn write(game: &NewGame) -> Position {
    let names = |cells: Cells| cells.iter().map(|cell| game.name(cell)).collect();
    Position {
        azure: names(game.companies[Side::A]),
        vermilion: names(game.companies[Side::B]),
        active: NewGame::SIDES[game.active.index()].to_owned(),
        round: game.round,
        outcome: game.outcome.map(|outcome| OutcomeWords::write(&outcome, &NewGame::SIDES)),
    }
}

pub(crate) fn read(setup: Arc<Setup>, words: Position) -> Result<NewGame, Fault> {
    let hexes = |names: &[String]| -> Result<Cells, Fault> {
        let unknown = |name: &String| Fault::new("position", format!("the board has no hex '{name}'"));
        names.iter().map(|name| setup.grid.cell(name).ok_or_else(|| unknown(name))).collect()
    };
    let companies = BySide([hexes(&words.azure)?, hexes(&words.vermilion)?]);
    let active = NewGame::side(&words.active)
        .ok_or_else(|| Fault::new("position active", format!("'{}': one of {:?}", words.active, NewGame::SIDES)))?;
    let outcome = words.outcome.as_ref().map(|words| words.read(&NewGame::SIDES, &REASONS)).transpose()?;
    let rounds = 1..=setup.rounds;
    Fault::unless(
        rounds.contains(&words.round),
        "position round",
        format!("write a number from 1 to {}", setup.rounds),
    )?;
    if outcome.is_none() {
        rules::check_companies(&setup, &companies).map_err(|fault| fault.within("position"))?;
    }
    Ok(NewGame { setup, companies, active, round: words.round, outcome })
}
