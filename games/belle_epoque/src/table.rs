//! What lies on the table, for whoever asks.

use hexmap::Cell;
use kernel::Side;

use crate::{BelleEpoque, Cells, Phase, Test, UnitId, WAITING, units};

impl BelleEpoque {
    /// What is to be decided.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The turn, from 1; 0 while the sides place their units.
    pub fn turn(&self) -> u8 {
        self.turn
    }

    /// The side whose chit was drawn last.
    pub fn active(&self) -> Side {
        self.active
    }

    /// The unit being activated; nobody between activations.
    pub fn activated_unit(&self) -> Option<UnitId> {
        let between =
            matches!(self.phase, Phase::Placing { .. } | Phase::Entering { .. } | Phase::PickUnit | Phase::Over(_));
        (!between).then_some(self.unit)
    }

    /// The activated unit's test.
    pub fn test(&self) -> Test {
        self.test
    }

    /// Where a unit stands; nowhere before it arrives and after it is eliminated.
    #[inline]
    pub fn place(&self, unit: UnitId) -> Option<Cell> {
        (self.present & unit.bit() != 0).then(|| self.cell(unit))
    }

    /// The hex of a unit, if it is on the table.
    pub(crate) fn spot(&self, unit: UnitId) -> Cells {
        self.place(unit).map_or(Cells::EMPTY, Cells::of)
    }

    /// Where a unit on the table stands.
    #[inline]
    pub(crate) fn cell(&self, unit: UnitId) -> Cell {
        Cell(u16::from(self.at[unit.index()]))
    }

    /// Whether a unit has yet to arrive or to be placed.
    pub fn is_waiting(&self, unit: UnitId) -> bool {
        self.at[unit.index()] == WAITING
    }

    /// The unit in a hex.
    #[inline]
    pub fn unit_at(&self, cell: Cell) -> Option<UnitId> {
        units(self.present).find(|unit| u16::from(self.at[unit.index()]) == cell.0)
    }

    /// The elements a unit has left.
    #[inline]
    pub fn elements(&self, unit: UnitId) -> u8 {
        self.elements[unit.index()]
    }

    /// Whether a unit was activated this turn, or has reacted (BE-18).
    #[inline]
    pub fn is_activated(&self, unit: UnitId) -> bool {
        self.activated & unit.bit() != 0
    }

    /// Whether a unit has moved since the start of the game.
    pub fn has_moved(&self, unit: UnitId) -> bool {
        self.moved & unit.bit() != 0
    }

    /// Whether a unit has fired since the start of the game.
    pub fn has_fired(&self, unit: UnitId) -> bool {
        self.fired & unit.bit() != 0
    }

    /// BE-35: whether a unit entered difficult ground this turn.
    #[inline]
    pub fn is_mired(&self, unit: UnitId) -> bool {
        self.mired & unit.bit() != 0
    }

    /// Assaults a unit has fought this turn.
    pub fn assaults_fought(&self, unit: UnitId) -> u8 {
        self.fought[unit.index()]
    }

    /// The hexes of a side's troops.
    #[inline]
    pub fn troops(&self, side: Side) -> Cells {
        self.troops[side]
    }

    /// A side's units on the table.
    pub fn units_of(&self, side: Side) -> impl Iterator<Item = UnitId> + use<> {
        units(self.present & self.setup.roster[side])
    }

    /// A side's command points left.
    pub fn command_points(&self, side: Side) -> u8 {
        self.cp[side]
    }

    /// A side's chits in the bowl: one for each of its units that was not activated (BE-16, BE-20), less the one
    /// just drawn.
    pub fn chits(&self, side: Side) -> u8 {
        let drawn = self.phase == Phase::PickUnit && side == self.active;
        self.unactivated(side).count_ones() as u8 - u8::from(drawn)
    }

    #[inline]
    pub(crate) fn unactivated(&self, side: Side) -> u32 {
        self.present & self.setup.roster[side] & !self.activated
    }

    /// Who controls an objective, by its place in the scenario's list.
    pub fn controller(&self, objective: usize) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.held[side] >> objective & 1 == 1)
    }

    /// A side's elements left, on the table and still to arrive.
    pub fn strength(&self, side: Side) -> u8 {
        units(self.setup.roster[side]).map(|unit| self.elements(unit)).sum()
    }

    #[inline]
    pub(crate) fn side(&self, unit: UnitId) -> Side {
        Side::from_index(usize::from(self.setup.roster[Side::A] & unit.bit() == 0))
    }

    #[inline]
    pub(crate) fn occupied(&self) -> Cells {
        self.troops[Side::A] | self.troops[Side::B]
    }
}
