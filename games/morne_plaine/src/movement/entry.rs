//! Commanders on the move, and reinforcements that come in (MP-184).

use kernel::Side;

use super::{RESPECT, area_word, check_shape};
use crate::bar::Bar;
use crate::formation::{Foot, Shape};
use crate::geometry::{Bounds, Pose, TOLERANCE, inches, overlap, within};
use crate::units::{Arm, Place, Unit, UnitId};
use crate::{MornePlaine, gap};

/// How far from its entry point a reinforcement may come in (MP-184).
const ENTRY: i32 = inches(4);

impl MornePlaine {
    /// Whether a commander may move there (MP-94, MP-95).
    pub(crate) fn check_command(&self, side: Side, id: UnitId, x: i32, y: i32) -> Result<(), Bar<'_>> {
        self.check_own(side, id)?;
        if !self.spec(id).commands() {
            return Err(Bar::new("MP-94", "not-a-commander"));
        }
        if self.unit(id).acted {
            return Err(Bar::new("MP-94", "has-moved"));
        }
        let (from, to) = (self.unit(id).pose().point(), crate::Point::new(x, y));
        if self.declared() {
            return Err(Bar::new("MP-R76", "declared-pose"));
        }
        let segment = [from, to];
        let bounds = Bounds::of(&segment);
        if !self.setup.on_table(&bounds) {
            return Err(Bar::new("MP-07", "off-table"));
        }
        let mut allowance = self.spec(id).base_move();
        let mut rule = "MP-94";
        if from != to && self.setup.ground.slows(&segment, &bounds, true) {
            allowance /= 2;
            rule = "MP-95";
        }
        if !within(to.from(from), allowance) {
            return Err(Bar::too_far(rule, allowance));
        }
        if self.setup.ground.forbids(Arm::Commander, &segment, &bounds).is_some() {
            return Err(Bar::new("MP-95", "building"));
        }
        let near = |unit: &Unit| unit.foot.bounds.near(&bounds, RESPECT + TOLERANCE);
        for (other, unit) in self.bodies(id).filter(|(other, unit)| self.spec(*other).side != side && near(unit)) {
            let name = &self.spec(other).name;
            if gap(&[to], &unit.foot.corners).within(RESPECT) {
                return Err(Bar::new("MP-95", "too-near").by(name));
            }
            if from != to && overlap(&segment, &unit.foot.corners) {
                return Err(Bar::new("MP-95", "path-blocked").by(name));
            }
        }
        Ok(())
    }

    /// Whether a reinforcement may come in so (MP-184).
    pub(crate) fn check_enter(&self, side: Side, id: UnitId, pose: Pose, shape: Shape) -> Result<(), Bar<'_>> {
        let spec = self.spec(id);
        if spec.side != side {
            return Err(Bar::new("MP-01", "not-yours"));
        }
        if self.unit(id).place != Place::Waiting {
            return Err(Bar::new("MP-184", "no-reinforcement"));
        }
        if spec.turn > self.turn {
            return Err(Bar::new("MP-184", "not-here-yet"));
        }
        if pose.facing >= 360 {
            return Err(Bar::new("MP-08", "facing"));
        }
        check_shape(spec, shape, self.unit(id).n)?;
        if self.declared() {
            return self.check_no_pose(id, pose);
        }
        let foot = self.foot_at(id, shape, pose);
        if !self.setup.on_table(&foot.bounds) {
            return Err(Bar::new("MP-07", "off-table"));
        }
        let [front, _, right, left] = foot.corners.map(|corner| self.setup.from_edge(side, corner) > TOLERANCE);
        if right || left || !(spec.commands() || front) {
            return Err(Bar::new("MP-184", "not-at-the-edge"));
        }
        if !within(foot.rear().from(self.setup.entry(spec)), ENTRY) {
            return Err(Bar::new("MP-184", "far-from-entry"));
        }
        self.check_free_ground(id, &foot, "MP-184")
    }

    /// Ground that a unit may be set down on: not forbidden, no unit on it.
    pub(crate) fn check_free_ground(&self, id: UnitId, foot: &Foot, rule: &'static str) -> Result<(), Bar<'_>> {
        if self.spec(id).commands() {
            return Ok(());
        }
        if let Some(area) = self.setup.ground.forbids(self.spec(id).arm, &foot.corners, &foot.bounds) {
            return Err(Bar::new("MP-30", area_word(area.kind)));
        }
        match self.bodies(id).find(|(_, unit)| overlap(&foot.corners, &unit.foot.corners)) {
            Some((other, _)) => Err(Bar::new(rule, "stands-on-unit").by(&self.spec(other).name)),
            None => Ok(()),
        }
    }
}
