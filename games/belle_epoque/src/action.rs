//! The decisions of the game.

use hexmap::Cell;
use serde::Serialize;

use crate::troops::UnitId;

/// A way to answer an assault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Reaction {
    /// The assaulted unit fires at the assailant (BE-84).
    Volley,
    /// A friend next to either fires at the assailant (BE-87).
    Support(UnitId),
    /// The assaulted unit slips away from a slower enemy (BE-88).
    Evade,
    /// Assaulted cavalry charges too (BE-90).
    CounterCharge,
}

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // Fields that say themselves.
pub enum Action {
    /// `place R3`: under `free_setup`, the unit for the start hex that is being filled (BE-R56).
    Place(UnitId),
    /// `enter P10 0009`: a reinforcement arrives (BE-V6).
    Enter { unit: UnitId, at: Cell },
    /// `activate R1`: the unit for the drawn chit (BE-17).
    Activate(UnitId),
    /// `no test`: no reactivity test in this activation (BE-R04).
    NoTest,
    /// `test 2`: a reactivity test with so many command points, in an activation or for a reaction (BE-23).
    Test(u8),
    /// `stay`: no movement.
    Stay,
    /// `move 0504`: a basic move (BE-27).
    Move(Cell),
    /// `march 0604`: a forced march (BE-28).
    March(Cell),
    /// `fire B1`: fire at an enemy (BE-41).
    Fire(UnitId),
    /// `assault B1`: assault an enemy (BE-60).
    Assault(UnitId),
    /// `done`: neither fire nor assault.
    Done,
    /// `volley`, `support R3`, `evade`, `counter-charge`: a reaction to an assault, to be tested next.
    React(Reaction),
    /// `no reaction`: let the assault come.
    NoReaction,
    /// `evade 0904`: where a unit evades to (BE-R53).
    EvadeTo(Cell),
    /// `take loss`: lose the element instead of retreating (BE-83).
    TakeLoss,
    /// `retreat 0704`: one step back (BE-79, BE-83).
    Retreat(Cell),
    /// `take position`: occupy the vacated hex (BE-68).
    TakePosition,
    /// `hold position`: do not (BE-68).
    HoldPosition,
}
