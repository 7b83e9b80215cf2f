//! A board as people see and touch it.

use std::sync::{Arc, Mutex, PoisonError};

use kernel::{Board, CellId, Fault, HexBoard, Touch, scene};

use crate::{Cell, EdgeSet, Grid, Orientation};

/// The grounds that were drawn of a board. They are no part of what it is.
#[derive(Default)]
pub(crate) struct Drawn(Mutex<Vec<(i32, Arc<Board>)>>);

impl Clone for Drawn {
    fn clone(&self) -> Drawn {
        Drawn::default()
    }
}

impl PartialEq for Drawn {
    fn eq(&self, _: &Drawn) -> bool {
        true
    }
}

impl Eq for Drawn {}

impl Grid {
    /// The ground of a scene, drawn once for all positions of all matches that share this board: it must follow from the
    /// setup and from `of` alone, by which grounds of one setup are told apart (a wind).
    pub fn ground(&self, of: i32, draw: impl FnOnce() -> HexBoard) -> Arc<Board> {
        let drawn = || self.drawn.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = |grounds: &[(i32, Arc<Board>)]| {
            grounds.iter().find(|(known, _)| *known == of).map(|(_, ground)| ground.clone())
        };
        let ground = known(&drawn());
        if let Some(ground) = ground {
            debug_assert!(*ground == Board::Hex(draw()), "this ground hangs on more than the setup and {of}");
            return ground;
        }
        let new = Arc::new(Board::Hex(draw()));
        // Another may have drawn it meanwhile: there is one of each.
        let mut drawn = drawn();
        known(&drawn).unwrap_or_else(|| {
            drawn.push((of, new.clone()));
            new
        })
    }

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
