//! What a commander thinks of a position and of an action at first glance.

use hexmap::{Cell, Direction};
use kernel::{Judge, Side, Text};

use crate::plane::PlaneId;
use crate::{Action, Escadrilles, Phase, SQUADRON};

/// How natural it looks to end where a friend must fly next: absurd, unless it is for a shot.
const RAMMED: f32 = 1e-5;

impl Judge for Escadrilles {
    fn value(&self, eyes: Side) -> f32 {
        if self.phase == Phase::Deploy {
            return 0.0;
        }
        let worth = self.weigh(eyes);
        let ratio = (worth[eyes] - worth[!eyes]) / (worth[eyes] + worth[!eyes]).max(0.1);
        // Near the turn limit a small lead is as good as a great one.
        let left = self.setup.house.turn_limit - self.turn;
        let slope = 2.0 + f32::from(5u16.saturating_sub(left));
        slope * ratio / (1.0 + (slope - 1.0) * ratio.abs())
    }

    fn prior(&self, side: Side, action: &Action) -> f32 {
        match *action {
            Action::Place { .. } | Action::Crash { .. } => 1.0,
            Action::Note { plane, speed } => self.speed_prior(plane, speed),
            Action::Move { plane, cell, heading } => self.flight_prior(plane, cell, heading),
            Action::Collide { .. } if self.strength(side) > self.strength(!side) => 1.0,
            Action::Collide { .. } => 0.3,
        }
    }

    /// Aircraft left.
    fn margin(&self, eyes: Side) -> f32 {
        (self.strength(eyes) as f32 - self.strength(!eyes) as f32) / f32::from(SQUADRON)
    }

    fn why(&self, side: Side, action: &Action) -> Text {
        match *action {
            Action::Place { .. } => Text::key("why-place"),
            Action::Note { plane, speed } => self.why_speed(plane, speed),
            Action::Move { plane, cell, heading } => self.why_flight(plane, cell, heading),
            Action::Crash { .. } => Text::key("why-forced"),
            Action::Collide { plane, with } => {
                let doomed = self.prospects(plane, self.plane(plane).noted).ends.len() == 0;
                match (with.side == side, doomed) {
                    (true, _) => Text::key("why-forced"),
                    (false, true) => Text::key("why-last-resort").with("with", with.name()),
                    (false, false) => Text::key("why-trade").with("with", with.name()),
                }
            }
        }
    }
}

impl Escadrilles {
    fn speed_prior(&self, plane: PlaneId, speed: u8) -> f32 {
        let reach = self.reach_of(plane, speed);
        if reach.ends == 0 {
            return 0.02;
        }
        let prey = plane.side == self.opener() && self.enemies_in(plane.side, reach.kills).next().is_some();
        (0.5 + f32::from(reach.ends.min(27)) / 27.0) * if prey { 3.0 } else { 1.0 }
    }

    fn flight_prior(&self, plane: PlaneId, cell: Cell, heading: Direction) -> f32 {
        if self.is_trap(plane, cell, heading) {
            return 0.05;
        }
        let shoots = self.target(plane.side, cell, heading).is_some();
        if !shoots && self.is_in_the_way(plane, cell) {
            return RAMMED;
        }
        let shot = if shoots { 6.0 } else { 1.0 };
        let threats: usize = self.flying(!plane.side).map(|enemy| self.speeds_to_shoot(enemy, cell)).sum();
        shot / (1.0 + 0.5 * threats as f32)
    }

    /// Whether an aircraft that ends there is rammed by a friend who has flown and will fly before it again (ES-R30).
    pub fn is_in_the_way(&self, plane: PlaneId, cell: Cell) -> bool {
        let earlier = self.flying(plane.side).filter(|friend| friend.number < plane.number);
        let ahead = |friend| self.setup.grid.neighbour(self.plane(friend).cell, self.plane(friend).heading);
        earlier.map(ahead).any(|ahead| ahead == Some(cell))
    }

    fn why_speed(&self, plane: PlaneId, speed: u8) -> Text {
        let reach = self.reach_of(plane, speed);
        match self.enemies_in(plane.side, reach.kills).next() {
            Some(target) if plane.side == self.opener() => Text::key("why-speed-shoot").with("target", target.name()),
            _ => Text::key("why-speed-ways").with("ways", reach.ends),
        }
    }

    fn why_flight(&self, plane: PlaneId, cell: Cell, heading: Direction) -> Text {
        if let Some(target) = self.target(plane.side, cell, heading) {
            return Text::key("why-shoot").with("target", target.name());
        }
        if self.flying(!plane.side).all(|enemy| self.speeds_to_shoot(enemy, cell) == 0) {
            return Text::key("why-out-of-reach");
        }
        let speed = self.plane(plane).noted;
        let kills = self.setup.reach(cell, heading, speed).kills;
        match self.enemies_in(plane.side, kills).next() {
            Some(target) => Text::key("why-hunt").with("target", target.name()),
            None => Text::key("why-free").with("ways", self.ends_next_turn(speed, cell, heading)),
        }
    }
}
