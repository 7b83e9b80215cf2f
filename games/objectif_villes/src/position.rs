//! Positions in words, as people and bots write them.

use std::sync::Arc;

use kernel::{BySide, EachSide, Fault, Game, Side, Silence, must};
use skirmish::{Ending, Names, Phase, Placement, Skirmish, TurnWords, check_turn, hexes};

use crate::ObjectifVilles;
use crate::setup::Setup;

skirmish::position! {
    /// What lies on the table, in words. Only the hexes of the pieces must be given: the rest has defaults, and steps
    /// that nobody decides are taken at once (a combat without an effective attack ends, OV-R8).
    pub struct Position of ObjectifVilles {
        /// Hexes of Pile's pieces.
        pub pile: Names,
        /// Hexes of Face's pieces.
        pub face: Names,
        /// Pieces still to be placed.
        pub in_hand: EachSide<ObjectifVilles, u8>,
        ..
        /// The piece just placed, while its conflicts are settled: it tells such a combat from that of a turn.
        #[serde(skip_serializing_if = "Option::is_none")]
        pub placed: Option<String>,
    }
}

pub(crate) fn write(game: &ObjectifVilles) -> Position {
    let grid = &game.setup.grid;
    Position {
        pile: grid.ids(game.pieces[Side::A]),
        face: grid.ids(game.pieces[Side::B]),
        in_hand: game.in_hand.into(),
        placed: game.placed.map(|cell| grid.id(cell)),
        ..TurnWords::write(game).into()
    }
}

pub(crate) fn read(setup: Arc<Setup>, words: Position) -> Result<ObjectifVilles, Fault> {
    let army =
        |field, names: &[String], free| hexes(&setup.grid, field, names, free, "is sea or held by the other side");
    let pile = army("pile", &words.pile, setup.land)?;
    let face = army("face", &words.face, setup.land - pile)?;
    let pieces = BySide([pile, face]);
    let own = pieces[Side::from(words.active)];
    let placed = hexes(&setup.grid, "placed", words.placed.as_slice(), own, "holds no piece of the side concerned")?;
    let mut game = ObjectifVilles {
        pieces,
        in_hand: words.in_hand.0,
        placed: placed.first(),
        turn: TurnWords::from(words).read(&setup.grid, &pieces)?,
        setup: setup.into(),
    };
    validate(&game)?;
    game.settle(&mut Silence);
    Ok(game)
}

/// Everything that play could never lead to is refused.
fn validate(game: &ObjectifVilles) -> Result<(), Fault> {
    check_pieces(game)?;
    check_marks(game)?;
    check_turn(game)
}

/// How many pieces there are, and how many of them are still in hand.
fn check_pieces(game: &ObjectifVilles) -> Result<(), Fault> {
    let Setup { pieces, town_limit, .. } = **game.setup;
    let placing = game.placing();
    for (side, word) in Side::BOTH.into_iter().zip(ObjectifVilles::SIDES) {
        let all = game.pieces[side].len() + usize::from(game.in_hand[side]);
        let count = format!("{all} pieces on the board and in hand, there are {pieces} (OV-01)");
        must(all <= usize::from(pieces), word, count)?;
        let few_towns = !placing || game.holdings(side) <= usize::from(town_limit);
        must(few_towns, word, format!("more than {town_limit} towns during placement (OV-23)"))?;
    }
    let advice = "pieces in hand: the phase is placement, or name the piece just placed in placed (OV-28)";
    must(game.in_hand.0 == [0, 0] || placing || game.turn.is_over(), "in_hand", advice)?;
    let somebody_places = game.turn.phase != Phase::Placement || game.in_hand[game.turn.active] > 0;
    must(somebody_places, "in_hand", "the active side has no piece to place (OV-21)")
}

/// Whether what is said of single pieces fits the phase.
fn check_marks(game: &ObjectifVilles) -> Result<(), Fault> {
    let fighting = game.turn.is_over() || matches!(game.turn.phase, Phase::Combat | Phase::Retreat { .. });
    must(game.placed.is_none() || fighting, "placed", "only while the combat after a placement is settled")?;
    must(game.turn.moved.is_empty() || !game.placing(), "moved", "nothing moves during placement (OV-28)")
}
