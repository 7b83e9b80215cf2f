//! What the browser is told.

use kernel::{BySide, Forecast, Odds, Overlay, Refusal, Scene, Side, Text};
use school::Judged;
use serde::Serialize;
use session::{Expected, Frame, LogPart};

use super::{Table, Welcome};
use crate::talk::Remark;

/// To the browser.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "say", rename_all = "lowercase")]
pub enum Answer {
    /// What match this is and who you are. Said again when the name of a player changes.
    Welcome(Box<Welcome>),
    /// A seat is still empty: the match begins when everybody has sat down.
    Waiting {
        /// Who is there.
        present: BySide<bool>,
        /// The seats that somebody has sat down at: their links open them no longer.
        taken: BySide<bool>,
    },
    /// Somebody else has tried to open a seat of yours with its link, and was not let in.
    Knock {
        /// The seat.
        side: Side,
    },
    /// Both want to play again, with the sides changed: this is the way to your seat.
    Again {
        /// The match.
        id: String,
        /// What opens the seat.
        secret: String,
    },
    /// What was said at the table, as far as you may hear it: all of it, or something new.
    Talk {
        /// It is all: forget what you have.
        whole: bool,
        /// The remarks, in their order.
        remarks: Vec<Remark>,
    },
    /// The operator of the house has something to say to you.
    Warned {
        /// What.
        why: Text,
    },
    /// All seats have sealed their numbers for the dice: open yours with `reveal`.
    Open {
        /// The seals.
        seals: BySide<Option<String>>,
    },
    /// The table as it is now. Sent after every change.
    Table(Table),
    /// The match goes on, but what happens from here on is not kept: there is no place to keep it.
    Unkept {
        /// Words for the player.
        why: Text,
    },
    /// The commander thinks (or has stopped).
    Thinking {
        /// For which side.
        side: Option<Side>,
    },
    /// Answer to `explain`.
    Explained {
        /// The request.
        ask: u32,
        /// The rule.
        rule: String,
        /// The sentence.
        why: Text,
    },
    /// Answer to `try`.
    Tried {
        /// The request.
        ask: u32,
        /// The notation of the action meant, legal or not; nothing when the touches mean none.
        action: Option<String>,
        /// The action in words.
        what: Option<Text>,
        /// Why it cannot be done, if so.
        refusal: Option<Refusal>,
        /// Marks to draw for it.
        preview: Vec<Overlay>,
        /// What it would do for certain, where it is legal.
        forecast: Option<Forecast>,
    },
    /// Answer to `forecast`.
    Forecast {
        /// The request.
        ask: u32,
        /// What is certain.
        forecast: Forecast,
        /// What is not.
        odds: Odds,
        /// Marks to draw for it.
        preview: Vec<Overlay>,
    },
    /// Answer to `acts`.
    Acts {
        /// The request.
        ask: u32,
        /// What may be done, kind by kind.
        kinds: Vec<ActKind>,
    },
    /// Answer to `hint`.
    Hint {
        /// The request.
        ask: u32,
        /// The notation.
        action: String,
        /// In words.
        what: Text,
        /// Why.
        why: Text,
        /// What will probably follow.
        line: Vec<Expected>,
    },
    /// Answer to `replay`.
    Replayed {
        /// The request.
        ask: u32,
        /// The line.
        ply: usize,
        /// The table then.
        scene: Box<Scene>,
        /// The ground is that of the present table: an empty one stands in the scene for it.
        same_board: bool,
        /// What happened in that line.
        frames: Vec<Frame>,
    },
    /// Answer to `log`: as many lines as one page has, the last of them right before those you have.
    Log {
        /// The request.
        ask: u32,
        /// The lines.
        log: Vec<LogPart>,
    },
    /// Answer to `record`.
    Record {
        /// The request.
        ask: u32,
        /// The text.
        text: String,
        /// A name for the file.
        file: String,
    },
    /// Answer to `debrief`.
    Debrief {
        /// The request.
        ask: u32,
        /// What decided the match.
        #[cfg_attr(feature = "ts", ts(type = "Debrief"))]
        debrief: serde_json::Value,
    },
    /// Answer to `branch`.
    Branch {
        /// The request.
        ask: u32,
        /// The position, as a match wants it.
        position: serde_json::Value,
    },
    /// Answer to `act` where a puzzle is to be solved.
    Judged {
        /// The request.
        ask: u32,
        /// The judgement.
        judged: Judged,
    },
    /// A review is under way.
    Weighing {
        /// Parts weighed.
        done: usize,
        /// Of how many.
        of: usize,
    },
    /// The request was carried out.
    Done {
        /// The request.
        ask: u32,
    },
    /// It was not; the match goes on unharmed.
    Refused {
        /// The request, if it had a number.
        ask: Option<u32>,
        /// `stale`, `over`, `dice`, `nothing`, `unreadable`, `rule`, `seat`, `busy`.
        kind: String,
        /// The rule that forbids it.
        rule: Option<String>,
        /// Words for the player.
        why: Text,
    },
}

/// Acts that differ only in the names and numbers of their sentence.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ActKind {
    /// How many there are.
    pub n: usize,
    /// The first of them.
    pub acts: Vec<ActLine>,
}

/// An act in words.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ActLine {
    /// The notation.
    pub action: String,
    /// In words.
    pub what: Text,
}
