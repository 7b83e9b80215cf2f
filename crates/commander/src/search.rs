//! Looking ahead: information-set Monte-Carlo tree search.
//!
//! Each simulation imagines a position that our side cannot tell from the true one, walks down the trees of both
//! sides, plays on to a quiet point, and teaches both trees what came of it. Dice fall anew each time.

use kernel::{BySide, Judge, Seeded, Side, Silence, ToPlay};

use crate::ballot::{Ballot, Vote};
use crate::choice::{Choice, Line};
use crate::glance::Tally;
use crate::instinct::key_of;
use crate::memory::{Memory, after_surely, face};
use crate::mind::{Course, Mind};
use crate::opening::Opening;
use crate::spread::Spread;
use crate::tree::{Edge, Glance, NodeId, Tree, Weighing};
use crate::tuning::Tuning;

/// Nodes and edges a tree may have, some 50 MB: beyond, simulations play on without remembering more.
const MOST_REMEMBERED: usize = 800_000;
/// A search is settled after this many simulations at least, when this share of them went to the best action.
const SETTLED_FROM: u32 = 256;
const SETTLED_SHARE: f32 = 0.8;
/// From here on the game is as good as won.
const CERTAIN: f32 = 0.9;
/// So many of the actions that look most natural to the game are tried whatever else is thought of them.
const NATURAL: u32 = 4;
/// Of the actions that the decision before left behind, so many are compared with what was played.
const LIKELY: usize = 12;
/// Within this share of the deviation of the leaves two actions are worth the same, and within this much at the least
/// and at the most.
const ALIKE: f32 = 0.08;
const ALIKE_WITHIN: [f32; 2] = [0.003, 0.01];
/// What it must be worth, in deviations, to lead a piece back to where it came from.
const RELUCTANCE: f32 = 0.5;
/// Alternatives that a choice tells of.
const LINES: usize = 5;

/// A search under way: step it, ask for the best action at any time, merge what several found.
pub struct Search<G: Judge> {
    root: G,
    /// What our side sees of it.
    face: G,
    side: Side,
    opening: Opening<G>,
    mind: Mind<G>,
    trees: BySide<Tree<G::Action>>,
    leaves: Spread,
    simulations: u32,
    /// Something is or was unknown: nodes of the trees may stand for other positions than the one that is walked through.
    blurred: bool,
    /// Natural actions still to be tried.
    natural: u32,
    path: Vec<(Side, NodeId, usize)>,
    /// The positions that a simulation has passed.
    passed: Vec<G>,
}

impl<G: Judge> Search<G> {
    /// A search of what `side` should do. Two searches of a position differ by their seed.
    pub fn new(game: &G, side: Side, seed: u64) -> Self {
        Self::tuned(game, side, seed, Tuning::default())
    }

    /// A search that thinks otherwise, to find out which way of thinking is better.
    pub fn tuned(game: &G, side: Side, seed: u64, tuning: Tuning) -> Self {
        let mut memory = Memory::new();
        memory.face(face(game, side));
        Self::remembering(game, side, seed, tuning, memory)
    }

    /// A search by somebody who remembers what he did before; the last face he remembers is that of this position.
    pub(crate) fn remembering(game: &G, side: Side, seed: u64, tuning: Tuning, memory: Memory<G>) -> Self {
        let mut luck = Seeded::new(seed);
        let root = game.imagine(side, &mut luck);
        let opening = Opening::new(&root, side, &mut luck, memory);
        Search {
            face: face(game, side),
            root,
            side,
            opening,
            mind: Mind::new(luck, tuning),
            trees: BySide::from_fn(|_| Tree::new()),
            leaves: Spread::default(),
            simulations: 0,
            blurred: false,
            natural: NATURAL,
            path: Vec::new(),
            passed: Vec::new(),
        }
    }

    /// Goes on with a later decision of the same side, if it was foreseen: neither a die nor the other side came between.
    /// What was found out about it is kept.
    pub(crate) fn advance(mut self, game: &G, seed: u64, memory: &Memory<G>) -> Option<Self> {
        let side = self.side;
        let edge = self.edge_to(game)?;
        let node = self.trees[side].followed(Tree::<G::Action>::ROOT, edge)?;
        let action = self.trees[side].node(Tree::<G::Action>::ROOT).edges[edge].action.clone();
        self.trees[side] = self.trees[side].take().rooted_at(node);
        let secret = self.root.secret(side, &action);
        self.blurred |= secret || self.opening.hidden();
        if !secret {
            let other = self.trees[!side].take();
            let heard = other.heard(Tree::<G::Action>::ROOT, key_of(&action));
            self.trees[!side] = heard.map_or_else(Tree::new, |node| other.rooted_at(node));
        }
        self.mind.luck = Seeded::new(seed);
        self.root = game.imagine(side, &mut self.mind.luck);
        self.face = face(game, side);
        let edges = &mut self.trees[side].node_mut(Tree::<G::Action>::ROOT).edges;
        // Other secrets would have allowed what is not possible now.
        edges.retain(|edge| self.root.check(side, &edge.action).is_ok());
        for edge in edges {
            edge.idle |= memory.leads_back(&self.root, side, &edge.action);
        }
        self.natural = NATURAL;
        self.opening = Opening::new(&self.root, side, &mut self.mind.luck, memory.clone());
        Some(self)
    }

    /// The action of the decision that surely leads to a position.
    fn edge_to(&self, game: &G) -> Option<usize> {
        let goal = face(game, self.side);
        let edges = &self.trees[self.side].node(Tree::<G::Action>::ROOT).edges;
        let mut likely: Vec<usize> = (0..edges.len()).filter(|&i| edges[i].visits > 0).collect();
        likely.sort_by_key(|&i| std::cmp::Reverse(edges[i].visits));
        likely.into_iter().take(LIKELY).find(|&i| {
            after_surely(&self.face, self.side, &edges[i].action).is_some_and(|after| face(&after, self.side) == goal)
        })
    }

    /// Simulations done so far, merged ones included.
    pub fn simulations(&self) -> u32 {
        self.simulations
    }

    /// What it remembers, in nodes and edges.
    pub(crate) fn remembered(&self) -> usize {
        self.trees.0.iter().map(Tree::len).sum()
    }

    /// Forgets what does not follow `action`, and what was seldom looked at, until no more than `most` nodes and edges
    /// are left, or the root alone.
    pub(crate) fn settle_for(&mut self, action: &G::Action, most: usize) {
        let (side, key) = (self.side, key_of(action));
        let edges = &self.trees[side].node(Tree::<G::Action>::ROOT).edges;
        let Some(edge) = edges.iter().position(|edge| edge.key == key) else { return };
        self.trees[side].settle_for(edge);
        if !self.root.secret(side, action) {
            self.trees[!side].settle_for_hearing(key);
        }
        for least in (0..u32::BITS).map(|power| 1 << power) {
            if self.remembered() <= most {
                break;
            }
            self.trees = BySide::from_fn(|side| self.trees[side].take().thinned(least));
        }
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
        let tried = self.tried();
        let visits: u32 = tried.iter().map(|edge| edge.visits).sum();
        let Some((best, rivals)) = tried.split_first() else { return false };
        // Whatever else was tried is worse, however little is known of it, or hardly better where the game is as good as
        // won: in a lost position nothing is settled.
        let slack = if best.mean() >= CERTAIN { ALIKE_WITHIN[1] } else { 0.0 };
        let hope = |edge: &&&Edge<G::Action>| edge.mean() + self.leaves.deviation() / (edge.visits as f32).sqrt();
        self.opening.whole()
            && best.visits as f32 >= SETTLED_SHARE * visits as f32
            && rivals.iter().all(|rival| hope(&rival) < best.mean() + slack)
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
            self.trees[self.side].grow(Tree::<G::Action>::ROOT, edges);
        }
        let mut game = self.root.imagine(self.side, &mut self.mind.luck);
        // The few worlds that the opening imagined may have been alike by chance.
        self.blurred = self.blurred || game != self.root;
        self.path.clear();
        self.passed.clear();
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
        let mut blurred = self.blurred || self.opening.hidden();
        let mut course = Course::default();
        loop {
            let to_play = game.to_play();
            let Some(mover) = self.next_mover(&to_play) else { return course.worth(game, self.side) };
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
            self.passed.push(game.clone());
            let mut dice = Tally::new(&mut self.mind.luck);
            game.play(mover, &action, &mut dice, &mut Silence);
            let thrown = dice.thrown > 0;
            blurred |= thrown || secret;
            if !thrown && self.passed.contains(game) {
                self.trees[mover].node_mut(node).edges[edge].idle = true;
                return self.mind.rollout(game, self.side, course);
            }
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
        node.edges.is_empty() && (node.visits == 0 || tree.len() >= MOST_REMEMBERED)
    }

    fn select(&mut self, game: &G, mover: Side, id: NodeId, is_root: bool, blurred: bool) -> Option<usize> {
        let Tuning { root_width, node_width, node_limit, curiosity, trust, .. } = self.mind.tuning;
        if self.trees[mover].node(id).edges.is_empty() {
            let edges = self.mind.edges(game, mover, node_limit);
            self.trees[mover].grow(id, edges);
        } else if blurred && !is_root {
            self.notice_new_actions(game, mover, id);
        }
        if is_root && self.natural > 0 {
            self.natural -= 1;
            let untried = self.trees[mover].node_mut(id).most_natural();
            if untried.is_some() {
                return untried;
            }
        }
        let base = if is_root { root_width } else { node_width };
        let scale = self.leaves.deviation();
        let node = self.trees[mover].node_mut(id);
        let weighing = Weighing { width: node.width(base), scale, curiosity, trust };
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
            self.trees[mover].grow(id, edges);
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
            prior: e.prior,
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
        let edge = |v: &Vote<G::Action>| {
            let glance = Glance { policy: v.policy, deficit: v.deficit, prior: v.prior };
            Edge::new(v.action.clone(), key_of(&v.action), glance)
        };
        let tree = &mut self.trees[self.side];
        tree.grow(Tree::<G::Action>::ROOT, ballot.votes.iter().map(edge).collect());
        let ours = tree.node_mut(Tree::<G::Action>::ROOT);
        ours.visits += ballot.visits;
        ours.total += ballot.total;
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
        let tried = self.tried();
        let line = |e: &&Edge<G::Action>| Line { action: e.action.clone(), visits: e.visits, value: e.mean() };
        let lines: Vec<_> = tried.iter().take(LINES).map(line).collect();
        match lines.first() {
            Some(first) => {
                Choice { action: first.action.clone(), value: first.value, simulations: self.simulations, lines }
            }
            None => self.unthought(),
        }
    }

    /// What was tried, the best first: of those that are worth the same the one that a person would understand.
    fn tried(&self) -> Vec<&Edge<G::Action>> {
        let root = self.trees[self.side].node(Tree::<G::Action>::ROOT);
        let mut tried: Vec<_> = root.edges.iter().filter(|edge| edge.visits > 0 && !edge.idle).collect();
        tried.sort_by(|a, b| self.confidence(b).total_cmp(&self.confidence(a)));
        let Some(best) = tried.first() else { return tried };
        let [least, most] = ALIKE_WITHIN;
        let alike = self.confidence(best) - (ALIKE * self.leaves.deviation()).clamp(least, most);
        let natural = (0..tried.len()).filter(|&i| self.confidence(tried[i]) >= alike && !tried[i].undoes);
        if let Some(most) = natural.max_by(|&i, &j| tried[i].prior.total_cmp(&tried[j].prior).then(j.cmp(&i))) {
            tried[..=most].rotate_right(1);
        }
        tried
    }

    /// A mean counts as much as it was tried: between two that look alike the search prefers what it knows.
    fn confidence(&self, edge: &Edge<G::Action>) -> f32 {
        let Tuning { caution, trust, .. } = self.mind.tuning;
        let reluctance = if edge.undoes { RELUCTANCE } else { 0.0 };
        let doubt = caution / (edge.visits as f32).sqrt();
        let usual = self.trees[self.side].node(Tree::<G::Action>::ROOT).mean();
        let scale = self.leaves.deviation();
        edge.expected(usual, trust, scale) - (doubt + reluctance) * scale
    }

    fn unthought(&self) -> Choice<G::Action> {
        let action = self.opening.first().expect("a side that is asked has an action").clone();
        Choice { action, value: self.root.value(self.side), simulations: 0, lines: Vec::new() }
    }
}
