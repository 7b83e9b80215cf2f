//! Holidays in the store: so many days in a year, taken when one likes.

use room::club::Holidays;
use serde_json::{Value, json};

use crate::sql::{Connection, Row};
use crate::{Store, StoreError, params};

const DAY: u64 = 24 * 60 * 60 * 1000;
const YEAR: u64 = 365 * DAY;
/// Days of holiday in a year.
const DAYS: u64 = 30;

impl Store {
    /// Whether a person is on holiday, and how many days are left to him.
    pub async fn holidays(&self, person: String, now: u64) -> Result<Holidays, StoreError> {
        self.read(move |connection| {
            let until = Some(away(connection, &person)?).filter(|&until| until > now);
            let left = (DAYS * DAY).saturating_sub(spent(connection, &person, now)?) / DAY;
            Ok(Holidays { until: until.map(|until| (until / 1000) as u32), left: left as u32 })
        })
        .await
    }

    /// A person goes on holiday for so many days from now, or comes back: until when he is away; nothing, if he has not so
    /// many days left.
    pub async fn rest(&self, person: String, days: u32, now: u64) -> Result<Option<u64>, StoreError> {
        self.write(move |connection| rest(connection, &person, days, now)).await
    }

    /// Who is on holiday, and until when.
    pub async fn resting(&self, now: u64) -> Result<Vec<(String, u64)>, StoreError> {
        self.read(move |connection| {
            let found = connection.all("SELECT id, away FROM people WHERE away > ?1", params![now])?;
            found.iter().map(|row| Ok((row.get(0)?, row.get(1)?))).collect()
        })
        .await
    }

    /// The matches of a person in which a clock runs.
    pub async fn timed_matches(&self, person: String) -> Result<Vec<String>, StoreError> {
        self.read(move |connection| {
            let query = "SELECT DISTINCT id FROM matches JOIN seats ON seats.match = id
                         WHERE person = ?1 AND over = 0 AND clock IS NOT NULL";
            connection.all(query, params![person])?.iter().map(|row| row.get(0)).collect()
        })
        .await
    }
}

fn away(connection: &Connection, person: &str) -> Result<u64, StoreError> {
    let found = connection.find("SELECT away FROM people WHERE id = ?1", params![person])?;
    Ok(found.map(|row| row.get(0)).transpose()?.unwrap_or(0))
}

fn had(connection: &Connection, person: &str) -> Result<Vec<(u64, u64)>, StoreError> {
    let query = "SELECT since, until FROM holidays WHERE person = ?1 ORDER BY since";
    let holiday = |row: &Row| Ok((row.get(0)?, row.get(1)?));
    connection.all(query, params![person])?.iter().map(holiday).collect()
}

/// Milliseconds of holiday within the last year, those to come of the present one included.
fn spent(connection: &Connection, person: &str, now: u64) -> Result<u64, StoreError> {
    let past = now.saturating_sub(YEAR);
    Ok(had(connection, person)?.into_iter().map(|(since, until)| until.saturating_sub(since.max(past))).sum())
}

fn rest(connection: &Connection, person: &str, days: u32, now: u64) -> Result<Option<u64>, StoreError> {
    let until = now.saturating_add(u64::from(days) * DAY);
    // Of two who ask at once, on two nodes, the second sees what the first has spent.
    connection.all(&format!("SELECT id FROM people WHERE id = ?1{}", connection.lock()), params![person])?;
    // What is left of the present holiday is given back first.
    let cut = "UPDATE holidays SET until = ?2 WHERE person = ?1 AND until > ?2";
    let before = had(connection, person)?;
    connection.execute(cut, params![person, now])?;
    if spent(connection, person, now)? + (until - now) > DAYS * DAY {
        if let Some((since, until)) = before.last().filter(|(_, until)| *until > now) {
            let back = "UPDATE holidays SET until = ?3 WHERE person = ?1 AND since = ?2";
            connection.execute(back, params![person, *since, *until])?;
        }
        return Ok(None);
    }
    if days > 0 {
        let insert = "INSERT INTO holidays (person, since, until) VALUES (?1, ?2, ?3)
                      ON CONFLICT (person, since) DO UPDATE SET until = excluded.until";
        connection.execute(insert, params![person, now, until])?;
    }
    connection.execute("UPDATE people SET away = ?2 WHERE id = ?1", params![person, until])?;
    Ok(Some(until))
}

/// A person's holidays, for him to take away.
pub fn of_person(connection: &Connection, person: &str) -> Result<Vec<Value>, StoreError> {
    let holiday = |(since, until): (u64, u64)| json!({ "since": since / 1000, "until": until / 1000 });
    Ok(had(connection, person)?.into_iter().map(holiday).collect())
}
