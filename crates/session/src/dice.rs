//! Where the dice of a match come from, and the umpire's part when they are thrown on a real table.

mod source;

use std::sync::Arc;

use catalogue::Begun;
use kernel::{Asked, Dice, Entry, Eyes, FairSeed, Fault, Script, Side, Start, Text, Thrown};
use serde::{Deserialize, Serialize};

use crate::lines::Lines;
use crate::{Correctable, Op, Pending, Rejected, Session, Step};

pub(crate) use source::Source;

/// Which dice are wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DiceOrder {
    /// A seed: for bots and tests.
    Seeded(u64),
    /// A fair stream.
    Fair(FairSeed),
    /// A seed, but some throws are laid by hand ([`Session::act_with`]): for lessons. Nobody vouches for them.
    Taught(u64),
    /// Real dice, typed in.
    Physical,
}

/// An act, or the beginning, that waits for dice from a real table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Owed {
    /// The act; nothing for the beginning.
    pub act: Option<(Side, String)>,
    /// The dice that fell already.
    pub thrown: Vec<Thrown>,
    /// What was decided in private after it, when a die of it was corrected and others are thrown anew.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sealed: Vec<Op>,
}

impl Session {
    /// Tries an act (or the beginning) with the dice thrown so far: done, or the next die is asked for.
    pub(crate) fn probe(&mut self, owed: Owed) -> Result<Vec<Op>, Rejected> {
        let Owed { act, thrown, sealed } = owed;
        let mut source = self.source.clone();
        let Some((side, action)) = act else {
            let begin = |dice: &mut dyn Dice| self.begun(dice).map_err(Rejected::Unreadable);
            let (begun, missing) = source.attempt(&thrown, begin)?;
            if let Some(asked) = missing {
                self.wait(Pending::beginning(thrown, asked));
                return Ok(Vec::new());
            }
            self.begin_with_dice(begun, &thrown);
            return Ok(vec![Op::Start { dice: thrown }]);
        };
        let (step, missing) = source.attempt(&thrown, |dice| Ok(self.stepped(side, &action, dice)?))?;
        let Entry::Move { dice, .. } = &step.entry else { return Err(Rejected::Nothing) };
        let mut dice = dice.clone();
        if let Some(asked) = missing {
            dice.truncate(asked.index);
            let (act, questions, owners) = (Some((side, action)), step.questions, step.owners);
            self.wait(Pending { act, thrown: dice, sealed, questions, owners, asked });
            return Ok(Vec::new());
        }
        self.pending = None;
        self.source = source;
        self.push(step, side);
        let mut ops = vec![Op::Act { side, action, dice, reached: None }];
        ops.extend(sealed.into_iter().filter(|op| self.seal_again(op)));
        Ok(ops)
    }

    /// Decides again what was decided in private before a die was corrected, if it is still legal and still tells nobody
    /// anything: whether it is done.
    fn seal_again(&mut self, op: &Op) -> bool {
        let mut after = self.clone();
        let done = after.redo(op).is_ok() && after.lines.last().is_some_and(|step| step.private);
        if done {
            *self = after;
        }
        done
    }

    /// Waits for a die; everybody sees at once that it is asked for.
    fn wait(&mut self, pending: Pending) {
        if self.pending.is_none() {
            self.views = self.views.map(|view| view + 1);
            self.public_view += 1;
        }
        self.pending = Some(pending);
    }

    /// The die, or the fact, that is owed next.
    pub fn asked(&self) -> Option<&Asked> {
        self.pending.as_ref().map(|pending| &pending.asked)
    }

    /// What waits for dice: a store keeps it beside the operations, for its dice have been shown to the players.
    pub fn owed(&self) -> Option<Owed> {
        self.pending.as_ref().map(Pending::owed)
    }

    /// Waits for dice again, after [`Session::restore`].
    pub fn owe(&mut self, owed: Owed) -> Result<Vec<Op>, Rejected> {
        self.probe(owed)
    }

    fn begun(&self, dice: &mut dyn Dice) -> Result<Begun, Fault> {
        catalogue::game(&self.order.game)?.start(&self.order.toml()?, &self.order.options, dice)
    }

    fn begin_with_dice(&mut self, begun: Begun, dice: &[Thrown]) {
        self.views = self.views.map(|view| view + 1);
        self.public_view += 1;
        self.lines = Lines::new(begun, self.public_view.into());
        Arc::make_mut(&mut self.header).start = Start::Scenario(dice.to_vec());
        self.pending = None;
    }

    /// The beginning with dice that were stored.
    pub(crate) fn restart(&mut self, dice: &[Thrown]) -> Result<(), Fault> {
        let mut script = Script::thrown(dice);
        let begun = self.begun(&mut script)?;
        script.settle()?;
        self.begin_with_dice(begun, dice);
        Ok(())
    }

    /// A die that fell on the real table. What must be stored comes back when it was the last one owed.
    pub fn throw(&mut self, value: u16) -> Result<Vec<Op>, Rejected> {
        let pending = self.pending.as_ref().ok_or(Rejected::Nothing)?;
        let mut owed = pending.owed();
        owed.thrown.push(read_die(pending.asked.die, value)?);
        self.probe(owed)
    }

    /// Dice that fell together: all that were asked for, or the first of them.
    pub fn throw_all(&mut self, values: &[u16]) -> Result<Vec<Op>, Rejected> {
        let count = self.pending.as_ref().ok_or(Rejected::Nothing)?.asked.count;
        if values.is_empty() || values.len() > count {
            let problem = format!("{} were given, {count} are asked for", values.len());
            return Err(Rejected::Unreadable(Fault::new("dice", problem)));
        }
        let mut trial = self.clone();
        let mut ops = Vec::new();
        for &value in values {
            ops.extend(trial.throw(value)?);
        }
        *self = trial;
        Ok(ops)
    }

    /// What was drawn from a real bowl, by its place in [`DieAsked::drawn`].
    pub fn draw(&mut self, face: usize) -> Result<Vec<Op>, Rejected> {
        let faces = &self.pending.as_ref().ok_or(Rejected::Nothing)?.asked.throw.faces;
        let reading = faces.get(face).ok_or(Rejected::Nothing)?.reading.ok_or(Rejected::Absent)?;
        self.throw(reading)
    }

    /// Gives these answers to the facts that are asked for; more than that are too many.
    pub(crate) fn answer(&mut self, done: Vec<Op>, facts: &[u16]) -> Result<Vec<Op>, Rejected> {
        let mut ops = done;
        for (i, &fact) in facts.iter().enumerate() {
            if self.pending.is_none() {
                let problem = format!("{} answers were given, the rules ask for {i}", facts.len());
                let words = Text::key("fault-facts-count").with("given", facts.len()).with("used", i);
                return Err(Rejected::Unreadable(Fault::new("facts", problem).said(words)));
            }
            ops = self.throw(fact)?;
        }
        Ok(ops)
    }

    /// Corrects a mistyped die (from 0) of the act that waits for dice, or of the last one as long as nothing was
    /// decided since. Dice after it stay if the rules still ask for them, of the same side; after a fact everything is
    /// asked anew. What was decided in private since stays as far as it is still legal.
    pub fn correct(&mut self, index: usize, value: u16) -> Result<Vec<Op>, Rejected> {
        let mut before = self.clone();
        let ((mut owed, owners), mut ops) = match &self.pending {
            Some(pending) => ((pending.owed(), pending.owners.clone()), Vec::new()),
            None => (before.unplay().ok_or(Rejected::Nothing)?, vec![Op::Unplay]),
        };
        let thrown = &mut owed.thrown;
        let wrong = *thrown.get(index).filter(|wrong| self.by_hand(**wrong)).ok_or(Rejected::Nothing)?;
        thrown[index] = read_die(wrong.die, value)?;
        // After another answer other questions may follow: theirs are not taken from these.
        if wrong.is_fact() {
            thrown.truncate(index + 1);
        }
        while owed.thrown.len() > index {
            let mut after = before.clone();
            let probed = after.probe(owed.clone());
            let dice = owed.thrown.len();
            let same_hands = || owners.iter().take(dice).eq(after.owners().iter().take(dice));
            match probed {
                Ok(more) if same_hands() => {
                    *self = after;
                    ops.extend(more);
                    return Ok(ops);
                }
                _ => drop(owed.thrown.pop()),
            }
        }
        Err(Rejected::Nothing)
    }

    /// Whose dice those of the act that waits for them are, or those of the last line that everybody knows.
    fn owners(&self) -> &[Side] {
        let last = || self.lines.iter().rev().find(|step| !step.private).map(|step| &step.owners);
        self.pending.as_ref().map(|pending| &pending.owners).or_else(last).map_or(&[], Vec::as_slice)
    }

    /// Whose die is asked for: it is nobody else's to type. The beginning's are anybody's, and so are a commander's.
    pub fn thrower(&self) -> Option<Side> {
        let pending = self.pending.as_ref()?;
        self.hand(pending.owners.get(pending.asked.index))
    }

    /// Whose this die (from 0) of those that may still be corrected is: it is nobody else's to correct.
    pub fn owner(&self, index: usize) -> Option<Side> {
        let owners = match &self.pending {
            Some(pending) => &pending.owners,
            None => &self.typed_step()?.owners,
        };
        self.hand(owners.get(index))
    }

    /// The hand that throws for a side.
    fn hand(&self, side: Option<&Side>) -> Option<Side> {
        side.copied().filter(|side| !self.commanded[*side])
    }

    /// Whether a seat may type, correct or take back what belongs to this hand, or to anybody.
    pub(crate) fn may_touch(&self, seat: Side, owner: Option<Side>) -> bool {
        self.umpired || owner.is_none_or(|owner| owner == seat)
    }

    /// Whether people typed this in.
    fn by_hand(&self, thrown: Thrown) -> bool {
        thrown.is_fact() || matches!(self.source, Source::Physical)
    }

    /// The last step, if its dice were thrown by people and nothing came after it but what nobody else has seen.
    fn typed_step(&self) -> Option<&Step> {
        let by_hand = self.pending.is_none() && matches!(self.source, Source::Physical);
        let step = self.lines.iter().rev().find(|step| !step.private).filter(|_| by_hand)?;
        matches!(&step.entry, Entry::Move { dice, .. } if !dice.is_empty()).then_some(step)
    }

    /// What was typed for the act that waits for dice, or for the last one as long as nothing was decided since, as far
    /// as these eyes are of somebody who may correct it.
    pub fn correctable(&self, eyes: Eyes) -> Vec<Correctable> {
        let (thrown, questions) = match (&self.pending, self.typed_step()) {
            (Some(pending), _) => (&pending.thrown, &pending.questions),
            (_, Some(Step { entry: Entry::Move { dice, .. }, questions, .. })) => (dice, questions),
            _ => return Vec::new(),
        };
        let read = |(index, thrown): (usize, &Thrown)| {
            let question = questions.iter().find(|(at, _)| *at == index).map(|(_, question)| question);
            Correctable {
                index,
                faces: thrown.die.faces(),
                lowest: thrown.die.lowest(),
                value: thrown.value,
                what: question.map(|question| question.what.clone()),
                answers: question.map_or(Vec::new(), |question| question.answers.clone()),
            }
        };
        let own = |index: usize| match eyes {
            Eyes::Seat(seat) => self.may_touch(seat, self.owner(index)),
            _ => true,
        };
        let typed = thrown.iter().enumerate();
        typed.filter(|(index, thrown)| self.by_hand(**thrown) && own(*index)).map(read).collect()
    }

    /// Takes the last act off the table, if its dice were thrown by people, and what was decided in private since: what
    /// it was, and whose dice they were.
    pub(crate) fn unplay(&mut self) -> Option<(Owed, Vec<Side>)> {
        let Step { entry: Entry::Move { side, action, dice }, owners, .. } = self.typed_step()? else { return None };
        let mut owed = Owed { act: Some((*side, action.clone())), thrown: dice.clone(), sealed: Vec::new() };
        let owners = owners.clone();
        while let Some(Step { entry: Entry::Move { side, action, dice }, private: true, .. }) = self.lines.pop() {
            owed.sealed.insert(0, Op::Act { side, action, dice, reached: None });
        }
        self.views = self.views.map(|view| view + 1);
        self.public_view += 1;
        Some((owed, owners))
    }
}

impl Pending {
    fn owed(&self) -> Owed {
        Owed { act: self.act.clone(), thrown: self.thrown.clone(), sealed: self.sealed.clone() }
    }
}

fn read_die(die: kernel::Die, value: u16) -> Result<Thrown, Rejected> {
    Thrown { die, value }.to_string().parse().map_err(Rejected::Unreadable)
}
