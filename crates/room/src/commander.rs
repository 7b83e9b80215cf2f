//! Work that takes time: the commander's decisions, and what guests want to know.

use std::sync::Arc;
use std::time::Duration;

use catalogue::{Budget, Player, Rank, Told};
use kernel::{Eyes, Side};

use crate::effect::{Effect, Finding, Job, JobId, Work};
use crate::forecast::Foreseen;
use crate::protocol::Answer;
use crate::refusal::{Refused, guarded};
use crate::room::{Guest, Mover, Room};

/// Forecasts of one match that may wait to be worked out.
const MOST_FORECASTS: usize = 8;
/// Who advises: a captain, who thinks it over for about a second.
const ADVISER: Player = Player::new(Rank::Captain, Budget::time(Duration::from_secs(1)));

/// A decision is thought over for at least this long, however little is left of the turn's time.
const LEAST: Duration = Duration::from_millis(20);
/// A decision may take this part of what is left of the turn's time.
const SHARE: u32 = 3;

/// What is left of the time that a commander has for his turn, however many decisions it asks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Purse {
    whole: Duration,
    left: Duration,
}

impl Purse {
    /// A full purse. Who does not search needs no time.
    pub(crate) fn of(player: Option<Player>) -> Purse {
        let whole = match player.map(|player| player.rank) {
            Some(Rank::Marshal) => Duration::from_secs(15),
            Some(Rank::Captain) => Duration::from_secs(5),
            _ => Duration::ZERO,
        };
        Purse { whole, left: whole }
    }

    /// The player with the time that he has for his next decision.
    fn lend(self, player: Player) -> Player {
        let Some(time) = player.budget.time.filter(|_| player.rank.searches()) else { return player };
        let time = time.min(self.left / SHARE).max(LEAST);
        Player { budget: Budget { time: Some(time), ..player.budget }, ..player }
    }

    fn spend(&mut self, time: Duration) {
        self.left = self.left.saturating_sub(time);
    }
}

/// A commander at work.
#[derive(Clone, Copy)]
pub(crate) struct Thinking {
    job: JobId,
    /// For whom.
    pub(crate) side: Side,
    /// About which view of his.
    view: u32,
}

/// A guest who waits for work to be done.
pub(crate) struct Asker {
    guest: Guest,
    ask: u32,
    what: Wish,
}

/// What a guest wants to know.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wish {
    Forecast,
    Hint,
    Look,
}

impl Asker {
    /// A guest who looks back.
    pub(crate) fn looking(guest: Guest, ask: u32) -> Asker {
        Asker { guest, ask, what: Wish::Look }
    }

    /// Whether this guest looks back.
    pub(crate) fn is_look_of(&self, guest: Guest) -> bool {
        self.what == Wish::Look && self.guest.id == guest.id
    }
}

impl Room {
    /// Sets the commander to work when it is his turn, and interrupts him when it no longer is.
    pub(crate) fn rouse(&mut self) {
        let wanted = self.thinker();
        if wanted != self.thinking.map(|thinking| (thinking.side, thinking.view)) {
            self.interrupt();
            self.thinking = wanted.and_then(|task| self.think(task));
        }
        let side = self.thinking.map(|thinking| thinking.side);
        if side != self.told_thinking {
            self.told_thinking = side;
            self.tell_all(&Answer::Thinking { side });
        }
    }

    /// The commander who owes a decision, and the view that he decides about. Without guests nobody thinks.
    fn thinker(&self) -> Option<(Side, u32)> {
        let session = self.session.as_ref().filter(|session| session.owed().is_none())?;
        if self.guests.is_empty()
            || self.halted.is_some()
            || self.course.as_ref().is_some_and(|course| !course.is_free(session))
        {
            return None;
        }
        let to_play = session.to_play();
        let owes = |side: &Side| self.brains[*side].is_some() && to_play.awaits(*side);
        let task = Side::BOTH.into_iter().find(owes).map(|side| (side, session.view_number(side)));
        task.filter(|task| self.stuck != Some(*task))
    }

    fn think(&mut self, (side, view): (Side, u32)) -> Option<Thinking> {
        let job = self.set_to_work(side, Work::Decide(self.purses[side].lend(self.brains[side]?)))?;
        Some(Thinking { job, side, view })
    }

    pub(crate) fn set_to_work(&mut self, side: Side, work: Work) -> Option<JobId> {
        let position = self.session.as_ref()?.position().clone();
        self.jobs += 1;
        self.out.push(Effect::Work(Job { id: self.jobs, position, side, work }));
        Some(self.jobs)
    }

    /// The commander is to decide now, and quickly for the rest of his turn.
    pub(crate) fn hurry(&mut self) {
        if let Some(thinking) = self.thinking {
            self.purses[thinking.side].left = Duration::ZERO;
        }
        self.interrupt();
    }

    fn interrupt(&mut self) {
        if let Some(thinking) = self.thinking {
            self.out.push(Effect::Interrupt(thinking.job));
        }
    }

    fn has_commander(&self) -> bool {
        self.brains.iter().any(|(_, brain)| brain.is_some())
    }

    /// A turn that begins brings its time: the log has a heading for it.
    pub(crate) fn refill(&mut self) {
        let (Some(session), true) = (&self.session, self.has_commander()) else { return };
        let heads = |told: &Arc<dyn Told>| told.line(Eyes::All).is_some_and(|line| line.kind == "turn");
        if session.told().iter().any(heads) {
            self.purses = self.purses.map(|purse| Purse { left: purse.whole, ..purse });
        }
    }

    /// Work is done: for the commander, or for a guest. What is said about an old task no longer counts.
    pub(crate) fn found(&mut self, job: JobId, finding: Option<Finding>, spent: Duration) {
        let finding = match finding {
            Some(Finding::Debrief(brought)) => {
                self.brought(job, Some(brought));
                return;
            }
            None if self.brought(job, None) => return,
            finding => finding,
        };
        if let Some(asker) = self.asked.remove(&job) {
            return self.answer_asker(asker, finding);
        }
        if let Some(thinking) = self.thinking.filter(|thinking| thinking.job == job) {
            self.purses[thinking.side].spend(spent);
            self.thought(finding);
        }
    }

    /// The commander has decided: his act goes the way of a person's.
    fn thought(&mut self, finding: Option<Finding>) {
        // From here on the next decision, if it is his too, is a new task.
        let Some(thinking) = self.thinking.take() else { return };
        let Thinking { side, view, .. } = thinking;
        let first = || self.session.as_ref().and_then(|session| session.position().legal(side).into_iter().next());
        let action = match finding {
            Some(Finding::Advice(advice)) => Some(advice.action),
            _ => guarded(first).ok().flatten(),
        };
        match action {
            Some(action) => self.change(Mover::Commander(thinking), |session| session.act(side, &action, view)),
            None => self.give_up(thinking, "no action"),
        }
    }

    /// He could not act. What the store could not keep is tried once more; after that he is not asked again in this view.
    pub(crate) fn give_up(&mut self, Thinking { side, view, .. }: Thinking, why: &'static str) {
        if why == "busy" && self.retried != Some((side, view)) {
            self.retried = Some((side, view));
        } else {
            self.out.push(Effect::Stuck(side, why));
            self.stuck = Some((side, view));
        }
        self.rouse();
    }

    /// What an action would do: worked out beside the match.
    pub(crate) fn forecast(&mut self, guest: Guest, ask: u32, side: Side, action: String) -> Result<(), Refused> {
        if self.asked.values().filter(|asker| asker.what == Wish::Forecast).count() >= MOST_FORECASTS {
            return Err(Refused::new("busy", "too-fast"));
        }
        self.playing()?;
        self.ask(Asker { guest, ask, what: Wish::Forecast }, side, Work::Foresee(action));
        Ok(())
    }

    /// What a commander would do: thought over beside the match, one at a time.
    pub(crate) fn hint(&mut self, guest: Guest, ask: u32, side: Side) -> Result<(), Refused> {
        if self.row.wanted.rated && !self.is_over() {
            return Err(Refused::new("nothing", "rated-hint"));
        }
        let session = self.playing()?;
        if session.owed().is_some() || !session.to_play().awaits(side) {
            return Err(Refused::new("nothing", "nothing"));
        }
        if !session.position().in_sight() {
            return Err(Refused::new("nothing", "out-of-sight"));
        }
        if self.asked.values().any(|asker| asker.what == Wish::Hint) {
            return Err(Refused::new("busy", "hint-running"));
        }
        // Nothing but what this side sees makes the advice, and asking again does not change it.
        let seed = 2 * u64::from(session.view_number(side)) + side.index() as u64;
        self.ask(Asker { guest, ask, what: Wish::Hint }, side, Work::Advise(ADVISER, seed));
        Ok(())
    }

    pub(crate) fn ask(&mut self, asker: Asker, side: Side, work: Work) {
        if let Some(job) = self.set_to_work(side, work) {
            self.asked.insert(job, asker);
        }
    }

    fn answer_asker(&mut self, Asker { guest, ask, .. }: Asker, finding: Option<Finding>) {
        let answer = match finding {
            Some(Finding::Hint(advice, line)) => {
                Answer::Hint { ask, action: advice.action, what: advice.what, why: advice.why, line }
            }
            Some(Finding::Forecast(Ok(Foreseen { forecast, odds, preview }))) => {
                Answer::Forecast { ask, forecast, odds, preview }
            }
            Some(Finding::Looked(looked)) => self.looked(guest.post, ask, looked),
            Some(Finding::Forecast(Err(rejection))) => Refused::from(rejection).answer(Some(ask)),
            Some(Finding::Advice(_) | Finding::Debrief(_)) | None => Refused::new("busy", "broken").answer(Some(ask)),
        };
        self.tell(guest, &answer);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All decisions of a turn, each of which takes what it was lent.
    fn whole_turn(player: Player, decisions: u32) -> Duration {
        let mut purse = Purse::of(Some(player));
        let times = (0..decisions).map(|_| {
            let time = purse.lend(player).budget.time.expect("a searcher has a time");
            purse.spend(time);
            time
        });
        times.sum()
    }

    #[test]
    fn a_turn_has_a_bounded_time_however_many_decisions_it_asks_for() {
        let [captain, marshal] = [Rank::Captain, Rank::Marshal].map(Player::usual);
        assert_eq!(whole_turn(captain, 1), Duration::from_secs(1), "one decision has its usual time");
        for decisions in [1, 5, 18, 60] {
            let spare = LEAST * decisions;
            assert!(whole_turn(captain, decisions) <= Duration::from_secs(5) + spare);
            assert!(whole_turn(marshal, decisions) <= Duration::from_secs(15) + spare);
        }
    }

    #[test]
    fn who_does_not_search_or_counts_simulations_is_left_alone() {
        for words in ["sergeant", "captain:2000"] {
            let player: Player = words.parse().unwrap();
            assert_eq!(Purse::of(Some(player)).lend(player), player);
        }
    }
}
