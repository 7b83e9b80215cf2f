//! The shape of the boards the games are played on.

use crate::common::{FIELD, SKY, STRAIT, any, board, names};
use hexmap::{Cell, CellSet, Direction, Grid, GridError, MAX_CELLS, Naming, NeighbourSets, Orientation};
use hexmap::{TextMap, flat, parse_chain, parse_edges, pointy};

/// OV-C7
#[test]
fn quatre_rivieres_has_the_counted_hexes_and_sides() {
    let (map, rivers) = board("quatre_rivieres");
    let grid = &map.grid;
    assert_eq!((grid.len(), grid.columns(), grid.rows()), (163, 13, 13));
    assert_eq!(grid.pairs().count(), 438);
    let land = |cell: Cell| map.terrain[cell.index()] != '~';
    assert_eq!(grid.pairs().filter(|&(a, b)| land(a) && land(b)).count(), 390);
    assert_eq!(rivers.len(), 28);
    assert_eq!(grid.cells().map(|cell| rivers.around(cell).count_ones()).sum::<u32>(), 56);
}

#[test]
fn neighbours_of_the_middle() {
    let (map, _) = board("quatre_rivieres");
    let grid = &map.grid;
    let middle = grid.cell("G7").unwrap();
    assert_eq!((grid.column(middle), grid.row(middle)), (6, 6));
    let around = NeighbourSets::<3>::new(grid).unwrap();
    assert_eq!(names(grid, around.around(middle)), "F6 G6 F7 H7 F8 G8");
    assert_eq!(names(grid, grid.neighbours(middle).map(|(_, cell)| cell)), "H7 G8 F8 F7 F6 G6");
    assert_eq!(names(grid, grid.neighbour(middle, pointy::NE)), "G6");
    assert_eq!(names(grid, grid.ring(middle, 1)), "F6 G6 F7 H7 F8 G8");
    assert_eq!(grid.within(middle, 2).count(), 19);
    assert_eq!(grid.within(middle, u32::MAX).count(), 163);
    assert_eq!(grid.ring(middle, u32::MAX).count(), 0);
}

#[test]
fn terrain_counts_and_half_turns() {
    for (name, cells) in [("quatre_rivieres", 163), ("bocage", 95), ("isthme", 163)] {
        let (map, rivers) = board(name);
        let grid = &map.grid;
        assert_eq!(grid.len(), cells);
        assert_eq!(map.terrain.iter().filter(|&&terrain| terrain == 'T').count(), 9);
        let turned = |cell| grid.half_turn(cell).unwrap();
        for cell in grid.cells() {
            assert_eq!(map.terrain[cell.index()], map.terrain[turned(cell).index()], "{name} {}", grid.name(cell));
        }
        for (a, b) in rivers.iter() {
            assert!(rivers.contains(turned(a), turned(b)));
        }
    }
}

#[test]
fn rivers_are_asked_by_cells_or_by_direction() {
    let (map, rivers) = board("quatre_rivieres");
    let grid = &map.grid;
    let cell = |name| grid.cell(name).unwrap();
    assert!(rivers.contains(cell("B3"), cell("A4")));
    assert!(rivers.contains_dir(cell("B3"), pointy::SW));
    assert!(rivers.contains_dir(cell("A4"), pointy::NE));
    assert!(!rivers.contains(cell("B3"), cell("C3")));
    assert!(!rivers.contains(cell("A1"), cell("M13")));
    for (a, b) in grid.pairs() {
        let direction = grid.direction_between(a, b).unwrap();
        assert_eq!(rivers.contains(a, b), rivers.contains_dir(a, direction));
        assert_eq!(rivers.contains(b, a), rivers.contains_dir(b, direction.opposite()));
    }
    let mut none = hexmap::EdgeSet::new();
    assert!(!none.insert(grid, cell("A1"), cell("C1")));
    assert!(none.is_empty() && !none.contains_dir(cell("M13"), pointy::E));
}

#[test]
fn a_flat_top_board_with_ships() {
    let text = include_str!("maps/quatre_phares.txt");
    let map = TextMap::parse(text, any, STRAIT).unwrap();
    let grid = &map.grid;
    assert_eq!(grid.len(), 537);
    assert_eq!(map.terrain.iter().filter(|&&terrain| terrain == '.').count(), 422);
    let ships = [
        ("03.02", flat::SE, "02.02"),
        ("02.04", flat::SE, "01.03"),
        ("25.15", flat::NW, "26.16"),
        ("26.14", flat::NW, "27.14"),
    ];
    for (bow, facing, stern) in ships {
        let bow = grid.cell(bow).unwrap();
        assert_eq!(names(grid, grid.neighbour(bow, facing.opposite())), stern);
    }
    assert_eq!(names(grid, grid.ray(grid.cell("10.06").unwrap(), flat::N)), "10.05 10.04 10.03 10.02 10.01 10.00");
    assert_eq!(grid.cell("01.18"), None);
    for cell in grid.cells() {
        assert!(grid.half_turn(cell).is_some());
    }
    assert_eq!(names(grid, grid.half_turn(grid.cell("03.00").unwrap())), "25.17");
    assert_eq!(Grid::rectangle(Orientation::Flat, Naming::Dotted, 29, 19, true).unwrap(), *grid);
}

#[test]
fn a_packed_pointy_board() {
    let map = TextMap::parse(include_str!("maps/sierras.txt"), any, SKY).unwrap();
    assert_eq!(map.grid.len(), 557);
    assert_eq!(map.terrain.iter().filter(|&&terrain| terrain == '#').count(), 13);
    assert_eq!(Grid::rectangle(Orientation::Pointy, Naming::Dotted, 27, 21, true).unwrap(), map.grid);
    let start = map.grid.cell("00.02").unwrap();
    assert_eq!(map.grid.ray(start, pointy::E).count(), 26);
    assert_eq!(names(&map.grid, map.grid.ray(start, pointy::NE)), "00.01 01.00");
}

#[test]
fn equal_rows_with_roads_and_streams() {
    let map = TextMap::parse(include_str!("maps/auerstaedt.txt"), any, FIELD).unwrap();
    assert_eq!(map.grid.len(), 140);
    let road = "1306 1206 1105 1005 0905 0904 0804 0704 0605 0505 0506 0406 0306 0207 0107 0108 0009";
    assert_eq!(names(&map.grid, parse_chain(road, &map.grid).unwrap()), road);
    let streams = "0403-0503 0405-0506 0406-0506 0407-0506 0504-0503 0504-0604 0505-0506 0505-0604 0505-0605 \
        0505-0606 0507-0506 0507-0606 0607-0606 0607-0706 0607-0707 0607-0708 0608-0708 0609-0708 0709-0708 \
        0709-0808 0709-0809";
    assert_eq!(parse_edges(streams, &map.grid).unwrap().len(), 21);
}

#[test]
fn planets_lie_ten_apart() {
    let map = TextMap::parse(include_str!("maps/ambre_et_beryl.txt"), any, crate::common::TABLE).unwrap();
    assert_eq!(map.grid.len(), 149);
    let planet = |kind: char| -> Vec<Cell> { map.grid.cells().filter(|c| map.terrain[c.index()] == kind).collect() };
    let (ambre, beryl) = (planet('A'), planet('B'));
    let gaps = ambre.iter().flat_map(|&a| beryl.iter().map(move |&b| (a, b))).map(|(a, b)| map.grid.distance(a, b));
    assert_eq!(gaps.min(), Some(10));
}

#[test]
fn directions_between_cells() {
    let grid = Grid::rectangle(Orientation::Pointy, Naming::LetterNumber, 9, 9, true).unwrap();
    for a in grid.cells() {
        assert_eq!(grid.direction_between(a, a), None);
        for direction in Direction::ALL {
            for b in grid.ray(a, direction) {
                assert_eq!(grid.direction_between(a, b), Some(direction));
            }
        }
    }
    let cell = |name| grid.cell(name).unwrap();
    assert_eq!(grid.direction_between(cell("E5"), cell("F3")), Some(pointy::NE));
    assert_eq!(grid.direction_between(cell("E5"), cell("E3")), None);
}

#[test]
fn names_round_trip_in_any_case() {
    for naming in [Naming::LetterNumber, Naming::Dotted, Naming::Digits] {
        let grid = Grid::rectangle(Orientation::Flat, naming, 40, 30, true).unwrap();
        for cell in grid.cells() {
            assert_eq!(grid.cell(grid.name(cell)), Some(cell));
            assert_eq!(grid.cell(&grid.name(cell).to_lowercase()), Some(cell));
        }
        assert_eq!(grid.cell("nowhere"), None);
    }
}

#[test]
fn boards_that_cannot_be() {
    let rectangle = |naming, columns, rows| Grid::rectangle(Orientation::Pointy, naming, columns, rows, false);
    let message = |naming, columns, rows| rectangle(naming, columns, rows).unwrap_err().to_string();
    assert_eq!(message(Naming::Digits, 0, 5), "the map has no cell");
    assert_eq!(
        message(Naming::LetterNumber, 65, 64),
        format!("{} cells are too many: a map holds at most 4096", MAX_CELLS + 1)
    );
    assert_eq!(
        message(Naming::Digits, 101, 3),
        "101 columns and 3 rows are too many for the cell names: at most 100 of each"
    );
    let grid = rectangle(Naming::LetterNumber, 13, 13).unwrap();
    let error = NeighbourSets::<2>::new(&grid).unwrap_err();
    assert_eq!(error, GridError::SetTooNarrow { cells: 169, capacity: 128 });
    assert_eq!(error.to_string(), "the map has 169 hexes, and this game takes 128 at most: make the map smaller");
    assert!(rectangle(Naming::LetterNumber, 64, 64).is_ok());
    assert!(rectangle(Naming::LetterNumber, u16::MAX, u16::MAX).is_err());
}

#[test]
fn what_touches_a_set() {
    let grid = Grid::rectangle(Orientation::Flat, Naming::Dotted, 15, 15, false).unwrap();
    let around = NeighbourSets::<4>::new(&grid).unwrap();
    let corner = CellSet::of(Cell(0)) | CellSet::of(Cell(1));
    assert_eq!(names(&grid, around.around_all(corner)), "00.00 01.00 02.00 00.01 01.01 02.01");
    assert_eq!(around.around_all(CellSet::EMPTY), CellSet::EMPTY);
    let board = CellSet::first_cells(grid.len());
    assert_eq!(around.around_all(board), board);
}
