//! What was told of an act, as a review shows it.

use std::sync::Arc;

use kernel::{CellId, Eyes, ShownDie, Text};

/// What was told of an act.
#[derive(Clone, Default)]
pub(crate) struct Told {
    pub lines: Vec<Text>,
    pub dice: Vec<ShownDie>,
    pub cells: Vec<CellId>,
}

/// Everything that happened; headings of turns are left out.
pub(crate) fn told(events: &[Arc<dyn catalogue::Told>]) -> Told {
    let mut all = Told::default();
    for line in events.iter().filter_map(|event| event.line(Eyes::All)).filter(|line| line.kind != "turn") {
        all.lines.push(line.text);
        all.dice.extend(line.dice);
        all.cells.extend(line.cells);
    }
    all.cells.dedup();
    all
}
