//! Faults in French. What is wrong with a scenario, a position or a notation is said in the code, in English, where it
//! is found. A game's `locale/faults.fr.txt` has each of these sentences again, with the French below it:
//!
//! ```text
//! {} elements: write 1 to {}
//!     {} éléments : écrivez un nombre de 1 à {}
//! ```
//!
//! Each `{}` is what the code puts there, in the same order in both languages. A line that begins with `@` is a place.

use crate::{Fault, Text};

/// The sentences that games share.
const SHARED: &str = include_str!("../locale/faults.fr.txt");

impl Fault {
    /// The fault with its words in both languages, by the book of its game. A sentence that no book has says in French
    /// where the fault is, and by which rule.
    #[must_use]
    pub fn in_french(self, book: &str) -> Self {
        if self.words.is_some() {
            return self;
        }
        let at = translation(book, &format!("@{}", self.at)).unwrap_or_else(|| self.at.clone());
        let problem = translation(book, &self.problem).unwrap_or_else(|| match rule(&self.problem) {
            Some(rule) => format!("contraire à la règle {rule}"),
            None => "cela ne convient pas".to_owned(),
        });
        let fr = format!("{}\u{a0}: {}", raised(&at), problem.trim_end_matches('.'));
        let en = self.to_string();
        self.said(Text::Tongues { fr: fr + ".", en })
    }

    /// Whether a French reader is told all that an English one is.
    pub fn is_bilingual(&self, book: &str) -> bool {
        self.words.is_some() || translation(book, &self.problem).is_some()
    }
}

/// The French of an English sentence: that of the pattern that spells out most of it.
fn translation(book: &str, english: &str) -> Option<String> {
    let entries = [book, SHARED].into_iter().flat_map(entries);
    let fitting = entries.filter_map(|(pattern, french)| Some((pattern, french, fit(pattern, english)?)));
    let (_, french, given) = fitting.max_by_key(|(pattern, _, given)| pattern.len() - 2 * given.len())?;
    let mut given = given.into_iter();
    let mut parts = french.split("{}");
    let first = parts.next().unwrap_or_default().to_owned();
    Some(parts.fold(first, |said, part| said + given.next().unwrap_or_default() + part))
}

/// The English patterns of a book, each with its French.
fn entries(book: &str) -> impl Iterator<Item = (&str, &str)> {
    let lines: Vec<&str> = book.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).collect();
    let pairs: Vec<_> = lines.chunks_exact(2).map(|pair| (pair[0], pair[1].trim_start())).collect();
    pairs.into_iter()
}

/// What stands where the pattern has its `{}`, if the sentence has its form.
fn fit<'a>(pattern: &str, sentence: &'a str) -> Option<Vec<&'a str>> {
    let (first, rest) = pattern.split_once("{}").unwrap_or((pattern, ""));
    let mut left = sentence.strip_prefix(first)?;
    let mut given = Vec::new();
    if !pattern.contains("{}") {
        return left.is_empty().then_some(given);
    }
    let mut parts = rest.split("{}").peekable();
    while let Some(part) = parts.next() {
        let at = match parts.peek() {
            None => left.len().checked_sub(part.len()).filter(|&at| left.get(at..) == Some(part))?,
            Some(_) => left.find(part)?,
        };
        given.push(&left[..at]);
        left = &left[at + part.len()..];
    }
    Some(given)
}

/// The rule that a sentence cites in brackets (`BE-17`).
fn rule(sentence: &str) -> Option<&str> {
    let cited = sentence.rsplit_once('(')?.1.split_once(')')?.0;
    let (book, number) = cited.split_once('-')?;
    let fits =
        !book.is_empty() && book.chars().all(char::is_uppercase) && number.contains(|c: char| c.is_ascii_digit());
    fits.then_some(cited)
}

fn raised(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str = "\
@unit {}
    unité {}
{} elements: write 1 to {}
    {} éléments : écrivez 1 à {}
'{}' is no hex
    « {} » n’est pas une case
{} is no {}
    jamais

";

    fn french(at: &str, problem: &str) -> String {
        match Fault::new(at, problem).in_french(BOOK).words {
            Some(Text::Tongues { fr, en }) if en == format!("{at}: {problem}") => fr,
            words => panic!("{words:?}"),
        }
    }

    #[test]
    fn the_pattern_that_spells_out_most_is_said() {
        assert_eq!(french("unit A", "7 elements: write 1 to 4"), "Unité A\u{a0}: 7 éléments : écrivez 1 à 4.");
        assert_eq!(french("unit A", "'9999' is no hex"), "Unité A\u{a0}: « 9999 » n’est pas une case.");
    }

    #[test]
    fn a_sentence_that_no_book_has_says_where_and_by_which_rule() {
        assert_eq!(french("unit A", "it has moved (XX-17)"), "Unité A\u{a0}: contraire à la règle XX-17.");
        assert_eq!(french("unit A", "whatever (that is)"), "Unité A\u{a0}: cela ne convient pas.");
        assert!(!Fault::new("unit A", "whatever").is_bilingual(BOOK));
        assert!(Fault::new("unit A", "0 elements: write 1 to 4").is_bilingual(BOOK));
    }
}
