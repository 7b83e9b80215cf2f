//! A seat belongs to who sat down: what somebody can do who has its link but not its key.

use kernel::Side;
use serde_json::{Value, json};

use crate::common::{Links, NONCE, Person, Table, create, two_people, usual, word};

const FRESH: &str = "00112233445566778899aabbccddeeff";

/// Somebody who comes with a link (or a key) and wants the seat under a key of his own.
async fn knock(table: &Table, links: &Links, secret: &str, key: &str) -> Person {
    let mut person = Person::connect(table.address, &links.id, None).await.unwrap();
    let seal = kernel::hex(&kernel::seal(&kernel::unhex(NONCE).unwrap()));
    person.say(json!({ "say": "hello", "secret": secret, "seal": seal, "key": key })).await;
    person
}

/// Why he is not let in.
async fn turned_away(mut person: Person) -> String {
    let answer = person.next().await.expect("a word");
    assert_eq!((answer["say"].as_str(), answer["kind"].as_str()), (Some("refused"), Some("seat")), "{answer}");
    assert!(person.next().await.is_none(), "shown out");
    answer["why"]["key"].as_str().unwrap_or_default().to_owned()
}

/// Two people with keys of their own at the usual table.
async fn gather(table: &Table) -> (Links, [Person; 2]) {
    let (game, scenario) = usual();
    let links = create(table.address, &two_people(game, scenario)).await;
    let mut a = knock(table, &links, &links.seats[0], "key of a").await;
    let mut b = knock(table, &links, &links.seats[1], "key of b").await;
    a.until_begun().await;
    b.until("table").await;
    a.until("table").await;
    (links, [a, b])
}

#[tokio::test]
async fn the_inviter_cannot_use_his_guests_link() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let (links, [mut a, mut b]) = gather(&table).await;
    assert_eq!(b.table["taken"], json!([true, true]));
    let thief = knock(&table, &links, &links.seats[1], "another key").await;
    assert_eq!(turned_away(thief).await, "server-seat-taken");
    assert_eq!(b.until("knock").await["side"], "b");
    let mut himself = knock(&table, &links, &links.seats[1], "key of a").await;
    assert_eq!(himself.until("welcome").await["you"], json!(["a"]), "his key opens his own seat and no other");
    let mut bare = Person::connect(table.address, &links.id, None).await.unwrap();
    bare.say(json!({ "say": "hello", "secret": links.seats[1] })).await;
    assert_eq!(turned_away(bare).await, "server-seat-taken");
    // His own knock at his own seat is none.
    let mut again = knock(&table, &links, &links.seats[0], "key of a").await;
    again.until("table").await;
    a.until("table").await;
    assert!(!a.heard.iter().any(|answer| answer["say"] == "knock"), "the other seat's knock is not his business");
}

#[tokio::test]
async fn a_seat_stays_taken_when_the_power_failed() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::start(folder.path()).await;
    let (links, people) = gather(&table).await;
    drop(people);
    table.kill();
    table = Table::start(folder.path()).await;
    let thief = knock(&table, &links, &links.seats[1], "another key").await;
    assert_eq!(turned_away(thief).await, "server-seat-taken");
    let mut owner = knock(&table, &links, "key of b", "anything").await;
    let welcome = owner.until("welcome").await;
    assert_eq!(welcome["you"], json!(["b"]));
}

#[tokio::test]
async fn a_seat_is_taken_before_the_match_begins() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::start(folder.path()).await;
    let (game, scenario) = usual();
    let links = create(table.address, &two_people(game, scenario)).await;
    let mut first = knock(&table, &links, &links.seats[0], "key of a").await;
    assert_eq!(first.until("waiting").await["taken"], json!([true, false]));
    table.kill();
    table = Table::start(folder.path()).await;
    let thief = knock(&table, &links, &links.seats[0], "another key").await;
    assert_eq!(turned_away(thief).await, "server-seat-taken");
    let mut first = knock(&table, &links, &links.seats[0], "key of a").await;
    first.until("welcome").await;
    let mut second = knock(&table, &links, &links.seats[1], "key of b").await;
    first.until_begun().await;
    second.until("table").await;
    first.until("table").await;
}

#[tokio::test]
async fn only_its_owner_moves_a_seat_and_the_old_device_is_shown_out() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let (links, [mut a, mut b]) = gather(&table).await;
    let mut spectator = Person::join(table.address, &links.id, &links.spectator).await;
    let theft: Value = spectator.ask(json!({ "say": "link", "link": FRESH })).await;
    assert_eq!((theft["say"].as_str(), theft["kind"].as_str()), (Some("refused"), Some("seat")));
    let short = b.ask(json!({ "say": "link", "link": "1234" })).await;
    assert_eq!(short["kind"], "unreadable");
    assert_eq!(b.ask(json!({ "say": "link", "link": FRESH })).await["say"], "done");
    let mut elsewhere = knock(&table, &links, FRESH, "key of b's phone").await;
    elsewhere.until("table").await;
    let told = b.until("refused").await;
    assert_eq!(told["why"]["key"], "server-seat-moved");
    assert!(b.next().await.is_none(), "shown out");
    assert_eq!(elsewhere.table["views"][0]["side"], word(Side::B));
    let late = knock(&table, &links, FRESH, "one more").await;
    assert_eq!(turned_away(late).await, "server-wrong-secret", "the new link is used up as well");
    let old = knock(&table, &links, "key of b", "anything").await;
    assert_eq!(turned_away(old).await, "server-wrong-secret");
    a.until("table").await;
}
