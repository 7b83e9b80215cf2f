//! Nobody is sent what he may not see: whatever comes over a socket is what the session shows to those eyes.

use crate::common::*;
use kernel::{Eyes, Side};
use serde_json::{Value, json};
use session::{DiceOrder, Order, Session};

/// The same match, played beside the server with all its secrets known: what each seat must be shown.
struct Shadow {
    session: Session,
    played: Vec<(Side, String)>,
}

impl Shadow {
    fn scene(&self, side: Side) -> Value {
        serde_json::to_value(self.session.view(Eyes::Seat(side)).scene).unwrap()
    }

    fn log(&self, eyes: Eyes) -> Value {
        serde_json::to_value(self.session.log(eyes, 0..usize::MAX)).unwrap()
    }

    fn frames(&self, eyes: Eyes) -> Value {
        serde_json::to_value(self.session.frames(self.session.plies(eyes), eyes)).unwrap()
    }

    fn act(&mut self, side: Side, action: &str) {
        let view = self.session.view_number(side);
        self.session.act(side, action, view).unwrap();
        self.played.push((side, action.to_owned()));
    }
}

/// The log as a client puts it together.
fn merge(log: &mut Vec<Value>, table: &Value) {
    log.truncate(table["log_from"].as_u64().unwrap() as usize);
    log.extend(table["log"].as_array().unwrap().iter().cloned());
}

/// Real dice fall as they are typed: the shadow types the same ones, so that both matches are one.
#[tokio::test]
async fn each_seat_is_shown_what_its_eyes_may_see_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    for game in catalogue::games() {
        let scenario = game.scenarios()[0].id;
        let mut wanted = two_people(game.id(), scenario);
        wanted["real_dice"] = json!(true);
        let links = create(table.address, &wanted).await;
        let session = Session::begin(Order::of(game.id(), scenario), DiceOrder::Physical).unwrap();
        let mut shadow = Shadow { session, played: Vec::new() };
        let mut people = sit_down(table.address, &links).await;
        let mut logs = [Vec::new(), Vec::new()];
        let mut luck = Luck(21);
        for _ in 0..80 {
            if shadow.session.outcome().is_some() {
                break;
            }
            turn(&mut people, &mut shadow, &mut luck).await;
            compare(&mut people, &shadow, &mut logs).await;
        }
    }
}

/// One act or one die, here and there.
async fn turn(people: &mut [Person; 2], shadow: &mut Shadow, luck: &mut Luck) {
    let view = shadow.session.view(Eyes::Public);
    if let Some(die) = view.die {
        let value = die.lowest + luck.below(die.faces.into()) as u16;
        let thrower = die.by.unwrap_or(Side::A);
        if die.by.is_some() {
            let answer = people[(!thrower).index()].ask(json!({ "say": "throw", "values": [value] })).await;
            assert_eq!(answer["why"]["key"], "server-not-your-dice", "nobody throws the other's dice");
        }
        assert_eq!(people[thrower.index()].ask(json!({ "say": "throw", "values": [value] })).await["say"], "done");
        shadow.session.throw(value).unwrap();
        return;
    }
    let awaiting: Vec<Side> = Side::BOTH.into_iter().filter(|&side| shadow.session.to_play().awaits(side)).collect();
    let side = awaiting[luck.below(awaiting.len())];
    let actions = shadow.session.position().legal(side);
    let action = actions[luck.below(actions.len())].clone();
    let person = &mut people[side.index()];
    let answer = person.act(side, &action).await;
    assert_eq!(answer["say"], "done", "{action}: {answer}");
    shadow.act(side, &action);
}

async fn compare(people: &mut [Person; 2], shadow: &Shadow, logs: &mut [Vec<Value>; 2]) {
    for side in Side::BOTH {
        let person = &mut people[side.index()];
        let answer =
            person.ask(json!({ "say": "replay", "side": null, "ply": shadow.session.plies(Eyes::Seat(side)) })).await;
        assert_eq!(answer["scene"], shadow.scene(side), "the table after {:?}", shadow.played.last());
        assert_eq!(answer["frames"], shadow.frames(Eyes::Seat(side)));
        assert_eq!(person.view(side)["scene"], shadow.scene(side));
        let log = &mut logs[side.index()];
        for table in person.heard.drain(..).filter(|message| message["say"] == "table") {
            assert_eq!(table["views"].as_array().unwrap().len(), 1, "one view for one seat");
            assert_eq!(table["views"][0]["side"], word(side));
            merge(log, &table);
        }
        let wanted = shadow.log(Eyes::Seat(side));
        let shown: Vec<&Value> = log.iter().filter(|part| part["lines"] != json!([])).collect();
        let wanted: Vec<&Value> = wanted.as_array().unwrap().iter().filter(|part| part["lines"] != json!([])).collect();
        assert_eq!(shown, wanted);
        let record = person.ask(json!({ "say": "record" })).await;
        assert_eq!(record["text"], shadow.session.record(Eyes::Seat(side)).text());
        person.heard.clear();
    }
}

/// A secret step is not even a message to the other side.
#[tokio::test]
async fn a_secret_step_is_not_heard_by_the_other_side() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    for game in catalogue::games() {
        let links = create(table.address, &two_people(game.id(), game.scenarios()[0].id)).await;
        let mut people = sit_down(table.address, &links).await;
        let mut luck = Luck(8);
        for _ in 0..40 {
            let (side, mover, other) = mover(&mut people);
            if !mover.awaited(side) {
                break;
            }
            let actions = mover.actions(side);
            let sealed = mover.view(side)["sealed"] == true;
            let seen = other.view(!side).clone();
            mover.act(side, &actions[luck.below(actions.len())].clone()).await;
            other.heard.clear();
            other.ask(json!({ "say": "replay", "side": null, "ply": 0 })).await;
            let mut now = other.view(!side).clone();
            now["ply"] = seen["ply"].clone();
            if sealed && now == seen {
                assert!(other.heard.iter().all(|message| message["say"] == "replayed"), "{:?}", other.heard);
            }
        }
    }
}
