use hexmap::Cell;
use kernel::{Outcome, Side, ToPlay};

use crate::{Cells, House};

/// One idle turn of each side in succession.
pub const IDLE_TURNS: u8 = 2;

/// What is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The active side places a piece, or both do unseen.
    Placement,
    /// The active side moves its pieces.
    Movement,
    /// The other side answers an offer to stop.
    StopOffered,
    /// The active side attacks.
    Combat,
    /// The other side retreats the piece that was pushed.
    Retreat {
        /// Where that piece stands.
        from: Cell,
    },
    /// Nothing: the game is over.
    Over(Outcome),
}

/// Whose turn it is and what has been done in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// What is to be decided.
    pub phase: Phase,
    /// Whose placement or turn it is.
    pub active: Side,
    /// Who takes the first turn of a round.
    pub first: Side,
    /// The pieces that moved this turn.
    pub moved: Cells,
    /// The pieces that took part in an attack this turn.
    pub spent: Cells,
    /// The round, from 1.
    pub round: u16,
    /// Turns in succession without a move and without an attack.
    pub idle_turns: u8,
    /// An offer to stop was declined this turn.
    pub stop_declined: bool,
}

impl Turn {
    /// The beginning: `places` has the first placement, `first` the first turn.
    pub fn beginning(places: Side, first: Side) -> Self {
        Turn {
            phase: Phase::Placement,
            active: places,
            first,
            moved: Cells::EMPTY,
            spent: Cells::EMPTY,
            round: 1,
            idle_turns: 0,
            stop_declined: false,
        }
    }

    /// Whose decision it is.
    #[inline]
    pub fn to_play(&self) -> ToPlay {
        match self.phase {
            Phase::Placement | Phase::Movement | Phase::Combat => ToPlay::One(self.active),
            Phase::Retreat { .. } | Phase::StopOffered => ToPlay::One(!self.active),
            Phase::Over(outcome) => ToPlay::Over(outcome),
        }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over(_))
    }

    /// Whether nothing but the rest of this turn comes before the count.
    pub fn is_last(&self, house: &House) -> bool {
        self.round >= house.turn_limit && self.active != self.first && self.phase != Phase::Placement
    }

    /// A stop may be offered before the first move of a turn, once.
    pub fn may_offer_stop(&self, house: &House) -> bool {
        house.agreed_stop && !self.stop_declined && self.moved.is_empty()
    }

    /// The other side's turn begins; false if there is none: the last round is over, or both sides stood idle.
    pub(crate) fn pass(&mut self, house: &House) -> bool {
        let idle = self.moved.is_empty() && self.spent.is_empty();
        self.idle_turns = if idle { (self.idle_turns + 1).min(IDLE_TURNS) } else { 0 };
        self.moved = Cells::EMPTY;
        self.spent = Cells::EMPTY;
        self.stop_declined = false;
        self.active = !self.active;
        self.round += u16::from(self.active == self.first);
        let both_idle = house.double_pass_ends && self.idle_turns >= IDLE_TURNS;
        !both_idle && self.round <= house.turn_limit
    }
}
