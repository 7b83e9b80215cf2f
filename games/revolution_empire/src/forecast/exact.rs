//! The chances of an action: every fall of its dice, walked.

use std::collections::VecDeque;

use kernel::{Chronicle, Dice, Die, ForecastRow, Game, Show, Side, Text};

use super::chance_row;
use crate::chances::{Chance, Chances};
use crate::clash::faces;
use crate::{Action, Aim, Clash, Event, Reckoning, RevolutionEmpire, UnitId};

/// Dice thrown at one target: how many, and the faces that cost a piece or drive back.
struct Throw {
    dice: u8,
    losing: &'static [u8],
    driving: &'static [u8],
}

/// A face that does nothing to anybody.
const IDLE: u8 = 6;

/// Dice that fall as they are told; the bowl gives up its first chit.
struct Told(VecDeque<u8>);

impl Dice for Told {
    fn draw(&mut self, die: Die, _: &'static str) -> u16 {
        match die {
            Die::D(_) => u16::from(self.0.pop_front().unwrap_or(IDLE)) - 1,
            Die::Lot(_) | Die::Fact(_) => 0,
        }
    }
}

impl RevolutionEmpire {
    /// Whom the next dice of an attack are thrown at, whether in column, and how many there are.
    pub(super) fn blow(&self, action: &Action) -> Option<(UnitId, bool, Reckoning)> {
        let Clash { attacker, target, column, .. } = self.clash;
        Some(match *action {
            Action::Attack { unit, target, column } => (target, column, self.attack_reckoning(unit, target)),
            Action::Stand => (target, column, self.attack_reckoning(attacker, target)),
            Action::Riposte => (attacker, false, self.riposte_reckoning(target, attacker)),
            Action::Pursue => (target, false, self.pursuit_reckoning(attacker)),
            _ => return None,
        })
    }

    /// The throws of an action, one for each target.
    fn throws(&self, action: &Action) -> Vec<Throw> {
        let against = |unit: UnitId, column: bool, dice: u8| {
            let (losing, driving) = faces(self.setup.kind(unit), column);
            Throw { dice, losing, driving }
        };
        match *action {
            Action::Fire { battery, target } => {
                let throw = |aim: &Aim| match self.setup.house.fire_retreats {
                    true => against(aim.unit, false, aim.dice),
                    false => Throw { driving: &[], ..against(aim.unit, false, aim.dice) },
                };
                self.line_of_fire(battery, target).iter().map(throw).collect()
            }
            Action::Skirmish { .. } => vec![Throw { dice: 1, losing: &[1, 2], driving: &[] }],
            _ => self.blow(action).map(|(unit, column, dice)| against(unit, column, dice.dice())).into_iter().collect(),
        }
    }

    /// The exact chance of every consequence of an action with dice. Each target's dice are walked by themselves:
    /// what becomes of one does not depend on the dice of another.
    pub(crate) fn exact(&self, side: Side, action: &Action) -> Vec<(Text, Chance)> {
        let throws = self.throws(action);
        let mut found: Vec<(Text, Chance)> = Vec::new();
        for (n, throw) in throws.iter().enumerate() {
            let before: u8 = throws[..n].iter().map(|throw| throw.dice).sum();
            let chances = Chances::of(throw.dice, throw.losing.len() as u8, throw.driving.len() as u8);
            for &(losses, retreats, ways) in chances.ways().iter().filter(|way| way.2 > 0) {
                let mut dice: VecDeque<u8> = std::iter::repeat_n(IDLE, before.into()).collect();
                dice.extend(std::iter::repeat_n(throw.losing[0], losses.into()));
                dice.extend(
                    throw.driving.first().into_iter().flat_map(|&face| std::iter::repeat_n(face, retreats.into())),
                );
                dice.extend(std::iter::repeat_n(IDLE, (throw.dice - losses - retreats).into()));
                let mute = Text::key("odds-nothing");
                for what in
                    self.come_true(side, action, dice).into_iter().filter(|what| throws.len() == 1 || *what != mute)
                {
                    match found.iter_mut().find(|(known, _)| *known == what) {
                        Some((_, chance)) if chance.all == chances.all() => chance.ways += ways,
                        Some(_) => {}
                        None => found.push((what, Chance { ways, all: chances.all() })),
                    }
                }
            }
        }
        found
    }

    fn come_true(&self, side: Side, action: &Action, dice: VecDeque<u8>) -> Vec<Text> {
        let mut after = self.clone();
        let mut journal = Chronicle::default();
        after.play(side, action, &mut Told(dice), &mut journal);
        let events: Vec<Event> = journal.0.into_iter().map(|(_, event)| event).collect();
        let mut what = self.consequences(&after, &events);
        what.sort();
        what.dedup();
        what
    }

    pub(super) fn chance_rows(&self, side: Side, action: &Action, tone: &str) -> Vec<ForecastRow> {
        let mut found = self.exact(side, action);
        // Mute results are told by the rest.
        let key = |text: &Text| match text {
            Text::Key { key, .. } => {
                ["odds-loss", "odds-losses", "odds-recoils", "odds-destroyed", "odds-riposte", "odds-nothing"]
                    .iter()
                    .position(|known| known == key)
            }
            _ => None,
        };
        found.sort_by_key(|(what, _)| key(what));
        let toned = |what: &Text| match key(what) {
            Some(0..=3) => tone,
            Some(4) => "warn",
            _ => "",
        };
        found.iter().map(|(what, chance)| chance_row(what.clone(), *chance, toned(what))).collect()
    }
}
