//! A server on loopback and people who talk to it over real sockets.
#![allow(dead_code)]

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use kernel::Side;
use serde_json::{Value, json};
use server::{Config, Limits, Place, PostConfig, Server, Talking};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Nothing in a test takes longer, however busy the machine is: what is waited for comes, or is broken.
pub const PATIENCE: Duration = Duration::from_secs(120);

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

/// Somebody with a socket.
pub struct Person {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    asks: u64,
    /// He opens his number for the dice when he is asked to.
    pub opens: bool,
    /// The last table that came.
    pub table: Value,
    /// Everything that came.
    pub heard: Vec<Value>,
    /// How long the last table was as it came, and how many came with a ground.
    pub bytes: usize,
    pub grounds: usize,
}

pub const NONCE: &str = "0101010101010101010101010101010101010101010101010101010101010101";

impl Person {
    /// Connects without saying anything.
    pub async fn connect(address: SocketAddr, id: &str, origin: Option<&str>) -> Result<Person, u16> {
        let headers: Vec<_> = origin.into_iter().map(|origin| ("origin", origin)).collect();
        Person::connect_with(address, id, &headers).await
    }

    /// Connects with these headers.
    pub async fn connect_with(address: SocketAddr, id: &str, headers: &[(&'static str, &str)]) -> Result<Person, u16> {
        let mut request = format!("ws://{address}/ws/{id}").into_client_request().unwrap();
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().unwrap());
        }
        match tokio_tungstenite::connect_async(request).await {
            Ok((socket, _)) => Ok(Person::at(socket)),
            Err(tokio_tungstenite::tungstenite::Error::Http(response)) => Err(response.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }

    /// Connects and says who he is.
    pub async fn join(address: SocketAddr, id: &str, secret: &str) -> Person {
        let mut person = Person::connect(address, id, Some(&format!("http://{address}"))).await.unwrap();
        person.hello(secret).await;
        person.until("welcome").await;
        person
    }

    /// Joins if there is anybody to answer.
    pub async fn try_join(address: SocketAddr, id: &str, secret: &str) -> Option<Person> {
        let (socket, _) = tokio_tungstenite::connect_async(format!("ws://{address}/ws/{id}")).await.ok()?;
        let mut person = Person::at(socket);
        person.hello(secret).await;
        Some(person)
    }

    /// Says something, if the line is still there.
    pub async fn try_say(&mut self, message: Value) -> bool {
        self.socket.send(Message::text(message.to_string())).await.is_ok()
    }

    fn at(socket: WebSocketStream<MaybeTlsStream<TcpStream>>) -> Person {
        Person { socket, asks: 0, opens: true, table: Value::Null, heard: Vec::new(), bytes: 0, grounds: 0 }
    }

    /// Says who he is.
    pub async fn hello(&mut self, secret: &str) {
        let seal = kernel::hex(&kernel::seal(&kernel::unhex(NONCE).unwrap()));
        self.try_say(json!({ "say": "hello", "secret": secret, "seal": seal })).await;
    }

    pub async fn say(&mut self, message: Value) {
        self.say_text(message.to_string()).await;
    }

    pub async fn say_text(&mut self, text: impl Into<String>) {
        self.socket.send(Message::text(text.into())).await.unwrap();
    }

    /// Whether the line still takes bytes.
    pub async fn try_bytes(&mut self, bytes: Vec<u8>) -> bool {
        self.socket.send(Message::binary(bytes)).await.is_ok()
    }

    /// Whether the line still takes a ping.
    pub async fn try_ping(&mut self) -> bool {
        self.socket.send(Message::Ping(Default::default())).await.is_ok()
    }

    pub async fn say_bytes(&mut self, bytes: Vec<u8>) {
        self.socket.send(Message::binary(bytes)).await.unwrap();
    }

    /// The next message; nothing when the connection has ended.
    pub async fn next(&mut self) -> Option<Value> {
        loop {
            let Ok(message) = tokio::time::timeout(PATIENCE, self.socket.next()).await else {
                let last: Vec<String> = self.heard.iter().rev().take(4).map(Value::to_string).collect();
                panic!("nothing came for {PATIENCE:?} after {last:#?}");
            };
            match message {
                Some(Ok(Message::Text(text))) => {
                    let mut value: Value = serde_json::from_str(&text).unwrap();
                    self.fill_in(&mut value);
                    // Whoever is asked to open his number does, as every client does by itself.
                    if value["say"] == "open" && self.opens {
                        self.try_say(json!({ "say": "reveal", "nonce": NONCE })).await;
                    }
                    if value["say"] == "table" {
                        self.bytes = text.len();
                        self.grounds += usize::from(!text.contains(r#""same_board":true"#));
                        self.table = value.clone();
                    }
                    self.heard.push(value.clone());
                    return Some(value);
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// Reads on until the line ends: with which word, if there is one.
    pub async fn parting(&mut self) -> Option<u16> {
        loop {
            match tokio::time::timeout(PATIENCE, self.socket.next()).await.expect("an end") {
                Some(Ok(Message::Close(frame))) => return frame.map(|frame| frame.code.into()),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        }
    }

    /// A ground that is not told again is the one that he has.
    fn fill_in(&self, value: &mut Value) {
        if value["say"] == "replayed" && value["same_board"] == true {
            value["scene"]["board"] = self.table["views"][0]["view"]["scene"]["board"].clone();
        }
        for seat in value["views"].as_array_mut().into_iter().flatten() {
            if seat["same_board"] == true {
                let told = self.table["views"].as_array().unwrap().iter().find(|told| told["side"] == seat["side"]);
                seat["view"]["scene"]["board"] = told.unwrap()["view"]["scene"]["board"].clone();
                seat["same_board"] = false.into();
            }
        }
    }

    /// The next message of a kind.
    pub async fn until(&mut self, say: &str) -> Value {
        loop {
            let message = self.next().await.unwrap_or_else(|| panic!("the line was cut before '{say}'"));
            if message["say"] == say {
                return message;
            }
        }
    }

    /// Asks, and waits for the answer to it. A test is quicker than people: told to slow down, it does.
    pub async fn ask(&mut self, message: Value) -> Value {
        loop {
            let answer = self.ask_once(message.clone()).await;
            if answer["why"]["key"] != "server-too-fast" {
                return answer;
            }
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
    }

    async fn ask_once(&mut self, mut message: Value) -> Value {
        self.asks += 1;
        let ask = self.asks;
        message["ask"] = ask.into();
        self.say(message).await;
        loop {
            let answer = self.next().await.expect("an answer");
            if answer["ask"] == ask {
                return answer;
            }
        }
    }

    /// Opens his number for the dice, where there are fair ones.
    pub async fn until_begun(&mut self) {
        while self.table.is_null() && !self.heard.iter().any(|message| message["say"] == "open") {
            self.next().await.expect("a beginning");
        }
    }

    /// Waits until a table shows what is wanted.
    pub async fn until_table(&mut self, wanted: impl Fn(&Value) -> bool) {
        while self.table.is_null() || !wanted(&self.table) {
            self.until("table").await;
        }
    }

    /// The view of a side, or the only one.
    pub fn view(&self, side: Side) -> &Value {
        let views = self.table["views"].as_array().unwrap();
        let found = views.iter().find(|seat| seat["side"] == word(side));
        &found.unwrap_or(&views[0])["view"]
    }

    pub fn ply(&self) -> u64 {
        self.table["views"][0]["view"]["ply"].as_u64().unwrap()
    }

    /// Acts in the view that he has.
    pub async fn act(&mut self, side: Side, action: &str) -> Value {
        let view = self.view(side)["view"].clone();
        self.ask(json!({ "say": "act", "side": word(side), "view": view, "action": action })).await
    }

    /// Takes back, or asks for it, in the view that he has.
    pub async fn undo(&mut self, side: Side) -> Value {
        let view = self.view(side)["view"].clone();
        self.ask(json!({ "say": "undo", "side": word(side), "view": view })).await
    }

    /// What this side can do.
    pub fn actions(&self, side: Side) -> Vec<String> {
        let gestures = self.view(side)["gestures"].as_array().unwrap();
        gestures.iter().map(|gesture| gesture["action"].as_str().unwrap().to_owned()).collect()
    }

    /// Whether this side is to decide.
    pub fn awaited(&self, side: Side) -> bool {
        self.view(side)["awaits"][side.index()] == true && self.view(side)["end"].is_null()
    }

    pub async fn leave(mut self) {
        _ = self.socket.close(None).await;
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
