//! What an action would do: what it counts on, line by line, and exact chances.

mod rows;

use hexmap::Cell;
use kernel::{Forecast, ForecastRow, Side, Silence, Text};

use crate::chances::{Chances, Clash, thousandths};
use crate::gestures::{percent, shot_mark};
use crate::tell::faces_words;
use crate::terrain::Cells;
use crate::troops::UnitId;
use crate::{Action, Assault, BelleEpoque, Event, Gait, How, Phase, Reaction, Shot, Test};

use rows::{chance, fact, number, share, sheet_rows};

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
            Action::Fire(target) => match self.shot(self.unit, target, self.gait()) {
                Ok(shot) => [self.shot_rows(&shot), self.hit_rows(target, &shot, 6)].concat(),
                Err(_) => Vec::new(),
            },
            Action::Assault(target) => self.forecast_clash(Assault { target, counter_charge: false, supported: false }),
            Action::NoReaction => self.forecast_clash(self.under_way()),
            Action::React(reaction) => self.forecast_reaction(reaction),
            Action::TakeLoss | Action::Retreat(_) => self.forecast_loss(action),
            Action::TakePosition => match self.phase() {
                Phase::TakingPosition { winner, ground } => self.forecast_arrival(winner, ground, None),
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
                    std::cmp::Ordering::Equal => vec![Text::key("odds-tied")],
                    std::cmp::Ordering::Greater => {
                        vec![self.of_unit(Text::key("odds-wins"), attacker), self.loses_label(defender, losses)]
                    }
                    std::cmp::Ordering::Less => {
                        vec![self.of_unit(Text::key("odds-wins"), defender), self.loses_label(attacker, losses)]
                    }
                }
            }
            Event::Ended { winner: Some(side), .. } => {
                vec![Text::key("odds-victory").with("side", self.side_name(side))]
            }
            _ => Vec::new(),
        }
    }

    fn of_unit(&self, words: Text, unit: UnitId) -> Text {
        words.with("unit", self.unit_name(unit))
    }

    fn test_label(&self, unit: UnitId, passed: bool) -> Text {
        self.of_unit(if passed { Text::key("odds-passes") } else { Text::key("odds-fails") }, unit)
    }

    fn hits_label(&self, target: UnitId, hits: usize) -> Text {
        self.of_unit(Text::key("odds-hits"), target).with("n", hits)
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
            rows.push(ForecastRow::new(Text::key("forecast-mired"), Text::key("no-fire-no-assault"), 0, "warn"));
            return rows;
        }
        let enemies = || self.units_of(!self.setup.unit(unit).side);
        let targets = enemies().filter(|&enemy| self.shot(unit, enemy, Gait::Still).is_ok()).count();
        rows.push(fact(Text::key("forecast-targets"), number(targets)));
        let ends = (self.marches(unit) | self.basic_hexes(unit, true)) - self.setup.difficult;
        let touched = self.setup.around.around_all(ends | self.place(unit).map_or(Cells::EMPTY, Cells::of));
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
        if let Phase::ReactTest(reaction) = self.phase() {
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
                let now = self.clash_chances(self.under_way());
                let charging = self.clash_chances(Assault { counter_charge: true, ..self.under_way() });
                vec![
                    chance(self.of_unit(Text::key("forecast-wins-now"), unit), now.lost(), now.all, ""),
                    chance(
                        self.of_unit(Text::key("forecast-wins-charging"), unit),
                        charging.lost(),
                        charging.all,
                        "good",
                    ),
                ]
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
        let mut rows = vec![ForecastRow::new(table, number(shot.table.into()), 0, "")];
        if shot.flagrant {
            rows.push(fact(Text::key("forecast-flagrant"), Text::plain("+1")));
        }
        if shot.lowest > 1 {
            let label = Text::key("forecast-protected").with("n", shot.lowest - 1);
            rows.push(ForecastRow::new(label, Text::key("miss"), 0, "warn"));
        }
        if shot.overlooks {
            rows.push(fact(Text::key("forecast-overlooks"), Text::plain("+1")));
        }
        let label = Text::key("forecast-dice").with("n", shot.dice);
        rows.push(ForecastRow::new(label, faces_words(shot), 0, if shot.faces() == 0 { "bad" } else { "" }));
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

    fn clash_chances(&self, assault: Assault) -> Clash {
        let scores = self.assault_scores(assault).map(|sheet| sheet.score);
        Clash::new([self.unit, assault.target].map(|unit| self.elements(unit)), scores)
    }

    /// The scores of both sides line by line, who wins, and the losses of each.
    fn forecast_clash(&self, assault: Assault) -> Vec<ForecastRow> {
        let units = [self.unit, assault.target];
        let sheets = self.assault_scores(assault);
        let mut rows = Vec::new();
        for i in 0..2 {
            let words = if i == 0 { Text::key("forecast-attack") } else { Text::key("forecast-defence") };
            let label = self.of_unit(words, units[i]).with("dice", self.elements(units[i]));
            rows.push(ForecastRow::new(label, Text::key("up-to").with("n", sheets[i].score), 0, ""));
            rows.extend(sheet_rows(&sheets[i], i == 1));
        }
        let clash = self.clash_chances(assault);
        rows.push(chance(self.of_unit(Text::key("odds-wins"), units[0]), clash.won(), clash.all, "good"));
        rows.push(chance(Text::key("odds-tied"), clash.tied, clash.all, ""));
        rows.push(chance(self.of_unit(Text::key("odds-wins"), units[1]), clash.lost(), clash.all, "bad"));
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
        if self.phase() != Phase::PickAct {
            return Vec::new();
        }
        let mut after = self.clone();
        (after.assault, after.phase) = (Some(assault), Phase::React);
        let mut actions = Vec::new();
        after.reaction_actions(&mut actions);
        let answer = |action: &Action| match *action {
            Action::React(reaction) => {
                let unit = after.reactor(reaction);
                let label = self
                    .of_unit(Text::key("forecast-answer"), unit)
                    .with("reaction", crate::show::reaction_name(reaction));
                let chance = percent(self.setup.unit(unit).reactivity());
                Some(ForecastRow::new(label, Text::key("percent-or-more").with("n", chance), 0, "warn"))
            }
            _ => None,
        };
        actions.iter().filter_map(answer).collect()
    }

    /// A hex as a place to be: its ground, what can be done from it, and who fires at it.
    fn forecast_arrival(&self, unit: UnitId, to: Cell, gait: Option<Gait>) -> Vec<ForecastRow> {
        let mut after = self.clone();
        after.relocate(unit, to, How::Basic, &mut Silence);
        let side = self.setup.unit(unit).side;
        let mut rows = vec![fact(Text::key("forecast-ground"), self.ground_words(to))];
        if let Some(objective) = self.setup.objectives.iter().find(|objective| objective.at == to) {
            rows.push(ForecastRow::new(
                Text::key("forecast-objective"),
                number(objective.points[side].into()),
                0,
                "good",
            ));
        }
        if gait.is_some() && self.test() == Test::Passed && self.setup.difficult.contains(to) {
            rows.push(ForecastRow::new(Text::key("forecast-mired"), Text::key("no-fire-no-assault"), 0, "warn"));
        } else if let Some(gait) = gait.filter(|_| self.test() == Test::Passed) {
            rows.extend(after.targets_from_there(unit, gait));
        }
        let enemies = || after.units_of(!side);
        let seen_by = enemies().filter(|&enemy| after.shot(enemy, unit, Gait::Still).is_ok()).count();
        rows.push(ForecastRow::new(
            Text::key("forecast-exposed"),
            number(seen_by),
            0,
            if seen_by > 0 { "warn" } else { "" },
        ));
        rows
    }

    /// Whom a unit could fire at or assault after such a move.
    fn targets_from_there(&self, unit: UnitId, gait: Gait) -> Vec<ForecastRow> {
        let side = self.setup.unit(unit).side;
        let enemies = || self.units_of(!side);
        let fires = enemies().filter_map(|enemy| Some((enemy, self.shot(unit, enemy, gait).ok()?)));
        let fires = fires.map(|(enemy, shot)| {
            ForecastRow::new(self.of_unit(Text::key("forecast-fires"), enemy), Text::plain(shot_mark(&shot)), 0, "")
        });
        let near = enemies().filter(|&enemy| self.setup.grid.adjacent(self.cell(unit), self.cell(enemy)));
        let assaults = near.map(|enemy| {
            let [own, other] = [(unit, enemy, false), (enemy, unit, true)]
                .map(|(unit, other, defends)| self.score_sheet(unit, other, defends, false).score);
            let clash = Clash::new([unit, enemy].map(|unit| self.elements(unit)), [own, other]);
            let chance = thousandths(clash.won(), clash.all);
            ForecastRow::new(
                self.of_unit(Text::key("forecast-may-assault"), enemy),
                share(clash.won(), clash.all),
                chance,
                "",
            )
        });
        fires.take(NAMED).chain(assaults.take(NAMED)).collect()
    }

    fn forecast_loss(&self, action: &Action) -> Vec<ForecastRow> {
        let (unit, left) = match self.phase() {
            Phase::FireLoss { target, left, .. } => (target, left),
            Phase::Retreating { loser, left, .. } => (loser, left),
            _ => return Vec::new(),
        };
        match *action {
            Action::Retreat(to) => {
                let mut rows = self.forecast_arrival(unit, to, None);
                rows.push(fact(Text::key("forecast-elements"), number(self.elements(unit).into())));
                if left > 1 && self.is_dead_end(unit, to) {
                    rows.push(ForecastRow::new(Text::key("forecast-dead-end"), Text::key("then-elements"), 0, "bad"));
                }
                rows
            }
            _ => {
                let after = self.elements(unit).saturating_sub(1);
                vec![ForecastRow::new(
                    Text::key("forecast-elements"),
                    number(after.into()),
                    0,
                    if after == 0 { "bad" } else { "warn" },
                )]
            }
        }
    }

    /// BE-R34: whether a further step back from there could not be made.
    fn is_dead_end(&self, unit: UnitId, to: Cell) -> bool {
        let cause = match self.phase() {
            Phase::FireLoss { firer, .. } => firer,
            Phase::Retreating { winner, .. } => winner,
            _ => return false,
        };
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
        vec![ForecastRow::new(label, share(own, own + other), 0, "")]
    }
}
