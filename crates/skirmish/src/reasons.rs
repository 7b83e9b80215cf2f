//! The law of reasons that both games keep: what is said of an act is true of the position. For their tests.

use kernel::conformance::reasons::{after, reasons_hold};
use kernel::{Show, Side};

use crate::{Action, Table};

/// What is said to win, to strike or to be spared does, can, and is there. Fails too when too few moves gave reasons to
/// tell.
pub fn reasons_are_true<G: Table + Show>() {
    let mut tried = 0;
    reasons_hold::<G>(|game, side, action, claim| {
        let moves = matches!(action, Action::Move { .. });
        tried += u32::from(moves);
        match claim {
            "win" if moves => wins(&fighting(game, side, action), side),
            "win" => wins(&after(game, side, action), side),
            "strike-kill" | "strike-push" if moves => attacks(&fighting(game, side, action), side) > 0,
            "nearer" => moves,
            "hold-fire" => attacks(game, side) == 0,
            "spare" => attacks(game, side) > 0,
            _ => true,
        }
    });
    assert!(tried > 100, "{tried} moves gave reasons");
}

/// The position when the side that moves has done so.
fn fighting<G: Table + Show>(game: &G, side: Side, action: &G::Action) -> G {
    after(&after(game, side, action), side, &Action::EndMovement)
}

fn wins<G: Table>(game: &G, side: Side) -> bool {
    game.to_play().outcome().is_some_and(|outcome| outcome.winner == Some(side))
}

fn attacks<G: Table>(game: &G, side: Side) -> usize {
    game.all_actions(side).iter().filter(|action| matches!(action, Action::Attack { .. })).count()
}
