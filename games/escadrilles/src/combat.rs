use hexmap::{Cell, Direction};
use kernel::Side;

use crate::Escadrilles;
use crate::plane::PlaneId;
use crate::setup::{Ground, Setup};

/// How far a shot carries, in hexes (ES-31).
pub(crate) const RANGE: usize = 2;

impl Setup {
    /// The hexes that an aircraft here can shoot into, nearest first (ES-31). Nothing between counts (ES-R20, ES-R23),
    /// unless the house rule lets a dark hex shield the one behind it.
    pub(crate) fn line_of_fire(&self, cell: Cell, heading: Direction) -> impl Iterator<Item = Cell> + '_ {
        let mut shielded = false;
        self.grid.ray(cell, heading).take(RANGE).take_while(move |hex| {
            let open = !shielded;
            shielded = self.house.dark_blocks_fire && self.ground[hex.index()] == Ground::Dark;
            open
        })
    }
}

impl Escadrilles {
    /// The enemy that an aircraft of `side` in this hex and with this heading shoots down: the nearer one (ES-R19).
    pub(crate) fn target(&self, side: Side, cell: Cell, heading: Direction) -> Option<PlaneId> {
        let enemy_in = |hex| self.flying(!side).find(|&enemy| self.plane(enemy).cell == hex);
        self.setup.line_of_fire(cell, heading).find_map(enemy_in)
    }

    /// The shots of `side` as the aircraft stand: all at once, so two may hit the same enemy (ES-R18, ES-R21, ES-R22).
    pub(crate) fn shots(&self, side: Side) -> impl Iterator<Item = (PlaneId, PlaneId)> + '_ {
        self.flying(side).filter_map(move |by| {
            let plane = self.plane(by);
            Some((by, self.target(side, plane.cell, plane.heading)?))
        })
    }
}
