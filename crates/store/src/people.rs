//! People in the store: their devices, the links by which another device joins, and the seats that are theirs. Of a
//! device's secret and of a link only the digest is kept.

use kernel::{Bits256, BySide, Side};
use room::club::MyGame;
use room::protocol::Wanted;
use room::{Clock, People, Person, Seated};
use serde_json::{Value, json};
use session::{Op, Scenario};

use crate::sql::{Connection, Row};
use crate::{Store, StoreError, Word, channels, holidays, params, passkeys, ratings, rows, talk, time};

/// Devices of one person.
const MOST_DEVICES: usize = 20;
/// Links of one person that wait for a device.
const MOST_INVITATIONS: usize = 5;
/// Games that are listed for one person.
const MOST_GAMES: usize = 200;

/// What comes of a device that wants to join.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Joined {
    /// It is a device of this person.
    As(Person),
    /// It was one already.
    Already,
    /// The link was used, has expired or never was; or there are devices enough.
    Spent,
}

impl Store {
    /// Whose device this is. One that comes after a long time is noted.
    pub async fn person(&self, device: Bits256) -> Result<Option<Person>, StoreError> {
        let found = self.read(move |connection| find(connection, &device)).await?;
        if found.as_ref().is_some_and(|(_, stale)| *stale) {
            let note = "UPDATE devices SET seen = ?2 WHERE digest = ?1";
            let now = time::stamp(time::now());
            self.write(move |connection| connection.execute(note, params![device, now])).await?;
        }
        Ok(found.map(|(person, _)| person))
    }

    /// Whose device this is: a new person's, if it is new.
    pub async fn enrol(&self, device: Bits256, id: String) -> Result<Person, StoreError> {
        let enrolled = self.write(move |connection| enrol(connection, &device, &id)).await;
        // It may have come to two nodes at once: it is whose it was first.
        match enrolled {
            Err(StoreError::Twice) => self.person(device).await?.ok_or(StoreError::Missing),
            enrolled => enrolled,
        }
    }

    /// How many devices a person has.
    pub async fn devices(&self, id: String) -> Result<usize, StoreError> {
        self.read(move |connection| devices(connection, &id)).await
    }

    /// Gives a person a name, unless somebody else has it.
    pub async fn rename(&self, id: String, name: String, folded: String) -> Result<bool, StoreError> {
        let change = "UPDATE people SET name = ?2, folded = ?3 WHERE id = ?1";
        let renamed = self.write(move |connection| connection.execute(change, params![id, name, folded])).await;
        match renamed {
            Err(StoreError::Twice) => Ok(false),
            renamed => Ok(renamed? == 1),
        }
    }

    /// Who has this name.
    pub async fn owner(&self, folded: String) -> Result<Option<String>, StoreError> {
        self.read(move |connection| owner(connection, &folded)).await
    }

    /// Keeps a link by which one device may join a person, for so many minutes.
    pub async fn invite(&self, id: String, link: Bits256, minutes: u32) -> Result<(), StoreError> {
        self.write(move |connection| invite(connection, &id, &link, minutes)).await
    }

    /// A device joins the person whose link it has. What it had by itself goes over with it.
    pub async fn join(&self, device: Bits256, link: Bits256) -> Result<Joined, StoreError> {
        self.write(move |connection| join(connection, &device, &link)).await
    }

    /// From now on this is the only device of a person.
    pub async fn only(&self, id: String, device: Bits256) -> Result<(), StoreError> {
        self.write(move |connection| {
            connection.execute("DELETE FROM devices WHERE person = ?1 AND digest <> ?2", params![id, device])?;
            connection.execute("DELETE FROM invitations WHERE person = ?1", params![id])?;
            Ok(())
        })
        .await
    }

    /// All that is kept of a person.
    pub async fn export(&self, id: String) -> Result<Value, StoreError> {
        self.read(move |connection| export(connection, &id)).await
    }

    /// The games of a person, the last touched first.
    pub async fn games(&self, id: String, now: u64) -> Result<Vec<MyGame>, StoreError> {
        self.read(move |connection| games(connection, &id, now)).await
    }

    /// Forgets a person; his games stay, without his name.
    pub async fn delete_person(&self, id: String) -> Result<(), StoreError> {
        let matches = self.write(move |connection| delete(connection, &id)).await?;
        matches.into_iter().for_each(|id| self.tell(Word::Match(id)));
        self.tell(Word::Tables);
        Ok(())
    }
}

fn find(connection: &Connection, device: &Bits256) -> Result<Option<(Person, bool)>, StoreError> {
    let query = "SELECT id, coalesce(name, ''), away, seen < ?2
                 FROM devices JOIN people ON id = person WHERE digest = ?1";
    let found = connection.find(query, params![device, time::stamp(time::days_before(1, time::now()))])?;
    found.map(|row| Ok((read(&row, 0)?, row.get(3)?))).transpose()
}

/// A person from three columns, from this one on.
pub(crate) fn read(row: &Row, at: usize) -> Result<Person, StoreError> {
    Ok(Person { id: row.get(at)?, name: row.get(at + 1)?, away: row.get(at + 2)? })
}

fn enrol(connection: &Connection, device: &Bits256, id: &str) -> Result<Person, StoreError> {
    if let Some((person, _)) = find(connection, device)? {
        return Ok(person);
    }
    let now = time::stamp(time::now());
    connection.execute("INSERT INTO people (id, created) VALUES (?1, ?2)", params![id, now])?;
    let insert = "INSERT INTO devices (digest, person, created, seen) VALUES (?1, ?2, ?3, ?4)";
    connection.execute(insert, params![device, id, now, now])?;
    Ok(Person { id: id.to_owned(), ..Person::default() })
}

fn devices(connection: &Connection, id: &str) -> Result<usize, StoreError> {
    connection.one("SELECT count(*) FROM devices WHERE person = ?1", params![id])?.get(0)
}

fn owner(connection: &Connection, folded: &str) -> Result<Option<String>, StoreError> {
    connection.find("SELECT id FROM people WHERE folded = ?1", params![folded])?.map(|row| row.get(0)).transpose()
}

fn invite(connection: &Connection, id: &str, link: &Bits256, minutes: u32) -> Result<(), StoreError> {
    let now = time::now();
    connection.execute("DELETE FROM invitations WHERE until < ?1", params![time::stamp(now)])?;
    // The oldest make room: a link that was asked for is worth more than one that was left lying.
    let too_many = "DELETE FROM invitations WHERE person = ?1 AND digest NOT IN
                    (SELECT digest FROM invitations WHERE person = ?1 ORDER BY n DESC LIMIT ?2)";
    connection.execute(too_many, params![id, MOST_INVITATIONS - 1])?;
    let last: i64 = connection.one("SELECT coalesce(max(n), 0) FROM invitations", params![])?.get(0)?;
    let insert = "INSERT INTO invitations (digest, person, until, n) VALUES (?1, ?2, ?3, ?4)";
    let until = time::exact(now + u64::from(minutes) * 60_000);
    connection.execute(insert, params![link, id, until, last + 1])?;
    Ok(())
}

fn join(connection: &Connection, device: &Bits256, link: &Bits256) -> Result<Joined, StoreError> {
    let query = "SELECT id, coalesce(name, ''), away FROM invitations JOIN people ON id = person
                 WHERE digest = ?1 AND until >= ?2";
    let found = connection.find(query, params![link, time::stamp(time::now())])?;
    let Some(person) = found.map(|row| read(&row, 0)).transpose()? else { return Ok(Joined::Spent) };
    let spend = || Ok(connection.execute("DELETE FROM invitations WHERE digest = ?1", params![link])? == 1);
    adopt(connection, device, person, spend)
}

/// A device joins a person, if that by which it comes can be spent. What it had by itself goes over with it.
pub(crate) fn adopt(
    connection: &Connection,
    device: &Bits256,
    person: Person,
    spend: impl FnOnce() -> Result<bool, StoreError>,
) -> Result<Joined, StoreError> {
    let before = find(connection, device)?.map(|(before, _)| before.id);
    if before.as_ref() == Some(&person.id) {
        return Ok(Joined::Already);
    }
    if devices(connection, &person.id)? >= MOST_DEVICES || !spend()? {
        return Ok(Joined::Spent);
    }
    let now = time::stamp(time::now());
    let insert = "INSERT INTO devices (digest, person, created, seen) VALUES (?1, ?2, ?3, ?4)
                  ON CONFLICT (digest) DO UPDATE SET person = excluded.person";
    connection.execute(insert, params![device, person.id, now, now])?;
    if let Some(before) = before
        && devices(connection, &before)? == 0
    {
        for table in ["seats", "offers", "talk", "passkeys"] {
            let change = format!("UPDATE {table} SET person = ?2 WHERE person = ?1");
            connection.execute(&change, params![before, person.id])?;
        }
        ratings::merge(connection, &before, &person.id)?;
        channels::merge(connection, &before, &person.id)?;
        forget(connection, &before)?;
    }
    Ok(Joined::As(person))
}

/// Seats change hands.
pub(crate) fn seat(connection: &Connection, id: &str, Seated { sides, person }: &Seated) -> Result<(), StoreError> {
    for &side in sides {
        let word = rows::word(side);
        connection.execute("DELETE FROM seats WHERE match = ?1 AND side = ?2", params![id, word])?;
        if let Some(person) = person {
            // Somebody may have gone for good since he came in.
            let insert = "INSERT INTO seats (match, side, person) SELECT ?1, ?2, id FROM people WHERE id = ?3";
            connection.execute(insert, params![id, word, person.id])?;
        }
    }
    Ok(())
}

/// Whose seats are whose in a match.
pub(crate) fn of_match(connection: &Connection, id: &str) -> Result<People, StoreError> {
    let query = "SELECT side, id, coalesce(name, ''), away FROM seats JOIN people ON id = person WHERE match = ?1";
    let mut people = People::default();
    for row in connection.all(query, params![id])? {
        people.0[rows::side(&row.get::<String>(0)?)] = Some(read(&row, 1)?);
    }
    Ok(people)
}

/// The matches of a person, with his sides.
fn matches(connection: &Connection, id: &str) -> Result<Vec<(String, Vec<Side>)>, StoreError> {
    let query = "SELECT match, side FROM seats WHERE person = ?1 ORDER BY match, side";
    let mut found = Vec::<(String, Vec<Side>)>::new();
    for row in connection.all(query, params![id])? {
        let (id, side): (String, String) = (row.get(0)?, row.get(1)?);
        match found.last_mut() {
            Some((last, sides)) if *last == id => sides.push(rows::side(&side)),
            _ => found.push((id, vec![rows::side(&side)])),
        }
    }
    Ok(found)
}

fn games(connection: &Connection, person: &str, now: u64) -> Result<Vec<MyGame>, StoreError> {
    let query = "SELECT wanted, awaits, over, winner, clock, touched, views, seal_a IS NULL, seal_b IS NULL
                 FROM matches WHERE id = ?1";
    let mut found = Vec::new();
    for (id, sides) in matches(connection, person)? {
        let people = of_match(connection, &id)?;
        let row = connection.one(query, params![id])?;
        let wanted: Wanted = serde_json::from_str(&row.get::<String>(0)?)?;
        if wanted.learnt.is_some() {
            continue;
        }
        let begun = row.get::<String>(6)? != "[0,0,0]";
        // Before the beginning a seat is waited for until somebody has sat down at it.
        let missing = BySide([row.get(7)?, row.get(8)?]);
        let awaits = if begun { serde_json::from_str(&row.get::<String>(1)?)? } else { missing };
        let clock = row.get::<Option<String>>(4)?.map(|json| serde_json::from_str::<Clock>(&json)).transpose()?;
        let (winner, touched): (Option<String>, String) = (row.get(3)?, row.get(5)?);
        let scenario = match wanted.order.scenario {
            Scenario::Named(name) | Scenario::Custom { name, .. } => name,
        };
        found.push(MyGame {
            id,
            game: wanted.order.game,
            scenario,
            sides,
            players: people.names(&wanted.order.players, wanted.hot_seat),
            seats: wanted.seats,
            hot_seat: wanted.hot_seat,
            begun,
            awaits,
            over: row.get(2)?,
            winner: winner.as_deref().map(rows::side),
            clock: clock.and_then(|clock| clock.times(now)),
            touched: time::seconds(&touched).try_into().unwrap_or_default(),
        });
    }
    found.sort_by_key(|game| std::cmp::Reverse(game.touched));
    found.truncate(MOST_GAMES);
    Ok(found)
}

fn export(connection: &Connection, id: &str) -> Result<Value, StoreError> {
    let person = connection.one("SELECT name, created FROM people WHERE id = ?1", params![id])?;
    let (name, since): (Option<String>, String) = (person.get(0)?, person.get(1)?);
    let person = json!({ "id": id, "name": name, "since": since });
    let device = |row: Row| {
        let (since, seen): (String, String) = (row.get(0)?, row.get(1)?);
        Ok(json!({ "since": since, "seen": seen }))
    };
    let query = "SELECT created, seen FROM devices WHERE person = ?1 ORDER BY created";
    let devices =
        connection.all(query, params![id])?.into_iter().map(device).collect::<Result<Vec<_>, StoreError>>()?;
    let mut played = Vec::new();
    for (id, sides) in matches(connection, id)? {
        let Some(stored) = rows::load(connection, &id)? else { continue };
        let his = |op: &&Op| match op {
            Op::Act { side, .. } | Op::Undo { side, .. } | Op::Retract { side } => sides.contains(side),
            Op::Resign { side } | Op::Flag { side } | Op::Draw { side } => sides.contains(side),
            Op::Start { .. } | Op::Unplay | Op::Rules { .. } | Op::Sit { .. } | Op::Link { .. } => false,
        };
        let acts: Vec<&Op> = stored.ops.iter().filter(his).collect();
        let (wanted, over, winner) = (&stored.row.wanted, stored.after.over, stored.after.winner);
        played.push(json!({ "id": id, "sides": sides, "match": wanted, "over": over, "winner": winner, "acts": acts }));
    }
    let rating = |row: Row| {
        let (game, rating, deviation): (String, f64, f64) = (row.get(0)?, row.get(1)?, row.get(2)?);
        Ok(json!({ "game": game, "rating": rating, "deviation": deviation }))
    };
    let query = "SELECT game, rating, deviation FROM ratings WHERE person = ?1 ORDER BY game";
    let ratings =
        connection.all(query, params![id])?.into_iter().map(rating).collect::<Result<Vec<_>, StoreError>>()?;
    let said = talk::of_person(connection, id)?;
    let (letters, holidays) = (channels::of_person(connection, id)?, holidays::of_person(connection, id)?);
    let passkeys = passkeys::of_person(connection, id)?;
    Ok(json!({
        "person": person, "devices": devices, "matches": played, "ratings": ratings, "said": said, "letters": letters,
        "holidays": holidays, "passkeys": passkeys,
    }))
}

/// The matches that he played come back.
fn delete(connection: &Connection, id: &str) -> Result<Vec<String>, StoreError> {
    let matches = matches(connection, id)?;
    for (id, sides) in &matches {
        let json: String = connection.one("SELECT wanted FROM matches WHERE id = ?1", params![id])?.get(0)?;
        let mut wanted: Wanted = serde_json::from_str(&json)?;
        sides.iter().for_each(|&side| wanted.order.players[side].clear());
        let wanted = serde_json::to_string(&wanted)?;
        connection.execute("UPDATE matches SET wanted = ?2 WHERE id = ?1", params![id, wanted])?;
    }
    connection.execute("DELETE FROM seats WHERE person = ?1", params![id])?;
    forget(connection, id)?;
    Ok(matches.into_iter().map(|(id, _)| id).collect())
}

/// Takes a person out who has no seats.
fn forget(connection: &Connection, id: &str) -> Result<(), StoreError> {
    channels::forget(connection, id)?;
    for table in ["holidays", "invitations", "passkeys", "devices", "offers", "ratings", "results", "talk"] {
        connection.execute(&format!("DELETE FROM {table} WHERE person = ?1"), params![id])?;
    }
    connection.execute("DELETE FROM people WHERE id = ?1", params![id])?;
    Ok(())
}

/// Forgets people who have neither a name nor a seat and did not come for so many days.
pub(crate) fn prune(connection: &Connection, days: u32) -> Result<(), StoreError> {
    let query = "SELECT id FROM people WHERE name IS NULL AND id NOT IN (SELECT person FROM seats)
                 AND NOT EXISTS (SELECT 1 FROM devices WHERE person = people.id AND seen > ?1)";
    let before = time::stamp(time::days_before(days, time::now()));
    connection.all(query, params![before])?.iter().try_for_each(|row| forget(connection, &row.get::<String>(0)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Links that end in the same instant give way in the order in which they were asked for.
    #[test]
    fn the_oldest_link_gives_way() {
        let folder = tempfile::tempdir().unwrap();
        let connection = crate::sqlite::connect(&folder.path().join("file")).unwrap();
        crate::migrations::prepare(&connection).unwrap();
        enrol(&connection, &[0; 32], "p").unwrap();
        // Their digests fall, so that no other order is this one by chance.
        for link in (1..=MOST_INVITATIONS as u8 + 1).rev() {
            invite(&connection, "p", &[link; 32], 10).unwrap();
            connection.execute("UPDATE invitations SET until = '2999-01-01'", params![]).unwrap();
        }
        let left = |link: u8| join(&connection, &[9; 32], &[link; 32]).unwrap() != Joined::Spent;
        assert_eq!((left(MOST_INVITATIONS as u8 + 1), left(MOST_INVITATIONS as u8)), (false, true));
    }
}
