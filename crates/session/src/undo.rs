//! The law of undo: a step is taken back for free as long as no die fell, nothing was revealed and the decision has
//! not passed to the other side; anything else needs the other side's consent, which the record shows.

use kernel::{Entry, Side, ToPlay};
use serde::{Deserialize, Serialize};

use crate::{Op, Rejected, Session, Step, replay_private};

/// What undo means for a seat right now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Undo {
    /// There is nothing to undo.
    None,
    /// The last step can be taken back at once.
    Free,
    /// The other side must agree.
    Ask,
    /// This seat has asked and waits for the answer.
    Asked,
    /// The other seat has asked: this one must answer.
    Answer,
}

impl Session {
    /// What undo means for this seat.
    pub fn undo_state(&self, side: Side) -> Undo {
        match self.undo_asked {
            _ if self.outcome().is_some() => Undo::None,
            Some((asker, _)) if asker == side => Undo::Asked,
            Some(_) => Undo::Answer,
            None if self.pending.is_some() => Undo::Free,
            None if self.free_step(side).is_some() => Undo::Free,
            None if self.last_live_step(side).is_some() => Undo::Ask,
            None => Undo::None,
        }
    }

    /// Takes back for free, or asks the other side. Nothing is to be stored while it is only asked.
    pub fn undo(&mut self, side: Side) -> Result<Vec<Op>, Rejected> {
        // The secret of the dice is told by now: nothing can be played again.
        if self.outcome().is_some() {
            return Err(Rejected::Over);
        }
        if let Some(pending) = &self.pending {
            // The die was never thrown: the act itself is taken back.
            if pending.act.is_some() && pending.thrown.iter().all(|thrown| thrown.is_fact()) {
                self.pending = None;
                self.views = self.views.map(|view| view + 1);
                self.public_view += 1;
                return Ok(Vec::new());
            }
            return Err(Rejected::DiceOwed);
        }
        if let Some(step) = self.free_step(side) {
            self.retract(step);
            return Ok(vec![Op::Retract { side }]);
        }
        let to = self.last_live_step(side).ok_or(Rejected::Nothing)? + 1;
        self.undo_asked = Some((side, to));
        Ok(Vec::new())
    }

    /// The other side answers a request to undo.
    pub fn answer_undo(&mut self, side: Side, yes: bool) -> Result<Vec<Op>, Rejected> {
        match self.undo_asked {
            Some((asker, to)) if asker != side => {
                self.undo_asked = None;
                if !yes {
                    return Ok(Vec::new());
                }
                self.go_back(asker, to);
                Ok(vec![Op::Undo { side: asker, to }])
            }
            _ => Err(Rejected::Nothing),
        }
    }

    pub(crate) fn go_back(&mut self, side: Side, to: usize) {
        let state = to.checked_sub(2).and_then(|i| self.steps.get(i)).map_or(&self.first, |step| &step.state).clone();
        let entry = Entry::Undo { side, to };
        let step = Step { entry, state, told: Vec::new(), questions: Vec::new(), secret: false, private: false };
        self.push(step, side);
    }

    /// The step that this side may take back for free.
    pub(crate) fn free_step(&self, side: Side) -> Option<usize> {
        let sealed = self.steps.iter().enumerate().rev().take_while(|(_, step)| step.private);
        let own = sealed.into_iter().find(|(_, step)| matches!(step.entry, Entry::Move { side: s, .. } if s == side));
        own.map(|(i, _)| i).or_else(|| self.free_last_step(side))
    }

    fn free_last_step(&self, side: Side) -> Option<usize> {
        let last = self.steps.len().checked_sub(1)?;
        let before = self.before(last);
        let Entry::Move { side: mover, action, dice } = &self.steps[last].entry else { return None };
        let same_hands = before.to_play() == ToPlay::One(side) && self.to_play() == ToPlay::One(side);
        let free =
            *mover == side && same_hands && dice.iter().all(|die| die.is_fact()) && !before.reveals(side, action);
        free.then_some(last)
    }

    fn before(&self, step: usize) -> &dyn catalogue::Match {
        step.checked_sub(1).map_or(&*self.first, |i| &*self.steps[i].state)
    }

    /// Takes a step out; private steps of the other side after it are played again without it.
    pub(crate) fn retract(&mut self, step: usize) {
        let Entry::Move { side, .. } = self.steps[step].entry else { return };
        let later = self.steps.split_off(step + 1);
        let private = self.steps.pop().is_some_and(|step| step.private);
        for mut step in later {
            let (state, told) = replay_private(&**self.position(), &step.entry);
            step.state = state.into();
            step.told = told;
            self.steps.push(step);
        }
        self.undo_asked = None;
        self.views[side] += 1;
        if !private {
            self.views[!side] += 1;
            self.public_view += 1;
        }
    }

    /// The last act of a side that no consented undo has taken back.
    fn last_live_step(&self, side: Side) -> Option<usize> {
        let mut live: Vec<usize> = Vec::new();
        for (i, step) in self.steps.iter().enumerate() {
            match step.entry {
                Entry::Move { .. } => live.push(i),
                Entry::Undo { to, .. } => live.retain(|&earlier| earlier + 1 < to),
                Entry::Resign { .. } => return None,
                Entry::Hidden { .. } => {}
            }
        }
        live.into_iter().rev().find(|&i| matches!(self.steps[i].entry, Entry::Move { side: s, .. } if s == side))
    }
}
