//! The flow of a game: player turns, phases, what may be done in which, and the end (MP-01, MP-180 to MP-184).

mod deployment;
mod victory;

use kernel::{Degree, Dice, Journal, Outcome, Side};

use crate::action::{Action, Move, MoveKind};
use crate::bar::Bar;
use crate::event::{Event, ShotKind};
use crate::formation::{Foot, Formation, Reform, Shape};
use crate::geometry::Pose;
use crate::phrases::distance;
use crate::units::{Place, UnitId};
use crate::{MornePlaine, Stage};

pub(crate) use victory::VICTORY;
impl MornePlaine {
    /// The game begins.
    pub(crate) fn begin(&mut self, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        if self.stage == Stage::Deploy {
            self.skip_deployed();
        } else {
            self.begin_player_turn(dice, journal);
        }
    }

    /// A player turn begins: strengths are noted, panic is marked (MP-84, MP-171).
    fn begin_player_turn(&mut self, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        for unit in &mut self.units {
            (unit.acted, unit.panicked, unit.panic) = (false, false, 0);
            (unit.start, unit.shot, unit.tested, unit.due) = (unit.n, 0, false, None);
        }
        for melee in &mut self.melees {
            melee.fought = false;
        }
        self.denied.clear();
        journal.note(self, Event::Turn { turn: self.turn, side: self.player });
        self.mark_panic(dice);
        self.stage = Stage::Panic;
        self.pass_panic();
    }

    fn pass_panic(&mut self) {
        if self.stage == Stage::Panic && self.next_panic().is_none() {
            self.stage = Stage::Actions;
        }
    }

    /// The stage in which an action belongs, and the rule that says so.
    fn check_stage(&self, action: &Action) -> Result<(), Bar<'_>> {
        use Stage::{Actions, Command, Deploy, Fire, Melees, Panic, RallyForm, React, Support, Victor, VictorReform};
        let stage = self.stage;
        let (fits, rule) = match action {
            Action::Deploy { .. } => (stage == Deploy, "MP-184"),
            Action::Panic(_) => (stage == Panic, "MP-171"),
            Action::Enter { unit, .. } if self.spec(*unit).commands() => (stage == Command, "MP-184"),
            Action::Enter { .. } => (stage == Actions, "MP-184"),
            Action::Move(_) | Action::Volley { .. } | Action::Guns { .. } | Action::Form { .. } => {
                (stage == Actions, "MP-55")
            }
            Action::Charge { .. } | Action::Rally(_) | Action::Disengage(_) | Action::EndActions => {
                (stage == Actions, "MP-55")
            }
            Action::FireAt(_) | Action::HoldFire => (matches!(stage, Fire { .. }), "MP-59"),
            Action::SideFire { .. } => (matches!(stage, Fire { .. }), "MP-45"),
            Action::Support(_) | Action::Go => (stage == Support, "MP-120"),
            Action::FireAndHold | Action::ReactVolley | Action::ReactForm(_) => (stage == React, "MP-102"),
            Action::FallBack | Action::CounterCharge | Action::Stand => (stage == React, "MP-102"),
            Action::RallyForm(_) => (matches!(stage, RallyForm(_)), "MP-178"),
            Action::Keep => (matches!(stage, RallyForm(_) | VictorReform), "MP-170"),
            Action::Command { .. } | Action::EndCommand => (stage == Command, "MP-94"),
            Action::Melee(_) => (stage == Melees, "MP-98"),
            Action::Stay | Action::VictorBack(_) | Action::Pursue(_) => (stage == Victor, "MP-162"),
            Action::VictorReform { .. } => (stage == VictorReform, "MP-170"),
        };
        if fits {
            return Ok(());
        }
        // While something else must be decided first, the rule that asks for it is the better answer.
        let (rule, reason) = match (stage, rule) {
            (Panic, "MP-55") => ("MP-171", "panic-first"),
            (Deploy, _) => ("MP-184", "deploy-first"),
            _ => (rule, "another-phase"),
        };
        Err(Bar::new(rule, reason))
    }

    /// Legal, or the rule that forbids it.
    pub(crate) fn judge_action(&self, side: Side, action: &Action) -> Result<(), Bar<'_>> {
        if self.outcome.is_some() {
            return Err(Bar::new("MP-183", "over"));
        }
        self.check_stage(action)?;
        if !kernel::Game::to_play(self).awaits(side) {
            let rule = if self.stage == Stage::React { "MP-102" } else { "MP-01" };
            return Err(Bar::new(rule, "not-your-turn"));
        }
        match *action {
            Action::Deploy { unit, pose, shape } => self.check_deploy(side, unit, pose, shape),
            Action::Panic(unit) if self.next_panic() == Some(unit) => Ok(()),
            Action::Panic(_) => Err(Bar::new("MP-171", "panic-order")),
            Action::Move(ref m) => self.plan(side, m).map(drop),
            Action::Volley { unit, target } => self.check_volley(side, unit, target),
            Action::Guns { unit, target } => {
                self.check_may_act(side, unit)?;
                self.check_aim(unit, None, target, ShotKind::Guns)
            }
            Action::Charge { unit, target, pre } => self.check_charge(side, unit, target, pre),
            Action::Form { unit, reform } => {
                self.check_may_act(side, unit)?;
                self.check_reform(unit, &self.unit(unit).foot, reform, true).map(drop)
            }
            Action::Rally(unit) => self.check_rally(side, unit),
            Action::Disengage(unit) => self.check_disengage(side, unit),
            Action::Enter { unit, pose, shape } => self.check_enter(side, unit, pose, shape),
            Action::FireAt(target) => match self.stage {
                Stage::Fire { unit, volley, .. } => self.check_aim(unit, None, target, self.fire_kind(unit, volley)),
                _ => Ok(()),
            },
            Action::SideFire { face, target } => match self.stage {
                Stage::Fire { sides, .. } if sides & 1 << face as u8 != 0 => Err(Bar::new("MP-71", "side-has-fired")),
                Stage::Fire { unit, volley, .. } => {
                    self.check_aim(unit, Some(face), target, self.fire_kind(unit, volley))
                }
                _ => Ok(()),
            },
            Action::Support(unit) => self.check_support(side, unit),
            Action::FireAndHold | Action::ReactVolley | Action::ReactForm(_) => self.check_reaction(action),
            Action::FallBack | Action::CounterCharge | Action::Stand => self.check_reaction(action),
            Action::RallyForm(reform) => match self.stage {
                Stage::RallyForm(unit) => self.check_reform(unit, &self.unit(unit).foot, reform, true).map(drop),
                _ => Ok(()),
            },
            Action::Command { unit, x, y } => self.check_command(side, unit, x, y),
            Action::Melee(number) => self.check_melee(number),
            Action::Stay | Action::VictorBack(_) | Action::Pursue(_) => self.check_victor(action),
            Action::VictorReform { unit, reform } => self.check_victor_reform(unit, reform),
            Action::EndActions | Action::HoldFire | Action::Go | Action::Keep | Action::EndCommand => Ok(()),
        }
    }

    /// Carries an action out.
    pub(crate) fn carry_out(&mut self, action: &Action, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        match *action {
            Action::Deploy { unit, pose, shape } => self.deploy(unit, pose, shape, dice, journal),
            Action::Panic(unit) => {
                self.panic_test(unit, dice, journal);
                self.pass_panic();
            }
            Action::Move(ref m) if self.declared() => self.order_move(m, dice, journal),
            Action::Move(ref m) => self.carry_move(m, journal),
            Action::Volley { unit, target } => self.volley(unit, target, dice, journal),
            Action::Guns { unit, target } => {
                self.units[unit.index()].acted = self.shoot(unit, None, target, ShotKind::Guns, dice, journal);
            }
            Action::Charge { unit, target, pre } => self.declare(unit, target, pre, dice, journal),
            Action::Form { unit, reform } => {
                self.units[unit.index()].acted = true;
                self.carry_reform(unit, reform, journal);
            }
            Action::Rally(unit) => {
                if self.rally(unit, dice, journal) {
                    self.stage = Stage::RallyForm(unit);
                }
            }
            Action::Disengage(unit) => self.disengage(unit, dice, journal),
            Action::Enter { unit, pose, shape } => self.enter(unit, pose, shape, journal),
            Action::EndActions => self.end_actions(dice, journal),
            Action::FireAt(target) => {
                if let Stage::Fire { unit, volley, .. } = self.stage {
                    self.shoot(unit, None, target, self.fire_kind(unit, volley), dice, journal);
                    self.pass_fire();
                }
            }
            Action::SideFire { face, target } => {
                if let Stage::Fire { unit, volley, sides } = self.stage {
                    let fired = self.shoot(unit, Some(face), target, self.fire_kind(unit, volley), dice, journal);
                    self.stage = Stage::Fire { unit, volley, sides: sides | u8::from(fired) << face as u8 };
                    self.pass_fire();
                }
            }
            Action::HoldFire => self.stage = Stage::Actions,
            Action::Support(unit) => self.support(unit, dice, journal),
            Action::Go => self.go(dice, journal),
            Action::FireAndHold | Action::ReactVolley | Action::ReactForm(_) => self.react(action, dice, journal),
            Action::FallBack | Action::CounterCharge | Action::Stand => self.react(action, dice, journal),
            Action::RallyForm(reform) => {
                if let Stage::RallyForm(unit) = self.stage {
                    self.carry_reform(unit, reform, journal);
                }
                self.stage = Stage::Actions;
            }
            Action::Keep => match self.stage {
                Stage::VictorReform => self.end_victory(dice, journal),
                _ => self.stage = Stage::Actions,
            },
            Action::Command { unit, x, y } => self.carry_command(unit, x, y, journal),
            Action::EndCommand => {
                self.stage = Stage::Melees;
                if self.melees.is_empty() {
                    journal.note(self, Event::NoMelee { side: self.player });
                }
                self.pass_melees(dice, journal);
            }
            Action::Melee(number) => {
                self.fight(number, dice, journal);
                self.pass_melees(dice, journal);
            }
            Action::Stay => self.stage = Stage::VictorReform,
            Action::VictorBack(count) => {
                self.victor_back(count, dice, journal);
                self.end_victory(dice, journal);
            }
            Action::Pursue(target) => {
                self.pursue(target, dice, journal);
                self.end_victory(dice, journal);
            }
            Action::VictorReform { unit, reform } => {
                self.carry_reform(unit, reform, journal);
                if let Some(victor) = &mut self.victor {
                    victor.units.retain(|&other| other != unit);
                    if victor.units.is_empty() {
                        self.end_victory(dice, journal);
                    }
                }
            }
        }
    }

    /// A move, then its fire if there is anything to fire at (MP-59, MP-88).
    fn carry_move(&mut self, m: &Move, journal: &mut impl Journal<Self>) {
        let Ok(course) = self.plan_unchecked(m) else { return };
        if let Some(reform) = m.pre {
            self.carry_reform(m.unit, reform, journal);
        }
        let (from, spent) = (self.unit(m.unit).pose(), course.spent());
        let unit = &mut self.units[m.unit.index()];
        unit.acted = true;
        unit.foot = course.end;
        journal.note(self, Event::Moved { unit: m.unit, kind: Some(m.kind), from, to: m.pose, spent, about: m.about });
        if let Some(reform) = m.post {
            self.carry_reform(m.unit, reform, journal);
        }
        self.overrun(m.unit, journal);
        self.fire_after_move(m);
    }

    /// After some moves a unit may fire (MP-59, MP-88).
    pub(crate) fn fire_after_move(&mut self, m: &Move) {
        if matches!(m.kind, MoveKind::Progress | MoveKind::Manhandle) {
            self.stage = Stage::Fire { unit: m.unit, volley: false, sides: 0 };
            self.pass_fire();
        }
    }

    /// Goes on when there is nothing to fire at.
    fn pass_fire(&mut self) {
        let Stage::Fire { unit, volley, sides } = self.stage else { return };
        let any = match self.unit(unit).shape.formation {
            Formation::Square => self.side_targets(unit, volley, sides).next().is_some(),
            Formation::March => false,
            _ => self.targets(unit, self.fire_kind(unit, volley)).next().is_some(),
        };
        if !any {
            self.stage = Stage::Actions;
        }
    }

    /// A change of formation is carried out (MP-62).
    pub(crate) fn carry_reform(&mut self, id: UnitId, reform: Reform, journal: &mut impl Journal<Self>) {
        let (from, was) = (self.unit(id).pose(), self.unit(id).shape);
        let foot = self.reformed(id, &self.unit(id).foot, reform);
        let unit = &mut self.units[id.index()];
        (unit.foot, unit.shape) = (foot, reform.shape);
        journal.note(self, Event::Reformed { unit: id, from, was, shape: reform.shape });
        self.overrun(id, journal);
    }

    fn volley(&mut self, id: UnitId, target: Option<UnitId>, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        let fires = match target {
            Some(target) => self.shoot(id, None, target, ShotKind::Volley, dice, journal),
            None => {
                self.stage = Stage::Fire { unit: id, volley: true, sides: 0 };
                true
            }
        };
        self.units[id.index()].acted = fires;
    }

    fn enter(&mut self, id: UnitId, pose: Pose, shape: Shape, journal: &mut impl Journal<Self>) {
        let foot = self.foot_at(id, shape, pose);
        let unit = &mut self.units[id.index()];
        (unit.place, unit.foot, unit.shape, unit.acted) = (Place::Table, foot, shape, true);
        journal.note(self, Event::Placed { unit: id, entered: true });
        self.overrun(id, journal);
    }

    fn carry_command(&mut self, id: UnitId, x: i32, y: i32, journal: &mut impl Journal<Self>) {
        let from = self.unit(id).pose();
        let to = Pose { x, y, ..from };
        let unit = &mut self.units[id.index()];
        (unit.foot, unit.acted) = (Foot::new(to, (0, 0)), true);
        journal.note(self, Event::Moved { unit: id, kind: None, from, to, spent: distance(from, to), about: false });
    }

    /// Late fire tests are taken and units that did not try to rally flee on (MP-84, MP-179).
    fn end_actions(&mut self, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        for id in self.ids() {
            if let Some(shooter) = self.unit(id).due
                && self.unit(id).here()
            {
                self.fire_test(id, shooter, dice, journal);
            }
        }
        for id in self.ids() {
            let unit = self.unit(id);
            let runs = unit.here() && unit.fleeing && !unit.engaged() && !unit.acted && !unit.panicked;
            if runs && self.spec(id).side == self.player {
                let home = self.homeward(self.player);
                self.flee(id, home, dice, journal);
            }
        }
        self.stage = Stage::Command;
    }

    /// Whether melees are left to fight; if not the player turn ends (MP-98).
    fn pass_melees(&mut self, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        if self.stage == Stage::Melees && self.melees.iter().all(|melee| melee.fought) {
            self.end_player_turn(dice, journal);
        }
    }

    fn end_victory(&mut self, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        self.victor = None;
        self.stage = Stage::Melees;
        self.pass_melees(dice, journal);
    }

    /// Objectives, breaking, the next player turn (MP-169, MP-181 to MP-183).
    fn end_player_turn(&mut self, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        let (player, setup) = (self.player, self.setup.clone());
        for (unit, _) in self.units.iter_mut().zip(&setup.units).filter(|(_, spec)| spec.side == player) {
            unit.ban_turns = unit.ban_turns.saturating_sub(1);
            if unit.ban_turns == 0 {
                unit.banned = 0;
            }
        }
        self.take_objectives(dice, journal);
        let broken = Side::BOTH.map(|side| self.rules().army_break && self.is_broken(side));
        match broken {
            [true, true] => return self.score(journal),
            [true, false] => return self.end(Outcome::win(Side::B, Degree::Decisive, "broken"), journal),
            [false, true] => return self.end(Outcome::win(Side::A, Degree::Decisive, "broken"), journal),
            _ => {}
        }
        self.player = !self.player;
        if self.player == self.setup.first {
            if self.turn == self.setup.turns {
                self.player = !self.player;
                return self.score(journal);
            }
            self.turn += 1;
        }
        self.begin_player_turn(dice, journal);
    }
}
