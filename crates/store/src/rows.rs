//! The tables of a match.

use kernel::{Bits256, BySide, Side};
use room::{After, Filed, Kept, Keys, MatchRow, Parts, People, Stored};
use serde::de::DeserializeOwned;
use session::Op;
use sha2::{Digest, Sha256};

use crate::sql::Connection;
use crate::{StoreError, letters, params, people, ratings, talk, time};

/// A secret key of the server's.
pub fn key(connection: &Connection, name: &str) -> Result<Bits256, StoreError> {
    connection.one("SELECT bits FROM secrets WHERE name = ?1", params![name])?.get(0)
}

/// Keeps a new match, and the text of its scenario once for all matches of it.
pub fn insert(connection: &Connection, row: &MatchRow) -> Result<(), StoreError> {
    let wanted = serde_json::to_string(&row.wanted)?;
    let ([seat_a, seat_b], Parts { seals, nonces }) = (row.keys.seats.0, row.keys.parts);
    let hash: Option<Bits256> = row.scenario.as_ref().map(|toml| Sha256::digest(toml.as_bytes()).into());
    if let (Some(hash), Some(toml)) = (hash, &row.scenario) {
        let text = "INSERT INTO scenarios (hash, toml) VALUES (?1, ?2) ON CONFLICT (hash) DO NOTHING";
        connection.execute(text, params![hash, toml])?;
    }
    let now = time::stamp(time::now());
    connection.execute(
        "INSERT INTO matches (id, wanted, rules, seat_a, seat_b, spectator, secret, nonce_a, nonce_b, seal_a, seal_b,
                              scenario, created, touched)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14)",
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
            hash,
            now,
            now
        ],
    )?;
    Ok(())
}

/// Keeps what the seats have added to the dice.
pub fn set_parts(connection: &Connection, id: &str, step: u64, parts: Parts) -> Result<(), StoreError> {
    let Parts { seals, nonces } = parts;
    let change =
        "UPDATE matches SET seal_a = ?2, seal_b = ?3, nonce_a = ?4, nonce_b = ?5, touched = ?6, step = step + 1
                  WHERE id = ?1 AND step = ?7";
    let now = time::stamp(time::now());
    in_time(connection.execute(change, params![id, seals.0[0], seals.0[1], nonces.0[0], nonces.0[1], now, step])?)?;
    letters::sealed(connection, id, &parts)
}

/// Whether a change found the match as it was expected: nobody else has changed it meanwhile.
fn in_time(changed: usize) -> Result<(), StoreError> {
    if changed == 1 { Ok(()) } else { Err(StoreError::Stale) }
}

/// Adds a change to a match of which so many were kept; who is to be told of it while he is away is told at `due_letter`.
pub fn append(connection: &Connection, id: &str, step: u64, kept: &Kept, due_letter: u64) -> Result<(), StoreError> {
    let Kept { from, ops, after, seated, .. } = kept;
    let owed = after.owed.as_ref().map(serde_json::to_string).transpose()?;
    let views = serde_json::to_string(&after.views)?;
    let awaits = serde_json::to_string(&after.awaits)?;
    let (winner, clock) = (after.winner.map(word), after.clock.as_ref().map(serde_json::to_string).transpose()?);
    let offer = after.offer.as_ref().map(serde_json::to_string).transpose()?;
    let due = after.clock.as_ref().filter(|_| !after.over).and_then(room::Clock::due);
    // What is proposed after the end does not move the hour of the end.
    let change = "UPDATE matches SET owed = ?2, views = ?3, over = ?4, awaits = ?5, winner = ?6, clock = ?7, due = ?8,
                  offer = ?9, touched = CASE WHEN over = 0 THEN ?10 ELSE touched END, step = step + 1
                  WHERE id = ?1 AND step = ?11";
    let now = time::stamp(time::now());
    let all = params![id, owed, views, after.over, awaits, winner, clock, due, offer, now, step];
    in_time(connection.execute(change, all)?)?;
    for (i, op) in ops.iter().enumerate() {
        let (insert, json) = ("INSERT INTO ops (match, seq, json) VALUES (?1, ?2, ?3)", serde_json::to_string(op)?);
        connection.execute(insert, params![id, from + i, json]).map_err(StoreError::late)?;
    }
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
    let fallen = "SELECT id FROM matches WHERE due <= ?1 ORDER BY due LIMIT 1000";
    connection.all(fallen, params![now])?.iter().map(|row| row.get(0)).collect()
}

/// Nobody waits for a flag of this match any more.
pub fn stop_clock(connection: &Connection, id: &str) -> Result<(), StoreError> {
    connection.execute("UPDATE matches SET due = NULL WHERE id = ?1", params![id])?;
    Ok(())
}

/// Files a review with its match.
pub fn file(connection: &Connection, id: &str, filed: &Filed) -> Result<(), StoreError> {
    let insert = "INSERT INTO reviews (match, lines, json) VALUES (?1, ?2, ?3)
                  ON CONFLICT (match) DO UPDATE SET lines = excluded.lines, json = excluded.json";
    connection.execute(insert, params![id, filed.lines, filed.json])?;
    Ok(())
}

fn review(connection: &Connection, id: &str) -> Result<Option<Filed>, StoreError> {
    let found = connection.find("SELECT lines, json FROM reviews WHERE match = ?1", params![id])?;
    found.map(|row| Ok(Filed { lines: row.get(0)?, json: row.get(1)? })).transpose()
}

/// A match as it was left.
pub fn load(connection: &Connection, id: &str) -> Result<Option<Stored>, StoreError> {
    let Some(head) = head(connection, id)? else { return Ok(None) };
    let (ops, review) = (operations(connection, id)?, review(connection, id)?);
    let (people, talk) = (people::of_match(connection, id)?, talk::of_match(connection, id)?);
    Ok(Some(Stored { ops, review, people, talk, ..head }))
}

/// A match as it was left, but for what was done and said in it.
pub fn head(connection: &Connection, id: &str) -> Result<Option<Stored>, StoreError> {
    let columns = "SELECT wanted, rules, seat_a, seat_b, spectator, secret, nonce_a, nonce_b, seal_a, seal_b, toml,
                          owed, views, over, awaits, winner, clock, offer, next, step
                   FROM matches LEFT JOIN scenarios ON hash = scenario WHERE id = ?1";
    let Some(row) = connection.find(columns, params![id])? else { return Ok(None) };
    let keys = Keys {
        seats: BySide([row.get(2)?, row.get(3)?]),
        spectator: row.get(4)?,
        secret: row.get(5)?,
        parts: Parts { nonces: BySide([row.get(6)?, row.get(7)?]), seals: BySide([row.get(8)?, row.get(9)?]) },
    };
    let winner: Option<String> = row.get(15)?;
    let after = After {
        owed: read(row.get(11)?)?,
        views: read(row.get(12)?)?,
        over: row.get(13)?,
        winner: winner.as_deref().map(side),
        awaits: read(row.get(14)?)?,
        clock: read(row.get(16)?)?,
        offer: read(row.get(17)?)?,
    };
    let wanted = serde_json::from_str(&row.get::<String>(0)?)?;
    let (rules, scenario, next, step) = (row.get(1)?, row.get(10)?, row.get(18)?, row.get(19)?);
    let row = MatchRow { id: id.to_owned(), wanted, rules, scenario, keys };
    let (people, talk) = (People::default(), Vec::new());
    Ok(Some(Stored { row, ops: Vec::new(), after, review: None, people, talk, next, step }))
}

/// A column of JSON; nothing in it is what there usually is.
fn read<T: DeserializeOwned + Default>(json: Option<String>) -> Result<T, StoreError> {
    Ok(json.as_deref().map(serde_json::from_str).transpose()?.unwrap_or_default())
}

fn operations(connection: &Connection, id: &str) -> Result<Vec<Op>, StoreError> {
    let found = connection.all("SELECT json FROM ops WHERE match = ?1 ORDER BY seq", params![id])?;
    found.iter().map(|row| Ok(serde_json::from_str(&row.get::<String>(0)?)?)).collect()
}

/// The matches for which this holds and that nobody has touched for so many days.
pub fn ids(connection: &Connection, holds: &str, days: u32) -> Result<Vec<String>, StoreError> {
    let choice = format!("SELECT id FROM matches WHERE {holds} AND touched <= ?1 ORDER BY created");
    let before = time::stamp(time::days_before(days, time::now()));
    connection.all(&choice, params![before])?.iter().map(|row| row.get(0)).collect()
}

/// Writes down that a match is over.
pub fn end(connection: &Connection, id: &str) -> Result<(), StoreError> {
    connection.execute("UPDATE matches SET over = 1 WHERE id = ?1", params![id])?;
    Ok(())
}

/// Throws a match away, and the text of its scenario if it was the last one of it.
pub fn delete(connection: &Connection, id: &str) -> Result<(), StoreError> {
    connection.whole(|connection| {
        for part in ["ops", "reviews", "seats", "results", "talk", "letters", "deliveries"] {
            connection.execute(&format!("DELETE FROM {part} WHERE match = ?1"), params![id])?;
        }
        connection.execute("DELETE FROM matches WHERE id = ?1", params![id])?;
        let unused = "DELETE FROM scenarios
                      WHERE NOT EXISTS (SELECT 1 FROM matches WHERE matches.scenario = scenarios.hash)";
        connection.execute(unused, params![])?;
        Ok(())
    })
}
