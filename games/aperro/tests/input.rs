//! Bad notations and positions are refused with words that help.

use crate::common::*;
use aperro::Aperro;
use kernel::Game;
use kernel::testing::in_both_languages;
use serde_json::{Value, json};

fn fault(change: impl FnOnce(&mut Value)) -> String {
    let mut words = position("south combat\nSC: I3a I3b G1/1/1g | I3x @S\nSE: I2r\nNE: | I2q");
    change(&mut words);
    match serde_json::from_value(words).map(|words| Aperro::from_position(Battle::setup("champ_de_mars", ""), words)) {
        Err(error) => error.to_string(),
        Ok(Ok(_)) => "accepted".to_owned(),
        Ok(Err(fault)) => in_both_languages::<Aperro>(&fault),
    }
}

/// A position names the piece or field that is wrong.
#[test]
fn positions() {
    assert_eq!(fault(|_| ()), "accepted");
    assert_eq!(fault(|w| w["units"]["a"]["vc"] = json!(4)), "a: vc: 1 to 3 elements; one without any is not listed");
    assert!(fault(|w| w["units"]["a"]["at"] = json!("NR")).contains("AP-78"));
    assert!(fault(|w| w["units"]["a"]["at"] = json!("XX")).contains("unknown variant"));
    assert!(fault(|w| w["units"]["zz"] = json!({"at": "SC"})).starts_with("piece zz"));
    assert!(fault(|w| w["units"]["a"]["square"] = json!(true)).contains("AP-127"));
    assert!(fault(|w| w["wrong"] = json!(1)).contains("unknown field"));
    assert!(fault(|w| w["phase"] = json!("losses")).contains("no marker"));
    assert!(fault(|w| w["phase"] = json!("deploy")).contains("AP-104"));
    assert!(fault(|w| w["terrain"] = json!({"SC": ["hill", "town", "fort"]})).contains("AP-13"));
    assert!(fault(|w| w["terrain"] = json!({"SC": ["hill", "fort"]})).contains("accepted"));
    assert!(fault(|w| w["progress"] = json!({"crossed": [1, 0, 0]})).contains("AP-20"));
    assert!(fault(|w| w["over"] = json!({"reason": "boredom"})).contains("conquest"));
    assert!(fault(|w| w["turns"] = json!([0, 0])).starts_with("turns"));
    assert!(fault(|w| w["armies"]["south"]["units"][0]["vc"] = json!(9)).contains("1 to 4 elements"));
}

/// AP-23, AP-27: an overfull position is refused.
#[test]
fn overfull_positions() {
    let crowd = fault(|w| {
        w["terrain"] = json!({"SC": ["hill", "fort"]});
        w["generals"] = json!({});
        w["units"]["r"]["at"] = json!("SC");
    });
    assert!(crowd.contains("AP-23"), "{crowd}");
}

/// A notation says what forms exist; case and spaces do not matter.
#[test]
fn notations() {
    let battle = battle("south combat\nSC: I3a | I3x @S\nSE: I2r\nNE: | I2q");
    let say = |text: &str| in_both_languages::<Aperro>(&battle.0.read(text).unwrap_err());
    assert!(say("attack SC").contains("fight SECTOR by PIECE"));
    assert!(say("fight SC by zz").contains("no piece of either army"));
    assert!(say("fight XX by a").contains("SW, SC, SE"));
    assert!(say("move a to XX").contains("SR and NR"));
    assert!(say("recruit q3").contains("recruit i3"));
    assert!(say("recruit g 1-2").contains("CR/LSA/LSD"));
    assert!(say("preset dutch").contains("french, british"));
    assert_eq!(battle.0.read("  FIGHT   sc BY A "), battle.0.read("fight SC by a"));
    assert_eq!(battle.0.read("fight a"), battle.0.read("fight SC by a"));
}
