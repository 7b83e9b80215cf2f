//! Lines of sight: the cases the rules list, and that seeing is mutual.

use crate::common::names;
use hexmap::{Cell, Grazing, Grid, Naming, Orientation, Step, line, sees};

fn field() -> Grid {
    Grid::rectangle(Orientation::Pointy, Naming::Digits, 13, 9, true).unwrap()
}

/// The line as text: cells, and pairs joined by a bar.
fn spell(grid: &Grid, a: &str, b: &str) -> String {
    let steps = line(grid, grid.cell(a).unwrap(), grid.cell(b).unwrap());
    let name = |cell: Option<Cell>| cell.map_or("off", |cell| grid.name(cell));
    let word = |step| match step {
        Step::Through(cell) => grid.name(cell).to_string(),
        Step::Between(left, right) => format!("{}|{}", name(left), name(right)),
    };
    steps.map(word).collect::<Vec<_>>().join(" ")
}

/// BE-R28, RE-R47
#[test]
fn every_short_line() {
    let grid = field();
    assert_eq!(spell(&grid, "0404", "0404"), "");
    assert_eq!(spell(&grid, "0404", "0504"), "");
    assert_eq!(spell(&grid, "0404", "0604"), "0504");
    assert_eq!(spell(&grid, "0404", "0402"), "0303|0403");
    assert_eq!(spell(&grid, "0404", "0804"), "0504 0604 0704");
    assert_eq!(spell(&grid, "0404", "0605"), "0504 0505");
    assert_eq!(spell(&grid, "0404", "0705"), "0504 0505 0604 0605");
    assert_eq!(spell(&grid, "0404", "0400"), "0303|0403 0402 0301|0401");
    assert_eq!(spell(&grid, "0002", "0000"), "off|0001");
}

/// BE-X14
#[test]
fn a_slanting_line_is_cut_by_what_it_crosses() {
    let grid = field();
    let cell = |name| grid.cell(name).unwrap();
    let (a, b) = (cell("0404"), cell("0705"));
    for name in ["0504", "0505", "0604", "0605"] {
        assert!(!sees(&grid, a, b, Grazing::default(), |other| other == cell(name)));
    }
    let beside = ["0405", "0503", "0603", "0704"].map(cell);
    assert!(sees(&grid, a, b, Grazing::default(), |other| beside.contains(&other)));
}

/// BE-X13, RE-129
#[test]
fn a_line_along_a_side() {
    let grid = field();
    let cell = |name| grid.cell(name).unwrap();
    let (a, b) = (cell("0404"), cell("0402"));
    let sight = |grazing, blocking: &[&str]| sees(&grid, a, b, grazing, |other| blocking.contains(&grid.name(other)));
    for one in ["0303", "0403"] {
        assert!(sight(Grazing::BothBlock, &[one]));
        assert!(!sight(Grazing::EitherBlocks, &[one]));
    }
    assert!(!sight(Grazing::BothBlock, &["0303", "0403"]));
    assert!(sight(Grazing::NeverBlocks, &["0303", "0403"]));
    // Off the board nothing stands.
    assert!(sees(&grid, cell("0002"), cell("0000"), Grazing::BothBlock, |_| true));
    assert!(!sees(&grid, cell("0002"), cell("0000"), Grazing::EitherBlocks, |_| true));
}

#[test]
fn every_line_reads_the_same_backwards() {
    for orientation in [Orientation::Pointy, Orientation::Flat] {
        let grid = Grid::rectangle(orientation, Naming::Digits, 14, 12, true).unwrap();
        for (a, b) in grid.cells().flat_map(|a| grid.cells().map(move |b| (a, b))) {
            let there: Vec<_> = line(&grid, a, b).map(sorted).collect();
            let mut back: Vec<_> = line(&grid, b, a).map(sorted).collect();
            back.reverse();
            assert_eq!(there, back, "{}", names(&grid, [a, b]));
        }
    }
}

fn sorted(step: Step) -> Step {
    match step {
        Step::Between(left, right) => Step::Between(left.min(right), left.max(right)),
        through => through,
    }
}

/// The walk against a plain test of every cell of the board by the corners of its hexagon.
#[test]
fn a_line_crosses_exactly_the_cells_it_divides() {
    let grid = Grid::rectangle(Orientation::Pointy, Naming::Digits, 15, 11, false).unwrap();
    let a = grid.cell("0705").unwrap();
    for b in grid.cells() {
        let mut found: Vec<Cell> = line(&grid, a, b)
            .filter_map(|step| match step {
                Step::Through(cell) => Some(cell),
                Step::Between(..) => None,
            })
            .collect();
        found.sort();
        let expected: Vec<Cell> = grid.cells().filter(|&c| c != a && c != b && divided(&grid, a, b, c)).collect();
        assert_eq!(found, expected, "{}", names(&grid, [a, b]));
    }
}

/// Whether the segment has corners of the cell strictly on both sides, and the cell lies between the two ends.
fn divided(grid: &Grid, a: Cell, b: Cell, cell: Cell) -> bool {
    // Three times the axial coordinates, so that corners are whole numbers.
    let point = |cell: Cell| (3 * grid.hex(cell).x(), 3 * grid.hex(cell).y());
    let ((ax, ay), (bx, by), (cx, cy)) = (point(a), point(b), point(cell));
    let (dx, dy) = (bx - ax, by - ay);
    let corners = [(1, 1), (-1, 2), (-2, 1), (-1, -1), (1, -2), (2, -1)].map(|(x, y)| (cx + x, cy + y));
    let side = corners.map(|(x, y)| (dx * (y - ay) - dy * (x - ax)).signum());
    // Scalar products in axial coordinates.
    let dot = |x: i32, y: i32| 2 * x * dx + 2 * y * dy + x * dy + y * dx;
    let along = dot(cx - ax, cy - ay);
    side.contains(&1) && side.contains(&-1) && 0 < along && along < dot(dx, dy)
}
