//! Reasons are true of the position.

use aperro::{Action, Aperro};
use kernel::Game;
use kernel::conformance::reasons::{after, reasons_hold};

/// AP-108: what is said to win wins, and "no choice" means none.
#[test]
fn reasons_are_true() {
    let mut moves = 0;
    reasons_hold::<Aperro>(|game, side, action, claim| {
        moves += u32::from(matches!(action, Action::Move { .. }));
        match claim {
            "wins" => after(game, side, action).to_play().outcome().is_some_and(|won| won.winner == Some(side)),
            "forced" => game.all_actions(side).len() == 1,
            _ => true,
        }
    });
    assert!(moves > 100, "{moves} moves gave reasons");
}
