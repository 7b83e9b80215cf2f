//! Who can play in a duel: our own ranks, simple yardsticks, and any program that speaks the referee's protocol.

use std::fmt;
use std::str::FromStr;

use commander::{Budget, Choice, Officer, Player};
use kernel::{Fault, Judge, Seeded, Side, Silence};

use crate::engine::Engine;
use crate::{host, uct};

/// A player of a duel. Its text is a rank with its budget (`captain:200`), `random`, `greedy`, `uct:2000` or `uct:50ms`,
/// `engine:COMMAND` or, with the rank and budget that the program is asked for, `engine[captain:200]:COMMAND`.
#[derive(Clone, Debug, PartialEq)]
pub enum Contestant {
    /// One of our own.
    Officer(Player),
    /// Any legal action.
    Random,
    /// What the judge likes best one step ahead, and nothing else: neither priors nor several throws.
    Greedy,
    /// Plain UCT: random playouts, no knowledge of the game.
    Uct(Budget),
    /// Another program.
    Engine(Engine),
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contestant::Officer(player) => player.fmt(f),
            Contestant::Random => f.write_str("random"),
            Contestant::Greedy => f.write_str("greedy"),
            Contestant::Uct(budget) => write!(f, "uct:{budget}"),
            Contestant::Engine(engine) => engine.fmt(f),
        }
    }
}

impl FromStr for Contestant {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        if let Some(engine) = text.strip_prefix("engine") {
            return engine.parse().map(Contestant::Engine);
        }
        Ok(match text.split_once(':') {
            None if text == "random" => Contestant::Random,
            None if text == "greedy" => Contestant::Greedy,
            Some(("uct", budget)) => Contestant::Uct(budget.parse()?),
            _ => Contestant::Officer(text.parse()?),
        })
    }
}

/// A contestant in a seat of one game.
pub(crate) enum Seat<'a, G: Judge> {
    Officer(Box<Officer<G>>),
    Random,
    Greedy,
    Uct(Budget),
    Engine(crate::engine::Conversation<'a>),
}

impl<'a, G: Judge> Seat<'a, G> {
    pub fn of(contestant: &'a Contestant, side: Side, ground: &'a crate::Ground<G>) -> Result<Self, Fault> {
        Ok(match contestant {
            Contestant::Officer(player) => Seat::Officer(Box::new(Officer::new(*player, side))),
            Contestant::Random => Seat::Random,
            Contestant::Greedy => Seat::Greedy,
            Contestant::Uct(budget) => Seat::Uct(*budget),
            Contestant::Engine(engine) => Seat::Engine(engine.speak(ground.order())?),
        })
    }

    /// What it does.
    pub fn decide(&mut self, game: &G, side: Side, seed: u64) -> Result<G::Action, Fault> {
        let mut luck = Seeded::new(seed);
        Ok(match self {
            Seat::Officer(officer) => {
                let mut clock = host::clock(officer.player().budget.time);
                let Choice { action, .. } = officer.decide(game, seed, &mut clock);
                action
            }
            Seat::Random => {
                let action = game.any_action(side, &mut luck, &mut Vec::new());
                action.expect("a side that is asked has an action")
            }
            Seat::Greedy => greedy(&game.imagine(side, &mut luck), side, &mut luck),
            Seat::Uct(budget) => uct::decide(game, side, budget, luck),
            Seat::Engine(engine) => engine.decide(&game.imagine(side, &mut luck), side, seed)?,
        })
    }
}

/// The action after which the position is worth most, equals in random order.
fn greedy<G: Judge>(world: &G, side: Side, luck: &mut Seeded) -> G::Action {
    let mut actions = world.all_actions(side);
    kernel::shuffle(&mut actions, luck, "order");
    let worth = |action: &G::Action| {
        let mut after = world.clone();
        after.play(side, action, luck, &mut Silence);
        match after.to_play().outcome() {
            Some(outcome) => outcome.score(side) * 2.0 - 1.0,
            None => after.value(side),
        }
    };
    let worths: Vec<f32> = actions.iter().map(worth).collect();
    let best = (0..worths.len()).max_by(|&i, &j| worths[i].total_cmp(&worths[j]).then(j.cmp(&i)));
    actions.swap_remove(best.expect("a side that is asked has an action"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_contestant_survives_its_own_words() {
        for text in
            ["captain:200", "random", "greedy", "uct:50ms", "uct:2000", "engine:old referee", "engine[captain:9]:a b"]
        {
            assert_eq!(text.parse::<Contestant>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn a_bad_contestant_says_what_would_be_right() {
        let say = |text: &str| text.parse::<Contestant>().unwrap_err().to_string();
        assert!(say("engine:").contains("engine:COMMAND"), "{}", say("engine:"));
        assert!(say("engine[general]:a").contains("no rank"), "{}", say("engine[general]:a"));
        assert!(say("uct:soon").contains("is no limit"), "{}", say("uct:soon"));
        assert!(say("general").contains("no rank"), "{}", say("general"));
    }
}
