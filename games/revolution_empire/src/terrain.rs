//! The ground: one row a terrain of the book's table, and what a step from hex to hex means for each arm.

use serde::Serialize;

use crate::unit::Arm;

/// What covers a hex. Hills and fieldworks lie on top of it ([`crate::Setup::hills`], [`crate::Setup::works`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Terrain {
    Clear,
    Forest,
    /// Orchard, palm grove, oasis, bocage.
    Orchard,
    /// Village or town.
    Village,
    Marsh,
    Bridge,
    Ford,
    Mountain,
    /// Ravine or oued.
    Ravine,
    Fortress,
    /// An isolated and fortified building.
    Building,
    /// Lake or river.
    Water,
}

/// What a unit must do on entering a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entering {
    /// Nothing.
    Free,
    /// Stop.
    Stop,
    /// Stop, and not attack in this activation.
    StopNoAttack,
}

/// A row of the table of terrains.
#[derive(Clone, Copy, Debug)]
pub struct Ground {
    /// Dice taken from an attack on a unit inside.
    pub protection: u8,
    /// Dice taken from an attack made from inside.
    pub attack: u8,
    /// Both count for infantry alone.
    pub infantry_only: bool,
    /// What a unit must do on entering.
    pub entering: Entering,
    /// Arms that may enter: infantry, light cavalry, heavy cavalry, artillery.
    pub open: [bool; 4],
    /// Cavalry may not attack into it.
    pub no_cavalry_attack: bool,
    /// Artillery may neither fire nor riposte into it.
    pub no_artillery_fire: bool,
    /// Hides what lies behind it.
    pub hides: bool,
}

const ALL: [bool; 4] = [true; 4];
const FOOT: [bool; 4] = [true, false, false, false];

impl Ground {
    const CLEAR: Ground = Ground {
        protection: 0,
        attack: 0,
        infantry_only: false,
        entering: Entering::Free,
        open: ALL,
        no_cavalry_attack: false,
        no_artillery_fire: false,
        hides: false,
    };
}

impl Terrain {
    /// Every terrain with its sign on a map.
    pub const SIGNS: [(char, Terrain); 12] = [
        ('.', Terrain::Clear),
        ('f', Terrain::Forest),
        ('o', Terrain::Orchard),
        ('v', Terrain::Village),
        ('m', Terrain::Marsh),
        ('b', Terrain::Bridge),
        ('g', Terrain::Ford),
        ('T', Terrain::Mountain),
        ('r', Terrain::Ravine),
        ('k', Terrain::Fortress),
        ('i', Terrain::Building),
        ('w', Terrain::Water),
    ];

    /// Terrain and hill of a map's sign: a capital letter (and `^`) is the same ground on a hill (RE-R46).
    pub(crate) fn from_sign(sign: char) -> Option<(Terrain, bool)> {
        match sign {
            '^' => Some((Terrain::Clear, true)),
            'F' => Some((Terrain::Forest, true)),
            'O' => Some((Terrain::Orchard, true)),
            'V' => Some((Terrain::Village, true)),
            'K' => Some((Terrain::Fortress, true)),
            'I' => Some((Terrain::Building, true)),
            _ => Self::SIGNS.iter().find(|row| row.0 == sign).map(|row| (row.1, false)),
        }
    }

    /// The terrain's row of the table (RE-95 to RE-123).
    pub const fn ground(self) -> Ground {
        use Entering::{Stop, StopNoAttack};
        let clear = Ground::CLEAR;
        match self {
            Terrain::Clear => clear,
            // RE-95 to RE-97; cavalry and artillery pass by road only.
            Terrain::Forest => Ground {
                protection: 1,
                attack: 1,
                entering: StopNoAttack,
                open: FOOT,
                no_cavalry_attack: true,
                no_artillery_fire: true,
                hides: true,
                ..clear
            },
            // RE-98, RE-99.
            Terrain::Orchard => Ground { entering: StopNoAttack, hides: true, ..clear },
            // RE-104 to RE-107.
            Terrain::Village => Ground {
                protection: 1,
                attack: 1,
                entering: StopNoAttack,
                no_cavalry_attack: true,
                no_artillery_fire: true,
                hides: true,
                ..clear
            },
            // RE-108 to RE-110.
            Terrain::Marsh => Ground { attack: 1, entering: StopNoAttack, open: [true, true, true, false], ..clear },
            // RE-111.
            Terrain::Bridge => Ground { entering: Stop, ..clear },
            // RE-112.
            Terrain::Ford => Ground { entering: StopNoAttack, ..clear },
            // RE-116, RE-117.
            Terrain::Mountain => Ground {
                protection: 2,
                entering: StopNoAttack,
                open: FOOT,
                no_cavalry_attack: true,
                no_artillery_fire: true,
                hides: true,
                ..clear
            },
            // RE-118, RE-119.
            Terrain::Ravine => Ground {
                entering: StopNoAttack,
                open: [true, true, false, false],
                no_cavalry_attack: true,
                no_artillery_fire: true,
                ..clear
            },
            // RE-120, RE-121.
            Terrain::Fortress => {
                Ground { protection: 2, attack: 1, open: FOOT, no_cavalry_attack: true, hides: true, ..clear }
            }
            // RE-122.
            Terrain::Building => Ground { protection: 2, attack: 2, infantry_only: true, ..clear },
            // RE-123.
            Terrain::Water => Ground { open: [false; 4], ..clear },
        }
    }

    /// The word of a terrain, for messages (`terrain-WORD`) and positions.
    pub const fn word(self) -> &'static str {
        match self {
            Terrain::Clear => "clear",
            Terrain::Forest => "forest",
            Terrain::Orchard => "orchard",
            Terrain::Village => "village",
            Terrain::Marsh => "marsh",
            Terrain::Bridge => "bridge",
            Terrain::Ford => "ford",
            Terrain::Mountain => "mountain",
            Terrain::Ravine => "ravine",
            Terrain::Fortress => "fortress",
            Terrain::Building => "building",
            Terrain::Water => "water",
        }
    }

    /// Infantry inside cannot be flanked (RE-65).
    pub(crate) const fn shelters_flanks(self) -> bool {
        matches!(self, Terrain::Village | Terrain::Fortress | Terrain::Building)
    }
}

/// What a step from a hex to its neighbour means for an arm; worked out once for every step of a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Step(u8);

impl Step {
    const OPEN: u8 = 1;
    const STOP: u8 = 2;
    const NO_ATTACK: u8 = 4;

    /// The step may be made.
    #[inline]
    pub fn open(self) -> bool {
        self.0 & Self::OPEN != 0
    }

    /// The unit must stop after it.
    #[inline]
    pub fn stops(self) -> bool {
        self.0 & Self::STOP != 0
    }

    /// The unit may not attack after it.
    #[inline]
    pub fn no_attack(self) -> bool {
        self.0 & Self::NO_ATTACK != 0
    }
}

/// A hex as a step sees it.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    pub terrain: Terrain,
    pub hill: bool,
}

impl Place {
    /// Stands as high as a hill, or higher (RE-R46).
    pub fn high(self) -> bool {
        self.hill || self.terrain == Terrain::Mountain
    }
}

/// The step of an arm between neighbouring hexes, along a road or not (RE-95, RE-104 to RE-123, RE-R18, RE-R19).
pub(crate) fn step(arm: Arm, from: Place, to: Place, road: bool) -> Step {
    let ground = to.terrain.ground();
    let by_wood_road = |place: Place| place.terrain == Terrain::Forest && road;
    // RE-R19: whoever may not be in a wood off the road leaves it by the road, too.
    let leaves = arm == Arm::Foot || from.terrain != Terrain::Forest || road;
    if !leaves || !(ground.open[arm as usize] || by_wood_road(to)) {
        return Step::default();
    }
    let mut bits = Step::OPEN;
    match ground.entering {
        Entering::Free => {}
        // RE-R18: a road through a wood is a road.
        _ if by_wood_road(to) => {}
        Entering::Stop => bits |= Step::STOP,
        Entering::StopNoAttack => bits |= Step::STOP | Step::NO_ATTACK,
    }
    // RE-113: a climb ends on the crest.
    if to.hill && !from.high() {
        bits |= Step::STOP;
    }
    Step(bits)
}
