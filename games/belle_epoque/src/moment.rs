//! Whether now is the time for an action, whatever it does; and names for refusals.

use hexmap::Cell;
use kernel::{CellId, PieceId, Refusal, Side, Text};

use crate::action::Action;
use crate::troops::UnitId;
use crate::{BelleEpoque, Phase, Test};

impl BelleEpoque {
    /// A unit as a person calls it, with its side where the enemy has one of the same name.
    pub(crate) fn unit_name(&self, unit: UnitId) -> Text {
        let unit = self.setup.unit(unit);
        let shared = self.setup.units.iter().any(|other| other.side != unit.side && other.name == unit.name);
        if shared {
            return Text::key("unit-of").with("name", unit.name.clone()).with("side", self.side_name(unit.side));
        }
        unit.name.clone()
    }

    /// A hex as a person calls it.
    pub(crate) fn cell_name(&self, cell: Cell) -> &str {
        self.setup.grid.name(cell)
    }

    /// A hex as scenes, gestures and log lines have it.
    pub(crate) fn cell_id(&self, cell: Cell) -> CellId {
        self.setup.grid.id(cell)
    }

    /// A unit's piece.
    pub(crate) fn piece_id(&self, unit: UnitId) -> PieceId {
        self.setup.unit(unit).id.clone()
    }

    /// A refusal, if it is one, that names a unit.
    pub(crate) fn about_unit(&self, unit: UnitId, verdict: Result<(), Refusal>) -> Result<(), Refusal> {
        verdict.map_err(|refusal| refusal.with("unit", self.unit_name(unit)))
    }

    /// A refusal, if it is one, that names a hex.
    pub(crate) fn about_hex(&self, at: Cell, verdict: Result<(), Refusal>) -> Result<(), Refusal> {
        verdict.map_err(|refusal| refusal.with("at", self.cell_name(at)))
    }

    /// Whether this side decides now, and whether this kind of action is what it is asked for.
    pub(crate) fn check_moment(&self, side: Side, action: &Action) -> Result<(), Refusal> {
        if self.decider() != Some(side) {
            return Err(self.refuse_bystander());
        }
        self.check_kind(action)
    }

    pub(crate) fn refuse_bystander(&self) -> Refusal {
        match self.phase {
            Phase::Placing { .. } => Refusal::new("BE-R56", "other-side-places"),
            Phase::Entering { .. } => Refusal::new("BE-V6", "other-side-enters"),
            Phase::PickUnit | Phase::PickTest | Phase::PickMove | Phase::PickAct => {
                Refusal::new("BE-17", "not-your-chit")
            }
            Phase::React | Phase::ReactTest(_) | Phase::Evading => Refusal::new("BE-85", "defender-reacts-first"),
            Phase::FireLoss { .. } => Refusal::new("BE-83", "owner-takes-loss"),
            Phase::Retreating { .. } => Refusal::new("BE-R32", "owner-retreats"),
            Phase::TakingPosition { .. } => Refusal::new("BE-68", "winner-decides"),
            Phase::Over(outcome) if outcome.reason == "rout" => Refusal::new("BE-V4", "over"),
            Phase::Over(_) => Refusal::new("BE-V5", "over"),
        }
    }

    fn check_kind(&self, action: &Action) -> Result<(), Refusal> {
        use Action::*;
        let fits = match self.phase {
            Phase::Placing { .. } => matches!(action, Place(_)),
            Phase::Entering { .. } => matches!(action, Enter { .. }),
            Phase::PickUnit => matches!(action, Activate(_)),
            Phase::PickTest => matches!(action, NoTest | Test(_)),
            Phase::PickMove => matches!(action, Stay | Move(_) | March(_)),
            Phase::PickAct => matches!(action, Fire(_) | Assault(_) | Done),
            Phase::React => matches!(action, React(_) | NoReaction),
            Phase::ReactTest(_) => matches!(action, Test(_)),
            Phase::Evading => matches!(action, EvadeTo(_)),
            Phase::FireLoss { .. } | Phase::Retreating { .. } => matches!(action, TakeLoss | Retreat(_)),
            Phase::TakingPosition { .. } => matches!(action, TakePosition | HoldPosition),
            Phase::Over(_) => false,
        };
        if fits { Ok(()) } else { Err(self.refuse_kind(action)) }
    }

    /// The rule that says what must come first, or that this is over.
    fn refuse_kind(&self, action: &Action) -> Refusal {
        use Action::*;
        match (self.phase, action) {
            (Phase::Placing { .. }, _) => Refusal::new("BE-R56", "place-first"),
            (Phase::Entering { .. }, _) => Refusal::new("BE-V6", "enter-first"),
            (_, Place(_)) => Refusal::new("BE-R56", "placing-is-over"),
            (_, Enter { .. }) => Refusal::new("BE-V6", "nobody-is-due"),
            (Phase::FireLoss { .. }, _) => Refusal::new("BE-83", "settle-loss-first"),
            (Phase::Retreating { .. }, _) => Refusal::new("BE-79", "retreat-first"),
            (Phase::TakingPosition { .. }, _) => Refusal::new("BE-68", "position-first"),
            (Phase::React, _) => Refusal::new("BE-85", "react-first"),
            (Phase::ReactTest(_), _) => Refusal::new("BE-86", "test-reaction-first"),
            (Phase::Evading, _) => Refusal::new("BE-88", "evade-first"),
            (_, TakeLoss | Retreat(_)) => Refusal::new("BE-79", "nothing-lost"),
            (_, TakePosition | HoldPosition) => Refusal::new("BE-68", "no-position"),
            (_, React(_) | NoReaction | EvadeTo(_)) => Refusal::new("BE-84", "nobody-assaulted"),
            (Phase::PickUnit, _) => Refusal::new("BE-17", "activate-first"),
            (_, Activate(_)) => Refusal::new("BE-17", "one-activation-a-chit"),
            (Phase::PickTest, _) => Refusal::new("BE-R03", "test-first"),
            (Phase::PickMove, NoTest | Test(_)) if !self.test_opens(self.unit) => {
                Refusal::new("BE-R17", "test-opens-nothing").with("unit", self.unit_name(self.unit))
            }
            (_, NoTest | Test(_)) => Refusal::new("BE-R03", "one-test"),
            (Phase::PickMove, _) => self.refuse_acting_early(),
            _ => Refusal::new("BE-26", "movement-is-over"),
        }
    }

    /// Fire or assault is wanted before the movement is done, or without the test for it.
    fn refuse_acting_early(&self) -> Refusal {
        match self.test {
            Test::None => Refusal::new("BE-21", "act-untested"),
            Test::Failed => Refusal::new("BE-25", "test-failed"),
            Test::Passed if self.is_mired(self.unit) => {
                Refusal::new("BE-35", "mired").with("unit", self.unit_name(self.unit))
            }
            Test::Passed => Refusal::new("BE-26", "move-first"),
        }
    }
}
