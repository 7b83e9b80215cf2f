//! What a person and the house say to each other beside the tables, over HTTP. A device is known by a cookie that no
//! page can read; nothing here names another person's secrets.

use kernel::{BySide, Scene, Side, Text};
use serde::{Deserialize, Serialize};

use crate::protocol::{Seat, Times};

/// `GET /api/me`: who this device belongs to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Me {
    /// His name, once he has taken one.
    pub name: Option<String>,
    /// How many devices he has; none until something is kept of him.
    pub devices: usize,
    /// How many passkeys he has.
    pub passkeys: usize,
}

/// The answer to `POST /api/me/passkeys/ask` (a passkey is to be added) and to `POST /api/passkeys/ask` (somebody comes in
/// by one): what the browser is to ask whoever keeps its passkeys.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ceremony {
    /// What the browser names when it answers.
    pub token: String,
    /// The options, in the JSON of WebAuthn.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub options: serde_json::Value,
}

/// `POST /api/me/passkeys` and `POST /api/passkeys`: what the browser was given. Answered by [`Me`].
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CeremonyDone {
    /// The ceremony.
    pub token: String,
    /// The credential, in the JSON of WebAuthn.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub credential: serde_json::Value,
}

/// `POST /api/me/name`: a name that somebody wants to have. Answered by [`Me`].
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NameAsked {
    /// The name.
    pub name: String,
}

/// The answer to `POST /api/me/link`: another device joins with it, once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DeviceLink {
    /// The link's secret.
    pub link: String,
    /// How long it can be used.
    pub minutes: u32,
}

/// `POST /api/me/join`: this device is to belong to whom the link comes from. Answered by [`Me`].
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct JoinAsked {
    /// The link's secret.
    pub link: String,
}

/// `GET /api/me/holidays`: whether one's clocks stand still.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Holidays {
    /// Until when one is on holiday, in seconds since 1970.
    pub until: Option<u32>,
    /// Whole days that are left of this year's.
    pub left: u32,
}

/// `POST /api/me/holidays`: so many days from now; none ends a holiday. Answered by [`Holidays`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HolidayAsked {
    /// How many days.
    pub days: u32,
}

/// A game of one's own: `GET /api/me/games` answers with a list of these, the last touched first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MyGame {
    /// The match. Its table opens to its owner with any secret.
    pub id: String,
    /// The game.
    pub game: String,
    /// The scenario's name.
    pub scenario: String,
    /// The sides that one plays.
    pub sides: Vec<Side>,
    /// What the players are called.
    pub players: BySide<String>,
    /// Who sits where.
    pub seats: BySide<Seat>,
    /// Both seats at one screen.
    pub hot_seat: bool,
    /// Everybody has sat down.
    pub begun: bool,
    /// Who owes a decision.
    pub awaits: BySide<bool>,
    /// It is over.
    pub over: bool,
    /// Who won it; nobody in a draw.
    pub winner: Option<Side>,
    /// The clocks, where time counts.
    pub clock: Option<Times>,
    /// When something was done there, in seconds since 1970.
    pub touched: u32,
}

/// `GET /api/me/games/MATCH`: how a game of one's own stands.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Glance {
    /// The table as one may see it.
    pub scene: Scene,
    /// What was done last.
    pub last: Option<Text>,
}

/// Shortest and longest name.
const LENGTH: std::ops::RangeInclusive<usize> = 2..=24;

/// A name that can be taken: letters that are told from one another at a glance, and single marks between them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    /// As it is written.
    pub written: String,
    /// What no other name may share with it.
    pub folded: String,
}

impl Name {
    /// The name in a text, if it is one.
    pub fn read(text: &str) -> Option<Name> {
        let written = text.split_whitespace().collect::<Vec<_>>().join(" ").replace('\'', "’");
        let letter = |c: char| c.is_ascii_digit() || (c.is_alphabetic() && c < '\u{250}');
        let parts: Vec<&str> = written.split([' ', '-', '.', '’']).collect();
        let whole = parts.iter().all(|part| !part.is_empty() && part.chars().all(letter));
        if !whole || !LENGTH.contains(&written.chars().count()) {
            return None;
        }
        let folded = parts.concat().to_lowercase();
        Some(Name { written, folded })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_told_from_every_other_at_a_glance() {
        let folded = |text: &str| Name::read(text).map(|name| name.folded);
        assert_eq!(Name::read("  Jean-Luc   d'Arc ").unwrap().written, "Jean-Luc d’Arc");
        assert_eq!(folded("jean luc D’ARC"), folded("Jean-Luc d'Arc"));
        assert_eq!(folded("Élan 7").as_deref(), Some("élan7"));
        for bad in
            ["", "a", "-a", "a--b", "a ", "V\u{435}dette", "a\u{301}b", "a\u{202e}b", "<b>", "x".repeat(25).as_str()]
        {
            assert_eq!(folded(bad), None, "{bad:?}");
        }
    }
}
