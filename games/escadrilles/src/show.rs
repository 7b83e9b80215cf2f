//! What a person sees.

use hexmap::{Cell, Orientation};
use kernel::{
    About, Banner, BySide, Eyes, Forecast, Gesture, HexBoard, LogLine, MapLabel, Meter, Overlay, Piece, Refusal, Scene,
    SheetRow, Show, Side, SideLook, Text, Touch, Tray, scene,
};

use crate::flight::Lot;
use crate::plane::{Fate, PlaneId};
use crate::setup::Ground;
use crate::speed::allowance;
use crate::telling::heading_word;
use crate::{Action, Escadrilles, Event, Phase};

impl Show for Escadrilles {
    const ABOUT: About = About { minutes_from: 30, minutes_to: 45, difficulty: 2, hidden: true, dice: true };

    kernel::books!();
    kernel::school!["first", "flight", "secret"];
    kernel::puzzles!();

    fn training() -> &'static str {
        "col"
    }

    fn scene(&self, eyes: Eyes) -> Scene {
        Scene {
            sides: BySide([self.look(Side::A, "azure", "square"), self.look(Side::B, "vermilion", "chamfer")]),
            board: self.setup.grid.ground(0, || self.relief()),
            pieces: PlaneId::all().filter(|&id| self.shows(id, eyes)).map(|id| self.piece(id, eyes)).collect(),
            overlays: self.overlays(eyes),
            banner: self.banner(eyes),
            meters: vec![self.meter()],
            trays: self.trays(eyes),
            focus: self.focus(eyes),
            clock: Text::key("clock-turn").with("turn", self.turn).with("limit", self.setup.house.turn_limit),
            goal: self.goal(),
        }
    }

    fn gestures(&self, side: Side) -> Vec<Gesture> {
        self.all_gestures(side)
    }

    fn explain(&self, side: Side, touched: &[Touch]) -> Refusal {
        self.explain_touches(side, touched)
    }

    fn describe(&self, _: Side, action: &Action) -> Text {
        self.describe_action(action)
    }

    /// Who is first in the next turn is no part of what a flight does.
    fn aside(label: &str) -> bool {
        label == "first"
    }

    fn forecast(&self, side: Side, action: &Action) -> Forecast {
        self.forecast_action(side, action)
    }

    fn tell(&self, event: &Event, eyes: Eyes) -> Option<LogLine> {
        self.tell_event(event, eyes)
    }
}

/// The word that the visual language has for the ground.
fn terrain_word(ground: Ground) -> &'static str {
    match ground {
        Ground::Sea => "sea",
        Ground::Plain => "lowland",
        Ground::Plateau => "plateau",
        Ground::Dark => "peak",
    }
}

impl Escadrilles {
    pub(crate) fn hex(&self, cell: Cell) -> String {
        self.setup.grid.id(cell)
    }

    fn look(&self, side: Side, livery: &str, emblem: &str) -> SideLook {
        let livery = self.setup.liveries[side].as_deref().unwrap_or(livery);
        SideLook::new(side.name(), livery, emblem)
    }

    fn relief(&self) -> HexBoard {
        let setup = &self.setup;
        let named = |cell: Cell| setup.names.iter().find(|(at, _)| *at == cell).map(|(_, name)| name.clone());
        let cell = |cell: Cell| scene::Cell {
            value: setup.ground[cell.index()].level().map(i32::from),
            name: named(cell),
            ..setup.grid.shown(cell, terrain_word(setup.ground[cell.index()]))
        };
        let label = |(at, name): &(Cell, String)| {
            let (at, text) = (self.hex(*at), Text::plain(name));
            MapLabel { at, text, kind: "place".to_owned(), size: 80 }
        };
        HexBoard {
            seed: setup.names.iter().map(|(_, name)| name.as_str()).collect(),
            base: "sea".to_owned(),
            piece_scale: 100,
            labels: setup.names.iter().map(label).collect(),
            ..setup.grid.board("relief", cell)
        }
    }

    /// Start hexes are hidden until both have chosen all of theirs (ES-R3).
    fn shows(&self, plane: PlaneId, eyes: Eyes) -> bool {
        self.plane(plane).flies() && (self.phase != Phase::Deploy || eyes.see(plane.side))
    }

    /// The speed of an aircraft as these eyes know it: noted if it is theirs, else flown last (ES-R25).
    fn known_speed(&self, plane: PlaneId, eyes: Eyes) -> u8 {
        let plane_now = self.plane(plane);
        if plane_now.noted != 0 && eyes.see(plane.side) { plane_now.noted } else { plane_now.speed }
    }

    fn piece(&self, id: PlaneId, eyes: Eyes) -> Piece {
        let plane = self.plane(id);
        let speed = self.known_speed(id, eyes);
        let heading = heading_word(plane.heading);
        Piece {
            at: Some(self.hex(plane.cell)),
            angle: Some(plane.heading.degrees(Orientation::Pointy).into()),
            speed: Some(speed.into()),
            name: Text::key("plane-heading").with("plane", id.name()).with("heading", heading).with("speed", speed),
            done: self.phase == Phase::Move(id.side) && plane.noted == 0,
            facts: vec![turning(speed)],
            ..aircraft(id)
        }
    }

    fn overlays(&self, eyes: Eyes) -> Vec<Overlay> {
        let mut overlays = Vec::new();
        if let Some(asked) = self.asked_of(eyes).filter(|_| self.phase != Phase::Deploy) {
            overlays.push(self.field_of_fire(!asked.side));
        }
        if let Phase::Move(mover) = self.phase {
            for (by, target) in self.shots(mover).filter(|(by, _)| self.plane(*by).noted == 0) {
                let [from, to] = [by, target].map(|plane| self.hex(self.plane(plane).cell));
                overlays.push(Overlay::Crosshair { at: to.clone() });
                overlays.push(Overlay::Los { from, to, blocked: None });
            }
            if eyes.see(mover) {
                overlays.extend(self.friends_ahead(mover));
            }
        }
        if self.phase == Phase::Note
            && let Some(plane) = self.asked_of(eyes)
        {
            let text = Text::key("note-speed").with("number", plane.number);
            overlays.push(Overlay::note(self.hex(self.plane(plane).cell), text, ""));
        }
        overlays
    }

    /// Where aircraft of `side` could shoot at the end of their next flight, and how many of them.
    fn field_of_fire(&self, side: Side) -> Overlay {
        let under_fire = |cell: Cell| {
            let shooters = self.flying(side).filter(|&plane| self.speeds_to_shoot(plane, cell) > 0).count();
            (shooters > 0).then(|| (self.hex(cell), shooters as i32))
        };
        Overlay::Field { cells: self.setup.grid.cells().filter_map(under_fire).collect() }
    }

    /// Aircraft that will hit a friend ahead unless it is gone before their number comes (ES-R30).
    fn friends_ahead(&self, side: Side) -> impl Iterator<Item = Overlay> + '_ {
        self.flying(side).filter(|&plane| self.plane(plane).noted != 0).filter_map(move |id| {
            let plane = self.plane(id);
            let ahead = self.setup.grid.neighbour(plane.cell, plane.heading)?;
            let friend = self.plane_at(ahead).filter(|other| other.side == side)?;
            let text = Text::key("note-friend-ahead").with("number", id.number).with("friend", friend.number);
            let leaves_first = self.plane(friend).noted != 0 && friend.number < id.number;
            (!leaves_first).then(|| Overlay::note(self.hex(ahead), text, "warn"))
        })
    }

    /// The aircraft that these eyes are asked about while both decide in secret.
    fn asked_of(&self, eyes: Eyes) -> Option<PlaneId> {
        match eyes {
            Eyes::Seat(side) => self.asked(side),
            _ => None,
        }
    }

    fn banner(&self, eyes: Eyes) -> Banner {
        let secret = |ask: &'static str, wait: &'static str, both: &'static str| match (eyes, self.asked_of(eyes)) {
            (_, Some(plane)) => Text::key(ask).with("number", plane.number),
            (Eyes::Seat(_), None) => Text::key(wait),
            _ => Text::key(both),
        };
        let plain = |phase: Text, ask: Text, help: Option<Text>| Banner { side: None, phase, ask, help };
        match self.phase {
            Phase::Deploy => {
                let ask = secret("ask-place", "ask-wait-place", "ask-both-place");
                plain(Text::key("phase-deploy"), ask, Some(Text::key("help-place")))
            }
            Phase::Note => {
                let help = |plane| Text::key("help-note").with("last", self.plane(plane).speed);
                let help = self.asked_of(eyes).map(|plane| help(plane).with("first", self.opener().name()));
                plain(Text::key("phase-note"), secret("ask-note", "ask-wait-note", "ask-both-note"), help)
            }
            Phase::Move(side) => self.flight_banner(side, eyes),
            Phase::Over => plain(Text::key("phase-over"), self.ending(&self.outcome()), None),
        }
    }

    fn flight_banner(&self, side: Side, eyes: Eyes) -> Banner {
        let Some(plane) = self.asked(side) else { return Banner::default() };
        let phase = Text::key("phase-flight").with("number", plane.number);
        let ask = match eyes.see(side) {
            true => self.ask_flight(plane),
            false => Text::key("ask-other-flies").with("plane", plane.name()),
        };
        let later = self.flying(side).filter(|&other| other != plane && self.plane(other).noted != 0);
        let later: Vec<String> = later.map(|other| other.number.to_string()).collect();
        let help = match later.is_empty() {
            true => Text::key("help-last"),
            false => Text::key("help-next").with("numbers", later.join(", ")),
        };
        Banner { side: Some(side), phase, ask, help: Some(help) }
    }

    fn ask_flight(&self, plane: PlaneId) -> Text {
        let speed = self.plane(plane).noted;
        let turns = allowance(speed);
        match self.prospects(plane, speed).lot() {
            Lot::Survives => {
                let ask = Text::key(if turns.widest > 1 { "ask-fly-slow" } else { "ask-fly" });
                ask.with("speed", speed).with("turns", turns.turns)
            }
            Lot::Collides(cell) => Text::key("ask-collide").with("with", self.plane_at(cell).unwrap_or(plane).name()),
            Lot::Lost(fate) => Text::key("ask-crash").with("why", fate.text()),
        }
        .with("number", plane.number)
    }

    /// The aircraft that each side still has.
    fn left(&self) -> BySide<i32> {
        BySide::from_fn(|side| match self.phase {
            Phase::Deploy => self.setup.starts[side].len() as i32,
            _ => self.strength(side) as i32,
        })
    }

    fn goal(&self) -> Text {
        kernel::scene::goal("goal", BySide::from_fn(Side::name), self.left())
    }

    fn meter(&self) -> Meter {
        let [a, b] = Side::BOTH.map(|side| self.setup.starts[side].len().max(self.strength(side)));
        Meter::bar(Text::key("meter-planes"), a.max(b) as i32, self.left())
    }

    fn trays(&self, eyes: Eyes) -> Vec<Tray> {
        if self.phase == Phase::Deploy {
            return Side::BOTH.map(|side| self.hangar(side, eyes)).to_vec();
        }
        let rows = BySide::from_fn(|side| self.sheet(side, eyes));
        let losses = Side::BOTH.into_iter().filter_map(|side| self.losses(side));
        [Tray::Sheet { label: Text::key("tray-speeds"), rows }].into_iter().chain(losses).collect()
    }

    /// The aircraft that wait for a start hex; of the enemy's nothing is known but their number.
    fn hangar(&self, side: Side, eyes: Eyes) -> Tray {
        let waiting = PlaneId::squadron(side).filter(|&plane| self.plane(plane).fate == Fate::Waiting);
        let (pieces, hidden) = match eyes.see(side) {
            true => (waiting.map(aircraft).collect(), 0),
            false => (Vec::new(), self.setup.starts[side].len() as i32),
        };
        Tray::Pieces { label: Text::key("tray-hangar").with("side", side.name()), side, pieces, hidden }
    }

    /// The record sheet of a squadron (ES-13): what is noted or flown, `?` for what these eyes may not know.
    fn sheet(&self, side: Side, eyes: Eyes) -> Vec<SheetRow> {
        let crew = PlaneId::squadron(side).filter(|&plane| self.plane(plane).fate != Fate::Absent);
        let row = |id: PlaneId| {
            let plane = self.plane(id);
            // While notes are made, even how far the enemy is stays hidden.
            let secret = plane.noted != 0 || self.phase == Phase::Note;
            let entry = match plane.noted {
                _ if !plane.flies() => String::new(),
                _ if !secret => plane.speed.to_string(),
                _ if !eyes.see(side) => "?".to_owned(),
                0 => String::new(),
                noted => noted.to_string(),
            };
            let piece = plane.flies().then(|| id.to_string());
            SheetRow { piece, label: id.number.to_string(), entry, struck: !plane.flies() }
        };
        crew.map(row).collect()
    }

    fn losses(&self, side: Side) -> Option<Tray> {
        let lost = PlaneId::squadron(side).filter(|&plane| self.plane(plane).fate.is_loss());
        let piece = |id: PlaneId| {
            let name = Text::key("plane-lost").with("plane", id.name()).with("why", self.plane(id).fate.text());
            Piece { name, ..aircraft(id) }
        };
        let pieces: Vec<Piece> = lost.map(piece).collect();
        let label = Text::key("tray-lost").with("side", side.name());
        (!pieces.is_empty()).then_some(Tray::Pieces { label, side, pieces, hidden: 0 })
    }

    /// The aircraft in question, and where it can go if these eyes may know.
    fn focus(&self, eyes: Eyes) -> Vec<String> {
        let plane = match self.phase {
            Phase::Note => self.asked_of(eyes),
            Phase::Move(side) => self.asked(side),
            _ => None,
        };
        let Some(id) = plane else { return Vec::new() };
        let (plane, grid) = (self.plane(id), &self.setup.grid);
        grid.ids([plane.cell].into_iter().chain(grid.ray(plane.cell, plane.heading).take(4)))
    }
}

/// ES-16: what the turn table allows at a speed.
fn turning(speed: u8) -> Text {
    let row = allowance(speed);
    let angle = u32::from(row.widest) * 60;
    Text::key("fact-turns").with("speed", speed).with("turns", row.turns).with("angle", angle)
}

fn aircraft(id: PlaneId) -> Piece {
    Piece {
        id: id.to_string(),
        side: Some(id.side),
        shape: "plane".to_owned(),
        kind: "aircraft".to_owned(),
        label: Some(Text::number(id.number)),
        name: id.name(),
        ..Piece::default()
    }
}
