//! Where a charge ends: the charger's place on a face of its target, and how the target turns (MP-111 to MP-114).

use crate::MornePlaine;
use crate::formation::{Face, Foot, Formation, Pivot, Reform, Shape};
use crate::geometry::{Convex, Hull, Pose, overlap, round, turn};
use crate::movement::passable;
use crate::units::{Arm, UnitId};

/// Where a charge ends: the charger's place, and how the target turns for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Contact {
    pub charger: Pose,
    pub target: Option<Pose>,
}

impl MornePlaine {
    /// The place of contact with a target, and how the target turns (MP-111 to MP-114).
    pub(crate) fn contact(&self, id: UnitId, foot: &Foot, shape: Shape, target: UnitId, party: u64) -> Option<Contact> {
        let goal = self.unit(target);
        let from = foot.pose.point();
        let zone = goal.foot.zone(from);
        let all_round = goal.fleeing
            || self.spec(target).arm == Arm::Artillery
            || matches!(goal.shape.formation, Formation::Square | Formation::Skirmish);
        let figures = crate::formation::figures(self.spec(id), shape, self.unit(id).n, foot);
        if all_round {
            return self
                .place_on(id, foot, &goal.foot, zone, target, party)
                .map(|charger| Contact { charger, target: None });
        }
        if !self.in_flank(&figures, target) {
            let place = self.place_on(id, foot, &goal.foot, Face::Front, target, party);
            return place.map(|charger| Contact { charger, target: None });
        }
        let side = self.flank_side(&goal.foot, from);
        let turned = self.realigned(target, side);
        if self.may_turn(target, &turned, party) {
            let place = self.place_on(id, foot, &turned, Face::Front, target, party);
            return place.map(|charger| Contact { charger, target: Some(turned.pose) });
        }
        let place = self.place_on(id, foot, &goal.foot, side, target, party);
        place.map(|charger| Contact { charger, target: None })
    }

    /// The place that a charger would take on its target, for an umpire's ruler.
    pub fn contact_place(&self, id: UnitId, target: UnitId) -> Option<Pose> {
        let unit = self.unit(id);
        self.contact(id, &unit.foot, unit.shape, target, id.bit()).map(|contact| contact.charger)
    }

    /// The side on which a unit is taken in flank or rear (MP-114).
    pub(crate) fn flank_side(&self, foot: &Foot, from: crate::Point) -> Face {
        match foot.zone(from) {
            Face::Front if foot.pose.local(from).0 > 0 => Face::Right,
            Face::Front => Face::Left,
            zone => zone,
        }
    }

    /// A unit turned about its centre towards a side (MP-114).
    fn realigned(&self, id: UnitId, side: Face) -> Foot {
        let unit = self.unit(id);
        let facing = turn(unit.pose().facing, side.degrees());
        self.reformed(id, &unit.foot, Reform { shape: unit.shape, pivot: Pivot::Centre(facing) })
    }

    fn may_turn(&self, id: UnitId, foot: &Foot, party: u64) -> bool {
        let old = &self.unit(id).foot;
        self.setup.on_table(&foot.bounds)
            && self.setup.ground.forbids(self.spec(id).arm, &foot.corners, &foot.bounds).is_none()
            && !self.bodies(id).any(|(other, unit)| {
                party & other.bit() == 0
                    && overlap(&foot.corners, &unit.foot.corners)
                    && !overlap(&old.corners, &unit.foot.corners)
            })
    }

    /// The charger's place on a face of its target (MP-112).
    pub(crate) fn place_on(
        &self,
        id: UnitId,
        foot: &Foot,
        goal: &Foot,
        face: Face,
        target: UnitId,
        party: u64,
    ) -> Option<Pose> {
        let (middle, half) = goal.face(face);
        let along = round(middle.local(foot.pose.point()).0).clamp(-half, half);
        [along, 0, half, -half].into_iter().find_map(|s| {
            let at = middle.place(s, 0);
            let pose = Pose::new(at.x, at.y, turn(middle.facing, 180));
            self.is_free_place(id, foot, &foot.at(pose), target, party).then_some(pose)
        })
    }

    /// Whether a charger may come to a place: the place and the way are free (MP-112).
    fn is_free_place(&self, id: UnitId, from: &Foot, to: &Foot, target: UnitId, party: u64) -> bool {
        let side = self.spec(id).side;
        let sweep = Hull::sweep(&from.corners, &to.corners);
        let ground = &self.setup.ground;
        self.setup.on_table(&to.bounds)
            && ground.forbids(self.spec(id).arm, &sweep, &sweep.bounds).is_none()
            && !self.bodies(id).any(|(other, unit)| {
                if other == target || party & other.bit() != 0 || !sweep.bounds.near(&unit.foot.bounds, 0) {
                    return false;
                }
                let corners = &unit.foot.corners;
                let stops = self.spec(other).side != side || !passable(unit);
                overlap(&to.corners, corners) || (stops && sweep.overlaps(corners) && !overlap(&from.corners, corners))
            })
    }
}
