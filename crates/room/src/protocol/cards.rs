//! What a visitor finds at the desk: the games and their lessons, and the depot where armies are raised.

use kernel::{About, BySide, Chosen, Draft, OptionSpec, Side, Text};
use serde::{Deserialize, Serialize};

/// A game of the catalogue: `GET /api/games` answers with a list of these.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameCard {
    /// Its id.
    pub id: &'static str,
    /// What it is called. (A list needs no more of its words than these three.)
    pub title: Text,
    /// Its theme.
    pub theme: Text,
    /// Two sentences.
    pub blurb: Text,
    /// Length, difficulty and so on.
    pub about: About,
    /// The sides' words.
    pub sides: [&'static str; 2],
    /// Scenario ids, the usual one first.
    pub scenarios: Vec<&'static str>,
    /// The scenario that a newcomer begins with.
    pub training: &'static str,
    /// Its options.
    pub options: Vec<OptionSpec>,
    /// The scenarios for which players raise armies.
    pub raised: Vec<&'static str>,
    /// How many puzzles it has.
    pub puzzles: usize,
    /// Its lessons, the first one first.
    pub lessons: Vec<LessonCard>,
}

/// A lesson of a game. The words are in `GET /api/school/GAME/TONGUE`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LessonCard {
    /// Its id.
    pub id: &'static str,
    /// How long it takes.
    pub minutes: u8,
}

/// `POST /api/depot/GAME/stock`: what can be had for an army? Answered by a `Stock`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StockAsked {
    /// The scenario.
    pub scenario: String,
    /// House rules that differ from the default.
    #[serde(default)]
    pub options: Chosen,
}

/// `POST /api/depot/GAME/review` and `…/complete`: what is to be said of a draft, or what the commander makes of it.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ArmyAsked {
    /// The scenario.
    pub scenario: String,
    /// House rules that differ from the default.
    #[serde(default)]
    pub options: Chosen,
    /// For which side.
    pub side: Side,
    /// The army.
    pub draft: Draft,
    /// The commander's luck.
    #[serde(default)]
    pub seed: u32,
}

/// `POST /api/depot/GAME/enlist`: the scenario with these armies. Answered by its text.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Enlisted {
    /// The scenario.
    pub scenario: String,
    /// House rules that differ from the default.
    #[serde(default)]
    pub options: Chosen,
    /// The armies; a side without one raises it at the table.
    pub armies: BySide<Option<Draft>>,
}

/// A text: an army's to be read, a scenario's as an answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Toml {
    /// The text.
    pub toml: String,
}
