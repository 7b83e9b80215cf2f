//! The book's own examples, BE-E01 to BE-E07, and the worked ones, BE-X01 to BE-X38.

use crate::common::{Table, Umpire, board};
use belle_epoque::Gait;
use kernel::Side;
use serde_json::json;

/// BE-E01, BE-24: level 2 and four points succeed with a 6; with three points a 6 fails and a 5 succeeds.
#[test]
fn e01_four_points_make_level_two_sure() {
    let board = board("U: 0 inf 4 D reg/open @0404\nT: 1 inf 4 D reg/close @0604 moved").points(4, 0);
    let tested = |action, die| board.activated("U").go(action, &[die]).0.test();
    assert_eq!(tested("test 4", 6), belle_epoque::Test::Passed);
    assert_eq!(tested("test 3", 6), belle_epoque::Test::Failed);
    assert_eq!(tested("test 3", 5), belle_epoque::Test::Passed);
}

/// BE-E02, BE-41, BE-50, BE-83: type B at two hexes hits an entrenched target with 3 and 4 only.
#[test]
fn e02_an_entrenched_target_at_two_hexes() {
    let board = board("B: 0 inf 4 B reg/close @0404\nT: 1 inf 4 E reg/close @0604").works("0604");
    let table = board.acting("B", "still");
    assert_eq!(table.those("fire"), "T");
    assert_eq!(table.clone().go("fire T", &[1, 2, 5, 6]).hits(), 0);
    let table = table.go("fire T", &[1, 2, 3, 4]);
    assert_eq!((table.hits(), table.unit("T"), table.decider()), (2, "0604 3".to_owned(), "blue"));
    assert_eq!(table.those("take"), "loss");
    assert_eq!(table.clone().go("take loss", &[]).unit("T"), "0604 2");
    assert_eq!(table.go("retreat 0704", &[]).unit("T"), "0704 3");
}

/// BE-E03, BE-58: an ambush in open order in cover is seen at one hex only.
#[test]
fn e03_an_ambush_is_seen_at_one_hex() {
    let units = |at| format!("F: 0 inf 4 A reg/close @{at}\nT: 1 inf 3 B reg/open @0604");
    let far = board(&units("0404")).ground("0604=o").acting("F", "still");
    assert_eq!(far.refuses("fire T"), "BE-58");
    assert_eq!(far.0.visibility(far.id("T")), 1);
    let near = board(&units("0504")).ground("0604=o").acting("F", "still");
    assert_eq!(near.those("fire"), "T");
}

/// BE-E04, BE-62, BE-63, BE-68, BE-79: the Zulu assault, 8 to 5; a tenacious defender wins it.
#[test]
fn e04_the_zulu_assault() {
    let units = |tag| format!("Z: 1 tribal 4 G reg/close shock @0604\nB: 0 inf 3 C reg/close {tag} @0704 activated");
    let table = board(&units("")).acting("Z", "still").go("assault B", &[1, 4, 5, 3, 4, 2, 3]);
    assert_eq!((table.totals(), table.unit("B")), ([8, 5], "0704 1".to_owned()));
    assert_eq!((table.decider(), table.those("retreat")), ("red", "0703 0705 0804".to_owned()));
    let table = table.go("retreat 0804", &[]);
    assert_eq!(table.legal(), ["hold position", "take position"]);
    assert_eq!(table.go("take position", &[]).unit("Z"), "0704 4");
    let table = board(&units("tenacious")).acting("Z", "still").go("assault B", &[1, 4, 5, 3, 4, 2, 3]);
    assert_eq!(table.totals(), [8, 9]);
    assert_eq!(
        (table.unit("Z"), table.unit("B"), table.phase_word()),
        ("0604 3".into(), "0704 3".into(), "pick_test".into())
    );
}

/// BE-E05, BE-77: the second assault is fought with 2, the third with 1, the sixth still with 1.
#[test]
fn e05_tired_by_assaults() {
    for (fought, score) in [(0, 3), (1, 2), (2, 1), (5, 1)] {
        let table = board(&format!("A: 0 inf 4 @0504 fought{fought}\nD: 1 inf 4 @0604")).acting("A", "still");
        let (a, d) = (table.id("A"), table.id("D"));
        assert_eq!(table.0.score_sheet(a, d, false, false).score, score);
    }
}

/// BE-E06, BE-79: a difference of five is three elements and two steps.
#[test]
fn e06_five_points_are_three_elements_and_two_steps() {
    let board = board("A: 0 inf 4 E reg/close @0604\nD: 1 inf 4 E reg/close @0704 activated");
    let table = board.acting("A", "still").go("assault D", &[3, 3, 6, 6, 1, 4, 5, 6]);
    assert_eq!((table.totals(), table.unit("D")), ([6, 1], "0704 1".to_owned()));
    let table = table.go("retreat 0804", &[]);
    assert_eq!(table.those("retreat"), "0803 0805 0904");
    let table = table.go("retreat 0904", &[]);
    assert_eq!(table.unit("D"), "0904 1");
    assert_eq!(table.go("take position", &[]).unit("A"), "0704 4");
}

/// BE-E07, BE-12, BE-13: 23 elements are two dice, 24 three, 8 one, 7 none.
#[test]
fn e07_a_die_for_eight_elements() {
    let dice = |sizes: &[u8]| {
        let mut units = "T: 1 inf 4 @0608\n".to_owned();
        for (i, size) in sizes.iter().enumerate() {
            units += &format!("U{i}: 0 tribal {size} G reg/close @{i:02}02\n");
        }
        board(&units).alone().drawn("red").0.command_dice(Side::A)
    };
    assert_eq!(dice(&[6, 6, 6, 5]), 2);
    assert_eq!(dice(&[6, 6, 6, 6]), 3);
    assert_eq!(dice(&[6, 2]), 1);
    assert_eq!(dice(&[6, 1]), 0);
    let weak = board("U: 0 inf 4 @0404\nV: 0 cav 3 @0604\nT: 1 tribal 6 G @0608\nS: 1 tribal 2 G @0808").alone();
    let table = weak.start(&[5, 1]);
    assert_eq!(table.pool(), [0, 5]);
}

/// BE-X01, BE-14, BE-15: 31 elements under poor command roll 3d4; what is left is lost at the next turn.
#[test]
fn x01_poor_command_rolls_small_dice() {
    let mut units = String::new();
    for i in 0..6 {
        units += &format!("U{i}: 0 tribal {} G @{i:02}02\n", if i == 5 { 1 } else { 6 });
    }
    let table = board(&(units + "T: 1 inf 4 @0608")).alone().command("poor", "normal").start(&[4, 1, 3, 1]);
    assert_eq!(table.pool(), [8, 0]);
    let mut table = table;
    while table.0.turn() == 1 {
        let action = table.legal().into_iter().find(|a| !a.starts_with("test")).unwrap();
        let action = if action.starts_with("move") { "stay".to_owned() } else { action };
        table = table.go(&action, &[]);
    }
    // The next turn's dice were not given: three ones.
    assert_eq!(table.pool(), [3, 0]);
}

/// BE-X02, BE-23: points are gone whatever the die says.
#[test]
fn x02_points_are_gone_in_any_case() {
    let board = board("U: 0 inf 4 D poor/open @0404\nT: 1 inf 4 @0604 moved").points(5, 0);
    for (die, passed) in [(3, belle_epoque::Test::Passed), (4, belle_epoque::Test::Failed)] {
        let table = board.activated("U").go("test 2", &[die]);
        assert_eq!((table.0.test(), table.pool()), (passed, [3, 0]));
    }
}

/// BE-X03, BE-R02: no more points than make the test sure.
#[test]
fn x03_no_more_points_than_useful() {
    let table = board("U: 0 inf 4 D elite/close @0404").points(9, 0).activated("U");
    assert_eq!(table.legal(), ["no test", "test 0", "test 1", "test 2"]);
    assert_eq!((table.refuses("test 3"), table.refuses("test 10")), ("BE-R02", "BE-23"));
}

/// BE-X04, BE-17: with eight and seven chits in the bowl, the eighth is the first side's and the ninth the other's.
#[test]
fn x04_the_bowl() {
    let mut units = String::new();
    for i in 0..15 {
        units += &format!("U{i}: {} inf 1 @{:02}{:02}\n", u8::from(i >= 8), i % 8, if i < 8 { 1 } else { 7 });
    }
    // Eight elements: one command die for the first side.
    let drawn = |k| board(&units).alone().start(&[1, k]).decider();
    assert_eq!((drawn(8), drawn(9)), ("red", "blue"));
}

/// BE-X05, BE-20, BE-R08: a unit destroyed before its activation takes a chit out of the bowl, after it none.
#[test]
fn x05_chits_of_the_dead() {
    let units = |state: &str| {
        format!(
            "F: 0 inf 4 A @0404\nP: 0 inf 4 @0000\nQ: 0 inf 4 @0002\nR: 0 inf 4 @0004\nS: 0 inf 4 @0006
             T: 1 inf 1 @0504 {state}\nV: 1 inf 4 @1200\nW: 1 inf 4 @1208"
        )
    };
    let fresh = board(&units("")).alone().acting("F", "still");
    assert_eq!(fresh.bowl(), [4, 3]);
    // One of red's four chits is drawn next.
    assert_eq!(fresh.go("fire T", &[1, 6, 6, 6, 1]).bowl(), [3, 2]);
    let spent = board(&units("activated")).alone().acting("F", "still");
    assert_eq!(spent.bowl(), [4, 2]);
    assert_eq!(spent.go("fire T", &[1, 6, 6, 6, 1]).bowl(), [3, 2]);
}

/// BE-X06, BE-43: after a basic move only the scores in parentheses.
#[test]
fn x06_fire_after_a_basic_move() {
    let units =
        "D: 0 inf 4 D reg/close @0304\nE1: 1 inf 3 E reg/close @0504 moved\nT2: 1 cav 3 G reg/close @0602 moved";
    let moved = board(units).passed("D").go("move 0404", &[]);
    assert_eq!(moved.those("fire"), "E1");
    assert_eq!(moved.refuses("fire T2"), "BE-43");
    let moved = moved.go("fire E1", &[1, 1, 2, 6]);
    assert_eq!(moved.hits(), 2);
    let stayed = board(&units.replace("@0304", "@0404")).acting("D", "still");
    let (d, t2) = (stayed.id("D"), stayed.id("T2"));
    assert_eq!(stayed.0.shot(d, t2, Gait::Still).unwrap().score, 2);
}

/// BE-X07, BE-46, BE-47: a conspicuous target raises the score by one, never above 5, and creates no score.
#[test]
fn x07_conspicuous_targets() {
    let board = |at| board(&format!("A: 0 inf 3 A reg/close @0404\nT: 1 tribal 6 G flagrant @{at}"));
    let near = board("0504").acting("A", "still").go("fire T", &[5, 6, 6]);
    assert_eq!((near.hits(), near.unit("T")), (1, "0504 5".to_owned()));
    assert_eq!(board("0804").acting("A", "still").go("fire T", &[3, 4, 1]).hits(), 2);
    assert_eq!(board("0804").acting("A", "basic").refuses("fire T"), "BE-43");
}

/// BE-X08, BE-R23: where the table has no score there is none to raise.
#[test]
fn x08_no_score_to_raise() {
    let table = board("G: 0 inf 4 G @0404\nT: 1 tribal 4 G flagrant @0604").acting("G", "still");
    assert_eq!(table.refuses("fire T"), "BE-42");
}

/// BE-X09, BE-48, BE-53: from a hill over a friend's head, with one die more.
#[test]
fn x09_fire_over_heads() {
    let units = "F: 0 inf 4 E reg/close @0404\nM: 0 inf 4 @0504\nT: 1 inf 4 E reg/close @0604 moved";
    let table = board(units).ground("0404=h").acting("F", "still").go("fire T", &[1, 2, 3, 4, 2]);
    assert_eq!((table.hits(), table.unit("T")), (3, "0604 2".to_owned()));
    assert_eq!(table.go("take loss", &[]).unit("T"), "0604 1");
    let blocked = |ground| board(units).ground(ground).acting("F", "still").refuses("fire T");
    assert_eq!(blocked(""), "BE-52");
    assert_eq!(blocked("0404=h 0604=h"), "BE-52");
    assert_eq!(board(units).ground("0404=H 0504=h").acting("F", "still").those("fire"), "T");
    let up = board("T: 0 inf 4 E @0604\nM: 1 inf 4 @0504\nF: 1 inf 4 E @0404 moved").ground("0404=h");
    assert_eq!(up.acting("T", "still").those("fire"), "M");
}

/// BE-X10, BE-49, BE-50, BE-R20, BE-R21, BE-R22: the first face that can hit.
#[test]
fn x10_the_first_face_that_hits() {
    let lowest = |unit: &str, letter: &str, works: &str| {
        let table = board(&format!("U: 0 {unit} @0404")).ground(&format!("0404={letter}")).works(works).drawn("red");
        table.0.lowest_hit(table.id("U"))
    };
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
    let table = board("F: 0 inf 4 F @0404\nT: 1 inf 3 E reg/open @0604 moved").acting("F", "still");
    let table = table.go("fire T", &[1, 1, 1, 1]);
    assert_eq!((table.hits(), table.unit("T"), table.0.has_fired(table.id("F"))), (0, "0604 3".to_owned(), true));
}

/// BE-X12, BE-54 to BE-59 (BE-55, BE-56, BE-57, BE-58): at how many hexes a unit is seen.
#[test]
fn x12_visibility() {
    let seen = |unit: &str, letter: &str, works: &str| {
        let table = board(&format!("U: 0 {unit} @0404")).ground(&format!("0404={letter}")).works(works).drawn("red");
        table.0.visibility(table.id("U"))
    };
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
        let units = format!("F: 0 inf 4 A @0404\nT: 1 inf 4 @0402 moved\n{units}");
        board(&units).ground(ground).acting("F", "still").those("fire") == "T"
    };
    assert!(fire("M: 0 inf 4 @0303", ""));
    assert!(fire("M: 0 inf 4 @0403", ""));
    assert!(!fire("M: 0 inf 4 @0303\nN: 0 inf 4 @0403", ""));
    assert!(!fire("M: 0 inf 4 @0303", "0403=w"));
}

/// BE-X14, BE-R28: an oblique line of four hexes crosses four others.
#[test]
fn x14_an_oblique_line() {
    let open = |others: &[&str]| {
        let mut units = "F: 0 inf 4 A @0404\nT: 1 cav 3 @0705 moved\n".to_owned();
        for (i, at) in others.iter().enumerate() {
            units += &format!("M{i}: 0 inf 4 @{at}\n");
        }
        board(&units).acting("F", "still").those("fire") == "T"
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
        board("F: 0 inf 4 A @0404\nT: 1 cav 3 @0604 moved").ground(&ground).acting("F", "still").those("fire") == "T"
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

/// BE-X16, BE-33, BE-34: a march stops in a controlled hex.
#[test]
fn x16_marching_past_an_enemy() {
    let table = board("M: 0 inf 4 @0404\nE: 1 inf 4 @0604").passed("M");
    assert_eq!(table.those("move"), "0303 0304 0305 0403 0405 0504");
    assert_eq!(table.those("march"), "0203 0204 0205 0302 0306 0402 0406 0502 0503 0505 0506");
    assert_eq!(table.refuses("march 0604"), "BE-04");
}

/// BE-X17, BE-34, BE-R10: out of a controlled hex, and by a detour into another.
#[test]
fn x17_out_of_a_controlled_hex() {
    let table = board("M: 0 inf 4 @0504\nE: 1 inf 4 @0604").passed("M");
    assert_eq!(table.those("move"), "0403 0404 0405");
    assert_eq!(table.those("march"), "0303 0304 0305 0402 0406 0502 0503 0505 0506");
    assert_eq!((table.refuses("move 0503"), table.refuses("march 0404")), ("BE-34", "BE-R10"));
}

/// BE-X18, BE-39, BE-R15: through a friend next to the start, if the march need not stop there.
#[test]
fn x18_through_a_friend() {
    let water = "0303,0304,0305,0403,0405=~";
    let reach = |units: &str, ground: &str| {
        let table = board(units).ground(&format!("{water} {ground}")).passed("M");
        format!("{} / {}", table.those("move"), table.those("march"))
    };
    let pair = "M: 0 inf 4 @0404\nF1: 0 inf 4 @0504";
    assert_eq!(reach(pair, ""), " / 0503 0505 0604");
    assert_eq!(reach(pair, "0504=h"), " / ");
    assert_eq!(reach(&format!("{pair}\nE: 1 inf 4 @0604"), ""), " / ");
    let tribal = "M: 0 tribal 6 @0404\nF1: 0 inf 4 @0504";
    assert_eq!(reach(tribal, "0503,0505=~"), " / 0603 0604 0605 0704");
    assert_eq!(reach(&format!("{tribal}\nF2: 0 inf 4 @0604"), "0503,0505=~"), " / ");
}

/// BE-X19, BE-36, BE-28: out of a wood only pathfinders march.
#[test]
fn x19_out_of_a_wood() {
    let counts = |tags: &str, letter: &str| {
        let table = board(&format!("C: 0 cav 3 {tags} @0404")).ground(&format!("0404={letter}")).passed("C");
        (table.count("move"), table.count("march"))
    };
    assert_eq!(counts("", "w"), (6, 0));
    assert_eq!(counts("", "."), (6, 54));
    assert_eq!(counts("pathfinder", "w"), (6, 54));
}

/// BE-X20, BE-32: a hill stops a march.
#[test]
fn x20_a_hill_stops_a_march() {
    let count = |ground| board("U: 0 inf 4 @0404").ground(ground).passed("U").count("march");
    assert_eq!((count("0504=h"), count("")), (11, 12));
    assert_eq!(board("U: 0 inf 4 @0404").ground("0504=h").passed("U").refuses("march 0604"), "BE-32");
}

/// BE-X21, BE-37, BE-R18: very difficult ground is left after a passed test only, and never at a march.
#[test]
fn x21_very_difficult_ground() {
    let board = board("U: 0 inf 4 @0404").ground("0404=x");
    let untested = board.set(json!({ "phase": "pick_move", "activation": { "unit": "U" } }));
    assert_eq!((untested.count("move"), untested.refuses("move 0504")), (0, "BE-37"));
    let passed = board.passed("U");
    assert_eq!((passed.count("move"), passed.count("march"), passed.refuses("march 0604")), (6, 0, "BE-36"));
}

/// BE-X22, BE-35, BE-R17: a unit that retreats into a wood can neither fire nor assault this turn.
#[test]
fn x22_a_retreat_into_a_wood() {
    let units = "F: 0 inf 4 C reg/close @0404\nT: 1 inf 4 E reg/close @0604 moved\nN: 0 inf 4 E @0803 moved";
    let board = board(units).ground("0704=w");
    let table = board.acting("F", "still").go("fire T", &[1, 2, 6, 6]).go("retreat 0704", &[3]);
    let t = table.id("T");
    assert_eq!((table.unit("T"), table.0.is_activated(t), table.0.is_mired(t)), ("0704 3".into(), false, true));
    assert_eq!((table.bowl(), table.decider()), ([2, 1], "blue"));
    let table = table.go("activate T", &[]).go("stay", &[1]);
    assert_eq!(table.phase_word(), "pick_unit", "neither fire nor assault");
}

/// BE-X23, BE-84, BE-85, BE-86: a volley before the assault.
#[test]
fn x23_a_volley() {
    let units = "Z: 1 tribal 4 G reg/close shock @0604\nB: 0 inf 4 C reg/close @0704";
    let table = board(units).alone().points(3, 0).acting("Z", "still").go("assault B", &[]);
    assert_eq!((table.decider(), table.legal()), ("red", vec!["no reaction".to_owned(), "volley".to_owned()]));
    let table = table.go("volley", &[]).go("test 1", &[4, 1, 4, 5, 2]);
    assert_eq!((table.hits(), table.unit("Z"), table.decider()), (3, "0604 2".to_owned(), "blue"));
    let table = table.go("take loss", &[3, 2, 6, 3, 6]);
    assert_eq!(table.totals(), [3, 5]);
    assert_eq!((table.unit("Z"), table.phase_word()), ("gone".to_owned(), "taking_position".to_owned()));
    assert_eq!((table.pool(), table.bowl()), ([2, 0], [0, 0]));
    assert_eq!(table.go("take position", &[]).unit("B"), "0604 4");
}

/// BE-X24, BE-R51: the assailant converts a loss into a retreat, and the assault is off.
#[test]
fn x24_driven_back_by_a_volley() {
    let units = "Z: 1 tribal 4 G reg/close shock @0604\nB: 0 inf 4 C reg/close @0704";
    let table = board(units).points(3, 0).acting("Z", "still").go("assault B", &[]).go("volley", &[]);
    let table = table.go("test 1", &[4, 1, 4, 5, 2]).go("retreat 0504", &[]);
    assert_eq!((table.unit("Z"), table.unit("B")), ("0504 2".to_owned(), "0704 4".to_owned()));
    let (z, b) = (table.id("Z"), table.id("B"));
    assert_eq!((table.0.assaults_fought(z), table.0.assaults_fought(b), table.0.is_activated(b)), (0, 0, true));
}

/// BE-X25, BE-86, BE-R06: a failed volley costs the activation and the chit, no fire, no basic move.
#[test]
fn x25_a_failed_volley() {
    let units = "Z: 1 tribal 4 G reg/close shock @0604\nB: 0 inf 4 C reg/close @0704";
    let table = board(units).points(3, 0).acting("Z", "still").go("assault B", &[]).go("volley", &[]);
    let table = table.go("test 0", &[4, 2, 3, 6, 6, 1, 2, 6, 6]);
    assert_eq!((table.totals(), table.bowl()[0]), ([5, 3], 1));
    let table = table.go("retreat 0804", &[]);
    assert_eq!((table.unit("B"), table.pool(), table.0.has_fired(table.id("B"))), ("0804 3".into(), [3, 0], false));
}

/// BE-X26, BE-87, BE-R28, BE-R50: who may support.
#[test]
fn x26_who_may_support() {
    let all = "Z: 1 inf 4 E @0604\nT: 0 inf 3 E @0704\nS1: 0 inf 3 E @0804\nS2: 0 inf 3 E @0703\nS3: 0 inf 3 E @0603
               S4: 0 inf 3 E @0504\nS5: 0 inf 3 E @0502\nS6: 0 inf 3 E @0705";
    let table = board(all).acting("Z", "still").go("assault T", &[]);
    assert_eq!(table.legal(), ["no reaction", "support S3", "support S4", "support S6", "volley"]);
    assert_eq!((table.refuses("support S1"), table.refuses("support S2")), ("BE-52", "BE-52"));
    assert_eq!((table.refuses("support S5"), table.refuses("support T")), ("BE-87", "BE-87"));
    let without = all.replace("S3: 0 inf 3 E @0603\n", "");
    let table = board(&without).acting("Z", "still").go("assault T", &[]);
    assert_eq!(table.those("support"), "S2 S4 S6");
    let hill = "Z: 1 inf 4 E @0604\nT: 0 inf 3 E @0704\nS1: 0 inf 3 E @0804";
    let table = board(hill).ground("0804=h").acting("Z", "still").go("assault T", &[]);
    assert_eq!(table.those("support"), "S1");
}

/// BE-X27, BE-88, BE-R52, BE-R53, BE-R44: cavalry evades infantry.
#[test]
fn x27_evasion() {
    let table = board("I: 0 inf 4 @0504\nC: 1 cav 3 G reg/close @0604").acting("I", "still").go("assault C", &[]);
    assert!(table.legal().contains(&"evade".to_owned()));
    let table = table.go("evade", &[3]);
    assert_eq!((table.decider(), table.count("evade")), ("blue", 42));
    for hex in ["0503", "0505", "0404"] {
        assert!(!table.those("evade").contains(hex), "{hex}");
    }
    let table = table.go("evade 0904", &[]);
    assert_eq!((table.unit("C"), table.legal().len()), ("0904 3".to_owned(), 2));
    let (i, c) = (table.id("I"), table.id("C"));
    assert_eq!((table.0.assaults_fought(i), table.0.assaults_fought(c)), (0, 0));
    assert_eq!(table.go("take position", &[]).unit("I"), "0604 4");
    let keen = board("I: 0 inf 4 impetuous @0504\nC: 1 cav 3 G @0604").acting("I", "still").go("assault C", &[]);
    assert_eq!(keen.go("evade", &[3]).go("evade 0904", &[]).unit("I"), "0604 4");
    let offered = |attacker: &str, target: &str, ground: &str| {
        let units = format!("I: 0 {attacker} @0504\nC: 1 {target} @0604");
        let table = board(&units).ground(ground).acting("I", "still").go("assault C", &[]);
        table.legal().contains(&"evade".to_owned())
    };
    assert!(!offered("cav 3", "cav 3", ""));
    assert!(!offered("tribal", "mounted 3", ""));
    assert!(!offered("inf", "cav 3", "0604=w"));
    assert!(offered("inf", "tribal", ""));
}

/// BE-X28, BE-90, BE-91, BE-R54, BE-R55: a counter-charge.
#[test]
fn x28_a_counter_charge() {
    let units = "A: 0 inf 4 E reg/close @0404\nC: 1 cav 2 G reg/close @0604";
    let table = board(units).points(0, 1).passed("A").go("move 0504", &[]).go("assault C", &[]);
    assert!(table.legal().contains(&"counter-charge".to_owned()));
    let table = table.go("counter-charge", &[]).go("test 1", &[4, 1, 2, 6, 5, 4, 4]);
    assert_eq!((table.totals(), table.unit("A")), ([3, 8], "0504 1".to_owned()));
    let table = table.go("retreat 0404", &[]).go("retreat 0304", &[]);
    assert_eq!((table.unit("A"), table.unit("C")), ("0304 1".to_owned(), "0604 2".to_owned()));
    assert_eq!(table.go("take position", &[]).unit("C"), "0504 2");
    let near = board(&units.replace("@0404", "@0504")).acting("A", "still").go("assault C", &[]);
    assert_eq!(near.legal(), ["evade", "no reaction", "volley"]);
    assert_eq!(near.refuses("counter-charge"), "BE-R54");
}

/// BE-X29, BE-64, BE-R45, BE-R48: nothing to nothing is a tie; the survivor may advance.
#[test]
fn x29_nothing_to_nothing() {
    let table = board("A: 0 inf 2 E @0504\nB: 1 inf 1 E @0604 activated").acting("A", "still");
    let table = table.go("assault B", &[4, 5, 6]);
    assert_eq!((table.totals(), table.unit("A"), table.unit("B")), ([0, 0], "0504 1".into(), "gone".into()));
    assert_eq!(table.go("take position", &[]).unit("A"), "0604 1");
}

/// BE-X30, BE-R41, BE-R40, BE-R42, BE-65 to BE-67 (BE-66), BE-70, BE-71: assault scores.
#[test]
fn x30_assault_scores() {
    let score = |unit: &str, defends: bool, ground: &str, works: &str| {
        let units = format!("U: 0 {unit} @0404\nO: 1 inf 4 @0504");
        let table = board(&units).ground(ground).works(works).drawn("blue");
        table.0.score_sheet(table.id("U"), table.id("O"), defends, false).score
    };
    let attack = |unit| score(unit, false, "", "");
    let defend = |unit, letter: &str| score(unit, true, &format!("0404={letter}"), "");
    let entrenched = |unit, letter: &str| score(unit, true, &format!("0404={letter}"), "0404");
    let base =
        ["inf poor/close", "inf poor/open", "inf reg/open", "inf reg/close", "inf elite/open", "inf elite/close"];
    assert_eq!(base.map(attack), [2, 2, 2, 3, 2, 3]);
    assert_eq!(attack("inf reg/close shock"), 4);
    assert_eq!(["h", "v", "w"].map(|letter| defend("inf reg/close", letter)), [4, 4, 3]);
    assert_eq!((entrenched("inf reg/close", "."), entrenched("inf reg/close", "h")), (5, 5));
    assert_eq!(entrenched("inf reg/close tenacious", "."), 5);
    assert_eq!((entrenched("inf shock", "."), entrenched("inf shock fought1", ".")), (5, 5));
    assert_eq!((attack("inf fiery"), defend("inf fiery", ".")), (4, 3));
    assert_eq!((attack("inf tenacious"), defend("inf tenacious", ".")), (3, 4));
    assert_eq!(score("inf reg/close", false, "0404=h", ""), 3);
    assert_eq!(defend("cav 3", "h"), 3);
    assert_eq!(entrenched("mounted 3 reg/open", "."), 4);
    assert_eq!(attack("inf poor/close fought2"), 1);
}

/// BE-X31, BE-75, BE-R25, BE-R43: cavalry against cover and rough ground fights with 1.
#[test]
fn x31_cavalry_against_cover() {
    let score = |unit: &str, defends: bool, charge: bool, ground: &str, works: &str, options: &str| {
        let units = format!("U: 0 {unit} @0404\nO: 1 inf 4 @0504");
        let table = board(&units).ground(ground).works(works).options(options).drawn("blue");
        table.0.score_sheet(table.id("U"), table.id("O"), defends, charge).score
    };
    assert_eq!(score("cav 3 shock fiery", false, false, "0504=o", "", ""), 1);
    assert_eq!(score("cav 3 shock fiery", false, false, "", "0504", ""), 1);
    assert_eq!(score("cav 3", false, false, "0504=h", "", ""), 3);
    assert_eq!(score("cav 3", false, false, "0504=h", "", "hill_is_rough=true"), 1);
    assert_eq!(score("cav 3", true, true, "0504=w", "", ""), 1);
    assert_eq!(score("cav 3", false, false, "0404=w", "", ""), 3);
    assert_eq!(score("mounted 3", false, false, "0504=w", "", ""), 3);
}

/// BE-X32, BE-76, BE-77, BE-R35: two assaults on one unit; losses are counted afresh.
#[test]
fn x32_two_assaults_on_one_unit() {
    let board = board("A: 0 inf 4 @0504\nB: 0 inf 4 @0603\nD: 1 inf 4 reg/close @0604 activated");
    let table = board.acting("A", "still").go("assault D", &[1, 6, 6, 6, 1, 6, 6, 6]);
    assert_eq!((table.unit("A"), table.unit("D"), table.decider()), ("0504 3".into(), "0604 3".into(), "red"));
    let table = table.go("activate B", &[]).go("test 0", &[1]).go("stay", &[]);
    let table = table.go("assault D", &[3, 6, 6, 6, 3, 2, 6]);
    assert_eq!((table.totals(), table.unit("D")), ([3, 2], "0604 2".to_owned()));
}

/// BE-X33, BE-82, BE-R31: only steps away from every enemy.
#[test]
fn x33_a_narrow_retreat() {
    let units = "A: 0 inf 4 @0504\nA2: 0 inf 4 @0702\nA3: 0 inf 4 @0706\nD: 1 inf 4 reg/close @0604 activated";
    let table = board(units).acting("A", "still").go("assault D", &[3, 6, 3, 6, 1, 1, 4, 5]);
    // Both steps have one hex only: they are made without asking.
    assert_eq!(
        (table.totals(), table.unit("D"), table.phase_word()),
        ([6, 2], "0804 2".into(), "taking_position".into())
    );
}

/// BE-X34, BE-81, BE-R34, BE-R14: a dead end at the edge of the board costs the element.
#[test]
fn x34_a_dead_end_costs_the_element() {
    let board = board("A: 0 inf 4 @1004\nD: 1 inf 4 @1104 activated");
    let table = board.acting("A", "still").go("assault D", &[3, 3, 6, 6, 1, 5, 6, 6]);
    assert_eq!((table.unit("D"), table.those("retreat")), ("1104 1".to_owned(), "1103 1105 1204".to_owned()));
    let dead = table.clone().go("retreat 1204", &[]);
    assert_eq!((dead.unit("D"), dead.phase_word()), ("gone".to_owned(), "taking_position".to_owned()));
    let alive = table.go("retreat 1105", &[]);
    let alive = if alive.phase_word() == "retreating" { alive.go("retreat 1206", &[]) } else { alive };
    assert_eq!((alive.unit("D"), alive.phase_word()), ("1206 1".to_owned(), "taking_position".to_owned()));
}

/// BE-X35, BE-80: a tenacious unit loses every element and stays.
#[test]
fn x35_tenacious_to_the_last() {
    let board = board("A: 0 inf 4 @0504\nD: 1 inf 4 reg/close tenacious @0604 activated");
    let table = board.acting("A", "still").go("assault D", &[3, 3, 6, 6, 1, 2, 6, 5]);
    assert_eq!((table.totals(), table.unit("D"), table.phase_word()), ([6, 3], "0604 1".into(), "pick_test".into()));
}

/// BE-X36, BE-83, BE-R33: after fire the owner chooses for each even loss.
#[test]
fn x36_losses_from_fire() {
    let units = |elements| format!("F: 0 inf 4 C reg/close @0404\nT: 1 inf {elements} E reg/close @0604 moved");
    let table = board(&units(4)).acting("F", "still").go("fire T", &[1, 2, 3, 3]);
    assert_eq!((table.hits(), table.unit("T"), table.those("retreat")), (4, "0604 2".into(), "0603 0605 0704".into()));
    let table = table.go("retreat 0704", &[]);
    assert_eq!((table.unit("T"), table.decider()), ("0704 2".to_owned(), "blue"));
    assert_eq!(table.go("take loss", &[]).unit("T"), "0704 1");
    let table = board(&units(2)).acting("F", "still").go("fire T", &[1, 2, 3, 6]);
    assert_eq!((table.unit("T"), table.decider()), ("gone".to_owned(), "red"));
}

/// BE-X37, BE-68, BE-69, BE-R45: an impetuous defender must take the position, unless only attackers advance.
#[test]
fn x37_an_impetuous_defender() {
    let board = board("A: 0 inf 3 @0504\nD: 1 tribal 5 G reg/close shock impetuous @0604 activated");
    let play = |options: &str| {
        let table = board.clone().options(options).acting("A", "still").go("assault D", &[1, 5, 6, 5, 3, 6, 6, 6]);
        assert_eq!(table.totals(), [1, 3]);
        table.go("retreat 0404", &[])
    };
    let table = play("");
    assert_eq!((table.unit("A"), table.unit("D")), ("0404 2".to_owned(), "0504 5".to_owned()));
    assert_eq!(play("winner_advance=attacker_only").unit("D"), "0604 5");
}

/// BE-X38, BE-R46: a defender that takes the position is not thereby activated.
#[test]
fn x38_a_defender_advances() {
    let board = board("A: 0 inf 3 @0504\nD: 1 inf 4 reg/close @0604");
    let table = board.acting("A", "still").go("assault D", &[]).go("no reaction", &[1, 6, 6, 1, 2, 6, 6]);
    let table = table.go("retreat 0404", &[]).go("take position", &[]);
    let d = table.id("D");
    assert_eq!((table.unit("A"), table.unit("D")), ("0404 2".to_owned(), "0504 4".to_owned()));
    assert_eq!((table.0.is_activated(d), table.0.has_moved(d), table.0.assaults_fought(d)), (false, true, 1));
    assert_eq!(table.bowl()[1], 2);
    assert_eq!(table.0.score_sheet(d, table.id("A"), true, false).score, 2);
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
