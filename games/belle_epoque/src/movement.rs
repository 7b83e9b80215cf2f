//! Movement: basic moves, forced marches, zones of control and passing through friends (BE-26 to BE-39).

use std::ops::ControlFlow;

use hexmap::{Cell, Field};
use kernel::{Journal, Refusal, Side};

use crate::action::Action;
use crate::terrain::Cells;
use crate::troops::UnitId;
use crate::{BelleEpoque, Event, How, Test};

/// What a march must respect.
#[derive(Clone, Copy)]
struct March {
    /// Hexes that cannot be entered at all.
    closed: Cells,
    /// Hexes where it must stop.
    stops: Cells,
    /// Hexes that cannot be left for one another.
    zone: Cells,
    /// Hexes that may be crossed and not ended in.
    friends: Cells,
}

impl BelleEpoque {
    /// BE-33, BE-R12: the hexes that a side's enemies control.
    #[inline]
    pub fn zone_against(&self, side: Side) -> Cells {
        self.setup.around.around_all(self.troops[!side])
    }

    /// BE-27: the hexes of a basic move. `passed` tells whether the activation's test was passed (BE-37).
    pub fn basic_hexes(&self, unit: UnitId, passed: bool) -> Cells {
        let from = self.cell(unit);
        if self.setup.very_difficult.contains(from) && !passed {
            return Cells::EMPTY;
        }
        let open = self.setup.around.around(from) & (self.setup.passable - self.occupied());
        // BE-34: not from one controlled hex to another.
        let zone = self.zone_against(self.side(unit));
        if zone.contains(from) { open - zone } else { open }
    }

    /// The hexes that a forced march reaches and a basic move does not (BE-28 to BE-39, BE-R10).
    pub fn forced_hexes(&self, unit: UnitId) -> Cells {
        self.marches(unit) - self.basic_hexes(unit, true)
    }

    /// Every hex that a unit can reach under the rules of forced marches.
    pub(crate) fn marches(&self, unit: UnitId) -> Cells {
        if !self.may_march_off(unit) {
            return Cells::EMPTY;
        }
        self.reach(self.cell(unit), self.setup.unit(unit).kind.allowance(), &self.march_rules(unit))
    }

    /// BE-36: out of difficult ground only pathfinders march.
    fn may_march_off(&self, unit: UnitId) -> bool {
        !self.setup.difficult.contains(self.cell(unit)) || self.setup.unit(unit).tags.pathfinder
    }

    fn march_rules(&self, unit: UnitId) -> March {
        let (setup, side) = (&self.setup, self.side(unit));
        let zone = self.zone_against(side);
        // BE-31 to BE-33.
        let stops = setup.difficult | setup.hills | zone;
        let friends = self.troops[side];
        // BE-39, BE-R15: friends next to the start are crossed, unless the march would have to stop there.
        let crossed = (friends & setup.around.around(self.cell(unit))) - stops;
        let all = Cells::first_cells(setup.grid.len());
        March { closed: (all - setup.passable) | self.troops[!side] | (friends - crossed), stops, zone, friends }
    }

    fn reach(&self, from: Cell, allowance: u8, rules: &March) -> Cells {
        let mut seen = rules.closed | Cells::of(from);
        let mut frontier = Cells::of(from);
        let mut reached = Cells::EMPTY;
        for step in 0..allowance {
            let mut entered = self.setup.around.around_all(frontier) - seen;
            // BE-34; later steps never start in a controlled hex, since the march stops there.
            if step == 0 && rules.zone.contains(from) {
                entered -= rules.zone;
            }
            seen |= entered;
            reached |= entered;
            frontier = entered - rules.stops;
        }
        reached - rules.friends
    }

    /// A shortest way to a hex under the rules of forced marches, both ends included; empty if there is none.
    pub fn march_path(&self, unit: UnitId, to: Cell) -> Vec<Cell> {
        let (from, rules) = (self.cell(unit), self.march_rules(unit));
        let mut field = Field::new();
        let allowance = u32::from(self.setup.unit(unit).kind.allowance());
        field.explore(&self.setup.grid, from, allowance, |a, b, _| {
            let stopped = a != from && rules.stops.contains(a);
            let banned = rules.zone.contains(a) && rules.zone.contains(b);
            (!stopped && !banned && !rules.closed.contains(b)).then_some(1)
        });
        let mut path = Vec::new();
        field.path(to, &mut path);
        path
    }

    pub(crate) fn offer_moves(&self, to: &mut impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        to(Action::Stay)?;
        let passed = self.test == Test::Passed;
        let basic = self.basic_hexes(self.unit, passed);
        basic.iter().map(Action::Move).try_for_each(&mut *to)?;
        let forced = if passed { self.marches(self.unit) - basic } else { Cells::EMPTY };
        forced.iter().map(Action::March).try_for_each(to)
    }

    pub(crate) fn check_empty(&self, at: Cell) -> Result<(), Refusal> {
        self.about_hex(at, Refusal::when(self.occupied().contains(at), "BE-04", "occupied"))
    }

    /// Whether anybody may stand in a hex: nobody is there (BE-04) and the ground can be entered (BE-38).
    pub(crate) fn check_free(&self, to: Cell) -> Result<(), Refusal> {
        self.check_empty(to)?;
        self.about_hex(to, Refusal::unless(self.setup.passable.contains(to), "BE-38", "impassable"))
    }

    /// A move leads somewhere else.
    fn check_elsewhere(&self, unit: UnitId, to: Cell) -> Result<(), Refusal> {
        self.about_hex(to, Refusal::when(self.cell(unit) == to, "BE-26", "already-there"))
    }

    pub(crate) fn check_basic(&self, to: Cell) -> Result<(), Refusal> {
        self.check_elsewhere(self.unit, to)?;
        let from = self.cell(self.unit);
        self.about_hex(to, Refusal::unless(self.setup.grid.adjacent(from, to), "BE-27", "basic-too-far"))?;
        self.check_free(to)?;
        let stuck = self.setup.very_difficult.contains(from) && self.test != Test::Passed;
        Refusal::when(stuck, "BE-37", "very-difficult")?;
        let zone = self.zone_against(self.active);
        self.about_hex(to, Refusal::when(zone.contains(from) && zone.contains(to), "BE-34", "zone-to-zone"))
    }

    pub(crate) fn check_march(&self, to: Cell) -> Result<(), Refusal> {
        Refusal::when(self.test == Test::None, "BE-21", "march-untested")?;
        Refusal::when(self.test == Test::Failed, "BE-25", "test-failed")?;
        let basic = self.basic_hexes(self.unit, true).contains(to);
        self.about_hex(to, Refusal::when(basic, "BE-R10", "basic-will-do"))?;
        self.check_reach(self.unit, to)
    }

    /// Whether a unit reaches a hex under the rules of forced marches, or which of them forbids it.
    pub(crate) fn check_reach(&self, unit: UnitId, to: Cell) -> Result<(), Refusal> {
        if self.marches(unit).contains(to) {
            return Ok(());
        }
        self.check_elsewhere(unit, to)?;
        self.check_free(to)?;
        let from = self.cell(unit);
        let allowance = self.setup.unit(unit).kind.allowance();
        if self.setup.lines.distance(from, to) > allowance {
            return Err(Refusal::new("BE-28", "too-far").with("at", self.cell_name(to)).with("allowance", allowance));
        }
        Refusal::when(!self.may_march_off(unit), "BE-36", "march-from-difficult")?;
        Err(Refusal::new(self.hindrance(unit, to), "no-way").with("at", self.cell_name(to)))
    }

    /// The rule that, lifted alone, would let the march through; where several stand in the way, the first of those
    /// that together do; the allowance if none would.
    fn hindrance(&self, unit: UnitId, to: Cell) -> &'static str {
        let (setup, rules) = (&self.setup, self.march_rules(unit));
        let free = |rules: March| self.reach(self.cell(unit), setup.unit(unit).kind.allowance(), &rules).contains(to);
        let (hills, difficult, control) = (setup.hills, setup.difficult, rules.zone);
        let stopped_by = |stops: Cells| March { stops, ..rules };
        let uncontrolled = |stops: Cells| March { stops, zone: Cells::EMPTY, ..rules };
        let all = Cells::first_cells(setup.grid.len());
        let through_friends = (all - setup.passable) | self.troops[!self.side(unit)];
        match () {
            () if free(March { zone: Cells::EMPTY, ..rules }) => "BE-34",
            () if free(stopped_by(difficult | hills)) => "BE-33",
            () if free(stopped_by(difficult | control)) => "BE-32",
            () if free(stopped_by(hills | control)) => "BE-31",
            () if free(March { closed: through_friends, ..rules }) => "BE-39",
            () if free(March { closed: through_friends, stops: rules.stops - rules.friends, ..rules }) => "BE-R15",
            () if free(uncontrolled(difficult | hills)) => "BE-33",
            () if free(stopped_by(control)) => "BE-31",
            () if free(uncontrolled(Cells::EMPTY)) => "BE-33",
            () => "BE-28",
        }
    }

    /// A unit comes to another hex: it has moved (BE-R30), difficult ground hampers it (BE-35, BE-R17), and it
    /// takes control of an objective (BE-V1).
    pub(crate) fn relocate(&mut self, unit: UnitId, to: Cell, how: How, journal: &mut impl Journal<Self>) {
        let side = self.side(unit);
        let from = self.place(unit).unwrap_or(to);
        self.troops[side].remove(from);
        let held = self.held[side];
        self.put(unit, to);
        self.moved |= unit.bit();
        if self.setup.difficult.contains(to) {
            self.mired |= unit.bit();
        }
        journal.note(self, Event::Moved { unit, from, to, how });
        if self.held[side] != held {
            journal.note(self, Event::ObjectiveTaken { at: to, side });
        }
    }
}
