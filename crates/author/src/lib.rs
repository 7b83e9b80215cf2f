//! The author's road: [`begin`] writes the crate of a new game and registers it.
//!
//! The template is a game itself, a member of the workspace that keeps the laws every time the tests run: what is
//! written is that game under another name.

mod name;

use std::path::{Path, PathBuf};
use std::process::Command;

use kernel::{Fault, Record};
use rust_embed::RustEmbed;

pub use name::Name;

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/template"]
struct Template;

/// The list of the games, below the project's folder.
const CATALOGUE: &str = "crates/catalogue/Cargo.toml";
/// How a line of the catalogue names a game.
const REGISTERED: &str = "path = \"../../games/";

/// A game that was just begun.
pub struct Begun {
    /// Its folder.
    pub folder: PathBuf,
    /// How many lines are marked for the author.
    pub marks: usize,
}

/// Writes the crate of a new game below the project's folder, and registers it.
pub fn begin(project: &Path, name: &str) -> Result<Begun, Fault> {
    let catalogue = project.join(CATALOGUE);
    let missing = |_| Fault::new(CATALOGUE, "not found: run this in the project's folder");
    let manifest = std::fs::read_to_string(&catalogue).map_err(missing)?;
    let name = Name::new(name)?;
    let taken = |word: &str| Fault::new(format!("name '{}'", name.id), format!("{word}: choose another"));
    let folder = project.join("games").join(&name.id);
    Fault::unless(!folder.exists(), folder.display().to_string(), "is there already: choose another name")?;
    if project.join("crates").join(&name.id).exists() || depends_on(&manifest, &name.id) {
        return Err(taken("a crate of the project is called so"));
    }
    if texts().any(|(_, text)| has_word(&text, &name.type_name)) {
        return Err(taken(&format!("a game's code uses the word {} for something else", name.type_name)));
    }
    let marks = write(&folder, &name)?;
    let registered = register(&manifest, &name.id);
    std::fs::write(&catalogue, registered).map_err(|error| Fault::new(CATALOGUE, error.to_string()))?;
    tidy(&folder);
    Ok(Begun { folder, marks })
}

/// The files of the template, by their path.
fn texts() -> impl Iterator<Item = (String, String)> {
    Template::iter().filter_map(|path| {
        let file = Template::get(&path)?;
        Some((path.into_owned(), String::from_utf8_lossy(&file.data).into_owned()))
    })
}

/// Writes every file of the template under the new name; says how many lines are marked.
fn write(folder: &Path, name: &Name) -> Result<usize, Fault> {
    let mut marks = 0;
    for (path, text) in texts() {
        let text = if path.ends_with(".record") { rerecord(&text, name)? } else { name.put_into(&text) };
        marks += text.lines().filter(|line| line.contains("AUTHOR")).count();
        let file = folder.join(path);
        let io = |error: std::io::Error| Fault::new(file.display().to_string(), error.to_string());
        std::fs::create_dir_all(file.parent().unwrap_or(folder)).map_err(io)?;
        std::fs::write(&file, text).map_err(io)?;
    }
    Ok(marks)
}

/// A golden record under the new name: the chain of its hashes begins with the game's id.
fn rerecord(text: &str, name: &Name) -> Result<String, Fault> {
    let mut record = Record::parse(text)?;
    record.header.game.clone_from(&name.id);
    Ok(record.text())
}

/// The catalogue's manifest with one more game, after the last one.
fn register(manifest: &str, id: &str) -> String {
    let mut lines: Vec<&str> = manifest.lines().collect();
    let last = lines.iter().rposition(|line| line.contains(REGISTERED) || *line == "[dependencies]");
    let line = format!("{id} = {{ {REGISTERED}{id}\" }}");
    lines.insert(last.map_or(lines.len(), |last| last + 1), &line);
    lines.join("\n") + "\n"
}

fn depends_on(manifest: &str, id: &str) -> bool {
    manifest.lines().any(|line| line.split([' ', '.']).next() == Some(id))
}

fn has_word(text: &str, word: &str) -> bool {
    text.split(|c: char| !c.is_alphanumeric() && c != '_').any(|found| found == word)
}

/// A name of another length may want other line breaks; without rustfmt they stay as they are.
fn tidy(folder: &Path) {
    let sources = ["src/lib.rs", "tests/main.rs"].map(|source| folder.join(source));
    let _ = Command::new("rustfmt").args(["--edition", "2024"]).args(sources).output();
}
