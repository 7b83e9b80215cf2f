//! Runs the text cases: examples of the book and one case a rule.

mod common;

#[test]
fn flights() {
    common::cases(include_str!("cases/flights.txt")).iter().for_each(common::Case::run);
}

#[test]
fn rules() {
    common::cases(include_str!("cases/rules.txt")).iter().for_each(common::Case::run);
}

#[test]
fn combat() {
    common::cases(include_str!("cases/combat.txt")).iter().for_each(common::Case::run);
}
