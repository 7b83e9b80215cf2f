//! Words that are made up of a stem and a name of the rules: the source does not spell them out.

use std::path::Path;

use belle_epoque::{BelleEpoque, PALETTE};
use kernel::conformance::sources;
use kernel::{Phrasebook, Show, Text, Tongue};

/// What follows each of these words in the source, up to this sign.
fn after(pattern: &str, end: char) -> Vec<String> {
    let texts = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    let parts = texts.iter().flat_map(|text| text.split(pattern).skip(1));
    parts.map(|part| part.split(end).next().unwrap_or_default().to_owned()).collect()
}

/// The labels of dice and the reasons of ends that the source names.
fn named(pattern: &str) -> impl Iterator<Item = String> {
    after(pattern, ';').into_iter().filter_map(|line| line.split('"').nth(1).map(str::to_owned))
}

/// Every ground, die, reason and degree has its word in both languages (BE-30, BE-V4, BE-V5).
#[test]
fn made_up_keys_have_words() {
    let mut keys: Vec<String> = PALETTE.iter().map(|ground| format!("terrain-{}", ground.name)).collect();
    keys.extend(named("dice.roll(").map(|label| format!("die-{label}")));
    keys.extend(named("Outcome::by_points(").map(|reason| format!("reason-{reason}")));
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
    let mut missing = ["refuse(\"BE-", "refuse(\""].into_iter().flat_map(named_last).collect::<Vec<_>>();
    missing.retain(|reason| !words.contains(&format!("\nrefuse-{reason} =")));
    assert!(missing.is_empty(), "{missing:?}");
}

/// The last quoted word of each call.
fn named_last(pattern: &str) -> impl Iterator<Item = String> {
    let last = |call: String| format!("\"{call}").split('"').skip(1).step_by(2).last().map(str::to_owned);
    after(pattern, ')').into_iter().filter_map(last).filter(|word| !word.starts_with("BE-"))
}
