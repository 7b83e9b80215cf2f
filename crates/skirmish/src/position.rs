//! The turn in words, as positions write it.

use hexmap::{Cell, Grid};
use kernel::{BySide, Fault, Game, OutcomeWords, Side, SideWord, must};
use serde::{Deserialize, Serialize};

use crate::{Cells, IDLE_TURNS, Phase, Skirmish, Table, Turn};

/// Hexes by name.
pub type Names = Vec<String>;

/// A phase's word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum PhaseWord {
    Placement,
    #[default]
    Movement,
    StopOffered,
    Combat,
    Retreat,
    Over,
}

/// A round; the first by default.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Round(pub u16);

impl Default for Round {
    fn default() -> Self {
        Round(1)
    }
}

/// The fields of a [`position!`](crate::position!) that tell its turn.
#[allow(missing_docs)] // They are the position's own.
pub struct TurnWords<G: Game> {
    pub phase: PhaseWord,
    pub active: SideWord<G>,
    pub first: SideWord<G>,
    pub moved: Names,
    pub spent: Names,
    pub retreating: Option<String>,
    pub round: Round,
    pub idle_turns: u8,
    pub stop_declined: bool,
    pub outcome: Option<OutcomeWords>,
}

impl<G: Skirmish> TurnWords<G> {
    /// The turn of a game.
    pub fn write(game: &G) -> Self {
        let (turn, grid) = (game.turn(), game.grid());
        let (phase, retreating, outcome) = match turn.phase {
            Phase::Placement => (PhaseWord::Placement, None, None),
            Phase::Movement => (PhaseWord::Movement, None, None),
            Phase::StopOffered => (PhaseWord::StopOffered, None, None),
            Phase::Combat => (PhaseWord::Combat, None, None),
            Phase::Retreat { from } => (PhaseWord::Retreat, Some(grid.id(from)), None),
            Phase::Over(outcome) => (PhaseWord::Over, None, Some(OutcomeWords::write::<G>(&outcome))),
        };
        TurnWords {
            phase,
            active: turn.active.into(),
            first: turn.first.into(),
            moved: grid.ids(turn.moved),
            spent: grid.ids(turn.spent),
            retreating,
            round: Round(turn.round),
            idle_turns: turn.idle_turns,
            stop_declined: turn.stop_declined,
            outcome,
        }
    }

    /// The turn that these words tell, with the pieces standing so.
    pub fn read(&self, grid: &Grid, pieces: &BySide<Cells>) -> Result<Turn, Fault> {
        let active = Side::from(self.active);
        let nobody = format!("holds no {} of the side concerned", G::NOUN);
        let among = |field: &str, names: &[String], side: Side| hexes(grid, field, names, pieces[side], &nobody);
        let retreating = among("retreating", self.retreating.as_slice(), !active)?.first();
        Ok(Turn {
            phase: self.read_phase(retreating)?,
            active,
            first: self.first.into(),
            moved: among("moved", &self.moved, active)?,
            spent: among("spent", &self.spent, active)?,
            round: self.round.0,
            idle_turns: self.idle_turns,
            stop_declined: self.stop_declined,
        })
    }

    fn read_phase(&self, retreating: Option<Cell>) -> Result<Phase, Fault> {
        let (retreat, over) = (self.phase == PhaseWord::Retreat, self.phase == PhaseWord::Over);
        must(self.outcome.is_some() == over, "outcome", "give one when the phase is over, and only then")?;
        let advice = format!("name the pushed {} in the phase retreat, and only then", G::NOUN);
        must(retreating.is_some() == retreat, "retreating", advice)?;
        Ok(match (self.phase, retreating, &self.outcome) {
            (PhaseWord::Retreat, Some(from), _) => Phase::Retreat { from },
            (PhaseWord::Over, _, Some(outcome)) => Phase::Over(outcome.read::<G>()?),
            (PhaseWord::Placement, ..) => Phase::Placement,
            (PhaseWord::StopOffered, ..) => Phase::StopOffered,
            (PhaseWord::Combat, ..) => Phase::Combat,
            _ => Phase::Movement,
        })
    }
}

/// Hexes by name, each once and each one of those allowed.
pub fn hexes(grid: &Grid, field: &str, names: &[String], allowed: Cells, problem: &str) -> Result<Cells, Fault> {
    let mut set = Cells::EMPTY;
    for name in names {
        let fault = |problem: &str| Fault::new(format!("position {field}"), format!("{name} {problem}"));
        let cell = grid.cell(name).ok_or_else(|| fault("is no hex of this board"))?;
        if !allowed.contains(cell) {
            return Err(fault(problem));
        }
        if !set.insert(cell) {
            return Err(fault("is named twice"));
        }
    }
    Ok(set)
}

/// Refuses a turn that play could never lead to.
pub fn check_turn<G: Table>(game: &G) -> Result<(), Fault> {
    let (turn, house, rules) = (game.turn(), game.house(), G::RULES);
    let over = turn.is_over();
    let fighting = over || matches!(turn.phase, Phase::Combat | Phase::Retreat { .. });
    let advice = format!("a {} is spent in combat only ({})", G::NOUN, rules.spent);
    must(turn.spent.is_empty() || fighting, "spent", advice)?;
    let rounds = 1..=house.turn_limit + u16::from(over);
    let range = format!("{} is not from 1 to {}", turn.round, rounds.end());
    must(rounds.contains(&turn.round), "round", range)?;
    let idle = IDLE_TURNS - u8::from(house.double_pass_ends && !over);
    must(turn.idle_turns <= idle, "idle_turns", format!("{} is more than {idle}", turn.idle_turns))?;
    let advice = format!("the option agreed_stop is off ({})", rules.stop);
    must(!turn.stop_declined || house.agreed_stop, "stop_declined", advice)?;
    let advice = format!("a stop is offered before the first move, once a turn, under agreed_stop ({})", rules.offer);
    must(turn.phase != Phase::StopOffered || turn.may_offer_stop(house), "phase", advice)
}

/// The position of a game in words: the game's own fields, with those of its turn where `..` stands.
#[macro_export]
macro_rules! position {
    (
        $(#[$about:meta])*
        pub struct Position of $game:ty {
            $($(#[$before_about:meta])* pub $before:ident: $before_type:ty,)*
            ..
            $($(#[$after_about:meta])* pub $after:ident: $after_type:ty,)*
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        #[serde(deny_unknown_fields, default)]
        pub struct Position {
            $($(#[$before_about])* pub $before: $before_type,)*
            /// What is to be decided.
            pub phase: $crate::PhaseWord,
            /// Whose placement or turn it is (in a retreat: who attacked).
            pub active: kernel::SideWord<$game>,
            /// Who takes the first turn of a round.
            pub first: kernel::SideWord<$game>,
            /// The active side's pieces that have moved this turn.
            #[serde(skip_serializing_if = "Vec::is_empty")]
            pub moved: $crate::Names,
            /// The active side's pieces that have attacked this turn.
            #[serde(skip_serializing_if = "Vec::is_empty")]
            pub spent: $crate::Names,
            $($(#[$after_about])* pub $after: $after_type,)*
            /// The piece that must retreat.
            #[serde(skip_serializing_if = "Option::is_none")]
            pub retreating: Option<String>,
            /// The round, from 1.
            pub round: $crate::Round,
            /// Turns in succession in which nothing was done.
            pub idle_turns: u8,
            /// An offer to stop was declined this turn.
            #[serde(skip_serializing_if = "std::ops::Not::not")]
            pub stop_declined: bool,
            /// How the game ended.
            #[serde(skip_serializing_if = "Option::is_none")]
            pub outcome: Option<kernel::OutcomeWords>,
        }

        $crate::position!(@turn Position, $game, phase active first moved spent retreating round idle_turns
            stop_declined outcome);
    };
    (@turn $position:ident, $game:ty, $($field:ident)*) => {
        impl From<$crate::TurnWords<$game>> for $position {
            fn from(turn: $crate::TurnWords<$game>) -> Self {
                $position { $($field: turn.$field,)* ..$position::default() }
            }
        }

        impl From<$position> for $crate::TurnWords<$game> {
            fn from(words: $position) -> Self {
                $crate::TurnWords { $($field: words.$field,)* }
            }
        }
    };
}
