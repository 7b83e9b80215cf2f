//! Fire, rule by rule.

use detroits::{Detroits, Phase, Slot};
use kernel::{Game, Side, ToPlay};

use super::actions;
use crate::common::*;

/// A window of the pair F1 on the bare sea: NW-F1 has targets on both sides, SE-F1 has NW-F1.
fn window(options: &[(&str, &str)]) -> Detroits {
    let mut all = vec![("min_points", "0")];
    all.extend_from_slice(options);
    let setup = setup(&open_sea("", ""), &all);
    let ships = ["NW-F1 06.06 N", "NW-F2 00.00 N", "SE-F1 07.06 N", "SE-F2 05.06 N", "SE-F3 08.06 N", "SE-T1 06.02 N"];
    let mut game = position(&setup, &ships);
    for (side, slot) in
        [(Side::A, "F1"), (Side::A, "F2"), (Side::B, "T1"), (Side::B, "F1"), (Side::B, "F2"), (Side::B, "F3")]
    {
        play(&mut game, side, &format!("{slot}:"));
    }
    game
}

/// DE-33, DE-R15: one broadside, the other, or both at two different ships.
#[test]
fn the_choice_of_broadsides() {
    let game = window(&[]);
    let wanted = [
        "hold F1",
        "fire F1 port SE-F2",
        "fire F1 port SE-F2 starboard SE-F1",
        "fire F1 port SE-F2 starboard SE-F3",
        "fire F1 starboard SE-F1",
        "fire F1 starboard SE-F3",
    ];
    assert_eq!(actions(&game, Side::A), wanted);
    assert_eq!(refused(&game, Side::A, "fire F1"), "DE-33");
    assert_eq!(refused(&game, Side::A, "fire F1 port SE-F1"), "DE-R12");
    assert_eq!(refused(&game, Side::A, "fire F1 starboard SE-T1"), "DE-R12");
    assert_eq!(refused(&game, Side::A, "fire F1 port NW-F2"), "DE-R40");
    assert_eq!(refused(&game, Side::A, "fire F1 port SE-T2"), "DE-47");
}

/// DE-R17, DE-R15: in one hex either broadside will do, but not both at the same ship.
#[test]
fn one_salvo_at_a_ship_in_the_same_hex() {
    let setup = setup(&open_sea("", ""), &[("min_points", "0")]);
    let mut game = position(&setup, &["NW-F1 06.06 N", "SE-F2 06.06 NE"]);
    play(&mut game, Side::A, "F1:");
    play(&mut game, Side::B, "F2:");
    assert_eq!(actions(&game, Side::A), ["hold F1", "fire F1 port SE-F2", "fire F1 starboard SE-F2"]);
    assert_eq!(refused(&game, Side::A, "fire F1 port SE-F2 starboard SE-F2"), "DE-R15");
}

/// DE-R10, DE-31, DE-32: only the slot's ships fire, with something to hit, once.
#[test]
fn who_may_fire() {
    let mut game = window(&[]);
    assert!(matches!(game.to_play(), ToPlay::Both(owing) if owing.0 == [true, true]));
    assert_eq!(refused(&game, Side::B, "fire F2 starboard NW-F1"), "DE-R10");
    assert_eq!(refused(&game, Side::A, "hold F2"), "DE-R10");
    assert_eq!(refused(&game, Side::A, "write F1 1"), "DE-20");
    play(&mut game, Side::A, "fire F1 starboard SE-F1");
    assert_eq!(refused(&game, Side::A, "hold F1"), "DE-R10");
    play(&mut game, Side::B, "hold F1");
    assert_eq!(game.progress(), Some((Slot::F2, 0)));
    assert_eq!(game.to_play(), ToPlay::One(Side::B));
    assert_eq!(refused(&game, Side::A, "hold F2"), "DE-31");
    assert_eq!(refused(&game, Side::A, "fire F1 starboard SE-F1"), "DE-R10");
}

/// DE-32: with the option that any ship may fire, one that has fired may not again.
#[test]
fn once_a_turn_in_any_window() {
    let mut game = window(&[("fire_window", "any_ship")]);
    assert_eq!(game.progress(), Some((Slot::T1, 0)));
    assert_eq!(refused(&game, Side::B, "hold F2"), "DE-R10", "F1 is asked before F2");
    play(&mut game, Side::A, "fire F1 port SE-F2");
    for slot in ["F1", "F2", "F3"] {
        play(&mut game, Side::B, &format!("hold {slot}"));
    }
    assert_eq!(game.ship(id("SE-F2")).resist, 6);
    assert_eq!(refused(&game, Side::A, "fire F1 starboard SE-F1"), "DE-32");
    assert_eq!(game.to_play(), ToPlay::One(Side::B), "and the others are asked in every window");
}

/// DE-R9, DE-R10: with that option a held shot is not lost before the last window of the last pair.
#[test]
fn the_last_chance_in_any_window() {
    let mut game = window(&[("fire_window", "any_ship")]);
    let mut last = Vec::new();
    while let (Phase::Fire, Some((slot, _))) = (game.phase(), game.progress()) {
        let side = game.to_play().next().unwrap();
        let help = kernel::Show::scene(&game, kernel::Eyes::Seat(side)).banner.help;
        last.push((slot.name(), help == Some(kernel::Text::key("help-fire-last"))));
        let action = actions(&game, side)[0].clone();
        play(&mut game, side, &action);
    }
    last.dedup();
    assert_eq!(last, [("T1", false), ("F1", false), ("F2", false), ("F3", true)], "no T2 is left to make a window");
}

/// DE-31: nobody fires before the orders are written.
#[test]
fn no_fire_while_writing() {
    let game = begin("quatre_phares", &[]);
    assert_eq!(refused(&game, Side::A, "fire T1 port SE-T1"), "DE-31");
    assert_eq!(refused(&game, Side::A, "hold T1"), "DE-31");
}

/// DE-R16: the refusal names the land that is in the way.
#[test]
fn land_in_the_way() {
    let setup = setup(&open_sea("07.05", ""), &[("min_points", "0"), ("land_blocks_fire", "true")]);
    let mut game = position(&setup, &["NW-F1 06.06 N", "SE-F2 08.05 N", "SE-F3 05.06 N"]);
    play(&mut game, Side::A, "F1:");
    play(&mut game, Side::B, "F2:");
    play(&mut game, Side::B, "F3:");
    assert_eq!(refused(&game, Side::A, "fire F1 starboard SE-F2"), "DE-R16");
    assert_eq!(refused(&game, Side::A, "fire F1 port SE-F2"), "DE-R12");
}

/// DE-R13: a three-master's refusal cites its own field.
#[test]
fn out_of_a_three_masters_field() {
    let setup = setup(&open_sea("", ""), &[("min_points", "0")]);
    let mut game = position(&setup, &["NW-T1 06.06 N", "SE-F2 07.06 N", "SE-F3 06.03 N"]);
    play(&mut game, Side::A, "T1:");
    play(&mut game, Side::B, "F2:");
    play(&mut game, Side::B, "F3:");
    assert_eq!(refused(&game, Side::A, "fire T1 port SE-F3"), "DE-R13");
}

/// DE-R9: a window before the first step, one after each; the last is known to both.
#[test]
fn windows() {
    let setup = setup(&open_sea("", ""), &[]);
    let mut game = position(&setup, &["NW-F1 06.06 N", "SE-F1 07.08 N"]);
    play(&mut game, Side::A, "F1: R(2) R(1)");
    play(&mut game, Side::B, "F1: 1 1 1");
    let mut seen = Vec::new();
    while let Some((slot, step)) = game.progress() {
        let side = game.to_play().next().unwrap();
        let help = serde_json::to_value(kernel::Show::scene(&game, kernel::Eyes::Seat(side)).banner.help).unwrap();
        seen.push((step, help["key"] == "help-fire-last"));
        play(&mut game, side, &format!("hold {}", slot.name()));
    }
    seen.dedup();
    assert_eq!(seen, [(1, false), (2, false), (3, true)], "in window 0 nobody has a target");
}
