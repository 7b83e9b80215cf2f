//! What is worth what.
use kernel::{Judge, Side, Text};
use crate::{Action, Detroits};
impl Judge for Detroits {
    fn value(&self, _eyes: Side) -> f32 { 0.0 }
    fn why(&self, _side: Side, _action: &Action) -> Text { Text::plain("x") }
}
