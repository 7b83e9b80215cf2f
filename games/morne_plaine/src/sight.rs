//! Arcs and lines of sight, figure by figure (MP-20 to MP-27), and cover (MP-32 to MP-36).

use crate::formation::{Face, Figures, Foot, Formation, half};
use crate::geometry::{Bounds, Convex, Hull, Point, Pose, inches, overlap};
use crate::terrain::{AreaKind, Cover, Line};
use crate::units::{Arm, MOST_UNITS, UnitId};
use crate::{MornePlaine, gap};

/// How near the target a unit still hides it from guns on a hill (MP-27).
const SCREEN: i32 = inches(6);

/// The frontal arc of a unit or of a square's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FrontalArc {
    /// 45° to both sides of the front corners (MP-20).
    Narrow,
    /// Everything ahead of the front line (MP-21).
    Wide,
}

/// A firing edge: its middle with the bearing outwards, half its length, its ends.
#[derive(Clone, Copy, Debug)]
pub struct Edge {
    /// Middle and bearing.
    pub pose: Pose,
    /// Half its length.
    pub half: i32,
    /// Left end, middle, right end (MP-26).
    pub eyes: [Point; 3],
}

impl Edge {
    /// The front edge of a unit, or a side of a square.
    pub fn of(foot: &Foot, face: Face) -> Edge {
        let (pose, half) = foot.face(face);
        let [left, right] = foot.ends(face);
        Edge { pose, half, eyes: [left, pose.point(), right] }
    }

    /// Whether the arc holds a point (MP-20, MP-21).
    #[inline]
    pub fn holds(&self, arc: FrontalArc, point: Point) -> bool {
        let (x, y) = self.pose.local(point);
        y >= 0 && (arc == FrontalArc::Wide || x.abs() <= i64::from(self.half) * crate::geometry::ONE + y)
    }
}

/// How much of a target is in the arc, and in the arc and seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    /// Figures in the arc.
    pub in_arc: usize,
    /// Figures in the arc and visible.
    pub visible: usize,
    /// All figures.
    pub of: usize,
}

impl MornePlaine {
    /// How many figures of a target are in the arc of an edge, and visible from it (MP-20 to MP-26, MP-72).
    pub fn seen(&self, shooter: UnitId, edge: &Edge, arc: FrontalArc, target: UnitId) -> Seen {
        let figures = self.figures(target);
        let in_arc = figures.points().iter().filter(|&&p| edge.holds(arc, p)).count();
        let of = figures.points().len();
        if in_arc == 0 {
            return Seen { in_arc, visible: 0, of };
        }
        let screen = self.screen(shooter, edge, target);
        let visible = figures.points().iter().filter(|&&p| edge.holds(arc, p) && screen.shows(edge, p)).count();
        Seen { in_arc, visible, of }
    }

    /// Whether half the figures of a target are in the arc of an edge and visible (MP-72, MP-26); if not, how many are.
    pub(crate) fn sees(&self, shooter: UnitId, edge: &Edge, arc: FrontalArc, target: UnitId) -> Result<(), Seen> {
        let figures = self.figures(target);
        let of = figures.points().len();
        let held = |bits, (i, &point)| bits | u64::from(edge.holds(arc, point)) << i;
        let held = figures.points().iter().enumerate().fold(0, held);
        let in_arc = held.count_ones() as usize;
        let mut visible = 0;
        if half(in_arc, of) {
            let screen = self.screen(shooter, edge, target);
            for (i, &point) in figures.points().iter().enumerate() {
                visible += usize::from(held >> i & 1 == 1 && screen.shows(edge, point));
                // Enough is seen, whatever the others are.
                if half(visible, of) {
                    return Ok(());
                }
            }
        }
        Err(Seen { in_arc, visible, of })
    }

    /// Whether at least one figure of a target is visible from a unit's front (MP-100).
    pub(crate) fn glimpses(&self, unit: UnitId, edge: &Edge, target: UnitId) -> bool {
        let figures = self.figures(target);
        let screen = self.screen(unit, edge, target);
        figures.points().iter().any(|&p| screen.shows(edge, p))
    }

    /// What may stand between a unit and its target.
    fn screen(&self, shooter: UnitId, edge: &Edge, target: UnitId) -> Screen<'_> {
        let foot = &self.unit(target).foot;
        let [a, b, c] = edge.eyes;
        let [d, e, f, g] = foot.corners;
        let field = Hull::of([a, b, c, d, e, f, g, g]);
        let overhead = self.overhead(shooter);
        let mut screen =
            Screen { game: self, bodies: [shooter; MOST_UNITS], len: 0, clear: self.setup.ground.clear(&field.bounds) };
        for (other, unit) in self.bodies(shooter) {
            let hides = other != target
                && unit.shape.formation != Formation::Skirmish
                && field.bounds.near(&unit.foot.bounds, 0)
                && field.overlaps(&unit.foot.corners)
                && !(overhead.is_some_and(|hill| self.clears(hill, other, target)));
            if hides {
                screen.bodies[screen.len] = other;
                screen.len += 1;
            }
        }
        screen
    }

    /// The hill from which a battery fires over heads (MP-27).
    fn overhead(&self, shooter: UnitId) -> Option<usize> {
        let unit = self.unit(shooter);
        if !self.rules().overhead_fire || unit.shape.formation != Formation::Unlimbered {
            return None;
        }
        let at = unit.pose().point();
        self.setup.ground.areas.iter().position(|area| area.kind == AreaKind::Hill && area.holds(at))
    }

    /// Whether guns on a hill fire over a unit: no figure of it on the hill, and not near the target (MP-27).
    fn clears(&self, hill: usize, other: UnitId, target: UnitId) -> bool {
        let hill = &self.setup.ground.areas[hill];
        let on_hill = hill.bounds.near(&self.unit(other).foot.bounds, 0)
            && self.figures(other).points().iter().any(|&p| hill.holds(p));
        !on_hill && !self.gap_between(other, target).within(SCREEN)
    }

    /// Whether a unit is in an area: at least half its figures (MP-32).
    pub fn in_area(&self, id: UnitId, area: usize) -> bool {
        let area = &self.setup.ground.areas[area];
        if !area.bounds.near(&self.unit(id).foot.bounds, 0) {
            return false;
        }
        let figures = self.figures(id);
        half(figures.points().iter().filter(|&&p| area.holds(p)).count(), figures.points().len())
    }

    /// The cover of a target against a shot from a point (MP-34).
    pub fn cover(&self, from: Point, target: UnitId) -> Cover {
        let foot = &self.unit(target).foot;
        let ground = &self.setup.ground;
        let mut cover = Cover::None;
        for (i, area) in ground.areas.iter().enumerate() {
            if area.kind.cover() > cover && self.in_area(target, i) {
                cover = area.kind.cover();
            }
        }
        for line in ground.lines.iter().filter(|line| line.kind.obstacle()) {
            if line.kind.cover() > cover && between(line, from, foot) {
                cover = line.kind.cover();
            }
        }
        cover
    }

    /// Whether a unit defends a line of the ground against an enemy at a point (MP-35).
    pub(crate) fn defends_line(&self, id: UnitId, line: &Line, from: Point) -> bool {
        line.kind.obstacle() && between(line, from, &self.unit(id).foot)
    }

    /// Whether a unit defends an obstacle against an enemy at a point (MP-35).
    pub fn defends(&self, id: UnitId, from: Point) -> bool {
        let villages = |(i, area): (usize, &crate::Area)| {
            area.kind == AreaKind::Village && !area.holds(from) && self.in_area(id, i)
        };
        let ground = &self.setup.ground;
        ground.lines.iter().any(|line| self.defends_line(id, line, from))
            || ground.areas.iter().enumerate().any(villages)
    }

    /// Whether a melee between a charged unit and a charger at a pose is in difficult terrain (MP-36).
    pub(crate) fn rough_fight(&self, charged: UnitId, charger: Point) -> bool {
        let areas = &self.setup.ground.areas;
        let hard = |(i, area): (usize, &crate::Area)| {
            area.kind.difficult() && (area.holds(charger) || self.in_area(charged, i))
        };
        areas.iter().enumerate().any(hard)
    }

    /// Whether a charger takes a unit in flank or rear (MP-111): half its figures are behind the front line.
    pub fn in_flank(&self, charger: &Figures, target: UnitId) -> bool {
        let unit = self.unit(target);
        if unit.fleeing || matches!(unit.shape.formation, Formation::Square | Formation::Skirmish) {
            return false;
        }
        half(unit.foot.behind(charger), charger.points().len())
    }

    /// Whether a unit can be enfiladed: formed infantry (MP-78).
    pub(crate) fn has_flanks(&self, id: UnitId) -> bool {
        let formed = matches!(self.unit(id).order(), Some(Formation::Line | Formation::Column | Formation::March));
        self.spec(id).arm == Arm::Infantry && formed
    }

    /// Infantry shot at from a flank zone (MP-78).
    pub fn enfiladed(&self, target: UnitId, from: Point) -> bool {
        self.has_flanks(target) && matches!(self.unit(target).foot.zone(from), Face::Left | Face::Right)
    }
}

/// A line in direct contact with a footprint, crossed by the segment from a point to its centre (MP-34, MP-35).
fn between(line: &Line, from: Point, foot: &Foot) -> bool {
    let segment = [from, foot.centre()];
    line.touches(&segment, &Bounds::of(&segment)) && line.contact(&foot.corners, &foot.bounds)
}

struct Screen<'a> {
    game: &'a MornePlaine,
    bodies: [UnitId; MOST_UNITS],
    len: usize,
    clear: bool,
}

impl Screen<'_> {
    /// Whether a figure is visible from one of the eyes (MP-26).
    fn shows(&self, edge: &Edge, figure: Point) -> bool {
        if self.len == 0 && self.clear {
            return true;
        }
        edge.eyes.iter().any(|&eye| {
            let segment = [eye, figure];
            let bounds = Bounds::of(&segment);
            !self.bodies[..self.len].iter().any(|&body| {
                let foot = &self.game.unit(body).foot;
                foot.bounds.near(&bounds, 0) && overlap(&segment, &foot.corners)
            }) && (self.clear || !self.game.setup.ground.hides(eye, figure))
        })
    }
}

/// The distance from a point to a unit is within a radius (MP-182).
pub(crate) fn near_point(game: &MornePlaine, id: UnitId, at: Point, radius: i32) -> bool {
    gap(&[at], game.corners(id)).within(radius)
}
