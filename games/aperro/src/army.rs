//! Armies: kinds of units, generals, what they cost, and what makes an army legal (AP-06 to AP-11, AP-85 to AP-90).
//!
//! [`Army`] is also what an army builder works on: costs, everything that is wrong in words, presets, and sensible
//! armies drawn at random.

use kernel::{Fault, Refusal, Seeded, Side, Text};
use serde::{Deserialize, Serialize};

use crate::places::SOUTH;
use crate::setup::Rules;

/// Points for an army and the terrain of its camp (AP-85).
pub const BUDGET: i32 = 200;
/// Units that a recruited army may have (AP-86, AP-R39).
pub const RECRUITS: std::ops::RangeInclusive<usize> = 10..=14;
/// Units for which there is room in a scenario's army.
pub const UNITS: usize = 20;
/// Generals of an army, at most (AP-86).
pub const GENERALS: usize = 4;
/// Elements of a unit, at most (AP-07).
pub const ELEMENTS: u8 = 4;

/// The four kinds of units (AP-06).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Kind {
    /// Infantry (I).
    Infantry,
    /// Dragoons, cuirassiers, carabiniers (H).
    BattleCavalry,
    /// Hussars, chasseurs, lancers (L).
    LightCavalry,
    /// Guns (A).
    Artillery,
}

/// A row of the table of kinds (AP-59, AP-87 to AP-89).
pub struct KindRow {
    /// The kind.
    pub kind: Kind,
    /// Its letter in notation.
    pub letter: char,
    /// Its word in messages.
    pub word: &'static str,
    /// Highest score that hits when attacking.
    pub attacking: u8,
    /// Highest score that hits when defending.
    pub defending: u8,
    /// Steps in a Movement phase.
    pub moves: u8,
    /// Points for each element.
    pub cost: i32,
}

const fn row(
    kind: Kind,
    letter: char,
    word: &'static str,
    attacking: u8,
    defending: u8,
    moves: u8,
    cost: i32,
) -> KindRow {
    KindRow { kind, letter, word, attacking, defending, moves, cost }
}

/// The table of efficiency and movement, with the costs.
pub const KINDS: [KindRow; 4] = [
    row(Kind::Infantry, 'i', "infantry", 2, 3, 1, 3),
    row(Kind::BattleCavalry, 'h', "battle-cavalry", 4, 1, 2, 4),
    row(Kind::LightCavalry, 'l', "light-cavalry", 3, 1, 3, 4),
    row(Kind::Artillery, 'a', "artillery", 1, 4, 1, 5),
];

/// Steps of a general in a Movement phase (AP-80).
pub const GENERAL_MOVES: u8 = 3;
/// Points for each point of a general's ratings (AP-90).
pub const GENERAL_COST: i32 = 5;
/// The highest CR, LSA and LSD (AP-09).
pub const RATINGS: [u8; 3] = [2, 3, 3];

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 4] = [Kind::Infantry, Kind::BattleCavalry, Kind::LightCavalry, Kind::Artillery];

    /// Its row of the table.
    #[inline]
    pub const fn row(self) -> &'static KindRow {
        &KINDS[self as usize]
    }

    /// Whether it is cavalry of either kind.
    #[inline]
    pub const fn mounted(self) -> bool {
        matches!(self, Kind::BattleCavalry | Kind::LightCavalry)
    }

    /// The colour of the loss markers that it inflicts (AP-131).
    #[inline]
    pub const fn arm(self) -> Arm {
        match self {
            Kind::Infantry => Arm::Infantry,
            Kind::Artillery => Arm::Artillery,
            _ => Arm::Cavalry,
        }
    }
}

/// What caused a loss marker (AP-131).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Arm {
    /// Cavalry: yellow.
    Cavalry,
    /// Artillery: red.
    Artillery,
    /// Infantry: blue.
    Infantry,
}

impl Arm {
    /// All arms.
    pub const ALL: [Arm; 3] = [Arm::Cavalry, Arm::Artillery, Arm::Infantry];

    /// Its word.
    pub const fn word(self) -> &'static str {
        ["cavalry", "artillery", "infantry"][self as usize]
    }
}

/// The nation of a recruited army, for the national traits (AP-134 to AP-138).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Nation {
    /// Neither of the two with traits.
    #[default]
    Other,
    /// Britain.
    British,
    /// France.
    French,
}

impl Nation {
    /// All nations.
    pub const ALL: [Nation; 3] = [Nation::Other, Nation::British, Nation::French];

    /// Its word in notation.
    pub const fn word(self) -> &'static str {
        ["other", "british", "french"][self as usize]
    }
}

/// Qualities of a unit that matter with an option only.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Traits {
    /// Light infantry (`light_infantry`).
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub light: bool,
    /// Regular British infantry (`national_traits`).
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub regular: bool,
    /// Horse artillery (`artillery_types`).
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub horse: bool,
    /// Position artillery (`artillery_types`).
    #[serde(skip_serializing_if = "kernel::is_default")]
    pub position: bool,
}

impl Traits {
    /// No quality.
    pub const NONE: Traits = Traits { light: false, regular: false, horse: false, position: false };
    /// Each quality alone, with its word.
    pub const EACH: [(Traits, &str); 4] = [
        (Traits { light: true, ..Traits::NONE }, "light"),
        (Traits { regular: true, ..Traits::NONE }, "regular"),
        (Traits { horse: true, ..Traits::NONE }, "horse"),
        (Traits { position: true, ..Traits::NONE }, "position"),
    ];

    /// Whether a unit of this kind may have these qualities at all.
    pub fn fit(self, kind: Kind) -> bool {
        let guns = self.horse || self.position;
        let foot = self.light || self.regular;
        !(self.horse && self.position) && (!guns || kind == Kind::Artillery) && (!foot || kind == Kind::Infantry)
    }
}

/// A unit as an army lists it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitSpec {
    /// Its id in notation: letters, digits and hyphens. A scenario may leave it out: it is then made from the name.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub id: String,
    /// Its name, where it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<Text>,
    /// Its kind.
    pub kind: Kind,
    /// Its elements at the start (AP-07).
    pub vc: u8,
    /// Light infantry.
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub light: bool,
    /// Regular infantry.
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub regular: bool,
    /// British, for the national traits.
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub british: bool,
    /// Horse artillery.
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub horse: bool,
    /// Position artillery.
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub position: bool,
    /// Starts off the table (AP-144).
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub off_table: bool,
    /// The figures' uniform on screen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub uniform: Option<String>,
}

impl UnitSpec {
    /// A unit without a name.
    pub fn new(id: impl Into<String>, kind: Kind, vc: u8, traits: Traits) -> Self {
        let Traits { light, regular, horse, position } = traits;
        let id = id.into();
        UnitSpec {
            id,
            name: None,
            kind,
            vc,
            light,
            regular,
            british: false,
            horse,
            position,
            off_table: false,
            uniform: None,
        }
    }

    /// Its qualities.
    pub fn traits(&self) -> Traits {
        Traits { light: self.light, regular: self.regular, horse: self.horse, position: self.position }
    }

    /// What it costs (AP-87 to AP-89).
    pub fn cost(&self) -> i32 {
        unit_cost(self.kind, self.vc)
    }
}

/// What a unit costs (AP-87 to AP-89).
pub fn unit_cost(kind: Kind, vc: u8) -> i32 {
    kind.row().cost * i32::from(vc)
}

/// Whether an army of this nation may recruit such a unit (AP-06, AP-07, AP-120, AP-125, AP-134).
pub fn check_unit(kind: Kind, vc: u8, traits: Traits, nation: Nation, rules: &Rules) -> Result<(), Refusal> {
    Refusal::when(!(1..=ELEMENTS).contains(&vc), "AP-07", "elements")?;
    Refusal::when(!traits.fit(kind), "AP-06", "traits")?;
    Refusal::when(traits.light && !rules.light_infantry, "AP-125", "option-off")?;
    Refusal::when((traits.horse || traits.position) && !rules.artillery_types, "AP-120", "option-off")?;
    if traits.regular && !(rules.national_traits && nation == Nation::British) {
        return Err(Refusal::new("AP-134", "regular-british"));
    }
    Ok(())
}

/// Whether there are generals of these ratings (AP-09).
pub fn check_ratings(ratings: [u8; 3]) -> Result<(), Refusal> {
    let fits = ratings.iter().zip(RATINGS).all(|(&rating, most)| rating <= most);
    Refusal::unless(fits, "AP-09", "ratings")
}

/// A general as an army lists him.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GeneralSpec {
    /// His id in notation. A scenario may leave it out: it is then made from the name.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub id: String,
    /// His name, where he has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<Text>,
    /// Extra units in his sector.
    pub cr: u8,
    /// Morale bonus in attack.
    pub lsa: u8,
    /// Morale bonus in defence.
    pub lsd: u8,
    /// Starts off the table.
    #[serde(default, skip_serializing_if = "kernel::is_default")]
    pub off_table: bool,
    /// The figure's uniform on screen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub uniform: Option<String>,
}

impl GeneralSpec {
    /// A general without a name.
    pub fn new(id: impl Into<String>, [cr, lsa, lsd]: [u8; 3]) -> Self {
        GeneralSpec { id: id.into(), name: None, cr, lsa, lsd, off_table: false, uniform: None }
    }

    /// CR, LSA and LSD.
    pub fn ratings(&self) -> [u8; 3] {
        [self.cr, self.lsa, self.lsd]
    }

    /// What he costs (AP-90).
    pub fn cost(&self) -> i32 {
        general_cost(self.ratings())
    }
}

/// What a general costs (AP-90).
pub fn general_cost(ratings: [u8; 3]) -> i32 {
    ratings.iter().map(|&rating| GENERAL_COST * i32::from(rating)).sum()
}

/// The pieces of a side.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Army {
    /// The nation, for the national traits.
    pub nation: Nation,
    /// The generals.
    pub generals: Vec<GeneralSpec>,
    /// The units.
    pub units: Vec<UnitSpec>,
}

/// A preset army: name, nation, generals' ratings, and units as (kind, VC, how many).
pub type Preset = (&'static str, Nation, &'static [[u8; 3]], &'static [(Kind, u8, u8)]);

use Kind::{Artillery as A, BattleCavalry as H, Infantry as I, LightCavalry as L};
/// The preset armies of the builder, each within the budget.
pub const PRESETS: [Preset; 5] = [
    (
        "french",
        Nation::French,
        &[[1, 2, 2], [0, 3, 0], [1, 1, 1]],
        &[(I, 3, 6), (I, 4, 1), (H, 4, 1), (L, 3, 2), (A, 4, 1), (A, 3, 1)],
    ),
    (
        "british",
        Nation::British,
        &[[2, 1, 3], [1, 1, 2], [0, 2, 0]],
        &[(I, 3, 6), (I, 2, 3), (I, 4, 1), (H, 3, 1), (L, 3, 1), (A, 3, 2)],
    ),
    (
        "austrian",
        Nation::Other,
        &[[2, 2, 2], [0, 2, 0]],
        &[(I, 4, 4), (I, 3, 3), (H, 3, 2), (L, 3, 1), (L, 2, 1), (A, 4, 2)],
    ),
    ("prussian", Nation::Other, &[[1, 3, 1], [1, 1, 2]], &[(I, 3, 9), (H, 3, 1), (L, 3, 2), (A, 4, 1), (A, 3, 1)]),
    (
        "russian",
        Nation::Other,
        &[[2, 0, 2], [1, 2, 2]],
        &[(I, 3, 6), (I, 4, 1), (I, 2, 1), (H, 4, 1), (L, 3, 2), (A, 4, 2)],
    ),
];

impl Army {
    /// What the army costs (AP-87 to AP-90).
    pub fn cost(&self) -> i32 {
        self.units.iter().map(UnitSpec::cost).sum::<i32>() + self.generals.iter().map(GeneralSpec::cost).sum::<i32>()
    }

    /// The army of a preset for a side; with the national traits its better British infantry is regular.
    pub fn preset(name: &str, side: Side, rules: &Rules) -> Option<Army> {
        let (_, nation, generals, units) = PRESETS.iter().find(|preset| preset.0.eq_ignore_ascii_case(name))?;
        let mut army = Army { nation: *nation, ..Army::default() };
        for &ratings in *generals {
            army.enlist_general(side, ratings);
        }
        for &(kind, vc, count) in *units {
            for _ in 0..count {
                let regular = rules.national_traits && *nation == Nation::British && kind == Kind::Infantry && vc >= 3;
                army.enlist(side, kind, vc, Traits { regular, ..Traits::NONE });
            }
        }
        Some(army)
    }

    /// Adds a unit under the next free id.
    pub fn enlist(&mut self, side: Side, kind: Kind, vc: u8, traits: Traits) {
        let number = free(|n| self.units.iter().all(|unit| unit.id != unit_id(side, n)));
        let mut unit = UnitSpec::new(unit_id(side, number), kind, vc, traits);
        unit.british = self.nation == Nation::British && kind != Kind::Artillery;
        self.units.push(unit);
    }

    /// Adds a general under the next free id.
    pub fn enlist_general(&mut self, side: Side, ratings: [u8; 3]) {
        let number = free(|n| self.generals.iter().all(|general| general.id != general_id(side, n)));
        self.generals.push(GeneralSpec::new(general_id(side, number), ratings));
    }

    /// The points still needed to bring the army to the least that is legal.
    pub fn cheapest_completion(&self) -> i32 {
        let missing = RECRUITS.start().saturating_sub(self.units.len());
        missing as i32 * unit_cost(Kind::Infantry, 1)
    }

    /// Everything that keeps the army from being recruited with `points` (AP-85, AP-86, AP-R39), but for its pieces.
    pub fn refusals(&self, points: i32) -> Vec<Refusal> {
        let (units, generals, cost) = (self.units.len(), self.generals.len(), self.cost());
        let (least, most) = (*RECRUITS.start(), *RECRUITS.end());
        let over = || Refusal::new("AP-85", "army-over-budget").with("cost", cost).with("points", points);
        [
            (cost > points).then(|| over().with("over", cost - points)),
            (units < least).then(|| Refusal::new("AP-R39", "army-too-few").with("least", least).with("units", units)),
            (units > most).then(|| Refusal::new("AP-R39", "army-too-many").with("most", most).with("units", units)),
            (generals == 0).then(|| Refusal::new("AP-86", "no-general")),
            (generals > GENERALS).then(|| Refusal::new("AP-86", "too-many-generals").with("most", GENERALS)),
        ]
        .into_iter()
        .flatten()
        .collect()
    }

    /// What no army may have, in a scenario or recruited: pieces that cannot be (AP-07, AP-09, AP-86).
    pub fn validate_pieces(&self) -> Result<(), Fault> {
        if self.units.len() > UNITS {
            return Err(Fault::new("units", format!("{} units; there is room for {UNITS}", self.units.len())));
        }
        if self.generals.len() > GENERALS {
            let problem = format!("{} generals; an army has 1 to {GENERALS} (AP-86)", self.generals.len());
            return Err(Fault::new("generals", problem));
        }
        for unit in &self.units {
            let at = format!("unit {}", unit.id);
            check_id(&unit.id).map_err(|problem| Fault::new(&at, problem))?;
            if !(1..=ELEMENTS).contains(&unit.vc) {
                return Err(Fault::new(at, format!("vc {}; a unit has 1 to {ELEMENTS} elements (AP-07)", unit.vc)));
            }
            if !unit.traits().fit(unit.kind) {
                let problem = "light and regular are for infantry, horse or position (not both) for artillery";
                return Err(Fault::new(at, problem));
            }
        }
        for general in &self.generals {
            let at = format!("general {}", general.id);
            check_id(&general.id).map_err(|problem| Fault::new(&at, problem))?;
            if check_ratings(general.ratings()).is_err() {
                return Err(Fault::new(at, "CR goes from 0 to 2, LSA and LSD from 0 to 3 (AP-09)"));
            }
        }
        Ok(())
    }

    /// A sensible army of `points` at most for a side, drawn at random.
    pub fn random(side: Side, points: i32, nation: Nation, luck: &mut Seeded) -> Army {
        let mut army = Army { nation, ..Army::default() };
        army.complete(side, points, luck);
        army
    }

    /// Adds sensible pieces at random until the army is legal and little of `points` is left.
    pub fn complete(&mut self, side: Side, points: i32, luck: &mut Seeded) {
        let wanted = 2 + luck.below(2) as usize;
        while self.generals.len() < wanted {
            let ratings = [luck.below(3), 1 + luck.below(2), luck.below(3)].map(|rating| rating as u8);
            let room = points - self.cost() - self.cheapest_completion();
            let ratings = if general_cost(ratings) * 5 > room { [0; 3] } else { ratings };
            self.enlist_general(side, ratings);
        }
        while self.units.len() < *RECRUITS.end() {
            let kind = SENSIBLE[luck.below(SENSIBLE.len() as u32) as usize];
            let vc = [2, 3, 3, 3, 4][luck.below(5) as usize];
            let missing = RECRUITS.start().saturating_sub(self.units.len() + 1) as i32;
            let room = points - self.cost() - missing * 2 * unit_cost(Kind::Infantry, 1);
            let fits = |kind, vc| unit_cost(kind, vc) <= room;
            let (kind, vc) = match (kind, vc) {
                (kind, vc) if fits(kind, vc) => (kind, vc),
                _ if fits(Kind::Infantry, 3) => (Kind::Infantry, 3),
                _ if fits(Kind::Infantry, 2) => (Kind::Infantry, 2),
                _ if self.units.len() < *RECRUITS.start() => (Kind::Infantry, 1),
                _ => break,
            };
            self.enlist(side, kind, vc, Traits::default());
        }
    }
}

/// Kinds in the proportion of a sensible army: half of it infantry.
const SENSIBLE: [Kind; 10] = [I, I, I, I, I, I, H, L, L, A];

/// The id of a recruited unit: `s3`.
fn unit_id(side: Side, number: usize) -> String {
    format!("{}{number}", initial(side))
}

/// The id of a recruited general: `sg1`.
fn general_id(side: Side, number: usize) -> String {
    format!("{}g{number}", initial(side))
}

fn initial(side: Side) -> char {
    if side == SOUTH { 's' } else { 'n' }
}

fn free(is_free: impl Fn(usize) -> bool) -> usize {
    (1..).find(|&n| is_free(n)).expect("a free number")
}

/// An id can stand in a notation.
fn check_id(id: &str) -> Result<(), String> {
    let fine = !id.is_empty() && id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
    if fine { Ok(()) } else { Err(format!("'{id}' is no id; write small letters, digits and hyphens")) }
}
