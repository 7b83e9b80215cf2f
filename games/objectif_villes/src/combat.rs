//! Combat: OV-50 to OV-66.

use hexmap::Cell;
use kernel::{Journal, Refusal};
use serde::Serialize;

use crate::terrain::Cells;
use crate::{Action, Event, ObjectifVilles, Phase};

/// OV-64: from this ratio to 1 on the target must retreat.
pub const PUSH: u32 = 3;
/// OV-63: from this ratio to 1 on the target is removed.
pub const KILL: u32 = 4;

/// OV-62: the force ratio, rounded in the defender's favour to a whole number against 1.
pub const fn ratio(sum: u32, value: u32) -> u32 {
    sum / value
}

/// What an attack does to its target (OV-63 to OV-65).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// OV-65.
    Nothing,
    /// OV-64.
    Retreat,
    /// OV-63.
    Elimination,
}

impl Verdict {
    /// The result of attackers of this sum against a target of this value.
    pub const fn of(sum: u32, value: u32) -> Verdict {
        match ratio(sum, value) {
            0..PUSH => Verdict::Nothing,
            PUSH..KILL => Verdict::Retreat,
            KILL.. => Verdict::Elimination,
        }
    }
}

impl ObjectifVilles {
    /// OV-61: the sum of the combat values of pieces.
    pub(crate) fn strength(&self, pieces: Cells) -> u32 {
        pieces.iter().map(|cell| u32::from(self.setup.value(cell))).sum()
    }

    pub(crate) fn verdict(&self, target: Cell, by: Cells) -> Verdict {
        Verdict::of(self.strength(by), u32::from(self.setup.value(target)))
    }

    /// The pieces that may still attack this target: in contact and not spent (OV-53, OV-55).
    pub(crate) fn attackers(&self, target: Cell) -> Cells {
        (self.setup.around.around(target) & self.pieces[self.active]) - self.spent
    }

    /// In placement, under `new_piece_only`, the piece that must take part (OV-R14).
    fn needed(&self) -> Cells {
        match self.placed {
            Some(placed) if self.setup.house.new_piece_only => Cells::of(placed),
            _ => Cells::EMPTY,
        }
    }

    /// Whether the active side has an effective attack left: its best one on some target counts everybody.
    pub(crate) fn can_attack(&self) -> bool {
        let fresh = self.pieces[self.active] - self.spent;
        let touched = self.setup.around.around_all(fresh) & self.pieces[!self.active];
        touched.iter().any(|target| self.is_effective(target, self.attackers(target)))
    }

    fn is_effective(&self, target: Cell, by: Cells) -> bool {
        self.needed().is_subset(&by) && self.verdict(target, by) != Verdict::Nothing
    }

    /// Every effective attack (OV-52 to OV-55, OV-R8), and leaving the rest unfought (OV-58).
    pub(crate) fn combat_actions(&self, out: &mut Vec<Action>) {
        for target in self.pieces[!self.active] {
            let attacks = self.attackers(target).subsets().filter(|&by| self.is_effective(target, by));
            out.extend(attacks.map(|by| Action::Attack { target, by }));
        }
        if !self.setup.house.must_attack {
            out.push(Action::EndCombat);
        }
    }

    pub(crate) fn check_attack(&self, target: Cell, by: Cells) -> Result<(), Refusal> {
        let grid = &self.setup.grid;
        let refuse = |refusal: Refusal, at| Err(refusal.with("at", grid.name(at)).with("target", grid.name(target)));
        if !self.pieces[!self.active].contains(target) {
            return refuse(Refusal::new("OV-53", "no-target"), target);
        }
        if by.is_empty() {
            return refuse(Refusal::new("OV-53", "no-attacker"), target);
        }
        for cell in by {
            if !self.pieces[self.active].contains(cell) {
                return refuse(Refusal::new("OV-54", "not-your-attacker"), cell);
            }
            if !grid.adjacent(cell, target) {
                return refuse(Refusal::new("OV-53", "not-in-contact"), cell);
            }
            if self.spent.contains(cell) {
                return refuse(Refusal::new("OV-55", "spent"), cell);
            }
        }
        if let Some(new) = (self.needed() - by).first() {
            return refuse(Refusal::new("OV-R14", "without-the-new-piece"), new);
        }
        if self.verdict(target, by) == Verdict::Nothing {
            let refusal = Refusal::new("OV-R8", "too-weak").with("push", PUSH);
            return refuse(refusal.with("sum", self.strength(by)).with("value", self.setup.value(target)), target);
        }
        Ok(())
    }

    /// OV-58: an attacker may stop, unless the option forbids it while an effective attack is left.
    pub(crate) fn check_end_combat(&self) -> Result<(), Refusal> {
        if self.setup.house.must_attack { Err(Refusal::new("OV-58", "must-attack")) } else { Ok(()) }
    }

    /// OV-54, OV-63 to OV-66: an attack is announced and its result applied at once.
    pub(crate) fn attack(&mut self, target: Cell, by: Cells, journal: &mut impl Journal<Self>) {
        self.spent |= by;
        let verdict = self.verdict(target, by);
        journal.note(self, Event::Attacked { side: self.active, target, by, verdict });
        match verdict {
            Verdict::Elimination => self.eliminate(target, false, journal),
            _ => self.phase = Phase::Retreat { from: target },
        }
    }

    /// OV-63, OV-R25: the target leaves the board at once; the last piece of a side ends the game (OV-95).
    pub(crate) fn eliminate(&mut self, target: Cell, cornered: bool, journal: &mut impl Journal<Self>) {
        self.pieces[!self.active].remove(target);
        self.phase = Phase::Combat;
        journal.note(self, Event::Eliminated { side: !self.active, at: target, cornered });
        if let Some(outcome) = self.elimination(!self.active) {
            self.finish(outcome, journal);
        }
    }

    /// The combat is over: after a placement the next one follows, after a movement phase the other side's turn.
    pub(crate) fn end_combat(&mut self, journal: &mut impl Journal<Self>) {
        if self.placed.take().is_some() {
            self.spent = Cells::EMPTY;
            self.next_placement(journal);
        } else {
            self.end_turn(journal);
        }
    }
}
