//! Fire, rule by rule.

use detroits::{Phase, Slot};
use kernel::{BySide, Eyes, Game, Show, Side, Text, ToPlay};

use crate::common::*;

/// A window of the pair F1 on the bare sea: NW-F1 has targets on both sides, SE-F1 has NW-F1.
fn window(options: &str) -> Table {
    let ships = ["NW-F1 06.06 N", "NW-F2 00.00 N", "SE-F1 07.06 N", "SE-F2 05.06 N", "SE-F3 08.06 N", "SE-T1 06.02 N"];
    sea(&format!("min_points=0 {options}"), &ships).after(&["F1:", "F2:", "T1:", "F1:", "F2:", "F3:"])
}

/// Whether whoever is asked is told that it is his last chance.
fn is_told_the_last(game: &Table) -> bool {
    game.scene(Eyes::Seat(game.side())).banner.help == Some(Text::key("help-fire-last"))
}

/// DE-33, DE-R15: one broadside, the other, or both at two different ships.
#[test]
fn the_choice_of_broadsides() {
    let game = window("");
    let wanted = [
        "hold F1",
        "fire F1 port SE-F2",
        "fire F1 port SE-F2 starboard SE-F1",
        "fire F1 port SE-F2 starboard SE-F3",
        "fire F1 starboard SE-F1",
        "fire F1 starboard SE-F3",
    ];
    assert_eq!(actions(&game, Side::A), wanted);
    assert_eq!(game.refuses_to(Side::A, "fire F1"), "DE-33");
    assert_eq!(game.refuses_to(Side::A, "fire F1 port SE-F1"), "DE-R12");
    assert_eq!(game.refuses_to(Side::A, "fire F1 starboard SE-T1"), "DE-R12");
    assert_eq!(game.refuses_to(Side::A, "fire F1 port NW-F2"), "DE-R40");
    assert_eq!(game.refuses_to(Side::A, "fire F1 port SE-T2"), "DE-47");
}

/// DE-R17, DE-R15: in one hex either broadside will do, but not both at the same ship.
#[test]
fn one_salvo_at_a_ship_in_the_same_hex() {
    let game = sea("min_points=0", &["NW-F1 06.06 N", "SE-F2 06.06 NE"]).after(&["F1:", "F2:"]);
    assert_eq!(actions(&game, Side::A), ["hold F1", "fire F1 port SE-F2", "fire F1 starboard SE-F2"]);
    assert_eq!(game.refuses_to(Side::A, "fire F1 port SE-F2 starboard SE-F2"), "DE-R15");
}

/// DE-R10, DE-31, DE-32: only the slot's ships fire, with something to hit, once.
#[test]
fn who_may_fire() {
    let mut game = window("");
    assert_eq!(game.to_play(), ToPlay::Both(BySide([true, true])));
    assert_eq!(game.refuses_to(Side::B, "fire F2 starboard NW-F1"), "DE-R10");
    assert_eq!(game.refuses_to(Side::A, "hold F2"), "DE-R10");
    assert_eq!(game.refuses_to(Side::A, "write F1 1"), "DE-20");
    game.by(Side::A, "fire F1 starboard SE-F1", &[]);
    assert_eq!(game.refuses_to(Side::A, "hold F1"), "DE-R10");
    game.by(Side::B, "hold F1", &[]);
    assert_eq!(game.progress(), Some((Slot::F2, 0)));
    assert_eq!(game.to_play(), ToPlay::One(Side::B));
    assert_eq!(game.refuses_to(Side::A, "hold F2"), "DE-31");
    assert_eq!(game.refuses_to(Side::A, "fire F1 starboard SE-F1"), "DE-R10");
}

/// DE-32: with the option that any ship may fire, one that has fired may not again.
#[test]
fn once_a_turn_in_any_window() {
    let game = window("fire_window=any_ship");
    assert_eq!(game.progress(), Some((Slot::T1, 0)));
    assert_eq!(game.refuses_to(Side::B, "hold F2"), "DE-R10", "F1 is asked before F2");
    let game = game.after(&["fire F1 port SE-F2", "hold F1", "hold F2", "hold F3"]);
    assert_eq!(game.ship(id("SE-F2")).resist, 6);
    assert_eq!(game.refuses_to(Side::A, "fire F1 starboard SE-F1"), "DE-32");
    assert_eq!(game.to_play(), ToPlay::One(Side::B), "and the others are asked in every window");
}

/// DE-R9, DE-R10: with that option a held shot is not lost before the last window of the last pair.
#[test]
fn the_last_chance_in_any_window() {
    let mut game = window("fire_window=any_ship");
    let mut last = Vec::new();
    while let (Phase::Fire, Some((slot, _))) = (game.phase(), game.progress()) {
        last.push((slot.name(), is_told_the_last(&game)));
        let action = actions(&game, game.side())[0].clone();
        game.play(&action, &[]);
    }
    last.dedup();
    assert_eq!(last, [("T1", false), ("F1", false), ("F2", false), ("F3", true)], "no T2 is left to make a window");
}

/// DE-31: nobody fires before the orders are written.
#[test]
fn no_fire_while_writing() {
    let game = begin("quatre_phares", "");
    assert_eq!(game.refuses_to(Side::A, "fire T1 port SE-T1"), "DE-31");
    assert_eq!(game.refuses_to(Side::A, "hold T1"), "DE-31");
}

/// DE-R16: the refusal names the land that is in the way.
#[test]
fn land_in_the_way() {
    let ships = ["NW-F1 06.06 N", "SE-F2 08.05 N", "SE-F3 05.06 N"];
    let game = waters("07.05", "", "min_points=0 land_blocks_fire", &ships).after(&["F1:", "F2:", "F3:"]);
    assert_eq!(game.refuses_to(Side::A, "fire F1 starboard SE-F2"), "DE-R16");
    assert_eq!(game.refuses_to(Side::A, "fire F1 port SE-F2"), "DE-R12");
}

/// DE-R13: a three-master's refusal cites its own field.
#[test]
fn out_of_a_three_masters_field() {
    let game = sea("min_points=0", &["NW-T1 06.06 N", "SE-F2 07.06 N", "SE-F3 06.03 N"]);
    let game = game.after(&["T1:", "F2:", "F3:"]);
    assert_eq!(game.refuses_to(Side::A, "fire T1 port SE-F3"), "DE-R13");
}

/// DE-R9: a window before the first step, one after each; the last is known to both.
#[test]
fn windows() {
    let mut game = sea("", &["NW-F1 06.06 N", "SE-F1 07.08 N"]).after(&["F1: R(2) R(1)", "F1: 1 1 1"]);
    let mut seen = Vec::new();
    while let Some((slot, step)) = game.progress() {
        seen.push((step, is_told_the_last(&game)));
        game.play(&format!("hold {}", slot.name()), &[]);
    }
    seen.dedup();
    assert_eq!(seen, [(1, false), (2, false), (3, true)], "in window 0 nobody has a target");
}
