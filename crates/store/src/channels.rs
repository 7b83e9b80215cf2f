//! The ways by which people want to be told things, in the store.

use kernel::Tongue;
use room::letters::{Channel, ChannelKind};
use serde_json::{Value, json};

use crate::sql::{Connection, Param, Row};
use crate::{Store, StoreError, params};

/// Browsers of one person that are told things.
const MOST_BROWSERS: i64 = 20;
/// How long an address may take to say that it wants letters, in milliseconds.
const CONFIRMED_WITHIN: u64 = 24 * 60 * 60 * 1000;

/// A way that somebody has chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// Its name.
    pub id: String,
    /// Whose it is.
    pub person: String,
    /// What it is.
    pub kind: ChannelKind,
    /// Where it leads.
    pub address: String,
    /// The keys of a browser, as JSON.
    pub keys: Option<String>,
    /// The language of its letters.
    pub tongue: Tongue,
}

/// A kind as the tables write it.
pub fn word(kind: ChannelKind) -> &'static str {
    match kind {
        ChannelKind::Mail => "mail",
        ChannelKind::Hook => "hook",
        ChannelKind::Push => "push",
    }
}

/// A kind from a table.
pub fn kind(word: &str) -> ChannelKind {
    match word {
        "mail" => ChannelKind::Mail,
        "hook" => ChannelKind::Hook,
        _ => ChannelKind::Push,
    }
}

/// A language as the tables write it.
pub fn tongue_word(tongue: Tongue) -> &'static str {
    if tongue == Tongue::Fr { "fr" } else { "en" }
}

/// A language from a table.
pub fn tongue(word: &str) -> Tongue {
    if word == "fr" { Tongue::Fr } else { Tongue::En }
}

impl Store {
    /// The ways that a person has chosen.
    pub async fn channels(&self, person: String) -> Result<Vec<Channel>, StoreError> {
        self.read(move |connection| list(connection, &person)).await
    }

    /// Keeps a way. A person has one e-mail address and one chat, and a browser once.
    pub async fn choose(&self, chosen: Chosen, now: u64) -> Result<(), StoreError> {
        self.write(move |connection| choose(connection, &chosen, now)).await
    }

    /// A person wants a way no more.
    pub async fn drop_channel(&self, id: String, person: String) -> Result<(), StoreError> {
        self.write(move |connection| take_out(connection, "id = ?1 AND person = ?2", params![id, person])).await
    }

    /// There is nobody at the end of this way any more.
    pub async fn close_channel(&self, id: String) -> Result<(), StoreError> {
        self.write(move |connection| take_out(connection, "id = ?1", params![id])).await
    }

    /// Its owner wants letters at an address; whether that was still to be said.
    pub async fn confirm(&self, id: String, now: u64) -> Result<bool, StoreError> {
        let change = "UPDATE channels SET confirmed = 1 WHERE id = ?1 AND confirmed = 0 AND asked > ?2";
        let since = now.saturating_sub(CONFIRMED_WITHIN);
        self.write(move |connection| Ok(connection.execute(change, params![id, since])? == 1)).await
    }

    /// Turns off every way of the person whose way this is; whether there was one.
    pub async fn silence(&self, id: String) -> Result<bool, StoreError> {
        self.write(move |connection| {
            let query = "SELECT person FROM channels WHERE id = ?1";
            let Some(row) = connection.find(query, params![id])? else { return Ok(false) };
            take_out(connection, "person = ?1", params![row.get::<String>(0)?])?;
            Ok(true)
        })
        .await
    }
}

fn list(connection: &Connection, person: &str) -> Result<Vec<Channel>, StoreError> {
    let query = "SELECT id, kind, address, confirmed FROM channels WHERE person = ?1 ORDER BY asked, id";
    let channel = |row: &Row| {
        let word: String = row.get(1)?;
        Ok(Channel { id: row.get(0)?, kind: kind(&word), address: row.get(2)?, confirmed: row.get(3)? })
    };
    connection.all(query, params![person])?.iter().map(channel).collect()
}

fn choose(connection: &Connection, chosen: &Chosen, now: u64) -> Result<(), StoreError> {
    let Chosen { id, person, kind, address, keys, tongue } = chosen;
    let word = word(*kind);
    if *kind == ChannelKind::Push {
        // A browser is one person's at a time: whoever uses it now.
        take_out(connection, "kind = ?1 AND address = ?2", params![word, address])?;
        let too_many = "id IN (SELECT id FROM channels WHERE person = ?1 AND kind = ?2
                               ORDER BY asked DESC, id LIMIT 1000 OFFSET ?3)";
        take_out(connection, too_many, params![person, word, MOST_BROWSERS - 1])?;
    } else {
        take_out(connection, "person = ?1 AND kind = ?2", params![person, word])?;
    }
    let confirmed = *kind != ChannelKind::Mail;
    let insert = "INSERT INTO channels (id, person, kind, address, keys, tongue, asked, confirmed)
                  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";
    let tongue = tongue_word(*tongue);
    connection.execute(insert, params![id, person, word, address, keys, tongue, now, confirmed])?;
    Ok(())
}

/// Takes ways out for which this holds, with the letters that were to go there.
fn take_out(connection: &Connection, holds: &str, those: &[Param<'_>]) -> Result<(), StoreError> {
    let waiting = format!("DELETE FROM deliveries WHERE channel IN (SELECT id FROM channels WHERE {holds})");
    connection.execute(&waiting, those)?;
    connection.execute(&format!("DELETE FROM channels WHERE {holds}"), those)?;
    Ok(())
}

/// What is kept of a person's ways, for him to take away.
pub fn of_person(connection: &Connection, person: &str) -> Result<Vec<Value>, StoreError> {
    let channel = |way: Channel| json!({ "kind": way.kind, "address": way.address, "confirmed": way.confirmed });
    Ok(list(connection, person)?.into_iter().map(channel).collect())
}

/// A device has joined another person: what its browser is told goes with it.
pub fn merge(connection: &Connection, before: &str, person: &str) -> Result<(), StoreError> {
    let change = "UPDATE channels SET person = ?2 WHERE person = ?1 AND kind = 'push'";
    connection.execute(change, params![before, person])?;
    connection.execute("UPDATE letters SET person = ?2 WHERE person = ?1", params![before, person])?;
    forget(connection, before)
}

/// Nothing is kept of a person's ways and letters.
pub fn forget(connection: &Connection, person: &str) -> Result<(), StoreError> {
    take_out(connection, "person = ?1", params![person])?;
    connection.execute("DELETE FROM letters WHERE person = ?1", params![person])?;
    Ok(())
}
