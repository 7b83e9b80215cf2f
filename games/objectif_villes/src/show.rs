//! What a person sees.

use hexmap::Cell;
use kernel::{About, Game, HexBoard, MapLabel, Piece, Show, Side, Text, Tray, scene};
use skirmish::{Cells, Ending, Looks, Phase, Placement, Wording};

use crate::ObjectifVilles;

impl Show for ObjectifVilles {
    const ABOUT: About = About { minutes_from: 15, minutes_to: 30, difficulty: 1, hidden: false, dice: false };

    kernel::books!();
    kernel::school!["first", "ratio", "refuge"];
    kernel::puzzles!();
    skirmish::words!();

    fn training() -> &'static str {
        "bocage"
    }
}

impl Looks for ObjectifVilles {
    const LIVERIES: [(&'static str, &'static str); 2] = [("silver", "dodecagon"), ("gold", "disc")];
    const METERS: [&'static str; 2] = ["meter-towns", "meter-pieces"];

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

    fn figure(&self, side: Side, at: Cell) -> Piece {
        Piece {
            name: Text::key("piece-at").with("side", side.name()).with("at", self.place_name(at)),
            facts: vec![Text::key("fact-value").with("value", self.setup.value(at))],
            ..coin(self.setup.grid.id(at), side)
        }
    }

    fn near_refuges(&self, from: Cell) -> Cells {
        self.setup.around.around(from)
    }

    fn focus(&self) -> Cells {
        let around = &self.setup.around;
        match self.turn.phase {
            Phase::Combat => self.targets() | (around.around_all(self.targets()) & self.pieces[self.turn.active]),
            Phase::Retreat { from } => Cells::of(from) | around.around(from),
            _ => Cells::EMPTY,
        }
    }

    fn help_placing(&self) -> Text {
        let free = usize::from(self.setup.town_limit).saturating_sub(self.holdings(self.turn.active));
        Text::key("help-place").with("free", free).with("limit", self.setup.town_limit)
    }

    fn help_moving(&self) -> Text {
        let enemy = !self.turn.active;
        if self.can_dash(enemy) {
            return Text::key("help-dash").with("side", enemy.name()).with("towns", self.victory());
        }
        Text::key("help-move").with("points", crate::MOVE)
    }

    fn victory(&self) -> u8 {
        self.setup.victory[0]
    }

    fn track(&self) -> (i32, Vec<i32>) {
        let towns = self.setup.towns.len() as i32;
        let marks = if self.placing() { vec![self.setup.town_limit] } else { self.setup.victory.to_vec() };
        (towns, marks.into_iter().map(i32::from).filter(|&mark| mark <= towns).collect())
    }

    fn army_size(&self) -> u32 {
        self.setup.pieces.into()
    }

    /// The pieces still in hand and those that are lost.
    fn trays(&self, side: Side, _open: bool) -> Vec<Tray> {
        let word = Self::SIDES[side.index()];
        let hand = usize::from(self.in_hand[side]);
        let lost = usize::from(self.setup.pieces).saturating_sub(self.pieces[side].len() + hand);
        let tray = |(kind, count): (&str, usize)| {
            let label = Text::key(format!("tray-{kind}")).with("side", side.name());
            let pieces = (1..=count).map(|n| coin(format!("{word}-{kind}-{n}"), side)).collect();
            (count > 0).then_some(Tray::Pieces { label, side, pieces, hidden: 0 })
        };
        [("hand", hand), ("lost", lost)].into_iter().filter_map(tray).collect()
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
