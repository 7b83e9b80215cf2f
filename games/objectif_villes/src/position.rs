//! Positions in words, as people and bots write them.

use std::sync::Arc;

use hexmap::Cell;
use kernel::{BySide, EachSide, Fault, Game, OutcomeWords, Side, SideWord, Silence, must};
use serde::{Deserialize, Serialize};

use crate::ending::{IDLE_TURNS, REASONS};
use crate::setup::Setup;
use crate::terrain::Cells;
use crate::{ObjectifVilles, Phase};

/// What lies on the table, in words. Only the hexes of the pieces must be given: the rest has defaults, and steps
/// that nobody decides are taken at once (a combat without an effective attack ends, OV-R8).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Position {
    /// Hexes of Pile's pieces.
    pub pile: Vec<String>,
    /// Hexes of Face's pieces.
    pub face: Vec<String>,
    /// Pieces still to be placed.
    pub in_hand: EachSide<ObjectifVilles, u8>,
    /// What is to be decided.
    pub phase: PhaseWord,
    /// Whose placement or turn it is (in a retreat: who attacked).
    pub active: SideWord<ObjectifVilles>,
    /// Who takes the first turn of a round.
    pub first: SideWord<ObjectifVilles>,
    /// The active side's pieces that have moved this turn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub moved: Vec<String>,
    /// The active side's pieces that have attacked this turn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub spent: Vec<String>,
    /// The piece just placed, while its conflicts are settled: it tells such a combat from that of a turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub placed: Option<String>,
    /// The piece that must retreat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub retreating: Option<String>,
    /// The round, from 1.
    pub round: Round,
    /// Turns in succession in which nothing was done.
    pub idle_turns: u8,
    /// An offer to stop was declined this turn.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub stop_declined: bool,
    /// How the game ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<OutcomeWords>,
}

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

pub(crate) fn write(game: &ObjectifVilles) -> Position {
    let name = |cell| game.setup.grid.name(cell).to_owned();
    let names = |cells: Cells| cells.iter().map(name).collect();
    let (phase, retreating, outcome) = match game.phase {
        Phase::Placement => (PhaseWord::Placement, None, None),
        Phase::Movement => (PhaseWord::Movement, None, None),
        Phase::StopOffered => (PhaseWord::StopOffered, None, None),
        Phase::Combat => (PhaseWord::Combat, None, None),
        Phase::Retreat { from } => (PhaseWord::Retreat, Some(name(from)), None),
        Phase::Over(outcome) => (PhaseWord::Over, None, Some(OutcomeWords::write(&outcome, &ObjectifVilles::SIDES))),
    };
    Position {
        pile: names(game.pieces[Side::A]),
        face: names(game.pieces[Side::B]),
        in_hand: game.in_hand.into(),
        phase,
        active: game.active.into(),
        first: game.first.into(),
        moved: names(game.moved),
        spent: names(game.spent),
        placed: game.placed.map(name),
        retreating,
        round: Round(game.round),
        idle_turns: game.idle_turns,
        stop_declined: game.stop_declined,
        outcome,
    }
}

pub(crate) fn read(setup: Arc<Setup>, words: Position) -> Result<ObjectifVilles, Fault> {
    let active = Side::from(words.active);
    let pile = hexes(&setup, "pile", &words.pile, setup.land)?;
    let face = hexes(&setup, "face", &words.face, setup.land - pile)?;
    let pieces = BySide([pile, face]);
    let among = |field, names: &[String], side| hexes(&setup, field, names, pieces[side]);
    let one = |field, name: &Option<String>, side| {
        name.as_slice().first().map(|_| among(field, name.as_slice(), side)).transpose().map(|set| set?.first())
    };
    let mut game = ObjectifVilles {
        pieces,
        in_hand: words.in_hand.0,
        phase: phase(&words, one("retreating", &words.retreating, !active)?)?,
        active,
        first: words.first.into(),
        moved: among("moved", &words.moved, active)?,
        spent: among("spent", &words.spent, active)?,
        placed: one("placed", &words.placed, active)?,
        round: words.round.0,
        idle_turns: words.idle_turns,
        stop_declined: words.stop_declined,
        setup: setup.into(),
    };
    validate(&game)?;
    game.settle(&mut Silence);
    Ok(game)
}

/// Hexes by name, each once and each one of those allowed.
fn hexes(setup: &Setup, field: &str, names: &[String], allowed: Cells) -> Result<Cells, Fault> {
    let mut set = Cells::EMPTY;
    for name in names {
        let fault = |problem: &str| Fault::new(format!("position {field}"), format!("{name} {problem}"));
        let cell = setup.grid.cell(name).ok_or_else(|| fault("is no hex of this board"))?;
        if !allowed.contains(cell) {
            return Err(fault(match field {
                "pile" | "face" => "is sea or held by the other side",
                _ => "holds no piece of the side concerned",
            }));
        }
        if !set.insert(cell) {
            return Err(fault("is named twice"));
        }
    }
    Ok(set)
}

fn phase(words: &Position, retreating: Option<Cell>) -> Result<Phase, Fault> {
    if words.outcome.is_some() != (words.phase == PhaseWord::Over) {
        return Err(Fault::new("position outcome", "give one when the phase is over, and only then"));
    }
    if retreating.is_some() != (words.phase == PhaseWord::Retreat) {
        return Err(Fault::new("position retreating", "name the pushed piece in the phase retreat, and only then"));
    }
    Ok(match (words.phase, retreating, &words.outcome) {
        (PhaseWord::Retreat, Some(from), _) => Phase::Retreat { from },
        (PhaseWord::Over, _, Some(outcome)) => Phase::Over(outcome.read(&ObjectifVilles::SIDES, &REASONS)?),
        (PhaseWord::Placement, ..) => Phase::Placement,
        (PhaseWord::StopOffered, ..) => Phase::StopOffered,
        (PhaseWord::Combat, ..) => Phase::Combat,
        _ => Phase::Movement,
    })
}

/// Everything that play could never lead to is refused.
fn validate(game: &ObjectifVilles) -> Result<(), Fault> {
    check_pieces(game)?;
    check_marks(game)?;
    check_counters(game)
}

fn is_over(game: &ObjectifVilles) -> bool {
    matches!(game.phase, Phase::Over(_))
}

/// How many pieces there are, and how many of them are still in hand.
fn check_pieces(game: &ObjectifVilles) -> Result<(), Fault> {
    let Setup { pieces, town_limit, .. } = **game.setup;
    let placing = game.phase == Phase::Placement || game.placed.is_some();
    for (side, word) in Side::BOTH.into_iter().zip(ObjectifVilles::SIDES) {
        let all = game.pieces[side].len() + usize::from(game.in_hand[side]);
        let count = format!("{all} pieces on the board and in hand, there are {pieces} (OV-01)");
        must(all <= usize::from(pieces), word, count)?;
        let few_towns = !placing || game.towns_of(side) <= usize::from(town_limit);
        must(few_towns, word, format!("more than {town_limit} towns during placement (OV-23)"))?;
    }
    let advice = "pieces in hand: the phase is placement, or name the piece just placed in placed (OV-28)";
    must(game.in_hand.0 == [0, 0] || placing || is_over(game), "in_hand", advice)?;
    let somebody_places = game.phase != Phase::Placement || game.in_hand[game.active] > 0;
    must(somebody_places, "in_hand", "the active side has no piece to place (OV-21)")
}

/// Whether what is said of single pieces fits the phase.
fn check_marks(game: &ObjectifVilles) -> Result<(), Fault> {
    let fighting = is_over(game) || matches!(game.phase, Phase::Combat | Phase::Retreat { .. });
    must(game.placed.is_none() || fighting, "placed", "only while the combat after a placement is settled")?;
    must(game.spent.is_empty() || fighting, "spent", "pieces are spent in combat only (OV-55)")?;
    let placing = game.phase == Phase::Placement || game.placed.is_some();
    must(game.moved.is_empty() || !placing, "moved", "nothing moves during placement (OV-28)")
}

fn check_counters(game: &ObjectifVilles) -> Result<(), Fault> {
    let house = &game.setup.house;
    let rounds = 1..=house.turn_limit + u16::from(is_over(game));
    let range = format!("{} is not from 1 to {}", game.round, rounds.end());
    must(rounds.contains(&game.round), "round", range)?;
    let idle = IDLE_TURNS - u8::from(house.double_pass_ends && !is_over(game));
    must(game.idle_turns <= idle, "idle_turns", format!("{} is more than {idle}", game.idle_turns))?;
    must(!game.stop_declined || house.agreed_stop, "stop_declined", "the option agreed_stop is off (OV-R20)")?;
    let advice = "a stop is offered before the first move, once a turn, under agreed_stop (OV-R20, OV-R31)";
    must(game.phase != Phase::StopOffered || game.may_offer_stop(), "phase", advice)
}
