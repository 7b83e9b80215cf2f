//! The end of a turn: drift (DE-44, DE-R28 to DE-R32), and who has won (DE-48, DE-49, DE-R34 to DE-R37).

use kernel::{BySide, Degree, Journal, Outcome, Side};

use crate::contact::Movers;
use crate::event::{Drifted, Event, Fate};
use crate::ship::{Ship, ShipId, Slot};
use crate::{Detroits, Phase};

impl Detroits {
    /// DE-R28: every ship at 1 to 3 points that is not aground is pushed one hex, all at once.
    pub(crate) fn drift<J: Journal<Detroits>>(&mut self, journal: &mut J) {
        let mut movers = Movers::default();
        let mut drifted = Vec::new();
        let mut any = false;
        for id in ShipId::all() {
            let ship = *self.ship(id);
            if !ship.adrift() || ship.aground {
                continue;
            }
            any = true;
            let hull = self.hull(id);
            let fate = self.push(id);
            if fate == Fate::Pushed {
                movers.add(id, hull, false);
            }
            if J::LISTENS {
                let to = if fate == Fate::Pushed { self.ship(id).pose } else { ship.pose };
                drifted.push(Drifted { ship: id, from: self.bow_name(ship.pose), to: self.bow_name(to), fate });
            }
        }
        if any {
            self.note(journal, |_| Event::Drift { ships: drifted });
            // DE-R29: no ramming in drift; parallel enemies board at once.
            self.meet(&movers, false, journal);
        }
    }

    /// DE-R31, DE-R32; DE-R47: the coast holds a hull before the edge of the board loses it.
    fn push(&mut self, id: ShipId) -> Fate {
        let chart = &self.setup.chart;
        let wind = self.state.wind.direction();
        let bow = chart.ahead(self.ship(id).pose.bow, wind);
        let strands = |cell| chart.land_at(chart.hex(cell) + wind.step());
        if self.hull(id).into_iter().any(strands) {
            self.ship_mut(id).aground = true;
            Fate::Aground
        } else if chart.on_board(bow) {
            self.ship_mut(id).pose.bow = bow;
            Fate::Pushed
        } else {
            *self.ship_mut(id) = Ship::GONE;
            Fate::Lost
        }
    }

    /// The ships of a side that lie in the zone (DE-R34), adrift and aground ones too (DE-R35).
    pub(crate) fn in_zone(&self, side: Side) -> impl Iterator<Item = ShipId> + '_ {
        ShipId::fleet(side).filter(|&id| self.ship(id).placed() && self.setup.chart.in_zone(self.hull(id)))
    }

    /// DE-R35: the end is tested after the drift of each turn; else the next turn begins.
    pub(crate) fn end_turn<J: Journal<Detroits>>(&mut self, journal: &mut J) {
        let present = BySide::from_fn(|side| self.in_zone(side).count() as u8);
        for side in Side::BOTH {
            self.state.seen_in_zone[side] |= present[side] > 0;
        }
        self.state.ships.iter_mut().for_each(Ship::refresh);
        self.state.slot = Slot::T1;
        self.state.step = 0;
        self.note(journal, |_| Event::Zone { ships: present });
        if let Some(outcome) = self.outcome(present) {
            self.state.phase = Phase::Over(outcome);
            self.note(journal, |_| Event::End { outcome });
        } else {
            self.state.phase = Phase::Orders;
            self.state.turn += 1;
            self.note(journal, |game| Event::Turn { turn: game.state.turn });
        }
    }

    /// DE-49, DE-R36, DE-R37: in this order.
    fn outcome(&self, present: BySide<u8>) -> Option<Outcome> {
        let afloat = |side| ShipId::fleet(side).any(|id| self.ship(id).afloat());
        match Side::BOTH.map(afloat) {
            [false, false] => return Some(Outcome::draw("both-destroyed")),
            [true, false] => return Some(Outcome::win(Side::A, Degree::Total, "fleet-destroyed")),
            [false, true] => return Some(Outcome::win(Side::B, Degree::Total, "fleet-destroyed")),
            [true, true] => {}
        }
        let contested = self.state.seen_in_zone.0 == [true, true] || !self.setup.rules.control_after_contest;
        match present.0.map(|ships| ships > 0) {
            [true, false] if contested => return Some(Outcome::win(Side::A, Degree::Plain, "zone")),
            [false, true] if contested => return Some(Outcome::win(Side::B, Degree::Plain, "zone")),
            _ => {}
        }
        (self.state.turn >= self.setup.rules.turn_limit).then(|| self.at_the_limit(present))
    }

    /// DE-R37: ships in the zone, then resistance in the zone, then resistance in all.
    fn at_the_limit(&self, present: BySide<u8>) -> Outcome {
        let sum = |ships: &mut dyn Iterator<Item = ShipId>| ships.map(|id| u32::from(self.ship(id).resist)).sum();
        let inside = BySide::from_fn(|side| sum(&mut self.in_zone(side)));
        let afloat = BySide::from_fn(|side| sum(&mut ShipId::fleet(side)));
        let tests: [(&str, BySide<u32>); 3] =
            [("limit-ships", present.map(u32::from)), ("limit-zone-resistance", inside), ("limit-resistance", afloat)];
        let mut decided = tests.into_iter().map(|(reason, counts)| Outcome::by_points(counts, reason));
        decided.find(|outcome| outcome.winner.is_some()).unwrap_or(Outcome::draw("limit-draw"))
    }
}
