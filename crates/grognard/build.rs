//! The version that `grognard --version` prints, with the commit where the source is a clone: an archive has none.

use std::path::{Path, PathBuf};
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let number = env!("CARGO_PKG_VERSION");
    let version = commit().map_or(number.to_owned(), |commit| format!("{number} ({commit})"));
    println!("cargo::rustc-env=GROGNARD_VERSION={version}");
}

/// The commit that is checked out, watched for the next one.
fn commit() -> Option<String> {
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().ok()?;
    // An archive unpacked inside another clone is not that clone's commit.
    let clone = PathBuf::from(git(&["rev-parse", "--show-toplevel"])?).canonicalize().ok()?;
    if clone != project {
        return None;
    }
    // A file that is not there would count as changed at every build.
    let moved = ["HEAD", "logs/HEAD"].iter().filter_map(|name| git(&["rev-parse", "--git-path", name]));
    for path in moved.filter(|path| Path::new(path).exists()) {
        println!("cargo::rerun-if-changed={path}");
    }
    git(&["rev-parse", "--short=10", "HEAD"])
}

fn git(args: &[&str]) -> Option<String> {
    let output = Command::new("git").args(args).output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8(output.stdout).ok()?.trim().to_owned())
}
