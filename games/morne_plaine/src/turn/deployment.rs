//! Units are deployed before the first turn (option `free_deployment`).

use kernel::{Dice, Journal, Side};

use crate::MornePlaine;
use crate::bar::Bar;
use crate::event::Event;
use crate::formation::{Foot, Shape};
use crate::geometry::Pose;
use crate::movement::check_shape;
use crate::units::{Place, UnitId};

impl MornePlaine {
    /// How far from its own edge a side deploys: to the front of its most advanced unit.
    pub fn zone(&self, side: Side) -> i32 {
        let reach = |id: UnitId| {
            let foot = self.setup.listed_foot(self.spec(id));
            self.depth(side, &foot)
        };
        self.of_side(side).filter(|&id| self.spec(id).turn <= 1).map(reach).max().unwrap_or(0)
    }

    /// How far from a side's own edge a footprint reaches.
    fn depth(&self, side: Side, foot: &Foot) -> i32 {
        foot.corners.map(|corner| self.setup.from_edge(side, corner)).into_iter().max().unwrap_or(0)
    }

    /// Whether a unit may be deployed so (option `free_deployment`).
    pub(crate) fn check_deploy(&self, side: Side, id: UnitId, pose: Pose, shape: Shape) -> Result<(), Bar<'_>> {
        let spec = self.spec(id);
        if spec.side != side {
            return Err(Bar::new("MP-01", "not-yours"));
        }
        if spec.turn > 1 || self.unit(id).place != Place::Waiting {
            return Err(Bar::new("MP-184", "not-to-deploy"));
        }
        if pose.facing >= 360 {
            return Err(Bar::new("MP-08", "facing"));
        }
        check_shape(spec, shape, spec.n0)?;
        let foot = self.foot_at(id, shape, pose);
        if !self.setup.on_table(&foot.bounds) {
            return Err(Bar::new("MP-07", "off-table"));
        }
        if self.depth(side, &foot) > self.zone(side) {
            return Err(Bar::new("MP-184", "out-of-zone"));
        }
        self.check_free_ground(id, &foot, "MP-67")
    }

    pub(super) fn deploy(
        &mut self,
        id: UnitId,
        pose: Pose,
        shape: Shape,
        dice: &mut impl Dice,
        journal: &mut impl Journal<Self>,
    ) {
        let foot = self.foot_at(id, shape, pose);
        let unit = &mut self.units[id.index()];
        (unit.place, unit.foot, unit.shape) = (Place::Table, foot, shape);
        journal.note(self, Event::Placed { unit: id, entered: false });
        self.player = !self.player;
        if !self.skip_deployed() {
            self.player = self.setup.first;
            self.begin_player_turn(dice, journal);
        }
    }

    /// Units that a side still has to deploy.
    pub fn to_deploy(&self, side: Side) -> impl Iterator<Item = UnitId> + '_ {
        self.of_side(side).filter(|&id| self.spec(id).turn <= 1 && self.unit(id).place == Place::Waiting)
    }

    /// Passes the hand to a side that can still deploy; says whether there is one.
    pub(super) fn skip_deployed(&mut self) -> bool {
        for side in [self.player, !self.player] {
            if self.to_deploy(side).any(|id| self.deploy_candidate(id).is_some()) {
                self.player = side;
                return true;
            }
        }
        false
    }
}
