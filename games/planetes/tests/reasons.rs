//! Reasons are true of the position.

use kernel::conformance::reasons::{after, reasons_hold};
use kernel::{Game, Side};
use planetes::{Action, Planetes};

/// The position when the side that moves has done so.
fn fighting(game: &Planetes, side: Side, action: &Action) -> Planetes {
    after(&after(game, side, action), side, &Action::EndMovement)
}

fn attacks(game: &Planetes, side: Side) -> usize {
    game.all_actions(side).iter().filter(|action| matches!(action, Action::Attack { .. })).count()
}

/// PL-50, PL-90: what is said to win, to strike or to be spared does, can, and is there.
#[test]
fn reasons_are_true() {
    let mut tried = 0;
    reasons_hold::<Planetes>(|game, side, action, claim| {
        let moves = matches!(action, Action::Move { .. });
        tried += u32::from(moves);
        match claim {
            "win" if moves => fighting(game, side, action).to_play().outcome().is_some_and(|o| o.winner == Some(side)),
            "win" => after(game, side, action).to_play().outcome().is_some_and(|o| o.winner == Some(side)),
            "strike-kill" | "strike-push" if moves => attacks(&fighting(game, side, action), side) > 0,
            "nearer" => moves,
            "hold-fire" => attacks(game, side) == 0,
            "spare" => attacks(game, side) > 0,
            _ => true,
        }
    });
    assert!(tried > 100, "{tried} moves gave reasons");
}
