//! A server on loopback and people who talk to it over real sockets.
#![allow(dead_code)]

mod person;

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use kernel::Side;
use serde_json::{Value, json};
use server::{Config, Limits, Place, PostConfig, Server, Talking};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

pub use person::Person;

/// Nothing in a test takes longer, however busy the machine is: what is waited for comes, or is broken.
pub const PATIENCE: Duration = Duration::from_secs(120);

pub const NONCE: &str = "0101010101010101010101010101010101010101010101010101010101010101";

/// A server in a folder, gone with its handle as if the power had failed.
pub struct Table {
    pub address: SocketAddr,
    runtime: Option<tokio::runtime::Runtime>,
}

impl Table {
    /// Starts a server in a runtime of its own.
    pub async fn start(folder: &Path) -> Table {
        Table::start_at(Place::Folder(folder.to_owned())).await
    }

    /// Starts a server over this store.
    pub async fn start_at(data: Place) -> Table {
        Table::start_within(data, Limits::default()).await
    }

    /// Starts a server over this store that grants so much.
    pub async fn start_within(data: Place, limits: Limits) -> Table {
        Table::start_as(Config {
            listen: "127.0.0.1:0".parse().unwrap(),
            data,
            public_url: None,
            proxies: Vec::new(),
            limits,
            talking: Talking::Free,
            post: PostConfig::default(),
        })
        .await
    }

    /// Starts a server that is run like this.
    pub async fn start_as(config: Config) -> Table {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
        let begun = std::time::Instant::now();
        // The store of a server that was killed a moment ago may still be closing.
        let (address, running) = loop {
            match runtime.spawn(Server::bind(config.clone())).await.unwrap() {
                Ok(bound) => break bound,
                Err(error) if begun.elapsed() > PATIENCE => panic!("{error}"),
                Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
            }
        };
        runtime.spawn(running);
        Table { address, runtime: Some(runtime) }
    }

    /// Stops at once: no farewell, nothing flushed.
    pub fn kill(mut self) {
        self.runtime.take().unwrap().shutdown_background();
    }
}

impl Drop for Table {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

/// An answer over HTTP.
pub struct Reply {
    pub status: u16,
    pub headers: String,
    pub body: String,
}

impl Reply {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }
}

/// A plain HTTP request.
pub async fn http(address: SocketAddr, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> Reply {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let mut request = format!("{method} {path} HTTP/1.1\r\nconnection: close\r\n");
    if !headers.iter().any(|(name, _)| *name == "host") {
        request += &format!("host: {address}\r\n");
    }
    for (name, value) in headers {
        request += &format!("{name}: {value}\r\n");
    }
    request += &format!("content-length: {}\r\n\r\n{body}", body.len());
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).await.unwrap();
    let (head, body) = split(&bytes, b"\r\n\r\n").expect("headers");
    let headers = String::from_utf8_lossy(head).to_ascii_lowercase();
    let status = headers.split(' ').nth(1).unwrap().parse().unwrap();
    let body = if headers.contains("transfer-encoding: chunked") { unchunk(body) } else { body.to_vec() };
    Reply { status, headers, body: String::from_utf8_lossy(&body).into_owned() }
}

fn split<'a>(bytes: &'a [u8], at: &[u8]) -> Option<(&'a [u8], &'a [u8])> {
    let found = bytes.windows(at.len()).position(|window| window == at)?;
    Some((&bytes[..found], &bytes[found + at.len()..]))
}

fn unchunk(mut body: &[u8]) -> Vec<u8> {
    let mut whole = Vec::new();
    while let Some((size, rest)) = split(body, b"\r\n") {
        let size = usize::from_str_radix(std::str::from_utf8(size).unwrap(), 16).unwrap();
        whole.extend_from_slice(&rest[..size]);
        body = rest.get(size + 2..).unwrap_or_default();
    }
    whole
}

pub async fn get(address: SocketAddr, path: &str) -> Reply {
    http(address, "GET", path, &[], "").await
}

pub async fn post(address: SocketAddr, path: &str, body: &str) -> Reply {
    let origin = format!("http://{address}");
    http(address, "POST", path, &[("origin", &origin), ("content-type", "application/json")], body).await
}

/// Two people at two screens.
pub fn two_people(game: &str, scenario: &str) -> Value {
    json!({ "order": { "game": game, "scenario": scenario }, "seats": [{ "kind": "person" }, { "kind": "person" }] })
}

/// The first game of the catalogue and its usual scenario.
pub fn usual() -> (&'static str, &'static str) {
    let game = catalogue::games().next().expect("a game");
    (game.id(), game.scenarios()[0].id)
}

/// A legal record of one move that was taken back and made again so many times.
pub fn long_record(times: usize) -> String {
    let (game, scenario) = usual();
    let order = session::Order::of(game, scenario);
    let mut session = session::Session::begin(order, session::DiceOrder::Physical).unwrap();
    while let Some(die) = session.view(kernel::Eyes::Public).die {
        session.throw(die.lowest).unwrap();
    }
    let side = session.to_play().next().unwrap();
    let action = session.position().legal(side)[0].clone();
    session.act(side, &action, session.view_number(side)).unwrap();
    let mut record = session.record(kernel::Eyes::All);
    let first = record.entries[0].clone();
    for _ in 0..times {
        record.entries.extend([kernel::Entry::Undo { side, to: record.entries.len() }, first.clone()]);
    }
    record.text()
}

/// The links of a match.
pub struct Links {
    pub id: String,
    pub seats: [String; 2],
    pub spectator: String,
    pub created: Value,
}

pub async fn create(address: SocketAddr, wanted: &Value) -> Links {
    let reply = post(address, "/api/matches", &wanted.to_string()).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    let created = reply.json();
    let word = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    Links {
        id: word(&created["id"]),
        seats: [word(&created["seats"][0]), word(&created["seats"][1])],
        spectator: word(&created["spectator"]),
        created,
    }
}

pub fn word(side: Side) -> &'static str {
    if side == Side::A { "a" } else { "b" }
}

/// Two people sit down to the usual game, with so much time.
pub async fn gather(table: &Table, pace: Value) -> (Links, [Person; 2]) {
    let (game, scenario) = usual();
    let mut wanted = two_people(game, scenario);
    wanted["pace"] = pace;
    let links = create(table.address, &wanted).await;
    let people = sit_down(table.address, &links).await;
    (links, people)
}

/// Two people who have sat down.
pub async fn sit_down(address: SocketAddr, links: &Links) -> [Person; 2] {
    let mut a = Person::join(address, &links.id, &links.seats[0]).await;
    let mut b = Person::join(address, &links.id, &links.seats[1]).await;
    // Both open their numbers before the match begins.
    a.until_begun().await;
    b.until("table").await;
    a.until("table").await;
    [a, b]
}

/// The side that decides, with its person first.
pub fn mover(people: &mut [Person; 2]) -> (Side, &mut Person, &mut Person) {
    let [a, b] = people;
    if a.awaited(Side::A) { (Side::A, a, b) } else { (Side::B, b, a) }
}

/// A small stream of numbers, so that a test is the same every time.
pub struct Luck(pub u64);

impl Luck {
    pub fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        ((self.0 >> 33) as usize) % n
    }
}
