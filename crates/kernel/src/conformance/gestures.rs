//! What can be touched is what can be done.

use std::collections::{BTreeSet, HashSet};

use crate::{Eyes, Seeded, Show, Touch};

use super::words::{Readers, assert_sayable};
use super::{cases, wander};

/// Every listed action has one gesture, no two are made alike, and touching anything else is explained.
pub fn gestures_match_actions<G: Show>() {
    let readers = Readers::of::<G>();
    for case in cases::<G>() {
        let mut aside = Seeded::new(9);
        wander(&case, &mut Seeded::new(4), |game, side, actions, _| {
            if aside.below(10) != 0 {
                return;
            }
            let gestures = game.gestures(side);
            let made: BTreeSet<_> = gestures.iter().map(|g| g.action.clone()).collect();
            let listed: BTreeSet<_> = actions.iter().map(|a| game.write(a)).collect();
            assert_eq!(made, listed, "`gestures` (left) must make exactly what `actions` lists (right) in {game:?}");
            let ways: HashSet<_> = gestures.iter().map(|g| (&g.touch, sorted(&g.with))).collect();
            assert_eq!(ways.len(), gestures.len(), "two of `gestures` are made by the same touches in {game:?}");
            let gesture = &gestures[aside.below(gestures.len() as u32) as usize];
            let scene = game.scene(Eyes::Seat(side));
            let mut touched: Vec<Touch> = gesture.touch.iter().take(aside.below(2) as usize).cloned().collect();
            touched.extend(
                scene
                    .pieces
                    .get(aside.below(scene.pieces.len().max(1) as u32) as usize)
                    .map(|p| Touch::Piece(p.id.clone())),
            );
            assert_sayable(&readers, &game.explain(side, &touched));
        });
    }
}

fn sorted(touches: &[Touch]) -> Vec<String> {
    let mut names: Vec<_> = touches.iter().map(|t| format!("{t:?}")).collect();
    names.sort();
    names
}
