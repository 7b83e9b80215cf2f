//! Weighing actions one step ahead, and turning that into how promising they are.

use kernel::{Judge, Side};

use crate::glance::glance;
use crate::instinct::key_of;
use crate::mind::Mind;
use crate::tree::{Edge, Glance};
use crate::worth::appraise;

/// An action, what the position would be worth after it, and the game's own first glance at it.
#[derive(Clone)]
pub(crate) struct Weighed<A> {
    action: A,
    key: u64,
    value: f32,
    prior: f32,
}

/// Weighs actions in the same worlds and with the same luck, so that they can be compared.
pub(crate) fn weigh<G: Judge>(
    mind: &mut Mind<G>,
    worlds: &[G],
    side: Side,
    actions: impl Iterator<Item = G::Action>,
    (seed, throws): (u64, u32),
) -> Vec<Weighed<G::Action>> {
    let mean = |of: &dyn Fn(&G) -> f32| worlds.iter().map(of).sum::<f32>() / worlds.len() as f32;
    let before = mean(&|world| appraise(world, side));
    let mut weighed = Vec::new();
    for action in actions {
        let key = key_of(&action);
        let value = mean(&|world| glance(world, side, &action, seed, throws));
        mind.instinct.note(side, key, value - before);
        let prior = worlds[0].prior(side, &action).max(1e-6);
        weighed.push(Weighed { action, key, value, prior });
    }
    weighed
}

/// An action is absurd where another looks more natural to the game by more than this: nobody tries it.
pub const ABSURD: f32 = 1e-4;

/// Turns what was weighed into edges: a share of policy for each, sharper the more the values differ.
pub(crate) fn edges<A: Clone>(weighed: &[Weighed<A>]) -> Vec<Edge<A>> {
    let best = weighed.iter().map(|w| w.value).fold(f32::MIN, f32::max);
    let heat = heat(weighed.iter().map(|w| w.value).collect(), best);
    let shares: Vec<f32> = weighed.iter().map(|w| w.prior.sqrt() * libm::expf((w.value - best) / heat)).collect();
    let sum: f32 = shares.iter().sum::<f32>().max(f32::MIN_POSITIVE);
    let absurd = ABSURD * weighed.iter().map(|w| w.prior).fold(0.0, f32::max);
    let edge = |(w, share): (&Weighed<A>, f32)| {
        let glance = Glance { policy: share / sum, deficit: w.value - best, prior: w.prior };
        let mut edge = Edge::new(w.action.clone(), w.key, glance);
        edge.idle = w.prior < absurd;
        edge
    };
    weighed.iter().zip(shares).map(edge).collect()
}

/// The mean distance of the better actions from the best one: what counts as a difference among them.
fn heat(mut values: Vec<f32>, best: f32) -> f32 {
    values.sort_by(|a, b| b.total_cmp(a));
    let top = &values[..values.len().min(12)];
    let mean = top.iter().map(|v| best - v).sum::<f32>() / top.len().max(1) as f32;
    mean.max(1e-3)
}

impl<G: Judge> Mind<G> {
    /// Weighs the actions of a position that deserve it, at most `limit`.
    pub fn edges(&mut self, game: &G, side: Side, limit: usize) -> Vec<Edge<G::Action>> {
        let mut actions = Vec::new();
        game.actions(side, &mut actions);
        self.shorten(game, side, &mut actions, limit);
        let luck = (self.luck.next_u64(), 2);
        edges(&weigh(self, std::slice::from_ref(game), side, actions.into_iter(), luck))
    }

    /// Keeps the `limit` actions that deserve a look: most by remembered gain, the others by first glance.
    fn shorten(&mut self, game: &G, side: Side, actions: &mut Vec<G::Action>, limit: usize) {
        if actions.len() <= limit {
            return;
        }
        let known = |action: &G::Action| self.instinct.gain(side, key_of(action)).unwrap_or(f32::MIN);
        let mut ranked: Vec<(f32, f32, G::Action)> =
            actions.drain(..).map(|action| (known(&action), game.prior(side, &action), action)).collect();
        ranked.sort_by(|a, b| b.0.total_cmp(&a.0).then(b.1.total_cmp(&a.1)));
        let by_gain = ranked.iter().take(limit * 3 / 4).take_while(|r| r.0 > f32::MIN).count();
        ranked[by_gain..].sort_by(|a, b| b.1.total_cmp(&a.1));
        actions.extend(ranked.into_iter().take(limit).map(|r| r.2));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// However well it looks one step ahead: a friend is rammed only where everything is as bad.
    #[test]
    fn what_the_game_thinks_absurd_is_not_tried() {
        let weighed = |priors: [f32; 2]| {
            let one = |(action, prior)| Weighed { action, key: u64::from(action), value: action as f32, prior };
            [(0_u32, priors[0]), (1, priors[1])].map(one)
        };
        let idle = |priors| edges(&weighed(priors)).iter().map(|edge| edge.idle).collect::<Vec<_>>();
        assert_eq!(idle([1.0, 1e-5]), [false, true]);
        assert_eq!(idle([1e-2, 1e-5]), [false, false]);
        assert_eq!(idle([1e-5, 1e-5]), [false, false]);
    }
}
