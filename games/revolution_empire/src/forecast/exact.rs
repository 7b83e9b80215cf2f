//! The chances of an action: every fall of its dice, walked.

use std::collections::VecDeque;

use kernel::{Chronicle, Dice, Die, ForecastRow, Game, Show, Side, Text};

use super::chance_row;
use crate::chances::{Chance, Chances};
use crate::tell::faces;
use crate::{Action, Clash, Event, Kind, Reckoning, RevolutionEmpire};

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
    /// The throws of an action, one for each target.
    fn throws(&self, action: &Action) -> Vec<Throw> {
        let fight = |kind: Kind, column: bool, reckoning: Reckoning| {
            let (losing, driving) = faces(kind, column);
            vec![Throw { dice: reckoning.dice(), losing, driving }]
        };
        let setup = &self.setup;
        match (*action, self.clash) {
            (Action::Attack { unit, target, column }, _) => {
                fight(setup.kind(target), column, self.attack_reckoning(unit, target))
            }
            (Action::Fire { battery, target }, _) => {
                let line = self.line_of_fire(battery, target);
                let throw = |aim: &crate::fire::Aim| {
                    let (losing, driving) = faces(setup.kind(aim.unit), false);
                    let driving = if setup.house.fire_retreats { driving } else { &[] };
                    Throw { dice: aim.dice, losing, driving }
                };
                line.aims().iter().map(throw).collect()
            }
            (Action::Skirmish { .. }, _) => vec![Throw { dice: 1, losing: &[1, 2], driving: &[] }],
            (Action::Stand, Clash { attacker, target, column, .. }) => {
                fight(setup.kind(target), column, self.attack_reckoning(attacker, target))
            }
            (Action::Riposte, Clash { attacker, target, .. }) => {
                fight(setup.kind(attacker), false, self.riposte_reckoning(target, attacker))
            }
            (Action::Pursue, Clash { attacker, target, .. }) => {
                fight(setup.kind(target), false, self.pursuit_reckoning(attacker))
            }
            _ => Vec::new(),
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
