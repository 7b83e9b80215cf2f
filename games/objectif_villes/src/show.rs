//! What a person sees.

use hexmap::Cell;
use kernel::{
    About, Banner, BySide, Eyes, Game, HexBoard, LogLine, MapLabel, Meter, Overlay, Piece, Scene, Show, Side, SideLook,
    Text, Tray, badges, scene,
};
use skirmish::{Cells, Combat, Phase, Retreats, Skirmish, Wording};

use crate::{Event, ObjectifVilles};

impl Show for ObjectifVilles {
    const ABOUT: About = About { minutes_from: 15, minutes_to: 30, difficulty: 1, hidden: false, dice: false };

    kernel::books!();
    kernel::school!["first", "ratio", "refuge"];
    kernel::puzzles!();

    fn training() -> &'static str {
        "bocage"
    }

    /// Everything is open: all eyes see the same.
    fn scene(&self, _: Eyes) -> Scene {
        Scene {
            sides: BySide([
                SideLook::new(Side::A.name(), "silver", "dodecagon"),
                SideLook::new(Side::B.name(), "gold", "disc"),
            ]),
            board: self.setup.grid.ground(0, || self.ground()),
            pieces: Side::BOTH.into_iter().flat_map(|side| self.coins(side)).collect(),
            overlays: self.overlays(),
            banner: self.banner(),
            meters: self.meters(),
            trays: Side::BOTH.into_iter().flat_map(|side| self.trays(side)).collect(),
            focus: self.setup.grid.ids(self.focus()),
            clock: self.clock(),
            goal: self.goal(),
        }
    }

    fn alike(&self) -> bool {
        true
    }

    skirmish::words!();

    fn tell(&self, event: &Event, _: Eyes) -> Option<LogLine> {
        Some(self.tell_event(event))
    }
}

impl ObjectifVilles {
    fn ground(&self) -> HexBoard {
        let setup = &self.setup;
        let cell = |cell: Cell| {
            let terrain = setup.terrain[cell.index()];
            scene::Cell {
                value: setup.land.contains(cell).then(|| terrain.value().into()),
                name: setup.town_names.get(&cell).cloned(),
                ..setup.grid.shown(cell, terrain.word())
            }
        };
        let label = |(&at, name): (&Cell, &String)| MapLabel {
            at: self.setup.grid.id(at),
            text: Text::plain(name),
            kind: "place".to_owned(),
            size: 100,
        };
        HexBoard {
            seed: setup.grid.ids(setup.towns).concat(),
            values: true,
            piece_scale: 84,
            rivers: setup.rivers.ids(&setup.grid),
            labels: setup.town_names.iter().map(label).collect(),
            ..setup.grid.board("country", cell)
        }
    }

    fn coins(&self, side: Side) -> impl Iterator<Item = Piece> {
        self.pieces[side].iter().map(move |cell| {
            let (moved, spent) = (self.turn.moved.contains(cell), self.turn.spent.contains(cell));
            Piece {
                at: Some(self.setup.grid.id(cell)),
                name: Text::key("piece-at").with("side", side.name()).with("at", self.place_name(cell)),
                badges: badges([(moved, "moved"), (spent, "spent")]),
                done: spent || (moved && self.turn.phase == Phase::Movement),
                facts: vec![Text::key("fact-value").with("value", self.setup.value(cell))],
                ..coin(self.setup.grid.id(cell), side)
            }
        })
    }

    fn overlays(&self) -> Vec<Overlay> {
        match self.turn.phase {
            Phase::Combat => self.contacts(),
            Phase::Retreat { from } => {
                let around = self.setup.around.around(from);
                let refuge = |to| Overlay::Refuge {
                    at: self.setup.grid.id(to),
                    barred: self.check_retreat(from, to).err().map(|refusal| refusal.why),
                };
                let target = Overlay::Target { at: self.setup.grid.id(from) };
                around.iter().map(refuge).chain([target]).collect()
            }
            _ => Vec::new(),
        }
    }

    /// In combat, the best that can be brought against every enemy in contact.
    fn contacts(&self) -> Vec<Overlay> {
        let note = |target: Cell| {
            let by = self.attackers(target);
            let tone = self.verdict(target, by).tone();
            let text = Text::key("note-best")
                .with("sum", self.strength(by))
                .with("value", self.setup.value(target))
                .with("result", self.verdict_words(target, by));
            Overlay::Note { at: self.setup.grid.id(target), text, tone: tone.to_owned() }
        };
        self.pieces[!self.turn.active].iter().filter(|&target| !self.attackers(target).is_empty()).map(note).collect()
    }

    fn banner(&self) -> Banner {
        let (phase, ask) = match self.turn.phase {
            Phase::Placement => {
                let left = self.in_hand[self.turn.active];
                (Text::key("phase-placement"), Text::key("ask-place").with("left", left))
            }
            Phase::Movement => (Text::key("phase-movement"), Text::key("ask-move")),
            Phase::StopOffered => {
                (Text::key("phase-stop"), Text::key("ask-stop").with("side", self.turn.active.name()))
            }
            Phase::Combat if self.placed.is_some() => (Text::key("phase-conflict"), Text::key("ask-attack")),
            Phase::Combat => (Text::key("phase-combat"), Text::key("ask-attack")),
            Phase::Retreat { from } => {
                (Text::key("phase-retreat"), Text::key("ask-retreat").with("at", self.place_name(from)))
            }
            Phase::Over(outcome) => (Text::key("phase-over"), self.ending(&outcome)),
        };
        Banner { side: self.to_play().next(), phase, ask, help: self.help() }
    }

    fn help(&self) -> Option<Text> {
        let needed = self.setup.victory[0];
        match self.turn.phase {
            Phase::Placement => {
                let free = usize::from(self.setup.town_limit).saturating_sub(self.towns_of(self.turn.active));
                Some(Text::key("help-place").with("free", free).with("limit", self.setup.town_limit))
            }
            Phase::Movement if self.can_dash(!self.turn.active) => {
                Some(Text::key("help-dash").with("side", (!self.turn.active).name()).with("towns", needed))
            }
            Phase::Movement => Some(Text::key("help-move").with("points", crate::MOVE)),
            Phase::Combat => Some(Text::key("help-attack")),
            Phase::Retreat { .. } => Some(Text::key("help-retreat")),
            Phase::StopOffered => Some(Text::key("help-stop")),
            Phase::Over(_) => None,
        }
    }

    fn meters(&self) -> Vec<Meter> {
        let each = |count: &dyn Fn(Side) -> usize| BySide::from_fn(|side| Some(count(side) as i32));
        let towns = self.setup.towns.len() as i32;
        let placing = self.turn.phase == Phase::Placement || self.placed.is_some();
        let marks = if placing { vec![self.setup.town_limit] } else { self.setup.victory.to_vec() };
        let whole = |side| self.pieces[side].len() + usize::from(self.in_hand[side]);
        vec![
            Meter {
                label: Text::key("meter-towns"),
                kind: "track".to_owned(),
                max: towns,
                marks: marks.into_iter().map(i32::from).filter(|&mark| mark <= towns).collect(),
                values: each(&|side| self.towns_of(side)),
            },
            Meter {
                label: Text::key("meter-pieces"),
                kind: "bar".to_owned(),
                max: self.setup.pieces.into(),
                marks: Vec::new(),
                values: each(&whole),
            },
        ]
    }

    /// The pieces still in hand and those that are lost.
    fn trays(&self, side: Side) -> impl Iterator<Item = Tray> {
        let word = Self::SIDES[side.index()];
        let hand = usize::from(self.in_hand[side]);
        let lost = usize::from(self.setup.pieces).saturating_sub(self.pieces[side].len() + hand);
        let tray = move |(kind, count): (&str, usize)| {
            let label = Text::key(format!("tray-{kind}")).with("side", side.name());
            let pieces = (1..=count).map(|n| coin(format!("{word}-{kind}-{n}"), side)).collect();
            (count > 0).then_some(Tray::Pieces { label, side, pieces, hidden: 0 })
        };
        [("hand", hand), ("lost", lost)].into_iter().filter_map(tray)
    }

    /// The hexes of the decision.
    fn focus(&self) -> Cells {
        match self.turn.phase {
            Phase::Combat => {
                let targets =
                    self.pieces[!self.turn.active].iter().filter(|&target| !self.attackers(target).is_empty());
                let targets: Cells = targets.collect();
                targets | (self.setup.around.around_all(targets) & self.pieces[self.turn.active])
            }
            Phase::Retreat { from } => Cells::of(from) | self.setup.around.around(from),
            _ => Cells::EMPTY,
        }
    }

    fn goal(&self) -> Text {
        let towns = BySide::from_fn(|side| self.towns_of(side) as i32);
        scene::goal("goal", BySide::from_fn(Side::name), towns).with("needed", self.setup.victory[0])
    }

    fn clock(&self) -> Text {
        if self.turn.phase == Phase::Placement || self.placed.is_some() {
            return Text::key("clock-placement");
        }
        let limit = self.setup.house.common.turn_limit;
        Text::key("clock-round").with("round", self.turn.round.min(limit)).with("limit", limit)
    }
}

fn coin(id: String, side: Side) -> Piece {
    Piece {
        id,
        side: Some(side),
        shape: "coin".to_owned(),
        kind: "coin".to_owned(),
        name: Text::key("piece").with("side", side.name()),
        ..Piece::default()
    }
}
