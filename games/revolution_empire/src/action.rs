//! What players decide, and what happens.

use hexmap::Cell;
use kernel::Side;
use serde::{Deserialize, Serialize};

use crate::setup::CorpsId;
use crate::unit::UnitId;

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // Fields that say themselves.
pub enum Action {
    /// `chit soult`: one more chit of a corps for this turn's bowl, in secret (RE-16, RE-17).
    Chit(CorpsId),
    /// `seal`: the choice of chits is made (RE-18).
    Seal,
    /// `group suchet`: the group of the drawn corps that this unit belongs to (RE-20). Listed by its first unit
    /// that is not light cavalry; any of its units may be named.
    Group(UnitId),
    /// `fire guns oswald`: a battery fires (RE-24).
    Fire {
        battery: UnitId,
        /// The nearest target.
        target: UnitId,
    },
    /// `skirmish 85e oswald`: skirmishers fire (RE-35).
    Skirmish {
        unit: UnitId,
        /// The infantry next to it.
        target: UnitId,
    },
    /// `end fire`
    EndFire,
    /// `move petit 0706`: only the destination is chosen (RE-R9).
    Move { unit: UnitId, to: Cell },
    /// `end movement`
    EndMovement,
    /// `attack petit oswald`, or `column petit oswald` for a column attack (RE-49, RE-73).
    Attack {
        unit: UnitId,
        target: UnitId,
        /// Losses and retreats change places.
        column: bool,
    },
    /// `end combat`
    EndCombat,
    /// `evade`: the attacked heavy cavalry slips away (RE-54).
    Evade,
    /// `stand`: it fights.
    Stand,
    /// `retreat oswald 0403`: one hex back, of a beaten, an evading or a pushed unit (RE-79, RE-80).
    Retreat { unit: UnitId, to: Cell },
    /// `riposte` (RE-83).
    Riposte,
    /// `decline`: no riposte.
    Decline,
    /// `stay`: the attacker stays where it is.
    Stay,
    /// `take`: it takes the vacated hex (RE-85).
    Take,
    /// `pursue`: the cavalry follows and attacks again (RE-87).
    Pursue,
}

/// What dice are thrown for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bout {
    /// The attack as declared.
    #[default]
    Attack,
    /// The answer of a unit that stood.
    Riposte,
    /// Cavalry strikes a retreating unit again.
    Pursuit,
    /// No dice: cavalry slips away.
    Evasion,
    /// A battery's fire, where it drives units back (RE-R12).
    Fire,
}

/// One target of a battery's fire.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Shot {
    /// The target.
    pub unit: UnitId,
    /// The dice thrown for it; none for a battery in the line.
    pub dice: Vec<u8>,
    /// Pieces lost.
    pub losses: u8,
    /// Hexes of retreat owed (only under `artillery_fire_retreats`).
    pub retreats: u8,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs)] // Fields that say themselves.
pub enum Event {
    /// A turn begins.
    TurnBegan { turn: u8 },
    /// A reinforcement comes onto the board (RE-R51).
    Arrived { unit: UnitId, at: Cell },
    /// A side put a chit into its hand: its own eyes only.
    ChitChosen { side: Side, corps: CorpsId },
    /// A side has made its choice: its own eyes only.
    Sealed { side: Side },
    /// Both choices went into the bowl.
    BowlFilled {
        /// How many chits of side A.
        a: u8,
        /// How many of side B.
        b: u8,
    },
    /// A chit was drawn (RE-18).
    ChitDrawn {
        corps: CorpsId,
        /// The corps has no unit on the board: nothing happens (RE-R4).
        void: bool,
    },
    /// These units act: the main group and the light cavalry (RE-20, RE-21).
    Activated { corps: CorpsId, units: Vec<UnitId> },
    /// A battery fired, along a line of targets if they stand in one (RE-32).
    Fired {
        battery: UnitId,
        /// At whom, nearest first.
        shots: Vec<Shot>,
    },
    /// Skirmishers fired.
    Skirmished { unit: UnitId, target: UnitId, die: u8, hit: bool },
    /// A unit moved.
    Moved {
        unit: UnitId,
        /// Its way, start and end included.
        path: Vec<Cell>,
        /// It may still attack in this activation.
        may_attack: bool,
    },
    /// An attack was declared.
    Attacked {
        unit: UnitId,
        target: UnitId,
        column: bool,
        /// With how many dice; none where the target must flee or perish.
        dice: u8,
    },
    /// Cavalry slips away.
    Evaded { unit: UnitId },
    /// Heavy cavalry accepts the fight.
    Stood { unit: UnitId },
    /// Combat dice fell.
    Rolled {
        bout: Bout,
        by: UnitId,
        against: UnitId,
        column: bool,
        dice: Vec<u8>,
        losses: u8,
        /// Hexes of retreat they ask for, after the steadiness of the unit.
        retreats: u8,
    },
    /// A unit stepped back one hex.
    Retreated {
        unit: UnitId,
        from: Cell,
        to: Cell,
        evading: bool,
        /// Pushed by a retreating friend.
        pushed: bool,
    },
    /// A unit could not retreat and lost pieces instead (RE-82).
    Cornered { unit: UnitId, losses: u8 },
    /// A unit is destroyed.
    Destroyed {
        unit: UnitId,
        at: Cell,
        /// Caught in a village, without dice (RE-106).
        caught: bool,
    },
    /// A unit that could have answered did not.
    Declined { unit: UnitId },
    /// The attacker took the vacated hex.
    TookGround { unit: UnitId, from: Cell, to: Cell },
    /// Cavalry follows its target.
    Pursued {
        unit: UnitId,
        /// Its way, start included.
        path: Vec<Cell>,
        target: UnitId,
    },
    /// An objective changed hands (RE-R42).
    Captured {
        /// Its number in the scenario's list.
        objective: u8,
        by: Side,
    },
    /// An army lost heart, or took heart again (RE-93, RE-R41).
    Heart { side: Side, demoralised: bool },
    /// Nobody can fire, move or attack: this step of the activation is passed over.
    PassedOver {
        corps: CorpsId,
        /// `fire`, `movement` or `combat`.
        step: &'static str,
    },
    /// The activation is over.
    ActivationEnded { corps: CorpsId },
    /// The game is over.
    Ended {
        /// Who won; nobody in a draw.
        winner: Option<Side>,
        /// The word of the reason (`reason-…`).
        reason: &'static str,
    },
}
