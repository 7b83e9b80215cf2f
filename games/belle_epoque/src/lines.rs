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
fn ground_blocks(ground: &[&Ground], from: Cell, to: Cell, on_the_way: Cell) -> bool {
    let elevation = |cell: Cell| ground[cell.index()].elevation;
    let (firer, target, obstacle) = (elevation(from), elevation(to), elevation(on_the_way));
    let relief = if firer == target { obstacle > firer } else { obstacle >= firer.max(target) };
    relief || (ground[on_the_way.index()].blocks && !overlooks_both(firer, target, obstacle))
}

/// BE-53: the firer overlooks both its target and the obstacle.
fn overlooks_both(firer: u8, target: u8, obstacle: u8) -> bool {
    firer > target && firer > obstacle
}

/// What blocks the line between two hexes at one place on the way.
#[derive(Clone, Copy)]
pub(crate) enum Obstacle {
    /// The ground does.
    Ground(Cell),
    /// Troops would.
    Troops(Cell),
}

/// The obstacles of a line in pairs: it is blocked where both of a pair are in the way.
pub(crate) fn obstacles(grid: &Grid, ground: &[&Ground], grazing: Grazing, from: Cell, to: Cell) -> Vec<[Obstacle; 2]> {
    let elevation = |cell: Cell| ground[cell.index()].elevation;
    let obstacle = |cell: Cell| match () {
        () if ground_blocks(ground, from, to, cell) => Some(Obstacle::Ground(cell)),
        () if overlooks_both(elevation(from), elevation(to), elevation(cell)) => None,
        () => Some(Obstacle::Troops(cell)),
    };
    let alone = |cell: Cell| obstacle(cell).map(|obstacle| [obstacle; 2]);
    let mut pairs = Vec::new();
    for step in line(grid, from, to) {
        match (step, grazing) {
            (Step::Through(cell), _) => pairs.extend(alone(cell)),
            (Step::Between(..), Grazing::NeverBlocks) => {}
            (Step::Between(left, right), Grazing::EitherBlocks) => {
                pairs.extend(left.into_iter().chain(right).filter_map(alone));
            }
            (Step::Between(left, right), Grazing::BothBlock) => {
                pairs.extend(left.and_then(obstacle).zip(right.and_then(obstacle)).map(<[_; 2]>::from));
            }
        }
    }
    pairs
}

fn prepare(grid: &Grid, ground: &[&Ground], grazing: Grazing, from: Cell, to: Cell) -> Line {
    let mut prepared = Line { blocked: false, through: [NOBODY; 5], between: [[NOBODY; 2]; 2] };
    if from == to || grid.distance(from, to) > u32::from(LONGEST_RANGE) {
        return prepared;
    }
    let (mut singles, mut doubles) = (0, 0);
    for pair in obstacles(grid, ground, grazing, from, to) {
        match pair {
            [Obstacle::Ground(_), Obstacle::Ground(_)] => prepared.blocked = true,
            [Obstacle::Troops(left), Obstacle::Troops(right)] if left != right => {
                prepared.between[doubles] = [left.0 as u8, right.0 as u8];
                doubles += 1;
            }
            [Obstacle::Troops(cell), _] | [_, Obstacle::Troops(cell)] => {
                prepared.through[singles] = cell.0 as u8;
                singles += 1;
            }
        }
    }
    prepared
}
