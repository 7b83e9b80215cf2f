//! Writes the list of the games from the manifest's path dependencies below `games/`, so that a dependency is all that
//! registers a game. The game's type is called as its crate is: `my_game::MyGame`.

use std::path::Path;

fn main() {
    println!("cargo::rerun-if-changed=Cargo.toml");
    let manifest = std::fs::read_to_string("Cargo.toml").expect("cargo runs build scripts beside the manifest");
    let tables: String = manifest.lines().filter_map(registered).map(table).collect();
    let out = std::env::var("OUT_DIR").expect("cargo gives build scripts a folder");
    std::fs::write(Path::new(&out).join("games.rs"), format!("vec![\n{tables}]\n")).expect("the list is written");
}

/// The crate of a line `my_game = { path = "../../games/my_game" }`.
fn registered(line: &str) -> Option<&str> {
    let (name, dependency) = line.split_once(" = ")?;
    dependency.contains("path = \"../../games/").then_some(name)
}

fn table(name: &str) -> String {
    format!("    registered::table::<{name}::{}>(),\n", type_name(name))
}

/// `my_game` as a type: `MyGame`.
fn type_name(name: &str) -> String {
    let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
    name.split('_').filter(|word| !word.is_empty()).map(capital).collect()
}
