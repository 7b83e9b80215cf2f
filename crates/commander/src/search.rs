//! Looking ahead: information-set Monte-Carlo tree search.
//!
//! Each simulation imagines a position that our side cannot tell from the true one, walks down the trees of both
//! sides, plays on to a quiet point, and teaches both trees what came of it. Dice fall anew each time.

use kernel::{BySide, Judge, Seeded, Side, Silence, ToPlay};

use crate::ballot::{Ballot, Vote};
use crate::choice::{Choice, Line};
use crate::glance::{Tally, balance};
use crate::instinct::key_of;
use crate::mind::{Course, Mind};
use crate::opening::Opening;
use crate::spread::Spread;
use crate::tree::{Edge, NodeId, Tree, Weighing};
use crate::tuning::Tuning;

/// Nodes a tree may have: beyond, simulations play on without remembering more.
const MOST_NODES: usize = 400_000;
/// A search is settled after this many simulations at least, when this share of them went to the best action.
const SETTLED_FROM: u32 = 192;
const SETTLED_SHARE: f32 = 0.8;
/// Alternatives that a choice tells of.
const LINES: usize = 5;

/// A search under way: step it, ask for the best action at any time, merge what several found.
pub struct Search<G: Judge> {
    root: G,
    side: Side,
    opening: Opening<G>,
    mind: Mind<G>,
    trees: BySide<Tree<G::Action>>,
    leaves: Spread,
    simulations: u32,
    path: Vec<(Side, NodeId, usize)>,
}

impl<G: Judge> Search<G> {
    /// A search of what `side` should do. Two searches of a position differ by their seed.
    pub fn new(game: &G, side: Side, seed: u64) -> Self {
        Self::tuned(game, side, seed, Tuning::default())
    }

    /// A search that thinks otherwise, to find out which way of thinking is better.
    pub fn tuned(game: &G, side: Side, seed: u64, tuning: Tuning) -> Self {
        let mut luck = Seeded::new(seed);
        let root = game.imagine(side, &mut luck);
        let opening = Opening::new(&root, side, &mut luck);
        let mind = Mind::new(luck, tuning);
        let trees = BySide::from_fn(|_| Tree::new());
        Search { root, side, opening, mind, trees, leaves: Spread::default(), simulations: 0, path: Vec::new() }
    }

    /// Simulations done so far, merged ones included.
    pub fn simulations(&self) -> u32 {
        self.simulations
    }

    /// Whether there is nothing to think about.
    pub fn forced(&self) -> bool {
        self.opening.len() < 2
    }

    /// Whether more thought is unlikely to change the choice: nearly all of it goes to the action that is also the
    /// best. A player with time left may stop here; in a turn of ten easy decisions nobody wants to wait.
    pub fn settled(&self) -> bool {
        if self.forced() {
            return true;
        }
        // Looking at every edge costs something: now and then is often enough.
        if self.simulations < SETTLED_FROM || !self.simulations.is_multiple_of(32) {
            return false;
        }
        let root = self.trees[self.side].node(Tree::<G::Action>::ROOT);
        let best = self.best().lines.first().map_or(0, |line| line.visits);
        best as f32 >= SETTLED_SHARE * root.visits as f32
    }

    /// Does some simulations.
    pub fn step(&mut self, simulations: u32) {
        if self.opening.len() == 0 {
            return;
        }
        for _ in 0..simulations {
            self.simulate();
        }
    }

    fn simulate(&mut self) {
        if let Some(edges) = self.opening.weigh_part(&mut self.mind) {
            self.trees[self.side].node_mut(Tree::<G::Action>::ROOT).grow(edges);
        }
        let mut game = self.root.imagine(self.side, &mut self.mind.luck);
        self.path.clear();
        let value = self.descend(&mut game);
        self.leaves.add(value);
        self.simulations += 1;
        for &(side, node, edge) in &self.path {
            let value = if side == self.side { value } else { -value };
            self.trees[side].learn(node, edge, value);
        }
    }

    /// Walks down the trees to a new node, plays on from there, and says what came of it for our side.
    fn descend(&mut self, game: &mut G) -> f32 {
        let mut at = BySide([Tree::<G::Action>::ROOT; 2]);
        // Whether a node may stand for a position other than the one that it was made for.
        let mut blurred = self.opening.hidden();
        let mut course = Course::default();
        loop {
            let to_play = game.to_play();
            let Some(mover) = self.next_mover(&to_play) else { return balance(game, self.side) };
            let node = at[mover];
            let is_root = self.path.is_empty();
            if !is_root && self.is_leaf(mover, node) {
                self.trees[mover].node_mut(node).visits += 1;
                return self.mind.rollout(game, self.side, course);
            }
            course.see(game, &to_play, mover, self.side);
            let Some(edge) = self.select(game, mover, node, is_root, blurred) else {
                return self.mind.rollout(game, self.side, course);
            };
            self.path.push((mover, node, edge));
            let action = self.trees[mover].node(node).edges[edge].action.clone();
            let secret = game.secret(mover, &action);
            let mut dice = Tally::new(&mut self.mind.luck);
            game.play(mover, &action, &mut dice, &mut Silence);
            blurred |= dice.thrown > 0 || secret;
            at[mover] = self.trees[mover].follow(node, edge);
            if !secret {
                at[!mover] = self.trees[!mover].hear(at[!mover], key_of(&action));
            }
        }
    }

    /// Where both sides owe a decision ours comes first: the order does not matter to the game, and the root of
    /// our tree must be our decision.
    fn next_mover(&self, to_play: &ToPlay) -> Option<Side> {
        if to_play.awaits(self.side) { Some(self.side) } else { to_play.next() }
    }

    /// A node is weighed when it is met again: most are met once, and weighing costs as much as playing on.
    fn is_leaf(&self, mover: Side, node: NodeId) -> bool {
        let tree = &self.trees[mover];
        let node = tree.node(node);
        node.edges.is_empty() && (node.visits == 0 || tree.len() >= MOST_NODES)
    }

    fn select(&mut self, game: &G, mover: Side, id: NodeId, is_root: bool, blurred: bool) -> Option<usize> {
        let Tuning { root_width, node_width, node_limit, curiosity, .. } = self.mind.tuning;
        if self.trees[mover].node(id).edges.is_empty() {
            let edges = self.mind.edges(game, mover, node_limit);
            self.trees[mover].node_mut(id).grow(edges);
        } else if blurred && !is_root {
            self.notice_new_actions(game, mover, id);
        }
        let base = if is_root { root_width } else { node_width };
        let scale = self.leaves.deviation();
        let node = self.trees[mover].node_mut(id);
        let weighing = Weighing { width: node.width(base), scale, curiosity };
        if blurred && !is_root {
            node.select(|edge| game.check(mover, &edge.action).is_ok(), &weighing)
        } else {
            node.select(|_| true, &weighing)
        }
    }

    /// Other dice or other secrets may allow actions that the node has not met: when its own cover too few of
    /// what is legal now, weighs again.
    fn notice_new_actions(&mut self, game: &G, mover: Side, id: NodeId) {
        let limit = self.mind.tuning.node_limit;
        let node = self.trees[mover].node(id);
        let known = node.edges.iter().filter(|edge| game.check(mover, &edge.action).is_ok()).count();
        if known >= limit / 2 {
            return;
        }
        let mut legal = Vec::new();
        game.actions(mover, &mut legal);
        if known * 2 < legal.len().min(limit) || (known < legal.len() && node.visits.is_power_of_two()) {
            let edges = self.mind.edges(game, mover, limit);
            self.trees[mover].node_mut(id).grow(edges);
        }
    }

    /// Adds what another search of the same decision found. Its tree is not kept, only what it thinks of each
    /// action: merge when thinking is over.
    pub fn merge(&mut self, other: Search<G>) {
        self.count(other.ballot());
    }

    /// What this search thinks of each action of its decision.
    pub fn ballot(&self) -> Ballot<G::Action> {
        let root = self.trees[self.side].node(Tree::<G::Action>::ROOT);
        let vote = |e: &Edge<G::Action>| Vote {
            action: e.action.clone(),
            policy: e.policy,
            deficit: e.deficit,
            visits: e.visits,
            available: e.available,
            total: e.total,
        };
        let votes = root.edges.iter().map(vote).collect();
        Ballot { simulations: self.simulations, visits: root.visits, total: root.total, votes }
    }

    /// Adds what another search of the same decision thinks.
    pub fn count(&mut self, ballot: Ballot<G::Action>) {
        self.simulations += ballot.simulations;
        let ours = self.trees[self.side].node_mut(Tree::<G::Action>::ROOT);
        ours.visits += ballot.visits;
        ours.total += ballot.total;
        let edge = |v: &Vote<G::Action>| Edge::new(v.action.clone(), key_of(&v.action), v.policy, v.deficit);
        ours.grow(ballot.votes.iter().map(edge).collect());
        for vote in &ballot.votes {
            let key = key_of(&vote.action);
            if let Some(own) = ours.edges.iter_mut().find(|own| own.key == key) {
                own.visits += vote.visits;
                own.available += vote.available;
                own.total += vote.total;
            }
        }
    }

    /// The best action found so far, legal even before the first simulation. Panics when the side has no
    /// decision to make.
    pub fn best(&self) -> Choice<G::Action> {
        let root = self.trees[self.side].node(Tree::<G::Action>::ROOT);
        let mut tried: Vec<&Edge<G::Action>> = root.edges.iter().filter(|edge| edge.visits > 0).collect();
        tried.sort_by(|a, b| self.confidence(b).total_cmp(&self.confidence(a)));
        let lines =
            tried.iter().take(LINES).map(|e| Line { action: e.action.clone(), visits: e.visits, value: e.mean() });
        let lines: Vec<_> = lines.collect();
        match lines.first() {
            Some(first) => {
                Choice { action: first.action.clone(), value: first.value, simulations: self.simulations, lines }
            }
            None => self.unthought(),
        }
    }

    /// A mean counts as much as it was tried: between two that look alike the search prefers what it knows.
    fn confidence(&self, edge: &Edge<G::Action>) -> f32 {
        edge.mean() - self.mind.tuning.caution * self.leaves.deviation() / (edge.visits as f32).sqrt()
    }

    fn unthought(&self) -> Choice<G::Action> {
        let action = self.opening.first().expect("a side that is asked has an action").clone();
        Choice { action, value: self.root.value(self.side), simulations: 0, lines: Vec::new() }
    }
}
