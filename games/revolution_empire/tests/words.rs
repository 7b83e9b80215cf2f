//! Every word that the rules may need is there in both languages.

use std::collections::BTreeSet;
use std::path::Path;

use kernel::{Show, Tongue};
use revolution_empire::{RevolutionEmpire, Terrain};

fn messages(tongue: Tongue) -> BTreeSet<String> {
    let lines = RevolutionEmpire::words(tongue).lines();
    lines
        .filter_map(|line| line.split_once(" ="))
        .map(|(key, _)| key.to_owned())
        .filter(|key| !key.starts_with(' '))
        .collect()
}

fn source(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The words that follow a rule's id: `must(holds, "RE-24", "has-fired")`.
fn refusals() -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let files =
        std::fs::read_dir(folder).expect("the sources").filter_map(|file| file.ok()?.file_name().into_string().ok());
    // Those two, and what is in the folder of the first, speak of faults in what an author wrote.
    let files = files.filter(|name| name.ends_with(".rs") && !["setup.rs", "position.rs"].contains(&name.as_str()));
    let mut words = BTreeSet::new();
    for text in files.map(|name| source(&name)) {
        let strings: Vec<&str> = text.split('"').collect();
        let named = strings.windows(3).skip(1).step_by(2);
        let named = named.filter(|three| three[0].starts_with("RE-") && three[1].trim() == ",");
        words.extend(named.map(|three| three[2].to_owned()));
    }
    words
}

/// RE-14: whatever is refused, in whatever phase, is refused in words.
#[test]
fn every_refusal_has_its_sentence() {
    let words = refusals();
    assert!(words.len() > 60, "the sources are read otherwise than they are written: {words:?}");
    for tongue in [Tongue::Fr, Tongue::En] {
        let messages = messages(tongue);
        let missing: Vec<_> = words.iter().filter(|word| !messages.contains(&format!("refuse-{word}"))).collect();
        assert!(missing.is_empty(), "{tongue:?}: no refuse-… for {missing:?}");
    }
}

/// RE-69, RE-94: each part of a sum of dice has a name, and so has each terrain.
#[test]
fn every_share_and_every_terrain_has_its_name() {
    let combat = source("combat.rs");
    let shares: Vec<&str> = combat.split("share(\"").skip(1).filter_map(|part| part.split('"').next()).collect();
    assert_eq!(shares.len(), 10, "{shares:?}");
    for tongue in [Tongue::Fr, Tongue::En] {
        let messages = messages(tongue);
        for share in &shares {
            for key in [format!("share-{share}"), format!("told-{share}")] {
                assert!(messages.contains(&key), "{tongue:?}: {key}");
            }
        }
        for (_, terrain, _) in Terrain::SIGNS {
            assert!(messages.contains(&format!("terrain-{}", terrain.word())), "{tongue:?}: {terrain:?}");
        }
    }
}

#[test]
fn both_languages_say_the_same_things() {
    assert_eq!(messages(Tongue::Fr), messages(Tongue::En));
}

/// The rulebooks name the same rules.
#[test]
fn both_rulebooks_have_the_same_rules() {
    let rules = |tongue| -> BTreeSet<&'static str> {
        let parts = RevolutionEmpire::rulebook(tongue).split("**").skip(1).step_by(2);
        parts.filter(|part| part.starts_with("RE-")).collect()
    };
    assert_eq!(rules(Tongue::Fr), rules(Tongue::En));
    assert_eq!(rules(Tongue::En).len(), 129 + 54);
}
