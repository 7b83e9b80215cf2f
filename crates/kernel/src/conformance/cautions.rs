//! The law of cautions: nobody ends a game or gives decisions away without being told before.

use crate::{Game, Seeded, Show, Side, Silence, ToPlay, caution};

use super::words::{Readers, assert_sayable};
use super::{cases, wander};

/// Throws that an end is compared with.
const THROWS: u64 = 6;

/// An act after which the game is over, whatever falls, says so beforehand, and what is given away is known to who
/// gives it away; both in both languages.
pub fn acts_tell_what_they_throw_away<G: Show>() {
    let readers = Readers::of::<G>();
    for case in cases::<G>() {
        let mut luck = Seeded::new(0xca);
        let mut aside = Seeded::new(0x7e11);
        wander(&case, &mut luck, |game, side, actions, action| {
            let sample = &actions[aside.below(actions.len() as u32) as usize];
            for action in [action, sample] {
                let told = caution(game, side, action);
                assert_sayable(&readers, &told);
                let ends = told.as_ref().is_some_and(|told| told.ends.is_some());
                if matches!(game.to_play(), ToPlay::One(_)) && !G::ABOUT.hidden {
                    let over = (0..THROWS).all(|seed| is_over_after(game, side, action, seed));
                    assert_eq!(ends, over, "{action:?} tells {told:?} beforehand, in {game:?}");
                }
                let imagined = game.imagine(side, &mut aside);
                assert_eq!(
                    game.forfeits(side, action),
                    imagined.forfeits(side, action),
                    "`forfeits` of {action:?} tells {side:?} a secret in {game:?}"
                );
            }
        });
    }
}

fn is_over_after<G: Game>(game: &G, side: Side, action: &G::Action, seed: u64) -> bool {
    let mut after = game.clone();
    after.play(side, action, &mut Seeded::new(seed), &mut Silence);
    matches!(after.to_play(), ToPlay::Over(_))
}
