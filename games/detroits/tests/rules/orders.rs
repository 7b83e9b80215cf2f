//! The writing of orders, rule by rule.

use kernel::{Game, Side, ToPlay};

use super::actions;
use crate::common::*;

/// DE-13, DE-R3: at least one point, unless the option says none.
#[test]
fn a_ship_spends_at_least_one_point() {
    for (points, empty_allowed) in [("1", false), ("0", true)] {
        let setup = setup(&open_sea("", ""), &[("min_points", points)]);
        let game = position(&setup, &["NW-F1 06.06 N", "SE-F1 12.10 N"]);
        for notation in ["done F1", "F1:"] {
            let action = game.read(notation).unwrap();
            match empty_allowed {
                true => assert_eq!(game.check(Side::A, &action), Ok(())),
                false => assert_eq!(refused(&game, Side::A, notation), "DE-13"),
            }
        }
        assert_eq!(actions(&game, Side::A).contains(&"done F1".to_owned()), empty_allowed);
    }
}

/// DE-R3, DE-R31: a three-master to which every order is barred writes nothing, even when a point is due.
#[test]
fn a_ship_that_can_do_nothing_may_do_nothing() {
    let options = [("min_points", "1"), ("grounding_orders", "forbidden")];
    let setup = setup(&open_sea("06.05 05.06 07.06", ""), &options);
    let game = position(&setup, &["NW-T1 06.06 N", "SE-F1 12.10 N"]);
    assert_eq!(actions(&game, Side::A), ["done T1"]);
    assert_eq!(refused(&game, Side::A, "write T1 1"), "DE-R31");
    assert_eq!(refused(&game, Side::A, "write T1 R(2)"), "DE-R31");
    assert_eq!(game.check(Side::A, &game.read("T1:").unwrap()), Ok(()));
}

/// DE-19, DE-17, DE-21, DE-22, DE-23: ahead or a sixth of a turn; nothing else can be written.
#[test]
fn there_is_no_other_way_to_move() {
    let setup = setup(&open_sea("", ""), &[]);
    let mut game = position(&setup, &["NW-F1 06.06 N", "SE-F1 12.10 N"]);
    assert_eq!(actions(&game, Side::A), ["write F1 1", "write F1 R(6)", "write F1 R(2)"]);
    for digit in 2..=6 {
        assert_eq!(refused(&game, Side::A, &format!("write F1 {digit}")), "DE-21");
    }
    for digit in [1, 3, 4, 5] {
        assert_eq!(refused(&game, Side::A, &format!("write F1 R({digit})")), "DE-17");
    }
    assert_eq!(refused(&game, Side::A, "write F1 R"), "DE-23");
    play(&mut game, Side::A, "write F1 R(2)");
    assert_eq!(actions(&game, Side::A), ["write F1 2", "write F1 R(1)", "write F1 R(3)", "done F1"]);
}

/// DE-20: both sides write at once and unseen, ship by ship; a whole line may be typed for any open ship.
#[test]
fn writing_orders() {
    let mut game = begin("quatre_phares", &[]);
    assert!(matches!(game.to_play(), ToPlay::Both(owing) if owing.0 == [true, true]));
    assert_eq!(refused(&game, Side::A, "write T2 3"), "DE-20");
    play(&mut game, Side::A, "write T1 3");
    play(&mut game, Side::A, "F3: 3 3 3");
    play(&mut game, Side::A, "write T1 3");
    play(&mut game, Side::A, "done T1");
    assert_eq!(refused(&game, Side::A, "write T1 3"), "DE-20");
    assert_eq!(refused(&game, Side::A, "T1: 3"), "DE-20");
    assert_eq!(refused(&game, Side::A, "F3: 3"), "DE-20");
    play(&mut game, Side::A, "write T2 3");
    play(&mut game, Side::A, "T2: 3 3 3 3 3 3");
    assert_eq!(game.ship(id("NW-T2")).line.len(), 6, "a typed line takes the place of what was begun");
    play(&mut game, Side::A, "F1: 3");
    play(&mut game, Side::A, "F2: 3");
    assert!(matches!(game.to_play(), ToPlay::Both(owing) if owing.0 == [false, true]), "F3 was written before");
    assert_eq!(refused(&game, Side::A, "F2: 3"), "DE-20");
}

/// DE-24: at six points a line closes by itself.
#[test]
fn a_line_closes_at_six_points() {
    let mut game = position(&setup(&open_sea("", ""), &[]), &["NW-T1 06.06 N", "NW-T2 08.10 NE", "SE-F1 14.12 N"]);
    for _ in 0..6 {
        play(&mut game, Side::A, "write T1 1");
    }
    assert!(game.ship(id("NW-T1")).closed);
    assert_eq!(refused(&game, Side::A, "write T1 1"), "DE-24");
    assert_eq!(actions(&game, Side::A)[0], "write T2 2");
}

/// DE-R31: a token that runs the ship aground closes the line too.
#[test]
fn a_line_closes_with_the_coast() {
    let setup = setup(&open_sea("06.05", ""), &[]);
    let mut game = position(&setup, &["NW-F1 06.06 N", "NW-F2 00.00 S", "SE-F1 12.10 N"]);
    play(&mut game, Side::A, "write F1 1");
    assert!(game.ship(id("NW-F1")).closed);
}

/// DE-45, DE-46, DE-47: ships adrift, aground or gone write no orders, and a side without others is ready.
#[test]
fn ships_that_do_not_obey() {
    let setup = setup(&open_sea("", ""), &[]);
    let game = position(&setup, &["NW-F1 06.06 N r3", "NW-F2 06.08 N aground", "SE-F1 12.10 N"]);
    assert!(matches!(game.to_play(), ToPlay::Both(owing) if owing.0 == [false, true]));
    assert_eq!(refused(&game, Side::A, "F1: 1"), "DE-45");
    assert_eq!(refused(&game, Side::A, "write F2 1"), "DE-46");
    assert_eq!(refused(&game, Side::A, "done F3"), "DE-47");
}
