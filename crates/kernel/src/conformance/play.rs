//! Rules that can be played: no dead ends, an end in time, one answer to whether an action is legal.

use std::collections::HashSet;
use std::sync::Arc;

use crate::{Game, Seeded, Show, Side, Silence, playout};

use super::words::{Readers, assert_sayable};
use super::{Case, any_options, asked_for, cases, games, plain_cases, wander};

/// No dead ends, an end in time, `check` agrees with `actions`, notations and positions round-trip.
pub fn random_games<G: Show>() {
    let readers = Readers::of::<G>();
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
                    assert_check_agrees(&readers, game, side, actions, &other);
                }
                assert_stranger_refused(&readers, game, !side, action);
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

fn assert_check_agrees<G: Game>(readers: &Readers, game: &G, side: Side, actions: &[G::Action], other: &G::Action) {
    let verdict = game.check(side, other);
    if game.listed(other) {
        assert_eq!(
            verdict.is_ok(),
            actions.contains(other),
            "`check` says {verdict:?} of {other:?}, and `actions` the contrary, in {game:?}"
        );
    }
    if let Err(refusal) = verdict {
        assert_sayable(readers, &refusal);
    }
}

/// The side that is not asked is refused, whatever it tries.
fn assert_stranger_refused<G: Game>(readers: &Readers, game: &G, stranger: Side, action: &G::Action) {
    if !game.to_play().awaits(stranger) {
        let refusal = game.check(stranger, action).expect_err("`check` must refuse whoever is not asked");
        assert_sayable(readers, &refusal);
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
        for seed in 0..u64::from(games(100)) {
            play_out(&case, seed);
        }
    }
}

/// Whatever is chosen together, the game ends in time: random mixes of all options on random scenarios, until
/// `GROGNARD_DECISIONS` were made.
pub fn mixes_end<G: Show>() {
    let wanted = u64::from(asked_for("GROGNARD_DECISIONS").unwrap_or(100_000));
    let (mut luck, mut played, mut decisions, mut refused) = (Seeded::new(1815), 0, 0, 0);
    let mut longest = (0, String::new());
    while decisions < wanted {
        let scenario = &G::scenarios()[luck.below(G::scenarios().len() as u32) as usize];
        let chosen = any_options::<G>(&mut luck);
        let Ok(setup) = G::setup(scenario.toml, &chosen) else {
            refused += 1;
            assert!(refused < 100 * (played + 10), "{}: hardly any mix of options can be played", G::ID);
            continue;
        };
        let case: Case<G> = Case { scenario, chosen, setup: Arc::new(setup) };
        let took = play_out(&case, played);
        longest = longest.max((took, case.to_string()));
        (played, decisions) = (played + 1, decisions + u64::from(took));
    }
    println!("{}: {decisions} decisions in {played} games, {refused} mixes refused; the longest: {longest:?}", G::ID);
}

/// Plays to the end, which must come in time and for a reason that is listed; how many decisions it took.
fn play_out<G: Game>(case: &Case<G>, seed: u64) -> u32 {
    let mut luck = Seeded::new(seed);
    let mut game = G::start(case.setup.clone(), &mut luck, &mut Silence);
    let end = playout(&mut game, &mut luck, &mut Vec::new(), G::ply_limit(&case.setup));
    let Some(outcome) = end.outcome else {
        panic!("{case}, seed {seed}: not over after the {} decisions that `ply_limit` promised", end.decisions)
    };
    assert!(
        G::REASONS.contains(&outcome.reason),
        "{case}, seed {seed}: the game ended by '{}', which `REASONS` does not list",
        outcome.reason
    );
    end.decisions
}
