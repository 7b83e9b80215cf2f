//! Armies: kinds of units, generals, what they cost, and what makes an army legal (AP-06 to AP-11, AP-85 to AP-90).
//!
//! [`Army`] is also what an army builder works on: costs, everything that is wrong in words, presets, and sensible
//! armies drawn at random.

mod roster;

use kernel::{Refusal, Text};
use serde::{Deserialize, Serialize};

use crate::setup::Rules;

pub use roster::{Army, PRESETS};

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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Kind {
    /// Infantry (I).
    #[default]
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

use Kind::{Artillery, BattleCavalry, Infantry, LightCavalry};
/// The table of efficiency and movement, with the costs.
#[rustfmt::skip]
pub const KINDS: [KindRow; 4] = [
    KindRow { kind: Infantry,      letter: 'i', word: "infantry",       attacking: 2, defending: 3, moves: 1, cost: 3 },
    KindRow { kind: BattleCavalry, letter: 'h', word: "battle-cavalry", attacking: 4, defending: 1, moves: 2, cost: 4 },
    KindRow { kind: LightCavalry,  letter: 'l', word: "light-cavalry",  attacking: 3, defending: 1, moves: 3, cost: 4 },
    KindRow { kind: Artillery,     letter: 'a', word: "artillery",      attacking: 1, defending: 4, moves: 1, cost: 5 },
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

    /// These qualities and the one with this word, if there is one.
    pub fn with(self, word: &str) -> Option<Traits> {
        Some(match word {
            "light" => Traits { light: true, ..self },
            "regular" => Traits { regular: true, ..self },
            "horse" => Traits { horse: true, ..self },
            "position" => Traits { position: true, ..self },
            _ => return None,
        })
    }

    /// The word of its quality, if it is just one.
    pub fn only(self) -> Option<&'static str> {
        Traits::EACH.iter().find(|(each, _)| *each == self).map(|(_, word)| *word)
    }

    /// The words of these qualities.
    pub fn words(self) -> impl Iterator<Item = &'static str> {
        let flags = [self.light, self.regular, self.horse, self.position];
        flags.into_iter().zip(Traits::EACH).filter(|(on, _)| *on).map(|(_, (_, word))| word)
    }

    /// Whether a unit of this kind may have these qualities at all.
    pub fn fit(self, kind: Kind) -> bool {
        let guns = self.horse || self.position;
        let foot = self.light || self.regular;
        !(self.horse && self.position) && (!guns || kind == Kind::Artillery) && (!foot || kind == Kind::Infantry)
    }
}

/// A unit as an army lists it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
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
        UnitSpec { id: id.into(), kind, vc, light, regular, horse, position, ..UnitSpec::default() }
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
    let british = rules.national_traits && nation == Nation::British;
    Refusal::when(traits.regular && !british, "AP-134", "regular-british")
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
