//! Turns and the end of the game: OV-28, OV-30 and OV-90 to OV-97.

use kernel::{Degree, Journal, Outcome, Side};

use crate::terrain::Cells;
use crate::{Event, ObjectifVilles, Phase};

/// Why a game ends, as the outcome tells it.
pub(crate) const REASONS: [&str; 3] = [TOWNS, ELIMINATION, COUNT];
const TOWNS: &str = "towns";
const ELIMINATION: &str = "elimination";
const COUNT: &str = "count";

/// OV-R20: one idle turn of each side in succession.
pub(crate) const IDLE_TURNS: u8 = 2;

/// OV-91 to OV-93: what the three numbers of towns are worth.
pub(crate) const LEVELS: [Degree; 3] = [Degree::Partial, Degree::Decisive, Degree::Total];

impl ObjectifVilles {
    /// OV-94: the towns in which a side has a piece now.
    pub(crate) fn towns_of(&self, side: Side) -> usize {
        (self.pieces[side] & self.setup.towns).len()
    }

    /// OV-90: at the end of a movement phase, for the side that moved only.
    pub(crate) fn town_victory(&self) -> Option<Outcome> {
        let held = self.towns_of(self.active);
        let reached = self.setup.victory.iter().rposition(|&needed| held >= usize::from(needed))?;
        Some(Outcome::win(self.active, LEVELS[reached], TOWNS))
    }

    /// OV-95, OV-R16: a side without a piece on the board and in hand has lost.
    pub(crate) fn elimination(&self, side: Side) -> Option<Outcome> {
        let gone = self.pieces[side].is_empty() && self.in_hand[side] == 0;
        gone.then(|| Outcome::win(!side, Degree::Total, ELIMINATION))
    }

    /// OV-96, OV-97: in every other case the towns are counted.
    pub(crate) fn count(&self) -> Outcome {
        match self.towns_of(Side::A).cmp(&self.towns_of(Side::B)) {
            std::cmp::Ordering::Greater => Outcome::win(Side::A, Degree::Points, COUNT),
            std::cmp::Ordering::Less => Outcome::win(Side::B, Degree::Points, COUNT),
            std::cmp::Ordering::Equal => Outcome::draw(COUNT),
        }
    }

    pub(crate) fn finish(&mut self, outcome: Outcome, journal: &mut impl Journal<Self>) {
        self.phase = Phase::Over(outcome);
        journal.note(self, Event::Ended { winner: outcome.winner });
    }

    /// OV-28: all pieces have been placed.
    pub(crate) fn begin_turns(&mut self, journal: &mut impl Journal<Self>) {
        self.active = self.first;
        let gone = Side::BOTH.into_iter().find_map(|side| self.elimination(side));
        match gone {
            Some(outcome) => self.finish(outcome, journal),
            None => self.begin_turn(journal),
        }
    }

    pub(crate) fn begin_turn(&mut self, journal: &mut impl Journal<Self>) {
        self.phase = Phase::Movement;
        journal.note(self, Event::TurnBegan { side: self.active, round: self.round });
    }

    /// OV-30: the other side's turn, unless the last round is over or both sides did nothing (OV-R20).
    pub(crate) fn end_turn(&mut self, journal: &mut impl Journal<Self>) {
        let idle = self.moved.is_empty() && self.spent.is_empty();
        self.idle_turns = if idle { (self.idle_turns + 1).min(IDLE_TURNS) } else { 0 };
        self.moved = Cells::EMPTY;
        self.spent = Cells::EMPTY;
        self.stop_declined = false;
        self.active = !self.active;
        self.round += u16::from(self.active == self.first);
        let both_idle = self.setup.house.double_pass_ends && self.idle_turns >= IDLE_TURNS;
        if both_idle || self.round > self.setup.house.turn_limit {
            self.finish(self.count(), journal);
        } else {
            self.begin_turn(journal);
        }
    }
    /// OV-R20: at the start of a turn its side may propose to stop and count.
    pub(crate) fn offer_stop(&mut self, journal: &mut impl Journal<Self>) {
        self.phase = Phase::StopOffered;
        journal.note(self, Event::StopOffered { side: self.active });
    }

    /// OV-R31: the turn goes on, and the offer is not made again in it.
    pub(crate) fn decline_stop(&mut self, journal: &mut impl Journal<Self>) {
        self.phase = Phase::Movement;
        self.stop_declined = true;
        journal.note(self, Event::StopDeclined { side: !self.active });
    }
}
