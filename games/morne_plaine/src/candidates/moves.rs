//! Sensible moves: towards an enemy, out of his reach, behind cover, after a change of formation.

use super::families::Scout;
use crate::MornePlaine;
use crate::action::{Action, Move, MoveKind};
use crate::formation::{Formation, Pivot, Reform, Shape};
use crate::geometry::{Bounds, Point, Pose, bearing, direction, heading, inches, turn};
use crate::terrain::{Cover, Line};
use crate::units::{Arm, UnitId};

/// Distances to an enemy at which a move may stop: in near fire, out of far fire. Fire may be measured.
const STANDOFFS: [i32; 2] = [inches(6), inches(12) + 26];
/// The reach of an infantry charge, which may not be: a move stops out of it by eye (MP-R80).
const OUT_OF_CHARGE: i32 = inches(8) + 26;

/// How far in front of an obstacle's line a unit lines up behind it (section 4.4).
const BEHIND_COVER: i32 = 50;

/// A square inch, in square units.
const INCH_SQUARE: i32 = inches(1) * inches(1);

/// A way to move.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Way {
    /// Not at all, to fire.
    Stay,
    /// Straight ahead.
    Ahead,
    /// Towards one of the nearest enemies.
    Towards(usize),
    /// Towards him, but not too near.
    Standoff(usize),
    /// A turn to him.
    Turn(usize),
    /// Towards the nearest objective.
    Goal,
    /// A little to the right or to the left.
    Aside(i32),
    /// Backwards.
    Back,
    /// About-face and away.
    About,
}

/// All ways, in the order of the list.
pub(super) const WAYS: [Way; 13] = [
    Way::Stay,
    Way::Ahead,
    Way::Towards(0),
    Way::Standoff(0),
    Way::Turn(0),
    Way::Towards(1),
    Way::Standoff(1),
    Way::Turn(1),
    Way::Goal,
    Way::Aside(30),
    Way::Aside(-30),
    Way::Back,
    Way::About,
];

impl Way {
    /// The most moves of a kind in this way.
    pub fn most(self, kind: MoveKind) -> usize {
        match self {
            Way::Stay => usize::from(kind == MoveKind::Progress),
            Way::Back => usize::from(kind != MoveKind::Fast),
            Way::Turn(_) | Way::About => 1,
            Way::Standoff(_) => STANDOFFS.len() + 1,
            Way::Ahead | Way::Towards(_) | Way::Goal | Way::Aside(_) => 1 + usize::from(kind != MoveKind::Fast),
        }
    }
}

impl Scout<'_> {
    /// The bearing of an enemy, the nearest being the first.
    fn bearing_of(&self, nth: usize) -> Option<u16> {
        let &enemy = self.enemies().get(nth)?;
        let to = || bearing(self.game.unit(enemy).foot.centre().from(self.game.unit(self.id).pose().point()));
        Some(*self.bearings[nth].get_or_init(to))
    }

    /// Where a unit looks after a move in some way, if it may go there.
    pub fn facing(&self, way: Way) -> Option<u16> {
        let pose = self.game.unit(self.id).pose();
        match way {
            Way::Stay | Way::Ahead | Way::Back => Some(pose.facing),
            Way::Towards(nth) | Way::Standoff(nth) | Way::Turn(nth) => self.bearing_of(nth),
            Way::Goal => {
                let goals = self.game.setup.objectives.iter().map(|objective| objective.at);
                let far = |point: &Point| {
                    let (dx, dy) = point.from(pose.point());
                    dx * dx + dy * dy
                };
                let goal = goals.min_by_key(far).filter(|goal| far(goal) > i64::from(INCH_SQUARE))?;
                Some(bearing(goal.from(pose.point())))
            }
            Way::Aside(degrees) => Some(turn(pose.facing, degrees)),
            Way::About => Some(turn(pose.facing, 180)),
        }
    }

    /// Adds the moves of a kind in some way.
    pub fn add_way(&self, kind: MoveKind, way: Way, out: &mut Vec<Action>) {
        let unit = self.game.unit(self.id);
        let full = self.game.distance(self.id, kind, unit.shape);
        if way.most(kind) == 0 {
            return;
        }
        let Some(facing) = self.facing(way) else { return };
        let start = Pose { facing, ..unit.pose() };
        let straight = |k: i32| start.shifted(heading(facing), k);
        let to = |pose: Pose| Move { unit: self.id, kind, pre: None, about: false, pose, post: None };
        match way {
            Way::Stay | Way::Turn(_) => drop(self.push(to(start), out)),
            Way::Ahead | Way::Towards(_) | Way::Goal | Way::Aside(_) => {
                self.slide(kind, full, |k| to(straight(k)), out)
            }
            Way::Standoff(nth) => {
                let enemy = self.enemies()[nth];
                let gap = *self.gaps[nth].get_or_init(|| self.game.gap_between(self.id, enemy).units());
                let by_eye = MornePlaine::estimate(gap, self.id, enemy, u64::from(self.game.turn));
                for k in STANDOFFS.map(|standoff| gap - standoff).into_iter().chain([by_eye - OUT_OF_CHARGE]) {
                    if k > 25 && k < full {
                        self.push(to(straight(k)), out);
                    }
                }
            }
            Way::Back => {
                let (fx, fy) = start.forward();
                self.push(to(start.shifted((-fx, -fy), full / 2)), out);
            }
            Way::About => {
                let pose = unit.foot.about().shifted(heading(facing), full / 2);
                self.push(Move { about: true, ..to(pose) }, out);
            }
        }
    }

    /// Slides along a bearing as far as it may, and half as far.
    fn slide(&self, kind: MoveKind, full: i32, to: impl Fn(i32) -> Move, out: &mut Vec<Action>) {
        let mut most = full;
        if !self.push(to(full), out) {
            let (mut yes, mut no) = (0, full);
            for _ in 0..4 {
                let middle = (yes + no) / 2;
                if self.may_move(&to(middle)) {
                    yes = middle;
                } else {
                    no = middle;
                }
            }
            if yes == 0 {
                return;
            }
            most = yes;
            self.push_legal(to(yes), out);
        }
        if kind != MoveKind::Fast {
            self.push(to(most / 2), out);
        }
    }

    /// Moves with a free reform at their end, or limbering before one (MP-56, MP-93).
    pub fn add_reforming(&self, kind: MoveKind, out: &mut Vec<Action>) {
        if !self.may_reform() {
            return;
        }
        let (game, id) = (self.game, self.id);
        let (unit, spec) = (game.unit(id), game.spec(id));
        let pose = unit.pose();
        let front = |shape| Reform { shape, pivot: Pivot::Front };
        if spec.arm == Arm::Artillery {
            let limbered = unit.shape.formation == Formation::Limbered;
            let change = front(Shape::of(if limbered { Formation::Unlimbered } else { Formation::Limbered }));
            let to = self.bearing_of(0).unwrap_or(pose.facing);
            let pose = Pose { facing: to, ..pose }.shifted(heading(to), spec.limbered_move() / 2);
            let (pre, post) = if limbered { (None, Some(change)) } else { (Some(change), None) };
            self.push(Move { unit: id, kind: MoveKind::Limbered, pre, about: false, pose, post }, out);
            return;
        }
        let pose = pose.shifted(heading(pose.facing), game.distance(id, kind, unit.shape));
        let march = Move { unit: id, kind, pre: None, about: false, pose, post: None };
        // The march is the same for all reforms at its end.
        let Ok(course) = game.plan_among(&march, self.around()) else { return };
        if game.check_free_reform(id, &course.end).is_err() {
            return;
        }
        let may_form = |&shape: &Shape| {
            shape != unit.shape && game.check_reform_among(id, &course.end, front(shape), true, self.around()).is_ok()
        };
        let shapes = game.usual_shapes(id).into_iter().filter(may_form);
        out.extend(shapes.map(|shape| Action::Move(Move { post: Some(front(shape)), ..march })));
    }

    /// Poses behind an obstacle that gives cover (section 4.4, step 5).
    pub fn add_cover(&self, line: &Line, out: &mut Vec<Action>) {
        let unit = self.id;
        let at = self.game.unit(unit).pose().point();
        let kind = self.game.kinds(unit)[0];
        for segment in line.points.windows(2) {
            let Some(along) = direction(segment[1].from(segment[0])) else { continue };
            let (dx, dy) = at.from(segment[0]);
            let length = segment[1].from(segment[0]);
            let whole = (length.0 * along.0 + length.1 * along.1) >> 16;
            let k = ((dx * along.0 + dy * along.1) >> 16).clamp(0, whole) as i32;
            let foot = Pose::new(segment[0].x, segment[0].y, 0).shifted(along, k);
            // Outwards is away from the unit: it lines up on its own side of the line.
            let left = (-along.1, along.0);
            let outwards = if dx * left.0 + dy * left.1 > 0 { (-left.0, -left.1) } else { left };
            let facing = bearing(outwards);
            let pose = Pose { facing, ..foot }.shifted((-outwards.0, -outwards.1), BEHIND_COVER);
            self.push(Move { unit, kind, pre: None, about: false, pose, post: None }, out);
        }
    }
}

impl MornePlaine {
    /// Lines behind which a unit may find cover.
    pub(super) fn covers(&self, id: UnitId) -> impl Iterator<Item = &Line> {
        let at = self.unit(id).pose().point();
        let (here, kind) = (Bounds { low: at, high: at }, self.kinds(id)[0]);
        let seeks = self.spec(id).arm != Arm::Cavalry && kind != MoveKind::Limbered;
        let reach = self.distance(id, kind, self.unit(id).shape);
        self.covering_lines().filter(move |line| seeks && line.bounds.near(&here, reach))
    }

    /// Lines that give cover.
    pub(super) fn covering_lines(&self) -> impl Iterator<Item = &Line> {
        self.setup.ground.lines.iter().filter(|line| line.kind.cover() != Cover::None)
    }
}
