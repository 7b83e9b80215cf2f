use std::collections::BTreeMap;

use hexmap::{Cell, EdgeSet, Grid, NeighbourSets, TextMap};
use kernel::{BySide, Chosen, Fault, Game, Options, Side};
use serde::Deserialize;
use skirmish::{Cells, Stroll, Verdict, read_map, sources};

use crate::options::{House, specs};
use crate::terrain::Terrain;
use crate::{ObjectifVilles, judge, movement};

/// A scenario as its author writes it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Scenario {
    /// The board, one character a hex.
    map: String,
    /// River sides, as pairs of hexes.
    #[serde(default)]
    rivers: String,
    /// How many towns the map has, so that a slip of the pen shows (OV-06).
    #[serde(default = "nine")]
    towns: usize,
    /// Pieces a side (OV-01).
    #[serde(default = "ten")]
    pieces: u8,
    /// The most towns a side may occupy during placement (OV-23).
    #[serde(default = "four")]
    town_limit: u8,
    /// Towns for a partial, decisive and total victory (OV-91 to OV-93).
    #[serde(default = "victory")]
    victory: [u8; 3],
    /// What the towns are called.
    #[serde(default)]
    names: BTreeMap<String, String>,
    /// The ready deployment.
    quick: Option<Quick>,
    /// Options that suit this scenario.
    #[serde(default)]
    options: Chosen,
}

/// A ready deployment as its author writes it: hexes separated by spaces.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Quick {
    pile: String,
    face: String,
    /// Who takes the first turn; left out, lots are drawn.
    first: Option<String>,
}

fn nine() -> usize {
    9
}

fn ten() -> u8 {
    10
}

fn four() -> u8 {
    4
}

fn victory() -> [u8; 3] {
    [7, 8, 9]
}

/// A scenario with its options, validated, and what the rules ask of it again and again.
pub struct Setup {
    /// The shape of the board.
    pub grid: Grid,
    /// The terrain of each hex.
    pub terrain: Vec<Terrain>,
    /// The sides where rivers run.
    pub rivers: EdgeSet,
    /// The neighbours of each hex.
    pub(crate) around: NeighbourSets<4>,
    /// The towns.
    pub(crate) towns: Cells,
    /// Everything but the sea.
    pub(crate) land: Cells,
    /// The hexes by the points it takes to enter them.
    pub(crate) bands: [(u32, Cells); 4],
    /// For each hex the neighbours that a retreat may choose from: land, not across a river (OV-74, OV-75).
    pub(crate) ways_back: Vec<Cells>,
    /// Where a piece alone on the board could go.
    pub(crate) strolls: Vec<Stroll>,
    /// From where a piece alone on the board could come to each hex, or stay in it.
    pub(crate) sources: Vec<Cells>,
    /// The land around each hex, the highest ground first.
    pub(crate) approaches: Vec<[Option<Cell>; 6]>,
    /// From where a piece alone on the board could come to any of them.
    pub(crate) menaces: Vec<Cells>,
    /// The worst that could befall a piece in each hex, were all the land around it the enemy's.
    pub(crate) perils: Vec<Verdict>,
    /// What standing in each hex is worth by itself, to the commander.
    pub(crate) posts: Vec<f32>,
    pub(crate) town_names: BTreeMap<Cell, String>,
    pub(crate) pieces: u8,
    pub(crate) town_limit: u8,
    pub(crate) victory: [u8; 3],
    pub(crate) deployment: Option<Deployment>,
    pub(crate) house: House,
}

impl Setup {
    /// The points to enter a hex, and the combat value of a piece standing there (OV-10 to OV-13, OV-60).
    #[inline]
    pub(crate) fn value(&self, cell: Cell) -> u8 {
        self.terrain[cell.index()].value()
    }
}

/// The ready deployment.
#[derive(Clone, Copy)]
pub(crate) struct Deployment {
    pub pieces: BySide<Cells>,
    pub first: Option<Side>,
}

/// Reads a scenario and applies the options.
pub(crate) fn read(toml: &str, chosen: &Chosen) -> Result<Setup, Fault> {
    let scenario: Scenario = kernel::read_toml(toml)?;
    let house = House::new(&Options::resolve(&specs(), &scenario.options, chosen)?);
    let TextMap { grid, terrain } = read_map(&scenario.map, Terrain::from_char)?;
    let around = NeighbourSets::new(&grid).map_err(Fault::at("scenario map"))?;
    let rivers = hexmap::parse_edges(&scenario.rivers, &grid).map_err(Fault::at("scenario rivers"))?;
    let of = |wanted| grid.cells().filter(|cell| terrain[cell.index()] == wanted).collect::<Cells>();
    let bands = [Terrain::Plain, Terrain::Town, Terrain::Forest, Terrain::Mountain]
        .map(|terrain| (u32::from(terrain.value()), of(terrain)));
    let (towns, land) = (of(Terrain::Town), Cells::first_cells(grid.len()) - of(Terrain::Sea));
    check_numbers(&scenario, towns.len())?;
    let narrow = (land - towns).len() < 2;
    Fault::when(narrow, "scenario map", "both sides need a land hex outside the towns to begin with")?;
    let strolls = movement::strolls(&grid, &around, &bands);
    let sources = sources(&grid, &strolls);
    let approaches: Vec<_> = grid.cells().map(|target| approaches(&grid, &terrain, target)).collect();
    let menaces =
        |from: &[Option<Cell>; 6]| from.iter().flatten().fold(Cells::EMPTY, |all, at| all | sources[at.index()]);
    Ok(Setup {
        posts: grid.cells().map(|cell| judge::post(terrain[cell.index()], &grid, towns, cell)).collect(),
        menaces: approaches.iter().map(menaces).collect(),
        perils: grid.cells().map(|target| peril(&terrain, target, &approaches[target.index()])).collect(),
        sources,
        approaches,
        ways_back: grid.cells().map(|cell| ways_back(&grid, &rivers, land, cell)).collect(),
        strolls,
        town_names: town_names(&scenario.names, &grid, towns)?,
        deployment: deployment(&scenario, &grid, land, house.quick)?,
        pieces: scenario.pieces,
        town_limit: scenario.town_limit,
        victory: scenario.victory,
        grid,
        terrain,
        rivers,
        around,
        towns,
        land,
        bands,
        house,
    })
}

fn check_numbers(scenario: &Scenario, towns: usize) -> Result<(), Fault> {
    let Scenario { towns: wanted, pieces, victory, .. } = *scenario;
    let advice = format!("the map has {towns} towns, {wanted} are announced: draw or announce others");
    Fault::unless(towns == wanted, "scenario towns", advice)?;
    let advice = format!("{pieces} a side: write a number from 1 to {MOST_PIECES}");
    Fault::unless((1..=MOST_PIECES).contains(&pieces), "scenario pieces", advice)?;
    let rising = victory[0] > 0 && victory.is_sorted_by(|a, b| a < b);
    Fault::unless(rising, "scenario victory", format!("{victory:?}: write three rising numbers of towns"))
}

/// More would not fit a sheet of a hundred hexes, nor the promise of an end in time.
const MOST_PIECES: u8 = 40;

/// The neighbours to which a piece may retreat if nobody is in the way (OV-71, OV-74, OV-75, OV-R26).
fn ways_back(grid: &Grid, rivers: &EdgeSet, land: Cells, from: Cell) -> Cells {
    let dry = grid.neighbours(from).filter(|&(direction, _)| !rivers.contains_dir(from, direction));
    land & dry.map(|(_, to)| to).collect::<Cells>()
}

fn approaches(grid: &Grid, terrain: &[Terrain], target: Cell) -> [Option<Cell>; 6] {
    let mut land: Vec<Cell> = grid.neighbours(target).map(|(_, cell)| cell).collect();
    land.retain(|cell| terrain[cell.index()] != Terrain::Sea);
    land.sort_by_key(|cell| std::cmp::Reverse(terrain[cell.index()].value()));
    std::array::from_fn(|i| land.get(i).copied())
}

fn peril(terrain: &[Terrain], target: Cell, approaches: &[Option<Cell>; 6]) -> Verdict {
    let value = |at: Cell| u32::from(terrain[at.index()].value());
    // Nobody stands in the sea.
    Verdict::of(approaches.iter().flatten().map(|&at| value(at)).sum(), value(target).max(1))
}

fn town_names(names: &BTreeMap<String, String>, grid: &Grid, towns: Cells) -> Result<BTreeMap<Cell, String>, Fault> {
    let town = |(at, name): (&String, &String)| {
        let place = || format!("scenario names, {at}");
        let cell = grid.cell(at).ok_or_else(|| Fault::new(place(), "the map has no such hex"))?;
        Fault::when(!towns.contains(cell), place(), "only towns (T on the map) have names")?;
        Ok((cell, name.clone()))
    };
    names.iter().map(town).collect()
}

fn deployment(scenario: &Scenario, grid: &Grid, land: Cells, needed: bool) -> Result<Option<Deployment>, Fault> {
    let Some(quick) = &scenario.quick else {
        let missing = Fault::new("option start", "this scenario has no [quick] deployment: choose placement");
        return if needed { Err(missing) } else { Ok(None) };
    };
    let side = |word: &String| {
        let fault = || Fault::new("scenario quick, first", format!("'{word}' is not pile or face"));
        ObjectifVilles::side(word).ok_or_else(fault)
    };
    let first = quick.first.as_ref().map(side).transpose()?;
    let pile = deployed("pile", &quick.pile, scenario, grid, land)?;
    let face = deployed("face", &quick.face, scenario, grid, land - pile)?;
    Ok(Some(Deployment { pieces: BySide([pile, face]), first }))
}

fn deployed(side: &str, hexes: &str, scenario: &Scenario, grid: &Grid, free: Cells) -> Result<Cells, Fault> {
    let wrong = |problem: String| Fault::new(format!("scenario quick, {side}"), problem);
    let cells = hexmap::parse_cells(hexes, grid).map_err(|error| wrong(error.to_string()))?;
    if cells.len() > usize::from(scenario.pieces) {
        return Err(wrong(format!("{} hexes for {} pieces", cells.len(), scenario.pieces)));
    }
    let mut set = Cells::EMPTY;
    for cell in cells {
        if !free.contains(cell) || !set.insert(cell) {
            return Err(wrong(format!("{} is sea or already taken: choose another hex", grid.name(cell))));
        }
    }
    Ok(set)
}
