//! What a quick step of a playout chooses from.

use std::sync::Arc;

use kernel::{Chosen, Game, Judge, Seeded, Silence};
use morne_plaine::MornePlaine;

/// Some of the list, and never nothing.
#[test]
fn a_quick_step_sees_some_of_what_may_be_done() {
    for scenario in MornePlaine::scenarios() {
        let setup = Arc::new(MornePlaine::setup(scenario.toml, &Chosen::new()).unwrap());
        let mut luck = Seeded::new(7);
        let mut game = MornePlaine::start(setup, &mut luck, &mut Silence);
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
