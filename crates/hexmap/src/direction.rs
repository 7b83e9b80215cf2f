use crate::Orientation;
use hexx::Hex;
use serde::{Deserialize, Serialize};

/// One of the six directions from a cell to a neighbour, numbered clockwise; a piece's heading is one of them.
///
/// Number 0 is east on a pointy-top board and south-east on a flat-top one: see [`pointy`] and [`flat`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Direction(u8);

/// The six directions of a pointy-top board.
#[allow(missing_docs)]
pub mod pointy {
    use super::Direction;
    pub const E: Direction = Direction(0);
    pub const SE: Direction = Direction(1);
    pub const SW: Direction = Direction(2);
    pub const W: Direction = Direction(3);
    pub const NW: Direction = Direction(4);
    pub const NE: Direction = Direction(5);
}

/// The six directions of a flat-top board.
#[allow(missing_docs)]
pub mod flat {
    use super::Direction;
    pub const SE: Direction = Direction(0);
    pub const S: Direction = Direction(1);
    pub const SW: Direction = Direction(2);
    pub const NW: Direction = Direction(3);
    pub const N: Direction = Direction(4);
    pub const NE: Direction = Direction(5);
}

const POINTY_NAMES: [&str; 6] = ["E", "SE", "SW", "W", "NW", "NE"];
const FLAT_NAMES: [&str; 6] = ["SE", "S", "SW", "NW", "N", "NE"];
const STEPS: [Hex; 6] =
    [Hex::new(1, 0), Hex::new(0, 1), Hex::new(-1, 1), Hex::new(-1, 0), Hex::new(0, -1), Hex::new(1, -1)];

impl Direction {
    /// All six, clockwise.
    pub const ALL: [Self; 6] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// The direction with this number, if it is one of the six.
    pub const fn new(index: u8) -> Option<Self> {
        if index < 6 { Some(Self(index)) } else { None }
    }

    /// The number 0 to 5, for tables by direction.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Turned by this many sixths of a circle: positive clockwise (starboard), negative the other way (port).
    #[inline]
    pub const fn turned(self, sixths: i32) -> Self {
        Self((self.0 as i32 + sixths.rem_euclid(6)).rem_euclid(6) as u8)
    }

    /// Turned by 60 degrees clockwise.
    #[inline]
    pub const fn right(self) -> Self {
        self.turned(1)
    }

    /// Turned by 60 degrees counter-clockwise.
    #[inline]
    pub const fn left(self) -> Self {
        self.turned(-1)
    }

    /// The way back.
    #[inline]
    pub const fn opposite(self) -> Self {
        self.turned(3)
    }

    /// The least number of 60-degree turns from one heading to another, 0 to 3.
    pub const fn turns_to(self, other: Self) -> u8 {
        let clockwise = (other.0 + 6 - self.0) % 6;
        if clockwise > 3 { 6 - clockwise } else { clockwise }
    }

    /// The angle on screen: 0 points to the right, growing clockwise.
    pub const fn degrees(self, orientation: Orientation) -> u16 {
        let first = match orientation {
            Orientation::Pointy => 0,
            Orientation::Flat => 30,
        };
        first + 60 * self.0 as u16
    }

    /// The compass name, for notation and for people.
    pub const fn name(self, orientation: Orientation) -> &'static str {
        match orientation {
            Orientation::Pointy => POINTY_NAMES[self.0 as usize],
            Orientation::Flat => FLAT_NAMES[self.0 as usize],
        }
    }

    /// The direction with this compass name, in any case of letters; none if this board has no such direction.
    pub fn from_name(name: &str, orientation: Orientation) -> Option<Self> {
        Self::ALL.into_iter().find(|direction| direction.name(orientation).eq_ignore_ascii_case(name))
    }

    /// The step in axial coordinates.
    #[inline]
    pub const fn step(self) -> Hex {
        STEPS[self.0 as usize]
    }

    /// The direction of an axial vector that lies on one of the six axes.
    pub(crate) fn of_vector(vector: Hex) -> Option<Self> {
        let index = match (vector.x().signum(), vector.y().signum()) {
            (1, 0) => 0,
            (0, 1) => 1,
            (-1, 0) => 3,
            (0, -1) => 4,
            (-1, 1) if vector.x() == -vector.y() => 2,
            (1, -1) if vector.x() == -vector.y() => 5,
            _ => return None,
        };
        Some(Self(index))
    }
}

impl From<Direction> for u8 {
    fn from(direction: Direction) -> u8 {
        direction.0
    }
}

/// Said of a number that is no direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is no direction: the six are 0 to 5, clockwise")]
pub struct NoDirection(u8);

impl TryFrom<u8> for Direction {
    type Error = NoDirection;

    fn try_from(index: u8) -> Result<Self, NoDirection> {
        Self::new(index).ok_or(NoDirection(index))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_degrees_agree_with_the_constants() {
        assert_eq!(pointy::NE.name(Orientation::Pointy), "NE");
        assert_eq!(flat::N.name(Orientation::Flat), "N");
        assert_eq!(pointy::E.degrees(Orientation::Pointy), 0);
        assert_eq!(pointy::NW.degrees(Orientation::Pointy), 240);
        assert_eq!(flat::N.degrees(Orientation::Flat), 270);
        assert_eq!(flat::SE.degrees(Orientation::Flat), 30);
        assert_eq!(Direction::from_name("sw", Orientation::Pointy), Some(pointy::SW));
        assert_eq!(Direction::from_name("E", Orientation::Flat), None);
        assert_eq!(Direction::try_from(6), Err(NoDirection(6)));
        assert_eq!(NoDirection(6).to_string(), "6 is no direction: the six are 0 to 5, clockwise");
        for orientation in [Orientation::Pointy, Orientation::Flat] {
            for direction in Direction::ALL {
                assert_eq!(Direction::from_name(direction.name(orientation), orientation), Some(direction));
            }
        }
    }

    #[test]
    fn turning() {
        assert_eq!(pointy::E.left(), pointy::NE);
        assert_eq!(flat::N.right(), flat::NE);
        assert_eq!(flat::NE.opposite(), flat::SW);
        assert_eq!(pointy::E.turned(-13), pointy::NE);
        assert_eq!(pointy::E.turned(i32::MAX), pointy::SE);
        assert_eq!(pointy::E.turns_to(pointy::NW), 2);
        assert_eq!(pointy::NW.turns_to(pointy::E), 2);
        assert_eq!(flat::N.turns_to(flat::S), 3);
        for direction in Direction::ALL {
            assert_eq!(direction.step() + direction.opposite().step(), Hex::ZERO);
            assert_eq!(Direction::of_vector(direction.step() * 4), Some(direction));
        }
        assert_eq!(Direction::of_vector(Hex::ZERO), None);
        assert_eq!(Direction::of_vector(Hex::new(2, -1)), None);
    }
}
