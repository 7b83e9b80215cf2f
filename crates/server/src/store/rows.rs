//! The tables of the store.

use std::path::Path;

use kernel::{Bits256, BySide};
use room::{Filed, Keys, MatchRow, Stored};
use rusqlite::{Connection, OptionalExtension, params};
use session::{Op, Owed};

use super::StoreError;

/// The version of the tables.
pub const VERSION: i64 = 1;

const SCHEMA: &str = "
    CREATE TABLE matches (
        id        TEXT PRIMARY KEY,
        wanted    TEXT NOT NULL,
        rules     INTEGER NOT NULL,
        seat_a    BLOB,
        seat_b    BLOB,
        spectator BLOB NOT NULL,
        secret    BLOB,
        nonce_a   BLOB,
        nonce_b   BLOB,
        owed      TEXT,
        created   TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE ops (
        match TEXT NOT NULL REFERENCES matches(id),
        seq   INTEGER NOT NULL,
        json  TEXT NOT NULL,
        PRIMARY KEY (match, seq)
    ) STRICT, WITHOUT ROWID;
    PRAGMA user_version = 1;
";

/// Reviews lie beside the matches: a program that does not know them plays on without.
const REVIEWS: &str = "
    CREATE TABLE IF NOT EXISTS reviews (
        match TEXT PRIMARY KEY REFERENCES matches(id),
        lines INTEGER NOT NULL,
        json  TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
";

/// Opens the file.
pub fn connect(file: &Path) -> Result<Connection, StoreError> {
    let connection = Connection::open(file)?;
    connection.busy_timeout(std::time::Duration::from_secs(10))?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    Ok(connection)
}

/// Makes the tables, or brings them up to date.
pub fn prepare(connection: &mut Connection) -> Result<(), StoreError> {
    let change = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Exclusive)?;
    let version: i64 = change.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    match version {
        0 => change.execute_batch(SCHEMA)?,
        VERSION => {}
        newer => return Err(StoreError::Newer(newer)),
    }
    change.execute_batch(REVIEWS)?;
    change.commit()?;
    Ok(())
}

/// Keeps a new match.
pub fn insert(connection: &Connection, row: &MatchRow) -> Result<(), StoreError> {
    let wanted = serde_json::to_string(&row.wanted)?;
    let ([seat_a, seat_b], [nonce_a, nonce_b]) = (row.keys.seats.0, row.keys.nonces.0);
    connection.execute(
        "INSERT INTO matches (id, wanted, rules, seat_a, seat_b, spectator, secret, nonce_a, nonce_b)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
        params![row.id, wanted, row.rules, seat_a, seat_b, row.keys.spectator, row.keys.secret, nonce_a, nonce_b],
    )?;
    Ok(())
}

/// Keeps what the seats have added to the dice.
pub fn set_nonces(connection: &Connection, id: &str, nonces: BySide<Option<Bits256>>) -> Result<(), StoreError> {
    let [a, b] = nonces.0;
    connection.execute("UPDATE matches SET nonce_a = ?2, nonce_b = ?3 WHERE id = ?1", params![id, a, b])?;
    Ok(())
}

/// Adds operations from number `seq` on, and what is owed after them.
pub fn append(
    connection: &Connection,
    id: &str,
    seq: usize,
    ops: &[Op],
    owed: Option<&Owed>,
) -> Result<(), StoreError> {
    for (i, op) in ops.iter().enumerate() {
        let json = serde_json::to_string(op)?;
        connection.prepare_cached("INSERT INTO ops (match, seq, json) VALUES (?1, ?2, ?3)")?.execute(params![
            id,
            (seq + i) as i64,
            json
        ])?;
    }
    let owed = owed.map(serde_json::to_string).transpose()?;
    connection.prepare_cached("UPDATE matches SET owed = ?2 WHERE id = ?1")?.execute(params![id, owed])?;
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
    let columns = "SELECT wanted, rules, seat_a, seat_b, spectator, secret, nonce_a, nonce_b, owed
                   FROM matches WHERE id = ?1";
    let found = connection
        .query_row(columns, [id], |row| {
            let wanted: String = row.get(0)?;
            let owed: Option<String> = row.get(8)?;
            let keys = Keys {
                seats: BySide([row.get(2)?, row.get(3)?]),
                spectator: row.get(4)?,
                secret: row.get(5)?,
                nonces: BySide([row.get(6)?, row.get(7)?]),
            };
            Ok((wanted, row.get(1)?, keys, owed))
        })
        .optional()?;
    let Some((wanted, rules, keys, owed)) = found else { return Ok(None) };
    let row = MatchRow { id: id.to_owned(), wanted: serde_json::from_str(&wanted)?, rules, keys };
    let owed = owed.map(|json| serde_json::from_str(&json)).transpose()?;
    Ok(Some(Stored { row, ops: operations(connection, id)?, owed, review: review(connection, id)? }))
}

fn operations(connection: &Connection, id: &str) -> Result<Vec<Op>, StoreError> {
    let mut lines = connection.prepare("SELECT json FROM ops WHERE match = ?1 ORDER BY seq")?;
    let json = lines.query_map([id], |row| row.get::<_, String>(0))?.collect::<Result<Vec<_>, _>>()?;
    Ok(json.iter().map(|json| serde_json::from_str(json)).collect::<Result<_, _>>()?)
}
