//! What the players of a match have said to each other, in the store.

use room::talk::{Jotted, MOST, Remark};
use rusqlite::{Connection, params};
use serde_json::{Value, json};

use super::{Store, StoreError, run};

impl Store {
    /// Keeps a remark with its match; the oldest makes room for it.
    pub async fn jot(&self, id: &str, jotted: Jotted) -> Result<(), StoreError> {
        let id = id.to_owned();
        run(&self.writer, move |connection| jot(connection, &id, &jotted)).await
    }
}

fn jot(connection: &Connection, id: &str, Jotted { remark, person }: &Jotted) -> Result<(), StoreError> {
    let insert = "INSERT INTO talk (match, n, person, json) VALUES (?1, ?2, (SELECT id FROM people WHERE id = ?3), ?4)";
    connection.execute(insert, params![id, remark.n, person, serde_json::to_string(remark)?])?;
    let oldest = "DELETE FROM talk WHERE match = ?1 AND n IN
                  (SELECT n FROM talk WHERE match = ?1 ORDER BY n DESC LIMIT -1 OFFSET ?2)";
    connection.execute(oldest, params![id, MOST as i64])?;
    Ok(())
}

/// What the players of a match have said.
pub fn of_match(connection: &Connection, id: &str) -> Result<Vec<Remark>, StoreError> {
    let mut lines = connection.prepare_cached("SELECT json FROM talk WHERE match = ?1 ORDER BY n")?;
    let json = lines.query_map([id], |row| row.get::<_, String>(0))?.collect::<Result<Vec<_>, _>>()?;
    Ok(json.iter().map(|json| serde_json::from_str(json)).collect::<Result<_, _>>()?)
}

/// What a person has said, to take away.
pub fn of_person(connection: &Connection, person: &str) -> Result<Vec<Value>, StoreError> {
    let mut lines = connection.prepare("SELECT match, json FROM talk WHERE person = ?1 ORDER BY match, n")?;
    let found = lines.query_map([person], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let found = found.collect::<Result<Vec<(String, String)>, _>>()?;
    let said = |(id, remark): (String, String)| {
        let Remark { at, said, .. } = serde_json::from_str(&remark)?;
        Ok(json!({ "match": id, "at": at, "said": said }))
    };
    found.into_iter().map(said).collect()
}
