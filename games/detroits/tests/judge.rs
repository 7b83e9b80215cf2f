//! What the commander is told must make sense.

use crate::common::*;
use detroits::Detroits;
use kernel::{Game, Judge, NoDice, Seeded, Side, Silence};

fn after(game: &Detroits, side: Side, notation: &str) -> f32 {
    let mut after = game.clone();
    let action = game.read(notation).unwrap();
    game.check(side, &action).unwrap_or_else(|refusal| panic!("{notation}: {refusal:?}"));
    after.play(side, &action, &mut NoDice, &mut Silence);
    after.value(side)
}

/// One side's hope is the other's fear, in every position of a game.
#[test]
fn values_are_balanced() {
    let mut game = begin("quatre_phares", &[]);
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
    let setup = setup(&open_sea("", "06.02"), &[]);
    let game = position(&setup, &["NW-F1 06.06 N", "SE-F1 12.10 N"]);
    assert!(after(&game, Side::A, "write F1 1") > after(&game, Side::A, "write F1 R(2)"));
    assert!(after(&game, Side::A, "F1: 1 1 1 1") > 0.8);
    assert!(after(&game, Side::A, "F1: 1 1 1") < after(&game, Side::A, "F1: 1 1 1 1"));
}

/// DE-R31: running aground is worse than stopping before it.
#[test]
fn the_coast_is_bad() {
    let setup = setup(&open_sea("06.05", ""), &[]);
    let game = position(&setup, &["NW-T1 06.06 N", "SE-F1 12.10 N"]);
    assert!(after(&game, Side::A, "T1: 1") < after(&game, Side::A, "T1: R(2)"));
    let prior = |notation: &str| game.prior(Side::A, &game.read(notation).unwrap());
    assert!(prior("write T1 1") < prior("write T1 R(2)"));
}

/// DE-43: a friend that is touched goes no further either, whatever it could still be ordered.
#[test]
fn friends_do_not_stop_each_other() {
    let setup = setup(&open_sea("", "06.02"), &[]);
    let game = position(&setup, &["NW-T1 06.06 N", "NW-F1 06.05 N", "SE-F1 12.10 N"]);
    assert!(after(&game, Side::A, "write T1 1") < after(&game, Side::A, "write T1 R(2)"));
    let prior = |game: &Detroits, notation: &str| game.prior(Side::A, &game.read(notation).unwrap());
    assert!(prior(&game, "write T1 1") < 1e-4 * prior(&game, "write T1 R(2)"), "nobody thinks of it");
    let mut sailed = game.clone();
    sailed.play(Side::A, &game.read("T1: R(2)").unwrap(), &mut NoDice, &mut Silence);
    assert!(prior(&sailed, "write F1 1") > 1.0, "F1 has open water before it");
}

/// Nobody turns in circles on the spot.
#[test]
fn turning_back_undoes_a_turn() {
    let setup = setup(&open_sea("", "06.02"), &[]);
    let game = position(&setup, &["NW-T1 06.06 N", "SE-F1 12.10 N"]);
    let turn = game.read("write T1 R(2)").unwrap();
    let mut turned = game.clone();
    turned.play(Side::A, &turn, &mut NoDice, &mut Silence);
    let [back, on] = ["write T1 R(1)", "write T1 2"].map(|notation| turned.read(notation).unwrap());
    assert!(turned.undoes(&back, &game, &turn) && !turned.undoes(&on, &game, &turn));
    assert!(turned.prior(Side::A, &back) < turned.prior(Side::A, &on));
}

/// DE-36: a shot is better than none, and the shot that cripples better than one that does not.
#[test]
fn shots_are_good() {
    let setup = setup(&open_sea("", "06.02 06.03 08.03"), &[("min_points", "0")]);
    let mut game = position(&setup, &["NW-T1 06.06 N", "SE-F2 07.06 N", "SE-F3 07.05 N r5", "SE-F1 00.12 N"]);
    for (side, slot) in [(Side::A, "T1"), (Side::B, "F1"), (Side::B, "F2"), (Side::B, "F3")] {
        play(&mut game, side, &format!("{slot}:"));
    }
    let hold = after(&game, Side::A, "hold T1");
    let fresh = after(&game, Side::A, "fire T1 starboard SE-F2");
    let cripple = after(&game, Side::A, "fire T1 starboard SE-F3");
    assert!(cripple > fresh && fresh > hold, "{cripple} {fresh} {hold}");
}
