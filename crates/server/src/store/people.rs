//! People in the store: their devices, the links by which another device joins, and the seats that are theirs. Of a
//! device's secret and of a link only the digest is kept.

use kernel::{Bits256, BySide, Side};
use room::club::MyGame;
use room::protocol::Wanted;
use room::{Clock, People, Person, Seated};
use rusqlite::{Connection, OptionalExtension, params};
use serde_json::{Value, json};
use session::{Op, Scenario};

use super::{Store, StoreError, channels, holidays, ratings, rows, run, talk};

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
        let found = run(&self.reader, move |connection| find(connection, &device)).await?;
        if found.as_ref().is_some_and(|(_, stale)| *stale) {
            let note = "UPDATE devices SET seen = CURRENT_TIMESTAMP WHERE digest = ?1";
            run(&self.writer, move |connection| Ok(connection.execute(note, [device])?)).await?;
        }
        Ok(found.map(|(person, _)| person))
    }

    /// Whose device this is: a new person's, if it is new.
    pub async fn enrol(&self, device: Bits256, id: String) -> Result<Person, StoreError> {
        run(&self.writer, move |connection| enrol(connection, &device, &id)).await
    }

    /// How many devices a person has.
    pub async fn devices(&self, id: String) -> Result<usize, StoreError> {
        run(&self.reader, move |connection| devices(connection, &id)).await
    }

    /// Gives a person a name, unless somebody else has it.
    pub async fn rename(&self, id: String, name: String, folded: String) -> Result<bool, StoreError> {
        run(&self.writer, move |connection| {
            if owner(connection, &folded)?.is_some_and(|owner| owner != id) {
                return Ok(false);
            }
            let change = "UPDATE people SET name = ?2, folded = ?3 WHERE id = ?1";
            Ok(connection.execute(change, params![id, name, folded])? == 1)
        })
        .await
    }

    /// Who has this name.
    pub async fn owner(&self, folded: String) -> Result<Option<String>, StoreError> {
        run(&self.reader, move |connection| owner(connection, &folded)).await
    }

    /// Keeps a link by which one device may join a person, for so many minutes.
    pub async fn invite(&self, id: String, link: Bits256, minutes: u32) -> Result<(), StoreError> {
        run(&self.writer, move |connection| invite(connection, &id, &link, minutes)).await
    }

    /// A device joins the person whose link it has. What it had by itself goes over with it.
    pub async fn join(&self, device: Bits256, link: Bits256) -> Result<Joined, StoreError> {
        run(&self.writer, move |connection| join(connection, &device, &link)).await
    }

    /// From now on this is the only device of a person.
    pub async fn only(&self, id: String, device: Bits256) -> Result<(), StoreError> {
        run(&self.writer, move |connection| {
            connection.execute("DELETE FROM devices WHERE person = ?1 AND digest <> ?2", params![id, device])?;
            connection.execute("DELETE FROM invitations WHERE person = ?1", [&id])?;
            Ok(())
        })
        .await
    }

    /// All that is kept of a person.
    pub async fn export(&self, id: String) -> Result<Value, StoreError> {
        run(&self.reader, move |connection| export(connection, &id)).await
    }

    /// The games of a person, the last touched first.
    pub async fn games(&self, id: String, now: u64) -> Result<Vec<MyGame>, StoreError> {
        run(&self.reader, move |connection| games(connection, &id, now)).await
    }

    /// Forgets a person; his games stay, without his name.
    pub async fn delete_person(&self, id: String) -> Result<(), StoreError> {
        run(&self.writer, move |connection| delete(connection, &id)).await
    }
}

fn find(connection: &Connection, device: &Bits256) -> Result<Option<(Person, bool)>, StoreError> {
    let query = "SELECT id, coalesce(name, ''), away, seen < datetime('now', '-1 day')
                 FROM devices JOIN people ON id = person WHERE digest = ?1";
    let found = |row: &rusqlite::Row| Ok((person(row, 0)?, row.get(3)?));
    Ok(connection.prepare_cached(query)?.query_row([device], found).optional()?)
}

/// A person from three columns, from this one on.
pub fn person(row: &rusqlite::Row, at: usize) -> rusqlite::Result<Person> {
    Ok(Person { id: row.get(at)?, name: row.get(at + 1)?, away: row.get::<_, i64>(at + 2)?.unsigned_abs() })
}

fn enrol(connection: &Connection, device: &Bits256, id: &str) -> Result<Person, StoreError> {
    if let Some((person, _)) = find(connection, device)? {
        return Ok(person);
    }
    connection.execute("INSERT INTO people (id) VALUES (?1)", [id])?;
    connection.execute("INSERT INTO devices (digest, person) VALUES (?1, ?2)", params![device, id])?;
    Ok(Person { id: id.to_owned(), ..Person::default() })
}

fn devices(connection: &Connection, id: &str) -> Result<usize, StoreError> {
    let count = "SELECT count(*) FROM devices WHERE person = ?1";
    Ok(connection.query_row(count, [id], |row| row.get::<_, i64>(0))? as usize)
}

fn owner(connection: &Connection, folded: &str) -> Result<Option<String>, StoreError> {
    Ok(connection.query_row("SELECT id FROM people WHERE folded = ?1", [folded], |row| row.get(0)).optional()?)
}

fn invite(connection: &Connection, id: &str, link: &Bits256, minutes: u32) -> Result<(), StoreError> {
    connection.execute("DELETE FROM invitations WHERE until < datetime('now')", [])?;
    // The oldest make room: a link that was asked for is worth more than one that was left lying.
    let too_many = "DELETE FROM invitations WHERE digest IN
                    (SELECT digest FROM invitations WHERE person = ?1 ORDER BY n DESC LIMIT -1 OFFSET ?2)";
    connection.execute(too_many, params![id, MOST_INVITATIONS as i64 - 1])?;
    let insert = "INSERT INTO invitations (digest, person, until, n)
                  SELECT ?1, ?2, strftime('%Y-%m-%d %H:%M:%f', 'now', ?3), 1 + coalesce(max(n), 0) FROM invitations";
    connection.execute(insert, params![link, id, format!("+{minutes} minutes")])?;
    Ok(())
}

fn join(connection: &Connection, device: &Bits256, link: &Bits256) -> Result<Joined, StoreError> {
    let query = "SELECT id, coalesce(name, ''), away FROM invitations JOIN people ON id = person
                 WHERE digest = ?1 AND until >= datetime('now')";
    let Some(person) = connection.query_row(query, [link], |row| person(row, 0)).optional()? else {
        return Ok(Joined::Spent);
    };
    let before = find(connection, device)?.map(|(before, _)| before.id);
    if before.as_ref() == Some(&person.id) {
        return Ok(Joined::Already);
    }
    if devices(connection, &person.id)? >= MOST_DEVICES {
        return Ok(Joined::Spent);
    }
    connection.execute("DELETE FROM invitations WHERE digest = ?1", [link])?;
    let insert = "INSERT INTO devices (digest, person) VALUES (?1, ?2)
                  ON CONFLICT (digest) DO UPDATE SET person = excluded.person";
    connection.execute(insert, params![device, person.id])?;
    if let Some(before) = before
        && devices(connection, &before)? == 0
    {
        for table in ["seats", "offers", "talk"] {
            let change = format!("UPDATE {table} SET person = ?2 WHERE person = ?1");
            connection.execute(&change, [&before, &person.id])?;
        }
        ratings::merge(connection, &before, &person.id)?;
        channels::merge(connection, &before, &person.id)?;
        forget(connection, &before)?;
    }
    Ok(Joined::As(person))
}

/// Seats change hands.
pub fn seat(connection: &Connection, id: &str, Seated { sides, person }: &Seated) -> Result<(), StoreError> {
    for &side in sides {
        let word = rows::word(side);
        connection.execute("DELETE FROM seats WHERE match = ?1 AND side = ?2", [id, word])?;
        if let Some(person) = person {
            // Somebody may have gone for good since he came in.
            let insert = "INSERT INTO seats (match, side, person) SELECT ?1, ?2, id FROM people WHERE id = ?3";
            connection.execute(insert, [id, word, &person.id])?;
        }
    }
    Ok(())
}

/// Whose seats are whose in a match.
pub fn of_match(connection: &Connection, id: &str) -> Result<People, StoreError> {
    let query = "SELECT side, id, coalesce(name, ''), away FROM seats JOIN people ON id = person WHERE match = ?1";
    let mut lines = connection.prepare_cached(query)?;
    let mut people = People::default();
    let seat = |row: &rusqlite::Row| Ok((row.get::<_, String>(0)?, person(row, 1)?));
    for seat in lines.query_map([id], seat)? {
        let (side, person) = seat?;
        people.0[rows::side(&side)] = Some(person);
    }
    Ok(people)
}

/// The matches of a person, with his sides.
fn matches(connection: &Connection, id: &str) -> Result<Vec<(String, Vec<Side>)>, StoreError> {
    let query = "SELECT match, group_concat(side, '') FROM seats WHERE person = ?1 GROUP BY match";
    let mut lines = connection.prepare_cached(query)?;
    let seat = |row: &rusqlite::Row| Ok((row.get::<_, String>(0)?, row.get::<_, String>(1)?));
    let found = lines.query_map([id], seat)?.collect::<Result<Vec<_>, _>>()?;
    let sides = |words: String| Side::BOTH.into_iter().filter(|&side| words.contains(rows::word(side))).collect();
    Ok(found.into_iter().map(|(id, words)| (id, sides(words))).collect())
}

fn games(connection: &Connection, person: &str, now: u64) -> Result<Vec<MyGame>, StoreError> {
    let query = "SELECT wanted, awaits, over, winner, clock, unixepoch(touched), views, seal_a IS NULL, seal_b IS NULL
                 FROM matches WHERE id = ?1";
    let mut found = Vec::new();
    for (id, sides) in matches(connection, person)? {
        let people = of_match(connection, &id)?;
        let row = connection.prepare_cached(query)?.query_row([&id], |row| {
            let texts: [Option<String>; 3] = [row.get(0)?, row.get(1)?, row.get(4)?];
            let (over, winner, when): (bool, Option<String>, i64) = (row.get(2)?, row.get(3)?, row.get(5)?);
            let missing = BySide([row.get(7)?, row.get(8)?]);
            Ok((texts, over, winner, when, row.get::<_, String>(6)?, missing))
        })?;
        let ([wanted, awaits, clock], over, winner, when, views, missing) = row;
        let wanted: Wanted = serde_json::from_str(&wanted.unwrap_or_default())?;
        if wanted.learnt.is_some() {
            continue;
        }
        let begun = views != "[0,0,0]";
        // Before the beginning a seat is waited for until somebody has sat down at it.
        let awaits: BySide<bool> = if begun { serde_json::from_str(&awaits.unwrap_or_default())? } else { missing };
        let clock: Option<Clock> = clock.map(|json| serde_json::from_str(&json)).transpose()?;
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
            over,
            winner: winner.as_deref().map(rows::side),
            clock: clock.and_then(|clock| clock.times(now)),
            touched: when.try_into().unwrap_or_default(),
        });
    }
    found.sort_by_key(|game| std::cmp::Reverse(game.touched));
    found.truncate(MOST_GAMES);
    Ok(found)
}

fn export(connection: &Connection, id: &str) -> Result<Value, StoreError> {
    let person = connection.query_row("SELECT name, created FROM people WHERE id = ?1", [id], |row| {
        Ok(json!({ "id": id, "name": row.get::<_, Option<String>>(0)?, "since": row.get::<_, String>(1)? }))
    })?;
    let mut lines = connection.prepare("SELECT created, seen FROM devices WHERE person = ?1 ORDER BY created")?;
    let device =
        |row: &rusqlite::Row| Ok(json!({ "since": row.get::<_, String>(0)?, "seen": row.get::<_, String>(1)? }));
    let devices = lines.query_map([id], device)?.collect::<Result<Vec<_>, _>>()?;
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
    let mut lines = connection.prepare("SELECT game, rating, deviation FROM ratings WHERE person = ?1")?;
    let rating = |row: &rusqlite::Row| {
        let (game, rating, deviation): (String, f64, f64) = (row.get(0)?, row.get(1)?, row.get(2)?);
        Ok(json!({ "game": game, "rating": rating, "deviation": deviation }))
    };
    let ratings = lines.query_map([id], rating)?.collect::<Result<Vec<_>, _>>()?;
    let said = talk::of_person(connection, id)?;
    let (letters, holidays) = (channels::of_person(connection, id)?, holidays::of_person(connection, id)?);
    Ok(json!({
        "person": person, "devices": devices, "matches": played, "ratings": ratings, "said": said, "letters": letters,
        "holidays": holidays,
    }))
}

fn delete(connection: &Connection, id: &str) -> Result<(), StoreError> {
    for (id, sides) in matches(connection, id)? {
        let json: String = connection.query_row("SELECT wanted FROM matches WHERE id = ?1", [&id], |row| row.get(0))?;
        let mut wanted: Wanted = serde_json::from_str(&json)?;
        sides.iter().for_each(|&side| wanted.order.players[side].clear());
        connection.execute("UPDATE matches SET wanted = ?2 WHERE id = ?1", [&id, &serde_json::to_string(&wanted)?])?;
    }
    connection.execute("DELETE FROM seats WHERE person = ?1", [id])?;
    forget(connection, id)
}

/// Takes a person out who has no seats.
fn forget(connection: &Connection, id: &str) -> Result<(), StoreError> {
    channels::forget(connection, id)?;
    for table in ["holidays", "invitations", "devices", "offers", "ratings", "results", "talk"] {
        connection.execute(&format!("DELETE FROM {table} WHERE person = ?1"), [id])?;
    }
    connection.execute("DELETE FROM people WHERE id = ?1", [id])?;
    Ok(())
}

/// Forgets people who have neither a name nor a seat and did not come for so many days.
pub fn prune(connection: &Connection, days: u32) -> Result<(), StoreError> {
    let query = "SELECT id FROM people WHERE name IS NULL AND id NOT IN (SELECT person FROM seats)
                 AND NOT EXISTS (SELECT 1 FROM devices WHERE person = id AND seen > datetime('now', ?1))";
    let mut lines = connection.prepare(query)?;
    let gone = lines.query_map([format!("-{days} days")], |row| row.get(0))?.collect::<Result<Vec<String>, _>>()?;
    gone.iter().try_for_each(|id| forget(connection, id))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Links that end in the same instant give way in the order in which they were asked for.
    #[test]
    fn the_oldest_link_gives_way() {
        let mut connection = Connection::open_in_memory().unwrap();
        super::super::migrations::prepare(&mut connection).unwrap();
        enrol(&connection, &[0; 32], "p").unwrap();
        // Their digests fall, so that no other order is this one by chance.
        for link in (1..=MOST_INVITATIONS as u8 + 1).rev() {
            invite(&connection, "p", &[link; 32], 10).unwrap();
            connection.execute("UPDATE invitations SET until = '2999-01-01'", []).unwrap();
        }
        let left = |link: u8| join(&connection, &[9; 32], &[link; 32]).unwrap() != Joined::Spent;
        assert_eq!((left(MOST_INVITATIONS as u8 + 1), left(MOST_INVITATIONS as u8)), (false, true));
    }
}
