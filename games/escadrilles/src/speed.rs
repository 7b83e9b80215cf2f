use std::ops::RangeInclusive;

use kernel::Seeded;

/// The slowest speed (ES-07).
pub const SLOWEST: u8 = 2;
/// The fastest speed (ES-07, ES-10).
pub const FASTEST: u8 = 6;

/// What an aircraft may turn in one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowance {
    /// How many turns, each in another hex (ES-R8).
    pub turns: u8,
    /// The widest turn, in sixths of a circle.
    pub widest: u8,
}

/// The turn table (ES-15, ES-16): for each speed the turns allowed and the widest one.
pub const TURNS: [(u8, Allowance); 5] = [
    (6, Allowance { turns: 1, widest: 1 }),
    (5, Allowance { turns: 1, widest: 1 }),
    (4, Allowance { turns: 2, widest: 1 }),
    (3, Allowance { turns: 2, widest: 1 }),
    (2, Allowance { turns: 1, widest: 2 }),
];

/// The row of the turn table for a noted speed; points won on the way down do not count (ES-30).
#[inline]
pub(crate) const fn allowance(speed: u8) -> Allowance {
    TURNS[(FASTEST - speed) as usize].1
}

/// The speeds that may be noted: 2 in turn 1, later one less, the same or one more than flown last (ES-07 to ES-12).
#[inline]
pub(crate) const fn choices(turn: u16, last: u8) -> RangeInclusive<u8> {
    if turn == 1 {
        return SLOWEST..=SLOWEST;
    }
    let low = if last > SLOWEST { last - 1 } else { SLOWEST };
    let high = if last < FASTEST { last + 1 } else { FASTEST };
    low..=high
}

/// One of the speeds that may be noted, each as likely as another.
#[inline]
pub(crate) fn any_choice(turn: u16, last: u8, luck: &mut Seeded) -> u8 {
    let speeds = choices(turn, last);
    speeds.start() + luck.below(u32::from(speeds.end() - speeds.start()) + 1) as u8
}
