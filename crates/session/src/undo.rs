//! The law of undo: a step is taken back for free as long as no die fell, nothing was revealed and the decision has
//! not passed to the other side; anything else needs the other side's consent, which the record shows.

use kernel::{Entry, Side, ToPlay};
use serde::{Deserialize, Serialize};

use crate::{Op, Rejected, Session, Step};

/// Times that a match may go back by consent.
pub(crate) const MOST_UNDONE: usize = 1000;

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

/// An act that has not been taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LiveAct<'a> {
    /// Its line of the match, from 1.
    pub line: usize,
    /// Who acted.
    pub side: Side,
    /// The notation.
    pub action: &'a str,
}

impl Session {
    /// What undo means for this seat.
    pub fn undo_state(&self, side: Side) -> Undo {
        match self.undo_asked {
            _ if self.outcome().is_some() => Undo::None,
            Some((asker, _)) if asker == side => Undo::Asked,
            Some(_) => Undo::Answer,
            None if self.pending.is_some() => {
                if self.may_cancel(side) {
                    Undo::Free
                } else {
                    Undo::None
                }
            }
            None if self.free_step(side).is_some() => Undo::Free,
            None if self.wish(side).is_some() => Undo::Ask,
            None => Undo::None,
        }
    }

    /// Takes back for free, or asks the other side. Nothing is to be stored while it is only asked.
    pub fn undo(&mut self, side: Side) -> Result<Vec<Op>, Rejected> {
        // The secret of the dice is told by now: nothing can be played again.
        if self.outcome().is_some() {
            return Err(Rejected::Over);
        }
        if self.pending.is_some() {
            // The die was never thrown: the act itself is taken back.
            if self.may_cancel(side) {
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
        let to = self.wish(side).ok_or(Rejected::Nothing)? + 1;
        self.undo_asked = Some((side, to));
        Ok(Vec::new())
    }

    /// Whether this side's own act waits for its first die, which is not the other side's.
    fn may_cancel(&self, side: Side) -> bool {
        self.pending.as_ref().is_some_and(|pending| {
            let own = pending.act.as_ref().is_some_and(|(actor, _)| *actor == side);
            own && pending.thrown.iter().all(|thrown| thrown.is_fact()) && self.may_touch(side, self.thrower())
        })
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

    /// The line that a side may ask to take back. Going back has an end, so that nobody can make a match as long as
    /// he likes; and who plays against one that always agrees may not throw anew, nor look and take back.
    fn wish(&self, side: Side) -> Option<usize> {
        let line = self.lines.last_live(side).filter(|_| self.lines.undone() < MOST_UNDONE)?;
        let free = !self.commanded[!side] || self.order.practice;
        (free || !self.lines.told_since(line)).then_some(line)
    }

    pub(crate) fn go_back(&mut self, side: Side, to: usize) {
        if self.order.practice {
            let before = to.checked_sub(2).and_then(|line| self.lines.get(line));
            self.source.seek(before.map_or(self.drawn, |step| step.drawn));
        }
        let step = Step::new(Entry::Undo { side, to }, self.lines.before(to.saturating_sub(1)), Vec::new());
        self.push(step, side);
    }

    /// The step that this side may take back for free.
    pub(crate) fn free_step(&self, side: Side) -> Option<usize> {
        let sealed = self.lines.iter().rev().take_while(|step| step.private);
        let own = sealed.into_iter().position(|step| step.is_move_of(side));
        own.map(|back| self.lines.len() - 1 - back).or_else(|| self.free_last_step(side))
    }

    fn free_last_step(&self, side: Side) -> Option<usize> {
        self.lines.last().filter(|last| last.is_move_of(side) && !last.telling)?;
        let line = self.lines.len() - 1;
        let one = ToPlay::One(side);
        (self.to_play() == one && self.lines.before(line).to_play() == one).then_some(line)
    }

    /// Takes a step out; private steps of the other side after it are played again without it.
    pub(crate) fn retract(&mut self, line: usize) {
        let Some(Step { entry: Entry::Move { side, .. }, private, .. }) = self.lines.get(line) else { return };
        let (side, private) = (*side, *private);
        self.lines.take_out(line);
        self.seen(side, private);
    }

    /// The acts that led to the present position: all but those that were taken back.
    pub fn live(&self) -> Vec<LiveAct<'_>> {
        let mut live: Vec<LiveAct> = Vec::new();
        for (i, step) in self.lines.iter().enumerate() {
            match &step.entry {
                Entry::Move { side, action, .. } => live.push(LiveAct { line: i + 1, side: *side, action }),
                Entry::Undo { to, .. } => live.retain(|earlier| earlier.line < *to),
                Entry::End { .. } | Entry::Hidden { .. } => {}
            }
        }
        live
    }

    /// Back to before a line, whoever decided since: where nothing counts. That too has an end.
    pub fn rewind(&mut self, side: Side, to: usize) -> Vec<Op> {
        if self.lines.undone() >= MOST_UNDONE {
            return Vec::new();
        }
        self.pending = None;
        self.go_back(side, to);
        vec![Op::Undo { side, to }]
    }
}
