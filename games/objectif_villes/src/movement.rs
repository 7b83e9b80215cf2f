//! Movement: OV-31, OV-32 and OV-40 to OV-48.

use hexmap::{Cell, Field, Grid, NeighbourSets, Reach, Terrain as Ground};
use kernel::{Journal, Refusal, Seeded};

use crate::terrain::Cells;
use crate::{Action, Event, ObjectifVilles, Phase};

/// OV-40: the movement potential of every piece.
pub const MOVE: u32 = 5;

/// The hexes by cost, from 0 to [`MOVE`].
pub(crate) type Walk = Reach<4, { MOVE as usize + 1 }>;

/// Where a piece alone on the board could go from a hex: nobody ever gets further.
pub(crate) struct Stroll {
    /// The destinations, to draw one.
    pub list: Vec<Cell>,
    /// The destinations, as a set.
    pub all: Cells,
    /// Those that could be left again with a point in hand: only a piece in one of these can be in the way.
    pub halfway: Cells,
}

/// The stroll from every hex.
pub(crate) fn strolls(grid: &Grid, around: &NeighbourSets<4>, bands: &[(u32, Cells)]) -> Vec<Stroll> {
    let stroll = |from| {
        let ground = Ground { bands, blocked: Cells::EMPTY, no_stop: Cells::of(from), halt: Cells::EMPTY };
        let walk = Walk::new(around, from, MOVE, &ground);
        let all = walk.all();
        Stroll { list: all.iter().collect(), all, halfway: all - walk.at_cost(MOVE) }
    };
    grid.cells().map(stroll).collect()
}

impl ObjectifVilles {
    /// Where a piece may end its move and for how many points (OV-42 to OV-48).
    pub(crate) fn walk(&self, from: Cell) -> Walk {
        let (friends, blocked) = (self.pieces[self.active], self.blockers(from));
        Walk::new(
            &self.setup.around,
            from,
            MOVE,
            &Ground { bands: &self.setup.bands, blocked, no_stop: friends, halt: Cells::EMPTY },
        )
    }

    /// The hexes that cannot be crossed: the enemy's (OV-46), and friends' too under that option (OV-47).
    fn blockers(&self, from: Cell) -> Cells {
        let enemies = self.pieces[!self.active];
        if self.setup.house.pass_through_friends {
            return enemies;
        }
        enemies | (self.pieces[self.active] - Cells::of(from))
    }

    /// The pieces that have not moved yet this turn (OV-32).
    pub(crate) fn unmoved(&self) -> Cells {
        self.pieces[self.active] - self.moved
    }

    /// A stop may be offered before the first move of a turn, once (OV-R31).
    pub(crate) fn may_offer_stop(&self) -> bool {
        self.setup.house.agreed_stop && !self.stop_declined && self.moved.is_empty()
    }

    pub(crate) fn movement_actions(&self, out: &mut Vec<Action>) {
        for from in self.unmoved() {
            out.extend(self.walk(from).all().iter().map(|to| Action::Move { from, to }));
        }
        out.push(Action::EndMovement);
        if self.may_offer_stop() {
            out.push(Action::OfferStop);
        }
    }

    /// One action of the phase, each as likely: a stroll is drawn, and drawn again if somebody is in the way.
    pub(crate) fn any_movement(&self, luck: &mut Seeded) -> Action {
        let strolls = &self.setup.strolls;
        let others = 1 + u32::from(self.may_offer_stop());
        let all = others + self.unmoved().iter().map(|from| strolls[from.index()].list.len() as u32).sum::<u32>();
        loop {
            let mut drawn = luck.below(all);
            if drawn < others {
                return if drawn == 0 { Action::EndMovement } else { Action::OfferStop };
            }
            drawn -= others;
            for from in self.unmoved() {
                let list = &strolls[from.index()].list;
                if let Some(&to) = list.get(drawn as usize) {
                    if self.may_move(from, to) {
                        return Action::Move { from, to };
                    }
                    break;
                }
                drawn -= list.len() as u32;
            }
        }
    }

    /// Whether the piece, which has not moved yet, can walk there.
    fn may_move(&self, from: Cell, to: Cell) -> bool {
        let stroll = &self.setup.strolls[from.index()];
        if self.occupied().contains(to) || !stroll.all.contains(to) {
            return false;
        }
        !stroll.halfway.meets(&self.blockers(from)) || self.walk(from).all().contains(to)
    }

    pub(crate) fn check_move(&self, from: Cell, to: Cell) -> Result<(), Refusal> {
        self.check_mover(from)?;
        let name = |cell| self.setup.grid.name(cell).to_owned();
        let refuse = |refusal: Refusal| Err(refusal.with("from", name(from)).with("to", name(to)));
        if from == to {
            return refuse(Refusal::new("OV-31", "stays"));
        }
        if !self.setup.land.contains(to) {
            return refuse(Refusal::new("OV-14", "sea"));
        }
        if self.pieces[!self.active].contains(to) {
            return refuse(Refusal::new("OV-46", "enemy-there"));
        }
        if self.pieces[self.active].contains(to) {
            return refuse(Refusal::new("OV-47", "friend-there"));
        }
        if self.may_move(from, to) {
            return Ok(());
        }
        let cost = |blocked| self.cheapest(from, to, blocked);
        match (cost(Cells::EMPTY), cost(self.pieces[!self.active])) {
            (None, _) => refuse(Refusal::new("OV-14", "no-way")),
            (Some(points), _) if points > MOVE => {
                refuse(Refusal::new("OV-43", "too-far").with("cost", points).with("move", MOVE))
            }
            (_, Some(points)) if points <= MOVE => refuse(Refusal::new("OV-47", "friends-bar-the-way")),
            _ => refuse(Refusal::new("OV-46", "enemies-bar-the-way")),
        }
    }

    /// Whether there is a piece to be moved (OV-31, OV-32).
    pub(crate) fn check_mover(&self, from: Cell) -> Result<(), Refusal> {
        let at = self.setup.grid.name(from);
        if self.pieces[!self.active].contains(from) {
            return Err(Refusal::new("OV-31", "not-yours").with("at", at));
        }
        if !self.pieces[self.active].contains(from) {
            return Err(Refusal::new("OV-31", "no-piece").with("at", at));
        }
        if self.moved.contains(from) {
            return Err(Refusal::new("OV-32", "has-moved").with("at", at));
        }
        Ok(())
    }

    /// What the cheapest way costs, however long it is, if only `blocked` is in the way.
    fn cheapest(&self, from: Cell, to: Cell, blocked: Cells) -> Option<u32> {
        self.field(from, blocked, u32::MAX).cost(to)
    }

    fn field(&self, from: Cell, blocked: Cells, budget: u32) -> Field {
        let (setup, open) = (&self.setup, self.setup.land - blocked);
        let mut field = Field::new();
        field.explore(&setup.grid, from, budget, |_, to, _| open.contains(to).then(|| u32::from(setup.value(to))));
        field
    }

    /// The ways of a piece of the active side from a hex, for the eye. It may have left it for `now` already.
    pub(crate) fn ways(&self, from: Cell, now: Cell) -> Field {
        self.field(from, self.blockers(from) - Cells::of(now), MOVE)
    }

    /// OV-44: a move takes the piece to its destination; what it did not spend is lost.
    pub(crate) fn move_piece(&mut self, from: Cell, to: Cell, journal: &mut impl Journal<Self>) {
        self.pieces[self.active].remove(from);
        self.pieces[self.active].insert(to);
        self.moved.insert(to);
        journal.note(self, Event::Moved { side: self.active, from, to });
    }

    /// OV-30: the movement phase ends, the towns are counted (OV-90), then there is combat.
    pub(crate) fn end_movement(&mut self, journal: &mut impl Journal<Self>) {
        if let Some(outcome) = self.town_victory() {
            return self.finish(outcome, journal);
        }
        self.phase = Phase::Combat;
    }
}
