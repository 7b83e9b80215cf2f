//! The writing of orders, rule by rule.

use kernel::{BySide, Game, Side, ToPlay};

use crate::common::*;

/// DE-13, DE-R3: at least one point, unless the option says none.
#[test]
fn a_ship_spends_at_least_one_point() {
    for (points, verdict) in [("1", Err("DE-13")), ("0", Ok(()))] {
        let game = sea(&format!("min_points={points}"), &["NW-F1 06.06 N", "SE-F1 12.10 N"]);
        assert_eq!(["done F1", "F1:"].map(|notation| game.verdict(notation)), [verdict; 2]);
        assert_eq!(game.lists("done F1"), verdict.is_ok());
    }
}

/// DE-R3, DE-R31: a three-master to which every order is barred writes nothing, even when a point is due.
#[test]
fn a_ship_that_can_do_nothing_may_do_nothing() {
    let options = "min_points=1 grounding_orders=forbidden";
    let game = waters("06.05 05.06 07.06", "", options, &["NW-T1 06.06 N", "SE-F1 12.10 N"]);
    assert_eq!(actions(&game, Side::A), ["done T1"]);
    assert_eq!(game.refuses_to(Side::A, "write T1 1"), "DE-R31");
    assert_eq!(game.refuses_to(Side::A, "write T1 R(2)"), "DE-R31");
    assert!(game.allows("T1:"));
}

/// DE-19, DE-17, DE-21, DE-22, DE-23: ahead or a sixth of a turn; nothing else can be written.
#[test]
fn there_is_no_other_way_to_move() {
    let mut game = sea("", &["NW-F1 06.06 N", "SE-F1 12.10 N"]);
    assert_eq!(actions(&game, Side::A), ["write F1 1", "write F1 R(6)", "write F1 R(2)"]);
    for digit in 2..=6 {
        assert_eq!(game.refuses_to(Side::A, &format!("write F1 {digit}")), "DE-21");
    }
    for digit in [1, 3, 4, 5] {
        assert_eq!(game.refuses_to(Side::A, &format!("write F1 R({digit})")), "DE-17");
    }
    assert_eq!(game.refuses_to(Side::A, "write F1 R"), "DE-23");
    game.by(Side::A, "write F1 R(2)", &[]);
    assert_eq!(actions(&game, Side::A), ["write F1 2", "write F1 R(1)", "write F1 R(3)", "done F1"]);
}

/// DE-20: both sides write at once and unseen, ship by ship; a whole line may be typed for any open ship.
#[test]
fn writing_orders() {
    let game = begin("quatre_phares", "");
    assert_eq!(game.to_play(), ToPlay::Both(BySide([true, true])));
    assert_eq!(game.refuses_to(Side::A, "write T2 3"), "DE-20");
    let game = game.after(&["write T1 3", "F3: 3 3 3", "write T1 3", "done T1"]);
    assert_eq!(game.refuses_to(Side::A, "write T1 3"), "DE-20");
    assert_eq!(game.refuses_to(Side::A, "T1: 3"), "DE-20");
    assert_eq!(game.refuses_to(Side::A, "F3: 3"), "DE-20");
    let game = game.after(&["write T2 3", "T2: 3 3 3 3 3 3"]);
    assert_eq!(game.ship(id("NW-T2")).line.len(), 6, "a typed line takes the place of what was begun");
    let game = game.after(&["F1: 3", "F2: 3"]);
    assert_eq!(game.to_play(), ToPlay::Both(BySide([false, true])), "F3 was written before");
    assert_eq!(game.refuses_to(Side::A, "F2: 3"), "DE-20");
}

/// DE-24: at six points a line closes by itself.
#[test]
fn a_line_closes_at_six_points() {
    let game = sea("", &["NW-T1 06.06 N", "NW-T2 08.10 NE", "SE-F1 14.12 N"]).after(&["write T1 1"; 6]);
    assert!(game.ship(id("NW-T1")).closed);
    assert_eq!(game.refuses_to(Side::A, "write T1 1"), "DE-24");
    assert_eq!(actions(&game, Side::A)[0], "write T2 2");
}

/// DE-R31: a token that runs the ship aground closes the line too.
#[test]
fn a_line_closes_with_the_coast() {
    let game = waters("06.05", "", "", &["NW-F1 06.06 N", "NW-F2 00.00 S", "SE-F1 12.10 N"]).after(&["write F1 1"]);
    assert!(game.ship(id("NW-F1")).closed);
}

/// DE-45, DE-46, DE-47: ships adrift, aground or gone write no orders, and a side without others is ready.
#[test]
fn ships_that_do_not_obey() {
    let game = sea("", &["NW-F1 06.06 N r3", "NW-F2 06.08 N aground", "SE-F1 12.10 N"]);
    assert_eq!(game.to_play(), ToPlay::Both(BySide([false, true])));
    assert_eq!(game.refuses_to(Side::A, "F1: 1"), "DE-45");
    assert_eq!(game.refuses_to(Side::A, "write F2 1"), "DE-46");
    assert_eq!(game.refuses_to(Side::A, "done F3"), "DE-47");
}
