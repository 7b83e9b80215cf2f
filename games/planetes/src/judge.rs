//! What is worth what, counted in infantry units.

use hexmap::Cell;
use kernel::{Judge, Side, Text};
use skirmish::{Cells, Combat, Ending, Phase, Verdict, Worth};

use crate::unit::{Kind, Unit};
use crate::{Action, Planetes};

/// What a unit of each arm is worth: units are never replaced.
const WORTH: [f32; 3] = [1.0, 0.8, 1.7];
/// A unit on the enemy planet, and what it grows by until the planets are counted.
const LANDED: f32 = 0.15;
const LATE_LANDED: f32 = 2.5;
/// What a push is worth, and what being driven from a planet adds to it.
const PUSHED: f32 = 0.15;
const DRIVEN_OFF: f32 = 0.35;
/// The share of its spoils that the side gets which strikes next, the other side, and one that has only to say so.
const NEXT: f32 = 0.55;
const LATER: f32 = 0.18;
const AT_ONCE: f32 = 0.95;
/// A side that can have enough units on the enemy planet next time it moves.
const LANDING: f32 = 5.0;
/// Enough units there at the end of a movement phase are the game.
const LANDED_ENOUGH: f32 = 12.0;
/// What each step from the enemy planet costs an arm; artillery need only come into range.
const FAR: [f32; 3] = [0.03, 0.02, 0.03];
/// What a point of the ground under a unit is worth.
const GROUND: f32 = 0.03;

/// Targets in the order in which they are worth striking.
const DEAREST_FIRST: [Kind; 3] = [Kind::Artillery, Kind::Infantry, Kind::Cavalry];

impl Planetes {
    /// The side whose turn lies ahead: that of the one who has not begun his, else the other's.
    fn next_to_strike(&self) -> Side {
        let fresh = matches!(self.turn.phase, Phase::Movement | Phase::StopOffered) && self.turn.moved.is_empty();
        if fresh { self.turn.active } else { !self.turn.active }
    }

    /// What standing in a hex is worth by itself.
    fn post(&self, side: Side, kind: Kind, at: Cell) -> f32 {
        let steps = f32::from(self.steps_from(side, at));
        let steps = if kind == Kind::Artillery { (steps - 3.0).max(0.0) } else { steps };
        GROUND * self.bonus(side, at) as f32 - FAR[kind as usize] * steps
    }

    /// How far the enemy planet is.
    fn steps_from(&self, side: Side, at: Cell) -> u8 {
        self.setup.steps_to[!side][at.index()]
    }

    /// What a side gains in a turn if each unit joins one attack, the dearest targets first.
    fn spoils(&self, side: Side, able: impl Fn(Cell) -> Cells) -> f32 {
        let mut fresh = self.units[side];
        let mut sum = 0.0;
        for kind in DEAREST_FIRST {
            for target in self.kinds[kind as usize] & self.units[!side] {
                let able = able(target) & fresh;
                if able.is_empty() {
                    continue;
                }
                let muster = self.muster(target, kind, !side, able);
                if muster.verdict != Verdict::Nothing {
                    fresh -= muster.by;
                    sum += self.prize(target, kind, !side, muster.verdict);
                }
            }
        }
        sum
    }

    /// What a result against a unit is worth.
    fn prize(&self, target: Cell, kind: Kind, owner: Side, verdict: Verdict) -> f32 {
        let planets = self.setup.planet[owner] | self.setup.planet[!owner];
        let driven = if planets.contains(target) { DRIVEN_OFF } else { 0.0 };
        match verdict {
            Verdict::Nothing => 0.0,
            Verdict::Retreat => PUSHED + driven,
            Verdict::Elimination => WORTH[kind as usize] + driven,
        }
    }

    /// The best result of a unit of the active side that comes to stand there, with those already in place.
    fn strike_from(&self, kind: Kind, from: Cell, at: Cell) -> Option<(Cell, Kind, Verdict)> {
        let side = self.turn.active;
        let enemies = self.units[!side];
        let near = match kind {
            Kind::Artillery => self.setup.range[at.index()],
            _ => self.setup.space.around.around(at),
        };
        let strike = |target: Cell| {
            if kind == Kind::Artillery && !self.hits(at, target, enemies - Cells::of(target)) {
                return None;
            }
            let others = self.attackers(target) - Cells::of(from);
            let (mut sum, arm) = (self.strength(side, others, enemies), self.kind(target));
            sum += kind.row().combat + self.bonus(side, at);
            let mut assault = self.assault(others);
            *(if kind == Kind::Artillery { &mut assault.fire } else { &mut assault.contact }) = true;
            assault.contact &= !others.is_empty() || kind != Kind::Artillery;
            let verdict = Verdict::of(sum, self.defence(arm, !side, target, assault));
            (verdict != Verdict::Nothing).then_some((target, arm, verdict))
        };
        (near & enemies).iter().filter_map(strike).max_by_key(|strike| strike.2)
    }

    fn prior_of_move(&self, from: Cell, to: Cell) -> f32 {
        let (side, kind) = (self.turn.active, self.kind(from));
        let goal = self.setup.planet[!side];
        let mut weight = 1.0 + 4.0 * (self.post(side, kind, to) - self.post(side, kind, from)).max(-0.2);
        if goal.contains(to) && kind != Kind::Artillery {
            weight *= 3.0;
        }
        if let Some((_, arm, verdict)) = self.strike_from(kind, from, to) {
            weight *= if verdict == Verdict::Elimination { 6.0 + 4.0 * WORTH[arm as usize] } else { 3.0 };
        }
        match self.worst(to, kind, !side) {
            Verdict::Nothing => weight,
            Verdict::Retreat => weight * 0.8,
            Verdict::Elimination => weight * 0.4,
        }
    }

    fn why_move(&self, from: Cell, to: Cell) -> Text {
        let (side, kind) = (self.turn.active, self.kind(from));
        let landed = self.holdings(side) + usize::from(!self.setup.planet[!side].contains(from));
        match self.strike_from(kind, from, to) {
            _ if self.setup.planet[!side].contains(to) && landed >= usize::from(self.setup.victory) => {
                Text::key("why-win")
            }
            Some((target, _, Verdict::Elimination)) => self.because("why-strike-kill", target),
            Some((target, ..)) => self.because("why-strike-push", target),
            None if self.worst(from, kind, !side) > self.worst(to, kind, !side) => self.because("why-escape", from),
            None if self.setup.planet[!side].contains(to) => self.because("why-land", to),
            None if self.setup.planet[side].contains(to) => self.because("why-guard", to),
            None if self.steps_from(side, to) < self.steps_from(side, from) => self.because("why-nearer", to),
            None if self.post(side, kind, to) > self.post(side, kind, from) => self.because("why-post", to),
            None => Text::key("why-quiet"),
        }
    }
}

impl Worth for Planetes {
    const HALF: (f32, f32) = (2.5, 0.6);

    /// What a side has and hopes for.
    fn hopes(&self, side: Side) -> f32 {
        let late = self.progress() * self.progress();
        let landed = self.holdings(side);
        let next = self.next_to_strike();
        let mut sum = landed as f32 * (LANDED + LATE_LANDED * late * late);
        for kind in Kind::ALL {
            let own = self.kinds[kind as usize] & self.units[side];
            sum += WORTH[kind as usize] * (own.len() as f32 + f32::from(self.in_hand[side][kind as usize]));
            sum += own.iter().map(|at| self.post(side, kind, at)).sum::<f32>();
        }
        if self.turn.phase == Phase::Placement {
            return sum;
        }
        let moving = side == self.turn.active && self.turn.phase == Phase::Movement;
        if moving && side != next && landed >= usize::from(self.setup.victory) {
            sum += LANDED_ENOUGH;
        } else if (moving || side == next) && self.can_land(side) {
            sum += LANDING + landed as f32;
        }
        if side == self.turn.active && side != next {
            sum += AT_ONCE * self.strikes(side);
        }
        sum + if side == next { NEXT } else { LATER } * self.spoils(side, |target| self.menace(target, side))
    }

    fn strikes(&self, side: Side) -> f32 {
        self.spoils(side, |target| self.attackers(target))
    }

    fn only_counts(&self) -> bool {
        self.turn.is_last(&self.setup.house.common) && self.conquest().is_none()
    }

    fn worth(&self, at: Cell) -> f32 {
        WORTH[self.kind(at) as usize]
    }

    fn prior_of_step(&self, side: Side, action: &Action) -> f32 {
        match *action {
            // Guns behind, the others in front.
            Action::Place(Unit { kind, at }) => {
                let front = f32::from(self.steps_from(side, at));
                let wanted = if kind == Kind::Artillery { front - 8.0 } else { 14.0 - front };
                wanted.clamp(0.5, 6.0)
            }
            Action::Move { from, to } => self.prior_of_move(from, to),
            Action::Retreat(to) => 1.0 + self.bonus(side, to) as f32,
            _ if self.conquest().is_some() => 1000.0,
            _ => 6.0,
        }
    }

    fn why_step(&self, action: &Action) -> Text {
        match *action {
            Action::Place(Unit { kind: Kind::Artillery, at }) => self.because("why-place-gun", at),
            Action::Place(Unit { at, .. }) => self.because("why-place", at),
            Action::Move { from, to } => self.why_move(from, to),
            Action::Retreat(to) => self.because("why-refuge", to),
            _ => Text::key("why-quiet"),
        }
    }
}

impl Judge for Planetes {
    skirmish::judgements!();

    /// Ground on the planets first, then units.
    fn margin(&self, eyes: Side) -> f32 {
        let lead = |of: &dyn Fn(Side) -> usize| of(eyes) as f32 - of(!eyes) as f32;
        let ground = lead(&|side| self.holdings(side)) / f32::from(self.setup.victory.max(1));
        let units = lead(&|side| self.units[side].len()) / 10.0;
        (0.6 * ground + 0.4 * units).clamp(-1.0, 1.0)
    }
}
