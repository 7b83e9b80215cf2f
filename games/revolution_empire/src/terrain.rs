//! The ground: one row a terrain of the book's table, and what a step from hex to hex means for each arm.

use crate::unit::Kind;

/// What covers a hex. Hills and fieldworks lie on top of it ([`crate::Setup::hills`], [`crate::Setup::works`]).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Terrain {
    #[default]
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
    /// The rule that says what a unit must do on entering, and who may not.
    pub rule: &'static str,
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
        rule: "RE-81",
        protection: 0,
        attack: 0,
        infantry_only: false,
        entering: Entering::Free,
        open: ALL,
        no_cavalry_attack: false,
        no_artillery_fire: false,
        hides: false,
    };

    /// Ground that swallows whoever enters: it ends march and attack, nobody rides or fires into it or sees past it.
    const CLOSED: Ground = Ground {
        entering: Entering::StopNoAttack,
        no_cavalry_attack: true,
        no_artillery_fire: true,
        hides: true,
        ..Ground::CLEAR
    };
}

impl Terrain {
    /// Every terrain with its sign on a map and its word, in their order.
    pub const SIGNS: [(char, Terrain, &'static str); 12] = [
        ('.', Terrain::Clear, "clear"),
        ('f', Terrain::Forest, "forest"),
        ('o', Terrain::Orchard, "orchard"),
        ('v', Terrain::Village, "village"),
        ('m', Terrain::Marsh, "marsh"),
        ('b', Terrain::Bridge, "bridge"),
        ('g', Terrain::Ford, "ford"),
        ('T', Terrain::Mountain, "mountain"),
        ('r', Terrain::Ravine, "ravine"),
        ('k', Terrain::Fortress, "fortress"),
        ('i', Terrain::Building, "building"),
        ('w', Terrain::Water, "water"),
    ];

    /// Terrain and hill of a map's sign: a capital letter (and `^`) is the same ground on a hill (RE-R46).
    pub(crate) fn from_sign(sign: char) -> Option<(Terrain, bool)> {
        let (flat, hill) = match sign {
            '^' => ('.', true),
            'F' | 'O' | 'V' | 'K' | 'I' => (sign.to_ascii_lowercase(), true),
            _ => (sign, false),
        };
        Self::SIGNS.iter().find(|row| row.0 == flat).map(|row| (row.1, hill))
    }

    /// The terrain's row of the table (RE-95 to RE-123).
    pub const fn ground(self) -> Ground {
        use Entering::{Stop, StopNoAttack};
        let clear = Ground::CLEAR;
        match self {
            Terrain::Clear => clear,
            // RE-95 to RE-97; cavalry and artillery pass by road only.
            Terrain::Forest => Ground { rule: "RE-95", protection: 1, attack: 1, open: FOOT, ..Ground::CLOSED },
            // RE-98, RE-99.
            Terrain::Orchard => Ground { rule: "RE-98", entering: StopNoAttack, hides: true, ..clear },
            // RE-104 to RE-107.
            Terrain::Village => Ground { rule: "RE-104", protection: 1, attack: 1, ..Ground::CLOSED },
            // RE-108 to RE-110.
            Terrain::Marsh => {
                Ground { rule: "RE-108", attack: 1, entering: StopNoAttack, open: [true, true, true, false], ..clear }
            }
            // RE-111.
            Terrain::Bridge => Ground { rule: "RE-111", entering: Stop, ..clear },
            // RE-112.
            Terrain::Ford => Ground { rule: "RE-112", entering: StopNoAttack, ..clear },
            // RE-116, RE-117.
            Terrain::Mountain => Ground { rule: "RE-116", protection: 2, open: FOOT, ..Ground::CLOSED },
            // RE-118, RE-119.
            Terrain::Ravine => {
                Ground { rule: "RE-118", open: [true, true, false, false], hides: false, ..Ground::CLOSED }
            }
            // RE-120, RE-121.
            Terrain::Fortress => Ground {
                rule: "RE-120",
                protection: 2,
                attack: 1,
                open: FOOT,
                no_cavalry_attack: true,
                hides: true,
                ..clear
            },
            // RE-122.
            Terrain::Building => Ground { protection: 2, attack: 2, infantry_only: true, ..clear },
            // RE-123.
            Terrain::Water => Ground { rule: "RE-123", open: [false; 4], ..clear },
        }
    }

    /// The word of a terrain, for messages (`terrain-WORD`) and positions.
    pub const fn word(self) -> &'static str {
        Self::SIGNS[self as usize].2
    }

    /// Infantry inside cannot be flanked (RE-65).
    pub(crate) const fn shelters_flanks(self) -> bool {
        matches!(self, Terrain::Village | Terrain::Fortress | Terrain::Building)
    }
}

/// What a step from a hex to its neighbour means for an arm; worked out once for every step of a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Step {
    /// The step may be made.
    pub open: bool,
    /// The unit must stop after it.
    pub stops: bool,
    /// The unit may not attack after it.
    pub no_attack: bool,
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

/// The step of a kind between neighbouring hexes, along a road or not (RE-95, RE-104 to RE-123, RE-R18, RE-R19).
pub(crate) fn step(kind: Kind, from: Place, to: Place, road: bool) -> Step {
    let ground = to.terrain.ground();
    let by_wood_road = |place: Place| place.terrain == Terrain::Forest && road;
    // RE-R19: whoever may not be in a wood off the road leaves it by the road, too.
    let leaves = kind.infantry() || from.terrain != Terrain::Forest || road;
    if !leaves || !(ground.open[kind.arm()] || by_wood_road(to)) {
        return Step::default();
    }
    // RE-R18: a road through a wood is a road.
    let hinders = ground.entering != Entering::Free && !by_wood_road(to);
    // RE-113: a climb ends on the crest.
    let climbs = to.hill && !from.high();
    let no_attack = hinders && ground.entering == Entering::StopNoAttack;
    Step { open: true, stops: hinders || climbs, no_attack }
}
