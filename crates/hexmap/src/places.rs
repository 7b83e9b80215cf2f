use crate::{Cell, EdgeSet, Grid};

/// Why a list of cells or sides cannot be read; each names the word at fault.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlaceError {
    /// No cell of the board is called that.
    #[error("'{token}': there is no cell '{name}'")]
    UnknownCell {
        /// The word as written.
        token: String,
        /// The part of it that should be a cell.
        name: String,
    },
    /// A side needs two cells.
    #[error("'{0}': a side is written as two cells, such as {1}")]
    NotASide(String, String),
    /// A side or a step of a road lies between cells that do not touch.
    #[error("'{token}': {a} and {b} are not neighbours")]
    NotNeighbours {
        /// The word as written.
        token: String,
        /// The first cell.
        a: String,
        /// The second cell.
        b: String,
    },
}

/// Reads cells by name, separated by spaces, commas or line ends, in the order given.
pub fn parse_cells(text: &str, grid: &Grid) -> Result<Vec<Cell>, PlaceError> {
    words(text).map(|word| find(grid, word, word)).collect()
}

/// Reads a road or any other chain: cells by name, each a neighbour of the one before.
pub fn parse_chain(text: &str, grid: &Grid) -> Result<Vec<Cell>, PlaceError> {
    let cells = parse_cells(text, grid)?;
    for (pair, word) in cells.windows(2).zip(words(text).skip(1)) {
        check_neighbours(grid, word, pair[0], pair[1])?;
    }
    Ok(cells)
}

/// Reads sides as pairs of neighbouring cells: `A4-B3 B3-B4`.
pub fn parse_edges(text: &str, grid: &Grid) -> Result<EdgeSet, PlaceError> {
    let mut edges = EdgeSet::new();
    for word in words(text) {
        let (a, b) = word.split_once('-').ok_or_else(|| not_a_side(grid, word))?;
        let (a, b) = (find(grid, word, a)?, find(grid, word, b)?);
        check_neighbours(grid, word, a, b)?;
        edges.insert(grid, a, b);
    }
    Ok(edges)
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty())
}

fn find(grid: &Grid, token: &str, name: &str) -> Result<Cell, PlaceError> {
    let unknown = || PlaceError::UnknownCell { token: token.into(), name: name.into() };
    grid.cell(name).ok_or_else(unknown)
}

fn check_neighbours(grid: &Grid, token: &str, a: Cell, b: Cell) -> Result<(), PlaceError> {
    if grid.adjacent(a, b) {
        return Ok(());
    }
    Err(PlaceError::NotNeighbours { token: token.into(), a: grid.name(a).into(), b: grid.name(b).into() })
}

fn not_a_side(grid: &Grid, token: &str) -> PlaceError {
    let naming = grid.naming();
    PlaceError::NotASide(token.into(), format!("{}-{}", naming.name(0, 0), naming.name(1, 0)))
}
