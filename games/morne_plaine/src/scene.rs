//! What is asked, and the marks that help to decide it.

use kernel::{Banner, Game, Overlay, Side, Text, ToPlay};

use crate::action::{Action, Move};
use crate::forecast::spent_words;
use crate::formation::{Face, Foot, Formation, Reform};
use crate::geometry::{Pose, inches};
use crate::gestures::angle;
use crate::phrases::length;
use crate::units::{Arm, Trait, UnitId};
use crate::{MornePlaine, Stage};

impl MornePlaine {
    /// Who decides and what is asked.
    pub(crate) fn banner(&self) -> Banner {
        if let ToPlay::Over(outcome) = self.to_play() {
            let ask = self.ended_words(outcome.winner, outcome.reason, Side::BOTH.map(|side| self.points(side)));
            return Banner { side: None, phase: Text::key("phase-over"), ask, help: None };
        }
        let (phase, ask, help) = match self.stage {
            Stage::Deploy => (Text::key("phase-deploy"), Text::key("ask-deploy"), Text::key("help-deploy")),
            Stage::Panic => self.ask_panic(),
            Stage::Actions => self.ask_actions(),
            Stage::Fire { unit, .. } => self.ask_fire(unit),
            Stage::Support => self.ask_support(),
            Stage::React => self.ask_reaction(),
            Stage::RallyForm(unit) => {
                let ask = Text::key("ask-rally").with("unit", self.called(unit));
                (Text::key("phase-rally"), ask, Text::key("help-rally"))
            }
            Stage::Command => {
                let ask = if self.declared() { Text::key("ask-command-declared") } else { Text::key("ask-command") };
                (Text::key("phase-command"), ask, Text::key("help-command"))
            }
            Stage::Melees => {
                let left = self.melees.iter().filter(|melee| !melee.fought).count();
                (Text::key("phase-melee"), Text::key("ask-melee").with("n", left), Text::key("help-melee"))
            }
            Stage::Victor => self.ask_victor(),
            Stage::VictorReform => (Text::key("phase-victory"), Text::key("ask-reforms"), Text::key("help-reforms")),
        };
        Banner { side: self.to_play().next(), phase, ask, help: Some(help) }
    }

    fn ask_panic(&self) -> (Text, Text, Text) {
        let unit = self.ids().find(|&id| self.unit(id).panic > 0);
        // While the last one's throw is shown nobody is left to test.
        let ask = unit.map_or(Text::key("phase-panic"), |id| Text::key("ask-panic").with("unit", self.called(id)));
        let need = unit.map_or(4, |id| self.unit(id).panic);
        (Text::key("phase-panic"), ask, Text::key("help-panic").with("need", need))
    }

    fn ask_actions(&self) -> (Text, Text, Text) {
        let ask = match (self.idle(), self.declared()) {
            (0, _) => Text::key("ask-actions-done"),
            (_, true) => Text::key("ask-actions-declared"),
            _ => Text::key("ask-actions"),
        };
        let running = self.present(self.player).any(|id| self.unit(id).fleeing && !self.unit(id).acted);
        let due = self.of_side(self.player).any(|id| self.may_enter(id));
        let help = match (running, due) {
            (true, _) => Text::key("help-actions-rally"),
            (_, true) => Text::key("help-actions-enter"),
            _ if self.declared() => Text::key("help-actions-declared"),
            _ => Text::key("help-actions"),
        };
        (Text::key("phase-actions"), ask, help)
    }

    /// Whether a reinforcement is due and still waits.
    pub(crate) fn may_enter(&self, id: UnitId) -> bool {
        self.unit(id).place == crate::Place::Waiting && self.spec(id).turn <= self.turn
    }

    /// Units of the side to play that could still act.
    pub(crate) fn idlers(&self) -> impl Iterator<Item = UnitId> + '_ {
        self.present(self.player).filter(|&id| {
            let unit = self.unit(id);
            !self.spec(id).commands() && !unit.acted && !unit.caught && !unit.panicked
        })
    }

    /// How many they are.
    pub(crate) fn idle(&self) -> usize {
        self.idlers().count()
    }

    fn ask_fire(&self, unit: UnitId) -> (Text, Text, Text) {
        let ask = if self.unit(unit).shape.formation == Formation::Square {
            Text::key("ask-fire-square")
        } else {
            Text::key("ask-fire")
        };
        let help = if self.declared() { Text::key("help-fire-declared") } else { Text::key("help-fire") };
        (Text::key("phase-fire"), ask.with("unit", self.called(unit)), help)
    }

    /// The first charger and its target.
    fn rush(&self) -> Option<(UnitId, UnitId)> {
        let charge = self.charge.as_ref()?;
        Some((*charge.queue.first()?, charge.target))
    }

    fn ask_support(&self) -> (Text, Text, Text) {
        let mut actions = Vec::new();
        self.actions(self.player, &mut actions);
        let ask = if actions.len() > 1 { Text::key("ask-charge") } else { Text::key("ask-charge-alone") };
        (Text::key("phase-charge"), self.with_rush(ask), Text::key("help-charge"))
    }

    fn with_rush(&self, text: Text) -> Text {
        match self.rush() {
            Some((unit, target)) => text.with("unit", self.called(unit)).with("target", self.called(target)),
            None => text,
        }
    }

    /// MP-99, MP-102: the reaction is chosen without measuring.
    fn ask_reaction(&self) -> (Text, Text, Text) {
        let help = match self.rush() {
            Some((unit, target)) if self.rules().pre_measure_charges => Text::key("help-reaction-measured")
                .with("gap", length(self.gap_between(unit, target).units()))
                .with("reach", length(2 * self.spec(unit).base_move())),
            _ => Text::key("help-reaction"),
        };
        (Text::key("phase-reaction"), self.with_rush(Text::key("ask-reaction")), help)
    }

    fn ask_victor(&self) -> (Text, Text, Text) {
        let phase = Text::key("phase-victory");
        let Some(victor) = &self.victor else { return (phase.clone(), phase.clone(), phase) };
        let name = victor.units.first().map_or(self.camp(victor.side), |&unit| self.called(unit));
        if victor.melee.is_some() {
            (phase, Text::key("ask-victory-held").with("unit", name), Text::key("help-victory-held"))
        } else {
            (phase, Text::key("ask-victory-fled").with("unit", name), Text::key("help-victory"))
        }
    }

    /// "Turn 3 of 8".
    pub(crate) fn clock(&self) -> Text {
        match self.stage {
            Stage::Deploy => Text::key("clock-deploy"),
            _ => Text::key("clock-turn").with("turn", self.turn.min(self.setup.turns)).with("limit", self.setup.turns),
        }
    }

    /// Where a small screen should look.
    pub(crate) fn focus(&self) -> Vec<String> {
        let units: Vec<UnitId> = match self.stage {
            // A sheet is looked at as a whole.
            _ if self.declared() => Vec::new(),
            Stage::Actions => self.idlers().collect(),
            Stage::Command => self.present(self.player).filter(|&id| self.spec(id).commands()).collect(),
            Stage::Panic => self.ids().filter(|&id| self.unit(id).panic > 0).take(1).collect(),
            Stage::Fire { unit, .. } | Stage::RallyForm(unit) => vec![unit],
            Stage::Support | Stage::React => self.rush().into_iter().flat_map(|(a, b)| [a, b]).collect(),
            Stage::Melees => {
                self.melees.iter().filter(|m| !m.fought).flat_map(|m| m.sides.iter().flatten().copied()).collect()
            }
            Stage::Victor | Stage::VictorReform => self.victor.iter().flat_map(|v| v.units.clone()).collect(),
            _ => Vec::new(),
        };
        units.into_iter().map(|id| self.id_of(id).to_owned()).collect()
    }

    /// Marks with a meaning for the decision.
    pub(crate) fn overlays(&self) -> Vec<Overlay> {
        let mut marks: Vec<Overlay> = self.flags().collect();
        if !self.declared() {
            marks.extend(self.command_rings(self.player));
        }
        match self.stage {
            Stage::Fire { .. } if self.declared() => {}
            Stage::Fire { unit, volley, .. } => marks.extend(self.arcs(unit, &self.unit(unit).foot, !volley)),
            Stage::Support | Stage::React => marks.extend(self.rush_arrow()),
            Stage::Melees => marks.extend(self.melees.iter().filter(|melee| !melee.fought).filter_map(|melee| {
                let [a, b] = self.contacts(melee.id)?;
                let [from, to] = if self.player == Side::A { [a, b] } else { [b, a] };
                Some(Overlay::Attack { from: self.id_of(from).to_owned(), to: self.id_of(to).to_owned() })
            })),
            _ => {}
        }
        marks
    }

    fn rush_arrow(&self) -> Option<Overlay> {
        let (from, to) = self.rush()?;
        Some(Overlay::Attack { from: self.id_of(from).to_owned(), to: self.id_of(to).to_owned() })
    }

    /// MP-72 to MP-76, MP-87: the fields of fire of a unit standing there, with their range bands.
    pub(crate) fn arcs(&self, id: UnitId, foot: &Foot, moved: bool) -> Vec<Overlay> {
        let (spec, unit) = (self.spec(id), self.unit(id));
        let bands: &[i32] = match (spec.arm, unit.shape.formation) {
            (_, Formation::March | Formation::Limbered | Formation::Point) => &[],
            (Arm::Artillery, _) if spec.class == crate::Class::Heavy => &[12, 36, 48],
            (Arm::Artillery, _) => &[8, 24, 36],
            (Arm::Cavalry, _) if moved => &[4],
            (Arm::Infantry, _) if moved => &[6],
            (Arm::Infantry, _) if spec.is(Trait::Rifles) => &[9, 18],
            (Arm::Infantry, _) => &[6, 12],
            _ => &[],
        };
        if bands.is_empty() || unit.fleeing {
            return Vec::new();
        }
        let bands: Vec<i32> = bands.iter().map(|&p| p * 100).collect();
        let spread = if spec.arm == Arm::Artillery { 90 } else { 45 };
        let faces: &[Face] = if unit.shape.formation == Formation::Square { &Face::ALL } else { &[Face::Front] };
        let arc = |&face: &Face| {
            let (pose, half) = foot.face(face);
            Overlay::Arc {
                at: self.spot(pose.point()),
                angle: angle(pose.facing),
                spread,
                width: Some(Self::on_ruler(2 * half)),
                bands: bands.clone(),
            }
        };
        faces.iter().map(arc).collect()
    }

    /// The footprint of a unit after a reform where it stands.
    fn reformed_foot(&self, id: UnitId, reform: Reform) -> Foot {
        self.reformed(id, &self.unit(id).foot, reform)
    }

    /// Marks that help to judge an action before it is made.
    pub(crate) fn previewed(&self, side: Side, action: &Action) -> Vec<Overlay> {
        if self.declared() {
            return Vec::new();
        }
        let legal = self.check(side, action).is_ok();
        match *action {
            Action::Move(order) => self.preview_move(&order, legal),
            Action::Command { unit, x, y } => {
                let from = self.unit(unit).pose();
                let to = Pose::new(x, y, from.facing);
                let ring = Overlay::Ring {
                    at: self.spot(to.point()),
                    radius: Self::on_ruler(self.spec(unit).command_range()),
                    text: None,
                };
                self.march(from, to).into_iter().chain([ring]).collect()
            }
            Action::Deploy { unit, pose, shape } | Action::Enter { unit, pose, shape } => {
                vec![self.footprint(&self.foot_at(unit, shape, pose), legal)]
            }
            Action::Form { unit, reform } | Action::VictorReform { unit, reform } => {
                vec![self.footprint(&self.reformed_foot(unit, reform), legal)]
            }
            Action::RallyForm(reform) => match self.stage {
                Stage::RallyForm(unit) => vec![self.footprint(&self.reformed_foot(unit, reform), legal)],
                _ => Vec::new(),
            },
            Action::Volley { unit, .. } => self.arcs(unit, &self.unit(unit).foot, false),
            Action::Guns { unit, .. } => self.arcs(unit, &self.unit(unit).foot, false),
            _ => Vec::new(),
        }
    }

    fn preview_move(&self, order: &Move, legal: bool) -> Vec<Overlay> {
        let unit = order.unit;
        let shape = order.pre.map_or(self.unit(unit).shape, |reform| reform.shape);
        let end = self.foot_at(unit, shape, order.pose);
        let foot = order.post.map_or(end, |reform| self.reformed(unit, &end, reform));
        let mut marks = vec![self.footprint(&foot, legal)];
        marks.extend(self.spent_note(order, &end, legal));
        marks.extend(self.march(self.unit(unit).pose(), order.pose));
        if matches!(order.kind, crate::MoveKind::Progress | crate::MoveKind::Manhandle) {
            marks.extend(self.arcs(unit, &foot, true));
        }
        marks
    }

    /// The distance at the ghost.
    fn spent_note(&self, order: &Move, end: &Foot, legal: bool) -> Option<Overlay> {
        let course = self.plan_unchecked(order).ok()?;
        let at = kernel::pose(self.spot(end.pose.point()), angle(end.pose.facing));
        let text = spent_words(course.spent(), course.allowance);
        Some(Overlay::Note { at, text, tone: if legal { "good" } else { "bad" }.to_owned() })
    }

    fn march(&self, from: Pose, to: Pose) -> Option<Overlay> {
        let far = crate::phrases::distance(from, to) > inches(1) / 2;
        far.then(|| Overlay::March { pts: vec![self.spot(from.point()), self.spot(to.point())] })
    }
}
