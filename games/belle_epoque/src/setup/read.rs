//! A scenario read from its text, and everything that can be wrong with it.

use hexmap::{Cell, Grid, Layout, MapFormat, Naming, NeighbourSets, Orientation, TextMap, parse_cells, parse_chain};
use kernel::{BySide, Chosen, Fault, Game, Options, Side, Text};

use super::{Army, Attack, Decor, MOST_UNITS, Objective, Place, Setup};
use crate::BelleEpoque;
use crate::lines::Lines;
use crate::options::{House, specs};
use crate::scenario::{ArmyRow, ObjectiveRow, PlaceRow, Scenario, UnitRow};
use crate::terrain::{Cells, Ground};
use crate::troops::{Kind, Order, Start, Tags, Unit, Weapon};
use crate::variant;
use crate::view::fighter;

/// The most turns of a scenario.
const MOST_TURNS: u8 = 40;
/// The most objectives: they are kept as bits.
const MOST_OBJECTIVES: usize = 16;

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
    let units = units(&scenario, &grid, passable)?;
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

pub(super) fn places(rows: Vec<PlaceRow>, grid: &Grid) -> Result<Vec<Place>, Fault> {
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

pub(super) fn objectives(rows: &[ObjectiveRow], grid: &Grid, passable: Cells) -> Result<Vec<Objective>, Fault> {
    let many = format!("{}: at most {MOST_OBJECTIVES}", rows.len());
    Fault::when(rows.len() > MOST_OBJECTIVES, "scenario objectives", many)?;
    let mut objectives: Vec<Objective> = Vec::new();
    for row in rows {
        let at = passable_cell("objectives", &row.at, grid, passable)?;
        let twice = objectives.iter().any(|other| other.at == at);
        Fault::when(twice, "scenario objectives", format!("{} is listed twice", row.at))?;
        objectives.push(Objective { at, points: BySide([row.red, row.blue]), held: row.held.map(Side::from) });
    }
    Ok(objectives)
}

/// The first side's lead before the first turn: whoever starts in an objective controls it (BE-V1, BE-V2).
pub(super) fn opening(objectives: &[Objective], units: &[Unit]) -> i32 {
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
    let problem = format!("{}: a number from 1 to the side's {elements} elements (BE-V4)", row.rout);
    Fault::unless((1..=elements.max(1)).contains(&row.rout), format!("scenario {word}, rout"), problem)?;
    Ok(Army {
        name: spoken(word, row.name)?,
        livery: row.livery,
        command: row.command,
        rout: row.rout,
        points_per_element: row.points_per_element,
        elements,
    })
}

pub(super) fn units(scenario: &Scenario, grid: &Grid, passable: Cells) -> Result<Vec<Unit>, Fault> {
    let mut units: Vec<Unit> = Vec::new();
    let mut taken = Cells::EMPTY;
    for (side, army) in [(Side::A, &scenario.red), (Side::B, &scenario.blue)] {
        let word = BelleEpoque::SIDES[side.index()];
        Fault::when(army.units.is_empty(), format!("scenario {word}, units"), "a side needs a unit")?;
        for row in &army.units {
            let at = format!("{word}, unit {}", row.id);
            let unit = unit(row, &at, side, grid, passable)?;
            let same = units.iter().any(|other| other.id.eq_ignore_ascii_case(&unit.id));
            Fault::when(same, format!("scenario {at}"), "this id is taken: choose another")?;
            if let Some(cell) = unit.start_hex() {
                let problem = format!("{} is taken: one unit a hex (BE-04)", grid.name(cell));
                Fault::unless(taken.insert(cell), format!("scenario {at}"), problem)?;
            }
            units.push(unit);
        }
    }
    let many = format!("{} units: at most {MOST_UNITS} in all", units.len());
    Fault::when(units.len() > MOST_UNITS, "scenario units", many)?;
    Ok(units)
}

pub(super) fn unit(row: &UnitRow, at: &str, side: Side, grid: &Grid, passable: Cells) -> Result<Unit, Fault> {
    let wrong = |problem: String| Fault::new(format!("scenario {at}"), problem);
    let must = |holds: bool, problem: &str| Fault::unless(holds, format!("scenario {at}"), problem);
    let letters = row.id.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    let begins = row.id.starts_with(|c: char| c.is_ascii_alphabetic());
    must(letters && begins, "an id is a letter followed by letters and digits, such as R1")?;
    let most = row.kind.most_elements();
    let many = format!("{} elements: {} has 1 to {most} (BE-05 to BE-08)", row.elements, row.kind.word());
    must((1..=most).contains(&row.elements), &many)?;
    let armed = row.kind != Kind::Cavalry || row.weapon >= Weapon::F;
    must(armed, &format!("cavalry is of type F or G, not {} (BE-R26)", row.weapon.letter()))?;
    let order = match (row.order, row.kind) {
        (Some(order), _) => order,
        (None, Kind::Cavalry | Kind::Tribal) => Order::Close,
        (None, _) => return Err(wrong("write order = \"close\" or order = \"open\" (BE-09)".to_owned())),
    };
    let mut tags = Tags::default();
    for word in row.tags.split([' ', ',']).filter(|word| !word.is_empty()) {
        must(tags.set(word), &format!("unknown tag '{word}'; known: {}", Tags::WORDS.join(", ")))?;
    }
    let start = match (&row.at, row.turn, &row.entry) {
        (Some(hex), None, None) => Start::At(passable_cell(at, hex, grid, passable)?),
        (None, Some(turn @ 1..), Some(entry)) => {
            let entry = passable_cells(at, entry, grid, passable)?;
            must(!entry.is_empty(), "entry: name at least one hex")?;
            Start::Arrives { turn, entry }
        }
        _ => return Err(wrong("write either at, or turn (from 1) and entry".to_owned())),
    };
    Ok(Unit {
        id: row.id.clone(),
        name: spoken(at, row.name.clone())?,
        label: row.label.clone().unwrap_or_else(|| Text::plain(&row.id)),
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
