//! What match is wanted.

use kernel::{BySide, Chosen, DiceSource, Fault, Header, Start};
use serde::{Deserialize, Serialize};

/// Which scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Scenario {
    /// One that comes with the game.
    Named(String),
    /// An author's own.
    Custom {
        /// Its name.
        name: String,
        /// Its text.
        toml: String,
    },
}

/// A match that somebody wants to play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Order {
    /// The game's id.
    pub game: String,
    /// The scenario.
    pub scenario: Scenario,
    /// House rules that differ from the default.
    #[serde(default)]
    pub options: Chosen,
    /// The players' names.
    #[serde(default)]
    pub players: BySide<String>,
    /// A match to learn from: what is taken back may be tried again, and the same dice fall again.
    #[serde(default)]
    pub practice: bool,
    /// The scenario's text as it was when the match began: a match goes on under what it began with.
    #[serde(skip)]
    pub kept: Option<String>,
}

impl Order {
    /// A match of a scenario that comes with the game, with its usual rules.
    pub fn of(game: &str, scenario: &str) -> Order {
        let scenario = Scenario::Named(scenario.to_owned());
        let (options, players) = (Chosen::new(), BySide::default());
        Order { game: game.to_owned(), scenario, options, players, practice: false, kept: None }
    }

    /// The match that a record tells of, if this program can still play it.
    pub(crate) fn from_header(header: &Header) -> Result<Order, Fault> {
        let table = catalogue::game(&header.game)?;
        let (played, here) = (header.rules, table.rules_version());
        if played != here {
            return Err(Fault::new("rules", format!("played under version {played} of the rules, this is {here}")));
        }
        let scenario = match &header.scenario_text {
            Some(toml) => Scenario::Custom { name: header.scenario.clone(), toml: toml.clone() },
            None => Scenario::Named(header.scenario.clone()),
        };
        let (options, players) = (header.options.clone(), header.players.clone());
        let (game, practice) = (header.game.clone(), header.practice);
        let order = Order { game, scenario, options, players, practice, kept: None };
        if !header.is_of(&order.toml()?) {
            return Err(Fault::new("scenario", format!("'{}' has changed since this match", header.scenario)));
        }
        Ok(order)
    }

    /// The scenario's text.
    pub fn toml(&self) -> Result<String, Fault> {
        if let Some(text) = &self.kept {
            return Ok(text.clone());
        }
        match &self.scenario {
            Scenario::Named(id) => catalogue::game(&self.game)?.scenario(id).map(str::to_owned),
            Scenario::Custom { toml, .. } => Ok(toml.clone()),
        }
    }

    pub(crate) fn header(&self, toml: &str, dice: DiceSource, start: Start) -> Result<Header, Fault> {
        let table = catalogue::game(&self.game)?;
        let (scenario, scenario_text) = match &self.scenario {
            // A text that does not come with the game any more goes with the record.
            Scenario::Named(id) => (id.clone(), (table.scenario(id).ok() != Some(toml)).then(|| toml.to_owned())),
            Scenario::Custom { name, toml } => (one_word(name), Some(toml.clone())),
        };
        let header = Header {
            format: kernel::FORMAT,
            game: self.game.clone(),
            rules: table.rules_version(),
            sides: table.sides().map(str::to_owned),
            scenario,
            scenario_text,
            scenario_hash: String::new(),
            options: self.options.clone(),
            players: self.players.clone(),
            practice: self.practice,
            dice,
            start,
        };
        Ok(header.with_hash_of(toml))
    }
}

/// A name that fits on a line of a record.
fn one_word(name: &str) -> String {
    let word: String = name.chars().map(|c| if c.is_alphanumeric() { c } else { '_' }).collect();
    if word.is_empty() { "custom".to_owned() } else { word }
}
