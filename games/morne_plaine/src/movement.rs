//! Moves and changes of formation (MP-55 to MP-70).

mod entry;

use kernel::Side;

use crate::action::{Action, Move, MoveKind};
use crate::bar::Bar;
use crate::facts::Denial;
use crate::formation::{Foot, Formation, Pivot, Reform, Shape, size};
use crate::geometry::{Bounds, Convex, Hull, Pose, TOLERANCE, inches, overlap, within};
use crate::units::{Arm, Class, Place, Trait, Unit, UnitId, UnitSpec};
use crate::{MornePlaine, gap};

/// How near an enemy a unit may come without charging (MP-67).
const RESPECT: i32 = inches(1);

/// Whether a unit may ever take a formation (MP-42 to MP-53).
pub(crate) fn check_shape(spec: &UnitSpec, shape: Shape, n: u8) -> Result<(), Bar<'_>> {
    use Formation::{Column, Echelon, Limbered, Line, March, Point, Skirmish, Square, Unlimbered};
    let Shape { formation, files } = shape;
    let refuse = |rule, reason| Err(Bar::new(rule, reason));
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
            Err(Bar::files(least, most))
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
}

impl Course {
    /// How far the farthest corner travels, rounded up to units (MP-64).
    pub fn spent(&self) -> i32 {
        travelled(&self.start, &self.end)
    }
}

/// What stands near a unit, looked for once for many moves of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Around {
    /// Where everything is known.
    within: Bounds,
    /// Units there, one bit each.
    bodies: u64,
    /// Whether there is any ground that slows or stops someone.
    ground: bool,
}

impl MornePlaine {
    /// What stands within a distance of a unit.
    pub(crate) fn around(&self, id: UnitId, distance: i32) -> Around {
        let within = self.unit(id).foot.bounds.grown(distance);
        let bodies = self.bodies(id).filter(|(_, unit)| unit.foot.bounds.near(&within, RESPECT));
        Around {
            within,
            bodies: bodies.fold(0, |bits, (other, _)| bits | other.bit()),
            ground: self.has_ground(&within),
        }
    }

    fn has_ground(&self, bounds: &Bounds) -> bool {
        let ground = &self.setup.ground;
        ground.areas.iter().any(|area| area.kind != crate::AreaKind::Hill && area.bounds.near(bounds, 0))
            || ground.lines.iter().any(|line| line.kind.obstacle() && line.bounds.near(bounds, 0))
    }

    /// Units that come within an inch of a box.
    fn crowd(&self, id: UnitId, around: &Around, bounds: &Bounds) -> Crowd<'_> {
        let bodies = if around.within.holds(bounds) {
            around.bodies
        } else {
            self.bodies(id).fold(0, |bits, (other, _)| bits | other.bit())
        };
        let mut crowd = Crowd { game: self, bodies };
        crowd.bodies = crowd
            .filter(|(_, unit)| unit.foot.bounds.near(bounds, RESPECT))
            .fold(0, |bits, (other, _)| bits | other.bit());
        crowd
    }

    /// Whether a unit of `side` may take an action (MP-55, MP-68).
    pub(crate) fn check_may_act(&self, side: Side, id: UnitId) -> Result<(), Bar<'_>> {
        self.check_own(side, id)?;
        let unit = self.unit(id);
        if self.spec(id).commands() {
            return Err(Bar::new("MP-94", "commanders-move-later"));
        }
        if unit.acted {
            return Err(Bar::new("MP-55", "has-acted"));
        }
        if unit.caught {
            return Err(Bar::new("MP-68", "caught"));
        }
        if unit.engaged() {
            return Err(Bar::new("MP-68", "engaged"));
        }
        if unit.panicked {
            return Err(Bar::new("MP-179", "panicked"));
        }
        if unit.fleeing {
            return Err(Bar::new("MP-68", "fleeing"));
        }
        Ok(())
    }

    /// A unit of `side` that is on the table.
    pub(crate) fn check_own(&self, side: Side, id: UnitId) -> Result<(), Bar<'_>> {
        if self.spec(id).side != side {
            return Err(Bar::new("MP-01", "not-yours"));
        }
        match self.unit(id).place {
            Place::Table => Ok(()),
            Place::Waiting => Err(Bar::new("MP-184", "not-here-yet")),
            Place::Lost => Err(Bar::new("MP-181", "lost")),
        }
    }

    /// Whether a commander of its side has these corners in command range (MP-40).
    pub(crate) fn commanded(&self, side: Side, foot: &Foot) -> bool {
        // Where the players declare it, nobody knows beforehand.
        !self.declared()
            && self.present(side).any(|id| {
                let spec = self.spec(id);
                let (at, range) = (self.unit(id).pose().point(), spec.command_range());
                spec.commands()
                    && Bounds::of(&[at]).near(&foot.bounds, range + TOLERANCE)
                    && gap(&[at], &foot.corners).within(range)
            })
    }

    /// Whether a unit is in command range (MP-40).
    pub fn in_command(&self, id: UnitId) -> bool {
        self.commanded(self.spec(id).side, &self.unit(id).foot)
    }

    /// Whether a unit standing so has a free reform (MP-56, MP-57).
    pub(crate) fn check_free_reform(&self, id: UnitId, foot: &Foot) -> Result<(), Bar<'_>> {
        if self.is_denied(id, Denial::Reform) {
            return Err(Bar::new("MP-R77", "no-free-reform"));
        }
        if self.declared() || self.is_light_horse(id) || self.commanded(self.spec(id).side, foot) {
            return Ok(());
        }
        Err(Bar::new("MP-56", "no-free-reform"))
    }

    /// Light cavalry reforms when it likes (MP-57).
    pub(crate) fn is_light_horse(&self, id: UnitId) -> bool {
        self.spec(id).arm == Arm::Cavalry && self.spec(id).class == Class::Light
    }

    /// On a table that is not seen nothing has a pose (MP-R76).
    fn check_no_pose(&self, id: UnitId, pose: Pose) -> Result<(), Bar<'_>> {
        if self.declared() && pose != self.unit(id).pose() {
            return Err(Bar::new("MP-R76", "declared-pose"));
        }
        Ok(())
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
    pub(crate) fn check_reform(&self, id: UnitId, from: &Foot, reform: Reform, near: bool) -> Result<Foot, Bar<'_>> {
        self.check_reform_among(id, from, reform, near, &self.around(id, 0))
    }

    pub(crate) fn check_reform_among(
        &self,
        id: UnitId,
        from: &Foot,
        reform: Reform,
        near: bool,
        around: &Around,
    ) -> Result<Foot, Bar<'_>> {
        check_shape(self.spec(id), reform.shape, self.unit(id).n)?;
        if let Pivot::Centre(facing) = reform.pivot
            && facing >= 360
        {
            return Err(Bar::new("MP-08", "facing"));
        }
        let foot = self.reformed(id, from, reform);
        self.check_no_pose(id, foot.pose)?;
        if !self.declared() {
            self.check_stand(id, from, &foot, near, around)?;
        }
        Ok(foot)
    }

    /// Whether a unit that reforms may stand so (MP-63).
    fn check_stand(&self, id: UnitId, from: &Foot, foot: &Foot, near: bool, around: &Around) -> Result<(), Bar<'_>> {
        if !self.setup.on_table(&foot.bounds) {
            return Err(Bar::new("MP-07", "off-table"));
        }
        if let Some(area) = self.setup.ground.forbids(self.spec(id).arm, &foot.corners, &foot.bounds) {
            return Err(Bar::new(
                if self.spec(id).arm == Arm::Artillery { "MP-31" } else { "MP-30" },
                area_word(area.kind),
            ));
        }
        let side = self.spec(id).side;
        for (other, unit) in self.crowd(id, around, &foot.bounds) {
            let meets = foot.bounds.near(&unit.foot.bounds, 0) && overlap(&foot.corners, &unit.foot.corners);
            if meets && !overlap(&from.corners, &unit.foot.corners) {
                return Err(Bar::new("MP-63", "stands-on-unit").by(&self.spec(other).name));
            }
            if near && self.spec(other).side != side && !keeps_respect(from, foot, &unit.foot) {
                return Err(Bar::new("MP-63", "too-near").by(&self.spec(other).name));
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
    fn check_kind(&self, id: UnitId, kind: MoveKind, shape: Shape) -> Result<(), Bar<'_>> {
        let guns = self.spec(id).arm == Arm::Artillery;
        match (kind, shape.formation) {
            (MoveKind::Progress | MoveKind::Fast, _) if guns => Err(Bar::new("MP-93", "battery-moves")),
            (MoveKind::Fast, Formation::Square) => Err(Bar::new("MP-51", "square-is-slow")),
            (MoveKind::Manhandle | MoveKind::Limbered, _) if !guns => Err(Bar::new("MP-93", "not-a-battery")),
            (MoveKind::Manhandle, Formation::Limbered) => Err(Bar::new("MP-93", "is-limbered")),
            (MoveKind::Limbered, Formation::Unlimbered) => Err(Bar::new("MP-93", "is-unlimbered")),
            _ => Ok(()),
        }
    }

    /// Works a move out, or says which rule forbids it (section 4.3 of the rules).
    pub fn plan(&self, side: Side, m: &Move) -> Result<Course, Bar<'_>> {
        self.check_may_act(side, m.unit)?;
        self.plan_unchecked(m)
    }

    /// The same for a unit that is known to be free to act.
    pub(crate) fn plan_unchecked(&self, m: &Move) -> Result<Course, Bar<'_>> {
        self.plan_among(m, &self.around(m.unit, 0))
    }

    pub(crate) fn plan_among(&self, m: &Move, around: &Around) -> Result<Course, Bar<'_>> {
        let unit = self.unit(m.unit);
        let (mut start, mut shape) = (unit.foot, unit.shape);
        self.check_no_pose(m.unit, if m.about { unit.foot.about() } else { m.pose })?;
        if m.pose.facing >= 360 {
            return Err(Bar::new("MP-08", "facing"));
        }
        if m.pre.is_some() && m.post.is_some() {
            return Err(Bar::new("MP-58", "one-free-reform"));
        }
        if m.kind == MoveKind::Manhandle && (m.pre.is_some() || m.post.is_some()) {
            return Err(Bar::new("MP-58", "no-reform-here"));
        }
        if let Some(reform) = m.pre {
            self.check_free_reform(m.unit, &start)?;
            start = self.check_reform_among(m.unit, &start, reform, true, around)?;
            shape = reform.shape;
        }
        self.check_kind(m.unit, m.kind, shape)?;
        if m.about {
            start = start.at(start.about());
        }
        let end = start.at(m.pose);
        let allowance = match self.declared() {
            true => self.distance(m.unit, m.kind, shape),
            false => self.check_path(m, &start, &end, shape, around)?,
        };
        let mut last = (end, shape);
        if let Some(reform) = m.post {
            self.check_free_reform(m.unit, &end)?;
            last = (self.check_reform_among(m.unit, &end, reform, true, around)?, reform.shape);
        }
        Ok(Course { start, end, last, allowance })
    }

    /// Steps 3 to 6 of a move: allowance, ground, path and end. Says how far it was allowed to go.
    fn check_path(&self, m: &Move, start: &Foot, end: &Foot, shape: Shape, around: &Around) -> Result<i32, Bar<'_>> {
        let (id, about) = (m.unit, m.about);
        let full = self.distance(id, m.kind, shape);
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
            return Err(Bar::too_far(rule, allowance));
        }
        if !self.setup.on_table(&end.bounds) {
            return Err(Bar::new("MP-07", "off-table"));
        }
        let bounds = start.bounds.around(&end.bounds);
        let crowd = self.crowd(id, around, &bounds);
        let ground = (around.ground || !around.within.holds(&bounds)) && self.has_ground(&bounds);
        if !ground && { crowd }.all(|(_, unit)| !unit.foot.bounds.near(&bounds, 0)) {
            self.check_way(id, start, end, None, shape, crowd)?;
            return Ok(allowance);
        }
        let sweep = Hull::sweep(&start.corners, &end.corners);
        let areas = !(self.rules().skirmishers_ignore_difficult && shape.formation == Formation::Skirmish);
        let arm = self.spec(id).arm;
        if self.setup.ground.slows(&sweep, &sweep.bounds, areas || arm == Arm::Artillery) {
            if arm == Arm::Artillery {
                return Err(Bar::new("MP-31", "no-ground-for-guns"));
            }
            allowance /= 2;
            if !moves_within(start, end, allowance) {
                return Err(Bar::too_far("MP-29", allowance));
            }
        }
        if let Some(area) = self.setup.ground.forbids(arm, &sweep, &sweep.bounds) {
            return Err(Bar::new("MP-30", area_word(area.kind)));
        }
        self.check_way(id, start, end, Some(&sweep), shape, crowd)?;
        Ok(allowance)
    }

    /// The path is free, and the end keeps off the enemy (MP-67). There is no sweep where nothing could be met.
    fn check_way(
        &self,
        id: UnitId,
        start: &Foot,
        end: &Foot,
        sweep: Option<&Hull>,
        shape: Shape,
        crowd: Crowd<'_>,
    ) -> Result<(), Bar<'_>> {
        let side = self.spec(id).side;
        for (other, unit) in crowd {
            let (corners, bounds) = (&unit.foot.corners, &unit.foot.bounds);
            let enemy = self.spec(other).side != side;
            let name = &self.spec(other).name;
            let stops = enemy || !(shape.formation == Formation::Skirmish || passable(unit));
            let meets = sweep.is_some_and(|sweep| sweep.bounds.near(bounds, 0) && sweep.overlaps(corners));
            if meets && !(start.bounds.near(bounds, 0) && overlap(&start.corners, corners)) {
                if stops {
                    return Err(Bar::new("MP-67", "path-blocked").by(name));
                }
                if overlap(&end.corners, corners) {
                    return Err(Bar::new("MP-67", "stands-on-unit").by(name));
                }
            }
            if enemy && !keeps_respect(start, end, &unit.foot) {
                return Err(Bar::new("MP-67", "too-near").by(name));
            }
        }
        Ok(())
    }

    /// The kinds of move that the formation of a unit allows.
    pub(crate) fn kinds(&self, id: UnitId) -> &'static [MoveKind] {
        match (self.spec(id).arm, self.unit(id).shape.formation) {
            (Arm::Artillery, Formation::Limbered) => &[MoveKind::Limbered],
            (Arm::Artillery, _) => &[MoveKind::Manhandle],
            (_, Formation::Square) => &[MoveKind::Progress],
            _ => &[MoveKind::Progress, MoveKind::Fast],
        }
    }

    /// Which move takes a unit to a pose: the slowest that may, else the refusal of the fastest.
    pub fn reach(&self, side: Side, unit: UnitId, pose: Pose) -> Result<(Action, Course), Bar<'_>> {
        let mut refusal = None;
        for &kind in self.kinds(unit) {
            for about in [false, true] {
                let m = Move { unit, kind, pre: None, about, pose, post: None };
                match self.plan(side, &m) {
                    Ok(course) => return Ok((Action::Move(m), course)),
                    Err(why) if !about => refusal = Some(why),
                    Err(_) => {}
                }
            }
        }
        Err(refusal.unwrap_or_else(|| Bar::new("MP-55", "has-acted")))
    }
}

/// Some units of the table.
#[derive(Clone, Copy)]
struct Crowd<'a> {
    game: &'a MornePlaine,
    bodies: u64,
}

impl<'a> Iterator for Crowd<'a> {
    type Item = (UnitId, &'a Unit);

    fn next(&mut self) -> Option<Self::Item> {
        let id = UnitId(self.bodies.trailing_zeros() as u8);
        if self.bodies == 0 {
            return None;
        }
        self.bodies &= self.bodies - 1;
        Some((id, self.game.unit(id)))
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
pub(crate) fn moves_within(start: &Foot, end: &Foot, allowance: i32) -> bool {
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
