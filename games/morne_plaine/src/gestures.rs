//! What a person touches to make each action, and what free poses mean.

use std::collections::BTreeSet;

use kernel::{Game, Gesture, Side, Text, Touch};

use crate::action::{Action, Move, MoveKind};
use crate::formation::{Pivot, Reform, Shape};
use crate::geometry::{INCH, Pose, turn};
use crate::notation::{read_shape, write_shape};
use crate::phrases::{face_words, reform_words, shape_words};
use crate::units::{Place, UnitId};
use crate::{MornePlaine, Stage};

/// A button of the banner.
fn button(id: impl Into<String>, words: Text) -> Touch {
    Touch::Button(id.into(), words)
}

/// Degrees clockwise from the east, as the screen counts them.
pub(crate) fn angle(facing: u16) -> i32 {
    i32::from(facing) - 90
}

/// A bearing from the screen's degrees.
fn facing(angle: i32) -> u16 {
    turn(0, angle + 90)
}

fn shape_button(shape: Shape) -> Touch {
    button(format!("shape-{}", write_shape(shape)), Text::key("button-shape").with("shape", shape_words(shape)))
}

/// Formation, then what stays: the front, or the centre with a heading.
fn reform_touches(reform: Reform) -> [Touch; 2] {
    let pivot = match reform.pivot {
        Pivot::Front => button("front", Text::key("button-front")),
        Pivot::Centre(to) => Touch::Heading(angle(to)),
    };
    [shape_button(reform.shape), pivot]
}

/// A reform as the tail of a button's id: `column6-front`, `line-90`.
fn reform_id(reform: Reform) -> String {
    match reform.pivot {
        Pivot::Front => format!("{}-front", write_shape(reform.shape)),
        Pivot::Centre(to) => format!("{}-{to}", write_shape(reform.shape)),
    }
}

fn read_reform(id: &str) -> Option<Reform> {
    let (shape, pivot) = id.rsplit_once('-')?;
    let pivot = if pivot == "front" { Pivot::Front } else { Pivot::Centre(pivot.parse().ok()?) };
    Some(Reform { shape: read_shape(shape).ok()?, pivot })
}

fn kind_button(kind: MoveKind) -> Touch {
    button(kind.word(), Text::key(format!("button-{}", kind.word())))
}

impl MornePlaine {
    /// A point of the screen: hundredths of an inch, y downwards.
    pub(crate) fn on_screen(&self, x: i32, y: i32) -> [i32; 2] {
        let scale = |units: i32| (units * 200 + INCH).div_euclid(2 * INCH);
        [scale(x), scale(self.setup.table.y - y)]
    }

    /// A pose as it is touched.
    fn pose_touch(&self, pose: Pose) -> Touch {
        let [x, y] = self.on_screen(pose.x, pose.y);
        Touch::Pose(x, y, angle(pose.facing))
    }

    /// The pose that was touched.
    pub(crate) fn touched_pose(&self, x: i32, y: i32, degrees: i32) -> Pose {
        let scale = |hundredths: i32| ((i64::from(hundredths) * i64::from(INCH) + 50).div_euclid(100)) as i32;
        Pose::new(scale(x), self.setup.table.y - scale(y), facing(degrees))
    }

    fn piece(&self, unit: UnitId) -> Touch {
        Touch::Piece(self.spec(unit).id.clone())
    }

    /// One gesture or more for each listed action.
    pub(crate) fn all_gestures(&self, side: Side) -> Vec<Gesture> {
        let actions = self.all_actions(side);
        let mut made = BTreeSet::new();
        let mut gestures = Vec::new();
        for action in &actions {
            for mut touch in self.ways(action) {
                self.set_apart(&mut touch, &mut made);
                gestures.push(self.gesture(action, touch));
            }
        }
        gestures
    }

    /// Poses that differ by less than a hundredth of an inch are set apart, so that each can be touched.
    fn set_apart(&self, touch: &mut [Touch], made: &mut BTreeSet<String>) {
        while !made.insert(format!("{touch:?}")) {
            match touch.last_mut() {
                Some(Touch::Pose(x, ..)) => *x += 1,
                _ => return,
            }
        }
    }

    fn gesture(&self, action: &Action, touch: Vec<Touch>) -> Gesture {
        Gesture { action: self.write(action), touch, ..Gesture::default() }
    }

    /// The ways to touch an action: the first is the usual one.
    fn ways(&self, action: &Action) -> Vec<Vec<Touch>> {
        let one = |touch: Vec<Touch>| vec![touch];
        let press = |id: &str, words: Text| vec![vec![button(id, words)]];
        match *action {
            Action::Deploy { unit, pose, shape } => {
                let words = Text::key("button-deploy").with("shape", shape_words(shape));
                one(vec![self.piece(unit), button(format!("in-{}", write_shape(shape)), words), self.pose_touch(pose)])
            }
            Action::Enter { unit, pose, shape } => {
                let words = Text::key("button-enter").with("shape", shape_words(shape));
                let mut touch = vec![self.piece(unit), button(format!("in-{}", write_shape(shape)), words)];
                touch.extend((!self.declared()).then(|| self.pose_touch(pose)));
                one(touch)
            }
            Action::Panic(unit) => vec![vec![button("panic", Text::key("button-panic"))], vec![self.piece(unit)]],
            Action::Move(order) => one(self.move_touches(&order)),
            Action::Volley { unit, target } => {
                let mut touch = vec![self.piece(unit), button("volley", Text::key("button-volley"))];
                touch.extend(target.map(|target| self.piece(target)));
                one(touch)
            }
            Action::Guns { unit, target } => {
                one(vec![self.piece(unit), button("guns", Text::key("button-guns")), self.piece(target)])
            }
            Action::Charge { unit, target, pre } => {
                let mut touch = vec![self.piece(unit), button("charge", Text::key("button-charge"))];
                touch.extend(pre.map(first_button));
                touch.push(self.piece(target));
                one(touch)
            }
            Action::Form { unit, reform } => {
                let mut touch = vec![self.piece(unit), button("form", Text::key("button-form"))];
                touch.extend(reform_touches(reform));
                one(touch)
            }
            Action::Rally(unit) => one(vec![self.piece(unit), button("rally", Text::key("button-rally"))]),
            Action::Disengage(unit) => one(vec![self.piece(unit), button("disengage", Text::key("button-disengage"))]),
            Action::EndActions => press("end", Text::key("button-end-actions")),
            Action::FireAt(target) => one(vec![self.piece(target)]),
            Action::SideFire { face, target } => {
                let words = Text::key("button-face").with("face", face_words(face));
                one(vec![button(format!("face-{}", face.word()), words), self.piece(target)])
            }
            Action::HoldFire => press("hold-fire", Text::key("button-hold-fire")),
            Action::Support(unit) => one(vec![self.piece(unit)]),
            Action::Go => press("go", Text::key("button-go")),
            Action::FireAndHold => press("fire-and-hold", Text::key("button-fire-and-hold")),
            Action::ReactVolley => press("react-volley", Text::key("button-react-volley")),
            Action::ReactForm(shape) => {
                one(vec![button("react-form", Text::key("button-react-form")), shape_button(shape)])
            }
            Action::FallBack => press("fall-back", Text::key("button-fall-back")),
            Action::CounterCharge => press("counter-charge", Text::key("button-counter-charge")),
            Action::Stand => press("stand", Text::key("button-stand")),
            Action::RallyForm(reform) => {
                let mut touch: Vec<_> = self.rallied().map(|unit| self.piece(unit)).into_iter().collect();
                touch.extend(reform_touches(reform));
                one(touch)
            }
            Action::Keep => {
                let mut touch: Vec<_> = self.rallied().map(|unit| self.piece(unit)).into_iter().collect();
                touch.push(button("keep", Text::key("button-keep")));
                one(touch)
            }
            Action::Command { unit, x, y } => {
                one(vec![self.piece(unit), self.pose_touch(Pose::new(x, y, self.unit(unit).pose().facing))])
            }
            Action::EndCommand => press("end", Text::key("button-end-command")),
            Action::Melee(melee) => self.melee_ways(melee),
            Action::Stay => press("stay", Text::key("button-stay")),
            Action::VictorBack(dice) if self.rules().fallback_choice => {
                let words = Text::key("button-fall-back-dice").with("n", dice);
                press(&format!("fall-back-{dice}"), words)
            }
            Action::VictorBack(_) => press("fall-back", Text::key("button-fall-back")),
            Action::Pursue(target) => {
                let words = Text::key("button-pursue").with("unit", self.called(target));
                vec![vec![button(format!("pursue-{}", self.spec(target).id), words)], vec![self.piece(target)]]
            }
            Action::VictorReform { unit, reform } => {
                let mut touch = vec![self.piece(unit)];
                touch.extend(reform_touches(reform));
                one(touch)
            }
        }
    }

    fn move_touches(&self, order: &Move) -> Vec<Touch> {
        let mut touch = vec![self.piece(order.unit)];
        // Without a pose to end them, moves with a reform need a beginning of their own.
        let reforms = self.declared() && (order.pre.is_some() || order.post.is_some());
        touch.extend(reforms.then(|| button("reforming", Text::key("button-reforming"))));
        touch.push(kind_button(order.kind));
        touch.extend(order.pre.map(first_button));
        if order.about {
            touch.push(button("about", Text::key("button-about")));
        }
        touch.extend(order.post.map(|reform| {
            let words = Text::key("button-then").with("reform", reform_words(reform));
            button(format!("then-{}", reform_id(reform)), words)
        }));
        touch.extend((!self.declared()).then(|| self.pose_touch(order.pose)));
        touch
    }

    /// The unit that has rallied and may take a formation.
    fn rallied(&self) -> Option<UnitId> {
        if let Stage::RallyForm(unit) = self.stage { Some(unit) } else { None }
    }

    /// The two units in contact of a melee.
    pub(crate) fn contacts(&self, melee: u8) -> Option<[UnitId; 2]> {
        let melee = self.melees.iter().find(|other| other.id == melee)?;
        Some([*melee.sides[0].first()?, *melee.sides[1].first()?])
    }

    /// A melee is fought by its button, or by touching one of its units.
    fn melee_ways(&self, melee: u8) -> Vec<Vec<Touch>> {
        let Some([a, b]) = self.contacts(melee) else { return Vec::new() };
        let words = Text::key("button-melee").with("a", self.called(a)).with("b", self.called(b));
        let units = [a, b].into_iter().map(|unit| vec![self.piece(unit)]);
        std::iter::once(vec![button(format!("melee-{melee}"), words)]).chain(units).collect()
    }

    /// The action that touches mean where no listed gesture has them.
    pub(crate) fn meaning(&self, side: Side, touched: &[Touch]) -> Option<Action> {
        if let [Touch::Piece(unit), Touch::Button(id, _), first @ .., Touch::Piece(target)] = touched
            && id == "charge"
        {
            let pre = first.iter().find_map(|touch| match touch {
                Touch::Button(id, _) => read_reform(id.strip_prefix("first-")?),
                _ => None,
            });
            return Some(Action::Charge { unit: self.unit_named(unit)?, target: self.unit_named(target)?, pre });
        }
        let (Touch::Piece(id), Touch::Pose(x, y, degrees)) = (touched.first()?, touched.last()?) else { return None };
        let unit = self.unit_named(id)?;
        let mut pose = self.touched_pose(*x, *y, *degrees);
        let own = self.unit(unit).pose();
        // Let go where it stands, it has not moved by the hundredth that the screen rounds.
        if self.pose_touch(own) == self.pose_touch(pose) {
            pose = own;
        }
        let words: Vec<&str> = touched[1..touched.len() - 1]
            .iter()
            .map(|touch| if let Touch::Button(id, _) = touch { id.as_str() } else { "" })
            .collect();
        if self.spec(unit).commands() && self.unit(unit).place == Place::Table {
            return Some(Action::Command { unit, x: pose.x, y: pose.y });
        }
        if self.unit(unit).place == Place::Waiting {
            let named = words.iter().find_map(|word| read_shape(word.strip_prefix("in-")?).ok());
            let shape = named.unwrap_or(self.spec(unit).shape);
            return Some(if self.stage == Stage::Deploy {
                Action::Deploy { unit, pose, shape }
            } else {
                Action::Enter { unit, pose, shape }
            });
        }
        let reform = |prefix: &str| words.iter().find_map(|word| read_reform(word.strip_prefix(prefix)?));
        let kind = MoveKind::ALL.into_iter().find(|kind| words.contains(&kind.word()));
        let fastest = self.kinds(unit)[self.kinds(unit).len() - 1];
        let order = Move {
            unit,
            kind: kind.unwrap_or(fastest),
            pre: reform("first-"),
            about: words.contains(&"about"),
            pose,
            post: reform("then-"),
        };
        let gentle = (kind.is_none() && words.is_empty()).then(|| self.reach(side, unit, pose).ok()).flatten();
        Some(gentle.map_or(Action::Move(order), |(action, _)| action))
    }
}

fn first_button(reform: Reform) -> Touch {
    button(format!("first-{}", reform_id(reform)), Text::key("button-first").with("reform", reform_words(reform)))
}
