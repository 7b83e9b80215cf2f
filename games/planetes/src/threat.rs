//! What a side could do in its next turn: shared by those who warn a player and those who judge a position.

use hexmap::{Cell, Roster};
use kernel::Side;
use skirmish::{Cells, Ending, Phase, Skirmish, Verdict};

use crate::Planetes;
use crate::combat::Assault;
use crate::unit::Kind;

/// More hexes of a planet than this are not looked at.
const MOST_LANDINGS: usize = 12;

/// An attack being put together, unit by unit.
pub(crate) struct Muster {
    pub sum: u32,
    pub by: Cells,
    pub verdict: Verdict,
}

impl Planetes {
    /// The units of a side that could attack a hex in its next turn, ways and fire being free.
    pub(crate) fn menace(&self, target: Cell, by: Side) -> Cells {
        let able = |kind: Kind| self.setup.menaces[kind as usize][target.index()] & self.kinds[kind as usize];
        Kind::ALL.into_iter().fold(Cells::EMPTY, |all, kind| all | able(kind)) & self.units[by]
    }

    /// Puts an attack on a unit together from those able to join, the most useful first, and stops when it is
    /// destroyed. There is room for as many in contact as the target has neighbours.
    pub(crate) fn muster(&self, target: Cell, kind: Kind, owner: Side, able: Cells) -> Muster {
        // Contact unmans artillery, fire unmans the others.
        let order = match kind {
            Kind::Artillery => [Kind::Infantry, Kind::Artillery, Kind::Cavalry],
            _ => [Kind::Artillery, Kind::Infantry, Kind::Cavalry],
        };
        let mut room = ((self.setup.space.around.around(target) & self.setup.ground) - self.units[owner]).len();
        let mut assault = Assault { fire: false, contact: false };
        let mut muster = Muster { sum: 0, by: Cells::EMPTY, verdict: Verdict::Nothing };
        for arm in order {
            for at in able & self.kinds[arm as usize] {
                if arm == Kind::Artillery {
                    assault.fire = true;
                } else if room == 0 {
                    break;
                } else {
                    assault.contact = true;
                    room -= 1;
                }
                muster.by.insert(at);
                muster.sum +=
                    arm.row().combat + if self.in_place(arm, at, target) { self.bonus(!owner, at) } else { 0 };
                muster.verdict = Verdict::of(muster.sum, self.defence(kind, owner, target, assault));
                if muster.verdict == Verdict::Elimination {
                    return muster;
                }
            }
        }
        muster
    }

    /// Whether a unit of an arm stands where it could attack from: then its ground helps it.
    fn in_place(&self, arm: Kind, at: Cell, target: Cell) -> bool {
        match arm {
            Kind::Artillery => self.setup.range[target.index()].contains(at),
            _ => self.setup.space.around.around(target).contains(at),
        }
    }

    /// What a side could do in its next turn to a unit of the other standing in a hex.
    pub(crate) fn worst(&self, target: Cell, kind: Kind, by: Side) -> Verdict {
        self.muster(target, kind, !by, self.menace(target, by)).verdict
    }

    /// PL-90: whether a side could have enough units on the enemy planet at the end of the movement phase that is
    /// under way, or of its next one.
    pub(crate) fn can_land(&self, side: Side) -> bool {
        let goal = self.setup.planet[!side];
        let empty = goal - self.occupied();
        let missing = usize::from(self.setup.victory).saturating_sub(self.holdings(side));
        if empty.len() < missing || self.turn.phase == Phase::Placement {
            return false;
        }
        let moving = side == self.turn.active && self.turn.phase == Phase::Movement;
        let runners = self.units[side] - goal - if moving { self.turn.moved } else { Cells::EMPTY };
        let likely = |hex: Cell| {
            let from = |kind: Kind| self.setup.sources[kind as usize][hex.index()] & self.kinds[kind as usize];
            Kind::ALL.into_iter().fold(Cells::EMPTY, |all, kind| all | from(kind)) & runners
        };
        if landings(empty, runners, likely) < missing {
            return false;
        }
        // Likely if nobody bars the way: now the ways themselves.
        let near = empty.iter().fold(Cells::EMPTY, |all, hex| all | likely(hex));
        let reach: Vec<(Cell, Cells)> = near.iter().map(|at| (at, self.reach(side, at) & empty)).collect();
        let able = |hex| reach.iter().filter(|(_, hexes)| hexes.contains(hex)).map(|&(at, _)| at).collect();
        landings(empty, runners, able) >= missing
    }
}

/// How many of the hexes can be taken at once, each by another of the runners.
fn landings(hexes: Cells, runners: Cells, able: impl Fn(Cell) -> Cells) -> usize {
    let mut roster = Roster::<4, MOST_LANDINGS>::new(runners.len());
    hexes.iter().filter(|&hex| roster.give(able(hex))).count()
}
