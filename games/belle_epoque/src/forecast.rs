//! What an action would do: what it counts on, line by line, and exact chances.

mod rows;

use std::cmp::Ordering;

use hexmap::Cell;
use kernel::{Forecast, ForecastRow, Game, Side, Silence, Text};

use crate::chances::{Chances, Clash};
use crate::gestures::{percent, shot_mark};
use crate::show::reaction_name;
use crate::tell::faces_words;
use crate::troops::UnitId;
use crate::{Action, Assault, BelleEpoque, Event, Gait, How, Phase, Reaction, Shot, Test};

use rows::{chance, fact, number, share, sheet_rows, toned};

/// Losses from here on are one row.
const MANY: usize = 5;
/// As many enemies are named one by one.
const NAMED: usize = 3;

impl BelleEpoque {
    pub(crate) fn forecast_action(&self, side: Side, action: &Action) -> Forecast {
        let rows = match *action {
            Action::Activate(unit) => self.forecast_activation(unit),
            Action::Test(points) => self.forecast_test(points),
            Action::Move(to) => self.forecast_arrival(self.unit, to, Some(Gait::Basic)),
            Action::March(to) => self.forecast_arrival(self.unit, to, Some(Gait::Forced)),
            Action::EvadeTo(to) => self.forecast_arrival(self.under_way().target, to, None),
            Action::Enter { unit, at } => self.forecast_arrival(unit, at, None),
            Action::Fire(target) => match self.shot(self.unit, target, self.gait) {
                Ok(shot) => [self.shot_rows(&shot), self.hit_rows(target, &shot, 6)].concat(),
                Err(_) => Vec::new(),
            },
            Action::Assault(target) => self.forecast_clash(Assault::on(target)),
            Action::NoReaction => self.forecast_clash(self.under_way()),
            Action::React(reaction) => self.forecast_reaction(reaction),
            Action::TakeLoss | Action::Retreat(_) => self.forecast_loss(action),
            Action::TakePosition => match self.phase {
                Phase::TakingPosition { unit, ground } => self.forecast_arrival(unit, ground, None),
                _ => Vec::new(),
            },
            Action::Place(_) => Vec::new(),
            Action::NoTest | Action::Stay | Action::Done | Action::HoldPosition => self.next_chit(side),
        };
        Forecast { title: self.describe_action(action), rows }
    }

    /// What may come true when an action is carried out, for the table of odds.
    pub(crate) fn consequence(&self, event: &Event) -> Vec<Text> {
        match *event {
            Event::Tested { unit, passed, .. } => vec![self.test_label(unit, passed)],
            Event::Fired { target, hits, .. } => vec![self.hits_label(target, hits.into())],
            Event::Clashed { attacker, defender, totals, .. } => {
                let losses = usize::from(totals[0].abs_diff(totals[1]));
                match totals[0].cmp(&totals[1]) {
                    Ordering::Equal => vec![Text::key("odds-tied")],
                    Ordering::Greater => vec![self.wins_label(attacker), self.loses_label(defender, losses)],
                    Ordering::Less => vec![self.wins_label(defender), self.loses_label(attacker, losses)],
                }
            }
            Event::Ended { winner: Some(side), .. } => {
                vec![Text::key("odds-victory").with("side", self.side_name(side))]
            }
            _ => Vec::new(),
        }
    }

    pub(crate) fn of_unit(&self, words: Text, unit: UnitId) -> Text {
        words.with("unit", self.unit_name(unit))
    }

    fn test_label(&self, unit: UnitId, passed: bool) -> Text {
        self.of_unit(if passed { Text::key("odds-passes") } else { Text::key("odds-fails") }, unit)
    }

    fn hits_label(&self, target: UnitId, hits: usize) -> Text {
        self.of_unit(Text::key("odds-hits"), target).with("n", hits)
    }

    fn wins_label(&self, unit: UnitId) -> Text {
        self.of_unit(Text::key("odds-wins"), unit)
    }

    fn loses_label(&self, unit: UnitId, losses: usize) -> Text {
        let words = if losses < MANY { Text::key("odds-loses") } else { Text::key("odds-loses-more") };
        self.of_unit(words, unit).with("n", losses.min(MANY))
    }

    /// The chance of the test for each number of points.
    fn test_rows(&self, unit: UnitId) -> Vec<ForecastRow> {
        let level = self.setup.unit(unit).reactivity();
        let test = |points: u8| {
            let chance = percent(level + points);
            let label = Text::key("forecast-test").with("points", points).with("level", level + points);
            ForecastRow::new(label, Text::key("percent").with("n", chance), chance as u16 * 10, "")
        };
        (0..=self.most_points(unit)).map(test).collect()
    }

    /// The chance of the test for each number of points, what the unit could do, and what it gives up.
    fn forecast_activation(&self, unit: UnitId) -> Vec<ForecastRow> {
        let mut rows = if self.test_opens(unit) { self.test_rows(unit) } else { Vec::new() };
        if self.is_mired(unit) {
            rows.push(toned(Text::key("forecast-mired"), Text::key("no-fire-no-assault"), "warn"));
            return rows;
        }
        let enemies = || self.units_of(!self.setup.unit(unit).side);
        let targets = enemies().filter(|&enemy| self.shot(unit, enemy, Gait::Still).is_ok()).count();
        rows.push(fact(Text::key("forecast-targets"), number(targets)));
        let ends = (self.marches(unit) | self.basic_hexes(unit, true)) - self.setup.difficult;
        let touched = self.setup.around.around_all(ends | self.spot(unit));
        let assaulted = enemies().filter(|&enemy| touched.contains(self.cell(enemy))).count();
        rows.push(fact(Text::key("forecast-assaults"), number(assaulted)));
        rows.push(fact(Text::key("forecast-gives-up"), Text::key("gives-up-reaction")));
        rows
    }

    fn forecast_test(&self, points: u8) -> Vec<ForecastRow> {
        let unit = self.tested();
        let passing = u64::from((self.setup.unit(unit).reactivity() + points).min(6));
        let mut rows = vec![
            chance(self.test_label(unit, true), passing, 6, "good"),
            chance(self.test_label(unit, false), 6 - passing, 6, "bad"),
        ];
        let left = self.command_points(self.setup.unit(unit).side).saturating_sub(points);
        rows.push(fact(Text::key("forecast-points-left"), number(left.into())));
        if let Phase::ReactTest(reaction) = self.phase {
            rows.extend(self.reaction_rows(reaction, passing));
        }
        rows
    }

    /// What a reaction does if its test is passed in so many of six falls.
    fn reaction_rows(&self, reaction: Reaction, passing: u64) -> Vec<ForecastRow> {
        let unit = self.reactor(reaction);
        match reaction {
            Reaction::Volley | Reaction::Support(_) => match self.shot(unit, self.unit, Gait::Still) {
                Ok(shot) => [self.shot_rows(&shot), self.hit_rows(self.unit, &shot, passing)].concat(),
                Err(_) => Vec::new(),
            },
            Reaction::Evade => vec![fact(Text::key("forecast-evasions"), number(self.evasions().len()))],
            Reaction::CounterCharge => {
                let under_way = self.under_way();
                let now = self.clash_chances(self.unit, under_way.target, under_way.counter_charge);
                let charging = self.clash_chances(self.unit, under_way.target, true);
                let labels = [Text::key("forecast-wins-now"), Text::key("forecast-wins-charging")];
                let [plain, charge] = labels.map(|words| self.of_unit(words, unit));
                vec![chance(plain, now.lost(), now.all, ""), chance(charge, charging.lost(), charging.all, "good")]
            }
        }
    }

    fn forecast_reaction(&self, reaction: Reaction) -> Vec<ForecastRow> {
        let unit = self.reactor(reaction);
        let mut rows = [self.test_rows(unit), self.reaction_rows(reaction, 6)].concat();
        rows.push(fact(Text::key("forecast-costs"), Text::key("costs-chit")));
        rows
    }

    /// How a fire comes by its score, each modifier with its name.
    fn shot_rows(&self, shot: &Shot) -> Vec<ForecastRow> {
        let table = Text::key("forecast-table").with("range", shot.range);
        let mut rows = vec![fact(table, number(shot.table.into()))];
        if shot.flagrant {
            rows.push(fact(Text::key("forecast-flagrant"), Text::plain("+1")));
        }
        if shot.lowest > 1 {
            let label = Text::key("forecast-protected").with("n", shot.lowest - 1);
            rows.push(toned(label, Text::key("miss"), "warn"));
        }
        if shot.overlooks {
            rows.push(fact(Text::key("forecast-overlooks"), Text::plain("+1")));
        }
        let label = Text::key("forecast-dice").with("n", shot.dice);
        rows.push(toned(label, faces_words(shot), if shot.faces() == 0 { "bad" } else { "" }));
        rows
    }

    /// The chance of each number of losses, in a fire that comes about in so many of six falls.
    fn hit_rows(&self, target: UnitId, shot: &Shot, of_six: u64) -> Vec<ForecastRow> {
        let chances = Chances::of_fire(shot);
        let all = chances.all * 6;
        let hit = |(hits, &ways): (usize, &u64)| {
            chance(self.hits_label(target, hits), ways * of_six, all, if hits == 0 { "" } else { "good" })
        };
        let mut rows: Vec<_> = chances.ways.iter().enumerate().filter(|(_, ways)| **ways > 0).map(hit).collect();
        // BE-R33: the odd losses alone may be the end.
        let enough = usize::from(2 * self.elements(target)).saturating_sub(1);
        let certain = chances.at_least(enough);
        if certain > 0 {
            rows.push(chance(self.of_unit(Text::key("odds-destroyed"), target), certain * of_six, all, "good"));
        }
        rows
    }

    fn clash_chances(&self, attacker: UnitId, target: UnitId, counter_charge: bool) -> Clash {
        let scores = self.scores(attacker, target, counter_charge).map(|sheet| sheet.score);
        Clash::new([attacker, target].map(|unit| self.elements(unit)), scores)
    }

    /// The scores of both sides line by line, who wins, and the losses of each.
    fn forecast_clash(&self, assault: Assault) -> Vec<ForecastRow> {
        let units = [self.unit, assault.target];
        let sheets = self.assault_scores(assault);
        let mut rows = Vec::new();
        for i in 0..2 {
            let words = if i == 0 { Text::key("forecast-attack") } else { Text::key("forecast-defence") };
            let label = self.of_unit(words, units[i]).with("dice", self.elements(units[i]));
            rows.push(fact(label, Text::key("up-to").with("n", sheets[i].score)));
            rows.extend(sheet_rows(&sheets[i], i == 1));
        }
        let clash = self.clash_chances(self.unit, assault.target, assault.counter_charge);
        rows.push(chance(self.wins_label(units[0]), clash.won(), clash.all, "good"));
        rows.push(chance(Text::key("odds-tied"), clash.tied, clash.all, ""));
        rows.push(chance(self.wins_label(units[1]), clash.lost(), clash.all, "bad"));
        for (unit, by, tone) in [(units[1], &clash.won_by, "good"), (units[0], &clash.lost_by, "bad")] {
            for losses in 1..=MANY {
                let ways =
                    if losses < MANY { by.get(losses - 1).copied() } else { Some(by.iter().skip(MANY - 1).sum()) };
                if let Some(ways) = ways.filter(|&ways| ways > 0) {
                    rows.push(chance(self.loses_label(unit, losses), ways, clash.all, tone));
                }
            }
        }
        rows.extend(self.answers(assault));
        rows
    }

    /// The reactions that the defender still has.
    fn answers(&self, assault: Assault) -> Vec<ForecastRow> {
        if self.phase != Phase::PickAct {
            return Vec::new();
        }
        let mut after = self.clone();
        (after.assault, after.phase) = (Some(assault), Phase::React);
        let answer = |action: &Action| match *action {
            Action::React(reaction) => {
                let unit = after.reactor(reaction);
                let label = self.of_unit(Text::key("forecast-answer"), unit).with("reaction", reaction_name(reaction));
                let chance = percent(self.setup.unit(unit).reactivity());
                Some(toned(label, Text::key("percent-or-more").with("n", chance), "warn"))
            }
            _ => None,
        };
        after.all_actions(!self.active).iter().filter_map(answer).collect()
    }

    /// A hex as a place to be: its ground, what can be done from it, and who fires at it.
    fn forecast_arrival(&self, unit: UnitId, to: Cell, gait: Option<Gait>) -> Vec<ForecastRow> {
        let mut after = self.clone();
        after.relocate(unit, to, How::Basic, &mut Silence);
        let side = self.setup.unit(unit).side;
        let mut rows = vec![fact(Text::key("forecast-ground"), self.ground_words(to))];
        if let Some(objective) = self.setup.objectives.iter().find(|objective| objective.at == to) {
            rows.push(toned(Text::key("forecast-objective"), number(objective.points[side].into()), "good"));
        }
        if gait.is_some() && self.test == Test::Passed && self.setup.difficult.contains(to) {
            rows.push(toned(Text::key("forecast-mired"), Text::key("no-fire-no-assault"), "warn"));
        } else if let Some(gait) = gait.filter(|_| self.test == Test::Passed) {
            rows.extend(after.targets_from_there(unit, gait));
        }
        let enemies = || after.units_of(!side);
        let seen_by = enemies().filter(|&enemy| after.shot(enemy, unit, Gait::Still).is_ok()).count();
        rows.push(toned(Text::key("forecast-exposed"), number(seen_by), if seen_by > 0 { "warn" } else { "" }));
        rows
    }

    /// Whom a unit could fire at or assault after such a move.
    fn targets_from_there(&self, unit: UnitId, gait: Gait) -> Vec<ForecastRow> {
        let side = self.setup.unit(unit).side;
        let enemies = || self.units_of(!side);
        let fires = enemies().filter_map(|enemy| Some((enemy, self.shot(unit, enemy, gait).ok()?)));
        let fires = fires
            .map(|(enemy, shot)| fact(self.of_unit(Text::key("forecast-fires"), enemy), Text::plain(shot_mark(&shot))));
        let near = enemies().filter(|&enemy| self.setup.grid.adjacent(self.cell(unit), self.cell(enemy)));
        let assaults = near.map(|enemy| {
            let clash = self.clash_chances(unit, enemy, false);
            chance(self.of_unit(Text::key("forecast-may-assault"), enemy), clash.won(), clash.all, "")
        });
        fires.take(NAMED).chain(assaults.take(NAMED)).collect()
    }

    fn forecast_loss(&self, action: &Action) -> Vec<ForecastRow> {
        let (Phase::FireLoss { unit, by, left } | Phase::Retreating { unit, by, left, .. }) = self.phase else {
            return Vec::new();
        };
        let Action::Retreat(to) = *action else {
            let after = self.elements(unit).saturating_sub(1);
            let tone = if after == 0 { "bad" } else { "warn" };
            return vec![toned(Text::key("forecast-elements"), number(after.into()), tone)];
        };
        let mut rows = self.forecast_arrival(unit, to, None);
        rows.push(fact(Text::key("forecast-elements"), number(self.elements(unit).into())));
        if left > 1 && self.is_dead_end(unit, by, to) {
            rows.push(toned(Text::key("forecast-dead-end"), Text::key("then-elements"), "bad"));
        }
        rows
    }

    /// BE-R34: whether a further step back from there could not be made.
    fn is_dead_end(&self, unit: UnitId, cause: UnitId, to: Cell) -> bool {
        let mut after = self.clone();
        after.relocate(unit, to, How::Retreat, &mut Silence);
        after.retreat_steps(unit, cause).is_empty()
    }

    /// BE-17: the chance that the next chit is this side's.
    fn next_chit(&self, side: Side) -> Vec<ForecastRow> {
        let [own, other] = [side, !side].map(|side| u64::from(self.chits(side)));
        if own + other == 0 {
            return vec![fact(Text::key("forecast-next"), Text::key("turn-ends"))];
        }
        let label = Text::key("forecast-next-chit").with("side", self.side_name(side));
        vec![fact(label, share(own, own + other))]
    }
}
