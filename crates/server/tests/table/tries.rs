//! Touches may be tried before an act: by the seat that owes the decision, and without anybody else hearing of it.

use crate::common::*;
use kernel::Side;
use serde_json::{Value, json};

/// The touches of a gesture in an order that a person could follow.
fn touches(gesture: &Value) -> Vec<Value> {
    let part = |name: &str| gesture[name].as_array().cloned().unwrap_or_default();
    [part("touch"), part("with")].concat()
}

fn attempt(side: Side, touched: &[Value]) -> Value {
    json!({ "say": "try", "side": word(side), "touched": touched })
}

#[tokio::test]
async fn what_is_listed_is_meant_allowed_and_foretold() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    for game in catalogue::games() {
        let links = create(table.address, &two_people(game.id(), game.scenarios()[0].id)).await;
        let mut people = sit_down(table.address, &links).await;
        let (side, mover, other) = mover(&mut people);
        let gestures = mover.view(side)["gestures"].as_array().unwrap().clone();
        let before = mover.view(side).clone();
        other.heard.clear();
        for gesture in gestures.iter().filter(|gesture| !touches(gesture).is_empty()).take(12) {
            let tried = mover.ask(attempt(side, &touches(gesture))).await;
            assert_eq!(tried["say"], "tried", "{tried}");
            assert_eq!(tried["action"], gesture["action"]);
            assert!(tried["refusal"].is_null() && tried["forecast"].is_object(), "{tried}");
        }
        // Nothing has happened, and the other has not heard of it.
        other.ask(json!({ "say": "replay", "side": null, "ply": 0 })).await;
        assert!(other.heard.iter().all(|message| message["say"] == "replayed"), "{:?}", other.heard);
        assert_eq!(*mover.view(side), before);
    }
}

#[tokio::test]
async fn touches_that_mean_nothing_name_their_rule() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    for game in catalogue::games() {
        let links = create(table.address, &two_people(game.id(), game.scenarios()[0].id)).await;
        let mut people = sit_down(table.address, &links).await;
        let (side, mover, _) = mover(&mut people);
        for touched in [vec![], vec![json!({ "piece": "nobody" })], vec![json!({ "pose": [i32::MIN, i32::MAX, 7000] })]]
        {
            let tried = mover.ask(attempt(side, &touched)).await;
            assert_eq!(tried["say"], "tried", "{}: {tried}", game.id());
            if !tried["refusal"].is_null() {
                assert!(!tried["refusal"]["rule"].as_str().unwrap().is_empty(), "{tried}");
                assert!(tried["forecast"].is_null(), "{tried}");
            }
        }
    }
}

#[tokio::test]
async fn only_the_seat_that_owes_the_decision_may_try() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    for game in catalogue::games() {
        let links = create(table.address, &two_people(game.id(), game.scenarios()[0].id)).await;
        let mut people = sit_down(table.address, &links).await;
        let mut watcher = Person::join(table.address, &links.id, &links.spectator).await;
        let (side, mover, other) = mover(&mut people);
        let sealed = mover.view(side)["sealed"] == true;
        assert_eq!(other.ask(attempt(side, &[])).await["kind"], "seat");
        assert_eq!(watcher.ask(attempt(side, &[])).await["kind"], "seat");
        if !sealed {
            assert_eq!(other.ask(attempt(!side, &[])).await["kind"], "nothing");
        }
        mover.ask(json!({ "say": "resign", "side": word(side) })).await;
        assert_eq!(mover.ask(attempt(side, &[])).await["kind"], "over");
    }
}

/// On a plane a pose that nobody listed is tried, judged, and made by its notation.
#[tokio::test]
async fn a_free_pose_is_judged_and_made_by_its_notation() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    for game in catalogue::games().filter(|game| game.continuous()) {
        let links = create(table.address, &two_people(game.id(), game.scenarios()[0].id)).await;
        let mut people = sit_down(table.address, &links).await;
        let (side, mover, _) = mover(&mut people);
        let own = |piece: &&Value| piece["side"] == word(side) && piece["point"].is_array() && piece["size"].is_array();
        let pieces = mover.view(side)["scene"]["pieces"].as_array().unwrap().clone();
        let mut made = false;
        for piece in pieces.iter().filter(own) {
            let at = |i: usize| piece["point"][i].as_i64().unwrap();
            let angle = piece["angle"].as_i64().unwrap();
            // A step of about half an inch straight ahead, and one over the edge of the world.
            let (east, south) = ((angle as f64).to_radians().cos(), (angle as f64).to_radians().sin());
            let near = json!([at(0) + (east * 47.0) as i64, at(1) + (south * 47.0) as i64, angle]);
            let far = json!([at(0) + 100_000, at(1), angle]);
            let beyond = mover.ask(attempt(side, &[json!({ "piece": piece["id"] }), json!({ "pose": far })])).await;
            assert!(beyond["refusal"]["rule"].is_string(), "{beyond}");
            let tried = mover.ask(attempt(side, &[json!({ "piece": piece["id"] }), json!({ "pose": near })])).await;
            if tried["action"].is_string() && tried["refusal"].is_null() {
                let action = tried["action"].as_str().unwrap().to_owned();
                assert_eq!(mover.act(side, &action).await["say"], "done", "{action}");
                made = true;
                break;
            }
        }
        assert!(made, "{}: no unit could make half an inch ahead", game.id());
    }
}
