//! What was stored or recorded, played again.

use catalogue::Rejection;
use kernel::{Entry, Eyes, Fault, Quit, Record, Script, Side, Start, hex};
use sha2::{Digest, Sha256};

use crate::{DiceOrder, Op, Order, Session, undo};

/// Lines that a record may have: no game comes near it.
const MOST_LINES: usize = 20_000;
/// Bytes of a digest that are kept: it guards against other rules, not against forgers.
const DIGEST: usize = 8;

/// Where what was stored cannot be played again, or leads elsewhere than it did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Halt {
    /// The stored operation, from 0.
    pub at: usize,
    /// Why.
    pub fault: Fault,
}

impl Session {
    /// Brings a match back from what was stored.
    pub fn restore(order: Order, dice: DiceOrder, ops: &[Op]) -> Result<Session, Fault> {
        let mut session = Session::begin(order, dice)?;
        session.resume(ops)?;
        Ok(session)
    }

    /// Plays on with what was stored of the match.
    pub fn resume(&mut self, ops: &[Op]) -> Result<(), Fault> {
        for (i, op) in ops.iter().enumerate() {
            self.redo(op).map_err(|fault| fault.within(format!("stored line {}", i + 1)))?;
        }
        Ok(())
    }

    /// Plays on with what was stored under other rules, as far as these lead where those led.
    pub fn resume_alike(&mut self, ops: &[Op]) -> Result<(), Halt> {
        for (at, op) in ops.iter().enumerate() {
            let mut after = self.clone();
            after.redo(op).and_then(|()| after.alike(op)).map_err(|fault| Halt { at, fault })?;
            *self = after;
        }
        Ok(())
    }

    /// Whether an operation has led where it once did.
    fn alike(&self, op: &Op) -> Result<(), Fault> {
        match op {
            Op::Act { reached: Some(then), .. } if *then != self.reached() => {
                Err(Fault::new("position", "it is another one than it was"))
            }
            _ => Ok(()),
        }
    }

    /// A digest of the present position.
    pub fn reached(&self) -> String {
        hex(&Sha256::digest(self.position().position_text())[..DIGEST])
    }

    /// A match from its record, every move proved legal, to be watched.
    pub fn watch(record: &Record) -> Result<Session, Fault> {
        record.whole()?;
        if record.entries.len() > MOST_LINES {
            return Err(Fault::new("record", format!("it has more than {MOST_LINES} lines")));
        }
        let header = &record.header;
        let order = Order::from_header(header)?;
        let mut session = match &header.start {
            Start::Position(json) => {
                let position = serde_json::from_str(json).map_err(|e| Fault::new("position", kernel::plain(&e)))?;
                Session::set_up(order, DiceOrder::Physical, position)?
            }
            Start::Scenario(dice) => {
                let mut session = Session::begin(order, DiceOrder::Physical)?;
                session.restart(dice).map_err(|fault| fault.within("start"))?;
                session
            }
        };
        session.header = header.clone().into();
        for (i, entry) in record.entries.iter().enumerate() {
            if session.outcome().is_some() {
                return Err(Fault::new(format!("move {}", i + 1), "the game was over before"));
            }
            let op = watched(entry, i);
            op.and_then(|op| session.redo(&op)).map_err(|fault| fault.within(format!("move {}", i + 1)))?;
            if session.lines.undone() > undo::MOST_UNDONE {
                return Err(Fault::new("record", format!("it goes back more than {} times", undo::MOST_UNDONE)));
            }
        }
        let end = session.outcome().map(|outcome| outcome.line(&session.position().table().sides()));
        if record.result.is_none() && end.is_some() && header.format > 1 {
            return Err(Fault::new("result", "the game is over, but the line of its result is missing"));
        }
        if record.result.is_some() && record.result != end {
            let found = end.as_deref().unwrap_or("unfinished");
            return Err(Fault::new("result", format!("the moves lead to '{found}', not to what the record says")));
        }
        Ok(session)
    }

    /// Plays one stored operation again.
    pub fn redo(&mut self, op: &Op) -> Result<(), Fault> {
        match op {
            Op::Start { dice } => self.restart(dice),
            Op::Act { side, action, dice, .. } => {
                self.pending = None;
                self.source.advance(dice)?;
                let mut script = Script::thrown(dice);
                let step = self.stepped(*side, action, &mut script).map_err(|rejection| self.in_words(rejection))?;
                script.settle()?;
                self.push(step, *side);
                Ok(())
            }
            Op::Retract { side } => {
                let step = self.free_step(*side).ok_or_else(|| Fault::new("undo", "nothing to take back"))?;
                self.retract(step);
                Ok(())
            }
            Op::Unplay => self.unplay().map(|_| ()).ok_or_else(|| Fault::new("dice", "nothing to correct")),
            Op::Undo { side, to } => {
                self.go_back(*side, *to);
                Ok(())
            }
            Op::Resign { side } => self.close_again(*side, Quit::Resigns),
            Op::Flag { side } => self.close_again(*side, Quit::Overtime),
            Op::Draw { side } => self.close_again(*side, Quit::Draws),
            Op::Rules { from, to } => {
                self.renewed.push((self.lines.len(), *from, *to));
                Ok(())
            }
            Op::Sit { .. } | Op::Link { .. } => Ok(()),
        }
    }

    fn close_again(&mut self, side: Side, how: Quit) -> Result<(), Fault> {
        self.close(side, how);
        Ok(())
    }

    /// A rejection for people who read records and logs.
    fn in_words(&self, rejection: Rejection) -> Fault {
        match rejection {
            Rejection::Unreadable(fault) => fault,
            Rejection::Refused(refusal) => {
                let book = self.position().table().phrasebook(kernel::Tongue::En);
                Fault::new(refusal.rule, book.say(&refusal.why))
            }
        }
    }

    /// The record of a match that went on under other rules than those that there are: what could be played again, and
    /// the lines after it as they were stored, for the program that can read them. While it goes on, nobody is told what
    /// is hidden: then those lines are left out.
    pub fn record_beyond(&self, eyes: Eyes, rest: &[Op], rules: u32, over: bool) -> Record {
        let eyes = if over { Eyes::All } else { eyes };
        let mut record = self.record(eyes);
        record.header.rules = rules;
        if over || !self.position().table().about().hidden {
            rest.iter().for_each(|op| write(&mut record.entries, op));
        }
        if let Some(secret) = self.source.secret().filter(|_| over) {
            record.tell_secret(secret);
        }
        record
    }
}

/// Writes a stored operation down without playing it.
fn write(lines: &mut Vec<Entry>, op: &Op) {
    let is_of = |line: &Entry, of: Side| matches!(line, Entry::Move { side, .. } if *side == of);
    match op.clone() {
        Op::Act { side, action, dice, .. } => lines.push(Entry::Move { side, action, dice }),
        Op::Undo { side, to } => lines.push(Entry::Undo { side, to }),
        Op::Resign { side } => lines.push(Entry::End { side, how: Quit::Resigns }),
        Op::Flag { side } => lines.push(Entry::End { side, how: Quit::Overtime }),
        Op::Draw { side } => lines.push(Entry::End { side, how: Quit::Draws }),
        // What a side takes back for free is the last that it did.
        Op::Retract { side } => drop(lines.iter().rposition(|line| is_of(line, side)).map(|at| lines.remove(at))),
        // What came after the dice that are corrected was sealed: what stays of it is written down again.
        Op::Unplay => {
            let typed = |line: &Entry| matches!(line, Entry::Move { dice, .. } if !dice.is_empty());
            lines.truncate(lines.iter().rposition(typed).unwrap_or(lines.len()));
        }
        Op::Start { .. } | Op::Rules { .. } | Op::Sit { .. } | Op::Link { .. } => {}
    }
}

/// A line of a record as something to play again.
fn watched(entry: &Entry, lines_before: usize) -> Result<Op, Fault> {
    match entry.clone() {
        Entry::Move { side, action, dice } => Ok(Op::Act { side, action, dice, reached: None }),
        Entry::End { side, how } => Ok(Op::quit(side, how)),
        Entry::Undo { side, to } if (1..=lines_before).contains(&to) => Ok(Op::Undo { side, to }),
        Entry::Undo { to, .. } => Err(Fault::new("undo", format!("there is no move {to} before it"))),
        Entry::Hidden { .. } => Err(Fault::new("action", "hidden from this reader")),
    }
}
