//! Movement: one unit after the other, one move each (RE-40 to RE-47).

use hexmap::Cell;
use kernel::{Journal, Seeded};

use crate::refuse::must;
use crate::setup::{Cells, NOWHERE, Setup};
use crate::terrain::Entering;
use crate::unit::{ROAD_BONUS, Units};
use crate::{Action, Event, Kind, No, RevolutionEmpire, Terrain, UnitId};

/// Where a unit can go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reach {
    /// Every hex it can reach.
    pub all: Cells,
    /// Those in which it keeps the right to attack (RE-R9).
    pub fight: Cells,
}

/// Where a kind can go off the roads from a hex past what is `blocked`; `note` hears of the steps that reach a hex
/// first, from where and where to, and says when it has heard enough.
fn off_road(
    setup: &Setup,
    kind: Kind,
    from: Cell,
    blocked: impl Fn(Cell) -> bool,
    mut note: impl FnMut(Cell, Cell) -> bool,
) -> Reach {
    let allowance = kind.allowance();
    let mut reach = Reach::default();
    let mut passed = Cells::of(from);
    let mut frontier = [NOWHERE; 48];
    frontier[0] = from;
    let (mut first, mut last) = (0, 1);
    for depth in 1..=allowance.march {
        let end = last;
        while first < end {
            let cell = frontier[first];
            first += 1;
            for direction in 0..6 {
                let step = setup.step(kind, cell, direction);
                let to = setup.around[cell.index()][direction];
                if !step.open || to == from || blocked(to) {
                    continue;
                }
                let fights = depth <= allowance.fight && !step.no_attack;
                let new = reach.all.insert(to);
                if (new | (fights && reach.fight.insert(to))) && note(cell, to) {
                    return reach;
                }
                if !step.stops && depth < allowance.march && passed.insert(to) {
                    frontier[last] = to;
                    last += 1;
                }
            }
        }
    }
    reach
}

/// Where a kind can go from a hex past what is `blocked` (RE-41 to RE-47, RE-R8).
fn reach(setup: &Setup, kind: Kind, from: Cell, blocked: impl Fn(Cell) -> bool) -> Reach {
    let mut all = off_road(setup, kind, from, &blocked, |_, _| false);
    follow_roads(setup, kind, from, blocked, &mut all);
    all
}

/// The hexes that a road adds: its hexes in a row, forwards or backwards, from the start on (RE-46, RE-47, RE-R17).
fn follow_roads(setup: &Setup, kind: Kind, from: Cell, blocked: impl Fn(Cell) -> bool, reach: &mut Reach) {
    for &(road, place) in &setup.on_roads[from.index()] {
        let (before, after) = setup.roads[usize::from(road)].split_at(usize::from(place));
        follow_road(setup, kind, from, before.iter().rev(), &blocked, reach);
        follow_road(setup, kind, from, after.iter().skip(1), &blocked, reach);
    }
}

fn follow_road<'a>(
    setup: &Setup,
    kind: Kind,
    from: Cell,
    way: impl Iterator<Item = &'a Cell>,
    blocked: &impl Fn(Cell) -> bool,
    reach: &mut Reach,
) {
    let allowance = kind.allowance();
    let fight = allowance.fight + if setup.house.road_fight { ROAD_BONUS } else { 0 };
    let mut at = from;
    for (n, &to) in way.take(usize::from(allowance.march + ROAD_BONUS)).enumerate() {
        let step = setup.step_between(kind, at, to);
        if !step.open || blocked(to) || to == from {
            return;
        }
        reach.all.insert(to);
        if kind != Kind::A && n < usize::from(fight) && !step.no_attack {
            reach.fight.insert(to);
        }
        if step.stops {
            return;
        }
        at = to;
    }
}

/// Where a kind could go on an empty board, for every arm and hex: the bounds of any move.
pub(crate) fn strolls(setup: &Setup) -> [Vec<Reach>; 4] {
    Kind::ARMS.map(|kind| setup.grid.cells().map(|cell| reach(setup, kind, cell, |_| false)).collect())
}

impl RevolutionEmpire {
    /// Where a unit can go from where it stands (RE-41 to RE-47, RE-R8).
    pub fn reach(&self, unit: UnitId) -> Reach {
        reach(&self.setup, self.setup.kind(unit), self.cell(unit), |cell| self.unit_at(cell).is_some())
    }

    /// Where a unit could go from where it stands on an empty board.
    fn stroll(&self, unit: UnitId) -> &Reach {
        &self.setup.guide.strolls[self.setup.kind(unit).arm()][self.cell(unit).index()]
    }

    /// Whether a unit can go to a free hex: one step needs no search.
    fn reaches(&self, unit: UnitId, to: Cell) -> bool {
        let (kind, from) = (self.setup.kind(unit), self.cell(unit));
        let blocked = |cell| self.unit_at(cell).is_some();
        let off_road = || off_road(&self.setup, kind, from, blocked, |_, reached| reached == to).all.contains(to);
        let by_road = || !self.setup.on_roads[from.index()].is_empty() && self.reach(unit).all.contains(to);
        self.setup.step_between(kind, from, to).open || off_road() || by_road()
    }

    /// Whether a unit that goes to a hex within reach may attack there: one step, and what is too far on an empty
    /// board, need no search (RE-R9).
    fn may_attack_from(&self, unit: UnitId, to: Cell) -> bool {
        let kind = self.setup.kind(unit);
        let step = self.setup.step_between(kind, self.cell(unit), to);
        let near = step.open && !step.no_attack && kind.allowance().fight > 0;
        near || (self.stroll(unit).fight.contains(to) && self.reach(unit).fight.contains(to))
    }

    /// A way of a legal move, start and end included: one that keeps the right to attack if there is one.
    pub fn way(&self, unit: UnitId, to: Cell) -> Vec<Cell> {
        let (kind, from) = (self.setup.kind(unit), self.cell(unit));
        let blocked = |cell| self.unit_at(cell).is_some();
        let mut came_from = vec![NOWHERE; self.setup.grid.len()];
        let off_road = off_road(&self.setup, kind, from, blocked, |from, to| {
            if came_from[to.index()] == NOWHERE {
                came_from[to.index()] = from;
            }
            false
        });
        let fights = self.reach(unit).fight.contains(to);
        let good = if fights { off_road.fight.contains(to) } else { off_road.all.contains(to) };
        if !good && let Some(road) = self.road_way(from, to) {
            return road;
        }
        let mut way: Vec<Cell> = std::iter::successors(Some(to), |&cell| {
            Some(came_from[cell.index()]).filter(|&before| cell != from && before != NOWHERE)
        })
        .take(8)
        .collect();
        way.reverse();
        way
    }

    /// The hexes of a road from one to the other.
    fn road_way(&self, from: Cell, to: Cell) -> Option<Vec<Cell>> {
        let pieces = self.setup.roads.iter().filter_map(|road| {
            let start = road.iter().position(|&cell| cell == from)?;
            let end = road.iter().position(|&cell| cell == to)?;
            let mut way = road[start.min(end)..=start.max(end)].to_vec();
            if start > end {
                way.reverse();
            }
            Some(way)
        });
        pieces.min_by_key(Vec::len)
    }

    /// Active units that have a move left: batteries that fired have none (RE-25, RE-40, RE-45).
    pub fn movers(&self) -> Units {
        let tired = self.fired.filter(|&unit| self.setup.kind(unit) == Kind::A).collect();
        self.active_units() - self.activation.moved - tired
    }

    pub(crate) fn can_move(&self) -> bool {
        self.movers().any(|unit| {
            let kind = self.setup.kind(unit);
            let from = self.cell(unit);
            (0..6).any(|direction| {
                let to = self.setup.around[from.index()][direction];
                self.setup.step(kind, from, direction).open && self.unit_at(to).is_none()
            })
        })
    }

    pub(crate) fn movement_actions(&self, out: &mut Vec<Action>) {
        for unit in self.movers() {
            out.extend(self.reach(unit).all.iter().map(|to| Action::Move { unit, to }));
        }
        out.push(Action::EndMovement);
    }

    /// Draws from the moves of an empty board and tries again when units are in the way: each legal move is as
    /// likely as another, and few have to be worked out.
    pub(crate) fn any_movement(&self, luck: &mut Seeded) -> Action {
        let movers = self.movers();
        let total = 1 + movers.map(|unit| self.stroll(unit).all.len()).sum::<usize>();
        loop {
            let mut lot = luck.below(total as u32) as usize;
            if lot == 0 {
                return Action::EndMovement;
            }
            lot -= 1;
            for unit in movers {
                let cells = &self.stroll(unit).all;
                let count = cells.len();
                if lot < count {
                    let to = cells.nth(lot).expect("a hex of the stroll");
                    if self.unit_at(to).is_none() && self.reaches(unit, to) {
                        return Action::Move { unit, to };
                    }
                    break;
                }
                lot -= count;
            }
        }
    }

    pub(crate) fn move_unit<J: Journal<Self>>(&mut self, unit: UnitId, to: Cell, journal: &mut J) {
        let may_attack = self.setup.kind(unit) != Kind::A && self.may_attack_from(unit, to);
        let path = if J::LISTENS { self.way(unit, to) } else { Vec::new() };
        self.put(unit, to);
        self.activation.moved.insert(unit);
        if !may_attack {
            self.activation.marched.insert(unit);
        }
        journal.note(self, Event::Moved { unit, path, may_attack });
        self.come_to_rest(unit, journal);
    }

    /// Whether the unit may act at all now.
    pub(crate) fn check_active(&self, unit: UnitId) -> Result<(), No> {
        must(self.present.has(unit), "RE-03", "not-on-board")?;
        must(unit.side() == self.activation.corps.side(), "RE-19", "not-your-unit")?;
        must(self.setup.corps_of[unit.index()] == self.activation.corps, "RE-19", "other-corps")?;
        must(self.activation.units.has(unit), "RE-20", "not-activated")
    }

    pub(crate) fn move_verdict(&self, unit: UnitId, to: Cell) -> Result<(), No> {
        self.check_active(unit)?;
        let kind = self.setup.kind(unit);
        must(!self.activation.moved.has(unit), "RE-40", "already-moved")?;
        must(kind != Kind::A || !self.fired.has(unit), "RE-25", "battery-fired")?;
        must(self.cell(unit) != to, "RE-R9", "same-hex")?;
        must(self.unit_at(to).is_none(), "RE-R7", "hex-taken")?;
        if self.reaches(unit, to) { Ok(()) } else { Err(self.why_out_of_reach(unit, kind, to)) }
    }

    /// The rule that keeps a unit from a free hex: tries what would be possible if one rule after the other fell.
    fn why_out_of_reach(&self, unit: UnitId, kind: Kind, to: Cell) -> No {
        if !self.setup.may_stand(kind, to) {
            return closed_ground(self.setup.terrain(to));
        }
        let from = self.cell(unit);
        let side = unit.side();
        let free = |blocked: &dyn Fn(Cell) -> bool| reach(&self.setup, kind, from, blocked).all.contains(to);
        let of = |cell, wanted| self.unit_at(cell).is_some_and(|unit| unit.side() == wanted);
        if free(&|cell| of(cell, !side)) {
            return No::new("RE-41", "friends-in-the-way");
        }
        if free(&|_| false) {
            return No::new("RE-R8", "enemies-in-the-way");
        }
        let march = u32::from(kind.allowance().march);
        let by_road = || self.why_not_by_road(kind, from, to, march + u32::from(ROAD_BONUS));
        self.why_the_ground(kind, from, to, march).or_else(by_road).unwrap_or(match kind {
            Kind::I | Kind::Elite => No::new("RE-42", "too-far"),
            Kind::C => No::new("RE-43", "too-far"),
            Kind::Heavy => No::new("RE-44", "too-far"),
            Kind::A => No::new("RE-45", "too-far"),
        })
    }

    /// The nearest way of at most so many hexes: one that heeds what hinders, or else any.
    fn nearest_way(
        &self,
        from: Cell,
        to: Cell,
        hexes: u32,
        leads: impl Fn(Cell, Cell, bool) -> bool,
    ) -> Option<Vec<Cell>> {
        let mut field = hexmap::Field::new();
        [true, false].into_iter().find_map(|heeded| {
            field.explore(&self.setup.grid, from, hexes, |a, b, _| leads(a, b, heeded).then_some(1));
            let mut way = Vec::new();
            field.path(to, &mut way);
            (!way.is_empty()).then_some(way)
        })
    }

    /// The ground that stops or bars the way to a hex near enough: the first hex of it that hinders.
    fn why_the_ground(&self, kind: Kind, from: Cell, to: Cell, march: u32) -> Option<No> {
        let leads = |a, b, heeded: bool| !heeded || self.setup.step_between(kind, a, b).open;
        self.hindrance(kind, &self.nearest_way(from, to, march, leads)?)
    }

    /// The first step of a way that the ground bars, or after which it stops the unit too early.
    fn hindrance(&self, kind: Kind, way: &[Cell]) -> Option<No> {
        let setup = &self.setup;
        way.windows(2).find_map(|pair| {
            let step = setup.step_between(kind, pair[0], pair[1]);
            match step.open {
                false if setup.may_stand(kind, pair[1]) => Some(No::new("RE-R19", "off-the-road")),
                false => Some(closed_ground(setup.terrain(pair[1]))),
                true if step.stops && Some(&pair[1]) != way.last() => Some(self.why_stopped(pair[1])),
                true => None,
            }
        })
    }

    fn why_stopped(&self, cell: Cell) -> No {
        match self.setup.terrain(cell).ground().entering {
            Entering::Free => No::new("RE-113", "stops-on-hill"),
            _ => No::new(self.setup.terrain(cell).ground().rule, "ground-stops"),
        }
    }

    /// Why roads do not lead there within so many hexes: the ground on the one road that does stops the unit (RE-104,
    /// RE-R18); or roads would have to be changed (RE-47), unless the ground stops it on that way, too.
    fn why_not_by_road(&self, kind: Kind, from: Cell, to: Cell, hexes: u32) -> Option<No> {
        if let Some(way) = self.road_way(from, to).filter(|way| way.len() as u32 <= hexes + 1) {
            return self.hindrance(kind, &way);
        }
        let setup = &self.setup;
        let leads = |a, b, heeded: bool| {
            let halted = a != from && setup.must_stop(kind, a);
            setup.joined(a, b) && !(heeded && (halted || !setup.step_between(kind, a, b).open))
        };
        // A way that nothing hinders is the change's own fault; if there is none, the ground is the reason.
        let way = self.nearest_way(from, to, hexes, leads)?;
        Some(self.hindrance(kind, &way).unwrap_or(No::new("RE-47", "changes-roads")))
    }
}

/// The rule of a ground that a kind may not enter.
fn closed_ground(terrain: Terrain) -> No {
    match terrain {
        Terrain::Water => No::new("RE-123", "water"),
        _ => No::new(terrain.ground().rule, "ground-closed"),
    }
}
