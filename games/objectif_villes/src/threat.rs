//! What a side could do in its next turn: shared by those who warn a player and those who judge a position.

use hexmap::Cell;
use kernel::Side;

use crate::ObjectifVilles;
use crate::combat::{KILL, Verdict};
use crate::terrain::Cells;

/// Jobs given to pieces, one each. Whoever offers the dearest jobs first gets the greatest sum possible.
struct Roster<const JOBS: usize> {
    able: [Cells; JOBS],
    doer: [Cell; JOBS],
    jobs: usize,
    busy: Cells,
}

impl<const JOBS: usize> Roster<JOBS> {
    fn new() -> Self {
        Roster { able: [Cells::EMPTY; JOBS], doer: [Cell(0); JOBS], jobs: 0, busy: Cells::EMPTY }
    }

    /// Gives a job to one of the pieces able to do it, letting others change theirs if need be; false if none can.
    fn give(&mut self, able: Cells) -> bool {
        if able.is_empty() || self.jobs == JOBS {
            return false;
        }
        self.able[self.jobs] = able;
        let given = self.find_doer(self.jobs, &mut Cells::default());
        self.jobs += usize::from(given);
        given
    }

    fn find_doer(&mut self, job: usize, tried: &mut Cells) -> bool {
        if let Some(free) = (self.able[job] - self.busy).first() {
            self.doer[job] = free;
            self.busy.insert(free);
            return true;
        }
        for piece in self.able[job] {
            if tried.insert(piece)
                && let Some(other) = (0..self.jobs).find(|&other| self.doer[other] == piece)
                && self.find_doer(other, tried)
            {
                self.doer[job] = piece;
                return true;
            }
        }
        false
    }
}

impl ObjectifVilles {
    /// The pieces of a side that can be in a hex when its next turn is over: those that can walk there if nobody
    /// bars the way, and the one that is there.
    fn comers(&self, side: Side, to: Cell) -> Cells {
        self.pieces[side] & self.setup.sources[to.index()]
    }

    /// The greatest sum that a side could bring against a hex in its next turn or placement, ways being free; it
    /// is not counted beyond `enough`.
    pub(crate) fn most_against(&self, target: Cell, by: Side, enough: u32) -> u32 {
        let value = |at| u32::from(self.setup.value(at));
        let approaches = self.setup.approaches[target.index()].into_iter().flatten();
        if self.in_hand[by] > 0 {
            // The next piece placed strikes together with those already there.
            let occupied = self.occupied();
            let newcomer = approaches.into_iter().find(|&at| !occupied.contains(at));
            return self.strength(self.setup.around.around(target) & self.pieces[by]) + newcomer.map_or(0, value);
        }
        let mut roster = Roster::<6>::new();
        let mut sum = 0;
        for at in approaches.filter(|&at| !self.pieces[!by].contains(at)) {
            if roster.give(self.comers(by, at)) {
                sum += value(at);
                if sum >= enough {
                    break;
                }
            }
        }
        sum
    }

    /// What a side could do in its next turn to a piece standing in a hex.
    pub(crate) fn worst(&self, target: Cell, by: Side) -> Verdict {
        let value = u32::from(self.setup.value(target));
        Verdict::of(self.most_against(target, by, KILL * value), value)
    }

    /// OV-90: whether a side could be in enough towns at the end of its next movement phase, ways being free.
    pub(crate) fn can_dash(&self, side: Side) -> bool {
        let empty = self.setup.towns - self.occupied();
        let missing = usize::from(self.setup.victory[0]).saturating_sub(self.towns_of(side));
        if empty.len() < missing || self.in_hand[side] > 0 {
            return false;
        }
        let runners = self.pieces[side] - self.setup.towns;
        let mut roster = Roster::<MOST_TOWNS>::new();
        empty.iter().filter(|&town| roster.give(self.comers(side, town) & runners)).count() >= missing
    }
}

/// More empty towns than this are not looked at.
const MOST_TOWNS: usize = 9;
