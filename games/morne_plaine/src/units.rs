//! Units: what a scenario says of them, and what becomes of them in play (MP-37 to MP-41).

use kernel::{Side, Text};
use serde::{Deserialize, Serialize};

use crate::formation::{Foot, Formation, Shape};
use crate::geometry::{Pose, inches};

/// A unit's number in the list of both armies, the first side's before the second's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct UnitId(pub u8);

impl UnitId {
    /// Its index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its bit in a set of units.
    #[inline]
    pub const fn bit(self) -> u64 {
        1 << self.0
    }
}

/// The most units that a scenario may have in all.
pub const MOST_UNITS: usize = 64;

/// The arm of a unit (MP-37).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Arm {
    /// Foot.
    Infantry,
    /// Horse.
    Cavalry,
    /// Guns.
    Artillery,
    /// A general or an aide de camp.
    Commander,
}

impl Arm {
    /// Its word.
    pub const fn word(self) -> &'static str {
        ["infantry", "cavalry", "artillery", "commander"][self as usize]
    }
}

/// What kind of its arm a unit is (MP-37).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Class {
    /// Line infantry or cavalry.
    Line,
    /// Light infantry, which may skirmish, or light cavalry.
    Light,
    /// Infantry that always skirmishes.
    Skirmisher,
    /// Heavy cavalry or a heavy battery.
    Heavy,
    /// A medium battery.
    Medium,
    /// Horse artillery, of medium weight.
    Horse,
    /// A general.
    General,
    /// An aide de camp.
    Adc,
}

impl Class {
    /// Its word.
    pub const fn word(self) -> &'static str {
        ["line", "light", "skirmisher", "heavy", "medium", "horse", "general", "adc"][self as usize]
    }

    /// Whether the arm has such a class (MP-37).
    pub const fn fits(self, arm: Arm) -> bool {
        matches!(
            (arm, self),
            (Arm::Infantry, Class::Line | Class::Light | Class::Skirmisher)
                | (Arm::Cavalry, Class::Light | Class::Line | Class::Heavy)
                | (Arm::Artillery, Class::Medium | Class::Horse | Class::Heavy)
                | (Arm::Commander, Class::General | Class::Adc)
        )
    }
}

/// A quality of a unit (MP-38).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Trait {
    /// French infantry: division columns, rerolls ones in melee.
    French,
    /// British infantry: rerolls ones in a volley.
    British,
    /// Scots: rerolls ones in melee.
    Scots,
    /// Guard.
    Guard,
    /// Élite.
    Elite,
    /// Rifles: volleys to 9p and 18p.
    Rifles,
    /// Cuirassiers and carabiniers.
    Cuirass,
}

impl Trait {
    /// All of them.
    pub const ALL: [Trait; 7] =
        [Trait::French, Trait::British, Trait::Scots, Trait::Guard, Trait::Elite, Trait::Rifles, Trait::Cuirass];

    /// Its word.
    pub const fn word(self) -> &'static str {
        ["french", "british", "scots", "guard", "elite", "rifles", "cuirass"][self as usize]
    }
}

/// What a scenario says of a unit (MP-37, MP-38).
#[derive(Clone, Debug)]
pub struct UnitSpec {
    /// Its short name in notation (`F1`).
    pub id: String,
    /// Its name.
    pub name: Text,
    /// Whose it is.
    pub side: Side,
    /// Its arm.
    pub arm: Arm,
    /// Its class.
    pub class: Class,
    /// Its qualities, one bit each.
    pub traits: u8,
    /// Starting strength; hits that destroy it for a battery or a commander (MP-41).
    pub n0: u8,
    /// Its formation at the start.
    pub shape: Shape,
    /// Where it stands at the start; for reinforcements, where they come in.
    pub pose: Pose,
    /// The turn in which it comes in; 1 for those who are there.
    pub turn: u8,
    /// What its loss costs (MP-180).
    pub value: u8,
    /// The uniform of its figures, for the screen.
    pub uniform: Option<String>,
}

impl UnitSpec {
    /// Whether it has a quality.
    #[inline]
    pub const fn is(&self, quality: Trait) -> bool {
        self.traits & 1 << quality as u8 != 0
    }

    /// Guard or élite (MP-135, MP-155).
    #[inline]
    pub const fn picked(&self) -> bool {
        self.is(Trait::Guard) || self.is(Trait::Elite)
    }

    /// Whether it is a commander.
    #[inline]
    pub const fn commands(&self) -> bool {
        matches!(self.arm, Arm::Commander)
    }

    /// Infantry or cavalry: what charges, fights, tests and flees.
    #[inline]
    pub const fn fights(&self) -> bool {
        matches!(self.arm, Arm::Infantry | Arm::Cavalry)
    }

    /// Base movement in units of length (MP-39); a battery's manhandling.
    pub const fn base_move(&self) -> i32 {
        inches(match self.arm {
            Arm::Infantry => 4,
            Arm::Cavalry => 8,
            Arm::Artillery => 3,
            Arm::Commander => 18,
        })
    }

    /// A limbered move (MP-39).
    pub const fn limbered_move(&self) -> i32 {
        inches(if matches!(self.class, Class::Horse) { 18 } else { 12 })
    }

    /// How far a commander's command reaches (MP-40).
    pub const fn command_range(&self) -> i32 {
        inches(if matches!(self.class, Class::General) { 12 } else { 6 })
    }

    /// Cavalry counts double where numbers are compared (MP-155).
    #[inline]
    pub fn weight(&self) -> u32 {
        if self.arm == Arm::Cavalry { 2 } else { 1 }
    }
}

/// What a unit costs its army when it is lost (MP-180).
pub fn value(arm: Arm, class: Class, picked: bool, n0: u8) -> u8 {
    match (arm, class) {
        (Arm::Infantry, _) => n0.div_ceil(4) + if picked { 2 } else { 0 },
        (Arm::Cavalry, _) => n0.div_ceil(2) + if picked || class == Class::Heavy { 2 } else { 0 },
        (Arm::Artillery, Class::Heavy) => 7,
        (Arm::Artillery, _) => 5,
        (Arm::Commander, Class::General) => 6,
        (Arm::Commander, _) => 2,
    }
}

/// Where a unit is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Place {
    /// Not yet on the table.
    Waiting,
    /// On the table.
    Table,
    /// Destroyed, removed or fled from the field (MP-181).
    Lost,
}

/// A unit in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unit {
    /// The ground it covers; kept in step with pose, formation and strength.
    pub foot: Foot,
    /// Its formation.
    pub shape: Shape,
    /// Figures left; hits still to take for a battery or a commander.
    pub n: u8,
    /// Where it is.
    pub place: Place,
    /// It has had its action (or its move, for a commander) in this player turn.
    pub acted: bool,
    /// It is fleeing.
    pub fleeing: bool,
    /// Caught in flight by pursuit or charge (MP-166).
    pub caught: bool,
    /// It was demoralised before (MP-167, option `second_flight`).
    pub broken: bool,
    /// It fled in this player turn's panic phase (MP-179).
    pub panicked: bool,
    /// The panic roll that it still owes: 3 or 4; 0 for none (MP-171).
    pub panic: u8,
    /// Strength when the player turn began (MP-84).
    pub start: u8,
    /// Losses to fire in this player turn (MP-84).
    pub shot: u8,
    /// It has taken its fire test in this player turn (MP-84).
    pub tested: bool,
    /// The shooter on whose account a fire test is due later (option `fire_test`).
    pub due: Option<UnitId>,
    /// Enemies it may not charge (MP-169), one bit each; while there are any, it may not volley.
    pub banned: u64,
    /// Own player turns, this one included, through which the ban lasts.
    pub ban_turns: u8,
    /// The melee it fights in.
    pub melee: Option<u8>,
    /// It has its charge bonuses in the next round (MP-145).
    pub charging: bool,
    /// It joined on the flank or rear instead of queueing (MP-125).
    pub flanker: bool,
}

impl Unit {
    /// Where it stands.
    #[inline]
    pub fn pose(&self) -> Pose {
        self.foot.pose
    }

    /// Whether it is on the table.
    #[inline]
    pub fn here(&self) -> bool {
        self.place == Place::Table
    }

    /// Whether it is in a melee.
    #[inline]
    pub fn engaged(&self) -> bool {
        self.melee.is_some()
    }

    /// On the table and not fleeing.
    #[inline]
    pub fn steady(&self) -> bool {
        self.here() && !self.fleeing
    }

    /// Its formation as far as it has effects: a fleeing unit has none (MP-54).
    #[inline]
    pub fn order(&self) -> Option<Formation> {
        (!self.fleeing).then_some(self.shape.formation)
    }
}
