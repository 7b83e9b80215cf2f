use crate::{Cell, Direction, Grid};

/// Sides between neighbouring cells: rivers, hedges, walls, lanes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EdgeSet {
    /// Six bits a cell, one a direction, so that a rule asks with one lookup.
    sides: Vec<u8>,
    /// Each side once, lower cell first, ascending.
    pairs: Vec<(Cell, Cell)>,
}

impl EdgeSet {
    /// A set without sides.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds the side between two cells; false if they are no neighbours, and then nothing is added.
    pub fn insert(&mut self, grid: &Grid, a: Cell, b: Cell) -> bool {
        let Some((direction, _)) = grid.neighbours(a).find(|&(_, cell)| cell == b) else {
            return false;
        };
        self.sides.resize(grid.len(), 0);
        self.sides[a.index()] |= 1 << direction.index();
        self.sides[b.index()] |= 1 << direction.opposite().index();
        if let Err(at) = self.pairs.binary_search(&ordered(a, b)) {
            self.pairs.insert(at, ordered(a, b));
        }
        true
    }

    /// Whether the side between these two cells is in the set.
    pub fn contains(&self, a: Cell, b: Cell) -> bool {
        self.pairs.binary_search(&ordered(a, b)).is_ok()
    }

    /// Whether the side of a cell in this direction is in the set.
    #[inline]
    pub fn contains_dir(&self, cell: Cell, direction: Direction) -> bool {
        self.around(cell) >> direction.index() & 1 == 1
    }

    /// The sides of a cell that are in the set, one bit a direction.
    #[inline]
    pub fn around(&self, cell: Cell) -> u8 {
        self.sides.get(cell.index()).copied().unwrap_or(0)
    }

    /// How many sides are in the set.
    pub fn len(&self) -> usize {
        self.pairs.len()
    }

    /// Whether there is no side in the set.
    pub fn is_empty(&self) -> bool {
        self.pairs.is_empty()
    }

    /// The sides, each once, lower cell first, ascending.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (Cell, Cell)> + '_ {
        self.pairs.iter().copied()
    }
}

fn ordered(a: Cell, b: Cell) -> (Cell, Cell) {
    if a < b { (a, b) } else { (b, a) }
}
