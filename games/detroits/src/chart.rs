//! The chart: sea, coasts, lighthouses and the zone between them.

use std::collections::VecDeque;

use hexmap::{Cell, Direction, Grid, Hex};
use kernel::Few;

use crate::order::Token;
use crate::ship::{Kind, MOVE, Pose};

/// What a hex is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Terrain {
    /// Water.
    Sea,
    /// Coast or rock.
    Land,
    /// Land with a light (DE-48).
    Lighthouse,
}

impl Terrain {
    /// The terrain of a sign of the map.
    pub fn of(sign: char) -> Option<Terrain> {
        match sign {
            '.' => Some(Terrain::Sea),
            '#' => Some(Terrain::Land),
            '*' => Some(Terrain::Lighthouse),
            _ => None,
        }
    }

    /// The word used in scenes.
    pub const fn word(self) -> &'static str {
        match self {
            Terrain::Sea => "sea",
            Terrain::Land => "land",
            Terrain::Lighthouse => "lighthouse",
        }
    }
}

/// The hexes of a ship: bow, then stern (the same hex for a frigate, DE-04).
pub type Hull = [Cell; 2];

/// Whether two hulls share a hex.
#[inline]
pub fn share(a: Hull, b: Hull) -> bool {
    a[0] == b[0] || a[0] == b[1] || a[1] == b[0] || a[1] == b[1]
}

/// What would become of a ship that carries out a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sailing {
    /// It lies there.
    Clear(Pose),
    /// DE-R31: its hull would touch land: it stays and is aground.
    Aground,
    /// DE-R32: its bow would leave the board.
    OffBoard,
}

impl Sailing {
    /// Where the ship lies if nothing is in its way.
    #[inline]
    pub fn clear(self) -> Option<Pose> {
        match self {
            Sailing::Clear(pose) => Some(pose),
            _ => None,
        }
    }
}

/// The most tokens that the distance to the zone is counted up to.
pub const FAR: u8 = 60;

/// The board, with everything that can be looked up once and for all.
///
/// Beside the cells of the grid there is one ring of cells beyond its edge: open sea that only the stern of a
/// three-master can reach (DE-R32).
#[derive(Debug)]
pub struct Chart {
    /// The cells of the board.
    pub grid: Grid,
    /// What each cell is.
    pub terrain: Vec<Terrain>,
    /// DE-R34: the sea hexes of the zone.
    pub zone: Vec<Cell>,
    next: Vec<[Cell; 6]>,
    hexes: Vec<Hex>,
    land: Vec<bool>,
    in_zone: Vec<bool>,
    /// By kind, cell and facing: the fewest tokens that bring a hex of the ship into the zone.
    to_zone: [Vec<[u8; 6]>; 2],
}

impl Chart {
    /// The chart of these cells, each land or sea, with this zone.
    pub fn new(grid: Grid, terrain: Vec<Terrain>, zone: Vec<Cell>) -> Chart {
        let mut hexes: Vec<Hex> = grid.cells().map(|cell| grid.hex(cell)).collect();
        let mut beyond = |hex: Hex| match hexes.iter().position(|&known| known == hex) {
            Some(known) => Cell(known as u16),
            None => {
                hexes.push(hex);
                Cell(hexes.len() as u16 - 1)
            }
        };
        let mut next_to = |cell: Cell, direction: Direction| {
            grid.neighbour(cell, direction).unwrap_or_else(|| beyond(grid.hex(cell) + direction.step()))
        };
        let next = grid.cells().map(|cell| Direction::ALL.map(|direction| next_to(cell, direction))).collect();
        let mut land: Vec<bool> = terrain.iter().map(|&terrain| terrain != Terrain::Sea).collect();
        land.resize(hexes.len(), false);
        let mut in_zone = vec![false; hexes.len()];
        zone.iter().for_each(|cell| in_zone[cell.index()] = true);
        let mut chart = Chart { grid, terrain, zone, next, hexes, land, in_zone, to_zone: Default::default() };
        chart.to_zone = [Kind::Frigate, Kind::ThreeMaster].map(|kind| chart.sound(kind));
        chart
    }

    /// DE-04, DE-05: the hexes of a ship.
    #[inline]
    pub fn hull(&self, kind: Kind, pose: Pose) -> Hull {
        match kind {
            Kind::Frigate => [pose.bow; 2],
            Kind::ThreeMaster => [pose.bow, self.next[pose.bow.index()][pose.facing.opposite().index()]],
        }
    }

    /// The next cell, perhaps beyond the edge. The cell must be on the board.
    #[inline]
    pub fn ahead(&self, cell: Cell, direction: Direction) -> Cell {
        self.next[cell.index()][direction.index()]
    }

    /// Whether the cell belongs to the board.
    #[inline]
    pub fn on_board(&self, cell: Cell) -> bool {
        cell.index() < self.next.len()
    }

    /// Whether a hex of the hull is land.
    #[inline]
    pub fn on_land(&self, hull: Hull) -> bool {
        self.land[hull[0].index()] || self.land[hull[1].index()]
    }

    /// DE-R34: a ship is in the zone if any of its hexes is.
    #[inline]
    pub fn in_zone(&self, hull: Hull) -> bool {
        self.in_zone[hull[0].index()] || self.in_zone[hull[1].index()]
    }

    /// Its place, also beyond the edge.
    #[inline]
    pub fn hex(&self, cell: Cell) -> Hex {
        self.hexes[cell.index()]
    }

    /// Whether this place is land; places off the board are sea.
    pub fn land_at(&self, place: Hex) -> bool {
        self.grid.cell_at_hex(place).is_some_and(|cell| self.land[cell.index()])
    }

    /// DE-15 to DE-18: what carrying out a token leads to, other ships apart.
    #[inline]
    pub fn sail(&self, kind: Kind, pose: Pose, token: Token) -> Sailing {
        let facing = token.turn(pose.facing);
        let bow = if token == Token::Advance { self.ahead(pose.bow, facing) } else { pose.bow };
        if !self.on_board(bow) {
            return Sailing::OffBoard;
        }
        let pose = Pose { bow, facing };
        if self.on_land(self.hull(kind, pose)) { Sailing::Aground } else { Sailing::Clear(pose) }
    }

    /// Whether a ship may lie there at all.
    pub fn holds(&self, kind: Kind, pose: Pose) -> bool {
        self.on_board(pose.bow) && !self.on_land(self.hull(kind, pose))
    }

    /// The fewest tokens that bring a hex of the ship into the zone; [`FAR`] when there is no way.
    #[inline]
    pub fn tokens_to_zone(&self, kind: Kind, pose: Pose) -> u8 {
        self.to_zone[kind as usize][pose.bow.index()][pose.facing.index()]
    }

    /// Fills the table of distances to the zone, from the zone outwards.
    fn sound(&self, kind: Kind) -> Vec<[u8; 6]> {
        let mut far = vec![[FAR; 6]; self.grid.len()];
        let mut queue = VecDeque::new();
        let poses = |bow: Cell| Direction::ALL.into_iter().map(move |facing| Pose { bow, facing });
        for pose in self.grid.cells().flat_map(poses).filter(|&pose| self.holds(kind, pose)) {
            if self.in_zone(self.hull(kind, pose)) {
                far[pose.bow.index()][pose.facing.index()] = 0;
                queue.push_back(pose);
            }
        }
        while let Some(pose) = queue.pop_front() {
            let tokens = far[pose.bow.index()][pose.facing.index()] + 1;
            let astern = self.ahead(pose.bow, pose.facing.opposite());
            let before = [
                Pose { bow: astern, ..pose },
                Pose { facing: pose.facing.left(), ..pose },
                Pose { facing: pose.facing.right(), ..pose },
            ];
            for pose in before.into_iter().filter(|&pose| self.holds(kind, pose)) {
                let known = &mut far[pose.bow.index()][pose.facing.index()];
                if tokens < *known {
                    *known = tokens;
                    queue.push_back(pose);
                }
            }
        }
        far
    }

    /// Follows a line from a pose, other ships apart: the pose after each token, and what the last one led to.
    pub fn follow(&self, kind: Kind, pose: Pose, tokens: &[Token]) -> Course {
        let mut course = Course { poses: Few::new(pose), aground: false };
        course.poses.push(pose);
        for &token in tokens {
            match self.sail(kind, course.end(), token) {
                Sailing::Clear(pose) => course.poses.push(pose),
                Sailing::Aground => course.aground = true,
                Sailing::OffBoard => break,
            }
        }
        course
    }
}

/// Where a line leads.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// The start, and the pose after each token that moved the ship.
    pub poses: Few<Pose, { MOVE + 1 }>,
    /// Its last token runs the ship aground.
    pub aground: bool,
}

impl Course {
    /// The last pose.
    #[inline]
    pub fn end(&self) -> Pose {
        self.poses[self.poses.len() - 1]
    }
}

/// DE-R34: whether a hex centre lies inside or on the polygon. Places are `[column, 2 * row + column % 2]`.
pub fn inside(polygon: &[[i32; 2]], [x, y]: [i32; 2]) -> bool {
    let mut odd = false;
    for (i, &[ax, ay]) in polygon.iter().enumerate() {
        let [bx, by] = polygon[(i + 1) % polygon.len()];
        let cross = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
        let between = (ax.min(bx)..=ax.max(bx)).contains(&x) && (ay.min(by)..=ay.max(by)).contains(&y);
        if cross == 0 && between {
            return true;
        }
        if (ay > y) != (by > y) && ((cross > 0) == (by > ay)) {
            odd = !odd;
        }
    }
    odd
}
