//! What a person sees and touches.

use hexmap::Cell;
use kernel::{
    About, Banner, BySide, Eyes, Forecast, ForecastRow, Game, Gesture, HexBoard, LogLine, Meter, Overlay, Piece,
    Refusal, Scene, Show, ShownDie, Side, SideLook, Text, ToPlay, Touch,
};

use crate::{Action, Event, NewGame};

impl Show for NewGame {
    // AUTHOR: how long it takes, how hard it is from 1 to 5, whether anything is hidden.
    const ABOUT: About = About { minutes_from: 5, minutes_to: 10, difficulty: 1, hidden: false, dice: true };

    kernel::books!();

    fn scene(&self, _: Eyes) -> Scene {
        Scene {
            // AUTHOR: the words of style, livery, shape and kind are in docs/visual-language.md.
            sides: BySide([
                SideLook::new(Side::A.name(), "azure", "square"),
                SideLook::new(Side::B.name(), "vermilion", "chamfer"),
            ]),
            board: self.setup.grid.ground(0, || self.ground()),
            pieces: Side::BOTH.into_iter().flat_map(|side| self.pieces(side)).collect(),
            overlays: vec![Overlay::Objective { at: self.name(self.setup.village), side: self.holder(), points: 0 }],
            banner: self.banner(),
            meters: vec![self.meter()],
            trays: Vec::new(),
            focus: Vec::new(),
            clock: Text::key("clock").with("round", self.round).with("rounds", self.setup.rounds),
            goal: self.goal(),
        }
    }

    fn gestures(&self, side: Side) -> Vec<Gesture> {
        self.all_actions(side).iter().map(|action| self.gesture(action)).collect()
    }

    /// The refusal of what a person who touched these must have meant.
    fn explain(&self, side: Side, touched: &[Touch]) -> Refusal {
        let hexes: Vec<Cell> = touched.iter().filter_map(|touch| self.setup.grid.touched(touch)).collect();
        let meant = match hexes[..] {
            [from, .., to] if self.occupied(to) => Action::Attack { from, target: to },
            [from, .., to] => Action::Move { from, to },
            [from] => Action::Move { from, to: from },
            [] => Action::Hold,
        };
        let go_on = || Refusal::new("NG-03", "go-on");
        match (self.check(side, &meant), &hexes[..]) {
            (Err(_), [from]) if self.companies[side].contains(*from) && self.active == side => go_on(),
            (Err(refusal), _) => refusal,
            (Ok(()), _) => go_on(),
        }
    }

    fn describe(&self, _: Side, action: &Action) -> Text {
        match *action {
            Action::Move { from, to } => Text::key("do-move").with("from", self.name(from)).with("to", self.name(to)),
            Action::Attack { from, target } => {
                Text::key("do-attack").with("from", self.name(from)).with("target", self.name(target))
            }
            Action::Hold => Text::key("button-hold"),
        }
    }

    /// What is certain before the die falls.
    fn forecast(&self, side: Side, action: &Action) -> Forecast {
        let rows = match *action {
            Action::Attack { target, .. } => {
                let needed = Text::key("forecast-face").with("face", self.hits_from(target));
                vec![ForecastRow::new(Text::key("forecast-needed"), needed, 0, "")]
            }
            _ => Vec::new(),
        };
        Forecast { title: self.describe(side, action), rows }
    }

    /// What the die decides: each is a row of the table of odds.
    fn consequences(&self, after: &Self, _: &[Event]) -> Vec<Text> {
        let lost = |side: Side| after.companies[side].len() < self.companies[side].len();
        let words = |side: Side| Text::key("odds-loses").with("side", side.name());
        Side::BOTH.into_iter().filter(|&side| lost(side)).map(words).collect()
    }

    fn tell(&self, event: &Event, _: Eyes) -> Option<LogLine> {
        Some(match *event {
            Event::TurnBegan { side, round } => {
                LogLine::turn(Text::key("tell-turn").with("round", round).with("side", side.name()))
            }
            Event::Moved { side, from, to } => {
                let text = Text::key("tell-move").with("from", self.name(from)).with("to", self.name(to));
                LogLine::act(side, text).walked(self.name(to), self.setup.grid.ids([from, to]))
            }
            Event::Attacked { side, from, target, die, hit } => {
                let key = if hit { "tell-hit" } else { "tell-miss" };
                let text = Text::key(key).with("from", self.name(from)).with("target", self.name(target));
                let line = LogLine::act(side, text).rolled([ShownDie { sides: 6, n: die, hit }]);
                let line = if hit { line.gone(self.name(target), self.name(target)) } else { line };
                line.at(self.setup.grid.ids([from, target]))
            }
            Event::Held { side } => LogLine::act(side, Text::key("tell-hold")),
            Event::Ended => LogLine::note(self.ending()),
        })
    }
}

impl NewGame {
    fn ground(&self) -> HexBoard {
        let grid = &self.setup.grid;
        let ground = grid.board("country", |cell| grid.shown(cell, self.setup.terrain(cell).word()));
        HexBoard { seed: Self::ID.to_owned(), piece_scale: 90, ..ground }
    }

    fn pieces(&self, side: Side) -> impl Iterator<Item = Piece> {
        self.companies[side].iter().map(move |at| Piece {
            id: self.name(at),
            at: Some(self.name(at)),
            side: Some(side),
            shape: "counter".to_owned(),
            kind: "infantry".to_owned(),
            name: Text::key("company-at").with("at", self.name(at)),
            ..Piece::default()
        })
    }

    fn banner(&self) -> Banner {
        match self.to_play() {
            ToPlay::Over(_) => Banner { phase: Text::key("phase-over"), ask: self.ending(), ..Banner::default() },
            _ => Banner {
                side: Some(self.active),
                phase: Text::key("phase-turn"),
                ask: Text::key("ask-turn"),
                help: Some(Text::key("help-turn")),
            },
        }
    }

    /// How it ended, in a sentence.
    fn ending(&self) -> Text {
        self.outcome.map_or(Text::key("phase-over"), |outcome| self.with_score(outcome.sentence(Side::name)))
    }

    /// What wins, and how far each side is.
    fn goal(&self) -> Text {
        let companies = BySide::from_fn(|side| self.companies[side].len() as i32);
        kernel::scene::goal("goal", BySide::from_fn(Side::name), companies).with("rounds", self.setup.rounds)
    }

    fn meter(&self) -> Meter {
        Meter {
            label: Text::key("meter-companies"),
            kind: "track".to_owned(),
            max: Side::BOTH.map(|side| self.setup.companies[side].len() as i32).into_iter().max().unwrap_or(0),
            marks: Vec::new(),
            values: BySide::from_fn(|side| Some(self.companies[side].len() as i32)),
        }
    }

    /// What a person touches for an action: his company, then where it goes or whom it attacks.
    fn gesture(&self, action: &Action) -> Gesture {
        let written = self.write(action);
        let piece = |at| Touch::Piece(self.name(at));
        match *action {
            Action::Move { from, to } => Gesture::touching(written, [piece(from), Touch::Cell(self.name(to))]),
            Action::Attack { from, target } => Gesture::touching(written, [piece(from), piece(target)]),
            Action::Hold => Gesture::press(written, "hold"),
        }
    }

    /// How it ended and what is left of both sides.
    fn with_score(&self, outcome: Text) -> Text {
        let [a, b] = Side::BOTH.map(|side| self.companies[side].len());
        Text::key("ending").with("outcome", outcome).with("a", a).with("b", b)
    }
}
