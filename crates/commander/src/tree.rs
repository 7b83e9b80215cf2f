//! What the search remembers: for each side a tree of what that side has seen happen.
//!
//! A side's tree branches at its own decisions and at the other side's open ones. Dice and secret steps do not
//! branch: a node stands for everything that the side cannot tell apart, and its numbers are means over that.

/// Where a node stands in its tree.
pub(crate) type NodeId = u32;

/// An own decision that was weighed at a node.
#[derive(Clone, Debug)]
pub(crate) struct Edge<A> {
    pub action: A,
    pub key: u64,
    /// How promising it looked, a share of what was weighed with it.
    pub policy: f32,
    /// One step ahead, how much worse than the best of those weighed with it: 0 or less.
    pub deficit: f32,
    pub visits: u32,
    /// How often it was possible when the node was visited.
    pub available: u32,
    pub total: f32,
    child: NodeId,
}

impl<A> Edge<A> {
    pub fn new(action: A, key: u64, policy: f32, deficit: f32) -> Self {
        Edge { action, key, policy, deficit, visits: 0, available: 0, total: 0.0, child: 0 }
    }

    pub fn mean(&self) -> f32 {
        if self.visits == 0 { 0.0 } else { self.total / self.visits as f32 }
    }
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
    pub fn grow(&mut self, edges: Vec<Edge<A>>) {
        for edge in edges {
            match self.edges.iter_mut().find(|old| old.key == edge.key) {
                Some(old) => (old.policy, old.deficit) = (edge.policy, edge.deficit),
                None => self.edges.push(edge),
            }
        }
        self.edges.sort_by(|a, b| b.policy.total_cmp(&a.policy));
    }

    /// How many edges are worth weighing after so many visits: with hundreds of actions, trying each once
    /// would leave no time to look deeper into any.
    pub fn width(&self, base: f32) -> usize {
        libm::ceilf(base * libm::powf(self.visits.max(1) as f32, 0.4)) as usize
    }

    /// The edge to follow among the possible ones: a high mean, or promising and little tried.
    pub fn select(&mut self, possible: impl Fn(&Edge<A>) -> bool, weighing: &Weighing) -> Option<usize> {
        let &Weighing { width, scale, curiosity } = weighing;
        let fallback = self.mean();
        let best_mean = self.edges.iter().filter(|e| e.visits > 0).map(Edge::mean).fold(f32::MIN, f32::max);
        let hope = if best_mean == f32::MIN { fallback } else { best_mean.min(fallback + 0.5 * scale) };
        let mut best: Option<(f32, usize)> = None;
        let mut weighed = 0;
        for (i, edge) in self.edges.iter_mut().enumerate() {
            if !possible(edge) {
                continue;
            }
            edge.available += 1;
            // An edge that was never tried is expected to be as much worse as it looked one step ahead.
            let mean = if edge.visits == 0 { hope + edge.deficit.max(-2.0 * scale) } else { edge.mean() };
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
}

/// One side's tree. Node 0 is the root.
#[derive(Clone, Debug)]
pub(crate) struct Tree<A> {
    nodes: Vec<Node<A>>,
}

impl<A> Tree<A> {
    pub const ROOT: NodeId = 0;

    pub fn new() -> Self {
        Tree { nodes: vec![Node::new()] }
    }

    pub fn node(&self, id: NodeId) -> &Node<A> {
        &self.nodes[id as usize]
    }

    pub fn node_mut(&mut self, id: NodeId) -> &mut Node<A> {
        &mut self.nodes[id as usize]
    }

    pub fn len(&self) -> usize {
        self.nodes.len()
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

    /// The node after an open action of the other side.
    pub fn hear(&mut self, id: NodeId, key: u64) -> NodeId {
        if let Some(&(_, child)) = self.nodes[id as usize].echoes.iter().find(|(heard, _)| *heard == key) {
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
