//! Moves and changes of formation (MP-55 to MP-70).

use kernel::{Refusal, Side};

use crate::action::{Action, Move, MoveKind};
use crate::formation::{Foot, Formation, Pivot, Reform, Shape, size};
use crate::geometry::{Bounds, Hull, Pose, TOLERANCE, inches, overlap, within};
use crate::units::{Arm, Class, Place, Trait, Unit, UnitId, UnitSpec};
use crate::{MornePlaine, gap};

/// How near an enemy a unit may come without charging (MP-67).
const RESPECT: i32 = inches(1);
/// How far from its entry point a reinforcement may come in (MP-184).
const ENTRY: i32 = inches(4);

/// Whether a unit may ever take a formation (MP-42 to MP-53).
pub(crate) fn check_shape(spec: &UnitSpec, shape: Shape, n: u8) -> Result<(), Refusal> {
    use Formation::{Column, Echelon, Limbered, Line, March, Point, Skirmish, Square, Unlimbered};
    let Shape { formation, files } = shape;
    let refuse = |rule, reason| Err(Refusal::new(rule, reason));
    let fits = match spec.arm {
        Arm::Infantry => matches!(formation, Line | Column | March | Square | Skirmish),
        Arm::Cavalry => matches!(formation, Echelon | March),
        Arm::Artillery => matches!(formation, Unlimbered | Limbered),
        Arm::Commander => formation == Point,
    };
    if !fits {
        return refuse("MP-62", "formation-of-another-arm");
    }
    if spec.class == Class::Skirmisher && formation != Skirmish {
        return refuse("MP-37", "always-skirmishes");
    }
    if formation == Skirmish && spec.class == Class::Line {
        return refuse("MP-50", "not-light-infantry");
    }
    if formation == Column && !spec.is(Trait::French) {
        return refuse("MP-43", "column-is-french");
    }
    match formation.files() {
        Some((least, most)) if !((least..=most).contains(&files) || (n < least && files == n)) => {
            Err(Refusal::new("MP-53", "files").with("least", least).with("most", most))
        }
        None if files != 0 => refuse("MP-53", "no-files"),
        _ => Ok(()),
    }
}

/// A move worked out: where it begins and ends, what it may cost and what it costs.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// The footprint when the move begins, after a reform before it and an about-face.
    pub start: Foot,
    /// The footprint when it ends, before a reform after it.
    pub end: Foot,
    /// The footprint and formation in the end.
    pub last: (Foot, Shape),
    /// How far a corner may travel (MP-64).
    pub allowance: i32,
    /// How far the farthest corner travels, rounded up to units (MP-64).
    pub spent: i32,
}

impl MornePlaine {
    /// Whether a unit of `side` may take an action (MP-55, MP-68).
    pub(crate) fn check_may_act(&self, side: Side, id: UnitId) -> Result<(), Refusal> {
        self.check_own(side, id)?;
        let unit = self.unit(id);
        if self.spec(id).commands() {
            return Err(Refusal::new("MP-94", "commanders-move-later"));
        }
        if unit.acted {
            return Err(Refusal::new("MP-55", "has-acted"));
        }
        if unit.caught {
            return Err(Refusal::new("MP-68", "caught"));
        }
        if unit.engaged() {
            return Err(Refusal::new("MP-68", "engaged"));
        }
        if unit.panicked {
            return Err(Refusal::new("MP-179", "panicked"));
        }
        if unit.fleeing {
            return Err(Refusal::new("MP-68", "fleeing"));
        }
        Ok(())
    }

    /// A unit of `side` that is on the table.
    pub(crate) fn check_own(&self, side: Side, id: UnitId) -> Result<(), Refusal> {
        if self.spec(id).side != side {
            return Err(Refusal::new("MP-01", "not-yours"));
        }
        match self.unit(id).place {
            Place::Table => Ok(()),
            Place::Waiting => Err(Refusal::new("MP-184", "not-here-yet")),
            Place::Lost => Err(Refusal::new("MP-181", "lost")),
        }
    }

    /// Whether a commander of its side has these corners in command range (MP-40).
    pub(crate) fn commanded(&self, side: Side, foot: &Foot) -> bool {
        self.present(side).any(|id| {
            let spec = self.spec(id);
            spec.commands() && gap(&[self.unit(id).pose().point()], &foot.corners).within(spec.command_range())
        })
    }

    /// Whether a unit is in command range (MP-40).
    pub fn in_command(&self, id: UnitId) -> bool {
        self.commanded(self.spec(id).side, &self.unit(id).foot)
    }

    /// Whether a unit standing so has a free reform (MP-56, MP-57).
    pub(crate) fn check_free_reform(&self, id: UnitId, foot: &Foot) -> Result<(), Refusal> {
        let spec = self.spec(id);
        let light_horse = spec.arm == Arm::Cavalry && spec.class == Class::Light;
        if light_horse || self.commanded(spec.side, foot) {
            return Ok(());
        }
        Err(Refusal::new("MP-56", "no-free-reform"))
    }

    /// The footprint of a unit with a formation at a pose.
    pub fn foot_at(&self, id: UnitId, shape: Shape, pose: Pose) -> Foot {
        Foot::new(pose, size(self.spec(id), shape, self.unit(id).n))
    }

    /// The footprint after a reform (MP-62).
    pub(crate) fn reformed(&self, id: UnitId, foot: &Foot, reform: Reform) -> Foot {
        let (width, depth) = size(self.spec(id), reform.shape, self.unit(id).n);
        let pose = match reform.pivot {
            Pivot::Front => foot.pose,
            Pivot::Centre(facing) => {
                let centre = foot.centre();
                let front = Pose::new(centre.x, centre.y, facing).place(0, depth / 2);
                Pose::new(front.x, front.y, facing)
            }
        };
        Foot::new(pose, (width, depth))
    }

    /// Whether a unit may reform so (MP-62, MP-63). `near` is false where the enemy may be as near as he likes.
    pub(crate) fn check_reform(&self, id: UnitId, from: &Foot, reform: Reform, near: bool) -> Result<Foot, Refusal> {
        check_shape(self.spec(id), reform.shape, self.unit(id).n)?;
        if let Pivot::Centre(facing) = reform.pivot
            && facing >= 360
        {
            return Err(Refusal::new("MP-08", "facing"));
        }
        let foot = self.reformed(id, from, reform);
        self.check_stand(id, from, &foot, "MP-63", near)?;
        Ok(foot)
    }

    /// Whether a unit may stand so, coming from where it was (MP-63, MP-67).
    fn check_stand(&self, id: UnitId, from: &Foot, foot: &Foot, rule: &'static str, near: bool) -> Result<(), Refusal> {
        if !self.setup.on_table(&foot.bounds) {
            return Err(Refusal::new("MP-07", "off-table"));
        }
        if let Some(area) = self.setup.ground.forbids(self.spec(id).arm, &foot.corners, &foot.bounds) {
            return Err(Refusal::new(
                if self.spec(id).arm == Arm::Artillery { "MP-31" } else { "MP-30" },
                area_word(area.kind),
            ));
        }
        let side = self.spec(id).side;
        for (other, unit) in self.bodies(id) {
            if !foot.bounds.near(&unit.foot.bounds, RESPECT) {
                continue;
            }
            let meets = foot.bounds.near(&unit.foot.bounds, 0) && overlap(&foot.corners, &unit.foot.corners);
            if meets && !overlap(&from.corners, &unit.foot.corners) {
                return Err(Refusal::new(rule, "stands-on-unit").with("unit", self.spec(other).name.clone()));
            }
            if near && self.spec(other).side != side && !keeps_respect(from, foot, &unit.foot) {
                return Err(Refusal::new(rule, "too-near").with("unit", self.spec(other).name.clone()));
            }
        }
        Ok(())
    }

    /// All units on the table but this one and commanders.
    pub(crate) fn bodies(&self, id: UnitId) -> impl Iterator<Item = (UnitId, &Unit)> {
        self.ids()
            .map(|other| (other, self.unit(other)))
            .filter(move |(other, unit)| *other != id && unit.here() && !self.spec(*other).commands())
    }

    /// How far the corners of a unit may travel, before halving (MP-59, MP-60, MP-93).
    pub fn distance(&self, id: UnitId, kind: MoveKind, shape: Shape) -> i32 {
        let spec = self.spec(id);
        match kind {
            MoveKind::Progress | MoveKind::Manhandle => spec.base_move(),
            MoveKind::Fast if shape.formation == Formation::March => 3 * spec.base_move(),
            MoveKind::Fast => 2 * spec.base_move(),
            MoveKind::Limbered => spec.limbered_move(),
        }
    }

    /// Whether a formation allows a kind of move (MP-51, MP-93).
    fn check_kind(&self, id: UnitId, kind: MoveKind, shape: Shape) -> Result<(), Refusal> {
        let guns = self.spec(id).arm == Arm::Artillery;
        match (kind, shape.formation) {
            (MoveKind::Progress | MoveKind::Fast, _) if guns => Err(Refusal::new("MP-93", "battery-moves")),
            (MoveKind::Fast, Formation::Square) => Err(Refusal::new("MP-51", "square-is-slow")),
            (MoveKind::Manhandle | MoveKind::Limbered, _) if !guns => Err(Refusal::new("MP-93", "not-a-battery")),
            (MoveKind::Manhandle, Formation::Limbered) => Err(Refusal::new("MP-93", "is-limbered")),
            (MoveKind::Limbered, Formation::Unlimbered) => Err(Refusal::new("MP-93", "is-unlimbered")),
            _ => Ok(()),
        }
    }

    /// Works a move out, or says which rule forbids it (section 4.3 of the rules).
    pub fn plan(&self, side: Side, m: &Move) -> Result<Course, Refusal> {
        self.check_may_act(side, m.unit)?;
        self.plan_unchecked(m)
    }

    /// The same for a unit that is known to be free to act.
    pub(crate) fn plan_unchecked(&self, m: &Move) -> Result<Course, Refusal> {
        let unit = self.unit(m.unit);
        let (mut start, mut shape) = (unit.foot, unit.shape);
        if m.pose.facing >= 360 {
            return Err(Refusal::new("MP-08", "facing"));
        }
        if m.pre.is_some() && m.post.is_some() {
            return Err(Refusal::new("MP-58", "one-free-reform"));
        }
        if m.kind == MoveKind::Manhandle && (m.pre.is_some() || m.post.is_some()) {
            return Err(Refusal::new("MP-58", "no-reform-here"));
        }
        if let Some(reform) = m.pre {
            self.check_free_reform(m.unit, &start)?;
            start = self.check_reform(m.unit, &start, reform, true)?;
            shape = reform.shape;
        }
        self.check_kind(m.unit, m.kind, shape)?;
        if m.about {
            start = start.at(start.about());
        }
        let end = start.at(m.pose);
        let allowance = self.check_path(m.unit, &start, &end, self.distance(m.unit, m.kind, shape), m.about, shape)?;
        let mut last = (end, shape);
        if let Some(reform) = m.post {
            self.check_free_reform(m.unit, &end)?;
            last = (self.check_reform(m.unit, &end, reform, true)?, reform.shape);
        }
        Ok(Course { start, end, last, allowance, spent: travelled(&start, &end) })
    }

    /// Steps 3 to 6 of a move: allowance, ground, path and end. Says how far it was allowed to go.
    fn check_path(
        &self,
        id: UnitId,
        start: &Foot,
        end: &Foot,
        full: i32,
        about: bool,
        shape: Shape,
    ) -> Result<i32, Refusal> {
        let mut allowance = if about { full / 2 } else { full };
        let shift = end.pose.point().from(start.pose.point());
        let (right, ahead) = start.pose.axes(shift);
        let mut rule = "MP-64";
        if right.abs() > ahead && shift != (0, 0) {
            allowance /= 2;
            rule = "MP-65";
        }
        if about {
            rule = "MP-66";
        }
        if !moves_within(start, end, allowance) {
            return Err(too_far(rule, allowance));
        }
        if !self.setup.on_table(&end.bounds) {
            return Err(Refusal::new("MP-07", "off-table"));
        }
        if self.is_open(id, start, end) {
            return Ok(allowance);
        }
        let sweep = Hull::sweep(&start.corners, &end.corners);
        let areas = !(self.rules().skirmishers_ignore_difficult && shape.formation == Formation::Skirmish);
        let arm = self.spec(id).arm;
        if self.setup.ground.slows(sweep.points(), &sweep.bounds, None, areas || arm == Arm::Artillery) {
            if arm == Arm::Artillery {
                return Err(Refusal::new("MP-31", "no-ground-for-guns"));
            }
            allowance /= 2;
            if !moves_within(start, end, allowance) {
                return Err(too_far("MP-29", allowance));
            }
        }
        if let Some(area) = self.setup.ground.forbids(arm, sweep.points(), &sweep.bounds) {
            return Err(Refusal::new("MP-30", area_word(area.kind)));
        }
        self.check_sweep(id, start, end, &sweep, shape)?;
        Ok(allowance)
    }

    /// Whether nothing at all is near a move: most moves cross an empty field.
    fn is_open(&self, id: UnitId, start: &Foot, end: &Foot) -> bool {
        let bounds = start.bounds.around(&end.bounds);
        let ground = &self.setup.ground;
        !ground.areas.iter().any(|area| area.bounds.near(&bounds, 0))
            && !ground.lines.iter().any(|line| line.bounds.near(&bounds, 0))
            && !self.bodies(id).any(|(_, unit)| unit.foot.bounds.near(&bounds, RESPECT))
    }

    /// The path is free and the end is (MP-67).
    fn check_sweep(&self, id: UnitId, start: &Foot, end: &Foot, sweep: &Hull, shape: Shape) -> Result<(), Refusal> {
        let side = self.spec(id).side;
        for (other, unit) in self.bodies(id) {
            if !sweep.bounds.near(&unit.foot.bounds, RESPECT) {
                continue;
            }
            let corners = &unit.foot.corners;
            let enemy = self.spec(other).side != side;
            let name = || self.spec(other).name.clone();
            let stops = enemy || !(shape.formation == Formation::Skirmish || passable(unit));
            let meets = sweep.bounds.near(&unit.foot.bounds, 0) && overlap(sweep.points(), corners);
            if meets && !overlap(&start.corners, corners) {
                if stops {
                    return Err(Refusal::new("MP-67", "path-blocked").with("unit", name()));
                }
                if overlap(&end.corners, corners) {
                    return Err(Refusal::new("MP-67", "stands-on-unit").with("unit", name()));
                }
            }
            if enemy && !keeps_respect(start, end, &unit.foot) {
                return Err(Refusal::new("MP-67", "too-near").with("unit", name()));
            }
        }
        Ok(())
    }

    /// Whether a plain move is legal, with the quick answers first: what is too far needs no path.
    pub(crate) fn may_move(&self, m: &Move) -> bool {
        let unit = self.unit(m.unit);
        if m.pre.is_none() {
            let start = if m.about { unit.foot.at(unit.foot.about()) } else { unit.foot };
            if !moves_within(&start, &start.at(m.pose), self.distance(m.unit, m.kind, unit.shape)) {
                return false;
            }
        }
        self.plan_unchecked(m).is_ok()
    }

    /// Which move takes a unit to a pose: the slowest that may, else the refusal of the fastest.
    pub fn reach(&self, side: Side, unit: UnitId, pose: Pose) -> Result<(Action, Course), Refusal> {
        let kinds = match (self.spec(unit).arm, self.unit(unit).shape.formation) {
            (Arm::Artillery, Formation::Limbered) => &[MoveKind::Limbered][..],
            (Arm::Artillery, _) => &[MoveKind::Manhandle],
            (_, Formation::Square) => &[MoveKind::Progress],
            _ => &[MoveKind::Progress, MoveKind::Fast],
        };
        let mut refusal = None;
        for &kind in kinds {
            for about in [false, true] {
                let m = Move { unit, kind, pre: None, about, pose, post: None };
                match self.plan(side, &m) {
                    Ok(course) => return Ok((Action::Move(m), course)),
                    Err(why) if !about => refusal = Some(why),
                    Err(_) => {}
                }
            }
        }
        Err(refusal.unwrap_or_else(|| Refusal::new("MP-55", "has-acted")))
    }

    /// Whether a commander may move there (MP-94, MP-95).
    pub(crate) fn check_command(&self, side: Side, id: UnitId, x: i32, y: i32) -> Result<(), Refusal> {
        self.check_own(side, id)?;
        if !self.spec(id).commands() {
            return Err(Refusal::new("MP-94", "not-a-commander"));
        }
        if self.unit(id).acted {
            return Err(Refusal::new("MP-94", "has-moved"));
        }
        let (from, to) = (self.unit(id).pose().point(), crate::Point::new(x, y));
        let segment = [from, to];
        let bounds = Bounds::of(&segment);
        if !self.setup.on_table(&bounds) {
            return Err(Refusal::new("MP-07", "off-table"));
        }
        let mut allowance = self.spec(id).base_move();
        let mut rule = "MP-94";
        if from != to && self.setup.ground.slows(&segment, &bounds, None, true) {
            allowance /= 2;
            rule = "MP-95";
        }
        if !within(to.from(from), allowance) {
            return Err(too_far(rule, allowance));
        }
        if self.setup.ground.forbids(Arm::Commander, &segment, &bounds).is_some() {
            return Err(Refusal::new("MP-95", "building"));
        }
        for (other, unit) in self.bodies(id).filter(|(other, _)| self.spec(*other).side != side) {
            let name = || self.spec(other).name.clone();
            if gap(&[to], &unit.foot.corners).within(RESPECT) {
                return Err(Refusal::new("MP-95", "too-near").with("unit", name()));
            }
            if from != to && overlap(&segment, &unit.foot.corners) {
                return Err(Refusal::new("MP-95", "path-blocked").with("unit", name()));
            }
        }
        Ok(())
    }

    /// Whether a reinforcement may come in so (MP-184).
    pub(crate) fn check_enter(&self, side: Side, id: UnitId, pose: Pose, shape: Shape) -> Result<(), Refusal> {
        let spec = self.spec(id);
        if spec.side != side {
            return Err(Refusal::new("MP-01", "not-yours"));
        }
        if self.unit(id).place != Place::Waiting {
            return Err(Refusal::new("MP-184", "no-reinforcement"));
        }
        if spec.turn > self.turn {
            return Err(Refusal::new("MP-184", "not-here-yet"));
        }
        if pose.facing >= 360 {
            return Err(Refusal::new("MP-08", "facing"));
        }
        check_shape(spec, shape, self.unit(id).n)?;
        let foot = self.foot_at(id, shape, pose);
        if !self.setup.on_table(&foot.bounds) {
            return Err(Refusal::new("MP-07", "off-table"));
        }
        let edge = |p: &crate::Point| {
            let table = self.setup.table;
            match self.setup.armies[side].edge {
                crate::Edge::South => p.y,
                crate::Edge::North => table.y - p.y,
                crate::Edge::West => p.x,
                crate::Edge::East => table.x - p.x,
            }
        };
        if !foot.corners[2..].iter().all(|p| edge(p) <= TOLERANCE)
            || !(spec.commands() || edge(&foot.corners[0]) > TOLERANCE)
        {
            return Err(Refusal::new("MP-184", "not-at-the-edge"));
        }
        if !within(foot.rear().from(self.setup.entry(spec)), ENTRY) {
            return Err(Refusal::new("MP-184", "far-from-entry"));
        }
        self.check_free_ground(id, &foot, "MP-184")
    }

    /// Ground that a unit may be set down on: not forbidden, no unit on it.
    pub(crate) fn check_free_ground(&self, id: UnitId, foot: &Foot, rule: &'static str) -> Result<(), Refusal> {
        if self.spec(id).commands() {
            return Ok(());
        }
        if let Some(area) = self.setup.ground.forbids(self.spec(id).arm, &foot.corners, &foot.bounds) {
            return Err(Refusal::new("MP-30", area_word(area.kind)));
        }
        match self.bodies(id).find(|(_, unit)| overlap(&foot.corners, &unit.foot.corners)) {
            Some((other, _)) => Err(Refusal::new(rule, "stands-on-unit").with("unit", self.spec(other).name.clone())),
            None => Ok(()),
        }
    }
}

/// The word of a refusal for ground that may not be entered.
fn area_word(kind: crate::AreaKind) -> &'static str {
    match kind {
        crate::AreaKind::Building => "building",
        crate::AreaKind::Village => "village",
        _ => "no-ground-for-guns",
    }
}

/// Friends who may be passed through (MP-67).
pub(crate) fn passable(unit: &Unit) -> bool {
    matches!(unit.shape.formation, Formation::Skirmish | Formation::Unlimbered)
}

/// The gap to an enemy is at least an inch, or no smaller than it was (MP-63, MP-67).
fn keeps_respect(from: &Foot, to: &Foot, enemy: &Foot) -> bool {
    if !to.bounds.near(&enemy.bounds, RESPECT) {
        return true;
    }
    let after = gap(&to.corners, &enemy.corners);
    after.at_least(RESPECT) || after.keeps(gap(&from.corners, &enemy.corners))
}

/// Every corner is within the allowance of where it was (MP-64).
fn moves_within(start: &Foot, end: &Foot, allowance: i32) -> bool {
    start.corners.iter().zip(&end.corners).all(|(from, to)| within(to.from(*from), allowance))
}

/// How far the farthest corner travels, rounded up.
pub(crate) fn travelled(start: &Foot, end: &Foot) -> i32 {
    let far = |(from, to): (&crate::Point, &crate::Point)| {
        let (dx, dy) = to.from(*from);
        dx * dx + dy * dy
    };
    let square = start.corners.iter().zip(&end.corners).map(far).max().unwrap_or(0);
    let root = (square as u64).isqrt() as i64;
    (root + i64::from(root * root < square)) as i32
}

/// The distance itself is not told: it could be used to measure a charge (MP-99).
fn too_far(rule: &'static str, allowance: i32) -> Refusal {
    Refusal::new(rule, "too-far").with("allowance", hundredths(allowance))
}

/// A length in inches with two decimals, for people.
pub fn hundredths(units: i32) -> String {
    let hundredths = (i64::from(units) * 100 + 127) / 254;
    format!("{}.{:02}", hundredths / 100, hundredths % 100)
}
