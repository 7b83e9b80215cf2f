//! Positions in words, as people and bots write them; `read` is the only door.

use std::sync::Arc;

use kernel::{BySide, EachSide, Fault, OutcomeWords, Side, SideWord, must};
use serde::{Deserialize, Serialize};

use crate::rules;
use crate::{Cells, NewGame, Setup};

/// What lies on the table, with names instead of numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The hexes of each side's companies.
    pub companies: EachSide<NewGame, Vec<String>>,
    /// Whose turn it is.
    pub active: SideWord<NewGame>,
    /// The round, from 1.
    pub round: u16,
    /// How the game ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<OutcomeWords>,
}

pub(crate) fn write(game: &NewGame) -> Position {
    Position {
        companies: game.companies.map(|cells| game.setup.grid.ids(cells)).into(),
        active: game.active.into(),
        round: game.round,
        outcome: game.outcome.map(|outcome| OutcomeWords::write::<NewGame>(&outcome)),
    }
}

pub(crate) fn read(setup: Arc<Setup>, words: Position) -> Result<NewGame, Fault> {
    let hexes = |side: Side| -> Result<Cells, Fault> {
        words.companies[side].iter().map(|name| setup.grid.find(name, "position companies")).collect()
    };
    let companies = BySide([hexes(Side::A)?, hexes(Side::B)?]);
    let outcome = words.outcome.as_ref().map(|words| words.read::<NewGame>()).transpose()?;
    let rounds = 1..=setup.rounds;
    must(rounds.contains(&words.round), "round", format!("write a number from 1 to {}", rounds.end()))?;
    if outcome.is_none() {
        rules::check_companies(&setup, &companies).map_err(|fault| fault.within("position"))?;
    }
    Ok(NewGame { setup: setup.into(), companies, active: words.active.into(), round: words.round, outcome })
}
