use crate::{Cell, Direction, Grid};

const UNREACHED: u32 = u32::MAX;

/// Where a piece can go and at what cost, for any rule of movement. The buffers are kept between calls.
///
/// Costs are expected to be small: memory grows with the dearest cost reached.
#[derive(Clone, Debug, Default)]
pub struct Field {
    costs: Vec<u32>,
    came_from: Vec<Cell>,
    reached: Vec<Cell>,
    buckets: Vec<Vec<Cell>>,
}

impl Field {
    /// An empty field, to be used again and again.
    pub fn new() -> Self {
        Self::default()
    }

    /// Spends up to `budget` from a cell. `cost` says what the step from one cell to its neighbour in a direction
    /// costs, or that it is forbidden; a cell that must be stopped in is one that no step may leave.
    pub fn explore(
        &mut self,
        grid: &Grid,
        from: Cell,
        budget: u32,
        mut cost: impl FnMut(Cell, Cell, Direction) -> Option<u32>,
    ) {
        self.clear(grid.len());
        self.improve(from, from, 0);
        let mut spent = 0;
        while spent < self.buckets.len() {
            // Free steps may add to the bucket while it is read.
            let mut next = 0;
            while let Some(&cell) = self.buckets[spent].get(next) {
                next += 1;
                // A cell waits in every bucket it was ever promised; only the cheapest counts.
                if self.costs[cell.index()] == spent as u32 {
                    self.reached.push(cell);
                    self.step_on(grid, cell, spent as u32, budget, &mut cost);
                }
            }
            self.buckets[spent].clear();
            spent += 1;
        }
    }

    fn clear(&mut self, cells: usize) {
        self.costs.clear();
        self.costs.resize(cells, UNREACHED);
        self.came_from.clear();
        self.came_from.resize(cells, Cell(0));
        self.reached.clear();
        self.buckets.iter_mut().for_each(Vec::clear);
    }

    fn step_on(
        &mut self,
        grid: &Grid,
        cell: Cell,
        spent: u32,
        budget: u32,
        cost: &mut impl FnMut(Cell, Cell, Direction) -> Option<u32>,
    ) {
        for (direction, to) in grid.neighbours(cell) {
            let Some(total) = cost(cell, to, direction).and_then(|step| spent.checked_add(step)) else {
                continue;
            };
            if total <= budget && total < self.costs[to.index()] {
                self.improve(cell, to, total);
            }
        }
    }

    fn improve(&mut self, from: Cell, to: Cell, total: u32) {
        self.costs[to.index()] = total;
        self.came_from[to.index()] = from;
        let bucket = total as usize;
        if self.buckets.len() <= bucket {
            self.buckets.resize_with(bucket + 1, Vec::new);
        }
        self.buckets[bucket].push(to);
    }

    /// What the way to a cell costs; none if it was not reached.
    #[inline]
    pub fn cost(&self, cell: Cell) -> Option<u32> {
        self.costs.get(cell.index()).copied().filter(|&cost| cost != UNREACHED)
    }

    /// The cells reached, cheapest first; the first is the start.
    pub fn reached(&self) -> &[Cell] {
        &self.reached
    }

    /// The cell from which the cheapest way enters this one; none for the start and for cells not reached.
    pub fn came_from(&self, cell: Cell) -> Option<Cell> {
        let before = self.came_from.get(cell.index()).copied()?;
        (self.cost(cell).is_some() && before != cell).then_some(before)
    }

    /// Writes the cheapest way into `path`, start and goal included; leaves it empty if the cell was not reached.
    pub fn path(&self, to: Cell, path: &mut Vec<Cell>) {
        path.clear();
        if self.cost(to).is_some() {
            path.extend(std::iter::successors(Some(to), |&cell| self.came_from(cell)));
            path.reverse();
        }
    }
}
