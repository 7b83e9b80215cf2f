//! Whether now is the time for an action, whatever it does.

use kernel::{Refusal, Side};

use crate::{Action, Phase, Planetes};

impl Planetes {
    /// Whether this side decides now, and whether this kind of action is what it is asked for.
    pub(crate) fn check_moment(&self, side: Side, action: &Action) -> Result<(), Refusal> {
        self.check_decider(side, action)?;
        self.check_kind(action)
    }

    fn check_decider(&self, side: Side, action: &Action) -> Result<(), Refusal> {
        let own = side == self.active;
        match (self.phase, action) {
            (Phase::Over(outcome), _) => Err(match outcome.reason {
                "planet" => Refusal::new("PL-90", "over"),
                "elimination" => Refusal::new("PL-91", "over"),
                _ => Refusal::new("PL-92", "over"),
            }),
            (Phase::Placement, _) if self.placing_in_secret() => match self.hand(side) {
                0 => Err(Refusal::new("PL-26", "all-placed")),
                _ => Ok(()),
            },
            (Phase::Retreat { .. }, _) if own => Err(Refusal::new("PL-70", "defender-retreats")),
            (Phase::StopOffered, _) if own => Err(Refusal::new("PL-R16", "wait-for-answer")),
            (Phase::Retreat { .. } | Phase::StopOffered, _) => Ok(()),
            _ if own => Ok(()),
            (Phase::Placement, _) => Err(Refusal::new("PL-27", "not-your-placement")),
            (Phase::Combat, Action::Attack { .. }) => Err(Refusal::new("PL-51", "defender-never-attacks")),
            _ => Err(Refusal::new("PL-40", "not-your-turn")),
        }
    }

    fn check_kind(&self, action: &Action) -> Result<(), Refusal> {
        use Action::*;
        match (self.phase, action) {
            (Phase::Placement, Place { .. })
            | (Phase::Movement, Move { .. } | EndMovement)
            | (Phase::Combat, Attack { .. } | EndCombat)
            | (Phase::Retreat { .. }, Retreat(_))
            | (Phase::StopOffered, AcceptStop | DeclineStop) => Ok(()),
            (Phase::Movement, OfferStop) if self.may_offer_stop() => Ok(()),
            (_, OfferStop) if !self.setup.house.agreed_stop => Err(Refusal::new("PL-R16", "no-agreed-stop")),
            (_, OfferStop) => Err(Refusal::new("PL-R33", "offer-too-late")),
            (_, AcceptStop | DeclineStop) => Err(Refusal::new("PL-R16", "no-offer")),
            (Phase::StopOffered, _) => Err(Refusal::new("PL-R16", "answer-the-offer")),
            (Phase::Retreat { .. }, _) => Err(Refusal::new("PL-70", "must-retreat")),
            (_, Retreat(_)) => Err(Refusal::new("PL-62", "nothing-retreats")),
            (_, Place { .. }) => Err(Refusal::new("PL-25", "placing-is-over")),
            (Phase::Placement, _) => Err(Refusal::new("PL-25", "still-placing")),
            (Phase::Movement, _) => Err(Refusal::new("PL-40", "movement-first")),
            _ => Err(Refusal::new("PL-40", "movement-is-over")),
        }
    }
}
