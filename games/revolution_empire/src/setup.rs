//! A scenario as the rules use it: read, validated, and what they ask of it again and again.

mod read;

use hexmap::{Cell, CellSet, EdgeSet, Grid};
use kernel::{BySide, Side, Text};
use serde::Serialize;

use crate::options::House;
use crate::terrain::{Place, Step, Terrain};
use crate::unit::{Kind, MOST_UNITS, UnitId, Units};

pub(crate) use read::read;

/// Words of a set of hexes: room for 320, a little more than the largest battle needs.
pub(crate) const WORDS: usize = 5;
/// A set of hexes of one board.
pub type Cells = CellSet<WORDS>;
/// Hexes of a board at most.
pub(crate) const MOST_CELLS: usize = Cells::CAPACITY;
/// Corps of a side at most.
pub const MOST_CORPS: usize = 8;
/// Objectives at most.
pub const MOST_OBJECTIVES: usize = 16;
/// Chits that a side may use in a turn at most.
pub const MOST_COMMAND: u8 = 16;

/// A corps of the scenario: its number, side A's from 0 and side B's from 8.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct CorpsId(pub u8);

impl CorpsId {
    /// The `n`-th corps of a side.
    pub(crate) const fn of(side: Side, n: usize) -> CorpsId {
        CorpsId((side.index() * MOST_CORPS + n) as u8)
    }

    /// Where it is in tables of all corps.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whose it is.
    #[inline]
    pub const fn side(self) -> Side {
        Side::from_index(self.0 as usize / MOST_CORPS)
    }
}

/// A hex worth fighting for.
#[derive(Clone, Debug)]
pub struct Objective {
    /// Where.
    pub at: Cell,
    /// What it is called.
    pub name: Text,
    /// Whose it is at the start.
    pub owner: Side,
    /// Demoralisation points of the owner while it is lost (RE-92).
    pub points: u8,
    /// Victory points of each side for holding it at the end.
    pub vp: BySide<u8>,
}

impl Objective {
    /// The victory points that hang on it.
    pub(crate) fn stake(&self) -> f32 {
        f32::from(self.vp[Side::A] + self.vp[Side::B]) / 2.0
    }
}

/// A name on the map.
#[derive(Clone, Debug)]
pub struct Spot {
    /// Where.
    pub at: Cell,
    /// What it is called.
    pub name: Text,
    /// `place`, `water` or `wood`.
    pub kind: String,
}

/// A side of the battle.
#[derive(Clone, Debug)]
pub struct Army {
    /// The nation or the colour.
    pub name: Text,
    /// The commander-in-chief.
    pub commander: Text,
    /// x: chits a turn.
    command: u8,
    command_by_turn: Vec<u8>,
    /// Demoralised from so many points on.
    pub threshold: Option<u8>,
    /// Beaten at so many points.
    pub breaking_point: Option<u8>,
    /// The retreat line.
    pub home: Cells,
    /// How many units it has.
    pub units: usize,
}

impl Army {
    /// Chits that the commander may use in a turn (RE-16).
    pub fn command(&self, turn: u8) -> u8 {
        let first_turns = self.command_by_turn.get(usize::from(turn.saturating_sub(1)));
        first_turns.copied().unwrap_or(self.command)
    }
}

/// A corps: units that share activation chits (RE-07).
#[derive(Clone, Debug)]
pub struct Corps {
    /// Its number.
    pub id: CorpsId,
    /// Its word in notation.
    pub word: String,
    /// What it is called.
    pub name: Text,
    /// A few letters for chits and counters.
    pub short: String,
    /// y: how many chits it owns.
    pub chits: u8,
    /// Its retreat line.
    pub home: Cells,
    /// Its units.
    pub units: Units,
    /// Steps from each hex to the retreat line.
    pub(crate) way_home: Vec<u8>,
}

/// A unit as the scenario has it.
#[derive(Clone, Debug)]
pub struct UnitSpec {
    /// Its number.
    pub id: UnitId,
    /// Its word in notation.
    pub word: String,
    /// What it is called.
    pub name: Text,
    /// What stands on its counter.
    pub label: Text,
    /// What it is.
    pub kind: Kind,
    /// Its full strength.
    pub pieces: u8,
    /// Whose chits set it in motion.
    pub corps: CorpsId,
    /// The turn in which it arrives; nothing when it is there from the start.
    pub turn: Option<u8>,
    /// Where it stands or arrives, best first.
    pub at: Vec<Cell>,
}

/// A scenario with its options, validated, and what the rules ask of it again and again.
pub struct Setup {
    /// The shape of the board.
    pub grid: Grid,
    /// What covers each hex.
    pub terrain: Vec<Terrain>,
    /// The hexes on hills.
    pub hills: Cells,
    /// The hexes with fieldworks.
    pub works: Cells,
    /// The hexsides with streams.
    pub streams: EdgeSet,
    /// The hexsides with sunken lanes.
    pub lanes: EdgeSet,
    /// The roads, hex by hex: units that follow one go farther (RE-46, RE-R17).
    pub roads: Vec<Vec<Cell>>,
    /// The objectives.
    pub objectives: Vec<Objective>,
    /// Names of other places.
    pub places: Vec<Spot>,
    /// The two armies.
    pub armies: BySide<Army>,
    /// Turns of the game.
    pub turns: u8,
    /// The house rules.
    pub house: House,
    corps: BySide<Vec<Corps>>,
    units: BySide<Vec<UnitSpec>>,
    pub(crate) kinds: [Kind; 2 * MOST_UNITS],
    pub(crate) corps_of: [CorpsId; 2 * MOST_UNITS],
    /// The units of which one piece is skirmishers.
    pub skirmishers: Units,
    /// The batteries with a die more.
    pub fire_bonus: Units,
    /// The units that recoil less readily.
    pub steady: Units,
    /// Streams and lanes: the same to an attack (RE-102).
    pub(crate) obstacles: EdgeSet,
    /// What each step means, by arm, hex and direction.
    pub(crate) steps: [Vec<[Step; 6]>; 4],
    /// Where each hex lies on roads: road and place in it.
    pub(crate) on_roads: Vec<Vec<(u8, u8)>>,
    /// The objective of each hex.
    pub(crate) objective_at: Vec<Option<u8>>,
    pub(crate) around: Vec<[Cell; 6]>,
    pub(crate) guide: crate::judge::Guide,
}

impl Setup {
    /// A corps.
    pub fn corps(&self, id: CorpsId) -> &Corps {
        &self.corps[id.side()][id.index() % MOST_CORPS]
    }

    /// The corps of a side.
    pub fn corps_of_side(&self, side: Side) -> &[Corps] {
        &self.corps[side]
    }

    /// A unit.
    pub fn unit(&self, id: UnitId) -> &UnitSpec {
        &self.units[id.side()][id.index() % MOST_UNITS]
    }

    /// The units of a side.
    pub fn units_of_side(&self, side: Side) -> &[UnitSpec] {
        &self.units[side]
    }

    /// Every unit.
    pub fn all_units(&self) -> impl Iterator<Item = &UnitSpec> {
        self.units.0.iter().flatten()
    }

    /// Every corps.
    pub fn all_corps(&self) -> impl Iterator<Item = &Corps> {
        self.corps.0.iter().flatten()
    }

    /// The unit with this word.
    pub fn unit_called(&self, word: &str) -> Option<UnitId> {
        self.all_units().find(|unit| unit.word == word).map(|unit| unit.id)
    }

    /// The corps with this word.
    pub fn corps_called(&self, word: &str) -> Option<CorpsId> {
        self.all_corps().find(|corps| corps.word == word).map(|corps| corps.id)
    }

    /// What kind a unit is.
    #[inline]
    pub fn kind(&self, unit: UnitId) -> Kind {
        self.kinds[unit.index()]
    }

    /// What covers a hex.
    #[inline]
    pub fn terrain(&self, cell: Cell) -> Terrain {
        self.terrain[cell.index()]
    }

    /// Steps from a hex to the retreat line of a unit's corps.
    #[inline]
    pub fn way_home(&self, unit: UnitId, cell: Cell) -> u8 {
        self.corps(self.corps_of[unit.index()]).way_home[cell.index()]
    }

    #[inline]
    pub(crate) fn place(&self, cell: Cell) -> Place {
        Place { terrain: self.terrain(cell), hill: self.hills.contains(cell) }
    }

    /// The step of a kind from a hex in a direction.
    #[inline]
    pub(crate) fn step(&self, kind: Kind, from: Cell, direction: usize) -> Step {
        self.steps[kind.arm()][from.index()][direction]
    }

    /// The step of a kind between two hexes; closed if they do not touch.
    pub(crate) fn step_between(&self, kind: Kind, from: Cell, to: Cell) -> Step {
        let direction = self.around[from.index()].iter().position(|&next| next == to);
        direction.map_or(Step::default(), |direction| self.step(kind, from, direction))
    }

    /// Whether a kind ends its march in a hex from wherever it comes (a climb, which hangs on that, aside).
    pub(crate) fn must_stop(&self, kind: Kind, cell: Cell) -> bool {
        let steps = self.grid.neighbours(cell).map(|(_, from)| self.step_between(kind, from, cell));
        steps.filter(|step| step.open).all(|step| step.stops)
    }

    /// Whether some road leads from a hex straight to another.
    pub(crate) fn joined(&self, from: Cell, to: Cell) -> bool {
        self.on_roads[from.index()].iter().any(|&(road, place)| {
            let (cells, place) = (&self.roads[usize::from(road)], usize::from(place));
            cells.get(place + 1) == Some(&to) || (place > 0 && cells[place - 1] == to)
        })
    }

    /// Whether a kind may stand in a hex at all: some step leads there, or a road does (RE-R19).
    pub(crate) fn may_stand(&self, kind: Kind, cell: Cell) -> bool {
        let terrain = self.terrain(cell);
        terrain.ground().open[kind.arm()] || (terrain == Terrain::Forest && !self.on_roads[cell.index()].is_empty())
    }
}

/// No hex: beyond the board's edge, or where a unit is that is not on the board.
pub(crate) const NOWHERE: Cell = Cell(u16::MAX);
