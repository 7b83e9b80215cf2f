//! Sensible moves: towards an enemy, out of his reach, behind cover, after a change of formation.

use super::FACED;
use crate::MornePlaine;
use crate::action::{Action, Move, MoveKind};
use crate::formation::{Formation, Pivot, Reform, Shape};
use crate::geometry::{Bounds, Point, Pose, bearing, direction, heading, inches, turn};
use crate::movement::Around;
use crate::terrain::Cover;
use crate::units::{Arm, UnitId};

/// Distances to an enemy at which a move may stop: in near fire, out of far fire. Fire may be measured.
const STANDOFFS: [i32; 2] = [inches(6), inches(12) + 26];
/// The reach of an infantry charge, which may not be: a move stops out of it by eye (MP-R80).
const OUT_OF_CHARGE: i32 = inches(8) + 26;

/// How far in front of an obstacle's line a unit lines up behind it (section 4.4).
const BEHIND_COVER: i32 = 50;

/// A square inch, in square units.
const INCH_SQUARE: i32 = inches(1) * inches(1);

/// An enemy towards whom a move may lead.
#[derive(Clone, Copy)]
struct Faced {
    /// His bearing.
    to: u16,
    /// How far away he is.
    gap: i32,
    /// How far away he looks.
    by_eye: i32,
}

/// Moves being listed, without doubles.
struct Moves<'a> {
    game: &'a MornePlaine,
    id: UnitId,
    around: &'a Around,
    wanted: usize,
    from: usize,
    out: &'a mut Vec<Action>,
}

impl Moves<'_> {
    fn push(&mut self, kind: MoveKind, about: bool, pose: Pose) -> bool {
        let m = Move { unit: self.id, kind, pre: None, about, pose, post: None };
        let action = Action::Move(m);
        if self.out.len() > self.wanted || self.out[self.from..].contains(&action) {
            return true;
        }
        let fits = self.game.may_move(&m, self.around);
        if fits {
            self.out.push(action);
        }
        fits
    }

    /// The same for a move that is known to be legal.
    fn push_legal(&mut self, m: Move) {
        let action = Action::Move(m);
        if self.out.len() <= self.wanted && !self.out[self.from..].contains(&action) {
            self.out.push(action);
        }
    }

    /// Turns to a bearing and slides along it as far as it may, and half as far.
    fn slide(&mut self, kind: MoveKind, facing: u16, full: i32) {
        let start = Pose { facing, ..self.game.unit(self.id).pose() };
        let to = |k: i32| start.shifted(heading(facing), k);
        let unit = self.id;
        let straight = |k: i32| Move { unit, kind, pre: None, about: false, pose: to(k), post: None };
        let mut most = full;
        if !self.push(kind, false, to(full)) {
            let (mut yes, mut no) = (0, full);
            for _ in 0..4 {
                let middle = (yes + no) / 2;
                if self.game.may_move(&straight(middle), self.around) {
                    yes = middle;
                } else {
                    no = middle;
                }
            }
            if yes == 0 {
                return;
            }
            most = yes;
            self.push_legal(straight(yes));
        }
        if kind != MoveKind::Fast {
            self.push(kind, false, to(most / 2));
        }
    }
}

impl MornePlaine {
    pub(super) fn list_moves(
        &self,
        id: UnitId,
        enemies: &[UnitId],
        wanted: usize,
        around: &Around,
        out: &mut Vec<Action>,
    ) {
        let (unit, spec) = (self.unit(id), self.spec(id));
        let kinds: &[MoveKind] = match (spec.arm, unit.shape.formation) {
            (Arm::Artillery, Formation::Limbered) => &[MoveKind::Limbered],
            (Arm::Artillery, _) => &[MoveKind::Manhandle],
            (_, Formation::Square) => &[MoveKind::Progress],
            _ => &[MoveKind::Progress, MoveKind::Fast],
        };
        let mut made = Moves { game: self, id, around, wanted, from: out.len(), out };
        let faced: Vec<Faced> = enemies.iter().take(FACED).map(|&enemy| self.faced(id, enemy)).collect();
        for &kind in kinds {
            made.from = made.out.len();
            self.list_kind(id, kind, &faced, &mut made);
            if made.out.len() > wanted {
                return;
            }
        }
        if self.check_free_reform(id, &unit.foot).is_ok() {
            self.list_with_reform(id, enemies, around, wanted, out);
        }
        if out.len() <= wanted {
            self.list_cover(id, kinds[0], around, out);
        }
    }

    fn faced(&self, id: UnitId, enemy: UnitId) -> Faced {
        let to = bearing(self.unit(enemy).foot.centre().from(self.unit(id).pose().point()));
        let gap = self.gap_between(id, enemy).units();
        Faced { to, gap, by_eye: Self::estimate(gap, id, enemy, u64::from(self.turn)) }
    }

    fn list_kind(&self, id: UnitId, kind: MoveKind, faced: &[Faced], made: &mut Moves<'_>) {
        let unit = self.unit(id);
        let pose = unit.pose();
        let full = self.distance(id, kind, unit.shape);
        if kind == MoveKind::Progress {
            made.push(kind, false, pose);
        }
        let towards = |point: Point| bearing(point.from(pose.point()));
        made.slide(kind, pose.facing, full);
        for &Faced { to, gap, by_eye } in faced {
            made.slide(kind, to, full);
            for k in STANDOFFS.map(|standoff| gap - standoff).into_iter().chain([by_eye - OUT_OF_CHARGE]) {
                if k > 25 && k < full {
                    made.push(kind, false, Pose { facing: to, ..pose }.shifted(heading(to), k));
                }
            }
            made.push(kind, false, Pose { facing: to, ..pose });
        }
        let goals = self.setup.objectives.iter().map(|objective| objective.at);
        let far = |point: &Point| {
            let (dx, dy) = point.from(pose.point());
            dx * dx + dy * dy
        };
        if let Some(goal) = goals.min_by_key(far)
            && far(&goal) > i64::from(INCH_SQUARE)
        {
            made.slide(kind, towards(goal), full);
        }
        for degrees in [30, -30] {
            made.slide(kind, turn(pose.facing, degrees), full);
        }
        if kind != MoveKind::Fast {
            let (fx, fy) = pose.forward();
            made.push(kind, false, pose.shifted((-fx, -fy), full / 2));
        }
        let about = unit.foot.about();
        made.push(kind, true, about.shifted(heading(about.facing), full / 2));
    }

    /// Moves with a free reform at their end, or limbering before one (MP-56, MP-93).
    fn list_with_reform(&self, id: UnitId, enemies: &[UnitId], around: &Around, wanted: usize, out: &mut Vec<Action>) {
        let (unit, spec) = (self.unit(id), self.spec(id));
        let pose = unit.pose();
        let to =
            enemies.first().map_or(pose.facing, |&enemy| bearing(self.unit(enemy).foot.centre().from(pose.point())));
        let front = |shape| Reform { shape, pivot: Pivot::Front };
        if spec.arm == Arm::Artillery {
            let limbered = unit.shape.formation == Formation::Limbered;
            let change = front(Shape::of(if limbered { Formation::Unlimbered } else { Formation::Limbered }));
            let pose = Pose { facing: to, ..pose }.shifted(heading(to), spec.limbered_move() / 2);
            let (pre, post) = if limbered { (None, Some(change)) } else { (Some(change), None) };
            let m = Move { unit: id, kind: MoveKind::Limbered, pre, about: false, pose, post };
            if out.len() <= wanted && self.may_move(&m, around) {
                out.push(Action::Move(m));
            }
            return;
        }
        let kinds = if unit.shape.formation == Formation::Square {
            &[MoveKind::Progress][..]
        } else {
            &[MoveKind::Progress, MoveKind::Fast]
        };
        let shapes = self.usual_shapes(id);
        for &kind in kinds {
            let pose = pose.shifted(heading(pose.facing), self.distance(id, kind, unit.shape));
            let march = Move { unit: id, kind, pre: None, about: false, pose, post: None };
            if out.len() > wanted {
                return;
            }
            // The march is the same for all reforms at its end.
            let Ok(course) = self.plan_among(&march, around) else { continue };
            if self.check_free_reform(id, &course.end).is_err() {
                continue;
            }
            let may_form = |&shape: &Shape| {
                shape != unit.shape && self.check_reform_among(id, &course.end, front(shape), true, around).is_ok()
            };
            let moves = shapes.iter().copied().filter(may_form).map(|shape| Move { post: Some(front(shape)), ..march });
            out.extend(moves.map(Action::Move).take((wanted - out.len()).saturating_add(1)));
        }
    }

    /// Poses behind obstacles that give cover (section 4.4, step 5).
    fn list_cover(&self, id: UnitId, kind: MoveKind, around: &Around, out: &mut Vec<Action>) {
        let unit = self.unit(id);
        let at = unit.pose().point();
        let reach = self.distance(id, kind, unit.shape);
        if self.spec(id).arm == Arm::Cavalry || kind == MoveKind::Limbered {
            return;
        }
        let here = Bounds { low: at, high: at };
        for line in self.setup.ground.lines.iter().filter(|line| line.kind.cover() != Cover::None) {
            if !line.bounds.near(&here, reach) {
                continue;
            }
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
                let m = Move { unit: id, kind, pre: None, about: false, pose, post: None };
                if self.may_move(&m, around) && !out.contains(&Action::Move(m)) {
                    out.push(Action::Move(m));
                }
            }
        }
    }
}
