//! What the commander is told must make sense.

use crate::common::*;
use kernel::{Game, Judge, Seeded, Side, Silence};

/// What the position after an act of the north-west is worth to it.
fn after(game: &Table, notation: &str) -> f32 {
    game.clone().by(Side::A, notation, &[]).value(Side::A)
}

fn prior(game: &Table, notation: &str) -> f32 {
    game.prior(Side::A, &game.action(notation))
}

/// One side's hope is the other's fear, in every position of a game.
#[test]
fn values_are_balanced() {
    let mut game = begin("quatre_phares", "").0;
    let mut luck = Seeded::new(8);
    while let Some(side) = game.to_play().next() {
        let value = game.value(side);
        assert!((-1.0..=1.0).contains(&value) && value == -game.value(!side));
        let action = game.any_action(side, &mut luck, &mut Vec::new()).unwrap();
        assert!(game.prior(side, &action) > 0.0);
        game.play(side, &action, &mut luck, &mut Silence);
    }
}

/// DE-49: every order towards the zone shows at once, and entering it while the enemy cannot is nearly won.
#[test]
fn the_zone_is_the_aim() {
    let game = waters("", "06.02", "", &["NW-F1 06.06 N", "SE-F1 12.10 N"]);
    assert!(after(&game, "write F1 1") > after(&game, "write F1 R(2)"));
    assert!(after(&game, "F1: 1 1 1 1") > 0.8);
    assert!(after(&game, "F1: 1 1 1") < after(&game, "F1: 1 1 1 1"));
}

/// DE-R31: running aground is worse than stopping before it.
#[test]
fn the_coast_is_bad() {
    let game = waters("06.05", "", "", &["NW-T1 06.06 N", "SE-F1 12.10 N"]);
    assert!(after(&game, "T1: 1") < after(&game, "T1: R(2)"));
    assert!(prior(&game, "write T1 1") < prior(&game, "write T1 R(2)"));
}

/// DE-43: a friend that is touched goes no further either, whatever it could still be ordered.
#[test]
fn friends_do_not_stop_each_other() {
    let game = waters("", "06.02", "", &["NW-T1 06.06 N", "NW-F1 06.05 N", "SE-F1 12.10 N"]);
    assert!(after(&game, "write T1 1") < after(&game, "write T1 R(2)"));
    assert!(prior(&game, "write T1 1") < 1e-4 * prior(&game, "write T1 R(2)"), "nobody thinks of it");
    assert!(prior(&game.after(&["T1: R(2)"]), "write F1 1") > 1.0, "F1 has open water before it");
}

/// Nobody turns in circles on the spot.
#[test]
fn turning_back_undoes_a_turn() {
    let game = waters("", "06.02", "", &["NW-T1 06.06 N", "SE-F1 12.10 N"]);
    let turn = game.action("write T1 R(2)");
    let turned = game.clone().after(&["write T1 R(2)"]);
    let [back, on] = ["write T1 R(1)", "write T1 2"].map(|notation| turned.action(notation));
    assert!(turned.undoes(&back, &game, &turn) && !turned.undoes(&on, &game, &turn));
    assert!(turned.prior(Side::A, &back) < turned.prior(Side::A, &on));
}

/// DE-36: a shot is better than none, and the shot that cripples better than one that does not.
#[test]
fn shots_are_good() {
    let ships = ["NW-T1 06.06 N", "SE-F2 07.06 N", "SE-F3 07.05 N r5", "SE-F1 00.12 N"];
    let game = waters("", "06.02 06.03 08.03", "min_points=0", &ships).after(&["T1:", "F1:", "F2:", "F3:"]);
    let [hold, fresh, cripple] =
        ["hold T1", "fire T1 starboard SE-F2", "fire T1 starboard SE-F3"].map(|notation| after(&game, notation));
    assert!(cripple > fresh && fresh > hold, "{cripple} {fresh} {hold}");
}
