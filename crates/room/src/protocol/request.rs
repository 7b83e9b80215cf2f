//! What the browser says.

use kernel::{Side, Touch};
use school::Turn;
use serde::Deserialize;

use super::Proposal;
use crate::talk::Said;

/// From the browser, over the WebSocket `/ws/MATCH`. `ask` comes back in the answer.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "say", rename_all = "lowercase")]
pub enum Request {
    /// First of all: who this is. A person adds a number of his own to the fair dice, sealed at first.
    Hello {
        /// A link's secret, or the key of a seat.
        secret: String,
        /// The seal of the seat's part of the dice (64 hexadecimal digits).
        #[serde(default)]
        seal: Option<String>,
        /// A key of this device's own: from now on it opens the seat, and the link no longer does.
        #[serde(default)]
        key: Option<String>,
    },
    /// All numbers are sealed: this is the seat's own (64 hexadecimal digits).
    Reveal {
        /// The seat's part of the dice.
        nonce: String,
    },
    /// An act, made in the view with this number.
    Act {
        /// Echoed.
        ask: u32,
        /// Who (a hot seat has two).
        side: Side,
        /// The view.
        view: u32,
        /// The notation.
        action: String,
    },
    /// Take back, or ask for it, in the view with this number.
    Undo {
        /// Echoed.
        ask: u32,
        /// Who.
        side: Side,
        /// The view.
        view: u32,
    },
    /// Answer to a wish to take back.
    Consent {
        /// Echoed.
        ask: u32,
        /// Who.
        side: Side,
        /// Granted.
        yes: bool,
    },
    /// Propose something to the other player, or agree with the same that he has proposed.
    Propose {
        /// Echoed.
        ask: u32,
        /// Who.
        side: Side,
        /// What.
        what: Proposal,
    },
    /// Answer to what the other player has proposed.
    Reply {
        /// Echoed.
        ask: u32,
        /// Who.
        side: Side,
        /// Agreed.
        yes: bool,
    },
    /// Say something to those who sit, or watch, with you.
    Talk {
        /// Echoed.
        ask: u32,
        /// What.
        said: Said,
    },
    /// Give up.
    Resign {
        /// Echoed.
        ask: u32,
        /// Who.
        side: Side,
    },
    /// Real dice fell: all that are asked for together, or the first of them.
    Throw {
        /// Echoed.
        ask: u32,
        /// What they show.
        values: Vec<u16>,
    },
    /// Something was drawn from a real bowl.
    Draw {
        /// Echoed.
        ask: u32,
        /// Which of the things that may be drawn, from 0.
        face: usize,
    },
    /// A real die was mistyped.
    Correct {
        /// Echoed.
        ask: u32,
        /// Which one, from 0.
        index: usize,
        /// What it shows.
        value: u16,
    },
    /// Why do these touches lead nowhere?
    Explain {
        /// Echoed.
        ask: u32,
        /// Who.
        side: Side,
        /// What was touched.
        touched: Vec<Touch>,
    },
    /// What would these touches mean? A free pose is tried so while it is dragged.
    Try {
        /// Echoed.
        ask: u32,
        /// Who.
        side: Side,
        /// What is touched.
        touched: Vec<Touch>,
    },
    /// What would this do?
    Forecast {
        /// Echoed.
        ask: u32,
        /// Who.
        side: Side,
        /// The notation.
        action: String,
    },
    /// What can I do?
    Acts {
        /// Echoed.
        ask: u32,
        /// Who.
        side: Side,
    },
    /// What would the commander do?
    Hint {
        /// Echoed.
        ask: u32,
        /// Who.
        side: Side,
    },
    /// The commander is to decide now.
    Hurry,
    /// The table after a line of the match.
    Replay {
        /// Echoed.
        ask: u32,
        /// Through whose eyes, where a hot seat has two.
        side: Option<Side>,
        /// The line; 0 is the beginning.
        ply: usize,
    },
    /// Lines of the log before those that were told.
    Log {
        /// Echoed.
        ask: u32,
        /// The first line that is not wanted any more: those before it are told, a page of them.
        before: usize,
    },
    /// The record.
    Record {
        /// Echoed.
        ask: u32,
    },
    /// A new link to this seat, for another device: whoever opens it first has the seat, and this device no longer.
    Link {
        /// Echoed.
        ask: u32,
        /// Its secret, 32 random hexadecimal digits or more.
        link: String,
    },
    /// The learner goes on in the lesson, back, or his own way.
    Lesson {
        /// Echoed.
        ask: u32,
        /// Where to.
        turn: Turn,
    },
    /// What decided the match that is over, and what the dice gave?
    Debrief {
        /// Echoed.
        ask: u32,
        /// Every decision is to be thought over; otherwise a first glance is enough.
        whole: bool,
    },
    /// The review is no longer wanted.
    Enough,
    /// How did the match that is over stand before this line? Another may go on from there.
    Branch {
        /// Echoed.
        ask: u32,
        /// The line, from 1.
        line: usize,
    },
}
