//! A scenario read from its text, and everything that can be wrong with it.

use hexmap::{Cell, EdgeSet, Grid, Layout, MapFormat, Naming, Orientation, TextMap};
use kernel::{BySide, Chosen, Fault, Game, Name, Options, Side, Text};

use super::{
    Army, Cells, Corps, CorpsId, MOST_CELLS, MOST_COMMAND, MOST_CORPS, MOST_OBJECTIVES, NOWHERE, Objective, Setup,
    Spot, UnitSpec,
};
use crate::RevolutionEmpire;
use crate::options::{House, specs};
use crate::scenario::{ArmyText, CorpsText, ObjectiveText, PlaceText, RoadText, Scenario, UnitText};
use crate::terrain::{Place, Step, Terrain, step};
use crate::unit::{Kind, MOST_UNITS, Trait, UnitId, Units};

/// Turns at most.
const MOST_TURNS: u8 = 40;
/// Pieces of a unit at most (RE-04).
const MOST_PIECES: u8 = 7;
/// Chits of a corps at most (RE-15).
const MOST_CHITS: u8 = 3;

/// Reads a scenario and applies the options.
pub(crate) fn read(toml: &str, chosen: &Chosen) -> Result<Setup, Fault> {
    let scenario: Scenario = kernel::read_toml(toml)?;
    let house = House::new(&Options::resolve(&specs(), &scenario.options, chosen)?);
    let (grid, terrain, hills) = read_map(&scenario.map)?;
    let streams = hexmap::parse_edges(&scenario.streams, &grid).map_err(at("streams"))?;
    let lanes = hexmap::parse_edges(&scenario.lanes, &grid).map_err(at("lanes"))?;
    let works = hexmap::parse_cells(&scenario.fieldworks, &grid).map_err(at("fieldworks"))?;
    let roads = read_roads(&scenario.roads, &grid, &terrain)?;
    must((1..=MOST_TURNS).contains(&scenario.turns), "turns", format!("write a number from 1 to {MOST_TURNS}"))?;
    let mut obstacles = EdgeSet::new();
    for (a, b) in streams.iter().chain(lanes.iter()) {
        obstacles.insert(&grid, a, b);
    }
    let objectives = read_objectives(scenario.objectives, &grid)?;
    let places = read_places(scenario.places, &grid)?;
    let mut objective_at = vec![None; grid.len()];
    for (n, objective) in objectives.iter().enumerate() {
        objective_at[objective.at.index()] = Some(n as u8);
    }
    let texts = BySide([scenario.blue, scenario.red]);
    let armies = [read_army(Side::A, &texts, &grid)?, read_army(Side::B, &texts, &grid)?];
    let around: Vec<[Cell; 6]> = grid.cells().map(|cell| neighbours(&grid, cell)).collect();
    let steps =
        steps(&grid, &around, &roads, |cell| Place { terrain: terrain[cell.index()], hill: hills.contains(cell) });
    let mut setup = Setup {
        on_roads: on_roads(&grid, &roads),
        terrain,
        hills,
        works: works.into_iter().collect(),
        streams,
        lanes,
        roads,
        objectives,
        places,
        armies: BySide(armies),
        turns: scenario.turns,
        house,
        corps: BySide::default(),
        units: BySide::default(),
        kinds: [Kind::I; 2 * MOST_UNITS],
        corps_of: [CorpsId(0); 2 * MOST_UNITS],
        skirmishers: Units::NONE,
        fire_bonus: Units::NONE,
        steady: Units::NONE,
        obstacles,
        steps,
        objective_at,
        around,
        guide: crate::judge::Guide::default(),
        grid,
    };
    for (side, text) in Side::BOTH.into_iter().zip(texts.0) {
        for (n, corps) in text.corps.into_iter().enumerate() {
            setup.add_corps(CorpsId::of(side, n), corps)?;
        }
    }
    setup.check_set_up()?;
    setup.guide = crate::judge::Guide::new(&setup);
    Ok(setup)
}

/// Refuses a field unless something holds.
fn must(holds: bool, field: &str, advice: impl Into<String>) -> Result<(), Fault> {
    Fault::unless(holds, format!("scenario {field}"), advice)
}

/// Makes a fault of a field of another error.
fn at<E: std::fmt::Display>(field: &str) -> impl FnOnce(E) -> Fault + use<E> {
    Fault::at(format!("scenario {field}"))
}

fn read_hex(name: &str, grid: &Grid, field: &str) -> Result<Cell, Fault> {
    grid.cell(name).ok_or("the map has no such hex").map_err(at(field))
}

fn read_map(text: &str) -> Result<(Grid, Vec<Terrain>, Cells), Fault> {
    let format = MapFormat { layout: Layout::Spaced, orientation: Orientation::Pointy, naming: Naming::Digits };
    let map = TextMap::parse(text, Terrain::from_sign, format).map_err(at("map"))?;
    let hexes = map.grid.len();
    must(hexes <= MOST_CELLS, "map", format!("{hexes} hexes: at most {MOST_CELLS} are allowed"))?;
    let hills = map.grid.cells().filter(|cell| map.terrain[cell.index()].1).collect();
    Ok((map.grid, map.terrain.into_iter().map(|(terrain, _)| terrain).collect(), hills))
}

fn read_roads(texts: &[RoadText], grid: &Grid, terrain: &[Terrain]) -> Result<Vec<Vec<Cell>>, Fault> {
    let road = |text: &RoadText| {
        let field = format!("road {}", text.name);
        let cells = hexmap::parse_chain(&text.hexes, grid).map_err(at(&field))?;
        let dry = cells.iter().all(|cell| terrain[cell.index()] != Terrain::Water);
        must(dry, &field, "a road needs a bridge or a ford where it meets water")?;
        must(cells.len() < 256, &field, "at most 255 hexes")?;
        Ok(cells)
    };
    must(texts.len() < 256, "roads", "at most 255")?;
    texts.iter().map(road).collect()
}

fn read_objectives(texts: Vec<ObjectiveText>, grid: &Grid) -> Result<Vec<Objective>, Fault> {
    must(texts.len() <= MOST_OBJECTIVES, "objectives", format!("at most {MOST_OBJECTIVES}"))?;
    let mut seen = Cells::EMPTY;
    let objective = |text: ObjectiveText| {
        let field = format!("objective {}", text.hex);
        let at = read_hex(&text.hex, grid, &field)?;
        must(seen.insert(at), &field, "named twice")?;
        let to_enemy = text.vp_to_enemy.unwrap_or(text.vp);
        let most = text.points.max(text.vp).max(to_enemy);
        must(most <= 20, &field, "points, vp and vp_to_enemy go up to 20")?;
        let owner = RevolutionEmpire::side(&text.owner).ok_or("the owner is blue or red").map_err(self::at(&field))?;
        let vp = BySide::from_fn(|side| if side == owner { text.vp } else { to_enemy });
        Ok(Objective { at, name: text.name, owner, points: text.points, vp })
    };
    texts.into_iter().map(objective).collect()
}

fn read_places(texts: Vec<PlaceText>, grid: &Grid) -> Result<Vec<Spot>, Fault> {
    let spot = |text: PlaceText| {
        let field = format!("place {}", text.hex);
        let at = read_hex(&text.hex, grid, &field)?;
        let kind = text.kind.unwrap_or_else(|| "place".to_owned());
        must(["place", "water", "wood"].contains(&kind.as_str()), &field, "its kind is place, water or wood")?;
        Ok(Spot { at, name: text.name, kind })
    };
    texts.into_iter().map(spot).collect()
}

/// The words of a name that fit on a counter.
fn label_of(name: &Text) -> Text {
    let short = |words: &str| {
        let label = Name::read(words).label();
        label.split([',', '(', ':']).next().unwrap_or(&label).trim().to_owned()
    };
    match name {
        Text::Plain(words) => Text::Plain(short(words)),
        Text::Tongues { fr, en } => Text::Tongues { fr: short(fr), en: short(en) },
        Text::Key { .. } => name.clone(),
    }
}

fn read_army(side: Side, texts: &BySide<ArmyText>, grid: &Grid) -> Result<Army, Fault> {
    let word = RevolutionEmpire::SIDES[side.index()];
    let text = &texts[side];
    let units = text.corps.iter().map(|corps| corps.units.len()).sum();
    must((1..=MOST_CORPS).contains(&text.corps.len()), word, format!("give it 1 to {MOST_CORPS} corps"))?;
    must((1..=MOST_UNITS).contains(&units), word, format!("give it 1 to {MOST_UNITS} units"))?;
    let commands = text.command_by_turn.iter().chain([&text.command]);
    let advice = format!("a command is a number of chits from 0 to {MOST_COMMAND}");
    must(commands.into_iter().all(|&x| x <= MOST_COMMAND), &format!("{word} command"), advice)?;
    for (field, level) in [("threshold", text.threshold), ("breaking_point", text.breaking_point)] {
        must(level != Some(0), &format!("{word} {field}"), "at least 1; leave it out for none")?;
    }
    Ok(Army {
        name: text.name.clone(),
        commander: text.commander.clone(),
        command: text.command,
        command_by_turn: text.command_by_turn.clone(),
        threshold: text.threshold,
        breaking_point: text.breaking_point,
        home: read_home(&text.home, grid, word)?,
        units,
    })
}

/// A retreat line: `row 9`, `column 0`, or hexes.
fn read_home(text: &str, grid: &Grid, owner: &str) -> Result<Cells, Fault> {
    let field = format!("{owner} home");
    let words: Vec<&str> = text.split_whitespace().collect();
    let line = |number: &str, coordinate: &dyn Fn(Cell) -> u16| {
        let wanted: Option<u16> = number.parse().ok();
        grid.cells().filter(|&cell| Some(coordinate(cell)) == wanted).collect::<Cells>()
    };
    let home = match words[..] {
        ["row", number] => line(number, &|cell| grid.row(cell)),
        ["column", number] => line(number, &|cell| grid.column(cell)),
        _ => {
            let cells = hexmap::parse_cells(text, grid).map_err(at(&field))?;
            cells.into_iter().collect()
        }
    };
    must(!home.is_empty(), &field, "write a retreat line: row 9, column 0, or hexes of the map")?;
    Ok(home)
}

fn neighbours(grid: &Grid, cell: Cell) -> [Cell; 6] {
    let mut around = [NOWHERE; 6];
    for (direction, next) in grid.neighbours(cell) {
        around[direction.index()] = next;
    }
    around
}

/// The hexes in which each hex lies on roads.
fn on_roads(grid: &Grid, roads: &[Vec<Cell>]) -> Vec<Vec<(u8, u8)>> {
    let mut table = vec![Vec::new(); grid.len()];
    for (r, road) in roads.iter().enumerate() {
        for (n, cell) in road.iter().enumerate() {
            table[cell.index()].push((r as u8, n as u8));
        }
    }
    table
}

fn steps(grid: &Grid, around: &[[Cell; 6]], roads: &[Vec<Cell>], place: impl Fn(Cell) -> Place) -> [Vec<[Step; 6]>; 4] {
    let mut road_sides = EdgeSet::new();
    for pair in roads.iter().flat_map(|road| road.windows(2)) {
        road_sides.insert(grid, pair[0], pair[1]);
    }
    Kind::ARMS.map(|kind| {
        let from = |cell: Cell| {
            let mut row = [Step::default(); 6];
            for (direction, &to) in around[cell.index()].iter().enumerate() {
                if to != NOWHERE {
                    let road = road_sides.around(cell) >> direction & 1 == 1;
                    row[direction] = step(kind, place(cell), place(to), road);
                }
            }
            row
        };
        grid.cells().map(from).collect()
    })
}

impl Setup {
    fn add_corps(&mut self, id: CorpsId, text: CorpsText) -> Result<(), Fault> {
        let side = id.side();
        let field = format!("corps {}", text.id);
        must(is_word(&text.id), &field, "an id is small letters and digits")?;
        must(self.corps_called(&text.id).is_none(), &field, "named twice")?;
        must((1..=MOST_CHITS).contains(&text.chits), &field, format!("1 to {MOST_CHITS} chits (RE-15)"))?;
        must(!text.units.is_empty(), &field, "give it at least one unit")?;
        let home = match &text.home {
            Some(home) => read_home(home, &self.grid, &field)?,
            None => self.armies[side].home,
        };
        let mut units = Units::NONE;
        for text in text.units {
            units.insert(self.add_unit(id, text)?);
        }
        let distance = |cell| home.iter().map(|line| self.grid.distance(cell, line)).min().unwrap_or(0).min(255) as u8;
        let way_home = self.grid.cells().map(distance).collect();
        let CorpsText { id: word, name, short, chits, .. } = text;
        let short = short.unwrap_or_else(|| word[..1].to_uppercase());
        must((1..=4).contains(&short.chars().count()), &field, "short: 1 to 4 letters")?;
        self.corps[side].push(Corps { id, word, name, short, chits, home, units, way_home });
        Ok(())
    }

    fn add_unit(&mut self, corps: CorpsId, text: UnitText) -> Result<UnitId, Fault> {
        let side = corps.side();
        let id = UnitId::of(side, self.units[side].len());
        let field = format!("unit {}", text.id);
        must(is_word(&text.id), &field, "an id is small letters and digits")?;
        must(self.unit_called(&text.id).is_none(), &field, "named twice")?;
        must((1..=MOST_PIECES).contains(&text.pieces), &field, format!("1 to {MOST_PIECES} pieces (RE-04)"))?;
        let at = hexmap::parse_cells(&text.at, &self.grid).map_err(at(&field))?;
        let hexes = if text.turn.is_none() { at.len() == 1 } else { !at.is_empty() };
        must(hexes, &field, "at: one hex, or several for a reinforcement with a turn")?;
        let turn = text.turn.is_none_or(|turn| (1..=self.turns).contains(&turn));
        must(turn, &field, format!("it arrives in a turn from 1 to {}", self.turns))?;
        self.kinds[id.index()] = text.kind;
        self.corps_of[id.index()] = corps;
        for &cell in &at {
            let name = self.grid.name(cell);
            must(self.may_stand(text.kind, cell), &field, format!("its kind may not enter {name}"))?;
        }
        for &quality in &text.traits {
            let (set, fits) = match quality {
                Trait::Skirmishers => (&mut self.skirmishers, text.kind.infantry()),
                Trait::FireBonus => (&mut self.fire_bonus, text.kind == Kind::A),
                Trait::Steady => (&mut self.steady, text.kind != Kind::A),
            };
            set.insert(id);
            must(fits, &field, format!("{quality:?} does not go with {}", text.kind.word()))?;
        }
        let UnitText { id: word, name, label, kind, pieces, turn, .. } = text;
        let label = label.unwrap_or_else(|| label_of(&name));
        self.units[side].push(UnitSpec { id, word, name, label, kind, pieces, corps, turn, at });
        Ok(id)
    }

    /// One unit a hex (RE-R7), and somebody to play with.
    fn check_set_up(&self) -> Result<(), Fault> {
        let mut taken = Cells::EMPTY;
        for unit in self.all_units().filter(|unit| unit.turn.is_none()) {
            let free = unit.at.first().is_some_and(|&cell| taken.insert(cell));
            must(free, &format!("unit {}", unit.word), "another unit stands in its hex (RE-R7)")?;
        }
        Ok(())
    }
}

/// Ids are words of notations and positions.
fn is_word(id: &str) -> bool {
    !id.is_empty() && id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
}
