//! What a person sees.

use hexmap::Cell;
use kernel::{About, Game, HexBoard, Overlay, Piece, Show, Side, Text, Tray};
use skirmish::{Cells, Combat, Ending, Looks, Phase, Placement, Table, Wording};

use crate::Planetes;
use crate::unit::Kind;

impl Show for Planetes {
    const ABOUT: About = About { minutes_from: 20, minutes_to: 40, difficulty: 2, hidden: false, dice: false };

    kernel::books!();
    kernel::school!["first", "lanes", "guns"];
    kernel::puzzles!();
    skirmish::words!();
}

/// An arm's name.
pub(crate) fn kind_name(kind: Kind) -> Text {
    Text::key(format!("kind-{}", kind.word()))
}

impl Looks for Planetes {
    const LIVERIES: [(&'static str, &'static str); 2] = [("amber", "up"), ("beryl", "down")];
    const METERS: [&'static str; 2] = ["meter-landed", "meter-units"];

    fn ground(&self) -> HexBoard {
        let setup = &self.setup;
        HexBoard {
            seed: setup.grid.ids(setup.space.fields).concat(),
            base: "void".to_owned(),
            piece_scale: 100,
            ..setup.grid.board("space", |cell| setup.grid.shown(cell, setup.terrain[cell.index()].word()))
        }
    }

    fn figure(&self, side: Side, at: Cell) -> Piece {
        let (kind, id) = (self.kind(at), self.setup.grid.id(at));
        let strength = self.attack_potential(side, at, self.units[!side]);
        let name = Text::key("unit-at").with("kind", kind_name(kind)).with("side", side.name());
        Piece {
            name: name.with("at", id.as_str()).with("strength", strength),
            strength: Some(strength as i32),
            ..self.trigon(id, side, kind)
        }
    }

    fn marks(&self) -> Vec<Overlay> {
        match self.turn.phase {
            Phase::Movement => self.zone().into_iter().collect(),
            Phase::Combat => self.stopped_shots().collect(),
            _ => Vec::new(),
        }
    }

    /// Nobody would look for a refuge in a force field.
    fn near_refuges(&self, from: Cell) -> Cells {
        self.within_retreat(from) - self.setup.space.fields
    }

    fn focus(&self) -> Cells {
        match self.turn.phase {
            Phase::Placement if !self.placing_in_secret() => self.setup.start[self.turn.active],
            Phase::Combat => self.targets().iter().fold(self.targets(), |all, target| all | self.attackers(target)),
            Phase::Retreat { from } => Cells::of(from) | self.within_retreat(from),
            _ => Cells::EMPTY,
        }
    }

    fn ask_retreat(&self, from: Cell) -> Text {
        self.with_piece(Text::key("ask-retreat"), self.piece(from))
    }

    fn help_placing(&self) -> Text {
        Text::key(if self.placing_in_secret() { "help-place-in-secret" } else { "help-place" })
    }

    fn help_moving(&self) -> Text {
        let enemy = !self.turn.active;
        if self.conquest().is_some() {
            Text::key("help-win")
        } else if self.can_land(enemy) {
            Text::key("help-landing").with("side", enemy.name()).with("units", self.victory())
        } else {
            Text::key("help-move")
        }
    }

    fn victory(&self) -> u8 {
        self.setup.victory
    }

    fn track(&self) -> (i32, Vec<i32>) {
        let planet = self.setup.planet.map(|hexes| hexes.len() as i32);
        let victory = i32::from(self.setup.victory);
        (victory.min(planet[Side::A].max(planet[Side::B])), vec![victory])
    }

    fn army_size(&self) -> u32 {
        self.setup.army_size()
    }

    /// The units still in hand, one of each arm with their numbers in the title, and those that are lost.
    fn trays(&self, side: Side, open: bool) -> Vec<Tray> {
        let titled = |key: &'static str| Text::key(key).with("side", side.name());
        if self.placing() && !open {
            let hidden = self.setup.army_size() as i32;
            let label = titled("tray-unseen").with("n", hidden);
            return vec![Tray::Pieces { label, side, pieces: Vec::new(), hidden }];
        }
        let (label, pieces): (Text, Vec<Piece>) = if self.placing() {
            let count = |label: Text, kind: Kind| label.with(kind.word(), self.in_hand[side][kind as usize]);
            let ready = |kind| self.trigon(self.hand_id(side, kind), side, kind);
            (Kind::ALL.into_iter().fold(titled("tray-hand"), count), self.kinds_in_hand(side).map(ready).collect())
        } else {
            (titled("tray-lost"), Kind::ALL.into_iter().flat_map(|kind| self.lost(side, kind)).collect())
        };
        let tray = (!pieces.is_empty()).then_some(Tray::Pieces { label, side, pieces, hidden: 0 });
        tray.into_iter().collect()
    }
}

impl Planetes {
    /// The units of an arm that a side has no more.
    fn lost(&self, side: Side, kind: Kind) -> impl Iterator<Item = Piece> {
        let left = (self.kinds[kind as usize] & self.units[side]).len();
        let lost = usize::from(self.setup.army[kind as usize]).saturating_sub(left);
        let id = move |n| format!("{}-lost-{}-{n}", Self::SIDES[side.index()], kind.word());
        (1..=lost).map(move |n| self.trigon(id(n), side, kind))
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

    /// PL-80: with that option, the hexes where the enemy would stop a unit.
    fn zone(&self) -> Option<Overlay> {
        let enemies = self.units[!self.turn.active];
        let zone = self.setup.space.around.around_all(enemies) - self.setup.space.bodies - enemies;
        let on = self.setup.house.zone_of_control && !zone.is_empty();
        let cells = zone.iter().map(|cell| self.setup.grid.id(cell)).collect();
        on.then_some(Overlay::Zone { cells })
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

    /// The id of the unit of an arm that lies ready to be placed.
    pub(crate) fn hand_id(&self, side: Side, kind: Kind) -> String {
        format!("{}-hand-{}", Self::SIDES[side.index()], kind.word())
    }
}
