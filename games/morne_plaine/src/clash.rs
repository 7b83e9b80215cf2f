//! Chances of charges, reactions and melees, worked out on copies of the game with its own numbers. What depends on
//! the distance of a charge is never said before it is measured (MP-99).

mod charge;

use kernel::{ForecastRow, Side, Text};

use crate::dice::{Reroll, d3};
use crate::fire::Shot;
use crate::forecast::{odds_row, row};
use crate::formation::Formation;
use crate::odds::{Band, Fighter, Round, chance, round};
use crate::units::{Arm, UnitId};
use crate::{Melee, MornePlaine, Pose};

/// Chances smaller than this are not followed up.
const NEGLIGIBLE: f64 = 1e-9;

/// How a charge comes to blows.
#[derive(Clone, Copy, Default)]
struct Case {
    /// The charger strikes first (MP-130).
    first: bool,
    /// The charged unit loses stragglers (MP-105, MP-111).
    stragglers: bool,
    /// It counter-charges (MP-109).
    counter: bool,
}

/// Rounds weighted by their chances.
#[derive(Default)]
struct Sum(Round, f64);

impl Sum {
    fn add(&mut self, part: Round, weight: f64) {
        for i in 0..2 {
            self.0.removed[i] += weight * part.removed[i];
            self.0.flees[i] += weight * part.flees[i];
            self.0.holds[i] += weight * part.holds[i];
        }
        self.0.draw += weight * part.draw;
        self.1 += weight;
    }

    /// Given that it comes to blows at all.
    fn round(&self) -> Option<Round> {
        let mut whole = Sum::default();
        (self.1 > NEGLIGIBLE).then(|| {
            whole.add(self.0, 1.0 / self.1);
            whole.0
        })
    }
}

impl MornePlaine {
    /// A side of a melee as the dice see it.
    fn band_of(&self, melee: &Melee, side: Side) -> Band {
        let units = &melee.sides[side.index()];
        let weight = units.first().map_or(1, |&id| self.spec(id).weight());
        let lost = if self.rules().stragglers_count { melee.stragglers[side.index()] } else { 0 };
        Band {
            units: units.iter().map(|&id| self.fighter(melee, id)).collect(),
            lost: lost.into(),
            weight,
            verdict: if self.rules().weighted_losses_decide { weight } else { 1 },
        }
    }

    fn fighter(&self, melee: &Melee, id: UnitId) -> Fighter {
        let n = self.unit(id).n;
        let mut there = self.clone();
        let dice = (0..=n).map(|left| {
            there.units[id.index()].n = left;
            u32::from(there.strike(melee, id).dice)
        });
        let strike = self.strike(melee, id);
        let (save, again) = self.melee_save(id);
        let certain = ["picked", "obstacle", "square"];
        let modifiers = self.melee_modifiers(melee, id, [0; 2]);
        Fighter {
            figures: n.into(),
            start: self.spec(id).n0.into(),
            dice: dice.collect(),
            hit: chance(strike.need, strike.reroll),
            save: chance(save, if again { Reroll::Ones } else { Reroll::None }),
            modifier: modifiers.iter().filter(|m| certain.contains(&m.0)).map(|m| i32::from(m.1)).sum(),
            again: self.in_command(id),
        }
    }

    /// What a round of a melee comes to, the first side's contact unit first.
    fn round_of(&self, melee: &Melee) -> Round {
        let order = self.order(melee);
        let bands = [order.side, !order.side].map(|side| self.band_of(melee, side));
        let Round { removed, flees, holds, draw } = round([&bands[0], &bands[1]], order.first);
        let sides = |[one, two]: [f64; 2]| if order.side == Side::A { [one, two] } else { [two, one] };
        Round { removed: sides(removed), flees: sides(flees), holds: sides(holds), draw }
    }

    pub(crate) fn forecast_melee(&self, number: u8) -> Vec<ForecastRow> {
        let Some(melee) = self.melees.iter().find(|melee| melee.id == number) else { return Vec::new() };
        let mut rows = Vec::new();
        for &id in melee.sides.iter().flatten() {
            rows.push(self.strike_row(melee, id));
        }
        rows.extend(self.bonus_rows(melee));
        let order = self.order(melee);
        if order.first {
            rows.push(row(Text::key("forecast-strikes-first"), self.camp(order.side)));
        }
        let eyes = self.player;
        let Some(units) = self.contacts(number) else { return rows };
        rows.extend(self.outcome_rows(&self.round_of(melee), units, eyes, false));
        rows
    }

    fn strike_row(&self, melee: &Melee, id: UnitId) -> ForecastRow {
        let strike = self.strike(melee, id);
        let value = match strike.reroll {
            Reroll::None => Text::key("strike-dice"),
            Reroll::Ones => Text::key("strike-dice-ones"),
            Reroll::Misses => Text::key("strike-dice-misses"),
        };
        let label = Text::key("forecast-strike").with("unit", self.called(id));
        row(label, value.with("dice", strike.dice).with("need", strike.need))
    }

    /// Why charging gives no +1 (MP-132, MP-144).
    fn bonus_rows(&self, melee: &Melee) -> Option<ForecastRow> {
        let charging = |&id: &UnitId| self.unit(id).charging;
        if !melee.sides.iter().flatten().any(charging) {
            return None;
        }
        let square = |side: Side| {
            let of = |i: Side| melee.sides[i.index()].first();
            of(side).is_some_and(|id| self.unit(*id).order() == Some(Formation::Square))
                && of(!side).is_some_and(|&id| self.spec(id).arm == Arm::Cavalry && self.unit(id).charging)
        };
        let why = if Side::BOTH.into_iter().any(square) {
            Text::key("no-bonus-square")
        } else if melee.difficult {
            Text::key("no-bonus-difficult")
        } else if melee.obstacle.is_some() {
            Text::key("no-bonus-obstacle")
        } else {
            return None;
        };
        Some(row(Text::key("forecast-no-bonus"), why))
    }

    /// What becomes of the two contact units; good and bad as `eyes` see it.
    fn outcome_rows(&self, round: &Round, units: [UnitId; 2], eyes: Side, supposed: bool) -> Vec<ForecastRow> {
        let mut rows = Vec::new();
        for (i, unit) in units.into_iter().enumerate() {
            let tone = if self.spec(unit).side == eyes { "bad" } else { "good" };
            let breaks = if supposed { Text::key("forecast-if-breaks") } else { Text::key("forecast-breaks") };
            let holds = if supposed { Text::key("forecast-if-holds") } else { Text::key("forecast-holds") };
            let name = |text: Text| text.with("unit", self.called(unit));
            rows.push(odds_row(name(breaks), round.removed[i] + round.flees[i], tone));
            rows.push(odds_row(name(holds), round.holds[i], ""));
        }
        let draw = if supposed { Text::key("forecast-if-draw") } else { Text::key("forecast-draw") };
        rows.push(odds_row(draw, round.draw, ""));
        rows
    }

    /// The melee that a charge would make, with its dice as they would be (MP-145).
    fn supposed_melee(&mut self, queue: &[UnitId], target: UnitId, case: Case) -> Melee {
        let attacker = self.spec(queue[0]).side;
        let lead = self.unit(queue[0]);
        let place = self.contact(queue[0], &lead.foot, lead.shape, target, queue[0].bit());
        let from = lead.pose().point();
        for id in queue {
            self.units[id.index()].charging = true;
        }
        self.units[target.index()].charging = case.counter;
        let mut sides = [queue.to_vec(), vec![target]];
        let mut first = [case.first, false];
        if attacker == Side::B {
            sides.reverse();
            first.reverse();
        }
        Melee {
            id: u8::MAX,
            sides,
            places: [Pose::default(); 2],
            first,
            obstacle: self.defends(target, from).then_some(target),
            difficult: self.rough_fight(target, place.map_or(from, |place| place.charger.point())),
            stragglers: [0; 2],
            fought: false,
        }
    }

    /// What contact would come to: the charger first, then the charged.
    fn come_to_blows(&self, queue: &[UnitId], target: UnitId, case: Case) -> Round {
        let attacker = self.spec(queue[0]).side;
        let turned = |round: Round| {
            let swap = |[a, b]: [f64; 2]| if attacker == Side::A { [a, b] } else { [b, a] };
            Round { removed: swap(round.removed), flees: swap(round.flees), holds: swap(round.holds), draw: round.draw }
        };
        let faces: &[u8] = if case.stragglers { &[1, 2, 3, 4, 5, 6] } else { &[0] };
        let mut sum = Sum::default();
        for &die in faces {
            let mut there = self.clone();
            let horse = self.spec(target).arm == Arm::Cavalry;
            let lost = if horse { d3(die) } else { die }.min(self.unit(target).n);
            there.units[target.index()].n -= lost;
            let mut melee = there.supposed_melee(queue, target, case);
            melee.stragglers[(!attacker).index()] = lost;
            let spent = 4 * u32::from(there.unit(target).n) <= u32::from(self.spec(target).n0);
            let part =
                if spent { Round { removed: [0.0, 1.0], ..Round::default() } } else { turned(there.round_of(&melee)) };
            sum.add(part, 1.0 / faces.len() as f64);
        }
        sum.0
    }

    /// Reaction fire at the lead, then blows if it is not stopped: the chance that it is, and what contact comes to.
    fn fire_then_blows(&self, shot: &Shot, queue: &[UnitId], sum: &mut Sum, weight: f64) -> f64 {
        let losses = self.shot_losses(shot);
        let mut stopped = 0.0;
        for (lost, &part) in losses.0.iter().enumerate() {
            if part < NEGLIGIBLE {
                continue;
            }
            let mut there = self.clone();
            there.units[shot.target.index()].n -= lost as u8;
            let mut alone = crate::odds::Chances(vec![0.0; lost + 1]);
            alone.0[lost] = 1.0;
            let [_, broken, destroyed] = self.under_fire(shot, &alone);
            let out = broken + destroyed;
            stopped += part * out;
            if out < 1.0 {
                sum.add(there.come_to_blows(queue, shot.shooter, Case::default()), weight * part * (1.0 - out));
            }
        }
        stopped
    }

    /// What has come true, for the table of chances: who broke, who was lost.
    pub(crate) fn came_true(&self, after: &Self, _: &[crate::Event]) -> Vec<Text> {
        let mut all = Vec::new();
        for id in self.ids() {
            let (before, now) = (self.unit(id), after.unit(id));
            if before.here() && !now.here() {
                all.push(Text::key("came-lost").with("unit", self.called(id)));
            } else if !before.fleeing && now.fleeing {
                all.push(Text::key("came-flees").with("unit", self.called(id)));
            } else if before.fleeing && !now.fleeing {
                all.push(Text::key("came-rallied").with("unit", self.called(id)));
            }
        }
        all
    }
}
