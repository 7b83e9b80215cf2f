//! The decision itself is weighed in full, but in parts: hundreds of actions, each with several throws, would take
//! longer than some budgets allow.

use kernel::{Judge, Seeded, Side};

use crate::memory::Memory;
use crate::mind::Mind;
use crate::tree::Edge;
use crate::weigh::{Weighed, edges, weigh};

/// Actions weighed before each simulation until all have been.
const PART: usize = 32;
/// Positions imagined when something is hidden, and throws averaged when dice fall.
const WORLDS: usize = 3;
const THROWS: u32 = 4;

/// The actions of the decision: those still to be weighed, and what came of the others.
pub(crate) struct Opening<G: Judge> {
    worlds: Vec<G>,
    side: Side,
    /// The most promising last.
    waiting: Vec<G::Action>,
    weighed: Vec<Weighed<G::Action>>,
    memory: Memory<G>,
    seed: u64,
}

impl<G: Judge> Opening<G> {
    /// The decision of `side` in a position that it imagined.
    pub fn new(world: &G, side: Side, luck: &mut Seeded, memory: Memory<G>) -> Self {
        let mut worlds = vec![world.clone()];
        for _ in 1..WORLDS {
            let other = world.imagine(side, luck);
            if !worlds.contains(&other) {
                worlds.push(other);
            }
        }
        let mut actions = Vec::new();
        world.actions(side, &mut actions);
        let mut ranked: Vec<_> = actions.into_iter().map(|action| (world.prior(side, &action), action)).collect();
        ranked.sort_by(|a, b| a.0.total_cmp(&b.0));
        let waiting = ranked.into_iter().map(|(_, action)| action).collect();
        Opening { worlds, side, waiting, weighed: Vec::new(), memory, seed: luck.next_u64() }
    }

    /// Whether something is hidden from the side.
    pub fn hidden(&self) -> bool {
        self.worlds.len() > 1
    }

    /// The action that looks best before any thought.
    pub fn first(&self) -> Option<&G::Action> {
        self.waiting.last()
    }

    /// How many actions there are.
    pub fn len(&self) -> usize {
        self.waiting.len() + self.weighed.len()
    }

    /// Weighs the next part and gives all edges anew; nothing when all is done.
    pub fn weigh_part(&mut self, mind: &mut Mind<G>) -> Option<Vec<Edge<G::Action>>> {
        if self.waiting.is_empty() {
            return None;
        }
        let part = self.waiting.split_off(self.waiting.len().saturating_sub(PART)).into_iter().rev();
        let (idle, useful): (Vec<_>, Vec<_>) = part.partition(|action| self.leads_back(action));
        // Where everything leads back, something has to be done all the same.
        let worth_a_look = if useful.is_empty() && self.weighed.is_empty() { idle } else { useful };
        self.weighed.extend(weigh(mind, &self.worlds, self.side, worth_a_look.into_iter(), (self.seed, THROWS)));
        let mut edges = edges(&self.weighed);
        for edge in &mut edges {
            edge.undoes = self.memory.undoes(&self.worlds[0], &edge.action);
        }
        Some(edges)
    }

    /// Whether all actions have been weighed.
    pub fn whole(&self) -> bool {
        self.waiting.is_empty()
    }

    fn leads_back(&self, action: &G::Action) -> bool {
        self.memory.leads_back(&self.worlds[0], self.side, action)
    }
}
