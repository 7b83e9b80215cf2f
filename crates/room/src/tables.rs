//! Open tables: games that somebody offers to whoever comes first. Over HTTP, beside the rooms: a table has a room only
//! when two people have met at it.

use kernel::{BySide, Chosen, Side};
use serde::{Deserialize, Serialize};
use session::{Order, Scenario};

use crate::protocol::{Pace, Seat, Wanted};
use crate::rating::Rating;

const MINUTE: u64 = 60 * 1000;
const DAY: u64 = 24 * 60 * MINUTE;

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
        };
        for lot in Side::BOTH {
            assert_eq!(offered(Some(Side::B)).seats("owner", "guest", lot).0, ["guest", "owner"]);
            assert_eq!(offered(None).seats("owner", "guest", lot)[lot], "owner");
        }
        let live = Offered { pace: Some(Pace::Live { seconds: 600, increment: 5 }), ..offered(None) };
        assert!(live.is_live() && !offered(None).is_live() && live.stands() < offered(None).stands());
    }
}
