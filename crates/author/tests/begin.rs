use std::fs;
use std::path::Path;
use std::process::Command;

use tempfile::TempDir;

const CATALOGUE: &str = "crates/catalogue/Cargo.toml";

/// A project with a catalogue of one game.
fn project() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |path: &str| folder.path().join(path);
    fs::create_dir_all(at("crates/catalogue")).expect("a folder");
    let manifest = "[dependencies]\nold = { path = \"../../games/old\" }\n\nkernel.workspace = true\n";
    fs::write(at(CATALOGUE), manifest).expect("a catalogue");
    fs::copy(concat!(env!("CARGO_MANIFEST_DIR"), "/../../rustfmt.toml"), at("rustfmt.toml")).expect("a style");
    folder
}

fn read(folder: &Path) -> Vec<(String, String)> {
    let mut texts = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            texts.extend(read(&path));
        } else {
            texts.push((path.display().to_string(), fs::read_to_string(&path).expect("text")));
        }
    }
    texts
}

fn refusal(project: &Path, name: &str) -> String {
    author::begin(project, name).err().unwrap_or_else(|| panic!("'{name}' should be refused")).to_string()
}

#[test]
fn a_new_game_has_its_own_name_everywhere() {
    let project = project();
    let begun = author::begin(project.path(), "le_gue").expect("a game");
    assert_eq!(begun.folder, project.path().join("games/le_gue"));
    let texts = read(&begun.folder);
    assert!(texts.iter().any(|(path, text)| path.ends_with("src/lib.rs") && text.contains("struct LeGue")));
    assert!(texts.iter().any(|(path, text)| path.ends_with("rules/fr.md") && text.contains("**LG-01**")));
    for (path, text) in &texts {
        for old in ["new_game", "NewGame", "New Game", "NG-"] {
            assert!(!text.contains(old), "{path} still says {old}");
        }
    }
    let marked = texts.iter().flat_map(|(_, text)| text.lines()).filter(|line| line.contains("AUTHOR"));
    assert_eq!(begun.marks, marked.count());
}

#[test]
fn it_is_registered_after_the_others() {
    let project = project();
    author::begin(project.path(), "le_gue").expect("a game");
    let manifest = fs::read_to_string(project.path().join(CATALOGUE)).expect("a catalogue");
    let lines: Vec<_> = manifest.lines().collect();
    assert_eq!(lines[1..3], [r#"old = { path = "../../games/old" }"#, r#"le_gue = { path = "../../games/le_gue" }"#]);
}

/// The record's hashes begin with the game's name.
#[test]
fn its_golden_record_is_sound() {
    let project = project();
    let begun = author::begin(project.path(), "le_gue").expect("a game");
    let record = fs::read_to_string(begun.folder.join("tests/golden/first.record")).expect("a record");
    assert_eq!(kernel::Record::parse(&record).expect("a sound record").header.game, "le_gue");
}

/// A name may be longer or shorter than the template's, and sort before or after what it is imported with.
#[test]
fn it_is_formatted() {
    if Command::new("rustfmt").arg("--version").output().is_err() {
        return;
    }
    let project = project();
    for name in ["ab", "a_very_long_name_of_a_battle_in_1807", "zama_202"] {
        let begun = author::begin(project.path(), name).expect("a game");
        let sources = ["src/lib.rs", "tests/main.rs"].map(|source| begun.folder.join(source));
        let checked = Command::new("rustfmt").args(["--edition", "2024", "--check"]).args(sources).output();
        let checked = checked.expect("rustfmt runs");
        assert!(checked.status.success(), "{name}: {}", String::from_utf8_lossy(&checked.stdout));
    }
}

#[test]
fn names_that_cannot_be_are_refused_and_nothing_is_written() {
    let project = project();
    let said = |name: &str| refusal(project.path(), name);
    for name in ["", "Gue", "7_ans", "le gue", "../gue", "gué"] {
        assert!(said(name).contains("small letters"), "{name}: {}", said(name));
    }
    assert!(said("x").contains("two letters"));
    assert!(said("le__gue").contains("single underscores"));
    assert!(said("yield").contains("a word of Rust"));
    assert!(said("catalogue").contains("a crate of the project"));
    assert!(said("kernel").contains("a crate of the project"));
    assert!(said("side").contains("uses the word Side"));
    assert!(!project.path().join("games").exists());
}

#[test]
fn an_existing_game_is_not_overwritten() {
    let project = project();
    author::begin(project.path(), "le_gue").expect("a game");
    assert!(refusal(project.path(), "le_gue").contains("is there already"));
}

#[test]
fn another_folder_is_refused() {
    let elsewhere = tempfile::tempdir().expect("a folder");
    assert!(refusal(elsewhere.path(), "le_gue").contains("project's folder"));
}
