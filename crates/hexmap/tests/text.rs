//! Reading maps and lists of places, and what is said when they are wrong.

use crate::common::{FIELD, SKY, STRAIT, TABLE, any, names};
use hexmap::{Grid, Layout, MapFormat, Naming, Orientation, TextMap, parse_cells, parse_chain, parse_edges};

fn legend(c: char) -> Option<char> {
    ".Tf^~".contains(c).then_some(c)
}

fn error(text: &str, format: MapFormat) -> String {
    TextMap::parse(text, legend, format).unwrap_err().to_string()
}

#[test]
fn unknown_terrain_is_shown_where_it_stands() {
    assert_eq!(error(". . . .\n . T f\n. ~ ^ x", TABLE), "line 3, column 7: unknown terrain 'x'; known: . T ^ f ~");
    assert_eq!(error("\n...\n.\té", SKY), "line 3, column 2: unknown terrain '\\t'; known: . T ^ f ~");
    assert_eq!(error("é", SKY), "line 1, column 1: unknown terrain 'é'; known: . T ^ f ~");
}

#[test]
fn rows_must_fit() {
    assert_eq!(error(". . .\n . .\n. .", TABLE), "line 3: the row has 2 cells, expected 3");
    assert_eq!(error(". . .\n . . . .", TABLE), "line 2: the row has 4 cells, expected 2 or 3");
    assert_eq!(error(". . .\n . .\n. . .\n . . .", TABLE), "line 4: the row has 3 cells, expected 2");
    assert_eq!(error(". .\n\n. .", TABLE), "line 2: the row has 0 cells, expected 1 or 2");
    assert_eq!(error("...\n..\n...", STRAIT), "line 2: the row has 2 cells, expected 3");
    assert_eq!(error("....\n....\n..", STRAIT), "line 3: the row has 2 cells, expected 3 or 4");
    assert_eq!(
        error(". ..\n . .", TABLE),
        "line 1, column 4: '.' touches the cell before it; put a space between cells"
    );
}

#[test]
fn maps_without_or_with_too_many_cells() {
    assert_eq!(error("", TABLE), "the map has no cell");
    assert_eq!(error(" \n\n  ", SKY), "the map has no cell");
    let huge = ".".repeat(200) + "\n";
    assert_eq!(error(&huge.repeat(200), SKY), "40000 cells are too many: a map holds at most 4096");
    let wide = ". ".repeat(101);
    assert_eq!(error(&wide, FIELD), "101 columns and 1 rows are too many for the cell names: at most 100 of each");
}

#[test]
fn holes_are_no_cells() {
    let map = TextMap::parse(" .T\n. .\n...\n  f", legend, SKY).unwrap();
    assert_eq!(map.grid.len(), 8);
    assert_eq!(map.terrain.iter().collect::<String>(), ".T.....f");
    assert_eq!(names(&map.grid, map.grid.cells()), "01.00 02.00 00.01 02.01 00.02 01.02 02.02 02.03");
    assert_eq!(map.grid.cell("01.01"), None);
}

#[test]
fn flat_last_rows() {
    let spaced = MapFormat { layout: Layout::Spaced, ..STRAIT };
    let drawn = TextMap::parse(". . . . .\n. . . . .\n. . .", legend, spaced).unwrap();
    let packed = TextMap::parse(".....\n.....\n. . .", legend, STRAIT).unwrap();
    assert_eq!(drawn, packed);
    assert_eq!(drawn.grid, Grid::rectangle(Orientation::Flat, Naming::Dotted, 5, 3, true).unwrap());
    let trimmed = TextMap::parse("....\n....\n. .", legend, STRAIT).unwrap();
    assert_eq!(trimmed.grid, Grid::rectangle(Orientation::Flat, Naming::Dotted, 4, 3, true).unwrap());
    assert!(TextMap::parse(". .\n. .\n", legend, spaced).is_ok());
}

#[test]
fn line_ends_and_margins_do_not_matter() {
    let plain = TextMap::parse(". T\n f", legend, TABLE).unwrap();
    assert_eq!(TextMap::parse("\r\n\r\n   . T\r\n      f\r\n\r\n", legend, TABLE).unwrap(), plain);
}

#[test]
fn lists_of_places() {
    let map = TextMap::parse(". . . .\n . . .\n. . . .", any, TABLE).unwrap();
    let grid = &map.grid;
    assert_eq!(names(grid, parse_cells("c3, a1\nB2", grid).unwrap()), "C3 A1 B2");
    assert_eq!(parse_cells("", grid).unwrap(), []);
    assert_eq!(parse_cells("A1 D2", grid).unwrap_err().to_string(), "'D2': there is no cell 'D2'");
    assert_eq!(names(grid, parse_chain("A1 A2 B3", grid).unwrap()), "A1 A2 B3");
    assert_eq!(parse_chain("A1 A2 D3 A1", grid).unwrap_err().to_string(), "'D3': A2 and D3 are not neighbours");
    let edges = parse_edges("A1-B1 b1-a1 B1-B2", grid).unwrap();
    assert_eq!(edges.len(), 2);
    assert!(!edges.is_empty());
    assert_eq!(parse_edges("A1-B1 A1-C1", grid).unwrap_err().to_string(), "'A1-C1': A1 and C1 are not neighbours");
    assert_eq!(parse_edges("A1-A1", grid).unwrap_err().to_string(), "'A1-A1': A1 and A1 are not neighbours");
    assert_eq!(parse_edges("A1-Z9", grid).unwrap_err().to_string(), "'A1-Z9': there is no cell 'Z9'");
    assert_eq!(parse_edges("A1-B1-C1", grid).unwrap_err().to_string(), "'A1-B1-C1': there is no cell 'B1-C1'");
    assert_eq!(parse_edges("A1", grid).unwrap_err().to_string(), "'A1': a side is written as two cells, such as A1-B1");
}
