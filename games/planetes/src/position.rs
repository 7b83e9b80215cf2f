//! Positions in words, as people and bots write them.

use std::sync::Arc;

use kernel::{BySide, EachSide, Fault, Game, Side, Silence, must};
use skirmish::{Cells, Names, Placement, Skirmish, Table, Turn, TurnWords, check_turn, hexes};

use crate::Planetes;
use crate::setup::Setup;
use crate::unit::{ByArm, Kind};

skirmish::position! {
    /// What lies on the table, in words. Only the hexes of the units must be given: the rest has defaults, and steps
    /// that nobody decides are taken at once (a combat without an effective attack ends, PL-R26).
    pub struct Position of Planetes {
        /// Hexes of Ambre's units.
        pub ambre: ByArm<Names>,
        /// Hexes of Béryl's units.
        pub beryl: ByArm<Names>,
        /// Units still to be placed.
        pub in_hand: EachSide<Planetes, ByArm<u8>>,
        ..
    }
}

pub(crate) fn write(game: &Planetes) -> Position {
    let units = |side: Side| game.kinds.map(|kind| game.setup.grid.ids(kind & game.units[side])).into();
    Position {
        ambre: units(Side::A),
        beryl: units(Side::B),
        in_hand: game.in_hand.map(ByArm::from).into(),
        ..TurnWords::write(game).into()
    }
}

pub(crate) fn read(setup: Arc<Setup>, words: Position) -> Result<Planetes, Fault> {
    let mut game = Planetes {
        units: BySide::default(),
        kinds: [Cells::EMPTY; 3],
        in_hand: words.in_hand.0.map(ByArm::into),
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
    game.turn = TurnWords::from(words).read(&game.setup.grid, &game.units)?;
    validate(&game)?;
    game.settle(&mut Silence);
    Ok(game)
}

/// Everything that play could never lead to is refused.
fn validate(game: &Planetes) -> Result<(), Fault> {
    check_armies(game)?;
    if game.placing() {
        check_placing(game)?;
    } else {
        let advice = "units in hand: the phase is placement until all are placed (PL-26)";
        must(game.hand(Side::A) + game.hand(Side::B) == 0, "in_hand", advice)?;
    }
    check_turn(game)
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
    let somebody = both > 0 && (game.placing_in_secret() || game.hand(game.turn.active) > 0);
    must(somebody, "in_hand", "the side that places has no unit in hand (PL-27)")?;
    must(game.turn.moved.is_empty(), "moved", "nothing moves during placement (PL-25)")
}
