//! What lies on the table, for whoever asks.

use hexmap::Cell;
use kernel::Side;

use crate::setup::MOST_CORPS;
use crate::{Clash, CorpsId, NOBODY, Phase, RevolutionEmpire, UnitId, Units};

impl RevolutionEmpire {
    /// Who stands in a hex.
    #[inline]
    pub fn unit_at(&self, cell: Cell) -> Option<UnitId> {
        let unit = *self.board.get(cell.index())?;
        (unit != NOBODY).then_some(UnitId(unit))
    }

    /// Where a unit stands; nothing when it is not on the board.
    #[inline]
    pub fn place_of(&self, unit: UnitId) -> Option<Cell> {
        self.present.has(unit).then_some(self.at[unit.index()])
    }

    /// Where a unit on the board stands.
    #[inline]
    pub(crate) fn cell(&self, unit: UnitId) -> Cell {
        self.at[unit.index()]
    }

    /// The pieces a unit has left.
    #[inline]
    pub fn pieces(&self, unit: UnitId) -> u8 {
        self.pieces[unit.index()]
    }

    /// The units of a side on the board.
    #[inline]
    pub fn army(&self, side: Side) -> Units {
        self.present & Units::side(side)
    }

    /// The corps being played, from the choice of its group to the end of its activation.
    pub fn active_corps(&self) -> Option<CorpsId> {
        (!matches!(self.phase, Phase::Chits | Phase::Over)).then_some(self.activation.corps)
    }

    /// The units being played.
    pub fn active_units(&self) -> Units {
        self.activation.units & self.present
    }

    /// The attack being settled, from its declaration to its last consequence.
    pub fn clash(&self) -> Option<&Clash> {
        matches!(self.phase, Phase::Evasion | Phase::Retreat | Phase::Riposte | Phase::Aftermath).then_some(&self.clash)
    }

    /// Chits of a corps that are chosen (while the choice lasts) or still in the bowl: a secret of its side.
    pub fn chits(&self, corps: CorpsId) -> u8 {
        self.bowl[corps.index()]
    }

    /// How many chits of a side are chosen or still in the bowl: known to all once both have sealed.
    pub fn chits_of(&self, side: Side) -> u8 {
        let first = side.index() * MOST_CORPS;
        self.bowl[first..first + MOST_CORPS].iter().sum()
    }

    /// Who holds an objective, by its number in the scenario's list.
    pub fn holder(&self, objective: usize) -> Side {
        Side::from_index(usize::from(self.control >> objective & 1))
    }
}
