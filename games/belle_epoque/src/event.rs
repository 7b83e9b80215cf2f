//! What happened, for the log and the animation.

use hexmap::Cell;
use kernel::Side;
use serde::Serialize;

use crate::action::Reaction;
use crate::fire::Shot;
use crate::troops::UnitId;

/// How a unit came to another hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// A basic move (BE-27).
    Basic,
    /// A forced march (BE-28).
    Forced,
    /// An evasion (BE-88).
    Evasion,
    /// A retreat (BE-79, BE-83).
    Retreat,
    /// Taking a position (BE-68).
    Advance,
    /// Arriving as a reinforcement (BE-V6).
    Arrival,
    /// Being placed before the battle (BE-R56).
    Placement,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs)] // Fields that say themselves.
pub enum Event {
    /// A turn began (BE-11).
    TurnBegan { turn: u8 },
    /// A reinforcement found no free hex and waits for the next turn.
    Waits { unit: UnitId },
    /// A side rolled its command points (BE-12).
    Commanded {
        side: Side,
        /// The sides of each die.
        die: u8,
        /// What fell; empty below eight elements (BE-13).
        dice: Vec<u8>,
        /// The pool of the turn.
        points: u8,
    },
    /// A chit was drawn (BE-17).
    Drawn { side: Side, bowl: [u8; 2] },
    /// A unit was picked for its activation.
    Activated { unit: UnitId },
    /// The owner skips the reactivity test (BE-R04).
    NotTested { unit: UnitId },
    /// A reactivity test was rolled (BE-24).
    Tested {
        unit: UnitId,
        /// The unit's own level.
        level: u8,
        /// Command points spent.
        spent: u8,
        die: u8,
        /// Whether it is at most level and points together.
        passed: bool,
        /// What the test was for; nothing in an activation.
        reaction: Option<Reaction>,
    },
    /// A unit stayed where it is instead of moving.
    Stayed { unit: UnitId },
    /// A unit came to another hex. When placed or arriving, both hexes are the same.
    Moved { unit: UnitId, from: Cell, to: Cell, how: How },
    /// A unit fired.
    Fired { unit: UnitId, target: UnitId, shot: Shot, dice: Vec<u8>, hits: u8, reaction: Option<Reaction> },
    /// A unit declared an assault.
    Assaulted { unit: UnitId, target: UnitId },
    /// The defender makes no (further) reaction.
    NoReaction { unit: UnitId },
    /// A unit tries to react; its chit leaves the bowl (BE-86).
    Reacts { unit: UnitId, reaction: Reaction },
    /// A counter-charge succeeded: its assault score is one higher (BE-90).
    CounterCharged { unit: UnitId },
    /// The assault does not take place: fire destroyed or drove back the assailant (BE-R51).
    AssaultOff { unit: UnitId },
    /// The assault was fought (BE-62).
    Clashed { attacker: UnitId, defender: UnitId, scores: [u8; 2], attack: Vec<u8>, defence: Vec<u8>, totals: [u8; 2] },
    /// A unit lost elements.
    Lost { unit: UnitId, elements: u8, left: u8 },
    /// A retreat step that could not be made; the element is lost instead (BE-81, BE-82).
    NoRetreat { unit: UnitId },
    /// A unit lost its last element.
    Eliminated {
        unit: UnitId,
        at: Cell,
        /// Its side loses a chit: it had not been activated (BE-20).
        chit_removed: bool,
    },
    /// The winner stays where it is.
    Held { unit: UnitId },
    /// An objective changed hands (BE-V1).
    ObjectiveTaken { at: Cell, side: Side },
    /// The activation is over: the unit did nothing more.
    Finished { unit: UnitId },
    /// The game is over.
    Ended {
        winner: Option<Side>,
        /// The points of each side (BE-V5).
        points: [u16; 2],
    },
}
