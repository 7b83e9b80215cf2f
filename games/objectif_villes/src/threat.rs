//! What a side could do in its next turn: shared by those who warn a player and those who judge a position.

use hexmap::Cell;
use kernel::Side;

use crate::ObjectifVilles;
use crate::terrain::Cells;

/// The jobs that can be done at once, one piece a job, those listed first preferred: for each job whether it is done.
/// Taking the dearest jobs first makes the sum of what is done the greatest possible.
fn assign<const JOBS: usize>(able: &[Cells; JOBS]) -> [bool; JOBS] {
    let mut doer = [None; JOBS];
    std::array::from_fn(|job| find_doer(job, able, &mut doer, &mut Cells::default()))
}

/// Finds a piece for a job, letting others change theirs if need be.
fn find_doer<const JOBS: usize>(
    job: usize,
    able: &[Cells; JOBS],
    doer: &mut [Option<Cell>; JOBS],
    tried: &mut Cells,
) -> bool {
    for piece in able[job] - *tried {
        tried.insert(piece);
        let busy = doer.iter().position(|&other| other == Some(piece));
        if busy.is_none_or(|other| find_doer(other, able, doer, tried)) {
            doer[job] = Some(piece);
            return true;
        }
    }
    false
}

impl ObjectifVilles {
    /// The pieces of a side that can be in a hex when its next turn is over: those that can walk there if nobody
    /// bars the way, and the one that is there.
    fn comers(&self, side: Side, to: Cell) -> Cells {
        self.pieces[side] & (self.setup.sources[to.index()] | Cells::of(to))
    }

    /// The greatest sum that a side could bring against a hex in its next turn or placement, ways being free.
    pub(crate) fn most_against(&self, target: Cell, by: Side) -> u32 {
        let barred = self.pieces[!by];
        let approaches = self.setup.approaches[target.index()];
        if self.in_hand[by] > 0 {
            // The next piece placed strikes together with those already there.
            let near = self.setup.around.around(target);
            let open = (near & self.setup.land) - self.occupied();
            let newcomer = approaches.into_iter().flatten().find(|&at| open.contains(at));
            return self.strength(near & self.pieces[by]) + newcomer.map_or(0, |at| u32::from(self.setup.value(at)));
        }
        let able = approaches.map(|at| match at {
            Some(at) if !barred.contains(at) => self.comers(by, at),
            _ => Cells::EMPTY,
        });
        let done = assign(&able);
        let sum =
            |(at, done): (Option<Cell>, bool)| at.filter(|_| done).map_or(0, |at| u32::from(self.setup.value(at)));
        approaches.into_iter().zip(done).map(sum).sum()
    }

    /// OV-90: the most towns a side could hold at the end of its next movement phase, ways being free.
    pub(crate) fn dash(&self, side: Side) -> usize {
        let held = self.towns_of(side);
        let runners = self.pieces[side] - self.setup.towns;
        let mut able = [Cells::EMPTY; MOST_TOWNS];
        let empty = self.setup.towns - self.occupied();
        for (slot, town) in able.iter_mut().zip(empty) {
            *slot = self.comers(side, town) & runners;
        }
        held + assign(&able).into_iter().filter(|&done| done).count()
    }
}

/// More empty towns than this are not counted in a dash.
const MOST_TOWNS: usize = 9;
