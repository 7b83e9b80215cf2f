//! What the computer players are told: it must be enough to beat chance, and nobody is told a secret.

use crate::common::{open_board, position, scenario, setup};
use escadrilles::{Action, Escadrilles};
use kernel::{Game, Judge, NoDice, Seeded, Side, Silence, ToPlay};

/// The action after which the position, as `side` imagines it, is worth most.
fn greedy(game: &Escadrilles, side: Side, luck: &mut Seeded) -> Action {
    let dream = game.imagine(side, luck);
    let mut actions = Vec::new();
    dream.actions(side, &mut actions);
    let worth = |action: &Action| {
        let mut after = dream.clone();
        after.play(side, action, &mut Seeded::new(1), &mut Silence);
        match after.to_play() {
            ToPlay::Over(outcome) => outcome.score(side) * 2.0 - 1.0,
            _ => after.value(side),
        }
    };
    actions.into_iter().max_by(|a, b| worth(a).total_cmp(&worth(b))).expect("an action")
}

/// ES-03: looking one step ahead beats chance on every board, with either side.
#[test]
fn the_judge_beats_chance() {
    for id in ["sierras", "col", "haute_mer"] {
        let setup = setup(scenario(id), &[]);
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
    let setup = setup(&open_board(&[('#', "11.02".to_owned())]), &[]);
    let after = |action: &str| {
        let mut game = position(
            &setup,
            r#"{"turn":6,"planes":{"w1":{"at":"04.08","heading":"NE","noted":4},"w2":{"at":"08.02","noted":2},
                "e1":{"at":"08.06","heading":"E","noted":3},"e2":{"at":"02.12","heading":"E","noted":3}}}"#,
        );
        crate::common::play(&mut game, action);
        game.value(Side::A)
    };
    assert!(after("move w1 07.06 E") > after("move w1 06.04 NE") + 0.1);
    let mut game = position(
        &setup,
        r#"{"turn":6,"next":"w2","planes":{"w1":{"at":"04.08","heading":"W"},"w2":{"at":"08.02","noted":2},
            "e1":{"at":"12.12","heading":"E","noted":3}}}"#,
    );
    let (trap, free) = (game.read("move w2 10.02 E").unwrap(), game.read("move w2 10.02 NE").unwrap());
    assert!(game.prior(Side::A, &trap) < game.prior(Side::A, &free));
    game.play(Side::A, &trap, &mut NoDice, &mut Silence);
    assert!(game.value(Side::A) < 0.2, "w2 is lost next turn");
}

/// ES-13: what a side thinks of a position does not depend on what the enemy has noted.
#[test]
fn the_judge_keeps_secrets() {
    let setup = setup(scenario("sierras"), &[]);
    let mut luck = Seeded::new(4);
    let mut game = Escadrilles::start(setup, &mut luck, &mut Silence);
    while let Some(side) = game.to_play().next() {
        for eyes in Side::BOTH {
            assert_eq!(game.value(eyes), game.imagine(eyes, &mut luck).value(eyes));
        }
        let action = game.any_action(side, &mut luck, &mut Vec::new()).expect("an action");
        game.play(side, &action, &mut luck, &mut Silence);
    }
}
