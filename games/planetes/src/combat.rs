//! Combat: PL-50 to PL-64, with the potentials of PL-33 to PL-37.

use hexmap::Cell;
use kernel::{Refusal, Side};
use skirmish::{Cells, Combat, Skirmish, Verdict};

use crate::Planetes;
use crate::unit::Kind;

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

    /// The units of a side in contact with a hex; artillery strikes nobody there (PL-55, PL-R25).
    pub(crate) fn contacts(&self, side: Side, target: Cell) -> Cells {
        (self.setup.space.around.around(target) & self.units[side]) - self.kinds[Kind::Artillery as usize]
    }

    /// Whether a unit may take part in an attack on this target.
    fn check_attacker(&self, target: Cell, at: Cell) -> Result<(), Refusal> {
        let setup = &self.setup;
        Refusal::when(self.units[!self.turn.active].contains(at), "PL-51", "enemy-attacker")?;
        Refusal::when(!self.units[self.turn.active].contains(at), "PL-52", "nobody-attacks")?;
        Refusal::when(self.turn.spent.contains(at), "PL-53", "spent")?;
        if self.kind(at) != Kind::Artillery {
            let adjacent = setup.grid.adjacent(at, target);
            return Refusal::unless(adjacent, "PL-55", "not-in-contact");
        }
        Refusal::when(!setup.range[target.index()].contains(at), "PL-56", "not-in-range")?;
        match self.fire_stopper(at, target) {
            None => Ok(()),
            Some(stopper) => Err(Refusal::new("PL-58", "fire-is-stopped").with("by", setup.grid.name(stopper))),
        }
    }
}

impl Combat for Planetes {
    /// PL-60: the sum of the attackers and the potential of their target.
    fn odds(&self, target: Cell, by: Cells) -> (u32, u32) {
        let (side, enemy) = (self.turn.active, !self.turn.active);
        let defence = self.defence(self.kind(target), enemy, target, self.assault(by));
        (self.strength(side, by, self.units[enemy]), defence)
    }

    /// The units that may still attack this target: in contact or in range, and not spent (PL-53, PL-55 to PL-58).
    fn attackers(&self, target: Cell) -> Cells {
        let screen = self.units[!self.turn.active] - Cells::of(target);
        (self.contacts(self.turn.active, target) | self.guns_on(self.turn.active, target, screen)) - self.turn.spent
    }

    /// Whether the active side has an effective attack left. Each attacker more adds to the sum and at most lowers
    /// the target's potential, so that attacking with everybody is the best there is.
    fn can_attack(&self) -> bool {
        if (self.units[self.turn.active] - self.turn.spent).is_empty() {
            return false;
        }
        self.units[!self.turn.active].iter().any(|target| {
            let by = self.attackers(target);
            !by.is_empty() && self.verdict(target, by) != Verdict::Nothing
        })
    }

    fn check_attackers(&self, target: Cell, by: Cells) -> Result<(), Refusal> {
        let grid = &self.setup.grid;
        let named =
            |refusal: Refusal, at| refusal.with("distance", grid.distance(at, target)).with("at", grid.name(at));
        by.iter().try_for_each(|at| self.check_attacker(target, at).map_err(|refusal| named(refusal, at)))
    }
}
