//! Open tables in the store.

use kernel::{BySide, Side};
use room::letters::About;
use room::rating::Rating;
use room::tables::Offered;
use room::{MatchRow, Person, Seated};

use crate::sql::{Connection, Row};
use crate::{Store, StoreError, Word, letters, params, people, ratings, rows, time};

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
        let opened = self.write(move |connection| open(connection, &offer, now)).await?;
        self.tell(Word::Tables);
        Ok(opened)
    }

    /// The tables that stand open, the newest first.
    pub async fn offers(&self, now: u64) -> Result<Vec<Offer>, StoreError> {
        self.read(move |connection| list(connection, now)).await
    }

    /// A person is still here: what he offers for now stands until then.
    pub async fn renew_offers(&self, person: String, until: u64) -> Result<(), StoreError> {
        let change = "UPDATE offers SET until = ?2 WHERE person = ?1 AND live = 1";
        self.write(move |connection| {
            connection.execute(change, params![person, until])?;
            Ok(())
        })
        .await
    }

    /// Takes an offer back; whether it was there and his.
    pub async fn withdraw(&self, id: String, person: String) -> Result<bool, StoreError> {
        let change = "DELETE FROM offers WHERE id = ?1 AND person = ?2";
        let gone = self.write(move |connection| Ok(connection.execute(change, params![id, person])? == 1)).await?;
        self.tell(Word::Tables);
        Ok(gone)
    }

    /// Makes a match of an open table; whether it still stood.
    pub async fn sit(&self, row: MatchRow, seats: BySide<Person>, now: u64) -> Result<bool, StoreError> {
        let due = self.due_letter();
        let sat = self.write(move |connection| sit(connection, &row, &seats, now, due)).await?;
        self.tell(Word::Tables);
        Ok(sat)
    }
}

fn open(connection: &Connection, offer: &Offer, now: u64) -> Result<Opened, StoreError> {
    connection.execute("DELETE FROM offers WHERE until <= ?1", params![now])?;
    let count = "SELECT count(*), count(*) FILTER (WHERE person = ?1) FROM offers";
    let counts = connection.one(count, params![offer.owner.id])?;
    match (counts.get(0)?, counts.get(1)?) {
        (_, MOST_EACH..) => return Ok(Opened::Enough),
        (MOST.., _) => return Ok(Opened::Full),
        (i64::MIN..MOST, _) => {}
    }
    let insert = "INSERT INTO offers (id, person, offered, live, until, created) VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
    let Offer { id, owner, offered, until, .. } = offer;
    let json = serde_json::to_string(offered)?;
    connection.execute(insert, params![id, owner.id, json, offered.is_live(), until, time::exact(now)])?;
    Ok(Opened::Stands)
}

fn list(connection: &Connection, now: u64) -> Result<Vec<Offer>, StoreError> {
    let query = format!(
        "SELECT offers.id, people.id, coalesce(name, ''), away, offered, offers.created, until,
                rating, deviation, volatility
         FROM offers JOIN people ON people.id = offers.person
         LEFT JOIN ratings ON ratings.person = offers.person AND ratings.game = {}
         WHERE until > ?1 ORDER BY offers.created DESC",
        connection.field("offered", &["game"])
    );
    let offer = |row: Row| {
        let owner = people::read(&row, 1)?;
        let rating = row.get::<Option<f64>>(7)?.map(|_| ratings::read(&row, 7)).transpose()?;
        let (json, created): (String, String) = (row.get(4)?, row.get(5)?);
        let (offered, since) = (serde_json::from_str(&json)?, time::seconds(&created));
        Ok(Offer { id: row.get(0)?, owner, rating: rating.map(Rating::from), offered, since, until: row.get(6)? })
    };
    connection.all(&query, params![now])?.into_iter().map(offer).collect()
}

fn sit(
    connection: &Connection,
    row: &MatchRow,
    seats: &BySide<Person>,
    now: u64,
    due: u64,
) -> Result<bool, StoreError> {
    if connection.execute("DELETE FROM offers WHERE id = ?1 AND until > ?2", params![row.id, now])? == 0 {
        return Ok(false);
    }
    rows::insert(connection, row)?;
    for side in Side::BOTH {
        let person = Some(seats[side].clone());
        people::seat(connection, &row.id, &Seated { sides: vec![side], person })?;
        letters::write(connection, &row.id, side, About::Met, due)?;
        if row.wanted.pace.is_some_and(|pace| matches!(pace, room::protocol::Pace::Live { .. })) {
            // Who plays now does not wait for another.
            connection.execute("DELETE FROM offers WHERE person = ?1 AND live = 1", params![seats[side].id])?;
        }
    }
    Ok(true)
}
