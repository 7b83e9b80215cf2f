//! An honest player at his socket.

use std::net::SocketAddr;

use futures_util::{FutureExt, SinkExt, StreamExt};
use kernel::Side;
use memchr::memmem;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

use crate::common::{self, Luck, word};

/// One who decides by lot. He reads no more of a message than he needs, and a table only when he is to decide: the load
/// is to be the server's.
pub struct Player {
    pub side: Side,
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The last one that came.
    table: Utf8Bytes,
}

impl Player {
    pub async fn join(address: SocketAddr, id: &str, secret: &str, side: Side) -> Player {
        // A cheap guest: little is read at once, and nothing waits for company.
        let config = WebSocketConfig::default().read_buffer_size(16 * 1024);
        let url = format!("ws://{address}/ws/{id}");
        let (socket, _) = connect_async_with_config(url, Some(config), true).await.expect("a socket");
        let mut player = Player { side, socket, table: Utf8Bytes::default() };
        let seal = kernel::hex(&kernel::seal(&kernel::unhex(common::NONCE).expect("a number")));
        player.say(json!({ "say": "hello", "secret": secret, "seal": seal })).await;
        player
    }

    pub async fn say(&mut self, message: Value) {
        self.socket.send(Message::text(message.to_string())).await.expect("a line");
    }

    /// What kind of message it is.
    fn read(&mut self, message: Message) -> String {
        let Message::Text(text) = message else { return String::new() };
        let say = between(&text, r#"{"say":""#, '"').to_owned();
        if say == "table" {
            self.table = text;
        }
        say
    }

    /// Reads until this is said.
    pub async fn until(&mut self, said: &[&str]) -> String {
        loop {
            let message = self.socket.next().await.expect("a message").expect("a line");
            let say = self.read(message);
            if said.contains(&say.as_str()) {
                return say;
            }
        }
    }

    /// Reads what has come.
    pub fn catch_up(&mut self) {
        while let Some(Some(message)) = self.socket.next().now_or_never() {
            self.read(message.expect("a line"));
        }
    }

    pub fn over(&self) -> bool {
        !self.after_gestures().contains(r#""end":null"#)
    }

    /// The short end of his view.
    fn after_gestures(&self) -> &str {
        let from = memmem::rfind(self.table.as_bytes(), br#""awaits":["#).expect("a view");
        let to = self.table[from..].find(r#""undo":"#).expect("a view");
        &self.table[from..from + to]
    }

    /// Whether it is his decision.
    pub fn awaited(&self) -> bool {
        self.awaits(self.side) && !self.gestures().starts_with(']')
    }

    /// Whether this side owes a decision.
    pub fn awaits(&self, side: Side) -> bool {
        between(self.after_gestures(), "[", ']').split(',').nth(side.index()) == Some("true")
    }

    /// The number of what he sees.
    pub fn view(&self) -> u32 {
        between(&self.table, r#""view":{"view":"#, ',').parse().expect("a number")
    }

    /// Reads until he sees something newer.
    pub async fn sees_more_than(&mut self, view: u32) {
        while self.view() <= view {
            self.until(&["table"]).await;
        }
    }

    /// What he may do, as it is written.
    fn gestures(&self) -> &str {
        let gestures = after(&self.table, r#""gestures":["#).expect("a view");
        &gestures[..memmem::find(gestures.as_bytes(), br#""awaits":["#).expect("a view")]
    }

    fn actions(&self) -> Vec<&str> {
        let (gestures, action) = (self.gestures(), r#"{"action":""#);
        let from = memmem::find_iter(gestures.as_bytes(), action).map(|at| &gestures[at + action.len()..]);
        from.filter_map(|rest| rest.split('"').next()).collect()
    }

    /// Decides by lot.
    pub fn act(&self, luck: &mut Luck) -> Value {
        let actions = self.actions();
        let action = actions[luck.below(actions.len())];
        json!({ "say": "act", "ask": 0, "side": word(self.side), "view": self.view(), "action": action })
    }
}

/// What stands between these words and the next such letter.
fn between<'a>(text: &'a str, from: &str, to: char) -> &'a str {
    after(text, from).and_then(|rest| rest.split_once(to)).map_or("", |(found, _)| found)
}

/// What stands after these words. A table is long, and whoever plays by the hundred should not be the load.
fn after<'a>(text: &'a str, words: &str) -> Option<&'a str> {
    memmem::find(text.as_bytes(), words.as_bytes()).map(|at| &text[at + words.len()..])
}
