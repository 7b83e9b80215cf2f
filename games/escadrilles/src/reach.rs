use std::ops::RangeInclusive;

use hexmap::{Cell, Direction};

use crate::Escadrilles;
use crate::flight::Prospects;
use crate::plane::{Fate, Plane, PlaneId};
use crate::setup::{Cells, Setup};
use crate::speed::{FASTEST, SLOWEST, choices};

/// What an aircraft alone in the sky can reach and shoot, for every hex, heading and speed: counted once a board, so
/// that threats cost a few look-ups.
pub(crate) struct Reach {
    entries: Vec<Entry>,
}

/// What one aircraft at one speed can do in its next move.
#[derive(Clone, Copy, Default)]
pub(crate) struct Entry {
    /// The hexes into which it can shoot then.
    pub kills: Cells,
    /// The hexes where it can end alive.
    pub hexes: Cells,
    /// In how many ways it can end alive.
    pub ends: u8,
}

const SPEEDS: usize = (FASTEST - SLOWEST) as usize + 1;

impl Setup {
    /// What a lone aircraft can do from here at this speed.
    #[inline]
    pub(crate) fn reach(&self, cell: Cell, heading: Direction, speed: u8) -> &Entry {
        &self.reach.get_or_init(|| Reach::count(self)).entries[index(cell, heading, speed)]
    }
}

impl Escadrilles {
    /// The speeds that an aircraft may have in its next flight, as everybody knows them.
    #[inline]
    pub(crate) fn next_speeds(&self, plane: PlaneId) -> RangeInclusive<u8> {
        let plane = self.plane(plane);
        let turn = if plane.noted == 0 { self.turn + 1 } else { self.turn };
        choices(turn, plane.speed)
    }

    /// What an aircraft could do from where it is at this speed, if it were alone.
    #[inline]
    pub(crate) fn reach_of(&self, plane: PlaneId, speed: u8) -> &Entry {
        let plane = self.plane(plane);
        self.setup.reach(plane.cell, plane.heading, speed)
    }

    /// At how many of these speeds it could shoot into that hex, if nobody were in its way.
    pub(crate) fn speeds_to_shoot(&self, plane: PlaneId, cell: Cell) -> usize {
        self.next_speeds(plane).filter(|&speed| self.reach_of(plane, speed).kills.contains(cell)).count()
    }

    /// In how many ways an aircraft could end alive at this speed, if everybody stayed where they are.
    pub(crate) fn ends_as_things_stand(&self, plane: PlaneId, speed: u8) -> usize {
        self.prospects(plane, speed).ends.len()
    }

    /// In how many ways an aircraft could go on from here next turn, over the speeds that it may note then.
    pub(crate) fn ends_next_turn(&self, speed: u8, cell: Cell, heading: Direction) -> usize {
        choices(self.turn + 1, speed).map(|speed| usize::from(self.setup.reach(cell, heading, speed).ends)).sum()
    }

    /// Whether no speed would save an aircraft that ends there.
    pub(crate) fn is_trap(&self, plane: PlaneId, cell: Cell, heading: Direction) -> bool {
        self.ends_next_turn(self.plane(plane).noted, cell, heading) == 0
    }
}

#[inline]
fn index(cell: Cell, heading: Direction, speed: u8) -> usize {
    (cell.index() * 6 + heading.index()) * SPEEDS + usize::from(speed - SLOWEST)
}

impl Reach {
    fn count(setup: &Setup) -> Reach {
        let mut entries = vec![Entry::default(); setup.grid.len() * 6 * SPEEDS];
        let sky = setup.sky(Cells::EMPTY);
        let open = setup.grid.cells().filter(|cell| setup.ground[cell.index()].level().is_some());
        for (cell, heading) in open.flat_map(|cell| Direction::ALL.map(|heading| (cell, heading))) {
            let plane = Plane { cell, heading, ..Plane::grounded(Fate::Flying) };
            for speed in SLOWEST..=FASTEST {
                let ends = Prospects::of(&sky, &plane, speed).ends;
                let kills = ends.iter().flat_map(|(cell, heading)| setup.line_of_fire(cell, heading)).collect();
                let hexes = ends.iter().map(|(cell, _)| cell).collect();
                entries[index(cell, heading, speed)] = Entry { kills, hexes, ends: ends.len() as u8 };
            }
        }
        Reach { entries }
    }
}
