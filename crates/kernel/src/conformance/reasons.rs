//! Reasons are true of the position: no sentence that it contradicts.

use crate::{Eyes, Overlay, Seeded, Show, Side, Silence, Text};

use super::{plain_cases, wander};

/// Acts of a position whose reasons are tried.
const TRIED: usize = 6;

/// Asks in random games for the reasons of acts, and what a game's test says of each: `holds` is given the position, the
/// act, and the reason's key without `why-`. Only the game knows what its sentences claim.
pub fn reasons_hold<G: Show>(mut holds: impl FnMut(&G, Side, &G::Action, &str) -> bool) {
    for case in plain_cases::<G>() {
        let mut aside = Seeded::new(0xbeca);
        wander(&case, &mut Seeded::new(0x0f), |game, side, actions, action| {
            let others = (0..TRIED).map(|_| &actions[aside.below(actions.len() as u32) as usize]);
            for action in others.chain([action]) {
                let why = game.why(side, action);
                let Text::Key { key, .. } = &why else { panic!("{why:?}: a reason has words of its own") };
                let claim = key.strip_prefix("why-").unwrap_or(key);
                assert!(holds(game, side, action, claim), "{case}: '{key}' is not true of {action:?} in {game:?}");
            }
        });
    }
}

/// The position after an act, with one fall of the dice.
pub fn after<G: Show>(game: &G, side: Side, action: &G::Action) -> G {
    let mut after = game.clone();
    after.play(side, action, &mut Seeded::new(7), &mut Silence);
    after
}

/// Objectives that a side holds on the table.
pub fn objectives_of<G: Show>(game: &G, side: Side) -> usize {
    let held = |overlay: &Overlay| matches!(overlay, Overlay::Objective { side: Some(holder), .. } if *holder == side);
    game.scene(Eyes::All).overlays.iter().filter(|overlay| held(overlay)).count()
}
