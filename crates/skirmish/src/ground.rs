//! The ground as a scenario has it.

use hexmap::{Cell, Grid, Layout, MapFormat, Naming, Orientation, TextMap};
use kernel::Fault;

use crate::{Cells, Stroll};

/// Reads a map of one character a hex.
pub fn read_map<T>(text: &str, legend: impl Fn(char) -> Option<T>) -> Result<TextMap<T>, Fault> {
    let format = MapFormat { layout: Layout::Spaced, orientation: Orientation::Pointy, naming: Naming::LetterNumber };
    TextMap::parse(text, legend, format).map_err(Fault::at("scenario map"))
}

/// For each hex those from where a piece alone on the board could come to it, and itself.
pub fn sources(grid: &Grid, strolls: &[Stroll]) -> Vec<Cells> {
    let comes = |from: Cell, to| from == to || strolls[from.index()].all.contains(to);
    grid.cells().map(|to| grid.cells().filter(|&from| comes(from, to)).collect()).collect()
}
