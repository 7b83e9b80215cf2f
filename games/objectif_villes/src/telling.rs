//! Actions, forecasts and events in words.

use hexmap::Cell;
use kernel::{Forecast, ForecastRow, Game, LogLine, NoDice, Side, Silence, Text, ToPlay};

use crate::combat::{KILL, PUSH, Verdict, ratio};
use crate::terrain::Cells;
use crate::{Action, Event, ObjectifVilles, notation};

/// OV-62, OV-R21: a ratio as it is said: 7 against 2 is 3 to 1, 2 against 3 is 1 to 2.
fn ratio_words(sum: u32, value: u32) -> Text {
    let (a, b) = match (ratio(sum, value), sum) {
        (_, 0) => (0, 1),
        (0, _) => (1, value.div_ceil(sum)),
        (ratio, _) => (ratio, 1),
    };
    Text::key("ratio").with("a", a).with("b", b)
}

impl ObjectifVilles {
    pub(crate) fn describe_action(&self, action: &Action) -> Text {
        match *action {
            Action::Place(at) => Text::key("do-place").with("at", self.place_name(at)),
            Action::Move { from, to } => {
                Text::key("do-move").with("from", self.place_name(from)).with("to", self.place_name(to))
            }
            Action::EndMovement => Text::key("button-end-movement"),
            Action::Attack { target, by } => self.attack_words("do-attack", target, by),
            Action::EndCombat => Text::key("button-end-combat"),
            Action::Retreat(to) => Text::key("do-retreat").with("to", self.place_name(to)),
            Action::OfferStop => Text::key("button-offer-stop"),
            Action::AcceptStop => Text::key("button-accept-stop"),
            Action::DeclineStop => Text::key("button-decline-stop"),
        }
    }

    fn attack_words(&self, key: &str, target: Cell, by: Cells) -> Text {
        let (sum, value) = (self.strength(by), u32::from(self.setup.value(target)));
        Text::key(key)
            .with("target", self.place_name(target))
            .with("by", notation::sum(&self.setup.grid, by).replace('+', " + "))
            .with("n", by.len())
            .with("sum", sum)
            .with("value", value)
            .with("ratio", ratio_words(sum, value))
    }

    pub(crate) fn forecast_action(&self, side: Side, action: &Action) -> Forecast {
        let title = Text::key("forecast-title").with("action", self.describe_action(action));
        let rows = match *action {
            Action::Place(at) | Action::Move { to: at, .. } => self.forecast_stand(side, action, at),
            Action::Attack { target, by } => self.forecast_attack(target, by),
            Action::Retreat(to) => vec![self.against(to, self.facing(to))],
            _ => vec![self.forecast_end(side, action)],
        };
        Forecast { title, rows }
    }

    fn after(&self, side: Side, action: &Action) -> Self {
        let mut after = self.clone();
        after.play(side, action, &mut NoDice, &mut Silence);
        after
    }

    /// What it means to stand in a hex: towns, own strikes from there, the enemy's next turn.
    fn forecast_stand(&self, side: Side, action: &Action, at: Cell) -> Vec<ForecastRow> {
        let after = self.after(side, action);
        let value = u32::from(self.setup.value(at));
        let most = after.most_against(at, !side, MOST);
        let mut rows = vec![self.towns_row(&after, side)];
        for target in self.setup.around.around(at) & after.pieces[!side] {
            let by = self.setup.around.around(target) & after.pieces[side];
            rows.push(ForecastRow {
                label: Text::key("forecast-strike").with("at", self.place_name(target)),
                ..self.against(target, self.strength(by))
            });
        }
        let threat = Text::key("forecast-threat").with("side", (!side).name()).with("at", self.place_name(at));
        rows.push(ForecastRow { label: threat, ..self.against(at, most) });
        rows.push(ForecastRow::new(
            Text::key("forecast-push"),
            Text::number(PUSH * value),
            ForecastRow::bar(PUSH * value, MOST),
            "",
        ));
        rows.push(ForecastRow::new(
            Text::key("forecast-kill"),
            Text::number(KILL * value),
            ForecastRow::bar(KILL * value, MOST),
            "",
        ));
        rows
    }

    fn forecast_attack(&self, target: Cell, by: Cells) -> Vec<ForecastRow> {
        let refuges = self.refuges_after(target, by);
        let result = ForecastRow::new(Text::key("forecast-result"), self.verdict_words(target, by), 0, "");
        let mut rows = vec![self.against(target, self.strength(by)), result];
        if self.verdict(target, by) == Verdict::Retreat {
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

    fn forecast_end(&self, side: Side, action: &Action) -> ForecastRow {
        let after = self.after(side, action);
        match after.to_play() {
            ToPlay::Over(outcome) => {
                ForecastRow::new(Text::key("forecast-end"), outcome.sentence(Side::name), 1000, "good")
            }
            ToPlay::One(next) => ForecastRow::new(Text::key("forecast-next"), next.name(), 0, ""),
            ToPlay::Both(_) => self.towns_row(&after, side),
        }
    }

    fn towns_row(&self, after: &Self, side: Side) -> ForecastRow {
        let (before, towns) = (self.towns_of(side), after.towns_of(side));
        let tone = match towns.cmp(&before) {
            std::cmp::Ordering::Greater => "good",
            std::cmp::Ordering::Less => "bad",
            std::cmp::Ordering::Equal => "",
        };
        let all = self.setup.towns.len() as u32;
        ForecastRow::new(
            Text::key("forecast-towns"),
            Text::key("towns").with("n", towns),
            ForecastRow::bar(towns as u32, all),
            tone,
        )
    }

    /// The sum of the enemies that would face a retreating piece.
    fn facing(&self, to: Cell) -> u32 {
        self.strength(self.setup.around.around(to) & self.pieces[self.active])
    }

    /// A sum against a hex, with its ratio; the bar is full when it removes.
    fn against(&self, target: Cell, sum: u32) -> ForecastRow {
        let value = u32::from(self.setup.value(target));
        let words = Text::key("sum-ratio").with("sum", sum).with("value", value).with("ratio", ratio_words(sum, value));
        let tone = match Verdict::of(sum, value) {
            Verdict::Nothing => "",
            Verdict::Retreat => "warn",
            Verdict::Elimination => "bad",
        };
        let label = Text::key("forecast-against").with("at", self.place_name(target));
        ForecastRow::new(label, words, ForecastRow::bar(sum, KILL * value), tone)
    }

    pub(crate) fn tell_event(&self, event: &Event) -> LogLine {
        match *event {
            Event::Drawn { side } => LogLine::note(Text::key("tell-drawn").with("side", side.name())),
            Event::Placed { side, at } => {
                let text =
                    Text::key("tell-placed").with("at", self.place_name(at)).with("terrain", self.terrain_word(at));
                LogLine::act(side, text).at([self.name(at)])
            }
            Event::SetAside { side } => LogLine::act(side, Text::key("tell-set-aside")),
            Event::TurnBegan { side, round } => {
                LogLine::turn(Text::key("tell-turn").with("round", round).with("side", side.name()))
            }
            Event::Moved { side, from, to } => self.tell_move(side, from, to),
            Event::Attacked { side, target, by, verdict } => {
                let result = match verdict {
                    Verdict::Elimination => Text::key("result-elimination"),
                    _ => Text::key("result-retreat"),
                };
                let text = self.attack_words("tell-attack", target, by).with("result", result);
                LogLine::act(side, text).at(self.setup.grid.ids(by.iter().chain([target])))
            }
            Event::Eliminated { side, at, cornered } => {
                let text = if cornered { Text::key("tell-cornered") } else { Text::key("tell-eliminated") };
                let text = text.with("side", side.name()).with("at", self.place_name(at));
                LogLine::note(text).gone(self.name(at), self.name(at))
            }
            Event::Retreated { side, from, to } => {
                let text =
                    Text::key("tell-retreat").with("from", self.place_name(from)).with("to", self.place_name(to));
                self.walked(LogLine::act(side, text), &[from, to])
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
        let text = Text::key("tell-move")
            .with("from", self.place_name(from))
            .with("to", self.place_name(to))
            .with("terrain", self.terrain_word(to))
            .with("cost", ways.cost(to).unwrap_or(0));
        self.walked(LogLine::act(side, text), &path)
    }

    /// The line with the way that the piece, now at its end, has gone.
    fn walked(&self, line: LogLine, path: &[Cell]) -> LogLine {
        let path = self.setup.grid.ids(path.iter().copied());
        line.walked(path.last().cloned().unwrap_or_default(), path)
    }

    fn terrain_word(&self, at: Cell) -> Text {
        Text::key(format!("terrain-{}", self.setup.terrain[at.index()].word()))
    }
}

/// The most that could ever stand around a hex: six mountains.
const MOST: u32 = 24;
