//! Movement: OV-31, OV-32 and OV-40 to OV-48.

use hexmap::{Cell, Field, Grid, NeighbourSets, Reach, Terrain as Ground};
use kernel::Refusal;
use skirmish::{Cells, Movement, Skirmish, Stroll};

use crate::ObjectifVilles;

/// OV-40: the movement potential of every piece.
pub const MOVE: u32 = 5;

/// The hexes by cost, from 0 to [`MOVE`].
type Walk = Reach<4, { MOVE as usize + 1 }>;

/// The stroll from every hex.
pub(crate) fn strolls(grid: &Grid, around: &NeighbourSets<4>, bands: &[(u32, Cells)]) -> Vec<Stroll> {
    let stroll = |from| {
        let ground = Ground { bands, blocked: Cells::EMPTY, no_stop: Cells::of(from), halt: Cells::EMPTY };
        let walk = Walk::new(around, from, MOVE, &ground);
        let all = walk.all();
        Stroll { list: all.iter().collect(), all, halfway: all - walk.at_cost(MOVE) }
    };
    grid.cells().map(stroll).collect()
}

impl ObjectifVilles {
    fn field(&self, from: Cell, blocked: Cells, budget: u32) -> Field {
        let (setup, open) = (&self.setup, self.setup.land - blocked);
        let mut field = Field::new();
        field.explore(&setup.grid, from, budget, |_, to, _| open.contains(to).then(|| u32::from(setup.value(to))));
        field
    }
}

impl Movement for ObjectifVilles {
    /// Where a piece may end its move (OV-42 to OV-48).
    #[inline]
    fn destinations(&self, from: Cell) -> Cells {
        let (bands, blocked, no_stop) = (&self.setup.bands, self.hindrances(from), self.pieces[self.turn.active]);
        let stroll = self.stroll(from);
        if !stroll.halfway.meets(&blocked) {
            return stroll.all - self.occupied();
        }
        Walk::new(&self.setup.around, from, MOVE, &Ground { bands, blocked, no_stop, halt: Cells::EMPTY }).all()
    }

    #[inline]
    fn stroll(&self, from: Cell) -> &Stroll {
        &self.setup.strolls[from.index()]
    }

    /// Those that cannot be crossed: the enemy's (OV-46), and friends' too under that option (OV-47).
    #[inline]
    fn hindrances(&self, from: Cell) -> Cells {
        let enemies = self.pieces[!self.turn.active];
        if self.setup.house.common.pass_through_friends {
            return enemies;
        }
        enemies | (self.pieces[self.turn.active] - Cells::of(from))
    }

    fn check_way(&self, from: Cell, to: Cell) -> Result<(), Refusal> {
        let (friends, enemies) = (self.pieces[self.turn.active], self.pieces[!self.turn.active]);
        Refusal::when(!self.setup.land.contains(to), "OV-14", "sea")?;
        Refusal::when(enemies.contains(to), "OV-46", "enemy-there")?;
        Refusal::when(friends.contains(to), "OV-47", "friend-there")?;
        if self.may_move(from, to) {
            return Ok(());
        }
        // What the cheapest way costs, however long it is, if only these are in the way.
        let cost = |blocked| self.field(from, blocked, u32::MAX).cost(to);
        Err(match (cost(Cells::EMPTY), cost(enemies)) {
            (None, _) => Refusal::new("OV-14", "no-way"),
            (Some(points), _) if points > MOVE => {
                Refusal::new("OV-43", "too-far").with("cost", points).with("move", MOVE)
            }
            (_, Some(points)) if points <= MOVE => Refusal::new("OV-47", "friends-bar-the-way"),
            _ => Refusal::new("OV-46", "enemies-bar-the-way"),
        })
    }

    fn ways(&self, from: Cell, now: Cell) -> Field {
        self.field(from, self.hindrances(from) - Cells::of(now), MOVE)
    }
}
