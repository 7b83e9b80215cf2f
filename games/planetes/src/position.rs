//! Positions in words, as people and bots write them.

use std::sync::Arc;

use hexmap::Cell;
use kernel::{BySide, EachSide, Fault, Game, OutcomeWords, Side, SideWord, Silence, must};
use serde::{Deserialize, Serialize};

use crate::ending::{IDLE_TURNS, REASONS};
use crate::options::SetupMode;
use crate::setup::Setup;
use crate::terrain::Cells;
use crate::unit::Kind;
use crate::{Phase, Planetes};

/// What lies on the table, in words. Only the hexes of the units must be given: the rest has defaults, and steps
/// that nobody decides are taken at once (a combat without an effective attack ends, PL-R26).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Position {
    /// Hexes of Ambre's units.
    pub ambre: Units,
    /// Hexes of Béryl's units.
    pub beryl: Units,
    /// Units still to be placed.
    pub in_hand: EachSide<Planetes, Numbers>,
    /// What is to be decided.
    pub phase: PhaseWord,
    /// Whose placement or turn it is (in a retreat: who attacked).
    pub active: SideWord<Planetes>,
    /// Who takes the first turn of a round.
    pub first: SideWord<Planetes>,
    /// The active side's units that have moved this turn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub moved: Vec<String>,
    /// The active side's units that have attacked this turn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub spent: Vec<String>,
    /// The unit that must retreat.
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

/// The hexes of a side's units by arm.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs)]
pub struct Units {
    pub infantry: Vec<String>,
    pub cavalry: Vec<String>,
    pub artillery: Vec<String>,
}

/// Numbers of units by arm.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs)]
pub struct Numbers {
    pub infantry: u8,
    pub cavalry: u8,
    pub artillery: u8,
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

impl From<[u8; 3]> for Numbers {
    fn from([infantry, cavalry, artillery]: [u8; 3]) -> Self {
        Numbers { infantry, cavalry, artillery }
    }
}

impl From<Numbers> for [u8; 3] {
    fn from(numbers: Numbers) -> Self {
        [numbers.infantry, numbers.cavalry, numbers.artillery]
    }
}

pub(crate) fn write(game: &Planetes) -> Position {
    let name = |cell| game.setup.grid.name(cell).to_owned();
    let names = |cells: Cells| cells.iter().map(name).collect::<Vec<_>>();
    let units = |side: Side| {
        let [infantry, cavalry, artillery] = game.kinds.map(|kind| names(kind & game.units[side]));
        Units { infantry, cavalry, artillery }
    };
    let (phase, retreating, outcome) = match game.phase {
        Phase::Placement => (PhaseWord::Placement, None, None),
        Phase::Movement => (PhaseWord::Movement, None, None),
        Phase::StopOffered => (PhaseWord::StopOffered, None, None),
        Phase::Combat => (PhaseWord::Combat, None, None),
        Phase::Retreat { from } => (PhaseWord::Retreat, Some(name(from)), None),
        Phase::Over(outcome) => (PhaseWord::Over, None, Some(OutcomeWords::write(&outcome, &Planetes::SIDES))),
    };
    Position {
        ambre: units(Side::A),
        beryl: units(Side::B),
        in_hand: game.in_hand.map(Numbers::from).into(),
        phase,
        active: game.active.into(),
        first: game.first.into(),
        moved: names(game.moved),
        spent: names(game.spent),
        retreating,
        round: Round(game.round),
        idle_turns: game.idle_turns,
        stop_declined: game.stop_declined,
        outcome,
    }
}

pub(crate) fn read(setup: Arc<Setup>, words: Position) -> Result<Planetes, Fault> {
    let active = Side::from(words.active);
    let mut game = Planetes {
        units: BySide::default(),
        kinds: [Cells::EMPTY; 3],
        in_hand: words.in_hand.0.map(Numbers::into),
        phase: Phase::Movement,
        active,
        first: words.first.into(),
        moved: Cells::EMPTY,
        spent: Cells::EMPTY,
        round: words.round.0,
        idle_turns: words.idle_turns,
        stop_declined: words.stop_declined,
        setup: setup.into(),
    };
    for (side, units) in Side::BOTH.into_iter().zip([&words.ambre, &words.beryl]) {
        for (kind, names) in Kind::ALL.into_iter().zip([&units.infantry, &units.cavalry, &units.artillery]) {
            let field = format!("{}, {}", Planetes::SIDES[side.index()], kind.word());
            let free = game.setup.ground - game.occupied();
            for cell in hexes(&game.setup, &field, names, free, "is no hex to stand in, or is taken")? {
                game.put(side, kind, cell);
            }
        }
    }
    let among = |field: &str, names: &[String], side: Side| {
        hexes(&game.setup, field, names, game.units[side], "holds no unit of the side concerned")
    };
    let moved = among("moved", &words.moved, active)?;
    let spent = among("spent", &words.spent, active)?;
    let retreating = among("retreating", words.retreating.as_slice(), !active)?.first();
    (game.moved, game.spent) = (moved, spent);
    game.phase = phase(&words, retreating)?;
    validate(&game)?;
    game.settle(&mut Silence);
    Ok(game)
}

/// Hexes by name, each once and each one of those allowed.
fn hexes(setup: &Setup, field: &str, names: &[String], allowed: Cells, problem: &str) -> Result<Cells, Fault> {
    let mut set = Cells::EMPTY;
    for name in names {
        let fault = |problem: &str| Fault::new(format!("position {field}"), format!("{name} {problem}"));
        let cell = setup.grid.cell(name).ok_or_else(|| fault("is no hex of this board"))?;
        if !allowed.contains(cell) {
            return Err(fault(problem));
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
        return Err(Fault::new("position retreating", "name the pushed unit in the phase retreat, and only then"));
    }
    Ok(match (words.phase, retreating, &words.outcome) {
        (PhaseWord::Retreat, Some(from), _) => Phase::Retreat { from },
        (PhaseWord::Over, _, Some(outcome)) => Phase::Over(outcome.read(&Planetes::SIDES, &REASONS)?),
        (PhaseWord::Placement, ..) => Phase::Placement,
        (PhaseWord::StopOffered, ..) => Phase::StopOffered,
        (PhaseWord::Combat, ..) => Phase::Combat,
        _ => Phase::Movement,
    })
}

/// Everything that play could never lead to is refused.
fn validate(game: &Planetes) -> Result<(), Fault> {
    let house = &game.setup.house;
    let over = matches!(game.phase, Phase::Over(_));
    let fighting = over || matches!(game.phase, Phase::Combat | Phase::Retreat { .. });
    check_armies(game)?;
    if game.phase == Phase::Placement {
        check_placing(game)?;
    } else {
        let advice = "units in hand: the phase is placement until all are placed (PL-26)";
        must(game.hand(Side::A) + game.hand(Side::B) == 0, "in_hand", advice)?;
    }
    must(game.spent.is_empty() || fighting, "spent", "units are spent in combat only (PL-53)")?;
    let rounds = 1..=house.turn_limit + u16::from(over);
    let range = format!("{} is not from 1 to {}", game.round, rounds.end());
    must(rounds.contains(&game.round), "round", range)?;
    let idle = IDLE_TURNS - u8::from(house.double_pass_ends && !over);
    must(game.idle_turns <= idle, "idle_turns", format!("{} is more than {idle}", game.idle_turns))?;
    let advice = "a stop is offered before the first move, once, under agreed_stop (PL-R33)";
    must(game.phase != Phase::StopOffered || game.may_offer_stop(), "phase", advice)?;
    must(!game.stop_declined || house.agreed_stop, "stop_declined", "the option agreed_stop is off (PL-R16)")
}

/// PL-02: nobody has more units of an arm than there are.
fn check_armies(game: &Planetes) -> Result<(), Fault> {
    for (side, word) in Side::BOTH.into_iter().zip(Planetes::SIDES) {
        for kind in Kind::ALL {
            let (here, most) = ((game.kinds[kind as usize] & game.units[side]).len(), game.setup.army[kind as usize]);
            let all = here + usize::from(game.in_hand[side][kind as usize]);
            let advice = format!("{all} on the board and in hand, there are {most} (PL-02)");
            must(all <= usize::from(most), &format!("{word}, {}", kind.word()), advice)?;
        }
    }
    Ok(())
}

/// PL-25 to PL-27: while units are placed, all stand on their start hexes and somebody has one to place.
fn check_placing(game: &Planetes) -> Result<(), Fault> {
    for (side, word) in Side::BOTH.into_iter().zip(Planetes::SIDES) {
        let advice = "during placement all units stand on their own planet and stations (PL-25)";
        must(game.units[side].is_subset(&game.setup.start[side]), word, advice)?;
    }
    let both = game.hand(Side::A) + game.hand(Side::B);
    let alone = game.setup.house.setup_mode != SetupMode::Secret;
    let somebody = both > 0 && (!alone || game.hand(game.active) > 0);
    must(somebody, "in_hand", "the side that places has no unit in hand (PL-27)")?;
    must(game.moved.is_empty(), "moved", "nothing moves during placement (PL-25)")
}
