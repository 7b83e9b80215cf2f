//! What a person sees.

use hexmap::Cell;
use kernel::{
    About, Banner, BySide, Eyes, Game, HexBoard, LogLine, Meter, Overlay, Piece, Scene, Show, Side, SideLook, Text,
    Tray, badges,
};
use skirmish::{Cells, Combat, Ending, Phase, Placement, Retreats, Table, Verdict, Wording};

use crate::unit::Kind;
use crate::{Event, Planetes};

impl Show for Planetes {
    const ABOUT: About = About { minutes_from: 20, minutes_to: 40, difficulty: 2, hidden: false, dice: false };

    kernel::books!();
    kernel::school!["first", "lanes", "guns"];
    kernel::puzzles!();

    /// Everything is open, save what the other side is placing unseen.
    fn scene(&self, eyes: Eyes) -> Scene {
        let open = |side| self.open_to(eyes, side);
        Scene {
            sides: BySide([
                SideLook::new(Side::A.name(), "amber", "up"),
                SideLook::new(Side::B.name(), "beryl", "down"),
            ]),
            board: self.setup.grid.ground(0, || self.ground()),
            pieces: Side::BOTH.into_iter().filter(|&side| open(side)).flat_map(|side| self.trigons(side)).collect(),
            overlays: self.overlays(),
            banner: self.banner(eyes),
            meters: self.meters(eyes),
            trays: Side::BOTH.into_iter().flat_map(|side| self.trays(side, open(side))).collect(),
            focus: self.setup.grid.ids(self.focus()),
            clock: self.clock(),
            goal: self.goal(eyes),
        }
    }

    fn alike(&self) -> bool {
        !self.placing_in_secret()
    }

    skirmish::words!();

    fn tell(&self, event: &Event, eyes: Eyes) -> Option<LogLine> {
        match *event {
            Event::Placed { side, .. } if !self.open_to(eyes, side) => None,
            _ => Some(self.tell_event(event)),
        }
    }
}

/// An arm's name.
pub(crate) fn kind_name(kind: Kind) -> Text {
    Text::key(format!("kind-{}", kind.word()))
}

impl Planetes {
    /// Whether these eyes may see the units of a side.
    fn open_to(&self, eyes: Eyes, side: Side) -> bool {
        !self.placing_in_secret() || eyes.see(side)
    }

    fn ground(&self) -> HexBoard {
        let setup = &self.setup;
        HexBoard {
            seed: setup.grid.ids(setup.space.fields).concat(),
            base: "void".to_owned(),
            piece_scale: 100,
            ..setup.grid.board("space", |cell| setup.grid.shown(cell, setup.terrain[cell.index()].word()))
        }
    }

    fn trigons(&self, side: Side) -> impl Iterator<Item = Piece> {
        self.units[side].iter().map(move |cell| {
            let (moved, spent) = (self.turn.moved.contains(cell), self.turn.spent.contains(cell));
            let kind = self.kind(cell);
            let strength = self.attack_potential(side, cell, self.units[!side]);
            let name = Text::key("unit-at").with("kind", kind_name(kind)).with("side", side.name());
            Piece {
                at: Some(self.setup.grid.id(cell)),
                name: name.with("at", self.setup.grid.id(cell)).with("strength", strength),
                strength: Some(strength as i32),
                badges: badges([(moved, "moved"), (spent, "spent")]),
                done: spent || (moved && self.turn.phase == Phase::Movement),
                ..self.trigon(self.setup.grid.id(cell), side, kind)
            }
        })
    }

    fn trigon(&self, id: String, side: Side, kind: Kind) -> Piece {
        Piece {
            id,
            side: Some(side),
            shape: "trigon".to_owned(),
            kind: kind.word().to_owned(),
            name: Text::key("unit").with("kind", kind_name(kind)).with("side", side.name()),
            strength: Some(kind.row().combat as i32),
            movement: Some(self.setup.house.movement(kind) as i32),
            ..Piece::default()
        }
    }

    fn overlays(&self) -> Vec<Overlay> {
        match self.turn.phase {
            Phase::Movement => self.zones(),
            Phase::Combat => self.targets().chain(self.stopped_shots()).collect(),
            Phase::Retreat { from } => {
                let refuge = |to| Overlay::Refuge {
                    at: self.setup.grid.id(to),
                    barred: self.check_retreat(from, to).err().map(|refusal| refusal.why),
                };
                let within = self.within_retreat(from) - self.setup.space.fields;
                within.iter().map(refuge).chain([Overlay::Target { at: self.setup.grid.id(from) }]).collect()
            }
            _ => Vec::new(),
        }
    }

    /// PL-80: with that option, the hexes where the enemy would stop a unit.
    fn zones(&self) -> Vec<Overlay> {
        let enemies = self.units[!self.turn.active];
        let zone = self.setup.space.around.around_all(enemies) - self.setup.space.bodies - enemies;
        let on = self.setup.house.zone_of_control && !zone.is_empty();
        let cells = zone.iter().map(|cell| self.setup.grid.id(cell)).collect();
        on.then_some(Overlay::Zone { cells }).into_iter().collect()
    }

    /// In combat, the best that can be brought against every enemy in contact or in range.
    fn targets(&self) -> impl Iterator<Item = Overlay> {
        let note = |target: Cell| {
            let by = self.attackers(target);
            if by.is_empty() {
                return None;
            }
            let (sum, potential) = self.odds(target, by);
            let tone = Verdict::of(sum, potential).tone();
            let text = Text::key("note-best")
                .with("sum", sum)
                .with("value", potential)
                .with("result", self.verdict_words(target, by));
            Some(Overlay::Note { at: self.setup.grid.id(target), text, tone: tone.to_owned() })
        };
        self.units[!self.turn.active].iter().filter_map(note)
    }

    /// PL-58: the shots that somebody or something stops.
    fn stopped_shots(&self) -> impl Iterator<Item = Overlay> {
        let guns = (self.units[self.turn.active] & self.kinds[Kind::Artillery as usize]) - self.turn.spent;
        guns.iter().flat_map(move |gun| {
            let in_range = self.setup.range[gun.index()] & self.units[!self.turn.active];
            in_range.iter().filter_map(move |target| {
                let blocked = Some(self.setup.grid.id(self.fire_stopper(gun, target)?));
                Some(Overlay::Los { from: self.setup.grid.id(gun), to: self.setup.grid.id(target), blocked })
            })
        })
    }

    fn banner(&self, eyes: Eyes) -> Banner {
        let (phase, ask) = match self.turn.phase {
            Phase::Placement if self.placing_in_secret() => (Text::key("phase-placement"), self.ask_in_secret(eyes)),
            Phase::Placement => {
                let left = self.hand(self.turn.active);
                (Text::key("phase-placement"), Text::key("ask-place").with("left", left))
            }
            Phase::Movement => (Text::key("phase-movement"), Text::key("ask-move")),
            Phase::StopOffered => {
                (Text::key("phase-stop"), Text::key("ask-stop").with("side", self.turn.active.name()))
            }
            Phase::Combat => (Text::key("phase-combat"), Text::key("ask-attack")),
            Phase::Retreat { from } => {
                let ask = Text::key("ask-retreat")
                    .with("kind", kind_name(self.kind(from)))
                    .with("at", self.setup.grid.id(from));
                (Text::key("phase-retreat"), ask)
            }
            Phase::Over(outcome) => (Text::key("phase-over"), self.ending(&outcome)),
        };
        // Who has finished placing unseen is nobody's business.
        let side = if self.placing_in_secret() { None } else { self.to_play().next() };
        Banner { side, phase, ask, help: self.help() }
    }

    fn ask_in_secret(&self, eyes: Eyes) -> Text {
        match eyes {
            Eyes::Seat(side) if self.hand(side) > 0 => Text::key("ask-place").with("left", self.hand(side)),
            _ => Text::key("ask-wait-for-placement"),
        }
    }

    fn help(&self) -> Option<Text> {
        let needed = self.setup.victory;
        match self.turn.phase {
            Phase::Placement if self.placing_in_secret() => Some(Text::key("help-place-in-secret")),
            Phase::Placement => Some(Text::key("help-place")),
            Phase::Movement if self.conquest().is_some() => Some(Text::key("help-win")),
            Phase::Movement if self.can_land(!self.turn.active) => {
                Some(Text::key("help-landing").with("side", (!self.turn.active).name()).with("units", needed))
            }
            Phase::Movement => Some(Text::key("help-move")),
            Phase::Combat => Some(Text::key("help-attack")),
            Phase::Retreat { .. } => Some(Text::key("help-retreat")),
            Phase::StopOffered => Some(Text::key("help-stop")),
            Phase::Over(_) => None,
        }
    }

    fn meters(&self, eyes: Eyes) -> Vec<Meter> {
        let whole = |side: Side| self.units[side].len() as i32 + self.hand(side) as i32;
        let known = |side| self.open_to(eyes, side);
        let planet = self.setup.planet[Side::A].len().max(self.setup.planet[Side::B].len());
        vec![
            Meter {
                label: Text::key("meter-landed"),
                kind: "track".to_owned(),
                max: i32::from(self.setup.victory).min(planet as i32),
                marks: vec![i32::from(self.setup.victory)],
                values: BySide::from_fn(|side| known(side).then(|| self.landed(side) as i32)),
            },
            Meter {
                label: Text::key("meter-units"),
                kind: "bar".to_owned(),
                max: self.setup.army_size() as i32,
                marks: Vec::new(),
                values: BySide::from_fn(|side| Some(whole(side))),
            },
        ]
    }

    /// The units still in hand, one of each arm with their numbers in the title, and those that are lost.
    fn trays(&self, side: Side, open: bool) -> Vec<Tray> {
        let word = Self::SIDES[side.index()];
        let titled = |key: &str| Text::key(key.to_owned()).with("side", side.name());
        let mut trays = Vec::new();
        if self.turn.phase == Phase::Placement {
            let hand = self.in_hand[side];
            let arms = Kind::ALL.into_iter().filter(|&kind| open && hand[kind as usize] > 0);
            let pieces: Vec<_> = arms.map(|kind| self.trigon(self.hand_id(side, kind), side, kind)).collect();
            let label = Kind::ALL
                .into_iter()
                .fold(titled("tray-hand"), |label, kind| label.with(kind.word(), hand[kind as usize]));
            match (open, pieces.is_empty()) {
                (true, false) => trays.push(Tray::Pieces { label, side, pieces, hidden: 0 }),
                (true, true) => {}
                (false, _) => {
                    let hidden = self.setup.army_size() as i32;
                    let label = titled("tray-unseen").with("n", hidden);
                    trays.push(Tray::Pieces { label, side, pieces: Vec::new(), hidden });
                }
            }
            return trays;
        }
        let lost = |kind: Kind| {
            let left = (self.kinds[kind as usize] & self.units[side]).len();
            let gone = usize::from(self.setup.army[kind as usize]).saturating_sub(left);
            (1..=gone).map(move |n| self.trigon(format!("{word}-lost-{}-{n}", kind.word()), side, kind))
        };
        let pieces: Vec<_> = Kind::ALL.into_iter().flat_map(lost).collect();
        if !pieces.is_empty() {
            trays.push(Tray::Pieces { label: titled("tray-lost"), side, pieces, hidden: 0 });
        }
        trays
    }

    /// The id of the unit of an arm that lies ready to be placed.
    pub(crate) fn hand_id(&self, side: Side, kind: Kind) -> String {
        format!("{}-hand-{}", Self::SIDES[side.index()], kind.word())
    }

    /// The hexes of the decision.
    fn focus(&self) -> Cells {
        match self.turn.phase {
            Phase::Placement if self.placing_in_secret() => Cells::EMPTY,
            Phase::Placement => self.setup.start[self.turn.active],
            Phase::Combat => {
                let targets: Vec<_> = self.units[!self.turn.active].iter().map(|at| (at, self.attackers(at))).collect();
                let fights = targets.iter().filter(|(_, by)| !by.is_empty());
                fights.fold(Cells::EMPTY, |all, &(at, by)| all | by | Cells::of(at))
            }
            Phase::Retreat { from } => Cells::of(from) | self.within_retreat(from),
            _ => Cells::EMPTY,
        }
    }

    /// Of units that are placed unseen nothing is told.
    fn goal(&self, eyes: Eyes) -> Text {
        let landed = BySide::from_fn(|side| if self.open_to(eyes, side) { self.landed(side) as i32 } else { 0 });
        kernel::scene::goal("goal", BySide::from_fn(Side::name), landed).with("needed", self.setup.victory)
    }

    fn clock(&self) -> Text {
        if self.turn.phase == Phase::Placement {
            return Text::key("clock-placement");
        }
        let limit = self.setup.house.common.turn_limit;
        Text::key("clock-round").with("round", self.turn.round.min(limit)).with("limit", limit)
    }
}
