//! Whether an action fits the moment, and how long a game can be.

use kernel::{Game, Side};

use crate::clash::MOST_PURSUITS;
use crate::refuse::must;
use crate::setup::Setup;
use crate::{Action, No, Phase, RevolutionEmpire};

impl RevolutionEmpire {
    /// Legal, or why not.
    pub(crate) fn verdict(&self, side: Side, action: Action) -> Result<(), No> {
        self.moment_verdict(side, action)?;
        match action {
            Action::Chit(corps) => self.chit_verdict(side, corps),
            Action::Group(unit) => self.group_verdict(unit),
            Action::Fire { battery, target } => self.fire_verdict(battery, target),
            Action::Skirmish { unit, target } => self.skirmish_verdict(unit, target),
            Action::Move { unit, to } => self.move_verdict(unit, to),
            Action::Attack { unit, target, column } => self.attack_verdict(unit, target, column),
            Action::Retreat { unit, to } => self.retreat_verdict(unit, to),
            _ => self.clash_verdict(action),
        }
    }

    fn moment_verdict(&self, side: Side, action: Action) -> Result<(), No> {
        must(!self.is_over(), "RE-13", "over")?;
        let awaited = self.to_play().awaits(side);
        if self.phase == Phase::Chits {
            must(matches!(action, Action::Chit(_) | Action::Seal), "RE-19", "no-chit-drawn")?;
            return must(awaited, "RE-18", "already-sealed");
        }
        let (fits, rule, word) = match action {
            Action::Chit(_) | Action::Seal => (false, "RE-22", "bowl-not-empty"),
            Action::Group(_) => (self.phase == Phase::Group, "RE-20", "group-is-chosen"),
            Action::Fire { .. } | Action::Skirmish { .. } | Action::EndFire => {
                (self.phase == Phase::Fire, "RE-14", "not-fire-phase")
            }
            Action::Move { .. } | Action::EndMovement => (self.phase == Phase::Movement, "RE-14", "not-movement-phase"),
            Action::Attack { .. } | Action::EndCombat => (self.phase == Phase::Combat, "RE-14", "not-combat-phase"),
            Action::Evade | Action::Stand => (self.phase == Phase::Evasion, "RE-54", "nobody-evades"),
            Action::Retreat { .. } => (self.phase == Phase::Retreat, "RE-74", "nobody-retreats"),
            Action::Riposte | Action::Decline => (self.phase == Phase::Riposte, "RE-83", "no-riposte"),
            Action::Stay | Action::Take => (self.phase == Phase::Aftermath, "RE-85", "no-ground-to-take"),
            Action::Pursue => (self.phase == Phase::Aftermath, "RE-87", "nobody-to-pursue"),
        };
        must(awaited, "RE-19", "not-your-decision")?;
        // An attack must be settled before anything else is done.
        let unsettled = self.clash().is_some() && rule == "RE-14";
        must(fits || !unsettled, "RE-49", "settle-the-attack")?;
        must(fits, rule, word)
    }
}

/// Decisions after which any game is over: every chit brings an activation in which every unit of its corps fires,
/// moves, and attacks with all the pursuits that RE-R54 allows.
pub(crate) fn ply_limit(setup: &Setup) -> u32 {
    // A roll drives a unit back seven hexes at most, pushing every friend each time.
    let mut turn = 0;
    for side in Side::BOTH {
        let units = setup.armies[side].units as u32;
        let friends = setup.armies[side].units.max(setup.armies[!side].units) as u32;
        let retreat = 7 * friends;
        let attack = 3 + retreat + (1 + retreat) * (1 + u32::from(MOST_PURSUITS));
        let fire = 1 + 3 * retreat;
        let activation = 4 + units * (fire + 2 + attack);
        let command = (1..=setup.turns).map(|turn| setup.armies[side].command(turn)).max().unwrap_or(0);
        turn += 1 + u32::from(command) * (1 + activation);
    }
    u32::from(setup.turns) * turn
}
