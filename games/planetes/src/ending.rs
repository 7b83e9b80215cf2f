//! Turns and the end of the game: PL-40 and PL-90 to PL-93.

use kernel::{Degree, Journal, Outcome, Side};

use crate::terrain::Cells;
use crate::{Event, Phase, Planetes};

/// Why a game ends, as the outcome tells it.
pub(crate) const REASONS: [&str; 3] = [PLANET, ELIMINATION, COUNT];
const PLANET: &str = "planet";
const ELIMINATION: &str = "elimination";
const COUNT: &str = "count";

/// PL-R16: one idle turn of each side in succession.
pub(crate) const IDLE_TURNS: u8 = 2;

impl Planetes {
    /// The hexes of the enemy planet that a side occupies now.
    pub(crate) fn landed(&self, side: Side) -> usize {
        (self.units[side] & self.setup.planet[!side]).len()
    }

    /// PL-90, PL-R15: at the end of a movement phase, for the side that moved only.
    pub(crate) fn planet_victory(&self) -> Option<Outcome> {
        let won = self.landed(self.active) >= usize::from(self.setup.victory);
        won.then(|| Outcome::win(self.active, Degree::Plain, PLANET))
    }

    /// PL-91: a side without a unit has lost.
    pub(crate) fn elimination(&self, side: Side) -> Option<Outcome> {
        let gone = self.units[side].is_empty() && self.hand(side) == 0;
        gone.then(|| Outcome::win(!side, Degree::Plain, ELIMINATION))
    }

    /// PL-92, PL-93: in all other cases the planets are counted.
    pub(crate) fn count(&self) -> Outcome {
        match self.landed(Side::A).cmp(&self.landed(Side::B)) {
            std::cmp::Ordering::Greater => Outcome::win(Side::A, Degree::Points, COUNT),
            std::cmp::Ordering::Less => Outcome::win(Side::B, Degree::Points, COUNT),
            std::cmp::Ordering::Equal => Outcome::draw(COUNT),
        }
    }

    pub(crate) fn finish(&mut self, outcome: Outcome, journal: &mut impl Journal<Self>) {
        self.phase = Phase::Over(outcome);
        journal.note(self, Event::Ended { winner: outcome.winner });
    }

    /// All units are on the board: the first player's turn.
    pub(crate) fn begin_turns(&mut self, journal: &mut impl Journal<Self>) {
        self.active = self.first;
        self.begin_turn(journal);
    }

    pub(crate) fn begin_turn(&mut self, journal: &mut impl Journal<Self>) {
        self.phase = Phase::Movement;
        journal.note(self, Event::TurnBegan { side: self.active, round: self.round });
    }

    /// PL-40: the other side's turn, unless the last round is over or both sides did nothing (PL-R16).
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

    /// PL-R16: at the start of a turn its side may propose to stop and count.
    pub(crate) fn offer_stop(&mut self, journal: &mut impl Journal<Self>) {
        self.phase = Phase::StopOffered;
        journal.note(self, Event::StopOffered { side: self.active });
    }

    /// PL-R33: the turn goes on, and the offer is not made again in it.
    pub(crate) fn decline_stop(&mut self, journal: &mut impl Journal<Self>) {
        self.phase = Phase::Movement;
        self.stop_declined = true;
        journal.note(self, Event::StopDeclined { side: !self.active });
    }
}
