//! What a person sees and touches.
use kernel::*;
use crate::{Action, Detroits, Event};
impl Show for Detroits {
    const ABOUT: About = About { minutes_from: 20, minutes_to: 40, difficulty: 3, hidden: true, dice: false };
    fn words(_tongue: Tongue) -> &'static str { "" }
    fn rulebook(_tongue: Tongue) -> &'static str { "" }
    fn scene(&self, _eyes: Eyes) -> Scene { todo!() }
    fn gestures(&self, _side: Side) -> Vec<Gesture> { todo!() }
    fn explain(&self, _side: Side, _touched: &[Touch]) -> Refusal { todo!() }
    fn describe(&self, _side: Side, _action: &Action) -> Text { todo!() }
    fn forecast(&self, _side: Side, _action: &Action) -> Forecast { todo!() }
    fn tell(&self, _event: &Event, _eyes: Eyes) -> Option<LogLine> { todo!() }
}
