//! The end of the game: PL-90 to PL-93.

use kernel::{BySide, Degree, Outcome, Side};
use skirmish::{Ending, Table};

use crate::Planetes;

const PLANET: &str = "planet";
const ELIMINATION: &str = "elimination";
const COUNT: &str = "count";

impl Ending for Planetes {
    const ENDINGS: [(&'static str, &'static str); 3] = [(PLANET, "PL-90"), (ELIMINATION, "PL-91"), (COUNT, "PL-92")];

    /// The hexes of the enemy planet that a side occupies now.
    fn holdings(&self, side: Side) -> usize {
        (self.units[side] & self.setup.planet[!side]).len()
    }

    /// PL-90, PL-R15: at the end of a movement phase, for the side that moved only.
    fn conquest(&self) -> Option<Outcome> {
        let side = self.turn.active;
        let won = self.holdings(side) >= usize::from(self.setup.victory);
        won.then(|| Outcome::win(side, Degree::Plain, PLANET))
    }

    /// PL-91: a side without a unit has lost.
    fn elimination(&self, side: Side) -> Option<Outcome> {
        let gone = self.units[side].is_empty() && self.hand(side) == 0;
        gone.then(|| Outcome::win(!side, Degree::Plain, ELIMINATION))
    }

    /// PL-92, PL-93: in all other cases the planets are counted.
    fn count(&self) -> Outcome {
        Outcome::by_points(BySide::from_fn(|side| self.holdings(side)), COUNT)
    }
}
