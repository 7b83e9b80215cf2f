//! What is kept of matches and people. The contract is [`Store`]: what it has answered survives a crash of the program and
//! of the machine. Two engines stand behind it, chosen by [`Place`]: a file of SQLite in a folder of one server's own, and a
//! database of PostgreSQL that several share. The statements are the same for both (`sql`). It knows operations, not games.

mod admin;
pub mod channels;
mod checkpoint;
mod error;
mod folder;
mod holidays;
mod jobs;
pub mod letters;
pub mod measures;
mod migrations;
mod nodes;
mod passkeys;
pub mod people;
mod place;
mod postgres;
mod ratings;
mod rows;
pub mod sql;
mod sqlite;
pub mod tables;
mod talk;
#[cfg(test)]
mod tests;
pub mod time;
mod tls;
mod transfer;
mod words;

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use kernel::{Bits256, BySide, Side};
use room::letters::About;
use room::{Filed, Kept, MatchRow, Parts, Person, Seated, Stored};

pub use admin::{Admin, Exported, Told};
pub use error::StoreError;
use jobs::Queue;
pub use place::Place;
use sql::Connection;
pub use words::{Ears, Word};

/// A handle of the store; it is closed with the last one.
#[derive(Clone)]
pub struct Store {
    writer: Queue,
    reader: Queue,
    /// The log of a file is looked after as long as there is a handle.
    _log: Option<checkpoint::Alive>,
    /// The name of this node among those that share the store.
    node: String,
    /// What other nodes are told, and what they say.
    voice: Option<words::Voice>,
    ears: Arc<Mutex<Option<words::Ears>>>,
    /// The server's own secret key, made with the store.
    pub key: Bits256,
    /// The secret key by which push services know it.
    pub push_key: Bits256,
    /// How long somebody may stay away, in milliseconds, before he is told that it is his move.
    grace: u64,
    steps: Arc<AtomicU64>,
}

impl Store {
    /// Opens the store at a place, or makes it.
    pub async fn open(place: &Place) -> Result<Store, StoreError> {
        let (place, node) = (place.clone(), words::name());
        let name = node.clone();
        // A database is spoken to from threads of our own, never from those of the async world.
        let opened = tokio::task::spawn_blocking(move || match place {
            Place::Folder(folder) => {
                let (writer, reader, log) = sqlite::open(&folder)?;
                Ok::<_, StoreError>((writer, reader, Some(log), None))
            }
            Place::Database(address) => {
                let (writer, reader) = postgres::open(&address)?;
                Ok((writer, reader, None, Some(words::spawn(&address, &name)?)))
            }
        });
        let (writer, reader, _log, words) = opened.await.map_err(|_| StoreError::Closed)??;
        let keys = |connection: &Connection| Ok((rows::key(connection, "key")?, rows::key(connection, "push")?));
        let (key, push_key) = jobs::run(&reader, keys).await?;
        let (voice, ears) = words.unzip();
        let (ears, steps) = (Arc::new(Mutex::new(ears)), Arc::default());
        Ok(Store { writer, reader, _log, node, voice, ears, key, push_key, grace: 0, steps })
    }

    /// The store of a server that waits so long before it tells somebody that it is his move.
    pub fn patient(self, grace: std::time::Duration) -> Store {
        Store { grace: grace.as_millis() as u64, ..self }
    }

    /// When a letter that is written now is due.
    fn due_letter(&self) -> u64 {
        time::now() + self.grace
    }

    /// Changes something: all of it or nothing. It may be tried more than once.
    pub(crate) async fn write<T: Send + 'static>(
        &self,
        work: impl Fn(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        jobs::run(&self.writer, work).await
    }

    /// Looks something up.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        work: impl Fn(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        jobs::run(&self.reader, work).await
    }

    /// Keeps a new match.
    pub async fn create(&self, row: MatchRow) -> Result<(), StoreError> {
        self.write(move |connection| rows::insert(connection, &row)).await
    }

    /// Keeps a rematch: its seats are somebody's from the start, and the match before leads to it.
    pub async fn rematch(&self, before: &str, row: MatchRow, people: BySide<Option<Person>>) -> Result<(), StoreError> {
        let (word, before, due) = (Word::Match(before.to_owned()), before.to_owned(), self.due_letter());
        self.write(move |connection| {
            rows::insert(connection, &row)?;
            connection.execute("UPDATE matches SET next = ?2 WHERE id = ?1", params![before, row.id])?;
            let seated = |side: Side| Seated { sides: vec![side], person: people[side].clone() };
            Side::BOTH.into_iter().try_for_each(|side| {
                people::seat(connection, &row.id, &seated(side))?;
                letters::write(connection, &row.id, side, About::Met, due)
            })
        })
        .await?;
        self.tell(word);
        Ok(())
    }

    /// Keeps what the seats have added to the dice, if so many changes were kept of the match.
    pub async fn set_parts(&self, id: &str, step: u64, parts: Parts) -> Result<(), StoreError> {
        let word = Word::Match(id.to_owned());
        let id = id.to_owned();
        self.write(move |connection| rows::set_parts(connection, &id, step, parts)).await?;
        self.tell(word);
        Ok(())
    }

    /// Adds a change to a match of which so many were kept: all of it or nothing. Of two who do it at once, one is told
    /// that he is late ([`StoreError::Stale`]).
    pub async fn append(&self, id: &str, step: u64, kept: Kept) -> Result<(), StoreError> {
        let word = Word::Match(id.to_owned());
        let (id, due) = (id.to_owned(), self.due_letter());
        self.write(move |connection| rows::append(connection, &id, step, &kept, due)).await?;
        self.steps.fetch_add(1, Ordering::Relaxed);
        self.tell(word);
        Ok(())
    }

    /// Steps that were kept since it was opened.
    pub fn steps(&self) -> u64 {
        self.steps.load(Ordering::Relaxed)
    }

    /// Files a review with its match.
    pub async fn file(&self, id: &str, filed: Filed) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |connection| rows::file(connection, &id, &filed)).await
    }

    /// Matches in which a flag has fallen by this moment.
    pub async fn due(&self, now: u64) -> Result<Vec<String>, StoreError> {
        self.read(move |connection| rows::due(connection, now)).await
    }

    /// Nobody waits for a flag of this match any more.
    pub async fn stop_clock(&self, id: &str) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |connection| rows::stop_clock(connection, &id)).await
    }

    /// A match as it was left.
    pub async fn load(&self, id: &str) -> Result<Option<Stored>, StoreError> {
        let id = id.to_owned();
        self.read(move |connection| rows::load(connection, &id)).await
    }
}

/// Fills a buffer with random bytes.
pub fn fill(bytes: &mut [u8]) {
    getrandom::fill(bytes).expect("the system gives random numbers");
}
