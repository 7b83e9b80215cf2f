//! What the players of a match have said to each other, in the store.

use room::talk::{Jotted, MOST, Remark};
use serde_json::{Value, json};

use crate::sql::{Connection, Row};
use crate::{Store, StoreError, Word, params};

impl Store {
    /// Keeps a remark with its match; the oldest makes room for it.
    pub async fn jot(&self, id: &str, jotted: Jotted) -> Result<(), StoreError> {
        let word = Word::Match(id.to_owned());
        let id = id.to_owned();
        self.write(move |connection| jot(connection, &id, &jotted)).await?;
        self.tell(word);
        Ok(())
    }
}

fn jot(connection: &Connection, id: &str, Jotted { remark, person }: &Jotted) -> Result<(), StoreError> {
    let insert = "INSERT INTO talk (match, n, person, json) VALUES (?1, ?2, (SELECT id FROM people WHERE id = ?3), ?4)";
    // Somebody may have said something elsewhere at the same time: of two remarks one is the later.
    let mine = format!("SELECT id FROM matches WHERE id = ?1{}", connection.lock());
    connection.all(&mine, params![id])?;
    let last: u32 = connection.one("SELECT coalesce(max(n), 0) FROM talk WHERE match = ?1", params![id])?.get(0)?;
    let remark = Remark { n: remark.n.max(last + 1), ..remark.clone() };
    connection.execute(insert, params![id, remark.n, person, serde_json::to_string(&remark)?])?;
    let oldest = "DELETE FROM talk WHERE match = ?1 AND n <
                  (SELECT min(n) FROM (SELECT n FROM talk WHERE match = ?1 ORDER BY n DESC LIMIT ?2) AS latest)";
    connection.execute(oldest, params![id, MOST])?;
    Ok(())
}

/// What the players of a match have said.
pub fn of_match(connection: &Connection, id: &str) -> Result<Vec<Remark>, StoreError> {
    let found = connection.all("SELECT json FROM talk WHERE match = ?1 ORDER BY n", params![id])?;
    found.iter().map(|row| Ok(serde_json::from_str(&row.get::<String>(0)?)?)).collect()
}

/// What a person has said, to take away.
pub fn of_person(connection: &Connection, person: &str) -> Result<Vec<Value>, StoreError> {
    let query = "SELECT match, json FROM talk WHERE person = ?1 ORDER BY match, n";
    let said = |row: Row| {
        let (id, remark): (String, String) = (row.get(0)?, row.get(1)?);
        let Remark { at, said, .. } = serde_json::from_str(&remark)?;
        Ok(json!({ "match": id, "at": at, "said": said }))
    };
    connection.all(query, params![person])?.into_iter().map(said).collect()
}
