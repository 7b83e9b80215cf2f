//! Retreats: PL-70 to PL-78.

use hexmap::Cell;
use kernel::Refusal;
use skirmish::{Cells, PUSH, Retreats, Skirmish, ratio};

use crate::Planetes;
use crate::combat::Assault;
use crate::terrain::Terrain;

impl Planetes {
    /// PL-77, PL-R10: the force ratio that would face the unit in a refuge. It stands there and no longer where it was
    /// driven from; every enemy counts that could attack it there.
    pub(crate) fn pressure(&self, from: Cell, to: Cell) -> u32 {
        let (sum, potential) = self.odds_after_retreat(from, to);
        ratio(sum, potential)
    }

    /// The sum of all who could attack the unit in a refuge, and its potential there.
    pub(crate) fn odds_after_retreat(&self, from: Cell, to: Cell) -> (u32, u32) {
        let (house, attacker, defender) = (&self.setup.house, self.turn.active, !self.turn.active);
        let fellows = self.units[defender] - Cells::of(from);
        let guns = if house.contact_only { Cells::EMPTY } else { self.guns_on(attacker, to, fellows) };
        let near = self.contacts(attacker, to);
        let spared = if house.common.unspent_only { self.turn.spent } else { Cells::EMPTY };
        let (guns, near) = (guns - spared, near - spared);
        let assault = Assault { fire: !guns.is_empty(), contact: !near.is_empty() };
        let sum = self.strength(attacker, guns | near, fellows | Cells::of(to));
        (sum, self.defence(self.kind(from), defender, to, assault))
    }

    /// The hexes that a retreat touches: the neighbours, and those of the force fields on the way (PL-75).
    pub(crate) fn within_retreat(&self, from: Cell) -> Cells {
        let space = &self.setup.space;
        let mut within = space.around.around(from);
        loop {
            let wider = within | space.around.around_all(within & space.fields);
            if wider == within {
                return within - Cells::of(from);
            }
            within = wider;
        }
    }
}

impl Retreats for Planetes {
    /// The hexes where a pushed unit may come to rest, directly or through force fields (PL-71 to PL-77).
    fn refuges(&self, from: Cell) -> Cells {
        let open = self.setup.ways_back[from.index()] - self.occupied();
        open.iter().filter(|&to| self.pressure(from, to) < PUSH).collect()
    }

    fn check_refuge(&self, from: Cell, to: Cell) -> Result<(), Refusal> {
        let terrain = self.setup.terrain[to.index()];
        Refusal::when(from == to, "PL-76", "comes-back")?;
        Refusal::unless(self.within_retreat(from).contains(to), "PL-71", "not-one-hex")?;
        Refusal::when(terrain == Terrain::Planetoid, "PL-73", "retreat-into-planetoid")?;
        Refusal::when(terrain == Terrain::BlackHole, "PL-74", "retreat-into-black-hole")?;
        Refusal::when(terrain == Terrain::ForceField, "PL-75", "retreat-into-field")?;
        Refusal::when(self.occupied().contains(to), "PL-72", "refuge-taken")?;
        let (sum, potential) = self.odds_after_retreat(from, to);
        Refusal::when(ratio(sum, potential) >= PUSH, "PL-77", "no-refuge")
            .map_err(|refusal| refusal.with("sum", sum).with("value", potential))
    }

    /// The way of a retreat, for the eye: through as few force fields as possible.
    fn retreat_path(&self, from: Cell, to: Cell) -> Vec<Cell> {
        let fields = self.setup.space.fields;
        let mut field = hexmap::Field::new();
        field.explore(&self.setup.grid, from, u32::MAX, |left, _, _| {
            (left == from || fields.contains(left)).then_some(1)
        });
        let mut path = Vec::new();
        field.path(to, &mut path);
        path
    }
}
