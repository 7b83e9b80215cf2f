//! Nodes that share a database tell each other what has changed (`LISTEN`, `NOTIFY`). What is told follows the change and
//! is no part of it: nobody's move waits for it, and a word that is lost is made up for by looking (`Lobby`).

use std::sync::mpsc;
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
            Word::Tables => "tables".to_owned(),
            Word::Anything => "anything".to_owned(),
        }
    }

    fn read(line: &str, node: &str) -> Option<Word> {
        match line.split(' ').collect::<Vec<_>>()[..] {
            ["match", id] => Some(Word::Match(id.to_owned())),
            ["here", id, a, b] => Some(Word::Here(id.to_owned(), node.to_owned(), BySide([a == "1", b == "1"]))),
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

/// Tells everything that is to be told, as much at a time as there is.
fn speak(address: &str, node: &str, words: &mpsc::Receiver<Word>) {
    let mut line = None;
    let mut left = None;
    while let Some(first) = left.take().or_else(|| words.recv().ok()) {
        let mut text = format!("{node}\n{}", first.written());
        for word in words.try_iter() {
            let more = word.written();
            if text.len() + more.len() >= LONGEST {
                left = Some(word);
                break;
            }
            text += "\n";
            text += &more;
        }
        // Nobody is told what happened while the database was away: everybody looks when it is back.
        if tell(&mut line, address, &text).is_err() {
            line = None;
            std::thread::sleep(PAUSE);
        }
    }
}

fn tell(line: &mut Option<Client>, address: &str, text: &str) -> Result<(), StoreError> {
    let client = match line {
        Some(client) => client,
        None => line.insert(dial(address)?),
    };
    client.execute("SELECT pg_notify($1, $2)", &[&CHANNEL, &text])?;
    Ok(())
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
