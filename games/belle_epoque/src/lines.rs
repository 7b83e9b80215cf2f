//! Lines of fire, prepared for every pair of hexes within range (BE-51 to BE-53, BE-R27 to BE-R29).

use hexmap::{Cell, Grazing, Grid, Step, line};

use crate::terrain::{Cells, Ground};

/// BE-42, BE-54: nothing is seen or fired at from farther.
pub const LONGEST_RANGE: u8 = 4;

/// Stands where no hex is.
const NOBODY: u8 = u8::MAX;

/// What a line of fire meets.
#[derive(Clone, Copy, Debug)]
struct Line {
    /// The ground blocks it, whoever stands there.
    blocked: bool,
    /// Hexes where troops block it.
    through: [u8; 5],
    /// Pairs of hexes beside it that block it if troops stand in both.
    between: [[u8; 2]; 2],
}

/// The lines between all hexes.
pub(crate) struct Lines {
    cells: usize,
    /// Apart from the lines, since distances are asked far more often.
    distances: Box<[u8]>,
    lines: Box<[Line]>,
}

impl Lines {
    pub fn new(grid: &Grid, ground: &[&Ground], grazing: Grazing) -> Self {
        let pairs = grid.cells().flat_map(|from| grid.cells().map(move |to| (from, to)));
        let distance = |(from, to)| grid.distance(from, to).min(u32::from(u8::MAX)) as u8;
        let distances = pairs.clone().map(distance).collect();
        let lines = pairs.map(|(from, to)| prepare(grid, ground, grazing, from, to)).collect();
        Lines { cells: grid.len(), distances, lines }
    }

    #[inline]
    fn line(&self, from: Cell, to: Cell) -> &Line {
        &self.lines[from.index() * self.cells + to.index()]
    }

    /// BE-01: the distance in hexes.
    #[inline]
    pub fn distance(&self, a: Cell, b: Cell) -> u8 {
        self.distances[a.index() * self.cells + b.index()]
    }

    /// Whether the line is open with troops in these hexes. Only asked within [`LONGEST_RANGE`].
    #[inline]
    pub fn open(&self, from: Cell, to: Cell, troops: Cells) -> bool {
        let line = self.line(from, to);
        let held = |cell: u8| troops.contains(Cell(u16::from(cell)));
        !line.blocked
            && !line.through.iter().any(|&cell| held(cell))
            && !line.between.iter().any(|&[left, right]| held(left) && held(right))
    }
}

/// BE-R29: whether the ground of a hex on the way blocks the line.
pub(crate) fn ground_blocks(ground: &[&Ground], from: Cell, to: Cell, on_the_way: Cell) -> bool {
    let elevation = |cell: Cell| ground[cell.index()].elevation;
    let (firer, target, obstacle) = (elevation(from), elevation(to), elevation(on_the_way));
    let relief = if firer == target { obstacle > firer } else { obstacle >= firer.max(target) };
    relief || (ground[on_the_way.index()].blocks && !overlooks_both(firer, target, obstacle))
}

/// BE-53: the firer overlooks both its target and the obstacle.
pub(crate) fn overlooks_both(firer: u8, target: u8, obstacle: u8) -> bool {
    firer > target && firer > obstacle
}

/// What blocks the line between two hexes at one place on the way.
#[derive(Clone, Copy, PartialEq)]
enum Obstacle {
    /// The ground does.
    Ground,
    /// Troops would.
    Troops(u8),
    /// Nothing can.
    Nothing,
}

fn prepare(grid: &Grid, ground: &[&Ground], grazing: Grazing, from: Cell, to: Cell) -> Line {
    let mut prepared = Line { blocked: false, through: [NOBODY; 5], between: [[NOBODY; 2]; 2] };
    if from == to || grid.distance(from, to) > u32::from(LONGEST_RANGE) {
        return prepared;
    }
    let elevation = |cell: Cell| ground[cell.index()].elevation;
    let obstacle = |cell: Option<Cell>| match cell {
        None => Obstacle::Nothing,
        Some(cell) if ground_blocks(ground, from, to, cell) => Obstacle::Ground,
        Some(cell) if overlooks_both(elevation(from), elevation(to), elevation(cell)) => Obstacle::Nothing,
        Some(cell) => Obstacle::Troops(cell.0 as u8),
    };
    let (mut singles, mut doubles) = (0, 0);
    let mut single = |line: &mut Line, obstacle: Obstacle| match obstacle {
        Obstacle::Nothing => {}
        Obstacle::Ground => line.blocked = true,
        Obstacle::Troops(cell) => {
            line.through[singles] = cell;
            singles += 1;
        }
    };
    for step in line(grid, from, to) {
        let (left, right) = match step {
            Step::Through(cell) => {
                single(&mut prepared, obstacle(Some(cell)));
                continue;
            }
            Step::Between(left, right) => (obstacle(left), obstacle(right)),
        };
        match (grazing, left, right) {
            (Grazing::NeverBlocks, ..) => {}
            (Grazing::EitherBlocks, ..) => {
                single(&mut prepared, left);
                single(&mut prepared, right);
            }
            (Grazing::BothBlock, Obstacle::Nothing, _) | (Grazing::BothBlock, _, Obstacle::Nothing) => {}
            (Grazing::BothBlock, Obstacle::Ground, other) | (Grazing::BothBlock, other, Obstacle::Ground) => {
                single(&mut prepared, other);
            }
            (Grazing::BothBlock, Obstacle::Troops(left), Obstacle::Troops(right)) => {
                prepared.between[doubles] = [left, right];
                doubles += 1;
            }
        }
    }
    prepared
}
