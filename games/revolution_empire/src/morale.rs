//! Losses, objectives, heart and the end (RE-12, RE-13, RE-91 to RE-93).

use kernel::{Degree, Journal, Outcome, Side};

use crate::{Activation, Event, Phase, RevolutionEmpire, UnitId};

/// The numbers of the bits that are set.
pub(crate) fn numbers(mut bits: u16) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let n = bits.trailing_zeros() as usize;
        let more = bits > 0;
        bits &= bits.wrapping_sub(1);
        more.then_some(n)
    })
}

impl RevolutionEmpire {
    /// The objectives that a side holds, one bit each.
    #[inline]
    pub(crate) fn held(&self, side: Side) -> u16 {
        let owned = &self.setup.guide.owned;
        let bits = if side == Side::A { !self.control } else { self.control };
        bits & (owned[Side::A] | owned[Side::B])
    }

    /// Demoralisation points: units lost, and points of own objectives in enemy hands (RE-91, RE-92, RE-R41).
    pub fn points(&self, side: Side) -> u32 {
        let gone = if self.setup.house.points_once { self.taken } else { self.held(!side) };
        let hexes = numbers(gone & self.setup.guide.owned[side]);
        u32::from(self.lost[side]) + hexes.map(|n| u32::from(self.setup.objectives[n].points)).sum::<u32>()
    }

    /// Whether an army has lost heart (RE-93).
    pub fn demoralised(&self, side: Side) -> bool {
        let threshold = self.setup.armies[side].threshold;
        threshold.is_some_and(|threshold| self.points(side) >= u32::from(threshold))
    }

    /// Victory points: enemy units destroyed, and the worth of the objectives held (RE-12, RE-R50).
    pub fn score(&self, side: Side) -> u32 {
        let held = numbers(self.held(side));
        u32::from(self.lost[!side]) + held.map(|n| u32::from(self.setup.objectives[n].vp[side])).sum::<u32>()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// Goes on to a phase, unless the game has just ended.
    pub(crate) fn enter(&mut self, phase: Phase) {
        if !self.is_over() {
            self.phase = phase;
        }
    }

    fn finish(&mut self, outcome: Outcome, journal: &mut impl Journal<Self>) {
        self.phase = Phase::Over;
        self.outcome = Some(outcome);
        journal.note(self, Event::Ended { winner: outcome.winner, reason: outcome.reason });
    }

    /// The last turn is over: more points win (RE-R50).
    pub(crate) fn count_points(&mut self, journal: &mut impl Journal<Self>) {
        let [a, b] = Side::BOTH.map(|side| self.score(side));
        let outcome = match a.cmp(&b) {
            std::cmp::Ordering::Greater => Outcome::win(Side::A, Degree::Plain, "points"),
            std::cmp::Ordering::Less => Outcome::win(Side::B, Degree::Plain, "points"),
            std::cmp::Ordering::Equal => Outcome::draw("points"),
        };
        self.finish(outcome, journal);
    }

    /// RE-R42: a unit that comes to rest on an objective takes it.
    pub(crate) fn come_to_rest<J: Journal<Self>>(&mut self, unit: UnitId, journal: &mut J) {
        let Some(n) = self.setup.objective_at[self.cell(unit).index()] else { return };
        let (side, bit) = (unit.side(), 1 << n);
        if self.holder(usize::from(n)) == side {
            return;
        }
        let hearts = Side::BOTH.map(|side| self.demoralised(side));
        self.control ^= bit;
        if self.setup.objectives[usize::from(n)].owner != side {
            self.taken |= bit;
        }
        journal.note(self, Event::Captured { objective: n, by: side });
        self.look_at_hearts(hearts, journal);
    }

    /// RE-03: the unit is no more.
    pub(crate) fn destroy(&mut self, unit: UnitId, caught: bool, journal: &mut impl Journal<Self>) {
        let hearts = Side::BOTH.map(|side| self.demoralised(side));
        let at = self.cell(unit);
        self.lift(unit);
        self.pieces[unit.index()] = 0;
        let Activation { units, moved, marched, skirmished, .. } = &mut self.activation;
        let marks = [&mut self.retreated, &mut self.fired, &mut self.attacked];
        marks.into_iter().chain([units, moved, marched, skirmished]).for_each(|set| set.remove(unit));
        self.lost[unit.side()] = self.lost[unit.side()].saturating_add(1);
        journal.note(self, Event::Destroyed { unit, at, caught });
        self.look_at_hearts(hearts, journal);
    }

    /// Removes pieces; a unit without pieces is destroyed by its last one (RE-R53). False if it is gone.
    pub(crate) fn lose(&mut self, unit: UnitId, losses: u8, journal: &mut impl Journal<Self>) -> bool {
        let pieces = &mut self.pieces[unit.index()];
        *pieces = pieces.saturating_sub(losses);
        let lives = *pieces > 0;
        if !lives {
            self.destroy(unit, false, journal);
        }
        lives
    }

    /// After every loss and every capture: hearts, and the immediate end (RE-R41, RE-R43, RE-R50).
    fn look_at_hearts<J: Journal<Self>>(&mut self, before: [bool; 2], journal: &mut J) {
        if J::LISTENS {
            for side in Side::BOTH {
                let demoralised = self.demoralised(side);
                if demoralised != before[side.index()] {
                    journal.note(self, Event::Heart { side, demoralised });
                }
            }
        }
        if !self.is_over()
            && let Some(outcome) = self.decided()
        {
            self.finish(outcome, journal);
        }
    }

    /// The end that needs no last turn.
    pub(crate) fn decided(&self) -> Option<Outcome> {
        let broken = |side: Side| {
            let level = self.setup.armies[side].breaking_point.filter(|_| self.setup.house.breaking_point);
            level.is_some_and(|level| self.points(side) >= u32::from(level))
        };
        let gone = |side: Side| (self.army(side) | (self.to_come & crate::Units::side(side))).is_empty();
        let loses = |lost: &dyn Fn(Side) -> bool| Side::BOTH.into_iter().find(|&side| lost(side));
        loses(&gone)
            .map(|side| Outcome::win(!side, Degree::Total, "annihilated"))
            .or_else(|| loses(&broken).map(|side| Outcome::win(!side, Degree::Decisive, "broken")))
    }
}
