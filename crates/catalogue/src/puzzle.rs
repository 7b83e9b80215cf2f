//! A position with what a commander must find in it, or must not do: a file of a game's `tests/positions`.

use kernel::{Chosen, Fault, Side};
use serde::Deserialize;

use crate::{Match, Player, Table};

/// A position and what is asked there.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// What makes the one right or the other wrong, in a sentence.
    pub why: String,
    scenario: String,
    #[serde(default)]
    options: Chosen,
    side: String,
    /// Actions, one of which must be played; `*` stands for any end of a notation.
    #[serde(default)]
    find: Vec<String>,
    /// Actions that must not be played.
    #[serde(default)]
    avoid: Vec<String>,
    /// The position as JSON.
    position: String,
}

/// What a player did with a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// What he played.
    pub action: String,
    /// Whether that is right.
    pub right: bool,
}

fn matches(pattern: &str, action: &str) -> bool {
    match pattern.strip_suffix('*') {
        Some(beginning) => action.starts_with(beginning),
        None => pattern == action,
    }
}

impl Puzzle {
    /// Reads a file.
    pub fn read(toml: &str) -> Result<Puzzle, Fault> {
        toml::from_str(toml).map_err(|error| Fault::new("puzzle", error.to_string()))
    }

    /// The position. Everything that is asked must be possible in it.
    pub fn set_up(&self, table: &dyn Table) -> Result<(Box<dyn Match>, Side), Fault> {
        let position = serde_json::from_str(&self.position).map_err(|e| Fault::new("position", e.to_string()))?;
        let game = table.set_up(table.scenario(&self.scenario)?, &self.options, position)?;
        let side = table.side(&self.side)?;
        if !game.to_play().awaits(side) {
            return Err(Fault::new("side", format!("'{}' has nothing to decide", self.side)));
        }
        let legal = game.legal(side);
        let possible = |pattern: &str| legal.iter().any(|action| matches(pattern, action));
        if let Some(pattern) = self.find.iter().chain(&self.avoid).find(|pattern| !possible(pattern)) {
            return Err(Fault::new("action", format!("'{pattern}' is not among what {} may do", self.side)));
        }
        if self.find.is_empty() && self.avoid.is_empty() {
            return Err(Fault::new("puzzle", "asks for nothing: say what to find or to avoid"));
        }
        Ok((game, side))
    }

    /// What a player makes of it.
    pub fn ask(
        &self,
        table: &dyn Table,
        player: &Player,
        seed: u64,
        stop: &mut dyn FnMut() -> bool,
    ) -> Result<Answer, Fault> {
        let (game, side) = self.set_up(table)?;
        let action = game.choose(side, player, seed, stop).action;
        let among = |patterns: &[String]| patterns.iter().any(|pattern| matches(pattern, &action));
        let right = (self.find.is_empty() || among(&self.find)) && !among(&self.avoid);
        Ok(Answer { action, right })
    }
}
