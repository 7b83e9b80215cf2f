//! What a person sees and touches.

use kernel::{
    About, Board, BySide, Eyes, Forecast, Gesture, LogLine, Overlay, Refusal, Scene, Show, Side, SideLook, Spot, Text,
    Touch,
};

use crate::action::Action;
use crate::event::Event;
use crate::{MornePlaine, Pose, Stage};

impl Show for MornePlaine {
    const ABOUT: About = About { minutes_from: 30, minutes_to: 120, difficulty: 4, hidden: false, dice: true };

    kernel::books!();
    kernel::school!["first", "formations", "charge", "morale"];
    kernel::puzzles!();

    /// Nothing is hidden: all eyes see the same table.
    fn scene(&self, _: Eyes) -> Scene {
        let look = |side, emblem| SideLook::new(self.camp(side), &self.setup.armies[side].livery, emblem);
        Scene {
            sides: BySide([look(Side::A, "square"), look(Side::B, "chamfer")]),
            board: Board::Plane(self.table()).into(),
            pieces: self.blocks(),
            overlays: self.overlays(),
            banner: self.banner(),
            meters: self.meters(),
            trays: self.trays(),
            focus: self.focus(),
            clock: self.clock(),
            goal: self.goal(),
        }
    }

    fn alike(&self) -> bool {
        true
    }

    fn notated(&self, spot: Spot<'_>) -> Option<String> {
        match spot {
            Spot::Piece(piece) => {
                let unit = self.unit_named(piece).filter(|&unit| self.unit(unit).here() && !self.declared())?;
                let Pose { x, y, facing } = self.unit(unit).pose();
                Some(format!("{x} {y} {facing}"))
            }
            Spot::Point([x, y]) => {
                let at = self.touched_pose(x, y, 0);
                Some(format!("{} {}", at.x, at.y))
            }
        }
    }

    fn gestures(&self, side: Side) -> Vec<Gesture> {
        self.all_gestures(side)
    }

    fn meant(&self, side: Side, touched: &[Touch]) -> Option<Action> {
        self.meaning(side, touched)
    }

    fn preview(&self, side: Side, action: &Action) -> Vec<Overlay> {
        self.previewed(side, action)
    }

    fn explain(&self, side: Side, touched: &[Touch]) -> Refusal {
        self.explain_touches(side, touched)
    }

    fn describe(&self, _: Side, action: &Action) -> Text {
        self.describe_action(action)
    }

    fn forecast(&self, side: Side, action: &Action) -> Forecast {
        self.forecast_action(side, action)
    }

    /// Units that have done nothing yet when the actions end.
    fn forfeits(&self, _: Side, action: &Action) -> Vec<Text> {
        let idle = if *action == Action::EndActions { self.idle() } else { 0 };
        (idle > 0).then(|| Text::key("forfeit-acts").with("n", idle)).into_iter().collect()
    }

    /// What a charge or a pursuit comes to would tell how far it has to go, and so would the dice it needs: nothing
    /// is said of it beforehand (MP-99, MP-R75). Nor are facts chances, where players declare them.
    fn foretells(&self, action: &Action) -> bool {
        let runs = matches!(self.stage, Stage::Support | Stage::React)
            || matches!(action, Action::Charge { .. } | Action::Pursue(_));
        !self.declared() && (!runs || self.rules().pre_measure_charges)
    }

    fn consequences(&self, after: &Self, events: &[Event]) -> Vec<Text> {
        self.came_true(after, events)
    }

    fn tell(&self, event: &Event, _: Eyes) -> Option<LogLine> {
        // The test that rallied a unit has said so.
        (!matches!(event, Event::Rallied { tested: true, .. })).then(|| self.tell_event(event))
    }
}
