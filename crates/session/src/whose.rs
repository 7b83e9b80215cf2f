//! Whose each die is. The rules announce it before it falls; where they do not, it is the actor's.

use kernel::{Dice, Die, Question, Side, Throw};

/// Passes dice on and notes whose they are.
pub(crate) struct Whose<'a> {
    dice: &'a mut dyn Dice,
    actor: Side,
    by: Side,
    /// Whose each die so far was.
    pub owners: Vec<Side>,
}

impl<'a> Whose<'a> {
    /// Dice for an act of this side.
    pub fn new(dice: &'a mut dyn Dice, actor: Side) -> Whose<'a> {
        Whose { dice, actor, by: actor, owners: Vec::new() }
    }
}

impl Dice for Whose<'_> {
    fn draw(&mut self, die: Die, label: &'static str) -> u16 {
        self.owners.push(self.by);
        self.dice.draw(die, label)
    }

    fn announce(&mut self, throw: &dyn Fn() -> Throw) {
        self.by = throw().by.unwrap_or(self.actor);
        self.dice.announce(throw);
    }

    /// Facts are the actor's word.
    fn ask(&mut self, question: &Question) -> u16 {
        self.owners.push(self.actor);
        self.dice.ask(question)
    }
}
