//! Ratings in the store. A rated match is weighed in the very step that ends it, and never again.

use kernel::{BySide, Side};
use room::People;
use room::protocol::Wanted;
use room::rating::{self, Player, Ranked, RatedGame, RatedResult, Strength};
use session::Scenario;

use crate::sql::{Connection, Row};
use crate::{Store, StoreError, params, people, rows, time};

/// Battles that are listed for one player.
const MOST_RESULTS: usize = 100;
/// Players who are listed for one game.
const MOST_RANKED: usize = 200;

impl Store {
    /// What everybody may know of the person who has this name.
    pub async fn player(&self, folded: String) -> Result<Option<Player>, StoreError> {
        self.read(move |connection| player(connection, &folded)).await
    }

    /// How strong a person is in a game; as he begins, while nothing is known of him.
    pub async fn strength(&self, person: String, game: String) -> Result<Strength, StoreError> {
        self.read(move |connection| Ok(strength(connection, &person, &game)?.unwrap_or_default())).await
    }

    /// The strongest players of a game who have a name.
    pub async fn ranking(&self, game: String) -> Result<Vec<Ranked>, StoreError> {
        self.read(move |connection| ranking(connection, &game)).await
    }
}

fn strength(connection: &Connection, person: &str, game: &str) -> Result<Option<Strength>, StoreError> {
    let query = "SELECT rating, deviation, volatility FROM ratings WHERE person = ?1 AND game = ?2";
    connection.find(query, params![person, game])?.map(|row| read(&row, 0)).transpose()
}

/// A strength from three columns, from this one on.
pub fn read(row: &Row, at: usize) -> Result<Strength, StoreError> {
    Ok(Strength { rating: row.get(at)?, deviation: row.get(at + 1)?, volatility: row.get(at + 2)? })
}

fn ranking(connection: &Connection, game: &str) -> Result<Vec<Ranked>, StoreError> {
    let query = format!(
        "SELECT name, rating, deviation, volatility,
                (SELECT count(*) FROM results JOIN matches ON matches.id = match
                 WHERE results.person = people.id AND {} = game)
         FROM ratings JOIN people ON people.id = person
         WHERE game = ?1 AND name IS NOT NULL ORDER BY rating DESC, name LIMIT ?2",
        connection.field("wanted", &["order", "game"])
    );
    let ranked = |row: Row| {
        let rating = read(&row, 1)?.into();
        let battles = row.get::<i64>(4)?.try_into().unwrap_or_default();
        Ok(Ranked { name: row.get(0)?, commander: None, rating, battles })
    };
    connection.all(&query, params![game, MOST_RANKED])?.into_iter().map(ranked).collect()
}

/// A match has ended: if it was rated and two people played it, both are weighed anew.
pub fn weigh(connection: &Connection, id: &str, winner: Option<Side>) -> Result<(), StoreError> {
    let json: String = connection.one("SELECT wanted FROM matches WHERE id = ?1", params![id])?.get(0)?;
    let wanted: Wanted = serde_json::from_str(&json)?;
    let People(BySide([Some(a), Some(b)])) = people::of_match(connection, id)? else { return Ok(()) };
    let weighed = "SELECT EXISTS (SELECT 1 FROM results WHERE match = ?1)";
    if !wanted.rated || a.id == b.id || connection.one(weighed, params![id])?.get(0)? {
        return Ok(());
    }
    // Two battles of one person may end at once: the second begins with what the first has made of him.
    let both = format!("SELECT id FROM people WHERE id IN (?1, ?2) ORDER BY id{}", connection.lock());
    connection.all(&both, params![a.id, b.id])?;
    let (game, players) = (&wanted.order.game, BySide([a, b]));
    let known = |side: Side| Ok::<_, StoreError>(strength(connection, &players[side].id, game)?.unwrap_or_default());
    let before = BySide([known(Side::A)?, known(Side::B)?]);
    let after = rating::after(before, winner);
    for side in Side::BOTH {
        let keep = "INSERT INTO ratings (person, game, rating, deviation, volatility) VALUES (?1, ?2, ?3, ?4, ?5)
                    ON CONFLICT (person, game) DO UPDATE SET rating = ?3, deviation = ?4, volatility = ?5";
        let Strength { rating, deviation, volatility } = after[side];
        connection.execute(keep, params![players[side].id, game, rating, deviation, volatility])?;
        let note = "INSERT INTO results (match, side, person, before, after) VALUES (?1, ?2, ?3, ?4, ?5)";
        connection.execute(note, params![id, rows::word(side), players[side].id, before[side].rating, rating])?;
    }
    Ok(())
}

/// One person becomes another: his battles go over, and where the other has no rating yet his goes over too.
pub fn merge(connection: &Connection, from: &str, to: &str) -> Result<(), StoreError> {
    connection.execute("UPDATE results SET person = ?2 WHERE person = ?1", params![from, to])?;
    let ratings = "UPDATE ratings SET person = ?2
                   WHERE person = ?1 AND game NOT IN (SELECT game FROM ratings WHERE person = ?2)";
    connection.execute(ratings, params![from, to])?;
    Ok(())
}

fn player(connection: &Connection, folded: &str) -> Result<Option<Player>, StoreError> {
    let found = connection.find("SELECT id, name FROM people WHERE folded = ?1", params![folded])?;
    let Some(person) = found else { return Ok(None) };
    let (id, name): (String, String) = (person.get(0)?, person.get(1)?);
    let query = "SELECT match, side, before, after, wanted, winner, touched
                 FROM results JOIN matches ON id = match WHERE person = ?1 ORDER BY touched DESC, match";
    let (mut games, mut results) = (Vec::<RatedGame>::new(), Vec::new());
    for row in connection.all(query, params![id])? {
        let (side, winner): (String, Option<String>) = (row.get(1)?, row.get(5)?);
        let (side, winner) = (rows::side(&side), winner.as_deref().map(rows::side));
        let (of_match, wanted, ended): (String, String, String) = (row.get(0)?, row.get(4)?, row.get(6)?);
        let change: [f64; 2] = [row.get(2)?, row.get(3)?];
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
        let rival = people::of_match(connection, &of_match)?.0[!side].take();
        results.push(RatedResult {
            id: of_match,
            game: order.game,
            scenario,
            side,
            winner,
            rival: rival.map(|person| person.name).filter(|name| !name.is_empty()),
            change: change.map(|points| points.round() as i32),
            ended: time::seconds(&ended).try_into().unwrap_or_default(),
        });
    }
    games.sort_by_key(|game| std::cmp::Reverse(game.score.iter().sum::<u32>()));
    results.truncate(MOST_RESULTS);
    Ok(Some(Player { name, games, results }))
}
