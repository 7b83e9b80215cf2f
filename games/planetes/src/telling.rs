//! Actions, forecasts and events in words.

use hexmap::Cell;
use kernel::{Forecast, ForecastRow, Game, LogLine, NoDice, Side, Silence, Text, ToPlay};

use crate::combat::{KILL, PUSH, Verdict, ratio};
use crate::show::kind_name;
use crate::terrain::Cells;
use crate::unit::Kind;
use crate::{Action, Event, Phase, Planetes, notation};

/// PL-60, PL-R30: a ratio as it is said: 10 against 3 is 3 to 1, 2 against 3 is 1 to 2.
fn ratio_words(sum: u32, potential: u32) -> Text {
    let (a, b) = match (ratio(sum, potential), sum) {
        (_, 0) => (0, 1),
        (0, _) => (1, potential.div_ceil(sum)),
        (ratio, _) => (ratio, 1),
    };
    Text::key("ratio").with("a", a).with("b", b)
}

impl Planetes {
    /// A unit by arm and hex.
    fn unit_words(&self, at: Cell) -> Text {
        Text::key("unit-short").with("kind", kind_name(self.kind(at))).with("at", self.name(at))
    }

    pub(crate) fn describe_action(&self, action: &Action) -> Text {
        match *action {
            Action::Place { kind, at } => Text::key("do-place").with("kind", kind_name(kind)).with("at", self.name(at)),
            Action::Move { from, to } => {
                Text::key("do-move").with("unit", self.unit_words(from)).with("to", self.name(to))
            }
            Action::EndMovement => Text::key("button-end-movement"),
            Action::Attack { target, by } => self.attack_words("do-attack", target, by),
            Action::EndCombat => Text::key("button-end-combat"),
            Action::Retreat(to) => Text::key("do-retreat").with("to", self.name(to)),
            Action::OfferStop => Text::key("button-offer-stop"),
            Action::AcceptStop => Text::key("button-accept-stop"),
            Action::DeclineStop => Text::key("button-decline-stop"),
        }
    }

    fn attack_words(&self, key: &str, target: Cell, by: Cells) -> Text {
        let (sum, potential) = self.odds(target, by);
        Text::key(key)
            .with("target", self.unit_words(target))
            .with("by", notation::sum(&self.setup.grid, by).replace('+', " + "))
            .with("sum", sum)
            .with("value", potential)
            .with("ratio", ratio_words(sum, potential))
    }

    pub(crate) fn forecast_action(&self, side: Side, action: &Action) -> Forecast {
        let title = Text::key("forecast-title").with("action", self.describe_action(action));
        let rows = match (*action, self.phase) {
            (Action::Place { kind, at }, _) => {
                let bonus = self.bonus(side, at);
                let strength = Text::plain((kind.row().combat + bonus).to_string());
                vec![ForecastRow::new(
                    Text::key("forecast-strength"),
                    strength,
                    ForecastRow::bar(kind.row().combat + bonus, MOST),
                    "",
                )]
            }
            (Action::Move { from, to }, _) => self.forecast_move(side, action, from, to),
            (Action::Attack { target, by }, _) => self.forecast_attack(target, by),
            (Action::Retreat(to), Phase::Retreat { from }) => {
                let (sum, potential) = self.odds_after_retreat(from, to);
                vec![self.against(Text::key("forecast-against").with("at", self.name(to)), sum, potential)]
            }
            _ => vec![self.forecast_end(side, action)],
        };
        Forecast { title, rows }
    }

    fn after(&self, side: Side, action: &Action) -> Self {
        let mut after = self.clone();
        after.play(side, action, &mut NoDice, &mut Silence);
        after
    }

    /// What it means to go somewhere: landing, own strikes from there, the enemy's next turn.
    fn forecast_move(&self, side: Side, action: &Action, from: Cell, to: Cell) -> Vec<ForecastRow> {
        let kind = self.kind(from);
        let after = self.after(side, action);
        let mut rows = vec![self.landed_row(&after, side)];
        for target in after.units[!side] {
            let by = after.attackers(target);
            if by.contains(to) {
                let (sum, potential) = after.odds(target, by);
                let label = Text::key("forecast-strike").with("unit", self.unit_words(target));
                rows.push(self.against(label, sum, potential));
            }
        }
        let able = after.menace(to, !side);
        let threat = after.muster(to, kind, side, able);
        let potential = self.defence(kind, side, to, after.assault(threat.by));
        let label = Text::key("forecast-threat").with("side", (!side).name()).with("at", self.name(to));
        rows.push(self.against(label, threat.sum, potential));
        rows
    }

    fn forecast_attack(&self, target: Cell, by: Cells) -> Vec<ForecastRow> {
        let (sum, potential) = self.odds(target, by);
        let enemies = self.units[!self.active];
        let mut rows: Vec<_> = by.iter().map(|at| self.attacker_row(at, target, enemies, sum)).collect();
        rows.push(self.potential_row(target, by, potential));
        rows.push(self.against(Text::key("forecast-sum"), sum, potential));
        rows.push(ForecastRow::new(Text::key("forecast-result"), self.verdict_words(target, by), 0, ""));
        if self.verdict(target, by) == Verdict::Retreat {
            let refuges = self.refuges_after(target, by);
            let names: Vec<_> = refuges.iter().map(|cell| self.name(cell)).collect();
            let names = if names.is_empty() { Text::key("none") } else { Text::plain(names.join(", ")) };
            rows.push(ForecastRow::new(
                Text::key("forecast-refuges"),
                names,
                ForecastRow::bar(refuges.len() as u32, 6),
                "",
            ));
        }
        rows
    }

    /// An attacker with what it brings, and for a gun how its shot flies.
    fn attacker_row(&self, at: Cell, target: Cell, enemies: Cells, sum: u32) -> ForecastRow {
        let potential = self.attack_potential(self.active, at, enemies);
        let label = if self.kind(at) == Kind::Artillery {
            let path: Vec<_> = self.fire_path(at, target).into_iter().map(|cell| self.name(cell)).collect();
            Text::key("forecast-shot").with("unit", self.unit_words(at)).with("path", path.join("-"))
        } else {
            self.unit_words(at)
        };
        ForecastRow::new(label, Text::number(potential), ForecastRow::bar(potential, sum), "")
    }

    /// The target's potential, and why it is what it is.
    fn potential_row(&self, target: Cell, by: Cells, potential: u32) -> ForecastRow {
        let assault = self.assault(by);
        let label = match self.kind(target) {
            Kind::Artillery if assault.contact => Text::key("forecast-target-contact"),
            Kind::Infantry | Kind::Cavalry if assault.fire => Text::key("forecast-target-fire"),
            _ => Text::key("forecast-target"),
        };
        ForecastRow::new(
            label.with("unit", self.unit_words(target)),
            Text::number(potential),
            ForecastRow::bar(potential, MOST),
            "",
        )
    }

    fn forecast_end(&self, side: Side, action: &Action) -> ForecastRow {
        let after = self.after(side, action);
        match after.to_play() {
            ToPlay::Over(outcome) => {
                ForecastRow::new(Text::key("forecast-end"), outcome.sentence(Side::name), 1000, "good")
            }
            ToPlay::One(next) => ForecastRow::new(Text::key("forecast-next"), next.name(), 0, ""),
            ToPlay::Both(_) => self.landed_row(&after, side),
        }
    }

    fn landed_row(&self, after: &Self, side: Side) -> ForecastRow {
        let (before, landed) = (self.landed(side), after.landed(side));
        let tone = match landed.cmp(&before) {
            std::cmp::Ordering::Greater => "good",
            std::cmp::Ordering::Less => "bad",
            std::cmp::Ordering::Equal => "",
        };
        let words = Text::key("landed").with("n", landed).with("needed", self.setup.victory);
        ForecastRow::new(
            Text::key("forecast-landed"),
            words,
            ForecastRow::bar(landed as u32, self.setup.victory.into()),
            tone,
        )
    }

    /// A sum against a potential, with its ratio; the bar is full when it destroys.
    fn against(&self, label: Text, sum: u32, potential: u32) -> ForecastRow {
        let words =
            Text::key("sum-ratio").with("sum", sum).with("value", potential).with("ratio", ratio_words(sum, potential));
        let tone = match ratio(sum, potential) {
            0..PUSH => "",
            PUSH..KILL => "warn",
            KILL.. => "bad",
        };
        ForecastRow::new(label, words, ForecastRow::bar(sum, KILL * potential), tone)
    }

    pub(crate) fn tell_event(&self, event: &Event) -> LogLine {
        match *event {
            Event::Drawn { side } => LogLine::note(Text::key("tell-drawn").with("side", side.name())),
            Event::Placed { side, kind, at } => {
                let text = Text::key("tell-placed").with("kind", kind_name(kind)).with("at", self.name(at));
                LogLine::act(side, text).at([self.name(at)])
            }
            Event::TurnBegan { side, round } => {
                LogLine::turn(Text::key("tell-turn").with("round", round).with("side", side.name()))
            }
            Event::Moved { side, from, to } => self.tell_move(side, from, to),
            Event::Attacked { side, target, by, verdict } => {
                let result = match verdict {
                    Verdict::Destruction => Text::key("result-destruction"),
                    _ => Text::key("result-retreat"),
                };
                let text = self.attack_words("tell-attack", target, by).with("result", result);
                LogLine::act(side, text).at(self.setup.grid.ids(by.iter().chain([target])))
            }
            Event::Destroyed { side, kind, at, cornered } => {
                let text = if cornered { Text::key("tell-cornered") } else { Text::key("tell-destroyed") };
                let text = text.with("side", side.name()).with("kind", kind_name(kind)).with("at", self.name(at));
                LogLine::note(text).gone(self.name(at), self.name(at))
            }
            Event::Retreated { side, from, to } => {
                let text = Text::key("tell-retreat")
                    .with("kind", kind_name(self.kind(to)))
                    .with("from", self.name(from))
                    .with("to", self.name(to));
                self.flown(LogLine::act(side, text), &self.retreat_path(from, to))
            }
            Event::StopOffered { side } => LogLine::act(side, Text::key("tell-offer")),
            Event::StopDeclined { side } => LogLine::act(side, Text::key("tell-decline")),
            Event::Ended { .. } => match self.to_play() {
                ToPlay::Over(outcome) => LogLine::note(outcome.sentence(Side::name)),
                _ => LogLine::note(Text::key("phase-over")),
            },
        }
    }

    fn tell_move(&self, side: Side, from: Cell, to: Cell) -> LogLine {
        let ways = self.ways(from, to);
        let mut path = Vec::new();
        ways.path(to, &mut path);
        let fields = path.iter().filter(|&&cell| self.setup.space.fields.contains(cell)).count();
        let text = if fields > 0 { Text::key("tell-move-by-field") } else { Text::key("tell-move") };
        let text = text
            .with("kind", kind_name(self.kind(to)))
            .with("from", self.name(from))
            .with("to", self.name(to))
            .with("terrain", self.terrain_word(to))
            .with("cost", ways.cost(to).unwrap_or(0));
        self.flown(LogLine::act(side, text), &path)
    }

    /// The line with the way that the unit, now at its end, has gone.
    fn flown(&self, line: LogLine, path: &[Cell]) -> LogLine {
        let path = self.setup.grid.ids(path.iter().copied());
        line.walked(path.last().cloned().unwrap_or_default(), path)
    }
}

/// The potential of artillery on its own planet: there is nothing higher.
const MOST: u32 = 8;
