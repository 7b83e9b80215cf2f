use hexmap::{Cell, Direction, Grid};
use kernel::{Few, Side};

use crate::plane::{Fate, Plane, PlaneId};
use crate::setup::{Cells, Ground, Setup};
use crate::speed::{Allowance, allowance};
use crate::{Action, Escadrilles};

/// More flights than any aircraft has: speed 4 from a plateau enters six hexes, with up to two turns of two kinds.
const MOST_FLIGHTS: usize = 73;

/// The air in which a flight takes place.
#[derive(Clone, Copy)]
pub(crate) struct Sky<'a> {
    pub grid: &'a Grid,
    pub ground: &'a [Ground],
    /// Where the other aircraft are.
    pub planes: Cells,
    /// Whether a turn may be made in the last hex (ES-R6).
    pub final_turn: bool,
}

/// A flight so far.
#[derive(Clone, Copy)]
pub(crate) struct Flight<'a> {
    pub cell: Cell,
    pub heading: Direction,
    pub turns: u8,
    /// What it was in the hex before.
    before: Option<&'a Flight<'a>>,
}

impl Flight<'_> {
    pub(crate) fn begin(cell: Cell, heading: Direction) -> Self {
        Flight { cell, heading, turns: 0, before: None }
    }

    /// The hexes back to the start.
    fn hexes(&self) -> impl Iterator<Item = Cell> {
        std::iter::successors(Some(self), |flight| flight.before).map(|flight| flight.cell)
    }

    /// How many hexes were entered.
    pub(crate) fn entered(&self) -> usize {
        self.hexes().count() - 1
    }

    #[inline]
    fn turned(self, sixths: i32) -> Self {
        Flight { heading: self.heading.turned(sixths), turns: self.turns + 1, ..self }
    }
}

/// A flight that is shown: the hexes from the start on, and how often it turns.
pub(crate) struct Way {
    pub path: Vec<Cell>,
    pub turns: u8,
}

/// How a flight ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// All points are flown.
    Alive,
    /// It meets another aircraft, in the hex it has just entered (ES-26).
    Collision,
    /// It cannot enter the hex ahead.
    Lost(Fate),
}

impl Sky<'_> {
    /// Enters the hex ahead: where the aircraft is then and what points it has left, or how it is lost. A hex costs
    /// 1 (ES-14) and 1 more for each level up (ES-23); each level down gives 1 back (ES-28, ES-R11, ES-R12).
    #[inline]
    pub(crate) fn enter(&self, from: Cell, heading: Direction, points: u8) -> Result<(Cell, u8), Fate> {
        let ahead = self.grid.neighbour(from, heading).ok_or(Fate::Edge)?;
        let level = self.ground[ahead.index()].level().ok_or(Fate::Dark)?;
        let here = self.ground[from.index()].level().unwrap_or(0);
        let cost = 1 + level.saturating_sub(here);
        if cost > points {
            return Err(Fate::Slow);
        }
        Ok((ahead, points - cost + here.saturating_sub(level)))
    }

    /// Every flight of `points` points with the turns of `allowed`: the hex ahead first (ES-19, ES-R7), then in each
    /// hex entered straight on or one turn (ES-17, ES-18, ES-R8), until all points are flown (ES-21, ES-R5).
    #[inline]
    pub(crate) fn fly(
        &self,
        flight: Flight<'_>,
        points: u8,
        allowed: Allowance,
        visit: &mut impl FnMut(&Flight<'_>, End),
    ) {
        if points == 0 {
            return visit(&flight, End::Alive);
        }
        self.fly_on(&flight, points, allowed, visit);
    }

    fn fly_on(&self, flight: &Flight<'_>, points: u8, allowed: Allowance, visit: &mut impl FnMut(&Flight<'_>, End)) {
        let (cell, left) = match self.enter(flight.cell, flight.heading, points) {
            Err(fate) => return visit(flight, End::Lost(fate)),
            Ok(entered) => entered,
        };
        let flight = Flight { cell, before: Some(flight), ..*flight };
        // ES-R14: in passing as well as at the end.
        if self.planes.contains(cell) {
            return visit(&flight, End::Collision);
        }
        self.fly(flight, left, allowed, visit);
        if flight.turns < allowed.turns && (left > 0 || self.final_turn) {
            for sixths in 1..=i32::from(allowed.widest) {
                self.fly(flight.turned(-sixths), left, allowed, visit);
                self.fly(flight.turned(sixths), left, allowed, visit);
            }
        }
    }
}

/// The ends that an aircraft can reach alive, each once (ES-R29), in the order in which they were found.
#[derive(Clone, Copy)]
pub(crate) struct Ends(Few<u16, MOST_FLIGHTS>);

impl Ends {
    #[inline]
    fn insert(&mut self, cell: Cell, heading: Direction) {
        let key = cell.0 * 6 + heading.index() as u16;
        if !self.0.contains(&key) {
            self.0.push(key);
        }
    }

    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    #[inline]
    pub(crate) fn get(&self, index: usize) -> (Cell, Direction) {
        let key = self.0[index];
        (Cell(key / 6), Direction::ALL[usize::from(key % 6)])
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (Cell, Direction)> + '_ {
        (0..self.len()).map(|index| self.get(index))
    }
}

/// What an aircraft can do in its move.
pub(crate) struct Prospects {
    /// Where it can end alive.
    pub ends: Ends,
    /// The hexes where some flight meets another aircraft.
    pub met: Cells,
    /// The hex ahead, which no flight avoids, and whether it kills (ES-19).
    first: Result<Cell, Fate>,
}

/// What the rules leave an aircraft (ES-R15 to ES-R17).
pub(crate) enum Lot {
    /// It survives, somewhere.
    Survives,
    /// The hex ahead is taken: it collides there, friend or enemy (ES-R30).
    Collides(Cell),
    /// It is lost, for this reason.
    Lost(Fate),
}

impl Prospects {
    pub(crate) fn of(sky: &Sky<'_>, plane: &Plane, speed: u8) -> Self {
        let mut ends = Ends(Few::new(0));
        let mut met = Cells::EMPTY;
        let begin = Flight::begin(plane.cell, plane.heading);
        sky.fly(begin, speed, allowance(speed), &mut |flight, end| match end {
            End::Alive => ends.insert(flight.cell, flight.heading),
            End::Collision => _ = met.insert(flight.cell),
            End::Lost(_) => {}
        });
        let first = sky.enter(plane.cell, plane.heading, speed).map(|(cell, _)| cell);
        Prospects { ends, met, first }
    }

    pub(crate) fn lot(&self) -> Lot {
        match self.first {
            _ if self.ends.len() > 0 => Lot::Survives,
            Err(fate) => Lot::Lost(fate),
            Ok(cell) if self.met.contains(cell) => Lot::Collides(cell),
            Ok(_) => Lot::Lost(Fate::Turns),
        }
    }
}

impl Setup {
    /// The sky with aircraft in these hexes.
    pub(crate) fn sky(&self, planes: Cells) -> Sky<'_> {
        Sky { grid: &self.grid, ground: &self.ground, planes, final_turn: self.house.final_turn }
    }
}

impl Escadrilles {
    /// The sky as this aircraft finds it.
    pub(crate) fn sky(&self, plane: PlaneId) -> Sky<'_> {
        let others = PlaneId::all().filter(|&other| other != plane).map(|other| self.plane(other));
        self.setup.sky(others.filter(|other| other.flies()).map(|other| other.cell).collect())
    }

    /// What an aircraft can do at this speed.
    pub(crate) fn prospects(&self, plane: PlaneId, speed: u8) -> Prospects {
        Prospects::of(&self.sky(plane), self.plane(plane), speed)
    }

    /// The aircraft in a hex.
    pub(crate) fn plane_at(&self, cell: Cell) -> Option<PlaneId> {
        Side::BOTH.into_iter().flat_map(|side| self.flying(side)).find(|&plane| self.plane(plane).cell == cell)
    }

    /// The enemies among the aircraft in these hexes, in number order.
    pub(crate) fn enemies_in(&self, side: Side, cells: Cells) -> impl Iterator<Item = PlaneId> + Clone + '_ {
        self.flying(!side).filter(move |&enemy| cells.contains(self.plane(enemy).cell))
    }

    /// Where the aircraft may fly, and what else it may do (ES-R14 to ES-R17); there is always something.
    pub(crate) fn flight_choices(&self, plane: PlaneId) -> (Ends, impl Iterator<Item = Action> + Clone + '_) {
        let prospects = self.prospects(plane, self.plane(plane).noted);
        let collide = move |with| Action::Collide { plane, with };
        let (forced, rams) = match prospects.lot() {
            Lot::Survives => (None, self.setup.house.deliberate_collision),
            Lot::Collides(cell) => (self.plane_at(cell).map(collide), false),
            Lot::Lost(_) => (Some(Action::Crash { plane }), true),
        };
        let met = if rams { prospects.met } else { Cells::EMPTY };
        (prospects.ends, forced.into_iter().chain(self.enemies_in(plane.side, met).map(collide)))
    }

    /// One flight to that end, the straightest found first.
    pub(crate) fn flight_to(&self, plane: PlaneId, cell: Cell, heading: Direction) -> Option<Way> {
        self.flight_where(plane, self.plane(plane).noted, |flight, end| {
            end == End::Alive && flight.cell == cell && flight.heading == heading
        })
    }

    /// One flight that meets the aircraft in that hex.
    pub(crate) fn flight_into(&self, plane: PlaneId, cell: Cell) -> Option<Way> {
        self.flight_where(plane, self.plane(plane).noted, |flight, end| end == End::Collision && flight.cell == cell)
    }

    /// The flight straight on at this speed, as far as it goes.
    pub(crate) fn flight_ahead(&self, plane: PlaneId, speed: u8) -> Option<Way> {
        self.flight_where(plane, speed, |flight, _| flight.turns == 0)
    }

    fn flight_where(&self, plane: PlaneId, speed: u8, wanted: impl Fn(&Flight<'_>, End) -> bool) -> Option<Way> {
        let Plane { cell, heading, .. } = *self.plane(plane);
        let mut best: Option<Way> = None;
        self.sky(plane).fly(Flight::begin(cell, heading), speed, allowance(speed), &mut |flight, end| {
            if wanted(flight, end) && best.as_ref().is_none_or(|best| flight.turns < best.turns) {
                let mut path: Vec<_> = flight.hexes().collect();
                path.reverse();
                best = Some(Way { path, turns: flight.turns });
            }
        });
        best
    }
}

#[cfg(test)]
mod tests {
    use hexmap::{Naming, Orientation, pointy};

    use super::*;
    use crate::speed::{FASTEST, SLOWEST};

    /// ES-16, ES-17, ES-R6: how many flights there are over open sea at speeds 2 to 6.
    #[test]
    fn flights_over_open_sea() {
        let grid = Grid::rectangle(Orientation::Pointy, Naming::Dotted, 21, 21, false).unwrap();
        let ground = vec![Ground::Sea; grid.len()];
        let begin = Flight::begin(grid.cell("10.10").unwrap(), pointy::E);
        let flights = |final_turn| {
            let sky = Sky { grid: &grid, ground: &ground, planes: Cells::EMPTY, final_turn };
            let count = |speed| {
                let mut count = 0;
                sky.fly(begin, speed, allowance(speed), &mut |_, _| count += 1);
                count
            };
            (SLOWEST..=FASTEST).map(count).collect::<Vec<_>>()
        };
        assert_eq!(flights(true), [9, 19, 33, 11, 13]);
        assert_eq!(flights(false), [5, 9, 19, 9, 11]);
    }

    /// ES-34: no flight has more branches than there is room for, whatever lies under it.
    #[test]
    fn the_list_of_ends_is_long_enough() {
        let most = |speed: u8| {
            let Allowance { turns, widest } = allowance(speed);
            let (hexes, kinds) = (u32::from(speed) + 2, 2 * u32::from(widest));
            let pairs = if turns > 1 { hexes * (hexes - 1) / 2 * kinds * kinds } else { 0 };
            1 + hexes * kinds + pairs
        };
        assert_eq!((SLOWEST..=FASTEST).map(most).max(), Some(MOST_FLIGHTS as u32));
    }
}
