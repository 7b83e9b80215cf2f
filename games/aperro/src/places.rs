//! Where a piece can be: six sectors in three lanes, two reserves, and off the table (AP-02, AP-03).

use kernel::Side;
use serde::{Deserialize, Serialize};

/// South is the first side, North the second (AP-01).
pub const SOUTH: Side = Side::A;
/// North is the second side (AP-01).
pub const NORTH: Side = Side::B;

/// One of the six sectors of the front (AP-02, AP-R1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum Sector {
    /// South's left flank.
    SW,
    /// South's centre.
    SC,
    /// South's right flank.
    SE,
    /// North's right flank.
    NW,
    /// North's centre.
    NC,
    /// North's left flank.
    NE,
}

impl Sector {
    /// All sectors in the order in which everything is resolved.
    pub const ALL: [Sector; 6] = [Sector::SW, Sector::SC, Sector::SE, Sector::NW, Sector::NC, Sector::NE];

    /// The sector of a camp in a lane (0 west, 1 centre, 2 east).
    #[inline]
    pub const fn of(camp: Side, lane: usize) -> Sector {
        Sector::ALL[camp.index() * 3 + lane]
    }

    /// The side to which it belongs on the map.
    #[inline]
    pub const fn camp(self) -> Side {
        Side::from_index(self as usize / 3)
    }

    /// Its lane: 0 west, 1 centre, 2 east.
    #[inline]
    pub const fn lane(self) -> usize {
        self as usize % 3
    }

    /// The other sector of the lane.
    #[inline]
    pub const fn opposite(self) -> Sector {
        Sector::ALL[(self as usize + 3) % 6]
    }

    /// Its neighbours in the same camp: the centre has two, a flank one.
    pub const fn laterals(self) -> &'static [Sector] {
        use Sector::*;
        match self {
            SW | SE => &[SC],
            SC => &[SW, SE],
            NW | NE => &[NC],
            NC => &[NW, NE],
        }
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        self.place().name()
    }

    /// The sector as a place.
    #[inline]
    pub const fn place(self) -> Place {
        Place::ALL[self as usize]
    }
}

/// Where a piece is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum Place {
    /// South's left flank.
    SW,
    /// South's centre.
    SC,
    /// South's right flank.
    SE,
    /// North's right flank.
    NW,
    /// North's centre.
    NC,
    /// North's left flank.
    NE,
    /// South's reserve.
    SR,
    /// North's reserve.
    NR,
    /// Expected from off the table (AP-144).
    #[serde(rename = "off_table")]
    OffTable,
    /// Not yet deployed.
    #[serde(rename = "unplaced")]
    Unplaced,
    /// Eliminated, captured or demobilised.
    #[default]
    #[serde(rename = "gone")]
    Gone,
}

impl Place {
    /// All places.
    pub const ALL: [Place; 11] = {
        use Place::*;
        [SW, SC, SE, NW, NC, NE, SR, NR, OffTable, Unplaced, Gone]
    };

    /// The eight places of the table.
    pub const TABLE: [Place; 8] = {
        use Place::*;
        [SW, SC, SE, NW, NC, NE, SR, NR]
    };

    /// The reserve of a side (AP-03).
    #[inline]
    pub const fn reserve(side: Side) -> Place {
        if side.index() == 0 { Place::SR } else { Place::NR }
    }

    /// The sector that it is, if it is one.
    #[inline]
    pub const fn sector(self) -> Option<Sector> {
        if (self as usize) < 6 { Some(Sector::ALL[self as usize]) } else { None }
    }

    /// Whether it is a sector or a reserve.
    #[inline]
    pub const fn on_table(self) -> bool {
        (self as usize) < Place::TABLE.len()
    }

    /// Whether it is one of the reserves.
    #[inline]
    pub const fn is_reserve(self) -> bool {
        matches!(self, Place::SR | Place::NR)
    }

    /// Its name in notation and on screen.
    pub const fn name(self) -> &'static str {
        ["SW", "SC", "SE", "NW", "NC", "NE", "SR", "NR", "off_table", "unplaced", "gone"][self as usize]
    }

    /// The place of the table with this name, whatever its case.
    pub fn named(name: &str) -> Option<Place> {
        Place::TABLE.into_iter().find(|place| place.name().eq_ignore_ascii_case(name))
    }
}

/// The steps from one place to another for a side's piece (AP-76, AP-77, AP-R31): its places form a tree with
/// the reserve as root, so that the way is unique. Nothing where there is no way (AP-78).
#[inline]
pub fn path(side: Side, from: Place, to: Place) -> Option<Path> {
    *WAYS[side.index()].get(from as usize)?.get(to as usize)?
}

/// The ways of both sides between all places of the table.
static WAYS: [[[Option<Path>; 8]; 8]; 2] = {
    let mut ways = [[[None; 8]; 8]; 2];
    let mut i = 0;
    while i < 2 * 8 * 8 {
        let (side, from, to) = (i / 64, i / 8 % 8, i % 8);
        ways[side][from][to] = way(Side::from_index(side), Place::TABLE[from], Place::TABLE[to]);
        i += 1;
    }
    ways
};

/// Up from one place to where both ways from the reserve part, and down to the other.
const fn way(side: Side, from: Place, to: Place) -> Option<Path> {
    let (Some(up), Some(down)) = (chain(side, from), chain(side, to)) else { return None };
    let mut parted = 0;
    while parted < up.len && parted < down.len && up.places[parted] as u8 == down.places[parted] as u8 {
        parted += 1;
    }
    let mut way = Path { places: [from; 5], len: 0 };
    let mut i = up.len;
    while i >= parted {
        way.places[way.len] = up.places[i - 1];
        way.len += 1;
        i -= 1;
    }
    let mut i = parted;
    while i < down.len {
        way.places[way.len] = down.places[i];
        way.len += 1;
        i += 1;
    }
    Some(way)
}

/// The steps of that way; more than anything can make where there is none.
#[inline]
pub fn distance(side: Side, from: Place, to: Place) -> u8 {
    let depth = |place: Place| match place.sector() {
        Some(sector) => 1 + u8::from(sector.camp() != side),
        None if place == Place::reserve(side) => 0,
        None => u8::MAX / 4,
    };
    let same_lane = matches!((from.sector(), to.sector()), (Some(a), Some(b)) if a.lane() == b.lane());
    if same_lane { depth(from).abs_diff(depth(to)) } else { depth(from) + depth(to) }
}

/// The way from the reserve to a place.
const fn chain(side: Side, place: Place) -> Option<Path> {
    let reserve = Place::reserve(side);
    if place as u8 == reserve as u8 {
        return Some(Path { places: [reserve; 5], len: 1 });
    }
    let Some(sector) = place.sector() else { return None };
    let own = Sector::of(side, sector.lane()).place();
    let len = if place as u8 == own as u8 { 2 } else { 3 };
    Some(Path { places: [reserve, own, place, place, place], len })
}

/// A way through the places, start and end included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Path {
    places: [Place; 5],
    len: usize,
}

impl Path {
    /// The places, start first.
    pub fn places(&self) -> &[Place] {
        &self.places[..self.len]
    }

    /// How many steps it takes.
    pub fn steps(&self) -> u8 {
        self.len as u8 - 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn way(side: Side, from: Place, to: Place) -> Vec<Place> {
        path(side, from, to).unwrap().places().to_vec()
    }

    /// AP-76, AP-77, AP-R31: the tree of places and its distances.
    #[test]
    fn the_way_is_unique() {
        use Place::*;
        assert_eq!(way(SOUTH, SR, SW), [SR, SW]);
        assert_eq!(way(SOUTH, SW, SW), [SW]);
        assert_eq!(way(SOUTH, SC, SR), [SC, SR]);
        assert_eq!(way(SOUTH, SC, NC), [SC, NC]);
        assert_eq!(way(SOUTH, NC, SC), [NC, SC]);
        assert_eq!(way(SOUTH, SR, NE), [SR, SE, NE]);
        assert_eq!(way(SOUTH, SC, SE), [SC, SR, SE]);
        assert_eq!(way(SOUTH, SC, NW), [SC, SR, SW, NW]);
        assert_eq!(way(NORTH, SW, SE), [SW, NW, NR, NE, SE]);
        for (from, to) in Place::TABLE.into_iter().flat_map(|from| Place::TABLE.map(|to| (from, to))) {
            let steps = path(NORTH, from, to).map_or(u8::MAX, |way| way.steps());
            assert!(distance(NORTH, from, to) == steps || steps == u8::MAX && distance(NORTH, from, to) > 9);
        }
        assert_eq!(path(SOUTH, SC, NR), None, "AP-78: never into the enemy's reserve");
    }
}
