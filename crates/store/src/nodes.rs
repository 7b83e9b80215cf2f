//! What nodes that share a database need of each other: what others have kept, and who does what is to be done once.

use kernel::{Bits256, BySide};
use room::Others;
use session::Op;

use crate::sql::{Bind, Connection, Param, Row};
use crate::words::{Ears, Word};
use crate::{Store, StoreError, params, people, rows, talk};

/// How long the flags that have fallen are one node's to call.
const FLAGS: u64 = 5_000;
/// So many matches are asked after at once.
const AT_ONCE: usize = 256;

impl Store {
    /// Whether other nodes may use it too.
    pub fn is_shared(&self) -> bool {
        self.voice.is_some()
    }

    /// What other nodes say: it can be taken once.
    pub fn ears(&self) -> Option<Ears> {
        self.ears.lock().unwrap_or_else(std::sync::PoisonError::into_inner).take()
    }

    /// Other nodes are told.
    pub(crate) fn tell(&self, word: Word) {
        if let Some(voice) = &self.voice {
            _ = voice.send(word);
        }
    }

    /// Other nodes are told who sits at the table of a match here.
    pub fn tell_here(&self, id: &str, here: BySide<bool>) {
        self.tell(Word::Here(id.to_owned(), self.node.clone(), here));
    }

    /// Other nodes are told that this one lives.
    pub fn tell_alive(&self) {
        self.tell(Word::Alive(self.node.clone()));
    }

    /// Other nodes are asked who sits there.
    pub fn ask_who(&self) {
        self.tell(Word::Who(self.node.clone()));
    }

    /// A match as others have left it, with its operations from this one on.
    pub async fn others(&self, id: &str, from: usize) -> Result<Option<Others>, StoreError> {
        let id = id.to_owned();
        self.read(move |connection| others(connection, &id, from)).await
    }

    /// How many changes were kept of these matches. There may be thousands of them: between two questions others get
    /// their turn.
    pub async fn steps_of(&self, ids: &[String]) -> Result<Vec<(String, u64)>, StoreError> {
        let mut found = Vec::with_capacity(ids.len());
        for some in ids.chunks(AT_ONCE) {
            let some = some.to_vec();
            found.extend(self.read(move |connection| steps(connection, &some)).await?);
        }
        Ok(found)
    }

    /// Matches in which a flag has fallen by this moment and that no other node is looking after.
    pub async fn fallen(&self, now: u64) -> Result<Vec<String>, StoreError> {
        let due = self.due(now).await?;
        if due.is_empty() || !self.is_shared() {
            return Ok(due);
        }
        self.write(move |connection| take_fallen(connection, now)).await
    }

    /// Takes a job that one node is to do, for so many milliseconds: whether nobody else has it. It can be taken again by
    /// who has it.
    pub async fn lease(&self, job: &str, now: u64, time: u64) -> Result<bool, StoreError> {
        if !self.is_shared() {
            return Ok(true);
        }
        let (job, node) = (job.to_owned(), self.node.clone());
        let take = "INSERT INTO leases (job, node, until) VALUES (?1, ?2, ?3)
                    ON CONFLICT (job) DO UPDATE SET node = excluded.node, until = excluded.until
                    WHERE leases.until <= ?4 OR leases.node = excluded.node";
        self.write(move |connection| Ok(connection.execute(take, params![job, node, now + time, now])? == 1)).await
    }

    /// Puts a record where every node finds it, until then: its name, and what opens it.
    pub async fn shelve(&self, id: &str, spectator: Bits256, text: String, until: u64) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |connection| {
            connection.execute("DELETE FROM records WHERE until <= ?1", params![crate::time::now()])?;
            let insert = "INSERT INTO records (id, spectator, text, until) VALUES (?1, ?2, ?3, ?4)";
            connection.execute(insert, params![id, spectator, text, until])?;
            Ok(())
        })
        .await
    }

    /// A record that was put there: what opens it, and its text.
    pub async fn shelved(&self, id: &str) -> Result<Option<(Bits256, String)>, StoreError> {
        let id = id.to_owned();
        let find = "SELECT spectator, text FROM records WHERE id = ?1";
        let found = self.read(move |connection| connection.find(find, params![id])).await?;
        found.map(|row| Ok((row.get(0)?, row.get(1)?))).transpose()
    }
}

fn steps(connection: &Connection, ids: &[String]) -> Result<Vec<(String, u64)>, StoreError> {
    let Some(last) = ids.last() else { return Ok(Vec::new()) };
    // A few statements serve for every number of matches: the last one fills the places that are left.
    let places = ids.len().next_power_of_two();
    let names: Vec<String> = (1..=places).map(|place| format!("?{place}")).collect();
    let query = format!("SELECT id, step FROM matches WHERE id IN ({})", names.join(", "));
    let asked: Vec<Param> = (0..places).map(|place| ids.get(place).unwrap_or(last).bind()).collect();
    connection.all(&query, &asked)?.iter().map(|row| Ok((row.get(0)?, row.get(1)?))).collect()
}

fn others(connection: &Connection, id: &str, from: usize) -> Result<Option<Others>, StoreError> {
    let Some(stored) = rows::head(connection, id)? else { return Ok(None) };
    let query = "SELECT json FROM ops WHERE match = ?1 AND seq >= ?2 ORDER BY seq";
    let op = |row: &Row| Ok(serde_json::from_str(&row.get::<String>(0)?)?);
    let ops = connection.all(query, params![id, from])?.iter().map(op).collect::<Result<Vec<Op>, StoreError>>()?;
    Ok(Some(Others {
        step: stored.step,
        from,
        ops,
        after: stored.after,
        parts: stored.row.keys.parts,
        people: people::of_match(connection, id)?,
        written: stored.row.wanted.order.players,
        talk: talk::of_match(connection, id)?,
        next: stored.next,
    }))
}

fn take_fallen(connection: &Connection, now: u64) -> Result<Vec<String>, StoreError> {
    let take = format!(
        "UPDATE matches SET leased = ?2 WHERE id IN
         (SELECT id FROM matches WHERE due <= ?1 AND leased <= ?1 ORDER BY due LIMIT 1000{}) RETURNING id",
        connection.locking()
    );
    connection.all(&take, params![now, now + FLAGS])?.iter().map(|row| row.get(0)).collect()
}
