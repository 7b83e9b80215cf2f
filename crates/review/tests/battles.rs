//! Battles to be talked over.

use catalogue::{Match, Player, Rank, Table};
use kernel::{Eyes, Seeded, Side};
use review::{Case, Debrief, Depth, Weighed};
use session::{DiceOrder, Order, Session};

/// Longest game that is played.
const LONGEST: usize = 6_000;

/// Somebody who chooses.
pub type Chooser<'a> = dyn FnMut(&dyn Match, Side) -> String + 'a;

/// The usual scenario of a game, begun with dice of a seed.
pub fn begun(table: &dyn Table, seed: u64) -> Session {
    let order = Order::of(table.id(), table.scenarios()[0].id);
    Session::begin(order, DiceOrder::Seeded(seed)).expect("a scenario of the game")
}

/// Plays on, at most so many decisions.
pub fn play_on(session: &mut Session, decisions: usize, choose: &mut Chooser) {
    for _ in 0..decisions {
        let Some(side) = session.to_play().next() else { break };
        let action = choose(&**session.position(), side);
        let view = session.view_number(side);
        session.act(side, &action, view).expect("a legal action");
    }
}

/// Chooses by lot.
pub fn lots(seed: u64) -> impl FnMut(&dyn Match, Side) -> String {
    let mut luck = Seeded::new(seed ^ 0x6c6f_7473);
    move |position, side| {
        let legal = position.legal(side);
        legal[luck.below(legal.len() as u32) as usize].clone()
    }
}

/// Takes what looks best at once.
pub fn sergeant(seed: u64) -> impl FnMut(&dyn Match, Side) -> String {
    let mut luck = Seeded::new(seed);
    move |position, side| position.choose(side, &Player::usual(Rank::Sergeant), luck.next_u64(), &mut || false).action
}

/// A whole battle.
pub fn fought(table: &dyn Table, seed: u64, choose: &mut Chooser) -> Session {
    let mut session = begun(table, seed);
    play_on(&mut session, LONGEST, choose);
    session
}

/// The case of a battle.
pub fn case(session: &Session, depth: Depth) -> Case {
    Case::open(&session.record(Eyes::All), depth).expect("a table in sight")
}

/// The review of a battle.
pub fn reviewed(session: &Session, depth: Depth) -> Debrief {
    let case = case(session, depth);
    let parts: Vec<Weighed> = (0..case.parts()).map(|part| case.weigh(part)).collect();
    case.sum(&parts)
}

/// What a position looks like to a side at first glance.
pub fn glance(position: &dyn Match, side: Side) -> f64 {
    match position.to_play().outcome() {
        Some(outcome) => f64::from(outcome.score(side)) * 2.0 - 1.0,
        None => f64::from(position.promise(side) - position.promise(!side)) / 2.0,
    }
}
