//! What is worth what.

use kernel::{Judge, Side, Text};

use crate::BelleEpoque;
use crate::action::Action;

impl Judge for BelleEpoque {
    fn value(&self, eyes: Side) -> f32 {
        let lead = self.lead() as f32 * if eyes == Side::A { 1.0 } else { -1.0 };
        lead / (lead.abs() + 8.0)
    }

    fn why(&self, _: Side, _: &Action) -> Text {
        Text::key("why-useful")
    }
}
