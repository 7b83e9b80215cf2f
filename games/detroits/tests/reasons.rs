//! Reasons are true of the position.

use detroits::{Action, Detroits};
use kernel::Game;
use kernel::conformance::reasons::reasons_hold;

/// DE-21, DE-22: what is said to turn turns, and what sails on does not.
#[test]
fn reasons_are_true() {
    let mut tried = 0;
    reasons_hold::<Detroits>(|game, _, action, claim| {
        let turns = matches!(action, Action::Write { .. }) && game.write(action).contains('R');
        tried += u32::from(matches!(claim, "turn" | "sail"));
        match claim {
            "turn" => turns,
            "sail" => !turns,
            _ => true,
        }
    });
    assert!(tried > 100, "{tried} orders gave reasons");
}
