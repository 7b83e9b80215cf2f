//! What the computer players are told: it must be enough to beat chance, and nobody is told a secret.

use crate::common::*;
use escadrilles::{Action, Escadrilles};
use kernel::{Game, Judge, Seeded, Side, Silence, ToPlay};

/// The action after which the position, as `side` imagines it, is worth most.
fn greedy(game: &Escadrilles, side: Side, luck: &mut Seeded) -> Action {
    let dream = game.imagine(side, luck);
    let worth = |action: &Action| {
        let mut after = dream.clone();
        after.play(side, action, &mut Seeded::new(1), &mut Silence);
        match after.to_play() {
            ToPlay::Over(outcome) => outcome.score(side) * 2.0 - 1.0,
            _ => after.value(side),
        }
    };
    dream.all_actions(side).into_iter().max_by(|a, b| worth(a).total_cmp(&worth(b))).expect("an action")
}

/// ES-03: looking one step ahead beats chance on every board, with either side.
#[test]
fn the_judge_beats_chance() {
    for id in ["sierras", "col", "haute_mer"] {
        let setup = Table::setup(id, "");
        for seed in 0..6 {
            let mut luck = Seeded::new(seed);
            let mut game = Escadrilles::start(setup.clone(), &mut luck, &mut Silence);
            let thinker = Side::from_index(seed as usize % 2);
            while let Some(side) = game.to_play().next() {
                let action = match side == thinker {
                    true => greedy(&game, side, &mut luck),
                    false => game.any_action(side, &mut luck, &mut Vec::new()).expect("an action"),
                };
                game.play(side, &action, &mut luck, &mut Silence);
            }
            assert_eq!(game.to_play().outcome().unwrap().winner, Some(thinker), "{id} seed {seed}");
        }
    }
}

/// ES-31, ES-32: a shot that is lined up is seen before it is fired, and flying on into a peak is not.
#[test]
fn what_is_worth_what() {
    let setup = Table::setup(&open_board("# 11.02"), "");
    let after = |action: &str| {
        let planes = ["w1 04.08 NE v4", "w2 08.02 v2", "e1 08.06 E v3", "e2 02.12 E v3"];
        position(&setup, "6", &planes).after(&[action]).value(Side::A)
    };
    assert!(after("move w1 07.06 E") > after("move w1 06.04 NE") + 0.1);
    let game = position(&setup, "6 next w2", &["w1 04.08 W", "w2 08.02 v2", "e1 12.12 E v3"]);
    let prior = |notation: &str| game.prior(Side::A, &game.action(notation));
    assert!(prior("move w2 10.02 E") < prior("move w2 10.02 NE"));
    assert!(game.clone().after(&["move w2 10.02 E"]).value(Side::A) < 0.2, "w2 is lost next turn");
}

/// ES-13: what a side thinks of a position does not depend on what the enemy has noted.
#[test]
fn the_judge_keeps_secrets() {
    let mut luck = Seeded::new(4);
    let mut game = Table::start_with(&Table::setup("sierras", ""), &mut luck).0;
    while let Some(side) = game.to_play().next() {
        for eyes in Side::BOTH {
            assert_eq!(game.value(eyes), game.imagine(eyes, &mut luck).value(eyes));
        }
        let action = game.any_action(side, &mut luck, &mut Vec::new()).expect("an action");
        game.play(side, &action, &mut luck, &mut Silence);
    }
}
