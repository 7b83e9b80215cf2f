//! What will probably follow an action: the other side's answer, and what one would do then.

use catalogue::Match;
use kernel::{Seeded, Side, Text};
use serde::{Deserialize, Serialize};

/// Simulations for each step of the line.
const SIMULATIONS: u32 = 48;
/// Steps that are looked through for an answer: a turn may have many.
const LONGEST: usize = 24;

/// A step that is expected.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Expected {
    /// Whose.
    pub side: Side,
    /// In words.
    pub what: Text,
}

/// What will probably follow an action, as far as its side can know: the other side's answer and one's own reply to it,
/// the first step of each. It is looked for in one imagined position, with dice of the seed; secret steps are not told.
pub fn expected(position: &dyn Match, side: Side, action: &str, seed: u64) -> Vec<Expected> {
    let mut luck = Seeded::new(seed);
    let mut world = position.imagine(side, seed);
    let mut line: Vec<Expected> = Vec::new();
    if world.play(side, action, &mut luck).is_err() {
        return line;
    }
    for _ in 0..LONGEST {
        let Some(mover) = world.to_play().next() else { break };
        let mut search = world.search(mover, luck.next_u64());
        if !search.forced() {
            search.step(SIMULATIONS);
        }
        let advice = search.advice();
        let turn_begins = line.last().map_or(side, |last| last.side) != mover;
        if turn_begins && !world.secret(mover, &advice.action) {
            line.push(Expected { side: mover, what: advice.what });
        }
        if line.len() == 2 || world.play(mover, &advice.action, &mut luck).is_err() {
            break;
        }
    }
    line
}
