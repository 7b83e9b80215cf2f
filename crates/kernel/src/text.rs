//! Words for people: a key of the game's Fluent files with arguments, or words that need no translation.

use std::borrow::Cow;
#[cfg(feature = "ts")]
use std::collections::BTreeMap;

use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Something to be said in the reader's language.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
#[cfg_attr(not(feature = "ts"), serde(expecting = "words are a text, or { fr = \"…\", en = \"…\" }"))]
pub enum Text {
    /// A message of the Fluent files.
    Key {
        /// The message's id.
        key: Word,
        /// Its arguments.
        #[serde(default, skip_serializing_if = "Args::is_empty")]
        #[cfg_attr(feature = "ts", ts(as = "BTreeMap<String, Arg>"))]
        args: Args,
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

/// A word of the program's own, mostly: a scene has hundreds, and none of those is copied.
pub type Word = Cow<'static, str>;

/// The arguments of a message, in the order of their names. There are few, so that looking through them is quickest.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Args(Vec<(Word, Arg)>);

impl Args {
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The argument of this name.
    pub fn get(&self, name: &str) -> Option<&Arg> {
        self.iter().find(|(known, _)| *known == name).map(|(_, arg)| arg)
    }

    /// All of them with their names.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Arg)> {
        self.0.iter().map(|(name, arg)| (&**name, arg))
    }

    /// All of them.
    pub fn values(&self) -> impl Iterator<Item = &Arg> {
        self.0.iter().map(|(_, arg)| arg)
    }

    fn set(&mut self, name: Word, arg: Arg) {
        match self.0.binary_search_by(|(known, _)| known.cmp(&name)) {
            Ok(at) => self.0[at].1 = arg,
            Err(at) => self.0.insert(at, (name, arg)),
        }
    }
}

impl Serialize for Args {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de> Deserialize<'de> for Args {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Args, D::Error> {
        struct Reader;
        impl<'de> Visitor<'de> for Reader {
            type Value = Args;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("arguments by their names")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Args, A::Error> {
                let mut args = Args::default();
                while let Some((name, arg)) = map.next_entry::<String, Arg>()? {
                    args.set(name.into(), arg);
                }
                Ok(args)
            }
        }
        deserializer.deserialize_map(Reader)
    }
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
    pub fn key(key: impl Into<Word>) -> Text {
        Text::Key { key: key.into(), args: Args::default() }
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
    pub fn with(mut self, name: impl Into<Word>, value: impl Into<Arg>) -> Text {
        if let Text::Key { args, .. } = &mut self {
            args.set(name.into(), value.into());
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
