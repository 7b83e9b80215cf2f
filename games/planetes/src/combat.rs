//! Combat: PL-50 to PL-64, with the potentials of PL-33 to PL-37.

use hexmap::Cell;
use kernel::{Journal, Refusal, Side};
use serde::Serialize;

use crate::terrain::Cells;
use crate::unit::Kind;
use crate::{Action, Event, Phase, Planetes};

/// PL-62: from this ratio to 1 on the target must retreat.
pub const PUSH: u32 = 3;
/// PL-61: from this ratio to 1 on the target is destroyed.
pub const KILL: u32 = 4;

/// PL-60, PL-R30: the force ratio, rounded down to a whole number against 1.
pub const fn ratio(sum: u32, potential: u32) -> u32 {
    sum / potential
}

/// What an attack does to its target (PL-61 to PL-63).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// PL-63.
    Nothing,
    /// PL-62.
    Retreat,
    /// PL-61.
    Destruction,
}

impl Verdict {
    /// The result of attackers of this sum against a target of this potential.
    pub const fn of(sum: u32, potential: u32) -> Verdict {
        match ratio(sum, potential) {
            0..PUSH => Verdict::Nothing,
            PUSH..KILL => Verdict::Retreat,
            KILL.. => Verdict::Destruction,
        }
    }
}

/// Who attacks a unit: by fire, in contact, or both (PL-59).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Assault {
    pub fire: bool,
    pub contact: bool,
}

impl Planetes {
    /// The attackers by fire and in contact.
    pub(crate) fn assault(&self, by: Cells) -> Assault {
        let guns = self.kinds[Kind::Artillery as usize];
        Assault { fire: by.meets(&guns), contact: !by.is_subset(&guns) }
    }

    /// What the ground adds to a unit of a side (PL-33, PL-34).
    pub(crate) fn bonus(&self, side: Side, at: Cell) -> u32 {
        u32::from(self.setup.bonus[side][at.index()])
    }

    /// The potential of a unit under an assault (PL-36, PL-37, PL-R3, PL-R31).
    pub(crate) fn defence(&self, kind: Kind, side: Side, at: Cell, assault: Assault) -> u32 {
        let reduced = if kind == Kind::Artillery { assault.contact } else { assault.fire };
        match reduced {
            false => kind.row().combat + self.bonus(side, at),
            true if self.setup.house.reduced_keeps_bonus => kind.row().reduced + self.bonus(side, at),
            true => kind.row().reduced,
        }
    }

    /// The potential with which a unit attacks; `enemies` may pin a gun by touching it (PL-R4).
    pub(crate) fn attack_potential(&self, side: Side, at: Cell, enemies: Cells) -> u32 {
        let kind = self.kind(at);
        let touched = || self.setup.space.around.around(at).meets(&enemies);
        let pinned = kind == Kind::Artillery && self.setup.house.pinned_artillery && touched();
        self.bonus(side, at) + if pinned { kind.row().reduced } else { kind.row().combat }
    }

    /// The sum of the attackers' potentials.
    pub(crate) fn strength(&self, side: Side, by: Cells, enemies: Cells) -> u32 {
        by.iter().map(|at| self.attack_potential(side, at, enemies)).sum()
    }

    /// PL-60: the sum of the attackers and the potential of their target.
    pub(crate) fn odds(&self, target: Cell, by: Cells) -> (u32, u32) {
        let (side, enemy) = (self.active, !self.active);
        let defence = self.defence(self.kind(target), enemy, target, self.assault(by));
        (self.strength(side, by, self.units[enemy]), defence)
    }

    pub(crate) fn verdict(&self, target: Cell, by: Cells) -> Verdict {
        let (sum, potential) = self.odds(target, by);
        Verdict::of(sum, potential)
    }

    /// The units of a side in contact with a hex; artillery strikes nobody there (PL-55, PL-R25).
    pub(crate) fn contacts(&self, side: Side, target: Cell) -> Cells {
        (self.setup.space.around.around(target) & self.units[side]) - self.kinds[Kind::Artillery as usize]
    }

    /// The units that may still attack this target: in contact or in range, and not spent (PL-53, PL-55 to PL-58).
    pub(crate) fn attackers(&self, target: Cell) -> Cells {
        let screen = self.units[!self.active] - Cells::of(target);
        (self.contacts(self.active, target) | self.guns_on(self.active, target, screen)) - self.spent
    }

    /// Whether the active side has an effective attack left. Each attacker more adds to the sum and at most lowers
    /// the target's potential, so that attacking with everybody is the best there is.
    pub(crate) fn can_attack(&self) -> bool {
        if (self.units[self.active] - self.spent).is_empty() {
            return false;
        }
        self.units[!self.active].iter().any(|target| {
            let by = self.attackers(target);
            !by.is_empty() && self.verdict(target, by) != Verdict::Nothing
        })
    }

    /// Every effective attack (PL-52, PL-R26), and leaving the rest unfought (PL-54).
    pub(crate) fn combat_actions(&self, out: &mut Vec<Action>) {
        for target in self.units[!self.active] {
            let effective = |by: &Cells| self.verdict(target, *by) != Verdict::Nothing;
            let groups = self.attackers(target).subsets().filter(effective);
            out.extend(groups.map(|by| Action::Attack { target, by }));
        }
        if !self.setup.house.must_attack {
            out.push(Action::EndCombat);
        }
    }

    pub(crate) fn check_attack(&self, target: Cell, by: Cells) -> Result<(), Refusal> {
        let grid = &self.setup.grid;
        let refuse = |refusal: Refusal, at| Err(refusal.with("at", grid.name(at)).with("target", grid.name(target)));
        if !self.units[!self.active].contains(target) {
            return refuse(Refusal::new("PL-52", "no-target"), target);
        }
        if by.is_empty() {
            return refuse(Refusal::new("PL-52", "no-attacker"), target);
        }
        for at in by {
            self.check_attacker(target, at)
                .or_else(|refusal| refuse(refusal.with("distance", grid.distance(at, target)), at))?;
        }
        let (sum, potential) = self.odds(target, by);
        if Verdict::of(sum, potential) == Verdict::Nothing {
            let refusal = Refusal::new("PL-R26", "too-weak").with("push", PUSH);
            return refuse(refusal.with("sum", sum).with("value", potential), target);
        }
        Ok(())
    }

    /// Whether a unit may take part in an attack on this target.
    fn check_attacker(&self, target: Cell, at: Cell) -> Result<(), Refusal> {
        let setup = &self.setup;
        if self.units[!self.active].contains(at) {
            return Err(Refusal::new("PL-51", "enemy-attacker"));
        }
        if !self.units[self.active].contains(at) {
            return Err(Refusal::new("PL-52", "nobody-attacks"));
        }
        if self.spent.contains(at) {
            return Err(Refusal::new("PL-53", "spent"));
        }
        if self.kind(at) != Kind::Artillery {
            let adjacent = setup.grid.adjacent(at, target);
            return if adjacent { Ok(()) } else { Err(Refusal::new("PL-55", "not-in-contact")) };
        }
        if !setup.range[target.index()].contains(at) {
            return Err(Refusal::new("PL-56", "not-in-range"));
        }
        match self.fire_stopper(at, target) {
            None => Ok(()),
            Some(stopper) => Err(Refusal::new("PL-58", "fire-is-stopped").with("by", setup.grid.name(stopper))),
        }
    }

    /// PL-54: an attacker may stop, unless the option forbids it while an effective attack is left.
    pub(crate) fn check_end_combat(&self) -> Result<(), Refusal> {
        if self.setup.house.must_attack { Err(Refusal::new("PL-54", "must-attack")) } else { Ok(()) }
    }

    /// PL-52, PL-61 to PL-64: an attack is announced and its result applied at once.
    pub(crate) fn attack(&mut self, target: Cell, by: Cells, journal: &mut impl Journal<Self>) {
        self.spent |= by;
        let verdict = self.verdict(target, by);
        journal.note(self, Event::Attacked { side: self.active, target, by, verdict });
        match verdict {
            Verdict::Destruction => self.destroy(target, false, journal),
            _ => self.phase = Phase::Retreat { from: target },
        }
    }

    /// PL-61: the target leaves the board at once; the last unit of a side ends the game (PL-91).
    pub(crate) fn destroy(&mut self, target: Cell, cornered: bool, journal: &mut impl Journal<Self>) {
        let (side, kind) = (!self.active, self.kind(target));
        self.take(side, target);
        self.phase = Phase::Combat;
        journal.note(self, Event::Destroyed { side, kind, at: target, cornered });
        if let Some(outcome) = self.elimination(side) {
            self.finish(outcome, journal);
        }
    }
}
