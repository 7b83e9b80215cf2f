//! Whether now is the time for an action, whatever it does.

use kernel::{Refusal, Side};

use crate::{Action, ObjectifVilles, Phase};

impl ObjectifVilles {
    /// Whether this side decides now, and whether this kind of action is what it is asked for.
    pub(crate) fn check_moment(&self, side: Side, action: &Action) -> Result<(), Refusal> {
        self.check_decider(side, action)?;
        self.check_kind(action)
    }

    fn check_decider(&self, side: Side, action: &Action) -> Result<(), Refusal> {
        let own = side == self.active;
        match (self.phase, action) {
            (Phase::Over(outcome), _) => Err(match outcome.reason {
                "towns" => Refusal::new("OV-90", "over"),
                "elimination" => Refusal::new("OV-95", "over"),
                _ => Refusal::new("OV-96", "over"),
            }),
            (Phase::Retreat { .. }, _) if own => Err(Refusal::new("OV-70", "defender-retreats")),
            (Phase::StopOffered, _) if own => Err(Refusal::new("OV-R20", "wait-for-answer")),
            (Phase::Retreat { .. } | Phase::StopOffered, _) => Ok(()),
            _ if own => Ok(()),
            (Phase::Placement, _) => Err(Refusal::new("OV-21", "not-your-placement")),
            (Phase::Combat, Action::Attack { .. }) => Err(Refusal::new("OV-50", "defender-never-attacks")),
            _ => Err(Refusal::new("OV-30", "not-your-turn")),
        }
    }

    fn check_kind(&self, action: &Action) -> Result<(), Refusal> {
        use Action::*;
        match (self.phase, action) {
            (Phase::Placement, Place(_))
            | (Phase::Movement, Move { .. } | EndMovement)
            | (Phase::Combat, Attack { .. } | EndCombat)
            | (Phase::Retreat { .. }, Retreat(_))
            | (Phase::StopOffered, AcceptStop | DeclineStop) => Ok(()),
            (Phase::Movement, OfferStop) if self.may_offer_stop() => Ok(()),
            (_, OfferStop) if !self.setup.house.agreed_stop => Err(Refusal::new("OV-R20", "no-agreed-stop")),
            (_, OfferStop) => Err(Refusal::new("OV-R31", "offer-too-late")),
            (_, AcceptStop | DeclineStop) => Err(Refusal::new("OV-R20", "no-offer")),
            (Phase::StopOffered, _) => Err(Refusal::new("OV-R20", "answer-the-offer")),
            (Phase::Retreat { .. }, _) => Err(Refusal::new("OV-79", "must-retreat")),
            (_, Retreat(_)) => Err(Refusal::new("OV-64", "nothing-retreats")),
            (_, Place(_)) => Err(Refusal::new("OV-28", "placing-is-over")),
            (Phase::Placement, _) => Err(Refusal::new("OV-28", "still-placing")),
            (Phase::Movement, _) => Err(Refusal::new("OV-30", "movement-first")),
            _ => Err(Refusal::new("OV-30", "movement-is-over")),
        }
    }
}
