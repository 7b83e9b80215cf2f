//! An honest player at his socket.

use std::net::SocketAddr;
use std::ops::Range;

use futures_util::FutureExt;
use kernel::Side;
use memchr::memmem;

use super::line::Line;
use crate::common::{self, Luck, word};

/// One who decides by lot. He reads no more of a message than he needs, and what he may do only when he is to decide:
/// the load is to be the server's.
pub struct Player {
    pub side: Side,
    line: Line,
    seen: Seen,
}

/// The last table that came, and what a player looks for in it.
#[derive(Default)]
struct Seen {
    table: String,
    /// The number of his view.
    view: u32,
    /// Where it says what he may do.
    gestures: Range<usize>,
    /// Who owes a decision.
    awaits: [bool; 2],
    over: bool,
}

impl Player {
    pub async fn join(address: SocketAddr, id: &str, secret: &str, side: Side) -> Player {
        let line = Line::open(address, &format!("/ws/{id}")).await;
        let mut player = Player { side, line, seen: Seen::default() };
        let seal = kernel::hex(&kernel::seal(&kernel::unhex(common::NONCE).expect("a number")));
        player.say(&format!(r#"{{"say":"hello","secret":"{secret}","seal":"{seal}"}}"#)).await;
        player
    }

    pub async fn say(&mut self, message: &str) {
        self.line.say(message).await;
    }

    /// Reads until this is said.
    pub async fn until(&mut self, said: &[&'static str]) -> &'static str {
        loop {
            let message = self.line.hear().await;
            let say = between(message, r#"{"say":""#, '"');
            let found = said.iter().copied().find(|said| *said == say);
            if say == "table" {
                self.seen.read(message);
            }
            if let Some(found) = found {
                return found;
            }
        }
    }

    /// Reads what has come.
    pub fn catch_up(&mut self) {
        while self.until(&["table"]).now_or_never().is_some() {}
    }

    pub fn over(&self) -> bool {
        self.seen.over
    }

    /// Whether it is his decision.
    pub fn awaited(&self) -> bool {
        self.awaits(self.side) && !self.seen.gestures.is_empty()
    }

    /// Whether this side owes a decision.
    pub fn awaits(&self, side: Side) -> bool {
        self.seen.awaits[side.index()]
    }

    /// The number of what he sees.
    pub fn view(&self) -> u32 {
        self.seen.view
    }

    /// Reads until he sees something newer.
    pub async fn sees_more_than(&mut self, view: u32) {
        while self.view() <= view {
            self.until(&["table"]).await;
        }
    }

    fn actions(&self) -> Vec<&str> {
        let (gestures, action) = (&self.seen.table[self.seen.gestures.clone()], r#"{"action":""#);
        let from = memmem::find_iter(gestures.as_bytes(), action).map(|at| &gestures[at + action.len()..]);
        from.filter_map(|rest| rest.split('"').next()).collect()
    }

    /// Decides by lot.
    pub fn act(&self, luck: &mut Luck) -> String {
        let actions = self.actions();
        let (side, view, action) = (word(self.side), self.view(), actions[luck.below(actions.len())]);
        format!(r#"{{"say":"act","ask":0,"side":"{side}","view":{view},"action":"{action}"}}"#)
    }
}

impl Seen {
    fn read(&mut self, table: &str) {
        self.table.clear();
        self.table.push_str(table);
        self.view = between(table, r#""view":{"view":"#, ',').parse().expect("a number");
        let [gestures, awaits] = [r#""gestures":["#, r#""awaits":["#];
        let from = find(table, gestures, 0).expect("a view") + gestures.len();
        let to = find(table, awaits, from).expect("a view");
        // Before it stands what ends the gestures.
        self.gestures = from..to - "],".len();
        let end = &table[to..to + find(&table[to..], r#""undo":"#, 0).expect("a view")];
        let mut owing = between(end, "[", ']').split(',').map(|owes| owes == "true");
        self.awaits = [(); 2].map(|()| owing.next() == Some(true));
        self.over = !end.contains(r#""end":null"#);
    }
}

/// What stands between these words and the next such letter.
fn between<'a>(text: &'a str, from: &str, to: char) -> &'a str {
    let after = find(text, from, 0).and_then(|at| text[at + from.len()..].split_once(to));
    after.map_or("", |(found, _)| found)
}

/// Where these words stand next. A table is long, and whoever plays by the hundred should not be the load.
fn find(text: &str, words: &str, from: usize) -> Option<usize> {
    memmem::find(&text.as_bytes()[from..], words.as_bytes()).map(|at| from + at)
}
