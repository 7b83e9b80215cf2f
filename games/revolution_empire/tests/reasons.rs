//! Reasons are true of the position.

use kernel::conformance::reasons::{after, objectives_of, reasons_hold};
use revolution_empire::{Action, RevolutionEmpire};

/// RE-86: what is said to take an objective takes it; nobody stands where a reason says that the enemy is away.
#[test]
fn reasons_are_true() {
    let mut taken = 0;
    reasons_hold::<RevolutionEmpire>(|game, side, action, claim| match (claim, action) {
        ("objective", Action::Move { .. }) => {
            taken += 1;
            objectives_of(&after(game, side, action), side) > objectives_of(game, side)
        }
        ("retreat", Action::Retreat { .. }) | ("fight", Action::Riposte) | ("stand", Action::Stand) => true,
        ("retreat" | "fight" | "stand" | "objective", _) => false,
        _ => true,
    });
    assert!(taken > 0, "some objective is taken");
}
