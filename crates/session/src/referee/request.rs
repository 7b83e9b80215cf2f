//! What the referee may be asked, and what he says when it cannot be.

use kernel::{Chosen, Fault, Phrasebook, Text, Tongue};
use serde::Deserialize;
use serde_json::{Map, Value};

/// What may be asked.
#[derive(Deserialize)]
#[serde(tag = "cmd", rename_all = "lowercase", deny_unknown_fields)]
pub(super) enum Request {
    Hello {},
    Games {},
    New {
        game: String,
        #[serde(default)]
        scenario: Option<String>,
        #[serde(default)]
        toml: Option<String>,
        #[serde(default)]
        options: Chosen,
        #[serde(default)]
        seed: u64,
        #[serde(default)]
        dice: Option<Vec<u16>>,
    },
    Position {
        game: String,
        #[serde(default)]
        scenario: Option<String>,
        #[serde(default)]
        toml: Option<String>,
        #[serde(default)]
        options: Chosen,
        #[serde(default)]
        seed: u64,
        position: Value,
    },
    State {},
    View {
        #[serde(default)]
        side: Option<String>,
    },
    Legal {
        #[serde(default)]
        side: Option<String>,
    },
    Check {
        #[serde(default)]
        side: Option<String>,
        action: String,
    },
    Play {
        #[serde(default)]
        side: Option<String>,
        action: String,
        #[serde(default)]
        dice: Option<Vec<u16>>,
        #[serde(default)]
        facts: Vec<u16>,
    },
    Odds {
        #[serde(default)]
        side: Option<String>,
        action: String,
    },
    Advise(Consultation),
    Undo {},
    Record {},
    Language {
        tongue: Tongue,
    },
}

/// What the commander is asked for: by default a captain's advice without the line that he expects.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Consultation {
    pub side: Option<String>,
    pub rank: Option<String>,
    pub ms: Option<u64>,
    pub simulations: Option<u32>,
    pub seed: u64,
    pub line: bool,
}

/// What went wrong: a word for programs, a sentence for people, and whatever else the answer tells.
pub(super) struct Wrong {
    pub error: &'static str,
    pub message: Text,
    pub more: Map<String, Value>,
}

impl From<Fault> for Wrong {
    fn from(fault: Fault) -> Self {
        let error = if fault.at == "dice" { "dice" } else { "fault" };
        Wrong::new(error, fault.in_french("").text())
    }
}

impl Wrong {
    pub fn new(error: &'static str, message: Text) -> Wrong {
        Wrong { error, message, more: Map::new() }
    }

    /// One of the referee's own sentences.
    pub fn say(error: &'static str, message: &str) -> Wrong {
        Wrong::new(error, Text::key(format!("referee-{message}")))
    }

    pub fn answer(self, book: &Phrasebook) -> Map<String, Value> {
        let mut answer = self.more;
        answer.insert("error".to_owned(), self.error.into());
        answer.insert("message".to_owned(), book.say(&self.message).into());
        answer
    }
}
