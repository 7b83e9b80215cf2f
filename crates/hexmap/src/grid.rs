use crate::shown::Drawn;
use crate::{Cell, Direction, MAX_CELLS, Naming, Orientation};
use hexx::{Hex, OffsetHexMode};
use std::fmt;

const NOWHERE: u16 = u16::MAX;

/// The shape of a board: which cells there are, who touches whom, what each is called. It knows no terrain.
#[derive(Clone, PartialEq, Eq)]
pub struct Grid {
    orientation: Orientation,
    naming: Naming,
    columns: u16,
    rows: u16,
    offsets: Box<[(u16, u16)]>,
    hexes: Box<[Hex]>,
    names: Box<[Box<str>]>,
    neighbours: Box<[[u16; 6]]>,
    /// The cell at each column and row of the bounding rectangle.
    at: Box<[u16]>,
    pub(crate) drawn: Drawn,
}

/// Why a list of places makes no board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GridError {
    /// There must be something to stand on.
    #[error("the map has no cell")]
    Empty,
    /// More cells than the sets and tables here are made for.
    #[error("{0} cells are too many: a map holds at most {MAX_CELLS}")]
    TooManyCells(usize),
    /// More columns or rows than the names can count.
    #[error("{columns} columns and {rows} rows are too many for the cell names: at most {limit} of each")]
    TooWide {
        /// Columns asked for.
        columns: usize,
        /// Rows asked for.
        rows: usize,
        /// The most columns, and the most rows.
        limit: usize,
    },
    /// A bit set narrower than the board.
    #[error("the map has {cells} hexes, and this game takes {capacity} at most: make the map smaller")]
    SetTooNarrow {
        /// Cells of the board.
        cells: usize,
        /// Cells the set can tell apart.
        capacity: usize,
    },
}

impl Grid {
    /// A board of these places, each a column and a row counted from 0; their order and repetitions do not matter.
    pub fn new(
        orientation: Orientation,
        naming: Naming,
        places: impl IntoIterator<Item = (u16, u16)>,
    ) -> Result<Self, GridError> {
        let mut offsets: Vec<(u16, u16)> = places.into_iter().collect();
        offsets.sort_unstable_by_key(|&(column, row)| (row, column));
        offsets.dedup();
        let (columns, rows) = measure(naming, &offsets)?;
        let mut at = vec![NOWHERE; columns as usize * rows as usize].into_boxed_slice();
        for (index, &(column, row)) in offsets.iter().enumerate() {
            at[row as usize * columns as usize + column as usize] = index as u16;
        }
        let mut grid = Self {
            orientation,
            naming,
            columns,
            rows,
            hexes: offsets.iter().map(|&place| to_hex(orientation, place)).collect(),
            names: offsets.iter().map(|&(column, row)| naming.name(column, row).into()).collect(),
            neighbours: Box::default(),
            offsets: offsets.into(),
            at,
            drawn: Drawn::default(),
        };
        grid.neighbours = grid.hexes.iter().map(|&hex| grid.look_around(hex)).collect();
        Ok(grid)
    }

    /// A full rectangle; with `shortened`, odd rows (odd columns on a flat-top board) have one cell fewer, so that
    /// a half turn maps the board on itself.
    pub fn rectangle(
        orientation: Orientation,
        naming: Naming,
        columns: u16,
        rows: u16,
        shortened: bool,
    ) -> Result<Self, GridError> {
        let short = move |column: u16, row: u16| match orientation {
            Orientation::Pointy => row % 2 == 1 && column + 1 == columns,
            Orientation::Flat => column % 2 == 1 && row + 1 == rows,
        };
        let places = (0..rows).flat_map(move |row| (0..columns).map(move |column| (column, row)));
        // One place too many is enough to be refused, and keeps a huge rectangle from being listed.
        let places = places.filter(|&(column, row)| !(shortened && short(column, row)));
        Self::new(orientation, naming, places.take(MAX_CELLS + 1))
    }

    fn look_around(&self, hex: Hex) -> [u16; 6] {
        Direction::ALL.map(|direction| self.cell_at_hex(hex + direction.step()).map_or(NOWHERE, |cell| cell.0))
    }

    /// How the hexes stand.
    pub fn orientation(&self) -> Orientation {
        self.orientation
    }

    /// How the cells are called.
    pub fn naming(&self) -> Naming {
        self.naming
    }

    /// Columns of the bounding rectangle.
    pub fn columns(&self) -> u16 {
        self.columns
    }

    /// Rows of the bounding rectangle.
    pub fn rows(&self) -> u16 {
        self.rows
    }

    /// How many cells there are.
    #[allow(clippy::len_without_is_empty)] // A grid is never empty.
    pub fn len(&self) -> usize {
        self.offsets.len()
    }

    /// Every cell, in reading order.
    pub fn cells(&self) -> impl ExactSizeIterator<Item = Cell> + DoubleEndedIterator + Clone + use<> {
        (0..self.len() as u16).map(Cell)
    }

    /// The column of a cell, from 0.
    pub fn column(&self, cell: Cell) -> u16 {
        self.offsets[cell.index()].0
    }

    /// The row of a cell, from 0.
    pub fn row(&self, cell: Cell) -> u16 {
        self.offsets[cell.index()].1
    }

    /// The axial coordinate, for anything `hexx` can do.
    #[inline]
    pub fn hex(&self, cell: Cell) -> Hex {
        self.hexes[cell.index()]
    }

    /// The name players call the cell.
    pub fn name(&self, cell: Cell) -> &str {
        &self.names[cell.index()]
    }

    /// The cell of this name, in any case of letters.
    pub fn cell(&self, name: &str) -> Option<Cell> {
        let (column, row) = self.naming.parse(name)?;
        self.cell_at(column, row)
    }

    /// The cell at a column and row, if the board has one there.
    #[inline]
    pub fn cell_at(&self, column: u16, row: u16) -> Option<Cell> {
        if column >= self.columns || row >= self.rows {
            return None;
        }
        let index = self.at[row as usize * self.columns as usize + column as usize];
        (index != NOWHERE).then_some(Cell(index))
    }

    /// The cell at an axial coordinate, if the board has one there.
    #[inline]
    pub fn cell_at_hex(&self, hex: Hex) -> Option<Cell> {
        let [column, row] = hex.to_offset_coordinates(OffsetHexMode::Odd, self.orientation.to_hexx());
        self.cell_at(u16::try_from(column).ok()?, u16::try_from(row).ok()?)
    }

    /// The next cell in a direction; none at the edge of the board.
    #[inline]
    pub fn neighbour(&self, cell: Cell, direction: Direction) -> Option<Cell> {
        let index = self.neighbours[cell.index()][direction.index()];
        (index != NOWHERE).then_some(Cell(index))
    }

    /// The neighbours with the direction of each, clockwise from direction 0.
    #[inline]
    pub fn neighbours(&self, cell: Cell) -> impl Iterator<Item = (Direction, Cell)> + '_ {
        let row = &self.neighbours[cell.index()];
        Direction::ALL.into_iter().zip(row).filter(|&(_, &index)| index != NOWHERE).map(|(d, &index)| (d, Cell(index)))
    }

    /// Every pair of neighbours once, lower cell first: the sides inside the board.
    pub fn pairs(&self) -> impl Iterator<Item = (Cell, Cell)> + '_ {
        let around = |a| self.neighbours(a).map(move |(_, b)| (a, b));
        self.cells().flat_map(around).filter(|(a, b)| a < b)
    }

    /// The number of steps between two cells if nothing hinders.
    #[inline]
    pub fn distance(&self, a: Cell, b: Cell) -> u32 {
        self.hex(a).unsigned_distance_to(self.hex(b))
    }

    /// The cells at most `n` steps away, the cell itself included, in reading order.
    pub fn within(&self, cell: Cell, n: u32) -> impl Iterator<Item = Cell> + '_ {
        self.between(cell, 0, n)
    }

    /// The cells exactly `n` steps away, in reading order.
    pub fn ring(&self, cell: Cell, n: u32) -> impl Iterator<Item = Cell> + '_ {
        self.between(cell, n, n)
    }

    /// The cells from `least` to `most` steps away: only the rows in reach are looked at.
    fn between(&self, cell: Cell, least: u32, most: u32) -> impl Iterator<Item = Cell> + '_ {
        let reach = most.min(u16::MAX as u32) as u16;
        let row = self.row(cell);
        let first = self.offsets.partition_point(|&(_, r)| r < row.saturating_sub(reach));
        let last = self.offsets.partition_point(|&(_, r)| r <= row.saturating_add(reach));
        (first as u16..last as u16).map(Cell).filter(move |&other| {
            let distance = self.distance(cell, other);
            least <= distance && distance <= most
        })
    }

    /// The cells straight ahead, nearest first, until the edge or a gap.
    pub fn ray(&self, cell: Cell, direction: Direction) -> impl Iterator<Item = Cell> + '_ {
        std::iter::successors(self.neighbour(cell, direction), move |&next| self.neighbour(next, direction))
    }

    /// The direction in which `b` lies straight ahead of `a`; none if it lies on no straight row, or is `a` itself.
    pub fn direction_between(&self, a: Cell, b: Cell) -> Option<Direction> {
        Direction::of_vector(self.hex(b) - self.hex(a))
    }

    /// Whether the cells touch.
    #[inline]
    pub fn adjacent(&self, a: Cell, b: Cell) -> bool {
        self.neighbours[a.index()].contains(&b.0)
    }

    /// The cell on which a half turn of the whole board puts this one; symmetric boards are fair boards.
    pub fn half_turn(&self, cell: Cell) -> Option<Cell> {
        let corners = self.hexes[0] + self.hexes[self.len() - 1];
        self.cell_at_hex(corners - self.hex(cell))
    }
}

impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Grid({:?}, {} x {}, {} cells)", self.orientation, self.columns, self.rows, self.len())
    }
}

/// Columns and rows of the bounding rectangle, if such a board is allowed.
fn measure(naming: Naming, offsets: &[(u16, u16)]) -> Result<(u16, u16), GridError> {
    if offsets.is_empty() {
        return Err(GridError::Empty);
    }
    let columns = 1 + offsets.iter().map(|&(column, _)| column as usize).max().unwrap_or(0);
    let rows = 1 + offsets.iter().map(|&(_, row)| row as usize).max().unwrap_or(0);
    let limit = naming.limit() as usize;
    if columns > limit || rows > limit {
        return Err(GridError::TooWide { columns, rows, limit });
    }
    if offsets.len() > MAX_CELLS {
        return Err(GridError::TooManyCells(offsets.len()));
    }
    Ok((columns as u16, rows as u16))
}

fn to_hex(orientation: Orientation, (column, row): (u16, u16)) -> Hex {
    Hex::from_offset_coordinates([column as i32, row as i32], OffsetHexMode::Odd, orientation.to_hexx())
}
