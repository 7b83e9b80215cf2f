use serde::{Deserialize, Serialize};

/// The most cells a board may have; far beyond any table, and small enough for every set and index here.
pub const MAX_CELLS: usize = 4096;

/// One cell of a board: its index in reading order (row by row, left to right), so that tables are plain arrays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Cell(pub u16);

impl Cell {
    /// The index as a `usize`, to look things up in a table of cells.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
