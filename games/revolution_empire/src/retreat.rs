//! Falling back: preferably homewards, through empty hexes, away from the victor, pushing friends if need be
//! (RE-74 to RE-82, RE-R30 to RE-R32).

use hexmap::Cell;
use kernel::Journal;

use crate::refuse::must;
use crate::setup::{Cells, NOWHERE};
use crate::unit::Units;
use crate::{Action, Bout, Event, Kind, No, RevolutionEmpire, UnitId};

impl RevolutionEmpire {
    /// Towards the retreat line, along it, away from it.
    fn class(&self, unit: UnitId, from: Cell, to: Cell) -> usize {
        match self.setup.way_home(unit, to).cmp(&self.setup.way_home(unit, from)) {
            std::cmp::Ordering::Less => 0,
            std::cmp::Ordering::Equal => 1,
            std::cmp::Ordering::Greater => 2,
        }
    }

    /// The hexes next to `from` that a unit may enter on its retreat from `foe`, taken or not (RE-78, RE-81).
    fn ways_back(&self, unit: UnitId, from: Cell, foe: Cell) -> impl Iterator<Item = Cell> + '_ {
        let kind = self.setup.kind(unit);
        let around = &self.setup.around[from.index()];
        let open = (0..6).filter(move |&direction| self.setup.step(kind, from, direction).open);
        open.map(|direction| around[direction])
            .filter(move |&to| to != NOWHERE && to != foe && !self.setup.grid.adjacent(to, foe))
    }

    fn in_chain(&self) -> Units {
        self.clash.chain.iter().copied().chain([self.clash.beaten()]).collect()
    }

    /// Whether a friend can make room: a free hex, or another friend who can (RE-R31). `tried` are out of question.
    fn can_make_room(&self, friend: UnitId, foe: Cell, tried: &mut Units) -> bool {
        if self.setup.kind(friend) == Kind::A || tried.has(friend) {
            return false;
        }
        tried.insert(friend);
        let from = self.cell(friend);
        if self.ways_back(friend, from, foe).any(|to| self.unit_at(to).is_none()) {
            return true;
        }
        let friends = self.ways_back(friend, from, foe).filter_map(|to| self.unit_at(to));
        friends.filter(|next| next.side() == friend.side()).any(|next| self.can_make_room(next, foe, tried))
    }

    /// The hexes into which the unit to step next may fall back; empty when there is none (RE-R30, RE-R31).
    pub fn retreat_steps(&self) -> Cells {
        let unit = self.clash.mover();
        let foe = self.cell(self.clash.victor());
        if self.clash.bout == Bout::Evasion {
            return self.evasion_steps(unit, foe, self.clash.owed);
        }
        let from = self.cell(unit);
        let path = if self.clash.chain.is_empty() { &self.clash.path[..] } else { &[] };
        let mut empty = [Cells::EMPTY; 3];
        let mut taken = [Cells::EMPTY; 3];
        for to in self.ways_back(unit, from, foe).filter(|to| !path.contains(to)) {
            let class = self.class(unit, from, to);
            match self.unit_at(to) {
                None => drop(empty[class].insert(to)),
                Some(friend) if friend.side() == unit.side() => drop(taken[class].insert(to)),
                Some(_) => {}
            }
        }
        let best = empty.iter().position(|cells| !cells.is_empty());
        let mut steps = best.map_or(Cells::EMPTY, |best| empty[best]);
        for class in &taken[..best.unwrap_or(3)] {
            let room = |&cell: &Cell| {
                self.unit_at(cell).is_some_and(|friend| self.can_make_room(friend, foe, &mut self.in_chain()))
            };
            steps |= class.iter().filter(room).collect();
            // Without an empty hex only the best pushes count.
            if best.is_none() && !steps.is_empty() {
                break;
            }
        }
        steps
    }

    /// RE-R20: two free hexes in a row, the first chosen among those that leave a second.
    fn evasion_steps(&self, unit: UnitId, foe: Cell, owed: u8) -> Cells {
        let from = self.cell(unit);
        let start = self.clash.path.first().copied().unwrap_or(from);
        let free =
            |at: Cell| self.ways_back(unit, at, foe).filter(move |&to| to != start && self.unit_at(to).is_none());
        let mut classes = [Cells::EMPTY; 3];
        for to in free(from).filter(|&to| owed < 2 || free(to).any(|next| next != from)) {
            classes[self.class(unit, from, to)].insert(to);
        }
        classes.into_iter().find(|cells| !cells.is_empty()).unwrap_or_default()
    }

    /// Whether the attacked cavalry has two hexes to slip away to (RE-58).
    pub(crate) fn can_evade(&self) -> bool {
        !self.evasion_steps(self.clash.target, self.cell(self.clash.attacker), 2).is_empty()
    }

    pub(crate) fn retreat_actions(&self, out: &mut Vec<Action>) {
        let unit = self.clash.mover();
        out.extend(self.retreat_steps().iter().map(|to| Action::Retreat { unit, to }));
    }

    /// One step back of the unit whose turn it is: into a free hex, or into that of a friend who must go first.
    pub(crate) fn step_back(&mut self, to: Cell, journal: &mut impl Journal<Self>) {
        if let Some(friend) = self.unit_at(to) {
            self.clash.chain.push(friend);
            return;
        }
        let mut to = to;
        // The friends step back one after the other, each into the hex that the next one left.
        while let Some(friend) = self.clash.chain.pop() {
            to = self.fall_back(friend, to, true, journal);
            self.come_to_rest(friend, journal);
            if self.is_over() {
                return;
            }
        }
        self.fall_back(self.clash.beaten(), to, false, journal);
        self.clash.record_step(to);
        if self.clash.owed == 0 {
            self.stop_retreating(journal);
        }
    }

    /// Moves a unit one hex back and says which hex it left.
    fn fall_back(&mut self, unit: UnitId, to: Cell, pushed: bool, journal: &mut impl Journal<Self>) -> Cell {
        let from = self.cell(unit);
        let evading = self.clash.bout == Bout::Evasion;
        self.put(unit, to);
        // RE-67: an evasion is no retreat; RE-R31: to be pushed is one.
        if !evading {
            self.retreated.insert(unit);
        }
        journal.note(self, Event::Retreated { unit, from, to, evading, pushed });
        from
    }

    fn stop_retreating(&mut self, journal: &mut impl Journal<Self>) {
        if self.clash.has_moved() {
            self.come_to_rest(self.clash.beaten(), journal);
        }
        self.retreat_is_over();
    }

    /// RE-82: a piece for each hex that cannot be made.
    pub(crate) fn cornered(&mut self, journal: &mut impl Journal<Self>) {
        let unit = self.clash.beaten();
        let losses = std::mem::take(&mut self.clash.owed);
        journal.note(self, Event::Cornered { unit, losses });
        if self.lose(unit, losses, journal) {
            self.stop_retreating(journal);
        } else {
            self.beaten_is_gone();
        }
    }

    pub(crate) fn retreat_verdict(&self, unit: UnitId, to: Cell) -> Result<(), No> {
        must(unit == self.clash.mover(), "RE-79", "other-unit-retreats")?;
        if self.retreat_steps().contains(to) {
            return Ok(());
        }
        let (from, foe) = (self.cell(unit), self.cell(self.clash.victor()));
        must(self.setup.grid.adjacent(from, to), "RE-74", "one-hex-back")?;
        must(to != foe && !self.setup.grid.adjacent(to, foe), "RE-78", "next-to-victor")?;
        must(self.setup.step_between(self.setup.kind(unit), from, to).open, "RE-82", "impassable")?;
        must(!self.clash.path.contains(&to), "RE-R30", "no-way-twice")?;
        let evading = self.clash.bout == Bout::Evasion;
        match self.unit_at(to) {
            Some(other) if other.side() != unit.side() => Err(No::new("RE-77", "enemy-behind")),
            Some(_) if evading => Err(No::new("RE-R20", "no-push-in-evasion")),
            Some(friend) if self.setup.kind(friend) == Kind::A => Err(No::new("RE-R31", "guns-not-pushed")),
            Some(friend) if !self.can_make_room(friend, foe, &mut self.in_chain()) => {
                Err(No::new("RE-R31", "no-room-to-push"))
            }
            Some(_) => Err(No::new("RE-80", "other-way-open")),
            None if evading && self.clash.owed == 2 && self.is_dead_end(unit, to, foe) => {
                Err(No::new("RE-56", "evasion-dead-end"))
            }
            None => Err(No::new("RE-76", "homewards-first")),
        }
    }

    /// No second step of an evasion leads on from here.
    fn is_dead_end(&self, unit: UnitId, at: Cell, foe: Cell) -> bool {
        let from = self.cell(unit);
        !self.ways_back(unit, at, foe).any(|to| to != from && self.unit_at(to).is_none())
    }
}
