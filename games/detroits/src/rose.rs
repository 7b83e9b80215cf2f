//! The orientation hexagon: the six directions of the chart and their digits (DE-07, DE-R1).

use hexmap::{Direction, Orientation, flat};

/// DE-R1: 1 is north, then clockwise to 6, north-west.
pub const fn digit(direction: Direction) -> u8 {
    (direction.index() as u8 + 2) % 6 + 1
}

/// The direction of a digit of the hexagon.
pub fn of_digit(digit: u8) -> Option<Direction> {
    (1..=6).contains(&digit).then(|| flat::N.turned(i32::from(digit) - 1))
}

/// The compass name (`N`, `SE`).
pub const fn name(direction: Direction) -> &'static str {
    direction.name(Orientation::Flat)
}

/// A direction as a person writes it: a compass name or a digit.
pub fn read(text: &str) -> Option<Direction> {
    Direction::from_name(text, Orientation::Flat).or_else(|| of_digit(text.parse().ok()?))
}

/// The angle on screen, 0 to the right, clockwise.
pub const fn degrees(direction: Direction) -> i32 {
    direction.degrees(Orientation::Flat) as i32
}

/// DE-R20: two hulls are parallel when they point the same way or opposite ways.
pub const fn parallel(a: Direction, b: Direction) -> bool {
    a.index() % 3 == b.index() % 3
}
