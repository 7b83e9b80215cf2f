//! Rules that can be played: no dead ends, an end in time, one answer to whether an action is legal.

use std::collections::HashSet;
use std::sync::Arc;

use crate::{Game, Phrasebook, Seeded, Show, Side, Silence, playout};

use super::words::{assert_sayable, phrasebooks};
use super::{cases, games, plain_cases, wander};

/// No dead ends, an end in time, `check` agrees with `actions`, notations and positions round-trip.
pub fn random_games<G: Show>() {
    let books = phrasebooks::<G>();
    for case in cases::<G>() {
        for seed in 0..u64::from(games(3).min(50)) {
            let mut luck = Seeded::new(seed);
            let mut aside = Seeded::new(seed ^ 0x5eed);
            let mut pool: Vec<G::Action> = Vec::new();
            let last = wander(&case, &mut luck, |game, side, actions, action| {
                assert_unique(game, actions);
                for side in Side::BOTH.into_iter().filter(|&side| !game.to_play().awaits(side)) {
                    assert!(
                        game.all_actions(side).is_empty(),
                        "{case}: {side:?} owes no decision (`to_play`), yet `actions` lists some in {game:?}"
                    );
                }
                assert_legal_and_readable(game, side, action);
                for _ in 0..3.min(pool.len()) {
                    let other = pool[aside.below(pool.len() as u32) as usize].clone();
                    assert_check_agrees(&books, game, side, actions, &other);
                }
                assert_stranger_refused(&books, game, !side, action);
                if aside.below(8) == 0 {
                    assert_position_round_trips(&case.setup, game);
                }
                pool.extend(actions.get(aside.below(actions.len() as u32) as usize).cloned());
            });
            assert_position_round_trips(&case.setup, &last);
        }
    }
}

fn assert_unique<G: Game>(game: &G, actions: &[G::Action]) {
    let unique: HashSet<_> = actions.iter().collect();
    assert_eq!(unique.len(), actions.len(), "`actions` lists an action twice in {game:?}");
}

fn assert_legal_and_readable<G: Game>(game: &G, side: Side, action: &G::Action) {
    assert_eq!(game.check(side, action), Ok(()), "`actions` lists {action:?}, yet `check` refuses it in {game:?}");
    assert!(game.listed(action), "{action:?} is listed, yet `listed` denies it");
    let notation = game.write(action);
    assert!(
        !notation.contains(['|', '#', '\n', '?']),
        "`write` gave '{notation}', but |, #, ? and line ends belong to records"
    );
    assert_eq!(game.read(&notation).as_ref(), Ok(action), "`write` and `read` disagree on '{notation}'");
}

fn assert_check_agrees<G: Game>(
    books: &[Phrasebook; 2],
    game: &G,
    side: Side,
    actions: &[G::Action],
    other: &G::Action,
) {
    let verdict = game.check(side, other);
    if game.listed(other) {
        assert_eq!(
            verdict.is_ok(),
            actions.contains(other),
            "`check` says {verdict:?} of {other:?}, and `actions` the contrary, in {game:?}"
        );
    }
    if let Err(refusal) = verdict {
        assert_sayable(books, &refusal);
    }
}

/// The side that is not asked is refused, whatever it tries.
fn assert_stranger_refused<G: Game>(books: &[Phrasebook; 2], game: &G, stranger: Side, action: &G::Action) {
    if !game.to_play().awaits(stranger) {
        let refusal = game.check(stranger, action).expect_err("`check` must refuse whoever is not asked");
        assert_sayable(books, &refusal);
    }
}

fn assert_position_round_trips<G: Game>(setup: &Arc<G::Setup>, game: &G) {
    let json = serde_json::to_string(&game.position()).expect("a position serialises");
    let position = serde_json::from_str(&json).unwrap_or_else(|e| panic!("{json} does not read back: {e}"));
    let again = G::from_position(setup.clone(), position).unwrap_or_else(|fault| panic!("{json}: {fault}"));
    assert_eq!(&again, game, "`from_position` makes another position of what `position` wrote");
}

/// Many fast random games of every scenario end with an outcome.
pub fn playouts_end<G: Show>() {
    for case in plain_cases::<G>() {
        let mut scratch = Vec::new();
        for seed in 0..u64::from(games(100)) {
            let mut luck = Seeded::new(seed);
            let mut game = G::start(case.setup.clone(), &mut luck, &mut Silence);
            let end = playout(&mut game, &mut luck, &mut scratch, G::ply_limit(&case.setup));
            let Some(outcome) = end.outcome else {
                panic!("{case}, seed {seed}: not over after the {} decisions that `ply_limit` promised", end.decisions)
            };
            assert!(
                G::REASONS.contains(&outcome.reason),
                "{case}, seed {seed}: the game ended by '{}', which `REASONS` does not list",
                outcome.reason
            );
        }
    }
}
