//! The worked examples of movement, BE-X16 to BE-X22.

use serde_json::json;

use crate::common::{Umpire, board};

/// BE-X16, BE-33, BE-34: a march stops in a controlled hex.
#[test]
fn x16_marching_past_an_enemy() {
    let table = board("M: 0 @0404\nE: 1 @0604").passed("M");
    let table = table.shows("move: 0303 0304 0305 0403 0405 0504; march 0604: BE-04");
    table.shows("march: 0203 0204 0205 0302 0306 0402 0406 0502 0503 0505 0506");
}

/// BE-X17, BE-34, BE-R10: out of a controlled hex, and by a detour into another.
#[test]
fn x17_out_of_a_controlled_hex() {
    let table = board("M: 0 @0504\nE: 1 @0604").passed("M");
    let table = table.shows("move: 0403 0404 0405; march: 0303 0304 0305 0402 0406 0502 0503 0505 0506");
    table.shows("move 0503: BE-34; march 0404: BE-R10");
}

/// BE-X18, BE-39, BE-R15: through a friend next to the start, if the march need not stop there.
#[test]
fn x18_through_a_friend() {
    let water = "0303,0304,0305,0403,0405=~";
    let reach = |units: &str, ground: &str, march: &str| {
        board(units).ground(&format!("{water} {ground}")).passed("M").shows(&format!("move: ; march: {march}"));
    };
    let pair = "M: 0 @0404\nF1: 0 @0504";
    reach(pair, "", "0503 0505 0604");
    reach(pair, "0504=h", "");
    reach(&format!("{pair}\nE: 1 @0604"), "", "");
    let tribal = "M: 0 tribal 6 @0404\nF1: 0 @0504";
    reach(tribal, "0503,0505=~", "0603 0604 0605 0704");
    reach(&format!("{tribal}\nF2: 0 @0604"), "0503,0505=~", "");
}

/// BE-X19, BE-36, BE-28: out of a wood only pathfinders march.
#[test]
fn x19_out_of_a_wood() {
    for (tags, letter, marches) in [("", "w", 0), ("", ".", 54), ("pathfinder", "w", 54)] {
        let table = board(&format!("C: 0 cav 3 {tags} @0404")).ground(&format!("0404={letter}")).passed("C");
        table.shows(&format!("count move: 6; count march: {marches}"));
    }
}

/// BE-X20, BE-32: a hill stops a march.
#[test]
fn x20_a_hill_stops_a_march() {
    let table = |ground| board("U: 0 @0404").ground(ground).passed("U");
    table("").shows("count march: 12");
    table("0504=h").shows("count march: 11; march 0604: BE-32");
}

/// BE-X21, BE-37, BE-R18: very difficult ground is left after a passed test only, and never at a march.
#[test]
fn x21_very_difficult_ground() {
    let board = board("U: 0 @0404").ground("0404=x");
    let untested = board.set(json!({ "phase": "pick_move", "activation": { "unit": "U" } }));
    untested.shows("count move: 0; move 0504: BE-37");
    board.passed("U").shows("count move: 6; count march: 0; march 0604: BE-36");
}

/// BE-X22, BE-35, BE-R17: a unit that retreats into a wood can neither fire nor assault this turn.
#[test]
fn x22_a_retreat_into_a_wood() {
    let units = "F: 0 C @0404\nT: 1 @0604 moved\nN: 0 @0803 moved";
    let table = board(units).ground("0704=w").acting("F").go("fire T > 1 2 6 6; retreat 0704 > 3");
    let table = table.shows("T: 0704 3; T has: moved mired; bowl: 2 1; decider: blue");
    // Neither fire nor assault.
    table.go("activate T; stay > 1").shows("phase: pick_unit");
}
