//! Somebody at a table, who talks to it over a real socket.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use kernel::Side;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use super::{NONCE, PATIENCE, word};

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

    /// A ground that is not told again is the one that he has; what stands in the view is not told again in the frames.
    fn fill_in(&self, value: &mut Value) {
        if value["say"] == "replayed" && value["same_board"] == true {
            value["scene"]["board"] = self.table["views"][0]["view"]["scene"]["board"].clone();
        }
        let settled = value["settled"].as_u64().unwrap_or_default();
        if settled > 0 {
            let now = value["views"][0]["view"]["scene"].clone();
            for frame in value["frames"].as_array_mut().unwrap().iter_mut().rev().take(settled as usize) {
                (frame["pieces"], frame["overlays"]) = (now["pieces"].clone(), now["overlays"].clone());
            }
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
