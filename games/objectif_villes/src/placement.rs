//! The opening: OV-20 to OV-28.

use kernel::{Journal, Refusal, Seeded, Side};
use skirmish::{Cells, Ending, Phase, Placement, Skirmish};

use crate::{Action, Coin, Event, ObjectifVilles};

impl ObjectifVilles {
    /// The hexes where the active side may place a piece (OV-14, OV-22, OV-23).
    pub(crate) fn placements(&self) -> Cells {
        let empty = self.setup.land - self.occupied();
        if self.town_limit_reached() { empty - self.setup.towns } else { empty }
    }

    fn town_limit_reached(&self) -> bool {
        self.holdings(self.turn.active) >= usize::from(self.setup.town_limit)
    }

    /// OV-21: the other side places, unless it has nothing left; at last the turns begin.
    pub(crate) fn next_placement(&mut self, journal: &mut impl Journal<Self>) {
        if self.in_hand.0 == [0, 0] {
            return self.begin_turns(journal);
        }
        self.turn.phase = Phase::Placement;
        if self.in_hand[!self.turn.active] > 0 {
            self.turn.active = !self.turn.active;
        }
    }
}

impl Placement for ObjectifVilles {
    /// The combat after a placement is a part of it.
    fn placing(&self) -> bool {
        self.turn.phase == Phase::Placement || self.placed.is_some()
    }

    fn placement_actions(&self, _: Side, out: &mut Vec<Action>) {
        out.extend(self.placements().iter().map(|at| Action::Place(Coin { at })));
    }

    fn any_placement(&self, _: Side, luck: &mut Seeded) -> Option<Action> {
        let open = self.placements();
        open.nth(luck.below(open.len() as u32) as usize).map(|at| Action::Place(Coin { at }))
    }

    fn check_placement(&self, _: Side, Coin { at }: Coin) -> Result<(), Refusal> {
        Refusal::unless(self.setup.land.contains(at), "OV-14", "place-in-sea")?;
        Refusal::when(self.occupied().contains(at), "OV-22", "occupied")?;
        let closed = self.setup.towns.contains(at) && self.town_limit_reached();
        Refusal::when(closed, "OV-23", "too-many-towns").map_err(|refusal| refusal.with("limit", self.setup.town_limit))
    }

    /// OV-22, OV-24: a piece is placed, and a conflict is settled at once.
    fn place(&mut self, side: Side, piece: Coin, journal: &mut impl Journal<Self>) {
        self.pieces[side].insert(piece.at);
        self.in_hand[side] -= 1;
        self.placed = Some(piece.at);
        self.turn.phase = Phase::Combat;
        journal.note(self, Event::Placed { side, piece });
    }

    /// On a board without an empty hex for it, a piece in hand is lost.
    fn settle_placement(&mut self, journal: &mut impl Journal<Self>) -> bool {
        if !self.placements().is_empty() {
            return false;
        }
        let side = self.turn.active;
        self.in_hand[side] -= 1;
        journal.note(self, Event::SetAside { side });
        self.next_placement(journal);
        true
    }
}
