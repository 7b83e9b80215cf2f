//! What an attacker tries: to freeze the server, to starve others, to lock them out. Each is tried here as it was done.

use std::time::Duration;

use crate::common::*;
use kernel::Side;
use serde_json::{Value, json};
use server::{Config, Limits, PostConfig, Talking};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A server behind a proxy of its operator: addresses are those that the proxy names.
async fn proxied(folder: &std::path::Path, limits: Limits) -> Table {
    let (listen, public_url) = ("127.0.0.1:0".parse().unwrap(), Some("http://jeux.example.org".to_owned()));
    Table::start_as(Config {
        listen,
        data: server::Place::Folder(folder.to_owned()),
        public_url,
        proxies: Vec::new(),
        limits,
        talking: Talking::Free,
        post: PostConfig::default(),
    })
    .await
}

/// Long enough for whoever does not stall, on whatever machine.
fn short() -> Limits {
    let moment = Duration::from_secs(2);
    Limits { request: moment, write: moment, idle: moment * 2, ..Limits::default() }
}

/// A request whose head or body never comes to its end, and what came back before the line was cut.
async fn stall(table: &Table, request: &str) -> String {
    let mut stream = TcpStream::connect(table.address).await.unwrap();
    stream.write_all(request.replace("HOST", &table.address.to_string()).as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    tokio::time::timeout(PATIENCE, stream.read_to_end(&mut answer)).await.expect("a stalled line is cut").unwrap();
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test]
async fn stalled_requests_are_ended() {
    let folder = tempfile::tempdir().unwrap();
    let table = proxied(folder.path(), short()).await;
    let head = "POST /api/matches HTTP/1.1\r\nhost: HOST\r\norigin: http://HOST\r\n";
    let half = format!("{head}content-length: 900\r\n\r\n{{");
    let (_, _, answer, kept) = tokio::join!(
        stall(&table, ""),
        stall(&table, "GET / HTTP/1.1\r\nhost: HOST\r\nx-slow: "),
        stall(&table, &half),
        stall(&table, "GET /api/health HTTP/1.1\r\nhost: HOST\r\n\r\n"),
    );
    assert!(answer.starts_with("HTTP/1.1 408") && answer.contains(r#""key":"server-too-slow""#), "{answer}");
    assert!(kept.contains(r#""status":"ok""#), "and so is one who has been answered: {kept}");
}

#[tokio::test]
async fn what_is_too_large_is_refused_in_words_before_it_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let table = proxied(folder.path(), Limits::default()).await;
    for path in ["/api/matches", "/api/watch", "/api/preview"] {
        let head = format!("POST {path} HTTP/1.1\r\nhost: HOST\r\norigin: http://HOST\r\nconnection: close\r\n");
        let answer = stall(&table, &format!("{head}content-length: 90000000\r\n\r\n")).await;
        assert!(answer.starts_with("HTTP/1.1 413") && answer.contains(r#""key":"server-too-large""#), "{answer}");
    }
}

/// Somebody from this address.
async fn from(table: &Table, address: &str, links: &Links, secret: &str) -> Option<Person> {
    let headers = [("x-forwarded-for", address), ("origin", "http://jeux.example.org")];
    let mut person = Person::connect_with(table.address, &links.id, &headers).await.ok()?;
    person.hello(secret).await;
    let heard = person.next().await?;
    (heard["say"] == "welcome").then_some(person)
}

#[tokio::test]
async fn nobody_can_take_all_places() {
    let folder = tempfile::tempdir().unwrap();
    let table = proxied(folder.path(), Limits { connections_each: 30, ..Limits::default() }).await;
    let (game, scenario) = usual();
    let links = create(table.address, &two_people(game, scenario)).await;
    let mut crowd = Vec::new();
    for _ in 0..40 {
        crowd.extend(from(&table, "203.0.113.5", &links, &links.spectator).await);
    }
    assert_eq!(crowd.len(), 20, "so many spectators come from one address");
    assert!(from(&table, "203.0.113.6", &links, &links.spectator).await.is_some(), "others can watch as well");
    assert!(from(&table, "203.0.113.5", &links, &links.seats[0]).await.is_some(), "and a player finds his seat");
    // A seat is one person's: if he has left many lines open, the last one counts.
    let mut seated = Vec::new();
    for _ in 0..9 {
        seated.extend(from(&table, "203.0.113.7", &links, &links.seats[1]).await);
    }
    assert_eq!(seated.len(), 9);
    while seated[0].next().await.is_some() {}
    assert_eq!(seated[8].ask(json!({ "say": "act", "side": "b", "view": 0, "action": "x" })).await["say"], "refused");
}

#[tokio::test]
async fn pings_and_bytes_count_as_talk() {
    let folder = tempfile::tempdir().unwrap();
    let table = proxied(folder.path(), Limits::default()).await;
    let (game, scenario) = usual();
    let links = create(table.address, &two_people(game, scenario)).await;
    for bytes in [true, false] {
        let mut person = from(&table, "203.0.113.8", &links, &links.seats[0]).await.unwrap();
        for _ in 0..2000 {
            let sent = if bytes { person.try_bytes(vec![1; 100]).await } else { person.try_ping().await };
            if !sent {
                break;
            }
        }
        let ended = async { while person.next().await.is_some() {} };
        tokio::time::timeout(PATIENCE, ended).await.expect("who does nothing but that is shown out");
    }
}

/// Thirty matches in which two marshals think: whoever comes meanwhile makes his match and plays it.
#[tokio::test]
async fn thinking_keeps_nobody_waiting() {
    let folder = tempfile::tempdir().unwrap();
    let table = proxied(folder.path(), Limits { thinkers: 1, ..Limits::default() }).await;
    let (game, scenario) = usual();
    let mut wanted = two_people(game, scenario);
    let marshal = json!({ "kind": "commander", "rank": "marshal:30s" });
    wanted["seats"] = json!([marshal, marshal]);
    let mut watching = Vec::new();
    for _ in 0..10 {
        let links = create(table.address, &wanted).await;
        watching.extend(from(&table, "203.0.113.9", &links, &links.spectator).await);
    }
    let honest = async {
        let mut wanted = two_people(game, scenario);
        wanted["seats"][1] = json!({ "kind": "commander", "rank": "captain:200ms" });
        let links = create(table.address, &wanted).await;
        let mut person = from(&table, "203.0.113.10", &links, &links.seats[0]).await.unwrap();
        let awaited = |table: &Value| table["views"][0]["view"]["awaits"][0] == true;
        for _ in 0..3 {
            person.until_table(awaited).await;
            let action = person.actions(Side::A)[0].clone();
            assert_eq!(person.act(Side::A, &action).await["say"], "done");
        }
        person.until_table(awaited).await;
    };
    tokio::time::timeout(PATIENCE, honest).await.expect("a person's match goes on");
}

/// A record of one move, taken back a thousand times: what it costs to look at does not grow with its length.
#[tokio::test]
async fn a_long_record_is_shown_in_pages() {
    let folder = tempfile::tempdir().unwrap();
    let table = proxied(folder.path(), Limits::default()).await;
    let watched = post(table.address, "/api/watch", &long_record(999)).await.json();
    let id = watched["id"].as_str().unwrap();
    let mut reader = Person::join(table.address, id, watched["spectator"].as_str().unwrap()).await;
    reader.until("table").await;
    let told = reader.table["log"].as_array().unwrap().len();
    assert_eq!(
        (told, reader.table["log_from"].as_u64(), reader.table["log_kept"].as_u64()),
        (100, Some(1900), Some(0))
    );
    let mut log = reader.table["log"].as_array().unwrap().clone();
    while log[0]["ply"] != 0 {
        let page = reader.ask(json!({ "say": "log", "before": log[0]["ply"] })).await;
        log.splice(0..0, page["log"].as_array().unwrap().iter().cloned());
    }
    let plies: Vec<u64> = log.iter().map(|part| part["ply"].as_u64().unwrap()).collect();
    assert_eq!(plies, (0..2000).collect::<Vec<_>>());
    let answer = reader.ask(json!({ "say": "replay", "side": null, "ply": 1234 })).await;
    assert_eq!(answer["say"], "replayed", "{answer}");
}
