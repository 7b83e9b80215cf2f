use hexmap::{Cell, Grid};
use kernel::Fault;
use serde::{Deserialize, Serialize};

/// An arm. Units of one arm and side are alike, so a unit is named by its hex (PL-02, PL-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// PL-30: the solid middle.
    Infantry,
    /// PL-31: fast and weak.
    Cavalry,
    /// PL-32: slow, strikes from afar, helpless in contact.
    Artillery,
}

/// A line of the unit table (PL-30 to PL-32).
pub struct Row {
    /// The arm's word in notation and scenes.
    pub word: &'static str,
    /// Its letter in deployments.
    pub letter: &'static str,
    /// Movement potential.
    pub movement: u32,
    /// Combat potential in void.
    pub combat: u32,
    /// Combat potential as the target of the attack that hurts it most: by fire, or in contact for artillery.
    pub reduced: u32,
    /// Units a side has (PL-02).
    pub count: u8,
}

impl Kind {
    /// All arms, in the order of the table.
    pub const ALL: [Kind; 3] = [Kind::Infantry, Kind::Cavalry, Kind::Artillery];

    /// The unit table. The infantry's movement may be changed by an option (PL-R1).
    pub const TABLE: [Row; 3] = [
        Row { word: "infantry", letter: "I", movement: 4, combat: 4, reduced: 1, count: 4 },
        Row { word: "cavalry", letter: "C", movement: 6, combat: 2, reduced: 1, count: 3 },
        Row { word: "artillery", letter: "R", movement: 2, combat: 6, reduced: 3, count: 2 },
    ];

    /// Its line of the table.
    pub const fn row(self) -> &'static Row {
        &Self::TABLE[self as usize]
    }

    /// Its word.
    pub const fn word(self) -> &'static str {
        self.row().word
    }

    /// The arm with this word.
    pub fn from_word(word: &str) -> Option<Kind> {
        Self::ALL.into_iter().find(|kind| kind.word() == word)
    }

    /// The arm with this letter: I, C or R.
    pub fn from_letter(letter: &str) -> Option<Kind> {
        Self::ALL.into_iter().find(|kind| kind.row().letter == letter)
    }
}

/// Something for each arm, by its word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs)] // The fields are the arms.
pub struct ByArm<T> {
    pub infantry: T,
    pub cavalry: T,
    pub artillery: T,
}

impl<T> From<[T; 3]> for ByArm<T> {
    fn from([infantry, cavalry, artillery]: [T; 3]) -> Self {
        ByArm { infantry, cavalry, artillery }
    }
}

impl<T> From<ByArm<T>> for [T; 3] {
    fn from(ByArm { infantry, cavalry, artillery }: ByArm<T>) -> Self {
        [infantry, cavalry, artillery]
    }
}

/// PL-56: the distances at which artillery strikes.
pub(crate) const RANGE: std::ops::RangeInclusive<u32> = 2..=3;

/// A unit: its arm and its hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Unit {
    /// The arm.
    pub kind: Kind,
    /// Where it stands.
    pub at: Cell,
}

impl skirmish::Piece for Unit {
    fn at(self) -> Cell {
        self.at
    }

    fn write(self, grid: &Grid) -> String {
        format!("{} {}", self.kind.word(), grid.name(self.at))
    }

    fn read(words: &[&str], hex: &dyn Fn(&str) -> Result<Cell, Fault>) -> Option<Result<Self, Fault>> {
        let [arm, at] = words else { return None };
        let unknown = || Fault::new("action place", format!("'{arm}' is no arm: infantry, cavalry or artillery"));
        let kind = Kind::from_word(arm).ok_or_else(unknown);
        Some(kind.and_then(|kind| hex(at).map(|at| Unit { kind, at })))
    }
}
