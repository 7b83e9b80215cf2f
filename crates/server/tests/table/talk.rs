//! Talk at a table: who hears what, how much and how fast, and what is left of it.

use serde_json::{Value, json};
use server::{Config, Limits, Place, PostConfig, Talking};

use crate::common::{Person, Table, create, mover, two_people, usual};
use crate::people::{Browser, gather};

async fn says(person: &mut Person, said: Value) -> Value {
    person.ask(json!({ "say": "talk", "said": said })).await
}

async fn words(person: &mut Person, words: &str) -> Value {
    says(person, json!({ "words": words })).await
}

/// What a person has heard, as far as it came: the words alone.
fn heard(person: &Person) -> Vec<Value> {
    let mut all = Vec::new();
    for told in person.heard.iter().filter(|message| message["say"] == "talk") {
        if told["whole"] == true {
            all.clear();
        }
        all.extend(told["remarks"].as_array().unwrap().iter().map(|remark| remark["said"].clone()));
    }
    all
}

/// Everything that was on its way has come.
async fn settled(person: &mut Person) {
    person.ask(json!({ "say": "replay", "side": null, "ply": 0 })).await;
}

#[tokio::test]
async fn players_talk_with_each_other_and_spectators_among_themselves() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let (one, two) = (Browser::new(&table).await, Browser::new(&table).await);
    let (links, [mut a, mut b]) = gather(&one, &two).await;
    let now = || std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap().as_secs();
    let before = now();
    assert_eq!(says(&mut a, json!({ "phrase": "good-luck" })).await["say"], "done");
    let told = b.until("talk").await;
    let remark = &told["remarks"][0];
    assert_eq!((&remark["side"], &remark["said"]), (&json!("a"), &json!({ "phrase": "good-luck" })));
    assert!((before..=now()).contains(&remark["at"].as_u64().unwrap()), "{remark}");

    // Spectators have names and a talk of their own; somebody without one is told what to do.
    let (named, nameless) = (Browser::new(&table).await, Browser::new(&table).await);
    named.name("Vedette").await;
    let mut watcher = named.knock(&links.id, &links.spectator, None).await;
    let mut nobody = nameless.knock(&links.id, &links.spectator, None).await;
    watcher.until("table").await;
    nobody.until("table").await;
    assert_eq!(words(&mut nobody, "psst").await["why"]["key"], "server-talk-nameless");
    assert_eq!(words(&mut watcher, "look at the left").await["say"], "done");
    nobody.until("talk").await;
    let remark = nobody.heard.last().unwrap()["remarks"][0].clone();
    assert_eq!((&remark["side"], &remark["name"]), (&Value::Null, &json!("Vedette")));
    settled(&mut a).await;
    assert_eq!(heard(&a), [json!({ "phrase": "good-luck" })], "nothing from around the table");
    assert_eq!(heard(&nobody), [json!({ "words": "look at the left" })], "nor of the players' talk");
    // A player who watches his own table hears no more than at his seat.
    let mut spy = one.knock(&links.id, &links.spectator, None).await;
    spy.until("table").await;
    assert_eq!(words(&mut spy, "hm").await["kind"], "seat");
    assert!(heard(&spy).is_empty());

    // It stays with the match, in its order, and is open to the players when it is over.
    assert_eq!(words(&mut b, " merci,  <b>vous</b> aussi ").await["say"], "done");
    let (thanks, left) = (json!({ "words": "merci, <b>vous</b> aussi" }), json!({ "words": "look at the left" }));
    assert_eq!(b.ask(json!({ "say": "resign", "side": "b" })).await["say"], "done");
    a.until_table(|table| !table["views"][0]["view"]["end"].is_null()).await;
    settled(&mut a).await;
    assert_eq!(heard(&a), [json!({ "phrase": "good-luck" }), left, thanks.clone()]);
    drop((a, b, watcher, nobody, spy));
    let cookies = [one.cookie, two.cookie];
    table.kill();
    let table = Table::start(folder.path()).await;
    let [one, two] = cookies.map(|cookie| Browser { table: &table, cookie });
    let mut back = one.knock(&links.id, "me", None).await;
    back.until("table").await;
    assert_eq!(heard(&back), [json!({ "phrase": "good-luck" }), thanks]);
    assert_eq!(says(&mut back, json!({ "phrase": "good-game" })).await["say"], "done", "the numbers go on");

    // It belongs to who said it: he takes it away, and it goes with him.
    let export = two.get("/api/me/export").await.json();
    assert_eq!(export["said"][0]["said"]["words"], "merci, <b>vous</b> aussi");
    assert_eq!(export["said"].as_array().unwrap().len(), 1, "nothing of another");
    two.post("/api/me/delete", json!({})).await;
    back.until("talk").await;
    while heard(&back).iter().any(|said| said["words"].is_string()) {
        back.until("talk").await;
    }
    assert_eq!(heard(&back), [json!({ "phrase": "good-luck" }), json!({ "phrase": "good-game" })]);
}

#[tokio::test]
async fn floods_of_talk_are_refused_in_words_while_the_match_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let (one, two) = (Browser::new(&table).await, Browser::new(&table).await);
    let (_, [mut a, mut b]) = gather(&one, &two).await;
    for (bad, key) in [
        (json!({ "words": "x".repeat(201) }), "server-talk-long"),
        (json!({ "words": " \n " }), "server-talk-empty"),
        (json!({ "words": "a\u{7}b" }), "server-talk-signs"),
        (json!({ "words": "pay\u{202e}lap" }), "server-talk-signs"),
        (json!({ "phrase": "shout" }), "server-unreadable"),
        (json!({ "song": "la" }), "server-unreadable"),
        (json!(7), "server-unreadable"),
    ] {
        assert_eq!(says(&mut a, bad).await["why"]["key"], key);
    }
    // All in one breath: nobody waits for an answer.
    for i in 0..8 {
        a.say(json!({ "say": "talk", "ask": 100 + i, "said": { "words": format!("{i}") } })).await;
    }
    let mut answers = Vec::new();
    while answers.len() < 8 {
        let answer = a.next().await.expect("an answer");
        if answer["ask"].as_u64() >= Some(100) {
            answers.push(answer);
        }
    }
    let refused = answers.iter().filter(|answer| answer["why"]["key"] == "server-talk-fast").count();
    assert_eq!(refused, 3, "five at once");
    assert_eq!(words(&mut b, "stop").await["say"], "done", "the other may speak");
    settled(&mut b).await;
    assert_eq!(heard(&b).len(), 6);
    let mut people = [a, b];
    let (side, mover, _) = mover(&mut people);
    let action = mover.actions(side)[0].clone();
    assert_eq!(mover.act(side, &action).await["say"], "done");
}

#[tokio::test]
async fn where_nobody_is_to_talk_to_or_the_operator_says_so_nobody_talks() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let (game, scenario) = usual();
    let mut against = two_people(game, scenario);
    against["seats"][1] = json!({ "kind": "commander", "rank": "recruit" });
    let mut shared = two_people(game, scenario);
    shared["hot_seat"] = json!(true);
    for wanted in [against, shared] {
        let links = create(table.address, &wanted).await;
        let mut person = Person::join(table.address, &links.id, &links.seats[0]).await;
        assert_eq!(person.heard[0]["talk"], "off");
        person.until("table").await;
        assert!(says(&mut person, json!({ "phrase": "hello" })).await["say"] == "refused");
    }
    let folder = tempfile::tempdir().unwrap();
    let listen = "127.0.0.1:0".parse().unwrap();
    let (data, limits, talking) = (Place::Folder(folder.path().to_owned()), Limits::default(), Talking::Phrases);
    let (proxies, post) = (Vec::new(), PostConfig::default());
    let table = Table::start_as(Config { listen, data, public_url: None, proxies, limits, talking, post }).await;
    let links = create(table.address, &two_people(game, scenario)).await;
    let mut person = Person::join(table.address, &links.id, &links.seats[0]).await;
    assert_eq!(person.heard[0]["talk"], "phrases");
    assert_eq!(words(&mut person, "hello").await["why"]["key"], "server-only-phrases");
    assert_eq!(says(&mut person, json!({ "phrase": "hello" })).await["say"], "done");
}
