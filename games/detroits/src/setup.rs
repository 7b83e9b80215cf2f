//! Scenarios and options: from TOML to a validated [`Setup`].

use hexmap::{Cell, Direction, Layout, MapFormat, Naming, Orientation, TextMap, parse_cells};
use kernel::{BySide, Chosen, Fault, Game, OptionSpec, Options, Side, Text, read_toml};
use serde::{Deserialize, Serialize};

use crate::chart::{Chart, Hull, Terrain, inside, share};
use crate::ship::{Kind, Pose, Ship, ShipId};
use crate::{Detroits, rose};

/// DE-R46: a game without a turn limit ends all the same after this many turns.
pub const LONGEST: u16 = 200;

/// DE-R30: where the wind drives a ship that is adrift.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Wind {
    /// Heads.
    North,
    /// Tails.
    South,
}

impl Wind {
    /// The direction of the drift.
    pub const fn direction(self) -> Direction {
        match self {
            Wind::North => hexmap::flat::N,
            Wind::South => hexmap::flat::S,
        }
    }

    /// The word used in options and positions.
    pub const fn word(self) -> &'static str {
        match self {
            Wind::North => "north",
            Wind::South => "south",
        }
    }

    /// What a person reads.
    pub(crate) fn text(self) -> Text {
        Text::key(format!("wind-{}", self.word()))
    }
}

/// The rules that the options choose between.
#[derive(Clone, Debug)]
pub struct Rules {
    /// DE-13: the fewest points that a ship must spend.
    pub min_points: usize,
    /// DE-R6: a slot's lines are revealed whole when the slot opens.
    pub announce_line: bool,
    /// DE-R10: every ship may fire in every window.
    pub any_ship: bool,
    /// DE-R16: land stops shots.
    pub land_blocks_fire: bool,
    /// DE-R31: lines that end on land may be written.
    pub grounding_orders: bool,
    /// DE-R38: the players deploy their fleets themselves.
    pub free_deployment: bool,
    /// DE-09: a wind that is not tossed for.
    pub wind: Option<Wind>,
    /// DE-R35: the zone decides nothing before both sides have been in it.
    pub control_after_contest: bool,
    /// DE-R37: the last turn.
    pub turn_limit: u16,
}

/// A name on the chart.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Label {
    /// Its hex.
    pub at: String,
    /// In French.
    pub fr: String,
    /// In English.
    pub en: String,
    /// `place`, `water` or `wood`.
    #[serde(default = "place")]
    pub kind: String,
    /// Size in percent.
    #[serde(default = "full_size")]
    pub size: u16,
}

fn place() -> String {
    "place".to_owned()
}

fn full_size() -> u16 {
    100
}

/// A scenario with its options: everything that stays the same during a game.
#[derive(Debug)]
pub struct Setup {
    /// The board.
    pub chart: Chart,
    /// DE-08: the fleets at their start places, ten ships of which some may be missing.
    pub ships: [Ship; 10],
    /// DE-R38: where each side may deploy.
    pub areas: BySide<Vec<Cell>>,
    /// The names on the chart.
    pub labels: Vec<Label>,
    /// Seeds the drawing.
    pub seed: String,
    /// The options.
    pub rules: Rules,
}

/// The options, each with its default.
pub fn options() -> Vec<OptionSpec> {
    vec![
        OptionSpec::word("deployment", &["standard", "free"], "DE-R38"),
        OptionSpec::word("wind", &["toss", "north", "south"], "DE-09"),
        OptionSpec::word("announce", &["token", "line"], "DE-R6"),
        OptionSpec::word("fire_window", &["slot_ships", "any_ship"], "DE-R10"),
        OptionSpec::flag("land_blocks_fire", false, "DE-R16"),
        OptionSpec::word("grounding_orders", &["allowed", "forbidden"], "DE-R31"),
        OptionSpec::number("min_points", 1, 0, 1, false, "DE-R3"),
        OptionSpec::flag("control_after_contest", false, "DE-R35"),
        OptionSpec::number("turn_limit", 25, 0, i32::from(LONGEST), true, "DE-R37"),
    ]
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Scenario {
    map: String,
    #[serde(default)]
    lighthouses: String,
    /// The zone cell by cell, where it is not what the lighthouses enclose.
    zone: Option<String>,
    ships: Vec<StartPlace>,
    #[serde(default)]
    areas: Areas,
    #[serde(default)]
    options: Chosen,
    #[serde(default)]
    labels: Vec<Label>,
    #[serde(default)]
    seed: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StartPlace {
    id: String,
    bow: String,
    facing: String,
    resist: Option<u8>,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Areas {
    #[serde(default)]
    nw: String,
    #[serde(default)]
    se: String,
}

/// Reads a scenario and applies the options.
pub fn read(toml: &str, chosen: &Chosen) -> Result<Setup, Fault> {
    let scenario: Scenario = read_toml(toml)?;
    let rules = rules(&Options::resolve(&options(), &scenario.options, chosen)?);
    let chart = chart(&scenario)?;
    for label in &scenario.labels {
        find(&chart, &label.at).map_err(|fault| fault.within("labels"))?;
        let known = ["place", "water", "wood"].contains(&label.kind.as_str());
        Fault::unless(known, "labels", format!("'{}' is not one of place, water, wood", label.kind))?;
    }
    let ships = ships(&chart, &scenario.ships)?;
    let areas = BySide([area(&chart, Side::A, &scenario.areas.nw)?, area(&chart, Side::B, &scenario.areas.se)?]);
    for side in Side::BOTH.into_iter().filter(|_| rules.free_deployment) {
        check_room(&chart, &ships, side, &areas[side])?;
    }
    Ok(Setup { chart, ships, areas, labels: scenario.labels, seed: scenario.seed, rules })
}

fn rules(options: &Options) -> Rules {
    let limit = options.number("turn_limit").filter(|&limit| limit > 0);
    Rules {
        min_points: options.number("min_points").map_or(1, |points| points as usize),
        announce_line: options.word("announce") == "line",
        any_ship: options.word("fire_window") == "any_ship",
        land_blocks_fire: options.flag("land_blocks_fire"),
        grounding_orders: options.word("grounding_orders") == "allowed",
        free_deployment: options.word("deployment") == "free",
        wind: [Wind::North, Wind::South].into_iter().find(|wind| wind.word() == options.word("wind")),
        control_after_contest: options.flag("control_after_contest"),
        turn_limit: limit.map_or(LONGEST, |limit| limit as u16),
    }
}

fn chart(scenario: &Scenario) -> Result<Chart, Fault> {
    let format = MapFormat { layout: Layout::Packed, orientation: Orientation::Flat, naming: Naming::Dotted };
    let map = TextMap::parse(&scenario.map, Terrain::of, format).map_err(Fault::at("map"))?;
    let grid = &map.grid;
    let cells = |at: &'static str, text: &str| {
        parse_cells(text, grid).map_err(|error| Fault::new(at, format!("{error}; cells are written 07.12")))
    };
    let lights = cells("lighthouses", &scenario.lighthouses)?;
    let corners = format!("{} are given; the zone has four corners", lights.len());
    Fault::unless([0, 4].contains(&lights.len()), "lighthouses", corners)?;
    let marked = |cell: &Cell| map.terrain[cell.index()] == Terrain::Lighthouse;
    if let Some(odd) = grid.cells().find(|cell| marked(cell) != lights.contains(cell)) {
        let problem = format!("{}: each '*' of the map is listed once, and nothing else is", grid.name(odd));
        return Err(Fault::new("lighthouses", problem));
    }
    let sea = |cell: &Cell| map.terrain[cell.index()] == Terrain::Sea;
    let mut zone = match &scenario.zone {
        Some(text) => cells("zone", text)?,
        None => {
            let centre = |cell: Cell| {
                let (c, r) = (i32::from(grid.column(cell)), i32::from(grid.row(cell)));
                [c, 2 * r + c % 2]
            };
            let polygon: Vec<_> = lights.iter().map(|&cell| centre(cell)).collect();
            grid.cells().filter(|cell| sea(cell) && inside(&polygon, centre(*cell))).collect()
        }
    };
    if let Some(land) = zone.iter().find(|cell| !sea(cell)) {
        return Err(Fault::new("zone", format!("{} is land; the zone is made of sea", grid.name(*land))));
    }
    zone.sort_unstable();
    zone.dedup();
    Ok(Chart::new(map.grid, map.terrain, zone))
}

/// The cell of this name.
pub(crate) fn find(chart: &Chart, name: &str) -> Result<Cell, Fault> {
    let problem = "there is no such hex; hexes are written 07.12, column and row from 00";
    chart.grid.cell(name.trim()).ok_or_else(|| Fault::new(format!("'{name}'"), problem))
}

/// A pose from its words, on water.
pub(crate) fn pose(chart: &Chart, kind: Kind, bow: &str, facing: &str) -> Result<Pose, Fault> {
    let bow = find(chart, bow)?;
    let pose = Pose { bow, facing: heading(facing)? };
    Fault::unless(chart.holds(kind, pose), chart.grid.name(bow), "the ship would lie on land")?;
    Ok(pose)
}

/// A direction as a person writes it, or which there are.
pub(crate) fn heading(word: &str) -> Result<Direction, Fault> {
    let problem = "is no direction; write N, NE, SE, S, SW, NW or 1 to 6";
    rose::read(word.trim()).ok_or_else(|| Fault::new(format!("'{word}'"), problem))
}

/// A ship's name, or which names there are.
pub(crate) fn ship_id(name: &str) -> Result<ShipId, Fault> {
    let problem = "is no ship; ships are NW-T1, NW-T2, NW-F1, NW-F2, NW-F3 and SE-T1 to SE-F3";
    ShipId::read(name.trim()).ok_or_else(|| Fault::new(format!("'{name}'"), problem))
}

/// A ship's resistance, full when nothing is said.
pub(crate) fn resist(kind: Kind, resist: Option<u8>) -> Result<u8, Fault> {
    let full = kind.resist();
    let given = resist.unwrap_or(full);
    Fault::unless((1..=full).contains(&given), "resist", format!("{given} is not from 1 to {full}"))?;
    Ok(given)
}

fn ships(chart: &Chart, places: &[StartPlace]) -> Result<[Ship; 10], Fault> {
    let mut ships = [Ship::GONE; 10];
    for place in places {
        start(chart, &mut ships, place).map_err(|fault| fault.within(format!("ships, {}", place.id)))?;
    }
    for side in Side::BOTH {
        Fault::when(ShipId::fleet(side).all(|id| !ships[id.index()].afloat()), "ships", "each fleet needs a ship")?;
    }
    Ok(ships)
}

/// Puts a ship at its start place.
fn start(chart: &Chart, ships: &mut [Ship; 10], place: &StartPlace) -> Result<(), Fault> {
    let id = ship_id(&place.id)?;
    Fault::when(ships[id.index()].afloat(), "id", "the ship is listed twice")?;
    let pose = pose(chart, id.kind(), &place.bow, &place.facing)?;
    let hull = chart.hull(id.kind(), pose);
    let mut others = ShipId::all().filter(|other| ships[other.index()].afloat());
    if let Some(other) = others.find(|other| share(hull, chart.hull(other.kind(), ships[other.index()].pose))) {
        return Err(Fault::new("bow", format!("{other} lies in the same hex")));
    }
    ships[id.index()] = Ship { pose, resist: resist(id.kind(), place.resist)?, ..Ship::GONE };
    Ok(())
}

/// Where the areas of a side are written.
fn area_of(side: Side) -> String {
    format!("areas, {}", Detroits::SIDES[side.index()])
}

fn area(chart: &Chart, side: Side, text: &str) -> Result<Vec<Cell>, Fault> {
    let at = area_of(side);
    let mut cells = parse_cells(text, &chart.grid).map_err(Fault::at(&at))?;
    if let Some(land) = cells.iter().find(|cell| chart.on_land([**cell; 2])) {
        return Err(Fault::new(at, format!("{} is land; fleets deploy on the sea", chart.grid.name(*land))));
    }
    cells.sort_unstable();
    cells.dedup();
    Ok(cells)
}

/// Whatever a side places first, there must be room for the rest.
fn check_room(chart: &Chart, ships: &[Ship; 10], side: Side, area: &[Cell]) -> Result<(), Fault> {
    let count = |kind| ShipId::fleet(side).filter(|id| id.kind() == kind && ships[id.index()].afloat()).count();
    let (long, short) = (count(Kind::ThreeMaster), count(Kind::Frigate));
    let berths = berths(chart, Kind::ThreeMaster, area).map(|pose| chart.hull(Kind::ThreeMaster, pose));
    let berths: Vec<_> = berths.collect();
    let blocks_all = |&first: &Hull| berths.iter().all(|&second| share(first, second));
    let crowded = (long > 0 && berths.is_empty()) || (long > 1 && berths.iter().any(blocks_all));
    let problem = format!("{} hexes leave no room for the whole fleet however it is placed", area.len());
    Fault::when(crowded || area.len() < 2 * long + short, area_of(side), problem)
}

/// DE-R38: the poses with bow and stern inside an area.
pub(crate) fn berths<'a>(chart: &'a Chart, kind: Kind, area: &'a [Cell]) -> impl Iterator<Item = Pose> + 'a {
    let poses = area.iter().flat_map(|&bow| Direction::ALL.into_iter().map(move |facing| Pose { bow, facing }));
    poses.filter(move |&pose| chart.hull(kind, pose).iter().all(|cell| area.binary_search(cell).is_ok()))
}
