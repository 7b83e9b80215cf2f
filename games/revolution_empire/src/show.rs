//! What a person sees and touches, and what an action is called.

use kernel::{About, Eyes, Forecast, Game, Gesture, LogLine, Overlay, Refusal, Scene, Show, Side, Text, Touch};

use crate::notation::PLAIN;
use crate::{Action, Event, RevolutionEmpire, UnitId};

impl Show for RevolutionEmpire {
    const ABOUT: About = About { minutes_from: 45, minutes_to: 120, difficulty: 3, hidden: true, dice: true };

    kernel::books!();
    kernel::school!["first", "bowl", "flank", "charge"];
    kernel::puzzles!();

    fn scene(&self, eyes: Eyes) -> Scene {
        self.scene_for(eyes)
    }

    fn gestures(&self, side: Side) -> Vec<Gesture> {
        self.all_actions(side).iter().flat_map(|action| self.gestures_for(action)).collect()
    }

    fn preview(&self, _: Side, action: &Action) -> Vec<Overlay> {
        self.preview_of(action)
    }

    fn explain(&self, side: Side, touched: &[Touch]) -> Refusal {
        self.explain_touches(side, touched)
    }

    /// Chits not chosen, shots not fired, attacks not made.
    fn forfeits(&self, side: Side, action: &Action) -> Vec<Text> {
        let (word, n) = match action {
            Action::Seal => {
                let open = self.setup.corps_of_side(side).iter().any(|corps| self.may_choose(corps.id));
                ("forfeit-chits", if open { usize::from(self.command_left(side)) } else { 0 })
            }
            Action::EndFire => ("forfeit-shots", self.unfired()),
            Action::EndCombat => {
                ("forfeit-attacks", self.attackers().filter(|&unit| self.prey(unit).next().is_some()).count())
            }
            _ => return Vec::new(),
        };
        (n > 0).then(|| Text::key(word).with("n", n)).into_iter().collect()
    }

    fn describe(&self, _: Side, action: &Action) -> Text {
        let about = |key: &str, unit: UnitId| Text::key(key.to_owned()).with("unit", self.unit_name(unit));
        let duel = |key: &str, unit, target| about(key, unit).with("target", self.unit_name(target));
        match *action {
            Action::Chit(corps) => Text::key("do-chit").with("corps", self.corps_name(corps)),
            Action::Group(unit) => about("do-group", unit),
            Action::Fire { battery, target } => duel("do-fire", battery, target),
            Action::Skirmish { unit, target } => duel("do-skirmish", unit, target),
            Action::Move { unit, to } => about("do-move", unit).with("hex", self.place_name(to)),
            Action::Attack { unit, target, column: true } => duel("do-attack-column", unit, target),
            Action::Attack { unit, target, .. } if self.may_choose_column(unit, target) => {
                duel("do-attack-line", unit, target)
            }
            Action::Attack { unit, target, .. } => duel("do-attack", unit, target),
            Action::Retreat { unit, to } => match self.unit_at(to) {
                Some(friend) => about("do-push", unit).with("friend", self.unit_name(friend)),
                None => about("do-retreat", unit),
            }
            .with("hex", self.place_name(to)),
            Action::Riposte if let Some(clash) = self.clash() => duel("do-riposte", clash.target, clash.attacker),
            Action::Take if let Some(clash) = self.clash() => {
                about("do-take", clash.attacker).with("hex", self.place_name(self.vacated()))
            }
            Action::Pursue if self.clash().is_some() => self.duel("do-pursue"),
            _ => PLAIN.label(action),
        }
    }

    fn forecast(&self, side: Side, action: &Action) -> Forecast {
        self.forecast_action(side, action)
    }

    /// The next chit says nothing about what this action does.
    fn aside(label: &str) -> bool {
        label == "chit"
    }

    fn consequences(&self, after: &Self, events: &[Event]) -> Vec<Text> {
        self.came_true(after, events)
    }

    fn tell(&self, event: &Event, eyes: Eyes) -> Option<LogLine> {
        self.tell_event(event, eyes)
    }
}
