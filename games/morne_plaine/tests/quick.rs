//! What a quick step of a playout chooses from.

use std::sync::Arc;

use kernel::{Chosen, Game, Judge, ScenarioFile, Seeded, Silence};
use morne_plaine::MornePlaine;

/// The beginning of a scenario, and the luck of those who play it.
fn begun(scenario: &ScenarioFile, seed: u64) -> (MornePlaine, Seeded) {
    let setup = Arc::new(MornePlaine::setup(scenario.toml, &Chosen::new()).unwrap());
    let mut luck = Seeded::new(seed);
    (MornePlaine::start(setup, &mut luck, &mut Silence), luck)
}

/// Some of the list, and never nothing.
#[test]
fn a_quick_step_sees_some_of_what_may_be_done() {
    for scenario in MornePlaine::scenarios() {
        let (mut game, mut luck) = begun(scenario, 7);
        let (mut some, mut all, mut scratch, mut fewer) = (Vec::new(), Vec::new(), Vec::new(), 0);
        for _ in 0..60 {
            let Some(side) = game.to_play().next() else { break };
            some.clear();
            all.clear();
            game.some_actions(side, &mut luck, &mut some);
            game.actions(side, &mut all);
            assert!(!some.is_empty() && some.iter().all(|action| all.contains(action)), "{}", scenario.id);
            fewer += usize::from(some.len() < all.len());
            let action = game.any_action(side, &mut luck, &mut scratch).unwrap();
            game.play(side, &action, &mut luck, &mut Silence);
        }
        assert!(fewer > 0, "{}: a quick step saw everything", scenario.id);
    }
}

/// Whoever decides at random takes each listed action as often as another, wherever the game has come to.
#[test]
fn a_random_decision_is_any_of_the_list() {
    const TIMES: usize = 40;
    for scenario in MornePlaine::scenarios() {
        let (mut game, mut luck) = begun(scenario, 3);
        let mut scratch = Vec::new();
        for ply in 0..150 {
            let Some(side) = game.to_play().next() else { break };
            if ply % 10 == 0 {
                let all = game.all_actions(side);
                let mut drawn = vec![0; all.len()];
                for _ in 0..TIMES * all.len() {
                    let action = game.any_action(side, &mut luck, &mut scratch).unwrap();
                    drawn[all.iter().position(|listed| *listed == action).expect("a listed action")] += 1;
                }
                let (rarest, oftenest) = (drawn.iter().min().unwrap(), drawn.iter().max().unwrap());
                assert!(*rarest > TIMES / 4 && *oftenest < TIMES * 2, "{}, {ply}: {rarest} to {oftenest}", scenario.id);
            }
            let action = game.any_action(side, &mut luck, &mut scratch).unwrap();
            game.play(side, &action, &mut luck, &mut Silence);
        }
    }
}
