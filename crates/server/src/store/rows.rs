//! The tables of the store.

use std::path::Path;

use kernel::{Bits256, BySide, Side};
use room::{After, Filed, Kept, Keys, MatchRow, Parts, Stored};
use rusqlite::{Connection, OpenFlags, OptionalExtension, params};
use serde::de::DeserializeOwned;
use session::Op;
use sha2::{Digest, Sha256};

use super::{StoreError, letters, people, ratings, talk};

/// Opens the file.
pub fn connect(file: &Path) -> Result<Connection, StoreError> {
    connect_with(file, OpenFlags::default())
}

/// Opens the file in this way.
pub fn connect_with(file: &Path, how: OpenFlags) -> Result<Connection, StoreError> {
    let connection = Connection::open_with_flags(file, how)?;
    connection.busy_timeout(std::time::Duration::from_secs(10))?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    Ok(connection)
}

/// A secret key of the server's.
pub fn key(connection: &Connection, name: &str) -> Result<Bits256, StoreError> {
    Ok(connection.query_row("SELECT bits FROM secrets WHERE name = ?1", [name], |row| row.get(0))?)
}

/// Keeps a new match, and the text of its scenario once for all matches of it.
pub fn insert(connection: &Connection, row: &MatchRow) -> Result<(), StoreError> {
    let wanted = serde_json::to_string(&row.wanted)?;
    let ([seat_a, seat_b], Parts { seals, nonces }) = (row.keys.seats.0, row.keys.parts);
    let hash: Option<Bits256> = row.scenario.as_ref().map(|toml| Sha256::digest(toml.as_bytes()).into());
    if let (Some(hash), Some(toml)) = (hash, &row.scenario) {
        connection.execute("INSERT OR IGNORE INTO scenarios (hash, toml) VALUES (?1, ?2)", params![hash, toml])?;
    }
    connection.execute(
        "INSERT INTO matches (id, wanted, rules, seat_a, seat_b, spectator, secret, nonce_a, nonce_b, seal_a, seal_b,
                              scenario, touched)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, CURRENT_TIMESTAMP)",
        params![
            row.id,
            wanted,
            row.rules,
            seat_a,
            seat_b,
            row.keys.spectator,
            row.keys.secret,
            nonces.0[0],
            nonces.0[1],
            seals.0[0],
            seals.0[1],
            hash
        ],
    )?;
    Ok(())
}

/// Keeps what the seats have added to the dice.
pub fn set_parts(connection: &Connection, id: &str, Parts { seals, nonces }: Parts) -> Result<(), StoreError> {
    let change = "UPDATE matches SET seal_a = ?2, seal_b = ?3, nonce_a = ?4, nonce_b = ?5,
                  touched = CURRENT_TIMESTAMP WHERE id = ?1";
    connection.execute(change, params![id, seals.0[0], seals.0[1], nonces.0[0], nonces.0[1]])?;
    letters::sealed(connection, id, &Parts { seals, nonces })
}

/// Adds a step; who is to be told of it while he is away is told at `due`.
pub fn append(connection: &Connection, id: &str, kept: &Kept, due_letter: u64) -> Result<(), StoreError> {
    let Kept { from, ops, after, seated, .. } = kept;
    for (i, op) in ops.iter().enumerate() {
        let json = serde_json::to_string(op)?;
        connection.prepare_cached("INSERT INTO ops (match, seq, json) VALUES (?1, ?2, ?3)")?.execute(params![
            id,
            (from + i) as i64,
            json
        ])?;
    }
    let owed = after.owed.as_ref().map(serde_json::to_string).transpose()?;
    let views = serde_json::to_string(&after.views)?;
    let awaits = serde_json::to_string(&after.awaits)?;
    let (winner, clock) = (after.winner.map(word), after.clock.as_ref().map(serde_json::to_string).transpose()?);
    let offer = after.offer.as_ref().map(serde_json::to_string).transpose()?;
    let due = after.clock.as_ref().filter(|_| !after.over).and_then(room::Clock::due).map(|due| due as i64);
    let change = "UPDATE matches SET owed = ?2, views = ?3, over = ?4, awaits = ?5, winner = ?6, clock = ?7, due = ?8,
                  offer = ?9, touched = CURRENT_TIMESTAMP WHERE id = ?1";
    let all = params![id, owed, views, after.over, awaits, winner, clock, due, offer];
    connection.prepare_cached(change)?.execute(all)?;
    if let Some(seated) = seated {
        people::seat(connection, id, seated)?;
    }
    letters::turned(connection, id, kept, due_letter)?;
    if after.over { ratings::weigh(connection, id, after.winner) } else { Ok(()) }
}

/// A side as the tables write it.
pub fn word(side: Side) -> &'static str {
    match side {
        Side::A => "a",
        Side::B => "b",
    }
}

/// A side from a table.
pub fn side(word: &str) -> Side {
    if word == "a" { Side::A } else { Side::B }
}

/// Matches in which a flag has fallen by this moment.
pub fn due(connection: &Connection, now: u64) -> Result<Vec<String>, StoreError> {
    let mut lines = connection.prepare_cached("SELECT id FROM matches WHERE due <= ?1 ORDER BY due LIMIT 1000")?;
    Ok(lines.query_map([now as i64], |row| row.get(0))?.collect::<Result<_, _>>()?)
}

/// Nobody waits for a flag of this match any more.
pub fn stop_clock(connection: &Connection, id: &str) -> Result<(), StoreError> {
    connection.execute("UPDATE matches SET due = NULL WHERE id = ?1", [id])?;
    Ok(())
}

/// Files a review with its match.
pub fn file(connection: &Connection, id: &str, filed: &Filed) -> Result<(), StoreError> {
    let insert = "INSERT OR REPLACE INTO reviews (match, lines, json) VALUES (?1, ?2, ?3)";
    connection.execute(insert, params![id, filed.lines as i64, filed.json])?;
    Ok(())
}

fn review(connection: &Connection, id: &str) -> Result<Option<Filed>, StoreError> {
    let filed = |row: &rusqlite::Row| Ok(Filed { lines: row.get::<_, i64>(0)? as usize, json: row.get(1)? });
    Ok(connection.query_row("SELECT lines, json FROM reviews WHERE match = ?1", [id], filed).optional()?)
}

/// A match as it was left.
pub fn load(connection: &Connection, id: &str) -> Result<Option<Stored>, StoreError> {
    let columns = "SELECT wanted, rules, seat_a, seat_b, spectator, secret, nonce_a, nonce_b, seal_a, seal_b, toml,
                          owed, views, over, awaits, winner, clock, offer, next
                   FROM matches LEFT JOIN scenarios ON hash = scenario WHERE id = ?1";
    let found = connection
        .query_row(columns, [id], |row| {
            let keys = Keys {
                seats: BySide([row.get(2)?, row.get(3)?]),
                spectator: row.get(4)?,
                secret: row.get(5)?,
                parts: Parts { nonces: BySide([row.get(6)?, row.get(7)?]), seals: BySide([row.get(8)?, row.get(9)?]) },
            };
            let owed: Option<String> = row.get(11)?;
            let winner: Option<String> = row.get(15)?;
            let after = After { over: row.get(13)?, winner: winner.as_deref().map(side), ..After::default() };
            let texts: [Option<String>; 5] = [owed, row.get(12)?, row.get(14)?, row.get(16)?, row.get(17)?];
            Ok((row.get::<_, String>(0)?, row.get(1)?, keys, row.get(10)?, (after, texts, row.get(18)?)))
        })
        .optional()?;
    let Some((wanted, rules, keys, scenario, (after, texts, next))) = found else { return Ok(None) };
    let row = MatchRow { id: id.to_owned(), wanted: serde_json::from_str(&wanted)?, rules, scenario, keys };
    let [owed, views, awaits, clock, offer] = &texts;
    let after = After { owed: read(owed)?, views: read(views)?, awaits: read(awaits)?, ..after };
    let after = After { clock: read(clock)?, offer: read(offer)?, ..after };
    let (ops, review) = (operations(connection, id)?, review(connection, id)?);
    let (people, talk) = (people::of_match(connection, id)?, talk::of_match(connection, id)?);
    Ok(Some(Stored { row, ops, after, review, people, talk, next }))
}

/// A column of JSON; nothing in it is what there usually is.
fn read<T: DeserializeOwned + Default>(json: &Option<String>) -> Result<T, StoreError> {
    Ok(json.as_deref().map(serde_json::from_str).transpose()?.unwrap_or_default())
}

fn operations(connection: &Connection, id: &str) -> Result<Vec<Op>, StoreError> {
    let mut lines = connection.prepare_cached("SELECT json FROM ops WHERE match = ?1 ORDER BY seq")?;
    let json = lines.query_map([id], |row| row.get::<_, String>(0))?.collect::<Result<Vec<_>, _>>()?;
    Ok(json.iter().map(|json| serde_json::from_str(json)).collect::<Result<_, _>>()?)
}

/// The matches for which this holds and that nobody has touched for so many days.
pub fn ids(connection: &Connection, holds: &str, days: u32) -> Result<Vec<String>, StoreError> {
    let choice = format!("SELECT id FROM matches WHERE {holds} AND touched <= datetime('now', ?1) ORDER BY created");
    let mut lines = connection.prepare(&choice)?;
    let ids = lines.query_map([format!("-{days} days")], |row| row.get(0))?.collect::<Result<_, _>>()?;
    Ok(ids)
}

/// Writes down that a match is over.
pub fn end(connection: &Connection, id: &str) -> Result<(), StoreError> {
    connection.execute("UPDATE matches SET over = 1 WHERE id = ?1", [id])?;
    Ok(())
}

/// Throws a match away, and the text of its scenario if it was the last one of it.
pub fn delete(connection: &Connection, id: &str) -> Result<(), StoreError> {
    let change = connection.unchecked_transaction()?;
    for part in ["ops", "reviews", "seats", "results", "talk", "letters", "deliveries"] {
        change.execute(&format!("DELETE FROM {part} WHERE match = ?1"), [id])?;
    }
    change.execute("DELETE FROM matches WHERE id = ?1", [id])?;
    change.execute(
        "DELETE FROM scenarios WHERE NOT EXISTS (SELECT 1 FROM matches WHERE matches.scenario = scenarios.hash)",
        [],
    )?;
    Ok(change.commit()?)
}
