//! A scenario as its file has it.

use kernel::{Chosen, Text};
use serde::Deserialize;

use crate::setup::{PlaceKind, SideWord};
use crate::troops::{Command, Kind, Order, Quality, Weapon};

/// A scenario as its author writes it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Scenario {
    /// Length in turns.
    pub turns: u8,
    /// The board, one letter of the palette a hex.
    pub map: String,
    /// Hexes with fieldworks.
    #[serde(default)]
    pub works: String,
    /// Who must attack, and what that side must gain (BE-V5); left out, the higher total wins.
    pub attack: Option<AttackRow>,
    #[serde(default)]
    pub objectives: Vec<ObjectiveRow>,
    #[serde(default)]
    pub places: Vec<PlaceRow>,
    /// Chains of hexes that are only for the eye.
    #[serde(default)]
    pub roads: Vec<String>,
    #[serde(default)]
    pub tracks: Vec<String>,
    #[serde(default)]
    pub streams: Vec<String>,
    #[serde(default)]
    pub rails: Vec<String>,
    pub red: ArmyRow,
    pub blue: ArmyRow,
    /// Options that suit this scenario.
    #[serde(default)]
    pub options: Chosen,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct AttackRow {
    pub side: SideWord,
    pub gain: i16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ObjectiveRow {
    pub at: String,
    /// Points to the first side if it controls the hex at the end.
    pub red: u8,
    /// Points to the second side.
    pub blue: u8,
    /// Who controls it at the start.
    pub held: Option<SideWord>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlaceRow {
    pub cells: String,
    pub name: Text,
    #[serde(default)]
    pub kind: PlaceKind,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ArmyRow {
    pub name: Text,
    pub livery: Option<String>,
    pub command: Command,
    /// The side loses when it has fewer elements (BE-V4).
    pub rout: u8,
    /// Points for each enemy element removed (BE-V3).
    #[serde(default = "one")]
    pub points_per_element: u8,
    pub units: Vec<UnitRow>,
}

pub(crate) fn one() -> u8 {
    1
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct UnitRow {
    pub id: String,
    pub name: Text,
    /// A few letters for the counter.
    pub label: Option<Text>,
    pub kind: Kind,
    pub elements: u8,
    pub weapon: Weapon,
    pub quality: Quality,
    /// Left out, tribal formations and cavalry are in close order (BE-10).
    pub order: Option<Order>,
    #[serde(default)]
    pub tags: String,
    /// The start hex...
    pub at: Option<String>,
    /// ...or the turn of arrival and the hexes where it may come.
    pub turn: Option<u8>,
    pub entry: Option<String>,
}
