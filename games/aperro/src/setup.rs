//! Scenario and options, read and validated (AP-98, AP-107).

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use kernel::{BySide, Chosen, Fault, OptionSpec, Options, Side, SideWord, Text, read_toml};
use serde::Deserialize;

use crate::Aperro;
use crate::army::{Army, BUDGET, GeneralSpec, Nation, UnitSpec};
use crate::places::{NORTH, SOUTH, Sector};
use crate::terrain::{Ground, River, TERRAIN_PER_SECTOR, Terrain, Terrains};

/// Rounds after which a game without a limit is drawn, so that every game ends (AP-R65).
pub const LONGEST: u8 = 100;

/// The largest number that stands for a random ground.
pub const LARGEST_SEED: i32 = 999_999;

/// When a vacant enemy sector that one could enfilade wins the game (AP-R8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EnfiladeVictory {
    /// At the start of the winner's own Combat phase.
    CombatPhase,
    /// At once.
    AnyTime,
    /// Never.
    Off,
}

/// The options of a match, ready for use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// AP-114, AP-115.
    pub forced_march: bool,
    /// AP-116 to AP-119.
    pub rally: bool,
    /// AP-120, AP-121.
    pub artillery_types: bool,
    /// AP-122 to AP-124.
    pub doctrines: bool,
    /// AP-125, AP-126.
    pub light_infantry: bool,
    /// AP-127 to AP-133.
    pub squares: bool,
    /// AP-134 to AP-138.
    pub national_traits: bool,
    /// AP-139 to AP-142.
    pub order_passing: bool,
    /// AP-R8.
    pub enfilade_victory: EnfiladeVictory,
    /// AP-R28: a general may only leave when his sector still fits.
    pub must_fit: bool,
    /// AP-R42: one river along the whole front.
    pub one_river: bool,
    /// AP-106.
    pub hidden_reserve: bool,
    /// AP-98: terrain by the dice instead of the scenario's.
    pub random_terrain: bool,
    /// AP-98: terrain by the tables from this number, known before the match.
    pub terrain_seed: Option<u64>,
    /// AP-R38.
    pub round_limit: Option<u8>,
    /// Who wins on the limit; nobody in a draw.
    pub on_limit: Option<Side>,
}

/// The options that a match may choose.
pub fn options() -> Vec<OptionSpec> {
    vec![
        OptionSpec::flag("forced_march", false, "AP-114"),
        OptionSpec::flag("rally", false, "AP-116"),
        OptionSpec::flag("artillery_types", false, "AP-120"),
        OptionSpec::flag("doctrines", false, "AP-122"),
        OptionSpec::flag("light_infantry", false, "AP-125"),
        OptionSpec::flag("squares", false, "AP-127"),
        OptionSpec::flag("national_traits", false, "AP-134"),
        OptionSpec::flag("order_passing", false, "AP-139"),
        OptionSpec::word("terrain", &["scenario", "random"], "AP-98"),
        OptionSpec::seed("terrain_seed", LARGEST_SEED, "AP-98"),
        OptionSpec::word("river_rolls", &["per_lane", "one_river"], "AP-R42")
            .void_when("terrain", "scenario")
            .void_when("terrain_seed", "none"),
        OptionSpec::word("enfilade_victory", &["combat_phase", "any_time", "off"], "AP-R8"),
        OptionSpec::word("general_departure", &["disorganise", "must_fit"], "AP-R28"),
        OptionSpec::flag("hidden_reserve", true, "AP-106"),
        OptionSpec::number("round_limit", 30, 1, i32::from(LONGEST), true, "AP-R38"),
        OptionSpec::word("on_limit", &["draw", "south", "north"], "AP-R38"),
    ]
}

impl Rules {
    /// Reads the options.
    pub fn new(options: &Options) -> Rules {
        let flag = |key| options.flag(key);
        let terrain_seed = options.number("terrain_seed").and_then(|n| u64::try_from(n).ok());
        Rules {
            forced_march: flag("forced_march"),
            rally: flag("rally"),
            artillery_types: flag("artillery_types"),
            doctrines: flag("doctrines"),
            light_infantry: flag("light_infantry"),
            squares: flag("squares"),
            national_traits: flag("national_traits"),
            order_passing: flag("order_passing"),
            enfilade_victory: match options.word("enfilade_victory") {
                "any_time" => EnfiladeVictory::AnyTime,
                "off" => EnfiladeVictory::Off,
                _ => EnfiladeVictory::CombatPhase,
            },
            must_fit: options.word("general_departure") == "must_fit",
            one_river: options.word("river_rolls") == "one_river",
            hidden_reserve: flag("hidden_reserve"),
            random_terrain: options.word("terrain") == "random" && terrain_seed.is_none(),
            terrain_seed,
            round_limit: options.number("round_limit").and_then(|n| u8::try_from(n).ok()),
            on_limit: match options.word("on_limit") {
                "south" => Some(SOUTH),
                "north" => Some(NORTH),
                _ => None,
            },
        }
    }

    /// Mixed order is open to an army of this nation (AP-137, AP-R53).
    pub fn mixed_order(&self, nation: Nation) -> bool {
        self.doctrines && self.national_traits && nation == Nation::French
    }
}

/// When pieces from off the table arrive: at the end of own turn n, d6 <= base + n x per_turn (AP-146, AP-R46).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arrival {
    /// The fixed part.
    pub base: i8,
    /// What each own turn adds.
    #[serde(default)]
    pub per_turn: i8,
}

impl Arrival {
    /// The highest score that brings them in at the end of own turn `turn`.
    pub fn target(self, turn: u8) -> i32 {
        i32::from(self.base) + i32::from(self.per_turn) * i32::from(turn)
    }
}

/// How a side is shown, and its army where the scenario gives one.
#[derive(Debug)]
pub struct Contingent {
    /// Its name.
    pub name: Text,
    /// Its colour.
    pub livery: String,
    /// Its figures' uniform.
    pub uniform: String,
    /// Its army; nothing where the players recruit.
    pub army: Option<Arc<Army>>,
    /// When its off-table pieces arrive.
    pub arrival: Option<Arrival>,
}

/// Scenario and options, validated.
#[derive(Debug)]
pub struct Setup {
    /// The options.
    pub rules: Rules,
    /// The scenario's map; bare where the terrain is rolled.
    pub ground: Ground,
    /// Names of the sectors.
    pub names: [Option<Text>; 6],
    /// The two sides.
    pub contingents: BySide<Contingent>,
    /// Who deploys and plays first, where the scenario says it.
    pub first: Option<Side>,
    /// Points for each army with its terrain.
    pub budget: i32,
    /// Seeds the drawing.
    pub seed: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    budget: Option<i32>,
    first: Option<SideWord<Aperro>>,
    #[serde(default)]
    map: BTreeMap<Sector, Spot>,
    #[serde(default)]
    rivers: Rivers,
    south: Force,
    north: Force,
    #[serde(default)]
    options: Chosen,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Spot {
    name: Option<Text>,
    terrain: Vec<Terrain>,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(non_snake_case)]
struct Rivers {
    W: Option<River>,
    C: Option<River>,
    E: Option<River>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Force {
    name: Option<Text>,
    livery: Option<String>,
    uniform: Option<String>,
    #[serde(default)]
    recruit: bool,
    #[serde(default)]
    nation: Nation,
    arrival: Option<Arrival>,
    #[serde(default)]
    generals: Vec<GeneralSpec>,
    #[serde(default)]
    units: Vec<UnitSpec>,
}

/// Reads a scenario and applies options.
pub fn read(text: &str, chosen: &Chosen) -> Result<Setup, Fault> {
    let file: File = read_toml(text)?;
    let rules = Rules::new(&Options::resolve(&options(), &file.options, chosen)?);
    let budget = file.budget.unwrap_or(BUDGET);
    Fault::when(!(1..=1000).contains(&budget), "budget", format!("{budget}; write a number of points from 1 to 1000"))?;
    let laid_out = read_map(file.map, file.rivers)?;
    let (ground, names) = match rules.terrain_seed {
        Some(seed) => (Ground::drawn(rules.one_river, seed), Default::default()),
        None if rules.random_terrain => Default::default(),
        None => laid_out,
    };
    let south = read_force(file.south, SOUTH).map_err(|fault| fault.within("south"))?;
    let north = read_force(file.north, NORTH).map_err(|fault| fault.within("north"))?;
    let by_tables = rules.random_terrain || rules.terrain_seed.is_some();
    let first = file.first.filter(|_| !by_tables).map(Side::from);
    let setup = Setup {
        rules,
        ground,
        names,
        contingents: BySide([south, north]),
        first,
        budget,
        seed: text.len().to_string(),
    };
    // Ids name one piece in both armies, since a notation does not say whose it is.
    check_unique(setup.contingents.0.iter().filter_map(|contingent| contingent.army.as_deref()))?;
    check_budget(&setup)?;
    Ok(setup)
}

fn read_map(map: BTreeMap<Sector, Spot>, rivers: Rivers) -> Result<(Ground, [Option<Text>; 6]), Fault> {
    let mut ground = Ground { rivers: [rivers.W, rivers.C, rivers.E], ..Ground::default() };
    let mut names = [const { None }; 6];
    for (sector, spot) in map {
        let terrains: Terrains = spot.terrain.iter().copied().collect();
        let wrong = spot.terrain.len() > TERRAIN_PER_SECTOR || usize::from(terrains.count()) != spot.terrain.len();
        let problem = "at most two terrain elements, of two different types (AP-13)";
        Fault::when(wrong, format!("map.{}", sector.name()), problem)?;
        ground.sectors[sector as usize] = terrains;
        names[sector as usize] = spot.name;
    }
    Ok((ground, names))
}

fn read_force(force: Force, side: Side) -> Result<Contingent, Fault> {
    let mut army = Army { nation: force.nation, generals: force.generals, units: force.units };
    let ids = army.units.iter_mut().map(|unit| (&mut unit.id, &unit.name));
    for (id, name) in ids.chain(army.generals.iter_mut().map(|general| (&mut general.id, &general.name))) {
        if id.is_empty() {
            *id = slug(name.as_ref());
        }
    }
    let waiting = army.units.iter().any(|unit| unit.off_table) || army.generals.iter().any(|general| general.off_table);
    Fault::when(waiting != force.arrival.is_some(), "arrival", "needed exactly where a piece is off_table (AP-145)")?;
    if force.recruit {
        let both = !army.units.is_empty() || !army.generals.is_empty();
        Fault::when(both, "recruit", "a side recruits or has units and generals, not both")?;
    } else {
        army.validate_pieces()?;
        let problem = "an army has 1 to 4 generals and units on the table (AP-86), or recruit = true";
        Fault::when(army.units.iter().all(|unit| unit.off_table) || army.generals.is_empty(), "units", problem)?;
    }
    Ok(Contingent {
        name: force.name.unwrap_or_else(|| side.name()),
        livery: force.livery.unwrap_or_else(|| ["azure", "vermilion"][side.index()].to_owned()),
        uniform: force.uniform.unwrap_or_else(|| ["french", "british"][side.index()].to_owned()),
        army: (!force.recruit).then(|| Arc::new(army)),
        arrival: force.arrival,
    })
}

/// The words of a name, where it has any.
pub(crate) fn words_of(name: Option<&Text>) -> &str {
    match name {
        Some(Text::Plain(words) | Text::Tongues { en: words, .. }) => words,
        _ => "",
    }
}

/// An id from a name: small letters without accents, hyphens for the rest.
fn slug(name: Option<&Text>) -> String {
    let mut slug = String::new();
    for c in words_of(name).to_lowercase().chars() {
        match c {
            'a'..='z' | '0'..='9' => slug.push(c),
            'à' | 'â' | 'ä' => slug.push('a'),
            'é' | 'è' | 'ê' | 'ë' => slug.push('e'),
            'î' | 'ï' => slug.push('i'),
            'ô' | 'ö' => slug.push('o'),
            'ù' | 'û' | 'ü' => slug.push('u'),
            'ç' => slug.push('c'),
            '\'' | '’' | '.' => {}
            _ if slug.ends_with('-') || slug.is_empty() => {}
            _ => slug.push('-'),
        }
    }
    slug.trim_end_matches('-').to_owned()
}

/// No id twice among these armies, and none that means a recruit.
pub fn check_unique<'a>(armies: impl Iterator<Item = &'a Army>) -> Result<(), Fault> {
    let mut seen = BTreeSet::new();
    for army in armies {
        let ids = army.units.iter().map(|unit| &unit.id).chain(army.generals.iter().map(|general| &general.id));
        for id in ids {
            let problem = "there are two of this id; give one an id of its own";
            Fault::unless(seen.insert(id), format!("piece {id}"), problem)?;
        }
    }
    Ok(())
}

/// Armies and terrain fit the budget (AP-85); terrain by the tables is paid for later (AP-103).
fn check_budget(setup: &Setup) -> Result<(), Fault> {
    let terrain = if setup.rules.terrain_seed.is_some() { BySide::default() } else { setup.ground.costs() };
    for (side, contingent) in setup.contingents.iter() {
        let Some(army) = &contingent.army else {
            let least = Army::default().cheapest_completion();
            Fault::when(setup.budget < least, "budget", format!("{}; recruits need {least} points", setup.budget))?;
            continue;
        };
        let (army, ground) = (army.cost(), terrain[side]);
        if army + ground > setup.budget {
            let problem = format!(
                "army {army} + terrain {ground} = {} points, {} over the budget of {} (AP-85); take pieces away or \
                 raise `budget`",
                army + ground,
                army + ground - setup.budget,
                setup.budget
            );
            return Err(Fault::new(["south", "north"][side.index()], problem));
        }
    }
    Ok(())
}
