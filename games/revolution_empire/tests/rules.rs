//! Rule after rule, as small cases: the ids that each proves stand in its `probes` line.

mod common;

/// RE-94 to RE-123: every terrain of the book.
#[test]
fn ground() {
    common::run(include_str!("cases/ground.txt"));
}

/// RE-40 to RE-47, RE-R7 to RE-R9, RE-R16 to RE-R19.
#[test]
fn marches() {
    common::run(include_str!("cases/marches.txt"));
}

/// RE-24 to RE-39 and RE-48 to RE-90.
#[test]
fn fights() {
    common::run(include_str!("cases/fights.txt"));
}

/// RE-74 to RE-82, RE-R30 to RE-R32.
#[test]
fn retreats() {
    common::run(include_str!("cases/retreats.txt"));
}

/// The options of the book, on and off.
#[test]
fn options() {
    common::run(include_str!("cases/options.txt"));
}
