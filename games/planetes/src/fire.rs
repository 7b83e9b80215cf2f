//! Artillery fire: PL-56 to PL-58.

use hexmap::Cell;
use kernel::Side;
use skirmish::Cells;

use crate::Planetes;
use crate::movement::Space;
use crate::options::House;
use crate::unit::Kind;

/// PL-58: whether a shot at firing range finds a way of two or three steps through hexes that do not hinder it.
fn finds_a_way(space: &Space, gun: Cell, target: Cell, hindering: Cells) -> bool {
    let first = space.around.around(gun) - hindering;
    let last = space.around.around(target) - hindering;
    first.meets(&last) || space.around.around_all(first).meets(&last)
}

/// What a gun hits from a hex when nobody but its target is on the board.
pub(crate) fn lone_shots(space: &Space, range: &[Cells], gun: Cell, house: &House) -> Cells {
    let hits = |&target: &Cell| !house.fire_is_blocked || finds_a_way(space, gun, target, space.bodies);
    range[gun.index()].iter().filter(hits).collect()
}

impl Planetes {
    /// Whether the gun of a side in a hex hits a target there; enemies in `screen` stand in the way, friends never do
    /// (PL-57, PL-R5).
    pub(crate) fn hits(&self, gun: Cell, target: Cell, screen: Cells) -> bool {
        let setup = &self.setup;
        setup.range[target.index()].contains(gun)
            && (!setup.house.fire_is_blocked || finds_a_way(&setup.space, gun, target, setup.space.bodies | screen))
    }

    /// The guns of a side that hit an enemy standing in a hex, its fellows in `screen` being in the way.
    pub(crate) fn guns_on(&self, side: Side, target: Cell, screen: Cells) -> Cells {
        let guns = self.units[side] & self.kinds[Kind::Artillery as usize] & self.setup.range[target.index()];
        guns.iter().filter(|&gun| self.hits(gun, target, screen)).collect()
    }

    /// The hexes that a shot passes, gun and target included, the straightest way first; empty if it is stopped.
    pub(crate) fn fire_path(&self, gun: Cell, target: Cell) -> Vec<Cell> {
        let (setup, around) = (&self.setup, &self.setup.space.around);
        let screen = self.units[!self.owner(gun)] - Cells::of(target);
        if !self.hits(gun, target, screen) {
            return Vec::new();
        }
        let hindering = if setup.house.fire_is_blocked { setup.space.bodies | screen } else { Cells::EMPTY };
        let open = |cell| around.around(cell) - hindering;
        let turns = |path: &[Cell]| {
            let headings = path.windows(2).map(|step| setup.grid.direction_between(step[0], step[1]));
            headings.clone().zip(headings.skip(1)).filter(|(a, b)| a != b).count()
        };
        let short = (open(gun) & open(target)).iter().map(|middle| vec![gun, middle, target]);
        let long = open(gun).iter().flat_map(|first| {
            let second = around.around(first) & open(target);
            second.iter().map(|second| vec![gun, first, second, target]).collect::<Vec<_>>()
        });
        short.chain(long).min_by_key(|path| (path.len(), turns(path))).unwrap_or_else(|| vec![gun, target])
    }

    /// What stops a shot at an enemy in range: the hindrance nearest to the straight line; none if nothing does.
    pub(crate) fn fire_stopper(&self, gun: Cell, target: Cell) -> Option<Cell> {
        let screen = self.units[!self.owner(gun)] - Cells::of(target);
        if self.hits(gun, target, screen) {
            return None;
        }
        let grid = &self.setup.grid;
        let detour = |cell: Cell| grid.distance(gun, cell) + grid.distance(cell, target);
        (self.setup.space.bodies | screen).iter().min_by_key(|&cell| (detour(cell), grid.distance(gun, cell)))
    }
}
