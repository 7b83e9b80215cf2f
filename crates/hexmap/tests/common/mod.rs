//! The boards of the rules' examples, read with letters as terrain.

use hexmap::{Cell, CellSet, EdgeSet, Grid, Layout, MapFormat, Naming, Orientation, TextMap, parse_edges};

/// Four words hold every board here but the largest.
pub type Set = CellSet<4>;

/// Rows with spaces, pointy-top, `D5`.
pub const TABLE: MapFormat =
    MapFormat { layout: Layout::Spaced, orientation: Orientation::Pointy, naming: Naming::LetterNumber };
/// Rows without spaces, pointy-top, `12.09`.
pub const SKY: MapFormat =
    MapFormat { layout: Layout::Packed, orientation: Orientation::Pointy, naming: Naming::Dotted };
/// Rows without spaces, flat-top, `12.09`.
pub const STRAIT: MapFormat =
    MapFormat { layout: Layout::Packed, orientation: Orientation::Flat, naming: Naming::Dotted };
/// Rows with spaces, pointy-top, `0706`.
pub const FIELD: MapFormat =
    MapFormat { layout: Layout::Spaced, orientation: Orientation::Pointy, naming: Naming::Digits };

/// Any character that is no letter of prose.
pub fn any(c: char) -> Option<char> {
    c.is_ascii_graphic().then_some(c)
}

/// A board with its river sides, from a file of `maps`.
pub fn board(name: &str) -> (TextMap<char>, EdgeSet) {
    let text = std::fs::read_to_string(format!("{}/tests/maps/{name}.txt", env!("CARGO_MANIFEST_DIR"))).unwrap();
    let (rows, rivers) = text.split_once("rivers").unwrap_or((&text, ""));
    let map = TextMap::parse(rows, any, TABLE).unwrap();
    let rivers = parse_edges(rivers, &map.grid).unwrap();
    (map, rivers)
}

/// The names of some cells, in their order.
pub fn names(grid: &Grid, cells: impl IntoIterator<Item = Cell>) -> String {
    cells.into_iter().map(|cell| grid.name(cell)).collect::<Vec<_>>().join(" ")
}

/// What entering a terrain costs: plain 1, town 2, forest 3, mountain 4, sea never.
pub fn entry(terrain: char) -> Option<u32> {
    match terrain {
        '.' => Some(1),
        'T' => Some(2),
        'f' => Some(3),
        '^' => Some(4),
        _ => None,
    }
}

/// The cells by entry cost.
pub fn bands(terrain: &[char]) -> Vec<(u32, Set)> {
    (1..=4)
        .map(|cost| {
            let cells = (0..terrain.len()).filter(|&i| entry(terrain[i]) == Some(cost));
            (cost, cells.map(|i| Cell(i as u16)).collect())
        })
        .collect()
}
