//! Actions, forecasts and events in words.

use hexmap::{Cell, Direction, Orientation};
use kernel::{Eyes, Forecast, ForecastRow, LogLine, Motion, Outcome, Side, Text};

use crate::plane::PlaneId;
use crate::speed::allowance;
use crate::{Action, Escadrilles, Event};

/// A heading in a sentence.
pub(crate) fn heading_word(heading: Direction) -> Text {
    Text::key(format!("heading-{}", heading.name(Orientation::Pointy).to_lowercase()))
}

impl Escadrilles {
    pub(crate) fn describe_action(&self, action: &Action) -> Text {
        let with_plane = |key: &'static str| Text::key(key).with("plane", action.plane().name());
        match *action {
            Action::Place { cell, .. } => with_plane("do-place").with("hex", self.hex(cell)),
            Action::Note { speed, .. } => with_plane("do-note").with("speed", speed),
            Action::Move { cell, heading, .. } => {
                with_plane("do-move").with("hex", self.hex(cell)).with("heading", heading_word(heading))
            }
            Action::Collide { with, .. } => with_plane("do-collide").with("with", with.name()),
            Action::Crash { .. } => with_plane("do-crash"),
        }
    }

    pub(crate) fn forecast_action(&self, side: Side, action: &Action) -> Forecast {
        let title = Text::key("forecast-title").with("action", self.describe_action(action));
        let rows = match *action {
            Action::Place { .. } => Vec::new(),
            Action::Note { plane, speed } => self.forecast_speed(plane, speed),
            Action::Move { plane, cell, heading } => self.forecast_flight(plane, cell, heading),
            Action::Collide { plane, with } => {
                vec![self.left_row(side, 1), self.left_row(!side, usize::from(plane.side != with.side))]
            }
            Action::Crash { .. } => vec![self.left_row(side, 1)],
        };
        Forecast { title, rows }
    }

    /// What a speed would allow if everybody stayed where they are.
    fn forecast_speed(&self, plane: PlaneId, speed: u8) -> Vec<ForecastRow> {
        let ends = self.ends_as_things_stand(plane, speed);
        let targets: Vec<PlaneId> = self.enemies_in(plane.side, self.reach_of(plane, speed).kills).collect();
        let turns = allowance(speed);
        let angle = Text::key(if turns.widest > 1 { "turns-wide" } else { "turns-narrow" }).with("turns", turns.turns);
        let prey = if targets.is_empty() { "" } else { "good" };
        vec![
            row("forecast-ends", Text::number(ends), ends, MOST_ENDS, if ends == 0 { "bad" } else { "" }),
            row("forecast-turns", angle, turns.turns.into(), 2, ""),
            row("forecast-in-reach", list(&targets), targets.len(), 3, prey),
        ]
    }

    fn forecast_flight(&self, plane: PlaneId, cell: Cell, heading: Direction) -> Vec<ForecastRow> {
        let speed = self.plane(plane).noted;
        let mut rows = Vec::new();
        if let Some(way) = self.flight_to(plane, cell, heading) {
            let hexes = way.path.len() - 1;
            let words = match hexes.cmp(&usize::from(speed)) {
                std::cmp::Ordering::Less => Text::key("hexes-climb").with("climb", usize::from(speed) - hexes),
                std::cmp::Ordering::Equal => Text::key("hexes-level"),
                std::cmp::Ordering::Greater => Text::key("hexes-bonus").with("bonus", hexes - usize::from(speed)),
            };
            rows.push(row("forecast-hexes", words.with("hexes", hexes).with("speed", speed), hexes, 8, ""));
            let (used, allowed) = (way.turns, allowance(speed).turns);
            let words = Text::key("turns-used").with("used", used).with("allowed", allowed);
            rows.push(row("forecast-turns", words, used.into(), allowed.into(), ""));
        }
        rows.push(match self.target(plane.side, cell, heading) {
            Some(target) => {
                let distance = self.setup.grid.distance(cell, self.plane(target).cell);
                let words = Text::key("shoots-at").with("target", target.name()).with("distance", distance);
                row("forecast-shoots", words, 1, 1, "good")
            }
            None => row("forecast-shoots", Text::key("nobody"), 0, 1, ""),
        });
        let answers: Vec<PlaneId> =
            self.flying(!plane.side).filter(|&enemy| self.speeds_to_shoot(enemy, cell) > 0).collect();
        let tone = if answers.is_empty() { "good" } else { "warn" };
        rows.push(row("forecast-answers", list(&answers), answers.len(), 5, tone));
        let next = self.ends_next_turn(speed, cell, heading);
        rows.push(row("forecast-next", Text::number(next), next, 2 * MOST_ENDS, if next == 0 { "bad" } else { "" }));
        rows
    }

    /// How many aircraft a squadron has left after so many losses.
    fn left_row(&self, side: Side, losses: usize) -> ForecastRow {
        let left = self.strength(side).saturating_sub(losses);
        let label = Text::key("forecast-left").with("side", side.name());
        ForecastRow { label, ..row("forecast-ends", Text::number(left), left, 9, "") }
    }

    pub(crate) fn tell_event(&self, event: &Event, eyes: Eyes) -> Option<LogLine> {
        Some(match event {
            Event::Drawn { first } => LogLine::note(Text::key("tell-drawn").with("side", first.name())),
            Event::Placed { plane, cell } => {
                let text = Text::key("tell-placed").with("plane", plane.name()).with("hex", self.hex(*cell));
                return eyes.see(plane.side).then(|| act(*plane, text).at([self.hex(*cell)]));
            }
            Event::Deployed => LogLine::note(Text::key("tell-deployed")),
            Event::Turn { turn: 1 } => LogLine::turn(Text::key("tell-first-turn")),
            Event::Turn { turn } => LogLine::turn(Text::key("tell-turn").with("turn", *turn)),
            Event::Noted { plane, speed } => {
                let text = Text::key("tell-noted").with("plane", plane.name()).with("speed", *speed);
                return eyes.see(plane.side).then(|| act(*plane, text));
            }
            Event::Moves { side } => {
                LogLine::turn(Text::key("tell-moves").with("turn", self.turn).with("side", side.name()))
            }
            Event::Flew { plane, speed, path, heading } => {
                let text = Text::key("tell-flew")
                    .with("plane", plane.name())
                    .with("speed", *speed)
                    .with("hex", self.last_hex(path))
                    .with("heading", heading_word(*heading));
                self.flown(act(*plane, text), &[(*plane, false)], path)
            }
            Event::Collided { plane, speed, with, path } => {
                let text = Text::key("tell-collided")
                    .with("plane", plane.name())
                    .with("speed", *speed)
                    .with("with", with.name())
                    .with("hex", self.last_hex(path));
                self.flown(act(*plane, text), &[(*plane, true), (*with, true)], path)
            }
            Event::Crashed { plane, speed, fate, path } => {
                let text = Text::key("tell-crashed").with("plane", plane.name()).with("speed", *speed);
                let text = text.with("why", fate.text()).with("hex", self.last_hex(path));
                self.flown(act(*plane, text), &[(*plane, true)], path)
            }
            Event::Shot { by, from, target, at, again } => {
                let text = Text::key(if *again { "tell-shot-too" } else { "tell-shot" });
                let text = text.with("plane", by.name()).with("target", target.name());
                let line = act(*by, text.with("from", self.hex(*from)).with("hex", self.hex(*at)));
                let line = if *again { line } else { line.gone(target.to_string(), self.hex(*at)) };
                line.at([self.hex(*from), self.hex(*at)])
            }
            Event::Over { outcome } => LogLine::note(self.ending(outcome)),
        })
    }

    /// The end in a sentence, with the aircraft left.
    pub(crate) fn ending(&self, outcome: &Outcome) -> Text {
        let text = Text::key("ending").with("outcome", outcome.sentence(Side::name));
        text.with("a", self.flying(Side::A).count()).with("b", self.flying(Side::B).count())
    }

    /// Where a flight ended.
    fn last_hex(&self, path: &[Cell]) -> String {
        path.last().map(|&cell| self.hex(cell)).unwrap_or_default()
    }

    /// The line with the way of the first aircraft; a second one was met at its end.
    fn flown(&self, line: LogLine, planes: &[(PlaneId, bool)], path: &[Cell]) -> LogLine {
        let cells = self.setup.grid.ids(path.iter().copied());
        let motion = |(i, &(plane, removed)): (usize, &(PlaneId, bool))| {
            let path = if i == 0 { cells.clone() } else { cells.last().cloned().into_iter().collect() };
            Motion { piece: plane.to_string(), path, removed }
        };
        LogLine { motions: planes.iter().enumerate().map(motion).collect(), cells, ..line }
    }
}

fn list(planes: &[PlaneId]) -> Text {
    let both = |named, name| Text::key("list").with("a", named).with("b", name);
    planes.iter().map(|plane| plane.name()).reduce(both).unwrap_or_else(|| Text::key("nobody"))
}

/// A bar is full when there are as many ends as speed 4 has over open sea.
const MOST_ENDS: usize = 27;

/// A row with a bar for a part of a whole.
fn row(label: &'static str, value: Text, part: usize, whole: usize, tone: &str) -> ForecastRow {
    ForecastRow::new(Text::key(label), value, ForecastRow::bar(part as u32, whole as u32), tone)
}

fn act(plane: PlaneId, text: Text) -> LogLine {
    LogLine::act(plane.side, text)
}
