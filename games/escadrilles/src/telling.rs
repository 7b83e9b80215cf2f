//! Actions, forecasts and events in words.

use hexmap::{Cell, Direction, Orientation};
use kernel::{Eyes, Forecast, ForecastRow, LogLine, Motion, Outcome, Side, Text};

use crate::plane::{Plane, PlaneId};
use crate::refuse::name;
use crate::speed::allowance;
use crate::{Action, Escadrilles, Event};

fn heading_word(heading: Direction) -> Text {
    Text::key(format!("heading-{}", heading.name(Orientation::Pointy).to_lowercase()))
}

impl Escadrilles {
    pub(crate) fn describe_action(&self, action: &Action) -> Text {
        let with_plane = |key: &'static str| Text::key(key).with("plane", name(action.plane()));
        match *action {
            Action::Place { cell, .. } => with_plane("do-place").with("hex", self.hex(cell)),
            Action::Note { speed, .. } => with_plane("do-note").with("speed", speed),
            Action::Move { cell, heading, .. } => {
                with_plane("do-move").with("hex", self.hex(cell)).with("heading", heading_word(heading))
            }
            Action::Collide { with, .. } => with_plane("do-collide").with("with", name(with)),
            Action::Crash { .. } => with_plane("do-crash"),
        }
    }

    pub(crate) fn forecast_action(&self, side: Side, action: &Action) -> Forecast {
        let title = Text::key("forecast-title").with("action", self.describe_action(action));
        let rows = match *action {
            Action::Place { .. } => Vec::new(),
            Action::Note { plane, speed } => self.forecast_speed(plane, speed),
            Action::Move { plane, cell, heading } => self.forecast_flight(plane, cell, heading),
            Action::Collide { .. } => vec![self.left_row(side, 1), self.left_row(!side, u8::from(self.rams(action)))],
            Action::Crash { .. } => vec![self.left_row(side, 1)],
        };
        Forecast { title, rows }
    }

    /// Whether the aircraft met is an enemy.
    fn rams(&self, action: &Action) -> bool {
        matches!(action, Action::Collide { plane, with } if plane.side != with.side)
    }

    /// What a speed would allow if everybody stayed where they are.
    fn forecast_speed(&self, plane: PlaneId, speed: u8) -> Vec<ForecastRow> {
        let Plane { cell, heading, .. } = *self.plane(plane);
        let ends = self.ends_as_things_stand(plane, speed);
        let kills = self.setup.reach(cell, heading, speed).kills;
        let targets: Vec<PlaneId> = self.enemies_in(plane.side, kills).collect();
        let turns = allowance(speed);
        let angle = Text::key(if turns.widest > 1 { "turns-wide" } else { "turns-narrow" }).with("turns", turns.turns);
        let tone = if ends == 0 { "bad" } else { "" };
        vec![
            row("forecast-ends", Text::plain(ends.to_string()), bar(ends, MOST_ENDS), tone),
            row("forecast-turns", angle, bar(turns.turns.into(), 2), ""),
            row(
                "forecast-in-reach",
                self.list(&targets),
                bar(targets.len(), 3),
                if targets.is_empty() { "" } else { "good" },
            ),
        ]
    }

    fn forecast_flight(&self, plane: PlaneId, cell: Cell, heading: Direction) -> Vec<ForecastRow> {
        let speed = self.plane(plane).noted;
        let mut rows = Vec::new();
        if let Some(flight) = self.flight_to(plane, cell, heading) {
            let hexes = flight.entered();
            let words = match hexes.cmp(&usize::from(speed)) {
                std::cmp::Ordering::Less => Text::key("hexes-climb").with("climb", usize::from(speed) - hexes),
                std::cmp::Ordering::Equal => Text::key("hexes-level"),
                std::cmp::Ordering::Greater => Text::key("hexes-bonus").with("bonus", hexes - usize::from(speed)),
            };
            rows.push(row("forecast-hexes", words.with("hexes", hexes).with("speed", speed), bar(hexes, 8), ""));
            let (used, allowed) = (flight.turns, allowance(speed).turns);
            let words = Text::key("turns-used").with("used", used).with("allowed", allowed);
            rows.push(row("forecast-turns", words, bar(used.into(), allowed.into()), ""));
        }
        rows.push(match self.target(plane.side, cell, heading) {
            Some(target) => {
                let distance = self.setup.grid.distance(cell, self.plane(target).cell);
                let words = Text::key("shoots-at").with("target", name(target)).with("distance", distance);
                row("forecast-shoots", words, 1000, "good")
            }
            None => row("forecast-shoots", Text::key("nobody"), 0, ""),
        });
        let answers: Vec<PlaneId> =
            self.flying(!plane.side).filter(|&enemy| self.speeds_to_shoot(enemy, cell) > 0).collect();
        let tone = if answers.is_empty() { "good" } else { "warn" };
        rows.push(row("forecast-answers", self.list(&answers), bar(answers.len(), 5), tone));
        let next = self.ends_next_turn(speed, cell, heading);
        rows.push(row(
            "forecast-next",
            Text::plain(next.to_string()),
            bar(next, 2 * MOST_ENDS),
            if next == 0 { "bad" } else { "" },
        ));
        rows
    }

    /// How many aircraft a squadron has left after so many losses.
    fn left_row(&self, side: Side, losses: u8) -> ForecastRow {
        let left = self.strength(side).saturating_sub(losses.into());
        let label = Text::key("forecast-left").with("side", side.name());
        ForecastRow { label, ..row("forecast-ends", Text::plain(left.to_string()), bar(left, 9), "") }
    }

    fn list(&self, planes: &[PlaneId]) -> Text {
        match planes {
            [] => Text::key("nobody"),
            [first, others @ ..] => others
                .iter()
                .fold(name(*first), |named, &plane| Text::key("list").with("a", named).with("b", name(plane))),
        }
    }

    pub(crate) fn tell_event(&self, event: &Event, eyes: Eyes) -> Option<LogLine> {
        Some(match event {
            Event::Drawn { first } => LogLine::note(Text::key("tell-drawn").with("side", first.name())),
            Event::Placed { plane, cell } => {
                let text = Text::key("tell-placed").with("plane", name(*plane)).with("hex", self.hex(*cell));
                return eyes.see(plane.side).then(|| act(*plane, text).at([self.hex(*cell)]));
            }
            Event::Deployed => LogLine::note(Text::key("tell-deployed")),
            Event::Turn { turn: 1 } => LogLine::turn(Text::key("tell-first-turn")),
            Event::Turn { turn } => LogLine::turn(Text::key("tell-turn").with("turn", *turn)),
            Event::Noted { plane, speed } => {
                let text = Text::key("tell-noted").with("plane", name(*plane)).with("speed", *speed);
                return eyes.see(plane.side).then(|| act(*plane, text));
            }
            Event::Moves { side } => {
                LogLine::turn(Text::key("tell-moves").with("turn", self.turn).with("side", side.name()))
            }
            Event::Flew { plane, speed, path, heading } => {
                let text = Text::key("tell-flew")
                    .with("plane", name(*plane))
                    .with("speed", *speed)
                    .with("hex", self.last_hex(path))
                    .with("heading", heading_word(*heading));
                self.flown(act(*plane, text), &[(*plane, false)], path)
            }
            Event::Collided { plane, speed, with, path } => {
                let text = Text::key("tell-collided")
                    .with("plane", name(*plane))
                    .with("speed", *speed)
                    .with("with", name(*with))
                    .with("hex", self.last_hex(path));
                self.flown(act(*plane, text), &[(*plane, true), (*with, true)], path)
            }
            Event::Crashed { plane, speed, fate, path } => {
                let why = Text::key(format!("fate-{}", fate.word()));
                let text = Text::key("tell-crashed").with("plane", name(*plane)).with("speed", *speed);
                let text = text.with("why", why).with("hex", self.last_hex(path));
                self.flown(act(*plane, text), &[(*plane, true)], path)
            }
            Event::Shot { by, from, target, at, again } => {
                let text = Text::key(if *again { "tell-shot-too" } else { "tell-shot" });
                let text = text.with("plane", name(*by)).with("target", name(*target));
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
        let hexes: Vec<String> = path.iter().map(|&cell| self.hex(cell)).collect();
        let last = hexes.last().cloned().into_iter().collect::<Vec<_>>();
        let motion = |(i, &(plane, removed)): (usize, &(PlaneId, bool))| Motion {
            piece: plane.to_string(),
            path: if i == 0 { hexes.clone() } else { last.clone() },
            removed,
        };
        LogLine { cells: hexes.clone(), motions: planes.iter().enumerate().map(motion).collect(), ..line }
    }
}

/// A bar is full when there are as many ends as speed 4 has over open sea.
const MOST_ENDS: usize = 27;

fn bar(part: usize, whole: usize) -> u16 {
    (1000 * part / whole.max(1)).min(1000) as u16
}

fn row(label: &'static str, value: Text, bar: u16, tone: &str) -> ForecastRow {
    ForecastRow { label: Text::key(label), value, bar, tone: tone.to_owned() }
}

fn act(plane: PlaneId, text: Text) -> LogLine {
    LogLine::act(plane.side, text)
}
