//! Scenarios: read, validated, and prepared for play.

use hexmap::{Cell, Grid, Layout, MapFormat, Naming, NeighbourSets, Orientation, TextMap, parse_cells, parse_chain};
use kernel::{BySide, Chosen, Fault, Game, Options, Side, Text};
use serde::Deserialize;

use crate::BelleEpoque;
use crate::lines::Lines;
use crate::options::{House, specs};
use crate::terrain::{Cells, Ground};
use crate::troops::{Command, Kind, Order, Quality, Start, Tags, Unit, UnitId, Weapon};
use crate::variant;
use crate::view::fighter;

/// The most units of both sides together: they are kept as bits.
pub const MOST_UNITS: usize = 32;
/// The most turns of a scenario.
pub const MOST_TURNS: u8 = 40;
/// The most objectives: they are kept as bits.
const MOST_OBJECTIVES: usize = 16;

/// A scenario as its author writes it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Scenario {
    /// Length in turns.
    pub turns: u8,
    /// The board, one letter of the palette a hex.
    pub map: String,
    /// Hexes with fieldworks.
    #[serde(default)]
    pub works: String,
    /// Who must attack, and what that side must gain (BE-V5); left out, the higher total wins.
    pub attack: Option<AttackRow>,
    #[serde(default)]
    pub objectives: Vec<ObjectiveRow>,
    #[serde(default)]
    pub places: Vec<PlaceRow>,
    /// Chains of hexes that are only for the eye.
    #[serde(default)]
    pub roads: Vec<String>,
    #[serde(default)]
    pub tracks: Vec<String>,
    #[serde(default)]
    pub streams: Vec<String>,
    #[serde(default)]
    pub rails: Vec<String>,
    pub red: ArmyRow,
    pub blue: ArmyRow,
    /// Options that suit this scenario.
    #[serde(default)]
    pub options: Chosen,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct AttackRow {
    pub side: SideWord,
    pub gain: i16,
}

/// What the attacker must achieve by the end of the last turn; otherwise the defender has held (BE-V5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attack {
    /// Who must attack.
    pub side: Side,
    /// The points that it must gain on the other side, counted from the opening. At least one, so that nobody who
    /// has to attack wins by waiting.
    pub gain: i32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ObjectiveRow {
    pub at: String,
    /// Points to the first side if it controls the hex at the end.
    pub red: u8,
    /// Points to the second side.
    pub blue: u8,
    /// Who controls it at the start.
    pub held: Option<SideWord>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlaceRow {
    cells: String,
    name: Text,
    #[serde(default)]
    kind: PlaceKind,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ArmyRow {
    pub name: Text,
    pub livery: Option<String>,
    pub command: Command,
    /// The side loses when it has fewer elements (BE-V4).
    pub rout: u8,
    /// Points for each enemy element removed (BE-V3).
    #[serde(default = "one")]
    pub points_per_element: u8,
    pub units: Vec<UnitRow>,
}

fn one() -> u8 {
    1
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct UnitRow {
    pub id: String,
    pub name: Text,
    /// A few letters for the counter.
    pub label: Option<Text>,
    pub kind: Kind,
    pub elements: u8,
    pub weapon: Weapon,
    pub quality: Quality,
    /// Left out, tribal formations and cavalry are in close order (BE-10).
    pub order: Option<Order>,
    #[serde(default)]
    pub tags: String,
    /// The start hex...
    pub at: Option<String>,
    /// ...or the turn of arrival and the hexes where it may come.
    pub turn: Option<u8>,
    pub entry: Option<String>,
}

/// A side's word in scenarios and positions.
pub type SideWord = kernel::SideWord<BelleEpoque>;

/// How a name stands on the map.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum PlaceKind {
    #[default]
    Place,
    Wood,
    Water,
}

impl PlaceKind {
    /// The board's word for it.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            PlaceKind::Place => "place",
            PlaceKind::Wood => "wood",
            PlaceKind::Water => "water",
        }
    }
}

/// A name on the map.
#[derive(Clone, Debug)]
pub struct Place {
    /// The hexes it covers.
    pub cells: Vec<Cell>,
    /// What it is called.
    pub name: Text,
    /// How it is written.
    pub kind: PlaceKind,
}

/// A hex worth points (BE-V1, BE-V2).
#[derive(Clone, Debug)]
pub struct Objective {
    /// Where.
    pub at: Cell,
    /// Points to the side that controls it at the end.
    pub points: BySide<u8>,
    /// Who controls it at the start.
    pub held: Option<Side>,
}

/// A side's army.
#[derive(Clone, Debug)]
pub struct Army {
    /// What it is called.
    pub name: Text,
    /// The colours it wears, if not the usual ones.
    pub livery: Option<String>,
    /// How it is commanded (BE-14).
    pub command: Command,
    /// The side loses when it has fewer elements (BE-V4).
    pub rout: u8,
    /// Points for each enemy element removed (BE-V3).
    pub points_per_element: u8,
    /// Elements in all, those still to arrive included.
    pub elements: u8,
}

/// Chains of hexes that are only for the eye.
#[derive(Clone, Debug, Default)]
#[allow(missing_docs)]
pub struct Decor {
    pub roads: Vec<Vec<Cell>>,
    pub tracks: Vec<Vec<Cell>>,
    pub streams: Vec<Vec<Cell>>,
    pub rails: Vec<Vec<Cell>>,
}

/// A scenario with its options, validated, and what the rules ask of it again and again.
pub struct Setup {
    /// The shape of the board.
    pub grid: Grid,
    /// The ground of each hex.
    pub ground: Vec<&'static Ground>,
    /// Hexes with fieldworks.
    pub works: Cells,
    /// Length in turns.
    pub turns: u8,
    /// What the attacker must achieve, where one side attacks.
    pub attack: Option<Attack>,
    /// The first side's lead in points before the first turn.
    pub opening: i32,
    /// The hexes worth points.
    pub objectives: Vec<Objective>,
    /// Names on the map.
    pub places: Vec<Place>,
    /// Roads, streams and rails for the eye.
    pub decor: Decor,
    /// The two armies.
    pub armies: BySide<Army>,
    /// All units, the first side's first, in roster order.
    pub units: Vec<Unit>,
    /// Short words for the counters, one a unit.
    pub labels: Vec<Text>,
    /// The options in force.
    pub house: House,
    /// The units of each side, as bits.
    pub(crate) roster: BySide<u32>,
    pub(crate) around: NeighbourSets<3>,
    /// Hexes that may be entered.
    pub(crate) passable: Cells,
    /// Hexes that are difficult, very difficult ones included.
    pub(crate) difficult: Cells,
    pub(crate) very_difficult: Cells,
    pub(crate) hills: Cells,
    /// Hexes that give cover; works do (BE-R20).
    pub(crate) cover: Cells,
    pub(crate) tactical: Cells,
    /// Hexes whose occupant is hard for cavalry: cover and rough ground (BE-75).
    pub(crate) no_horse: Cells,
    pub(crate) lines: Lines,
    /// The elevation of each hex.
    pub(crate) heights: Vec<u8>,
    /// The hexes of the objectives.
    pub(crate) prizes: Cells,
    /// What an element of each unit can do, to the commander.
    pub(crate) fighters: Vec<f32>,
}

impl Setup {
    /// A unit of the roster.
    #[inline]
    pub fn unit(&self, unit: UnitId) -> &Unit {
        &self.units[unit.index()]
    }

    /// The unit with this id, in any case of letters.
    pub fn find(&self, id: &str) -> Option<UnitId> {
        let index = self.units.iter().position(|unit| unit.id.eq_ignore_ascii_case(id))?;
        Some(UnitId(index as u8))
    }

    /// The hexes where reinforcements come, one for each list of entry hexes, with the first and the last turn.
    pub(crate) fn entries(&self) -> Vec<(Cell, u8, u8)> {
        let mut entries: Vec<(Cell, u8, u8)> = Vec::new();
        for unit in &self.units {
            let Start::Arrives { turn, entry } = &unit.start else { continue };
            match entries.iter_mut().find(|(at, ..)| *at == entry[0]) {
                Some((_, first, last)) => (*first, *last) = ((*first).min(*turn), (*last).max(*turn)),
                None => entries.push((entry[0], *turn, *turn)),
            }
        }
        entries
    }

    /// Every unit of the roster.
    pub fn all_units(&self) -> impl Iterator<Item = UnitId> + use<> {
        (0..self.units.len() as u8).map(UnitId)
    }
}

/// Reads a scenario and applies the options.
pub(crate) fn read(toml: &str, chosen: &Chosen) -> Result<Setup, Fault> {
    let scenario = variant::scenario(toml)?;
    let house = House::new(&Options::resolve(&specs(), &scenario.options, chosen)?);
    let format = MapFormat { layout: Layout::Spaced, orientation: Orientation::Pointy, naming: Naming::Digits };
    let TextMap { grid, terrain: ground } =
        TextMap::parse(&scenario.map, Ground::from_char, format).map_err(Fault::at("scenario map"))?;
    let around = NeighbourSets::new(&grid).map_err(Fault::at("scenario map"))?;
    check_numbers(&scenario)?;
    let of = |flag: fn(&Ground) -> bool| grid.cells().filter(|cell| flag(ground[cell.index()])).collect::<Cells>();
    let passable = of(|ground| !ground.impassable);
    let works = passable_cells("works", &scenario.works, &grid, passable)?.into_iter().collect::<Cells>();
    let cover = of(|ground| ground.cover) | works;
    let plain_hills = of(|ground| ground.hill);
    let rough = of(|ground| ground.rough) | if house.hill_is_rough { plain_hills } else { Cells::EMPTY };
    let (units, labels) = units(&scenario, &grid, passable)?;
    let bits = |side| (0..units.len()).filter(|&i| units[i].side == side).fold(0, |bits, i| bits | 1 << i);
    let roster = BySide::from_fn(bits);
    let objectives = objectives(&scenario.objectives, &grid, passable)?;
    Ok(Setup {
        works,
        turns: scenario.turns,
        attack: scenario.attack.map(|row| Attack { side: row.side.into(), gain: row.gain.into() }),
        opening: opening(&objectives, &units),
        prizes: objectives.iter().map(|objective| objective.at).collect(),
        objectives,
        heights: ground.iter().map(|ground| ground.elevation).collect(),
        fighters: units.iter().map(fighter).collect(),
        places: places(scenario.places, &grid)?,
        decor: Decor {
            roads: chains("roads", &scenario.roads, &grid)?,
            tracks: chains("tracks", &scenario.tracks, &grid)?,
            streams: chains("streams", &scenario.streams, &grid)?,
            rails: chains("rails", &scenario.rails, &grid)?,
        },
        armies: BySide([army(scenario.red, &units, Side::A)?, army(scenario.blue, &units, Side::B)?]),
        units,
        labels,
        roster,
        passable,
        difficult: of(|ground| ground.difficult),
        very_difficult: of(|ground| ground.very_difficult),
        hills: plain_hills,
        cover,
        tactical: of(|ground| ground.tactical),
        no_horse: cover | rough,
        lines: Lines::new(&grid, &ground, house.grazing),
        around,
        grid,
        ground,
        house,
    })
}

fn check_numbers(scenario: &Scenario) -> Result<(), Fault> {
    let turns = scenario.turns;
    let many = format!("{turns}: write a number from 1 to {MOST_TURNS}");
    Fault::unless((1..=MOST_TURNS).contains(&turns), "scenario turns", many)?;
    let idle = "the attacker must gain at least 1 point, or it would win by waiting (BE-V5)";
    Fault::unless(scenario.attack.is_none_or(|attack| attack.gain >= 1), "scenario attack, gain", idle)
}

/// Hexes by name that may be entered.
fn passable_cells(field: &str, text: &str, grid: &Grid, passable: Cells) -> Result<Vec<Cell>, Fault> {
    let at = format!("scenario {field}");
    let cells = parse_cells(text, grid).map_err(Fault::at(at.as_str()))?;
    match cells.iter().find(|&&cell| !passable.contains(cell)) {
        Some(&cell) => Err(Fault::new(at, format!("{} is impassable (BE-38): choose another hex", grid.name(cell)))),
        None => Ok(cells),
    }
}

/// One hex by name that may be entered.
fn passable_cell(field: &str, text: &str, grid: &Grid, passable: Cells) -> Result<Cell, Fault> {
    match passable_cells(field, text, grid, passable)?[..] {
        [cell] => Ok(cell),
        _ => Err(Fault::new(format!("scenario {field}"), format!("'{text}': write one hex, such as 0304"))),
    }
}

fn chains(field: &str, texts: &[String], grid: &Grid) -> Result<Vec<Vec<Cell>>, Fault> {
    texts.iter().map(|text| parse_chain(text, grid).map_err(Fault::at(format!("scenario {field}")))).collect()
}

fn places(rows: Vec<PlaceRow>, grid: &Grid) -> Result<Vec<Place>, Fault> {
    let place = |row: PlaceRow| {
        let cells = parse_cells(&row.cells, grid).map_err(Fault::at("scenario places"))?;
        Fault::unless(!cells.is_empty(), "scenario places", "a name needs at least one hex")?;
        Ok(Place { cells, name: spoken("places", row.name)?, kind: row.kind })
    };
    rows.into_iter().map(place).collect()
}

/// A name must be words, not a key of the game's own messages.
fn spoken(field: &str, name: Text) -> Result<Text, Fault> {
    let empty = match &name {
        Text::Plain(words) => words.trim().is_empty(),
        Text::Tongues { fr, en } => fr.trim().is_empty() || en.trim().is_empty(),
        Text::Key { .. } => true,
    };
    Fault::unless(!empty, format!("scenario {field}"), "write a name, or { fr = \"…\", en = \"…\" }")?;
    Ok(name)
}

fn objectives(rows: &[ObjectiveRow], grid: &Grid, passable: Cells) -> Result<Vec<Objective>, Fault> {
    if rows.len() > MOST_OBJECTIVES {
        return Err(Fault::new("scenario objectives", format!("{}: at most {MOST_OBJECTIVES}", rows.len())));
    }
    let mut objectives: Vec<Objective> = Vec::new();
    for row in rows {
        let at = passable_cell("objectives", &row.at, grid, passable)?;
        if objectives.iter().any(|other| other.at == at) {
            return Err(Fault::new("scenario objectives", format!("{} is listed twice", row.at)));
        }
        objectives.push(Objective { at, points: BySide([row.red, row.blue]), held: row.held.map(Side::from) });
    }
    Ok(objectives)
}

/// The first side's lead before the first turn: whoever starts in an objective controls it (BE-V1, BE-V2).
fn opening(objectives: &[Objective], units: &[Unit]) -> i32 {
    let points = |objective: &Objective| {
        let standing = units.iter().find(|unit| unit.start == Start::At(objective.at)).map(|unit| unit.side);
        match standing.or(objective.held) {
            Some(Side::A) => i32::from(objective.points[Side::A]),
            Some(Side::B) => -i32::from(objective.points[Side::B]),
            None => 0,
        }
    };
    objectives.iter().map(points).sum()
}

fn army(row: ArmyRow, units: &[Unit], side: Side) -> Result<Army, Fault> {
    let word = BelleEpoque::SIDES[side.index()];
    let elements: u8 = units.iter().filter(|unit| unit.side == side).map(|unit| unit.elements).sum();
    if !(1..=elements.max(1)).contains(&row.rout) {
        let problem = format!("{}: a number from 1 to the side's {elements} elements (BE-V4)", row.rout);
        return Err(Fault::new(format!("scenario {word}, rout"), problem));
    }
    Ok(Army {
        name: spoken(word, row.name)?,
        livery: row.livery,
        command: row.command,
        rout: row.rout,
        points_per_element: row.points_per_element,
        elements,
    })
}

fn units(scenario: &Scenario, grid: &Grid, passable: Cells) -> Result<(Vec<Unit>, Vec<Text>), Fault> {
    let mut units: Vec<Unit> = Vec::new();
    let mut labels = Vec::new();
    let mut taken = Cells::EMPTY;
    for (side, army) in [(Side::A, &scenario.red), (Side::B, &scenario.blue)] {
        let word = BelleEpoque::SIDES[side.index()];
        Fault::when(army.units.is_empty(), format!("scenario {word}, units"), "a side needs a unit")?;
        for row in &army.units {
            let at = format!("{word}, unit {}", row.id);
            let unit = unit(row, &at, side, grid, passable)?;
            if units.iter().any(|other| other.id.eq_ignore_ascii_case(&unit.id)) {
                return Err(Fault::new(format!("scenario {at}"), "this id is taken: choose another"));
            }
            if let Start::At(cell) = unit.start
                && !taken.insert(cell)
            {
                let problem = format!("{} is taken: one unit a hex (BE-04)", grid.name(cell));
                return Err(Fault::new(format!("scenario {at}"), problem));
            }
            labels.push(row.label.clone().unwrap_or_else(|| Text::plain(&unit.id)));
            units.push(unit);
        }
    }
    if units.len() > MOST_UNITS {
        return Err(Fault::new("scenario units", format!("{} units: at most {MOST_UNITS} in all", units.len())));
    }
    Ok((units, labels))
}

fn unit(row: &UnitRow, at: &str, side: Side, grid: &Grid, passable: Cells) -> Result<Unit, Fault> {
    let wrong = |problem: String| Fault::new(format!("scenario {at}"), problem);
    let letters = row.id.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    if !letters || !row.id.starts_with(|c: char| c.is_ascii_alphabetic()) {
        return Err(wrong("an id is a letter followed by letters and digits, such as R1".to_owned()));
    }
    let most = row.kind.most_elements();
    if !(1..=most).contains(&row.elements) {
        return Err(wrong(format!("{} elements: {} has 1 to {most} (BE-05 to BE-08)", row.elements, row.kind.word())));
    }
    if row.kind == Kind::Cavalry && row.weapon < Weapon::F {
        return Err(wrong(format!("cavalry is of type F or G, not {} (BE-R26)", row.weapon.letter())));
    }
    let order = match (row.order, row.kind) {
        (Some(order), _) => order,
        (None, Kind::Cavalry | Kind::Tribal) => Order::Close,
        (None, _) => return Err(wrong("write order = \"close\" or order = \"open\" (BE-09)".to_owned())),
    };
    let mut tags = Tags::default();
    for word in row.tags.split([' ', ',']).filter(|word| !word.is_empty()) {
        if !tags.set(word) {
            return Err(wrong(format!("unknown tag '{word}'; known: {}", Tags::WORDS.join(", "))));
        }
    }
    let start = match (&row.at, row.turn, &row.entry) {
        (Some(hex), None, None) => Start::At(passable_cell(at, hex, grid, passable)?),
        (None, Some(turn @ 1..), Some(entry)) => {
            let entry = passable_cells(at, entry, grid, passable)?;
            if entry.is_empty() {
                return Err(wrong("entry: name at least one hex".to_owned()));
            }
            Start::Arrives { turn, entry }
        }
        _ => return Err(wrong("write either at, or turn (from 1) and entry".to_owned())),
    };
    Ok(Unit {
        id: row.id.clone(),
        name: spoken(at, row.name.clone())?,
        side,
        kind: row.kind,
        elements: row.elements,
        weapon: row.weapon,
        quality: row.quality,
        order,
        tags,
        start,
    })
}
