//! The recruit: plausible but careless. He looks at a few actions that catch his eye and often does not think.

use kernel::{Judge, Seeded, Side};

use crate::choice::{Choice, Line};
use crate::glance::glance;

/// Actions that catch his eye.
const NOTICED: usize = 4;
/// One decision in so many is made without comparing.
const CARELESS: u32 = 3;

pub(crate) fn choose<G: Judge>(game: &G, side: Side, seed: u64) -> Option<Choice<G::Action>> {
    let mut luck = Seeded::new(seed);
    let world = game.imagine(side, &mut luck);
    let mut actions = Vec::new();
    world.actions(side, &mut actions);
    if actions.is_empty() {
        return None;
    }
    let priors: Vec<f32> = actions.iter().map(|a| world.prior(side, a).max(1e-6).sqrt()).collect();
    let noticed = if luck.below(CARELESS) == 0 { 1 } else { NOTICED };
    let seen: Vec<usize> = (0..noticed).map(|_| draw(&priors, &mut luck)).collect();
    let throws = luck.next_u64();
    let valued = seen.into_iter().map(|i| (glance(&world, side, &actions[i], throws, 1), i));
    let (value, i) = valued.max_by(|a, b| a.0.total_cmp(&b.0))?;
    let action = actions.swap_remove(i);
    let lines = vec![Line { action: action.clone(), visits: 1, value }];
    Some(Choice { action, value, simulations: noticed as u32, lines })
}

/// An index, each as likely as its weight says.
fn draw(weights: &[f32], luck: &mut Seeded) -> usize {
    let mut left = luck.unit() * weights.iter().sum::<f32>();
    for (i, weight) in weights.iter().enumerate() {
        left -= weight;
        if left < 0.0 {
            return i;
        }
    }
    weights.len() - 1
}
