//! Where armies are raised before a match: what may be bought, what a draft costs, and everything that is wrong with it.
//!
//! A game in which players build their own armies hands a [`Depot`] out by [`crate::Show::depot`]; any screen can then
//! offer a workbench without knowing what is bought there.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{BySide, Chosen, Fault, Refusal, Side, Text};

/// An army being put together: nothing in it is promised to be legal.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Draft {
    /// What its maker calls it.
    #[serde(default)]
    pub name: String,
    /// What is chosen for the whole army, by the id of the [`Choice`].
    #[serde(default)]
    pub choices: BTreeMap<String, String>,
    /// Its pieces.
    #[serde(default)]
    pub pieces: Vec<Recruit>,
}

/// A piece of a draft.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Recruit {
    /// The id of the [`Offer`].
    pub what: String,
    /// What its maker calls it.
    #[serde(default)]
    pub name: String,
    /// What its dials are set to, by id; those left out stand at their usual number.
    #[serde(default)]
    pub dials: BTreeMap<String, i32>,
    /// The ids of its qualities.
    #[serde(default)]
    pub qualities: Vec<String>,
}

impl Recruit {
    /// What a dial is set to.
    pub fn dial(&self, dial: &Dial) -> i32 {
        self.dials.get(dial.id).copied().unwrap_or(dial.usual)
    }
}

/// A number of a piece that is paid for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Dial {
    /// Its id.
    pub id: &'static str,
    /// Its name.
    pub name: Text,
    /// The lowest.
    pub min: i32,
    /// The highest.
    pub max: i32,
    /// Where it stands at first.
    pub usual: i32,
    /// Points for each.
    pub cost: i32,
}

/// A quality that a piece may have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Quality {
    /// Its id.
    pub id: &'static str,
    /// Its name.
    pub name: Text,
    /// The rule that says what it does.
    pub rule: &'static str,
}

/// A kind of piece that can be had.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Offer {
    /// Its id.
    pub id: &'static str,
    /// Its name.
    pub name: Text,
    /// What it is good for, in one line.
    pub about: Text,
    /// How it is drawn, as a scene's pieces are: shape and kind.
    pub shape: String,
    /// Its arm.
    pub kind: String,
    /// Its numbers.
    pub dials: Vec<Dial>,
    /// The qualities that the house rules open to it.
    pub qualities: Vec<Quality>,
}

/// Something chosen for the whole army.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Choice {
    /// Its id.
    pub id: &'static str,
    /// Its name.
    pub name: Text,
    /// What may be chosen, the usual one first: id and name.
    pub words: Vec<(&'static str, Text)>,
}

/// An army that comes with the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ready {
    /// Its id.
    pub id: &'static str,
    /// Its name.
    pub name: Text,
    /// The army.
    pub draft: Draft,
}

/// Everything that can be had in a scenario under its house rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Stock {
    /// Points that an army may cost.
    pub budget: i32,
    /// The sides that raise an army.
    pub raised: BySide<bool>,
    /// The kinds of pieces.
    pub offers: Vec<Offer>,
    /// What is chosen for the whole army.
    pub choices: Vec<Choice>,
    /// Armies that come with the game.
    pub ready: Vec<Ready>,
}

/// How many there are of something, and how many there may be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Count {
    /// Of what.
    pub name: Text,
    /// How many.
    pub used: i32,
    /// At least.
    pub least: i32,
    /// At most.
    pub most: i32,
}

/// Something wrong with a draft.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Flaw {
    /// The piece, if it is one.
    pub piece: Option<usize>,
    /// The rule and the sentence.
    #[serde(flatten)]
    pub refusal: Refusal,
}

/// What is to be said of a draft.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Review {
    /// What the army costs.
    pub cost: i32,
    /// What each piece costs.
    pub costs: Vec<i32>,
    /// What it may cost.
    pub budget: i32,
    /// How many pieces of each sort.
    pub counts: Vec<Count>,
    /// Everything that keeps it from being played.
    pub flaws: Vec<Flaw>,
    /// What its maker should know although it is legal.
    pub remarks: Vec<Flaw>,
    /// The army as a file.
    pub toml: String,
}

/// Where armies are raised. `scenario` is a scenario's TOML.
pub trait Depot: Sync {
    /// Whether a scenario has a side that raises an army.
    fn serves(&self, scenario: &str) -> bool;
    /// What can be had.
    fn stock(&self, scenario: &str, chosen: &Chosen) -> Result<Stock, Fault>;
    /// What an army of `side` costs, and everything that is wrong with it.
    fn review(&self, scenario: &str, chosen: &Chosen, side: Side, draft: &Draft) -> Result<Review, Fault>;
    /// The draft with sensible pieces added by the luck of `seed`, until it is legal if it can be.
    fn complete(&self, scenario: &str, chosen: &Chosen, side: Side, draft: &Draft, seed: u64) -> Result<Draft, Fault>;
    /// An army from its file.
    fn read(&self, toml: &str) -> Result<Draft, Fault>;
    /// The scenario with these armies in it, as TOML; a side without one raises it at the table.
    fn enlist(&self, scenario: &str, chosen: &Chosen, armies: &BySide<Option<Draft>>) -> Result<String, Fault>;
}
