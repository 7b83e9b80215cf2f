//! Words that are made up of a stem and a name of the rules: the source does not spell them out.

use std::path::Path;

use belle_epoque::{BelleEpoque, PALETTE};
use kernel::conformance::sources;
use kernel::{Phrasebook, Show, Text, Tongue};

/// The labels of dice and the reasons of ends that the source names.
fn named(pattern: &str) -> Vec<String> {
    let mut names = Vec::new();
    for text in sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")) {
        for part in text.split(pattern).skip(1) {
            let line = part.split(';').next().unwrap_or_default();
            names.extend(line.split('"').nth(1).map(str::to_owned));
        }
    }
    names
}

/// Every ground, die, reason and degree has its word in both languages (BE-30, BE-V4, BE-V5).
#[test]
fn made_up_keys_have_words() {
    let mut keys: Vec<String> = PALETTE.iter().map(|ground| format!("terrain-{}", ground.name)).collect();
    keys.extend(named("dice.roll(").into_iter().map(|label| format!("die-{label}")));
    keys.extend(named("Outcome::draw(").into_iter().map(|reason| format!("reason-{reason}")));
    keys.extend(["rout", "points"].map(|reason| format!("reason-{reason}")));
    assert!(keys.len() > PALETTE.len() + 3, "{keys:?}");
    for tongue in Tongue::BOTH {
        let book = Phrasebook::new(tongue, &[BelleEpoque::words(tongue)]).unwrap_or_else(|fault| panic!("{fault}"));
        for key in &keys {
            book.try_say(&Text::key(key.clone())).unwrap_or_else(|fault| panic!("{fault}"));
        }
    }
}

/// Every refusal that a rule gives by a word of its own has a sentence, however the word reaches it.
#[test]
fn every_refusal_has_a_sentence() {
    let words = BelleEpoque::words(Tongue::En);
    let mut missing = Vec::new();
    for pattern in ["refuse(\"BE-", "refuse(\""] {
        for reason in named_last(pattern) {
            if !words.contains(&format!("\nrefuse-{reason} =")) {
                missing.push(reason);
            }
        }
    }
    assert!(missing.is_empty(), "{missing:?}");
}

/// The last quoted word of each call.
fn named_last(pattern: &str) -> Vec<String> {
    let mut names = Vec::new();
    for text in sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")) {
        for part in text.split(pattern).skip(1) {
            let call = part.split(')').next().unwrap_or_default();
            let quoted: Vec<_> = format!("\"{call}").split('"').skip(1).step_by(2).map(str::to_owned).collect();
            names.extend(quoted.last().filter(|word| !word.starts_with("BE-")).cloned());
        }
    }
    names
}
