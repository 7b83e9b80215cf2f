//! The clocks of two people who play apart. The room has no clock of its own: what time it is comes in as a letter, and
//! its shell sends one when the next flag is due.

use kernel::{BySide, Eyes, Quit, Side, ToPlay};
use serde::{Deserialize, Serialize};
use session::{Op, Session};

use crate::protocol::{Pace, Times};
use crate::refusal::Refused;
use crate::room::{Mover, Room, awaited};

const SECOND: u64 = 1000;
const DAY: u64 = 24 * 60 * 60 * SECOND;

impl Pace {
    /// Whether anybody could play so.
    pub(crate) fn check(self) -> Result<(), Refused> {
        let fits = match self {
            Pace::Live { seconds, increment } => (10..=10_800).contains(&seconds) && increment <= 180,
            Pace::Days { days, reserve } => (1..=14).contains(&days) && reserve <= 30,
        };
        if fits { Ok(()) } else { Err(Refused::new("unreadable", "pace-bounds")) }
    }

    /// What each side has for all its decisions.
    fn bank(self) -> u64 {
        match self {
            Pace::Live { seconds, .. } => u64::from(seconds) * SECOND,
            Pace::Days { reserve, .. } => u64::from(reserve) * DAY,
        }
    }

    /// What a decision may take before the bank is touched.
    fn each(self) -> u64 {
        match self {
            Pace::Live { .. } => 0,
            Pace::Days { days, .. } => u64::from(days) * DAY,
        }
    }

    /// What a decision brings to the bank.
    fn gain(self) -> u64 {
        match self {
            Pace::Live { increment, .. } => u64::from(increment) * SECOND,
            Pace::Days { .. } => 0,
        }
    }
}

/// The clocks of both sides, as they stood at a moment. Times are milliseconds, moments milliseconds since 1970.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock {
    /// Nothing once both have agreed to play without.
    pace: Option<Pace>,
    /// What is left for all decisions.
    bank: BySide<u64>,
    /// What is left of the present decision's own time.
    spare: BySide<u64>,
    runs: BySide<bool>,
    at: u64,
    /// Until when each side is on holiday.
    #[serde(default)]
    away: BySide<u64>,
    /// The lines of the match, as each side counts them, that have brought it time: one that is taken back and played
    /// again brings none.
    counted: BySide<usize>,
}

impl Clock {
    /// The clocks at the beginning, or when another pace is agreed on, of two who are on holiday until then.
    pub(crate) fn new(pace: Option<Pace>, session: &Session, away: BySide<u64>, at: u64) -> Clock {
        let (bank, spare) = (pace.map_or(0, Pace::bank), pace.map_or(0, Pace::each));
        let (bank, spare) = (BySide([bank; 2]), BySide([spare; 2]));
        Clock {
            pace,
            bank,
            spare,
            runs: running(pace, session),
            at,
            away,
            counted: BySide::from_fn(|side| session.plies(Eyes::Seat(side))),
        }
    }

    /// From when time passes for a side: on holiday none does, where a decision has days.
    fn from(&self, side: Side) -> u64 {
        match self.pace {
            Some(Pace::Days { .. }) => self.at.max(self.away[side]),
            _ => self.at,
        }
    }

    /// When the flag of a side falls, if nothing happens before.
    fn end(&self, side: Side) -> Option<u64> {
        self.runs[side].then(|| self.from(side) + self.spare[side] + self.bank[side])
    }

    /// The clocks of two who are on holiday until then.
    pub(crate) fn resting(&self, away: BySide<u64>, now: u64) -> Clock {
        Clock { away, ..self.passed(now) }
    }

    /// When the next flag falls, if nothing happens before.
    pub fn due(&self) -> Option<u64> {
        Side::BOTH.into_iter().filter_map(|side| self.end(side)).min()
    }

    /// Whose flag has fallen by now: the first one's, if both have.
    fn fallen(&self, now: u64) -> Option<Side> {
        let ends = Side::BOTH.into_iter().filter_map(|side| Some((self.end(side)?, side)));
        ends.min().filter(|&(end, _)| end <= now).map(|(_, side)| side)
    }

    /// The clocks at a later moment.
    fn passed(&self, now: u64) -> Clock {
        let mut clock = self.clone();
        for side in Side::BOTH.into_iter().filter(|&side| self.runs[side]) {
            let gone = now.saturating_sub(self.from(side));
            let over = gone.saturating_sub(self.spare[side]);
            clock.spare[side] = self.spare[side].saturating_sub(gone);
            clock.bank[side] = self.bank[side].saturating_sub(over);
        }
        clock.at = self.at.max(now);
        clock
    }

    /// The clocks after a step. Who has decided gets what a decision brings, once for each line of the match. The steps
    /// of a sealed decision bring it together, when it is sealed: his clock must not tell how many there were.
    fn stepped(&self, session: &Session, ops: &[Op], now: u64) -> Clock {
        let mut clock = self.passed(now);
        clock.runs = running(self.pace, session);
        let Some(&Op::Act { side, .. }) = ops.last() else { return clock };
        let lines = session.plies(Eyes::Seat(side));
        let unsealed = matches!(session.to_play(), ToPlay::Both(_)) && clock.runs[side];
        if lines > clock.counted[side] && !unsealed {
            clock.bank[side] += self.pace.map_or(0, Pace::gain);
            clock.spare[side] = self.pace.map_or(0, Pace::each);
            clock.counted[side] = lines;
        }
        clock
    }

    /// The clocks stand still: both have agreed to adjourn. The next decision sets them going again.
    pub(crate) fn stopped(&self, now: u64) -> Clock {
        Clock { runs: BySide::default(), ..self.passed(now) }
    }

    /// Whether time passes for anybody.
    pub(crate) fn is_running(&self) -> bool {
        self.runs.iter().any(|(_, &runs)| runs)
    }

    /// The clocks as they are told, where time counts.
    pub fn times(&self, now: u64) -> Option<Times> {
        self.pace?;
        let Clock { bank, spare, runs, .. } = self.passed(now);
        let rest = |side| self.from(side).saturating_sub(now).min(u32::MAX.into()) as u32;
        let left = BySide::from_fn(|side| u32::try_from(bank[side] + spare[side]).unwrap_or(u32::MAX));
        Some(Times { left, runs, rest: BySide::from_fn(rest) })
    }
}

/// Whose clock runs at a pace.
fn running(pace: Option<Pace>, session: &Session) -> BySide<bool> {
    pace.map(|_| awaited(session)).unwrap_or_default()
}

impl Room {
    /// Whether it must be told the time: a clock runs, or two may agree on one.
    pub fn keeps_time(&self) -> bool {
        self.is_apart() && self.halted.is_none() && !self.is_over()
    }

    /// What time it is: a flag may have fallen.
    pub(crate) fn strike(&mut self, now: u64) {
        self.now = self.now.max(now);
        if self.session.is_some() && self.clock.is_none() {
            // A match whose beginning could not be kept.
            self.start_clock();
        }
        if !self.keeps_time() {
            return;
        }
        if let Some(side) = self.clock.as_ref().and_then(|clock| clock.fallen(self.now)) {
            self.change(Mover::House(side), |session| session.quit(side, Quit::Overtime));
        }
    }

    /// How much time there is, as it was last agreed.
    pub(crate) fn pace(&self) -> Option<Pace> {
        self.clock.as_ref().map_or(self.row.wanted.pace, |clock| clock.pace)
    }

    /// The match begins.
    pub(crate) fn start_clock(&mut self) {
        if let (Some(pace), Some(session)) = (self.row.wanted.pace, &self.session) {
            self.clock = Some(Clock::new(Some(pace), session, self.holidays(), self.now));
        }
    }

    /// The clocks after a step.
    pub(crate) fn clock_after(&self, session: &Session, ops: &[Op]) -> Option<Clock> {
        self.clock.as_ref().map(|clock| clock.stepped(session, ops, self.now))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use session::{DiceOrder, Order, Undo};

    const MINUTE: u64 = 60 * SECOND;
    const LIVE: Pace = Pace::Live { seconds: 600, increment: 5 };
    const SLOW: Pace = Pace::Days { days: 2, reserve: 3 };

    fn session() -> Session {
        let game = catalogue::games().find(|game| !game.about().hidden).expect("a game without secrets");
        Session::begin(Order::of(game.id(), game.scenarios()[0].id), DiceOrder::Seeded(1)).unwrap()
    }

    fn mover(session: &Session) -> Side {
        Side::BOTH.into_iter().find(|&side| session.to_play().awaits(side)).expect("somebody to play")
    }

    /// The side to play does the first thing it may.
    fn act(session: &mut Session) -> Vec<Op> {
        let side = mover(session);
        let action = session.position().legal(side).remove(0);
        session.act(side, &action, session.view_number(side)).unwrap()
    }

    #[test]
    fn a_clock_runs_while_its_side_owes_a_decision_and_each_brings_time() {
        let mut session = session();
        let side = mover(&session);
        let clock = Clock::new(Some(LIVE), &session, BySide::default(), 1000);
        assert_eq!((clock.end(side), clock.end(!side)), (Some(1000 + 10 * MINUTE), None));
        let ops = act(&mut session);
        let clock = clock.stepped(&session, &ops, 1000 + 2 * MINUTE);
        let times = clock.times(1000 + 2 * MINUTE).unwrap();
        assert_eq!(times.left[side], (8 * MINUTE + 5 * SECOND) as u32);
        assert_eq!(times.left[!side], (10 * MINUTE) as u32, "the other one's stood still");
        assert_eq!(times.runs, awaited(&session));
    }

    /// Who takes a step back and makes it again wins no time by it.
    #[test]
    fn a_step_made_twice_brings_time_once() {
        let mut session = session();
        let mut clock = Clock::new(Some(LIVE), &session, BySide::default(), 0);
        let side = loop {
            let side = mover(&session);
            let ops = act(&mut session);
            clock = clock.stepped(&session, &ops, 0);
            if session.undo_state(side) == Undo::Free {
                break side;
            }
        };
        let once = clock.bank[side];
        for _ in 0..3 {
            let back = session.undo(side).unwrap();
            assert!(matches!(back[..], [Op::Retract { .. }]), "{back:?}");
            clock = clock.stepped(&session, &back, 0);
            let ops = act(&mut session);
            clock = clock.stepped(&session, &ops, 0);
        }
        assert!(once > 10 * MINUTE);
        assert_eq!(clock.bank[side], once);
    }

    #[test]
    fn days_come_before_the_reserve_and_come_back_with_each_decision() {
        let mut session = session();
        let side = mover(&session);
        let clock = Clock::new(Some(SLOW), &session, BySide::default(), 0);
        assert_eq!(clock.due(), Some(5 * DAY));
        assert_eq!(clock.passed(DAY).bank[side], 3 * DAY, "within its days a decision costs nothing");
        let ops = act(&mut session);
        let clock = clock.stepped(&session, &ops, 3 * DAY);
        assert_eq!((clock.bank[side], clock.spare[side]), (2 * DAY, 2 * DAY));
    }

    #[test]
    fn the_first_flag_counts_and_only_when_it_has_fallen() {
        let session = session();
        let mut clock = Clock::new(Some(LIVE), &session, BySide::default(), 0);
        clock.runs = BySide([true, true]);
        clock.bank = BySide([2 * MINUTE, MINUTE]);
        assert_eq!(clock.fallen(MINUTE - 1), None);
        assert_eq!(clock.fallen(5 * MINUTE), Some(Side::B), "both are over time, and B was first");
        assert_eq!(clock.passed(5 * MINUTE).times(0).unwrap().left, BySide([0, 0]));
    }

    /// On holiday no time passes, however often one goes and comes back; a live clock knows no holidays.
    #[test]
    fn a_clock_stands_still_on_holiday_where_a_decision_has_days() {
        let session = session();
        let side = mover(&session);
        let away = |until| BySide::from_fn(|on| if on == side { until } else { 0 });
        let clock = Clock::new(Some(SLOW), &session, BySide::default(), 0).resting(away(11 * DAY), DAY);
        assert_eq!(
            (clock.due(), clock.fallen(15 * DAY - 1), clock.fallen(15 * DAY)),
            (Some(15 * DAY), None, Some(side))
        );
        let times = clock.times(4 * DAY).unwrap();
        assert_eq!((times.left[side], times.rest), (4 * DAY as u32, away(7 * DAY).map(|rest| rest as u32)));
        // Told the time in between, and back early: only days at work have counted.
        let back = clock.passed(3 * DAY).passed(5 * DAY).resting(away(6 * DAY), 6 * DAY);
        assert_eq!((back.spare[side], back.bank[side], back.due()), (DAY, 3 * DAY, Some(10 * DAY)));
        let live = Clock::new(Some(LIVE), &session, away(9 * DAY), 0);
        assert_eq!((live.due(), live.times(0).unwrap().rest), (Some(10 * MINUTE), BySide([0, 0])));
    }
}
