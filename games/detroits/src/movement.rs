//! Carrying out the orders: one step of a slot, both ships at once (DE-29), and running aground (DE-R31).

use hexmap::Direction;
use kernel::{BySide, Journal, Side};

use crate::chart::Sailing;
use crate::contact::Movers;
use crate::event::{Event, Executed};
use crate::order::Token;
use crate::ship::{Ship, ShipId};
use crate::{Detroits, order};

impl Detroits {
    /// DE-R9: no ship of the slot has an order left, which both players can see.
    #[inline]
    pub(crate) fn is_last_window(&self) -> bool {
        Side::BOTH.into_iter().all(|side| self.ship(self.state.slot.of(side)).left() == 0)
    }

    /// Whether the pair sails at all: two wrecks adrift or aground only fire.
    pub(crate) fn slot_sails(&self) -> bool {
        let obeys = |side| self.ship(self.state.slot.of(side)).obeys();
        !self.is_last_window() || Side::BOTH.into_iter().any(obeys)
    }

    /// Whether a ship that holds its fire now cannot fire again this turn: with `fire_window = any_ship` the windows of
    /// later slots are still to come.
    pub(crate) fn is_last_chance(&self) -> bool {
        let sails_later = |id: ShipId| id.slot > self.state.slot && self.ship(id).afloat();
        self.is_last_window() && !(self.setup.rules.any_ship && ShipId::all().any(sails_later))
    }

    /// DE-29: each ship of the slot carries out its next order, at the same instant. DE-R8: a ship without one stays.
    pub(crate) fn step<J: Journal<Detroits>>(&mut self, journal: &mut J) {
        self.state.step += 1;
        let slot = self.state.slot;
        let mut movers = Movers::default();
        let mut carried = BySide([None; 2]);
        for side in Side::BOTH {
            let id = slot.of(side);
            let before = *self.ship(id);
            if let Some(&token) = before.to_do().first() {
                let hull = self.hull(id);
                if self.obey(id, token) {
                    movers.add(id, hull, token == Token::Advance);
                }
                carried[side] = Some((id, before, token));
            }
        }
        self.note(journal, |game| {
            let orders = carried.map(|order| order.map(|(id, before, token)| game.executed(id, &before, token)));
            Event::Step { slot: slot.name(), step: game.state.step, orders }
        });
        self.meet(&movers, true, journal);
    }

    /// One ship carries out one order; false when it runs aground instead.
    fn obey(&mut self, id: ShipId, token: Token) -> bool {
        let sailing = self.setup.chart.sail(id.kind(), self.ship(id).pose, token);
        let ship = self.ship_mut(id);
        ship.executed += 1;
        match sailing {
            Sailing::Clear(pose) => ship.pose = pose,
            // No line leads off the board; a hull that cannot go on is stuck where it is.
            Sailing::Aground | Sailing::OffBoard => {
                ship.aground = true;
                ship.void_line();
            }
        }
        !ship.aground
    }

    fn executed(&self, id: ShipId, before: &Ship, token: Token) -> Executed {
        let (order, now) = (token.symbol(before.pose.facing).to_string(), self.ship(id));
        let [from, to] = [before, now].map(|ship| self.bow_name(ship.pose));
        Executed { ship: id, order, from, to, aground: now.aground }
    }

    /// Where a ship pointed when its line began.
    pub(crate) fn began(&self, id: ShipId) -> Direction {
        let ship = self.ship(id);
        // The order that ran it aground did not turn it.
        let vain = usize::from(ship.aground);
        ship.done().iter().rev().skip(vain).fold(ship.pose.facing, |facing, token| token.unturn(facing))
    }

    /// A ship's whole line for this turn, in the book's notation.
    pub(crate) fn line_text(&self, id: ShipId) -> String {
        order::text(&self.ship(id).line, self.began(id))
    }

    /// DE-R6: the lines of the slot's ships, when the option makes them public as the slot opens.
    pub(crate) fn announced_lines(&self) -> BySide<Option<String>> {
        BySide::from_fn(|side| {
            let id = self.state.slot.of(side);
            (self.setup.rules.announce_line && self.ship(id).afloat()).then(|| self.line_text(id))
        })
    }
}
