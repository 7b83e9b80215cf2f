//! Ratings in the store. A rated match is weighed in the very step that ends it, and never again.

use kernel::{BySide, Side};
use room::People;
use room::protocol::Wanted;
use room::rating::{self, Player, Ranked, RatedGame, RatedResult, Strength};
use rusqlite::{Connection, OptionalExtension, params};
use session::Scenario;

use super::{Store, StoreError, people, rows, run};

/// Battles that are listed for one player.
const MOST_RESULTS: usize = 100;
/// Players who are listed for one game.
const MOST_RANKED: usize = 200;

impl Store {
    /// What everybody may know of the person who has this name.
    pub async fn player(&self, folded: String) -> Result<Option<Player>, StoreError> {
        run(&self.reader, move |connection| player(connection, &folded)).await
    }

    /// How strong a person is in a game; as he begins, while nothing is known of him.
    pub async fn strength(&self, person: String, game: String) -> Result<Strength, StoreError> {
        run(&self.reader, move |connection| Ok(strength(connection, &person, &game)?.unwrap_or_default())).await
    }

    /// The strongest players of a game who have a name.
    pub async fn ranking(&self, game: String) -> Result<Vec<Ranked>, StoreError> {
        run(&self.reader, move |connection| ranking(connection, &game)).await
    }
}

fn strength(connection: &Connection, person: &str, game: &str) -> Result<Option<Strength>, StoreError> {
    let query = "SELECT rating, deviation, volatility FROM ratings WHERE person = ?1 AND game = ?2";
    Ok(connection.prepare_cached(query)?.query_row([person, game], |row| read(row, 0)).optional()?)
}

/// A strength from three columns, from this one on.
pub fn read(row: &rusqlite::Row, at: usize) -> rusqlite::Result<Strength> {
    Ok(Strength { rating: row.get(at)?, deviation: row.get(at + 1)?, volatility: row.get(at + 2)? })
}

fn ranking(connection: &Connection, game: &str) -> Result<Vec<Ranked>, StoreError> {
    let query = "SELECT name, rating, deviation, volatility,
                        (SELECT count(*) FROM results JOIN matches ON matches.id = match
                         WHERE results.person = people.id AND wanted ->> '$.order.game' = game)
                 FROM ratings JOIN people ON people.id = person
                 WHERE game = ?1 AND name IS NOT NULL ORDER BY rating DESC, name LIMIT ?2";
    let mut lines = connection.prepare_cached(query)?;
    let ranked = |row: &rusqlite::Row| {
        let (strength, battles): (Strength, i64) = (read(row, 1)?, row.get(4)?);
        Ok(Ranked { name: row.get(0)?, rating: strength.into(), battles: battles.try_into().unwrap_or_default() })
    };
    Ok(lines.query_map(params![game, MOST_RANKED as i64], ranked)?.collect::<Result<_, _>>()?)
}

/// A match has ended: if it was rated and two people played it, both are weighed anew.
pub fn weigh(connection: &Connection, id: &str, winner: Option<Side>) -> Result<(), StoreError> {
    let json: String = connection.query_row("SELECT wanted FROM matches WHERE id = ?1", [id], |row| row.get(0))?;
    let wanted: Wanted = serde_json::from_str(&json)?;
    let People(BySide([Some(a), Some(b)])) = people::of_match(connection, id)? else { return Ok(()) };
    let weighed = "SELECT EXISTS (SELECT 1 FROM results WHERE match = ?1)";
    if !wanted.rated || a.id == b.id || connection.query_row(weighed, [id], |row| row.get(0))? {
        return Ok(());
    }
    let (game, players) = (&wanted.order.game, BySide([a, b]));
    let known = |side: Side| Ok::<_, StoreError>(strength(connection, &players[side].id, game)?.unwrap_or_default());
    let before = BySide([known(Side::A)?, known(Side::B)?]);
    let after = rating::after(before, winner);
    for side in Side::BOTH {
        let keep = "INSERT INTO ratings (person, game, rating, deviation, volatility) VALUES (?1, ?2, ?3, ?4, ?5)
                    ON CONFLICT DO UPDATE SET rating = ?3, deviation = ?4, volatility = ?5";
        let Strength { rating, deviation, volatility } = after[side];
        connection.execute(keep, params![players[side].id, game, rating, deviation, volatility])?;
        let note = "INSERT INTO results (match, side, person, before, after) VALUES (?1, ?2, ?3, ?4, ?5)";
        let change = params![id, rows::word(side), players[side].id, before[side].rating, rating];
        connection.execute(note, change)?;
    }
    Ok(())
}

/// One person becomes another: his battles go over, and where the other has no rating yet his goes over too.
pub fn merge(connection: &Connection, from: &str, to: &str) -> Result<(), StoreError> {
    connection.execute("UPDATE results SET person = ?2 WHERE person = ?1", [from, to])?;
    connection.execute("UPDATE OR IGNORE ratings SET person = ?2 WHERE person = ?1", [from, to])?;
    Ok(())
}

fn player(connection: &Connection, folded: &str) -> Result<Option<Player>, StoreError> {
    let find = "SELECT id, name FROM people WHERE folded = ?1";
    let found = connection.query_row(find, [folded], |row| Ok((row.get(0)?, row.get(1)?))).optional()?;
    let Some((id, name)): Option<(String, String)> = found else { return Ok(None) };
    let query = "SELECT match, side, before, after, wanted, winner, unixepoch(touched)
                 FROM results JOIN matches ON id = match WHERE person = ?1 ORDER BY touched DESC, match";
    let mut lines = connection.prepare_cached(query)?;
    let read = |row: &rusqlite::Row| {
        let (side, winner): (String, Option<String>) = (row.get(1)?, row.get(5)?);
        let change: [f64; 2] = [row.get(2)?, row.get(3)?];
        Ok((row.get(0)?, rows::side(&side), winner.as_deref().map(rows::side), change, row.get(4)?, row.get(6)?))
    };
    type Line = (String, Side, Option<Side>, [f64; 2], String, i64);
    let found = lines.query_map([&id], read)?.collect::<Result<Vec<Line>, _>>()?;
    let (mut games, mut results) = (Vec::<RatedGame>::new(), Vec::new());
    for (id_of_match, side, winner, change, wanted, ended) in found {
        let Wanted { order, .. } = serde_json::from_str(&wanted)?;
        let at = match games.iter().position(|known| known.game == order.game) {
            Some(at) => at,
            None => {
                let rating = strength(connection, &id, &order.game)?.unwrap_or_default().into();
                games.push(RatedGame { game: order.game.clone(), rating, score: [0; 3] });
                games.len() - 1
            }
        };
        games[at].score[winner.map_or(1, |winner| if winner == side { 0 } else { 2 })] += 1;
        let (Scenario::Named(scenario) | Scenario::Custom { name: scenario, .. }) = order.scenario;
        let rival = people::of_match(connection, &id_of_match)?.0[!side].take();
        results.push(RatedResult {
            id: id_of_match,
            game: order.game,
            scenario,
            side,
            winner,
            rival: rival.map(|person| person.name).filter(|name| !name.is_empty()),
            change: change.map(|points| points.round() as i32),
            ended: ended.try_into().unwrap_or_default(),
        });
    }
    games.sort_by_key(|game| std::cmp::Reverse(game.score.iter().sum::<u32>()));
    results.truncate(MOST_RESULTS);
    Ok(Some(Player { name, games, results }))
}
