//! A judge that has learnt keeps its scale, and what it has learnt fits what it looks at.

use crate::{Seeded, Show, Side, Weights};

use super::{plain_cases, wander};

/// Where a game says what counts: its weights are there, the outlook is what they say, it lies between lost and won, and
/// what one side expects the other does not.
pub fn judgements_keep_their_scale<G: Show>() {
    if G::COUNTS.is_empty() {
        return;
    }
    let read = Weights::read(G::weights(), G::COUNTS).unwrap_or_else(|fault| panic!("{}: {fault}", G::ID));
    let weights = read.in_order(G::COUNTS);
    for case in plain_cases::<G>() {
        let mut aside = Seeded::new(14);
        wander(&case, &mut Seeded::new(6), |game, _, _, _| {
            if aside.below(8) > 0 {
                return;
            }
            Side::BOTH.into_iter().for_each(|eyes| assert_weighed(game, eyes, &weights));
            let [ours, theirs] = Side::BOTH.map(|eyes| game.outlook(eyes));
            assert!((-1.0..=1.0).contains(&ours), "{case}: the outlook is {ours} in {game:?}");
            assert!((ours + theirs).abs() < 1e-3, "{case}: both expect something: {ours} and {theirs} in {game:?}");
        });
    }
}

fn assert_weighed<G: Show>(game: &G, eyes: Side, weights: &[f32]) {
    let mut counts = Vec::new();
    game.counts(eyes, &mut counts);
    if counts.is_empty() {
        return;
    }
    assert_eq!(counts.len(), G::COUNTS.len(), "as many numbers as things that count");
    let sum: f32 = counts.iter().zip(weights).map(|(count, weight)| count * weight).sum();
    let (outlook, learnt) = (game.outlook(eyes), sum.tanh());
    assert!((outlook - learnt).abs() < 0.03, "the outlook is {outlook}, what counts says {learnt} in {game:?}");
}
