//! Several nodes over one database: any of them serves any match, and nobody notices.

use kernel::Side;
use serde_json::{Value, json};
use server::Place;

use crate::common::*;
use crate::database;

/// So many nodes over a new database.
async fn nodes<const N: usize>() -> Option<[Table; N]> {
    let place = Place::Database(database::fresh().await?);
    let mut nodes = Vec::new();
    for _ in 0..N {
        nodes.push(Table::start_at(place.clone()).await);
    }
    nodes.try_into().ok()
}

/// Two people sit down at the usual game, each at a node of his own.
async fn apart(nodes: &[Table; 2], wanted: &Value) -> (Links, [Person; 2]) {
    let links = create(nodes[0].address, wanted).await;
    let sit = async |side: usize| {
        let mut person = Person::join(nodes[side].address, &links.id, &links.seats[side]).await;
        person.until("table").await;
        person
    };
    let (a, b) = tokio::join!(sit(0), sit(1));
    (links, [a, b])
}

fn open_game() -> Value {
    let game = catalogue::games().find(|game| !game.about().hidden).expect("a game without secrets");
    two_people(game.id(), game.scenarios()[0].id)
}

#[tokio::test]
async fn two_seats_on_two_nodes_see_each_others_moves() {
    let Some(nodes) = nodes::<2>().await else { return };
    let (links, mut people) = apart(&nodes, &open_game()).await;
    for person in &mut people {
        person.until_table(|table| table["present"] == json!([true, true])).await;
    }
    let mut luck = Luck(5);
    for _ in 0..20 {
        let (side, mover, other) = mover(&mut people);
        let actions = mover.actions(side);
        let answer = mover.act(side, &actions[luck.below(actions.len())]).await;
        assert_eq!(answer["say"], "done", "{answer}");
        let ply = mover.ply();
        other.until_table(|table| table["views"][0]["view"]["ply"] == ply).await;
        let scene = |person: &Person| person.table["views"][0]["view"]["scene"]["pieces"].clone();
        assert_eq!(scene(other), scene(mover));
    }
    let [a, b] = &mut people;
    let said = a.ask(json!({ "say": "talk", "said": { "phrase": "good-luck" } })).await;
    assert_eq!(said["say"], "done", "{said}");
    while b.until("talk").await["remarks"].as_array().unwrap().is_empty() {}
    a.ask(json!({ "say": "propose", "side": "a", "what": { "kind": "draw" } })).await;
    b.until_table(|table| table["proposed"]["side"] == "a").await;
    assert_eq!(b.ask(json!({ "say": "reply", "side": "b", "yes": true })).await["say"], "done");
    a.until_table(|table| !table["views"][0]["view"]["end"].is_null()).await;
    let mut records = Vec::new();
    for person in [a, b] {
        let record = person.ask(json!({ "say": "record" })).await["text"].as_str().unwrap().to_owned();
        kernel::Record::parse(&record).unwrap().verify_dice().unwrap();
        records.push(record);
    }
    assert_eq!(records[0], records[1]);
    let [mut a, b] = people;
    b.leave().await;
    a.until_table(|table| table["present"] == json!([true, false])).await;
    // Whoever comes only now, wherever, finds it as it was left.
    let mut late = Person::join(nodes[1].address, &links.id, &links.spectator).await;
    late.until_table(|table| !table["views"][0]["view"]["end"].is_null()).await;
}

/// One seat on two devices, each at a node of its own: of two decisions in one view one counts, the other is late.
#[tokio::test]
async fn of_two_writers_one_is_told_that_he_is_late() {
    let Some(nodes) = nodes::<2>().await else { return };
    let mut wanted = open_game();
    wanted["hot_seat"] = json!(true);
    let links = create(nodes[0].address, &wanted).await;
    let mut first = Person::join(nodes[0].address, &links.id, &links.seats[0]).await;
    first.until("table").await;
    let mut second = Person::join(nodes[1].address, &links.id, &links.seats[0]).await;
    second.until("table").await;
    let mut late = 0;
    for _ in 0..12 {
        let (then, side) = (first.ply(), if first.awaited(Side::A) { Side::A } else { Side::B });
        second.until_table(|table| table["views"][0]["view"]["ply"] == then).await;
        let action = first.actions(side)[0].clone();
        let (one, other) = tokio::join!(first.act(side, &action), second.act(side, &action));
        let done = [&one, &other].into_iter().filter(|answer| answer["say"] == "done").count();
        assert_eq!(done, 1, "{one} {other}");
        late += [&one, &other].into_iter().filter(|answer| answer["kind"] == "stale").count();
        for person in [&mut first, &mut second] {
            person.until_table(|table| table["views"][0]["view"]["ply"].as_u64() == Some(then + 1)).await;
        }
    }
    assert_eq!(late, 12);
}

/// A commander whose node dies is taken over by the one that his opponent comes to.
#[tokio::test]
async fn a_commander_thinks_on_wherever_people_are() {
    let Some([first, second]) = nodes::<2>().await else { return };
    let mut wanted = open_game();
    wanted["seats"][1] = json!({ "kind": "commander", "rank": "captain:300ms" });
    let links = create(first.address, &wanted).await;
    let mut person = Person::join(first.address, &links.id, &links.seats[0]).await;
    let mut watcher = Person::join(second.address, &links.id, &links.spectator).await;
    let mut luck = Luck(3);
    let decide = async |person: &mut Person, luck: &mut Luck| {
        person.until_table(|table| table["views"][0]["view"]["awaits"][0] == true).await;
        let actions = person.actions(Side::A);
        assert_eq!(person.act(Side::A, &actions[luck.below(actions.len())]).await["say"], "done");
        person.ply()
    };
    for _ in 0..4 {
        let ply = decide(&mut person, &mut luck).await;
        watcher.until_table(|table| table["views"][0]["view"]["ply"].as_u64() >= Some(ply)).await;
    }
    first.kill();
    let mut person = Person::join(second.address, &links.id, &links.seats[0]).await;
    person.until("table").await;
    for _ in 0..4 {
        decide(&mut person, &mut luck).await;
    }
}

/// The flag of somebody whose node has died falls on another.
#[tokio::test]
async fn a_flag_falls_on_whichever_node_lives() {
    let Some(nodes) = nodes::<2>().await else { return };
    let mut wanted = open_game();
    wanted["pace"] = json!({ "kind": "live", "seconds": 10, "increment": 0 });
    let (_, [a, b]) = apart(&nodes, &wanted).await;
    let [first, second] = nodes;
    let moves_first = a.awaited(Side::A);
    let (dies, _lives, mut waits) = if moves_first { (first, second, b) } else { (second, first, a) };
    dies.kill();
    waits.until_table(|table| !table["views"][0]["view"]["end"].is_null()).await;
}

/// A record is looked at through one node that was brought to another.
#[tokio::test]
async fn a_record_is_watched_at_every_node() {
    let Some(nodes) = nodes::<2>().await else { return };
    let reply = post(nodes[0].address, "/api/watch", &long_record(3)).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    let watched = reply.json();
    let word = |field: &str| watched[field].as_str().unwrap().to_owned();
    let mut reader = Person::join(nodes[1].address, &word("id"), &word("spectator")).await;
    reader.until("table").await;
}
