//! What is worth what: strength, fire and charges given and received, ground, and how near an army is to breaking.

mod threats;

use std::sync::LazyLock;

use kernel::{Judge, Seeded, Side, Text, weighed};

use crate::formation::{Formation, Shape, front};
use crate::geometry::{Point, inches};
use crate::units::{Arm, Class, MOST_UNITS, Place, UnitId};
use crate::{Action, Melee, MornePlaine, MoveKind, Reroll};

use threats::Sights;

/// What is left of a unit's worth in flight.
const IN_FLIGHT: f32 = 0.35;

/// What counts in a position, each as the difference between the two sides in shares of an army: strength left; how near
/// the armies are to breaking; the fire of units that act before the enemy does, and of those that act after him; the
/// charges of both; the charge that is declared; melees; objectives held, the more the sooner the game ends; the foot
/// nearest to each objective, and all foot near it; units in command; commanders near the enemy.
const COUNTS: [&str; 13] = [
    "strength",
    "strain",
    "fire-first",
    "fire-second",
    "charge-first",
    "charge-second",
    "charge",
    "melees",
    "held",
    "nearest",
    "around",
    "led",
    "exposed",
];

/// How much each counts for whoever decides what to try: fitted to the ends of some thousand games, then drawn half-way
/// back to what a player would say, since a charge that is only threatened wins nothing in the fit and yet has to be made.
const STRIVEN: [f32; COUNTS.len()] = [3.2, 2.8, 4.0, 2.8, 0.8, 0.8, 2.5, 3.1, 2.0, 0.8, 0.08, 3.5, 1.0];

/// How much it counts in the end.
static WEIGHTS: LazyLock<[f32; COUNTS.len()]> =
    LazyLock::new(|| kernel::compiled_weights(MornePlaine::weights(), &COUNTS));

impl MornePlaine {
    /// What a unit is worth as it is: less with each loss, nothing at a quarter (MP-85).
    fn worth(&self, id: UnitId) -> f32 {
        let (unit, spec) = (self.unit(id), self.spec(id));
        let value = f32::from(spec.value);
        match unit.place {
            Place::Lost => 0.0,
            Place::Waiting => value,
            Place::Table => {
                let (n, n0) = (f32::from(unit.n), f32::from(spec.n0));
                let floor = if spec.fights() { n0 / 4.0 } else { 0.0 };
                let left = ((n - floor) / (n0 - floor)).clamp(0.0, 1.0);
                let worth = value * (0.3 + 0.7 * left);
                if unit.fleeing { worth * IN_FLIGHT } else { worth }
            }
        }
    }

    /// What a clash promises the chargers, in points: losses and flights on both sides (without the reach).
    fn clash(&self, chargers: &[UnitId], target: UnitId, flank: bool) -> f32 {
        let (unit, spec) = (self.unit(target), self.spec(target));
        if spec.arm == Arm::Artillery || unit.shape.formation == Formation::Skirmish {
            let canister = if flank || spec.arm != Arm::Artillery || unit.shape.formation == Formation::Limbered {
                0.0
            } else {
                2.2
            };
            let lead = chargers.first().map_or(0.0, |&id| f32::from(self.spec(id).value) / f32::from(self.spec(id).n0));
            let caught = if spec.arm == Arm::Artillery { 0.7 } else { 0.45 };
            return self.worth(target) * caught - canister * 2.0 * lead;
        }
        let horse_on_square = |id: UnitId| self.spec(id).arm == Arm::Cavalry && unit.order() == Some(Formation::Square);
        let mut attack = 0.0;
        let (mut stake, mut numbers) = (0.0, 0.0);
        for (i, &id) in chargers.iter().enumerate() {
            let (charger, own) = (self.unit(id), self.spec(id));
            let square = horse_on_square(id);
            let deep = matches!(charger.shape.formation, Formation::Column | Formation::Echelon) && !square;
            let figures = if deep { charger.n } else { front(charger.shape, charger.n) };
            let chance = if square { 0.33 } else { 0.5 } * if own.picked() { 1.4 } else { 1.12 };
            attack += f32::from(figures) * chance * if i == 0 { 1.0 } else { 0.5 };
            stake += self.worth(id) * if i == 0 { 1.0 } else { 0.4 };
            numbers += f32::from(charger.n) * own.weight() as f32;
        }
        let Some(&lead) = chargers.first() else { return 0.0 };
        let fail = |id: UnitId| if self.spec(id).arm == Arm::Cavalry { 0.5 } else { 0.67 };
        let own_front = f32::from(front(unit.shape, unit.n.max(1)));
        let dealt = attack * fail(target) * self.shelter(unit.foot.centre()) + if flank { 3.5 } else { 0.0 };
        let fire = if flank || unit.fleeing || spec.arm == Arm::Cavalry { 0.0 } else { own_front * 0.28 * 0.8 };
        let taken = own_front * 0.33 * fail(lead) * if flank { 0.7 } else { 1.0 };
        let edge = dealt * spec.weight() as f32 - taken * self.spec(lead).weight() as f32
            + (numbers - f32::from(unit.n) * spec.weight() as f32) * 0.04;
        let wins = 1.0 / (1.0 + libm::expf(-edge * 0.55));
        let per = |id: UnitId| f32::from(self.spec(id).value) / f32::from(self.spec(id).n0);
        dealt * per(target) - (taken + fire) * per(lead) + 0.55 * wins * self.worth(target)
            - 0.45 * (1.0 - wins) * stake
    }

    /// The chance that a charge reaches, by a fair estimate of the distance (section 4.5 of the rules).
    fn hope(&self, id: UnitId, target: UnitId) -> f32 {
        let (unit, goal) = (self.unit(id), self.unit(target));
        let run = 2 * self.spec(id).base_move();
        if !unit.foot.bounds.near(&goal.foot.bounds, run + run / 8) {
            return 0.0;
        }
        let reach = if goal.engaged() {
            run as f32
        } else {
            let Some(contact) = self.contact(id, &unit.foot, unit.shape, target, id.bit()) else { return 0.0 };
            self.charge_distance(id, target, contact.charger) as f32
        };
        let gap = self.gap_between(id, target).units() as f32;
        (0.5 + (reach - gap) / (0.16 * gap.max(1.0))).clamp(0.0, 1.0)
    }

    /// A charge that is declared: what it promises its attackers. Supports count that will get there.
    fn pending(&self, side: Side) -> f32 {
        let Some(charge) = &self.charge else { return 0.0 };
        let (lead, target) = (charge.queue[0], charge.target);
        let hope = self.hope(lead, target);
        let there = |id: &UnitId| *id == lead || self.hope(*id, target) > 0.5;
        let party: Vec<UnitId> = charge.queue.iter().copied().filter(there).collect();
        let shy = match self.spec(target).arm {
            Arm::Infantry if !charge.flank => 0.85,
            _ => 0.75,
        };
        let promise = hope * shy * self.clash(&party, target, charge.flank) - (1.0 - hope) * 0.8;
        if self.player == side { promise } else { -promise }
    }

    /// What a melee promises a side.
    fn melee_promise(&self, melee: &Melee, side: Side) -> f32 {
        let mut dealt = [0.0f32; 2];
        let (mut worth, mut per) = ([0.0f32; 2], [0.0f32; 2]);
        for s in Side::BOTH {
            for &id in &melee.sides[s.index()] {
                let strike = self.strike(melee, id);
                let hit = f32::from(7 - strike.need) / 6.0;
                let again = match strike.reroll {
                    Reroll::None => 1.0,
                    Reroll::Ones => 7.0 / 6.0,
                    Reroll::Misses => 2.0 - hit,
                };
                dealt[s.index()] += f32::from(strike.dice) * hit * again;
                worth[s.index()] += self.worth(id);
                per[s.index()] = f32::from(self.spec(id).value) / f32::from(self.spec(id).n0);
            }
        }
        let fail = |s: Side| {
            melee.sides[s.index()].first().map_or(0.6, |&id| if self.spec(id).arm == Arm::Cavalry { 0.5 } else { 0.67 })
        };
        let losses = Side::BOTH.map(|s| {
            let first = if melee.first[s.index()] { 0.75 } else { 1.0 };
            dealt[(!s).index()] * fail(s) * first + f32::from(melee.stragglers[s.index()])
        });
        let (own, enemy) = (side.index(), (!side).index());
        let edge = losses[enemy] - losses[own];
        let wins = 1.0 / (1.0 + libm::expf(-edge * 0.6));
        losses[enemy] * per[enemy] * 0.7 - losses[own] * per[own] * 0.7
            + 0.5 * (wins * worth[enemy] - (1.0 - wins) * worth[own])
    }

    /// Points that ground promises: held, to be reached by the nearest foot, and by all.
    fn ground_value(&self, side: Side, sights: &Sights) -> [f32; 3] {
        let left = f32::from(self.setup.turns - self.turn.min(self.setup.turns)) + 1.0;
        let mut sum = [0.0; 3];
        for (objective, held) in self.setup.objectives.iter().zip(&self.held) {
            let points = objective.points as f32;
            let sign = match held {
                Some(holder) if *holder == side => 1.0,
                Some(_) => -1.0,
                None => 0.0,
            };
            sum[0] += sign * points / left;
            let pull = |of: Side| {
                let near = sights.foot(self, of).map(|(x, y)| {
                    let (dx, dy) = (x - objective.at.x as f32, y - objective.at.y as f32);
                    1.0 / (1.0 + (dx * dx + dy * dy).sqrt() / (6.0 * 254.0))
                });
                near.fold((0.0f32, 0.0f32), |(best, all), n| (best.max(n), all + n * n))
            };
            let ((own, own_all), (enemy, enemy_all)) = (pull(side), pull(!side));
            let urgent = points * (1.0 + 1.0 / left);
            sum[1] += (own - enemy) * urgent;
            sum[2] += (own_all - enemy_all) * urgent;
        }
        sum
    }
}

impl Judge for MornePlaine {
    fn value(&self, eyes: Side) -> f32 {
        libm::tanhf(weighed(&STRIVEN, &self.counted(eyes)))
    }

    fn outlook(&self, eyes: Side) -> f32 {
        libm::tanhf(weighed(&WEIGHTS, &self.counted(eyes)))
    }

    const COUNTS: &'static [&'static str] = &COUNTS;

    fn weights() -> &'static str {
        include_str!("../weights.toml")
    }

    fn counts(&self, eyes: Side, out: &mut Vec<f32>) {
        out.extend(self.counted(eyes));
    }

    fn prior(&self, side: Side, action: &Action) -> f32 {
        match *action {
            Action::Charge { unit, target, pre } => {
                let flank = self.in_flank(&self.figures(unit), target);
                let promise = if self.unit(target).engaged() { 1.5 } else { self.clash(&[unit], target, flank) };
                (self.hope(unit, target) * (1.0 + promise)).clamp(0.02, 8.0) * if pre.is_some() { 0.8 } else { 1.0 }
            }
            Action::Volley { target: Some(target), .. } | Action::Guns { target, .. } | Action::FireAt(target) => {
                4.0 + f32::from(self.spec(target).value) * 0.3
            }
            Action::Volley { target: None, .. } | Action::SideFire { .. } => 4.0,
            Action::Rally(_) => 5.0,
            Action::Enter { .. } => 3.0,
            Action::Move(m) if m.about => 0.15,
            Action::Move(m) => {
                let onward = self.onward(side, m.unit, m.pose.point());
                let kind = if m.kind == MoveKind::Fast { 1.1 } else { 1.0 };
                (0.5 + onward).max(0.1) * kind * if m.post.is_some() || m.pre.is_some() { 0.7 } else { 1.0 }
            }
            Action::Form { .. } => 0.35,
            Action::EndActions => 0.45,
            Action::HoldFire => 0.05,
            Action::Support(unit) => match &self.charge {
                Some(charge) => 0.1 + 1.2 * self.hope(unit, charge.target),
                None => 1.0,
            },
            Action::Go => 1.0,
            Action::FireAndHold => 2.0,
            Action::FallBack => 0.8,
            Action::ReactForm(shape) if shape.formation == Formation::Square => 1.2,
            Action::ReactForm(_) => 0.2,
            Action::Command { .. } => 0.5,
            Action::EndCommand => 1.0,
            Action::Pursue(_) => 3.0,
            Action::Stay => 1.5,
            Action::Keep => 1.0,
            Action::VictorReform { unit, reform } if self.narrows(unit, reform.shape) => 0.1,
            Action::VictorReform { .. } | Action::RallyForm(_) => 0.6,
            _ => 1.0,
        }
    }

    fn some_actions(&self, side: Side, luck: &mut Seeded, out: &mut Vec<Action>) {
        self.list_some(side, luck, out);
    }

    /// Points, against the value of the armies.
    fn margin(&self, eyes: Side) -> f32 {
        let all: u32 = self.setup.armies.0.iter().map(|army| army.value).sum();
        let lead = self.points(eyes) - self.points(!eyes);
        (lead as f32 * 2.0 / all.max(1) as f32).clamp(-1.0, 1.0)
    }

    fn undoes(&self, action: &Action, then: &Self, earlier: &Action) -> bool {
        match (action, earlier) {
            (Action::Move(back), Action::Move(away)) if back.unit == away.unit => {
                let (dx, dy) = back.pose.point().from(then.unit(back.unit).pose().point());
                dx * dx + dy * dy <= i64::from(inches(1)) * i64::from(inches(1))
            }
            _ => false,
        }
    }

    /// MP-R76.
    fn in_sight(&self) -> bool {
        !self.declared()
    }

    fn why(&self, side: Side, action: &Action) -> Text {
        self.reason(side, action)
    }
}

impl MornePlaine {
    /// What counts, for `eyes` and against the other side.
    fn counted(&self, eyes: Side) -> [f32; COUNTS.len()] {
        let army = (self.setup.armies.0.iter().map(|army| army.value as f32).sum::<f32>() / 2.0).max(1.0);
        let sign = |side: Side| if side == eyes { 1.0 } else { -1.0 };
        let mut worth = [0.0; MOST_UNITS];
        self.ids().for_each(|id| worth[id.index()] = self.worth(id));
        let strength = self.ids().map(|id| sign(self.spec(id).side) * worth[id.index()]).sum();
        let (mut strain, mut in_command, mut endangered) = (0.0, 0.0, 0.0);
        for side in Side::BOTH {
            let (led, exposed) = self.led(side);
            in_command += sign(side) * led;
            endangered -= sign(side) * exposed;
            if self.rules().army_break {
                let lost = self.lost_value(side) as f32 / self.setup.armies[side].value.max(1) as f32;
                strain -= sign(side) * army * lost * lost;
            }
        }
        let sights = Sights::of(self, &worth);
        let [first, second] = sights.threats(self, eyes);
        let charge = self.pending(eyes);
        let melees = self.melees.iter().map(|melee| self.melee_promise(melee, eyes)).sum();
        let [held, nearest, around] = self.ground_value(eyes, &sights);
        let counts = [
            strength,
            strain,
            first.fire,
            second.fire,
            first.charge,
            second.charge,
            charge,
            melees,
            held,
            nearest,
            around,
            in_command,
            endangered,
        ];
        counts.map(|count| count / army)
    }

    /// Whether fewer figures of a unit would stand in front in another formation.
    fn narrows(&self, id: UnitId, shape: Shape) -> bool {
        let unit = self.unit(id);
        front(shape, unit.n) < front(unit.shape, unit.n)
    }

    /// What it is worth to have units in command, and what commanders near the enemy risk.
    fn led(&self, side: Side) -> (f32, f32) {
        let (mut sum, mut risk) = (0.0, 0.0);
        for id in self.present(side).filter(|&id| self.spec(id).commands()) {
            let range = self.spec(id).command_range() + inches(2);
            let at = self.unit(id).pose().point();
            let reach = i64::from(range) * i64::from(range);
            for friend in self.present(side).filter(|&friend| self.spec(friend).fights()) {
                let (dx, dy) = self.unit(friend).foot.centre().from(at);
                let near = dx * dx + dy * dy <= reach;
                let need = if self.unit(friend).engaged() || self.unit(friend).fleeing { 0.5 } else { 0.12 };
                sum += if near { need } else { 0.0 };
            }
            let general = self.spec(id).class == Class::General;
            let exposed = self.present(!side).filter(|&e| !self.spec(e).commands()).any(|enemy| {
                let (dx, dy) = self.unit(enemy).foot.centre().from(at);
                dx * dx + dy * dy < i64::from(inches(7)) * i64::from(inches(7))
            });
            risk += if exposed { if general { 0.9 } else { 0.4 } } else { 0.0 };
        }
        (sum, risk)
    }

    /// How far a move leads towards the enemy or the ground worth having, in inches over ten.
    fn onward(&self, side: Side, id: UnitId, to: Point) -> f32 {
        let from = self.unit(id).pose().point();
        let near = |at: Point| {
            let far = |p: Point| {
                let (dx, dy) = p.from(at);
                ((dx * dx + dy * dy) as f32).sqrt()
            };
            let enemies = self.present(!side).filter(|&e| !self.spec(e).commands());
            let enemy = enemies.map(|e| far(self.unit(e).foot.centre())).fold(f32::MAX, f32::min);
            let goals = self.setup.objectives.iter().map(|o| far(o.at)).fold(f32::MAX, f32::min);
            enemy.min(50_000.0) * 0.6 + goals.min(50_000.0) * 0.4
        };
        (near(from) - near(to)) / 2540.0
    }

    /// A position as `eyes` may imagine it: distances of charges are only estimated (section 4.5 of the rules).
    pub(crate) fn blurred(&self, luck: &mut Seeded) -> MornePlaine {
        let mut game = self.clone();
        game.blur.0 = 1 + luck.below(u32::MAX - 1);
        game
    }
}
