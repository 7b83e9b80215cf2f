//! Where the dice of a match come from.

use kernel::{
    Answered, Asked, Bits256, Dice, DiceSource, FairDice, FairSeed, Fault, Script, Seeded, Thrown, Witness, commitment,
};

use super::DiceOrder;
use crate::Rejected;

/// Falls of the dice that are tried to see which of them are thrown together.
const OTHER_FALLS: u64 = 5;

/// The dice of a running match.
#[derive(Clone)]
pub(crate) enum Source {
    Seeded(u64, Seeded),
    Fair(FairSeed, Box<FairDice>),
    Taught(Seeded),
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
            DiceOrder::Taught(seed) => Source::Taught(Seeded::new(seed)),
            DiceOrder::Physical => Source::Physical,
        }
    }

    pub(crate) fn record_source(&self) -> DiceSource {
        match self {
            Source::Seeded(seed, _) => DiceSource::Seeded(Some(*seed)),
            Source::Fair(seed, _) => {
                DiceSource::Fair { commitment: commitment(&seed.secret), nonces: seed.nonces, secret: None }
            }
            Source::Taught(_) => DiceSource::Seeded(None),
            Source::Physical => DiceSource::Physical,
        }
    }

    /// How far the stream has come, where it can go back.
    pub(crate) fn position(&self) -> u64 {
        if let Source::Fair(_, dice) = self { dice.position() } else { 0 }
    }

    /// Goes back to where it stood.
    pub(crate) fn seek(&mut self, position: u64) {
        if let Source::Fair(_, dice) = self {
            dice.seek(position);
        }
    }

    pub(crate) fn secret(&self) -> Option<Bits256> {
        match self {
            Source::Fair(seed, _) => Some(seed.secret),
            _ => None,
        }
    }

    /// The stream, unless people throw.
    fn stream(&mut self) -> Option<&mut dyn Dice> {
        match self {
            Source::Seeded(_, stream) => Some(stream),
            Source::Fair(_, stream) => Some(&mut **stream),
            Source::Taught(stream) => Some(stream),
            Source::Physical => None,
        }
    }

    /// Lets `f` throw from the stream and tells what fell.
    pub(crate) fn witness<T, E>(
        &mut self,
        f: impl FnOnce(&mut dyn Dice) -> Result<T, E>,
    ) -> Result<(T, Vec<Thrown>), E> {
        let mut none = Script::default();
        let mut witness = Witness::new(self.stream().unwrap_or(&mut none));
        let done = f(&mut witness)?;
        Ok((done, witness.thrown()))
    }

    /// Lets `f` throw with what was thrown so far; says what is still asked of the players: any die of a real table,
    /// else only the facts.
    pub(super) fn attempt<T>(
        &mut self,
        thrown: &[Thrown],
        f: impl Fn(&mut dyn Dice) -> Result<T, Rejected>,
    ) -> Result<(T, Option<Asked>), Rejected> {
        if let Some(stream) = self.stream() {
            let mut dice = Answered::new(stream, thrown);
            return Ok((f(&mut dice)?, dice.missing().cloned()));
        }
        let mut script = Script::thrown(thrown);
        let done = f(&mut script)?;
        let Some(mut asked) = script.missing().cloned() else {
            script.settle().map_err(Rejected::Unreadable)?;
            return Ok((done, None));
        };
        // Dice are asked for together as far as their number does not hang on what they show.
        for seed in 0..OTHER_FALLS {
            let mut other = Script::thrown(thrown).otherwise(Seeded::new(seed));
            f(&mut other)?;
            asked.count = other.missing().map_or(1, |other| other.count.min(asked.count));
        }
        Ok((done, Some(asked)))
    }

    /// Moves the stream past dice that have fallen already, and proves that they are its own, unless some were laid.
    pub(crate) fn advance(&mut self, fallen: &[Thrown]) -> Result<(), Fault> {
        let laid = matches!(self, Source::Taught(_));
        let Some(stream) = self.stream() else { return Ok(()) };
        for thrown in fallen.iter().filter(|thrown| !thrown.is_fact()) {
            let value = stream.draw(thrown.die, "restore") + thrown.die.lowest();
            if value != thrown.value && !laid {
                return Err(Fault::new("dice", format!("{thrown} was stored, the stream gives {value}")));
            }
        }
        Ok(())
    }
}
