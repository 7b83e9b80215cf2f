use crate::{Cell, CellSet};

/// Jobs given to the pieces standing in cells, one job a piece: how many of the things a side wants done can be done
/// at once? Whoever offers the dearest jobs first gets the greatest sum possible.
#[derive(Clone, Debug)]
pub struct Roster<const WORDS: usize, const JOBS: usize> {
    able: [CellSet<WORDS>; JOBS],
    doer: [Cell; JOBS],
    jobs: usize,
    /// No more can be given than there are pieces.
    most: usize,
    busy: CellSet<WORDS>,
}

impl<const WORDS: usize, const JOBS: usize> Roster<WORDS, JOBS> {
    /// Nobody of so many pieces has a job yet; there is room for `JOBS` of them.
    #[inline]
    pub fn new(pieces: usize) -> Self {
        let (able, doer) = ([CellSet::EMPTY; JOBS], [Cell(0); JOBS]);
        Roster { able, doer, jobs: 0, most: pieces.min(JOBS), busy: CellSet::EMPTY }
    }

    /// Gives a job to one of the pieces able to do it, letting others change theirs if need be; false if none can.
    #[inline]
    pub fn give(&mut self, able: CellSet<WORDS>) -> bool {
        if self.jobs == self.most || able.is_empty() {
            return false;
        }
        self.able[self.jobs] = able;
        let given = self.find_doer(self.jobs, &mut CellSet::default());
        self.jobs += usize::from(given);
        given
    }

    fn find_doer(&mut self, job: usize, tried: &mut CellSet<WORDS>) -> bool {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn set(cells: &[u16]) -> CellSet<1> {
        cells.iter().copied().map(Cell).collect()
    }

    #[test]
    fn jobs_change_hands_to_make_room() {
        let mut roster = Roster::<1, 4>::new(3);
        assert!(roster.give(set(&[1, 2])), "1 takes it");
        assert!(roster.give(set(&[1, 3])), "3 is free");
        assert!(roster.give(set(&[1])), "1 must do it, so 2 takes over the first");
        assert!(!roster.give(set(&[1, 2, 3])), "three pieces, three jobs");
        assert!(!roster.give(set(&[])), "nobody is able");
    }

    #[test]
    fn a_full_roster_takes_no_more() {
        let mut roster = Roster::<1, 1>::new(2);
        assert!(roster.give(set(&[1])));
        assert!(!roster.give(set(&[2])));
    }
}
