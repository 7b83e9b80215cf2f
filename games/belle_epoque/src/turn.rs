//! The turn: placing, arrivals, command points and chits (BE-11 to BE-20, BE-R56, BE-V6).

use std::sync::Arc;

use hexmap::Cell;
use kernel::{BySide, Dice, Face, Journal, Outcome, Refusal, Side, Throw};

use crate::setup::{MOST_UNITS, Setup};
use crate::terrain::Cells;
use crate::troops::{Start, UnitId};
use crate::{BelleEpoque, Event, GONE, Gait, How, Phase, Test, WAITING, units};

/// BE-12: elements for one command die.
pub(crate) const ELEMENTS_PER_DIE: u8 = 8;

impl BelleEpoque {
    /// The table before anybody stands on it.
    pub(crate) fn laid_out(setup: Arc<Setup>) -> Self {
        let mut elements = [0; MOST_UNITS];
        let mut at = [GONE; MOST_UNITS];
        for (i, unit) in setup.units.iter().enumerate() {
            elements[i] = unit.elements;
            at[i] = WAITING;
        }
        let held = |side| {
            let rows = setup.objectives.iter().enumerate();
            rows.filter(|(_, objective)| objective.held == Some(side)).fold(0, |bits, (i, _)| bits | 1 << i)
        };
        BelleEpoque {
            at,
            elements,
            fought: [0; MOST_UNITS],
            present: 0,
            activated: 0,
            moved: 0,
            fired: 0,
            mired: 0,
            troops: BySide::default(),
            cp: BySide::default(),
            held: BySide::from_fn(held),
            turn: 0,
            active: Side::A,
            unit: UnitId(0),
            from: Cell(0),
            test: Test::None,
            gait: Gait::Still,
            assault: None,
            phase: Phase::PickUnit,
            setup: setup.into(),
        }
    }

    /// Puts a unit on the table, without any consequence of moving there.
    pub(crate) fn put(&mut self, unit: UnitId, at: Cell) {
        self.at[unit.index()] = at.0 as u8;
        self.present |= unit.bit();
        let side = self.side(unit);
        self.troops[side].insert(at);
        for (i, objective) in self.setup.objectives.iter().enumerate() {
            if objective.at == at {
                self.held[side] |= 1 << i;
                self.held[!side] &= !(1 << i);
            }
        }
    }

    /// Every unit that begins on the table takes its listed hex.
    pub(crate) fn line_up(&mut self) {
        for unit in self.setup.all_units() {
            if let Some(at) = self.setup.unit(unit).start_hex() {
                self.put(unit, at);
            }
        }
    }

    /// The first start hex of a side, as the unit that the scenario lists there.
    pub(crate) fn first_slot(&self, side: Side) -> Option<UnitId> {
        self.slots(side).next()
    }

    fn slots(&self, side: Side) -> impl Iterator<Item = UnitId> {
        units(self.setup.roster[side]).filter(|&unit| self.setup.unit(unit).start_hex().is_some())
    }

    /// BE-R56: whether exactly the start hexes before `slot` are filled, by the side's own units, blue first.
    pub(crate) fn slots_match(&self, slot: UnitId) -> bool {
        let placing = self.side(slot);
        let filled = |unit: UnitId| if self.side(unit) == placing { unit < slot } else { placing == Side::A };
        let begins_here = |unit: UnitId| self.setup.unit(unit).start_hex().is_some();
        begins_here(slot)
            && Side::BOTH.into_iter().all(|side| {
                let hexes = self.slots(side).filter(|&unit| filled(unit));
                let hexes: Cells = hexes.filter_map(|unit| self.setup.unit(unit).start_hex()).collect();
                self.troops[side] == hexes
                    && self.units_of(side).all(begins_here)
                    && self.slots(side).all(|unit| self.elements(unit) > 0)
            })
    }

    /// BE-R56: a side's units still to be placed before the battle.
    pub(crate) fn unplaced(&self, side: Side) -> u32 {
        self.slots(side).filter(|&unit| self.is_waiting(unit)).fold(0, |bits, unit| bits | unit.bit())
    }

    /// BE-R56: side 1, then side 0, fills its listed hexes in roster order.
    pub(crate) fn place_unit(&mut self, unit: UnitId, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        let Phase::Placing { slot } = self.phase else { return };
        let Some(at) = self.setup.unit(slot).start_hex() else { return };
        self.put(unit, at);
        journal.note(self, Event::Moved { unit, from: at, to: at, how: How::Placement });
        let side = self.side(slot);
        let next = self.slots(side).find(|other| *other > slot);
        let next = next.or_else(|| self.first_slot(Side::A).filter(|_| side == Side::B));
        match next {
            Some(slot) => self.phase = Phase::Placing { slot },
            None => self.go_on(dice, journal),
        }
    }

    pub(crate) fn check_place(&self, unit: UnitId) -> Result<(), Refusal> {
        let Phase::Placing { slot } = self.phase else { return Ok(()) };
        let placed = self.unplaced(self.side(slot)) & unit.bit() == 0;
        self.about_unit(unit, Refusal::when(placed, "BE-R56", "not-to-be-placed"))
    }

    /// BE-19: the next chit, the next turn when the bowl is empty, or the end after the last one.
    pub(crate) fn go_on(&mut self, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        loop {
            let bowl = Side::BOTH.map(|side| self.unactivated(side).count_ones() as u8);
            if self.turn > 0 && bowl[0] + bowl[1] > 0 {
                return self.draw(bowl, dice, journal);
            }
            if self.turn == self.setup.turns {
                return self.finish(self.count_points(), journal);
            }
            if !self.begin_turn(dice, journal) {
                return;
            }
        }
    }

    /// BE-17: one chit, blind.
    fn draw(&mut self, bowl: [u8; 2], dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        dice.announce(&|| self.bowl_by_name(bowl));
        let drawn = dice.roll(u16::from(bowl[0] + bowl[1]), "chit");
        let side = if drawn <= u16::from(bowl[0]) { Side::A } else { Side::B };
        self.active = side;
        self.phase = Phase::PickUnit;
        journal.note(self, Event::Drawn { side, bowl });
    }

    /// The chits by whose they are, as far as there are any: a reading of the first one stands for all.
    fn bowl_by_name(&self, bowl: [u8; 2]) -> Throw {
        let first = [1, u16::from(bowl[0]) + 1];
        let faces = Side::BOTH.into_iter().filter(|side| bowl[side.index()] > 0);
        let face = |side: Side| Face { name: self.side_name(side), reading: Some(first[side.index()]) };
        Throw { faces: faces.map(face).collect(), ..Throw::default() }
    }

    /// Begins a turn; false when somebody must first say where a reinforcement arrives.
    fn begin_turn(&mut self, dice: &mut impl Dice, journal: &mut impl Journal<Self>) -> bool {
        self.turn += 1;
        (self.activated, self.mired) = (0, 0);
        self.fought = [0; MOST_UNITS];
        // BE-15: what is left of the last turn's points is lost.
        self.cp = BySide::default();
        journal.note(self, Event::TurnBegan { turn: self.turn });
        self.bring_on(0, dice, journal)
    }

    /// Reinforcements from this place of the roster on, then the command dice; false when one has a choice.
    fn bring_on(&mut self, first: u8, dice: &mut impl Dice, journal: &mut impl Journal<Self>) -> bool {
        for unit in (first..self.setup.units.len() as u8).map(UnitId) {
            if !self.is_due(unit) {
                continue;
            }
            if !self.entries(unit).is_empty() {
                self.phase = Phase::Entering { unit };
                return false;
            }
            journal.note(self, Event::Waits { unit });
        }
        Side::BOTH.into_iter().for_each(|side| self.roll_command(side, dice, journal));
        true
    }

    /// Whether a reinforcement should be on the table.
    pub fn is_due(&self, unit: UnitId) -> bool {
        let due = matches!(self.setup.unit(unit).start, Start::Arrives { turn, .. } if turn <= self.turn);
        due && self.is_waiting(unit)
    }

    /// BE-V6: the entry hexes that are empty and not in an enemy zone of control.
    pub fn entries(&self, unit: UnitId) -> Cells {
        let Start::Arrives { entry, .. } = &self.setup.unit(unit).start else { return Cells::EMPTY };
        entry.iter().copied().collect::<Cells>() - self.occupied() - self.zone_against(self.side(unit))
    }

    pub(crate) fn enter(&mut self, unit: UnitId, at: Cell, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        self.relocate(unit, at, How::Arrival, journal);
        if self.bring_on(unit.0 + 1, dice, journal) {
            self.go_on(dice, journal);
        }
    }

    pub(crate) fn check_enter(&self, unit: UnitId, at: Cell) -> Result<(), Refusal> {
        let Phase::Entering { unit: due } = self.phase else { return Ok(()) };
        self.about_unit(due, Refusal::when(unit != due, "BE-V6", "not-due"))?;
        let Start::Arrives { entry, .. } = &self.setup.unit(unit).start else { return Ok(()) };
        self.about_hex(at, Refusal::unless(entry.contains(&at), "BE-V6", "no-entry-hex"))?;
        self.check_empty(at)?;
        self.about_hex(at, Refusal::unless(self.entries(unit).contains(at), "BE-V6", "entry-controlled"))
    }

    /// BE-12, BE-13, BE-R01: a die for every eight elements on the table.
    pub fn command_dice(&self, side: Side) -> u8 {
        self.units_of(side).map(|unit| self.elements(unit)).sum::<u8>() / ELEMENTS_PER_DIE
    }

    /// BE-14, BE-15: the pool of the turn.
    fn roll_command(&mut self, side: Side, dice: &mut impl Dice, journal: &mut impl Journal<Self>) {
        let die = self.setup.armies[side].command.die();
        let mut fell = [0; 24];
        let count = usize::from(self.command_dice(side)).min(fell.len());
        dice.announce(&|| Throw::by(side));
        for face in &mut fell[..count] {
            *face = dice.roll(die, "command") as u8;
        }
        let points = fell.iter().sum();
        self.cp[side] = points;
        if note_wanted(journal) {
            let dice = fell[..count].to_vec();
            journal.note(self, Event::Commanded { side, die: die as u8, dice, points });
        }
    }

    /// The game is over.
    pub(crate) fn finish(&mut self, outcome: Outcome, journal: &mut impl Journal<Self>) {
        self.phase = Phase::Over(outcome);
        let points = Side::BOTH.map(|side| self.points(side));
        journal.note(self, Event::Ended { winner: outcome.winner, points });
    }
}

/// Whether a costly event is worth making.
#[inline]
pub(crate) fn note_wanted<J: Journal<BelleEpoque>>(_: &J) -> bool {
    J::LISTENS
}
