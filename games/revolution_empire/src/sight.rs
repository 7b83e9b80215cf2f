//! Lines of sight and of fire (RE-124 to RE-129).

use hexmap::{Cell, Step};

use crate::setup::{NOWHERE, Setup};
use crate::{RevolutionEmpire, Terrain};

/// How far a battery fires (RE-31).
pub const RANGE: u32 = 3;

/// Another hex within range of a battery, and what lies on the way there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lane {
    pub to: Cell,
    pub distance: u8,
    /// What the line meets: hexes that it crosses, or the two that it runs between.
    between: [Cell; 2],
    /// The line runs along the side of the two: only both together hide (RE-129).
    grazes: bool,
    /// It enters its target across a stream or a sunken lane (RE-R45).
    pub crosses: bool,
}

/// The hexes within range of a hex, nearest first.
pub(crate) fn lanes(setup: &Setup, from: Cell) -> Vec<Lane> {
    let mut lanes: Vec<Lane> =
        setup.grid.within(from, RANGE).filter(|&to| to != from).map(|to| lane(setup, from, to)).collect();
    lanes.sort_by_key(|lane| lane.distance);
    lanes
}

fn lane(setup: &Setup, from: Cell, to: Cell) -> Lane {
    let distance = setup.grid.distance(from, to) as u8;
    let mut between = [NOWHERE; 2];
    let mut grazes = false;
    let mut last = [from; 2];
    for (n, step) in hexmap::line(&setup.grid, from, to).enumerate() {
        match step {
            Step::Through(cell) => {
                between[n.min(1)] = cell;
                last = [cell; 2];
            }
            Step::Between(left, right) => {
                grazes = true;
                between = [left.unwrap_or(NOWHERE), right.unwrap_or(NOWHERE)];
                last = between;
            }
        }
    }
    let crosses = last.iter().all(|&cell| cell != NOWHERE && setup.obstacles.contains(cell, to));
    Lane { to, distance, between, grazes, crosses }
}

impl RevolutionEmpire {
    pub(crate) fn lane(&self, from: Cell, to: Cell) -> Option<&Lane> {
        self.setup.guide.lanes[from.index()].iter().find(|lane| lane.to == to)
    }

    /// Whether a unit in one hex sees the other, up to the range of artillery (RE-R47).
    pub fn sees(&self, from: Cell, to: Cell) -> bool {
        self.lane(from, to).is_some_and(|lane| self.is_clear(from, lane))
    }

    /// The hexes that hide one hex from another within range; empty when it is seen.
    pub fn hiding(&self, from: Cell, to: Cell) -> Vec<Cell> {
        let Some(lane) = self.lane(from, to).filter(|lane| !self.is_clear(from, lane)) else { return Vec::new() };
        let high = self.both_on_hills(from, to);
        lane.between.into_iter().filter(|&cell| cell != NOWHERE && self.hides(cell, high, true)).collect()
    }

    fn both_on_hills(&self, from: Cell, to: Cell) -> bool {
        self.setup.hills.contains(from) && self.setup.hills.contains(to)
    }

    #[inline]
    pub(crate) fn is_clear(&self, from: Cell, lane: &Lane) -> bool {
        self.clear_of(from, lane, true)
    }

    /// The line past terrain, and past units or not: those of an enfiladed row do not hide each other (RE-R11).
    pub(crate) fn clear_of(&self, from: Cell, lane: &Lane, units: bool) -> bool {
        if lane.distance == 1 {
            return true;
        }
        let high = self.both_on_hills(from, lane.to);
        let [a, b] = lane.between.map(|cell| cell != NOWHERE && self.hides(cell, high, units));
        if lane.grazes { !(a && b) } else { !(a || b) }
    }

    /// Whether a hex between two others hides them from each other; `high` when both are on hills (RE-126 to RE-128).
    fn hides(&self, cell: Cell, high: bool, units: bool) -> bool {
        let terrain = self.setup.terrain(cell);
        let obstacle = || terrain.ground().hides || (units && self.unit_at(cell).is_some());
        match (terrain, self.setup.hills.contains(cell)) {
            (Terrain::Mountain, _) => true,
            (_, true) => !high || obstacle(),
            (_, false) => !high && obstacle(),
        }
    }
}
