//! Retreats: OV-70 to OV-81.

use hexmap::Cell;
use kernel::Refusal;
use skirmish::{Cells, PUSH, Retreats, Skirmish, ratio};

use crate::ObjectifVilles;

impl ObjectifVilles {
    /// OV-76, OV-77: the force ratio that would face the piece in a refuge, all adjacent enemies counted.
    pub(crate) fn pressure(&self, to: Cell) -> u32 {
        let mut enemies = self.setup.around.around(to) & self.pieces[self.turn.active];
        if self.setup.house.common.unspent_only {
            enemies -= self.turn.spent;
        }
        ratio(self.strength(enemies), u32::from(self.setup.value(to)))
    }

    /// OV-27: during placement, whether a retreat into a town would give its owner one too many.
    fn fifth_town(&self, from: Cell) -> bool {
        let others = self.pieces[!self.turn.active] - Cells::of(from);
        self.placed.is_some() && (others & self.setup.towns).len() >= usize::from(self.setup.town_limit)
    }
}

impl Retreats for ObjectifVilles {
    /// The hexes to which a pushed piece may retreat (OV-71 to OV-77, OV-27).
    fn refuges(&self, from: Cell) -> Cells {
        let mut open = self.setup.ways_back[from.index()] - self.occupied();
        if self.fifth_town(from) {
            open -= self.setup.towns;
        }
        open.iter().filter(|&to| self.pressure(to) < PUSH).collect()
    }

    fn check_refuge(&self, from: Cell, to: Cell) -> Result<(), Refusal> {
        let setup = &self.setup;
        Refusal::unless(setup.grid.adjacent(from, to), "OV-71", "not-one-hex")?;
        Refusal::unless(setup.land.contains(to), "OV-74", "retreat-into-sea")?;
        Refusal::when(self.occupied().contains(to), "OV-73", "refuge-taken")?;
        Refusal::when(setup.rivers.contains(from, to), "OV-75", "across-river")?;
        Refusal::when(setup.towns.contains(to) && self.fifth_town(from), "OV-27", "fifth-town")
            .map_err(|refusal| refusal.with("limit", setup.town_limit))?;
        let ratio = self.pressure(to);
        Refusal::when(ratio >= PUSH, "OV-76", "no-refuge").map_err(|refusal| refusal.with("ratio", ratio))
    }
}
