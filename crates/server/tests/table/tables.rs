//! Open tables: strangers meet, each at his own side, and nobody can do anything with another's offer.

use serde_json::{Value, json};

use crate::common::{Table, get, http, usual};
use crate::people::{Browser, why};

fn offered(side: Option<&str>, pace: Value) -> Value {
    let (game, scenario) = usual();
    json!({ "game": game, "scenario": scenario, "side": side, "pace": pace })
}

fn slow() -> Value {
    json!({ "kind": "days", "days": 1, "reserve": 3 })
}

async fn offer(browser: &Browser<'_>, offered: Value) -> Value {
    let reply = browser.post("/api/tables", offered).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    reply.json()["tables"].as_array().unwrap().iter().find(|table| table["mine"] == true).unwrap().clone()
}

async fn tables(browser: &Browser<'_>) -> Vec<Value> {
    browser.get("/api/tables").await.json()["tables"].as_array().unwrap().clone()
}

fn path(table: &Value, deed: &str) -> String {
    format!("/api/tables/{}/{deed}", table["id"].as_str().unwrap())
}

#[tokio::test]
async fn strangers_meet_and_both_have_their_seats() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let (one, two, late) = (Browser::new(&table).await, Browser::new(&table).await, Browser::new(&table).await);
    one.name("Vedette").await;
    let open = offer(&one, offered(Some("b"), slow())).await;
    assert_eq!((&open["by"], &open["offered"]["side"]), (&json!("Vedette"), &json!("b")));
    let seen = tables(&two).await;
    assert_eq!((seen.len(), &seen[0]["id"], &seen[0]["mine"]), (1, &open["id"], &json!(false)));
    assert!(!get(table.address, "/api/tables").await.body.contains(one.cookie.split('=').nth(1).unwrap()));

    assert_eq!(why(&one.post(&path(&open, "sit"), json!({})).await), "server-table-own");
    let sat = two.post(&path(&open, "sit"), json!({})).await;
    assert_eq!((sat.status, &sat.json()["id"]), (200, &open["id"]));
    assert_eq!(why(&late.post(&path(&open, "sit"), json!({})).await), "server-table-gone", "one was quicker");
    assert!(tables(&late).await.is_empty());

    // Both are awaited until they have sat down; no link is needed, and nobody else comes in.
    for (browser, side) in [(&one, "b"), (&two, "a")] {
        let games = browser.games().await;
        assert_eq!(
            (&games[0]["id"], &games[0]["sides"], &games[0]["begun"]),
            (&open["id"], &json!([side]), &json!(false))
        );
        assert_eq!(games[0]["awaits"], json!([true, true]));
    }
    let id = open["id"].as_str().unwrap();
    let mut a = two.knock(id, "me", None).await;
    assert_eq!(a.until("welcome").await["you"], json!(["a"]));
    a.until("waiting").await;
    assert_eq!(one.games().await[0]["awaits"], json!([false, true]), "one has sat down");
    let mut b = one.knock(id, "me", None).await;
    assert_eq!(b.until("welcome").await["you"], json!(["b"]));
    assert_eq!(late.knock(id, "me", None).await.until("refused").await["why"]["key"], "server-wrong-secret");
    a.until_begun().await;
    b.until("table").await;
    a.until("table").await;
    assert!(a.table["clock"]["left"].is_array());
    let mut watcher = late.knock(id, sat.json()["spectator"].as_str().unwrap(), None).await;
    assert_eq!(watcher.until("welcome").await["you"], json!([]));
}

#[tokio::test]
async fn an_offer_is_its_owners_and_goes_with_him() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let (one, two) = (Browser::new(&table).await, Browser::new(&table).await);
    let open = offer(&one, offered(None, slow())).await;
    two.name("Picket").await;
    assert_eq!(why(&two.post(&path(&open, "withdraw"), json!({})).await), "server-table-gone");
    let foreign = [("cookie", one.cookie.as_str()), ("origin", "http://evil.example")];
    let forged = http(table.address, "POST", &path(&open, "withdraw"), &foreign, "").await;
    assert_eq!((forged.status, tables(&two).await.len()), (403, 1));
    assert_eq!(one.post(&path(&open, "withdraw"), json!({})).await.status, 200);
    assert_eq!(why(&two.post(&path(&open, "sit"), json!({})).await), "server-table-gone");
    offer(&one, offered(None, Value::Null)).await;
    assert_eq!(tables(&two).await.len(), 1);
    assert_eq!(one.post("/api/me/delete", json!({})).await.status, 200);
    assert!(tables(&two).await.is_empty());
}

#[tokio::test]
async fn nobody_offers_too_much_or_what_cannot_be_played() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let (one, two) = (Browser::new(&table).await, Browser::new(&table).await);
    for _ in 0..3 {
        offer(&one, offered(None, slow())).await;
    }
    let reply = one.post("/api/tables", offered(None, slow())).await;
    assert_eq!((reply.status, why(&reply)), (429, "server-table-many".to_owned()));
    offer(&two, offered(None, slow())).await;
    assert_eq!(tables(&two).await.len(), 4, "others are not disturbed");
    let endless = json!({ "kind": "days", "days": 900, "reserve": 3 });
    assert_eq!(why(&two.post("/api/tables", offered(None, endless)).await), "server-pace-bounds");
    let mut nothing = offered(None, slow());
    nothing["scenario"] = json!("<b>my own</b>");
    assert_eq!(why(&two.post("/api/tables", nothing).await), "server-bad-order");
    let nobody = crate::common::post(table.address, "/api/tables", &offered(None, slow()).to_string()).await;
    assert_eq!(why(&nobody), "server-nobody");
    // Offers outlive the program.
    let cookie = two.cookie;
    table.kill();
    let again = Table::start(folder.path()).await;
    let two = Browser { table: &again, cookie };
    assert_eq!(tables(&two).await.len(), 4);
}

/// Who waits for a game of now and goes is not waited for in vain.
#[tokio::test]
async fn a_live_offer_stands_while_its_owner_looks() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let (one, two) = (Browser::new(&table).await, Browser::new(&table).await);
    offer(&one, offered(None, slow())).await;
    let live = offer(&one, offered(None, json!({ "kind": "live", "seconds": 600, "increment": 5 }))).await;
    let store = rusqlite::Connection::open(folder.path().join("grognard.sqlite3")).unwrap();
    store.busy_timeout(crate::common::PATIENCE).unwrap();
    let until = || store.query_row("SELECT until FROM offers WHERE live = 1", [], |row| row.get::<_, i64>(0)).unwrap();
    let before = until();
    store.execute("UPDATE offers SET until = until - 30000 WHERE live = 1", []).unwrap();
    assert_eq!(tables(&two).await.len(), 2);
    assert!(until() < before, "another who looks does not keep it");
    tables(&one).await;
    assert!(until() >= before, "its owner does");
    store.execute("UPDATE offers SET until = until - 60000 WHERE live = 1", []).unwrap();
    assert_eq!(tables(&two).await.len(), 1, "he has gone");
    assert_eq!(why(&two.post(&path(&live, "sit"), json!({})).await), "server-table-gone");
}

#[tokio::test]
async fn the_list_comes_when_it_changes() {
    let folder = tempfile::tempdir().unwrap();
    let table = Table::start(folder.path()).await;
    let (one, two) = (Browser::new(&table).await, Browser::new(&table).await);
    let seen = two.get("/api/tables").await.json()["seen"].clone();
    let address = format!("/api/tables?seen={seen}");
    let waits = two.get(&address);
    let (news, open) = tokio::join!(waits, async {
        tokio::time::sleep(std::time::Duration::from_millis(200)).await;
        offer(&one, offered(None, slow())).await
    });
    assert_eq!(news.json()["tables"][0]["id"], open["id"]);
    assert_ne!(news.json()["seen"], seen);
}
