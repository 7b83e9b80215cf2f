//! What match this is, and the table as it is now.
use kernel::{BySide, Side, Text};
use school::{Standing, Syllabus};
use serde::Serialize;
use session::Order;
#[cfg(any(feature = "ts", doc))]
use session::{Frame, LogPart, View};

use super::{Learnt, Pace, Proposed, Seat, Times};
use crate::gallery::Written;
use crate::talk::Talking;

/// What match this is and who you are.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Welcome {
    /// The match.
    pub id: String,
    /// What is played.
    pub order: Order,
    /// Who sits where.
    pub seats: BySide<Seat>,
    /// The sides that you play: one, both in a hot seat, none for spectators.
    pub you: Vec<Side>,
    /// One screen for both.
    pub hot_seat: bool,
    /// Real dice.
    pub real_dice: bool,
    /// How much time there is.
    pub pace: Option<Pace>,
    /// It counts for the ratings of both.
    pub rated: bool,
    /// What you may say to those who sit, or watch, with you.
    pub talk: Talking,
    /// Only a record being watched: nothing can be played.
    pub watching: bool,
    /// Why the match cannot go on, if it cannot: it can be looked at, and its record taken home.
    pub halted: Option<Text>,
    /// What the fair dice are bound to.
    pub commitment: Option<String>,
    /// What each seat's part of the dice is bound to, so far.
    pub seals: BySide<Option<String>>,
    /// Something is hidden from the players: a shared screen is covered between turns.
    pub hidden: bool,
    /// What is learnt here.
    pub learnt: Option<Learnt>,
    /// The steps of the lesson.
    pub syllabus: Option<Syllabus>,
}

/// The table as it is now.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Table {
    /// A view for each side that you play, or one for a spectator (without a side).
    pub views: Vec<SeatView>,
    /// What you have of the log stays up to this line: drop the rest.
    pub log_kept: usize,
    /// The first line of the new part; what lies between is asked for with `log`.
    pub log_from: usize,
    /// The new part of the log.
    #[cfg_attr(feature = "ts", ts(as = "Vec<LogPart>"))]
    pub log: Written,
    /// What happened in the last line, event by event; empty when you have just come.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Frame>"))]
    pub frames: Written,
    /// So many of them, the last ones, show what the first view shows: their pieces and marks are not told again.
    pub settled: usize,
    /// The commander thinks for this side.
    pub thinking: Option<Side>,
    /// Who is at the table.
    pub present: BySide<bool>,
    /// The seats that somebody has sat down at: their links open them no longer.
    pub taken: BySide<bool>,
    /// What one player has proposed to the other.
    pub proposed: Option<Proposed>,
    /// The clocks, where time counts.
    pub clock: Option<Times>,
    /// The secret of the fair dice, when the game is over.
    pub secret: Option<String>,
    /// Where the learner stands, in a lesson.
    pub lesson: Option<Standing>,
}

/// A view and whose it is.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// Whose; nobody's for a spectator.
    pub side: Option<Side>,
    /// The ground is the one that was told last for this side: an empty one stands in the scene for it.
    pub same_board: bool,
    /// What it shows, written already ([`View`]).
    #[cfg_attr(feature = "ts", ts(as = "View"))]
    pub view: Written,
}
