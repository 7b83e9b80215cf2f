//! A drawn corps: its groups, and the steps that nobody decides (RE-14, RE-19 to RE-23).

use std::sync::Arc;

use kernel::{BySide, Dice, Few, Journal};

use crate::clash::Clash;
use crate::refuse::must;
use crate::unit::{MOST_UNITS, Units};
use crate::{
    Action, Activation, CorpsId, Event, Kind, MOST_CELLS, NOBODY, NOWHERE, No, Phase, RevolutionEmpire, Setup, UnitId,
};

impl RevolutionEmpire {
    /// An empty table.
    pub(crate) fn empty(setup: Arc<Setup>) -> Self {
        let control = setup.objectives.iter().enumerate().fold(0, |bits, (n, o)| bits | (o.owner.index() as u16) << n);
        RevolutionEmpire {
            setup: setup.into(),
            at: [NOWHERE; 2 * MOST_UNITS],
            pieces: [0; 2 * MOST_UNITS],
            board: [NOBODY; MOST_CELLS],
            present: Units::NONE,
            to_come: Units::NONE,
            retreated: Units::NONE,
            fired: Units::NONE,
            attacked: Units::NONE,
            lost: BySide::default(),
            control,
            taken: 0,
            turn: 0,
            bowl: Default::default(),
            sealed: BySide::default(),
            mustered: 0,
            drawn: Few::default(),
            phase: Phase::Chits,
            outcome: None,
            activation: Activation::default(),
            clash: Clash::default(),
        }
    }

    /// S0: the units where the scenario has them.
    pub(crate) fn set_up(&mut self) {
        let setup = self.setup.clone();
        for spec in setup.all_units() {
            self.pieces[spec.id.index()] = spec.pieces;
            match spec.turn {
                Some(_) => self.to_come.insert(spec.id),
                None => self.put(spec.id, spec.at[0]),
            }
        }
    }

    /// Puts a unit on a free hex, from wherever it was.
    #[inline]
    pub(crate) fn put(&mut self, unit: UnitId, to: hexmap::Cell) {
        self.lift(unit);
        self.at[unit.index()] = to;
        self.board[to.index()] = unit.0;
        self.present.insert(unit);
    }

    /// Takes a unit off the board.
    #[inline]
    pub(crate) fn lift(&mut self, unit: UnitId) {
        if self.present.has(unit) {
            self.board[self.at[unit.index()].index()] = NOBODY;
            self.at[unit.index()] = NOWHERE;
            self.present.remove(unit);
        }
    }

    /// The units of the corps that stand together with this one (RE-R5).
    pub fn group_of(&self, unit: UnitId) -> Units {
        let corps = self.setup.corps(self.setup.corps_of[unit.index()]).units & self.present;
        let mut group = Units::of(unit) & corps;
        let mut frontier = group;
        while let Some(next) = frontier.first() {
            frontier.remove(next);
            for &cell in &self.setup.around[self.cell(next).index()] {
                if let Some(friend) = self.unit_at(cell)
                    && corps.has(friend)
                    && !group.has(friend)
                {
                    group.insert(friend);
                    frontier.insert(friend);
                }
            }
        }
        group
    }

    /// The light cavalry of a corps on the board, which acts with whatever group is chosen (RE-21).
    pub(crate) fn light_cavalry(&self, corps: CorpsId) -> Units {
        let units = self.setup.corps(corps).units & self.present;
        units.filter(|&unit| self.setup.kind(unit) == Kind::C).collect()
    }

    /// The first unit of each group that must be chosen: groups of light cavalry alone need no choice.
    pub fn group_leaders(&self, corps: CorpsId) -> Units {
        let mut left = (self.setup.corps(corps).units & self.present) - self.light_cavalry(corps);
        let mut leaders = Units::NONE;
        while let Some(leader) = left.first() {
            leaders.insert(leader);
            left = left - self.group_of(leader);
        }
        leaders
    }

    pub(crate) fn group_actions(&self, out: &mut Vec<Action>) {
        out.extend(self.group_leaders(self.activation.corps).map(Action::Group));
    }

    pub(crate) fn group_verdict(&self, unit: UnitId) -> Result<(), No> {
        must(self.present.has(unit), "RE-20", "not-on-board")?;
        let corps = self.setup.corps_of[unit.index()];
        must(corps == self.activation.corps, "RE-19", "other-corps")?;
        let group = self.group_of(unit);
        must(!(group - self.light_cavalry(corps)).is_empty(), "RE-R5", "light-cavalry-alone")
    }

    /// S4: the main group and every light cavalry of the corps act (RE-20, RE-21, RE-R6).
    pub(crate) fn choose_group(&mut self, unit: UnitId, journal: &mut impl Journal<Self>) {
        self.activate(self.group_of(unit), journal);
    }

    fn activate<J: Journal<Self>>(&mut self, group: Units, journal: &mut J) {
        let corps = self.activation.corps;
        let units = group | self.light_cavalry(corps);
        self.activation = Activation { corps, units, ..Activation::default() };
        // RE-R1: what is counted by the turn is not counted anew, unless the house says so.
        if self.setup.house.per_activation {
            self.fired = self.fired - units;
            self.attacked = self.attacked - units;
        }
        self.phase = Phase::Fire;
        if J::LISTENS {
            journal.note(self, Event::Activated { corps, units: units.collect() });
        }
    }

    /// Takes the steps that nobody decides, until somebody must.
    pub(crate) fn settle(&mut self, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        loop {
            match self.phase {
                Phase::Group => {
                    let leaders = self.group_leaders(self.activation.corps);
                    match leaders.first() {
                        None => self.activate(Units::NONE, journal),
                        Some(only) if leaders.len() == 1 => self.choose_group(only, journal),
                        Some(_) => return,
                    }
                }
                Phase::Fire if !self.can_fire() => {
                    self.pass_over("fire", self.fired | self.activation.skirmished, journal);
                    self.phase = Phase::Movement;
                }
                Phase::Movement if !self.can_move() => {
                    self.pass_over("movement", self.activation.moved, journal);
                    self.phase = Phase::Combat;
                }
                Phase::Combat if !self.can_attack() => {
                    self.pass_over("combat", self.attacked, journal);
                    self.end_activation(dice, journal);
                }
                Phase::Retreat => {
                    let steps = self.retreat_steps();
                    match (steps.len(), steps.first()) {
                        (1, Some(to)) => self.step_back(to, journal),
                        (_, None) => self.cornered(journal),
                        _ => return,
                    }
                }
                Phase::Aftermath if !self.may_take_ground() && !self.may_pursue() => self.end_attack(),
                Phase::Over => {
                    self.activation = Activation::default();
                    self.clash = Clash::default();
                    return;
                }
                _ => return,
            }
        }
    }

    /// Tells of a step that none of the units can take, unless some of them already have.
    fn pass_over<J: Journal<Self>>(&self, step: &'static str, taken: Units, journal: &mut J) {
        let Activation { corps, units, .. } = self.activation;
        if J::LISTENS && !units.is_empty() && (units & taken).is_empty() {
            journal.note(self, Event::PassedOver { corps, step });
        }
    }

    /// S8: the next chit.
    pub(crate) fn end_activation(&mut self, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        journal.note(self, Event::ActivationEnded { corps: self.activation.corps });
        self.draw(dice, journal);
    }
}
