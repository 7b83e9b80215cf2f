//! The law of cautions: nobody ends a game or gives decisions away without being told before.

use crate::{Caution, Game, Outcome, Seeded, Show, Side, Silence, ToPlay, Witness, caution};

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
                if matches!(game.to_play(), ToPlay::One(_)) && !G::ABOUT.hidden {
                    ends_as_told(game, side, action, told.unwrap_or_default());
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

/// What is told of an end holds however the dice fall; and it is told, that it is a win as well.
fn ends_as_told<G: Show>(game: &G, side: Side, action: &G::Action, told: Caution) {
    let falls: Vec<_> = (0..THROWS).map(|seed| end_after(game, side, action, seed)).collect();
    let over = falls.iter().all(|(end, _)| end.is_some());
    assert_eq!(told.ends.is_some(), over, "{action:?} tells {told:?} beforehand, in {game:?}");
    let won = falls.iter().all(|(end, _)| end.is_some_and(|end| end.winner == Some(side)));
    let chance = falls.iter().any(|(_, thrown)| *thrown);
    assert!(won || !told.wins, "{action:?} is told to win, and does not always, in {game:?}");
    assert!(told.wins || !won || chance, "{action:?} does not tell that it wins, in {game:?}");
}

/// The end that an act leads to, if it does, and whether chance had a part in it.
fn end_after<G: Game>(game: &G, side: Side, action: &G::Action, seed: u64) -> (Option<Outcome>, bool) {
    let mut luck = Seeded::new(seed);
    let mut dice = Witness::new(&mut luck);
    let mut after = game.clone();
    after.play(side, action, &mut dice, &mut Silence);
    let thrown = !dice.thrown().is_empty();
    (after.to_play().outcome(), thrown)
}
