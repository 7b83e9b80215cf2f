//! What a person sees and touches.

use hexmap::Cell;
use kernel::{
    About, Banner, Board, BySide, Eyes, Forecast, ForecastRow, Game, Gesture, HexBoard, LogLine, Meter, Motion,
    Overlay, Piece, Refusal, Scene, Show, ShownDie, Side, SideLook, Text, ToPlay, Tongue, Touch, scene,
};

use crate::{Action, Event, NewGame};

impl Show for NewGame {
    // AUTHOR: how long it takes, how hard it is from 1 to 5, whether anything is hidden.
    const ABOUT: About = About { minutes_from: 5, minutes_to: 10, difficulty: 1, hidden: false, dice: true };

    fn words(tongue: Tongue) -> &'static str {
        match tongue {
            Tongue::Fr => include_str!("../locale/fr.ftl"),
            Tongue::En => include_str!("../locale/en.ftl"),
        }
    }

    fn rulebook(tongue: Tongue) -> &'static str {
        match tongue {
            Tongue::Fr => include_str!("../rules/fr.md"),
            Tongue::En => include_str!("../rules/en.md"),
        }
    }

    fn scene(&self, _: Eyes) -> Scene {
        Scene {
            // AUTHOR: the words of style, livery, shape and kind are in docs/visual-language.md.
            sides: BySide([look(Side::A, "azure", "square"), look(Side::B, "vermilion", "chamfer")]),
            board: Board::Hex(self.ground()),
            pieces: Side::BOTH.into_iter().flat_map(|side| self.pieces(side)).collect(),
            overlays: vec![Overlay::Objective { at: self.name(self.setup.village), side: self.holder(), points: 0 }],
            banner: self.banner(),
            meters: vec![self.meter()],
            trays: Vec::new(),
            focus: Vec::new(),
            clock: Text::key("clock").with("round", self.round).with("rounds", self.setup.rounds),
        }
    }

    fn gestures(&self, side: Side) -> Vec<Gesture> {
        let mut actions = Vec::new();
        self.actions(side, &mut actions);
        actions.iter().map(|action| self.gesture(action)).collect()
    }

    /// The refusal of what a person who touched these must have meant.
    fn explain(&self, side: Side, touched: &[Touch]) -> Refusal {
        let hexes: Vec<Cell> = touched.iter().filter_map(|touch| self.touched(touch)).collect();
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
        let words = |side: Side| Text::key("odds-loses").with("side", name_of(side));
        Side::BOTH.into_iter().filter(|&side| lost(side)).map(words).collect()
    }

    fn tell(&self, event: &Event, _: Eyes) -> Option<LogLine> {
        Some(match *event {
            Event::TurnBegan { side, round } => {
                LogLine::turn(Text::key("tell-turn").with("round", round).with("side", name_of(side)))
            }
            Event::Moved { side, from, to } => {
                let path = vec![self.name(from), self.name(to)];
                let text = Text::key("tell-move").with("from", self.name(from)).with("to", self.name(to));
                let motions = vec![Motion { piece: self.name(to), path: path.clone(), removed: false }];
                LogLine { cells: path, motions, ..LogLine::act(side, text) }
            }
            Event::Attacked { side, from, target, die, hit } => {
                let key = if hit { "tell-hit" } else { "tell-miss" };
                let text = Text::key(key).with("from", self.name(from)).with("target", self.name(target));
                let removed = Motion { piece: self.name(target), path: vec![self.name(target)], removed: true };
                LogLine {
                    cells: vec![self.name(from), self.name(target)],
                    dice: vec![ShownDie { sides: 6, n: die, hit }],
                    motions: Vec::from_iter(hit.then_some(removed)),
                    ..LogLine::act(side, text)
                }
            }
            Event::Held { side } => LogLine::act(side, Text::key("tell-hold")),
            Event::Ended => LogLine::note(self.ending()),
        })
    }
}

/// A side's name.
fn name_of(side: Side) -> Text {
    Text::key(if side == Side::A { "side-a" } else { "side-b" })
}

fn look(side: Side, livery: &str, emblem: &str) -> SideLook {
    SideLook { name: name_of(side), livery: livery.to_owned(), emblem: emblem.to_owned() }
}

impl NewGame {
    fn ground(&self) -> HexBoard {
        let grid = &self.setup.grid;
        let cell = |cell: Cell| scene::Cell {
            id: self.name(cell),
            c: grid.column(cell).into(),
            r: grid.row(cell).into(),
            terrain: self.setup.terrain(cell).word().to_owned(),
            ..scene::Cell::default()
        };
        HexBoard {
            style: "country".to_owned(),
            seed: Self::ID.to_owned(),
            pointy: true,
            piece_scale: 90,
            cells: grid.cells().map(cell).collect(),
            ..HexBoard::default()
        }
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
        self.outcome.map_or(Text::key("phase-over"), |outcome| outcome.sentence(name_of))
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
        let piece = |at| Touch::Piece(self.name(at));
        let written = self.write(action);
        let touch = match *action {
            Action::Move { from, to } => vec![piece(from), Touch::Cell(self.name(to))],
            Action::Attack { from, target } => vec![piece(from), piece(target)],
            Action::Hold => return Gesture::button(written, "hold", Text::key("button-hold")),
        };
        Gesture { action: written, touch, ..Gesture::default() }
    }

    fn touched(&self, touch: &Touch) -> Option<Cell> {
        match touch {
            Touch::Piece(name) | Touch::Cell(name) => self.setup.grid.cell(name),
            _ => None,
        }
    }
}
