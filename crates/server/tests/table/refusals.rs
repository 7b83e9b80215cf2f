//! What the server refuses. After each refusal the match goes on unharmed.

use crate::common::*;
use kernel::Side;
use serde_json::{Value, json};

/// Two people of the usual game who have sat down.
async fn at_table(table: &Table) -> (Links, [Person; 2]) {
    let (game, scenario) = usual();
    let links = create(table.address, &two_people(game, scenario)).await;
    let people = sit_down(table.address, &links).await;
    (links, people)
}

/// The match goes on: whoever is to decide acts, and both see it.
async fn goes_on(people: &mut [Person; 2]) {
    let (side, mover, other) = mover(people);
    let before = mover.ply();
    let action = mover.actions(side)[0].clone();
    let answer = mover.act(side, &action).await;
    assert_eq!(answer["say"], "done", "{answer}");
    mover.until_table(|table| table["views"][0]["view"]["ply"] == before + 1).await;
    other.until_table(|table| table["views"][0]["view"]["ply"] == before + 1).await;
}

fn refused(answer: &Value, kind: &str) {
    assert_eq!((answer["say"].as_str(), answer["kind"].as_str()), (Some("refused"), Some(kind)), "{answer}");
}

#[tokio::test]
async fn a_wrong_seat_secret() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let (links, mut people) = at_table(&table).await;
    for (id, secret) in [(links.id.as_str(), "0123456789abcdef0123456789abcdef"), ("ffffffffffffffff", &links.seats[0])]
    {
        let mut stranger = Person::connect(table.address, id, None).await.unwrap();
        stranger.say(json!({ "say": "hello", "secret": secret })).await;
        refused(&stranger.next().await.unwrap(), "seat");
        assert!(stranger.next().await.is_none(), "shown out");
    }
    let mut silent = Person::connect(table.address, &links.id, None).await.unwrap();
    silent.say(json!({ "say": "record", "ask": 1 })).await;
    refused(&silent.next().await.unwrap(), "seat");
    goes_on(&mut people).await;
}

#[tokio::test]
async fn somebody_elses_seat() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let (links, mut people) = at_table(&table).await;
    let (side, mover, other) = mover(&mut people);
    let action = mover.actions(side)[0].clone();
    let view = mover.view(side)["view"].clone();
    let theft = json!({ "say": "act", "side": word(side), "view": view, "action": action });
    refused(&other.ask(theft.clone()).await, "seat");
    let mut spectator = Person::join(table.address, &links.id, &links.spectator).await;
    spectator.until("table").await;
    refused(&spectator.ask(theft).await, "seat");
    refused(&spectator.ask(json!({ "say": "throw", "values": [1] })).await, "seat");
    refused(&spectator.ask(json!({ "say": "replay", "side": word(side), "ply": 0 })).await, "seat");
    refused(&spectator.ask(json!({ "say": "resign", "side": word(side) })).await, "seat");
    goes_on(&mut people).await;
}

/// Real dice at two screens: each types his own, and nobody types, corrects or takes back another's.
#[tokio::test]
async fn somebody_elses_dice() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let (mut tried, mut earlier) = (0, 0);
    for game in catalogue::games().filter(|game| game.about().dice) {
        let mut wanted = two_people(game.id(), game.scenarios()[0].id);
        wanted["real_dice"] = json!(true);
        let mut owners = Vec::new();
        let links = create(table.address, &wanted).await;
        let mut people = sit_down(table.address, &links).await;
        let mut luck = Luck(29);
        for _ in 0..100 {
            for person in &mut people {
                person.ask(json!({ "say": "replay", "side": null, "ply": 0 })).await;
            }
            let die = people[0].view(Side::A)["die"].clone();
            if die.is_null() {
                let Some(side) = Side::BOTH.into_iter().find(|&side| people[side.index()].awaited(side)) else { break };
                let actions = people[side.index()].actions(side);
                people[side.index()].act(side, &actions[luck.below(actions.len())].clone()).await;
                continue;
            }
            let owner = if die["by"] == "b" { Side::B } else { Side::A };
            let throw = json!({ "say": "throw", "values": [die["lowest"]] });
            if !die["by"].is_null() {
                let other = &mut people[(!owner).index()];
                refused(&other.ask(throw.clone()).await, "dice");
                refused(&other.undo(!owner).await, "dice");
                tried += 1;
            }
            assert_eq!(people[owner.index()].ask(throw).await["say"], "done");
            owners.truncate(die["index"].as_u64().unwrap() as usize);
            owners.push(die["by"].clone());
            // Not even one that was thrown before one of his own.
            for (index, by) in owners.iter().enumerate().filter(|(_, by)| !by.is_null()) {
                let side = if *by == "b" { Side::B } else { Side::A };
                let correct = json!({ "say": "correct", "index": index, "value": die["lowest"] });
                refused(&people[(!side).index()].ask(correct).await, "dice");
                earlier += usize::from(*by != die["by"]);
            }
        }
    }
    assert!(tried > 5, "{tried} dice belonged to somebody");
    assert!(earlier > 5, "{earlier} of them lay before dice of the other");
}

#[tokio::test]
async fn a_move_out_of_turn_a_stale_one_and_an_illegal_one() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let (_, mut people) = at_table(&table).await;
    let (side, mover, other) = mover(&mut people);
    let action = mover.actions(side)[0].clone();

    let out_of_turn = other.act(!side, &action).await;
    refused(&out_of_turn, "rule");
    assert!(out_of_turn["rule"].is_string() && !out_of_turn["why"].is_null(), "{out_of_turn}");

    let view = mover.view(side)["view"].as_u64().unwrap();
    let late = json!({ "say": "act", "side": word(side), "view": view + 7, "action": action });
    mover.table = Value::Null;
    refused(&mover.ask(late).await, "stale");
    assert_eq!(mover.view(side)["view"], view, "the present view came before the refusal");

    refused(&mover.act(side, "no such words").await, "unreadable");
    goes_on(&mut people).await;
}

#[tokio::test]
async fn malformed_messages() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let (_, mut people) = at_table(&table).await;
    let bad = [
        "",
        "{",
        "[]",
        "null",
        r#"{"say":"dance"}"#,
        r#"{"say":"act","ask":5}"#,
        r#"{"say":"undo","ask":5,"side":"c"}"#,
    ];
    for text in bad {
        people[0].say_text(text).await;
        let answer = people[0].until("refused").await;
        refused(&answer, "unreadable");
        assert_eq!(answer["ask"], if text.contains("ask") { json!(5) } else { Value::Null });
        assert!(answer["why"]["args"]["problem"].is_string(), "it says what was wrong: {answer}");
    }
    people[0].say_bytes(vec![1, 2, 3]).await;
    refused(&people[0].until("refused").await, "unreadable");
    goes_on(&mut people).await;
}

#[tokio::test]
async fn an_oversized_message() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let (links, mut people) = at_table(&table).await;
    people[0].say_text("x".repeat(70_000)).await;
    // The line is cut; the seat is still there.
    while let Some(message) = people[0].next().await {
        if message["say"] == "refused" {
            refused(&message, "unreadable");
        }
    }
    people[0] = Person::join(table.address, &links.id, &links.seats[0]).await;
    people[0].until("table").await;
    goes_on(&mut people).await;
}

#[tokio::test]
async fn a_foreign_origin() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let (links, mut people) = at_table(&table).await;
    for origin in ["https://evil.example", "http://127.0.0.1:1", "null"] {
        assert_eq!(Person::connect(table.address, &links.id, Some(origin)).await.err(), Some(403));
    }
    let (game, scenario) = usual();
    let wanted = two_people(game, scenario).to_string();
    for headers in [&[("origin", "https://evil.example")][..], &[]] {
        let reply = http(table.address, "POST", "/api/matches", headers, &wanted).await;
        assert_eq!(reply.status, 403, "{}", reply.body);
        assert_eq!(reply.json()["kind"], "origin");
    }
    goes_on(&mut people).await;
}

#[tokio::test]
async fn a_flood_of_messages() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let (links, mut people) = at_table(&table).await;
    for _ in 0..400 {
        people[0].say_text(r#"{"say":"hurry"}"#).await;
    }
    let mut busy = 0;
    while let Some(message) = people[0].next().await {
        busy += u32::from(message["kind"] == "busy");
    }
    assert!(busy > 0, "it is told to slow down before the line is cut");
    people[0] = Person::join(table.address, &links.id, &links.seats[0]).await;
    people[0].until("table").await;
    goes_on(&mut people).await;
}

#[tokio::test]
async fn bad_orders_and_records() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let (game, scenario) = usual();
    let mut unknown = two_people("chess", "e4");
    let answer = post(table.address, "/api/matches", &unknown.to_string()).await;
    assert_eq!(answer.status, 422, "{}", answer.body);
    unknown = two_people(game, scenario);
    unknown["order"]["options"] = json!({ "no_such_option": true });
    assert_eq!(post(table.address, "/api/matches", &unknown.to_string()).await.status, 422);
    unknown = two_people(game, scenario);
    unknown["seats"][1] = json!({ "kind": "commander", "rank": "general" });
    assert_eq!(post(table.address, "/api/matches", &unknown.to_string()).await.status, 422);
    unknown = two_people(game, scenario);
    unknown["order"]["scenario"] = json!({ "name": "mine", "toml": "= nonsense" });
    assert_eq!(post(table.address, "/api/matches", &unknown.to_string()).await.status, 422);
    assert_eq!(post(table.address, "/api/matches", "{").await.status, 422);
    assert_eq!(post(table.address, "/api/matches", &"x".repeat(200_000)).await.status, 413);
    assert_eq!(post(table.address, "/api/watch", "no record").await.status, 422);
}
