//! Words for people: a key of the game's Fluent files with arguments, or words that need no translation.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// Something to be said in the reader's language.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
#[cfg_attr(not(feature = "ts"), serde(expecting = "words are a text, or { fr = \"…\", en = \"…\" }"))]
pub enum Text {
    /// A message of the Fluent files.
    Key {
        /// The message's id.
        key: String,
        /// Its arguments.
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        args: BTreeMap<String, Arg>,
    },
    /// The same words said in each language, as a scenario's author wrote them.
    Tongues {
        /// French.
        fr: String,
        /// English.
        en: String,
    },
    /// A proper name, a number: the same in every language.
    Plain(String),
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Arg {
    /// A number, so that plurals work.
    Number(i32),
    /// Words, translated before they are put in.
    Text(Text),
}

impl Text {
    /// The message with this id.
    pub fn key(key: impl Into<String>) -> Text {
        Text::Key { key: key.into(), args: BTreeMap::new() }
    }

    /// Words that are the same in every language.
    pub fn plain(words: impl Into<String>) -> Text {
        Text::Plain(words.into())
    }

    /// A number as words.
    pub fn number(n: impl std::fmt::Display) -> Text {
        Text::Plain(n.to_string())
    }

    /// The message with one more argument; words without a key take none.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<Arg>) -> Text {
        if let Text::Key { args, .. } = &mut self {
            args.insert(name.to_owned(), value.into());
        }
        self
    }
}

impl Default for Text {
    fn default() -> Self {
        Text::Plain(String::new())
    }
}

impl From<Text> for Arg {
    fn from(text: Text) -> Arg {
        Arg::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(words: &str) -> Arg {
        Arg::Text(Text::plain(words))
    }
}

impl From<String> for Arg {
    fn from(words: String) -> Arg {
        Arg::Text(Text::Plain(words))
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(n: $number) -> Arg {
                Arg::Number(i32::try_from(n).unwrap_or(i32::MAX))
            }
        }
    )*};
}
numbers!(u8, u16, u32, u64, usize, i8, i16, i32, i64);
