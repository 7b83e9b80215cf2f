//! Where a lesson or a figure begins: a scenario, and what is different on its table.

use std::collections::BTreeMap;

use catalogue::{Match, Rejection, Table};
use kernel::{Chosen, Fault, Script, Seeded, Side, ToPlay, Tongue};
use serde::Deserialize;
use serde_json::Value;
use session::{Order, Scenario};

/// Where a lesson or a figure begins.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// A scenario of the game; its usual one where nothing is said.
    scenario: Option<String>,
    /// A board of its own instead: the text of a scenario.
    board: Option<String>,
    /// House rules that differ from the default.
    #[serde(default)]
    options: Chosen,
    /// The whole position.
    position: Option<Value>,
    /// What is different from the beginning of the scenario.
    change: Option<Value>,
    /// Acts made before.
    #[serde(default)]
    before: Vec<Act>,
}

/// An act that a lesson or a figure makes: `"end movement"` or `{ act = "fire 0304", dice = [2, 5] }`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(from = "ActWords")]
pub struct Act {
    /// The notation.
    pub act: String,
    /// All dice that fall.
    pub dice: Vec<u16>,
    /// The side's word, where it is not plain who decides.
    pub side: Option<String>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum ActWords {
    Plain(String),
    Full {
        act: String,
        #[serde(default)]
        dice: Vec<u16>,
        side: Option<String>,
    },
}

impl From<ActWords> for Act {
    fn from(words: ActWords) -> Act {
        match words {
            ActWords::Plain(act) => Act { act, dice: Vec::new(), side: None },
            ActWords::Full { act, dice, side } => Act { act, dice, side },
        }
    }
}

impl Act {
    /// Plays it with its dice: all of them, and no more.
    pub fn play(&self, game: &mut dyn Match) -> Result<Vec<std::sync::Arc<dyn catalogue::Told>>, Fault> {
        let side = self.side(game)?;
        let mut script = Script::readings(&self.dice);
        let told = game.play(side, &self.act, &mut script).map_err(|rejection| in_words(game, rejection))?;
        script.settle()?;
        Ok(told)
    }

    /// Who makes it.
    pub fn side(&self, game: &dyn Match) -> Result<Side, Fault> {
        match (&self.side, game.to_play()) {
            (Some(word), _) => game.table().side(word),
            (None, ToPlay::One(side)) => Ok(side),
            (None, ToPlay::Both(_)) => Err(Fault::new("side", "both sides decide: say which one acts")),
            (None, ToPlay::Over(_)) => Err(Fault::new("act", "the game is over")),
        }
    }
}

/// A rejection in English words, for authors.
pub(crate) fn in_words(game: &dyn Match, rejection: Rejection) -> Fault {
    match rejection {
        Rejection::Unreadable(fault) => fault,
        Rejection::Refused(refusal) => Fault::new(refusal.rule, game.table().phrasebook(Tongue::En).say(&refusal.why)),
    }
}

impl Place {
    /// What is played there.
    pub fn order(&self, table: &dyn Table) -> Result<Order, Fault> {
        let usual = table.scenarios().first().map_or("", |scenario| scenario.id);
        let scenario = match (&self.board, &self.scenario) {
            (Some(_), Some(_)) => return Err(Fault::new("at", "a scenario or a board of its own, not both")),
            (Some(toml), None) => Scenario::Custom { name: "school".to_owned(), toml: toml.clone() },
            (None, named) => Scenario::Named(named.clone().unwrap_or_else(|| usual.to_owned())),
        };
        let (game, options) = (table.id().to_owned(), self.options.clone());
        Ok(Order { game, scenario, options, ..Order::of("", "") })
    }

    /// The table as it stands there.
    pub fn stand(&self, table: &dyn Table) -> Result<Box<dyn Match>, Fault> {
        let toml = self.order(table)?.toml()?;
        let begun = || table.start(&toml, &self.options, &mut Seeded::new(0)).map(|begun| begun.game);
        let mut game = match (&self.position, &self.change) {
            (Some(_), Some(_)) => return Err(Fault::new("at", "a position or a change, not both")),
            (None, None) => begun()?,
            (Some(position), None) => table.set_up(&toml, &self.options, position.clone())?,
            (None, Some(change)) => {
                let position = changed(begun()?.position(), change);
                table.set_up(&toml, &self.options, position)?
            }
        };
        for (i, act) in self.before.iter().enumerate() {
            act.play(&mut *game).map_err(|fault| fault.within(format!("before {}, '{}'", i + 1, act.act)))?;
        }
        Ok(game)
    }
}

/// A position with some of its fields said anew: tables field by field, all else as a whole.
fn changed(position: Value, change: &Value) -> Value {
    match (position, change) {
        (Value::Object(mut fields), Value::Object(new)) => {
            for (name, value) in new {
                let old = fields.remove(name).unwrap_or(Value::Null);
                fields.insert(name.clone(), changed(old, value));
            }
            Value::Object(fields)
        }
        (_, new) => new.clone(),
    }
}

/// A text of named tables in the order in which they stand.
pub(crate) fn tables<T: serde::de::DeserializeOwned>(toml: &str) -> Result<Vec<(String, T)>, Fault> {
    let all: BTreeMap<String, T> = kernel::read_toml(toml)?;
    let place = |id: &String| toml.find(&format!("\n[{id}]")).unwrap_or(0);
    let mut listed: Vec<_> = all.into_iter().collect();
    listed.sort_by_key(|(id, _)| place(id));
    Ok(listed)
}
