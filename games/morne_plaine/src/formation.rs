//! Formations: who may take them, the ground they cover and where each figure stands (MP-11 to MP-15, MP-42 to MP-53).

use serde::{Deserialize, Serialize};

use crate::geometry::{Bounds, Point, Pose, turn};
use crate::units::{Arm, Class, UnitSpec};

/// How a unit is drawn up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Formation {
    /// Two ranks (MP-42): `line`.
    Line,
    /// French infantry, front of 4 to 6 (MP-43): `column6`.
    Column,
    /// Front of 2 or 3 (MP-44, MP-49): `march3`.
    March,
    /// Four fronts (MP-45): `square`.
    Square,
    /// Cavalry, front of 4 to 8 (MP-48): `echelon6`.
    Echelon,
    /// Open order (MP-50): `skirmish`.
    Skirmish,
    /// A battery ready to fire (MP-52): `unlimbered`.
    Unlimbered,
    /// A battery ready to drive (MP-52): `limbered`.
    Limbered,
    /// A commander: a point (MP-11): `point`.
    Point,
}

impl Formation {
    /// All of them.
    pub const ALL: [Formation; 9] = [
        Formation::Line,
        Formation::Column,
        Formation::March,
        Formation::Square,
        Formation::Echelon,
        Formation::Skirmish,
        Formation::Unlimbered,
        Formation::Limbered,
        Formation::Point,
    ];

    /// Its word.
    pub const fn word(self) -> &'static str {
        ["line", "column", "march", "square", "echelon", "skirmish", "unlimbered", "limbered", "point"][self as usize]
    }

    /// The files that may be chosen, where they may be chosen at all (MP-43, MP-44, MP-48, MP-49).
    pub const fn files(self) -> Option<(u8, u8)> {
        match self {
            Formation::Column => Some((4, 6)),
            Formation::March => Some((2, 3)),
            Formation::Echelon => Some((4, 8)),
            _ => None,
        }
    }

    /// Division columns, march columns and squares suffer more from fire (MP-46, MP-47).
    pub const fn dense(self) -> bool {
        matches!(self, Formation::Column | Formation::March | Formation::Square)
    }
}

/// A formation with its files; files are 0 where the formation leaves no choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Shape {
    /// The formation.
    pub formation: Formation,
    /// Files of the front, where they are chosen (MP-53).
    pub files: u8,
}

impl Shape {
    /// A formation without a choice of files.
    pub const fn of(formation: Formation) -> Shape {
        Shape { formation, files: 0 }
    }

    /// A formation with chosen files.
    pub const fn with(formation: Formation, files: u8) -> Shape {
        Shape { formation, files }
    }
}

/// How a reform turns: the front stays, or the centre stays and any facing is taken (MP-62).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub enum Pivot {
    /// The pose does not change: `front`.
    Front,
    /// The footprint's centre stays, with a new facing: `centre 90`.
    Centre(u16),
}

/// A change of formation (MP-62).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Reform {
    /// The new formation.
    pub shape: Shape,
    /// What stays in place.
    pub pivot: Pivot,
}

/// A side of a footprint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Face {
    /// Ahead.
    Front,
    /// To the right.
    Right,
    /// Behind.
    Rear,
    /// To the left.
    Left,
}

impl Face {
    /// All four, in the order in which a square shares its figures out (MP-13).
    pub const ALL: [Face; 4] = [Face::Front, Face::Right, Face::Rear, Face::Left];

    /// Its word.
    pub const fn word(self) -> &'static str {
        ["front", "right", "rear", "left"][self as usize]
    }

    /// How far it is turned from the front.
    pub const fn degrees(self) -> i32 {
        self as i32 * 90
    }
}

/// The ground a unit covers: its pose and the size of its rectangle (MP-12).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Foot {
    /// Front midpoint and facing.
    pub pose: Pose,
    /// Across.
    pub width: i32,
    /// Backwards from the front edge.
    pub depth: i32,
    /// Left front, right front, right rear, left rear (MP-14).
    pub corners: [Point; 4],
    /// The box around it.
    pub bounds: Bounds,
}

impl Foot {
    /// The footprint of a size at a pose.
    pub fn new(pose: Pose, (width, depth): (i32, i32)) -> Foot {
        let half = width / 2;
        let corners = [(-half, 0), (half, 0), (half, -depth), (-half, -depth)].map(|(lx, ly)| pose.place(lx, ly));
        Foot { pose, width, depth, corners, bounds: Bounds::of(&corners) }
    }

    /// The same footprint elsewhere.
    pub fn at(&self, pose: Pose) -> Foot {
        Foot::new(pose, (self.width, self.depth))
    }

    /// Its centre (MP-14).
    pub fn centre(&self) -> Point {
        self.pose.place(0, -self.depth / 2)
    }

    /// The middle of its rear edge (MP-14).
    pub fn rear(&self) -> Point {
        self.pose.place(0, -self.depth)
    }

    /// The pose after an about-face in place (MP-66).
    pub fn about(&self) -> Pose {
        let rear = self.rear();
        Pose::new(rear.x, rear.y, turn(self.pose.facing, 180))
    }

    /// The middle of a side with the bearing outwards, and half the side's length (MP-20, MP-113).
    pub fn face(&self, face: Face) -> (Pose, i32) {
        let (half, middle) = (self.width / 2, self.depth / 2);
        let (at, length) = match face {
            Face::Front => (self.pose.point(), half),
            Face::Right => (self.pose.place(half, -middle), middle),
            Face::Rear => (self.rear(), half),
            Face::Left => (self.pose.place(-half, -middle), middle),
        };
        (Pose::new(at.x, at.y, turn(self.pose.facing, face.degrees())), length)
    }

    /// The two ends of a side, seen from inside: left and right.
    pub fn ends(&self, face: Face) -> [Point; 2] {
        let i = face as usize;
        [self.corners[i], self.corners[(i + 1) % 4]]
    }

    /// The zone around the unit that holds a point (MP-23).
    pub fn zone(&self, point: Point) -> Face {
        let (x, y) = self.pose.local(point);
        let (half_width, half_depth) = (i64::from(self.width) * 32768, i64::from(self.depth) * 32768);
        let ahead = y + half_depth;
        let beside = x.abs() - half_width;
        if beside > 0 && beside >= ahead.abs() - half_depth {
            if x > 0 { Face::Right } else { Face::Left }
        } else if ahead >= 0 {
            Face::Front
        } else {
            Face::Rear
        }
    }

    /// How many of the points are behind the line of the front edge (MP-111).
    pub fn behind(&self, figures: &Figures) -> usize {
        figures.points().iter().filter(|&&p| self.pose.local(p).1 < 0).count()
    }
}

/// At least half of a number of figures (MP-22).
pub const fn half(count: usize, of: usize) -> bool {
    2 * count >= of
}

/// The most figures a unit may have.
pub const MOST_FIGURES: usize = 64;

/// Where each figure of a unit stands (MP-13).
#[derive(Clone, Copy)]
pub struct Figures {
    points: [Point; MOST_FIGURES],
    len: usize,
}

impl Figures {
    /// The figures' centres.
    pub fn points(&self) -> &[Point] {
        &self.points[..self.len]
    }

    fn push(&mut self, point: Point) {
        self.points[self.len] = point;
        self.len += 1;
    }
}

/// Width and depth of a base (MP-11).
const fn base(spec: &UnitSpec, formation: Formation) -> (i32, i32) {
    match (formation, spec.arm) {
        (Formation::Skirmish, _) => (400, 400),
        (_, Arm::Cavalry) => (250, 500),
        _ => (200, 200),
    }
}

/// Crew points of a battery (MP-13).
pub const fn crew(class: Class) -> u8 {
    if matches!(class, Class::Heavy) { 6 } else { 4 }
}

/// Files of the first rank (MP-12).
pub fn front(shape: Shape, n: u8) -> u8 {
    match shape.formation {
        Formation::Line | Formation::Skirmish => n.div_ceil(2),
        Formation::Square => n.div_ceil(4),
        _ => shape.files.min(n).max(1),
    }
}

/// Figures on a side of a square (MP-13).
pub const fn on_side(face: Face, n: u8) -> u8 {
    n / 4 + ((n % 4) > face as u8) as u8
}

/// Width and depth of a unit's footprint (MP-11, MP-12).
pub fn size(spec: &UnitSpec, shape: Shape, n: u8) -> (i32, i32) {
    let heavy = matches!(spec.class, Class::Heavy);
    match shape.formation {
        Formation::Point => (0, 0),
        Formation::Unlimbered if heavy => (1500, 600),
        Formation::Unlimbered => (1000, 600),
        Formation::Limbered if heavy => (500, 1500),
        Formation::Limbered => (500, 1200),
        Formation::Square => {
            let side = 200 * (i32::from(n.div_ceil(4)) + 1);
            (side, side)
        }
        _ => {
            let (wide, deep) = base(spec, shape.formation);
            let files = front(shape, n.max(1));
            (i32::from(files) * wide, i32::from(n.max(1).div_ceil(files)) * deep)
        }
    }
}

/// Where the figures of a unit stand (MP-13, MP-14).
pub fn figures(spec: &UnitSpec, shape: Shape, n: u8, foot: &Foot) -> Figures {
    let mut all = Figures { points: [Point::default(); MOST_FIGURES], len: 0 };
    let pose = foot.pose;
    match shape.formation {
        Formation::Point => all.push(pose.point()),
        Formation::Unlimbered => {
            let crew = i32::from(crew(spec.class));
            (0..crew).for_each(|i| all.push(pose.place((2 * i - (crew - 1)) * 125, -300)));
        }
        Formation::Limbered => {
            let crew = i32::from(crew(spec.class));
            for j in 0..crew / 2 {
                let back = -(2 * j + 1) * foot.depth / crew;
                all.push(pose.place(-125, back));
                all.push(pose.place(125, back));
            }
        }
        Formation::Square => square_figures(&mut all, n, foot),
        _ => {
            let (wide, deep) = base(spec, shape.formation);
            let files = i32::from(front(shape, n.max(1)));
            let mut left = i32::from(n);
            let mut rank = 0;
            while left > 0 {
                let count = files.min(left);
                for i in 0..count {
                    all.push(pose.place((2 * i - (count - 1)) * wide / 2, -(2 * rank + 1) * deep / 2));
                }
                left -= count;
                rank += 1;
            }
        }
    }
    all
}

fn square_figures(all: &mut Figures, n: u8, foot: &Foot) {
    let (half, side) = (foot.width / 2, foot.width);
    for face in Face::ALL {
        let count = i32::from(on_side(face, n));
        for i in 0..count {
            let along = (2 * i - (count - 1)) * 100;
            let (lx, ly) = match face {
                Face::Front => (along, -100),
                Face::Right => (half - 100, -half - along),
                Face::Rear => (-along, 100 - side),
                Face::Left => (100 - half, along - half),
            };
            all.push(foot.pose.place(lx, ly));
        }
    }
}
