//! Why a request is not carried out, in words for the player. The match goes on unharmed.

use std::panic::{AssertUnwindSafe, catch_unwind};

use catalogue::Rejection;
use kernel::{Fault, Text, Tongue};
use session::Rejected;

use crate::protocol::{Answer, Problem};

/// The words of the house itself, in Fluent.
pub fn words(tongue: Tongue) -> &'static str {
    match tongue {
        Tongue::Fr => include_str!("../locale/fr.ftl"),
        Tongue::En => include_str!("../locale/en.ftl"),
    }
}

/// Why a request is not carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// One of the kinds of [`Answer::Refused`].
    pub kind: &'static str,
    rule: Option<String>,
    why: Text,
}

impl Refused {
    /// A refusal with one of the house's own messages.
    pub fn new(kind: &'static str, message: &str) -> Refused {
        Refused { kind, rule: None, why: Text::key(format!("server-{message}")) }
    }

    /// A refusal of something that cannot be read.
    pub fn unreadable(message: &str, problem: impl Into<kernel::Arg>) -> Refused {
        Refused::new("unreadable", message).with("problem", problem)
    }

    /// The refusal with an argument for its sentence.
    #[must_use]
    pub fn with(self, name: &'static str, value: impl Into<kernel::Arg>) -> Refused {
        Refused { why: self.why.with(name, value), ..self }
    }

    /// Somebody else's seat.
    pub fn seat() -> Refused {
        Refused::new("seat", "not-your-seat")
    }

    /// For the WebSocket.
    pub fn answer(self, ask: Option<u32>) -> Answer {
        Answer::Refused { ask, kind: self.kind.to_owned(), rule: self.rule, why: self.why }
    }

    /// For HTTP.
    pub fn problem(self) -> Problem {
        Problem { kind: self.kind.to_owned(), why: self.why }
    }
}

impl From<Fault> for Refused {
    fn from(fault: Fault) -> Refused {
        Refused::unreadable("unreadable", fault.text())
    }
}

impl From<Rejected> for Refused {
    fn from(rejected: Rejected) -> Refused {
        match rejected {
            Rejected::Stale => Refused::new("stale", "stale"),
            Rejected::Over => Refused::new("over", "over"),
            Rejected::DiceOwed => Refused::new("dice", "dice-owed"),
            Rejected::Nothing => Refused::new("nothing", "nothing"),
            Rejected::Absent => Refused::new("nothing", "not-drawn"),
            Rejected::Unreadable(fault) => fault.into(),
            Rejected::Refused(refusal) => {
                Refused { kind: "rule", rule: Some(refusal.rule.to_owned()), why: refusal.why }
            }
        }
    }
}

impl From<Rejection> for Refused {
    fn from(rejection: Rejection) -> Refused {
        Rejected::from(rejection).into()
    }
}

/// Runs a game's code on what a stranger sent: if it panics, that request is refused and nothing else happens.
pub fn guarded<T>(work: impl FnOnce() -> T) -> Result<T, Refused> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|_| Refused::new("busy", "broken"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Phrasebook;

    #[test]
    fn both_languages_say_the_same_things() {
        let [fr, en] = Tongue::BOTH.map(|tongue| {
            assert_eq!(kernel::proofread::misprint(tongue, words(tongue)), None);
            let ids = words(tongue).lines().filter_map(|line| line.split_once(" = ")).map(|(id, _)| id.to_owned());
            let ids: Vec<String> = ids.collect();
            let book = Phrasebook::new(tongue, &[words(tongue)]).unwrap();
            for id in &ids {
                let args = ["problem", "then", "now", "limit", "why", "until", "most", "low", "high", "own"];
                let text = args.iter().fold(Text::key(id.clone()), |text, arg| text.with((*arg).to_owned(), 1));
                book.try_say(&text).unwrap();
            }
            ids
        });
        assert_eq!(fr, en);
    }

    #[test]
    fn a_panic_is_a_refusal() {
        assert_eq!(guarded(|| -> u8 { panic!("a bug in a game") }).unwrap_err().kind, "busy");
    }
}
