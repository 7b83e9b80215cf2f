use crate::{Cell, Direction, Grid};
use hexx::Hex;
use serde::{Deserialize, Serialize};

/// One thing a straight line meets on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// The line crosses the inside of this cell.
    Through(Cell),
    /// The line runs exactly along the side these two share; one of them may lie off the board.
    Between(Option<Cell>, Option<Cell>),
}

/// What an obstacle beside the line does when the line runs exactly along a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Grazing {
    /// The line is cut only by obstacles on both sides of it.
    #[default]
    BothBlock,
    /// One obstacle on either side is enough.
    EitherBlocks,
    /// A side is always open.
    NeverBlocks,
}

/// What the line from centre to centre meets, in order from `a` to `b`, the two ends left out.
///
/// A cell touched at a mere corner is not met, and places off the board are passed over.
pub fn line(grid: &Grid, a: Cell, b: Cell) -> impl Iterator<Item = Step> + '_ {
    let start = grid.hex(a);
    Walk::new(grid.hex(b) - start).filter_map(move |point| match point {
        Point::Inside(hex) => grid.cell_at_hex(start + hex).map(Step::Through),
        Point::Side(left, right) => match (grid.cell_at_hex(start + left), grid.cell_at_hex(start + right)) {
            (None, None) => None,
            (left, right) => Some(Step::Between(left, right)),
        },
    })
}

/// Whether the line from `a` to `b` is clear of cells that block; the two ends never block, nor does what is off
/// the board.
pub fn sees(grid: &Grid, a: Cell, b: Cell, grazing: Grazing, mut blocks: impl FnMut(Cell) -> bool) -> bool {
    line(grid, a, b).all(|step| match step {
        Step::Through(cell) => !blocks(cell),
        Step::Between(left, right) => {
            let mut cut = |side: Option<Cell>| side.is_some_and(&mut blocks);
            match grazing {
                Grazing::BothBlock => !(cut(left) && cut(right)),
                Grazing::EitherBlocks => !(cut(left) || cut(right)),
                Grazing::NeverBlocks => true,
            }
        }
    })
}

enum Point {
    Inside(Hex),
    Side(Hex, Hex),
}

/// The walk along the line to `a` steps in direction `main` and `b` in the next one, `a >= b >= 0`.
struct Walk {
    a: i32,
    b: i32,
    main: Hex,
    side: Hex,
    /// Where the walk stands, counted in steps of `main` and of `side`.
    i: i32,
    j: i32,
    /// On a line along sides: the next thing is a side, not a cell.
    at_side: bool,
}

impl Walk {
    fn new(vector: Hex) -> Self {
        for direction in Direction::ALL {
            let (main, side) = (direction.step(), direction.right().step());
            // Solve vector = a * main + b * side; the pair has determinant 1.
            let a = vector.x() * side.y() - vector.y() * side.x();
            let b = main.x() * vector.y() - main.y() * vector.x();
            if a >= 0 && b >= 0 {
                let (a, b, main, side) = if a >= b { (a, b, main, side) } else { (b, a, side, main) };
                return Self { a, b, main, side, i: 0, j: 0, at_side: a == b };
            }
        }
        unreachable!("six sectors cover the plane")
    }

    fn here(&self) -> Hex {
        self.main * self.i + self.side * self.j
    }

    /// Along a corner-to-corner line sides and cells alternate.
    fn step_along_sides(&mut self) -> Option<Point> {
        if self.i == self.a {
            return None;
        }
        self.at_side = !self.at_side;
        if !self.at_side {
            return Some(Point::Side(self.here() + self.main, self.here() + self.side));
        }
        (self.i, self.j) = (self.i + 1, self.j + 1);
        (self.i < self.a).then(|| Point::Inside(self.here()))
    }

    /// The next cell whose inside is crossed: the nearest of the three that lie ahead, in the order in which a
    /// line can meet them.
    fn step_through_cells(&mut self) -> Option<Point> {
        if (self.i, self.j) == (self.a, self.b) {
            return None;
        }
        let ahead = [(1, -1), (0, 1), (1, 0)].map(|(i, j)| (self.i + i, self.j + j));
        (self.i, self.j) = ahead.into_iter().find(|&(i, j)| self.crosses(i, j))?;
        ((self.i, self.j) != (self.a, self.b)).then(|| Point::Inside(self.here()))
    }

    /// Whether the line crosses the inside of the cell `(i, j)`.
    ///
    /// A hexagon is where three strips overlap, `|2i + j| < 1`, `|i + 2j| < 1` and `|i - j| < 1` around its centre.
    /// The line is inside a strip for an interval of its length; the three intervals must overlap.
    fn crosses(&self, i: i32, j: i32) -> bool {
        let lengths = [2 * self.a + self.b, self.a + 2 * self.b, self.a - self.b];
        let centres = [2 * i + j, i + 2 * j, i - j];
        let before = |enter: usize, leave: usize| {
            (centres[enter] - 1) as i64 * (lengths[leave] as i64) < (centres[leave] + 1) as i64 * lengths[enter] as i64
        };
        (0..3).all(|enter| (0..3).all(|leave| before(enter, leave)))
    }
}

impl Iterator for Walk {
    type Item = Point;

    fn next(&mut self) -> Option<Point> {
        if self.a == self.b { self.step_along_sides() } else { self.step_through_cells() }
    }
}
