//! Decisions that name nothing: `end combat`.

use crate::{Text, Touch};

/// The decisions of a game that name nothing, each with its words in the notation. Its button is called so too:
/// `button-end-combat`.
#[derive(Clone, Copy, Debug)]
pub struct Plain<A: 'static>(pub &'static [(&'static str, A)]);

impl<A: Copy + PartialEq> Plain<A> {
    /// The words of a decision; nothing for one that names something.
    pub fn write(&self, action: &A) -> &'static str {
        self.0.iter().find(|(_, plain)| plain == action).map_or("", |(words, _)| words)
    }

    /// The decision with these words, in small letters.
    pub fn read(&self, words: &[&str]) -> Option<A> {
        self.0.iter().find(|(plain, _)| plain.split(' ').eq(words.iter().copied())).map(|(_, action)| *action)
    }

    /// The button that makes a decision.
    pub fn touch(&self, action: &A) -> Touch {
        Touch::button(&self.write(action).replace(' ', "-"))
    }

    /// What is written on the button.
    pub fn label(&self, action: &A) -> Text {
        Text::key(format!("button-{}", self.write(action).replace(' ', "-")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAIN: Plain<u8> = Plain(&[("hold", 1), ("end combat", 2)]);

    #[test]
    fn one_table_writes_reads_and_labels() {
        assert_eq!((PLAIN.write(&2), PLAIN.read(&["end", "combat"])), ("end combat", Some(2)));
        assert_eq!((PLAIN.write(&3), PLAIN.read(&["end"]), PLAIN.read(&["hold", "fire"])), ("", None, None));
        assert_eq!((PLAIN.touch(&2), PLAIN.label(&2)), (Touch::button("end-combat"), Text::key("button-end-combat")));
    }
}
