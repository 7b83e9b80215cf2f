//! What can be wrong: a [`Refusal`] says which rule forbids an action; a [`Fault`] says what is wrong with a text.

use serde::Serialize;

use crate::{Arg, Text, Word};

/// An action that the rules forbid, with the rule and a sentence for the player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Refusal {
    /// The rule that forbids it (`OV-43`).
    pub rule: &'static str,
    /// Why, as a message `refuse-…` of the game's words.
    pub why: Text,
}

impl Refusal {
    /// Refuses by `rule` with the message `refuse-REASON`.
    pub fn new(rule: &'static str, reason: &'static str) -> Self {
        Refusal { rule, why: Text::key(format!("refuse-{reason}")) }
    }

    /// Refuses by `rule` when something stands in the way.
    #[inline]
    pub fn when(hindered: bool, rule: &'static str, reason: &'static str) -> Result<(), Self> {
        if hindered { Err(Refusal::new(rule, reason)) } else { Ok(()) }
    }

    /// Refuses by `rule` unless something holds.
    #[inline]
    pub fn unless(holds: bool, rule: &'static str, reason: &'static str) -> Result<(), Self> {
        Refusal::when(!holds, rule, reason)
    }

    /// The refusal with an argument for its sentence.
    #[must_use]
    pub fn with(self, name: impl Into<Word>, value: impl Into<Arg>) -> Self {
        Refusal { why: self.why.with(name, value), ..self }
    }
}

/// Something that cannot be read or used: a scenario, a record, a notation, a position, an option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("{at}: {problem}")]
pub struct Fault {
    /// Where: a line, a field, a word.
    pub at: String,
    /// What is wrong and what would be right.
    pub problem: String,
    /// The same as a message that is said in the reader's language, where players meet it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub words: Option<Text>,
}

impl Fault {
    /// A fault at a place.
    pub fn new(at: impl Into<String>, problem: impl Into<String>) -> Self {
        Fault { at: at.into(), problem: problem.into(), words: None }
    }

    /// The fault with a message of the shared words.
    #[must_use]
    pub fn said(self, words: Text) -> Self {
        Fault { words: Some(words), ..self }
    }

    /// The fault of an action that no form of the notation reads.
    #[must_use]
    pub fn unread(self, notation: &str, forms: &str) -> Self {
        let forms = forms.trim_start_matches("write ");
        self.said(Text::key("fault-notation").with("notation", notation.trim()).with("forms", forms))
    }

    /// The fault of a piece that nobody has.
    #[must_use]
    pub fn nobody(self, id: &str) -> Self {
        self.said(Text::key("fault-no-piece").with("id", id))
    }

    /// The fault of a hex that is not on the board.
    #[must_use]
    pub fn nowhere(self, hex: &str) -> Self {
        self.said(Text::key("fault-no-hex").with("hex", hex))
    }

    /// The error of a reader of JSON or TOML, `place` being where it is in the reader's language.
    pub fn reading(at: impl Into<String>, place: Text, error: &impl std::fmt::Display) -> Self {
        let fault = Fault::new(at, plain(error));
        let unread = || Text::key("fault-unread").with("problem", fault.problem.as_str());
        let words = in_words(&fault.problem).unwrap_or_else(unread);
        fault.said(words.with("at", place))
    }

    /// The fault for a reader: in his language where there are words for it.
    pub fn text(&self) -> Text {
        self.words.clone().unwrap_or_else(|| Text::plain(self.to_string()))
    }

    /// A fault at a place unless something holds.
    pub fn unless(holds: bool, at: impl Into<String>, problem: impl Into<String>) -> Result<(), Self> {
        if holds { Ok(()) } else { Err(Fault::new(at, problem)) }
    }

    /// A fault at a place when something is wrong.
    pub fn when(wrong: bool, at: impl Into<String>, problem: impl Into<String>) -> Result<(), Self> {
        Fault::unless(!wrong, at, problem)
    }

    /// Makes a fault of another error, at a place: `map_err(Fault::at("scenario map"))`.
    pub fn at<E: std::fmt::Display>(at: impl Into<String>) -> impl FnOnce(E) -> Self {
        move |error| Fault::new(at, error.to_string())
    }

    /// The same fault seen from further out: `outer` is put before the place, unless it stands there already.
    #[must_use]
    pub fn within(self, outer: impl std::fmt::Display) -> Self {
        let outer = outer.to_string();
        let inside =
            self.at.strip_prefix(&outer).is_some_and(|rest| rest.is_empty() || rest.starts_with([' ', ',', ':']));
        let at = if inside { self.at } else { format!("{outer}: {}", self.at) };
        Fault { at, ..self }
    }
}

/// Refuses a field of a position unless something holds.
pub fn must(holds: bool, field: &str, advice: impl Into<String>) -> Result<(), Fault> {
    if holds { Ok(()) } else { Err(Fault::new(format!("position {field}"), advice)) }
}

/// An error of a reader of JSON or TOML without the words of the program's own language.
pub fn plain(error: &impl std::fmt::Display) -> String {
    const UNMATCHED: &str = "data did not match any variant of untagged enum ";
    let error = error.to_string();
    // The name of the type follows, and perhaps the place.
    let unmatched = error.split_once(UNMATCHED).map(|(before, after)| {
        format!("{before}nothing of this form can stand here{}", after.find(' ').map_or("", |end| &after[end..]))
    });
    let mut said: Vec<String> = Vec::new();
    let mut type_follows = false;
    for token in unmatched.unwrap_or(error).split_whitespace() {
        let word = token.trim_end_matches([',', '.', ';']);
        if std::mem::take(&mut type_follows) && word.starts_with(char::is_uppercase) {
            continue;
        }
        type_follows = matches!(word, "struct" | "enum" | "tuple");
        let plain = match word {
            "struct" | "map" => "an object",
            "sequence" | "tuple" => "a list",
            "enum" => "one of several words",
            "variant" => "word",
            "boolean" => "true or false",
            "u8" | "u16" | "u32" | "u64" | "usize" | "i8" | "i16" | "i32" | "i64" => "a number",
            _ => word,
        };
        if plain.starts_with('a') && plain != word && said.last().is_some_and(|last| last == "a") {
            said.pop();
        }
        said.push(plain.to_owned() + &token[word.len()..]);
    }
    said.join(" ")
}

/// What a reader of JSON or TOML found wrong, where it is one of the usual things.
fn in_words(problem: &str) -> Option<Text> {
    let mut quoted = problem.split('`').skip(1).step_by(2);
    let key = match problem.split(' ').take(2).collect::<Vec<_>>()[..] {
        ["missing", "field"] => "fault-field-missing",
        ["unknown", "field"] => "fault-field-unknown",
        ["unknown", "word"] => "fault-word-unknown",
        ["invalid", "type:" | "value:"] => return of_another_kind(problem),
        _ => return None,
    };
    let words = Text::key(key).with("what", quoted.next()?);
    Some(words.with("known", quoted.collect::<Vec<_>>().join(", ")))
}

/// A text where a number should be, and the like; or a number that does not fit.
fn of_another_kind(problem: &str) -> Option<Text> {
    let (found, wanted) = problem.split_once(": ")?.1.split_once(", expected ")?;
    let given = found.split(['`', '"']).nth(1);
    let (found, wanted) = (kind(found)?, kind(wanted)?);
    Some(match given {
        Some(given) if found == wanted => Text::key("fault-value").with("given", given),
        Some(given) => {
            let found = Text::key("fault-kind-given").with("kind", found).with("given", given);
            Text::key("fault-kind").with("found", found).with("wanted", wanted)
        }
        None => Text::key("fault-kind").with("found", found).with("wanted", wanted),
    })
}

/// The kind of a value, by what a reader of JSON or TOML calls it.
fn kind(called: &str) -> Option<Text> {
    const KINDS: [(&str, &str); 10] = [
        ("integer", "number"),
        ("floating point", "number"),
        ("a number", "number"),
        ("string", "string"),
        ("a string", "string"),
        ("true or false", "boolean"),
        ("an object", "object"),
        ("a list", "list"),
        ("an array", "list"),
        ("one of several words", "word"),
    ];
    let (_, kind) = KINDS.iter().find(|(start, _)| called.starts_with(start))?;
    Some(Text::key(format!("fault-kind-{kind}")))
}

/// Reads a scenario's TOML; a fault names line and column.
pub fn read_toml<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, Fault> {
    toml::from_str(text).map_err(|error| {
        let before = &text[..error.span().map_or(0, |span| span.start.min(text.len()))];
        let line = before.matches('\n').count() + 1;
        let column = before.chars().rev().take_while(|&c| c != '\n').count() + 1;
        let place = Text::key("fault-at-line").with("line", line).with("column", column);
        let problem = error.message().trim().replace('\n', "; ");
        Fault::reading(format!("scenario, line {line}, column {column}"), place, &problem)
    })
}

/// Writes TOML.
pub fn write_toml(what: &impl Serialize) -> Result<String, Fault> {
    toml::to_string_pretty(what).map_err(|error| Fault::new("toml", error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::{in_words, plain};
    use crate::Text;

    #[test]
    fn errors_speak_no_rust() {
        for (said, wanted) in [
            ("invalid type: integer `7`, expected struct Position", "invalid type: integer `7`, expected an object"),
            ("invalid type: map, expected a sequence", "invalid type: an object, expected a list"),
            ("invalid value: integer `300`, expected u8", "invalid value: integer `300`, expected a number"),
            ("unknown variant `dance`, expected `state`", "unknown word `dance`, expected `state`"),
        ] {
            assert_eq!(plain(&said), wanted);
        }
    }

    #[test]
    fn a_value_of_another_kind_is_said_in_words() {
        let kind = |kind: &str| Text::key(format!("fault-kind-{kind}"));
        let given = |of: &str, given: &str| kind("given").with("kind", kind(of)).with("given", given);
        for (said, found, wanted) in [
            ("invalid type: string \"six\", expected u8", given("string", "six"), "number"),
            ("invalid type: map, expected a sequence", kind("object"), "list"),
            ("invalid type: boolean `true`, expected a string", given("boolean", "true"), "string"),
            ("invalid type: floating point `1.5`, expected enum Kind", given("number", "1.5"), "word"),
        ] {
            let words = Text::key("fault-kind").with("found", found).with("wanted", kind(wanted));
            assert_eq!(in_words(&plain(&said)), Some(words), "{said}");
        }
        let too_large = plain(&"invalid value: integer `300`, expected u8");
        assert_eq!(in_words(&too_large), Some(Text::key("fault-value").with("given", "300")));
    }
}
