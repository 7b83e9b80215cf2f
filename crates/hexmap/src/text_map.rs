use crate::{Grid, GridError, MAX_CELLS, Naming, Orientation};
use serde::{Deserialize, Serialize};

/// How the rows of a map are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Layout {
    /// One character a cell with spaces between, `. . f T`; indent as you like, it is only for the eye.
    Spaced,
    /// One character a cell and nothing between, `..fT`; a space is a place without a cell.
    Packed,
}

/// Everything needed to read a map besides its terrain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct MapFormat {
    /// How the rows are written.
    pub layout: Layout,
    /// How the hexes stand.
    pub orientation: Orientation,
    /// How the cells are called.
    pub naming: Naming,
}

/// A board read from text: its shape, and the terrain of each cell in reading order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextMap<T> {
    /// The shape.
    pub grid: Grid,
    /// The terrain of each cell, indexed by `Cell`.
    pub terrain: Vec<T>,
}

/// Why a map cannot be read; lines and columns are counted from 1, as editors do.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MapError {
    /// A character the legend does not know.
    #[error("line {line}, column {column}: unknown terrain {found:?}; known: {known}")]
    UnknownTerrain {
        /// Line of the text.
        line: usize,
        /// Column of the text, in characters.
        column: usize,
        /// The character.
        found: char,
        /// The characters the legend knows.
        known: String,
    },
    /// Two characters of a spaced map touch.
    #[error("line {line}, column {column}: {found:?} touches the cell before it; put a space between cells")]
    Crowded {
        /// Line of the text.
        line: usize,
        /// Column of the text, in characters.
        column: usize,
        /// The character.
        found: char,
    },
    /// A row too long or too short to be part of this board.
    #[error("line {line}: the row has {found} cells, expected {expected}")]
    RowLength {
        /// Line of the text.
        line: usize,
        /// Places in the row.
        found: usize,
        /// What would fit, in words.
        expected: String,
    },
    /// The places make no board.
    #[error(transparent)]
    Grid(#[from] GridError),
}

/// One row of the text: its line number, and its places as text column and character (none where no cell is).
struct Row {
    line: usize,
    places: Vec<(usize, Option<char>)>,
}

impl<T> TextMap<T> {
    /// Reads a map; `legend` gives the terrain of a character.
    ///
    /// All rows are as long as the first, except that on a pointy-top board all odd rows (the second, the fourth...)
    /// may be one shorter, and that on a flat-top board the last row may lack the odd columns: left blank when
    /// packed, left out when spaced. Empty lines before and after the map do not count.
    pub fn parse(text: &str, legend: impl Fn(char) -> Option<T>, format: MapFormat) -> Result<Self, MapError> {
        let mut rows = read_rows(text, format.layout)?;
        check_lengths(&mut rows, format)?;
        let mut places = Vec::new();
        let mut terrain = Vec::new();
        for (r, row) in rows.iter().enumerate() {
            for (c, &(column, place)) in row.places.iter().enumerate() {
                let Some(found) = place else { continue };
                let kind = legend(found).ok_or_else(|| unknown(row.line, column, found, &legend))?;
                places.push((c as u16, r as u16));
                terrain.push(kind);
            }
        }
        Ok(Self { grid: Grid::new(format.orientation, format.naming, places)?, terrain })
    }
}

fn unknown<T>(line: usize, column: usize, found: char, legend: impl Fn(char) -> Option<T>) -> MapError {
    let known: Vec<String> = ('!'..='~').filter(|&c| legend(c).is_some()).map(String::from).collect();
    MapError::UnknownTerrain { line, column, found, known: known.join(" ") }
}

fn read_rows(text: &str, layout: Layout) -> Result<Vec<Row>, MapError> {
    let mut rows = Vec::new();
    let blank = |line: &str| line.trim().is_empty();
    let count = text.lines().count() - text.lines().rev().take_while(|line| blank(line)).count();
    for (index, line) in text.lines().enumerate().take(count) {
        if rows.is_empty() && blank(line) {
            continue;
        }
        let places = match layout {
            Layout::Spaced => spaced_row(index + 1, line)?,
            Layout::Packed => packed_row(line),
        };
        rows.push(Row { line: index + 1, places });
    }
    let width = rows.first().map_or(0, |row| row.places.len());
    let places = width.saturating_mul(rows.len());
    // Holes may make a packed map a little larger than its cells; nobody draws four times as many holes.
    if places > 4 * MAX_CELLS || width > u16::MAX as usize {
        return Err(GridError::TooManyCells(places).into());
    }
    Ok(rows)
}

fn spaced_row(line: usize, text: &str) -> Result<Vec<(usize, Option<char>)>, MapError> {
    let mut places = Vec::new();
    let mut touching = false;
    for (column, found) in text.chars().enumerate() {
        if !found.is_whitespace() {
            if touching {
                return Err(MapError::Crowded { line, column: column + 1, found });
            }
            places.push((column + 1, Some(found)));
        }
        touching = !found.is_whitespace();
    }
    Ok(places)
}

fn packed_row(text: &str) -> Vec<(usize, Option<char>)> {
    text.chars().enumerate().map(|(column, found)| (column + 1, (found != ' ').then_some(found))).collect()
}

/// Checks every row against the first, and spreads a spaced flat-top last row over the even columns.
fn check_lengths(rows: &mut [Row], format: MapFormat) -> Result<(), MapError> {
    let Some(width) = rows.first().map(|row| row.places.len()) else {
        return Err(GridError::Empty.into());
    };
    let odd_width = rows.get(1).map_or(width, |row| row.places.len());
    let last = rows.len() - 1;
    for (r, row) in rows.iter_mut().enumerate() {
        let other = match format.orientation {
            Orientation::Pointy if r == 1 => width - 1,
            Orientation::Pointy if r % 2 == 1 => odd_width,
            Orientation::Flat if r == last && r > 0 => short_last_row(width, format.layout),
            _ => width,
        };
        let found = row.places.len();
        // After the second row has chosen, all odd rows must do as it did.
        let chosen = format.orientation == Orientation::Pointy && r % 2 == 1 && r > 1;
        if found != other && (chosen || found != width) {
            return Err(MapError::RowLength { line: row.line, found, expected: expected(width, other, chosen) });
        }
        if format.orientation == Orientation::Flat && format.layout == Layout::Spaced && found < width {
            row.places = row.places.iter().flat_map(|&place| [place, (0, None)]).take(width).collect();
        }
    }
    Ok(())
}

/// The length of a flat-top last row without its odd columns.
fn short_last_row(width: usize, layout: Layout) -> usize {
    match layout {
        Layout::Spaced => width.div_ceil(2),
        Layout::Packed => width - (width + 1) % 2,
    }
}

fn expected(width: usize, other: usize, chosen: bool) -> String {
    if chosen || other == width { other.to_string() } else { format!("{other} or {width}") }
}
