//! The finite list of sensible actions (section 4.4 of the rules): for quick clicking and for the commander. `check`
//! judges every other pose just as well.

mod families;
mod lots;
mod moves;

use kernel::{Game, Side};

use families::Scout;

use crate::action::{Action, Move, MoveKind};
use crate::formation::{Formation, Pivot, Reform, Shape};
use crate::geometry::{Pose, bearing, heading, inches, turn};
use crate::movement::check_shape;
use crate::units::{Arm, Class, Place, Trait, UnitId};
use crate::{Edge, MornePlaine, Stage};

/// Enemies at whom a charge is proposed (MP-R75).
const CHARGED: usize = 3;
/// Enemies towards whom a move may lead.
const FACED: usize = 2;
/// How far around a unit its candidates are looked for: they seldom lead farther.
const AROUND: i32 = inches(26);

impl MornePlaine {
    /// Adds the candidates of the side that decides.
    pub(crate) fn list(&self, side: Side, out: &mut Vec<Action>) {
        match self.stage {
            Stage::Deploy => self.list_deployments(side, out),
            Stage::Panic => out.extend(self.next_panic().map(Action::Panic)),
            Stage::Actions => {
                self.of_side(side).for_each(|id| self.list_unit(id, out));
                out.push(Action::EndActions);
            }
            Stage::Fire { unit, volley, sides } => {
                if self.unit(unit).shape.formation == Formation::Square {
                    let shots = self.side_targets(unit, volley, sides);
                    out.extend(shots.map(|(face, target)| Action::SideFire { face, target }));
                } else {
                    out.extend(self.targets(unit, self.fire_kind(unit, volley)).map(Action::FireAt));
                }
                out.push(Action::HoldFire);
            }
            Stage::Support => {
                out.extend(self.present(side).filter(|&id| self.check_support(side, id).is_ok()).map(Action::Support));
                out.push(Action::Go);
            }
            Stage::React => self.list_reactions(out),
            Stage::RallyForm(unit) => {
                let reforms = self.reforms(unit, true);
                out.extend(reforms.into_iter().filter(|&r| self.may_reform(unit, r)).map(Action::RallyForm));
                out.push(Action::Keep);
            }
            Stage::Command => {
                let commanders = self.of_side(side).filter(|&id| self.spec(id).commands());
                commanders.for_each(|id| self.list_commander(id, out));
                out.push(Action::EndCommand);
            }
            Stage::Melees => out.extend(self.melees.iter().filter(|m| !m.fought).map(|m| Action::Melee(m.id))),
            Stage::Victor => self.list_victor(out),
            Stage::VictorReform => self.list_victor_reforms(out),
        }
    }

    /// Whether the list promises to hold an action (parametric ones only if they are candidates).
    pub(crate) fn promises(&self, action: &Action) -> bool {
        let free = matches!(
            action,
            Action::Deploy { .. }
                | Action::Move(_)
                | Action::Charge { .. }
                | Action::Form { .. }
                | Action::Enter { .. }
                | Action::ReactForm(_)
                | Action::RallyForm(_)
                | Action::Command { .. }
                | Action::VictorReform { .. }
        );
        if !free {
            return true;
        }
        let Some(side) = self.to_play().next() else { return false };
        let mut all = Vec::new();
        self.list(side, &mut all);
        all.contains(action)
    }

    /// Whether a unit may have something to do.
    fn is_idle(&self, id: UnitId) -> bool {
        let unit = self.unit(id);
        match unit.place {
            Place::Table => !unit.acted && !unit.panicked && !unit.caught && !self.spec(id).commands(),
            Place::Waiting => self.spec(id).turn <= self.turn && !self.spec(id).commands(),
            Place::Lost => false,
        }
    }

    /// The candidates of one unit in the action phase.
    fn list_unit(&self, id: UnitId, out: &mut Vec<Action>) {
        let (unit, spec) = (self.unit(id), self.spec(id));
        if !self.is_idle(id) {
            return;
        }
        if self.declared() {
            return self.list_orders(id, out);
        }
        if unit.place == Place::Waiting {
            return self.list_entries(id, out);
        }
        if unit.fleeing || unit.engaged() {
            let (rally, leave) = (Action::Rally(id), Action::Disengage(id));
            out.extend([rally, leave].into_iter().filter(|a| self.judge_action(spec.side, a).is_ok()));
            return;
        }
        let scout = Scout::new(self, id, out.len());
        scout.families().for_each(|family| scout.add(family, out));
    }

    /// What a unit may be ordered to do on a table that is not seen.
    fn list_orders(&self, id: UnitId, out: &mut Vec<Action>) {
        let (unit, spec) = (self.unit(id), self.spec(id));
        let pose = unit.pose();
        if unit.place == Place::Waiting {
            let shapes = self.usual_shapes(id).into_iter().filter(|&shape| shape != spec.shape);
            let enter = |shape| Action::Enter { unit: id, pose, shape };
            return out.extend(std::iter::once(spec.shape).chain(shapes).map(enter));
        }
        let mut all = vec![Action::Rally(id), Action::Disengage(id), Action::Volley { unit: id, target: None }];
        for target in self.present(!spec.side) {
            all.push(Action::Volley { unit: id, target: Some(target) });
            all.push(Action::Guns { unit: id, target });
            all.push(Action::Charge { unit: id, target, pre: None });
            let column = Shape::with(Formation::Column, 6);
            let pre = Some(Reform { shape: column, pivot: Pivot::Front });
            if spec.is(Trait::French) && unit.shape != column {
                all.push(Action::Charge { unit: id, target, pre });
            }
        }
        let reforms = self.reforms(id, true);
        for kind in MoveKind::ALL {
            let order = Move { unit: id, kind, pre: None, about: false, pose, post: None };
            all.push(Action::Move(order));
            for &reform in &reforms {
                all.push(Action::Move(Move { pre: Some(reform), ..order }));
                all.push(Action::Move(Move { post: Some(reform), ..order }));
            }
        }
        all.extend(reforms.into_iter().map(|reform| Action::Form { unit: id, reform }));
        out.extend(all.into_iter().filter(|action| self.judge_action(spec.side, action).is_ok()));
    }

    /// The enemies, those whose centres are nearest first.
    fn nearest_enemies(&self, id: UnitId) -> Vec<UnitId> {
        let at = self.unit(id).foot.centre();
        let far = |enemy: UnitId| {
            let (dx, dy) = self.unit(enemy).foot.centre().from(at);
            dx * dx + dy * dy
        };
        let enemies = self.present(!self.spec(id).side).filter(|&enemy| !self.spec(enemy).commands());
        let mut all: Vec<(i64, UnitId)> = enemies.map(|enemy| (far(enemy), enemy)).collect();
        all.sort_unstable();
        all.into_iter().map(|(_, enemy)| enemy).collect()
    }

    /// Formations that a unit usually takes.
    fn usual_shapes(&self, id: UnitId) -> Vec<Shape> {
        let (spec, n) = (self.spec(id), self.unit(id).n);
        let mut shapes = match (spec.arm, spec.class) {
            (Arm::Infantry, Class::Skirmisher) => vec![Shape::of(Formation::Skirmish)],
            (Arm::Infantry, class) => {
                let mut shapes = vec![Shape::of(Formation::Line), Shape::of(Formation::Square)];
                shapes.push(Shape::with(Formation::Column, 6));
                shapes.push(Shape::with(Formation::March, 3));
                shapes.extend((class == Class::Light).then_some(Shape::of(Formation::Skirmish)));
                shapes
            }
            (Arm::Cavalry, _) => vec![Shape::with(Formation::Echelon, 6), Shape::with(Formation::March, 3)],
            (Arm::Artillery, _) => vec![Shape::of(Formation::Unlimbered), Shape::of(Formation::Limbered)],
            (Arm::Commander, _) => Vec::new(),
        };
        shapes.retain(|&shape| check_shape(spec, shape, n).is_ok());
        shapes
    }

    /// Reforms worth proposing: other formations on the spot, and other facings. `all` files for those who may
    /// choose at leisure.
    fn reforms(&self, id: UnitId, all: bool) -> Vec<Reform> {
        self.reforms_facing(id, all, self.nearest_enemies(id).first().copied())
    }

    /// The same where the nearest enemy is known.
    fn reforms_facing(&self, id: UnitId, all: bool, enemy: Option<UnitId>) -> Vec<Reform> {
        let unit = self.unit(id);
        let facing = unit.pose().facing;
        let to = enemy.map_or(facing, |enemy| bearing(self.unit(enemy).foot.centre().from(unit.foot.centre())));
        let mut reforms: Vec<Reform> = Vec::new();
        let mut add = |shape: Shape, pivot: Pivot| {
            let reform = Reform { shape, pivot };
            let idle = shape == unit.shape && matches!(pivot, Pivot::Front);
            let posed = self.declared() && !matches!(pivot, Pivot::Front);
            if !idle && !posed && pivot != Pivot::Centre(facing) && !reforms.contains(&reform) {
                reforms.push(reform);
            }
        };
        for shape in self.usual_shapes(id) {
            add(shape, Pivot::Front);
            if all {
                add(shape, Pivot::Centre(to));
            }
        }
        if let Some((least, most)) = unit.shape.formation.files() {
            add(Shape::with(unit.shape.formation, least.min(unit.n)), Pivot::Front);
            add(Shape::with(unit.shape.formation, most), Pivot::Front);
        }
        for facing in [to, turn(facing, 90), turn(facing, 180), turn(facing, 270)] {
            add(unit.shape, Pivot::Centre(facing));
        }
        reforms
    }

    fn may_reform(&self, id: UnitId, reform: Reform) -> bool {
        self.check_reform(id, &self.unit(id).foot, reform, true).is_ok()
    }

    fn list_reactions(&self, out: &mut Vec<Action>) {
        let Some(target) = self.charge.as_ref().map(|charge| charge.target) else { return };
        let mut all =
            vec![Action::FireAndHold, Action::ReactVolley, Action::FallBack, Action::CounterCharge, Action::Stand];
        let now = self.unit(target).shape;
        let shapes = [Shape::of(Formation::Line), Shape::of(Formation::Square)].into_iter();
        let columns = (4..=6).map(|files| Shape::with(Formation::Column, files));
        let march = (2..=3).map(|files| Shape::with(Formation::March, files));
        all.extend(shapes.chain(columns).chain(march).filter(|&shape| shape != now).map(Action::ReactForm));
        out.extend(all.into_iter().filter(|action| self.check_reaction(action).is_ok()));
    }

    fn list_victor(&self, out: &mut Vec<Action>) {
        let dice: &[u8] = if self.rules().fallback_choice { &[1, 2] } else { &[0] };
        let mut all = vec![Action::Stay];
        all.extend(dice.iter().map(|&count| Action::VictorBack(count)));
        all.extend(self.victor.iter().flat_map(|victor| victor.fled.iter().map(|&unit| Action::Pursue(unit))));
        out.extend(all.into_iter().filter(|action| self.check_victor(action).is_ok()));
    }

    fn list_victor_reforms(&self, out: &mut Vec<Action>) {
        for &unit in self.victor.iter().flat_map(|victor| &victor.units) {
            let reforms = self.reforms(unit, true).into_iter();
            let legal = reforms.filter(|&reform| self.check_victor_reform(unit, reform).is_ok());
            out.extend(legal.map(|reform| Action::VictorReform { unit, reform }));
        }
        out.push(Action::Keep);
    }

    /// Places for a commander: on each friend in reach, and behind him.
    fn list_commander(&self, id: UnitId, out: &mut Vec<Action>) {
        let (unit, side) = (self.unit(id), self.spec(id).side);
        if unit.place == Place::Waiting && self.spec(id).turn <= self.turn {
            return if self.declared() { self.list_orders(id, out) } else { self.list_entries(id, out) };
        }
        if !unit.here() || unit.acted || self.declared() {
            return;
        }
        let from = out.len();
        let reach = self.spec(id).base_move();
        for friend in self.present(side).filter(|&friend| !self.spec(friend).commands()) {
            let foot = &self.unit(friend).foot;
            let back = foot.pose.place(0, -foot.depth - inches(2));
            for to in [foot.centre(), back] {
                let action = Action::Command { unit: id, x: to.x, y: to.y };
                let near = crate::geometry::near(to, unit.pose().point(), reach) && to != unit.pose().point();
                if near && self.check_command(side, id, to.x, to.y).is_ok() && !out[from..].contains(&action) {
                    out.push(action);
                }
            }
        }
    }

    /// Where a reinforcement may come in: at its entry point or beside it (MP-184).
    fn list_entries(&self, id: UnitId, out: &mut Vec<Action>) {
        let (spec, side) = (self.spec(id), self.spec(id).side);
        let edge = self.setup.armies[side].edge;
        let facing = turn(edge.bearing(), 180);
        let entry = self.setup.entry(spec);
        let shapes = if spec.commands() { vec![spec.shape] } else { self.usual_shapes(id) };
        for shape in std::iter::once(spec.shape).chain(shapes.into_iter().filter(|&shape| shape != spec.shape)) {
            for along in [0, 2, -2, 4, -4].map(inches) {
                let at = match edge {
                    Edge::South | Edge::North => Pose::new(entry.x + along, entry.y, facing),
                    Edge::West | Edge::East => Pose::new(entry.x, entry.y + along, facing),
                };
                let depth = self.foot_at(id, shape, at).depth;
                let front = at.place(0, depth);
                let pose = Pose::new(front.x, front.y, facing);
                if self.check_enter(side, id, pose, shape).is_ok() {
                    out.push(Action::Enter { unit: id, pose, shape });
                }
            }
        }
    }

    /// The first place where a unit may be deployed: its listed one, else the first free one of a coarse grid.
    pub(crate) fn deploy_candidate(&self, id: UnitId) -> Option<Action> {
        let (spec, side) = (self.spec(id), self.spec(id).side);
        let table = self.setup.table;
        let facing = turn(self.setup.armies[side].edge.bearing(), 180);
        let grid = (0..table.y / inches(1))
            .flat_map(move |y| (0..table.x / inches(1)).map(move |x| Pose::new(inches(x), inches(y), facing)));
        let mut places = std::iter::once(spec.pose).chain(grid);
        let pose = places.find(|&pose| self.check_deploy(side, id, pose, spec.shape).is_ok())?;
        Some(Action::Deploy { unit: id, pose, shape: spec.shape })
    }

    fn list_deployments(&self, side: Side, out: &mut Vec<Action>) {
        for id in self.to_deploy(side) {
            let spec = self.spec(id);
            let Some(first) = self.deploy_candidate(id) else { continue };
            out.push(first);
            for along in [3, -3, 6, -6].map(inches) {
                let (fx, fy) = heading(turn(spec.pose.facing, 90));
                let pose = spec.pose.shifted((fx, fy), along);
                let action = Action::Deploy { unit: id, pose, shape: spec.shape };
                if action != first && self.check_deploy(side, id, pose, spec.shape).is_ok() {
                    out.push(action);
                }
            }
        }
    }
}
