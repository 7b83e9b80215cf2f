//! What an operator has done about people, in the store: every act of his is a line, and none is ever taken out.

use std::fmt;

use crate::sql::{Connection, Row};
use crate::{Store, StoreError, params, time};

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
        self.read(move |connection| since(connection, after)).await
    }

    /// The person has been told.
    pub async fn told(&self, n: i64) -> Result<(), StoreError> {
        self.write(move |connection| {
            connection.execute("UPDATE measures SET told = 1 WHERE n = ?1", params![n])?;
            Ok(())
        })
        .await
    }
}

/// What was done after an act, in its order.
pub(crate) fn since(connection: &Connection, after: i64) -> Result<Vec<Measure>, StoreError> {
    let query = "SELECT n, person, kind, until, why, at, told FROM measures WHERE n > ?1 ORDER BY n";
    let measure = |row: Row| {
        let (word, until): (String, Option<String>) = (row.get(2)?, row.get(3)?);
        let kind = Kind::ALL.into_iter().find(|kind| kind.word() == word).unwrap_or(Kind::Warn);
        let ends = until.as_deref().map_or(0, time::seconds).unsigned_abs() * 1000;
        let (n, person, why) = (row.get(0)?, row.get(1)?, row.get(4)?);
        Ok(Measure { n, person, kind, until, ends, why, at: row.get(5)?, told: row.get(6)? })
    };
    connection.all(query, params![after])?.into_iter().map(measure).collect()
}

/// Does something about a person, for so many days where it ends.
pub(crate) fn take(connection: &Connection, person: &str, kind: Kind, days: u32, why: &str) -> Result<(), StoreError> {
    let now = time::now();
    let until = matches!(kind, Kind::Mute | Kind::Ban).then(|| time::minute(time::days_after(days, now)));
    let insert = "INSERT INTO measures (person, kind, until, why, at) VALUES (?1, ?2, ?3, ?4, ?5)";
    connection.execute(insert, params![person, kind.word(), until, why, time::minute(now)])?;
    Ok(())
}

/// Whom an operator means: by his name, or by what tells him from all others.
pub(crate) fn meant(connection: &Connection, folded: Option<&str>, id: &str) -> Result<Option<String>, StoreError> {
    let query = "SELECT id FROM people WHERE folded = ?1 OR id = ?2";
    connection.find(query, params![folded, id])?.map(|row| row.get(0)).transpose()
}
