//! What lies on the table, for whoever asks.

use kernel::Side;

use crate::formation;
use crate::{
    Charge, Figures, Gap, Marker, Melee, MornePlaine, Point, Rules, Stage, Unit, UnitId, UnitSpec, Victor, gap,
};

impl MornePlaine {
    /// What is being decided.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Whose player turn it is.
    pub fn player(&self) -> Side {
        self.player
    }

    /// The turn, from 1.
    pub fn turn(&self) -> u8 {
        self.turn
    }

    /// Who holds each objective of the scenario.
    pub fn held(&self) -> &[Option<Side>] {
        &self.held
    }

    /// The charge under way.
    pub fn charge(&self) -> Option<&Charge> {
        self.charge.as_ref()
    }

    /// Who won the melee that was just fought, while he chooses.
    pub fn victor(&self) -> Option<&Victor> {
        self.victor.as_ref()
    }

    /// The melees.
    pub fn melees(&self) -> &[Melee] {
        &self.melees
    }

    /// Where units were removed (option `panic_on_removal`).
    pub fn markers(&self) -> &[Marker] {
        &self.markers
    }

    /// Every unit of both sides, in list order, whether on the table or not.
    pub fn ids(&self) -> impl Iterator<Item = UnitId> + use<> {
        (0..self.units.len() as u8).map(UnitId)
    }

    /// Every unit of a side, on the table or not.
    pub(crate) fn of_side(&self, side: Side) -> impl Iterator<Item = UnitId> + use<> {
        let (middle, end) = (self.setup.middle, self.units.len() as u8);
        let numbers = if side == Side::A { 0..middle } else { middle..end };
        numbers.map(UnitId)
    }

    /// Units of a side that are on the table.
    pub fn present(&self, side: Side) -> impl Iterator<Item = UnitId> + '_ {
        self.of_side(side).filter(move |&id| self.unit(id).here())
    }

    /// A unit as it is.
    #[inline]
    pub fn unit(&self, id: UnitId) -> &Unit {
        &self.units[id.index()]
    }

    /// A unit as the scenario has it.
    #[inline]
    pub fn spec(&self, id: UnitId) -> &UnitSpec {
        &self.setup.units[id.index()]
    }

    /// A unit's id in notation.
    pub fn id_of(&self, id: UnitId) -> &str {
        &self.spec(id).id
    }

    /// The unit with this id, whatever the case.
    pub fn unit_named(&self, id: &str) -> Option<UnitId> {
        self.ids().find(|&unit| self.spec(unit).id.eq_ignore_ascii_case(id))
    }

    /// The options.
    #[inline]
    pub fn rules(&self) -> &Rules {
        &self.setup.rules
    }

    /// Where each figure of a unit stands (MP-13).
    pub fn figures(&self, id: UnitId) -> Figures {
        let unit = self.unit(id);
        formation::figures(self.spec(id), unit.shape, unit.n, &unit.foot)
    }

    /// The distance between two units (MP-16).
    #[inline]
    pub fn gap_between(&self, a: UnitId, b: UnitId) -> Gap {
        gap(self.corners(a), self.corners(b))
    }

    /// The corners of a unit; the one point of a commander.
    #[inline]
    pub fn corners(&self, id: UnitId) -> &[Point] {
        let corners = &self.unit(id).foot.corners;
        if self.spec(id).commands() { &corners[..1] } else { corners }
    }
}
