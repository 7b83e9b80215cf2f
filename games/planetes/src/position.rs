//! Positions in words, as people and bots write them.

use std::sync::Arc;

use kernel::{BySide, EachSide, Fault, Game, OutcomeWords, Side, SideWord, Silence, must};
use serde::{Deserialize, Serialize};
use skirmish::{Cells, Phase, PhaseWord, Round, Skirmish, Table, Turn, TurnWords, hexes};

use crate::Planetes;
use crate::options::SetupMode;
use crate::setup::Setup;
use crate::unit::Kind;

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
    let units = |side: Side| {
        let [infantry, cavalry, artillery] = game.kinds.map(|kind| game.setup.grid.ids(kind & game.units[side]));
        Units { infantry, cavalry, artillery }
    };
    let TurnWords { phase, active, first, moved, spent, retreating, round, idle_turns, stop_declined, outcome } =
        TurnWords::write(game);
    Position {
        ambre: units(Side::A),
        beryl: units(Side::B),
        in_hand: game.in_hand.map(Numbers::from).into(),
        phase,
        active,
        first,
        moved,
        spent,
        retreating,
        round,
        idle_turns,
        stop_declined,
        outcome,
    }
}

pub(crate) fn read(setup: Arc<Setup>, words: Position) -> Result<Planetes, Fault> {
    let mut game = Planetes {
        units: BySide::default(),
        kinds: [Cells::EMPTY; 3],
        in_hand: words.in_hand.0.map(Numbers::into),
        turn: Turn::beginning(Side::A, Side::A),
        setup: setup.into(),
    };
    for (side, units) in Side::BOTH.into_iter().zip([&words.ambre, &words.beryl]) {
        for (kind, names) in Kind::ALL.into_iter().zip([&units.infantry, &units.cavalry, &units.artillery]) {
            let field = format!("{}, {}", Planetes::SIDES[side.index()], kind.word());
            let free = game.setup.ground - game.occupied();
            for cell in hexes(&game.setup.grid, &field, names, free, "is no hex to stand in, or is taken")? {
                game.put(side, kind, cell);
            }
        }
    }
    let Position { phase, active, first, moved, spent, retreating, round, idle_turns, stop_declined, outcome, .. } =
        words;
    let turn = TurnWords { phase, active, first, moved, spent, retreating, round, idle_turns, stop_declined, outcome };
    game.turn = turn.read(&game.setup.grid, &game.units)?;
    validate(&game)?;
    game.settle(&mut Silence);
    Ok(game)
}

/// Everything that play could never lead to is refused.
fn validate(game: &Planetes) -> Result<(), Fault> {
    check_armies(game)?;
    if game.turn.phase == Phase::Placement {
        check_placing(game)?;
    } else {
        let advice = "units in hand: the phase is placement until all are placed (PL-26)";
        must(game.hand(Side::A) + game.hand(Side::B) == 0, "in_hand", advice)?;
    }
    game.check_turn()
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
    let somebody = both > 0 && (!alone || game.hand(game.turn.active) > 0);
    must(somebody, "in_hand", "the side that places has no unit in hand (PL-27)")?;
    must(game.turn.moved.is_empty(), "moved", "nothing moves during placement (PL-25)")
}
