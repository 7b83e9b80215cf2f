//! What an action would come to: distances, dice, and exact chances.

use kernel::{Forecast, ForecastRow, Side, Text};

use crate::action::{Action, Move, MoveKind};
use crate::dice::Reroll;
use crate::event::ShotKind;
use crate::fire::Shot;
use crate::formation::{Face, Formation, Reform, front};
use crate::geometry::Pose;
use crate::movement::travelled;
use crate::odds::{Chances, battery, chance, steady};
use crate::phrases::{bar, cover_words, decimal, distance, length, percent, shape_words, signed};
use crate::sight::{Edge, FrontalArc};
use crate::units::{Arm, UnitId};
use crate::{MornePlaine, Stage};

pub(crate) fn row(label: Text, value: Text) -> ForecastRow {
    ForecastRow { label, value, bar: 0, tone: String::new() }
}

/// A row with a chance; `tone` says for whom it is good.
pub(crate) fn odds_row(label: Text, chance: f64, tone: &str) -> ForecastRow {
    ForecastRow { label, value: percent(chance), bar: bar(chance), tone: tone.to_owned() }
}

pub(crate) fn number(n: impl std::fmt::Display) -> Text {
    Text::plain(n.to_string())
}

/// "3.2 of 4": never more than is allowed, or a move pushed up to an enemy would measure a charge (MP-99).
pub(crate) fn spent_words(spent: i32, allowed: i32) -> Text {
    if spent > allowed + crate::TOLERANCE {
        return Text::key("length-over").with("allowed", length(allowed));
    }
    Text::key("length-of").with("spent", length(spent)).with("allowed", length(allowed))
}

/// Why a morale test is easier or harder (MP-155).
fn modifier_words(why: &str) -> Text {
    match why {
        "below-half" => Text::key("modifier-below-half"),
        "picked" => Text::key("modifier-picked"),
        "obstacle" => Text::key("modifier-obstacle"),
        "square" => Text::key("modifier-square"),
        _ => Text::key("modifier-numbers"),
    }
}

impl MornePlaine {
    /// What an action would come to, as far as a player may know it.
    pub(crate) fn forecast_action(&self, side: Side, action: &Action) -> Forecast {
        let rows = match *action {
            // What hangs on facts is not foretold before they are declared.
            Action::Move(_) | Action::Volley { .. } | Action::Guns { .. } | Action::FireAt(_) if self.declared() => {
                Vec::new()
            }
            Action::SideFire { .. } | Action::Charge { .. } | Action::Support(_) if self.declared() => Vec::new(),
            _ if self.declared() && self.stage == Stage::React => Vec::new(),
            Action::Move(order) => self.forecast_move(side, &order),
            Action::Volley { unit, target: Some(target) } => {
                self.forecast_shot(&self.shot(unit, None, target, ShotKind::Volley))
            }
            Action::Guns { unit, target } => self.forecast_shot(&self.shot(unit, None, target, ShotKind::Guns)),
            Action::FireAt(target) => match self.stage {
                Stage::Fire { unit, volley, .. } => {
                    self.forecast_shot(&self.shot(unit, None, target, self.fire_kind(unit, volley)))
                }
                _ => Vec::new(),
            },
            Action::SideFire { face, target } => match self.stage {
                Stage::Fire { unit, volley, .. } => {
                    self.forecast_shot(&self.shot(unit, Some(face), target, self.fire_kind(unit, volley)))
                }
                _ => Vec::new(),
            },
            Action::Charge { unit, target, pre } => self.forecast_charge(unit, target, pre),
            Action::Support(unit) => self.forecast_support(unit),
            Action::FireAndHold
            | Action::ReactVolley
            | Action::ReactForm(_)
            | Action::FallBack
            | Action::CounterCharge
            | Action::Stand => self.forecast_reaction(action),
            Action::Form { unit, reform } | Action::VictorReform { unit, reform } => self.forecast_form(unit, reform),
            Action::RallyForm(reform) => match self.stage {
                Stage::RallyForm(unit) => self.forecast_form(unit, reform),
                _ => Vec::new(),
            },
            Action::Panic(unit) => self.forecast_panic(unit),
            Action::Rally(unit) => self.forecast_rally(unit),
            Action::Disengage(_) => vec![odds_row(Text::key("forecast-disengage"), 0.5, "good")],
            Action::Command { unit, x, y } => self.forecast_command(unit, x, y),
            Action::Melee(melee) => self.forecast_melee(melee),
            Action::Pursue(target) => self.forecast_pursuit(target),
            Action::VictorBack(dice) => {
                self.victor.iter().map(|victor| back_row(self.back_dice(victor, dice))).collect()
            }
            Action::EndActions => self.forecast_end(),
            Action::Deploy { .. }
            | Action::Enter { .. }
            | Action::Volley { target: None, .. }
            | Action::HoldFire
            | Action::Go
            | Action::Keep
            | Action::EndCommand
            | Action::Stay => Vec::new(),
        };
        Forecast { title: self.describe_action(action), rows }
    }

    /// The distance spent and allowed, what halves it, and what the unit could do from there.
    fn forecast_move(&self, side: Side, order: &Move) -> Vec<ForecastRow> {
        let unit = self.unit(order.unit);
        let from = order.pre.map_or(unit.foot, |reform| self.reformed(order.unit, &unit.foot, reform));
        let shape = order.pre.map_or(unit.shape, |reform| reform.shape);
        let start = if order.about { from.at(from.about()) } else { from };
        let end = start.at(order.pose);
        let full = self.distance(order.unit, order.kind, shape);
        let plan = self.plan(side, order);
        let spent = travelled(&start, &end);
        let allowed =
            plan.as_ref().map_or_else(|_| self.allowance(order, &start, &end, full), |course| course.allowance);
        let mut rows = vec![ForecastRow {
            bar: (1000 * i64::from(spent) / i64::from(allowed.max(1))).clamp(0, 1000) as u16,
            tone: if spent <= allowed + crate::TOLERANCE { "good" } else { "bad" }.to_owned(),
            ..row(Text::key("forecast-distance"), spent_words(spent, allowed))
        }];
        if order.about {
            rows.push(row(Text::key("forecast-halved"), Text::key("halved-about")));
        }
        if self.sideways(&start, &end) {
            rows.push(row(Text::key("forecast-halved"), Text::key("halved-off")));
        }
        if self.through_rough(order, &start, &end) {
            rows.push(row(Text::key("forecast-halved"), Text::key("halved-ground")));
        }
        let Ok(course) = plan else { return rows };
        let mut there = self.clone();
        there.units[order.unit.index()].foot = course.last.0;
        there.units[order.unit.index()].shape = course.last.1;
        if matches!(order.kind, MoveKind::Progress | MoveKind::Manhandle) {
            rows.push(row(
                Text::key("forecast-fire-after"),
                there.targets_in_words(order.unit, order.pose != unit.pose()),
            ));
        }
        let led = if there.in_command(order.unit) { Text::key("yes") } else { Text::key("no") };
        rows.push(row(Text::key("forecast-in-command"), led));
        rows
    }

    fn sideways(&self, start: &crate::Foot, end: &crate::Foot) -> bool {
        let shift = end.pose.point().from(start.pose.point());
        let (right, ahead) = start.pose.axes(shift);
        right.abs() > ahead && shift != (0, 0)
    }

    fn through_rough(&self, order: &Move, start: &crate::Foot, end: &crate::Foot) -> bool {
        let sweep = crate::Hull::sweep(&start.corners, &end.corners);
        let open =
            self.rules().skirmishers_ignore_difficult && self.unit(order.unit).shape.formation == Formation::Skirmish;
        self.setup.ground.slows(&sweep, &sweep.bounds, !open)
    }

    /// MP-65, MP-66: what a move that is refused would have been allowed.
    fn allowance(&self, order: &Move, start: &crate::Foot, end: &crate::Foot, full: i32) -> i32 {
        let halves = [order.about, self.sideways(start, end), self.through_rough(order, start, end)];
        halves.into_iter().filter(|&half| half).fold(full, |allowed, _| allowed / 2)
    }

    /// The names of those whom a unit could fire at.
    fn targets_in_words(&self, unit: UnitId, moved: bool) -> Text {
        let guns = self.spec(unit).arm == Arm::Artillery;
        let kind = if guns { ShotKind::Guns } else { ShotKind::Progress };
        let count = if self.unit(unit).shape.formation == Formation::Square {
            self.side_targets(unit, false, 0).count()
        } else {
            self.targets(unit, kind).count()
        };
        let text = if guns && moved { Text::key("targets-by-hand") } else { Text::key("targets") };
        text.with("n", count)
    }

    /// Losses of a shot as a whole distribution, capped at what the target has.
    pub(crate) fn shot_losses(&self, shot: &Shot) -> Chances {
        let save = chance(shot.save, if shot.save_again { Reroll::Ones } else { Reroll::None });
        let hits = if shot.need == 0 {
            battery(shot.modifier.into(), if shot.doubled && !self.rules().double_losses { 2 } else { 1 })
        } else {
            Chances::of(shot.dice.into(), chance(shot.need, shot.reroll))
        };
        let times = if shot.need == 0 && shot.doubled && self.rules().double_losses { 2 } else { 1 };
        hits.thinned(1.0 - save, times).capped(self.unit(shot.target).n.into())
    }

    /// MP-84, MP-85: what losses to fire come to: a test forced, the unit broken, the unit destroyed.
    pub(crate) fn under_fire(&self, shot: &Shot, losses: &Chances) -> [f64; 3] {
        let (unit, spec) = (self.unit(shot.target), self.spec(shot.target));
        let mut sums = [0.0; 3];
        for (lost, part) in losses.0.iter().enumerate() {
            let left = u32::from(unit.n) - lost as u32;
            if lost > 0 && (if spec.fights() { 4 * left <= u32::from(spec.n0) } else { left == 0 }) {
                sums[2] += part;
                continue;
            }
            let due =
                spec.fights() && 4 * (u32::from(unit.shot) + lost as u32) >= u32::from(unit.start) && !unit.tested;
            if due && lost > 0 {
                sums[0] += part;
                let modifier = self.fire_modifier(shot, left);
                sums[1] += part * (1.0 - steady(modifier, self.in_command(shot.target)));
            }
        }
        sums
    }

    /// MP-155, MP-156: the modifiers of a test after fire, with so many figures left.
    fn fire_modifier(&self, shot: &Shot, left: u32) -> i32 {
        let modifiers = self.fire_modifiers(shot.target, shot.shooter);
        let lasting =
            modifiers.iter().filter(|modifier| modifier.0 != "below-half").map(|modifier| i32::from(modifier.1));
        lasting.sum::<i32>() - i32::from(2 * left < u32::from(self.spec(shot.target).n0))
    }

    fn forecast_shot(&self, shot: &Shot) -> Vec<ForecastRow> {
        let mut rows = vec![self.dice_row(shot)];
        rows.extend(self.reroll_row(shot.reroll));
        if matches!(shot.kind, ShotKind::Guns | ShotKind::Volley | ShotKind::Progress) {
            rows.push(row(Text::key("forecast-range"), self.range_words(shot)));
            let arc = if shot.kind == ShotKind::Guns { FrontalArc::Wide } else { FrontalArc::Narrow };
            let edge = Edge::of(&self.unit(shot.shooter).foot, shot.face.unwrap_or(Face::Front));
            let seen = self.seen(shot.shooter, &edge, arc, shot.target);
            let value = Text::key("forecast-seen-of").with("n", seen.visible).with("of", seen.of);
            rows.push(row(Text::key("forecast-seen"), value));
        }
        rows.extend(self.loss_rows(shot));
        rows
    }

    /// The range band, never the distance itself: it would measure a charge (MP-99).
    fn range_words(&self, shot: &Shot) -> Text {
        let gap = self.gap_between(shot.shooter, shot.target);
        if shot.kind == ShotKind::Guns {
            return match self.band(shot.shooter, gap) {
                Some((0, _)) => Text::key("range-short"),
                Some((1, _)) => Text::key("range-medium"),
                _ => Text::key("range-long"),
            };
        }
        let [near, far] = self.volley_ranges(shot.shooter);
        let reach = match shot.kind {
            ShotKind::Progress => self.range(shot.shooter, ShotKind::Progress),
            _ if gap.within(near) => near,
            _ => far,
        };
        Text::key("range-up-to").with("n", reach / crate::INCH)
    }

    pub(crate) fn dice_row(&self, shot: &Shot) -> ForecastRow {
        let value = match (shot.need, shot.doubled) {
            (0, false) => Text::key("forecast-guns").with("plus", signed(shot.modifier.into())),
            (0, true) => Text::key("forecast-guns-double").with("plus", signed(shot.modifier.into())),
            (need, _) => Text::key("forecast-shot-dice").with("dice", shot.dice).with("need", need),
        };
        row(Text::key("forecast-dice"), value)
    }

    pub(crate) fn reroll_row(&self, reroll: Reroll) -> Option<ForecastRow> {
        let value = match reroll {
            Reroll::None => return None,
            Reroll::Ones => Text::key("again-ones"),
            Reroll::Misses => Text::key("again-misses"),
        };
        Some(row(Text::key("forecast-again"), value))
    }

    /// Save, mean losses, and what they may lead to.
    pub(crate) fn loss_rows(&self, shot: &Shot) -> Vec<ForecastRow> {
        let losses = self.shot_losses(shot);
        let [test, broken, destroyed] = self.under_fire(shot, &losses);
        let cover = cover_words(shot.cover);
        let n = self.unit(shot.target).n;
        let name = |key: Text| key.with("unit", self.called(shot.target));
        let mut rows = vec![
            row(
                Text::key("forecast-save"),
                Text::key("forecast-save-need").with("need", shot.save).with("cover", cover),
            ),
            ForecastRow {
                label: Text::key("forecast-losses"),
                value: Text::key("forecast-losses-of").with("n", decimal(losses.mean())).with("of", n),
                bar: bar(losses.mean() / f64::from(n.max(1))),
                tone: String::new(),
            },
        ];
        if self.spec(shot.target).fights() {
            rows.push(odds_row(name(Text::key("forecast-must-test")), test, ""));
            rows.push(odds_row(name(Text::key("forecast-breaks")), broken + destroyed, "good"));
        } else {
            rows.push(odds_row(name(Text::key("forecast-destroyed")), destroyed, "good"));
        }
        rows
    }

    fn forecast_form(&self, unit: UnitId, reform: Reform) -> Vec<ForecastRow> {
        let n = self.unit(unit).n;
        let mut rows = Vec::new();
        if self.spec(unit).fights() {
            let files = front(reform.shape, n.max(1));
            let ranks = if reform.shape.formation == Formation::Square { 1 } else { n.div_ceil(files.max(1)) };
            let value = Text::key("forecast-reform-front").with("n", files).with("ranks", ranks);
            rows.push(row(Text::key("forecast-new-front"), value));
        }
        rows.push(row(Text::key("forecast-formation"), shape_words(reform.shape)));
        rows
    }

    fn forecast_panic(&self, unit: UnitId) -> Vec<ForecastRow> {
        let need = self.unit(unit).panic;
        let one = f64::from(7 - need.clamp(1, 6)) / 6.0;
        let holds = if self.in_command(unit) { one + (1.0 - one) * one } else { one };
        let label = Text::key("forecast-panic").with("unit", self.called(unit));
        vec![row(Text::key("forecast-need"), Text::key("need").with("n", need)), odds_row(label, holds, "good")]
    }

    /// MP-178: below half and elite or Guard count, nothing else.
    fn forecast_rally(&self, unit: UnitId) -> Vec<ForecastRow> {
        let modifier = self.own_modifiers(unit).iter().map(|modifier| i32::from(modifier.1)).sum();
        let each = self.own_modifiers(unit).into_iter().map(|(why, n)| row(modifier_words(why), signed(n.into())));
        let led = if self.in_command(unit) { Text::key("yes") } else { Text::key("no") };
        let rallies = odds_row(Text::key("forecast-rally"), steady(modifier, self.in_command(unit)), "good");
        each.chain([row(Text::key("forecast-commanded"), led), rallies]).collect()
    }

    fn forecast_command(&self, unit: UnitId, x: i32, y: i32) -> Vec<ForecastRow> {
        let from = self.unit(unit).pose();
        let spent = spent_words(distance(from, Pose::new(x, y, from.facing)), self.spec(unit).base_move());
        let led = number(self.would_command(unit, x, y));
        vec![row(Text::key("forecast-distance"), spent), row(Text::key("forecast-commands"), led)]
    }

    /// How many units a commander would have within his range there.
    pub(crate) fn would_command(&self, unit: UnitId, x: i32, y: i32) -> usize {
        let mut there = self.clone();
        let foot = &mut there.units[unit.index()].foot;
        *foot = foot.at(Pose::new(x, y, self.unit(unit).pose().facing));
        let led = there.present(self.spec(unit).side).filter(|&id| !self.spec(id).commands());
        led.filter(|&id| there.gap_between(unit, id).within(self.spec(unit).command_range())).count()
    }

    fn forecast_end(&self) -> Vec<ForecastRow> {
        let running = self.present(self.player).filter(|&id| {
            let unit = self.unit(id);
            unit.fleeing && !unit.acted && !unit.panicked && !unit.caught
        });
        let mut rows = vec![row(Text::key("forecast-unacted"), number(self.idle()))];
        let running = running.count();
        if running > 0 {
            rows.push(ForecastRow { tone: "warn".to_owned(), ..row(Text::key("forecast-run-on"), number(running)) });
        }
        rows
    }
}

fn back_row(dice: u8) -> ForecastRow {
    row(Text::key("forecast-back"), Text::key("forecast-back-dice").with("n", dice))
}
