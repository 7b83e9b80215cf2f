//! The ground: areas and lines, who may enter, what they slow down, hide and cover (MP-26, MP-28 to MP-36).

use kernel::Text;
use serde::{Deserialize, Serialize};

use crate::geometry::{Bounds, Convex, Point, gap, inches, inside, near, overlap, to_border};
use crate::units::Arm;

/// Ground with an extent (MP-30).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum AreaKind {
    /// Trees.
    Wood,
    /// Orchard, sandpit, marsh, ploughland.
    Rough,
    /// Houses, a farm.
    Village,
    /// A closed block: nobody enters.
    Building,
    /// High ground.
    Hill,
}

/// Ground along a line (MP-30).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LineKind {
    /// A wall.
    Wall,
    /// A bank or sunken lane.
    Bank,
    /// Felled trees.
    Abatis,
    /// A hedge.
    Hedge,
    /// A stream.
    Stream,
    /// The crest of a ridge: no obstacle, but it hides.
    Crest,
}

/// What hides a target from fire (MP-34); hard beats soft.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Cover {
    /// In the open.
    #[default]
    None,
    /// Trees, rough ground, a hedge.
    Soft,
    /// Houses, a wall, a bank, an abatis.
    Hard,
}

impl AreaKind {
    /// Its word.
    pub const fn word(self) -> &'static str {
        ["wood", "rough", "village", "building", "hill"][self as usize]
    }

    /// Whether it halves a move.
    pub const fn difficult(self) -> bool {
        matches!(self, AreaKind::Wood | AreaKind::Rough | AreaKind::Village)
    }

    /// Whether an arm may never enter it.
    pub const fn forbidden(self, arm: Arm) -> bool {
        match self {
            AreaKind::Wood | AreaKind::Rough => matches!(arm, Arm::Artillery),
            AreaKind::Village => matches!(arm, Arm::Artillery | Arm::Cavalry),
            AreaKind::Building => true,
            AreaKind::Hill => false,
        }
    }

    /// The cover of those in it.
    pub const fn cover(self) -> Cover {
        match self {
            AreaKind::Wood | AreaKind::Rough => Cover::Soft,
            AreaKind::Village => Cover::Hard,
            _ => Cover::None,
        }
    }
}

impl LineKind {
    /// Its word.
    pub const fn word(self) -> &'static str {
        ["wall", "bank", "abatis", "hedge", "stream", "crest"][self as usize]
    }

    /// Whether it has to be crossed at half speed.
    pub const fn obstacle(self) -> bool {
        !matches!(self, LineKind::Crest)
    }

    /// The cover of those in direct contact with it.
    pub const fn cover(self) -> Cover {
        match self {
            LineKind::Wall | LineKind::Bank | LineKind::Abatis => Cover::Hard,
            LineKind::Hedge => Cover::Soft,
            LineKind::Stream | LineKind::Crest => Cover::None,
        }
    }
}

/// An area: a convex polygon, counter-clockwise.
#[derive(Clone, Debug)]
pub struct Area {
    /// Its kind.
    pub kind: AreaKind,
    /// How it is drawn, where that differs from its kind (`orchard`, `farm`).
    pub look: Option<String>,
    /// Its name.
    pub name: Option<Text>,
    /// Its corners.
    pub points: Vec<Point>,
    /// The box around it.
    pub bounds: Bounds,
}

/// A line of the ground.
#[derive(Clone, Debug)]
pub struct Line {
    /// Its kind.
    pub kind: LineKind,
    /// Its name.
    pub name: Option<Text>,
    /// Its bends.
    pub points: Vec<Point>,
    /// The box around it.
    pub bounds: Bounds,
}

impl Area {
    /// Whether a polygon or segment goes over it.
    #[inline]
    pub(crate) fn touches(&self, shape: &(impl Convex + ?Sized), bounds: &Bounds) -> bool {
        self.bounds.near(bounds, 0) && shape.overlaps(&self.points)
    }

    /// Whether a point is in it or on its border (MP-32).
    #[inline]
    pub fn holds(&self, point: Point) -> bool {
        inside(point, &self.points)
    }
}

impl Line {
    /// Whether a polygon or segment crosses it (MP-18).
    pub(crate) fn touches(&self, shape: &(impl Convex + ?Sized), bounds: &Bounds) -> bool {
        self.bounds.near(bounds, 0) && self.points.windows(2).any(|segment| shape.overlaps(segment))
    }

    /// Direct contact: within half an inch and not astride (MP-33).
    pub fn contact(&self, corners: &[Point; 4], bounds: &Bounds) -> bool {
        self.bounds.near(bounds, HALF_INCH + 4)
            && self.points.windows(2).any(|segment| gap(corners, segment).within(HALF_INCH))
            && !self.touches(corners, bounds)
    }
}

const HALF_INCH: i32 = inches(1) / 2;
/// How deep one sees into or out of a wood or a village, and how near a crest one must be to see over it (MP-26).
const EDGE: i32 = inches(2);
/// How far one sees inside a wood or a village (MP-26).
const UNDERGROWTH: i32 = inches(4);

/// All ground of a table.
#[derive(Clone, Debug, Default)]
pub struct Ground {
    /// Areas.
    pub areas: Vec<Area>,
    /// Lines.
    pub lines: Vec<Line>,
}

impl Ground {
    /// Whether a sweep meets difficult ground or an obstacle (MP-29). `areas` is false for skirmishers whom areas do
    /// not slow (option `skirmishers_ignore_difficult`).
    pub(crate) fn slows(&self, shape: &(impl Convex + ?Sized), bounds: &Bounds, areas: bool) -> bool {
        self.slows_past(shape, bounds, areas, |_| false)
    }

    /// The same past obstacles that do not count: those that the target of a charge defends (MP-97).
    pub(crate) fn slows_past(
        &self,
        shape: &(impl Convex + ?Sized),
        bounds: &Bounds,
        areas: bool,
        past: impl Fn(&Line) -> bool,
    ) -> bool {
        let counts = |line: &&Line| line.kind.obstacle() && line.touches(shape, bounds);
        (areas && self.areas.iter().any(|area| area.kind.difficult() && area.touches(shape, bounds)))
            || self.lines.iter().filter(counts).any(|line| !past(line))
    }

    /// The area forbidden to an arm that a sweep goes over (MP-30, MP-31).
    pub(crate) fn forbids(&self, arm: Arm, shape: &(impl Convex + ?Sized), bounds: &Bounds) -> Option<&Area> {
        self.areas.iter().find(|area| area.kind.forbidden(arm) && area.touches(shape, bounds))
    }

    /// Whether the ground hides one end of a segment from the other (MP-26 b to e).
    pub fn hides(&self, eye: Point, figure: Point) -> bool {
        let segment = [eye, figure];
        let bounds = Bounds::of(&segment);
        self.areas.iter().any(|area| area.bounds.near(&bounds, 0) && area_hides(area, &segment))
            || self
                .lines
                .iter()
                .any(|line| line.kind == LineKind::Crest && line.bounds.near(&bounds, 0) && crest_hides(line, &segment))
    }

    /// Whether nothing in a box could hide anything.
    pub fn clear(&self, bounds: &Bounds) -> bool {
        let hiding = |area: &&Area| area.kind != AreaKind::Rough && area.bounds.near(bounds, 0);
        self.areas.iter().find(hiding).is_none()
            && !self.lines.iter().any(|line| line.kind == LineKind::Crest && line.bounds.near(bounds, 0))
    }
}

fn area_hides(area: &Area, segment: &[Point; 2]) -> bool {
    let ends = || segment.map(|end| area.holds(end));
    let crosses = || overlap(segment, &area.points);
    match area.kind {
        AreaKind::Rough => false,
        AreaKind::Building => crosses(),
        AreaKind::Hill => ends() == [false, false] && crosses(),
        AreaKind::Wood | AreaKind::Village => match ends() {
            [false, false] => crosses(),
            [true, true] => !near(segment[0], segment[1], UNDERGROWTH),
            [first, _] => !to_border(segment[usize::from(!first)], &area.points).within(EDGE),
        },
    }
}

fn crest_hides(line: &Line, segment: &[Point; 2]) -> bool {
    line.points
        .windows(2)
        .any(|crest| overlap(segment, crest) && !segment.iter().any(|&end| gap(&[end], crest).within(EDGE)))
}
