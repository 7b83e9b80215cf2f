//! Follows docs/author.md to the letter, as a new author would: applies its changes, checks its excerpts, types its
//! commands. The project is this one without its games, so that little has to be compiled.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
/// A folder in the target folder, which is shared with the project: its dependencies are compiled already.
const FOLDER: &str = env!("CARGO_TARGET_TMPDIR");

/// A block of the guide: the words after its fence, and its lines.
struct Block<'a> {
    words: Vec<&'a str>,
    lines: Vec<&'a str>,
}

fn blocks(guide: &str) -> Vec<Block<'_>> {
    let mut lines = guide.lines();
    let mut blocks = Vec::new();
    while let Some(fence) = lines.find(|line| line.starts_with("```")) {
        let words = fence.trim_start_matches('`').split_whitespace().collect();
        blocks.push(Block { words, lines: lines.by_ref().take_while(|line| *line != "```").collect() });
    }
    blocks
}

/// The project without its games. What the guide leaves alone is a link, so that cargo finds it unchanged the next time.
fn project() -> PathBuf {
    let (root, folder) = (Path::new(ROOT).canonicalize().expect("the project"), Path::new(FOLDER).join("guide"));
    let _ = fs::remove_dir_all(&folder);
    for path in ["games", "crates/catalogue", "crates/grognard"] {
        fs::create_dir_all(folder.join(path)).expect("a folder");
    }
    for crate_ in fs::read_dir(root.join("crates")).expect("crates") {
        let path = Path::new("crates").join(crate_.expect("a crate").file_name());
        if !folder.join(&path).exists() {
            symlink(root.join(&path), folder.join(&path)).expect("a link");
        }
    }
    for path in ["web", "rustfmt.toml"] {
        symlink(root.join(path), folder.join(path)).expect("a link");
    }
    for path in ["catalogue/src", "catalogue/build.rs", "grognard/src", "grognard/build.rs"] {
        let path = Path::new("crates").join(path);
        symlink(root.join(&path), folder.join(&path)).expect("a link");
    }
    let rewrite = |path: &str, rewritten: fn(String) -> String| {
        let text = fs::read_to_string(root.join(path)).expect("a file of the project");
        fs::write(folder.join(path), rewritten(text)).expect("a file is written");
    };
    rewrite("Cargo.lock", |text| text);
    rewrite("Cargo.toml", |text| text.replace(", \"crates/author/template\"", ""));
    // With a number of its own the list of one game never takes the place of the project's.
    rewrite("crates/catalogue/Cargo.toml", |text| {
        let text = text.replacen("\nversion.workspace = true", "\nversion = \"0.0.0\"", 1);
        text.split_inclusive('\n').filter(|line| !line.contains("../../games/")).collect()
    });
    // Under its own name it would take the place of the program that other tests are running. With the features that its
    // dependencies have in the tests they need not be compiled again.
    rewrite("crates/grognard/Cargo.toml", |text| {
        let text = text.replacen("[[bin]]\nname = \"grognard\"", "[[bin]]\nname = \"guided\"", 1);
        let tokio = "alike.workspace = true\ntokio = { workspace = true, features = [\"process\"] }\n";
        text.replacen("tokio.workspace = true\n", tokio, 1)
    });
    folder
}

/// Makes a change: what is marked `-` or not at all is looked for, what is marked `+` or not at all replaces it.
fn change(file: &Path, lines: &[&str]) {
    let mut text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    for hunk in lines.split(|line| *line == "@@") {
        let side = |without: char| -> String {
            let kept = hunk.iter().filter(|line| !line.starts_with(without));
            kept.map(|line| format!("{}\n", line.get(1..).unwrap_or(""))).collect()
        };
        let old = side('+');
        assert_eq!(text.matches(&old).count(), 1, "{} should have once:\n{old}", file.display());
        text = text.replace(&old, &side('-'));
    }
    fs::write(file, text).expect("the change is written");
}

/// Types a command, and looks for what the guide says it prints.
fn run(project: &Path, command: &str, wanted: &[&str]) {
    if let Some(name) = command.strip_prefix("cargo run -p grognard -- new-game ") {
        // The program would do the same, but compiling it twice takes long.
        author::begin(project, name).expect("a game is begun");
        return;
    }
    let target = Path::new(FOLDER).parent().expect("the target folder");
    let mut shell = Command::new("sh");
    shell.args(["-ec", command]).current_dir(project).env("CARGO_TARGET_DIR", target).env("CARGO_NET_OFFLINE", "true");
    // Whoever runs tests tells them of their crate; a build script that asks who asked for it would be run again.
    let of_tests = |name: &String| name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_");
    for name in std::env::vars().map(|(name, _)| name).filter(of_tests) {
        shell.env_remove(name);
    }
    let output = shell.output().expect("a shell");
    let said = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command}\n{said}");
    for line in wanted {
        assert!(said.contains(line), "{command} does not print '{line}':\n{said}");
    }
}

#[test]
fn the_guide_leads_to_a_game() {
    let guide = fs::read_to_string(Path::new(ROOT).join("docs/author.md")).expect("the guide");
    let project = project();
    for Block { words, lines } in blocks(&guide) {
        match words[..] {
            ["diff", file] => change(&project.join(file), &lines),
            ["rust", file] => {
                let text = fs::read_to_string(project.join(file)).expect("a file of the game");
                assert!(text.contains(&lines.join("\n")), "{file} does not have:\n{}", lines.join("\n"));
            }
            ["console"] => {
                let mut lines = &lines[..];
                while let [command, rest @ ..] = lines {
                    let next = rest.iter().position(|line| line.starts_with("$ ")).unwrap_or(rest.len());
                    run(&project, command.trim_start_matches("$ "), &rest[..next]);
                    lines = &rest[next..];
                }
            }
            _ => panic!("a block of the guide that nobody tests: {words:?}"),
        }
    }
}
