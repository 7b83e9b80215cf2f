//! What proves that a browser plays the same games as a server: counted, played and thought over here and there, the
//! accounts are compared to the letter.

use std::fmt::Write;

use catalogue::Match;
use kernel::{Eyes, Fault, Seeded, Side};
use session::{DiceOrder, Order, Session};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::thinker::Thinker;

/// Decisions of a game played by lot; long games are cut there.
const LONGEST: u32 = 600;
/// Who thinks, and after how many steps played by lot.
const PLAYERS: [&str; 4] = ["recruit", "sergeant", "captain:60", "marshal:120"];
const STEPS: [u32; 3] = [0, 5, 17];

/// The account of a game's usual scenario: how many ways lead how far from its beginning, the records of games played
/// by lot, and what each rank of commander would do and thinks of it.
#[wasm_bindgen]
pub fn account(game: &str, games: u32) -> Result<String, String> {
    accounted(game, games).map_err(|fault| fault.to_string())
}

fn accounted(game: &str, games: u32) -> Result<String, Fault> {
    let scenario = catalogue::game(game)?.scenarios()[0].id;
    let begun = |seed: u32| Session::begin(Order::of(game, scenario), DiceOrder::Seeded(seed.into()));
    let mut text = String::new();
    for depth in 1..=2 {
        _ = writeln!(text, "ways {depth}: {}", ways(&**begun(1)?.position(), depth));
    }
    for seed in 0..games {
        let mut session = begun(seed)?;
        by_lot(&mut session, seed, LONGEST)?;
        text += &session.record(Eyes::All).text();
    }
    for (steps, player) in STEPS.iter().flat_map(|steps| PLAYERS.map(|player| (*steps, player))) {
        let mut session = begun(steps)?;
        by_lot(&mut session, steps, steps)?;
        let Some(side) = mover(&session) else { continue };
        let mut thinker = Thinker::about(&**session.position(), side, &player.parse()?, 7);
        while !thinker.think(50) {}
        _ = writeln!(text, "{player} after {steps}: {}", thinker.advice());
    }
    Ok(text)
}

/// Whose step is next: of two who decide in secret, the first.
fn mover(session: &Session) -> Option<Side> {
    let to_play = session.to_play();
    Side::BOTH.into_iter().find(|&side| to_play.awaits(side))
}

/// Plays some steps by lot.
fn by_lot(session: &mut Session, seed: u32, steps: u32) -> Result<(), Fault> {
    let mut luck = Seeded::new(u64::from(seed) ^ 0x6c6f_7473);
    for _ in 0..steps {
        let Some(side) = mover(session) else { break };
        let legal = session.position().legal(side);
        let action = &legal[(luck.next_u64() % legal.len() as u64) as usize];
        let view = session.view_number(side);
        session.act(side, action, view).map_err(|rejected| Fault::new(action.clone(), format!("{rejected:?}")))?;
    }
    Ok(())
}

/// How many ways lead so many steps on; dice fall as the seed has them.
fn ways(position: &dyn Match, depth: u32) -> u32 {
    let to_play = position.to_play();
    let Some(side) = Side::BOTH.into_iter().find(|&side| to_play.awaits(side)).filter(|_| depth > 0) else { return 1 };
    let count = |action: String| {
        let mut next = position.boxed();
        let played = next.play(side, &action, &mut Seeded::new(1));
        if played.is_ok() { ways(&*next, depth - 1) } else { 0 }
    };
    position.legal(side).into_iter().map(count).sum()
}

/// Simulations that a search of the beginning of a game does, one after the other: for a clock outside.
#[wasm_bindgen]
pub fn exert(game: &str, simulations: u32) -> Result<u32, String> {
    let begin = || {
        let scenario = catalogue::game(game)?.scenarios()[0].id;
        let mut session = Session::begin(Order::of(game, scenario), DiceOrder::Seeded(1))?;
        by_lot(&mut session, 1, 8)?;
        Ok(session)
    };
    let session = begin().map_err(|fault: Fault| fault.to_string())?;
    let Some(side) = mover(&session) else { return Ok(0) };
    let mut search = session.position().search(side, 1);
    search.step(simulations);
    Ok(search.simulations())
}
