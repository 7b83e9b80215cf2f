//! Which rule forbids an action. A flight that does not exist is explained by the one thing that would have to be
//! otherwise for it to exist: the other aircraft gone, fewer points, more turns, lower ground.

use hexmap::{Cell, Direction};
use kernel::{Refusal, Side};

use crate::flight::{End, Flight, Lot, Prospects, Sky};
use crate::plane::{Fate, Plane, PlaneId};
use crate::setup::{Cells, Ground};
use crate::speed::{Allowance, FASTEST, SLOWEST, allowance, choices};
use crate::{Action, Escadrilles, Phase};

/// More points than any flight has.
const MANY_POINTS: u8 = 12;

impl Escadrilles {
    pub(crate) fn check_action(&self, side: Side, action: &Action) -> Result<(), Refusal> {
        let plane = action.plane();
        self.check_moment(side, action)?;
        self.check_plane(side, plane)?;
        match *action {
            Action::Place { cell, .. } => self.check_place(plane, cell),
            Action::Note { speed, .. } => self.check_note(plane, speed),
            Action::Move { cell, heading, .. } => self.check_flight(plane, cell, heading),
            Action::Collide { with, .. } => self.check_collision(plane, with),
            Action::Crash { .. } => self.check_crash(plane),
        }
    }

    /// Whether this kind of action, by this side, has its time now.
    fn check_moment(&self, side: Side, action: &Action) -> Result<(), Refusal> {
        let done = self.asked(side).is_none();
        Err(match (self.phase, action) {
            (Phase::Over, _) if self.outcome().reason == "turn-limit" => Refusal::new("ES-R28", "over"),
            (Phase::Over, _) => Refusal::new("ES-R27", "over"),
            (Phase::Deploy, Action::Place { .. }) if done => Refusal::new("ES-R3", "all-placed"),
            (Phase::Deploy, Action::Place { .. }) => return Ok(()),
            (Phase::Deploy, _) => Refusal::new("ES-R3", "place-first"),
            (_, Action::Place { .. }) => Refusal::new("ES-R3", "no-placing"),
            (Phase::Note, Action::Note { .. }) if done => Refusal::new("ES-13", "all-noted"),
            (Phase::Note, Action::Note { .. }) => return Ok(()),
            (Phase::Note, _) => Refusal::new("ES-13", "note-first"),
            (Phase::Move(_), Action::Note { .. }) if self.turn == 1 => Refusal::new("ES-08", "first-turn-speed"),
            (Phase::Move(_), Action::Note { .. }) => Refusal::new("ES-13", "notes-closed"),
            (Phase::Move(mover), _) if mover == side => return Ok(()),
            (Phase::Move(mover), _) if mover == self.opener() => Refusal::new("ES-32", "other-flies"),
            (Phase::Move(_), _) => Refusal::new("ES-33", "other-flies"),
        })
    }

    fn check_plane(&self, side: Side, plane: PlaneId) -> Result<(), Refusal> {
        let fate = self.plane(plane).fate;
        plane.refuse_when(plane.side != side, "ES-01", "not-yours")?;
        plane.refuse_when(fate == Fate::Absent, "ES-02", "no-such-plane")?;
        plane.refuse_when(fate.is_loss(), "ES-R26", "plane-lost")
    }

    /// Whether it is this aircraft's turn to fly.
    pub(crate) fn check_mover(&self, side: Side, plane: PlaneId) -> Result<(), Refusal> {
        self.check_moment(side, &Action::Crash { plane })?;
        self.check_plane(side, plane)?;
        self.check_order(plane)
    }

    fn check_place(&self, plane: PlaneId, cell: Cell) -> Result<(), Refusal> {
        let next = self.asked(plane.side).unwrap_or(plane);
        plane.refuse_when(self.plane(plane).flies(), "ES-R3", "placed-already")?;
        if next != plane {
            return Err(Refusal::new("ES-R3", "place-order").with("next", next.name()));
        }
        let start = self.setup.starts[plane.side].contains(&cell);
        let free = self.free_starts(plane.side).any(|free| free == cell);
        Refusal::unless(start, "ES-06", "no-start-hex")
            .and(Refusal::unless(free, "ES-R3", "start-taken"))
            .map_err(|refusal| refusal.with("hex", self.setup.grid.name(cell)))
    }

    fn check_note(&self, plane: PlaneId, speed: u8) -> Result<(), Refusal> {
        let next = self.asked(plane.side).unwrap_or(plane);
        let Plane { speed: last, noted, .. } = *self.plane(plane);
        plane.refuse_when(noted != 0, "ES-13", "noted-already")?;
        if next != plane {
            return Err(Refusal::new("ES-13", "note-order").with("next", next.name()));
        }
        let (rule, reason) = match speed {
            _ if choices(self.turn, last).contains(&speed) => return Ok(()),
            _ if !(SLOWEST..=FASTEST).contains(&speed) => ("ES-07", "speed-range"),
            _ if speed < last => ("ES-11", "slow-down"),
            _ if self.turn == 2 => ("ES-09", "second-turn-speed"),
            _ => ("ES-10", "speed-up"),
        };
        Err(Refusal::new(rule, reason).with("speed", speed).with("last", last))
    }

    /// Whether it is this aircraft's move (ES-20, ES-R26).
    fn check_order(&self, plane: PlaneId) -> Result<(), Refusal> {
        match self.asked(plane.side) {
            Some(next) if next != plane => {
                plane.refuse_when(self.plane(plane).noted == 0, "ES-R26", "flown-already")?;
                Err(plane.refuse("ES-20", "flight-order").with("next", next.name()))
            }
            _ => Ok(()),
        }
    }

    fn check_flight(&self, plane: PlaneId, cell: Cell, heading: Direction) -> Result<(), Refusal> {
        self.check_order(plane)?;
        let prospects = self.prospects(plane, self.plane(plane).noted);
        if prospects.ends.iter().any(|end| end == (cell, heading)) {
            return Ok(());
        }
        Err(self.why_no_flight(plane, cell, Some(heading)))
    }

    /// Ramming (ES-R14, ES-R15, ES-R17, ES-R31).
    fn check_collision(&self, plane: PlaneId, with: PlaneId) -> Result<(), Refusal> {
        self.check_order(plane)?;
        let refuse = |rule, reason| Err(plane.refuse(rule, reason).with("with", with.name()));
        let other = *self.plane(with);
        if !other.flies() || plane == with {
            return refuse("ES-26", "nobody-to-meet");
        }
        let prospects = self.prospects(plane, self.plane(plane).noted);
        match prospects.lot() {
            Lot::Collides(cell) if cell == other.cell => Ok(()),
            Lot::Collides(_) => refuse("ES-R17", "collision-imposed"),
            _ if with.side == plane.side => refuse("ES-R15", "ram-friend"),
            lot if prospects.met.contains(other.cell) => match lot {
                Lot::Survives if !self.setup.house.deliberate_collision => refuse("ES-R15", "ram-forbidden"),
                _ => Ok(()),
            },
            _ if self.met_but_unpaid(plane, other.cell) => refuse("ES-R31", "collision-unpaid"),
            _ => refuse("ES-R14", "out-of-reach"),
        }
    }

    /// Whether the aircraft would meet what is in this hex if it did not have to climb there.
    fn met_but_unpaid(&self, plane: PlaneId, cell: Cell) -> bool {
        let ground = with_ground(&self.setup.ground, |hex, ground| if hex == cell { Ground::Sea } else { ground });
        let sky = Sky { ground: &ground, ..self.sky(plane) };
        Prospects::of(&sky, self.plane(plane), self.plane(plane).noted).met.contains(cell)
    }

    /// Crashing alone (ES-R16, ES-R17).
    fn check_crash(&self, plane: PlaneId) -> Result<(), Refusal> {
        self.check_order(plane)?;
        match self.prospects(plane, self.plane(plane).noted).lot() {
            Lot::Survives => Err(plane.refuse("ES-R16", "crash-by-choice")),
            Lot::Collides(cell) => {
                let with = self.plane_at(cell).unwrap_or(plane);
                Err(plane.refuse("ES-R17", "collision-imposed").with("with", with.name()))
            }
            Lot::Lost(_) => Ok(()),
        }
    }

    /// Why no flight of the next aircraft ends in this hex, with this heading or with any.
    pub(crate) fn why_no_flight(&self, plane: PlaneId, cell: Cell, heading: Option<Direction>) -> Refusal {
        let speed = self.plane(plane).noted;
        let (rule, reason) = self.broken_rule(plane, cell, heading);
        let refusal = plane.refuse(rule, reason).with("hex", self.setup.grid.name(cell));
        refusal.with("speed", speed).with("turns", allowance(speed).turns)
    }

    /// The one thing that would have to be otherwise.
    fn broken_rule(&self, id: PlaneId, cell: Cell, wanted: Option<Direction>) -> (&'static str, &'static str) {
        let ground = &self.setup.ground;
        if ground[cell.index()] == Ground::Dark {
            return ("ES-24", "dark");
        }
        if let Some(forced) = self.forced_end(id) {
            return forced;
        }
        let Plane { cell: from, heading, noted: speed, .. } = *self.plane(id);
        let (sky, turns) = (self.sky(id), allowance(speed));
        let real = Attempt { sky, from, heading, points: speed, turns, cell, wanted };
        let level = ground[from.index()];
        let over = |change: &dyn Fn(Cell, Ground) -> Ground| {
            let ground = with_ground(ground, change);
            Attempt { sky: Sky { ground: &ground, ..sky }, ..real }.works()
        };
        let other_headings = || Direction::ALL.into_iter().filter(|&other| other != heading);
        let shorter = (1..speed).find_map(|points| Attempt { points, ..real }.entered());
        if cell == from {
            ("ES-21", "stops-early")
        } else if (Attempt { sky: Sky { planes: Cells::EMPTY, ..sky }, ..real }).works() {
            ("ES-26", "occupied")
        } else if (Attempt { sky: Sky { final_turn: true, ..sky }, ..real }).works() {
            ("ES-R6", "final-turn")
        } else if shorter == Some(usize::from(speed)) {
            ("ES-R11", "bonus-unflown")
        } else if shorter.is_some() {
            ("ES-21", "stops-early")
        } else if over(&|hex, ground| if hex == cell { Ground::Sea } else { ground }) {
            ("ES-25", "too-slow")
        } else if over(&|_, ground| if ground == Ground::Dark { level } else { ground }) {
            ("ES-24", "dark-way")
        } else if (Attempt { turns: Allowance { turns: speed, ..turns }, ..real }).works() {
            ("ES-16", "too-many-turns")
        } else if (Attempt { turns: Allowance { widest: 3, ..turns }, ..real }).works() {
            ("ES-17", "turn-too-wide")
        } else if over(&|_, _| level) {
            ("ES-23", "climb")
        } else if other_headings().any(|heading| (1..=speed).any(|points| Attempt { heading, points, ..real }.works()))
        {
            ("ES-19", "first-hex")
        } else if self.setup.grid.distance(from, cell) > u32::from(speed)
            || (speed + 1..=MANY_POINTS).any(|points| Attempt { points, ..real }.works())
        {
            ("ES-14", "too-far")
        } else {
            ("ES-16", "too-many-turns")
        }
    }

    /// The rule that leaves an aircraft no flight at all.
    fn forced_end(&self, plane: PlaneId) -> Option<(&'static str, &'static str)> {
        let lot = self.prospects(plane, self.plane(plane).noted).lot();
        Some(match lot {
            Lot::Survives => return None,
            Lot::Collides(cell) if self.plane_at(cell).is_some_and(|other| other.side == plane.side) => {
                ("ES-R30", "friend-ahead")
            }
            Lot::Collides(_) => ("ES-26", "enemy-ahead"),
            Lot::Lost(Fate::Edge) => ("ES-R10", "edge-ahead"),
            Lot::Lost(Fate::Dark) => ("ES-24", "dark-ahead"),
            Lot::Lost(Fate::Slow) => ("ES-25", "climb-ahead"),
            Lot::Lost(_) => ("ES-27", "no-way-out"),
        })
    }
}

/// A flight that somebody wishes for: to this hex, with this heading or any.
#[derive(Clone, Copy)]
struct Attempt<'a> {
    sky: Sky<'a>,
    from: Cell,
    heading: Direction,
    points: u8,
    turns: Allowance,
    cell: Cell,
    wanted: Option<Direction>,
}

impl Attempt<'_> {
    /// How many hexes such a flight enters, if there is one.
    fn entered(&self) -> Option<usize> {
        let mut entered = None;
        let begin = Flight::begin(self.from, self.heading);
        self.sky.fly(begin, self.points, self.turns, &mut |flight, end| {
            let there = flight.cell == self.cell && self.wanted.is_none_or(|wanted| wanted == flight.heading);
            if end == End::Alive && there {
                entered = Some(flight.entered());
            }
        });
        entered
    }

    fn works(&self) -> bool {
        self.entered().is_some()
    }
}

fn with_ground(ground: &[Ground], change: impl Fn(Cell, Ground) -> Ground) -> Vec<Ground> {
    ground.iter().enumerate().map(|(index, &ground)| change(Cell(index as u16), ground)).collect()
}
