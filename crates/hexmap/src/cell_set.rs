use crate::Cell;
use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};
use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Sub, SubAssign};

/// A set of cells as bits, `64 * WORDS` cells wide: copied and combined in a few instructions during playouts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CellSet<const WORDS: usize> {
    words: [u64; WORDS],
}

impl<const WORDS: usize> CellSet<WORDS> {
    /// The set without a cell.
    pub const EMPTY: Self = Self { words: [0; WORDS] };

    /// How many cells such a set can tell apart.
    pub const CAPACITY: usize = 64 * WORDS;

    /// The set of this one cell.
    #[inline]
    pub fn of(cell: Cell) -> Self {
        let mut set = Self::EMPTY;
        set.insert(cell);
        set
    }

    /// The cells with indices 0 to `count - 1`: a whole board.
    pub fn first_cells(count: usize) -> Self {
        (0..count.min(Self::CAPACITY) as u16).map(Cell).collect()
    }

    /// Puts a cell in; true if it was not there. Panics on a cell beyond the capacity.
    #[inline]
    pub fn insert(&mut self, cell: Cell) -> bool {
        let word = &mut self.words[cell.index() / 64];
        let bit = 1 << (cell.0 % 64);
        let fresh = *word & bit == 0;
        *word |= bit;
        fresh
    }

    /// Takes a cell out; true if it was there. Panics on a cell beyond the capacity.
    #[inline]
    pub fn remove(&mut self, cell: Cell) -> bool {
        let word = &mut self.words[cell.index() / 64];
        let bit = 1 << (cell.0 % 64);
        let present = *word & bit != 0;
        *word &= !bit;
        present
    }

    /// Whether the cell is in the set; a cell beyond the capacity never is.
    #[inline]
    pub fn contains(&self, cell: Cell) -> bool {
        self.words.get(cell.index() / 64).is_some_and(|word| word >> (cell.0 % 64) & 1 == 1)
    }

    /// How many cells are in the set.
    #[inline]
    pub fn len(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether the set holds nothing.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&word| word == 0)
    }

    /// Whether the two sets share a cell, without building their intersection.
    #[inline]
    pub fn meets(&self, other: &Self) -> bool {
        (0..WORDS).any(|i| self.words[i] & other.words[i] != 0)
    }

    /// Whether every cell of this set is in the other.
    #[inline]
    pub fn is_subset(&self, other: &Self) -> bool {
        (0..WORDS).all(|i| self.words[i] & !other.words[i] == 0)
    }

    /// The lowest cell.
    #[inline]
    pub fn first(&self) -> Option<Cell> {
        self.iter().next()
    }

    /// The k-th cell in ascending order, counted from 0: one random number below `len` draws uniformly.
    #[inline]
    pub fn nth(&self, k: usize) -> Option<Cell> {
        let mut left = k;
        for (i, &word) in self.words.iter().enumerate() {
            let ones = word.count_ones() as usize;
            if left < ones {
                return Some(Cell((64 * i) as u16 + nth_bit(word, left)));
            }
            left -= ones;
        }
        None
    }

    /// Every subset but the empty one, such as the ways to make up an attack. There are `2^len - 1` of them: for
    /// small sets, of less than 32 cells.
    #[inline]
    pub fn subsets(self) -> impl Iterator<Item = Self> {
        let chosen = move |choice: u32| {
            let picked = self.iter().enumerate().filter(|(i, _)| choice >> i & 1 == 1);
            picked.map(|(_, cell)| cell).collect()
        };
        (1..1u32 << self.len()).map(chosen)
    }

    /// The cells in ascending order.
    #[inline]
    pub fn iter(&self) -> Cells<WORDS> {
        Cells { words: self.words, at: 0 }
    }
}

/// The position of the k-th set bit; the word must have more than `k` of them.
fn nth_bit(mut word: u64, k: usize) -> u16 {
    for _ in 0..k {
        word &= word - 1;
    }
    word.trailing_zeros() as u16
}

/// The cells of a set in ascending order.
#[derive(Clone, Debug)]
pub struct Cells<const WORDS: usize> {
    words: [u64; WORDS],
    at: usize,
}

impl<const WORDS: usize> Iterator for Cells<WORDS> {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        while self.at < WORDS {
            let word = self.words[self.at];
            if word != 0 {
                self.words[self.at] = word & (word - 1);
                return Some(Cell((64 * self.at) as u16 + word.trailing_zeros() as u16));
            }
            self.at += 1;
        }
        None
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.words.iter().map(|word| word.count_ones() as usize).sum();
        (left, Some(left))
    }
}

impl<const WORDS: usize> ExactSizeIterator for Cells<WORDS> {}

impl<const WORDS: usize> Default for CellSet<WORDS> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const WORDS: usize> fmt::Debug for CellSet<WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|cell| cell.0)).finish()
    }
}

impl<const WORDS: usize> FromIterator<Cell> for CellSet<WORDS> {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        let mut set = Self::EMPTY;
        set.extend(cells);
        set
    }
}

impl<const WORDS: usize> Extend<Cell> for CellSet<WORDS> {
    fn extend<I: IntoIterator<Item = Cell>>(&mut self, cells: I) {
        for cell in cells {
            self.insert(cell);
        }
    }
}

impl<const WORDS: usize> IntoIterator for CellSet<WORDS> {
    type Item = Cell;
    type IntoIter = Cells<WORDS>;

    fn into_iter(self) -> Cells<WORDS> {
        self.iter()
    }
}

impl<const WORDS: usize> IntoIterator for &CellSet<WORDS> {
    type Item = Cell;
    type IntoIter = Cells<WORDS>;

    fn into_iter(self) -> Cells<WORDS> {
        self.iter()
    }
}

/// One operator and its assigning form, word by word.
macro_rules! operator {
    ($op:ident, $method:ident, $assign:ident, $assign_method:ident, $combine:expr) => {
        impl<const WORDS: usize> $assign for CellSet<WORDS> {
            #[inline]
            fn $assign_method(&mut self, other: Self) {
                for i in 0..WORDS {
                    self.words[i] = $combine(self.words[i], other.words[i]);
                }
            }
        }

        impl<const WORDS: usize> $op for CellSet<WORDS> {
            type Output = Self;

            #[inline]
            fn $method(mut self, other: Self) -> Self {
                self.$assign_method(other);
                self
            }
        }
    };
}

operator!(BitOr, bitor, BitOrAssign, bitor_assign, |a: u64, b: u64| a | b);
operator!(BitAnd, bitand, BitAndAssign, bitand_assign, |a: u64, b: u64| a & b);
operator!(BitXor, bitxor, BitXorAssign, bitxor_assign, |a: u64, b: u64| a ^ b);
operator!(Sub, sub, SubAssign, sub_assign, |a: u64, b: u64| a & !b);

impl<const WORDS: usize> Serialize for CellSet<WORDS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, const WORDS: usize> Deserialize<'de> for CellSet<WORDS> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cells = Vec::<Cell>::deserialize(deserializer)?;
        match cells.iter().find(|cell| cell.index() >= Self::CAPACITY) {
            Some(cell) => Err(D::Error::custom(format!("cell {} in a set of {} cells", cell.0, Self::CAPACITY))),
            None => Ok(cells.into_iter().collect()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_subset_once() {
        let set: CellSet<2> = [3, 64, 100].map(Cell).into_iter().collect();
        let subsets: std::collections::BTreeSet<_> = set.subsets().collect();
        assert_eq!((set.subsets().count(), subsets.len()), (7, 7));
        assert!(subsets.iter().all(|subset| subset.is_subset(&set) && !subset.is_empty()));
        assert_eq!(CellSet::<2>::EMPTY.subsets().count(), 0);
    }
}
