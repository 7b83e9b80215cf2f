use crate::{Cell, CellSet, Grid, GridError};

/// More groups than this and going cell by cell is as quick; regular boards have six to eight.
const MOST_SHIFTS: usize = 12;

/// The neighbours of every cell as sets, built once for a board so that playouts only combine words.
#[derive(Clone, Debug)]
pub struct NeighbourSets<const WORDS: usize> {
    around: Box<[CellSet<WORDS>]>,
    /// On a regular board few index differences lead from cells to neighbours: for each, the cells it holds for.
    shifts: Box<[(i32, CellSet<WORDS>)]>,
}

impl<const WORDS: usize> NeighbourSets<WORDS> {
    /// The sets of this board; refused if the board has more cells than the sets have bits.
    pub fn new(grid: &Grid) -> Result<Self, GridError> {
        let capacity = CellSet::<WORDS>::CAPACITY;
        if grid.len() > capacity {
            return Err(GridError::SetTooNarrow { cells: grid.len(), capacity });
        }
        let around = |cell| grid.neighbours(cell).map(|(_, neighbour)| neighbour).collect();
        Ok(Self { around: grid.cells().map(around).collect(), shifts: shifts(grid) })
    }

    /// The neighbours of a cell.
    #[inline]
    pub fn around(&self, cell: Cell) -> CellSet<WORDS> {
        self.around[cell.index()]
    }

    /// Everything that touches the set: all neighbours of all its cells.
    #[inline]
    pub fn around_all(&self, set: CellSet<WORDS>) -> CellSet<WORDS> {
        let mut out = CellSet::EMPTY;
        if self.shifts.is_empty() {
            for cell in set {
                out |= self.around(cell);
            }
        } else {
            for &(delta, from) in &self.shifts {
                out |= (set & from).shifted(delta);
            }
        }
        out
    }
}

/// The cells grouped by the index differences to their neighbours; nothing if the board is too irregular.
fn shifts<const WORDS: usize>(grid: &Grid) -> Box<[(i32, CellSet<WORDS>)]> {
    let mut groups: Vec<(i32, CellSet<WORDS>)> = Vec::new();
    for (a, b) in grid.cells().flat_map(|a| grid.neighbours(a).map(move |(_, b)| (a, b))) {
        let delta = b.0 as i32 - a.0 as i32;
        let known = groups.iter().position(|group| group.0 == delta);
        if known.is_none() && groups.len() == MOST_SHIFTS {
            return Box::default();
        }
        let at = known.unwrap_or(groups.len());
        if at == groups.len() {
            groups.push((delta, CellSet::EMPTY));
        }
        groups[at].1.insert(a);
    }
    groups.into()
}
