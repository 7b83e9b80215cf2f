//! Planètes: two rival planets, nine units a side, no dice. Artillery strikes from afar, force fields hurl units along,
//! black holes swallow those who are pushed; three units on the enemy planet win.

mod combat;
mod ending;
mod fire;
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
mod unit;

use std::sync::Arc;

use hexmap::Cell;
use kernel::{BySide, Dice, Game, Journal, OptionSpec, ScenarioFile, Seeded, Shared, Side, ToPlay};
use skirmish::{Cells, Placement, Rules, Skirmish, Table, Turn, notation};

pub use position::Position;
pub use setup::Setup;
pub use skirmish::{MOST_ROUNDS, Verdict, ratio};
pub use terrain::Terrain;
pub use unit::{Kind, Unit};

/// One decision.
pub type Action = skirmish::Action<Unit>;
/// What happened.
pub type Event = skirmish::Event<Unit>;

/// What lies on the table.
#[derive(Clone, PartialEq)]
pub struct Planetes {
    setup: Shared<Setup>,
    /// Where the units stand, one a hex (PL-05).
    units: BySide<Cells>,
    /// The hexes of each arm, of both sides.
    kinds: [Cells; 3],
    /// Units still to be placed, by arm.
    in_hand: BySide<[u8; 3]>,
    turn: Turn,
}

impl Planetes {
    /// The arm of the unit in a hex.
    #[inline]
    fn kind(&self, at: Cell) -> Kind {
        let is = |kind: Kind| self.kinds[kind as usize].contains(at);
        match (is(Kind::Infantry), is(Kind::Cavalry)) {
            (true, _) => Kind::Infantry,
            (_, true) => Kind::Cavalry,
            _ => Kind::Artillery,
        }
    }

    /// Whose the unit in a hex is.
    fn owner(&self, at: Cell) -> Side {
        if self.units[Side::A].contains(at) { Side::A } else { Side::B }
    }

    fn put(&mut self, side: Side, kind: Kind, at: Cell) {
        self.units[side].insert(at);
        self.kinds[kind as usize].insert(at);
    }
}

impl Table for Planetes {
    type Piece = Unit;

    const NOUN: &'static str = "unit";
    const FORMS: &'static str = "place infantry D5, place cavalry D5, place artillery D5, move C4 F4, end movement, \
                                 attack H4 by F4+H5, end combat, retreat B3, offer stop, accept stop, decline stop";
    const RULES: Rules = Rules {
        placing: "PL-27",
        placed: "PL-25",
        all_placed: "PL-26",
        turn: "PL-40",
        place: "PL-25",
        mover: "PL-41",
        stays: "PL-R28",
        moved: "PL-41",
        attacker: "PL-51",
        target: "PL-52",
        attack: "PL-52",
        spent: "PL-53",
        too_weak: "PL-R26",
        must_attack: "PL-54",
        push: "PL-62",
        retreat: "PL-70",
        must_retreat: "PL-70",
        refuge: "PL-70",
        stop: "PL-R16",
        offer: "PL-R33",
    };

    skirmish::fields!();

    #[inline]
    fn pieces(&self, side: Side) -> Cells {
        self.units[side]
    }

    fn piece(&self, at: Cell) -> Unit {
        Unit { kind: self.kind(at), at }
    }

    fn shift(&mut self, side: Side, from: Cell, to: Cell) {
        let kind = self.kind(from);
        self.take(side, from);
        self.put(side, kind, to);
    }

    fn take(&mut self, side: Side, at: Cell) {
        self.units[side].remove(at);
        self.kinds.iter_mut().for_each(|cells| *cells -= Cells::of(at));
    }

    #[inline]
    fn hand(&self, side: Side) -> u32 {
        self.in_hand[side].iter().map(|&count| u32::from(count)).sum()
    }
}

impl Game for Planetes {
    const ID: &'static str = "planetes";
    const RULES_VERSION: u32 = 1;
    const SIDES: [&'static str; 2] = ["ambre", "beryl"];

    kernel::chapters!();

    fn scenarios() -> &'static [ScenarioFile] {
        kernel::scenarios!["ambre_et_beryl", "ceinture", "couloirs"]
    }

    fn options() -> Vec<OptionSpec> {
        options::specs()
    }

    /// PL-28: lots are drawn, unless an option says who begins.
    fn start(setup: Arc<Setup>, dice: &mut impl Dice, journal: &mut impl Journal<Self>) -> Self {
        let decided = setup.house.common.first_player;
        let begins = decided.unwrap_or_else(|| dice.coin("first"));
        let mut game = Planetes {
            units: BySide::default(),
            kinds: [Cells::EMPTY; 3],
            in_hand: BySide([setup.army; 2]),
            turn: Turn::beginning(begins, begins),
            setup: setup.clone().into(),
        };
        if decided.is_none() {
            journal.note(&game, Event::Drawn { side: begins });
        }
        if let Some(deployment) = setup.deployment.as_ref().filter(|_| setup.house.standard) {
            for (side, units) in deployment.iter() {
                units.iter().for_each(|&(kind, at)| game.put(side, kind, at));
                game.in_hand[side] = [0; 3];
            }
            game.begin_turn(journal);
        }
        game
    }

    /// Each turn can spend every unit in an attack of its own, each with a retreat.
    fn ply_limit(setup: &Setup) -> u32 {
        let units = setup.army_size();
        let turn = 2 + units + 1 + 2 * units + 1;
        2 * units + 2 * u32::from(setup.house.common.turn_limit) * turn
    }

    #[inline]
    fn to_play(&self) -> ToPlay {
        if self.placing_in_secret() {
            return ToPlay::Both(BySide::from_fn(|side| self.hand(side) > 0));
        }
        self.turn.to_play()
    }

    skirmish::turns!();

    /// While both place unseen, the other side's units may stand anywhere on its start hexes.
    fn imagine(&self, eyes: Side, luck: &mut Seeded) -> Self {
        let mut dream = self.clone();
        if self.placing_in_secret() {
            dream.rearrange(!eyes, luck);
        }
        dream
    }

    /// The last unit placed unseen opens the other side's.
    fn reveals(&self, side: Side, action: &Action) -> bool {
        let last = self.hand(side) == 1 && self.hand(!side) == 0;
        self.placing_in_secret() && last && matches!(action, Action::Place(_))
    }
}

kernel::debug_by_position!(Planetes);
