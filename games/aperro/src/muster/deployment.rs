//! Pieces are set on the table, openly or in secret (AP-104, AP-105).

use kernel::{Journal, Refusal, Side};

use crate::action::{Action, Doctrine, Order, PieceRef};
use crate::event::Event;
use crate::places::{Place, Sector};
use crate::refuse::No;
use crate::{Aperro, Stage};

/// The orders in which infantry of mixed order is deployed (AP-137).
const MIXED: [Option<Order>; 2] = [Some(Order::Thin), Some(Order::Deep)];

impl Aperro {
    pub(crate) fn deploy_actions(&self, side: Side, out: &mut Vec<Action>) {
        let [west, centre, east] = [0, 1, 2].map(|lane| Sector::of(side, lane).place());
        let spots = [west, centre, east, Place::reserve(side)];
        // There is room for any general, and for any unit, or for none.
        let room_for = |any: PieceRef| spots.map(|at| self.has_room(side, any, at).is_ok());
        let (for_general, for_unit) = (room_for(PieceRef::general(side, 0)), room_for(PieceRef::unit(side, 0)));
        let takes_back = self.may_take_back(side);
        for piece in self.pieces(side) {
            match self.place_of(piece) {
                Some(Place::Unplaced) => {}
                Some(Place::Gone | Place::OffTable) | None => continue,
                Some(_) => {
                    out.extend((takes_back && self.needed_at(side, piece).is_none()).then_some(Action::Unplace(piece)));
                    continue;
                }
            }
            let orders = if self.places_in_order(side, piece) { &MIXED[..] } else { &[None] };
            let room = if piece.as_general().is_some() { &for_general } else { &for_unit };
            for (at, _) in spots.into_iter().zip(room).filter(|(_, room)| **room) {
                out.extend(orders.iter().map(|&order| Action::Place { piece, at, order }));
            }
        }
        out.extend(self.check_done(side).is_ok().then_some(Action::Done));
    }

    /// Whether a piece is deployed with an order of its own (AP-137).
    pub(crate) fn places_in_order(&self, side: Side, piece: PieceRef) -> bool {
        self.preparation[side].doctrine == Some(Doctrine::Mixed)
            && self.unit(piece).is_some_and(|unit| self.line_infantry(unit))
    }

    /// A piece goes to a sector of its own camp or to its reserve, within the limits (AP-104, AP-R44).
    pub(crate) fn check_place(
        &self,
        side: Side,
        piece: PieceRef,
        at: Place,
        order: Option<Order>,
    ) -> Result<(), Refusal> {
        self.check_own(side, piece)?;
        Refusal::when(self.place_of(piece) != Some(Place::Unplaced), "AP-104", "already-placed")?;
        if order.is_some() != self.places_in_order(side, piece) {
            return Err(Refusal::new("AP-137", if order.is_some() { "no-order" } else { "order-wanted" }));
        }
        Ok(self.has_room(side, piece, at)?)
    }

    /// The place is in the own camp and within the limits (AP-23, AP-27, AP-104).
    fn has_room(&self, side: Side, piece: PieceRef, at: Place) -> Result<(), No> {
        let Some(sector) = at.sector() else { return No::when(at != Place::reserve(side), "AP-104", "own-camp") };
        No::when(sector.camp() != side, "AP-104", "own-camp")?;
        if piece.as_general().is_some() {
            return No::when(self.general_in(side, sector).is_some(), "AP-27", "one-general");
        }
        let limit = self.stack_limit(side, sector);
        let full = self.units_in(side, sector).count() >= usize::from(limit);
        No::when(full, "AP-23", "sector-full").map_err(|no| no.at(sector).number(limit))
    }

    /// A placement may be taken back, unless his units need the general (AP-23, AP-R64).
    pub(crate) fn check_unplace(&self, side: Side, piece: PieceRef) -> Result<(), Refusal> {
        self.check_own(side, piece)?;
        Refusal::when(self.place_of(piece) == Some(Place::Unplaced), "AP-104", "not-placed")?;
        if let Some(sector) = self.needed_at(side, piece) {
            let limit = self.room(sector);
            return Err(Refusal::new("AP-23", "sector-full").with("sector", sector.name()).with("limit", limit));
        }
        self.check_take_back(side)
    }

    /// The sector whose units need this general.
    fn needed_at(&self, side: Side, piece: PieceRef) -> Option<Sector> {
        let sector = self.general(piece)?.place.sector()?;
        (self.units_in(side, sector).count() > usize::from(self.room(sector))).then_some(sector)
    }

    pub(crate) fn set_down(&mut self, piece: PieceRef, at: Place, order: Option<Order>) {
        let side = piece.side;
        let seen = at.sector().is_some() && self.stage == Stage::Deploy(Some(side));
        let (place, _, known) = self.whereabouts(piece);
        (*place, *known) = (at, *known || seen);
        if let Some((i, order)) = piece.as_unit().zip(order) {
            self.units[side.index()][i].deep = order == Order::Deep;
        }
    }

    pub(super) fn take_back(&mut self, piece: PieceRef, journal: &mut impl Journal<Self>) {
        let from = self.place_of(piece).unwrap_or(Place::Unplaced);
        self.set_down(piece, Place::Unplaced, self.places_in_order(piece.side, piece).then_some(Order::Thin));
        self.preparation[piece.side].taken_back += 1;
        journal.note(self, Event::TakenBack(piece, from));
    }

    /// What stands in a sector is open, what stays in reserve is not (AP-106).
    pub(super) fn show_deployed(&mut self, side: Side) {
        let open = !self.setup.rules.hidden_reserve;
        for piece in self.pieces(side) {
            let (place, _, known) = self.whereabouts(piece);
            *known |= *place != Place::Gone && (open || place.sector().is_some());
        }
    }
}
