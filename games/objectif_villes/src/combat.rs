//! Combat: OV-50 to OV-66.

use hexmap::Cell;
use kernel::{Journal, Refusal};
use skirmish::{Cells, Combat, Skirmish};

use crate::ObjectifVilles;

impl ObjectifVilles {
    /// OV-61: the sum of the combat values of pieces.
    pub(crate) fn strength(&self, pieces: Cells) -> u32 {
        pieces.iter().map(|cell| u32::from(self.setup.value(cell))).sum()
    }
}

impl Combat for ObjectifVilles {
    #[inline]
    fn odds(&self, target: Cell, by: Cells) -> (u32, u32) {
        (self.strength(by), self.setup.value(target).into())
    }

    /// OV-53, OV-55: in contact and not spent.
    #[inline]
    fn attackers(&self, target: Cell) -> Cells {
        (self.setup.around.around(target) & self.pieces[self.turn.active]) - self.turn.spent
    }

    /// The best attack on a target counts everybody.
    fn can_attack(&self) -> bool {
        let fresh = self.pieces[self.turn.active] - self.turn.spent;
        let touched = self.setup.around.around_all(fresh) & self.pieces[!self.turn.active];
        touched.iter().any(|target| self.is_effective(target, self.attackers(target)))
    }

    /// In placement, under `new_piece_only`, the piece just placed (OV-R14).
    #[inline]
    fn needed(&self) -> Cells {
        match self.placed {
            Some(placed) if self.setup.house.new_piece_only => Cells::of(placed),
            _ => Cells::EMPTY,
        }
    }

    fn check_attackers(&self, target: Cell, by: Cells) -> Result<(), Refusal> {
        let check = |at| {
            Refusal::unless(self.pieces[self.turn.active].contains(at), "OV-54", "not-your-attacker")?;
            Refusal::unless(self.setup.grid.adjacent(at, target), "OV-53", "not-in-contact")?;
            Refusal::when(self.turn.spent.contains(at), "OV-55", "spent")
        };
        let named = |refusal: Refusal, at| refusal.with("at", self.setup.grid.name(at));
        by.iter().try_for_each(|at| check(at).map_err(|refusal| named(refusal, at)))?;
        match (self.needed() - by).first() {
            Some(new) => Err(named(Refusal::new("OV-R14", "without-the-new-piece"), new)),
            None => Ok(()),
        }
    }

    /// After a placement the next one follows, after a movement phase the other side's turn.
    fn end_combat(&mut self, journal: &mut impl Journal<Self>) {
        if self.placed.take().is_some() {
            self.turn.spent = Cells::EMPTY;
            self.next_placement(journal);
        } else {
            self.end_turn(journal);
        }
    }
}
