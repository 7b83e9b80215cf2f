//! What a person touches, and what is said when it leads nowhere.

use hexmap::Cell;
use kernel::{Game, Gesture, Refusal, Side, Text, Touch};

use crate::notation::PLAIN;
use crate::troops::UnitId;
use crate::{Action, Assault, BelleEpoque, Gait, Phase, Reaction, Shot, Test};

/// The chance in percent that a test with this level passes (BE-24).
pub(crate) fn percent(level: u8) -> i32 {
    (200 * i32::from(level.min(6)) + 6) / 12
}

/// A fire in a few signs: the dice and the faces that hit.
pub(crate) fn shot_mark(shot: &Shot) -> String {
    match shot.faces() {
        0 => format!("{}d: 0", shot.dice),
        1 => format!("{}d: {}", shot.dice, shot.score),
        _ => format!("{}d: {}-{}", shot.dice, shot.lowest, shot.score),
    }
}

impl BelleEpoque {
    /// One gesture an action. The unit that acts is touched first, so that it stands out.
    pub(crate) fn all_gestures(&self, side: Side) -> Vec<Gesture> {
        let mut actions = self.all_actions(side);
        // What a unit may do comes before its doing nothing: the first button is the likely one.
        actions.sort_by_key(|action| {
            matches!(action, Action::NoTest | Action::Stay | Action::Done | Action::NoReaction | Action::HoldPosition)
        });
        actions.iter().map(|action| self.gesture(action)).collect()
    }

    fn gesture(&self, action: &Action) -> Gesture {
        let path = match (*action, self.phase) {
            (Action::Move(to), _) => vec![self.cell(self.unit), to],
            (Action::March(to), _) => self.march_path(self.unit, to),
            (Action::EvadeTo(to), _) => self.march_path(self.under_way().target, to),
            (Action::Retreat(to), _) => vec![self.cell(self.concerned()), to],
            (Action::TakePosition, Phase::TakingPosition { unit, ground }) => vec![self.cell(unit), ground],
            _ => Vec::new(),
        };
        let mark = match *action {
            Action::Move(_) => Some("1".to_owned()),
            Action::March(_) | Action::EvadeTo(_) => Some(format!("»{}", path.len().saturating_sub(1))),
            Action::Fire(target) => self.shot(self.unit, target, self.gait).ok().map(|shot| shot_mark(&shot)),
            Action::Assault(target) => {
                let [a, d] = [self.unit, target].map(|unit| self.elements(unit));
                let [sa, sd] = self.assault_scores(Assault::on(target)).map(|sheet| sheet.score);
                Some(format!("{a}d ≤{sa} : {d}d ≤{sd}"))
            }
            _ => None,
        };
        let warn = match *action {
            Action::Move(to) | Action::March(to) => self.ends_acting(to),
            _ => *action == Action::TakeLoss,
        };
        let gesture = Gesture::touching(self.write(action), self.touches(action));
        Gesture { mark, warn, path: self.way(&path), ..gesture }
    }

    /// BE-35: whether entering a hex ends the right to fire and to assault that a passed test gives.
    fn ends_acting(&self, to: Cell) -> bool {
        self.test == Test::Passed && self.setup.difficult.contains(to)
    }

    /// Hexes as scenes and gestures have them.
    pub(crate) fn way(&self, cells: &[Cell]) -> Vec<String> {
        self.setup.grid.ids(cells.iter().copied())
    }

    fn touches(&self, action: &Action) -> Vec<Touch> {
        let piece = |unit: UnitId| Touch::Piece(self.piece_id(unit));
        let cell = |cell: Cell| Touch::Cell(self.cell_id(cell));
        let acting = piece(self.unit);
        match *action {
            Action::Place(unit) | Action::Activate(unit) => vec![piece(unit)],
            Action::Enter { unit, at } => vec![piece(unit), cell(at)],
            Action::NoTest | Action::Stay | Action::Done => vec![acting, PLAIN.touch(action)],
            Action::Test(points) => vec![piece(self.tested()), self.test_button(points)],
            Action::Move(to) | Action::March(to) => vec![acting, cell(to)],
            Action::Fire(target) => self.strike(acting, target, "fire"),
            Action::Assault(target) => self.strike(acting, target, "assault"),
            Action::React(Reaction::Support(unit)) => vec![piece(unit)],
            Action::React(_) | Action::NoReaction => vec![PLAIN.touch(action)],
            Action::EvadeTo(to) => vec![piece(self.under_way().target), cell(to)],
            Action::TakeLoss => vec![piece(self.concerned()), PLAIN.touch(action)],
            Action::Retreat(to) => vec![piece(self.concerned()), cell(to)],
            Action::TakePosition => vec![piece(self.concerned()), Touch::button("take")],
            Action::HoldPosition => vec![piece(self.concerned()), Touch::button("hold")],
        }
    }

    fn test_button(&self, points: u8) -> Touch {
        let level = self.setup.unit(self.tested()).reactivity() + points;
        let words = Text::key("button-test").with("points", points).with("percent", percent(level));
        Touch::Button(format!("test-{points}"), words)
    }

    /// An enemy that can be both fired at and assaulted is touched, then the way is chosen.
    fn strike(&self, acting: Touch, target: UnitId, id: &str) -> Vec<Touch> {
        let both = self.gait != Gait::Forced
            && self.assault_targets().contains(self.cell(target))
            && self.shot(self.unit, target, self.gait).is_ok();
        let way = both.then(|| Touch::button(id));
        [acting, Touch::Piece(self.piece_id(target))].into_iter().chain(way).collect()
    }

    /// Why these touches lead nowhere: the refusal of what they must have meant.
    pub(crate) fn explain_touches(&self, side: Side, touched: &[Touch]) -> Refusal {
        let meant = touched.iter().rev().find_map(|touch| self.meant_by(touch));
        let refused = meant.and_then(|action| self.check(side, &action).err());
        let waits = || (self.decider() != Some(side)).then(|| self.refuse_bystander());
        refused.or_else(waits).unwrap_or_else(|| self.keep_on())
    }

    /// The action that a touched unit or hex stands for in this phase.
    fn meant_by(&self, touch: &Touch) -> Option<Action> {
        let (unit, cell) = match touch {
            Touch::Piece(id) => {
                let unit = self.setup.find(id);
                (unit, unit.and_then(|unit| self.place(unit)))
            }
            Touch::Cell(name) => {
                let cell = self.setup.grid.cell(name);
                (cell.and_then(|cell| self.unit_at(cell)), cell)
            }
            _ => return None,
        };
        if matches!(self.phase, Phase::PickMove | Phase::PickAct) && unit == Some(self.unit) {
            return None;
        }
        match self.phase {
            Phase::Placing { .. } => unit.map(Action::Place),
            Phase::Entering { unit: due } => cell.map(|at| Action::Enter { unit: due, at }),
            Phase::PickUnit => unit.map(Action::Activate),
            Phase::PickTest => match unit {
                Some(unit) if self.setup.unit(unit).side == self.active() => None,
                Some(unit) => Some(Action::Fire(unit)),
                None => cell.map(Action::Move),
            },
            Phase::PickMove => match unit.filter(|&unit| self.setup.unit(unit).side != self.active()) {
                Some(enemy) => Some(Action::Fire(enemy)),
                None => cell.map(|to| self.meant_move(to)),
            },
            Phase::PickAct => match unit {
                Some(target) => Some(self.meant_strike(target)),
                None => cell.map(Action::Move),
            },
            Phase::React => unit.filter(|&unit| self.setup.unit(unit).side != self.active()).map(|unit| {
                let own = unit == self.under_way().target;
                Action::React(if own { Reaction::Volley } else { Reaction::Support(unit) })
            }),
            Phase::Evading => cell.map(Action::EvadeTo),
            Phase::FireLoss { .. } | Phase::Retreating { .. } => cell.map(Action::Retreat),
            Phase::ReactTest(_) | Phase::TakingPosition { .. } | Phase::Over(_) => None,
        }
    }

    /// A neighbouring hex is meant as a basic move, a farther one as a march if the test allows one.
    fn meant_move(&self, to: Cell) -> Action {
        let near = self.setup.grid.adjacent(self.cell(self.unit), to);
        if near || self.test != Test::Passed { Action::Move(to) } else { Action::March(to) }
    }

    /// An enemy beside the unit is meant to be assaulted, any other to be fired at.
    fn meant_strike(&self, target: UnitId) -> Action {
        let near = self.place(target).is_some_and(|at| self.assault_targets().contains(at));
        if near { Action::Assault(target) } else { Action::Fire(target) }
    }

    /// The touches are the beginning of something legal.
    fn keep_on(&self) -> Refusal {
        match self.phase {
            Phase::Placing { .. } => Refusal::new("BE-R56", "go-on-placing"),
            Phase::Entering { .. } => Refusal::new("BE-V6", "go-on-entering"),
            Phase::PickUnit => Refusal::new("BE-17", "go-on-activating"),
            Phase::PickTest | Phase::ReactTest(_) => Refusal::new("BE-23", "go-on-testing"),
            Phase::PickMove => Refusal::new("BE-27", "go-on-moving"),
            Phase::PickAct => Refusal::new("BE-60", "go-on-acting"),
            Phase::React => Refusal::new("BE-R49", "go-on-reacting"),
            Phase::Evading => Refusal::new("BE-R53", "go-on-evading"),
            Phase::FireLoss { .. } => Refusal::new("BE-83", "go-on-losing"),
            Phase::Retreating { .. } => Refusal::new("BE-R32", "go-on-retreating"),
            Phase::TakingPosition { .. } | Phase::Over(_) => Refusal::new("BE-68", "go-on-advancing"),
        }
    }
}
