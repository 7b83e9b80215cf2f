//! Actions in words, and why touches lead nowhere: the refusal of what a person must have meant.

use kernel::{Game, Refusal, Side, Text, Touch};

use crate::action::{Action, Move, MoveKind};
use crate::geometry::{Point, Pose};
use crate::phrases::{distance, face_words, length, reform_words, shape_words};
use crate::units::{Arm, UnitId};
use crate::{MornePlaine, Stage};

impl MornePlaine {
    /// An action in words.
    pub(crate) fn describe_action(&self, action: &Action) -> Text {
        let name = |text: Text, unit: UnitId| text.with("unit", self.called(unit));
        match *action {
            Action::Deploy { unit, shape, .. } => name(Text::key("do-deploy"), unit).with("shape", shape_words(shape)),
            Action::Enter { unit, shape, .. } => name(Text::key("do-enter"), unit).with("shape", shape_words(shape)),
            Action::Panic(unit) => name(Text::key("do-panic"), unit),
            Action::Move(order) => self.describe_move(&order),
            Action::Volley { unit, target: Some(target) } => {
                name(Text::key("do-volley"), unit).with("target", self.called(target))
            }
            Action::Volley { unit, target: None } => name(Text::key("do-volley-square"), unit),
            Action::Guns { unit, target } => name(Text::key("do-guns"), unit).with("target", self.called(target)),
            Action::Charge { unit, target, pre } => {
                let text = name(Text::key("do-charge"), unit).with("target", self.called(target));
                pre.map_or(text.clone(), |reform| {
                    Text::key("do-first").with("move", text).with("reform", reform_words(reform))
                })
            }
            Action::Form { unit, reform } | Action::VictorReform { unit, reform } => {
                name(Text::key("do-form"), unit).with("reform", reform_words(reform))
            }
            Action::Rally(unit) => name(Text::key("do-rally"), unit),
            Action::Disengage(unit) => name(Text::key("do-disengage"), unit),
            Action::EndActions => Text::key("do-end-actions"),
            Action::FireAt(target) => Text::key("do-fire").with("target", self.called(target)),
            Action::SideFire { face, target } => {
                Text::key("do-side-fire").with("face", face_words(face)).with("target", self.called(target))
            }
            Action::HoldFire => Text::key("do-hold-fire"),
            Action::Support(unit) => name(Text::key("do-support"), unit),
            Action::Go => Text::key("do-go"),
            Action::FireAndHold => self.of_charged(Text::key("do-fire-and-hold")),
            Action::ReactVolley => self.of_charged(Text::key("do-react-volley")),
            Action::ReactForm(shape) => self.of_charged(Text::key("do-react-form")).with("shape", shape_words(shape)),
            Action::FallBack => self.of_charged(Text::key("do-fall-back")),
            Action::CounterCharge => self.of_charged(Text::key("do-counter-charge")),
            Action::Stand => self.of_charged(Text::key("do-stand")),
            Action::RallyForm(reform) => Text::key("do-reform").with("reform", reform_words(reform)),
            Action::Keep => Text::key("do-keep"),
            Action::Command { unit, x, y } => {
                let from = self.unit(unit).pose();
                let far = distance(from, Pose::new(x, y, from.facing));
                if far > self.spec(unit).base_move() + crate::TOLERANCE {
                    return name(Text::key("do-move"), unit);
                }
                name(Text::key("do-command"), unit).with("length", length(far))
            }
            Action::EndCommand => Text::key("do-end-command"),
            Action::Melee(melee) => match self.contacts(melee) {
                Some([a, b]) => Text::key("do-melee").with("a", self.called(a)).with("b", self.called(b)),
                None => Text::key("phase-melee"),
            },
            Action::Stay => Text::key("do-stay-victor"),
            Action::VictorBack(dice) if self.rules().fallback_choice => {
                Text::key("do-back-victor-dice").with("n", dice)
            }
            Action::VictorBack(_) => Text::key("do-back-victor"),
            Action::Pursue(unit) => name(Text::key("do-pursue"), unit),
        }
    }

    /// Words about the unit that is charged.
    fn of_charged(&self, text: Text) -> Text {
        match &self.charge {
            Some(charge) => text.with("unit", self.called(charge.target)),
            None => Text::key("phase-reaction"),
        }
    }

    fn describe_move(&self, order: &Move) -> Text {
        let from = self.unit(order.unit).pose();
        let text = match order.kind {
            MoveKind::Progress if from == order.pose && !self.declared() => Text::key("do-stay"),
            MoveKind::Progress | MoveKind::Fast if from.point() == order.pose.point() && !self.declared() => {
                Text::key("do-turn")
            }
            kind => Text::key(format!("do-{}", kind.word())),
        };
        // A move that cannot be made is not measured (MP-99).
        let mut text = match self.plan_unchecked(order) {
            Ok(course) if self.declared() => {
                text.with("length", Text::key("up-to").with("length", length(course.allowance)))
            }
            Ok(course) => text.with("length", length(course.spent())),
            Err(_) => Text::key("do-move"),
        };
        text = text.with("unit", self.called(order.unit));
        if order.about {
            text = Text::key("do-about").with("move", text);
        }
        if let Some(reform) = order.pre {
            text = Text::key("do-first").with("move", text).with("reform", reform_words(reform));
        }
        if let Some(reform) = order.post {
            text = Text::key("do-then").with("move", text).with("reform", reform_words(reform));
        }
        text
    }

    /// Why these touches lead to no action.
    pub(crate) fn explain_touches(&self, side: Side, touched: &[Touch]) -> Refusal {
        let meant = self.meaning(side, touched).or_else(|| self.supposed(side, touched));
        match meant.map(|action| self.check(side, &action)) {
            Some(Err(refusal)) => refusal,
            Some(Ok(())) => Refusal::new("MP-55", "say-which-action"),
            None => self.at_a_loss(side, touched),
        }
    }

    /// The action that touches without a pose come nearest to.
    fn supposed(&self, side: Side, touched: &[Touch]) -> Option<Action> {
        let pieces: Vec<UnitId> = touched
            .iter()
            .filter_map(|touch| if let Touch::Piece(id) = touch { self.unit_named(id) } else { None })
            .collect();
        let pressed =
            touched.iter().find_map(|touch| if let Touch::Button(id, _) = touch { Some(id.as_str()) } else { None });
        let own = |unit: UnitId| self.spec(unit).side == side;
        match (self.stage, pieces.as_slice()) {
            (Stage::Fire { .. }, &[target]) if !own(target) => Some(Action::FireAt(target)),
            (Stage::Support, &[unit]) if own(unit) => Some(Action::Support(unit)),
            (Stage::Actions, &[unit, target]) if own(unit) && !own(target) => Some(self.aimed(unit, target, pressed)),
            (Stage::Actions, &[unit]) if own(unit) && self.unit(unit).here() => Some(match pressed {
                Some("rally") => Action::Rally(unit),
                Some("disengage") => Action::Disengage(unit),
                _ => self.stay(unit),
            }),
            (Stage::Actions, &[unit]) if own(unit) => {
                Some(Action::Enter { unit, pose: self.spec(unit).pose, shape: self.spec(unit).shape })
            }
            (Stage::Command, &[unit]) if own(unit) => {
                let Point { x, y } = self.unit(unit).pose().point();
                Some(Action::Command { unit, x, y })
            }
            (Stage::Victor, &[unit]) if !own(unit) => Some(Action::Pursue(unit)),
            _ => None,
        }
    }

    /// What a unit of one's own aimed at an enemy means: the button pressed, else its fire.
    fn aimed(&self, unit: UnitId, target: UnitId, pressed: Option<&str>) -> Action {
        match (pressed, self.spec(unit).arm) {
            (Some("charge"), _) | (None, Arm::Cavalry) => Action::Charge { unit, target, pre: None },
            (_, Arm::Artillery) => Action::Guns { unit, target },
            _ => Action::Volley { unit, target: Some(target) },
        }
    }

    /// A unit that acts where it stands.
    fn stay(&self, unit: UnitId) -> Action {
        let kind = self.kinds(unit)[0];
        Action::Move(Move { unit, kind, pre: None, about: false, pose: self.unit(unit).pose(), post: None })
    }

    fn at_a_loss(&self, side: Side, touched: &[Touch]) -> Refusal {
        let foreign = touched.iter().any(|touch| {
            matches!(touch, Touch::Piece(id) if self.unit_named(id).is_some_and(|unit| self.spec(unit).side != side))
        });
        match self.stage {
            Stage::Deploy => Refusal::new("MP-184", "deploy-first"),
            Stage::Panic => Refusal::new("MP-171", "panic-first"),
            Stage::Actions if foreign => Refusal::new("MP-01", "not-yours"),
            Stage::Actions => Refusal::new("MP-55", "choose-a-unit"),
            Stage::Fire { .. } => Refusal::new("MP-59", "fire-or-hold"),
            Stage::Support => Refusal::new("MP-120", "support-or-go"),
            Stage::React => Refusal::new("MP-102", "react-first"),
            Stage::RallyForm(_) => Refusal::new("MP-178", "form-or-keep"),
            Stage::Command => Refusal::new("MP-94", "commanders-only"),
            Stage::Melees => Refusal::new("MP-98", "fight-first"),
            Stage::Victor => Refusal::new("MP-170", "victor-chooses"),
            Stage::VictorReform => Refusal::new("MP-170", "form-or-keep"),
        }
    }
}
