//! Clocks on the server: they run whoever is there, survive a failure of the power, and flags fall by themselves.

use std::path::Path;
use std::time::{Duration, Instant};

use kernel::Side;
use serde_json::{Value, json};

use crate::common::{PATIENCE, Person, Table, create, gather, mover, two_people, usual};
use crate::people::{Browser, why};

fn left(person: &Person, side: Side) -> u64 {
    person.table["clock"]["left"][side.index()].as_u64().expect("a clock")
}

/// Milliseconds since then, begun ones included.
fn passed(begun: Instant) -> u64 {
    begun.elapsed().as_millis() as u64 + 1
}

/// Looks into the store of a server that may be running.
fn ask<T: rusqlite::types::FromSql>(folder: &Path, query: &str, id: &str) -> T {
    let store = rusqlite::Connection::open(folder.join("grognard.sqlite3")).unwrap();
    store.busy_timeout(PATIENCE).unwrap();
    store.query_row(query, [id], |row| row.get(0)).unwrap()
}

#[tokio::test]
async fn who_is_to_decide_has_his_clock_running() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let (_, mut people) = gather(&table, json!({ "kind": "live", "seconds": 600, "increment": 180 })).await;
    let (side, person, other) = mover(&mut people);
    assert_eq!(person.table["clock"]["runs"][side.index()], true);
    assert_eq!(other.table["clock"]["runs"][(!side).index()], false);
    assert_eq!(left(person, !side), 600_000);
    let action = person.actions(side)[0].clone();
    assert_eq!(person.act(side, &action).await["say"], "done");
    assert!((600_001..=780_000).contains(&left(person, side)), "{}", left(person, side));
}

/// A match nobody looks at any more, on a server that was killed in between.
#[tokio::test]
async fn a_flag_falls_by_itself_after_the_power_failed() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let (links, mut people) = gather(&table, json!({ "kind": "live", "seconds": 20, "increment": 0 })).await;
    let side = mover(&mut people).0;
    drop(people);
    table.kill();
    let due: i64 = ask(folder.path(), "SELECT due FROM matches WHERE id = ?1", &links.id);
    assert!(due > 0, "when it falls is written down with the first table");
    let table = Table::start(folder.path()).await;
    let begun = Instant::now();
    while !ask::<bool>(folder.path(), "SELECT over FROM matches WHERE id = ?1", &links.id) {
        assert!(begun.elapsed() < 3 * PATIENCE, "the flag does not fall");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    let winner: String = ask(folder.path(), "SELECT winner FROM matches WHERE id = ?1", &links.id);
    assert_eq!(winner, crate::common::word(!side));
    assert_eq!(ask::<Option<i64>>(folder.path(), "SELECT due FROM matches WHERE id = ?1", &links.id), None);
    let mut late = Person::join(table.address, &links.id, &links.seats[side.index()]).await;
    late.until("table").await;
    assert_eq!(late.view(side)["end"]["winner"], crate::common::word(!side));
    let record = late.ask(json!({ "say": "record" })).await;
    assert!(record["text"].as_str().unwrap().contains("is out of time"), "{record}");
}

/// What a clock showed when the power failed, it shows afterwards, less what has passed since.
#[tokio::test]
async fn clocks_go_on_where_they_were() {
    let folder = tempfile::tempdir().unwrap();
    let (table, begun) = (Table::start(folder.path()).await, Instant::now());
    let (links, mut people) = gather(&table, json!({ "kind": "days", "days": 1, "reserve": 2 })).await;
    let (side, person, _) = mover(&mut people);
    let action = person.actions(side)[0].clone();
    assert_eq!(person.act(side, &action).await["say"], "done");
    drop(people);
    table.kill();
    let table = Table::start(folder.path()).await;
    let mut again = Person::join(table.address, &links.id, &links.seats[side.index()]).await;
    again.until("table").await;
    let day = 24 * 60 * 60 * 1000;
    for side in Side::BOTH {
        assert!((3 * day - passed(begun)..=3 * day).contains(&left(&again, side)), "{}", left(&again, side));
    }
}

/// On holiday the clock of a correspondence game stands still, at once and after a restart; the other sees it.
#[tokio::test]
async fn a_holiday_stops_ones_clocks_and_the_other_sees_it() {
    let folder = tempfile::tempdir().unwrap();
    let (mut table, begun) = (Table::start(folder.path()).await, Instant::now());
    let day = 24 * 60 * 60 * 1000;
    let (id, cookies, side) = {
        let (one, two) = (Browser::new(&table).await, Browser::new(&table).await);
        let (game, scenario) = usual();
        let mut wanted = two_people(game, scenario);
        wanted["pace"] = json!({ "kind": "days", "days": 1, "reserve": 2 });
        let links = create(table.address, &wanted).await;
        let mut a = one.knock(&links.id, &links.seats[0], Some("key of a")).await;
        let mut b = two.knock(&links.id, &links.seats[1], Some("key of b")).await;
        a.until_begun().await;
        b.until("table").await;
        a.until("table").await;
        let mut people = [a, b];
        let (side, _, other) = mover(&mut people);
        let (mine, theirs) = if side == Side::A { (&one, &two) } else { (&two, &one) };
        assert_eq!(mine.get("/api/me/holidays").await.json(), json!({ "until": null, "left": 30 }));
        assert_eq!(why(&mine.post("/api/me/holidays", json!({ "days": 31 })).await), "server-holiday-days");
        let told = mine.post("/api/me/holidays", json!({ "days": 10 })).await.json();
        assert!(told["until"].as_u64().is_some() && told["left"] == 20, "{told}");
        other.until_table(|table| table["clock"]["rest"][side.index()].as_u64() > Some(9 * day)).await;
        assert_eq!(other.table["clock"]["rest"][(!side).index()], 0, "the other one's runs as ever");
        assert_eq!(theirs.get("/api/me/holidays").await.json()["left"], 30);
        assert_eq!(mine.get("/api/me/export").await.json()["holidays"].as_array().unwrap().len(), 1);
        (links.id, [mine.cookie.clone(), theirs.cookie.clone()], side)
    };
    table.kill();
    table = Table::start(folder.path()).await;
    let [mine, theirs] = cookies.map(|cookie| Browser { table: &table, cookie });
    let mut other = theirs.knock(&id, "me", None).await;
    other.until_table(|table| table["clock"]["rest"][side.index()].as_u64() > Some(9 * day)).await;
    // Back early, the clock runs again from there, and the days are his again.
    assert_eq!(mine.post("/api/me/holidays", json!({ "days": 0 })).await.json()["until"], Value::Null);
    other.until_table(|table| table["clock"]["rest"] == json!([0, 0])).await;
    let left = other.table["clock"]["left"][side.index()].as_u64().unwrap();
    assert!((3 * day - passed(begun)..=3 * day).contains(&left), "{left}");
}
