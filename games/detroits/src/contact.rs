//! When hulls meet: contact, ramming and boarding (DE-39 to DE-43, DE-R17 to DE-R29), and what damage leads to.

use kernel::{Journal, Side};

use crate::chart::{Hull, share};
use crate::event::Event;
use crate::ship::{ADRIFT, Pose, RAM_LOSS, Ship, ShipId};
use crate::{Detroits, rose};

/// The ships that moved or turned at one instant, with what must be known of them.
#[derive(Default)]
pub(crate) struct Movers {
    /// Where the hull of each was, if it moved, and whether it advanced.
    ships: [Option<(Hull, bool)>; 10],
}

impl Movers {
    /// A ship moved; `before` is where its hull was.
    pub(crate) fn add(&mut self, id: ShipId, before: Hull, advanced: bool) {
        self.ships[id.index()] = Some((before, advanced));
    }

    #[inline]
    fn has_moved(&self, id: ShipId) -> bool {
        self.ships[id.index()].is_some()
    }
}

impl Detroits {
    /// What the movers touch: all contacts first, then all ramming, then boardings one by one (DE-R26).
    pub(crate) fn meet<J: Journal<Detroits>>(&mut self, movers: &Movers, ramming: bool, journal: &mut J) {
        let mut rams: Vec<[ShipId; 2]> = Vec::new();
        let mut alongside = false;
        for (a, before) in ShipId::all().filter_map(|id| Some((id, movers.ships[id.index()]?.0))) {
            let hull_a = self.hull(a);
            for b in ShipId::all() {
                // A pair of movers is looked at once.
                if b == a || !self.ship(b).placed() || (b < a && movers.has_moved(b)) {
                    continue;
                }
                let hull_b = self.hull(b);
                if !share(hull_a, hull_b) {
                    continue;
                }
                let parallel = rose::parallel(self.ship(a).pose.facing, self.ship(b).pose.facing);
                alongside |= parallel && a.side != b.side;
                // DE-R23: they shared no hex before.
                if share(before, movers.ships[b.index()].map_or(hull_b, |(before, _)| before)) {
                    continue;
                }
                self.touch(a, b, journal);
                for (x, y, hull) in [(a, b, hull_b), (b, a, hull_a)] {
                    // DE-R18: the one into whose hull a bow has just advanced pays.
                    let advanced = movers.ships[x.index()].is_some_and(|(_, advanced)| advanced);
                    if ramming && !parallel && advanced && hull.contains(&self.ship(x).pose.bow) {
                        rams.push([x, y]);
                    }
                }
            }
        }
        self.ram_all(&rams, journal);
        if alongside {
            self.board_all(movers, journal);
        }
    }

    /// DE-40, DE-R18: those struck abeam lose 2, all at once and before any fire (DE-41).
    fn ram_all<J: Journal<Detroits>>(&mut self, rams: &[[ShipId; 2]], journal: &mut J) {
        if rams.is_empty() {
            return;
        }
        let before = self.strengths();
        for &[by, ship] in rams {
            let left = self.ship(ship).resist.saturating_sub(RAM_LOSS);
            self.ship_mut(ship).resist = left;
            self.note(journal, |_| Event::Ram { by, ship, left });
        }
        self.settle(&before, journal);
    }

    /// DE-43: both stop, whatever their slot (DE-R27).
    fn touch<J: Journal<Detroits>>(&mut self, a: ShipId, b: ShipId, journal: &mut J) {
        self.stop(a);
        self.stop(b);
        self.note(journal, |game| Event::Contact { ships: [a, b], at: game.shared_cell(a, b) });
    }

    fn stop(&mut self, id: ShipId) {
        let ship = self.ship_mut(id);
        ship.void_line();
        ship.stopped = true;
    }

    fn shared_cell(&self, a: ShipId, b: ShipId) -> Option<String> {
        let (hull, other, chart) = (self.hull(a), self.hull(b), &self.setup.chart);
        let shared = hull.into_iter().find(|&cell| other.contains(&cell) && chart.on_board(cell));
        shared.map(|cell| chart.grid.id(cell))
    }

    /// DE-42, DE-R25: enemies in one hex, parallel, at least one of which has just moved or turned.
    fn board_all<J: Journal<Detroits>>(&mut self, movers: &Movers, journal: &mut J) {
        for (a, b) in ShipId::fleet(Side::A).flat_map(|a| ShipId::fleet(Side::B).map(move |b| (a, b))) {
            let moved = movers.has_moved(a) || movers.has_moved(b);
            if moved && self.are_alongside(a, b) {
                self.board(a, b, journal);
            }
        }
    }

    fn are_alongside(&self, a: ShipId, b: ShipId) -> bool {
        let [ship, other] = [a, b].map(|id| self.ship(id));
        let parallel = rose::parallel(ship.pose.facing, other.pose.facing);
        ship.placed() && other.placed() && parallel && share(self.hull(a), self.hull(b))
    }

    /// DE-R24: rounds of fire at distance 1 from both, until one or both are sunk.
    fn board<J: Journal<Detroits>>(&mut self, a: ShipId, b: ShipId, journal: &mut J) {
        let before = self.strengths();
        let (rounds, left) =
            boarding([a.kind().damage(1), b.kind().damage(1)], [self.ship(a).resist, self.ship(b).resist]);
        for (id, left) in [a, b].into_iter().zip(left) {
            self.stop(id);
            self.ship_mut(id).resist = left;
        }
        self.note(journal, |_| Event::Boarding { ships: [a, b], rounds, left });
        self.settle(&before, journal);
    }

    /// Every ship's resistance.
    #[inline]
    pub(crate) fn strengths(&self) -> [u8; 10] {
        self.state.ships.map(|ship| ship.resist)
    }

    /// After damage: ships at 0 are removed (DE-47), ships at 3 or less obey no more (DE-44).
    pub(crate) fn settle<J: Journal<Detroits>>(&mut self, before: &[u8; 10], journal: &mut J) {
        for id in ShipId::all() {
            let (was, now) = (before[id.index()], self.ship(id).resist);
            if now == was {
                continue;
            }
            if now == 0 {
                let at = self.ship(id).pose;
                *self.ship_mut(id) = Ship::GONE;
                self.note(journal, |game| Event::Sunk { ship: id, at: game.bow_name(at) });
            } else if was > ADRIFT && now <= ADRIFT {
                self.ship_mut(id).void_line();
                self.note(journal, |_| Event::Adrift { ship: id, left: now });
            }
        }
    }

    pub(crate) fn bow_name(&self, pose: Pose) -> String {
        self.setup.chart.grid.id(pose.bow)
    }
}

/// DE-R24: rounds fought and what is left of both, by what each deals and bears.
pub fn boarding(deals: [u8; 2], bears: [u8; 2]) -> (u8, [u8; 2]) {
    let rounds = bears[0].div_ceil(deals[1]).min(bears[1].div_ceil(deals[0]));
    (rounds, [bears[0].saturating_sub(rounds * deals[1]), bears[1].saturating_sub(rounds * deals[0])])
}
