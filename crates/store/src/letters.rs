//! Letters in the store. Of each side that is awaited while its player is away there is one row, from when his turn begins
//! until he has ended it: so one turn has one letter. When it is due it becomes a delivery for every way that he has
//! chosen, in one step. A delivery is taken under a lease, and what was under way when its taker died is not tried again:
//! it may have been read.

use kernel::{BySide, Side, Tongue};
use room::letters::{About, ChannelKind};
use room::protocol::Wanted;
use room::{Kept, Parts};
use session::{Op, Scenario};

use crate::sql::{Connection, Row};
use crate::{Store, StoreError, channels, params, people, rows};

/// Letters of one person in a day.
const MOST_A_DAY: i64 = 60;
const DAY: u64 = 24 * 60 * 60 * 1000;

/// A letter that is to be sent now, once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Delivery {
    /// Its name.
    pub id: String,
    /// How often it has been tried, this time included.
    pub attempts: u32,
    /// What it is about.
    pub about: About,
    /// The way that it takes.
    pub channel: String,
    /// What that is.
    pub kind: ChannelKind,
    /// Where it leads.
    pub address: String,
    /// The keys of a browser, as JSON.
    pub keys: Option<String>,
    /// The reader's language.
    pub tongue: Tongue,
    /// The match that it is about.
    pub battle: Option<Battle>,
}

/// What a letter tells of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Battle {
    /// The match.
    pub id: String,
    /// The game.
    pub game: String,
    /// The scenario's name.
    pub scenario: String,
    /// What the other player is called.
    pub rival: String,
}

impl Store {
    /// A person has come to a table: he is not written to about what he sees there.
    pub async fn seen(&self, id: &str, person: String) -> Result<(), StoreError> {
        let (id, asked) = (id.to_owned(), (id.to_owned(), person.clone()));
        let query = "SELECT 1 FROM letters WHERE match = ?1 AND person = ?2";
        let waits = self.read(move |connection| connection.find(query, params![asked.0, asked.1])).await?;
        if waits.is_none() {
            return Ok(());
        }
        self.write(move |connection| seen(connection, &id, &person)).await
    }

    /// Makes deliveries of the letters that are due: those whose turn began so long ago.
    pub async fn address_letters(
        &self,
        now: u64,
        fresh: impl Fn() -> String + Send + 'static,
    ) -> Result<(), StoreError> {
        self.write(move |connection| address(connection, now, &fresh)).await
    }

    /// A letter that asks whether somebody wants letters.
    pub async fn ask_address(&self, id: String, channel: String, now: u64) -> Result<(), StoreError> {
        self.write(move |connection| post(connection, &id, &channel, None, About::Confirm, now)).await
    }

    /// Takes deliveries to send, until then.
    pub async fn take_deliveries(&self, most: usize, now: u64, until: u64) -> Result<Vec<Delivery>, StoreError> {
        self.write(move |connection| take(connection, most, now, until)).await
    }

    /// A delivery has come to its end.
    pub async fn delivered(&self, id: String) -> Result<(), StoreError> {
        self.write(move |connection| {
            connection.execute("UPDATE deliveries SET done = 1 WHERE id = ?1", params![id])?;
            Ok(())
        })
        .await
    }

    /// A delivery was certainly not taken, and is to be tried again at that time.
    pub async fn put_off(&self, id: String, at: u64) -> Result<(), StoreError> {
        self.write(move |connection| {
            let change = "UPDATE deliveries SET until = 0, at = ?2 WHERE id = ?1";
            connection.execute(change, params![id, at])?;
            Ok(())
        })
        .await
    }

    /// Lets go what was under way when its taker died, and what is done for long; how many of the first.
    pub async fn tidy_deliveries(&self, now: u64) -> Result<usize, StoreError> {
        self.write(move |connection| {
            let lost = "UPDATE deliveries SET done = 1 WHERE done = 0 AND until > 0 AND until <= ?1";
            let lost = connection.execute(lost, params![now])?;
            let past = now.saturating_sub(DAY);
            connection.execute("DELETE FROM deliveries WHERE done = 1 AND at < ?1", params![past])?;
            Ok(lost)
        })
        .await
    }
}

/// Whose doing an operation is.
fn doer(op: &Op) -> Option<Side> {
    match op {
        Op::Act { side, .. } | Op::Undo { side, .. } | Op::Retract { side } => Some(*side),
        Op::Resign { side } | Op::Flag { side } | Op::Draw { side } => Some(*side),
        Op::Start { .. } | Op::Unplay | Op::Rules { .. } | Op::Sit { .. } | Op::Link { .. } => None,
    }
}

/// A step was kept: whose turn begins while he is away is written to after so long, and whose turn has ended no more.
pub fn turned(connection: &Connection, id: &str, kept: &Kept, due: u64) -> Result<(), StoreError> {
    let rows = waiting(connection, id)?;
    for side in Side::BOTH {
        let acts = kept.ops.iter().any(|op| doer(op) == Some(side));
        let awaited = kept.after.awaits[side] && !kept.after.over;
        match rows[side] {
            Some(_) if awaited && acts => {
                let change = "UPDATE letters SET told = 1, acted = 1 WHERE match = ?1 AND side = ?2";
                connection.execute(change, params![id, rows::word(side)])?;
            }
            // Who was told and is not awaited because the other took something back is told no second time.
            Some(Waiting { told, acted }) if !awaited && (acts || acted || !told || kept.after.over) => {
                forget(connection, id, side)?;
            }
            None if awaited && !acts && kept.absent[side] => write(connection, id, side, About::Turn, due)?,
            _ => {}
        }
    }
    Ok(())
}

#[derive(Clone, Copy)]
struct Waiting {
    told: bool,
    acted: bool,
}

fn waiting(connection: &Connection, id: &str) -> Result<BySide<Option<Waiting>>, StoreError> {
    let mut found = BySide::default();
    for row in connection.all("SELECT side, told, acted FROM letters WHERE match = ?1", params![id])? {
        found[rows::side(&row.get::<String>(0)?)] = Some(Waiting { told: row.get(1)?, acted: row.get(2)? });
    }
    Ok(found)
}

/// The player of a side is written to at that time, if he is known and wants letters.
pub fn write(connection: &Connection, id: &str, side: Side, about: About, due: u64) -> Result<(), StoreError> {
    let insert = "INSERT INTO letters (match, side, person, about, due, told, acted)
                  SELECT match, side, person, ?3, CAST(?4 AS BIGINT), 0, 0 FROM seats WHERE match = ?1 AND side = ?2
                  AND EXISTS (SELECT 1 FROM channels WHERE channels.person = seats.person AND confirmed = 1)
                  ON CONFLICT (match, side) DO NOTHING";
    connection.execute(insert, params![id, rows::word(side), about.word(), due])?;
    Ok(())
}

/// Who has added to the dice has been at the table.
pub fn sealed(connection: &Connection, id: &str, parts: &Parts) -> Result<(), StoreError> {
    let sealed = Side::BOTH.into_iter().filter(|&side| parts.seals[side].is_some());
    sealed.into_iter().try_for_each(|side| forget(connection, id, side))
}

fn forget(connection: &Connection, id: &str, side: Side) -> Result<(), StoreError> {
    let side = rows::word(side);
    connection.execute("DELETE FROM letters WHERE match = ?1 AND side = ?2", params![id, side])?;
    let unsent = "DELETE FROM deliveries WHERE match = ?1 AND side = ?2 AND done = 0 AND until = 0";
    connection.execute(unsent, params![id, side])?;
    Ok(())
}

fn seen(connection: &Connection, id: &str, person: &str) -> Result<(), StoreError> {
    let unsent = "DELETE FROM deliveries WHERE match = ?1 AND done = 0 AND until = 0
                  AND side IN (SELECT side FROM letters WHERE match = ?1 AND person = ?2)";
    connection.execute(unsent, params![id, person])?;
    connection.execute("UPDATE letters SET told = 1 WHERE match = ?1 AND person = ?2", params![id, person])?;
    Ok(())
}

fn address(connection: &Connection, now: u64, fresh: &dyn Fn() -> String) -> Result<(), StoreError> {
    let due = "UPDATE letters SET told = 1 WHERE told = 0 AND due <= ?1 RETURNING match, side, person, about";
    for row in connection.all(due, params![now])? {
        let (id, person): (String, String) = (row.get(0)?, row.get(2)?);
        let (side, about) = (rows::side(&row.get::<String>(1)?), about(&row, 3)?);
        if a_day(connection, &person, now)? >= MOST_A_DAY {
            tracing::warn!(person, "has had letters enough today");
            continue;
        }
        let query = "SELECT id FROM channels WHERE person = ?1 AND confirmed = 1 ORDER BY id";
        for way in connection.all(query, params![person])? {
            post(connection, &fresh(), &way.get::<String>(0)?, Some((&id, side)), about, now)?;
        }
    }
    Ok(())
}

fn a_day(connection: &Connection, person: &str, now: u64) -> Result<i64, StoreError> {
    let count = "SELECT count(*) FROM deliveries JOIN channels ON channels.id = channel WHERE person = ?1 AND at > ?2";
    connection.one(count, params![person, now.saturating_sub(DAY)])?.get(0)
}

fn post(
    connection: &Connection,
    id: &str,
    channel: &str,
    of: Option<(&str, Side)>,
    about: About,
    now: u64,
) -> Result<(), StoreError> {
    let insert = "INSERT INTO deliveries (id, channel, match, side, about, at, attempts, until, done)
                  VALUES (?1, ?2, ?3, ?4, ?5, ?6, 0, 0, 0)";
    let (battle, side) = (of.map(|(id, _)| id), of.map(|(_, side)| rows::word(side)));
    connection.execute(insert, params![id, channel, battle, side, about.word(), now])?;
    Ok(())
}

fn take(connection: &Connection, most: usize, now: u64, until: u64) -> Result<Vec<Delivery>, StoreError> {
    let taken = format!(
        "UPDATE deliveries SET until = ?2, attempts = attempts + 1
         WHERE id IN (SELECT id FROM deliveries WHERE done = 0 AND until = 0 AND at <= ?1
                      ORDER BY at, id LIMIT ?3{})
         RETURNING id, attempts, about, channel, match, side",
        connection.locking()
    );
    let taken = connection.all(&taken, params![now, until, most])?;
    taken.iter().map(|row| delivery(connection, row)).collect()
}

/// What is to be delivered, from the columns of a row that was taken.
fn delivery(connection: &Connection, row: &Row) -> Result<Delivery, StoreError> {
    let channel: String = row.get(3)?;
    let way = connection.one("SELECT kind, address, keys, tongue FROM channels WHERE id = ?1", params![channel])?;
    let battle = match (row.get::<Option<String>>(4)?, row.get::<Option<String>>(5)?) {
        (Some(of), Some(side)) => Some(battle(connection, of, rows::side(&side))?),
        _ => None,
    };
    Ok(Delivery {
        id: row.get(0)?,
        attempts: row.get(1)?,
        about: about(row, 2)?,
        channel,
        kind: channels::kind(&way.get::<String>(0)?),
        address: way.get(1)?,
        keys: way.get(2)?,
        tongue: channels::tongue(&way.get::<String>(3)?),
        battle,
    })
}

/// What a letter is about, from a column.
fn about(row: &Row, at: usize) -> Result<About, StoreError> {
    Ok(About::read(&row.get::<String>(at)?).unwrap_or(About::Turn))
}

fn battle(connection: &Connection, id: String, side: Side) -> Result<Battle, StoreError> {
    let wanted: String = connection.one("SELECT wanted FROM matches WHERE id = ?1", params![id])?.get(0)?;
    let wanted: Wanted = serde_json::from_str(&wanted)?;
    let mut names = people::of_match(connection, &id)?.names(&wanted.order.players, wanted.hot_seat);
    let (Scenario::Named(scenario) | Scenario::Custom { name: scenario, .. }) = wanted.order.scenario;
    Ok(Battle { id, game: wanted.order.game, scenario, rival: std::mem::take(&mut names[!side]) })
}
