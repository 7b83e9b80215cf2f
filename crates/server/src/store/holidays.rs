//! Holidays in the store: so many days in a year, taken when one likes.

use room::club::Holidays;
use rusqlite::{Connection, OptionalExtension, params};
use serde_json::{Value, json};

use super::{Store, StoreError, run};

const DAY: u64 = 24 * 60 * 60 * 1000;
const YEAR: u64 = 365 * DAY;
/// Days of holiday in a year.
const DAYS: u64 = 30;

impl Store {
    /// Whether a person is on holiday, and how many days are left to him.
    pub async fn holidays(&self, person: String, now: u64) -> Result<Holidays, StoreError> {
        run(&self.reader, move |connection| {
            let until = Some(away(connection, &person)?).filter(|&until| until > now);
            let left = (DAYS * DAY).saturating_sub(spent(connection, &person, now)?) / DAY;
            Ok(Holidays { until: until.map(|until| (until / 1000) as u32), left: left as u32 })
        })
        .await
    }

    /// A person goes on holiday for so many days from now, or comes back: until when he is away; nothing, if he has not so
    /// many days left.
    pub async fn rest(&self, person: String, days: u32, now: u64) -> Result<Option<u64>, StoreError> {
        run(&self.writer, move |connection| rest(connection, &person, days, now)).await
    }

    /// Who is on holiday, and until when.
    pub async fn resting(&self, now: u64) -> Result<Vec<(String, u64)>, StoreError> {
        run(&self.reader, move |connection| {
            let mut lines = connection.prepare_cached("SELECT id, away FROM people WHERE away > ?1")?;
            let person = |row: &rusqlite::Row| Ok((row.get(0)?, row.get::<_, i64>(1)?.unsigned_abs()));
            Ok(lines.query_map(params![now as i64], person)?.collect::<Result<_, _>>()?)
        })
        .await
    }

    /// The matches of a person in which a clock runs.
    pub async fn timed_matches(&self, person: String) -> Result<Vec<String>, StoreError> {
        run(&self.reader, move |connection| {
            let query = "SELECT DISTINCT id FROM matches JOIN seats ON seats.match = id
                         WHERE person = ?1 AND over = 0 AND clock IS NOT NULL";
            let mut lines = connection.prepare_cached(query)?;
            Ok(lines.query_map(params![person], |row| row.get(0))?.collect::<Result<_, _>>()?)
        })
        .await
    }
}

fn away(connection: &Connection, person: &str) -> Result<u64, StoreError> {
    let query = "SELECT away FROM people WHERE id = ?1";
    let away: Option<i64> = connection.query_row(query, params![person], |row| row.get(0)).optional()?;
    Ok(away.unwrap_or(0).unsigned_abs())
}

fn had(connection: &Connection, person: &str) -> Result<Vec<(u64, u64)>, StoreError> {
    let mut lines = connection.prepare_cached("SELECT since, until FROM holidays WHERE person = ?1 ORDER BY since")?;
    let holiday =
        |row: &rusqlite::Row| Ok((row.get::<_, i64>(0)?.unsigned_abs(), row.get::<_, i64>(1)?.unsigned_abs()));
    Ok(lines.query_map(params![person], holiday)?.collect::<Result<_, _>>()?)
}

/// Milliseconds of holiday within the last year, those to come of the present one included.
fn spent(connection: &Connection, person: &str, now: u64) -> Result<u64, StoreError> {
    let past = now.saturating_sub(YEAR);
    Ok(had(connection, person)?.into_iter().map(|(since, until)| until.saturating_sub(since.max(past))).sum())
}

fn rest(connection: &Connection, person: &str, days: u32, now: u64) -> Result<Option<u64>, StoreError> {
    let until = now.saturating_add(u64::from(days) * DAY);
    // What is left of the present holiday is given back first.
    let cut = "UPDATE holidays SET until = ?2 WHERE person = ?1 AND until > ?2";
    let before = (had(connection, person)?, away(connection, person)?);
    connection.execute(cut, params![person, now as i64])?;
    if spent(connection, person, now)? + (until - now) > DAYS * DAY {
        if let Some((since, until)) = before.0.last().filter(|(_, until)| *until > now) {
            let back = "UPDATE holidays SET until = ?3 WHERE person = ?1 AND since = ?2";
            connection.execute(back, params![person, *since as i64, *until as i64])?;
        }
        return Ok(None);
    }
    if days > 0 {
        let insert = "INSERT INTO holidays (person, since, until) VALUES (?1, ?2, ?3)
                      ON CONFLICT (person, since) DO UPDATE SET until = excluded.until";
        connection.execute(insert, params![person, now as i64, until as i64])?;
    }
    connection.execute("UPDATE people SET away = ?2 WHERE id = ?1", params![person, until as i64])?;
    Ok(Some(until))
}

/// A person's holidays, for him to take away.
pub fn of_person(connection: &Connection, person: &str) -> Result<Vec<Value>, StoreError> {
    let holiday = |(since, until): (u64, u64)| json!({ "since": since / 1000, "until": until / 1000 });
    Ok(had(connection, person)?.into_iter().map(holiday).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_year_has_so_many_days_and_those_not_used_are_given_back() {
        let mut connection = Connection::open_in_memory().unwrap();
        super::super::migrations::prepare(&mut connection).unwrap();
        connection.execute("INSERT INTO people (id) VALUES ('p')", []).unwrap();
        let start = 100 * YEAR;
        let go = |days, at: u64| rest(&connection, "p", days, start + at).unwrap();
        assert_eq!(go(31, 0), None);
        assert_eq!(go(20, 0), Some(start + 20 * DAY));
        assert_eq!(go(26, 5 * DAY), None, "five have gone");
        assert_eq!(spent(&connection, "p", start + 5 * DAY).unwrap(), 20 * DAY, "the refusal has changed nothing");
        assert_eq!(go(0, 5 * DAY), Some(start + 5 * DAY), "back early");
        assert_eq!(go(25, 6 * DAY), Some(start + 31 * DAY));
        assert_eq!(go(1, 40 * DAY), None, "all are spent");
        assert_eq!(go(5, YEAR + 5 * DAY), Some(start + YEAR + 10 * DAY), "a year later the first count no more");
    }
}
