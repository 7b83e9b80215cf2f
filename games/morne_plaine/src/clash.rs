//! Chances of charges, reactions and melees, worked out on copies of the game with its own numbers. What depends on
//! the distance of a charge is never said before it is measured (MP-99).

use kernel::{ForecastRow, Side, Text};

use crate::action::Action;
use crate::dice::{Reroll, d3};
use crate::event::ShotKind;
use crate::fire::Shot;
use crate::forecast::{number, odds_row, row};
use crate::formation::{Face, Formation, Pivot, Reform, Shape};
use crate::odds::{Band, Fighter, Round, chance, round};
use crate::phrases::{length, shape_words};
use crate::sight::{Edge, FrontalArc};
use crate::units::{Arm, UnitId};
use crate::{Melee, MornePlaine, Pose};

/// Chances smaller than this are not followed up.
const NEGLIGIBLE: f64 = 1e-9;
/// MP-106, MP-107: the chance of a reaction that needs a five.
const FIVE: f64 = 1.0 / 3.0;

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

    /// What a charge is before it is declared; the distance only where it may be measured.
    pub(crate) fn forecast_charge(&self, unit: UnitId, target: UnitId, pre: Option<Reform>) -> Vec<ForecastRow> {
        let mut there = self.clone();
        if let Some(reform) = pre {
            there.units[unit.index()].foot = self.reformed(unit, &self.unit(unit).foot, reform);
            there.units[unit.index()].shape = reform.shape;
        }
        let edge = Edge::of(&there.unit(unit).foot, Face::Front);
        let figures = there.figures(target);
        let ahead = figures.points().iter().filter(|&&p| edge.holds(FrontalArc::Wide, p)).count();
        let value = Text::key("forecast-seen-of").with("n", ahead).with("of", figures.points().len());
        let mut rows = vec![row(Text::key("forecast-arc"), value)];
        rows.push(row(Text::key("forecast-reaction"), there.reaction_words(unit, target)));
        if self.spec(target).fights() && self.unit(target).shape.formation != Formation::Skirmish {
            let mut supposed = there.clone();
            let melee = supposed.supposed_melee(&[unit], target, Case::default());
            rows.push(supposed.strike_row(&melee, unit));
            rows.extend(supposed.bonus_rows(&melee));
        }
        if self.rules().pre_measure_charges {
            rows.push(there.reach_row(unit, target));
        }
        rows
    }

    /// What a charged unit may do (MP-108 to MP-117).
    fn reaction_words(&self, unit: UnitId, target: UnitId) -> Text {
        let goal = self.unit(target);
        let flank = self.in_flank(&self.figures(unit), target);
        match goal.shape.formation {
            _ if goal.engaged() => Text::key("charge-joins"),
            _ if goal.fleeing => Text::key("charge-none"),
            Formation::Skirmish => Text::key("charge-skirmish"),
            Formation::Unlimbered if !flank => Text::key("charge-canister"),
            Formation::Limbered | Formation::March => Text::key("charge-none"),
            _ if flank => Text::key("charge-flank"),
            _ => Text::key("charge-front"),
        }
    }

    /// MP-99 with `pre_measure_charges`: how far, and how far the charge runs.
    fn reach_row(&self, unit: UnitId, target: UnitId) -> ForecastRow {
        let own = self.unit(unit);
        let place = self.contact(unit, &own.foot, own.shape, target, unit.bit());
        let reach = place.map_or(0, |place| self.charge_distance(unit, target, place.charger));
        let gap = self.gap_between(unit, target);
        let value = Text::key("length-of").with("spent", length(gap.units())).with("allowed", length(reach));
        let tone = if gap.within(reach) { "good" } else { "bad" };
        ForecastRow { tone: tone.to_owned(), ..row(Text::key("forecast-charge-gap"), value) }
    }

    pub(crate) fn forecast_support(&self, unit: UnitId) -> Vec<ForecastRow> {
        let Some(charge) = &self.charge else { return Vec::new() };
        let mut there = self.clone();
        let mut queue = charge.queue.clone();
        queue.push(unit);
        let melee = there.supposed_melee(&queue, charge.target, Case::default());
        let mut rows = vec![there.strike_row(&melee, unit)];
        if self.rules().pre_measure_charges {
            rows.push(self.reach_row(unit, charge.target));
        }
        rows
    }

    /// What a reaction comes to, as far as that does not need the distance (MP-102).
    pub(crate) fn forecast_reaction(&self, action: &Action) -> Vec<ForecastRow> {
        let Some(charge) = &self.charge else { return Vec::new() };
        let target = charge.target;
        // Whom the fire strikes would tell who reaches (MP-99, MP-R90): unmeasured, it is reckoned for the lead.
        let lead = if self.rules().pre_measure_charges { self.first_to_reach(charge) } else { charge.queue[0] };
        let queue = charge.queue.iter().position(|&id| id == lead).map_or(&charge.queue[..], |at| &charge.queue[at..]);
        let eyes = self.spec(target).side;
        let shot = |kind| self.shot(target, self.square_side(target, lead), lead, kind);
        let mut rows = Vec::new();
        let mut sum = Sum::default();
        let blows = |case| self.come_to_blows(queue, target, case);
        match *action {
            Action::FireAndHold => {
                let shot = shot(ShotKind::Hold);
                rows.extend(self.reaction_fire_rows(&shot));
                let stopped = self.fire_then_blows(&shot, queue, &mut sum, 1.0);
                rows.push(odds_row(Text::key("forecast-stopped"), stopped, "good"));
            }
            Action::ReactVolley => {
                let volley = shot(ShotKind::ReactVolley);
                rows.push(odds_row(Text::key("forecast-succeeds"), FIVE, "good"));
                rows.extend(self.reaction_fire_rows(&volley));
                let mut stopped = FIVE * self.fire_then_blows(&volley, queue, &mut sum, FIVE);
                if self.rules().volley_fail_fires {
                    let rest = 1.0 - FIVE;
                    stopped += rest * self.fire_then_blows(&shot(ShotKind::Hold), queue, &mut sum, rest);
                } else {
                    sum.add(blows(Case::default()), 1.0 - FIVE);
                }
                rows.push(odds_row(Text::key("forecast-stopped"), stopped, "good"));
            }
            Action::ReactForm(shape) => {
                let succeeds = if self.in_command(target) { FIVE + (1.0 - FIVE) * FIVE } else { FIVE };
                rows.push(row(Text::key("forecast-formation"), shape_words(shape)));
                rows.push(odds_row(Text::key("forecast-succeeds"), succeeds, "good"));
                sum.add(self.in_shape(target, shape).come_to_blows(queue, target, Case::default()), succeeds);
                sum.add(blows(Case::default()), 1.0 - succeeds);
            }
            Action::FallBack => {
                let horse = self.spec(target).arm == Arm::Cavalry;
                let dice = Text::key("forecast-back-dice").with("n", 1 + i32::from(horse));
                rows.push(row(Text::key("forecast-back"), dice));
                let caught = if horse { Text::key("caught-cavalry") } else { Text::key("caught-infantry") };
                rows.push(row(Text::key("forecast-if-caught"), caught));
                sum.add(blows(Case { first: true, stragglers: true, counter: false }), 1.0);
            }
            Action::CounterCharge => sum.add(blows(Case { counter: true, ..Case::default() }), 1.0),
            _ => sum.add(blows(Case::default()), 1.0),
        }
        if let Some(round) = sum.round() {
            rows.extend(self.outcome_rows(&round, [lead, target], eyes, true));
        }
        rows
    }

    fn reaction_fire_rows(&self, shot: &Shot) -> Vec<ForecastRow> {
        let mut rows = vec![self.dice_row(shot)];
        rows.extend(self.reroll_row(shot.reroll));
        rows.extend(self.loss_rows(shot).into_iter().take(3));
        rows
    }

    /// The game with a unit in another formation, about its centre (MP-106).
    fn in_shape(&self, id: UnitId, shape: Shape) -> MornePlaine {
        let mut there = self.clone();
        let reform = Reform { shape, pivot: Pivot::Centre(self.unit(id).pose().facing) };
        there.units[id.index()].foot = self.reformed(id, &self.unit(id).foot, reform);
        there.units[id.index()].shape = shape;
        there
    }

    /// MP-165: what a pursuit is; whether it reaches is left to the eye.
    pub(crate) fn forecast_pursuit(&self, target: UnitId) -> Vec<ForecastRow> {
        let Some(unit) = self.victor.as_ref().and_then(|victor| victor.units.first().copied()) else {
            return Vec::new();
        };
        let killed = if self.spec(target).arm == Arm::Cavalry {
            Text::key("killed-cavalry")
        } else {
            Text::key("killed-infantry")
        };
        let mut rows = vec![
            row(Text::key("forecast-pursuer"), length(2 * self.spec(unit).base_move())),
            row(Text::key("forecast-fugitives"), number(self.unit(target).n)),
            row(Text::key("forecast-killed"), killed),
        ];
        if self.rules().pre_measure_charges {
            rows.push(self.reach_row(unit, target));
        }
        rows
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
