//! What is wrong is said, with its place and what would be right.

use kernel::{Game, Side};
use planetes::Planetes;
use skirmish::testing::{impossible_turns_are_refused, position_says, scenario_says};

use crate::common::{Table, setup, units};

/// PL-R21, PL-02, PL-25, PL-26, PL-90: a scenario says what is wrong with it.
#[test]
fn scenarios() {
    let says = |text: &str, words: &str| scenario_says::<Planetes>(text, "", words);
    let tiny = "map = 'A A a b B B'\nvictory = 1\n";
    let one = "[army]\ninfantry = 1\ncavalry = 0\nartillery = 0\n";
    says("map = '. . x'", "scenario map: line 1, column 5: unknown terrain 'x'");
    says("map = '. .'", "planet A has 0 hexes, 3 units must fit");
    says(tiny, "planet A and its stations have 3 hexes for 9 units");
    says(&format!("{tiny}[army]\ninfantry = 0\ncavalry = 0\nartillery = 0"), "scenario army: 0 units a side");
    says(&format!("{tiny}[army]\nartillery = 7"), "scenario army, artillery: at most 6");
    says(&format!("{}{one}", tiny.replace("victory = 1", "victory = 0")), "scenario victory: 0 units");
    says(&format!("{tiny}colour = 1"), "line 3, column 1");
    let standard = |ambre: &str| format!("{tiny}{one}[standard]\nambre = '{ambre}'\nberyl = 'I:D1'");
    says(&standard("A1"), "scenario standard, ambre: 'A1': write I:, C: or R:");
    says(&standard("I:Z9"), "the map has no hex 'Z9'");
    says(&standard("I:E1"), "'I:E1': not a start hex of this side, or taken");
    says(&standard("C:A1"), "'C:A1': more cavalry than it has");
    says(&standard(""), "1 units are missing");
    scenario_says::<Planetes>(&format!("{tiny}{one}"), "setup_mode=standard", "no [standard] deployment");
    let wide = vec![". ".repeat(17); 16].join("\n");
    says(&format!("map = '''\n{wide}\n'''"), "the map has 272 hexes, and this game takes 256 at most");
}

/// PL-52: a notation is read in any case with any spaces; what cannot be read names the forms.
#[test]
fn notations() {
    let game = Table::begin("ambre_et_beryl", "", &[0]);
    let same = |a: &str, b: &str| assert_eq!(game.read(a).expect(a), game.read(b).expect(b));
    same("  ATTACK h4   by h5 +F4 ", "attack H4 by F4+H5");
    same("Place  Infantry d5", "place infantry D5");
    let fault = |text: &str| game.read(text).expect_err(text).to_string();
    assert!(fault("march F8 G7").contains("move C4 F4"), "{}", fault("march F8 G7"));
    assert_eq!(fault("move Z9 A1"), "action 'move Z9 A1': the board has no hex 'z9'");
    assert!(fault("place tank D5").contains("'tank' is no arm"));
    for text in ["attack C4 by", "attack C4 by +", "attack C4 by B4++C3", "attack C4", "retreat", "place D5"] {
        fault(text);
    }
}

/// PL-02, PL-05, PL-20, PL-25, PL-26, PL-27, PL-53: positions that no play leads to.
#[test]
fn positions() {
    let setup = setup("ambre_et_beryl", "");
    let says = |json: &str, words: &str| position_says::<Planetes>(&setup, json, words);
    says(r#"{"ambre":{"infantry":["Z9"]}}"#, "position ambre, infantry: Z9 is no hex of this board");
    says(r#"{"ambre":{"infantry":["H1"]}}"#, "H1 is no hex to stand in");
    says(r#"{"ambre":{"infantry":["E2"]}}"#, "E2 is no hex to stand in");
    says(r#"{"ambre":{"infantry":["A1","A1"]}}"#, "A1 is named twice");
    says(r#"{"ambre":{"infantry":["A1"]},"beryl":{"cavalry":["A1"]}}"#, "position beryl, cavalry: A1");
    says(r#"{"ambre":{"artillery":["A1","A2","A3"]}}"#, "3 on the board and in hand, there are 2 (PL-02)");
    says(r#"{"ambre":{"infantry":["A1"]},"moved":["B1"]}"#, "position moved: B1 holds no unit");
    says(r#"{"ambre":{"infantry":["A1"]},"spent":["A1"]}"#, "position spent");
    says(r#"{"in_hand":{"ambre":{"infantry":1}}}"#, "position in_hand: units in hand");
    says(r#"{"phase":"placement"}"#, "position in_hand: the side that places");
    says(r#"{"phase":"placement","in_hand":{"beryl":{"infantry":1}}}"#, "position in_hand: the side that places");
    let astray = r#"{"phase":"placement","in_hand":{"ambre":{"infantry":1}},"beryl":{"infantry":["A1"]}}"#;
    says(astray, "position beryl: during placement");
    says(r#"{"phase":"over","outcome":{"winner":null,"degree":"plain","reason":"count"}}"#, "a draw has no winner");
    says(r#"{"phase":"over","outcome":{"winner":"ambre","degree":"plain","reason":"luck"}}"#, "reason 'luck'");
    says(r#"{"units":[]}"#, "unknown field");
    impossible_turns_are_refused::<Planetes>(&setup);
}

/// PL-R26, PL-70: what nobody decides is done at once when a position is set.
#[test]
fn a_position_settles_itself() {
    let set = |json: &str| Table::set(&setup("banc", ""), json);
    let quiet = set(r#"{"ambre":{"infantry":["A1"]},"beryl":{"infantry":["K9"]},"phase":"combat"}"#);
    assert_eq!(quiet.decider(), "beryl");
    let cornered =
        set(r#"{"ambre":{"infantry":["K7"],"cavalry":["J9"]},"beryl":{"cavalry":["J8"],"infantry":["K9","A9"]},
            "phase":"retreat","retreating":"J8","spent":["K7","J9"]}"#);
    assert_eq!(units(&cornered, Side::B), "I:A9 I:K9");
}
