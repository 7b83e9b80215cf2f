//! What a person at the table reads, in both languages.

use std::fmt::Display;
use std::sync::Arc;

use super::Table;
use crate::{Eyes, Fault, Gesture, LogLine, Phrasebook, Show, Side, Text, Tongue};

/// What is wrong with a text or a position: said in both languages.
impl<G: Show> Table<G> {
    /// What is wrong with the text of a scenario.
    #[track_caller]
    pub fn setup_fault(text: &str, options: &str) -> String {
        match G::setup(text, &Self::options(options)) {
            Err(fault) => in_both_languages::<G>(&fault),
            Ok(_) => panic!("accepted: {text}"),
        }
    }

    /// What is wrong with a position in JSON.
    #[track_caller]
    pub fn position_fault(setup: &Arc<G::Setup>, position: impl Display) -> String {
        match Self::read_position(setup, &position.to_string()) {
            Err(fault) => in_both_languages::<G>(&fault),
            Ok(game) => panic!("accepted: {game:?}"),
        }
    }
}

/// A fault in English, which the game's book must have in French too.
#[track_caller]
pub fn in_both_languages<G: Show>(fault: &Fault) -> String {
    crate::conformance::assert_bilingual::<G>(fault);
    fault.to_string()
}

/// What a person sees and reads.
impl<G: Show> Table<G> {
    /// The rule that forbids whoever decides an action; the reason can be said in both languages.
    #[track_caller]
    pub fn refuses(&self, notation: &str) -> &'static str {
        self.refuses_to(self.0.to_play().next().unwrap_or(Side::A), notation)
    }

    /// The rule that forbids a side an action; the reason can be said in both languages.
    #[track_caller]
    pub fn refuses_to(&self, side: Side, notation: &str) -> &'static str {
        let refusal = self.refusal(side, notation);
        for tongue in Tongue::BOTH {
            Self::say(tongue, &refusal.why);
        }
        refusal.rule
    }

    /// Fails unless this rule forbids whoever decides each of these actions.
    #[track_caller]
    pub fn assert_refused(&self, rule: &str, notations: &[&str]) {
        for notation in notations {
            assert_eq!(self.refuses(notation), rule, "{notation}");
        }
    }

    /// A text in a language. The names of a test's own scenario need not carry their grammar.
    #[track_caller]
    pub fn say(tongue: Tongue, text: &Text) -> String {
        let book = Phrasebook::new(tongue, &[G::words(tongue)]).expect("words");
        let said = book.say(text);
        assert!(!said.contains('⟨'), "{:?}", book.try_say(text));
        said
    }

    /// What a person touches to make an action.
    #[track_caller]
    pub fn gesture(&self, action: &str) -> Gesture {
        let mut gestures = Side::BOTH.into_iter().flat_map(|side| self.0.gestures(side));
        gestures.find(|gesture| gesture.action == action).unwrap_or_else(|| panic!("no gesture for {action}"))
    }

    /// What has happened since the table was last told to go on, as lines that everybody reads.
    pub fn log(&self) -> Vec<LogLine> {
        self.1.iter().filter_map(|(state, event)| state.tell(event, Eyes::Public)).collect()
    }

    /// The log in a language.
    pub fn log_in(&self, tongue: Tongue) -> Vec<String> {
        self.log().iter().map(|line| Self::say(tongue, &line.text)).collect()
    }

    /// The rows of an action's forecast in a language, as `label: value`.
    #[track_caller]
    pub fn forecast_in(&self, tongue: Tongue, notation: &str) -> Vec<String> {
        let forecast = self.0.forecast(self.side(), &self.action(notation));
        let say = |text| Self::say(tongue, text);
        forecast.rows.iter().map(|row| format!("{}: {}", say(&row.label), say(&row.value))).collect()
    }
}
