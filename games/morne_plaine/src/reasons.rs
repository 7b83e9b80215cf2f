//! Why the commander proposes an act: what is true of it here, as it can be seen on the table.

use kernel::{Side, Text};

use crate::MornePlaine;
use crate::action::{Action, Move};
use crate::geometry::{Point, inches};
use crate::units::UnitId;

/// A move that leads less far than this to or from something is not explained by it.
const STEP: i32 = inches(1);

impl MornePlaine {
    pub(crate) fn reason(&self, side: Side, action: &Action) -> Text {
        let about = |key: &'static str, unit| Text::key(key).with("unit", self.called(unit));
        match *action {
            Action::Volley { target: Some(target), .. }
            | Action::Guns { target, .. }
            | Action::FireAt(target)
            | Action::SideFire { target, .. } => self.reason_to_fire(target),
            Action::Volley { target: None, .. } => Text::key("why-fire-square"),
            Action::HoldFire => Text::key("why-hold-fire"),
            Action::Charge { unit, target, .. } => self.reason_to_charge(unit, target),
            Action::Support(unit) => about("why-support", unit),
            Action::Go => Text::key("why-go"),
            Action::Pursue(target) => about("why-pursue", target),
            Action::Rally(unit) => about("why-rally", unit),
            Action::Move(ref m) => self.reason_to_move(side, m),
            Action::Form { .. } | Action::ReactForm(_) | Action::RallyForm(_) | Action::VictorReform { .. } => {
                Text::key("why-form")
            }
            Action::Keep => Text::key("why-keep"),
            Action::Command { unit, x, y } => Text::key("why-command").with("n", self.would_command(unit, x, y)),
            Action::Deploy { unit, .. } => about("why-deploy", unit),
            Action::Enter { unit, .. } => about("why-enter", unit),
            Action::FallBack | Action::VictorBack(_) | Action::Disengage(_) => Text::key("why-back"),
            Action::FireAndHold | Action::ReactVolley | Action::Stand | Action::CounterCharge => Text::key("why-stand"),
            Action::Stay => Text::key("why-stay"),
            Action::Melee(_) => Text::key("why-melee"),
            Action::Panic(unit) => about("why-panic", unit),
            Action::EndActions | Action::EndCommand => Text::key("why-enough"),
        }
    }

    fn reason_to_fire(&self, target: UnitId) -> Text {
        let lost = self.spec(target).n0.saturating_sub(self.unit(target).n);
        let key = if lost > 0 { "why-fire-more" } else { "why-fire" };
        Text::key(key).with("unit", self.called(target)).with("n", lost)
    }

    fn reason_to_charge(&self, unit: UnitId, target: UnitId) -> Text {
        let key = if self.unit(target).fleeing {
            "why-charge-fleeing"
        } else if self.in_flank(&self.figures(unit), target) {
            "why-charge-flank"
        } else {
            "why-charge"
        };
        Text::key(key).with("unit", self.called(target))
    }

    /// To an objective, towards the nearest enemy, or away from him.
    fn reason_to_move(&self, side: Side, m: &Move) -> Text {
        let (from, to) = (self.unit(m.unit).pose().point(), m.pose.point());
        let nearer = |goal: Point| far(from, goal) - far(to, goal);
        let wanted = self.setup.objectives.iter().zip(self.held()).filter(|(_, held)| **held != Some(side));
        let approached = wanted.map(|(objective, _)| objective).filter(|objective| nearer(objective.at) >= STEP);
        if let Some(objective) = approached.min_by_key(|objective| far(to, objective.at)) {
            return Text::key("why-towards").with("at", objective.name.clone());
        }
        let enemies = self.present(!side).filter(|&id| self.spec(id).fights());
        let Some(enemy) = enemies.min_by_key(|&id| far(to, self.unit(id).foot.centre())) else {
            return Text::key("why-position");
        };
        let key = match nearer(self.unit(enemy).foot.centre()) {
            gained if gained >= STEP => "why-close-in",
            gained if gained <= -STEP => "why-away",
            _ => "why-position",
        };
        Text::key(key).with("unit", self.called(enemy))
    }
}

/// How far two points are from each other, in engine units.
fn far(a: Point, b: Point) -> i32 {
    let (dx, dy) = a.from(b);
    libm::sqrt((dx * dx + dy * dy) as f64) as i32
}
