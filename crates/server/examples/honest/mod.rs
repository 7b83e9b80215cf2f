//! Honest players by the hundred, who decide by lot at a steady pace, and how long a decision takes them.

mod house;

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use crate::common::{self, Luck, create, two_people, word};
use futures_util::{FutureExt, SinkExt, StreamExt};
pub use house::House;
use kernel::Side;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

/// So many games, so many decisions a second in all, so many seconds.
#[derive(Clone)]
pub struct Crowd {
    pub games: u32,
    pub pace: u32,
    pub seconds: u32,
    /// Of this game only.
    pub game: Option<String>,
}

impl Crowd {
    /// Plays, and tells in a line how long a decision takes from the player's socket to the disk and back, and how much
    /// work it is for the server.
    pub async fn play(self, house: &House) -> String {
        let Crowd { games, pace, seconds, game } = self;
        let address = house.address;
        let start = Instant::now() + Duration::from_millis(u64::from(games) * 25) + Duration::from_secs(2);
        let end = start + Duration::from_secs(seconds.into());
        let every = Duration::from_secs(1) * games / pace;
        let mut tasks = Vec::new();
        for number in 0..games {
            let plan = Plan { game: game.clone(), first: start + every * number / games, every, end };
            tasks.push(tokio::spawn(plan.play(address, number.into())));
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        tokio::time::sleep_until(start.into()).await;
        let before = house.work();
        let mut times = Vec::new();
        for task in tasks {
            times.extend(task.await.expect("a game"));
        }
        let work = (house.work() - before) / times.len() as u32;
        times.sort();
        let at = |per_mille: usize| times[(times.len() - 1) * per_mille / 1000];
        let [median, many, most, worst] = [500, 950, 990, 1000].map(at);
        let made = times.len() as u32 / seconds;
        format!(
            "{games} games, {made} decisions a second: median {median:.1?}, 95 % {many:.1?}, 99 % {most:.1?}, \
             worst {worst:.1?}; {work:.0?} of work for each"
        )
    }
}

/// One who decides by lot. He reads no more of a message than he needs, and a table only when he is to decide: the load
/// is to be the server's.
struct Player {
    side: Side,
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The last one that came.
    table: Utf8Bytes,
}

impl Player {
    async fn join(address: SocketAddr, id: &str, secret: &str, side: Side) -> Player {
        // A cheap guest: little is read at once, and nothing waits for company.
        let config = WebSocketConfig::default().read_buffer_size(16 * 1024);
        let url = format!("ws://{address}/ws/{id}");
        let (socket, _) = connect_async_with_config(url, Some(config), true).await.expect("a socket");
        let mut player = Player { side, socket, table: Utf8Bytes::default() };
        let seal = kernel::hex(&kernel::seal(&kernel::unhex(common::NONCE).expect("a number")));
        player.say(json!({ "say": "hello", "secret": secret, "seal": seal })).await;
        player
    }

    async fn say(&mut self, message: Value) {
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
    async fn until(&mut self, said: &[&str]) -> String {
        loop {
            let message = self.socket.next().await.expect("a message").expect("a line");
            let say = self.read(message);
            if said.contains(&say.as_str()) {
                return say;
            }
        }
    }

    /// Reads what has come.
    fn catch_up(&mut self) {
        while let Some(Some(message)) = self.socket.next().now_or_never() {
            self.read(message.expect("a line"));
        }
    }

    fn over(&self) -> bool {
        !self.after_gestures().contains(r#""end":null"#)
    }

    /// The short end of his view.
    fn after_gestures(&self) -> &str {
        let from = self.table.rfind(r#""awaits":["#).expect("a view");
        let to = self.table[from..].find(r#""undo":"#).expect("a view");
        &self.table[from..from + to]
    }

    /// Whether it is his decision.
    fn awaited(&self) -> bool {
        let awaits = between(self.after_gestures(), "[", ']');
        let own = awaits.split(',').nth(self.side.index());
        own == Some("true") && !self.actions().is_empty()
    }

    fn actions(&self) -> Vec<&str> {
        let (_, gestures) = self.table.split_once(r#""gestures":["#).expect("a view");
        let (gestures, _) = gestures.split_once(r#""awaits":["#).expect("a view");
        gestures.split(r#"{"action":""#).skip(1).map(|gesture| gesture.split('"').next().unwrap_or_default()).collect()
    }

    /// Decides by lot.
    fn act(&self, luck: &mut Luck) -> Value {
        let actions = self.actions();
        let view: u32 = between(&self.table, r#""view":{"view":"#, ',').parse().expect("a number");
        let action = actions[luck.below(actions.len())];
        json!({ "say": "act", "ask": 0, "side": word(self.side), "view": view, "action": action })
    }
}

/// What stands between these words and the next such letter.
fn between<'a>(text: &'a str, from: &str, to: char) -> &'a str {
    text.split_once(from).and_then(|(_, rest)| rest.split_once(to)).map_or("", |(found, _)| found)
}

struct Plan {
    game: Option<String>,
    first: Instant,
    every: Duration,
    end: Instant,
}

impl Plan {
    /// Plays one decision whenever it is time to, and tells how long each took; a game that has ended begins anew.
    async fn play(self, address: SocketAddr, seed: u64) -> Vec<Duration> {
        let (mut luck, mut times, mut due) = (Luck(seed + 1), Vec::new(), self.first);
        let games: Vec<_> =
            catalogue::games().filter(|game| self.game.as_deref().is_none_or(|id| id == game.id())).collect();
        loop {
            let game = games[luck.below(games.len())];
            let links = create(address, &two_people(game.id(), game.scenarios()[0].id)).await;
            let mut players = [
                Player::join(address, &links.id, &links.seats[0], Side::A).await,
                Player::join(address, &links.id, &links.seats[1], Side::B).await,
            ];
            for player in &mut players {
                player.until(&["open"]).await;
                player.say(json!({ "say": "reveal", "nonce": common::NONCE })).await;
            }
            for player in &mut players {
                player.until(&["table"]).await;
            }
            while !players.iter().any(Player::over) {
                if due >= self.end {
                    return times;
                }
                tokio::time::sleep_until(due.into()).await;
                players.iter_mut().for_each(Player::catch_up);
                let Some(mover) = players.iter_mut().find(|player| player.awaited()) else {
                    tokio::time::sleep(Duration::from_millis(1)).await;
                    continue;
                };
                // A decision that has had to wait for the one before it counts from when it was due.
                let act = mover.act(&mut luck);
                mover.say(act).await;
                if mover.until(&["done", "refused"]).await == "done" {
                    times.push(due.elapsed());
                    due += self.every;
                }
            }
        }
    }
}
