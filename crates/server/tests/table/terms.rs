//! What two players agree on: a draw, to adjourn, another pace, a rematch.

use kernel::Side;
use serde_json::{Value, json};

use crate::common::{Person, Table, create, gather, mover, two_people, usual, word};
use crate::people::Browser;

async fn proposes(person: &mut Person, side: Side, what: Value) -> Value {
    person.ask(json!({ "say": "propose", "side": word(side), "what": what })).await
}

async fn replies(person: &mut Person, side: Side, yes: bool) -> Value {
    person.ask(json!({ "say": "reply", "side": word(side), "yes": yes })).await
}

fn kind(kind: &str) -> Value {
    json!({ "kind": kind })
}

#[tokio::test]
async fn a_draw_is_offered_once_a_view_and_the_record_tells_of_it() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let (links, mut people) = gather(&table, Value::Null).await;
    let (side, person, other) = mover(&mut people);
    assert_eq!(replies(other, !side, true).await["kind"], "nothing", "nothing was offered");
    assert_eq!(proposes(person, side, kind("rematch")).await["why"]["key"], "server-not-over");
    assert_eq!(proposes(person, side, kind("draw")).await["say"], "done");
    other.until_table(|table| table["proposed"] == json!({ "side": word(side), "what": kind("draw") })).await;
    assert_eq!(proposes(person, side, kind("draw")).await["why"]["key"], "server-proposed-once");
    assert_eq!(replies(person, side, true).await["kind"], "nothing", "nobody agrees with himself");
    assert_eq!(replies(other, side, true).await["kind"], "seat", "nor for the other");
    let mut watcher = Person::join(table.address, &links.id, &links.spectator).await;
    assert_eq!(replies(&mut watcher, !side, true).await["kind"], "seat");
    assert_eq!(replies(other, !side, false).await["say"], "done");
    person.until_table(|table| table["proposed"].is_null()).await;
    assert_eq!(proposes(person, side, kind("draw")).await["why"]["key"], "server-proposed-once");
    // It goes with the next move; then there may be another. Whoever comes later finds it.
    assert_eq!(proposes(other, !side, kind("draw")).await["say"], "done");
    let action = person.actions(side)[0].clone();
    assert_eq!(person.act(side, &action).await["say"], "done");
    assert!(person.table["proposed"].is_null());
    assert_eq!(proposes(person, side, kind("draw")).await["say"], "done");
    drop(people);
    table.kill();
    let table = Table::start(folder.path()).await;
    let mut other = Person::join(table.address, &links.id, &links.seats[(!side).index()]).await;
    other.until_table(|table| table["proposed"]["what"] == kind("draw")).await;
    assert_eq!(replies(&mut other, !side, true).await["say"], "done");
    other.until_table(|table| !table["views"][0]["view"]["end"].is_null()).await;
    assert_eq!(other.view(!side)["end"]["winner"], Value::Null);
    assert_eq!(proposes(&mut other, !side, kind("draw")).await["kind"], "over");
    let record = other.ask(json!({ "say": "record" })).await["text"].as_str().unwrap().to_owned();
    assert!(record.contains("agrees to a draw"), "{record}");
    let claims = session::prove(&kernel::Record::parse(&record).unwrap(), &session::Seen::default()).unwrap();
    assert!(claims.iter().any(|claim| claim.proved), "what is proved of the other ends is proved of this one");
}

#[tokio::test]
async fn clocks_stand_while_adjourned_and_another_pace_is_agreed_on() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let (_, mut people) = gather(&table, json!({ "kind": "live", "seconds": 600, "increment": 5 })).await;
    let (side, person, other) = mover(&mut people);
    assert_eq!(proposes(other, !side, kind("adjourn")).await["say"], "done");
    let bounds = json!({ "kind": "pace", "pace": { "kind": "days", "days": 99, "reserve": 0 } });
    assert_eq!(proposes(person, side, bounds).await["why"]["key"], "server-pace-bounds");
    assert_eq!(proposes(person, side, kind("draw")).await["why"]["key"], "server-answer-first");
    assert_eq!(proposes(person, side, kind("adjourn")).await["say"], "done", "the same is an agreement");
    person.until_table(|table| table["clock"]["runs"] == json!([false, false])).await;
    // The next decision sets them going again.
    while person.awaited(side) {
        let action = person.actions(side)[0].clone();
        assert_eq!(person.act(side, &action).await["say"], "done");
    }
    other.until_table(|table| table["clock"]["runs"][(!side).index()] == true).await;
    let slow = json!({ "kind": "pace", "pace": { "kind": "days", "days": 1, "reserve": 2 } });
    assert_eq!(proposes(person, side, slow.clone()).await["say"], "done");
    other.until_table(|table| table["proposed"]["what"] == slow).await;
    assert_eq!(replies(other, !side, true).await["say"], "done");
    assert_eq!(other.heard.iter().rfind(|told| told["say"] == "welcome").unwrap()["pace"], slow["pace"]);
    let day = 24 * 60 * 60 * 1000;
    assert_eq!(other.table["clock"]["left"][side.index()], 3 * day);
    // And without any.
    let none = json!({ "kind": "pace", "pace": null });
    assert_eq!(proposes(other, !side, none.clone()).await["say"], "done");
    person.until_table(|table| table["proposed"]["what"] == none).await;
    assert_eq!(replies(person, side, true).await["say"], "done");
    assert!(person.table["clock"].is_null());
    assert_eq!(proposes(person, side, kind("adjourn")).await["kind"], "nothing", "no clock stands still");
}

#[tokio::test]
async fn a_commander_is_proposed_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let (game, scenario) = usual();
    let mut wanted = two_people(game, scenario);
    wanted["seats"][1] = json!({ "kind": "commander", "rank": "recruit" });
    let links = create(table.address, &wanted).await;
    let mut person = Person::join(table.address, &links.id, &links.seats[0]).await;
    person.until("table").await;
    assert_eq!(proposes(&mut person, Side::A, kind("draw")).await["why"]["key"], "server-alone");
}

/// Both find their seats at the new table: by being who they are, or by the link that they are told.
#[tokio::test]
async fn a_rematch_has_the_sides_changed() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let (one, two) = (Browser::new(&table).await, Browser::new(&table).await);
    one.name("Vedette").await;
    let (links, [mut a, mut b]) = crate::people::gather(&one, &two).await;
    assert_eq!(a.ask(json!({ "say": "resign", "side": "a" })).await["say"], "done");
    assert_eq!(proposes(&mut a, Side::A, kind("rematch")).await["say"], "done");
    b.until_table(|table| table["proposed"]["what"] == kind("rematch")).await;
    assert_eq!(replies(&mut b, Side::B, true).await["say"], "done");
    let (to_a, to_b) = (a.until("again").await, b.until("again").await);
    assert_eq!(to_a["id"], to_b["id"]);
    assert_ne!(to_a["secret"], to_b["secret"]);
    let id = to_a["id"].as_str().unwrap();
    assert_ne!(id, links.id);
    let mut again = one.knock(id, to_a["secret"].as_str().unwrap(), None).await;
    let welcome = again.until("welcome").await;
    assert_eq!((&welcome["you"], &welcome["order"]["players"]), (&json!(["b"]), &json!(["", "Vedette"])));
    let mut by_himself = two.knock(id, "me", None).await;
    assert_eq!(by_himself.until("welcome").await["you"], json!(["a"]));
    again.until_begun().await;
    by_himself.until("table").await;
    again.until("table").await;
    // Who comes back to the old table later finds the way; nobody makes a second one.
    let mut late = two.knock(&links.id, "me", None).await;
    assert_eq!(late.until("again").await["id"], id);
    assert_eq!(proposes(&mut a, Side::A, kind("rematch")).await["kind"], "nothing");
    assert_eq!(proposes(&mut late, Side::B, kind("rematch")).await["kind"], "nothing");
    // Nor after the house was closed meanwhile.
    let (cookie, id) = (two.cookie, id.to_owned());
    table.kill();
    let table = Table::start(folder.path()).await;
    let two = Browser { table: &table, cookie };
    let mut late = two.knock(&links.id, "me", None).await;
    let again = late.until("again").await;
    assert_eq!(again["id"], id);
    let mut there = two.knock(&id, again["secret"].as_str().unwrap(), None).await;
    assert_eq!(there.until("welcome").await["you"], json!(["a"]));
    assert_eq!(proposes(&mut late, Side::B, kind("rematch")).await["kind"], "nothing");
}
