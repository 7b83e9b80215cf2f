//! Rule after rule, as small cases: the ids that each proves stand in its `probes` line.

/// RE-94 to RE-123: every terrain of the book.
#[test]
fn ground() {
    crate::common::run(include_str!("cases/ground.txt"));
}

/// RE-40 to RE-47, RE-R7 to RE-R9, RE-R16 to RE-R19.
#[test]
fn marches() {
    crate::common::run(include_str!("cases/marches.txt"));
}

/// RE-24 to RE-39 and RE-48 to RE-90.
#[test]
fn fights() {
    crate::common::run(include_str!("cases/fights.txt"));
}

/// RE-74 to RE-82, RE-R30 to RE-R32.
#[test]
fn retreats() {
    crate::common::run(include_str!("cases/retreats.txt"));
}

/// The options of the book, on and off.
#[test]
fn options() {
    crate::common::run(include_str!("cases/options.txt"));
}
