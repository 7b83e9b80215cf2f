//! What the search remembers: for each side a tree of what that side has seen happen.
//!
//! A side's tree branches at its own decisions and at the other side's open ones. Dice and secret steps do not
//! branch: a node stands for everything that the side cannot tell apart, and its numbers are means over that.

/// Where a node stands in its tree.
pub(crate) type NodeId = u32;

/// However bad an action looks one step ahead, so many deviations are held against it at most.
const HELD_AGAINST: f32 = 2.0;

/// An own decision that was weighed at a node.
#[derive(Clone, Debug)]
pub(crate) struct Edge<A> {
    pub action: A,
    pub key: u64,
    /// How promising it looked, a share of what was weighed with it.
    pub policy: f32,
    /// One step ahead, how much worse than the best of those weighed with it: 0 or less.
    pub deficit: f32,
    /// The game's own first glance at it.
    pub prior: f32,
    /// Nothing is to be gained by it: it leads back to a position of the same turn, or it is absurd.
    pub idle: bool,
    /// It leads a piece back to where it came from.
    pub undoes: bool,
    pub visits: u32,
    /// How often it was possible when the node was visited.
    pub available: u32,
    pub total: f32,
    child: NodeId,
}

impl<A> Edge<A> {
    pub fn new(action: A, key: u64, glance: Glance) -> Self {
        let Glance { policy, deficit, prior } = glance;
        let (idle, undoes) = (false, false);
        Edge { action, key, policy, deficit, prior, idle, undoes, visits: 0, available: 0, total: 0.0, child: 0 }
    }

    pub fn mean(&self) -> f32 {
        if self.visits == 0 { 0.0 } else { self.total / self.visits as f32 }
    }

    /// What to expect of it, where the best that was weighed is worth `best`: what came of it, and as if it had been
    /// tried `trust` times more what it looked like one step ahead. A few throws of dice prove little. A judge differs
    /// more than the ends it judges where all is decided: what it holds against an action is bounded by their `scale`.
    pub fn expected(&self, best: f32, trust: f32, scale: f32) -> f32 {
        let ahead = best + self.deficit.max(-HELD_AGAINST * scale);
        (self.total + trust * ahead) / (self.visits as f32 + trust)
    }
}

/// What an action looked like one step ahead; see [`Edge`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Glance {
    pub policy: f32,
    pub deficit: f32,
    pub prior: f32,
}

#[derive(Clone, Debug)]
pub(crate) struct Node<A> {
    pub edges: Vec<Edge<A>>,
    pub visits: u32,
    pub total: f32,
    /// What follows each open action of the other side.
    echoes: Vec<(u64, NodeId)>,
}

impl<A> Node<A> {
    fn new() -> Self {
        Node { edges: Vec::new(), visits: 0, total: 0.0, echoes: Vec::new() }
    }

    pub fn mean(&self) -> f32 {
        if self.visits == 0 { 0.0 } else { self.total / self.visits as f32 }
    }

    /// Adds edges that are new here, mends what was thought of the others, and keeps the most promising first.
    fn grow(&mut self, edges: Vec<Edge<A>>) {
        for edge in edges {
            match self.edges.iter_mut().find(|old| old.key == edge.key) {
                Some(old) => {
                    (old.policy, old.deficit) = (edge.policy, edge.deficit);
                    (old.prior, old.undoes) = (edge.prior, edge.undoes);
                }
                None => self.edges.push(edge),
            }
        }
        self.edges.sort_by(|a, b| b.policy.total_cmp(&a.policy));
    }

    /// The edge that looks most natural of those never tried.
    pub fn most_natural(&mut self) -> Option<usize> {
        let untried = (0..self.edges.len()).filter(|&i| self.edges[i].visits == 0 && !self.edges[i].idle);
        let most = untried.max_by(|&i, &j| self.edges[i].prior.total_cmp(&self.edges[j].prior).then(j.cmp(&i)))?;
        self.edges[most].available += 1;
        Some(most)
    }

    /// How many edges are worth weighing after so many visits: with hundreds of actions, trying each once
    /// would leave no time to look deeper into any.
    pub fn width(&self, base: f32) -> usize {
        libm::ceilf(base * libm::powf(self.visits.max(1) as f32, 0.4)) as usize
    }

    /// The edge to follow among the possible ones: a high mean, or promising and little tried.
    pub fn select(&mut self, possible: impl Fn(&Edge<A>) -> bool, weighing: &Weighing) -> Option<usize> {
        let &Weighing { width, scale, curiosity, trust } = weighing;
        let fallback = self.mean();
        let best_mean = self.edges.iter().filter(|e| e.visits > 0).map(Edge::mean).fold(f32::MIN, f32::max);
        let hope = if best_mean == f32::MIN { fallback } else { best_mean.min(fallback + 0.5 * scale) };
        let mut best: Option<(f32, usize)> = None;
        let mut weighed = 0;
        for (i, edge) in self.edges.iter_mut().enumerate() {
            if edge.idle || !possible(edge) {
                continue;
            }
            edge.available += 1;
            let mean = edge.expected(hope, trust, scale);
            let untried = edge.policy * (edge.available as f32).sqrt() / (1.0 + edge.visits as f32);
            let score = mean / scale + curiosity * untried;
            if best.is_none_or(|(top, _)| score > top) {
                best = Some((score, i));
            }
            weighed += 1;
            if weighed >= width {
                break;
            }
        }
        best.map(|(_, i)| i)
    }
}

/// How a node weighs its edges.
pub(crate) struct Weighing {
    /// How many edges, the most promising first.
    pub width: usize,
    /// What counts as a great difference of value here.
    pub scale: f32,
    /// How much untried promise weighs against known worth.
    pub curiosity: f32,
    /// How many tries the look one step ahead is worth.
    pub trust: f32,
}

/// One side's tree. Node 0 is the root.
#[derive(Clone, Debug)]
pub(crate) struct Tree<A> {
    nodes: Vec<Node<A>>,
    /// Edges of all nodes.
    edges: usize,
}

impl<A> Tree<A> {
    pub const ROOT: NodeId = 0;

    pub fn new() -> Self {
        Tree { nodes: vec![Node::new()], edges: 0 }
    }

    pub fn node(&self, id: NodeId) -> &Node<A> {
        &self.nodes[id as usize]
    }

    pub fn node_mut(&mut self, id: NodeId) -> &mut Node<A> {
        &mut self.nodes[id as usize]
    }

    /// What it remembers: nodes and edges, each of which takes some sixty bytes.
    pub fn len(&self) -> usize {
        self.nodes.len() + self.edges
    }

    /// Adds edges to a node.
    pub fn grow(&mut self, id: NodeId, edges: Vec<Edge<A>>) {
        let node = &mut self.nodes[id as usize];
        let before = node.edges.len();
        node.grow(edges);
        self.edges += node.edges.len() - before;
    }

    fn push(&mut self) -> NodeId {
        self.nodes.push(Node::new());
        (self.nodes.len() - 1) as NodeId
    }

    /// The node after an own action.
    pub fn follow(&mut self, id: NodeId, edge: usize) -> NodeId {
        let child = self.nodes[id as usize].edges[edge].child;
        if child != Self::ROOT {
            return child;
        }
        let child = self.push();
        self.nodes[id as usize].edges[edge].child = child;
        child
    }

    /// The node after an own action, if it was ever followed.
    pub fn followed(&self, id: NodeId, edge: usize) -> Option<NodeId> {
        Some(self.nodes[id as usize].edges[edge].child).filter(|&child| child != Self::ROOT)
    }

    /// The node after an open action of the other side, if it was ever heard.
    pub fn heard(&self, id: NodeId, key: u64) -> Option<NodeId> {
        self.nodes[id as usize].echoes.iter().find(|(heard, _)| *heard == key).map(|&(_, child)| child)
    }

    /// Forgets what would have followed any other own action at the root.
    pub fn settle_for(&mut self, edge: usize) {
        let others = self.nodes[Self::ROOT as usize].edges.iter_mut().enumerate().filter(|&(i, _)| i != edge);
        others.for_each(|(_, edge)| edge.child = Self::ROOT);
    }

    /// Forgets what would have followed any other open action of the other side at the root.
    pub fn settle_for_hearing(&mut self, key: u64) {
        self.nodes[Self::ROOT as usize].echoes.retain(|(heard, _)| *heard == key);
    }

    /// The tree, and a new one in its place.
    pub fn take(&mut self) -> Self {
        std::mem::replace(self, Tree::new())
    }

    /// The part of the tree below a node, which becomes its root.
    pub fn rooted_at(self, id: NodeId) -> Self {
        self.rooted_where(id, |_| true)
    }

    /// What is left of the tree without the nodes that fewer simulations than `least` have passed.
    pub fn thinned(self, least: u32) -> Self {
        let mut passed: Vec<u32> = self.nodes.iter().map(|node| node.visits).collect();
        // A child was made after its parent, and who only listens has no visits of his own.
        for (id, node) in self.nodes.iter().enumerate().rev() {
            let heard: u32 = node.echoes.iter().map(|&(_, child)| passed[child as usize]).sum();
            passed[id] = passed[id].max(heard);
        }
        self.rooted_where(Self::ROOT, |id| passed[id as usize] >= least)
    }

    /// The part of the tree below a node, without the branches that are not wanted.
    fn rooted_where(mut self, id: NodeId, wanted: impl Fn(NodeId) -> bool) -> Self {
        let mut kept = vec![std::mem::replace(&mut self.nodes[id as usize], Node::new())];
        let mut next = 0;
        while next < kept.len() {
            let mut node = std::mem::replace(&mut kept[next], Node::new());
            node.edges.iter_mut().filter(|edge| !wanted(edge.child)).for_each(|edge| edge.child = Self::ROOT);
            node.echoes.retain(|&(_, child)| wanted(child));
            let children = node.edges.iter_mut().map(|edge| &mut edge.child).filter(|child| **child != Self::ROOT);
            for child in children.chain(node.echoes.iter_mut().map(|(_, child)| child)) {
                kept.push(std::mem::replace(&mut self.nodes[*child as usize], Node::new()));
                *child = (kept.len() - 1) as NodeId;
            }
            kept[next] = node;
            next += 1;
        }
        let edges = kept.iter().map(|node| node.edges.len()).sum();
        Tree { nodes: kept, edges }
    }

    /// The node after an open action of the other side.
    pub fn hear(&mut self, id: NodeId, key: u64) -> NodeId {
        if let Some(child) = self.heard(id, key) {
            return child;
        }
        let child = self.push();
        self.nodes[id as usize].echoes.push((key, child));
        child
    }

    /// Adds the result of a simulation to an edge, seen by the tree's own side.
    pub fn learn(&mut self, id: NodeId, edge: usize, value: f32) {
        let node = &mut self.nodes[id as usize];
        node.visits += 1;
        node.total += value;
        node.edges[edge].visits += 1;
        node.edges[edge].total += value;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn edge(action: char, policy: f32, deficit: f32) -> Edge<char> {
        Edge::new(action, action.into(), Glance { policy, deficit, prior: 1.0 })
    }

    /// Where all is decided ends differ by a hair and a judge by a mile: who was tried once and did best is tried again.
    #[test]
    fn what_a_judge_holds_against_an_action_has_bounds() {
        let mut tree = Tree::new();
        tree.grow(0, vec![edge('a', 0.9, 0.0), edge('b', 0.1, -0.5)]);
        (0..50).for_each(|_| tree.learn(0, 0, -0.972));
        tree.learn(0, 1, -0.968);
        let weighing = Weighing { width: 8, scale: 0.001, curiosity: 2.0, trust: 2.0 };
        assert_eq!(tree.node_mut(0).select(|_| true, &weighing), Some(1));
    }

    /// Each round goes on by the first action, hears 7 and goes on again; the last one by the second action.
    #[test]
    fn a_thinned_tree_has_what_was_often_looked_at() {
        let mut tree = Tree::new();
        let actions = || vec![edge('a', 0.5, 0.0), edge('b', 0.5, 0.0)];
        tree.grow(0, actions());
        for round in 0..4 {
            let edge = usize::from(round == 3);
            tree.learn(0, edge, 0.5);
            let after = tree.follow(0, edge);
            let heard = tree.hear(after, 7);
            tree.grow(heard, actions());
            tree.learn(heard, 0, 0.5);
        }
        assert_eq!(tree.len(), 5 + 3 * 2);
        let tree = tree.thinned(2);
        let after = tree.followed(0, 0).expect("three rounds went there");
        let heard = tree.heard(after, 7).expect("and heard this");
        assert_eq!((tree.len(), tree.node(heard).visits, tree.followed(0, 1)), (3 + 2 * 2, 3, None));
        assert_eq!(tree.node(0).edges[1].visits, 1, "what came of the other is still known");
    }
}
