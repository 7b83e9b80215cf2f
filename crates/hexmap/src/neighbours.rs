use crate::{Cell, CellSet, Direction, Grid, GridError};

/// The neighbours of every cell as sets, built once for a board so that playouts only combine words.
#[derive(Clone, Debug)]
pub struct NeighbourSets<const WORDS: usize> {
    around: Box<[CellSet<WORDS>]>,
}

impl<const WORDS: usize> NeighbourSets<WORDS> {
    /// The sets of this board; refused if the board has more cells than the sets have bits.
    pub fn new(grid: &Grid) -> Result<Self, GridError> {
        Self::across(grid, |_, _| true)
    }

    /// The neighbours of every cell behind the sides that `open` lets through: a piece that no river lets pass.
    pub fn across(grid: &Grid, open: impl Fn(Cell, Direction) -> bool) -> Result<Self, GridError> {
        let capacity = CellSet::<WORDS>::CAPACITY;
        if grid.len() > capacity {
            return Err(GridError::SetTooNarrow { cells: grid.len(), capacity });
        }
        let around = |cell| grid.neighbours(cell).filter(|&(side, _)| open(cell, side)).map(|(_, next)| next).collect();
        Ok(Self { around: grid.cells().map(around).collect() })
    }

    /// The neighbours of a cell.
    #[inline]
    pub fn around(&self, cell: Cell) -> CellSet<WORDS> {
        self.around[cell.index()]
    }

    /// All neighbours of all cells of a set; a cell of the set is among them only if it touches another.
    #[inline]
    pub fn around_all(&self, set: CellSet<WORDS>) -> CellSet<WORDS> {
        set.iter().fold(CellSet::EMPTY, |all, cell| all | self.around(cell))
    }
}
