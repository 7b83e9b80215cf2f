//! The book's own examples, BE-E01 to BE-E07, and the worked ones, BE-X01 to BE-X38.

mod assault;
mod movement;

use belle_epoque::Test::{Failed, Passed};
use belle_epoque::{Gait, UnitId};
use kernel::Side;

use crate::common::{Table, Umpire, board, eight_and_seven};

/// BE-E01, BE-24: level 2 and four points succeed with a 6; with three points a 6 fails and a 5 succeeds.
#[test]
fn e01_four_points_make_level_two_sure() {
    let board = board("U: 0 D reg/open @0404\nT: 1 D @0604 moved").points(4, 0);
    let tested = ["test 4 > 6", "test 3 > 6", "test 3 > 5"].map(|test| board.activated("U").go(test).test());
    assert_eq!(tested, [Passed, Failed, Passed]);
}

/// BE-E02, BE-41, BE-50, BE-83: type B at two hexes hits an entrenched target with 3 and 4 only.
#[test]
fn e02_an_entrenched_target_at_two_hexes() {
    let table = board("B: 0 B @0404\nT: 1 @0604").works("0604").acting("B").shows("fire: T");
    table.go("fire T > 1 2 5 6").shows("hits: 0");
    let table = table.go("fire T > 1 2 3 4").shows("hits: 2; T: 0604 3; decider: blue; take: loss");
    table.go("take loss").shows("T: 0604 2");
    table.go("retreat 0704").shows("T: 0704 3");
}

/// BE-E03, BE-58: an ambush in open order in cover is seen at one hex only.
#[test]
fn e03_an_ambush_is_seen_at_one_hex() {
    let units = |at| format!("F: 0 A @{at}\nT: 1 inf 3 B reg/open @0604");
    let far = board(&units("0404")).ground("0604=o").acting("F").shows("fire T: BE-58");
    assert_eq!(far.visibility(far.id("T")), 1);
    board(&units("0504")).ground("0604=o").acting("F").shows("fire: T");
}

/// BE-E04, BE-62, BE-63, BE-68, BE-79: the Zulu assault, 8 to 5; a tenacious defender wins it.
#[test]
fn e04_the_zulu_assault() {
    let fight = |tag| {
        let units = format!("Z: 1 tribal 4 G shock @0604\nB: 0 inf 3 C {tag} @0704 activated");
        board(&units).acting("Z").go("assault B > 1 4 5 3 4 2 3")
    };
    let table = fight("").shows("totals: 8 5; B: 0704 1; decider: red; retreat: 0703 0705 0804");
    table.go("retreat 0804").shows("legal: hold position, take position").go("take position").shows("Z: 0704 4");
    fight("tenacious").shows("totals: 8 9; Z: 0604 3; B: 0704 3; phase: pick_test");
}

/// BE-E05, BE-77: the second assault is fought with 2, the third with 1, the sixth still with 1.
#[test]
fn e05_tired_by_assaults() {
    for (fought, score) in [(0, 3), (1, 2), (2, 1), (5, 1)] {
        let table = board(&format!("A: 0 @0504 fought{fought}\nD: 1 @0604")).acting("A");
        assert_eq!(table.sheet("A", "D", false).score, score);
    }
}

/// BE-E06, BE-79: a difference of five is three elements and two steps.
#[test]
fn e06_five_points_are_three_elements_and_two_steps() {
    let board = board("A: 0 @0604\nD: 1 @0704 activated");
    let table = board.acting("A").go("assault D > 3 3 6 6 1 4 5 6").shows("totals: 6 1; D: 0704 1");
    let table = table.go("retreat 0804").shows("retreat: 0803 0805 0904");
    table.go("retreat 0904").shows("D: 0904 1").go("take position").shows("A: 0704 4");
}

/// BE-E07, BE-12, BE-13: 23 elements are two dice, 24 three, 8 one, 7 none.
#[test]
fn e07_a_die_for_eight_elements() {
    let dice = |sizes: &[u8]| {
        let mut units = "T: 1 @0608\n".to_owned();
        for (i, size) in sizes.iter().enumerate() {
            units += &format!("U{i}: 0 tribal {size} G @{i:02}02\n");
        }
        board(&units).alone().drawn("red").command_dice(Side::A)
    };
    assert_eq!([&[6, 6, 6, 5][..], &[6, 6, 6, 6], &[6, 2], &[6, 1]].map(dice), [2, 3, 1, 0]);
    let weak = board("U: 0 @0404\nV: 0 cav 3 @0604\nT: 1 tribal 6 G @0608\nS: 1 tribal 2 G @0808").alone();
    weak.start(&[5, 1]).shows("pool: 0 5");
}

/// BE-X01, BE-14, BE-15: 31 elements under poor command roll 3d4; what is left is lost at the next turn.
#[test]
fn x01_poor_command_rolls_small_dice() {
    let mut units = String::new();
    for i in 0..6 {
        units += &format!("U{i}: 0 tribal {} G @{i:02}02\n", if i == 5 { 1 } else { 6 });
    }
    let units = units + "T: 1 @0608";
    let mut table = board(&units).alone().command("poor", "normal").start(&[4, 1, 3, 1]).shows("pool: 8 0");
    while table.turn() == 1 {
        table = table.wait();
    }
    // The next turn's dice were not given: three ones.
    table.shows("pool: 3 0");
}

/// BE-X02, BE-23: points are gone whatever the die says.
#[test]
fn x02_points_are_gone_in_any_case() {
    let board = board("U: 0 D poor/open @0404\nT: 1 @0604 moved").points(5, 0);
    for (action, passed) in [("test 2 > 3", Passed), ("test 2 > 4", Failed)] {
        assert_eq!(board.activated("U").go(action).shows("pool: 3 0").test(), passed);
    }
}

/// BE-X03, BE-R02: no more points than make the test sure.
#[test]
fn x03_no_more_points_than_useful() {
    let table = board("U: 0 D elite/close @0404").points(9, 0).activated("U");
    table.shows("legal: no test, test 0, test 1, test 2; test 3: BE-R02; test 10: BE-23");
}

/// BE-X04, BE-17: with eight and seven chits in the bowl, the eighth is the first side's and the ninth the other's.
#[test]
fn x04_the_bowl() {
    // Eight elements: one command die for the first side.
    eight_and_seven().start(&[1, 8]).shows("decider: red");
    eight_and_seven().start(&[1, 9]).shows("decider: blue");
}

/// BE-X05, BE-20, BE-R08: a unit destroyed before its activation takes a chit out of the bowl, after it none.
#[test]
fn x05_chits_of_the_dead() {
    for (state, bowl) in [("", "bowl: 4 3"), ("activated", "bowl: 4 2")] {
        let units = format!(
            "F: 0 A @0404\nP: 0 @0000\nQ: 0 @0002\nR: 0 @0004\nS: 0 @0006
             T: 1 inf 1 @0504 {state}\nV: 1 @1200\nW: 1 @1208"
        );
        let table = board(&units).alone().acting("F").shows(bowl);
        // One of red's four chits is drawn next.
        table.go("fire T > 1 6 6 6 1").shows("bowl: 3 2");
    }
}

/// BE-X06, BE-43: after a basic move only the scores in parentheses.
#[test]
fn x06_fire_after_a_basic_move() {
    let units = "D: 0 D @0304\nE1: 1 inf 3 E @0504 moved\nT2: 1 cav 3 @0602 moved";
    let moved = board(units).passed("D").go("move 0404").shows("fire: E1; fire T2: BE-43");
    moved.go("fire E1 > 1 1 2 6").shows("hits: 2");
    let stayed = board(&units.replace("@0304", "@0404")).acting("D");
    assert_eq!(stayed.aim("D", "T2", Gait::Still).unwrap().score, 2);
}

/// BE-X07, BE-46, BE-47: a conspicuous target raises the score by one, never above 5, and creates no score.
#[test]
fn x07_conspicuous_targets() {
    let board = |at| board(&format!("A: 0 inf 3 A @0404\nT: 1 tribal 6 G flagrant @{at}"));
    board("0504").acting("A").go("fire T > 5 6 6").shows("hits: 1; T: 0504 5");
    board("0804").acting("A").go("fire T > 3 4 1").shows("hits: 2");
    board("0804").acting("A basic").shows("fire T: BE-43");
}

/// BE-X08, BE-R23: where the table has no score there is none to raise.
#[test]
fn x08_no_score_to_raise() {
    board("G: 0 G @0404\nT: 1 tribal 4 G flagrant @0604").acting("G").shows("fire T: BE-42");
}

/// BE-X09, BE-48, BE-53: from a hill over a friend's head, with one die more.
#[test]
fn x09_fire_over_heads() {
    let on = |ground| board("F: 0 @0404\nM: 0 @0504\nT: 1 @0604 moved").ground(ground).acting("F");
    on("0404=h").go("fire T > 1 2 3 4 2").shows("hits: 3; T: 0604 2").go("take loss").shows("T: 0604 1");
    on("").shows("fire T: BE-52");
    on("0404=h 0604=h").shows("fire T: BE-52");
    on("0404=H 0504=h").shows("fire: T");
    board("T: 0 @0604\nM: 1 @0504\nF: 1 @0404 moved").ground("0404=h").acting("T").shows("fire: M");
}

/// A unit alone on such ground.
fn on(letter: &str, works: &str, unit: &str) -> Table {
    board(&format!("U: 0 {unit} @0404")).ground(&format!("0404={letter}")).works(works).drawn("red")
}

/// BE-X10, BE-49, BE-50, BE-R20, BE-R21, BE-R22: the first face that can hit.
#[test]
fn x10_the_first_face_that_hits() {
    let lowest = |unit: &str, letter: &str, works: &str| on(letter, works, unit).lowest_hit(UnitId(0));
    assert_eq!(lowest("inf reg/close", ".", ""), 1);
    assert_eq!(lowest("inf reg/open", ".", ""), 2);
    assert_eq!(lowest("inf reg/close", "o", ""), 2);
    assert_eq!(lowest("tribal", "w", ""), 2);
    assert_eq!(lowest("inf reg/open", "o", ""), 3);
    assert_eq!(lowest("inf reg/close", ".", "0404"), 3);
    assert_eq!(lowest("inf reg/open", ".", "0404"), 3);
    assert_eq!(lowest("mounted 3 reg/open", "k", ""), 3);
    assert_eq!(lowest("cav 3", "o", ""), 1);
    assert_eq!(lowest("cav 3", ".", "0404"), 1);
    assert_eq!(lowest("cav 3 reg/open", ".", ""), 2);
    assert_eq!(lowest("cav 3 reg/open", "o", ""), 3);
    assert_eq!(lowest("inf reg/close", "h", ""), 1);
}

/// BE-X11, BE-R39: fire that cannot hit is legal, and shows where it came from.
#[test]
fn x11_fire_that_cannot_hit() {
    let table = board("F: 0 F @0404\nT: 1 inf 3 E reg/open @0604 moved").acting("F");
    table.go("fire T > 1 1 1 1").shows("hits: 0; T: 0604 3; F has: fired activated");
}

/// BE-X12, BE-54 to BE-59 (BE-55, BE-56, BE-57, BE-58): at how many hexes a unit is seen.
#[test]
fn x12_visibility() {
    let seen = |unit: &str, letter: &str, works: &str| on(letter, works, unit).visibility(UnitId(0));
    assert_eq!(seen("inf reg/open smokeless fired", ".", ""), 2);
    assert_eq!(seen("inf reg/open fired", ".", ""), 3);
    assert_eq!(seen("inf reg/open moved", ".", ""), 3);
    assert_eq!(seen("inf reg/open flagrant", "w", ""), 4);
    assert_eq!(seen("cav 3 moved", "o", ""), 3);
    assert_eq!(seen("cav 3 reg/open moved", ".", ""), 4);
    assert_eq!(seen("inf reg/close", ".", ""), 3);
    assert_eq!(seen("inf reg/close", ".", "0404"), 2);
    assert_eq!(seen("inf reg/close fired", ".", "0404"), 3);
}

/// BE-X13, BE-R28: a line along an edge is blocked by obstacles on both sides only.
#[test]
fn x13_a_line_along_an_edge() {
    let fire = |units: &str, ground: &str| {
        board(&format!("F: 0 A @0404\nT: 1 @0402 moved\n{units}")).ground(ground).acting("F").seen("fire") == "T"
    };
    assert!(fire("M: 0 @0303", ""));
    assert!(fire("M: 0 @0403", ""));
    assert!(!fire("M: 0 @0303\nN: 0 @0403", ""));
    assert!(!fire("M: 0 @0303", "0403=w"));
}

/// BE-X14, BE-R28: an oblique line of four hexes crosses four others.
#[test]
fn x14_an_oblique_line() {
    let open = |others: &[&str]| {
        let mut units = "F: 0 A @0404\nT: 1 cav 3 @0705 moved\n".to_owned();
        for (i, at) in others.iter().enumerate() {
            units += &format!("M{i}: 0 @{at}\n");
        }
        board(&units).acting("F").seen("fire") == "T"
    };
    for crossed in ["0504", "0505", "0604", "0605"] {
        assert!(!open(&[crossed]), "{crossed}");
    }
    assert!(open(&["0405", "0503", "0603", "0704"]));
}

/// BE-X15, BE-R29: what relief and woods do to a line.
#[test]
fn x15_relief_and_woods() {
    let open = |from: &str, middle: &str, to: &str| {
        let ground = format!("0404={from} 0504={middle} 0604={to}");
        board("F: 0 A @0404\nT: 1 cav 3 @0604 moved").ground(&ground).acting("F").seen("fire") == "T"
    };
    for (from, middle, to, clear) in [
        (".", "h", ".", false),
        ("h", "h", "h", true),
        (".", "h", "h", false),
        ("h", "h", ".", false),
        (".", "h", "H", true),
        ("H", "h", ".", true),
        (".", "w", ".", false),
        ("h", "w", ".", true),
        (".", "w", "h", false),
        ("h", "W", ".", false),
        (".", "~", ".", true),
        (".", "m", ".", true),
        (".", "o", ".", true),
        (".", "#", ".", false),
    ] {
        assert_eq!(open(from, middle, to), clear, "{from} {middle} {to}");
    }
}

/// BE-28, BE-33: the destinations at set-up on the boards of the scenarios.
#[test]
fn counts_on_the_maps() {
    for (scenario, unit, basic, forced) in [
        ("alma", "A1", 4, 7),
        ("alma", "R10", 4, 13),
        ("manoeuvres", "R1", 4, 7),
        ("manoeuvres", "R7", 5, 24),
        ("isandlwana", "Z3", 5, 12),
        ("colenso", "C10", 5, 9),
    ] {
        let setup = Table::setup(scenario, "");
        let game = crate::common::begin(&setup, &[]).0;
        let unit = setup.find(unit).unwrap();
        assert_eq!((game.basic_hexes(unit, true).len(), game.forced_hexes(unit).len()), (basic, forced), "{scenario}");
    }
}
