//! How the game is won (BE-V1 to BE-V5).

use kernel::{BySide, Degree, Outcome, Side};

use crate::{Attack, BelleEpoque};

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

    /// What a side has gained on the other since the opening: its lead now, less its lead then.
    pub fn gained(&self, side: Side) -> i32 {
        let gained = self.lead() - self.setup.opening;
        if side == Side::A { gained } else { -gained }
    }

    /// BE-V5: the attacker wins with the points that the scenario asks it to gain, otherwise the defender has held.
    /// Where nobody attacks, the higher total wins.
    pub(crate) fn count_points(&self) -> Outcome {
        match self.setup.attack {
            Some(Attack { side, gain }) if self.gained(side) >= gain => Outcome::win(side, Degree::Points, "points"),
            Some(attack) => Outcome::win(!attack.side, Degree::Points, "held"),
            None => Outcome::by_points(BySide::from_fn(|side| self.points(side)), "points"),
        }
    }

    /// The first side's lead at which it is even who wins: half a point from winning, half a point from losing.
    pub(crate) fn even_lead(&self) -> f32 {
        match self.setup.attack {
            Some(Attack { side: Side::A, gain }) => (self.setup.opening + gain) as f32 - 0.5,
            Some(Attack { side: Side::B, gain }) => (self.setup.opening - gain) as f32 + 0.5,
            None => 0.0,
        }
    }
}
