//! The numbers of the search that no theory gives: found by duels, the same for every game.

/// How the search thinks. The default is what duels found best; a laboratory may try others.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tuning {
    /// How much untried promise weighs against known worth.
    pub curiosity: f32,
    /// How many deviations of a mean are distrusted when the best action is named.
    pub caution: f32,
    /// How many tries the look one step ahead is worth, against what playouts say.
    pub trust: f32,
    /// Edges weighed at the root's first visit; their number grows with the visits.
    pub root_width: f32,
    /// The same further down.
    pub node_width: f32,
    /// Actions weighed one step ahead further down than the root.
    pub node_limit: usize,
    /// The weight of the moment when the turn passes over, against the moment after the reply.
    pub early: f32,
    /// Actions that a step of a playout weighs by remembered gain.
    pub by_instinct: usize,
    /// Actions that it weighs by first glance, from a few drawn at random.
    pub by_prior: usize,
    /// One action in so many is overlooked, so that playouts differ.
    pub overlooked: u32,
    /// Turns of the other side to see through before a playout is quiet.
    pub replies: u32,
    /// A playout stops after so many decisions, come what may.
    pub longest: u32,
}

impl Default for Tuning {
    fn default() -> Self {
        Tuning {
            curiosity: 2.0,
            caution: 0.7,
            trust: 2.0,
            root_width: 4.0,
            node_width: 2.0,
            node_limit: 24,
            early: 0.3,
            by_instinct: 6,
            by_prior: 2,
            overlooked: 12,
            replies: 1,
            longest: 100,
        }
    }
}
