//! What is wrong with a scenario, a notation or a position is said in words.

use crate::common::{chosen, scenario, shipped};
use kernel::Game;
use kernel::testing::in_both_languages;
use morne_plaine::MornePlaine;
use serde_json::{Value, json};

fn fault(toml: &str) -> String {
    in_both_languages::<MornePlaine>(&MornePlaine::setup(toml, &chosen("")).expect_err("a fault"))
}

/// MP-07, MP-30, MP-37, MP-41, MP-53: a scenario is refused with the place and the reason.
#[test]
fn scenarios() {
    let drill = scenario("drill");
    let spoil = |from: &str, to: &str| {
        assert!(drill.contains(from), "{from}");
        fault(&drill.replacen(from, to, 1))
    };
    assert!(spoil("turns = 8", "turns = 0").starts_with("turns"));
    assert!(spoil("table = [48, 48]", "table = [4, 48]").starts_with("table"));
    assert!(spoil("formation = \"column6\"", "formation = \"column9\"").contains("MP-53"));
    assert!(spoil("class = \"light\", figures = 12", "class = \"medium\", figures = 12").contains("MP-37"));
    assert!(spoil("at = [18, 14, 0]", "at = [18, 54, 0]").contains("MP-07"));
    assert!(spoil("at = [18, 14, 0]", "at = [25, 14, 0]").contains("stands on"));
    assert!(spoil("at = [10, 12, 0]", "at = [8, 24, 0]").contains("MP-30"));
    assert!(spoil("id = \"F2\"", "id = \"F1\"").contains("two units"));
    assert!(spoil("[29, 28], [19, 28]", "[19, 28], [29, 28]").contains("convex"));
    assert!(spoil("radius = 3, ", "").contains("radius"));
    assert!(spoil("edge = \"south\"", "edge = \"up\"").contains("line"));
}

/// MP-10: poses are read in engine units; what cannot be read says what would be right.
#[test]
fn notations() {
    let play = crate::common::game("F1 infantry/line 20 line 6096,6096,0");
    let say = |text: &str| in_both_languages::<MornePlaine>(&play.0.read(text).expect_err("a fault"));
    assert!(say("march on").contains("progress"));
    assert!(say("progress F7 to 1 2 3").contains("no unit"));
    assert!(say("progress F1 to 1 2 400").contains("359"));
    assert!(say("progress F1 6096").contains("'to'"));
    assert!(say("form F1 blob front").contains("column4"));
    assert!(say("react dance").contains("counter-charge"));
    assert!(say("go now").contains("nothing more"));
    assert_eq!(play.0.read("  PROGRESS f1  TO 6096 7000 0 "), play.0.read("progress F1 to 6096 7000 0"));
}

/// MP-07, MP-85, MP-92, MP-145: a position is refused with the field.
#[test]
fn positions() {
    let setup = shipped("drill", "");
    let say = |position: Value| match serde_json::from_value(position) {
        Err(error) => error.to_string(),
        Ok(position) => {
            let fault = MornePlaine::from_position(setup.clone(), position).expect_err("a fault");
            in_both_languages::<MornePlaine>(&fault)
        }
    };
    let units = json!({"F1": {}, "A1": {}});
    assert!(say(json!({"units": {"Q1": {}}})).contains("Q1"));
    assert!(say(json!({"units": {"F1": {"n": 30}}})).contains("from 1 to 24"));
    assert!(say(json!({"units": {"F1": {"x": -50}}})).contains("MP-07"));
    assert!(say(json!({"units": {"F5": {"fleeing": true}}})).contains("MP-92"));
    assert!(say(json!({"units": {"F1": {"formation": "echelon6"}}})).contains("formation"));
    assert!(say(json!({"units": units, "turn": 9})).contains("turn"));
    assert!(say(json!({"units": units, "phase": "melees"})).contains("melees"));
    assert!(say(json!({"units": units, "phase": "react"})).contains("charge"));
    assert!(say(json!({"units": units, "phase": "panic"})).contains("panic"));
    assert!(say(json!({"units": units, "melees": [{"first": ["F1"], "second": ["F2"]}]})).contains("MP-145"));
    assert!(say(json!({"units": units, "held": []})).contains("objectives"));
    assert!(say(json!({"units": units, "wind": 3})).contains("wind"));
    assert!(
        MornePlaine::from_position(setup.clone(), serde_json::from_value(json!({"units": units})).unwrap()).is_ok()
    );
}
