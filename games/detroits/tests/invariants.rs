//! What holds in every position of every game, proved by random play under all options.

use std::sync::Arc;

use crate::common::*;
use detroits::{Detroits, Phase, ShipId};
use kernel::{Game, Seeded, Silence};

/// DE-04, DE-05, DE-24, DE-32, DE-46, DE-47, DE-R31, DE-R32: bows on the sea, hulls off the land, six points, one
/// shot, no way back from the coast, and resistance that only falls.
#[test]
fn every_position_is_possible() {
    let options = [
        "",
        "min_points=0",
        "fire_window=any_ship",
        "announce=line land_blocks_fire",
        "grounding_orders=forbidden",
        "deployment=free",
        "control_after_contest turn_limit=none",
        "fire_window=any_ship min_points=0 deployment=free turn_limit=12",
    ];
    for scenario in Detroits::scenarios() {
        for chosen in options {
            let setup = Table::setup(scenario.id, chosen);
            (0..4).for_each(|seed| watch(&setup, seed));
        }
    }
}

fn watch(setup: &Arc<detroits::Setup>, seed: u64) {
    let mut luck = Seeded::new(seed);
    let mut game = Detroits::start(setup.clone(), &mut luck, &mut Silence);
    let mut scratch = Vec::new();
    while let Some(side) = game.to_play().next() {
        let before = game.clone();
        let action = game.any_action(side, &mut luck, &mut scratch).expect("no dead ends");
        game.play(side, &action, &mut luck, &mut Silence);
        ShipId::all().for_each(|id| compare(&before, &game, id));
        assert!(game.turn() <= setup.rules.turn_limit);
    }
}

fn compare(before: &Detroits, after: &Detroits, id: ShipId) {
    let (was, now, chart) = (before.ship(id), after.ship(id), &after.setup_of().chart);
    assert!(now.resist <= was.resist, "{id} was mended");
    assert_eq!(now.afloat() && after.phase() != Phase::Deploy, now.placed() && after.phase() != Phase::Deploy);
    if !now.placed() {
        return;
    }
    assert!(chart.holds(id.kind(), now.pose), "{id} lies on land or off the board");
    assert!(now.line.len() <= 6 && usize::from(now.executed) <= now.line.len());
    if was.aground && was.placed() {
        assert!(now.aground && now.pose == was.pose, "{id} got off the coast");
    }
    if before.turn() == after.turn() && after.phase() == Phase::Fire {
        assert!(now.fired || !was.fired, "{id} may not fire twice");
        assert!(now.left() == 0 || now.obeys(), "{id} has orders that it cannot obey");
    }
}
