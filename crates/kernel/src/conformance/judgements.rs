//! A judge keeps its scale, and what it has learnt fits what it looks at.

use crate::{Seeded, Show, Side, Weights};

use super::{plain_cases, wander};

/// Every judgement lies between lost and won, what one side expects the other does not, and where a game says what counts
/// its weights are there and the outlook is what they say.
pub fn judgements_keep_their_scale<G: Show>() {
    let learnt = (!G::COUNTS.is_empty()).then(|| {
        let read = Weights::read(G::weights(), G::COUNTS).unwrap_or_else(|fault| panic!("{}: {fault}", G::ID));
        read.in_order(G::COUNTS)
    });
    for case in plain_cases::<G>() {
        let mut aside = Seeded::new(14);
        wander(&case, &mut Seeded::new(6), |game, _, _, _| {
            if aside.below(8) > 0 {
                return;
            }
            for eyes in Side::BOTH {
                for (what, worth) in [("value", game.value(eyes)), ("outlook", game.outlook(eyes))] {
                    assert!((-1.0..=1.0).contains(&worth), "{case}: the {what} for {eyes:?} is {worth} in {game:?}");
                }
                learnt.iter().for_each(|weights| assert_weighed(game, eyes, weights));
            }
            let [ours, theirs] = Side::BOTH.map(|eyes| game.outlook(eyes));
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
