//! Passkeys: keys that a person's phone or password manager keeps for him. Here are their public halves, and what a
//! ceremony (adding one, or coming in by one) must remember until the browser answers.

use kernel::Bits256;
use room::Person;

use crate::people::{self, Joined};
use crate::sql::{Connection, Row};
use crate::{Store, StoreError, params, time};

/// Passkeys of one person.
const MOST: usize = 20;

impl Store {
    /// Remembers what a ceremony needs at its end, for so many minutes.
    pub async fn begin_ceremony(&self, token: Bits256, state: String, minutes: u32) -> Result<(), StoreError> {
        self.write(move |connection| {
            let now = time::now();
            connection.execute("DELETE FROM ceremonies WHERE until < ?1", params![now])?;
            let insert = "INSERT INTO ceremonies (token, state, until) VALUES (?1, ?2, ?3)";
            connection.execute(insert, params![token, state, now + u64::from(minutes) * 60_000])?;
            Ok(())
        })
        .await
    }

    /// What a ceremony needs at its end, once.
    pub async fn end_ceremony(&self, token: Bits256) -> Result<Option<String>, StoreError> {
        self.write(move |connection| {
            let query = "SELECT state FROM ceremonies WHERE token = ?1 AND until >= ?2";
            let found = connection.find(query, params![token, time::now()])?;
            let taken = connection.execute("DELETE FROM ceremonies WHERE token = ?1", params![token])? == 1;
            found.filter(|_| taken).map(|row| row.get(0)).transpose()
        })
        .await
    }

    /// Keeps a passkey of a person, unless somebody has it or he has enough.
    pub async fn add_passkey(&self, person: String, id: String, stored: String) -> Result<bool, StoreError> {
        self.write(move |connection| add(connection, &person, &id, &stored)).await
    }

    /// The passkeys of a person.
    pub async fn passkeys(&self, person: String) -> Result<Vec<String>, StoreError> {
        self.read(move |connection| {
            let query = "SELECT stored FROM passkeys WHERE person = ?1 ORDER BY created, id";
            connection.all(query, params![person])?.iter().map(|row| row.get(0)).collect()
        })
        .await
    }

    /// Somebody's passkey.
    pub async fn passkey(&self, id: String) -> Result<Option<String>, StoreError> {
        self.read(move |connection| {
            let found = connection.find("SELECT stored FROM passkeys WHERE id = ?1", params![id])?;
            found.map(|row| row.get(0)).transpose()
        })
        .await
    }

    /// A device joins the person whose passkey this is, which has just been used: from now on it is kept so.
    pub async fn enter(&self, device: Bits256, id: String, stored: String) -> Result<Joined, StoreError> {
        self.write(move |connection| enter(connection, &device, &id, &stored)).await
    }

    /// Forgets the passkeys of a person.
    pub async fn drop_passkeys(&self, person: String) -> Result<(), StoreError> {
        self.write(move |connection| {
            connection.execute("DELETE FROM passkeys WHERE person = ?1", params![person]).map(drop)
        })
        .await
    }
}

fn add(connection: &Connection, person: &str, id: &str, stored: &str) -> Result<bool, StoreError> {
    let count: usize = connection.one("SELECT count(*) FROM passkeys WHERE person = ?1", params![person])?.get(0)?;
    if count >= MOST {
        return Ok(false);
    }
    let insert =
        "INSERT INTO passkeys (id, person, stored, created) VALUES (?1, ?2, ?3, ?4) ON CONFLICT (id) DO NOTHING";
    Ok(connection.execute(insert, params![id, person, stored, time::stamp(time::now())])? == 1)
}

fn enter(connection: &Connection, device: &Bits256, id: &str, stored: &str) -> Result<Joined, StoreError> {
    let query = "SELECT people.id, coalesce(name, ''), away FROM passkeys JOIN people ON people.id = person
                 WHERE passkeys.id = ?1";
    let found: Option<Person> = connection.find(query, params![id])?.map(|row| people::read(&row, 0)).transpose()?;
    let Some(person) = found else { return Ok(Joined::Spent) };
    connection.execute("UPDATE passkeys SET stored = ?2 WHERE id = ?1", params![id, stored])?;
    people::adopt(connection, device, person, || Ok(true))
}

/// Since when a person has had each of his.
pub(crate) fn of_person(connection: &Connection, person: &str) -> Result<Vec<String>, StoreError> {
    let query = "SELECT created FROM passkeys WHERE person = ?1 ORDER BY created";
    connection.all(query, params![person])?.iter().map(|row: &Row| row.get(0)).collect()
}
