//! The worked examples of the book, and the examples of whole turns.

/// The ids that each example proves stand in its `probes` line.
#[test]
fn every_worked_example() {
    assert_eq!(crate::common::run(include_str!("cases/examples.txt")), 49);
}
