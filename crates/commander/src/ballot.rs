//! What one search tells another, so that several think about a decision at once and what they found is added up.

use serde::{Deserialize, Serialize};

/// What a search thinks of each action of its decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Ballot<A> {
    /// Simulations behind it.
    pub simulations: u32,
    /// Times that the decision was met.
    pub visits: u32,
    /// What came of them in all.
    pub total: f32,
    /// Action by action.
    pub votes: Vec<Vote<A>>,
}

/// What a search thinks of an action.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Vote<A> {
    /// The action.
    pub action: A,
    /// How promising it looked.
    pub policy: f32,
    /// How much worse than the best it looked one step ahead.
    pub deficit: f32,
    /// How natural it looks to the game.
    pub prior: f32,
    /// How often it was tried.
    pub visits: u32,
    /// How often it was possible.
    pub available: u32,
    /// What came of it in all.
    pub total: f32,
}

impl<A> Ballot<A> {
    /// The same ballot with its actions said otherwise, unless one cannot be.
    pub fn translated<B, E>(self, mut say: impl FnMut(A) -> Result<B, E>) -> Result<Ballot<B>, E> {
        let Ballot { simulations, visits, total, votes } = self;
        let votes = votes.into_iter().map(|vote| {
            let Vote { action, policy, deficit, prior, visits, available, total } = vote;
            Ok(Vote { action: say(action)?, policy, deficit, prior, visits, available, total })
        });
        Ok(Ballot { simulations, visits, total, votes: votes.collect::<Result<_, E>>()? })
    }
}
