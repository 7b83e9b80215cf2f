//! A scenario read from its text, and everything that can be wrong with it.

use kernel::{BySide, Chosen, Fault, Options, Side, Text, read_toml};
use serde::Deserialize;

use super::{Army, Edge, Objective, Road, RoadKind, Setup};
use crate::formation::{Foot, Formation, MOST_FIGURES, Shape, crew};
use crate::geometry::{Bounds, INCH, Point, Pose, cross};
use crate::notation::read_shape;
use crate::options::{Rules, options};
use crate::position::Camp;
use crate::terrain::{Area, AreaKind, Ground, Line, LineKind};
use crate::units::{Arm, Class, MOST_UNITS, Trait, UnitSpec, value};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    table: [f64; 2],
    turns: u8,
    #[serde(default)]
    first_player: Option<Camp>,
    #[serde(default)]
    areas: Vec<AreaFile>,
    #[serde(default)]
    lines: Vec<LineFile>,
    #[serde(default)]
    roads: Vec<RoadFile>,
    #[serde(default)]
    objectives: Vec<ObjectiveFile>,
    first: ArmyFile,
    second: ArmyFile,
    #[serde(default)]
    options: Chosen,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AreaFile {
    kind: AreaKind,
    #[serde(default)]
    look: Option<String>,
    #[serde(default)]
    name: Option<Text>,
    points: Vec<[f64; 2]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LineFile {
    kind: LineKind,
    #[serde(default)]
    name: Option<Text>,
    points: Vec<[f64; 2]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RoadFile {
    #[serde(default)]
    kind: RoadKind,
    points: Vec<[f64; 2]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ObjectiveFile {
    name: Text,
    #[serde(default)]
    at: Option<[f64; 2]>,
    #[serde(default)]
    radius: Option<f64>,
    #[serde(default)]
    area: Option<usize>,
    vp: u8,
    #[serde(default)]
    held: Option<Camp>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ArmyFile {
    #[serde(default)]
    name: Option<Text>,
    #[serde(default)]
    livery: Option<String>,
    #[serde(default)]
    uniform: Option<String>,
    edge: Edge,
    units: Vec<UnitFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UnitFile {
    id: String,
    #[serde(default)]
    name: Option<Text>,
    arm: Arm,
    class: Class,
    #[serde(default)]
    traits: Vec<Trait>,
    #[serde(default)]
    figures: Option<u8>,
    #[serde(default)]
    formation: Option<String>,
    at: [f64; 3],
    #[serde(default)]
    turn: Option<u8>,
    #[serde(default)]
    uniform: Option<String>,
}

/// Longest side of a table and most turns of a game.
const LONGEST_TABLE: f64 = 96.0;

const MOST_TURNS: u8 = 40;

/// Reads a scenario and applies options.
pub fn read(text: &str, chosen: &Chosen) -> Result<Setup, Fault> {
    let file: File = read_toml(text)?;
    let rules = Rules::new(&Options::resolve(&options(), &file.options, chosen)?);
    if !file.table.iter().all(|side| (12.0..=LONGEST_TABLE).contains(side)) {
        return Err(Fault::new("table", format!("two sides of 12 to {LONGEST_TABLE} inches")));
    }
    let table = Point::new(units(file.table[0]), units(file.table[1]));
    Fault::when(!(1..=MOST_TURNS).contains(&file.turns), "turns", format!("a number from 1 to {MOST_TURNS}"))?;
    let ground = read_ground(file.areas, file.lines)?;
    let roads = read_roads(&file.roads)?;
    let objectives = read_objectives(file.objectives, &ground)?;
    let mut units = Vec::new();
    let mut armies = Vec::new();
    for (side, army) in Side::BOTH.into_iter().zip([file.first, file.second]) {
        let within = ["first", "second"][side.index()];
        armies.push(read_army(army, side, &mut units).map_err(|fault| fault.within(within))?);
    }
    let armies: [Army; 2] = armies.try_into().map_err(|_| Fault::new("scenario", "two armies"))?;
    Fault::when(units.len() > MOST_UNITS, "units", format!("at most {MOST_UNITS} in both armies"))?;
    let first = file.first_player.map_or(Side::A, Side::from);
    let armies = BySide(armies);
    tell_apart(&mut units, &armies);
    let middle = units.partition_point(|unit| unit.side == Side::A) as u8;
    let mut setup = Setup { rules, table, turns: file.turns, first, ground, roads, objectives, armies, units, middle };
    check_places(&setup)?;
    if setup.rules.declared_table {
        crate::parade::lay_out(&mut setup);
    }
    Ok(setup)
}

/// Where two units of different sides have one name, each is named with its side.
fn tell_apart(units: &mut [UnitSpec], armies: &BySide<Army>) {
    let namesake = |unit: &UnitSpec| units.iter().any(|other| other.side != unit.side && other.name == unit.name);
    let namesakes: Vec<bool> = units.iter().map(namesake).collect();
    for (unit, _) in units.iter_mut().zip(namesakes).filter(|(_, namesake)| *namesake) {
        let side = armies[unit.side].name.clone();
        unit.name = Text::key("name-of-side").with("name", unit.name.clone()).with("side", side);
    }
}

/// Inches of a scenario in engine units.
pub(super) fn units(p: f64) -> i32 {
    libm::round(p * f64::from(INCH)) as i32
}

pub(super) fn points(list: &[[f64; 2]]) -> Result<Vec<Point>, Fault> {
    let far = |p: &[f64; 2]| !p.iter().all(|c| c.abs() <= 2.0 * LONGEST_TABLE);
    if list.len() < 2 || list.iter().any(far) {
        return Err(Fault::new("points", "two points [x, y] or more, in inches and on the table"));
    }
    Ok(list.iter().map(|p| Point::new(units(p[0]), units(p[1]))).collect())
}

fn read_ground(areas: Vec<AreaFile>, lines: Vec<LineFile>) -> Result<Ground, Fault> {
    let mut ground = Ground::default();
    for (i, area) in areas.into_iter().enumerate() {
        let mut points = points(&area.points).map_err(|fault| fault.within(format!("areas {i}")))?;
        convex(&mut points).map_err(|fault| fault.within(format!("areas {i}")))?;
        ground.areas.push(Area {
            kind: area.kind,
            look: area.look,
            name: area.name,
            bounds: Bounds::of(&points),
            points,
        });
    }
    for (i, line) in lines.into_iter().enumerate() {
        let points = points(&line.points).map_err(|fault| fault.within(format!("lines {i}")))?;
        ground.lines.push(Line { kind: line.kind, name: line.name, bounds: Bounds::of(&points), points });
    }
    Ok(ground)
}

fn read_roads(files: &[RoadFile]) -> Result<Vec<Road>, Fault> {
    let road = |(i, road): (usize, &RoadFile)| {
        let points = points(&road.points).map_err(|fault| fault.within(format!("roads {i}")))?;
        Ok(Road { kind: road.kind, points })
    };
    files.iter().enumerate().map(road).collect()
}

/// Puts the corners counter-clockwise; they must be a convex polygon (MP-30).
fn convex(points: &mut [Point]) -> Result<(), Fault> {
    let n = points.len();
    let corner = |points: &[Point], i: usize| cross(points[i], points[(i + 1) % n], points[(i + 2) % n]);
    if corner(points, 0) < 0 {
        points.reverse();
    }
    // Every other corner must lie to the left of every side: a star turns left everywhere too.
    let left = |i: usize| (0..n).all(|j| cross(points[i], points[(i + 1) % n], points[j]) >= 0);
    if !(3..=12).contains(&n) || (0..n).any(|i| corner(points, i) <= 0) || !(0..n).all(left) {
        return Err(Fault::new("points", "an area is a convex polygon of 3 to 12 corners (MP-30); split it otherwise"));
    }
    Ok(())
}

fn read_objectives(files: Vec<ObjectiveFile>, ground: &Ground) -> Result<Vec<Objective>, Fault> {
    let mut objectives = Vec::new();
    for (i, file) in files.into_iter().enumerate() {
        let fault = |problem: &str| Fault::new(format!("objectives {i}"), problem);
        let (at, radius) = match (file.area, file.at, file.radius) {
            (Some(area), None, None) => {
                let area = ground.areas.get(area).ok_or_else(|| fault("area: no area has that number (from 0)"))?;
                let sum = |f: fn(&Point) -> i32| area.points.iter().map(f).sum::<i32>() / area.points.len() as i32;
                (Point::new(sum(|p| p.x), sum(|p| p.y)), 0)
            }
            (None, Some(at), Some(radius))
                if at.iter().all(|c| c.abs() <= LONGEST_TABLE) && (0.0..LONGEST_TABLE).contains(&radius) =>
            {
                (Point::new(units(at[0]), units(at[1])), units(radius))
            }
            _ => return Err(fault("either `area`, or `at = [x, y]` with `radius` (MP-182)")),
        };
        let held = file.held.map(Side::from);
        objectives.push(Objective { name: file.name, at, radius, area: file.area, points: i32::from(file.vp), held });
    }
    Fault::when(objectives.len() > 8, "objectives", "at most 8")?;
    Ok(objectives)
}

fn read_army(file: ArmyFile, side: Side, units: &mut Vec<UnitSpec>) -> Result<Army, Fault> {
    let before = units.len();
    for unit in file.units {
        let id = unit.id.clone();
        let spec = read_unit(unit, side).map_err(|fault| fault.within(format!("unit {id}")))?;
        if units.iter().any(|other| other.id.eq_ignore_ascii_case(&spec.id)) {
            return Err(Fault::new(format!("unit {id}"), "two units have this id"));
        }
        units.push(spec);
    }
    let own = &units[before..];
    if !own.iter().any(|spec| spec.turn <= 1 && spec.fights()) {
        return Err(Fault::new("units", "an army needs infantry or cavalry on the table"));
    }
    Ok(Army {
        name: file.name.unwrap_or_else(|| Text::key(["side-a", "side-b"][side.index()])),
        livery: file.livery.unwrap_or_else(|| ["azure", "vermilion"][side.index()].to_owned()),
        uniform: file.uniform.unwrap_or_else(|| ["french", "british"][side.index()].to_owned()),
        edge: file.edge,
        value: own.iter().map(|spec| u32::from(spec.value)).sum(),
    })
}

fn read_unit(file: UnitFile, side: Side) -> Result<UnitSpec, Fault> {
    let word = |c: char| c.is_ascii_alphanumeric();
    if file.id.is_empty() || file.id.len() > 8 || !file.id.chars().all(word) {
        return Err(Fault::new("id", "a word of 1 to 8 letters and digits"));
    }
    if !file.class.fits(file.arm) {
        return Err(Fault::new("class", format!("'{}' is no class of {} (MP-37)", file.class.word(), file.arm.word())));
    }
    let n0 = match (file.arm, file.figures) {
        (Arm::Infantry | Arm::Cavalry, Some(n)) if (2..=MOST_FIGURES as u8).contains(&n) => n,
        (Arm::Infantry | Arm::Cavalry, _) => {
            return Err(Fault::new("figures", format!("a number from 2 to {MOST_FIGURES}")));
        }
        (_, Some(_)) => return Err(Fault::new("figures", "batteries and commanders have none to choose (MP-41)")),
        (Arm::Artillery, None) => crew(file.class),
        (Arm::Commander, None) => 1 + u8::from(file.class == Class::General),
    };
    let traits = file.traits.iter().fold(0, |bits, &quality| bits | 1 << quality as u8);
    let picked = file.traits.contains(&Trait::Guard) || file.traits.contains(&Trait::Elite);
    let default = match (file.arm, file.class) {
        (Arm::Infantry, Class::Skirmisher) => Shape::of(Formation::Skirmish),
        (Arm::Infantry, _) => Shape::of(Formation::Line),
        (Arm::Cavalry, _) => Shape::with(Formation::Echelon, 6),
        (Arm::Artillery, _) => Shape::of(Formation::Unlimbered),
        (Arm::Commander, _) => Shape::of(Formation::Point),
    };
    let shape = file.formation.map_or(Ok(default), |word| read_shape(&word.to_lowercase()))?;
    let [x, y, facing] = file.at;
    if !(x.abs() <= LONGEST_TABLE && y.abs() <= LONGEST_TABLE && (0.0..360.0).contains(&facing)) {
        return Err(Fault::new("at", "[x, y, facing]: inches on the table, degrees from 0 to 359"));
    }
    let spec = UnitSpec {
        name: file.name.unwrap_or_else(|| Text::plain(&file.id)),
        id: file.id,
        side,
        arm: file.arm,
        class: file.class,
        traits,
        n0,
        shape,
        pose: Pose::new(units(x), units(y), facing as u16),
        turn: file.turn.unwrap_or(1).max(1),
        value: value(file.arm, file.class, picked, n0),
        uniform: file.uniform,
    };
    crate::movement::check_shape(&spec, shape, n0)
        .map_err(|refusal| Fault::new("formation", format!("not for this unit ({})", refusal.rule)))?;
    Ok(spec)
}

/// Units stand on the table and not on each other (MP-07).
fn check_places(setup: &Setup) -> Result<(), Fault> {
    let mut feet: Vec<(&UnitSpec, Foot)> = Vec::new();
    for spec in setup.units.iter().filter(|spec| spec.turn <= 1) {
        let foot = setup.listed_foot(spec);
        let fault = |problem: String| Err(Fault::new(format!("unit {}: at", spec.id), problem));
        if !setup.on_table(&foot.bounds) {
            return fault("some of it is off the table (MP-07)".to_owned());
        }
        if spec.commands() {
            continue;
        }
        if let Some(area) = setup.ground.forbids(spec.arm, &foot.corners, &foot.bounds) {
            return fault(format!("a {} is forbidden to it (MP-30)", area.kind.word()));
        }
        if let Some((other, _)) = feet.iter().find(|(_, other)| crate::geometry::overlap(&foot.corners, &other.corners))
        {
            return fault(format!("it stands on {}", other.id));
        }
        feet.push((spec, foot));
    }
    Ok(())
}
