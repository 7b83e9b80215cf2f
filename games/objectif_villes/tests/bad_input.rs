//! What is wrong is said, with its place and what would be right.

use kernel::Game;
use objectif_villes::ObjectifVilles;
use skirmish::testing::{impossible_turns_are_refused, position_says, scenario_says};

use crate::common::{Table, board, setup};

/// OV-06, OV-05: a map says what is wrong with it.
#[test]
fn scenarios() {
    let says = |text: &str, words: &str| scenario_says::<ObjectifVilles>(text, "", words);
    says("map = '. . x'", "scenario map: line 1, column 5: unknown terrain 'x'");
    says("map = '. .'", "scenario towns: the map has 0 towns, 9 are announced");
    says("map = '~ ~'\ntowns = 0", "both sides need a land hex");
    says("map = '. .'\ntowns = 0\nrivers = 'A1-C1'", "scenario rivers: 'A1-C1': there is no cell 'C1'");
    says("map = '. .'\ntowns = 0\npieces = 0", "scenario pieces: 0 a side");
    says("map = '. .'\ntowns = 0\nvictory = [7, 7, 9]", "scenario victory");
    says("map = '. .'\ntowns = 0\n[names]\nA1 = 'Paris'", "scenario names, A1: only towns");
    says(
        "map = '. .'\ntowns = 0\n[quick]\npile = 'A1'\nface = 'A1'",
        "scenario quick, face: A1 is sea or already taken",
    );
    says("map = '. .'\ntowns = 0\n[quick]\npile = 'A1'\nface = 'B1'\nfirst = 'tails'", "'tails' is not pile or face");
    says("map = '. .'\ntowns = 0\ncolour = 1", "line 3, column 1");
    let wide = vec![". ".repeat(17); 16].join("\n");
    says(&format!("map = '''\n{wide}\n'''\ntowns = 0"), "the map has 272 hexes, and this game takes 256 at most");
    scenario_says::<ObjectifVilles>("map = '. .'\ntowns = 0", "start=quick", "no [quick] deployment");
}

/// OV-54: a notation is read in any case with any spaces; what cannot be read names the forms.
#[test]
fn notations() {
    let game = Table::begin("quatre_rivieres", "", &[0]);
    let same = |a: &str, b: &str| assert_eq!(game.read(a).expect(a), game.read(b).expect(b));
    same("  ATTACK c4   by c3 +B4 ", "attack C4 by B4+C3");
    same("Move f8 g7", "move F8 G7");
    let fault = |text: &str| game.read(text).expect_err(text).to_string();
    assert!(fault("march F8 G7").contains("move F8 G7"), "{}", fault("march F8 G7"));
    assert_eq!(fault("place Z9"), "action 'place Z9': the board has no hex 'z9'");
    for text in ["attack C4 by", "attack C4 by +", "attack C4 by B4++C3", "attack C4", "retreat", "move F8"] {
        fault(text);
    }
}

/// OV-01, OV-07, OV-14, OV-21, OV-23, OV-28, OV-55: positions that no play leads to.
#[test]
fn positions() {
    let setup = setup("quatre_rivieres", "");
    let says = |json: &str, words: &str| position_says::<ObjectifVilles>(&setup, json, words);
    says(r#"{"pile":["Z9"]}"#, "position pile: Z9 is no hex");
    says(r#"{"pile":["A1"]}"#, "position pile: A1 is sea");
    says(r#"{"pile":["A9"],"face":["A9"]}"#, "position face: A9 is sea or held");
    says(r#"{"pile":["A9","A9"]}"#, "position pile: A9 is named twice");
    says(r#"{"pile":["A9"],"moved":["B9"]}"#, "position moved: B9 holds no piece");
    says(r#"{"pile":["A9"],"spent":["A9"]}"#, "position spent");
    says(r#"{"pile":["A9"],"in_hand":{"pile":10},"phase":"placement"}"#, "position pile: 11 pieces");
    says(r#"{"in_hand":{"pile":1}}"#, "position in_hand: pieces in hand");
    says(r#"{"in_hand":{"face":1},"phase":"placement"}"#, "position in_hand: the active side");
    says(r#"{"pile":["A9"],"placed":"A9"}"#, "position placed");
    says(r#"{"pile":["C3","I2","J5","B6","G7"],"in_hand":{"pile":1},"phase":"placement"}"#, "more than 4 towns");
    says(r#"{"phase":"over","outcome":{"winner":null,"degree":"total","reason":"count"}}"#, "a draw has no winner");
    says(r#"{"phase":"over","outcome":{"winner":"pile","degree":"total","reason":"luck"}}"#, "reason 'luck'");
    says(r#"{"pieces":[]}"#, "unknown field");
    impossible_turns_are_refused::<ObjectifVilles>(&setup);
}

/// OV-R8, OV-78: what nobody decides is done at once when a position is set.
#[test]
fn a_position_settles_itself() {
    let set = |json: &str| Table::set(&setup("quatre_rivieres", ""), json);
    assert_eq!(set(r#"{"pile":["A9"],"face":["M7"],"phase":"combat"}"#).decider(), "face");
    let cornered = r#"{"pile":["F8"],"face":["F7","A9"],"phase":"retreat","retreating":"F7","spent":["F8"]}"#;
    assert_eq!(set(cornered).decider(), "face");
    assert!(board("bocage").contains("towns = 9"));
}
