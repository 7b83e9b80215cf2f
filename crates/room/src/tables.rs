//! Open tables: games that somebody offers to whoever comes first. Over HTTP, beside the rooms: a table has a room only
//! when two people have met at it.

use kernel::{BySide, Chosen, Side};
use serde::{Deserialize, Serialize};
use session::{Order, Scenario};

use crate::protocol::{Pace, Seat, Wanted};
use crate::rating::{Rating, Strength};
use crate::refusal::Refused;

const MINUTE: u64 = 60 * 1000;
const DAY: u64 = 24 * 60 * MINUTE;
/// No rating is higher.
const RATINGS: i32 = 4000;

/// `POST /api/tables`: a game that somebody offers. Answered by [`OpenTables`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Offered {
    /// The game.
    pub game: String,
    /// One of its own scenarios: strangers read no text of an offer.
    pub scenario: String,
    /// House rules that differ from the default.
    #[serde(default)]
    pub options: Chosen,
    /// The side that he wants who offers; without one lots are drawn.
    #[serde(default)]
    pub side: Option<Side>,
    /// How much time there is.
    #[serde(default)]
    pub pace: Option<Pace>,
    /// It counts for the ratings of both.
    #[serde(default)]
    pub rated: bool,
    /// How strong whoever sits down must be at least; somebody of whom nothing is known counts as he begins.
    #[serde(default)]
    pub lowest: Option<i32>,
    /// How strong he may be at most.
    #[serde(default)]
    pub highest: Option<i32>,
}

impl Offered {
    /// The match that comes of it.
    pub fn wanted(&self) -> Wanted {
        let Offered { game, scenario, options, pace, rated, .. } = self.clone();
        let (scenario, players) = (Scenario::Named(scenario), BySide::default());
        Wanted {
            order: Order { game, scenario, options, players, practice: false, kept: None },
            seats: BySide([Seat::Person, Seat::Person]),
            hot_seat: false,
            real_dice: false,
            learnt: None,
            position: None,
            pace,
            rated,
        }
    }

    /// Whether anybody could be meant.
    pub fn check(&self) -> Result<(), Refused> {
        let known = |bound: Option<i32>| bound.is_none_or(|bound| (0..=RATINGS).contains(&bound));
        let ordered = self.lowest.unwrap_or(0) <= self.highest.unwrap_or(RATINGS);
        let fits = known(self.lowest) && known(self.highest) && ordered;
        if fits { Ok(()) } else { Err(Refused::new("unreadable", "table-bounds").with("most", RATINGS.to_string())) }
    }

    /// Whether it is for players of some strength only.
    pub fn is_bounded(&self) -> bool {
        self.lowest.is_some() || self.highest.is_some()
    }

    /// Whether somebody of this strength may sit down.
    pub fn is_for(&self, strength: Strength) -> bool {
        let rating = Rating::from(strength).rating;
        self.lowest.is_none_or(|lowest| lowest <= rating) && self.highest.is_none_or(|highest| rating <= highest)
    }

    /// Why he may not.
    pub fn not_for(&self, strength: Strength) -> Refused {
        let (low, high) = (self.lowest.unwrap_or(0), self.highest.unwrap_or(RATINGS));
        let refused = Refused::new("unreadable", "table-rating").with("low", low.to_string());
        refused.with("high", high.to_string()).with("own", Rating::from(strength).rating.to_string())
    }

    /// Whether it is for now, between two people who are both here.
    pub fn is_live(&self) -> bool {
        matches!(self.pace, Some(Pace::Live { .. }))
    }

    /// Milliseconds that it stands after its owner was last seen.
    pub fn stands(&self) -> u64 {
        match self.pace {
            Some(Pace::Live { .. }) => MINUTE,
            None => 3 * DAY,
            Some(Pace::Days { .. }) => 14 * DAY,
        }
    }

    /// Who plays which side; the lot decides where nobody chose.
    pub fn seats<T>(&self, owner: T, guest: T, lot: Side) -> BySide<T> {
        match self.side.unwrap_or(lot) {
            Side::A => BySide([owner, guest]),
            Side::B => BySide([guest, owner]),
        }
    }
}

/// `GET /api/tables`: the tables at which somebody may sit down, the newest first. With `?seen=N` it is answered as soon
/// as something has changed since, or after a while.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OpenTables {
    /// What to ask with the next time.
    pub seen: u32,
    /// The tables.
    pub tables: Vec<OpenTable>,
}

/// A table at which somebody may sit down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OpenTable {
    /// Its id, which will be the match's.
    pub id: String,
    /// What is offered.
    pub offered: Offered,
    /// Who offers it; nothing where he has no name.
    pub by: Option<String>,
    /// How strong he is in this game, where that is known.
    pub rating: Option<Rating>,
    /// One's own.
    pub mine: bool,
    /// Whether who looks is as strong as is asked for.
    pub fits: bool,
    /// When it was offered, in seconds since 1970.
    pub since: u32,
}

/// The answer to `POST /api/tables/ID/sit`: the table opens to both who sit there with any secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sat {
    /// The match.
    pub id: String,
    /// The spectators' secret.
    pub spectator: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_chose_a_side_has_it_and_else_the_lot_decides() {
        let offered = |side| Offered {
            game: "g".to_owned(),
            scenario: "s".to_owned(),
            options: Chosen::new(),
            side,
            pace: Some(Pace::Days { days: 1, reserve: 3 }),
            rated: false,
            lowest: None,
            highest: None,
        };
        for lot in Side::BOTH {
            assert_eq!(offered(Some(Side::B)).seats("owner", "guest", lot).0, ["guest", "owner"]);
            assert_eq!(offered(None).seats("owner", "guest", lot)[lot], "owner");
        }
        let bounded = |lowest, highest| Offered { lowest, highest, ..offered(None) };
        let strong = |rating| Strength { rating, ..Strength::default() };
        assert!(
            bounded(Some(1400), Some(1600)).is_for(strong(1399.6)) && !bounded(Some(1400), None).is_for(strong(1399.0))
        );
        assert!(!bounded(None, Some(1499)).is_for(Strength::default()) && offered(None).is_for(strong(3000.0)));
        assert!(bounded(Some(1600), Some(1400)).check().is_err() && bounded(Some(-1), None).check().is_err());
        assert!(bounded(Some(1400), Some(1400)).check().is_ok() && bounded(None, None).check().is_ok());
        let live = Offered { pace: Some(Pace::Live { seconds: 600, increment: 5 }), ..offered(None) };
        assert!(live.is_live() && !offered(None).is_live() && live.stands() < offered(None).stands());
    }
}
