//! Whether now is the time for an action, whatever it does.

use kernel::{Refusal, Side};

use crate::{Action, Phase, Skirmish};

/// The rules of a game that refuse what comes at the wrong moment.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)] // Each is a rule's id.
pub struct Rules {
    /// Who places.
    pub placing: &'static str,
    /// When placing is over.
    pub placed: &'static str,
    /// All pieces of a side are placed, while both place unseen.
    pub all_placed: &'static str,
    /// Movement, then combat, then the other side.
    pub turn: &'static str,
    /// A piece is placed on an empty hex.
    pub place: &'static str,
    /// A piece may be moved by its side.
    pub mover: &'static str,
    /// A move leads elsewhere.
    pub stays: &'static str,
    /// A piece moves once.
    pub moved: &'static str,
    /// Only the active side attacks.
    pub attacker: &'static str,
    /// An attack has a target...
    pub target: &'static str,
    /// ...and attackers.
    pub attack: &'static str,
    /// A piece attacks once.
    pub spent: &'static str,
    /// An attack without effect is none.
    pub too_weak: &'static str,
    /// Whether effective attacks may be left.
    pub must_attack: &'static str,
    /// What is pushed.
    pub push: &'static str,
    /// The defender retreats.
    pub retreat: &'static str,
    /// And must.
    pub must_retreat: &'static str,
    /// Where to.
    pub refuge: &'static str,
    /// Agreed stops.
    pub stop: &'static str,
    /// When one may be offered.
    pub offer: &'static str,
}

/// Whether this side decides now, and whether this kind of action is what it is asked for.
pub(crate) fn check_moment<G: Skirmish>(game: &G, side: Side, action: &G::Action) -> Result<(), Refusal> {
    check_decider(game, side, action)?;
    check_kind(game, action)
}

pub(crate) fn check_decider<G: Skirmish>(game: &G, side: Side, action: &G::Action) -> Result<(), Refusal> {
    let own = side == game.turn().active;
    let refuse = |rule, reason| Err(Refusal::new(rule, reason));
    match (game.turn().phase, action) {
        (Phase::Over(outcome), _) => {
            let rule = G::ENDINGS.iter().find(|(reason, _)| *reason == outcome.reason).map_or("", |(_, rule)| rule);
            refuse(rule, "over")
        }
        (Phase::Placement, _) if game.placing_in_secret() => match game.hand(side) {
            0 => refuse(G::RULES.all_placed, "all-placed"),
            _ => Ok(()),
        },
        (Phase::Retreat { .. }, _) if own => refuse(G::RULES.retreat, "defender-retreats"),
        (Phase::StopOffered, _) if own => refuse(G::RULES.stop, "wait-for-answer"),
        (Phase::Retreat { .. } | Phase::StopOffered, _) => Ok(()),
        _ if own => Ok(()),
        (Phase::Placement, _) => refuse(G::RULES.placing, "not-your-placement"),
        (Phase::Combat, Action::Attack { .. }) => refuse(G::RULES.attacker, "defender-never-attacks"),
        _ => refuse(G::RULES.turn, "not-your-turn"),
    }
}

fn check_kind<G: Skirmish>(game: &G, action: &G::Action) -> Result<(), Refusal> {
    use Action::*;
    let refuse = |rule, reason| Err(Refusal::new(rule, reason));
    match (game.turn().phase, action) {
        (Phase::Placement, Place(_))
        | (Phase::Movement, Move { .. } | EndMovement)
        | (Phase::Combat, Attack { .. } | EndCombat)
        | (Phase::Retreat { .. }, Retreat(_))
        | (Phase::StopOffered, AcceptStop | DeclineStop) => Ok(()),
        (Phase::Movement, OfferStop) if game.turn().may_offer_stop(game.house()) => Ok(()),
        (_, OfferStop) if !game.house().agreed_stop => refuse(G::RULES.stop, "no-agreed-stop"),
        (_, OfferStop) => refuse(G::RULES.offer, "offer-too-late"),
        (_, AcceptStop | DeclineStop) => refuse(G::RULES.stop, "no-offer"),
        (Phase::StopOffered, _) => refuse(G::RULES.stop, "answer-the-offer"),
        (Phase::Retreat { .. }, _) => refuse(G::RULES.must_retreat, "must-retreat"),
        (_, Retreat(_)) => refuse(G::RULES.push, "nothing-retreats"),
        (_, Place(_)) => refuse(G::RULES.placed, "placing-is-over"),
        (Phase::Placement, _) => refuse(G::RULES.placed, "still-placing"),
        (Phase::Movement, _) => refuse(G::RULES.turn, "movement-first"),
        _ => refuse(G::RULES.turn, "movement-is-over"),
    }
}
