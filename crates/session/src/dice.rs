//! Where the dice of a match come from, and the umpire's part when they are thrown on a real table.

use catalogue::Match;
use kernel::{
    Bits256, Dice, DiceSource, FairDice, FairSeed, Fault, Script, Seeded, Side, Start, Thrown, Witness, commitment,
};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

use crate::{Op, Pending, Rejected, Session};

/// Which dice are wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DiceOrder {
    /// A seed: for bots and tests.
    Seeded(u64),
    /// A fair stream.
    Fair(FairSeed),
    /// Real dice, typed in.
    Physical,
}

/// An act, or the beginning, that waits for dice from a real table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Owed {
    /// The act; nothing for the beginning.
    pub act: Option<(Side, String)>,
    /// The dice that fell already.
    pub thrown: Vec<Thrown>,
}

/// The dice of a running match.
#[derive(Clone)]
pub(crate) enum Source {
    Seeded(u64, Seeded),
    Fair(FairSeed, Box<FairDice>),
    Physical,
}

impl Source {
    pub(crate) fn new(order: DiceOrder) -> Source {
        match order {
            DiceOrder::Seeded(seed) => Source::Seeded(seed, Seeded::new(seed)),
            DiceOrder::Fair(seed) => {
                let dice = Box::new(seed.dice());
                Source::Fair(seed, dice)
            }
            DiceOrder::Physical => Source::Physical,
        }
    }

    pub(crate) fn record_source(&self) -> DiceSource {
        match self {
            Source::Seeded(seed, _) => DiceSource::Seeded(Some(*seed)),
            Source::Fair(seed, _) => {
                DiceSource::Fair { commitment: commitment(&seed.secret), nonces: seed.nonces, secret: None }
            }
            Source::Physical => DiceSource::Physical,
        }
    }

    pub(crate) fn secret(&self) -> Option<Bits256> {
        match self {
            Source::Fair(seed, _) => Some(seed.secret),
            _ => None,
        }
    }

    /// Lets `f` throw from the stream and tells what fell.
    pub(crate) fn witness<T, E>(
        &mut self,
        f: impl FnOnce(&mut dyn Dice) -> Result<T, E>,
    ) -> Result<(T, Vec<Thrown>), E> {
        let mut none = Script::default();
        let dice: &mut dyn Dice = match self {
            Source::Seeded(_, stream) => stream,
            Source::Fair(_, stream) => &mut **stream,
            Source::Physical => &mut none,
        };
        let mut witness = Witness::new(dice);
        let done = f(&mut witness)?;
        Ok((done, witness.thrown()))
    }

    /// Moves the stream past dice that have fallen already, and proves that they are its own.
    pub(crate) fn advance(&mut self, fallen: &[Thrown]) -> Result<(), Fault> {
        if matches!(self, Source::Physical) {
            return Ok(());
        }
        for thrown in fallen {
            let (value, _) =
                self.witness::<_, Fault>(|dice| Ok(dice.draw(thrown.die, "restore") + thrown.die.lowest()))?;
            if value != thrown.value {
                return Err(Fault::new("dice", format!("{thrown} was stored, the stream gives {value}")));
            }
        }
        Ok(())
    }
}

impl Session {
    /// Tries an act (or the beginning) with the dice thrown so far: done, or the next die is asked for.
    pub(crate) fn probe(&mut self, act: Option<(Side, String)>, thrown: Vec<Thrown>) -> Result<Vec<Op>, Rejected> {
        let mut script = Script::thrown(&thrown);
        let mut trial = self.clone();
        trial.pending = None;
        match &act {
            Some((side, action)) => trial.carry_out(*side, action, &mut script)?,
            None => trial.begin_again(&mut script).map_err(Rejected::Unreadable)?,
        }
        if let Some(asked) = script.missing().cloned() {
            if self.pending.is_none() {
                self.views = self.views.map(|view| view + 1);
                self.public_view += 1;
            }
            self.pending = Some(Pending { act, thrown, asked });
            return Ok(Vec::new());
        }
        script.settle().map_err(Rejected::Unreadable)?;
        *self = trial;
        Ok(vec![match act {
            Some((side, action)) => Op::Act { side, action, dice: thrown },
            None => {
                self.header.start = Start::Scenario(thrown.clone());
                Op::Start { dice: thrown }
            }
        }])
    }

    /// What waits for dice: a store keeps it beside the operations, for its dice have been shown to the players.
    pub fn owed(&self) -> Option<Owed> {
        self.pending.as_ref().map(|pending| Owed { act: pending.act.clone(), thrown: pending.thrown.clone() })
    }

    /// Waits for dice again, after [`Session::restore`].
    pub fn owe(&mut self, owed: Owed) -> Result<Vec<Op>, Rejected> {
        self.probe(owed.act, owed.thrown)
    }

    fn begin_again(&mut self, dice: &mut dyn Dice) -> Result<(), Fault> {
        let toml = self.order.toml()?;
        let begun = catalogue::game(&self.order.game)?.start(&toml, &self.order.options, dice)?;
        self.first = Arc::from(begun.game) as Arc<dyn Match>;
        self.opening = begun.told;
        self.views = self.views.map(|view| view + 1);
        self.public_view += 1;
        Ok(())
    }

    /// The beginning with dice that were stored.
    pub(crate) fn restart(&mut self, dice: &[Thrown]) -> Result<(), Fault> {
        let mut script = Script::thrown(dice);
        self.begin_again(&mut script)?;
        script.settle()?;
        self.header.start = Start::Scenario(dice.to_vec());
        self.pending = None;
        Ok(())
    }

    /// A die that fell on the real table. What must be stored comes back when it was the last one owed.
    pub fn throw(&mut self, value: u16) -> Result<Vec<Op>, Rejected> {
        let Some(pending) = self.pending.clone() else { return Err(Rejected::Nothing) };
        let thrown = read_die(pending.asked.die, value)?;
        self.probe(pending.act, [pending.thrown, vec![thrown]].concat())
    }

    /// Corrects a mistyped die (from 0) of the act that waits for dice, or of the last one as long as nothing was
    /// decided since. Dice after it stay if the rules still ask for them.
    pub fn correct(&mut self, index: usize, value: u16) -> Result<Vec<Op>, Rejected> {
        let (act, thrown, mut ops) = match &self.pending {
            Some(pending) => (pending.act.clone(), pending.thrown.clone(), Vec::new()),
            None => {
                let mut trial = self.clone();
                let Some((act, thrown)) = trial.unplay() else { return Err(Rejected::Nothing) };
                let wrong = thrown.get(index).ok_or(Rejected::Nothing)?;
                read_die(wrong.die, value)?;
                *self = trial;
                (act, thrown, vec![Op::Unplay])
            }
        };
        let mut corrected = thrown;
        let die = corrected.get(index).ok_or(Rejected::Nothing)?.die;
        corrected[index] = read_die(die, value)?;
        while corrected.len() > index {
            match self.probe(act.clone(), corrected.clone()) {
                Ok(more) => {
                    ops.extend(more);
                    return Ok(ops);
                }
                Err(_) => drop(corrected.pop()),
            }
        }
        Err(Rejected::Nothing)
    }

    /// Takes the last act off the table, if its dice were thrown by people and nothing came after it.
    #[allow(clippy::type_complexity)]
    pub(crate) fn unplay(&mut self) -> Option<(Option<(Side, String)>, Vec<Thrown>)> {
        if !matches!(self.source, Source::Physical) || self.pending.is_some() {
            return None;
        }
        let kernel::Entry::Move { side, action, dice } = &self.steps.last()?.entry else { return None };
        if dice.is_empty() {
            return None;
        }
        let undone = (Some((*side, action.clone())), dice.clone());
        self.steps.pop();
        self.views = self.views.map(|view| view + 1);
        self.public_view += 1;
        Some(undone)
    }
}

fn read_die(die: kernel::Die, value: u16) -> Result<Thrown, Rejected> {
    Thrown { die, value }.to_string().parse().map_err(Rejected::Unreadable)
}
