//! What is worth what.

use kernel::{Judge, Side, Text};

use crate::{Action, MornePlaine};

impl Judge for MornePlaine {
    fn value(&self, eyes: Side) -> f32 {
        (self.points(eyes) - self.points(!eyes)) as f32 / 100.0
    }

    fn why(&self, _: Side, action: &Action) -> Text {
        self.describe_action(action)
    }
}
