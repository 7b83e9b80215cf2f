//! How strong people are, by the games that they have played against each other: Glicko-2, for each game by itself.

use catalogue::{Ladder, Rung, Table};
use kernel::{BySide, Fault, Side};
use serde::{Deserialize, Serialize};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

/// What is known of somebody's strength in a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strength {
    /// The estimate.
    pub rating: f64,
    /// How far it may be off.
    pub deviation: f64,
    /// How much it changes from game to game.
    pub volatility: f64,
}

impl Default for Strength {
    /// Nothing is known of him.
    fn default() -> Strength {
        Glicko2Rating::new().into()
    }
}

impl From<Glicko2Rating> for Strength {
    fn from(Glicko2Rating { rating, deviation, volatility }: Glicko2Rating) -> Strength {
        Strength { rating, deviation, volatility }
    }
}

impl From<Strength> for Glicko2Rating {
    fn from(Strength { rating, deviation, volatility }: Strength) -> Glicko2Rating {
        Glicko2Rating { rating, deviation, volatility }
    }
}

/// What is known after a game: every game is a rating period of its own.
pub fn after(before: BySide<Strength>, winner: Option<Side>) -> BySide<Strength> {
    let outcome = match winner {
        Some(Side::A) => Outcomes::WIN,
        Some(Side::B) => Outcomes::LOSS,
        None => Outcomes::DRAW,
    };
    let [a, b] = before.0.map(Glicko2Rating::from);
    let (a, b) = glicko2(&a, &b, &outcome, &Glicko2Config::new());
    BySide([a.into(), b.into()])
}

/// A strength as it is told: whole points, and how far they may be off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rating {
    /// The estimate.
    pub rating: i32,
    /// How far it may be off: in 19 of 20 cases not more than twice this.
    pub deviation: i32,
}

impl From<Strength> for Rating {
    fn from(Strength { rating, deviation, .. }: Strength) -> Rating {
        Rating { rating: rating.round() as i32, deviation: deviation.round() as i32 }
    }
}

/// `GET /api/players/NAME`: what everybody may know of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Player {
    /// His name.
    pub name: String,
    /// His games, the most played first.
    pub games: Vec<RatedGame>,
    /// His rated battles, the last one first.
    pub results: Vec<RatedResult>,
}

/// What is known of a player in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RatedGame {
    /// The game.
    pub game: String,
    /// His strength in it.
    pub rating: Rating,
    /// Rated battles that he won, drew and lost.
    pub score: [u32; 3],
}

/// A rated battle that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RatedResult {
    /// The match: its record lies at `/api/records/MATCH`.
    pub id: String,
    /// The game.
    pub game: String,
    /// The scenario's name.
    pub scenario: String,
    /// The player's side.
    pub side: Side,
    /// Who won; nobody in a draw.
    pub winner: Option<Side>,
    /// The other player, unless he has gone or has no name.
    pub rival: Option<String>,
    /// The player's rating before and after it.
    pub change: [i32; 2],
    /// When it ended, in seconds since 1970.
    pub ended: u32,
}

/// A player in the list of a game: `GET /api/ratings/GAME` answers with these, the strongest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ranked {
    /// His name; a commander's is the one that duels know him by (`captain:100ms`).
    pub name: String,
    /// The rank, if he is a commander: what was measured in the lab, which no battle here changes.
    pub commander: Option<String>,
    /// His strength.
    pub rating: Rating,
    /// Rated battles that he has fought; a commander's are those of the lab.
    pub battles: u32,
}

/// The sergeant's rating in every game. People begin there too: a newcomer is taken for his equal until he is known.
pub const SERGEANT: i32 = 1500;

/// The commanders of a game as they were measured in the lab ([`Ladder`]), the sergeant being the measure.
pub fn commanders(table: &dyn Table) -> Result<Vec<Ranked>, Fault> {
    let ranked = |Rung { player, above, deviation, games }: Rung| {
        let rating = Rating { rating: SERGEANT + above, deviation: deviation.try_into().unwrap_or(i32::MAX) };
        let rank = player.parse::<catalogue::Player>()?.rank.to_string();
        Ok(Ranked { name: player, commander: Some(rank), rating, battles: games })
    };
    Ladder::of(table)?.players.into_iter().map(ranked).collect()
}

/// People and commanders in one list, the strongest first; of two who are equal the person stands above.
pub fn listed(people: Vec<Ranked>, commanders: Vec<Ranked>) -> Vec<Ranked> {
    let mut all = [people, commanders].concat();
    all.sort_by_key(|ranked| std::cmp::Reverse(ranked.rating.rating));
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The winner gains, and what is known of both grows.
    #[test]
    fn a_game_tells_something_of_both() {
        let new = BySide([Strength::default(); 2]);
        let won = after(new, Some(Side::B));
        assert!(won[Side::B].rating > 1600.0 && won[Side::A].rating < 1400.0, "{won:?}");
        assert!(won.iter().all(|(_, after)| after.deviation < Strength::default().deviation));
        assert_eq!(after(new, Some(Side::A))[Side::A], won[Side::B], "the sides are treated alike");
        let drawn = after(won, None);
        assert!(drawn[Side::A].rating > won[Side::A].rating, "a draw against a stronger player is worth something");
        assert_eq!(Rating::from(Strength::default()), Rating { rating: SERGEANT, deviation: 350 });
    }

    #[test]
    fn people_and_commanders_stand_in_one_list() {
        let ranked = |name: &str, rank: Option<&str>, rating: i32| Ranked {
            name: name.to_owned(),
            commander: rank.map(ToOwned::to_owned),
            rating: Rating { rating, deviation: 50 },
            battles: 3,
        };
        let people = vec![ranked("Picket", None, 1710), ranked("Vedette", None, 1500), ranked("Sapper", None, 1200)];
        let captain = ranked("captain:40", Some("captain"), 1650);
        let commanders =
            vec![ranked("recruit", Some("recruit"), 1100), ranked("sergeant", Some("sergeant"), 1500), captain];
        let names: Vec<_> = listed(people, commanders).into_iter().map(|ranked| ranked.name).collect();
        assert_eq!(names, ["Picket", "captain:40", "Vedette", "sergeant", "Sapper", "recruit"]);
    }

    /// Whoever was measured is listed, at his distance from the sergeant.
    #[test]
    fn commanders_are_listed_as_they_were_measured() {
        for table in catalogue::games() {
            let (ladder, listed) = (Ladder::of(table).unwrap(), commanders(table).unwrap());
            assert_eq!(listed.len(), ladder.players.len());
            for (Ranked { name, commander, rating, battles }, rung) in listed.iter().zip(&ladder.players) {
                assert_eq!((name, rating.rating - SERGEANT, *battles), (&rung.player, rung.above, rung.games));
                assert!(name.starts_with(commander.as_deref().unwrap()), "{name}");
                assert_eq!(rating.rating == 1500 && rating.deviation == 0, name == "sergeant", "{name}");
            }
        }
    }
}
