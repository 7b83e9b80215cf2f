//! The two sides of a game, and things that exist once for each.

use std::ops::{Index, IndexMut, Not};

use serde::{Deserialize, Serialize};

use crate::Text;

/// One of the two sides. Which is blue, north or heads is for the game to say ([`crate::Game::SIDES`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The side that a game lists first.
    A,
    /// The side that a game lists second.
    B,
}

impl Side {
    /// Both sides, first one first.
    pub const BOTH: [Side; 2] = [Side::A, Side::B];

    /// 0 for the first side, 1 for the second.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other side.
    #[inline]
    pub const fn other(self) -> Side {
        match self {
            Side::A => Side::B,
            Side::B => Side::A,
        }
    }

    /// The side's name in the game's words: `side-a` or `side-b`.
    pub fn name(self) -> Text {
        Text::key(["side-a", "side-b"][self.index()])
    }

    /// The side with that index; anything but 0 is the second.
    #[inline]
    pub const fn from_index(index: usize) -> Side {
        if index == 0 { Side::A } else { Side::B }
    }
}

impl Not for Side {
    type Output = Side;

    #[inline]
    fn not(self) -> Side {
        self.other()
    }
}

/// A pair with one value for each side, indexed by [`Side`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BySide<T>(pub [T; 2]);

impl<T> BySide<T> {
    /// Makes the value of each side from the side.
    pub fn from_fn(mut make: impl FnMut(Side) -> T) -> Self {
        BySide([make(Side::A), make(Side::B)])
    }

    /// Both values with their side.
    pub fn iter(&self) -> impl Iterator<Item = (Side, &T)> {
        Side::BOTH.into_iter().zip(self.0.iter())
    }

    /// The pair of what `f` makes of each value.
    pub fn map<U>(self, f: impl FnMut(T) -> U) -> BySide<U> {
        BySide(self.0.map(f))
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    #[inline]
    fn index(&self, side: Side) -> &T {
        &self.0[side.index()]
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    #[inline]
    fn index_mut(&mut self, side: Side) -> &mut T {
        &mut self.0[side.index()]
    }
}
