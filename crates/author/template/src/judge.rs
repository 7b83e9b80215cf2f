//! What is worth what: all that the computer players know of the game.

use kernel::{Judge, Side, Text};

use crate::{Action, NewGame};

/// AUTHOR: what a company, the village and a step towards it are worth, compared with one another.
const COMPANY: f32 = 1.0;
const VILLAGE: f32 = 0.6;
const STEP: f32 = 0.05;

impl NewGame {
    fn hopes(&self, side: Side) -> f32 {
        let steps: u32 = self.companies[side].iter().map(|at| self.setup.grid.distance(at, self.setup.village)).sum();
        let village = if self.holder() == Some(side) { VILLAGE } else { 0.0 };
        COMPANY * self.companies[side].len() as f32 + village - STEP * steps as f32
    }
}

impl Judge for NewGame {
    /// From -1 (lost) to 1 (won).
    fn value(&self, eyes: Side) -> f32 {
        let lead = self.hopes(eyes) - self.hopes(!eyes);
        lead / (1.0 + lead.abs())
    }

    fn why(&self, _: Side, action: &Action) -> Text {
        match *action {
            Action::Move { to, .. } => Text::key("why-move").with("at", self.name(to)),
            Action::Attack { target, .. } => Text::key("why-attack").with("at", self.name(target)),
            Action::Hold => Text::key("why-hold"),
        }
    }
}
