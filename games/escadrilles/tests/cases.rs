//! Runs the text cases: examples of the book and one case a rule.

use crate::common::{Case, cases};

#[test]
fn flights() {
    cases(include_str!("cases/flights.txt")).iter().for_each(Case::run);
}

#[test]
fn rules() {
    cases(include_str!("cases/rules.txt")).iter().for_each(Case::run);
}

#[test]
fn combat() {
    cases(include_str!("cases/combat.txt")).iter().for_each(Case::run);
}
