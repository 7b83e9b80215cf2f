//! Names that carry their grammar. The author of a scenario writes before a name how a sentence speaks of it:
//!
//! | written | French | English |
//! |---|---|---|
//! | `(la) batterie de 6` | la batterie de 6, de la batterie de 6, f, one | the batterie de 6 |
//! | `(les, m) Français` | les Français, des Français, m, many | |
//! | `(the, many) 15th Hussars` | | the 15th Hussars: they charge |
//! | `(m) Ney` | Ney, de Ney, m, one | Ney |
//!
//! On maps, counters and lists it stands without its article and with a capital letter. What a name does not say of
//! itself no sentence can use, and the laws of the words fail.

use crate::Tongue;

const FRENCH: [&str; 4] = ["le", "la", "l’", "les"];

/// What English verbs and pronouns take of one and of several.
const ENGLISH: [(&str, [&str; 2]); 5] = [
    ("s", ["s", ""]),
    ("is", ["is", "are"]),
    ("has", ["has", "have"]),
    ("does", ["does", "do"]),
    ("its", ["its", "their"]),
];

/// A name and what it says of itself.
pub struct Name<'a> {
    /// Without its article, as it stands in a sentence.
    pub bare: &'a str,
    article: &'a str,
    gender: Option<char>,
    many: bool,
    /// Whether anything is said of it at all.
    told: bool,
}

impl<'a> Name<'a> {
    /// Reads a name. Brackets that say something else belong to it.
    pub fn read(words: &'a str) -> Name<'a> {
        let name = Name { bare: words, article: "", gender: None, many: false, told: false };
        let Some((marks, bare)) = words.strip_prefix('(').and_then(|rest| rest.split_once(") ")) else { return name };
        let mut marked = Name { bare, told: true, ..name };
        for mark in marks.split(',').map(str::trim) {
            match mark {
                "m" | "f" => marked.gender = mark.chars().next(),
                "many" => marked.many = true,
                "the" => marked.article = mark,
                _ if FRENCH.contains(&mark) => marked.article = mark,
                _ => return name,
            }
        }
        marked.many |= marked.article == "les";
        let of_article = match marked.article {
            "le" => Some('m'),
            "la" => Some('f'),
            _ => None,
        };
        marked.gender = marked.gender.or(of_article);
        marked
    }

    /// A name that says nothing of itself, taken for that of a man: so that no scenario is ever left without words.
    #[must_use]
    pub fn or_man(mut self) -> Name<'a> {
        if !self.told {
            (self.told, self.gender) = (true, Some('m'));
        }
        self
    }

    /// As it stands by itself.
    pub fn label(&self) -> String {
        if self.article.is_empty() { self.bare.to_owned() } else { raised(self.bare) }
    }

    /// What sentences of this language may ask of it.
    pub(crate) fn attributes(&self, tongue: Tongue) -> Vec<(&'static str, String)> {
        if !self.told {
            return Vec::new();
        }
        let mut said = match tongue {
            Tongue::Fr => {
                let ending = self.gender.map(|gender| ("e", self.ending(gender)));
                [("of", self.after("de")), ("to", self.after("à"))].into_iter().chain(ending).collect()
            }
            Tongue::En => ENGLISH.map(|(id, [one, many])| (id, if self.many { many } else { one }.into())).to_vec(),
        };
        let the = self.the(tongue);
        said.extend([("The", raised(&the)), ("the", the)]);
        said.push(("number", if self.many { "many" } else { "one" }.into()));
        said.extend(self.gender.map(|gender| ("gender", gender.to_string())));
        said
    }

    fn the(&self, tongue: Tongue) -> String {
        match (self.article, tongue) {
            ("", _) => self.bare.to_owned(),
            (_, Tongue::En) => format!("the {}", self.bare),
            ("l’", _) => format!("l’{}", self.bare),
            (article, _) => format!("{article} {}", self.bare),
        }
    }

    /// What it adds to a French participle: pris, prise, prises.
    fn ending(&self, gender: char) -> String {
        format!("{}{}", if gender == 'f' { "e" } else { "" }, if self.many { "s" } else { "" })
    }

    /// With a French preposition, melted into the article or elided.
    fn after(&self, preposition: &str) -> String {
        let melted = match (preposition, self.article) {
            ("de", "le") => Some("du"),
            ("de", "les") => Some("des"),
            ("à", "le") => Some("au"),
            ("à", "les") => Some("aux"),
            _ => None,
        };
        match melted {
            Some(melted) => format!("{melted} {}", self.bare),
            None if preposition == "de" && self.article.is_empty() && vowel(self.bare) => format!("d’{}", self.bare),
            None => format!("{preposition} {}", self.the(Tongue::Fr)),
        }
    }
}

fn vowel(word: &str) -> bool {
    word.chars().next().is_some_and(|c| "aàâeéèêëiîoôuœAÀÂEÉÈÊIÎOÔUŒ".contains(c))
}

fn raised(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(name: &str, tongue: Tongue, attribute: &str) -> Option<String> {
        let said = Name::read(name).attributes(tongue);
        said.into_iter().find(|(id, _)| *id == attribute).map(|(_, words)| words)
    }

    #[test]
    fn a_name_is_spoken_of_as_it_says() {
        let french = [
            ("(le) 28e ligne", "The", "Le 28e ligne"),
            ("(le) 28e ligne", "of", "du 28e ligne"),
            ("(la) batterie de 6", "to", "à la batterie de 6"),
            ("(l’, f) avant-garde", "of", "de l’avant-garde"),
            ("(l’, f) avant-garde", "gender", "f"),
            ("(les, f) batteries", "e", "es"),
            ("(les, m) Français", "to", "aux Français"),
            ("(les, m) Français", "number", "many"),
            ("(m) Eugène", "of", "d’Eugène"),
            ("(m) Ney", "the", "Ney"),
        ];
        for (name, attribute, words) in french {
            assert_eq!(of(name, Tongue::Fr, attribute).as_deref(), Some(words), "{name}");
        }
        let english = [
            ("(the, many) 15th Hussars", "The", "The 15th Hussars"),
            ("(the, many) 15th Hussars", "s", ""),
            ("(the) 28th Foot", "s", "s"),
            ("(le) 28e ligne", "the", "the 28e ligne"),
            ("(m) Ney", "has", "has"),
        ];
        for (name, attribute, words) in english {
            assert_eq!(of(name, Tongue::En, attribute).as_deref(), Some(words), "{name}");
        }
    }

    #[test]
    fn a_name_stands_alone_without_its_grammar() {
        let labels = [
            ("(la) batterie de 6", "Batterie de 6"),
            ("(m) d’Erlon", "d’Erlon"),
            ("Picton", "Picton"),
            ("(7e) Hussards", "(7e) Hussards"),
        ];
        for (name, label) in labels {
            assert_eq!(Name::read(name).label(), label);
        }
    }

    #[test]
    fn a_name_says_nothing_that_was_not_written() {
        assert_eq!(of("Batterie de 6", Tongue::Fr, "the"), None);
        assert_eq!(of("(l’) avant-garde", Tongue::Fr, "gender"), None, "its article does not tell");
        let man = Name::read("Batterie de 6").or_man().attributes(Tongue::Fr);
        assert!(man.contains(&("of", "de Batterie de 6".to_owned())));
    }
}
