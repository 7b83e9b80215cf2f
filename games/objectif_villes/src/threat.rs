//! What a side could do in its next turn: shared by those who warn a player and those who judge a position.

use hexmap::{Cell, Roster};
use kernel::Side;
use skirmish::{Cells, Ending, KILL, PUSH, Skirmish, Verdict};

use crate::ObjectifVilles;

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
        let mut roster = Roster::<4, 6>::new((self.pieces[by] & self.setup.menaces[target.index()]).len());
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
        let enough = match self.setup.perils[target.index()] {
            Verdict::Nothing => return Verdict::Nothing,
            Verdict::Retreat => PUSH * value,
            Verdict::Elimination => KILL * value,
        };
        Verdict::of(self.most_against(target, by, enough), value)
    }

    /// OV-90: whether a side could be in enough towns at the end of its next movement phase, ways being free.
    pub(crate) fn can_dash(&self, side: Side) -> bool {
        let empty = self.setup.towns - self.occupied();
        let missing = usize::from(self.setup.victory[0]).saturating_sub(self.holdings(side));
        if empty.len() < missing || self.in_hand[side] > 0 {
            return false;
        }
        let runners = self.pieces[side] - self.setup.towns;
        let mut roster = Roster::<4, MOST_TOWNS>::new(runners.len());
        empty.iter().filter(|&town| roster.give(self.comers(side, town) & runners)).count() >= missing
    }
}

/// More empty towns than this are not looked at.
const MOST_TOWNS: usize = 9;
