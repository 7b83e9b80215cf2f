//! House rules that a match may choose: described by the game so that any screen can offer them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::Fault;

/// The value of an option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Setting {
    /// Yes or no.
    Flag(bool),
    /// A number.
    Number(i32),
    /// One word of a list; `none` for a number without limit.
    Word(String),
}

impl std::fmt::Display for Setting {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Setting::Flag(flag) => write!(f, "{flag}"),
            Setting::Number(number) => write!(f, "{number}"),
            Setting::Word(word) => f.write_str(word),
        }
    }
}

/// What an option may be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Choices {
    /// Yes or no.
    Flag,
    /// One of these words.
    Word {
        /// The words.
        words: Vec<&'static str>,
    },
    /// A number in a range.
    Number {
        /// Smallest.
        min: i32,
        /// Largest.
        max: i32,
        /// Whether `none` is allowed too.
        none: bool,
    },
    /// A number that stands for one of many chances, drawn or typed in; `none` leaves it to the dice.
    Seed {
        /// Largest.
        max: i32,
    },
}

/// An option of a game. Its words are `option-KEY`, `option-KEY-help` and `option-KEY-WORD` (underscores as hyphens).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OptionSpec {
    /// Its name.
    pub key: &'static str,
    /// What it may be.
    pub choices: Choices,
    /// What it is when nobody chose.
    pub default: Setting,
    /// The rule that it changes, for the rulebook link.
    pub rule: &'static str,
}

impl OptionSpec {
    /// A yes-or-no option.
    pub fn flag(key: &'static str, default: bool, rule: &'static str) -> Self {
        OptionSpec { key, choices: Choices::Flag, default: Setting::Flag(default), rule }
    }

    /// A choice between words, the first one the default.
    pub fn word(key: &'static str, words: &[&'static str], rule: &'static str) -> Self {
        let default = Setting::Word(words[0].to_owned());
        OptionSpec { key, choices: Choices::Word { words: words.to_vec() }, default, rule }
    }

    /// A number.
    pub fn number(key: &'static str, default: i32, min: i32, max: i32, none: bool, rule: &'static str) -> Self {
        OptionSpec { key, choices: Choices::Number { min, max, none }, default: Setting::Number(default), rule }
    }

    /// A number that stands for one of many chances; nobody draws one unless he wants it.
    pub fn seed(key: &'static str, max: i32, rule: &'static str) -> Self {
        OptionSpec { key, choices: Choices::Seed { max }, default: Setting::Word("none".to_owned()), rule }
    }

    /// Reads what a person wrote (`true`, `20`, `none`, a word).
    pub fn parse(&self, text: &str) -> Setting {
        match (text, text.parse::<i32>()) {
            ("true", _) => Setting::Flag(true),
            ("false", _) => Setting::Flag(false),
            (_, Ok(number)) => Setting::Number(number),
            _ => Setting::Word(text.to_owned()),
        }
    }

    fn admits(&self, setting: &Setting) -> bool {
        match (&self.choices, setting) {
            (Choices::Flag, Setting::Flag(_)) => true,
            (Choices::Word { words }, Setting::Word(word)) => words.contains(&word.as_str()),
            (Choices::Number { min, max, .. }, Setting::Number(n)) => (min..=max).contains(&n),
            (Choices::Number { none, .. }, Setting::Word(word)) => *none && word == "none",
            (Choices::Seed { max }, Setting::Number(n)) => (0..=*max).contains(n),
            (Choices::Seed { .. }, Setting::Word(word)) => word == "none",
            _ => false,
        }
    }

    fn wanted(&self) -> String {
        match &self.choices {
            Choices::Flag => "true or false".to_owned(),
            Choices::Word { words } => format!("one of {}", words.join(", ")),
            Choices::Number { min, max, none } => {
                format!("a number from {min} to {max}{}", if *none { ", or none" } else { "" })
            }
            Choices::Seed { max } => format!("a number from 0 to {max}, or none"),
        }
    }
}

/// What was chosen, by name.
pub type Chosen = BTreeMap<String, Setting>;

/// Every option of a game with its value.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Options(BTreeMap<&'static str, Setting>);

impl Options {
    /// The defaults, changed by the scenario, changed by what the players chose.
    pub fn resolve(specs: &[OptionSpec], scenario: &Chosen, chosen: &Chosen) -> Result<Self, Fault> {
        let mut options = Options(specs.iter().map(|spec| (spec.key, spec.default.clone())).collect());
        for (key, setting) in scenario.iter().chain(chosen) {
            let Some(spec) = specs.iter().find(|spec| spec.key == key) else {
                let known: Vec<_> = specs.iter().map(|spec| spec.key).collect();
                return Err(Fault::new(format!("option {key}"), format!("unknown; known: {}", known.join(", "))));
            };
            if !spec.admits(setting) {
                let problem = format!("'{setting}' is not {}", spec.wanted());
                return Err(Fault::new(format!("option {key}"), problem));
            }
            options.0.insert(spec.key, setting.clone());
        }
        Ok(options)
    }

    /// A yes-or-no option. The key must be one of the game's own.
    pub fn flag(&self, key: &str) -> bool {
        matches!(self.0[key], Setting::Flag(true))
    }

    /// A word option. The key must be one of the game's own.
    pub fn word(&self, key: &str) -> &str {
        match &self.0[key] {
            Setting::Word(word) => word,
            _ => "",
        }
    }

    /// A limit of rounds or turns; `most` for `none`, because every game ends. The key must be one of the game's own.
    pub fn limit(&self, key: &str, most: u16) -> u16 {
        self.number(key).and_then(|limit| limit.try_into().ok()).unwrap_or(most)
    }

    /// A number; nothing for `none`. The key must be one of the game's own.
    pub fn number(&self, key: &str) -> Option<i32> {
        match self.0[key] {
            Setting::Number(number) => Some(number),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn specs() -> Vec<OptionSpec> {
        vec![
            OptionSpec::flag("fog", false, "X-1"),
            OptionSpec::word("start", &["placement", "quick"], "X-2"),
            OptionSpec::number("turn_limit", 20, 1, 99, true, "X-3"),
        ]
    }

    fn chosen(pairs: &[(&str, Setting)]) -> Chosen {
        pairs.iter().map(|(k, v)| ((*k).to_owned(), v.clone())).collect()
    }

    #[test]
    fn players_override_the_scenario_and_it_overrides_the_defaults() {
        let scenario = chosen(&[("turn_limit", Setting::Number(15)), ("fog", Setting::Flag(true))]);
        let options =
            Options::resolve(&specs(), &scenario, &chosen(&[("turn_limit", Setting::Word("none".into()))])).unwrap();
        assert_eq!(
            (options.flag("fog"), options.word("start"), options.number("turn_limit")),
            (true, "placement", None)
        );
    }

    #[test]
    fn a_bad_option_says_what_would_be_right() {
        let say = |key: &str, setting| {
            Options::resolve(&specs(), &Chosen::new(), &chosen(&[(key, setting)])).unwrap_err().to_string()
        };
        assert_eq!(say("fogg", Setting::Flag(true)), "option fogg: unknown; known: fog, start, turn_limit");
        assert_eq!(say("start", Setting::Word("slow".into())), "option start: 'slow' is not one of placement, quick");
        assert_eq!(
            say("turn_limit", Setting::Number(0)),
            "option turn_limit: '0' is not a number from 1 to 99, or none"
        );
        assert_eq!(say("fog", Setting::Number(1)), "option fog: '1' is not true or false");
    }
}
