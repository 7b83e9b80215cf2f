//! A scenario as its author writes it: the file, field by field.

use kernel::{Chosen, Text};
use serde::Deserialize;

use crate::unit::{Kind, Trait};

/// The file, field by field.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Scenario {
    /// Length of the game (RE-13).
    pub turns: u8,
    /// The board; see [`crate::Terrain::SIGNS`], capitals are on hills.
    pub map: String,
    /// Hexsides with a stream: `0403-0503`.
    #[serde(default)]
    pub streams: String,
    /// Hexsides with a sunken lane.
    #[serde(default)]
    pub lanes: String,
    /// Hexes with fieldworks, a cemetery or walled gardens.
    #[serde(default)]
    pub fieldworks: String,
    #[serde(default)]
    pub roads: Vec<RoadText>,
    #[serde(default)]
    pub objectives: Vec<ObjectiveText>,
    /// Names on the map besides those of the objectives.
    #[serde(default)]
    pub places: Vec<PlaceText>,
    pub blue: ArmyText,
    pub red: ArmyText,
    /// Options that suit this scenario.
    #[serde(default)]
    pub options: Chosen,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RoadText {
    pub name: String,
    pub hexes: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ObjectiveText {
    pub hex: String,
    pub name: Text,
    pub owner: String,
    #[serde(default)]
    pub points: u8,
    #[serde(default)]
    pub vp: u8,
    /// Where it is worth something else to the enemy of its owner.
    pub vp_to_enemy: Option<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlaceText {
    pub hex: String,
    pub name: Text,
    /// `place`, `water` or `wood`.
    #[serde(default)]
    pub kind: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ArmyText {
    pub name: Text,
    pub commander: Text,
    /// x (RE-16).
    pub command: u8,
    /// x of the first turns, where it differs.
    #[serde(default)]
    pub command_by_turn: Vec<u8>,
    pub threshold: Option<u8>,
    pub breaking_point: Option<u8>,
    /// The retreat line: `row 9`, `column 0` or hexes.
    pub home: String,
    pub corps: Vec<CorpsText>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CorpsText {
    pub id: String,
    pub name: Text,
    /// A few letters for chits and counters; left out, the first letter of its id.
    pub short: Option<String>,
    /// y (RE-15).
    pub chits: u8,
    /// A retreat line of its own.
    pub home: Option<String>,
    pub units: Vec<UnitText>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct UnitText {
    pub id: String,
    pub name: Text,
    /// What stands on its counter; left out, its name up to the first comma or bracket.
    pub label: Option<Text>,
    pub kind: Kind,
    pub pieces: u8,
    #[serde(default)]
    pub traits: Vec<Trait>,
    /// Where it stands; for a reinforcement, hexes in order of preference.
    pub at: String,
    /// The turn in which it arrives; left out, it is there from the start.
    pub turn: Option<u8>,
}
