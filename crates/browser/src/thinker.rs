//! A commander in a worker of his own. JavaScript has the clock: he thinks in slices, so that he can be interrupted,
//! and what several found about one decision is added up.

use catalogue::{Advice, Ballot, Match, Player, Thought};
use kernel::{Fault, Side};
use serde::Deserialize;
use serde_json::Value;
use session::{DiceOrder, Order, Session};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::host::Found;
use crate::json;

#[derive(Deserialize)]
struct Task {
    order: Order,
    position: Value,
    side: Side,
    player: String,
    hint: bool,
}

enum Mind {
    /// A rank that does not search has decided at once.
    Made(Box<Advice>),
    Searching(Box<dyn Thought>),
}

/// A commander at work on one decision.
#[wasm_bindgen]
pub struct Thinker {
    mind: Mind,
    /// Simulations that he may do.
    most: Option<u32>,
    /// What he says what he expects to follow of.
    hint: Option<(Box<dyn Match>, Side, u64)>,
}

#[wasm_bindgen]
impl Thinker {
    /// A commander with the task that a host gave. Two with different seeds think differently.
    #[wasm_bindgen(constructor)]
    pub fn new(task: &str, seed: u32) -> Result<Thinker, String> {
        let task: Task = serde_json::from_str(task).map_err(|error| error.to_string())?;
        let player: Player = task.player.parse().map_err(|fault: Fault| fault.to_string())?;
        let session = Session::set_up(task.order, DiceOrder::Seeded(0), task.position);
        let session = session.map_err(|fault| fault.to_string())?;
        let mut thinker = Thinker::about(&**session.position(), task.side, &player, seed.into());
        thinker.hint = task.hint.then(|| (session.position().boxed(), task.side, seed.into()));
        Ok(thinker)
    }

    /// Thinks so many simulations further; whether there is no more to be thought.
    pub fn think(&mut self, simulations: u32) -> bool {
        let Mind::Searching(search) = &mut self.mind else { return true };
        for _ in 0..simulations {
            let done = search.forced() || self.most.is_some_and(|most| search.simulations() >= most);
            // Who asked for a number of simulations gets it.
            if done || (self.most.is_none() && search.simulations() > 0 && search.settled()) {
                return true;
            }
            search.step(1);
        }
        false
    }

    /// Simulations done so far.
    pub fn simulations(&self) -> u32 {
        if let Mind::Searching(search) = &self.mind { search.simulations() } else { 0 }
    }

    /// What he thinks of each action, for another who thinks about the same decision.
    pub fn ballot(&self) -> Option<String> {
        if let Mind::Searching(search) = &self.mind { Some(json(&search.ballot())) } else { None }
    }

    /// Adds what another thinks.
    pub fn count(&mut self, ballot: &str) -> Result<(), String> {
        let ballot: Ballot<String> = serde_json::from_str(ballot).map_err(|error| error.to_string())?;
        match &mut self.mind {
            Mind::Searching(search) => search.count(ballot).map_err(|fault| fault.to_string()),
            Mind::Made(_) => Ok(()),
        }
    }

    /// What he would do.
    pub fn advice(&self) -> String {
        let advice = match &self.mind {
            Mind::Made(advice) => (**advice).clone(),
            Mind::Searching(search) => search.advice(),
        };
        let follows = |(position, side, seed): &(Box<dyn Match>, Side, u64)| {
            session::expected(&**position, *side, &advice.action, *seed)
        };
        let line = self.hint.as_ref().map(follows);
        json(&Found { advice, line })
    }
}

impl Thinker {
    pub(crate) fn about(position: &dyn Match, side: Side, player: &Player, seed: u64) -> Thinker {
        let mind = match player.rank.searches() {
            true => Mind::Searching(position.search(side, seed)),
            false => Mind::Made(Box::new(position.choose(side, player, seed, &mut || false))),
        };
        Thinker { mind, most: player.budget.simulations, hint: None }
    }
}
