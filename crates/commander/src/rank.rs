//! How good a computer player is.

use std::fmt;
use std::str::FromStr;

use kernel::Fault;

/// A computer player's rank, weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rank {
    /// Plausible but careless: `recruit`.
    Recruit,
    /// Takes what looks best at once: `sergeant`.
    Sergeant,
    /// Looks ahead for about a second: `captain`.
    Captain,
    /// Looks ahead for several seconds: `marshal`.
    Marshal,
}

impl Rank {
    /// All ranks, weakest first.
    pub const ALL: [Rank; 4] = [Rank::Recruit, Rank::Sergeant, Rank::Captain, Rank::Marshal];

    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Rank::Recruit => "recruit",
            Rank::Sergeant => "sergeant",
            Rank::Captain => "captain",
            Rank::Marshal => "marshal",
        }
    }

    /// Whether it looks ahead, so that more time makes it better.
    pub const fn searches(self) -> bool {
        matches!(self, Rank::Captain | Rank::Marshal)
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Rank {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        Rank::ALL.into_iter().find(|rank| rank.word() == text).ok_or_else(|| {
            let known = Rank::ALL.map(Rank::word).join(", ");
            let words = kernel::Text::key("fault-rank").with("rank", text).with("known", known.as_str());
            Fault::new("player", format!("'{text}' is no rank; the ranks are {known}")).said(words)
        })
    }
}
