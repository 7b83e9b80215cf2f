//! Plain UCT, the yardstick of every search: random playouts to the end, no knowledge of the game.

use std::collections::HashMap;

use commander::Budget;
use kernel::{Game, Seeded, Side, Silence, playout};

use crate::host;

/// How much the little tried weighs against the well known.
const CURIOSITY: f32 = 1.4;

/// A node stands for all positions after the same actions, whatever the dice and the other side's secrets.
#[derive(Default)]
struct Node<A> {
    visits: f32,
    /// For each action its child.
    children: HashMap<A, usize>,
    /// What came of it, for the side whose action led here.
    total: f32,
}

/// The most visited action. Without any limit, of 1,000 simulations.
pub(crate) fn decide<G: Game>(game: &G, side: Side, budget: &Budget, mut luck: Seeded) -> G::Action {
    let mut nodes: Vec<Node<G::Action>> = vec![Node { visits: 0.0, children: HashMap::new(), total: 0.0 }];
    let most = budget.simulations.unwrap_or(if budget.time.is_some() { u32::MAX } else { 1000 });
    let mut clock = host::clock(budget.time);
    let mut simulations = 0;
    while simulations == 0 || (simulations < most && !clock()) {
        simulate(&mut nodes, game.imagine(side, &mut luck), side, &mut luck);
        simulations += 1;
    }
    let visits = |action: &G::Action| nodes[0].children.get(action).map_or(0.0, |&child| nodes[child].visits);
    // In the order of the list, so that the same seed gives the same choice.
    let actions = game.imagine(side, &mut luck).all_actions(side);
    let best = actions.into_iter().rev().max_by(|a, b| visits(a).total_cmp(&visits(b)));
    best.expect("a side that is asked has an action")
}

fn simulate<G: Game>(nodes: &mut Vec<Node<G::Action>>, mut game: G, side: Side, luck: &mut Seeded) {
    let mut at = 0;
    let mut path = vec![(0, side)];
    let mut actions = Vec::new();
    while let Some(mover) = next(&game, side) {
        actions.clear();
        game.actions(mover, &mut actions);
        let fresh: Vec<_> = actions.iter().filter(|action| !nodes[at].children.contains_key(action)).collect();
        let action = match fresh.len() {
            0 => best(nodes, at, &actions).clone(),
            n => fresh[luck.below(n as u32) as usize].clone(),
        };
        let new = !fresh.is_empty();
        game.play(mover, &action, luck, &mut Silence);
        if new {
            nodes.push(Node { visits: 0.0, children: HashMap::new(), total: 0.0 });
            let child = nodes.len() - 1;
            nodes[at].children.insert(action.clone(), child);
        }
        at = nodes[at].children[&action];
        path.push((at, mover));
        if new {
            break;
        }
    }
    let limit = G::ply_limit(game.setup_of());
    let mut scratch = Vec::new();
    playout(&mut game, luck, &mut scratch, limit);
    let outcome = game.to_play().outcome();
    for (node, mover) in path {
        nodes[node].visits += 1.0;
        nodes[node].total += outcome.as_ref().map_or(0.5, |outcome| outcome.score(mover));
    }
}

/// Where both decide our side comes first.
fn next<G: Game>(game: &G, side: Side) -> Option<Side> {
    let to_play = game.to_play();
    if to_play.awaits(side) { Some(side) } else { to_play.next() }
}

fn best<'a, A: Eq + std::hash::Hash>(nodes: &[Node<A>], at: usize, actions: &'a [A]) -> &'a A {
    let visits = nodes[at].visits.max(1.0).ln();
    let score = |action: &A| {
        let child = &nodes[nodes[at].children[action]];
        child.total / child.visits + CURIOSITY * (visits / child.visits).sqrt()
    };
    let best = actions.iter().max_by(|a, b| score(a).total_cmp(&score(b)));
    best.expect("a position that is not over has an action")
}
