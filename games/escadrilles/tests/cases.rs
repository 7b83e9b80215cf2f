//! Runs the text cases: examples of the book and one case a rule.

#[test]
fn flights() {
    crate::common::cases(include_str!("cases/flights.txt")).iter().for_each(crate::common::Case::run);
}

#[test]
fn rules() {
    crate::common::cases(include_str!("cases/rules.txt")).iter().for_each(crate::common::Case::run);
}

#[test]
fn combat() {
    crate::common::cases(include_str!("cases/combat.txt")).iter().for_each(crate::common::Case::run);
}
