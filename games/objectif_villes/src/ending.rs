//! The end of the game: OV-90 to OV-97.

use kernel::{BySide, Degree, Outcome, Side};
use skirmish::Ending;

use crate::ObjectifVilles;

const TOWNS: &str = "towns";
const ELIMINATION: &str = "elimination";
const COUNT: &str = "count";

/// OV-91 to OV-93: what the three numbers of towns are worth.
pub(crate) const LEVELS: [Degree; 3] = [Degree::Partial, Degree::Decisive, Degree::Total];

impl Ending for ObjectifVilles {
    const ENDINGS: [(&'static str, &'static str); 3] = [(TOWNS, "OV-90"), (ELIMINATION, "OV-95"), (COUNT, "OV-96")];

    /// OV-94: the towns in which a side has a piece now.
    fn holdings(&self, side: Side) -> usize {
        (self.pieces[side] & self.setup.towns).len()
    }

    /// OV-90: at the end of a movement phase, for the side that moved only.
    fn conquest(&self) -> Option<Outcome> {
        let side = self.turn.active;
        let held = self.holdings(side);
        let reached = self.setup.victory.iter().rposition(|&needed| held >= usize::from(needed))?;
        Some(Outcome::win(side, LEVELS[reached], TOWNS))
    }

    /// OV-95, OV-R16: a side without a piece on the board and in hand has lost.
    fn elimination(&self, side: Side) -> Option<Outcome> {
        let gone = self.pieces[side].is_empty() && self.in_hand[side] == 0;
        gone.then(|| Outcome::win(!side, Degree::Total, ELIMINATION))
    }

    /// OV-96, OV-97: in every other case the towns are counted.
    fn count(&self) -> Outcome {
        Outcome::by_points(BySide::from_fn(|side| self.holdings(side)), COUNT)
    }
}
