//! What a charge and the answer to it come to.

use kernel::{ForecastRow, Text};

use super::{Case, Sum};
use crate::MornePlaine;
use crate::action::Action;
use crate::event::ShotKind;
use crate::fire::Shot;
use crate::forecast::{number, odds_row, row};
use crate::formation::{Face, Formation, Pivot, Reform, Shape};
use crate::phrases::{length, shape_words};
use crate::sight::{Edge, FrontalArc};
use crate::units::{Arm, UnitId};

/// MP-106, MP-107: the chance of a reaction that needs a five.
const FIVE: f64 = 1.0 / 3.0;

impl MornePlaine {
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
}
