//! Dice by the handful, in the order of the rules (MP-03 to MP-05).

use kernel::Dice;

use crate::event::Row;

/// Which dice are thrown again (MP-04).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reroll {
    /// None.
    #[default]
    None,
    /// Ones.
    Ones,
    /// Every miss.
    Misses,
}

/// One die.
pub(crate) fn d6(dice: &mut impl Dice, label: &'static str) -> u8 {
    dice.roll(6, label) as u8
}

/// d3 from a six-sided die (MP-03).
pub(crate) const fn d3(die: u8) -> u8 {
    die.div_ceil(2)
}

/// Some dice.
pub(crate) fn handful(dice: &mut impl Dice, count: u8, label: &'static str) -> Row {
    let mut row = Row::NONE;
    for _ in 0..count {
        row.push(d6(dice, label));
    }
    row
}

/// Dice that succeed on `need` or more, some thrown again once: the dice, the rerolls, and how many succeed.
pub(crate) fn attempt(
    dice: &mut impl Dice,
    count: u8,
    need: u8,
    reroll: Reroll,
    [label, again]: [&'static str; 2],
) -> (Row, Row, u8) {
    let first = handful(dice, count, label);
    let repeated = match reroll {
        Reroll::None => 0,
        Reroll::Ones => first.faces().iter().filter(|&&face| face == 1).count(),
        Reroll::Misses => first.faces().iter().filter(|&&face| face < need).count(),
    };
    let second = handful(dice, repeated as u8, again);
    (first, second, first.hits(need) + second.hits(need))
}
