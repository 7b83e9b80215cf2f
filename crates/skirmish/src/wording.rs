//! What a person reads and touches.

use hexmap::{Cell, Field};
use kernel::{
    Forecast, ForecastRow, Gesture, LogLine, NoDice, Outcome, Refusal, Show, Side, Silence, Text, ToPlay, Touch,
};

use crate::moment::{check_decider, check_moment};
use crate::{Action, Cells, Event, KILL, Phase, Piece, Skirmish, Verdict, ratio, sum};

/// A ratio as it is said: 7 against 2 is 3 to 1, 2 against 3 is 1 to 2.
pub fn ratio_words(sum: u32, value: u32) -> Text {
    let (a, b) = spoken_ratio(sum, value);
    Text::key("ratio").with("a", a).with("b", b)
}

fn spoken_ratio(sum: u32, value: u32) -> (u32, u32) {
    match (ratio(sum, value), sum) {
        (_, 0) => (0, value),
        (0, _) => (1, value.div_ceil(sum)),
        (ratio, _) => (ratio, 1),
    }
}

/// A sum against a value, with its ratio unless that would say the same again; the bar is full when it removes.
pub fn against(label: Text, sum: u32, value: u32) -> ForecastRow {
    let ratio = ratio_words(sum, value);
    let words = if spoken_ratio(sum, value) == (sum, value) {
        ratio
    } else {
        Text::key("sum-ratio").with("sum", sum).with("value", value).with("ratio", ratio)
    };
    ForecastRow::new(label, words, ForecastRow::bar(sum, KILL * value), Verdict::of(sum, value).tone())
}

/// The same for an attack of one's own: what befalls the target is good.
pub fn strike(label: Text, sum: u32, value: u32) -> ForecastRow {
    let tone = if Verdict::of(sum, value) == Verdict::Nothing { "" } else { "good" };
    ForecastRow { tone: tone.to_owned(), ..against(label, sum, value) }
}

/// The words and touches of a game of this kind; most are alike in all.
pub trait Wording: Skirmish + Show {
    /// A hex as people call it.
    fn place_name(&self, cell: Cell) -> String {
        self.grid().id(cell)
    }
    /// The piece standing in a hex as people call it.
    fn called(&self, at: Cell) -> Text {
        Text::plain(self.place_name(at))
    }
    /// A text with what is to be said of a piece, its hex (`at`) included.
    fn with_piece(&self, text: Text, piece: Self::Piece) -> Text;
    /// The word for the ground of a hex.
    fn terrain_word(&self, at: Cell) -> Text;
    /// The ground of a target, and whatever else of this attack makes it weaker or stronger.
    fn ground_words(&self, target: Cell, _by: Cells) -> Text {
        self.terrain_word(target)
    }
    /// The key of the line that tells a move of this way.
    fn move_key(&self, _path: &[Cell]) -> &'static str {
        "tell-move"
    }
    /// What an action does to that which wins.
    fn holdings_row(&self, after: &Self, side: Side) -> ForecastRow;
    /// What it means that a piece is placed, goes or retreats somewhere.
    fn forecast_step(&self, side: Side, action: &Self::Action) -> Vec<ForecastRow>;
    /// The rows of an attack before its result.
    fn forecast_strike(&self, target: Cell, by: Cells) -> Vec<ForecastRow>;

    /// What is touched to place a piece.
    fn placing_touch(&self, side: Side, piece: Self::Piece) -> Vec<Touch>;
    /// Whether a piece that moves so could be removed in the enemy's next turn.
    fn exposed(&self, from: Cell, to: Cell) -> bool;
    /// The piece that touches mean to place there.
    fn meant_piece(&self, side: Side, touched: &[Touch], at: Cell) -> Self::Piece;
    /// Those who are meant to attack when only the target is touched.
    fn meant_attackers(&self, _side: Side, target: Cell) -> Cells {
        self.attackers(target)
    }
    /// Why a piece that may move can go nowhere.
    fn stuck(&self, from: Cell) -> Refusal;

    /// The position after an action; none of them throws a die.
    fn after(&self, side: Side, action: &Self::Action) -> Self {
        let mut after = self.clone();
        after.play(side, action, &mut NoDice, &mut Silence);
        after
    }

    /// The end in a sentence, with the score.
    fn ending(&self, outcome: &Outcome) -> Text {
        let text = Text::key("ending").with("outcome", outcome.sentence(Side::name));
        text.with("a", self.holdings(Side::A)).with("b", self.holdings(Side::B))
    }

    /// What an attack would do, in a word; a push without a refuge is a removal.
    fn verdict_words(&self, target: Cell, by: Cells) -> Text {
        match self.verdict(target, by) {
            Verdict::Nothing => Text::key("result-nothing"),
            Verdict::Retreat if self.refuges_after(target, by).is_empty() => Text::key("result-cornered"),
            Verdict::Retreat => Text::key("result-retreat"),
            Verdict::Elimination => Text::key("result-elimination"),
        }
    }

    /// An attack in words, with its sums.
    fn attack_words(&self, key: &'static str, target: Cell, by: Cells) -> Text {
        let (strength, value) = self.odds(target, by);
        Text::key(key)
            .with("target", self.called(target))
            .with("by", sum(self.grid(), by).replace('+', " + "))
            .with("n", by.len())
            .with("sum", strength)
            .with("value", value)
            .with("ratio", ratio_words(strength, value))
    }

    /// [`Show::describe`].
    fn describe_action(&self, action: &Self::Action) -> Text {
        match *action {
            Action::Place(piece) => self.with_piece(Text::key("do-place"), piece),
            Action::Move { from, to } => Text::key("do-move")
                .with("unit", self.called(from))
                .with("from", self.place_name(from))
                .with("to", self.place_name(to)),
            Action::Attack { target, by } => self.attack_words("do-attack", target, by),
            Action::Retreat(to) => Text::key("do-retreat").with("to", self.place_name(to)),
            _ => Action::PLAIN.label(action),
        }
    }

    /// [`Show::forecast`].
    fn forecast_action(&self, side: Side, action: &Self::Action) -> Forecast {
        let title = Text::key("forecast-title").with("action", self.describe_action(action));
        let rows = match *action {
            Action::Place(_) | Action::Move { .. } | Action::Retreat(_) => self.forecast_step(side, action),
            Action::Attack { target, by } => self.forecast_attack(target, by),
            _ => vec![self.forecast_end(side, action)],
        };
        Forecast { title, rows }
    }

    /// The rows of an attack.
    fn forecast_attack(&self, target: Cell, by: Cells) -> Vec<ForecastRow> {
        let mut rows = self.forecast_strike(target, by);
        rows.push(ForecastRow::new(Text::key("forecast-result"), self.verdict_words(target, by), 0, ""));
        if self.verdict(target, by) == Verdict::Retreat {
            let names = self.grid().ids(self.refuges_after(target, by));
            let bar = ForecastRow::bar(names.len() as u32, 6);
            let names = if names.is_empty() { Text::key("none") } else { Text::plain(names.join(", ")) };
            rows.push(ForecastRow::new(Text::key("forecast-refuges"), names, bar, ""));
        }
        rows
    }

    /// What follows when a phase ends.
    fn forecast_end(&self, side: Side, action: &Self::Action) -> ForecastRow {
        let after = self.after(side, action);
        match after.to_play() {
            ToPlay::Over(outcome) => {
                let tone = outcome.winner.map_or("", |winner| if winner == side { "good" } else { "bad" });
                ForecastRow::new(Text::key("forecast-end"), after.ending(&outcome), 1000, tone)
            }
            ToPlay::One(next) => ForecastRow::new(Text::key("forecast-next"), next.name(), 0, ""),
            ToPlay::Both(_) => self.holdings_row(&after, side),
        }
    }

    /// [`Show::forfeits`]: a turn without a move, enemies that are spared.
    fn forfeited(&self, side: Side, action: &Self::Action) -> Option<Text> {
        match action {
            Action::EndMovement => {
                let idle = self.turn().moved.is_empty()
                    && self.pieces(side).iter().any(|at| !self.destinations(at).is_empty());
                idle.then(|| Text::key("forfeit-move"))
            }
            Action::EndCombat => {
                let struck = |&target: &Cell| self.verdict(target, self.attackers(target)) != Verdict::Nothing;
                let targets = self.pieces(!side).iter().filter(struck).count();
                (targets > 0).then(|| Text::key("forfeit-targets").with("n", targets))
            }
            _ => None,
        }
    }

    /// An event as a line of the log.
    fn tell_event(&self, event: &Self::Event) -> LogLine {
        match *event {
            Event::Drawn { side } => LogLine::note(Text::key("tell-drawn").with("side", side.name())),
            Event::Placed { side, piece } => {
                let text = self.with_piece(Text::key("tell-placed"), piece).with("side", side.name());
                LogLine::act(side, text).at([self.grid().id(piece.at())])
            }
            Event::SetAside { side } => LogLine::act(side, Text::key("tell-set-aside").with("side", side.name())),
            Event::TurnBegan { side, round } => {
                LogLine::turn(Text::key("tell-turn").with("round", round).with("side", side.name()))
            }
            Event::Moved { side, from, to } => self.tell_move(side, from, to),
            Event::Attacked { side, target, by, verdict } => {
                let removed = verdict == Verdict::Elimination;
                let result = Text::key(if removed { "result-elimination" } else { "result-retreat" });
                let text = self.attack_words("tell-attack", target, by).with("result", result);
                let text = text.with("ground", self.ground_words(target, by));
                LogLine::act(side, text).at(self.grid().ids(by.iter().chain([target])))
            }
            Event::Removed { side, piece, cornered } => {
                let text = Text::key(if cornered { "tell-cornered" } else { "tell-removed" }).with("side", side.name());
                let at = self.grid().id(piece.at());
                LogLine::note(self.with_piece(text, piece)).gone(at.clone(), at)
            }
            Event::Retreated { side, from, to } => {
                let text = self.with_piece(Text::key("tell-retreat"), self.piece(to)).with("side", side.name());
                let text = text.with("from", self.place_name(from)).with("to", self.place_name(to));
                self.walked(LogLine::act(side, text), &self.retreat_path(from, to))
            }
            Event::NoCombat { side } => LogLine::act(side, Text::key("tell-no-combat")),
            Event::StopOffered { side } => LogLine::act(side, Text::key("tell-offer").with("side", side.name())),
            Event::StopDeclined { side } => LogLine::act(side, Text::key("tell-decline")),
            Event::Ended { .. } => match self.to_play() {
                ToPlay::Over(outcome) => LogLine::note(self.ending(&outcome)),
                _ => LogLine::note(Text::key("phase-over")),
            },
        }
    }

    /// A move with its way and its cost.
    fn tell_move(&self, side: Side, from: Cell, to: Cell) -> LogLine {
        let ways = self.ways(from, to);
        let mut path = Vec::new();
        ways.path(to, &mut path);
        let text = self
            .with_piece(Text::key(self.move_key(&path)), self.piece(to))
            .with("from", self.place_name(from))
            .with("to", self.place_name(to))
            .with("terrain", self.terrain_word(to))
            .with("cost", ways.cost(to).unwrap_or(0));
        self.walked(LogLine::act(side, text), &path)
    }

    /// The line with the way that the piece, now at its end, has gone.
    fn walked(&self, line: LogLine, path: &[Cell]) -> LogLine {
        let path = self.grid().ids(path.iter().copied());
        line.walked(path.last().cloned().unwrap_or_default(), path)
    }

    /// [`Show::gestures`].
    fn all_gestures(&self, side: Side) -> Vec<Gesture> {
        // The moves of a piece are listed together, and its ways are the same for all of them.
        let mut walker = None;
        let gesture = |action: &Self::Action| {
            if let Action::Move { from, .. } = *action
                && walker.as_ref().is_none_or(|&(walking, _)| walking != from)
            {
                walker = Some((from, self.ways(from, from)));
            }
            self.gesture(side, action, walker.as_ref().map(|(_, ways)| ways))
        };
        self.all_actions(side).iter().map(gesture).collect()
    }

    /// What is touched to make an action; `ways` are those of the piece that moves.
    fn gesture(&self, side: Side, action: &Self::Action, ways: Option<&Field>) -> Gesture {
        let words = self.write(action);
        let cell = |at| Touch::Cell(self.grid().id(at));
        let piece = |at| Touch::Piece(self.grid().id(at));
        match *action {
            Action::Place(placed) => Gesture::touching(words, self.placing_touch(side, placed)),
            Action::Move { from, to } => {
                let mut path = Vec::new();
                ways.inspect(|ways| ways.path(to, &mut path));
                Gesture {
                    mark: ways.and_then(|ways| ways.cost(to)).map(|cost| cost.to_string()),
                    path: self.grid().ids(path),
                    warn: self.exposed(from, to),
                    ..Gesture::touching(words, [piece(from), cell(to)])
                }
            }
            Action::Attack { target, by } => {
                let (sum, value) = self.odds(target, by);
                let button = Text::key("button-attack").with("sum", sum).with("value", value);
                Gesture {
                    with: by.iter().map(piece).collect(),
                    confirm: Some(button.with("result", self.verdict_words(target, by))),
                    mark: Some(format!("{sum}:{value}")),
                    ..Gesture::touching(words, [piece(target)])
                }
            }
            Action::Retreat(to) => {
                let path = match self.turn().phase {
                    Phase::Retreat { from } => self.grid().ids(self.retreat_path(from, to)),
                    _ => Vec::new(),
                };
                Gesture { path, ..Gesture::touching(words, [cell(to)]) }
            }
            _ => Gesture::touching(words, [Action::PLAIN.touch(action)]),
        }
    }

    /// [`Show::explain`]: the refusal of what a person who touched these must have meant.
    fn explain_touches(&self, side: Side, touched: &[Touch]) -> Refusal {
        let cells: Vec<Cell> = touched.iter().filter_map(|touch| self.grid().touched(touch)).collect();
        let meant = match (self.turn().phase, cells[..].split_first()) {
            (Phase::Placement, Some((&at, _))) => Action::Place(self.meant_piece(side, touched, at)),
            (Phase::Placement, None) => {
                let early = check_decider(self, side, &Action::EndMovement);
                return early.err().unwrap_or_else(|| self.go_on());
            }
            (Phase::Movement, Some((&from, []))) => return self.explain_mover(side, from),
            (Phase::Movement, Some((&from, [.., to]))) => Action::Move { from, to: *to },
            (Phase::Combat, Some((&target, []))) => Action::Attack { target, by: self.meant_attackers(side, target) },
            (Phase::Combat, Some((&target, by))) => Action::Attack { target, by: by.iter().copied().collect() },
            (Phase::Retreat { .. }, Some((_, _))) => Action::Retreat(cells[cells.len() - 1]),
            (Phase::StopOffered, _) => Action::Retreat(Cell(0)),
            // Nothing was touched: whatever is tried out of turn is refused alike.
            _ => Action::EndMovement,
        };
        self.check(side, &meant).err().unwrap_or_else(|| self.go_on())
    }

    /// Why a piece that was touched does not move.
    fn explain_mover(&self, side: Side, from: Cell) -> Refusal {
        let allowed = check_moment(self, side, &Action::EndMovement).and_then(|()| self.check_mover(from));
        match allowed {
            Err(refusal) => refusal,
            Ok(()) if self.destinations(from).is_empty() => self.stuck(from),
            Ok(()) => self.go_on(),
        }
    }

    /// The touches are the beginning of something legal.
    fn go_on(&self) -> Refusal {
        match self.turn().phase {
            Phase::Placement => Refusal::new(Self::RULES.place, "go-on-placing"),
            Phase::Combat => Refusal::new(Self::RULES.attack, "go-on-attacking"),
            Phase::Retreat { .. } => Refusal::new(Self::RULES.refuge, "go-on-retreating"),
            _ => Refusal::new(Self::RULES.mover, "go-on-moving"),
        }
    }
}

/// The sights, words and touches of [`kernel::Show`], as [`Looks`](crate::Looks) and [`Wording`] have them: in the
/// `impl Show` of such a game.
#[macro_export]
macro_rules! words {
    () => {
        fn scene(&self, eyes: kernel::Eyes) -> kernel::Scene {
            $crate::Looks::whole_scene(self, eyes)
        }

        fn alike(&self) -> bool {
            !$crate::Placement::placing_in_secret(self)
        }

        fn tell(&self, event: &Self::Event, eyes: kernel::Eyes) -> Option<kernel::LogLine> {
            $crate::Looks::tell_to(self, event, eyes)
        }

        fn gestures(&self, side: kernel::Side) -> Vec<kernel::Gesture> {
            $crate::Wording::all_gestures(self, side)
        }

        fn explain(&self, side: kernel::Side, touched: &[kernel::Touch]) -> kernel::Refusal {
            $crate::Wording::explain_touches(self, side, touched)
        }

        fn describe(&self, _: kernel::Side, action: &Self::Action) -> kernel::Text {
            $crate::Wording::describe_action(self, action)
        }

        fn forecast(&self, side: kernel::Side, action: &Self::Action) -> kernel::Forecast {
            $crate::Wording::forecast_action(self, side, action)
        }

        fn forfeits(&self, side: kernel::Side, action: &Self::Action) -> Vec<kernel::Text> {
            $crate::Wording::forfeited(self, side, action).into_iter().collect()
        }
    };
}
