//! What happened, for the log and for animation.

use kernel::Side;
use serde::{Serialize, Serializer};

use crate::action::MoveKind;
use crate::formation::{Face, MOST_FIGURES, Shape};
use crate::geometry::{Point, Pose};
use crate::terrain::Cover;
use crate::units::UnitId;

/// Dice of one throw as they fell.
#[derive(Clone, Copy)]
pub struct Row {
    faces: [u8; MOST_FIGURES],
    len: u8,
}

impl Row {
    /// No dice.
    pub const NONE: Row = Row { faces: [0; MOST_FIGURES], len: 0 };

    /// What they show.
    pub fn faces(&self) -> &[u8] {
        &self.faces[..usize::from(self.len)]
    }

    /// One more die.
    pub fn push(&mut self, face: u8) {
        if usize::from(self.len) < MOST_FIGURES {
            self.faces[usize::from(self.len)] = face;
            self.len += 1;
        }
    }

    /// How many show `need` or more.
    pub fn hits(&self, need: u8) -> u8 {
        self.faces().iter().filter(|&&face| face >= need).count() as u8
    }

    /// Their sum.
    pub fn sum(&self) -> i32 {
        self.faces().iter().map(|&face| i32::from(face)).sum()
    }
}

impl std::fmt::Debug for Row {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.faces().fmt(f)
    }
}

impl Serialize for Row {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.faces())
    }
}

/// What kind of shot it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum ShotKind {
    /// After a move (MP-73).
    Progress,
    /// Stationary (MP-74).
    Volley,
    /// At a charger, first rank (MP-104).
    Hold,
    /// At a charger, a whole volley (MP-107).
    ReactVolley,
    /// A battery (MP-87).
    Guns,
    /// A charged battery (MP-110).
    Canister,
}

/// Why a unit tests its morale.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Cause {
    /// Losses to fire (MP-84).
    Fire,
    /// A lost melee (MP-151).
    Melee,
    /// Rally (MP-178).
    Rally,
}

/// Why a unit is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Loss {
    /// Down to a quarter of its strength (MP-85), or all hits taken (MP-41).
    Strength,
    /// It left the table in flight (MP-160).
    Fled,
    /// It broke a second time (MP-167).
    SecondFlight,
    /// Skirmishers or guns reached by a charge (MP-108, MP-110).
    Overrun,
    /// A commander with nowhere to go (MP-96).
    Taken,
}

/// What happened. Poses tell where a unit was and where it is now.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs)] // Fields that say themselves.
pub enum Event {
    /// A player turn begins.
    Turn { turn: u8, side: Side },
    /// Nobody is in contact: the melees are passed over.
    NoMelee { side: Side },
    /// The players move a unit themselves (MP-R76).
    Ordered { unit: UnitId, kind: MoveKind, allowance: i32 },
    /// The players declared something impossible (MP-R77).
    Denied { unit: UnitId, what: crate::Denial },
    /// A unit was placed before the battle, or came in as a reinforcement.
    Placed {
        unit: UnitId,
        /// A reinforcement.
        entered: bool,
    },
    /// A panic test (MP-171).
    Panic {
        unit: UnitId,
        /// What it needed.
        need: u8,
        /// The die and the reroll.
        dice: Row,
        passed: bool,
    },
    /// A unit or a commander moved.
    Moved {
        unit: UnitId,
        /// How; nothing for a commander.
        kind: Option<MoveKind>,
        from: Pose,
        to: Pose,
        /// How far it came: an about-face or a reform before it is no way.
        spent: i32,
        /// It turned about first (MP-66).
        about: bool,
    },
    /// A unit changed formation or facing.
    Reformed {
        unit: UnitId,
        from: Pose,
        /// Its formation before.
        was: Shape,
        /// Its formation now.
        shape: Shape,
    },
    /// A shot with its saves.
    Shot {
        shooter: UnitId,
        /// The firing side of a square.
        face: Option<Face>,
        target: UnitId,
        kind: ShotKind,
        /// How far it was; nothing for a charger, or where the program does not see the table.
        range: Option<i32>,
        /// What hid the target.
        cover: Cover,
        /// A dense target: the hits of guns are doubled, or the losses (MP-46).
        doubled: bool,
        /// The dice to hit, or the gun die.
        dice: Row,
        /// The dice rerolled.
        again: Row,
        /// What hits; 0 for guns.
        need: u8,
        /// Hits, doubled ones included.
        hits: u8,
        /// The saves, with the rerolled ones after them.
        saves: Row,
        /// What saves.
        save: u8,
        losses: u8,
    },
    /// A morale test (MP-154).
    Tested {
        unit: UnitId,
        cause: Cause,
        /// The die and the reroll.
        dice: Row,
        /// The sum of the modifiers (MP-155).
        modifier: i8,
        passed: bool,
    },
    /// A unit fled (MP-158, MP-174, MP-179).
    Fled { unit: UnitId, from: Pose, to: Pose, dice: Row },
    /// A unit is lost.
    Lost { unit: UnitId, why: Loss },
    /// A charge is declared (MP-100).
    Charged {
        unit: UnitId,
        target: UnitId,
        /// In flank or rear (MP-111).
        flank: bool,
    },
    /// One more unit takes part.
    Supported { unit: UnitId },
    /// A charged unit's test to change formation or to volley (MP-106, MP-107).
    ReactionTest {
        unit: UnitId,
        /// The formation wanted; nothing for a volley.
        shape: Option<Shape>,
        /// The die and the reroll.
        dice: Row,
        passed: bool,
    },
    /// A unit fell back in good order (MP-164).
    FellBack { unit: UnitId, from: Pose, to: Pose, dice: Row },
    /// Charged cavalry counter-charged (MP-109).
    CounterCharged { unit: UnitId, from: Pose, to: Pose, dice: Row },
    /// A charged unit turned to face its charger (MP-114).
    Realigned {
        unit: UnitId,
        /// How it stood.
        from: Pose,
    },
    /// A charger or a support reached its place, or a support took the contact unit's (MP-112, MP-121, MP-153).
    Contact { unit: UnitId, target: UnitId, from: Pose, to: Pose },
    /// A charge fell short (MP-101, MP-103).
    ChargeFailed { unit: UnitId, from: Pose, to: Pose },
    /// Stragglers were lost (MP-105, MP-111, MP-116, MP-165).
    Stragglers { unit: UnitId, dice: Row, losses: u8 },
    /// A disengagement was tried (MP-69).
    Disengaged { unit: UnitId, die: u8, passed: bool },
    /// A unit struck in a melee (MP-146).
    Struck {
        melee: u8,
        unit: UnitId,
        dice: Row,
        /// The dice rerolled.
        again: Row,
        /// What hits.
        need: u8,
        hits: u8,
    },
    /// A unit saved in a melee (MP-128).
    Parried {
        unit: UnitId,
        /// Hits on it.
        hits: u8,
        saves: Row,
        /// The saves rerolled.
        again: Row,
        /// What saves.
        need: u8,
        losses: u8,
    },
    /// A round of melee is over (MP-151).
    Round {
        melee: u8,
        /// Losses of the first and the second side.
        losses: [u8; 2],
        loser: Option<Side>,
    },
    /// A unit that fled is steady again (MP-168, MP-178).
    Rallied {
        unit: UnitId,
        /// After a test, which has its own line.
        tested: bool,
    },
    /// A commander left a place that the enemy overran (MP-96).
    Escaped { unit: UnitId, from: Point, to: Point },
    /// An objective changed hands (MP-182).
    Taken {
        /// Which objective of the scenario.
        objective: u8,
        side: Side,
    },
    /// The end (MP-181, MP-183).
    Ended {
        winner: Option<Side>,
        reason: &'static str,
        /// Points of the first and the second side.
        points: [i32; 2],
    },
}
