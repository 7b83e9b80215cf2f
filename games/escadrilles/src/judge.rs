use kernel::{Judge, Side, Text};

use crate::{Action, Escadrilles};

impl Judge for Escadrilles {
    fn value(&self, eyes: Side) -> f32 {
        (self.strength(eyes) as f32 - self.strength(!eyes) as f32) / 10.0
    }

    fn why(&self, _: Side, _: &Action) -> Text {
        Text::key("why-freedom")
    }
}
