//! Open tables in the store.

use kernel::{BySide, Side};
use room::letters::About;
use room::rating::{Rating, Strength};
use room::tables::Offered;
use room::{MatchRow, Person, Seated};
use rusqlite::{Connection, params};

use super::{Store, StoreError, letters, people, ratings, rows, run};

/// Tables that one person may offer at a time.
const MOST_EACH: i64 = 3;
/// Tables that stand open at a time.
const MOST: i64 = 300;

/// A game that somebody offers.
#[derive(Clone, Debug)]
pub struct Offer {
    /// The table's name, and later the match's.
    pub id: String,
    /// Who offers it.
    pub owner: Person,
    /// How strong he is in that game, where it is known.
    pub rating: Option<Rating>,
    /// What is offered.
    pub offered: Offered,
    /// When, in seconds since 1970.
    pub since: i64,
    /// Until when it stands, in milliseconds since 1970.
    pub until: u64,
}

/// What comes of a new offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opened {
    /// It stands.
    Stands,
    /// Its owner has enough of them.
    Enough,
    /// There is no room for more.
    Full,
}

impl Store {
    /// Keeps an offer.
    pub async fn offer(&self, offer: Offer, now: u64) -> Result<Opened, StoreError> {
        run(&self.writer, move |connection| open(connection, &offer, now)).await
    }

    /// The tables that stand open, the newest first.
    pub async fn offers(&self, now: u64) -> Result<Vec<Offer>, StoreError> {
        run(&self.reader, move |connection| list(connection, now)).await
    }

    /// A person is still here: what he offers for now stands until then.
    pub async fn renew_offers(&self, person: String, until: u64) -> Result<(), StoreError> {
        let change = "UPDATE offers SET until = ?2 WHERE person = ?1 AND live = 1";
        run(&self.writer, move |connection| {
            connection.execute(change, params![person, until as i64])?;
            Ok(())
        })
        .await
    }

    /// Takes an offer back; whether it was there and his.
    pub async fn withdraw(&self, id: String, person: String) -> Result<bool, StoreError> {
        let change = "DELETE FROM offers WHERE id = ?1 AND person = ?2";
        run(&self.writer, move |connection| Ok(connection.execute(change, [&id, &person])? == 1)).await
    }

    /// Makes a match of an open table; whether it still stood.
    pub async fn sit(&self, row: MatchRow, seats: BySide<Person>, now: u64) -> Result<bool, StoreError> {
        let due = self.due_letter();
        run(&self.writer, move |connection| sit(connection, &row, &seats, now, due)).await
    }
}

fn open(connection: &Connection, offer: &Offer, now: u64) -> Result<Opened, StoreError> {
    connection.execute("DELETE FROM offers WHERE until <= ?1", [now as i64])?;
    let count = "SELECT count(*), count(*) FILTER (WHERE person = ?1) FROM offers";
    let counts = connection.query_row(count, [&offer.owner.id], |row| Ok((row.get(0)?, row.get(1)?)))?;
    match counts {
        (_, MOST_EACH..) => return Ok(Opened::Enough),
        (MOST.., _) => return Ok(Opened::Full),
        _ => {}
    }
    let insert = "INSERT INTO offers (id, person, offered, live, until) VALUES (?1, ?2, ?3, ?4, ?5)";
    let Offer { id, owner, offered, until, .. } = offer;
    let json = serde_json::to_string(offered)?;
    connection.execute(insert, params![id, owner.id, json, offered.is_live(), *until as i64])?;
    Ok(Opened::Stands)
}

fn list(connection: &Connection, now: u64) -> Result<Vec<Offer>, StoreError> {
    let query = "SELECT offers.id, people.id, coalesce(name, ''), away, offered, unixepoch(offers.created), until,
                        rating, deviation, volatility
                 FROM offers JOIN people ON people.id = offers.person
                 LEFT JOIN ratings ON ratings.person = offers.person AND ratings.game = offered ->> '$.game'
                 WHERE until > ?1 ORDER BY offers.created DESC";
    let mut lines = connection.prepare_cached(query)?;
    let line = |row: &rusqlite::Row| {
        let owner = people::person(row, 1)?;
        let rating = row.get::<_, Option<f64>>(7)?.map(|_| ratings::read(row, 7)).transpose()?;
        Ok((row.get(0)?, owner, row.get::<_, String>(4)?, row.get(5)?, row.get::<_, i64>(6)?, rating))
    };
    let found = lines.query_map([now as i64], line)?.collect::<Result<Vec<_>, _>>()?;
    type Line = (String, Person, String, i64, i64, Option<Strength>);
    let offer = |(id, owner, json, since, until, rating): Line| {
        let (offered, rating) = (serde_json::from_str(&json)?, rating.map(Rating::from));
        Ok(Offer { id, owner, rating, offered, since, until: until as u64 })
    };
    found.into_iter().map(offer).collect()
}

fn sit(
    connection: &Connection,
    row: &MatchRow,
    seats: &BySide<Person>,
    now: u64,
    due: u64,
) -> Result<bool, StoreError> {
    let taken = "DELETE FROM offers WHERE id = ?1 AND until > ?2";
    if connection.execute(taken, params![row.id, now as i64])? == 0 {
        return Ok(false);
    }
    rows::insert(connection, row)?;
    for side in Side::BOTH {
        let person = Some(seats[side].clone());
        people::seat(connection, &row.id, &Seated { sides: vec![side], person })?;
        letters::write(connection, &row.id, side, About::Met, due)?;
        if row.wanted.pace.is_some_and(|pace| matches!(pace, room::protocol::Pace::Live { .. })) {
            // Who plays now does not wait for another.
            connection.execute("DELETE FROM offers WHERE person = ?1 AND live = 1", [&seats[side].id])?;
        }
    }
    Ok(true)
}
