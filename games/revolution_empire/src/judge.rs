//! What is worth what.

use kernel::{Judge, Side, Text};

use crate::sight::{Lane, lanes};
use crate::{Action, Cells, RevolutionEmpire, Setup};

/// What the rules and the commander look up again and again, worked out once for a board.
#[derive(Default)]
pub(crate) struct Guide {
    /// Where each arm could go from each hex of an empty board.
    pub strolls: [Vec<Cells>; 4],
    /// The hexes within range of each hex.
    pub lanes: Vec<Vec<Lane>>,
}

impl Guide {
    pub fn new(setup: &Setup) -> Self {
        let lanes = setup.grid.cells().map(|cell| lanes(setup, cell)).collect();
        Guide { strolls: crate::movement::strolls(setup), lanes }
    }
}

impl Judge for RevolutionEmpire {
    fn value(&self, eyes: Side) -> f32 {
        let (own, other) = (self.points(eyes) as f32, self.points(!eyes) as f32);
        ((other - own) / 20.0).clamp(-0.98, 0.98)
    }

    fn why(&self, _: Side, _: &Action) -> Text {
        Text::key("why-better")
    }
}
