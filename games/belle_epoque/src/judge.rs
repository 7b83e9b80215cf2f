//! What is worth what, counted in points of victory.
//!
//! A position is worth what lies on the table (elements, ground, margins before a rout), and what each unit can be
//! expected to do to the enemy: at once if it is being activated, soon if it has yet to be, later if it has been.
//! Both sides are judged alike, so that a threat suffered is a threat made by the other side.

use hexmap::Cell;
use kernel::{Judge, Side, Text};

use crate::action::{Action, Reaction};
use crate::prospects::prospect;
use crate::troops::{Quality, UnitId, Weapon};
use crate::{Assault, BelleEpoque, Gait, Phase, Test};

/// What an element is worth besides its points, while there is time to use it.
const FIGHTER: f32 = 0.55;
/// The share of a deed that counts before it is done: in hand, still to come this turn, next turn.
const IN_HAND: f32 = 0.95;
const TO_COME: f32 = 0.62;
const NEXT_TURN: f32 = 0.34;
/// What a command point is worth, as long as there is somebody to spend it on.
const POINT: f32 = 0.1;
const POINTS_PER_UNIT: f32 = 1.5;
/// What nearness to an objective is worth, as a share of its stake: to take it, to keep it, and for a second unit.
const APPROACH: f32 = 0.5;
const GUARD: f32 = 0.12;
const SECOND: f32 = 0.4;
/// How far away nearness begins.
const FAR: f32 = 14.0;
/// What the whole margin before a rout is worth.
const MARGIN: f32 = 9.0;
/// What an even loss still to be settled costs, in elements.
const UNSETTLED: f32 = 0.45;
/// A passed test is worth something to a unit that has nobody to fight: it may march.
const FREEDOM: f32 = 0.03;
/// A lead of this much is worth half the game, at the start.
const HALF: f32 = 11.0;

impl BelleEpoque {
    /// How much of the game is left, from 1 to 0.
    fn time_left(&self) -> f32 {
        let turns = f32::from(self.setup.turns);
        ((turns - f32::from(self.turn)) / turns).clamp(0.0, 1.0)
    }

    /// What an element of a unit is worth to the other side that removes it.
    fn element_worth(&self, unit: UnitId) -> f32 {
        let troops = self.setup.unit(unit);
        let points = f32::from(self.setup.armies[!troops.side].points_per_element);
        let arms = match troops.weapon {
            Weapon::A | Weapon::B => 1.5,
            Weapon::C | Weapon::D => 1.2,
            _ => 1.0,
        };
        let training = match troops.quality {
            Quality::Poor => 0.7,
            Quality::Regular => 1.0,
            Quality::Elite => 1.25,
        };
        points + FIGHTER * arms * training * (0.25 + 0.75 * self.time_left())
    }

    /// The chance to pass a test with the points one may expect to spend.
    fn readiness(&self, unit: UnitId) -> f32 {
        let troops = self.setup.unit(unit);
        let points = f32::from(self.cp[troops.side].min(2)) * 0.5;
        ((f32::from(troops.reactivity()) + points) / 6.0).min(1.0)
    }

    /// What a fire at a target may be expected to bring.
    fn fire_prospect(&self, firer: UnitId, target: UnitId, gait: Gait) -> f32 {
        match self.shot(firer, target, gait) {
            Ok(shot) => {
                let hits = f32::from(shot.dice) * f32::from(shot.faces()) / 6.0;
                // Every second loss may become a retreat, and nobody loses more than he has.
                hits.min(f32::from(self.elements(target)) * 1.2) * 0.82 * self.element_worth(target)
            }
            Err(_) => 0.0,
        }
    }

    /// What an assault may be expected to bring the attacker, reactions of the target included.
    fn assault_prospect(&self, attacker: UnitId, target: UnitId, counter_charge: bool, volley: f32) -> f32 {
        let scores = [
            self.score_sheet(attacker, target, false, false).score,
            self.score_sheet(target, attacker, true, counter_charge).score,
        ];
        let attack = (self.elements(attacker), scores[0]);
        let odds = prospect(attack, (self.elements(target), scores[1]));
        let lost = if self.stands_fast(target) { odds.stubborn } else { odds.defender };
        let ground = odds.wins * self.ground_worth(self.side(attacker), self.cell(target));
        let gain = lost * self.element_worth(target) + ground;
        let own = self.element_worth(attacker);
        if volley > 0.0 {
            // A volley thins the attackers before they strike: fewer dice, less gain.
            let thinned = (volley / f32::from(attack.0)).min(1.0);
            return gain * (1.0 - thinned) - odds.attacker * own - volley * own * 0.8;
        }
        gain - odds.attacker * own
    }

    /// The hits of a volley that an assaulted unit may be expected to make.
    fn volley(&self, target: UnitId, attacker: UnitId) -> f32 {
        if self.is_activated(target) || self.is_mired(target) {
            return 0.0;
        }
        let faces = self.setup.unit(target).weapon.point_blank().saturating_sub(self.lowest_hit(attacker) - 1);
        self.readiness(target) * f32::from(self.elements(target)) * f32::from(faces) / 6.0
    }

    /// What taking a hex is worth to a side.
    fn ground_worth(&self, side: Side, cell: Cell) -> f32 {
        let worth = |(i, objective): (usize, &crate::Objective)| {
            if objective.at == cell && self.held[side] >> i & 1 == 0 { self.stake(i, side) } else { 0.0 }
        };
        0.2 + self.setup.objectives.iter().enumerate().map(worth).sum::<f32>()
    }

    /// What an objective means to a side that does not control it: its own points, and those of the other side.
    fn stake(&self, objective: usize, side: Side) -> f32 {
        let row = &self.setup.objectives[objective];
        let theirs = if self.held[!side] >> objective & 1 == 1 { row.points[!side] } else { 0 };
        f32::from(row.points[side]) + f32::from(theirs)
    }

    /// The best that a unit could do to the enemy after such a move; further moves are possible if it is `free`.
    fn deed(&self, unit: UnitId, gait: Gait, free: bool) -> f32 {
        if self.is_mired(unit) {
            return 0.0;
        }
        let (at, side) = (self.cell(unit), self.side(unit));
        let allowance = if free { self.setup.unit(unit).kind.allowance() } else { 0 };
        let mut best = 0.0f32;
        for target in self.units_of(!side) {
            let distance = self.setup.lines.distance(at, self.cell(target));
            if distance > 5 {
                continue;
            }
            best = best.max(self.fire_prospect(unit, target, gait));
            if distance <= allowance + 1 {
                let share = if distance == 1 { 1.0 } else { 0.7 };
                let volley = self.volley(target, unit);
                best = best.max(share * self.assault_prospect(unit, target, false, volley));
            }
        }
        best
    }

    /// What a unit promises, by how far its activation has come.
    fn promise(&self, unit: UnitId, next_turn: f32) -> f32 {
        let later = |deed: f32| next_turn * self.readiness(unit) * deed;
        let current = self.activated_unit() == Some(unit);
        match self.phase {
            Phase::PickTest if current => IN_HAND * self.readiness(unit) * self.deed(unit, Gait::Still, true),
            Phase::PickMove if current && self.test == Test::Passed => {
                IN_HAND * self.deed(unit, Gait::Still, true) + self.freedom(unit)
            }
            Phase::PickAct if current => {
                let now = IN_HAND * self.deed(unit, self.gait, false);
                now.max(later(self.deed(unit, Gait::Still, true)))
            }
            _ if self.is_activated(unit) => {
                if next_turn > 0.0 {
                    later(self.deed(unit, Gait::Still, true))
                } else {
                    0.0
                }
            }
            _ => TO_COME * self.readiness(unit) * self.deed(unit, Gait::Still, true),
        }
    }

    fn freedom(&self, unit: UnitId) -> f32 {
        FREEDOM * f32::from(self.setup.unit(unit).kind.allowance())
    }

    /// What nearness to the objectives is worth to a side.
    fn nearness(&self, side: Side) -> f32 {
        let mut sum = 0.0;
        for (i, objective) in self.setup.objectives.iter().enumerate() {
            let held = self.held[side] >> i & 1 == 1;
            let stake = if held { self.stake(i, !side) * GUARD } else { self.stake(i, side) * APPROACH };
            if stake == 0.0 {
                continue;
            }
            let (mut first, mut second) = (u8::MAX, u8::MAX);
            for unit in self.units_of(side) {
                let distance = self.setup.lines.distance(self.cell(unit), objective.at);
                if distance < first {
                    (first, second) = (distance, first);
                } else if distance < second {
                    second = distance;
                }
            }
            let near = |distance: u8| {
                let share = (1.0 - f32::from(distance) / FAR).max(0.0);
                share * share
            };
            sum += stake * (near(first) + SECOND * near(second)) / (1.0 + SECOND);
        }
        sum
    }

    /// What a side has and hopes for.
    fn hopes(&self, side: Side) -> f32 {
        let army = &self.setup.armies[side];
        let next_turn = if self.turn < self.setup.turns { NEXT_TURN } else { 0.0 };
        let mut sum = 0.0;
        for unit in crate::units(self.setup.roster[side]) {
            let elements = f32::from(self.elements(unit));
            sum += elements * (self.element_worth(unit) - f32::from(self.setup.armies[!side].points_per_element));
        }
        for unit in self.units_of(side) {
            sum += self.promise(unit, next_turn);
        }
        let margin = f32::from((self.strength(side) + 1).saturating_sub(army.rout));
        let whole = f32::from(army.elements - army.rout + 1);
        sum += MARGIN * (margin / whole).sqrt();
        let unactivated = self.unactivated(side).count_ones() as f32;
        sum += POINT * f32::from(self.cp[side]).min(POINTS_PER_UNIT * unactivated);
        sum + self.nearness(side) * (0.3 + 0.7 * self.time_left())
    }

    /// What is under way and not settled yet, to the first side.
    fn under_way_worth(&self) -> f32 {
        let toll = |unit: UnitId, left: u8| {
            let cost = UNSETTLED * f32::from(left) * self.element_worth(unit);
            if self.side(unit) == Side::A { -cost } else { cost }
        };
        match self.phase {
            Phase::FireLoss { target, left, .. } => {
                toll(target, left) + self.assault.map_or(0.0, |a| self.brewing(a, None))
            }
            Phase::Retreating { loser, left, .. } => toll(loser, left) * 0.6,
            Phase::React => self.assault.map_or(0.0, |assault| self.brewing(assault, None)),
            Phase::ReactTest(reaction) => self.assault.map_or(0.0, |assault| self.brewing(assault, Some(reaction))),
            Phase::TakingPosition { winner, ground } => {
                let side = self.side(winner);
                let worth = 0.5 * (self.ground_worth(side, ground) - 0.2);
                if side == Side::A { worth } else { -worth }
            }
            _ => 0.0,
        }
    }

    /// An assault that was declared, to the first side, with a reaction that is being tested.
    fn brewing(&self, assault: Assault, reaction: Option<Reaction>) -> f32 {
        let target = assault.target;
        if self.place(self.unit).is_none() || self.place(target).is_none() {
            return 0.0;
        }
        let plain = self.assault_prospect(self.unit, target, assault.counter_charge, 0.0);
        let gain = match reaction {
            None => plain,
            Some(reaction) => {
                let unit = self.reactor(reaction);
                let chance = self.readiness(unit);
                let reacted = match reaction {
                    Reaction::Volley | Reaction::Support(_) => {
                        let hits = self.fire_prospect(unit, self.unit, Gait::Still) / self.element_worth(self.unit);
                        self.assault_prospect(self.unit, target, assault.counter_charge, hits)
                    }
                    Reaction::Evade => self.ground_worth(self.active, self.cell(target)),
                    Reaction::CounterCharge => self.assault_prospect(self.unit, target, true, 0.0),
                };
                plain + chance * (reacted - plain)
            }
        };
        if self.active == Side::A { gain } else { -gain }
    }

    /// How a hex looks to a unit that might go there, for a first glance.
    fn stand(&self, unit: UnitId, at: Cell) -> f32 {
        let (side, lines) = (self.side(unit), &self.setup.lines);
        let mut pull = 0.0;
        for (i, objective) in self.setup.objectives.iter().enumerate() {
            if self.held[side] >> i & 1 == 0 {
                let distance = f32::from(lines.distance(at, objective.at));
                pull += self.stake(i, side) / (1.0 + distance);
                pull += if distance == 0.0 { self.stake(i, side) } else { 0.0 };
            }
        }
        let enemy = self.troops[!side].iter().map(|enemy| lines.distance(at, enemy)).min().unwrap_or(9);
        let reach = if self.setup.unit(unit).tags.shock { 1 } else { 2 };
        let closeness = 1.0 / (1.0 + f32::from(enemy.abs_diff(reach)));
        let cover = if enemy <= 4 && self.setup.cover.contains(at) { 0.4 } else { 0.0 };
        0.3 + 0.35 * pull + closeness + cover
    }

    fn prior_of_reaction(&self, reaction: Reaction) -> f32 {
        let Some(assault) = self.assault else { return 1.0 };
        let sign = if self.active == Side::A { 1.0 } else { -1.0 };
        let saved = sign * (self.brewing(assault, None) - self.brewing(assault, Some(reaction)));
        (0.6 + 3.0 * saved).max(0.1)
    }
}

impl Weapon {
    /// BE-41: the score at one hex, standing still.
    fn point_blank(self) -> u8 {
        crate::fire::FIRE[self as usize][0].0
    }
}

impl Judge for BelleEpoque {
    fn value(&self, eyes: Side) -> f32 {
        let wanted = f32::from(self.setup.lead.red - self.setup.lead.blue) / 2.0;
        let points = self.lead() as f32 - wanted;
        let lead = points + self.hopes(Side::A) - self.hopes(Side::B) + self.under_way_worth();
        let half = HALF * (0.25 + 0.75 * self.time_left());
        let value = lead / (lead.abs() + half);
        if eyes == Side::A { value } else { -value }
    }

    fn prior(&self, side: Side, action: &Action) -> f32 {
        match *action {
            Action::Activate(unit) => 0.3 + self.deed(unit, Gait::Still, true),
            Action::NoTest => 0.1,
            Action::Test(points) => {
                let unit = self.tested();
                let chance = f32::from(self.setup.unit(unit).reactivity() + points) / 6.0;
                let deed = self.deed(unit, Gait::Still, true);
                (0.2 + chance.min(1.0) * deed - POINT * f32::from(points)).max(0.1)
            }
            Action::Stay => self.stand(self.unit, self.cell(self.unit)) + self.deed(self.unit, Gait::Still, false),
            Action::Move(to) | Action::March(to) => self.stand(self.unit, to),
            Action::EvadeTo(to) => self.stand(self.under_way().target, to),
            Action::Enter { unit, at } => self.stand(unit, at),
            Action::Fire(target) => 0.4 + 3.0 * self.fire_prospect(self.unit, target, self.gait),
            Action::Assault(target) => {
                let volley = self.volley(target, self.unit);
                (0.4 + 3.0 * self.assault_prospect(self.unit, target, false, volley)).max(0.1)
            }
            Action::Done => 0.4,
            Action::React(reaction) => self.prior_of_reaction(reaction),
            Action::TakePosition => match self.phase {
                Phase::TakingPosition { ground, .. } => 0.8 + self.ground_worth(side, ground),
                _ => 1.0,
            },
            Action::Retreat(to) => match self.phase {
                Phase::FireLoss { target: unit, .. } | Phase::Retreating { loser: unit, .. } => {
                    0.5 + self.stand(unit, to)
                }
                _ => 1.0,
            },
            Action::Place(_) | Action::NoReaction | Action::TakeLoss | Action::HoldPosition => 1.0,
        }
    }

    fn why(&self, side: Side, action: &Action) -> Text {
        let about = |key: &str, unit| Text::key(key).with("unit", self.unit_name(unit));
        let place = |key: &str, cell| Text::key(key).with("at", self.cell_name(cell));
        match *action {
            Action::Place(unit) => about("why-place", unit),
            Action::Enter { at, .. } => place("why-enter", at),
            Action::Activate(unit) if self.deed(unit, Gait::Still, true) > 0.4 => about("why-activate-strike", unit),
            Action::Activate(unit) => about("why-activate-safe", unit),
            Action::NoTest => Text::key("why-no-test"),
            Action::Test(points) => {
                let chance = (self.setup.unit(self.tested()).reactivity() + points).min(6);
                Text::key("why-test").with("points", points).with("chance", chance)
            }
            Action::Stay if self.deed(self.unit, Gait::Still, false) > 0.0 => Text::key("why-stay-strike"),
            Action::Stay => Text::key("why-stay"),
            Action::Move(to) | Action::March(to) => self.why_move(side, to),
            Action::Fire(target) => about("why-fire", target).with("chance", self.chance_to_hit(target)),
            Action::Assault(target) => {
                let sheets = [(self.unit, target, false), (target, self.unit, true)]
                    .map(|(unit, other, defends)| self.score_sheet(unit, other, defends, false).score);
                let odds = prospect((self.elements(self.unit), sheets[0]), (self.elements(target), sheets[1]));
                about("why-assault", target).with("chance", (odds.wins * 100.0) as u32)
            }
            Action::Done => Text::key("why-done"),
            Action::NoReaction => Text::key("why-no-reaction"),
            Action::React(Reaction::Volley) => Text::key("why-volley"),
            Action::React(Reaction::Support(unit)) => about("why-support", unit),
            Action::React(Reaction::Evade) => Text::key("why-evade"),
            Action::React(Reaction::CounterCharge) => Text::key("why-counter-charge"),
            Action::EvadeTo(to) => place("why-evade-to", to),
            Action::TakeLoss => Text::key("why-take-loss"),
            Action::Retreat(to) => place("why-retreat", to),
            Action::TakePosition => Text::key("why-take-position"),
            Action::HoldPosition => Text::key("why-hold-position"),
        }
    }
}

impl BelleEpoque {
    /// Why a unit should go to a hex.
    fn why_move(&self, side: Side, to: Cell) -> Text {
        let words = |key: &str| Text::key(key).with("at", self.cell_name(to));
        let objective = self.setup.objectives.iter().position(|objective| objective.at == to);
        if objective.is_some_and(|i| self.held[side] >> i & 1 == 0) {
            return words("why-objective");
        }
        if self.setup.around.around(to).meets(&self.troops[!side]) {
            return words("why-contact");
        }
        let nearer = |objective: &crate::Objective| {
            let distance = |cell| self.setup.lines.distance(cell, objective.at);
            distance(to) < distance(self.cell(self.unit))
        };
        let mut wanted = (0..self.setup.objectives.len()).filter(|i| self.held[side] >> i & 1 == 0);
        if wanted.any(|i| nearer(&self.setup.objectives[i])) {
            return words("why-nearer");
        }
        words(if self.setup.cover.contains(to) { "why-cover" } else { "why-move" })
    }

    /// The chance that a fire hits at all, in percent.
    fn chance_to_hit(&self, target: UnitId) -> u32 {
        let Ok(shot) = self.shot(self.unit, target, self.gait) else { return 0 };
        let miss = (0..shot.dice).fold(1.0, |miss, _| miss * (1.0 - f32::from(shot.faces()) / 6.0));
        ((1.0 - miss) * 100.0) as u32
    }
}
