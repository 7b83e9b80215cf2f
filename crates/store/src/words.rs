//! Nodes that share a database tell each other what has changed (`LISTEN`, `NOTIFY`). What is told follows the change and
//! is no part of it: nobody's move waits for it, and a word that is lost is made up for by looking (`Lobby`).

use std::collections::VecDeque;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

use kernel::BySide;
use postgres::Client;
use postgres::fallible_iterator::FallibleIterator;
use tokio::sync::mpsc as letters;

use crate::postgres::dial;
use crate::{StoreError, time};

const CHANNEL: &str = "grognard";
/// Longest message that goes in one piece, in bytes: PostgreSQL takes 8,000.
const LONGEST: usize = 7_000;
/// Between two tries to reach the database.
const PAUSE: Duration = Duration::from_millis(200);
/// How often it is looked whether anybody still listens.
const LOOK: Duration = Duration::from_secs(1);

/// Something that another node has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Word {
    /// Something about this match.
    Match(String),
    /// Who sits at the table of a match there: the match, the node, and the sides.
    Here(String, String, BySide<bool>),
    /// A node lives.
    Alive(String),
    /// A node asks who sits at the tables of the others.
    Who(String),
    /// The list of open tables.
    Tables,
    /// Nothing was heard for a while: anything may have changed.
    Anything,
}

impl Word {
    fn written(&self) -> String {
        match self {
            Word::Match(id) => format!("match {id}"),
            Word::Here(id, _, BySide([a, b])) => format!("here {id} {} {}", u8::from(*a), u8::from(*b)),
            Word::Alive(_) => "alive".to_owned(),
            Word::Who(_) => "who".to_owned(),
            Word::Tables => "tables".to_owned(),
            Word::Anything => "anything".to_owned(),
        }
    }

    fn read(line: &str, node: &str) -> Option<Word> {
        match line.split(' ').collect::<Vec<_>>()[..] {
            ["match", id] => Some(Word::Match(id.to_owned())),
            ["here", id, a, b] => Some(Word::Here(id.to_owned(), node.to_owned(), BySide([a == "1", b == "1"]))),
            ["alive"] => Some(Word::Alive(node.to_owned())),
            ["who"] => Some(Word::Who(node.to_owned())),
            ["tables"] => Some(Word::Tables),
            ["anything"] => Some(Word::Anything),
            _ => None,
        }
    }
}

/// Who speaks: what is told to it goes to all other nodes.
pub type Voice = mpsc::Sender<Word>;
/// What other nodes say.
pub type Ears = letters::UnboundedReceiver<Word>;

/// A voice and ears at a database, for the node of this name.
pub fn spawn(address: &str, node: &str) -> Result<(Voice, Ears), StoreError> {
    let (voice, words) = mpsc::channel();
    let (heard, ears) = letters::unbounded_channel();
    let (at, own) = (address.to_owned(), node.to_owned());
    std::thread::Builder::new().name("voice".to_owned()).spawn(move || speak(&at, &own, &words))?;
    let (at, own) = (address.to_owned(), node.to_owned());
    std::thread::Builder::new().name("ears".to_owned()).spawn(move || {
        while !heard.is_closed() {
            if let Err(error) = listen(&at, &own, &heard) {
                tracing::warn!(%error, "other nodes cannot be heard");
                std::thread::sleep(PAUSE);
            }
        }
    })?;
    Ok((voice, ears))
}

/// Tells everything that is to be told, as much at a time as there is. What cannot be told while the database is away is
/// told when it is back.
fn speak(address: &str, node: &str, words: &mpsc::Receiver<Word>) {
    let (mut line, mut waiting) = (None, VecDeque::new());
    loop {
        if waiting.is_empty() {
            let Ok(word) = words.recv() else { return };
            waiting.push_back(word);
        }
        waiting.extend(words.try_iter());
        let (text, told) = letter(node, &waiting);
        if tell(&mut line, address, &text).is_ok() {
            waiting.drain(..told);
            continue;
        }
        line = None;
        match words.recv_timeout(PAUSE) {
            Ok(word) => waiting.push_back(word),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}

/// The first of these words in one message, and how many they are.
fn letter(node: &str, words: &VecDeque<Word>) -> (String, usize) {
    let mut text = node.to_owned();
    for (told, word) in words.iter().map(Word::written).enumerate() {
        if told > 0 && text.len() + word.len() >= LONGEST {
            return (text, told);
        }
        text += "\n";
        text += &word;
    }
    (text, words.len())
}

fn tell(line: &mut Option<Client>, address: &str, text: &str) -> Result<(), StoreError> {
    let client = match line {
        Some(client) => client,
        None => line.insert(dial_to_tell(address)?),
    };
    client.execute("SELECT pg_notify($1, $2)", &[&CHANNEL, &text])?;
    Ok(())
}

/// What is told is written nowhere: nobody waits for the disk.
fn dial_to_tell(address: &str) -> Result<Client, StoreError> {
    let mut client = dial(address)?;
    client.batch_execute("SET synchronous_commit = off")?;
    Ok(client)
}

/// Hears what other nodes say, until the line breaks.
fn listen(address: &str, node: &str, heard: &letters::UnboundedSender<Word>) -> Result<(), StoreError> {
    let mut client = dial(address)?;
    client.batch_execute(&format!("LISTEN {CHANNEL}"))?;
    _ = heard.send(Word::Anything);
    while !heard.is_closed() {
        pass_on(&mut client, node, heard)?;
        if client.is_closed() {
            return Err(StoreError::Disturbed("the line to the database broke".to_owned()));
        }
    }
    Ok(())
}

/// Passes on what the others say, until nothing is said for a while.
fn pass_on(client: &mut Client, node: &str, heard: &letters::UnboundedSender<Word>) -> Result<(), StoreError> {
    let mut notifications = client.notifications();
    let mut coming = notifications.timeout_iter(LOOK);
    while let Some(notification) = coming.next()? {
        let (from, words) = notification.payload().split_once('\n').unwrap_or_default();
        if from != node {
            words.lines().filter_map(|line| Word::read(line, from)).for_each(|word| drop(heard.send(word)));
        }
    }
    Ok(())
}

/// A name that no other node has.
pub fn name() -> String {
    let mut bytes = [0; 8];
    crate::fill(&mut bytes);
    format!("{:x}-{}", time::now(), kernel::hex(&bytes))
}
