//! A match that somebody wants: asked for by `POST`, answered with the links to its seats.

use kernel::{BySide, Text};
use serde::{Deserialize, Serialize};
use session::Order;

use super::Pace;

/// What is learnt at a table: nothing counts there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Learnt {
    /// A lesson of the game, by its id.
    Lesson(String),
    /// A figure of its rulebook, by its id: both sides are moved at one screen.
    Figure(String),
}

/// Who sits on a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Seat {
    /// A person with a link of his own.
    Person,
    /// A computer commander of this rank (`sergeant`, `captain:2s`).
    Commander {
        /// The rank.
        rank: String,
    },
}

impl Seat {
    /// Whether a person sits there.
    pub fn is_person(&self) -> bool {
        *self == Seat::Person
    }
}

/// `POST /api/matches`: a match that somebody wants to play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Wanted {
    /// Game, scenario, options, players' names.
    pub order: Order,
    /// Who sits where.
    pub seats: BySide<Seat>,
    /// Both seats on one screen: one link opens both.
    #[serde(default)]
    pub hot_seat: bool,
    /// Real dice, typed in; otherwise fair ones.
    #[serde(default)]
    pub real_dice: bool,
    /// Something is learnt here: the lesson or the figure says what is played and who sits where.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub learnt: Option<Learnt>,
    /// Where it begins, if not at the scenario's beginning: a position of another match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<serde_json::Value>,
    /// How much time there is; without one, all the time in the world.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pace: Option<Pace>,
    /// It counts for the ratings of both, and its record is public: nothing revealed is taken back, nobody advises.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
}

/// The answer: links, told only once, and the promise of the dice.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Created {
    /// The match.
    pub id: String,
    /// The secret of each seat that a person takes; the same for both in a hot seat.
    pub seats: BySide<Option<String>>,
    /// The spectators' secret.
    pub spectator: String,
    /// What the fair dice are bound to.
    pub commitment: Option<String>,
}

/// The answer to `POST /api/watch`: a record that can be watched for a while.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Watched {
    /// The match.
    pub id: String,
    /// The spectators' secret.
    pub spectator: String,
}

/// What an HTTP request is answered with when it cannot be carried out.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Problem {
    /// `unreadable`, `unknown`, `origin`, `busy`, `large`, `slow`.
    pub kind: String,
    /// Words for the player.
    pub why: Text,
}
