//! Reasons are true of the position.

use belle_epoque::{Action, BelleEpoque};
use kernel::Game;
use kernel::conformance::reasons::{after, objectives_of, reasons_hold};

/// BE-33: from where an assault is promised it can be made, a unit that can strike at once can, and an objective that is
/// taken changes hands.
#[test]
fn reasons_are_true() {
    let mut promised = 0;
    reasons_hold::<BelleEpoque>(|game, side, action, claim| {
        let next = || after(game, side, action).all_actions(side);
        match claim {
            "contact" => {
                promised += 1;
                next().iter().any(|next| matches!(next, Action::Assault(_)))
            }
            "stay-strike" => next().iter().any(|next| matches!(next, Action::Assault(_) | Action::Fire(_))),
            "objective" => objectives_of(&after(game, side, action), side) > objectives_of(game, side),
            _ => true,
        }
    });
    assert!(promised > 0, "some assault is promised");
}
