//! What is worth what, counted in points of victory.
//!
//! A position is worth what lies on the table (elements, ground, margins before a rout), and what each unit can be
//! expected to do to the enemy: at once if it is being activated, soon if it has yet to be, later if it has been.
//! Both sides are judged alike, so that a threat suffered is a threat made by the other side.

use hexmap::Cell;
use kernel::{Game, Judge, Seeded, Side, Silence, Text};

use crate::action::{Action, Reaction};
use crate::lines::LONGEST_RANGE;
use crate::notation::PLAIN;
use crate::prospects::prospect;
use crate::setup::MOST_UNITS;
use crate::troops::UnitId;
use crate::view::View;
use crate::{Assault, BelleEpoque, Gait, Phase, Test};

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
/// What the freedom to march is worth, a hex of the allowance.
const FREEDOM: f32 = 0.03;
/// What each hex from the nearest enemy costs a unit of a side that loses unless it fights, and from where on.
const HANGS_BACK: f32 = 0.06;
const IN_TOUCH: u8 = 2;
const LOST_TO_SIGHT: u8 = 12;
/// A lead of this much is worth half the game, at the start.
const HALF: f32 = 11.0;

impl BelleEpoque {
    /// The share of a unit's best deed that counts now, by how far its activation has come.
    fn share(&self, view: &View, unit: UnitId, next_turn: f32) -> f32 {
        let ready = view.of(unit).ready;
        let current = self.activated_unit() == Some(unit);
        match self.phase {
            Phase::PickTest if current => IN_HAND * ready,
            Phase::PickMove if current && self.test == Test::Passed => IN_HAND,
            _ if self.is_activated(unit) => next_turn * ready,
            _ => TO_COME * ready,
        }
    }

    /// What the units on the table promise to do, the first side's less the second's: each pair is looked at once.
    fn promises(&self, view: &View, next_turn: f32) -> f32 {
        let mut best = [0.0f32; MOST_UNITS];
        for red in self.units_of(Side::A) {
            for blue in self.units_of(Side::B) {
                let distance = view.distance(red, blue);
                if distance > LONGEST_RANGE + 1 {
                    continue;
                }
                for (unit, target) in [(red, blue), (blue, red)] {
                    let strike = view.strike(unit, target, distance, Gait::Still, true);
                    best[unit.index()] = best[unit.index()].max(strike);
                }
            }
        }
        let promise = |unit: UnitId| {
            let later = if self.is_mired(unit) && !self.is_activated(unit) { 0.0 } else { best[unit.index()] };
            let share = self.share(view, unit, next_turn) * later;
            if self.phase == Phase::PickAct && unit == self.unit {
                return share.max(IN_HAND * view.deed(unit, self.gait, false));
            }
            share
        };
        let of = |side| self.units_of(side).map(promise).sum::<f32>();
        of(Side::A) - of(Side::B)
    }

    /// A passed test is worth something to a unit that has nobody to fight: it may march.
    fn freedom(&self) -> f32 {
        let passed = self.phase == Phase::PickMove && self.test == Test::Passed;
        let worth = FREEDOM * f32::from(self.setup.unit(self.unit).kind.allowance()) * f32::from(u8::from(passed));
        if self.active == Side::A { worth } else { -worth }
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

    /// Whoever is behind has to come out and fight: what it costs a side that its units keep away from the enemy.
    fn hanging_back(&self, side: Side, lead: f32) -> f32 {
        let behind = if side == Side::A { -lead } else { lead };
        if behind <= 0.0 || self.setup.armies[side].points_per_element == 0 {
            return 0.0;
        }
        let away = |unit: UnitId| {
            let distance = |enemy| self.setup.lines.distance(self.cell(unit), self.cell(enemy));
            let nearest = self.units_of(!side).map(distance).min().unwrap_or(IN_TOUCH);
            f32::from(nearest.min(LOST_TO_SIGHT).saturating_sub(IN_TOUCH))
        };
        HANGS_BACK * self.units_of(side).map(away).sum::<f32>()
    }

    /// What a side has.
    fn means(&self, side: Side, time_left: f32) -> f32 {
        let army = &self.setup.armies[side];
        let able = |unit: UnitId| f32::from(self.elements(unit)) * self.setup.fighters[unit.index()];
        let mut sum = crate::units(self.setup.roster[side]).map(able).sum::<f32>() * (0.25 + 0.75 * time_left);
        let margin = f32::from((self.strength(side) + 1).saturating_sub(army.rout));
        let whole = f32::from(army.elements - army.rout + 1);
        sum += MARGIN * (margin / whole).sqrt();
        let unactivated = self.unactivated(side).count_ones() as f32;
        sum += POINT * f32::from(self.cp[side]).min(POINTS_PER_UNIT * unactivated);
        sum + self.nearness(side) * (0.3 + 0.7 * time_left)
    }

    /// What is under way and not settled yet, to the first side.
    fn under_way_worth(&self, view: &View) -> f32 {
        let toll = |unit: UnitId, left: u8| {
            let cost = UNSETTLED * f32::from(left) * view.of(unit).worth;
            if self.side(unit) == Side::A { -cost } else { cost }
        };
        let brewing = |reaction| self.assault.map_or(0.0, |assault| self.brewing(view, assault, reaction));
        match self.phase {
            Phase::FireLoss { unit, left, .. } => toll(unit, left) + brewing(None),
            Phase::Retreating { unit, left, .. } => toll(unit, left) * 0.6,
            Phase::React => brewing(None),
            Phase::ReactTest(reaction) => brewing(Some(reaction)),
            Phase::TakingPosition { unit, ground } => {
                let side = self.side(unit);
                let worth = 0.5 * self.ground_worth(side, ground);
                if side == Side::A { worth } else { -worth }
            }
            _ => 0.0,
        }
    }

    /// An assault that was declared, to the first side, with a reaction that is being tested.
    fn brewing(&self, view: &View, assault: Assault, reaction: Option<Reaction>) -> f32 {
        let target = assault.target;
        if self.place(self.unit).is_none() || self.place(target).is_none() {
            return 0.0;
        }
        let plain = view.assault(self.unit, target, assault.counter_charge, 0.0);
        let gain = match reaction {
            None => plain,
            Some(reaction) => {
                let unit = self.reactor(reaction);
                let reacted = match reaction {
                    Reaction::Volley | Reaction::Support(_) => {
                        let hits = view.hits(unit, self.unit, view.distance(unit, self.unit), Gait::Still);
                        view.assault(self.unit, target, assault.counter_charge, hits)
                    }
                    Reaction::Evade => self.ground_worth(self.active, self.cell(target)),
                    Reaction::CounterCharge => view.assault(self.unit, target, true, 0.0),
                };
                plain + view.of(unit).ready * (reacted - plain)
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
        let view = View::new(self);
        let sign = if self.active == Side::A { 1.0 } else { -1.0 };
        let saved = sign * (self.brewing(&view, assault, None) - self.brewing(&view, assault, Some(reaction)));
        (0.6 + 3.0 * saved).max(0.1)
    }

    fn prior_of_test(&self, points: u8) -> f32 {
        let unit = self.tested();
        let chance = f32::from(self.setup.unit(unit).reactivity() + points) / 6.0;
        let deed = View::new(self).deed(unit, Gait::Still, true);
        (0.2 + chance.min(1.0) * deed - POINT * f32::from(points)).max(0.1)
    }
}

impl Judge for BelleEpoque {
    fn value(&self, eyes: Side) -> f32 {
        let (view, time_left) = (View::new(self), self.time_left());
        let points = self.lead() as f32 - self.even_lead();
        let next_turn = if self.turn < self.setup.turns { NEXT_TURN } else { 0.0 };
        let hopes = self.promises(&view, next_turn) + self.freedom() + self.under_way_worth(&view);
        let pressure = self.hanging_back(Side::B, points) - self.hanging_back(Side::A, points);
        let lead = points + self.means(Side::A, time_left) - self.means(Side::B, time_left) + hopes + pressure;
        let half = HALF * (0.25 + 0.75 * time_left);
        let value = lead / (lead.abs() + half);
        if eyes == Side::A { value } else { -value }
    }

    fn prior(&self, side: Side, action: &Action) -> f32 {
        match *action {
            Action::Activate(unit) => 0.3 + View::new(self).deed(unit, Gait::Still, true),
            // A test without points is free.
            Action::NoTest => 0.01,
            Action::Test(points) => self.prior_of_test(points),
            Action::Stay => {
                let deed =
                    if self.test == Test::Passed { View::new(self).deed(self.unit, Gait::Still, false) } else { 0.0 };
                self.stand(self.unit, self.cell(self.unit)) + deed
            }
            Action::Move(to) | Action::March(to) => self.stand(self.unit, to),
            Action::EvadeTo(to) => self.stand(self.under_way().target, to),
            Action::Enter { unit, at } => self.stand(unit, at),
            Action::Fire(target) => {
                let view = View::new(self);
                0.4 + 3.0 * view.fire(self.unit, target, view.distance(self.unit, target), self.gait)
            }
            Action::Assault(target) => {
                let view = View::new(self);
                let gain = view.assault(self.unit, target, false, view.volley(target, self.unit));
                (0.4 + 3.0 * gain).max(0.1)
            }
            Action::Done => 0.4,
            Action::React(reaction) => self.prior_of_reaction(reaction),
            Action::TakePosition => match self.phase {
                Phase::TakingPosition { ground, .. } => 0.8 + self.ground_worth(side, ground),
                _ => 1.0,
            },
            Action::Retreat(to) => self.suffering().map_or(1.0, |(unit, _)| 0.5 + self.stand(unit, to)),
            Action::Place(_) | Action::NoReaction | Action::TakeLoss | Action::HoldPosition => 1.0,
        }
    }

    /// Points, against what the scenario asks for.
    fn margin(&self, eyes: Side) -> f32 {
        let lead = self.lead() as f32 - self.even_lead();
        let lead = (lead / (2.0 * HALF)).clamp(-1.0, 1.0);
        if eyes == Side::A { lead } else { -lead }
    }

    fn undoes(&self, action: &Action, then: &Self, earlier: &Action) -> bool {
        match (*action, *earlier) {
            (Action::Move(to) | Action::March(to), Action::Move(_) | Action::March(_)) => {
                self.unit == then.unit && then.cell(then.unit) == to
            }
            _ => false,
        }
    }

    fn why(&self, side: Side, action: &Action) -> Text {
        let about = |key: &'static str, unit| Text::key(key).with("unit", self.unit_name(unit));
        let place = |key: &'static str, cell| Text::key(key).with("at", self.cell_name(cell));
        match *action {
            Action::Place(unit) => about("why-place", unit),
            Action::Enter { at, .. } => place("why-enter", at),
            Action::Activate(unit) if View::new(self).deed(unit, Gait::Still, true) > 0.4 => {
                about("why-activate-strike", unit)
            }
            Action::Activate(unit) => about("why-activate-safe", unit),
            Action::Test(points) => {
                let chance = (self.setup.unit(self.tested()).reactivity() + points).min(6);
                Text::key("why-test").with("points", points).with("chance", chance)
            }
            Action::Stay if self.opens(side, action, |next| matches!(next, Action::Fire(_) | Action::Assault(_))) => {
                Text::key("why-stay-strike")
            }
            Action::Move(to) | Action::March(to) => self.why_move(side, action, to),
            Action::Fire(target) => about("why-fire", target).with("chance", self.chance_to_hit(target)),
            Action::Assault(target) => {
                let [attack, defence] = self.assault_scores(Assault::on(target)).map(|sheet| sheet.score);
                let odds = prospect((self.elements(self.unit), attack), (self.elements(target), defence));
                about("why-assault", target).with("chance", (odds.wins * 100.0) as u32)
            }
            Action::React(Reaction::Support(unit)) => about("why-support", unit),
            Action::EvadeTo(to) => place("why-evade-to", to),
            Action::Retreat(to) => place("why-retreat", to),
            _ => Text::key(format!("why-{}", PLAIN.write(action).replace(' ', "-"))),
        }
    }
}

impl BelleEpoque {
    /// Why a unit should go to a hex.
    fn why_move(&self, side: Side, action: &Action, to: Cell) -> Text {
        let words = |key: &'static str| Text::key(key).with("at", self.cell_name(to));
        let objective = self.setup.objectives.iter().position(|objective| objective.at == to);
        if objective.is_some_and(|i| self.held[side] >> i & 1 == 0) {
            return words("why-objective");
        }
        if self.opens(side, action, |next| matches!(next, Action::Assault(_))) {
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

    /// Whether such an act is open after this one.
    fn opens(&self, side: Side, action: &Action, such: impl Fn(&Action) -> bool) -> bool {
        let mut after = self.clone();
        after.play(side, action, &mut Seeded::new(0), &mut Silence);
        after.all_actions(side).iter().any(such)
    }

    /// The chance that a fire hits at all, in percent.
    fn chance_to_hit(&self, target: UnitId) -> u32 {
        let Ok(shot) = self.shot(self.unit, target, self.gait) else { return 0 };
        let miss = (0..shot.dice).fold(1.0, |miss, _| miss * (1.0 - f32::from(shot.faces()) / 6.0));
        ((1.0 - miss) * 100.0) as u32
    }
}
