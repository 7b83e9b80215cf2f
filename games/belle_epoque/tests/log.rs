//! What the log tells: where, why and with what result.

use crate::common::{Table, Umpire, board};
use crate::show::facing;
use kernel::Tongue;

/// The log tells a march hex by hex, and a fire with the dice that hit (BE-28, BE-45).
#[test]
fn the_log_has_ways_and_dice() {
    let lines = facing().passed("A").go("march 0204").log();
    let march = lines.iter().find(|line| !line.motions.is_empty()).expect("a march");
    assert_eq!(march.motions[0].path, ["0404", "0304", "0204"]);
    assert_eq!(Table::say(Tongue::En, &march.text), "A: forced march to 0204, clear");
    let lines = facing().acting("A").go("fire B > 1 2 3 6").log();
    let fire = "A (0404): fire at B (0604, clear), 2 km, 4 dice hitting on 1 or 2: 2 losses";
    assert_eq!(Table::say(Tongue::En, &lines[0].text), fire);
    assert_eq!(lines[0].dice.iter().map(|die| die.hit).collect::<Vec<_>>(), [true, true, false, false]);
}

/// A unit that finds nobody to fire at or to assault is done, and the log says why.
#[test]
fn a_unit_with_nothing_to_do_is_told() {
    let table = board("U: 0 A @0404\nT: 1 @1204 moved").points(4, 0).activated("U").go("test 0 > 3");
    let told = table.go("stay").log_in(Tongue::En);
    assert!(told[0].ends_with("stays in place"), "{told:?}");
    assert!(told[1].ends_with("nobody to fire at or to assault"), "{told:?}");
}

/// BE-27: a unit that acts without a test is told all the same.
#[test]
fn an_activation_without_a_test_is_told() {
    let told = facing().activated("A").go("no test").log_in(Tongue::En);
    assert_eq!(told, ["A (0404): activation without a test"]);
}

/// BE-79, BE-81: of the losses of an assault the log tells which are elements and which are steps back.
#[test]
fn a_retreat_is_told_as_a_loss() {
    let clash = board("A: 0 @0504\nD: 1 @0604 activated").acting("A").go("assault D > 1 1 1 1 2 6 6 6");
    let told = clash.log_in(Tongue::En);
    assert!(told[1].ends_with("2 losses for D"), "{told:?}");
    assert_eq!(told[2], "D (0604): 1 element lost, 3 left");
    let step = clash.those("retreat").split(' ').next().expect("a way back").to_owned();
    let told = clash.go(&format!("retreat {step}")).log_in(Tongue::En);
    assert_eq!(told[0], format!("D: one of the losses taken as a retreat to {step}"));
}
