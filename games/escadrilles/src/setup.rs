use std::collections::BTreeMap;
use std::sync::OnceLock;

use hexmap::{Cell, CellSet, Direction, Grid, Layout, MapFormat, Naming, Orientation, TextMap};
use kernel::{BySide, Chosen, Fault, Options};
use serde::Deserialize;

use crate::options::{House, specs};
use crate::plane::SQUADRON;
use crate::reach::Reach;

/// A set of hexes: room for the largest map that is allowed.
pub(crate) type Cells = CellSet<10>;

/// The ground under an aircraft (ES-22, ES-24).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// Level 0, `.` on the map.
    Sea,
    /// Level 1, `p` on the map.
    Plain,
    /// Level 2, `Y` on the map.
    Plateau,
    /// Nobody can fly there, `#` on the map.
    Dark,
}

impl Ground {
    /// The ground of a character of the map.
    pub(crate) fn from_char(sign: char) -> Option<Ground> {
        match sign {
            '.' => Some(Ground::Sea),
            'p' => Some(Ground::Plain),
            'Y' => Some(Ground::Plateau),
            '#' => Some(Ground::Dark),
            _ => None,
        }
    }

    /// How high it is (ES-22); nothing for a dark hex.
    #[inline]
    pub(crate) const fn level(self) -> Option<u8> {
        match self {
            Ground::Sea => Some(0),
            Ground::Plain => Some(1),
            Ground::Plateau => Some(2),
            Ground::Dark => None,
        }
    }
}

/// A scenario as its author writes it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Scenario {
    /// The board, one character a hex.
    map: String,
    /// What places are called.
    #[serde(default)]
    names: BTreeMap<String, String>,
    /// The squadron in the west.
    west: Squadron,
    /// The squadron in the east.
    east: Squadron,
    /// Options that suit this scenario.
    #[serde(default)]
    options: Chosen,
}

/// A squadron as its author writes it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Squadron {
    /// Where all its aircraft point at the start.
    heading: String,
    /// The start hexes of aircraft 1, 2, 3 and so on, separated by spaces.
    start: String,
    /// Its colour, if not the usual one.
    livery: Option<String>,
}

/// A scenario with its options, validated.
pub struct Setup {
    /// The shape of the board.
    pub grid: Grid,
    /// The ground of each hex.
    pub ground: Vec<Ground>,
    /// The start hexes of each squadron, in the order of its numbers (ES-06, ES-R3).
    pub starts: BySide<Vec<Cell>>,
    /// Where each squadron points at the start (ES-R2).
    pub headings: BySide<Direction>,
    pub(crate) liveries: BySide<Option<String>>,
    pub(crate) names: Vec<(Cell, String)>,
    pub(crate) house: House,
    /// What a lone aircraft can reach and shoot, counted when it is first asked for.
    pub(crate) reach: OnceLock<Reach>,
}

/// Reads a scenario and applies the options.
pub(crate) fn read(toml: &str, chosen: &Chosen) -> Result<Setup, Fault> {
    let scenario: Scenario = kernel::read_toml(toml)?;
    let house = House::new(&Options::resolve(&specs(), &scenario.options, chosen)?);
    let TextMap { grid, terrain: ground } = read_map(&scenario.map)?;
    let mut free: Cells = grid.cells().filter(|cell| ground[cell.index()] != Ground::Dark).collect();
    let west = starts("west", &scenario.west.start, &grid, &mut free)?;
    let east = starts("east", &scenario.east.start, &grid, &mut free)?;
    let heading = |side: &str, name: &str| {
        read_heading(name).map_err(|problem| Fault::new(format!("scenario {side}, heading"), problem))
    };
    Ok(Setup {
        starts: BySide([west, east]),
        headings: BySide([heading("west", &scenario.west.heading)?, heading("east", &scenario.east.heading)?]),
        liveries: BySide([scenario.west.livery, scenario.east.livery]),
        names: names(&scenario.names, &grid)?,
        grid,
        ground,
        house,
        reach: OnceLock::new(),
    })
}

fn read_map(text: &str) -> Result<TextMap<Ground>, Fault> {
    let format = MapFormat { layout: Layout::Packed, orientation: Orientation::Pointy, naming: Naming::Dotted };
    let map = TextMap::parse(text, Ground::from_char, format).map_err(Fault::at("scenario map"))?;
    let (hexes, most) = (map.grid.len(), Cells::CAPACITY);
    Fault::when(hexes > most, "scenario map", format!("{hexes} hexes are too many: draw at most {most}"))?;
    Ok(map)
}

/// Reads start hexes and takes them out of what is free.
fn starts(side: &str, hexes: &str, grid: &Grid, free: &mut Cells) -> Result<Vec<Cell>, Fault> {
    let at = format!("scenario {side}, start");
    let cells = hexmap::parse_cells(hexes, grid).map_err(Fault::at(&at))?;
    let many = format!("{} hexes: a squadron has 1 to {SQUADRON} aircraft", cells.len());
    Fault::unless((1..=usize::from(SQUADRON)).contains(&cells.len()), &at, many)?;
    for &cell in &cells {
        let taken = format!("{} is dark or already taken: choose another hex", grid.name(cell));
        Fault::unless(free.remove(cell), &at, taken)?;
    }
    Ok(cells)
}

/// Reads a heading, or says which there are.
pub(crate) fn read_heading(name: &str) -> Result<Direction, String> {
    Direction::from_name(name, Orientation::Pointy)
        .ok_or_else(|| format!("'{name}' is no heading: write E, SE, SW, W, NW or NE"))
}

fn names(names: &BTreeMap<String, String>, grid: &Grid) -> Result<Vec<(Cell, String)>, Fault> {
    let place = |(at, name): (&String, &String)| {
        let unknown = || Fault::new(format!("scenario names, {at}"), "the map has no such hex");
        Ok((grid.cell(at).ok_or_else(unknown)?, name.clone()))
    };
    names.iter().map(place).collect()
}
