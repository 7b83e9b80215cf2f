use hexmap::{Cell, Grid, NeighbourSets, TextMap};
use kernel::{BySide, Chosen, Fault, Options, Side};
use serde::Deserialize;
use skirmish::{Cells, Stroll, read_map, sources};

use crate::fire;
use crate::movement::{self, Space};
use crate::options::{House, specs};
use crate::terrain::Terrain;
use crate::unit::{ByArm, Kind, RANGE};

/// A scenario as its author writes it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Scenario {
    /// The board, one character a hex.
    map: String,
    /// Units a side, where they are not those of the table (PL-02).
    #[serde(default)]
    army: ByArm<Option<u8>>,
    /// Units on the enemy planet that win (PL-90).
    #[serde(default = "three")]
    victory: u8,
    /// The standard deployment.
    standard: Option<Standard>,
    /// Options that suit this scenario.
    #[serde(default)]
    options: Chosen,
}

/// A ready deployment as its author writes it: `I:D5 C:C3 R:C4`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Standard {
    ambre: String,
    beryl: String,
}

fn three() -> u8 {
    3
}

/// More units would not fit the promise of an end in time, nor more guns the list of all ways to attack together.
const MOST_UNITS: u8 = 20;
const MOST_GUNS: u8 = 6;

/// A scenario with its options, validated, and what the rules ask of it again and again.
pub struct Setup {
    /// The shape of the board.
    pub grid: Grid,
    /// The terrain of each hex.
    pub terrain: Vec<Terrain>,
    /// The neighbours of each hex, and the hexes by what entering them costs.
    pub(crate) space: Space,
    /// Where a unit may rest (PL-72).
    pub(crate) ground: Cells,
    /// The hexes of each side's planet.
    pub(crate) planet: BySide<Cells>,
    /// Where each side starts: its planet and its stations (PL-25).
    pub(crate) start: BySide<Cells>,
    /// What the ground adds to a unit of each side (PL-33).
    pub(crate) bonus: BySide<Vec<u8>>,
    /// For each hex those at firing range (PL-56).
    pub(crate) range: Vec<Cells>,
    /// For each hex those where a retreat may end if nobody is in the way (PL-71 to PL-76).
    pub(crate) ways_back: Vec<Cells>,
    /// Where a unit of each arm, alone on the board, could go from each hex.
    pub(crate) strolls: [Vec<Stroll>; 3],
    /// From where a unit of each arm, alone on the board, could come to each hex, or stay in it.
    pub(crate) sources: [Vec<Cells>; 3],
    /// From where a unit of each arm, alone on the board, could attack each hex in a turn.
    pub(crate) menaces: [Vec<Cells>; 3],
    /// Steps from each hex to the nearest of each side's planet.
    pub(crate) steps_to: BySide<Vec<u8>>,
    pub(crate) army: [u8; 3],
    pub(crate) victory: u8,
    pub(crate) deployment: Option<Deployment>,
    pub(crate) house: House,
}

/// Where the units of each side stand at the start.
pub(crate) type Deployment = BySide<Vec<(Kind, Cell)>>;

impl Setup {
    /// The points to go from a hex to a neighbour (PL-10 to PL-19); none if nobody enters it.
    pub(crate) fn step(&self, from: Cell, to: Cell) -> Option<u32> {
        let cost = self.terrain[to.index()].cost()?;
        // PL-19: the point that a force field gives pays for the very next hex and for nothing else.
        let given = u32::from(self.terrain[from.index()] == Terrain::ForceField);
        Some(cost.saturating_sub(given))
    }

    /// All units of a side.
    pub(crate) fn army_size(&self) -> u32 {
        self.army.iter().map(|&count| u32::from(count)).sum()
    }
}

/// Reads a scenario and applies the options.
pub(crate) fn read(toml: &str, chosen: &Chosen) -> Result<Setup, Fault> {
    let scenario: Scenario = kernel::read_toml(toml)?;
    let house = House::new(&Options::resolve(&specs(), &scenario.options, chosen)?);
    let TextMap { grid, terrain } = read_map(&scenario.map, Terrain::from_char)?;
    let around = NeighbourSets::new(&grid).map_err(Fault::at("scenario map"))?;
    let of = |wanted: &dyn Fn(Terrain) -> bool| -> Cells {
        grid.cells().filter(|cell| wanted(terrain[cell.index()])).collect()
    };
    let ground = of(&Terrain::is_ground);
    let planet = BySide::from_fn(|side| of(&|terrain| terrain == Terrain::Planet(side)));
    let start = BySide::from_fn(|side| planet[side] | of(&|terrain| terrain == Terrain::Station(side)));
    let announced = <[Option<u8>; 3]>::from(scenario.army);
    let army = Kind::ALL.map(|kind| announced[kind as usize].unwrap_or(kind.row().count));
    check_numbers(&scenario, army, planet, start)?;
    let space = Space::new(
        around,
        of(&|terrain| terrain.is_ground() && terrain.cost() == Some(1)),
        of(&|terrain| terrain.cost() == Some(2)),
        of(&|terrain| terrain == Terrain::ForceField),
        of(&Terrain::is_body),
    );
    let strolls = Kind::ALL.map(|kind| movement::strolls(&space, ground, house.movement(kind), &grid));
    let range: Vec<Cells> = grid.cells().map(|cell| at_range(&grid, cell)).collect();
    let shots: Vec<Cells> = grid.cells().map(|gun| fire::lone_shots(&space, &range, gun, &house)).collect();
    let nearest = |side: Side, cell| planet[side].iter().map(|hex| grid.distance(hex, cell)).min().unwrap_or(0) as u8;
    Ok(Setup {
        bonus: BySide::from_fn(|side| terrain.iter().map(|terrain| terrain.bonus(side) as u8).collect()),
        ways_back: grid.cells().map(|cell| ways_back(&space, ground, cell)).collect(),
        sources: strolls.each_ref().map(|strolls| sources(&grid, strolls)),
        menaces: Kind::ALL.map(|kind| menaces(&space, &strolls[kind as usize], kind, &shots)),
        steps_to: BySide::from_fn(|side| grid.cells().map(|cell| nearest(side, cell)).collect()),
        deployment: deployment(&scenario, army, &grid, start, house.standard)?,
        victory: scenario.victory,
        strolls,
        range,
        army,
        planet,
        start,
        ground,
        space,
        grid,
        terrain,
        house,
    })
}

fn check_numbers(scenario: &Scenario, army: [u8; 3], planet: BySide<Cells>, start: BySide<Cells>) -> Result<(), Fault> {
    let (victory, units) = (scenario.victory, army.iter().fold(0u8, |sum, &count| sum.saturating_add(count)));
    let advice = format!("{units} units a side: write 1 to {MOST_UNITS}");
    Fault::unless((1..=MOST_UNITS).contains(&units), "scenario army", advice)?;
    let many_guns = army[Kind::Artillery as usize] > MOST_GUNS;
    Fault::when(many_guns, "scenario army, artillery", format!("at most {MOST_GUNS} a side"))?;
    for (side, letter) in Side::BOTH.into_iter().zip(['A', 'B']) {
        let (hexes, places) = (planet[side].len(), start[side].len());
        let advice = format!("planet {letter} has {hexes} hexes, {victory} units must fit on it to win");
        Fault::when(hexes < usize::from(victory), "scenario map", advice)?;
        // PL-R21: any size will do that holds the army.
        let advice = format!("planet {letter} and its stations have {places} hexes for {units} units");
        Fault::when(places < usize::from(units), "scenario map", advice)?;
    }
    Fault::when(victory == 0, "scenario victory", "0 units would win at once: write at least 1")
}

fn at_range(grid: &Grid, gun: Cell) -> Cells {
    grid.within(gun, *RANGE.end()).filter(|&hex| RANGE.contains(&grid.distance(gun, hex))).collect()
}

/// Where a retreat may end: beside the hex left, or beside a force field to which force fields lead (PL-75).
fn ways_back(space: &Space, ground: Cells, from: Cell) -> Cells {
    let mut fields = Cells::EMPTY;
    let mut beside = space.around.around(from);
    while !((beside & space.fields) - fields).is_empty() {
        fields |= beside & space.fields;
        beside |= space.around.around_all(fields);
    }
    (beside & ground) - Cells::of(from)
}

fn menaces(space: &Space, strolls: &[Stroll], kind: Kind, shots: &[Cells]) -> Vec<Cells> {
    let strike = |(from, stroll): (usize, &Stroll)| {
        let stands = stroll.all | Cells::of(Cell(from as u16));
        match kind {
            Kind::Artillery => stands.iter().fold(Cells::EMPTY, |all, stand| all | shots[stand.index()]),
            _ => space.around.around_all(stands),
        }
    };
    let strikes: Vec<Cells> = strolls.iter().enumerate().map(strike).collect();
    let from = |target: Cell| (0..).map(Cell).zip(&strikes).filter(move |(_, strike)| strike.contains(target));
    (0..strikes.len() as u16).map(|target| from(Cell(target)).map(|(at, _)| at).collect()).collect()
}

fn deployment(
    scenario: &Scenario,
    army: [u8; 3],
    grid: &Grid,
    start: BySide<Cells>,
    needed: bool,
) -> Result<Option<Deployment>, Fault> {
    let Some(standard) = &scenario.standard else {
        let missing = Fault::new("option setup_mode", "this scenario has no [standard] deployment: choose another");
        return if needed { Err(missing) } else { Ok(None) };
    };
    let ambre = deployed("ambre", &standard.ambre, army, grid, start[Side::A])?;
    let beryl = deployed("beryl", &standard.beryl, army, grid, start[Side::B])?;
    Ok(Some(BySide([ambre, beryl])))
}

/// PL-25, PL-26: a deployment has the whole army on the side's own start hexes.
fn deployed(side: &str, text: &str, army: [u8; 3], grid: &Grid, start: Cells) -> Result<Vec<(Kind, Cell)>, Fault> {
    let wrong = |problem: String| Fault::new(format!("scenario standard, {side}"), problem);
    let mut free = start;
    let mut left = army;
    let mut units = Vec::new();
    for word in text.split_whitespace() {
        let (letter, hex) = word.split_once(':').unwrap_or(("", word));
        let kind = Kind::from_letter(letter)
            .ok_or_else(|| wrong(format!("'{word}': write I:, C: or R: and a hex, such as I:D5")))?;
        let cell = grid.cell(hex).ok_or_else(|| wrong(format!("'{word}': the map has no hex '{hex}'")))?;
        if !free.remove(cell) {
            return Err(wrong(format!("'{word}': not a start hex of this side, or taken")));
        }
        let rest = &mut left[kind as usize];
        *rest = rest.checked_sub(1).ok_or_else(|| wrong(format!("'{word}': more {} than it has", kind.word())))?;
        units.push((kind, cell));
    }
    if left != [0; 3] {
        return Err(wrong(format!("{} units are missing", left.iter().map(|&n| u32::from(n)).sum::<u32>())));
    }
    Ok(units)
}
