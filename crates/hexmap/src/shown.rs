//! A board as people see and touch it.

use kernel::{CellId, Fault, HexBoard, Touch, scene};

use crate::{Cell, EdgeSet, Grid, Orientation};

impl Grid {
    /// The name of a cell as scenes, gestures and log lines have it.
    pub fn id(&self, cell: Cell) -> CellId {
        self.name(cell).to_owned()
    }

    /// The names of cells.
    pub fn ids(&self, cells: impl IntoIterator<Item = Cell>) -> Vec<CellId> {
        cells.into_iter().map(|cell| self.id(cell)).collect()
    }

    /// A hexagon of the scene, with the word of its terrain.
    pub fn shown(&self, cell: Cell, terrain: &str) -> scene::Cell {
        scene::Cell {
            id: self.id(cell),
            c: self.column(cell).into(),
            r: self.row(cell).into(),
            terrain: terrain.to_owned(),
            ..scene::Cell::default()
        }
    }

    /// The board of the scene in a map style; `show` says how each cell looks (see [`Grid::shown`]).
    pub fn board(&self, style: &str, show: impl FnMut(Cell) -> scene::Cell) -> HexBoard {
        HexBoard {
            style: style.to_owned(),
            pointy: self.orientation() == Orientation::Pointy,
            cells: self.cells().map(show).collect(),
            ..HexBoard::default()
        }
    }

    /// The cell that was touched, itself or by a piece that is named after it.
    pub fn touched(&self, touch: &Touch) -> Option<Cell> {
        match touch {
            Touch::Piece(name) | Touch::Cell(name) => self.cell(name),
            _ => None,
        }
    }

    /// The cell of this name, or a fault at a place (`position moved`, `scenario names`).
    pub fn find(&self, name: &str, at: impl Into<String>) -> Result<Cell, Fault> {
        self.cell(name).ok_or_else(|| Fault::new(at, format!("the board has no hex '{name}'")).nowhere(name))
    }
}

impl EdgeSet {
    /// The sides as a scene has them: pairs of neighbouring cells.
    pub fn ids(&self, grid: &Grid) -> Vec<[CellId; 2]> {
        self.iter().map(|(a, b)| [grid.id(a), grid.id(b)]).collect()
    }
}
