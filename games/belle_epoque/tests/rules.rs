//! Movement, fire, assault and reactions, rule by rule: BE-26 to BE-91 and their rulings.

mod fire;
mod reactions;

use crate::common::{Umpire, board};
use kernel::{Game, Show, Side, Text};
use serde_json::json;

/// BE-27: one hex for every kind of troops, without a test.
#[test]
fn a_basic_move_is_one_hex() {
    for kind in ["inf", "tribal", "mounted 3", "cav 3"] {
        let table = board(&format!("U: 0 {kind} @0404")).activated("U").go("no test", &[]);
        assert_eq!(table.those("move"), "0303 0304 0305 0403 0405 0504", "{kind}");
        assert_eq!(table.refuses("move 0604"), "BE-27");
    }
}

/// BE-28: two hexes for infantry, three for tribal formations and mounted infantry, four for cavalry.
#[test]
fn forced_march_allowances() {
    for (kind, inside, outside) in
        [("inf", "0604", "0704"), ("tribal", "0704", "0804"), ("mounted 3", "0704", "0804"), ("cav 3", "0804", "0904")]
    {
        let table = board(&format!("U: 0 {kind} @0404")).passed("U");
        assert!(table.those("march").contains(inside), "{kind}");
        assert_eq!(table.refuses(&format!("march {outside}")), "BE-28", "{kind}");
    }
}

/// BE-29, BE-60, BE-61: after a forced march no fire, but an assault; also after a basic move or none.
#[test]
fn fire_and_assault_after_moving() {
    let table = board("U: 0 inf 4 A @0404\nT: 1 inf 4 @0704 activated").passed("U").go("march 0604", &[]);
    assert_eq!((table.legal(), table.refuses("fire T")), (vec!["assault T".into(), "done".into()], "BE-29"));
    let table = board("U: 0 inf 4 A @0504\nT: 1 inf 4 @0704 activated").passed("U").go("move 0604", &[]);
    assert_eq!(table.legal(), ["assault T", "done", "fire T"]);
    let still = board("U: 0 inf 4 A @0604\nT: 1 inf 4 @0704 activated\nV: 1 inf 4 @0804").acting("U", "still");
    assert_eq!(still.legal(), ["assault T", "done", "fire T"]);
    assert_eq!((still.refuses("assault V"), still.refuses("assault SpareRed")), ("BE-60", "BE-60"));
}

/// BE-31, BE-35: difficult ground stops a march, and forbids fire and assault this turn.
#[test]
fn difficult_ground() {
    let table = board("U: 0 cav 3 F @0404\nT: 1 inf 4 @0703").ground("0504=m").passed("U");
    assert!(!table.those("march").contains("0504"));
    let blocked = board("U: 0 inf 4 @0404").ground("0504,0505=m").passed("U");
    assert_eq!(blocked.refuses("march 0604"), "BE-31");
    let near = board("U: 0 inf 4 A @0404\nT: 1 inf 4 @0604 moved").ground("0504=w").passed("U");
    let after = near.go("move 0504", &[]);
    assert_eq!(after.0.activated_unit(), Some(after.id("SpareRed")), "the activation ended with the move");
    assert!(after.0.is_mired(after.id("U")));
    let mired = board("U: 0 inf 4 A @0404 mired\nT: 1 inf 4 @0504").passed("U");
    assert_eq!((mired.refuses("fire T"), mired.refuses("assault T")), ("BE-35", "BE-35"));
}

/// BE-32, BE-R13: each hill hex entered stops a march, also from hill to hill.
#[test]
fn hills_stop() {
    let ring = board("U: 0 cav 3 @0404").ground("0404,0303,0304,0305,0403,0405,0504,0604=h").passed("U");
    assert_eq!((ring.count("move"), ring.count("march"), ring.refuses("march 0604")), (6, 0, "BE-32"));
}

/// BE-33, BE-R12: enemy control stops a march, whatever the state of the enemy and whoever stands beside.
#[test]
fn zones_stop() {
    let table = board("U: 0 cav 3 @0404\nE: 1 inf 4 @0604 activated\nF: 0 inf 4 @0703").passed("U");
    assert!(table.those("march").contains("0503"));
    assert_eq!(table.refuses("march 0704"), "BE-33");
}

/// BE-34, BE-R12: not from one controlled hex to another, though both are controlled by one enemy.
#[test]
fn zone_to_zone() {
    let table = board("U: 0 inf 4 @0504\nE: 1 inf 4 @0604").activated("U").go("no test", &[]);
    assert_eq!((table.refuses("move 0503"), table.refuses("move 0505")), ("BE-34", "BE-34"));
}

/// BE-38, BE-R19: nobody enters impassable ground; no other ground is closed to any kind.
#[test]
fn impassable_ground() {
    for kind in ["inf", "cav 3"] {
        let table =
            board(&format!("U: 0 {kind} @0404")).ground("0504=~ 0403=# 0405=w 0303=m 0304=x 0305=d").passed("U");
        assert_eq!(table.those("move"), "0303 0304 0305 0405");
        assert_eq!((table.refuses("move 0504"), table.refuses("march 0403")), ("BE-38", "BE-38"));
    }
}

/// BE-R11: only the destination of a march matters: a way of at most the allowance must exist.
#[test]
fn a_way_must_exist() {
    let water = "0303,0403,0504,0405,0305=~";
    let table = board("U: 0 cav 3 @0404").ground(water).passed("U");
    assert_eq!(table.those("move"), "0304");
    assert!(table.those("march").contains("0203"));
    assert_eq!((table.refuses("march 0502"), table.refuses("march 0505")), ("BE-28", "BE-28"));
    let path = table.0.march_path(table.id("U"), table.hex("0202"));
    assert_eq!(path.len(), 4);
}

/// BE-39, BE-R15, BE-R16: only friends next to the start are crossed, and neither in retreats nor without a test.
#[test]
fn passing_through_friends() {
    let water = "0303,0304,0305,0403,0405=~";
    let far = board("M: 0 tribal 6 @0304\nF: 0 inf 4 @0504").ground("0404=. 0303,0403,0503,0405,0505,0305,0204=~");
    let table = far.passed("M");
    assert_eq!(table.refuses("march 0604"), "BE-39");
    let untested = board("M: 0 inf 4 @0404\nF: 0 inf 4 @0504").ground(water).activated("M");
    let after = untested.go("no test", &[]);
    assert_eq!(after.unit("M"), "0404 4", "nowhere to go: the unit stays without being asked");
    // A retreat may not cross a friend: all three ways back are held, the element is lost.
    let units =
        "A: 0 inf 4 A @0504\nD: 1 inf 4 @0604 activated\nF1: 1 inf 4 @0603\nF2: 1 inf 4 @0605\nF3: 1 inf 4 @0704";
    let table = board(units).acting("A", "still").go("fire D", &[1, 1, 6, 6]);
    assert_eq!((table.hits(), table.unit("D")), (2, "0604 2".to_owned()));
    let hill =
        board("M: 0 tribal 6 @0404\nF: 0 inf 4 @0504").ground(&format!("{water} 0504=h 0503,0505=~")).passed("M");
    assert_eq!(hill.refuses("march 0604"), "BE-R15");
}

/// BE-36, BE-R18: evasion out of difficult ground is impossible too, but for pathfinders.
#[test]
fn no_evasion_out_of_difficult_ground() {
    let reacts = |tags: &str| {
        let units = format!("I: 0 inf 4 @0504\nC: 1 cav 3 {tags} @0604");
        board(&units).ground("0604=w").acting("I", "still").go("assault C", &[])
    };
    assert_eq!(reacts("").refuses("evade"), "BE-36");
    assert!(reacts("pathfinder").legal().contains(&"evade".to_owned()));
    // BE-R18: nor a retreat out of very difficult ground.
    let table = board("F: 0 inf 4 C @0404\nT: 1 inf 4 @0604 moved").ground("0604=x").acting("F", "still");
    assert_eq!(table.go("fire T", &[1, 1, 6, 6]).unit("T"), "0604 2");
}

/// BE-R37: more losses than elements are ignored, also for points.
#[test]
fn excess_losses_are_ignored() {
    let table = board("A: 0 inf 4 A @0404\nT: 1 inf 1 @0504 moved").acting("A", "still").go("fire T", &[1, 1, 1, 1]);
    assert_eq!((table.unit("T"), table.0.points(Side::A)), ("gone".to_owned(), 1));
}

/// BE-R36: tenacious units and infantry in works may convert losses from fire.
#[test]
fn everybody_may_retreat_from_fire() {
    for (tag, works) in [("tenacious", ""), ("", "0604")] {
        let units = format!("A: 0 inf 4 A @0404\nT: 1 inf 4 {tag} @0604 fired");
        let table = board(&units).works(works).acting("A", "still").go("fire T", &[3, 4, 6, 6]);
        assert_eq!((table.hits(), table.those("retreat")), (2, "0603 0605 0704".to_owned()));
    }
}

/// BE-R32: the owner of the unit chooses the hex, step by step.
#[test]
fn the_owner_chooses_the_way_back() {
    let board = board("A: 0 inf 4 @0604\nD: 1 inf 4 @0704 activated");
    let table = board.acting("A", "still").go("assault D", &[3, 3, 6, 6, 1, 4, 5, 6]);
    assert_eq!((table.decider(), table.refuses_to(Side::A, "retreat 0804")), ("blue", "BE-R32"));
    assert_eq!((table.refuses("retreat 0603"), table.refuses("retreat 0904")), ("BE-82", "BE-79"));
    assert_eq!((table.refuses("take loss"), table.refuses("stay")), ("BE-79", "BE-79"));
    let fire = crate::common::board("F: 0 inf 4 C @0404\nT: 1 inf 4 @0604 moved").acting("F", "still");
    let fire = fire.go("fire T", &[1, 1, 6, 6]);
    assert_eq!(fire.refuses_to(Side::A, "take loss"), "BE-83");
    assert_eq!((fire.refuses("retreat 0504"), fire.refuses("retreat 0804")), ("BE-82", "BE-83"));
}

/// BE-81, BE-82, BE-R31: no retreat into impassable ground, contact, or towards the enemy.
#[test]
fn invalid_retreats() {
    let units = "F: 0 inf 4 C @0404\nT: 1 inf 4 @0604 moved\nE: 0 inf 4 @0804\nM: 1 inf 4 @0603";
    let table = board(units).ground("0605=~").acting("F", "still").go("fire T", &[1, 1, 6, 6]);
    assert_eq!(table.unit("T"), "0604 2", "no valid step is left: the element is lost");
    let table = board(units).acting("F", "still").go("fire T", &[1, 1, 6, 6]);
    assert_eq!(table.those("retreat"), "0605");
    assert_eq!((table.refuses("retreat 0704"), table.refuses("retreat 0603")), ("BE-82", "BE-04"));
    assert_eq!(table.refuses("retreat 0504"), "BE-82");
    let wet = board("F: 0 inf 4 C @0404\nT: 1 inf 4 @0604 moved").ground("0605=~").acting("F", "still");
    assert_eq!(wet.go("fire T", &[1, 1, 6, 6]).refuses("retreat 0605"), "BE-81");
}

/// BE-R31: `retreat_reading`: the strict reading leads away from every enemy within four hexes.
#[test]
fn the_strict_reading_of_retreats() {
    let steps = |options: &str| {
        let board = board("F: 0 inf 4 C @0404\nT: 1 inf 4 @0604 moved\nE: 0 inf 4 @0804").options(options);
        board.acting("F", "still").go("fire T", &[1, 1, 6, 6])
    };
    let (contact, strict) = (steps(""), steps("retreat_reading=strict"));
    assert_eq!(contact.those("retreat"), "0603 0605");
    assert_eq!((strict.unit("T"), strict.phase_word() == "fire_loss"), ("0604 2".to_owned(), false));
}

/// BE-62, BE-63, BE-72: low dice add up, a 6 never counts.
#[test]
fn low_dice_add_up() {
    let table = board("A: 0 inf 4 shock fiery @0504\nD: 1 inf 4 @0604 activated").acting("A", "still");
    let table = table.go("assault D", &[5, 6, 6, 6, 3, 4, 6, 6]);
    assert_eq!((table.totals(), table.unit("D")), ([5, 3], "0604 3".to_owned()));
}

/// BE-73, BE-74: fiery in attack, tenacious in defence, one step each.
#[test]
fn fiery_and_tenacious() {
    let table =
        board("A: 0 inf 4 fiery tenacious @0504\nD: 1 inf 4 fiery tenacious @0604 activated").acting("A", "still");
    let sheets = [("A", "D", false), ("D", "A", true)].map(|(u, o, defends)| {
        let sheet = table.0.score_sheet(table.id(u), table.id(o), defends, false);
        (sheet.base, sheet.temper, sheet.score)
    });
    assert_eq!(sheets, [(3, 1, 4), (3, 1, 4)]);
}

/// BE-78: a 1 counts though the score has dropped to nothing.
#[test]
fn a_one_always_counts() {
    let table = board("A: 0 inf 4 fought5 @0504\nD: 1 inf 4 poor/open fought4 @0604 activated").acting("A", "still");
    assert_eq!(table.go("assault D", &[1, 1, 2, 2, 1, 2, 3, 4]).totals(), [2, 1]);
}

/// BE-76: a unit starts one assault a turn: its activation is over after it.
#[test]
fn one_assault_a_turn() {
    let board = board("A: 0 inf 4 @0504\nD: 1 inf 4 @0604 activated\nE: 1 inf 4 @0404 activated");
    let table = board.acting("A", "still").go("assault D", &[1, 6, 6, 6, 1, 6, 6, 6]);
    assert_eq!((table.0.activated_unit(), table.unit("A")), (Some(table.id("SpareRed")), "0504 3".to_owned()));
    assert!(table.0.is_activated(table.id("A")));
}

/// BE-R47: neither height nor line of fire matters for an assault.
#[test]
fn assault_up_a_wooded_hill() {
    let table = board("A: 0 inf 4 @0504\nD: 1 inf 4 @0604").ground("0604=W").acting("A", "still");
    assert!(table.legal().contains(&"assault D".to_owned()));
}

/// BE-R40: `elite_is_shock` gives elite troops a base of 4.
#[test]
fn elite_is_shock_by_option() {
    let base = |options: &str| {
        let table = board("A: 0 inf 4 elite/close @0504\nD: 1 inf 4 @0604").options(options).drawn("red");
        table.0.score_sheet(table.id("A"), table.id("D"), false, false).base
    };
    assert_eq!((base(""), base("elite_is_shock=true")), (3, 4));
}

/// BE-68, BE-69: a plain winner may stay; an impetuous one must go.
#[test]
fn taking_the_position() {
    let fight = |tag: &str| {
        let units = format!("A: 0 inf 4 {tag} @0504\nD: 1 inf 1 @0604 activated");
        board(&units).acting("A", "still").go("assault D", &[3, 6, 6, 6, 6])
    };
    let table = fight("");
    assert_eq!((table.refuses_to(Side::B, "take position"), table.refuses("stay")), ("BE-68", "BE-68"));
    assert_eq!(table.go("hold position", &[]).unit("A"), "0504 4");
    assert_eq!(fight("impetuous").unit("A"), "0604 4");
    let board = board("A: 0 inf 4 impetuous @0504\nD: 1 inf 4 @0804");
    let set = board.set(json!({
        "phase": "taking_position", "activation": { "unit": "A" }, "assault": { "target": "D" },
        "taking": { "unit": "A", "ground": "0604" },
    }));
    assert_eq!((set.legal(), set.refuses("hold position")), (vec!["take position".to_owned()], "BE-69"));
}

/// BE-80, BE-71: infantry in works loses an element for every loss of an assault, and stays.
#[test]
fn infantry_in_works_holds_on() {
    let board = board("A: 0 inf 4 @0504\nD: 1 inf 4 @0604 activated").works("0604");
    let table = board.acting("A", "still").go("assault D", &[3, 3, 3, 3, 5, 6, 6, 6]);
    assert_eq!((table.totals(), table.unit("D")), ([12, 5], "gone".to_owned()));
    let horse = crate::common::board("A: 0 inf 4 @0504\nD: 1 cav 3 @0604 activated").works("0604");
    let table = horse.acting("A", "still").go("assault D", &[3, 3, 6, 6, 3, 6, 6]);
    assert_eq!((table.totals(), table.unit("D")), ([6, 3], "0604 1".to_owned()));
    assert_eq!(table.phase_word(), "retreating");
}

/// BE-R46: taking a position ignores zones and stops, and may mire a unit.
#[test]
fn taking_a_position_in_a_wood() {
    let units = "A: 0 inf 4 @0504\nD: 1 inf 1 @0604 activated\nE: 1 inf 4 @0704";
    let table = board(units).ground("0604=w").acting("A", "still").go("assault D", &[3, 6, 6, 6, 6]);
    let table = table.go("take position", &[]);
    assert!(table.unit("A") == "0604 4" && table.0.is_mired(table.id("A")));
}

/// BE-R17, BE-35: who fell back into difficult ground this turn is offered no test, and no field of fire.
#[test]
fn no_test_that_opens_nothing() {
    let stuck =
        board("U: 0 inf 4 A @0404 mired\nV: 0 inf 4 @0408\nT: 1 inf 4 @0604 moved").ground("0404=w").points(3, 0);
    let table = stuck.drawn("red").go("activate U", &[]);
    assert_eq!(table.phase_word(), "pick_move", "the question is not asked");
    assert_eq!(table.refuses("test 1"), "BE-R17");
    assert_eq!(stuck.activated("U").legal(), ["no test"]);
    assert_eq!(stuck.activated("U").refuses("test 0"), "BE-R17");
    let drawn = stuck.drawn("red");
    assert!(drawn.0.preview(Side::A, &drawn.action("activate U")).is_empty(), "no field of fire");
    let woods = board("U: 0 inf 4 A pathfinder @0404 mired\nT: 1 inf 4 @0604 moved").ground("0404=w");
    assert_eq!(woods.activated("U").those("test"), "0", "a pathfinder may still march");
    let fresh = board("U: 0 inf 4 A @0404\nT: 1 inf 4 @0604 moved").ground("0404=w");
    assert_eq!(fresh.activated("U").those("test"), "0", "who stood there before may fire");
}

/// BE-26: nobody moves or marches to the hex where it stands.
#[test]
fn a_move_leads_elsewhere() {
    let table = board("U: 0 inf 4 @0404\nT: 1 inf 4 @1204").passed("U");
    for action in ["move 0404", "march 0404"] {
        let refusal = table.0.check(Side::A, &table.action(action)).expect_err("refused");
        assert_eq!((refusal.rule, &refusal.why), ("BE-26", &Text::key("refuse-already-there").with("at", "0404")));
    }
}

/// BE-33: a march out of enemy control and through it again is stopped by control, not by the allowance.
#[test]
fn control_stops_a_march_that_begins_in_it() {
    let table = board("C: 0 cav 3 @0404\nT: 1 inf 4 @0504\nS: 1 inf 4 @0505").passed("C");
    let stopped: Vec<&str> = ["0603", "0604", "0605"].map(|to| table.refuses(&format!("march {to}"))).to_vec();
    assert!(!stopped.contains(&"BE-28"), "{stopped:?}");
}
