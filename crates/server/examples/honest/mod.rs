//! Honest players by the hundred, who decide by lot at a steady pace, and how long a decision takes them.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use crate::common::{self, Luck, create, two_people, word};
use futures_util::{FutureExt, SinkExt, StreamExt};
use kernel::{BySide, Side};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::json;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

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
    /// Plays, and tells in a line how long a decision takes from the player's socket to the disk and back.
    pub async fn play(self, address: SocketAddr) -> String {
        let Crowd { games, pace, seconds, game } = self;
        let start = Instant::now() + Duration::from_millis(u64::from(games) * 25) + Duration::from_secs(2);
        let end = start + Duration::from_secs(seconds.into());
        let every = Duration::from_secs(1) * games / pace;
        let mut tasks = Vec::new();
        for number in 0..games {
            let plan = Plan { game: game.clone(), first: start + every * number / games, every, end };
            tasks.push(tokio::spawn(plan.play(address, number.into())));
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let mut times = Vec::new();
        for task in tasks {
            times.extend(task.await.expect("a game"));
        }
        times.sort();
        let at = |per_mille: usize| times[(times.len() - 1) * per_mille / 1000];
        let [median, many, most, worst] = [500, 950, 990, 1000].map(at);
        let made = times.len() as u32 / seconds;
        format!(
            "{games} games, {made} decisions a second: median {median:.1?}, 95 % {many:.1?}, 99 % {most:.1?}, worst {worst:.1?}"
        )
    }
}

/// A message, read no further than a player who decides by lot needs it: the load is to be the server's.
#[derive(Deserialize)]
struct Heard {
    say: String,
    #[serde(default)]
    views: Vec<Seen>,
}

#[derive(Deserialize)]
struct Seen {
    view: View,
}

#[derive(Deserialize)]
struct View {
    view: u32,
    awaits: BySide<bool>,
    end: Option<IgnoredAny>,
    gestures: Vec<Gesture>,
}

#[derive(Deserialize)]
struct Gesture {
    action: String,
}

struct Player {
    side: Side,
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    view: Option<View>,
}

impl Player {
    async fn join(address: SocketAddr, id: &str, secret: &str, side: Side) -> Player {
        let (socket, _) = tokio_tungstenite::connect_async(format!("ws://{address}/ws/{id}")).await.expect("a socket");
        let mut player = Player { side, socket, view: None };
        let seal = kernel::hex(&kernel::seal(&kernel::unhex(common::NONCE).expect("a number")));
        player.say(json!({ "say": "hello", "secret": secret, "seal": seal })).await;
        player
    }

    async fn say(&mut self, message: serde_json::Value) {
        self.socket.send(Message::text(message.to_string())).await.expect("a line");
    }

    fn read(&mut self, message: Message) -> String {
        let Message::Text(text) = message else { return String::new() };
        let heard: Heard = serde_json::from_str(&text).expect("a message");
        if let Some(seen) = heard.views.into_iter().next() {
            self.view = Some(seen.view);
        }
        heard.say
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
        self.view.as_ref().is_some_and(|view| view.end.is_some())
    }

    /// Decides by lot, if it is his decision.
    fn act(&self, luck: &mut Luck) -> Option<serde_json::Value> {
        let view = self.view.as_ref().filter(|view| view.awaits[self.side] && !view.gestures.is_empty())?;
        let action = &view.gestures[luck.below(view.gestures.len())].action;
        Some(json!({ "say": "act", "ask": 0, "side": word(self.side), "view": view.view, "action": action }))
    }
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
                let mover = players.iter().position(|player| player.act(&mut Luck(0)).is_some());
                let Some(mover) = mover.map(|at| &mut players[at]) else {
                    tokio::time::sleep(Duration::from_millis(1)).await;
                    continue;
                };
                // A decision that has had to wait for the one before it counts from when it was due.
                let act = mover.act(&mut luck).expect("a decision");
                mover.say(act).await;
                if mover.until(&["done", "refused"]).await == "done" {
                    times.push(due.elapsed());
                    due += self.every;
                }
            }
        }
    }
}
