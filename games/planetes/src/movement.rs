//! Movement: PL-18 to PL-20, PL-41 to PL-47 and the zone of control, PL-80 to PL-82.

use hexmap::{Cell, Field, Grid, NeighbourSets};
use kernel::{Refusal, Side};
use skirmish::{Cells, Movement, Skirmish, Stroll};

use crate::Planetes;

/// The board as those see it who fly through it.
pub(crate) struct Space {
    /// The neighbours of each hex.
    pub around: NeighbourSets<4>,
    /// Hexes that take one point to enter.
    ones: Cells,
    /// Hexes that take two.
    twos: Cells,
    /// Force fields.
    pub fields: Cells,
    /// Planetoids and black holes (PL-47).
    pub bodies: Cells,
    /// Force fields and what touches them: from there one may go on without a point left (PL-46).
    gates: Cells,
}

impl Space {
    pub(crate) fn new(around: NeighbourSets<4>, ones: Cells, twos: Cells, fields: Cells, bodies: Cells) -> Self {
        let gates = fields | around.around_all(fields);
        Space { around, ones, twos, fields, bodies, gates }
    }

    /// Every hex that can be reached with a budget, the start and the force fields on the way included. Nobody goes
    /// into `blocked`, and nobody goes on from `stop`, save from the start.
    fn flood(&self, from: Cell, budget: u32, blocked: Cells, stop: Cells) -> Cells {
        let stop = stop - Cells::of(from);
        let mut settled = blocked;
        let (mut soon, mut later) = (Cells::EMPTY, Cells::EMPTY);
        let mut frontier = Cells::of(from);
        for left in (0..=budget).rev() {
            while !frontier.is_empty() {
                settled |= frontier;
                let mut leaving = frontier - stop;
                if left == 0 {
                    leaving &= self.gates;
                }
                let near = self.around.around_all(leaving) - settled;
                // PL-18, PL-19: one point less to leave a force field.
                let lifted = self.around.around_all(leaving & self.fields) - settled;
                soon |= (near & self.ones) | (lifted & self.twos);
                later |= near & self.twos;
                frontier = (near & self.fields) | (lifted & self.ones);
            }
            frontier = soon - settled;
            (soon, later) = (later, Cells::EMPTY);
        }
        settled - blocked
    }
}

/// The stroll from every hex with so many points.
pub(crate) fn strolls(space: &Space, ground: Cells, points: u32, grid: &Grid) -> Vec<Stroll> {
    let stroll = |from| {
        let flood = |points| space.flood(from, points, Cells::EMPTY, Cells::EMPTY);
        let reached = flood(points);
        let all = (reached & ground) - Cells::of(from);
        let halfway = (flood(points - 1) | (reached & space.gates)) - Cells::of(from);
        Stroll { list: all.iter().collect(), all, halfway }
    };
    grid.cells().map(stroll).collect()
}

/// What bars the way of a unit: hexes not to be entered, and hexes not to be left at once.
#[derive(Clone, Copy)]
struct Hindrance {
    blocked: Cells,
    stop: Cells,
}

impl Planetes {
    /// What hinders the unit of a side in a hex (PL-44, PL-80, PL-82).
    fn hindrance(&self, side: Side, from: Cell) -> Hindrance {
        let (house, space) = (&self.setup.house, &self.setup.space);
        let mut blocked = self.units[!side];
        if !house.common.pass_through_friends {
            blocked |= self.units[side] - Cells::of(from);
        }
        if !house.zone_of_control {
            return Hindrance { blocked, stop: Cells::EMPTY };
        }
        let stop = space.around.around_all(self.units[!side]);
        Hindrance { blocked: blocked | (stop & space.fields), stop }
    }

    /// Where the unit of a side in a hex may end its move (PL-42 to PL-47, PL-20).
    pub(crate) fn reach(&self, side: Side, from: Cell) -> Cells {
        let Hindrance { blocked, stop } = self.hindrance(side, from);
        let stroll = self.stroll(from);
        if !stroll.halfway.meets(&(blocked | stop)) {
            return stroll.all - self.occupied();
        }
        let points = self.setup.house.movement(self.kind(from));
        (self.setup.space.flood(from, points, blocked, stop) & self.setup.ground) - self.occupied()
    }

    /// Why a unit does not get to an empty hex: what would have to be different, the ground itself first.
    fn why_no_way(&self, from: Cell, to: Cell) -> Refusal {
        let points = self.setup.house.movement(self.kind(from));
        let cost = |blocked, stop| self.field(from, Hindrance { blocked, stop }, u32::MAX).cost(to);
        let within = |blocked, stop| cost(blocked, stop).is_some_and(|cost| cost <= points);
        let (friends, enemies) = (self.units[self.turn.active] - Cells::of(from), self.units[!self.turn.active]);
        let barring = if self.setup.house.common.pass_through_friends { enemies } else { enemies | friends };
        let zone = self.setup.space.around.around_all(enemies);
        let passing = friends | self.setup.space.fields;
        match cost(Cells::EMPTY, Cells::EMPTY) {
            None => Refusal::new("PL-47", "no-way"),
            Some(cost) if cost > points => Refusal::new("PL-43", "too-far").with("cost", cost).with("move", points),
            _ if !within(enemies, Cells::EMPTY) => Refusal::new("PL-44", "enemies-bar-the-way"),
            _ if !within(barring, Cells::EMPTY) => Refusal::new("PL-44", "friends-bar-the-way"),
            _ if within(barring, zone - passing) => Refusal::new("PL-82", "cannot-stop-on-the-way"),
            _ => Refusal::new("PL-80", "zone-of-control"),
        }
    }

    fn field(&self, from: Cell, hindrance: Hindrance, budget: u32) -> Field {
        let Hindrance { blocked, stop } = hindrance;
        let mut field = Field::new();
        field.explore(&self.setup.grid, from, budget, |left, to, _| {
            let free = !blocked.contains(to) && (left == from || !stop.contains(left));
            free.then(|| self.setup.step(left, to)).flatten()
        });
        field
    }
}

impl Movement for Planetes {
    fn destinations(&self, from: Cell) -> Cells {
        self.reach(self.turn.active, from)
    }

    #[inline]
    fn stroll(&self, from: Cell) -> &Stroll {
        &self.setup.strolls[self.kind(from) as usize][from.index()]
    }

    fn hindrances(&self, from: Cell) -> Cells {
        let Hindrance { blocked, stop } = self.hindrance(self.turn.active, from);
        blocked | stop
    }

    fn check_way(&self, from: Cell, to: Cell) -> Result<(), Refusal> {
        Refusal::when(self.setup.space.bodies.contains(to), "PL-47", "body-there")?;
        Refusal::when(self.setup.space.fields.contains(to), "PL-20", "stop-in-field")?;
        Refusal::when(self.units[!self.turn.active].contains(to), "PL-44", "enemy-there")?;
        Refusal::when(self.units[self.turn.active].contains(to), "PL-44", "friend-there")?;
        if self.may_move(from, to) { Ok(()) } else { Err(self.why_no_way(from, to)) }
    }

    fn ways(&self, from: Cell, now: Cell) -> Field {
        let mut hindrance = self.hindrance(self.turn.active, from);
        hindrance.blocked -= Cells::of(now);
        self.field(from, hindrance, self.setup.house.movement(self.kind(now)))
    }
}
