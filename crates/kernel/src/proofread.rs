//! What a reader stumbles over, as far as a program can see it: signs and spaces, articles that should have melted
//! together, one of several and several of one, words of the other language.

use crate::Tongue;

const NARROW: [char; 2] = ['\u{a0}', '\u{202f}'];

/// The first thing in a sentence that its reader would stumble over.
pub fn stumble(tongue: Tongue, sentence: &str) -> Option<String> {
    // Signs part the words: only what stands between two of them is read together.
    let phrases: Vec<Vec<&str>> = sentence.split(parts).map(|phrase| phrase.split_whitespace().collect()).collect();
    let of_phrases = |n: usize| phrases.iter().flat_map(move |words| words.windows(n));
    let signs = signs(sentence).map(str::to_owned);
    signs
        .or_else(|| match tongue {
            Tongue::Fr => french_signs(sentence),
            Tongue::En => english_signs(sentence),
        })
        .or_else(|| of_phrases(3).find_map(|three| in_three(tongue, [three[0], three[1], three[2]])))
        .or_else(|| of_phrases(2).find_map(|two| in_two(tongue, two[0], two[1])))
        .or_else(|| of_phrases(1).find(|word| no_word(tongue, word[0])).map(|word| format!("'{}'", word[0])))
}

/// The first line of a Fluent file whose signs stand wrong in that language, also in messages that nobody has heard.
pub fn misprint(tongue: Tongue, fluent: &str) -> Option<String> {
    let lines = fluent.lines().filter(|line| !line.starts_with('#'));
    let wrong = lines.map(|line| (line, printed(line))).find_map(|(line, text)| match tongue {
        Tongue::Fr => Some((line, french_signs(&text)?)),
        Tongue::En => Some((line, english_signs(&text)?)),
    });
    wrong.map(|(line, what)| format!("{what}: {}", line.trim()))
}

/// What a line of Fluent prints: without the message's name or the case in front, with a letter for whatever is filled
/// in. What begins or ends on another line is left out.
fn printed(line: &str) -> String {
    let line = line.split_once(" = ").map_or(line, |(_, text)| text).trim_start_matches([' ', '*']);
    let case = line.strip_prefix('[').and_then(|line| line.split_once("] "));
    let (mut text, mut open) = (String::new(), 0);
    for c in case.map_or(line, |(_, text)| text).replace("://", "").chars() {
        match c {
            '{' => open += 1,
            '}' if open == 0 => text = "x".to_owned(),
            '}' => {
                open -= 1;
                text.push('x');
            }
            _ if open == 0 => text.push(c),
            _ => {}
        }
    }
    text.trim_matches(' ').to_owned()
}

fn parts(c: char) -> bool {
    matches!(c, ',' | '.' | ':' | ';' | '!' | '?' | '(' | ')' | '«' | '»' | '“' | '”' | '·' | '…' | '–' | '—')
}

fn signs(sentence: &str) -> Option<&'static str> {
    let space = |c: char| c == ' ' || NARROW.contains(&c);
    let chars: Vec<char> = sentence.chars().collect();
    let spaced = chars.windows(2).any(|two| space(two[0]) && (space(two[1]) || two[1] == ',' || two[1] == '.'));
    let straight =
        chars.windows(3).any(|three| three[0].is_alphabetic() && three[1] == '\'' && three[2].is_alphabetic());
    match () {
        () if sentence.starts_with(space) || sentence.ends_with(space) => Some("a space at its edge"),
        () if spaced => Some("a space too many"),
        () if straight => Some("a straight apostrophe"),
        () if ["{", "}", "⟨", "⟩", "()", ",,", " )", "( "].iter().any(|sign| sentence.contains(sign)) => {
            Some("signs that stand for nothing")
        }
        () => None,
    }
}

/// French print puts a space that cannot break before high signs and inside quotation marks.
fn french_signs(sentence: &str) -> Option<String> {
    let chars: Vec<char> = sentence.chars().collect();
    let wrong = chars.windows(2).find(|two| match two {
        [before, ':' | ';' | '!' | '»' | '%'] => !NARROW.contains(before),
        // Alone, it stands for what is not known.
        [before, '?'] => before.is_alphanumeric(),
        ['«', after] => !NARROW.contains(after),
        _ => false,
    });
    wrong.map(|two| format!("no unbreakable space in '{}'", two.iter().collect::<String>()))
}

fn english_signs(sentence: &str) -> Option<String> {
    let chars: Vec<char> = sentence.chars().collect();
    let wrong = chars.windows(2).find(|two| two[0].is_whitespace() && matches!(two[1], ':' | ';' | '!' | '%'));
    wrong.map(|two| format!("a space before '{}'", two[1]))
}

fn in_three(tongue: Tongue, [a, b, c]: [&str; 3]) -> Option<String> {
    let infinitive = ["er", "ir", "re"].iter().any(|end| c.ends_with(end));
    let melts = matches!(a, "de" | "à") && matches!(b, "le" | "les") && !infinitive;
    let wrong = (tongue == Tongue::Fr && melts) || lowest_face(a, b, c);
    wrong.then(|| format!("'{a} {b} {c}'"))
}

/// "1 ou moins", "1 or less": no die shows less.
fn lowest_face(a: &str, b: &str, c: &str) -> bool {
    a == "1" && matches!((b, c), ("ou", "moins") | ("or", "less"))
}

fn in_two(tongue: Tongue, a: &str, b: &str) -> Option<String> {
    let wrong = match tongue {
        Tongue::Fr => article_unmelted(a, b) || unelided(a, b) || french_number(a, b) || french_none(a, b),
        Tongue::En => english_number(a, b) || english_article(a, b) || english_none(a, b),
    };
    (wrong || twice(a, b)).then(|| format!("'{a} {b}'"))
}

/// "de Les Haies", "à Le Môle", "en La donga": before a name the article melts, or is left out.
fn article_unmelted(a: &str, b: &str) -> bool {
    let small = a.to_lowercase();
    let before = small.rsplit('’').next().unwrap_or(&small);
    (matches!(before, "de" | "à" | "jusqu’à") && matches!(b, "Le" | "Les"))
        || (matches!(before, "en" | "du" | "des" | "au" | "aux")
            && matches!(b, "Le" | "La" | "Les" | "le" | "la" | "les"))
}

/// "de infanterie", "que elle".
fn unelided(a: &str, b: &str) -> bool {
    const SHORT: [&str; 12] = ["de", "le", "la", "que", "ne", "se", "me", "te", "je", "jusque", "lorsque", "puisque"];
    const UNMOVED: [&str; 6] = ["onze", "onzième", "oui", "un", "uhlan", "uhlans"];
    let vowel = b.chars().next().is_some_and(|c| "aàâeéèêiîoôuœ".contains(c.to_lowercase().next().unwrap_or(c)));
    let name_of_a_place =
        b.chars().any(|c| c.is_ascii_digit()) || b.trim_end_matches(['e', 'r']).chars().all(|c| !c.is_lowercase());
    // SE and NE are points of the compass.
    let is_word = a.chars().skip(1).all(char::is_lowercase);
    is_word && SHORT.contains(&a.to_lowercase().as_str()) && vowel && !name_of_a_place && !UNMOVED.contains(&b)
}

/// A number that counts something: not the name of a hex, 0304 or 1102.
fn number(word: &str) -> Option<u32> {
    word.parse().ok().filter(|_| word.len() < 4 && (word == "0" || !word.starts_with('0')))
}

/// "1 dés", "3 point".
fn french_number(a: &str, b: &str) -> bool {
    const SINGULAR: [&str; 12] =
        ["fois", "pas", "bois", "corps", "mars", "moins", "plus", "dans", "sous", "vers", "sans", "puis"];
    const COUNTED: [&str; 14] = [
        "point",
        "perte",
        "dé",
        "tour",
        "manche",
        "hexagone",
        "jeton",
        "élément",
        "pièce",
        "figurine",
        "touche",
        "unité",
        "avion",
        "coup",
    ];
    let Some(n) = number(a) else { return false };
    let plural = b.ends_with(['s', 'x']) && b.chars().all(char::is_lowercase) && b.len() > 3;
    if n < 2 { plural && !SINGULAR.contains(&b) } else { COUNTED.contains(&b) }
}

/// "the the", "en en": what was put together from two sentences that both had the word.
fn twice(a: &str, b: &str) -> bool {
    const RIGHT: [&str; 3] = ["nous", "vous", "had"];
    a == b && a.len() > 1 && a.chars().all(char::is_lowercase) && !RIGHT.contains(&a)
}

/// "reste 0", "Répartissez 0 jeton", "0d6": where nothing is counted, people use words.
fn french_none(a: &str, b: &str) -> bool {
    (b == "0" && matches!(a, "reste" | "restent" | "reculer")) || (a == "0" && matches!(b, "jeton" | "dé"))
}

/// "0 left", "back 0 hexes", "0 more", "0 dice".
fn english_none(a: &str, b: &str) -> bool {
    a == "0" && matches!(b, "left" | "more" | "such" | "loss" | "dice" | "hexes")
}

/// "1 dice", "1 losses", "3 point".
fn english_number(a: &str, b: &str) -> bool {
    const COUNTED: [[&str; 2]; 16] = [
        ["point", "points"],
        // "2 loss markers" is right.
        ["", "losses"],
        ["die", "dice"],
        ["turn", "turns"],
        ["round", "rounds"],
        ["hex", "hexes"],
        ["hit", "hits"],
        ["element", "elements"],
        ["piece", "pieces"],
        ["figure", "figures"],
        ["unit", "units"],
        ["step", "steps"],
        ["town", "towns"],
        ["ship", "ships"],
        ["chit", "chits"],
        ["marker", "markers"],
    ];
    let Some(n) = number(a) else { return false };
    COUNTED.iter().any(|[one, many]| if n == 1 { b == *many } else { b == *one })
}

/// "a element", "an hit".
fn english_article(a: &str, b: &str) -> bool {
    let first = b.chars().next().unwrap_or(' ');
    let sounds = "aeioAEIO".contains(first) && !["one", "once", "European"].contains(&b);
    let mute = first == 'u' || first == 'U' || b.starts_with("hour") || b.starts_with("honour");
    match a {
        "a" | "A" => sounds,
        "an" | "An" => !sounds && !mute && first.is_alphabetic() && first.is_lowercase(),
        _ => false,
    }
}

/// A word of the other language, or a throw of no dice.
fn no_word(tongue: Tongue, word: &str) -> bool {
    foreign(tongue).contains(&word) || word.strip_prefix("0d").is_some_and(|sides| sides.parse::<u8>().is_ok())
}

/// Small words that only the other language has.
fn foreign(tongue: Tongue) -> &'static [&'static str] {
    match tongue {
        Tongue::Fr => &["the", "and", "with", "is", "are", "from", "turn"],
        Tongue::En => &["les", "une", "est", "avec", "pas", "dans", "vers", "aux"],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_umpires_stumbled_over_is_seen() {
        let french = [
            "pas de infanterie",
            "prise de Le camp",
            "jusqu’en La donga",
            "Retraite de Les Haies",
            "1 dés",
            "0 pertes",
            "3 point",
            "Test : réussi",
            "Il va à les bois",
            "fin  du tour",
            "Turn of the Russes",
            "l'ennemi",
            "3 pertes, reste 0",
            "Répartissez 0 jeton",
            "Repli de 0d6 pouces",
            "Recul en en B4",
            "Test à 1 ou moins",
        ];
        for sentence in french {
            assert!(stumble(Tongue::Fr, sentence).is_some(), "{sentence}");
        }
        let english = [
            "You are in 1 towns",
            "1 dice",
            "4 point",
            "a element",
            "an hit",
            "40 %",
            "Test : passed",
            "La donga est prise",
            "It has 0 left",
            "back 0 hexes",
            "0d6 inches",
            "The end of the the battle",
            "It hits on 1 or less",
        ];
        for sentence in english {
            assert!(stumble(Tongue::En, sentence).is_some(), "{sentence}");
        }
    }

    #[test]
    fn a_file_is_read_though_nobody_says_it() {
        let good = "# Bien : mal\nseen = { $side }\u{a0}: { $n ->\n    [0] rien\n   *[other] { $n }\u{a0}%\n}\u{a0}; https://a.b\n";
        assert_eq!(misprint(Tongue::Fr, good), None);
        for bad in ["seen = { $n } %", "seen = { $n ->\n   *[other] { $n }: oui\n}", "    .the = « { $n } »"] {
            assert!(misprint(Tongue::Fr, bad).is_some(), "{bad}");
        }
        assert_eq!(misprint(Tongue::En, "seen = { $side }: { $n }%\n   *[other] ; more"), None);
        assert!(misprint(Tongue::En, "seen = { $n } % of it").is_some());
    }

    #[test]
    fn good_sentences_pass() {
        let french = [
            "Il faut de les poursuivre 2 tours\u{a0}: 1 perte, 0 point",
            "De La Haye Sainte à La Belle Alliance, 1 fois",
            "«\u{a0}Marche de A3 en B4\u{a0}»\u{a0}; 40\u{a0}%",
            "le 11e, de II/9e ligne, 1 corps",
            "1102 touche un ennemi",
            "Test à 2 ou moins, puis à 1",
        ];
        for sentence in french {
            assert_eq!(stumble(Tongue::Fr, sentence), None, "{sentence}");
        }
        for sentence in ["An element of a unit: 1 loss, 2 losses, 3 dice", "An hour, a one; 1 corps"] {
            assert_eq!(stumble(Tongue::En, sentence), None, "{sentence}");
        }
    }
}
