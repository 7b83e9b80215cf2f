//! The start: PL-25 to PL-28.

use kernel::{Journal, Refusal, Seeded, Side};
use skirmish::{Cells, Placement, Skirmish, Table};

use crate::unit::{Kind, Unit};
use crate::{Action, Event, Planetes};

impl Planetes {
    /// PL-25, PL-26: the empty hexes of a side's planet and stations.
    fn free_start(&self, side: Side) -> Cells {
        self.setup.start[side] - self.units[side]
    }

    pub(crate) fn kinds_in_hand(&self, side: Side) -> impl Iterator<Item = Kind> {
        let hand = self.in_hand[side];
        Kind::ALL.into_iter().filter(move |&kind| hand[kind as usize] > 0)
    }

    /// Another arrangement of as many units of a side: what one imagines who cannot see them.
    pub(crate) fn rearrange(&mut self, side: Side, luck: &mut Seeded) {
        let placed = self.units[side].len();
        for at in self.units[side] {
            self.take(side, at);
        }
        self.in_hand[side] = self.setup.army;
        for _ in 0..placed {
            // Drawn unit by unit, so that every arrangement is as likely as another.
            let mut nth = luck.below(self.hand(side)) as u8;
            let hand = self.in_hand[side];
            let kind = Kind::ALL.into_iter().find(|&kind| {
                let here = nth < hand[kind as usize];
                nth = nth.saturating_sub(hand[kind as usize]);
                here
            });
            let free = self.free_start(side);
            if let (Some(kind), Some(at)) = (kind, free.nth(luck.below(free.len() as u32) as usize)) {
                self.put(side, kind, at);
                self.in_hand[side][kind as usize] -= 1;
            }
        }
    }
}

impl Placement for Planetes {
    fn placing_in_secret(&self) -> bool {
        self.placing() && self.setup.house.secret
    }

    fn placement_actions(&self, side: Side, out: &mut Vec<Action>) {
        let free = self.free_start(side);
        for kind in self.kinds_in_hand(side) {
            out.extend(free.iter().map(|at| Action::Place(Unit { kind, at })));
        }
    }

    fn any_placement(&self, side: Side, luck: &mut Seeded) -> Option<Action> {
        let free = self.free_start(side);
        let nth = luck.below(self.kinds_in_hand(side).count() as u32) as usize;
        let kind = self.kinds_in_hand(side).nth(nth)?;
        let at = free.nth(luck.below(free.len() as u32) as usize)?;
        Some(Action::Place(Unit { kind, at }))
    }

    fn check_placement(&self, side: Side, Unit { kind, at }: Unit) -> Result<(), Refusal> {
        Refusal::when(self.in_hand[side][kind as usize] == 0, "PL-02", "none-in-hand")
            .map_err(|refusal| refusal.with("kind", crate::show::kind_name(kind)))?;
        Refusal::unless(self.setup.start[side].contains(at), "PL-25", "not-a-start-hex")?;
        Refusal::when(self.units[side].contains(at), "PL-26", "occupied")
    }

    /// PL-27: a unit is placed; the other side follows, unless both place unseen.
    fn place(&mut self, side: Side, piece: Unit, journal: &mut impl Journal<Self>) {
        self.put(side, piece.kind, piece.at);
        self.in_hand[side][piece.kind as usize] -= 1;
        journal.note(self, Event::Placed { side, piece });
        if self.hand(Side::A) + self.hand(Side::B) == 0 {
            return self.begin_turns(journal);
        }
        if !self.placing_in_secret() && self.hand(!side) > 0 {
            self.turn.active = !side;
        }
    }
}
