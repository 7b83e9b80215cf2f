//! What is wrong with a scenario, a notation or a position is said with its place.

use crate::common::{Table, Umpire, board};
use kernel::Game;
use serde_json::json;

fn fault(toml: &str) -> String {
    Table::setup_fault(toml, "")
}

/// Scenarios: every fault names the place and what would be right.
#[test]
fn bad_scenarios() {
    let good = board("U: 0 inf 4 @0404\nT: 1 inf 4 @0604").toml();
    let with = |old: &str, new: &str| {
        assert!(good.contains(old), "{old}");
        fault(&good.replacen(old, new, 1))
    };
    for (old, new, place, words) in [
        ("turns = 30", "turns = 0", "scenario turns", "from 1 to 40"),
        ("turns = 30", "turns = 30\nfog = true", "line 2", "unknown field"),
        ("works = \"\"", "works = \"9999\"", "scenario works", "9999"),
        (". . .", ". Q .", "scenario map", "unknown terrain 'Q'"),
        ("rout = 1", "rout = 0", "scenario red, rout", "BE-V4"),
        ("rout = 1", "rout = 99", "scenario red, rout", "BE-V4"),
        ("id = \"U\"", "id = \"7\"", "unit 7", "a letter"),
        ("id = \"SpareRed\"", "id = \"u\"", "unit u", "taken"),
        ("at = \"0404\"", "at = \"0000\"", "unit SpareRed", "BE-04"),
        ("at = \"0404\"", "at = \"0404 0405\"", "unit U", "one hex"),
        ("at = \"0404\"", "turn = 2", "unit U", "turn (from 1) and entry"),
        ("at = \"0404\"", "turn = 2, entry = \"\"", "unit U", "entry"),
        ("tags = \"\"", "tags = \"brave\"", "unit U", "unknown tag 'brave'"),
        ("works = \"\"", "attack = { side = \"red\", gain = 0 }", "scenario attack, gain", "win by waiting"),
        (
            "works = \"\"",
            "objectives = [{ at = \"0404\", red = 1, blue = 1 }, { at = \"0404\", red = 1, blue = 1 }]",
            "scenario objectives",
            "twice",
        ),
        ("works = \"\"", "roads = [\"0404 0604\"]", "scenario roads", "not neighbours"),
        ("works = \"\"", "places = [{ cells = \"\", name = \"x\" }]", "scenario places", "at least one hex"),
        ("name = \"U\"", "name = { key = \"game-title\" }", "unit U", "write a name"),
        ("works = \"\"", "options = { free_setup = 3 }", "option free_setup", "true or false"),
    ] {
        let fault = with(old, new);
        assert!(fault.contains(place) && fault.contains(words), "{new}: {fault}");
    }
    for (toml, words) in [
        ("base = \"waterloo\"", "no scenario 'waterloo'"),
        ("base = \"alma_menshikov\"", "a variant itself"),
        ("base = \"alma\"\nfog = 1", "unknown field"),
        ("base = \"alma\"\n[red]\nunits = [{ id = \"Z9\" }]", "unit Z9: the base has no such unit"),
        ("base = \"alma\"\n[red]\nunits = [{ id = \"A1\", turn = 3 }]", "turn (from 1) and entry"),
    ] {
        assert!(fault(toml).contains(words), "{}", fault(toml));
    }
    let water = board("U: 0 inf 4 @0404\nT: 1 inf 4 @0604").ground("0404=~").toml();
    assert!(fault(&water).contains("BE-38"));
    let mut crowd = String::new();
    for i in 0..33 {
        crowd += &format!("U{i}: {} inf 1 @{:02}{:02}\n", i % 2, i % 12, i / 12);
    }
    assert!(fault(&board(&crowd).alone().toml()).contains("at most 32"));
}

/// Notations: any case and spaces are read; faults say what forms there are.
#[test]
fn notations() {
    let table = board("U: 0 inf 4 @0404\nT: 1 inf 4 @0604").drawn("red");
    assert_eq!(table.action("  ACTIVATE   u "), table.action("activate U"));
    assert_eq!(table.action("activate 0404"), table.action("activate U"), "a unit may be named by its hex");
    let say = |notation: &str| {
        kernel::testing::in_both_languages::<belle_epoque::BelleEpoque>(&table.read(notation).unwrap_err())
    };
    assert!(say("charge!").contains("write one of"));
    assert!(say("move 9999").contains("no hex '9999'"));
    assert!(say("fire 0504").contains("no unit"));
    assert!(say("test many").contains("no number"));
}

/// Positions: defaults, and faults that name the field.
#[test]
fn positions() {
    let board = board("U: 0 inf 4 @0404\nT: 1 inf 4 @0604\nR: 0 inf 3 turn2@0002,0004");
    let setup = board.setup();
    let small = Table::set(&setup, json!({ "units": { "u": { "at": "0404" }, "T": { "at": "0604", "elements": 2 } } }));
    small.shows("U: 0404 4; T: 0604 2; SpareRed: gone; decider: red; turn: 1");
    let u = json!({ "unit": "U" });
    let assault = json!({ "target": "T" });
    let taking = json!({ "unit": "U", "ground": "0604" });
    let rain = json!({ "winner": null, "degree": "draw", "reason": "rain" });
    let cases = [
        (json!({ "weather": 1 }), "weather"),
        (json!({ "units": { "X": {} } }), "units, X"),
        (json!({ "units": { "U": { "at": "0404", "elements": 5 } } }), "1 to 4"),
        (json!({ "units": { "U": { "at": "0404" }, "T": { "at": "0404" } } }), "BE-04"),
        (json!({ "units": { "U": {} } }), "no reinforcement"),
        (json!({ "units": { "U": { "at": "0404" }, "R": { "elements": 2 } } }), "all its elements"),
        (json!({ "units": { "U": { "at": "0404" }, "R": { "activated": true } } }), "done nothing"),
        (json!({ "units": { "T": { "at": "0604" } } }), "no unit left to activate"),
        (json!({ "turn": 0 }), "position turn"),
        (json!({ "turn": 31 }), "position turn"),
        (json!({ "objectives": { "0505": "red" } }), "no objective"),
        (json!({ "phase": "pick_test" }), "position activation"),
        (json!({ "phase": "pick_test", "activation": { "unit": "T" } }), "active side"),
        (json!({ "phase": "pick_act", "activation": { "unit": "U", "test": "failed" } }), "BE-21"),
        (json!({ "phase": "pick_move", "activation": { "unit": "U", "gait": "basic" } }), "gait"),
        (json!({ "phase": "react", "activation": u }), "position assault"),
        (json!({ "phase": "react", "activation": u, "assault": assault }), "BE-60"),
        (json!({ "phase": "fire_loss", "activation": u }), "position loss"),
        (json!({ "phase": "fire_loss", "activation": u, "loss": { "unit": "T", "by": "U", "left": 0 } }), "1 to 15"),
        (json!({ "phase": "fire_loss", "activation": u, "loss": { "unit": "U", "by": "T" } }), "activated unit fires"),
        (json!({ "phase": "taking_position", "activation": u, "assault": assault, "taking": taking }), "BE-68"),
        (json!({ "phase": "entering", "due": "R" }), "BE-V6"),
        (json!({ "phase": "placing", "due": "U", "turn": 0 }), "BE-R56"),
        (json!({ "phase": "over" }), "position outcome"),
        (json!({ "phase": "over", "outcome": { "winner": "red", "degree": "draw", "reason": "points" } }), "draw"),
        (json!({ "phase": "over", "outcome": rain }), "rain"),
        (json!({ "command_points": { "red": 250 } }), "command_points"),
    ];
    for (fields, words) in cases {
        let mut json = json!({ "units": { "U": { "at": "0404" }, "T": { "at": "0604" } } });
        json.as_object_mut().unwrap().extend(fields.as_object().unwrap().clone());
        let fault = Table::position_fault(&setup, &json);
        assert!(fault.contains(words), "{json}: {fault}");
    }
}
