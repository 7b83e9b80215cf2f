//! Movement, fire, assault and reactions, rule by rule: BE-26 to BE-91 and their rulings.

mod fire;
mod reactions;

use crate::common::{Table, Umpire, board};
use kernel::{Show, Side, Text};
use serde_json::json;

/// BE-27: one hex for every kind of troops, without a test.
#[test]
fn a_basic_move_is_one_hex() {
    for kind in ["inf", "tribal", "mounted 3", "cav 3"] {
        let table = board(&format!("U: 0 {kind} @0404")).activated("U").go("no test");
        table.shows("move: 0303 0304 0305 0403 0405 0504; move 0604: BE-27");
    }
}

/// BE-28: two hexes for infantry, three for tribal formations and mounted infantry, four for cavalry.
#[test]
fn forced_march_allowances() {
    for (kind, inside, outside) in
        [("inf", "0604", "0704"), ("tribal", "0704", "0804"), ("mounted 3", "0704", "0804"), ("cav 3", "0804", "0904")]
    {
        let table = board(&format!("U: 0 {kind} @0404")).passed("U");
        table.shows(&format!("march {inside}: legal; march {outside}: BE-28"));
    }
}

/// BE-29, BE-60, BE-61: after a forced march no fire, but an assault; also after a basic move or none.
#[test]
fn fire_and_assault_after_moving() {
    let table = board("U: 0 A @0404\nT: 1 @0704 activated").passed("U").go("march 0604");
    table.shows("legal: assault T, done; fire T: BE-29");
    board("U: 0 A @0504\nT: 1 @0704 activated").passed("U").go("move 0604").shows("legal: assault T, done, fire T");
    let still = board("U: 0 A @0604\nT: 1 @0704 activated\nV: 1 @0804").acting("U");
    still.shows("legal: assault T, done, fire T; assault V: BE-60; assault SpareRed: BE-60");
}

/// BE-31, BE-35: difficult ground stops a march, and forbids fire and assault this turn.
#[test]
fn difficult_ground() {
    board("U: 0 cav 3 F @0404\nT: 1 @0703").ground("0504=m").passed("U").shows("march 0504: not legal");
    board("U: 0 @0404").ground("0504,0505=m").passed("U").shows("march 0604: BE-31");
    let near = board("U: 0 A @0404\nT: 1 @0604 moved").ground("0504=w").passed("U");
    // The activation ends with the move.
    near.go("move 0504").shows("activated: SpareRed; U has: moved activated mired");
    board("U: 0 A @0404 mired\nT: 1 @0504").passed("U").shows("fire T: BE-35; assault T: BE-35");
}

/// BE-32, BE-R13: each hill hex entered stops a march, also from hill to hill.
#[test]
fn hills_stop() {
    let ring = board("U: 0 cav 3 @0404").ground("0404,0303,0304,0305,0403,0405,0504,0604=h").passed("U");
    ring.shows("count move: 6; count march: 0; march 0604: BE-32");
}

/// BE-33, BE-R12: enemy control stops a march, whatever the state of the enemy and whoever stands beside.
#[test]
fn zones_stop() {
    let table = board("U: 0 cav 3 @0404\nE: 1 @0604 activated\nF: 0 @0703").passed("U");
    table.shows("march 0503: legal; march 0704: BE-33");
}

/// BE-34, BE-R12: not from one controlled hex to another, though both are controlled by one enemy.
#[test]
fn zone_to_zone() {
    board("U: 0 @0504\nE: 1 @0604").activated("U").go("no test").shows("move 0503: BE-34; move 0505: BE-34");
}

/// BE-38, BE-R19: nobody enters impassable ground; no other ground is closed to any kind.
#[test]
fn impassable_ground() {
    let ground = "0504=~ 0403=# 0405=w 0303=m 0304=x 0305=d";
    for kind in ["inf", "cav 3"] {
        let table = board(&format!("U: 0 {kind} @0404")).ground(ground).passed("U");
        table.shows("move: 0303 0304 0305 0405; move 0504: BE-38; march 0403: BE-38");
    }
}

/// BE-R11: only the destination of a march matters: a way of at most the allowance must exist.
#[test]
fn a_way_must_exist() {
    let table = board("U: 0 cav 3 @0404").ground("0303,0403,0504,0405,0305=~").passed("U");
    let table = table.shows("move: 0304; march 0203: legal; march 0502: BE-28; march 0505: BE-28");
    assert_eq!(table.march_path(table.id("U"), table.hex("0202")).len(), 4);
}

/// BE-39, BE-R15, BE-R16: only friends next to the start are crossed, and neither in retreats nor without a test.
#[test]
fn passing_through_friends() {
    let water = "0303,0304,0305,0403,0405=~";
    let far = board("M: 0 tribal 6 @0304\nF: 0 @0504").ground("0404=. 0303,0403,0503,0405,0505,0305,0204=~");
    far.passed("M").shows("march 0604: BE-39");
    let untested = board("M: 0 @0404\nF: 0 @0504").ground(water).activated("M");
    // There is nowhere to go: the unit stays without being asked.
    untested.go("no test").shows("M: 0404 4");
    // A retreat may not cross a friend: all three ways back are held, the element is lost.
    let units = "A: 0 A @0504\nD: 1 @0604 activated\nF1: 1 @0603\nF2: 1 @0605\nF3: 1 @0704";
    board(units).acting("A").go("fire D > 1 1 6 6").shows("hits: 2; D: 0604 2");
    let hill = board("M: 0 tribal 6 @0404\nF: 0 @0504").ground(&format!("{water} 0504=h 0503,0505=~"));
    hill.passed("M").shows("march 0604: BE-R15");
}

/// BE-36, BE-R18: evasion out of difficult ground is impossible too, but for pathfinders.
#[test]
fn no_evasion_out_of_difficult_ground() {
    let reacts = |tags: &str| {
        board(&format!("I: 0 @0504\nC: 1 cav 3 {tags} @0604")).ground("0604=w").acting("I").go("assault C")
    };
    reacts("").shows("evade: BE-36");
    reacts("pathfinder").shows("evade: legal");
    // BE-R18: nor a retreat out of very difficult ground.
    shaken("", "0604=x", "").shows("T: 0604 2");
}

/// BE-R37: more losses than elements are ignored, also for points.
#[test]
fn excess_losses_are_ignored() {
    board("A: 0 A @0404\nT: 1 inf 1 @0504 moved").acting("A").go("fire T > 1 1 1 1").shows("T: gone; points: 1 0");
}

/// BE-R36: tenacious units and infantry in works may convert losses from fire.
#[test]
fn everybody_may_retreat_from_fire() {
    for (tag, works) in [("tenacious", ""), ("", "0604")] {
        let units = format!("A: 0 A @0404\nT: 1 {tag} @0604 fired");
        board(&units).works(works).acting("A").go("fire T > 3 4 6 6").shows("hits: 2; retreat: 0603 0605 0704");
    }
}

/// A unit at 0604 after two losses from fire, one of them still to be settled.
fn shaken(others: &str, ground: &str, options: &str) -> Table {
    let board = board(&format!("F: 0 C @0404\nT: 1 @0604 moved\n{others}")).ground(ground);
    board.options(options).acting("F").go("fire T > 1 1 6 6")
}

/// BE-R32: the owner of the unit chooses the hex, step by step.
#[test]
fn the_owner_chooses_the_way_back() {
    let board = board("A: 0 @0604\nD: 1 @0704 activated");
    let table = board.acting("A").go("assault D > 3 3 6 6 1 4 5 6").shows("decider: blue; red retreat 0804: BE-R32");
    table.shows("retreat 0603: BE-82; retreat 0904: BE-79; take loss: BE-79; stay: BE-79");
    shaken("", "", "").shows("red take loss: BE-83; retreat 0504: BE-82; retreat 0804: BE-83");
}

/// BE-81, BE-82, BE-R31: no retreat into impassable ground, contact, or towards the enemy.
#[test]
fn invalid_retreats() {
    let others = "E: 0 @0804\nM: 1 @0603";
    // No valid step is left: the element is lost.
    shaken(others, "0605=~", "").shows("T: 0604 2");
    let table = shaken(others, "", "").shows("retreat: 0605");
    table.shows("retreat 0704: BE-82; retreat 0603: BE-04; retreat 0504: BE-82");
    shaken("", "0605=~", "").shows("retreat 0605: BE-81");
}

/// BE-R31: `retreat_reading`: the strict reading leads away from every enemy within four hexes.
#[test]
fn the_strict_reading_of_retreats() {
    shaken("E: 0 @0804", "", "").shows("retreat: 0603 0605");
    shaken("E: 0 @0804", "", "retreat_reading=strict").shows("T: 0604 2; phase: pick_unit");
}

/// BE-62, BE-63, BE-72: low dice add up, a 6 never counts.
#[test]
fn low_dice_add_up() {
    let table = board("A: 0 shock fiery @0504\nD: 1 @0604 activated").acting("A");
    table.go("assault D > 5 6 6 6 3 4 6 6").shows("totals: 5 3; D: 0604 3");
}

/// BE-73, BE-74: fiery in attack, tenacious in defence, one step each.
#[test]
fn fiery_and_tenacious() {
    let table = board("A: 0 fiery tenacious @0504\nD: 1 fiery tenacious @0604 activated").acting("A");
    for sheet in [table.sheet("A", "D", false), table.sheet("D", "A", true)] {
        assert_eq!((sheet.base, sheet.temper, sheet.score), (3, 1, 4));
    }
}

/// BE-78: a 1 counts though the score has dropped to nothing.
#[test]
fn a_one_always_counts() {
    let table = board("A: 0 fought5 @0504\nD: 1 poor/open fought4 @0604 activated").acting("A");
    table.go("assault D > 1 1 2 2 1 2 3 4").shows("totals: 2 1");
}

/// BE-76: a unit starts one assault a turn: its activation is over after it.
#[test]
fn one_assault_a_turn() {
    let board = board("A: 0 @0504\nD: 1 @0604 activated\nE: 1 @0404 activated");
    let table = board.acting("A").go("assault D > 1 6 6 6 1 6 6 6");
    table.shows("activated: SpareRed; A: 0504 3; A has: activated fought1");
}

/// BE-R47: neither height nor line of fire matters for an assault.
#[test]
fn assault_up_a_wooded_hill() {
    board("A: 0 @0504\nD: 1 @0604").ground("0604=W").acting("A").shows("assault D: legal");
}

/// BE-R40: `elite_is_shock` gives elite troops a base of 4.
#[test]
fn elite_is_shock_by_option() {
    let board = board("A: 0 elite/close @0504\nD: 1 @0604");
    let base = |options| board.clone().options(options).drawn("red").sheet("A", "D", false).base;
    assert_eq!((base(""), base("elite_is_shock=true")), (3, 4));
}

/// BE-68, BE-69: a plain winner may stay; an impetuous one must go.
#[test]
fn taking_the_position() {
    let fight = |tag: &str| {
        board(&format!("A: 0 {tag} @0504\nD: 1 inf 1 @0604 activated")).acting("A").go("assault D > 3 6 6 6 6")
    };
    fight("").shows("blue take position: BE-68; stay: BE-68").go("hold position").shows("A: 0504 4");
    fight("impetuous").shows("A: 0604 4");
    let set = board("A: 0 impetuous @0504\nD: 1 @0804").set(json!({
        "phase": "taking_position", "activation": { "unit": "A" }, "assault": { "target": "D" },
        "taking": { "unit": "A", "ground": "0604" },
    }));
    set.shows("legal: take position; hold position: BE-69");
}

/// BE-80, BE-71: infantry in works loses an element for every loss of an assault, and stays.
#[test]
fn infantry_in_works_holds_on() {
    let fight = |defender: &str, dice: &str| {
        let board = board(&format!("A: 0 @0504\nD: 1 {defender} @0604 activated")).works("0604");
        board.acting("A").go(&format!("assault D > {dice}"))
    };
    fight("inf 4", "3 3 3 3 5 6 6 6").shows("totals: 12 5; D: gone");
    fight("cav 3", "3 3 6 6 3 6 6").shows("totals: 6 3; D: 0604 1; phase: retreating");
}

/// BE-R46: taking a position ignores zones and stops, and may mire a unit.
#[test]
fn taking_a_position_in_a_wood() {
    let units = "A: 0 @0504\nD: 1 inf 1 @0604 activated\nE: 1 @0704";
    let table = board(units).ground("0604=w").acting("A").go("assault D > 3 6 6 6 6; take position");
    table.shows("A: 0604 4; A has: moved activated mired fought1");
}

/// BE-R17, BE-35: who fell back into difficult ground this turn is offered no test, and no field of fire.
#[test]
fn no_test_that_opens_nothing() {
    let stuck = board("U: 0 A @0404 mired\nV: 0 @0408\nT: 1 @0604 moved").ground("0404=w").points(3, 0);
    // The question is not asked.
    stuck.drawn("red").go("activate U").shows("phase: pick_move; test 1: BE-R17");
    stuck.activated("U").shows("legal: no test; test 0: BE-R17");
    let drawn = stuck.drawn("red");
    assert!(drawn.preview(Side::A, &drawn.action("activate U")).is_empty(), "no field of fire");
    for (unit, may) in [("pathfinder @0404 mired", "may still march"), ("@0404", "may fire, having stood there before")]
    {
        let table = board(&format!("U: 0 A {unit}\nT: 1 @0604 moved")).ground("0404=w").activated("U");
        assert_eq!(table.those("test"), "0", "it {may}");
    }
}

/// BE-26: nobody moves or marches to the hex where it stands.
#[test]
fn a_move_leads_elsewhere() {
    let table = board("U: 0 @0404\nT: 1 @1204").passed("U");
    for action in ["move 0404", "march 0404"] {
        let refusal = table.refusal(Side::A, action);
        assert_eq!((refusal.rule, &refusal.why), ("BE-26", &Text::key("refuse-already-there").with("at", "0404")));
    }
}

/// BE-33: a march out of enemy control and through it again is stopped by control, not by the allowance.
#[test]
fn control_stops_a_march_that_begins_in_it() {
    let table = board("C: 0 cav 3 @0404\nT: 1 @0504\nS: 1 @0505").passed("C");
    let stopped = ["0603", "0604", "0605"].map(|to| table.refuses(&format!("march {to}")));
    assert!(!stopped.contains(&"BE-28"), "{stopped:?}");
}
