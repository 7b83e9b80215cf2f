//! Movement, fire, assault and reactions, rule by rule: BE-26 to BE-91 and their rulings.

use crate::common::{Board, Table, Umpire, board};
use belle_epoque::{FIRE, Gait, NoShot};
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
    let path = table.0.march_path(table.id("U"), table.0.setup_of_cell("0202"));
    assert_eq!(path.len(), 4);
}

trait CellByName {
    fn setup_of_cell(&self, name: &str) -> hexmap::Cell;
}

impl CellByName for belle_epoque::BelleEpoque {
    fn setup_of_cell(&self, name: &str) -> hexmap::Cell {
        kernel::Game::setup_of(self).grid.cell(name).unwrap()
    }
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

/// BE-41, BE-42, BE-43: the table of fire, row by row, standing and after a basic move.
#[test]
fn the_table_of_fire() {
    let book = ["5(3) 4(2) 3(1) 2", "5(3) 4(1) 2 1", "4(2) 3 1 -", "3(1) 2 2 1", "3 2 1 -", "2 1 1 -", "1 - - -"];
    let cell = |(still, moving): (u8, u8)| match (still, moving) {
        (0, _) => "-".to_owned(),
        (still, 0) => still.to_string(),
        (still, moving) => format!("{still}({moving})"),
    };
    let rows = FIRE.map(|row| row.map(cell).join(" "));
    assert_eq!(rows, book.map(String::from));
    for (i, letter) in ["A", "B", "C", "D", "E", "F", "G"].into_iter().enumerate() {
        for range in 1..=4u8 {
            let units = format!("U: 0 inf 4 {letter} @0404\nT: 1 cav 3 @{:02}04 moved", 4 + range);
            let table = board(&units).drawn("red");
            let (u, t) = (table.id("U"), table.id("T"));
            let (still, moving) = FIRE[i][usize::from(range) - 1];
            let score = |gait| table.0.shot(u, t, gait).map_or(0, |shot| shot.score);
            assert_eq!((score(Gait::Still), score(Gait::Basic), score(Gait::Forced)), (still, moving, 0));
            if still > 0 && moving == 0 {
                assert_eq!(table.0.shot(u, t, Gait::Basic), Err(NoShot::NotAfterMove));
            }
        }
    }
}

/// BE-44, BE-45: one die an element, each low one a loss; no second throw.
#[test]
fn one_die_an_element() {
    let table = board("F: 0 inf 2 C @0404\nT: 1 inf 4 @0504 moved").acting("F", "still");
    let table = table.go("fire T", &[4, 5]);
    assert_eq!((table.hits(), table.unit("T")), (1, "0504 3".to_owned()));
}

/// BE-48, BE-R27: strictly higher ground gives one die a fire, not one an element.
#[test]
fn overlooking_gives_one_die() {
    let dice = |ground: &str| {
        let table = board("F: 0 inf 4 C @0404\nT: 1 inf 4 @0504 moved").ground(ground).drawn("red");
        table.0.shot(table.id("F"), table.id("T"), Gait::Still).unwrap().dice
    };
    assert_eq!((dice("0404=h"), dice("0404=H 0504=h"), dice("0404=h 0504=k"), dice("0504=h")), (5, 5, 4, 4));
}

/// BE-51, BE-52: the line from centre to centre is blocked by troops of either side and by ground.
#[test]
fn lines_of_fire() {
    for (between, ground) in [("M: 0 inf 4 @0504", ""), ("M: 1 inf 4 @0504", ""), ("", "0504=v")] {
        let table = board(&format!("F: 0 inf 4 A @0404\nT: 1 cav 3 @0604 moved\n{between}")).ground(ground);
        let table = table.acting("F", "still");
        assert_eq!(table.refuses("fire T"), "BE-52");
        let blocker = table.0.blockers(table.0.setup_of_cell("0404"), table.0.setup_of_cell("0604"));
        assert_eq!(blocker.iter().collect::<Vec<_>>(), [table.0.setup_of_cell("0504")]);
    }
}

/// BE-R28: `line_along_edge`: both, never, any.
#[test]
fn lines_along_edges_by_option() {
    let open = |option: &str, beside: &str| {
        let units = format!("F: 0 inf 4 A @0404\nT: 1 cav 3 @0402 moved\n{beside}");
        let board = board(&units).options(&format!("line_along_edge={option}"));
        board.acting("F", "still").those("fire").contains('T')
    };
    let (one, two) = ("M: 0 inf 4 @0303", "M: 0 inf 4 @0303\nN: 0 inf 4 @0403");
    assert_eq!(["both", "never", "any"].map(|option| open(option, one)), [true, true, false]);
    assert_eq!(["both", "never", "any"].map(|option| open(option, two)), [false, true, false]);
}

/// BE-R28, BE-R29: the prepared lines agree with the hexes that block, on every board.
#[test]
fn prepared_lines_agree_with_blockers() {
    for scenario in ["sadowa", "colenso"] {
        for option in ["both", "never", "any"] {
            let table = crate::common::begin(&Table::setup(scenario, &format!("line_along_edge={option}")), &[]);
            for a in table.0.units_of(Side::A) {
                for b in table.0.units_of(Side::B) {
                    let (from, to) = (table.0.place(a).unwrap(), table.0.place(b).unwrap());
                    let shot = table.0.shot(a, b, Gait::Still);
                    let free = table.0.blockers(from, to).is_empty();
                    assert!(shot.is_err() || free);
                    assert!(shot != Err(NoShot::Blocked) || !free);
                }
            }
        }
    }
}

/// BE-54 to BE-59: each reason for not being seen is named; BE-R24: smokeless powder is a tag.
#[test]
fn reasons_for_not_being_seen() {
    let fire = |target: &str, at: &str, ground: &str| {
        board(&format!("A: 0 inf 4 A @0404\nT: 1 {target} @{at}")).ground(ground).acting("A", "still").refuses("fire T")
    };
    assert_eq!(fire("inf", "0804", ""), "BE-55");
    assert_eq!(fire("inf moved", "0804", "0804=o"), "BE-56");
    assert_eq!(fire("inf reg/open moved", "0804", ""), "BE-57");
    assert_eq!(fire("inf reg/open", "0804", ""), "BE-58");
    assert_eq!(fire("inf fired smokeless", "0804", ""), "BE-55");
    let seen = board("A: 0 inf 4 A @0404\nT: 1 inf fired @0804\nV: 1 inf reg/open flagrant @0402").acting("A", "still");
    assert_eq!(seen.those("fire"), "T V");
}

/// BE-R30: moving and firing give a unit away; fighting an assault in place does so only by option.
#[test]
fn what_gives_a_unit_away() {
    let board = |options: &str| {
        let board = board("A: 0 inf 4 @0504\nD: 1 inf 4 @0604 activated").options(options);
        board.acting("A", "still").go("assault D", &[1, 6, 6, 6, 1, 6, 6, 6])
    };
    let visibility = |table: &Table| table.0.visibility(table.id("D"));
    assert_eq!((visibility(&board("")), visibility(&board("assault_reveals=true"))), (3, 4));
    let table = board("");
    assert!(!table.0.has_fired(table.id("A")) && !table.0.has_moved(table.id("A")));
    let evaded = crate::common::board("I: 0 inf 4 @0504\nC: 1 cav 3 @0604").acting("I", "still").go("assault C", &[]);
    let evaded = evaded.go("evade", &[1]).go("evade 0904", &[]).go("take position", &[]);
    assert!(evaded.0.has_moved(evaded.id("C")) && evaded.0.has_moved(evaded.id("I")));
}

/// BE-R38: one target a fire, any legal one: friends beside it and enemies in contact forbid nothing.
#[test]
fn choice_of_target() {
    let units = "A: 0 inf 4 A @0404\nT: 1 inf 4 @0604 moved\nF: 0 inf 4 @0703\nE: 1 inf 4 @0303 moved";
    let table = board(units).acting("A", "still");
    assert_eq!((table.those("fire"), table.refuses("fire F")), ("E T".to_owned(), "BE-R38"));
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

fn assaulted(board: &Board) -> Table {
    board.acting("A", "still").go("assault D", &[])
}

/// BE-84, BE-R17: an activated unit has no volley, nor one that has just entered difficult ground.
#[test]
fn who_may_volley() {
    let units = |state: &str| format!("A: 0 inf 4 @0504\nD: 1 inf 4 @0604 {state}\nS: 1 inf 4 @0704");
    let fresh = assaulted(&board(&units("")));
    assert_eq!((fresh.legal(), fresh.decider()), (vec!["no reaction".to_owned(), "volley".to_owned()], "blue"));
    assert_eq!(fresh.refuses_to(Side::A, "no reaction"), "BE-85");
    assert_eq!(fresh.refuses("test 0"), "BE-85");
    let near = |state: &str| assaulted(&board(&units(state).replace("@0704", "@0603")));
    assert_eq!((near("activated").refuses("volley"), near("mired").refuses("volley")), ("BE-84", "BE-R17"));
    assert_eq!(near("activated").those("support"), "S");
}

/// BE-87, BE-R49, BE-R50: support on the same terms; any number, or one by option.
#[test]
fn supporters() {
    let units =
        "A: 0 inf 4 @0504\nD: 1 inf 4 @0604 activated\nS: 1 inf 4 @0503\nR: 1 inf 4 @0505\nM: 1 inf 4 @0403 mired";
    let table = assaulted(&board(units));
    assert_eq!((table.those("support"), table.refuses("support M")), ("R S".to_owned(), "BE-R50"));
    let fail = |options: &str| assaulted(&board(units).options(options)).go("support S", &[6]);
    let table = fail("");
    assert_eq!((table.those("support"), table.refuses("support S")), ("R".to_owned(), "BE-87"));
    let one = assaulted(&board(units).options("support_fire_limit=one")).go("support S", &[6, 1, 6, 6, 6, 1, 6, 6, 6]);
    assert_eq!(one.totals(), [1, 1], "no second supporter: the assault is fought at once");
    let set = board(units).options("support_fire_limit=one").set(json!({
        "phase": "react", "activation": { "unit": "A" }, "assault": { "target": "D", "supported": true },
    }));
    assert_eq!(set.refuses("support R"), "BE-R49");
}

/// BE-85, BE-86, BE-R06: the reaction is tested with points; the chit leaves even if it fails.
#[test]
fn the_test_of_a_reaction() {
    let board = board("A: 0 inf 4 @0504\nD: 1 inf 4 @0604").points(0, 2);
    let table = assaulted(&board);
    assert_eq!(table.bowl(), [1, 2]);
    let table = table.go("volley", &[]);
    assert_eq!(table.legal(), ["test 0", "test 1", "test 2"]);
    assert_eq!((table.refuses("no test"), table.refuses("test 3")), ("BE-86", "BE-23"));
    let failed = table.go("test 2", &[6, 1, 6, 6, 6, 1, 6, 6, 6]);
    assert_eq!((failed.bowl()[1], failed.pool(), failed.unit("D")), (1, [0, 0], "0604 3".to_owned()));
    assert!(failed.0.is_activated(failed.id("D")));
}

/// BE-88, BE-89, BE-R52, BE-R53: evasion needs a slower enemy, a test and somewhere to go; it costs the chit.
#[test]
fn evading() {
    let table = assaulted(&board("A: 0 inf 4 @0504\nD: 1 cav 3 @0604"));
    let failed = table.clone().go("evade", &[4, 1, 6, 6, 6, 1, 6, 6]);
    assert_eq!((failed.totals(), failed.bowl()[1]), ([1, 1], 1));
    let passed = table.go("evade", &[3]);
    assert_eq!((passed.refuses("evade 0503"), passed.refuses("stay")), ("BE-R53", "BE-88"));
    assert_eq!(passed.refuses("evade 1204"), "BE-28");
    assert_eq!(assaulted(&board("A: 0 cav 3 @0504\nD: 1 cav 3 @0604")).refuses("evade"), "BE-R52");
    let shut = board("A: 0 inf 4 @0504\nD: 1 cav 3 @0604").ground("0603,0605,0704=~");
    assert_eq!(assaulted(&shut).refuses("evade"), "BE-R53");
    let spent = board("A: 0 inf 4 @0504\nD: 1 cav 3 @0604 activated\nS: 1 inf 4 @0603");
    assert_eq!(assaulted(&spent).refuses("evade"), "BE-88");
}

/// BE-90, BE-91: only fresh cavalry out of contact counter-charges; a failed test costs the activation too.
#[test]
fn counter_charging() {
    let board = |target: &str| board(&format!("A: 0 inf 4 @0404\nD: 1 {target} @0604\nS: 1 inf 4 @0603"));
    let charge = |target: &str| board(target).passed("A").go("move 0504", &[]).go("assault D", &[]);
    assert_eq!(
        (charge("inf").refuses("counter-charge"), charge("cav 3 activated").refuses("counter-charge")),
        ("BE-90", "BE-90")
    );
    let failed = charge("cav 3").go("counter-charge", &[4]).go("no reaction", &[1, 6, 6, 6, 4, 6, 6]);
    assert_eq!((failed.totals(), failed.0.is_activated(failed.id("D"))), ([1, 0], true));
}

/// BE-R44: an assault called off or evaded is not fought, but the attacker has used its own.
#[test]
fn an_assault_called_off() {
    let table = assaulted(&board("A: 0 inf 4 @0504\nD: 1 cav 3 @0604")).go("evade", &[1]).go("evade 0904", &[]);
    let table = table.go("hold position", &[]);
    assert_eq!((table.0.assaults_fought(table.id("A")), table.0.activated_unit()), (0, Some(table.id("SpareRed"))));
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
