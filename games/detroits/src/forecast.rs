//! What an action would do, as far as it is certain: where a line leads, what a broadside does.

use kernel::{Forecast, ForecastRow, Side, Text};

use crate::fire::{Shots, Volley};
use crate::order::Token;
use crate::ship::{ADRIFT, Kind, MOVE, Pose, ShipId};
use crate::telling::state_words;
use crate::{Action, Detroits, Phase, rose};

/// A row about something, with a bar for a share of a whole.
fn row(key: &'static str, value: Text, share: impl Into<u32>, of: impl Into<u32>, tone: &str) -> ForecastRow {
    ForecastRow::new(Text::key(key), value, ForecastRow::bar(share.into(), of.into()), tone)
}

impl Detroits {
    pub(crate) fn forecast_action(&self, side: Side, action: &Action) -> Forecast {
        let rows = match *action {
            Action::Deploy { ship, pose } => self.forecast_lie(ship.of(side), pose, false),
            Action::Write { ship, symbol } => {
                let written = &self.ship(ship.of(side)).line[..];
                let token = self.check_write(ship.of(side), symbol).map(|(token, _)| token);
                token.map_or(Vec::new(), |token| self.forecast_line(ship.of(side), &[written, &[token]].concat()))
            }
            Action::Done { ship } => self.forecast_line(ship.of(side), &self.ship(ship.of(side)).line),
            Action::Order { ship, script } => {
                let line = self.check_order(ship.of(side), &script);
                line.map_or(Vec::new(), |line| self.forecast_line(ship.of(side), &line))
            }
            Action::Hold { ship } => self.forecast_hold(ship.of(side)),
            Action::Fire { ship, volley } => self.forecast_fire(ship.of(side), volley),
        };
        Forecast { title: self.describe_action(side, action), rows }
    }

    /// Points spent, where the ship ends, and what it could hit from there.
    fn forecast_line(&self, id: ShipId, line: &[Token]) -> Vec<ForecastRow> {
        let course = self.setup.chart.follow(id.kind(), self.ship(id).pose, line);
        let points = Text::key("help-points").with("points", line.len()).with("of", MOVE);
        let mut rows = vec![row("forecast-points", points, line.len() as u32, MOVE as u32, "")];
        rows.extend(self.forecast_lie(id, course.end(), course.aground));
        rows
    }

    /// A ship lying there: the zone, and its shots at the enemy as he lies now.
    fn forecast_lie(&self, id: ShipId, end: Pose, aground: bool) -> Vec<ForecastRow> {
        let chart = &self.setup.chart;
        let place =
            Text::key("forecast-lies").with("at", chart.grid.name(end.bow)).with("facing", rose::digit(end.facing));
        let (place, tone) = match aground {
            true => (Text::key("forecast-aground").with("place", place), "bad"),
            false => (place, ""),
        };
        let away = chart.tokens_to_zone(id.kind(), end);
        let (zone, zone_tone) = match away {
            0 => (Text::key("forecast-in-zone"), "good"),
            crate::FAR => (Text::key("forecast-zone-never"), "warn"),
            _ => (Text::key("forecast-zone-far").with("orders", away), ""),
        };
        let mut rows =
            vec![row("forecast-end", place, aground, 1u8, tone), row("forecast-zone", zone, away == 0, 1u8, zone_tone)];
        if self.state.phase != Phase::Deploy {
            rows.extend(self.lying(id, end).shot_rows(id, "forecast-shot", "good"));
        }
        rows
    }

    /// What a ship could do to each enemy that it can hit.
    fn shot_rows(&self, id: ShipId, key: &'static str, tone: &'static str) -> impl Iterator<Item = ForecastRow> {
        self.targets(id).map(move |(target, shots): (ShipId, Shots)| {
            let distance = shots.into_iter().flatten().min().unwrap_or(1);
            let label = Text::key(key).with("target", target.to_string()).with("distance", distance);
            damage_row(label, id.kind().damage(distance), tone)
        })
    }

    fn forecast_fire(&self, id: ShipId, volley: Volley) -> Vec<ForecastRow> {
        let mut rows = Vec::new();
        for (broadside, target) in volley.targets() {
            let distance = self.shots(id, target)[broadside as usize].unwrap_or(1);
            let damage = id.kind().damage(distance);
            let left = self.ship(target).resist.saturating_sub(damage);
            let label = Text::key("forecast-salvo").with("broadside", broadside.text());
            let label = label.with("target", target.to_string()).with("distance", distance);
            rows.push(damage_row(label, damage, "good"));
            let label = Text::key("forecast-left").with("target", target.to_string());
            let tone = if left <= ADRIFT { "good" } else { "" };
            let bar = ForecastRow::bar(left.into(), target.kind().resist().into());
            rows.push(ForecastRow::new(label, state_words(left), bar, tone));
        }
        rows
    }

    fn forecast_hold(&self, id: ShipId) -> Vec<ForecastRow> {
        let (later, tone) = match self.is_last_chance() {
            true => ("forecast-no-later", "warn"),
            false => ("forecast-perhaps-later", ""),
        };
        let later = row("forecast-later", Text::key(later), 0u8, 1u8, tone);
        [later].into_iter().chain(self.shot_rows(id, "forecast-forgone", "")).collect()
    }
}

fn damage_row(label: Text, damage: u8, tone: &str) -> ForecastRow {
    let bar = ForecastRow::bar(damage.into(), Kind::ThreeMaster.damage(1).into());
    ForecastRow::new(label, Text::key("points").with("n", damage), bar, tone)
}
