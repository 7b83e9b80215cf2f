//! The opening: OV-20 to OV-28.

use hexmap::Cell;
use kernel::{Journal, Refusal};

use crate::terrain::Cells;
use crate::{Action, Event, ObjectifVilles, Phase};

impl ObjectifVilles {
    /// The hexes where the active side may place a piece (OV-14, OV-22, OV-23).
    pub(crate) fn placements(&self) -> Cells {
        let empty = self.setup.land - self.occupied();
        if self.town_limit_reached() { empty - self.setup.towns } else { empty }
    }

    fn town_limit_reached(&self) -> bool {
        self.towns_of(self.active) >= usize::from(self.setup.town_limit)
    }

    pub(crate) fn placement_actions(&self, out: &mut Vec<Action>) {
        out.extend(self.placements().iter().map(Action::Place));
    }

    pub(crate) fn check_placement(&self, at: Cell) -> Result<(), Refusal> {
        let refuse = |refusal: Refusal| Err(refusal.with("at", self.setup.grid.name(at)));
        if !self.setup.land.contains(at) {
            return refuse(Refusal::new("OV-14", "place-in-sea"));
        }
        if self.occupied().contains(at) {
            return refuse(Refusal::new("OV-22", "occupied"));
        }
        if self.setup.towns.contains(at) && self.town_limit_reached() {
            return refuse(Refusal::new("OV-23", "too-many-towns").with("limit", self.setup.town_limit));
        }
        Ok(())
    }

    /// OV-22, OV-24: a piece is placed, and a conflict is settled at once.
    pub(crate) fn place(&mut self, at: Cell, journal: &mut impl Journal<Self>) {
        self.pieces[self.active].insert(at);
        self.in_hand[self.active] -= 1;
        self.placed = Some(at);
        self.phase = Phase::Combat;
        journal.note(self, Event::Placed { side: self.active, at });
    }

    /// OV-21: the other side places, unless it has nothing left; at last the turns begin.
    pub(crate) fn next_placement(&mut self, journal: &mut impl Journal<Self>) {
        if self.in_hand.0 == [0, 0] {
            return self.begin_turns(journal);
        }
        self.phase = Phase::Placement;
        if self.in_hand[!self.active] > 0 {
            self.active = !self.active;
        }
    }

    /// On a board without an empty hex for it, a piece in hand is lost.
    pub(crate) fn set_aside(&mut self, journal: &mut impl Journal<Self>) {
        self.in_hand[self.active] -= 1;
        journal.note(self, Event::SetAside { side: self.active });
        self.next_placement(journal);
    }
}
