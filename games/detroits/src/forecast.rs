//! What an action would do, as far as it is certain: where a line leads, what a broadside does.

use kernel::{Forecast, ForecastRow, Side, Text};

use crate::fire::Volley;
use crate::order::Line;
use crate::ship::{ADRIFT, Kind, MOVE, Pose, ShipId};
use crate::telling::{broadside_words, state_words};
use crate::{Action, Detroits, rose};

fn row(label: Text, value: Text, share: u32, of: u32, tone: &str) -> ForecastRow {
    let bar = (1000 * share.min(of) / of.max(1)) as u16;
    ForecastRow { label, value, bar, tone: tone.to_owned() }
}

impl Detroits {
    pub(crate) fn forecast_action(&self, side: Side, action: &Action) -> Forecast {
        let id = |slot| ShipId { side, slot };
        let rows = match *action {
            Action::Deploy { ship, pose } => self.forecast_lie(id(ship), pose, false),
            Action::Write { ship, symbol } => match self.check_write(side, ship, symbol) {
                Ok((token, _)) => {
                    let mut line = self.ship(id(ship)).line;
                    line.push(token);
                    self.forecast_line(id(ship), &line)
                }
                Err(_) => Vec::new(),
            },
            Action::Done { ship } => self.forecast_line(id(ship), &self.ship(id(ship)).line),
            Action::Order { ship, script } => match self.check_order(side, ship, &script) {
                Ok(line) => self.forecast_line(id(ship), &line),
                Err(_) => Vec::new(),
            },
            Action::Hold { ship } => self.forecast_hold(id(ship)),
            Action::Fire { ship, volley } => self.forecast_fire(id(ship), volley),
        };
        Forecast { title: self.describe_action(side, action), rows }
    }

    /// Points spent, where the ship ends, and what it could hit from there.
    fn forecast_line(&self, id: ShipId, line: &Line) -> Vec<ForecastRow> {
        let course = self.setup.chart.follow(id.kind(), self.ship(id).pose, line.tokens());
        let points = Text::key("help-points").with("points", line.len()).with("of", MOVE);
        let mut rows = vec![row(Text::key("forecast-points"), points, line.len() as u32, MOVE as u32, "")];
        rows.extend(self.forecast_lie(id, course.end(), course.aground));
        rows
    }

    /// A ship lying there: the zone, and its shots at the enemy as he lies now.
    fn forecast_lie(&self, id: ShipId, end: Pose, aground: bool) -> Vec<ForecastRow> {
        let chart = &self.setup.chart;
        let place =
            Text::key("forecast-lies").with("at", chart.grid.name(end.bow)).with("facing", rose::digit(end.facing));
        let mut rows = vec![match aground {
            true => row(Text::key("forecast-end"), Text::key("forecast-aground").with("place", place), 1, 1, "bad"),
            false => row(Text::key("forecast-end"), place, 0, 1, ""),
        }];
        rows.push(match chart.tokens_to_zone(id.kind(), end) {
            0 => row(Text::key("forecast-zone"), Text::key("forecast-in-zone"), 1, 1, "good"),
            crate::FAR => row(Text::key("forecast-zone"), Text::key("forecast-zone-never"), 0, 1, "warn"),
            far => row(Text::key("forecast-zone"), Text::key("forecast-zone-far").with("orders", far), 0, 1, ""),
        });
        let mut there = self.clone();
        there.ship_mut(id).pose = end;
        let hidden = self.state.phase == crate::Phase::Deploy;
        for (target, shots) in there.targets(id).filter(|_| !hidden) {
            let distance = shots.into_iter().flatten().min().unwrap_or(1);
            let label = Text::key("forecast-shot").with("target", target.to_string()).with("distance", distance);
            rows.push(self.damage_row(label, id.kind().damage(distance)));
        }
        rows
    }

    fn damage_row(&self, label: Text, damage: u8) -> ForecastRow {
        let most = u32::from(Kind::ThreeMaster.damage(1));
        row(label, Text::key("points").with("n", damage), damage.into(), most, "good")
    }

    fn forecast_fire(&self, id: ShipId, volley: Volley) -> Vec<ForecastRow> {
        let mut rows = Vec::new();
        for (broadside, target) in volley.targets() {
            let distance = self.shots(id, target)[broadside as usize].unwrap_or(1);
            let damage = id.kind().damage(distance);
            let left = self.ship(target).resist.saturating_sub(damage);
            let label = Text::key("forecast-salvo")
                .with("broadside", broadside_words(broadside))
                .with("target", target.to_string())
                .with("distance", distance);
            rows.push(self.damage_row(label, damage));
            let label = Text::key("forecast-left").with("target", target.to_string());
            let tone = if left <= ADRIFT { "good" } else { "" };
            rows.push(row(label, state_words(left), left.into(), target.kind().resist().into(), tone));
        }
        rows
    }

    fn forecast_hold(&self, id: ShipId) -> Vec<ForecastRow> {
        let last = self.is_last_chance();
        let later = if last { Text::key("forecast-no-later") } else { Text::key("forecast-perhaps-later") };
        let mut rows = vec![row(Text::key("forecast-later"), later, 0, 1, if last { "warn" } else { "" })];
        for (target, shots) in self.targets(id) {
            let distance = shots.into_iter().flatten().min().unwrap_or(1);
            let label = Text::key("forecast-forgone").with("target", target.to_string()).with("distance", distance);
            rows.push(ForecastRow { tone: String::new(), ..self.damage_row(label, id.kind().damage(distance)) });
        }
        rows
    }
}
