//! Terrain, rivers, what they cost, and the tables that lay them out at random (AP-12 to AP-22, AP-91 to AP-102).

use kernel::{BySide, Dice, Seeded, Side};
use serde::{Deserialize, Serialize};

use crate::places::{NORTH, SOUTH, Sector};

/// A terrain element of a sector (AP-12, AP-R60).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Terrain {
    /// Woods or marsh: horse and guns hit on 1 only (AP-14).
    Wood,
    /// Hill: one more die for infantry and guns (AP-15).
    Hill,
    /// Strategic site: +1 morale for defenders (AP-16).
    Site,
    /// Town: as a site, and cavalry hits on 1 only (AP-17).
    Town,
    /// Fortified building or redoubt: +2 morale for defenders (AP-18).
    Fort,
    /// Pond: takes room, gives nothing (AP-19).
    Pond,
}

/// Name and cost in points of each terrain element (AP-91 to AP-95).
pub const TERRAIN: [(Terrain, &str, i32); 6] = [
    (Terrain::Wood, "wood", 10),
    (Terrain::Hill, "hill", 10),
    (Terrain::Site, "site", 15),
    (Terrain::Town, "town", 20),
    (Terrain::Fort, "fort", 25),
    (Terrain::Pond, "pond", 0),
];

/// At most so many elements in a sector (AP-13).
pub const TERRAIN_PER_SECTOR: usize = 2;

/// The terrain elements of a sector.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Terrains(u8);

impl Terrains {
    /// Whether this element is there.
    #[inline]
    pub const fn has(self, terrain: Terrain) -> bool {
        self.0 & 1 << terrain as u8 != 0
    }

    /// Adds an element.
    pub const fn add(&mut self, terrain: Terrain) {
        self.0 |= 1 << terrain as u8;
    }

    /// How many elements there are.
    #[inline]
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The elements in the order of the table.
    pub fn iter(self) -> impl Iterator<Item = Terrain> {
        TERRAIN.into_iter().map(|row| row.0).filter(move |&terrain| self.has(terrain))
    }

    /// What the elements cost.
    pub fn cost(self) -> i32 {
        self.iter().map(|terrain| TERRAIN[terrain as usize].2).sum()
    }

    /// What the sector adds to a defender's morale (AP-16 to AP-18, AP-R21).
    #[inline]
    pub const fn shelter(self) -> i8 {
        self.has(Terrain::Site) as i8 + self.has(Terrain::Town) as i8 + 2 * self.has(Terrain::Fort) as i8
    }
}

impl FromIterator<Terrain> for Terrains {
    fn from_iter<I: IntoIterator<Item = Terrain>>(elements: I) -> Self {
        let mut set = Terrains::default();
        elements.into_iter().for_each(|terrain| set.add(terrain));
        set
    }
}

/// A river between the two sectors of a lane (AP-20).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum River {
    /// Neither bridge nor ford.
    River,
    /// With a bridge.
    Bridge,
    /// Fordable everywhere.
    Ford,
}

/// Name, cost and units that may cross in a player's turn (AP-20, AP-96).
pub const RIVER: [(River, &str, i32, u8); 3] =
    [(River::River, "river", 12, 1), (River::Bridge, "bridge", 9, 2), (River::Ford, "ford", 5, 3)];

impl River {
    /// Units that may cross in a player's turn (AP-20).
    #[inline]
    pub const fn quota(self) -> u8 {
        RIVER[self as usize].3
    }
}

/// The map: terrain of the sectors, rivers of the lanes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ground {
    /// Terrain by sector.
    pub sectors: [Terrains; 6],
    /// River by lane.
    pub rivers: [Option<River>; 3],
}

impl Ground {
    /// The terrain of a sector.
    #[inline]
    pub const fn at(&self, sector: Sector) -> Terrains {
        self.sectors[sector as usize]
    }

    /// What each camp pays for its terrain (AP-91 to AP-97): the rivers are charged to whom the rest costs more,
    /// to nobody when it costs the same (AP-R41).
    pub fn costs(&self) -> BySide<i32> {
        let camp = |side: Side| (0..3).map(|lane| self.at(Sector::of(side, lane)).cost()).sum::<i32>();
        let mut costs = BySide::from_fn(camp);
        let rivers: i32 = self.rivers.iter().flatten().map(|&river| RIVER[river as usize].2).sum();
        match costs[SOUTH].cmp(&costs[NORTH]) {
            std::cmp::Ordering::Greater => costs[SOUTH] += rivers,
            std::cmp::Ordering::Less => costs[NORTH] += rivers,
            std::cmp::Ordering::Equal => {}
        }
        costs
    }

    /// Lays the terrain out by the dice (AP-99 to AP-102, AP-R42).
    pub fn roll(one_river: bool, dice: &mut impl Dice) -> Ground {
        let mut ground = Ground::default();
        for terrains in &mut ground.sectors {
            *terrains = roll_sector(dice);
        }
        if one_river {
            roll_one_river(&mut ground, dice);
        } else {
            for lane in &mut ground.rivers {
                *lane = (dice.roll(6, "river") >= 5).then(|| roll_segment(dice.roll(6, "ford") >= 3, dice));
            }
        }
        ground
    }

    /// The ground that a number stands for: the tables, then the lot for the sides (AP-98 to AP-102).
    pub fn drawn(one_river: bool, seed: u64) -> Ground {
        let mut luck = Seeded::new(seed);
        let ground = Ground::roll(one_river, &mut luck);
        if luck.roll(6, "sides") > 3 { ground.turned() } else { ground }
    }

    /// The map seen from the other end of the table.
    #[must_use]
    pub fn turned(&self) -> Ground {
        let mut turned = *self;
        turned.sectors.reverse();
        turned.rivers.reverse();
        turned
    }
}

/// Two dice for a sector (AP-99), a third where the first one is a 5 (AP-R42).
fn roll_sector(dice: &mut impl Dice) -> Terrains {
    let mut terrains = Terrains::default();
    let (first, second) = (dice.roll(6, "terrain-first"), dice.roll(6, "terrain-second"));
    match first {
        6 => terrains.add(Terrain::Fort),
        5 if dice.roll(6, "terrain-third") <= 3 => terrains.add(Terrain::Site),
        5 => terrains.add(Terrain::Town),
        4 => terrains.add(Terrain::Wood),
        _ => {}
    }
    if second >= 5 {
        terrains.add(Terrain::Hill);
    }
    terrains
}

/// A segment of a river is fordable or bridged, or neither (AP-101, AP-102).
fn roll_segment(fordable: bool, dice: &mut impl Dice) -> River {
    if fordable {
        River::Ford
    } else if dice.roll(6, "bridge") >= 3 {
        River::Bridge
    } else {
        River::River
    }
}

/// One river along the whole front (AP-R42, option `one_river`).
fn roll_one_river(ground: &mut Ground, dice: &mut impl Dice) {
    if dice.roll(6, "river") >= 5 {
        let fordable = dice.roll(6, "ford") >= 3;
        for lane in &mut ground.rivers {
            *lane = Some(roll_segment(fordable, dice));
        }
    }
}
