//! The sergeant: takes what looks best at once.

use kernel::{Judge, Seeded, Side};

use crate::choice::{Choice, Line};
use crate::glance::glance;

/// With more actions than this, only the most promising are looked at.
const SHORTLIST: usize = 600;
/// Throws averaged when dice fall, and positions imagined when something is hidden.
const THROWS: u32 = 8;
const IMAGINED: usize = 3;

pub(crate) fn choose<G: Judge>(
    game: &G,
    side: Side,
    seed: u64,
    clock: &mut dyn FnMut() -> bool,
) -> Option<Choice<G::Action>> {
    let mut luck = Seeded::new(seed);
    let worlds = worlds(game, side, &mut luck);
    let mut actions = Vec::new();
    worlds[0].actions(side, &mut actions);
    let mut order = shortlist(&worlds[0], side, &actions, &mut luck);
    let throws_seed = luck.next_u64();
    let mut weighed: Vec<(f32, f32, usize)> = Vec::with_capacity(order.len());
    for (n, (prior, i)) in order.drain(..).enumerate() {
        if n > 0 && n % 16 == 0 && clock() {
            break;
        }
        let look = |world: &G| glance(world, side, &actions[i], throws_seed, THROWS);
        let value = worlds.iter().map(look).sum::<f32>() / worlds.len() as f32;
        weighed.push((value, prior, i));
    }
    // The order is random among equals, and the sort keeps it.
    weighed.sort_by(|a, b| b.0.total_cmp(&a.0).then(b.1.total_cmp(&a.1)));
    let line = |&(value, _, i): &(f32, f32, usize)| Line { action: actions[i].clone(), visits: 1, value };
    let lines: Vec<_> = weighed.iter().take(5).map(line).collect();
    let first = lines.first()?;
    Some(Choice { action: first.action.clone(), value: first.value, simulations: weighed.len() as u32, lines })
}

/// A position as our side knows it, or a few when there are secrets to guess.
fn worlds<G: Judge>(game: &G, side: Side, luck: &mut Seeded) -> Vec<G> {
    let mut worlds = vec![game.imagine(side, luck)];
    for _ in 1..IMAGINED {
        let other = game.imagine(side, luck);
        if !worlds.contains(&other) {
            worlds.push(other);
        }
    }
    worlds
}

/// Actions by prior, the best first, equals in random order.
fn shortlist<G: Judge>(game: &G, side: Side, actions: &[G::Action], luck: &mut Seeded) -> Vec<(f32, usize)> {
    let mut order: Vec<(f32, usize)> = actions.iter().map(|a| game.prior(side, a)).zip(0..).collect();
    kernel::shuffle(&mut order, luck, "order");
    order.sort_by(|a, b| b.0.total_cmp(&a.0));
    order.truncate(SHORTLIST);
    order
}
