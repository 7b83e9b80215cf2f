//! What an operator has done about people, in the store: every act of his is a line, and none is ever taken out.

use std::fmt;

use rusqlite::{Connection, OptionalExtension, params};

use super::{Store, StoreError, run};

/// What an operator does about a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// He is told something.
    Warn,
    /// He says nothing at any table for a while.
    Mute,
    /// He plays at no table for a while.
    Ban,
    /// What was so before is over.
    Pardon,
}

impl Kind {
    const ALL: [Kind; 4] = [Kind::Warn, Kind::Mute, Kind::Ban, Kind::Pardon];

    fn word(self) -> &'static str {
        match self {
            Kind::Warn => "warn",
            Kind::Mute => "mute",
            Kind::Ban => "ban",
            Kind::Pardon => "pardon",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// An act of an operator about a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Measure {
    /// Its number: later ones have higher numbers.
    pub n: i64,
    /// Whom it is about.
    pub person: String,
    /// What was done.
    pub kind: Kind,
    /// Until when it holds, as a date of the world's time (`2026-12-01 17:00`), where it ends.
    pub until: Option<String>,
    /// The same in milliseconds since 1970.
    pub ends: u64,
    /// The operator's words.
    pub why: String,
    /// When, as a date of the world's time.
    pub at: String,
    /// Whether the person has been told.
    pub told: bool,
}

impl Store {
    /// What was done after an act.
    pub async fn measures(&self, after: i64) -> Result<Vec<Measure>, StoreError> {
        run(&self.reader, move |connection| since(connection, after)).await
    }

    /// The person has been told.
    pub async fn told(&self, n: i64) -> Result<(), StoreError> {
        run(&self.writer, move |connection| {
            connection.execute("UPDATE measures SET told = 1 WHERE n = ?1", [n])?;
            Ok(())
        })
        .await
    }
}

/// What was done after an act, in its order.
pub fn since(connection: &Connection, after: i64) -> Result<Vec<Measure>, StoreError> {
    let query = "SELECT n, person, kind, until, coalesce(unixepoch(until), 0), why, at, told
                 FROM measures WHERE n > ?1 ORDER BY n";
    let mut lines = connection.prepare_cached(query)?;
    let measure = |row: &rusqlite::Row| {
        let (word, ends): (String, i64) = (row.get(2)?, row.get(4)?);
        let kind = Kind::ALL.into_iter().find(|kind| kind.word() == word).unwrap_or(Kind::Warn);
        let (n, person, until) = (row.get(0)?, row.get(1)?, row.get(3)?);
        let ends = ends.unsigned_abs() * 1000;
        Ok(Measure { n, person, kind, until, ends, why: row.get(5)?, at: row.get(6)?, told: row.get(7)? })
    };
    Ok(lines.query_map([after], measure)?.collect::<Result<_, _>>()?)
}

/// Does something about a person, for so many days where it ends.
pub fn take(connection: &Connection, person: &str, kind: Kind, days: u32, why: &str) -> Result<(), StoreError> {
    let until = matches!(kind, Kind::Mute | Kind::Ban).then(|| format!("+{days} days"));
    let insert = "INSERT INTO measures (person, kind, until, why)
                  VALUES (?1, ?2, strftime('%Y-%m-%d %H:%M', 'now', ?3), ?4)";
    connection.execute(insert, params![person, kind.word(), until, why])?;
    Ok(())
}

/// Whom an operator means: by his name, or by what tells him from all others.
pub fn meant(connection: &Connection, folded: Option<&str>, id: &str) -> Result<Option<String>, StoreError> {
    let query = "SELECT id FROM people WHERE folded = ?1 OR id = ?2";
    Ok(connection.query_row(query, params![folded, id], |row| row.get(0)).optional()?)
}
