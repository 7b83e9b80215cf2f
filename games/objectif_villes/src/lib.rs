//! Objectif Villes: ten coins a side, nine towns, no dice. The terrain does everything: one number per hex is at
//! once what it costs to walk in and how hard a piece hits from there.

mod combat;
mod ending;
mod judge;
mod movement;
mod options;
mod placement;
mod position;
mod retreat;
mod setup;
mod show;
mod telling;
mod terrain;
mod threat;

use std::sync::Arc;

use hexmap::{Cell, Grid};
use kernel::{BySide, Dice, Fault, Game, Journal, OptionSpec, ScenarioFile, Shared, Side, ToPlay};
use serde::Serialize;
use skirmish::{Cells, Rules, Skirmish, Table, Turn, notation};

pub use movement::MOVE;
pub use position::Position;
pub use setup::Setup;
pub use skirmish::{MOST_ROUNDS, Verdict, ratio};
pub use terrain::Terrain;

/// One decision.
pub type Action = skirmish::Action<Coin>;
/// What happened.
pub type Event = skirmish::Event<Coin>;

/// What lies on the table.
#[derive(Clone, PartialEq)]
pub struct ObjectifVilles {
    setup: Shared<Setup>,
    /// Where the pieces stand; they are all alike, so a piece is named by its hex (OV-02).
    pieces: BySide<Cells>,
    /// Pieces still to be placed.
    in_hand: BySide<u8>,
    /// While a placement is being settled: the piece just placed.
    placed: Option<Cell>,
    turn: Turn,
}

/// A piece, named by its hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Coin {
    /// Where it stands.
    pub at: Cell,
}

impl skirmish::Piece for Coin {
    fn at(self) -> Cell {
        self.at
    }

    fn write(self, grid: &Grid) -> String {
        grid.id(self.at)
    }

    fn read(words: &[&str], hex: &dyn Fn(&str) -> Result<Cell, Fault>) -> Option<Result<Self, Fault>> {
        let [at] = words else { return None };
        Some(hex(at).map(|at| Coin { at }))
    }
}

impl Table for ObjectifVilles {
    type Piece = Coin;

    const NOUN: &'static str = "piece";
    const FORMS: &'static str = "place D5, move F8 G7, end movement, attack C4 by B4+C3, end combat, retreat B3, \
                                 offer stop, accept stop, decline stop";
    const RULES: Rules = Rules {
        placing: "OV-21",
        placed: "OV-28",
        all_placed: "OV-21",
        turn: "OV-30",
        place: "OV-22",
        mover: "OV-31",
        stays: "OV-31",
        moved: "OV-32",
        attacker: "OV-50",
        target: "OV-53",
        attack: "OV-54",
        spent: "OV-55",
        too_weak: "OV-R8",
        must_attack: "OV-58",
        push: "OV-64",
        retreat: "OV-70",
        must_retreat: "OV-79",
        refuge: "OV-71",
        stop: "OV-R20",
        offer: "OV-R31",
    };

    skirmish::fields!();

    #[inline]
    fn pieces(&self, side: Side) -> Cells {
        self.pieces[side]
    }

    fn piece(&self, at: Cell) -> Coin {
        Coin { at }
    }

    fn shift(&mut self, side: Side, from: Cell, to: Cell) {
        self.pieces[side].remove(from);
        self.pieces[side].insert(to);
    }

    fn take(&mut self, side: Side, at: Cell) {
        self.pieces[side].remove(at);
    }

    fn hand(&self, side: Side) -> u32 {
        self.in_hand[side].into()
    }
}

impl Game for ObjectifVilles {
    const ID: &'static str = "objectif_villes";
    const RULES_VERSION: u32 = 1;
    const SIDES: [&'static str; 2] = ["pile", "face"];

    kernel::chapters!();

    fn scenarios() -> &'static [ScenarioFile] {
        kernel::scenarios!["quatre_rivieres", "bocage", "isthme"]
    }

    fn options() -> Vec<OptionSpec> {
        options::specs()
    }

    /// OV-20: lots are drawn, unless an option or the ready deployment says who begins (OV-R32).
    fn start(setup: Arc<Setup>, dice: &mut impl Dice, journal: &mut impl Journal<Self>) -> Self {
        let ready = setup.deployment.filter(|_| setup.house.quick);
        let decided = setup.house.common.first_player.or(ready.and_then(|deployment| deployment.first));
        let begins = decided.unwrap_or_else(|| dice.coin("first"));
        let second_moves = setup.house.second_placer_moves_first && ready.is_none();
        let mut game = ObjectifVilles {
            pieces: ready.map_or(BySide::default(), |deployment| deployment.pieces),
            in_hand: BySide([if ready.is_some() { 0 } else { setup.pieces }; 2]),
            placed: None,
            turn: Turn::beginning(begins, if second_moves { !begins } else { begins }),
            setup: setup.into(),
        };
        if decided.is_none() {
            journal.note(&game, Event::Drawn { side: begins });
        }
        if ready.is_some() {
            game.begin_turn(journal);
        }
        game
    }

    /// Each placement and each turn can spend every piece in an attack of its own, each with a retreat.
    fn ply_limit(setup: &Setup) -> u32 {
        let pieces = u32::from(setup.pieces);
        let combat = 2 * pieces + 1;
        let placements = 2 * pieces * (1 + combat);
        let turn = 2 + pieces + 1 + combat;
        placements + 2 * u32::from(setup.house.common.turn_limit) * turn
    }

    #[inline]
    fn to_play(&self) -> ToPlay {
        self.turn.to_play()
    }

    skirmish::turns!();
}

kernel::debug_by_position!(ObjectifVilles);
