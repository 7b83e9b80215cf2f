//! Honest games beside an attack: `cargo build --release -p server --examples`, then
//! `cargo run --release -p server --example siege -- [GAMES] [DECISIONS A SECOND] [SECONDS FOR EACH]`.
//! Says for each attack how long a decision takes the honest, and how much memory the server (a process of its own) has
//! ever had. The attackers come from addresses of their own, which a proxy on the same machine would name.

#[path = "../tests/table/common/mod.rs"]
mod common;
mod honest;

use std::net::SocketAddr;
use std::time::Duration;

use common::{Luck, create, http, two_people, usual};
use futures_util::{SinkExt, StreamExt};
use honest::{Crowd, House};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

const HOME: &str = "http://jeux.example.org";

#[tokio::main]
async fn main() {
    let mut words = std::env::args().skip(1);
    let mut number = |usual: u32| words.next().map_or(usual, |word| word.parse().expect("a number"));
    let crowd = Crowd { games: number(100), pace: number(100), seconds: number(20), game: None };
    println!("load of the machine: {}", std::fs::read_to_string("/proc/loadavg").unwrap_or_default().trim());
    for attack in ["nobody", "long records", "marshals", "reviews", "reviews broken off", "stalled lines"] {
        let folder = tempfile::tempdir().expect("a folder");
        let house = House::start(folder.path(), &[HOME]);
        let address = house.address;
        let attackers = match attack {
            "long records" => look_at_long_records(address).await,
            "marshals" => let_marshals_think(address).await,
            "reviews" => talk_battles_over(address, false).await,
            "reviews broken off" => talk_battles_over(address, true).await,
            "stalled lines" => stall_and_flood(address).await,
            _ => Vec::new(),
        };
        let houses = [house];
        let played = crowd.clone().play(&houses).await;
        println!("{attack}: {played}; {} kB of memory at most", houses[0].memory()[1]);
        attackers.iter().for_each(JoinHandle::abort);
    }
}

/// An attacker's address.
fn attacker(number: usize) -> String {
    format!("203.0.113.{}", number + 1)
}

/// As fast as may be.
const AT_ONCE: Duration = Duration::from_millis(25);

/// Says these over and over, with a pause after each, and reads nothing closely.
async fn talk(address: SocketAddr, number: usize, id: String, secret: String, words: Vec<Value>, pause: Duration) {
    loop {
        let mut request = format!("ws://{address}/ws/{id}").into_client_request().expect("a request");
        request.headers_mut().insert("x-forwarded-for", attacker(number).parse().expect("a header"));
        request.headers_mut().insert("origin", HOME.parse().expect("a header"));
        if let Ok((socket, _)) = tokio_tungstenite::connect_async(request).await {
            let (mut say, mut hear) = socket.split();
            let deaf = tokio::spawn(async move { while let Some(Ok(_)) = hear.next().await {} });
            let hello = json!({ "say": "hello", "secret": secret }).to_string();
            let mut open = say.send(Message::text(hello)).await.is_ok();
            for word in words.iter().cycle() {
                open = open && say.send(Message::text(word.to_string())).await.is_ok();
                if !open {
                    break;
                }
                tokio::time::sleep(pause).await;
            }
            deaf.abort();
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// One move, taken back as often as may be, looked at everywhere by three who have three lines each.
async fn look_at_long_records(address: SocketAddr) -> Vec<JoinHandle<()>> {
    let text = common::long_record(999);
    let mut talkers = Vec::new();
    for number in 0..3 {
        let headers = [("x-forwarded-for", &*attacker(number)), ("origin", HOME)];
        let watched = http(address, "POST", "/api/watch", &headers, &text).await.json();
        let word = |key: &str| watched[key].as_str().expect("a word").to_owned();
        for line in 0..3 {
            let words =
                [1999, 1000, 3, 1501].map(|ply| json!({ "say": "replay", "ask": line, "side": null, "ply": ply }));
            let words = [words.to_vec(), vec![json!({ "say": "record", "ask": 9 })]].concat();
            talkers.push(tokio::spawn(talk(address, number, word("id"), word("spectator"), words, AT_ONCE)));
        }
    }
    talkers
}

/// Thirty matches in which two marshals think for thirty seconds each.
async fn let_marshals_think(address: SocketAddr) -> Vec<JoinHandle<()>> {
    let (game, scenario) = usual();
    let mut wanted = two_people(game, scenario);
    let marshal = json!({ "kind": "commander", "rank": "marshal:30s" });
    wanted["seats"] = json!([marshal, marshal]);
    let mut talkers = Vec::new();
    for number in 0..30 {
        let links = create(address, &wanted).await;
        let words = vec![json!({ "say": "hurry" }), json!({ "say": "record", "ask": 1 })];
        talkers.push(tokio::spawn(talk(address, number % 3, links.id, links.spectator, words, AT_ONCE)));
    }
    talkers
}

/// Three who have a long battle each and ask for its review. Some wait for it; others look here and there meanwhile, break
/// it off and ask again, as long as they like.
async fn talk_battles_over(address: SocketAddr, restless: bool) -> Vec<JoinHandle<()>> {
    let mut talkers = Vec::new();
    for (number, text) in battles().into_iter().enumerate() {
        let headers = [("x-forwarded-for", &*attacker(number)), ("origin", HOME)];
        let watched = http(address, "POST", "/api/watch", &headers, &text).await.json();
        let word = |key: &str| watched[key].as_str().expect("a word").to_owned();
        let ask = json!({ "say": "debrief", "ask": 1, "whole": true });
        let meanwhile = vec![json!({ "say": "log", "ask": 2, "before": 1 }); 400];
        let words = [vec![ask], meanwhile, vec![json!({ "say": "enough" })]].concat();
        let pause = if restless { AT_ONCE } else { Duration::from_secs(10) };
        talkers.push(tokio::spawn(talk(address, number, word("id"), word("spectator"), words, pause)));
    }
    talkers
}

/// Battles fought by lot, of the first games with dice.
fn battles() -> Vec<String> {
    let fought = |game: &dyn catalogue::Table| {
        let order = session::Order::of(game.id(), game.scenarios()[0].id);
        let mut session = session::Session::begin(order, session::DiceOrder::Seeded(1)).expect("a scenario");
        let mut luck = Luck(1);
        while let Some(side) = session.to_play().next() {
            let legal = session.position().legal(side);
            let action = &legal[luck.below(legal.len())];
            session.act(side, action, session.view_number(side)).expect("a listed act");
        }
        session.record(kernel::Eyes::All).text()
    };
    catalogue::games().filter(|game| game.about().dice).take(3).map(fought).collect()
}

/// Two thousand lines that never finish what they say, from forty addresses, and spectators who only ping.
async fn stall_and_flood(address: SocketAddr) -> Vec<JoinHandle<()>> {
    let (game, scenario) = usual();
    let links = create(address, &two_people(game, scenario)).await;
    let mut talkers = Vec::new();
    for line in 0..2000 {
        talkers.push(tokio::spawn(stall(address, line % 40)));
    }
    for number in 0..20 {
        let words = vec![json!({ "say": "log", "ask": 1, "before": 1 })];
        talkers.push(tokio::spawn(talk(address, number, links.id.clone(), links.spectator.clone(), words, AT_ONCE)));
    }
    talkers
}

/// Half a request, again when the line was cut.
async fn stall(address: SocketAddr, number: usize) {
    let head = format!("POST /api/watch HTTP/1.1\r\nhost: {address}\r\nx-forwarded-for: {}\r\n", attacker(number));
    let request = format!("{head}origin: {HOME}\r\ncontent-length: 1900000\r\n\r\n{}", "x".repeat(60_000));
    loop {
        if let Ok(mut stream) = TcpStream::connect(address).await
            && stream.write_all(request.as_bytes()).await.is_ok()
        {
            _ = stream.read_to_end(&mut Vec::new()).await;
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
}
