//! What is wrong is said, with its place and what would be right.

use kernel::Game;

use crate::common::{Table, begin, board, setup};

/// OV-06, OV-05: a map says what is wrong with it.
#[test]
fn scenarios() {
    let says = |text: &str, words: &str| {
        let fault = Table::setup_fault(text, "");
        assert!(fault.contains(words), "{fault}");
    };
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
    let none = Table::setup_fault("map = '. .'\ntowns = 0", "start=quick");
    assert!(none.contains("no [quick] deployment"));
}

/// OV-54: a notation is read in any case with any spaces; what cannot be read names the forms.
#[test]
fn notations() {
    let game = begin("quatre_rivieres", "", &[0]);
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
    let says = |json: &str, words: &str| {
        let fault = Table::position_fault(&setup("quatre_rivieres", ""), json);
        assert!(fault.contains(words), "{json}: {fault}");
    };
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
    says(r#"{"phase":"retreat"}"#, "position retreating");
    says(r#"{"phase":"over"}"#, "position outcome");
    says(r#"{"round":21}"#, "position round: 21 is not from 1 to 20");
    says(r#"{"idle_turns":2}"#, "position idle_turns");
    says(r#"{"phase":"stop_offered"}"#, "position phase");
    says(r#"{"stop_declined":true}"#, "position stop_declined");
    says(r#"{"phase":"over","outcome":{"winner":null,"degree":"total","reason":"count"}}"#, "a draw has no winner");
    says(r#"{"phase":"over","outcome":{"winner":"pile","degree":"total","reason":"luck"}}"#, "reason 'luck'");
    says(r#"{"pieces":[]}"#, "unknown field");
    says(r#"{"phase":"tea"}"#, "unknown word");
}

/// OV-R8, OV-78: what nobody decides is done at once when a position is set.
#[test]
fn a_position_settles_itself() {
    let set = |json: &str| Table::set(&setup("quatre_rivieres", ""), json);
    let quiet = set(r#"{"pile":["A9"],"face":["M7"],"phase":"combat"}"#);
    assert_eq!(quiet.decider(), "face");
    let cornered = set(r#"{"pile":["F8"],"face":["F7","A9"],"phase":"retreat","retreating":"F7","spent":["F8"]}"#);
    assert_eq!(cornered.decider(), "face");
    assert!(board("bocage").contains("towns = 9"));
}
