//! Random games: nothing impossible ever stands on the table.

use std::sync::Arc;

use crate::common::{chosen, scenario};
use kernel::{Game, Seeded, Silence, ToPlay};
use morne_plaine::{MornePlaine, Place};

fn assert_sound(game: &MornePlaine) {
    let setup = game.setup_of();
    for id in game.ids() {
        let (unit, spec) = (game.unit(id), game.spec(id));
        assert!(unit.n <= spec.n0);
        if unit.place != Place::Table {
            assert!(!unit.fleeing && !unit.engaged());
            continue;
        }
        assert!(setup.on_table(&unit.foot.bounds), "{} is off the table: {:?}", spec.id, unit.pose());
        assert!(unit.n > 0);
        assert!(!spec.fights() || 4 * u32::from(unit.n) > u32::from(spec.n0), "{} should be removed (MP-85)", spec.id);
        assert!(!unit.caught || (unit.fleeing && unit.engaged()));
        let melees = game.melees().iter().filter(|m| m.sides[spec.side.index()].contains(&id)).count();
        assert_eq!(melees, usize::from(unit.engaged()), "{} and its melee", spec.id);
    }
    for melee in game.melees() {
        assert!(melee.sides.iter().all(|side| !side.is_empty()), "a melee has two sides (MP-145)");
    }
}

/// MP-07, MP-85, MP-145, MP-160, MP-166, MP-184: strengths, places and melees stay sound in random games.
#[test]
fn random_games_stay_sound() {
    for (id, options, games) in [
        ("drill", "", 12),
        ("drill", "free_deployment panic_on_removal", 4),
        ("drill", "fallback_choice second_flight=ever fire_test=end_of_actions", 4),
        ("haye_sainte", "", 4),
        ("plancenoit", "", 3),
        ("erlon", "", 2),
    ] {
        let setup = Arc::new(MornePlaine::setup(scenario(id), &chosen(options)).expect("a setup"));
        for seed in 0..games {
            let mut luck = Seeded::new(seed);
            let mut game = MornePlaine::start(setup.clone(), &mut luck, &mut Silence);
            let mut scratch = Vec::new();
            let mut plies = 0;
            while let ToPlay::One(side) = game.to_play() {
                let action = game.any_action(side, &mut luck, &mut scratch).expect("an action");
                assert_eq!(game.check(side, &action), Ok(()), "{action:?}");
                game.play(side, &action, &mut luck, &mut Silence);
                assert_sound(&game);
                plies += 1;
                assert!(plies < MornePlaine::ply_limit(&setup), "{id}: too long");
            }
        }
    }
}
