//! House rules that a match may choose: described by the game so that any screen can offer them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{Fault, Text};

/// The value of an option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
#[cfg_attr(not(feature = "ts"), serde(expecting = "an option is true, false, a number or a word"))]
pub enum Setting {
    /// Yes or no.
    Flag(bool),
    /// A number.
    Number(i32),
    /// One word of a list; `none` for a number without limit.
    Word(String),
}

impl From<bool> for Setting {
    fn from(flag: bool) -> Self {
        Setting::Flag(flag)
    }
}

impl From<&str> for Setting {
    fn from(word: &str) -> Self {
        Setting::Word(word.to_owned())
    }
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
    /// Settings of other options that together make this one do nothing; empty where it always does something.
    pub void: Vec<(&'static str, Setting)>,
}

impl OptionSpec {
    fn new(key: &'static str, choices: Choices, default: Setting, rule: &'static str) -> Self {
        OptionSpec { key, choices, default, rule, void: Vec::new() }
    }

    /// A yes-or-no option.
    pub fn flag(key: &'static str, default: bool, rule: &'static str) -> Self {
        OptionSpec::new(key, Choices::Flag, Setting::Flag(default), rule)
    }

    /// A choice between words, the first one the default.
    pub fn word(key: &'static str, words: &[&'static str], rule: &'static str) -> Self {
        let default = Setting::Word(words[0].to_owned());
        OptionSpec::new(key, Choices::Word { words: words.to_vec() }, default, rule)
    }

    /// A number.
    pub fn number(key: &'static str, default: i32, min: i32, max: i32, none: bool, rule: &'static str) -> Self {
        OptionSpec::new(key, Choices::Number { min, max, none }, Setting::Number(default), rule)
    }

    /// A number that stands for one of many chances; nobody draws one unless he wants it.
    pub fn seed(key: &'static str, max: i32, rule: &'static str) -> Self {
        OptionSpec::new(key, Choices::Seed { max }, Setting::Word("none".to_owned()), rule)
    }

    /// The option does nothing while another is set like this (while all are that are named so). Whoever chooses it then
    /// switches the other off where that is a flag that only the scenario raised, and is refused otherwise: nothing is
    /// chosen in vain.
    #[must_use]
    pub fn void_when(mut self, other: &'static str, setting: impl Into<Setting>) -> Self {
        self.void.push((other, setting.into()));
        self
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

impl OptionSpec {
    fn wanted_words(&self) -> Text {
        match &self.choices {
            Choices::Flag => Text::key("wanted-flag"),
            Choices::Word { words } => Text::key("wanted-word").with("words", words.join(", ")),
            Choices::Number { min, max, none: false } => Text::key("wanted-number").with("min", *min).with("max", *max),
            Choices::Number { min, max, none: true } => {
                Text::key("wanted-number-or-none").with("min", *min).with("max", *max)
            }
            Choices::Seed { max } => Text::key("wanted-number-or-none").with("min", 0).with("max", *max),
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
                let known = known.join(", ");
                let words =
                    Text::key("fault-option-unknown").with("option", key.as_str()).with("known", known.as_str());
                return Err(Fault::new(format!("option {key}"), format!("unknown; known: {known}")).said(words));
            };
            if !spec.admits(setting) {
                let problem = format!("'{setting}' is not {}", spec.wanted());
                let words = Text::key("fault-option-value").with("option", spec.key).with("value", setting.to_string());
                return Err(
                    Fault::new(format!("option {key}"), problem).said(words.with("wanted", spec.wanted_words()))
                );
            }
            options.0.insert(spec.key, setting.clone());
        }
        for spec in specs.iter().filter(|spec| chosen.get(spec.key).is_some_and(|setting| *setting != spec.default)) {
            options.free(spec, chosen)?;
        }
        Ok(options)
    }

    /// Sees to it that an option which was chosen does something.
    fn free(&mut self, spec: &OptionSpec, chosen: &Chosen) -> Result<(), Fault> {
        if spec.void.is_empty() || spec.void.iter().any(|(other, setting)| self.0[other] != *setting) {
            return Ok(());
        }
        for (other, setting) in &spec.void {
            if let Setting::Flag(flag) = setting
                && !chosen.contains_key(*other)
            {
                self.0.insert(*other, Setting::Flag(!flag));
                return Ok(());
            }
        }
        let (other, setting) = &spec.void[0];
        let problem = format!("does nothing while {other} is {setting}: leave it out, or change {other}");
        let words = Text::key("fault-option-void").with("option", spec.key).with("other", *other);
        let words = words.with("value", setting.to_string());
        Err(Fault::new(format!("option {}", spec.key), problem).said(words))
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
    fn an_option_that_another_makes_void_frees_itself_or_is_refused() {
        let mut specs = specs();
        specs.push(OptionSpec::flag("scouts", false, "X-4").void_when("fog", true));
        specs.push(OptionSpec::flag("camps", false, "X-5").void_when("start", "quick"));
        let fog = ("fog", Setting::Flag(true));
        let scouts = ("scouts", Setting::Flag(true));
        let foggy = chosen(std::slice::from_ref(&fog));
        let freed = Options::resolve(&specs, &foggy, &chosen(std::slice::from_ref(&scouts))).unwrap();
        assert_eq!((freed.flag("scouts"), freed.flag("fog")), (true, false), "the scenario's fog gives way");
        let say = |scenario: &Chosen, pairs: &[(&str, Setting)]| {
            Options::resolve(&specs, scenario, &chosen(pairs)).unwrap_err().to_string()
        };
        assert_eq!(
            say(&Chosen::new(), &[fog, scouts]),
            "option scouts: does nothing while fog is true: leave it out, or change fog"
        );
        assert_eq!(
            say(&chosen(&[("start", "quick".into())]), &[("camps", Setting::Flag(true))]),
            "option camps: does nothing while start is quick: leave it out, or change start"
        );
        let idle = Options::resolve(&specs, &foggy, &chosen(&[("scouts", Setting::Flag(false))])).unwrap();
        assert!(idle.flag("fog"), "what is left as it is frees nothing");
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
