//! How the game is won (BE-V1 to BE-V5).

use kernel::{Degree, Outcome, Side};

use crate::BelleEpoque;

/// Why games end: `reason-…` in the game's words.
pub(crate) const REASONS: [&str; 2] = ["rout", "points"];

impl BelleEpoque {
    /// BE-V2, BE-V3: a side's points: objectives it controls, and enemy elements removed.
    pub fn points(&self, side: Side) -> u16 {
        let rows = self.setup.objectives.iter().enumerate();
        let held = rows.filter(|&(i, _)| self.held[side] >> i & 1 == 1);
        let ground: u16 = held.map(|(_, objective)| u16::from(objective.points[side])).sum();
        let removed = self.setup.armies[!side].elements - self.strength(!side);
        ground + u16::from(removed) * u16::from(self.setup.armies[side].points_per_element)
    }

    /// The first side's lead in points.
    pub(crate) fn lead(&self) -> i32 {
        i32::from(self.points(Side::A)) - i32::from(self.points(Side::B))
    }

    /// BE-V4: whether a side has fewer elements than its rout level.
    pub fn is_routed(&self, side: Side) -> bool {
        self.strength(side) < self.setup.armies[side].rout
    }

    /// BE-V4, BE-R57: a routed side loses at once; points decide if both are.
    pub(crate) fn rout(&self) -> Option<Outcome> {
        match Side::BOTH.map(|side| self.is_routed(side)) {
            [false, false] => None,
            [true, true] => Some(self.count_points()),
            [routed, _] => Some(Outcome::win(if routed { Side::B } else { Side::A }, Degree::Decisive, "rout")),
        }
    }

    /// BE-V5: the lead in points that the scenario asks for wins.
    pub(crate) fn count_points(&self) -> Outcome {
        let (lead, wanted) = (self.lead(), self.setup.lead);
        match () {
            () if lead >= i32::from(wanted.red) => Outcome::win(Side::A, Degree::Points, "points"),
            () if -lead >= i32::from(wanted.blue) => Outcome::win(Side::B, Degree::Points, "points"),
            () => Outcome::draw("points"),
        }
    }
}
