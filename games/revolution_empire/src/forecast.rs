//! What an action promises: its dice, part by part, and its exact chances.
//!
//! The chances come from the rules themselves: every way in which the dice can hurt a target is played once, and
//! weighed by how many throws lead to it.

mod exact;
mod preview;

use hexmap::Cell;
use kernel::{Forecast, ForecastRow, Show, Side, Text};

use crate::chances::Chance;
use crate::{Action, Bout, Clash, Event, Kind, Phase, Reckoning, RevolutionEmpire, Share, UnitId};

fn row(label: Text, value: Text, tone: &str) -> ForecastRow {
    ForecastRow::new(label, value, 0, tone)
}

fn chance_row(label: Text, chance: Chance, tone: &str) -> ForecastRow {
    let tenths = chance.thousandths();
    let percent = Text::key("chance").with("whole", tenths / 10).with("tenth", tenths % 10);
    // An impossible thing still has its row, and a bar that shows.
    ForecastRow::new(label, percent, tenths.max(1), tone)
}

impl RevolutionEmpire {
    pub(crate) fn forecast_action(&self, side: Side, action: &Action) -> Forecast {
        let rows = match *action {
            Action::Attack { unit, target, column } => self.forecast_attack(side, unit, target, column),
            Action::Fire { battery, target } => self.forecast_fire(side, battery, target, action),
            Action::Skirmish { .. } => self.chance_rows(side, action, "good"),
            Action::Stand | Action::Riposte | Action::Pursue => self.forecast_clash(side, action),
            Action::Move { unit, to } => self.forecast_move(unit, to),
            Action::Take => {
                self.clash().map(|clash| self.forecast_place(clash.attacker, self.vacated())).unwrap_or_default()
            }
            Action::Retreat { unit, to } => self.forecast_retreat(unit, to),
            Action::Chit(corps) => {
                let units = (self.setup.corps(corps).units & self.present).len();
                vec![row(Text::key("forecast-corps-units"), Text::number(units), "")]
            }
            _ => Vec::new(),
        };
        Forecast { title: self.describe(side, action), rows }
    }

    /// What the next throw of the attack being settled promises.
    fn forecast_clash(&self, side: Side, action: &Action) -> Vec<ForecastRow> {
        let (Some(clash), Some((_, _, dice))) = (self.clash(), self.blow(action)) else { return Vec::new() };
        let (pair, tone) = match action {
            Action::Stand => (Some((clash.attacker, clash.target)), "bad"),
            _ => (None, "good"),
        };
        [self.dice_rows(&dice, pair), self.chance_rows(side, action, tone)].concat()
    }

    /// The dice of a reckoning: each bonus and malus by its name.
    fn dice_rows(&self, reckoning: &Reckoning, pair: Option<(UnitId, UnitId)>) -> Vec<ForecastRow> {
        let share_row = |share: Share| {
            let (value, tone) = match share {
                Share { covered: true, .. } => (Text::key("share-covered"), ""),
                Share { word: "base", dice, .. } => (Text::number(dice), ""),
                Share { dice, .. } if dice > 0 => (Text::number(format!("+{dice}")), "good"),
                Share { dice, .. } => (Text::number(format!("−{}", -dice)), "bad"),
            };
            row(self.share_words(share, pair), value, tone)
        };
        let mut rows: Vec<ForecastRow> = reckoning.shares().into_iter().map(share_row).collect();
        if let Some((unit, target)) = pair {
            let missed = [self.why_no_flank(reckoning, unit, target), self.why_no_charge(reckoning, unit, target)];
            rows.extend(missed.into_iter().flatten().map(|why| row(why, Text::number("0"), "")));
        }
        rows.push(row(Text::key("dice-total"), Text::key("dice-count").with("n", reckoning.dice()), ""));
        rows
    }

    fn share_words(&self, share: Share, pair: Option<(UnitId, UnitId)>) -> Text {
        let text = share.words("share");
        let flanker = pair.and_then(|(unit, target)| self.flankers(unit, target).next());
        match flanker {
            Some(flanker) if share.word == "flank" => text.with("by", self.unit_name(flanker)),
            _ => text,
        }
    }

    /// A flank that was near but does not count (RE-64, RE-65).
    fn why_no_flank(&self, reckoning: &Reckoning, unit: UnitId, target: UnitId) -> Option<Text> {
        if reckoning.flank || self.flankers(unit, target).is_empty() {
            return None;
        }
        let key = if self.flankable(unit) { "flank-none-self" } else { "flank-none-target" };
        Some(Text::key(key).with("unit", self.unit_name(unit)).with("target", self.unit_name(target)))
    }

    /// What keeps cavalry from an organised charge (RE-66 to RE-68).
    fn why_no_charge(&self, reckoning: &Reckoning, unit: UnitId, target: UnitId) -> Option<Text> {
        if reckoning.charge || !self.setup.kind(unit).cavalry() || unit.side() == target.side() {
            return None;
        }
        Some(Text::key(if self.pieces(unit) < self.setup.unit(unit).pieces {
            "charge-none-strength"
        } else if self.retreated.has(unit) {
            "charge-none-retreated"
        } else if !self.activation.moved.has(unit) {
            "charge-none-still"
        } else {
            "charge-none-ground"
        }))
    }

    /// "3 + 2 − 1 = 4 d6": the sum beside the target.
    pub(crate) fn sum_of_attack(&self, unit: UnitId, target: UnitId) -> String {
        let reckoning = self.attack_reckoning(unit, target);
        let parts = reckoning.shares().into_iter().filter(|share| !share.covered).map(|share| share.dice);
        let mut sum = String::new();
        for dice in parts {
            match (sum.is_empty(), dice < 0) {
                (true, _) => sum = dice.to_string(),
                (_, true) => sum += &format!(" − {}", -dice),
                _ => sum += &format!(" + {dice}"),
            }
        }
        match sum.contains(' ') {
            true => format!("{sum} = {} d6", reckoning.dice()),
            false => format!("{sum} d6"),
        }
    }

    /// The game with an attack declared and nothing rolled: what could the target do?
    fn declared(&self, unit: UnitId, target: UnitId, owed: u8) -> Self {
        let mut trial = self.clone();
        trial.clash = Clash::between(unit, target, Bout::Attack, false);
        trial.clash.begin_retreat(target, self.cell(target), owed);
        trial
    }

    fn forecast_attack(&self, side: Side, unit: UnitId, target: UnitId, column: bool) -> Vec<ForecastRow> {
        let action = Action::Attack { unit, target, column };
        let named = |key: &str| Text::key(key.to_owned()).with("target", self.unit_name(target));
        let reckoning = self.attack_reckoning(unit, target);
        let kind = self.setup.kind(target);
        let village = self.setup.terrain(self.cell(target)) == crate::Terrain::Village;
        let evades = kind.cavalry() && self.setup.kind(unit).infantry() && self.declared(unit, target, 2).can_evade();
        if village && !kind.infantry() && !evades {
            return vec![row(named("caught-village"), Text::plain("RE-106"), "good")];
        }
        if evades && (village || kind == Kind::C) {
            return vec![row(named("evades-must"), Text::plain("RE-55"), "")];
        }
        let mut rows = self.dice_rows(&reckoning, Some((unit, target)));
        if evades {
            rows.push(row(named("evades-may"), Text::plain("RE-54"), "warn"));
            let mut stands = self.declared(unit, target, 0);
            stands.phase = Phase::Evasion;
            rows.extend(stands.chance_rows(target.side(), &Action::Stand, "good"));
            return rows;
        }
        rows.extend(self.chance_rows(side, &action, "good"));
        if kind != Kind::A && self.declared(unit, target, 1).retreat_steps().is_empty() {
            rows.push(row(named("odds-trapped"), Text::plain("RE-82"), "good"));
        }
        let answer = self.riposte_reckoning(target, unit);
        if self.ground_allows(kind, self.cell(target), self.cell(unit)).is_ok() && answer.dice() > 0 {
            rows.push(row(Text::key("odds-answer-dice"), Text::key("dice-count").with("n", answer.dice()), "warn"));
        }
        if self.may_choose_column(unit, target) {
            rows.extend(self.other_form(side, unit, target, column));
        }
        rows
    }

    /// What the other form of the attack is better at.
    fn other_form(&self, side: Side, unit: UnitId, target: UnitId, column: bool) -> Option<ForecastRow> {
        let action = Action::Attack { unit, target, column: !column };
        let (key, wanted) = if column { ("odds-in-line", "odds-loss") } else { ("odds-in-column", "odds-recoils") };
        let wanted = Text::key(wanted).with("target", self.unit_name(target));
        let (_, chance) = self.exact(side, &action).into_iter().find(|(what, _)| *what == wanted)?;
        Some(chance_row(Text::key(key), chance, ""))
    }

    fn forecast_fire(&self, side: Side, battery: UnitId, target: UnitId, action: &Action) -> Vec<ForecastRow> {
        let line = self.line_of_fire(battery, target);
        let mut rows = Vec::new();
        for aim in &*line {
            let name = self.unit_name(aim.unit);
            if self.setup.kind(aim.unit) == Kind::A {
                rows.push(row(Text::key("fire-immune").with("target", name), Text::plain("RE-26"), ""));
                continue;
            }
            let Some(reckoning) = self.fire_reckoning(battery, aim.unit) else { continue };
            let distance = self.setup.grid.distance(self.cell(battery), self.cell(aim.unit));
            let heading = Text::key("fire-at").with("target", name).with("range", distance);
            rows.push(row(heading, Text::key("dice-count").with("n", aim.dice), ""));
            let parts = self.dice_rows(&reckoning, None);
            // Only what changes the dice of the range is worth a line.
            rows.extend(parts.into_iter().skip(1).filter(|row| !row.tone.is_empty()));
        }
        rows.extend(self.chance_rows(side, action, "good"));
        rows
    }

    fn forecast_move(&self, unit: UnitId, to: Cell) -> Vec<ForecastRow> {
        let mut rows = Vec::new();
        if self.setup.kind(unit) != Kind::A {
            let fights = self.reach(unit).fight.contains(to);
            let key = if fights { "forecast-may-attack" } else { "forecast-march-only" };
            let yes = Text::key(if fights { "yes" } else { "no" });
            rows.push(row(Text::key(key), yes, if fights { "good" } else { "warn" }));
        }
        rows.extend(self.forecast_place(unit, to));
        rows
    }

    /// What a unit would find in a hex.
    fn forecast_place(&self, unit: UnitId, to: Cell) -> Vec<ForecastRow> {
        let mut there = self.clone();
        there.put(unit, to);
        let around = self.setup.grid.neighbours(to).filter_map(|(_, cell)| there.unit_at(cell));
        let enemies = around.filter(|other| other.side() != unit.side()).count();
        let mut rows = Vec::new();
        let objectives = self.setup.objectives.iter().enumerate();
        rows.extend(objectives.filter(|(n, objective)| objective.at == to && self.holder(*n) != unit.side()).map(
            |(_, objective)| {
                row(
                    Text::key("forecast-objective").with("place", self.place_name(objective.at)),
                    Text::number(format!("+{}", objective.vp[unit.side()])),
                    "good",
                )
            },
        ));
        if enemies > 0 {
            rows.push(row(Text::key("forecast-contacts"), Text::number(enemies), ""));
        }
        if there.flankable(unit) {
            rows.push(row(Text::key("forecast-exposed"), Text::plain("RE-R24"), "warn"));
        }
        rows
    }

    fn forecast_retreat(&self, unit: UnitId, to: Cell) -> Vec<ForecastRow> {
        let home = self.setup.way_home(unit, to);
        let mut rows = vec![row(Text::key("forecast-home"), Text::number(home), "")];
        rows.extend(self.unit_at(to).map(|friend| {
            row(Text::key("forecast-pushed").with("unit", self.unit_name(friend)), Text::plain("RE-80"), "warn")
        }));
        rows
    }

    /// What has come true, for the table of odds.
    pub(crate) fn came_true(&self, after: &Self, events: &[Event]) -> Vec<Text> {
        let falls_back = |unit: UnitId| {
            let clash = &after.clash;
            let beaten = clash.beaten() == unit && clash.bout != Bout::Evasion;
            let owes = beaten || clash.row.iter().any(|&(waiting, _)| waiting == unit);
            let steps =
                |event: &Event| matches!(event, Event::Retreated { unit: gone, evading: false, .. } if *gone == unit);
            (after.phase == Phase::Retreat && owes) || events.iter().any(steps)
        };
        let cornered = |unit: UnitId| {
            let lost = |event: &Event| match event {
                Event::Cornered { unit: cornered, losses } if *cornered == unit => Some(*losses),
                _ => None,
            };
            events.iter().filter_map(lost).sum::<u8>()
        };
        let hits = |event: &Event| match event {
            Event::Rolled { against, losses, .. } => vec![(*against, *losses)],
            Event::Fired { shots, .. } => {
                let thrown = shots.iter().filter(|shot| !shot.dice.is_empty());
                thrown.map(|shot| (shot.unit, shot.losses)).collect()
            }
            Event::Skirmished { target, hit, .. } => vec![(*target, u8::from(*hit))],
            _ => Vec::new(),
        };
        let mut rows = Vec::new();
        for (unit, losses) in events.iter().flat_map(hits) {
            let named = |key: &'static str| Text::key(key).with("target", self.unit_name(unit));
            let destroyed =
                events.iter().any(|event| matches!(event, Event::Destroyed { unit: gone, .. } if *gone == unit));
            let losses = if destroyed { self.pieces(unit) } else { losses + cornered(unit) };
            rows.extend((losses > 0).then(|| named("odds-loss")));
            rows.extend((losses > 1).then(|| named("odds-losses").with("n", 2)));
            rows.extend(destroyed.then(|| named("odds-destroyed")));
            rows.extend((falls_back(unit) && !destroyed).then(|| named("odds-recoils")));
        }
        let thrown =
            |event: &Event| matches!(event, Event::Rolled { .. } | Event::Fired { .. } | Event::Skirmished { .. });
        if rows.is_empty() && events.iter().any(thrown) {
            rows.push(Text::key("odds-nothing"));
        }
        let fought = events.iter().any(|event| matches!(event, Event::Rolled { .. }));
        rows.extend((fought && after.phase == Phase::Riposte).then(|| Text::key("odds-riposte")));
        let winner = after.outcome.and_then(|outcome| outcome.winner);
        rows.extend(winner.map(|winner| Text::key("odds-wins").with("side", self.side_name(winner))));
        rows
    }
}
