//! Variants: a scenario that names another one as its base and changes a few figures.

use kernel::{Fault, Game, read_toml};
use serde::Deserialize;

use crate::BelleEpoque;
use crate::scenario::{ArmyRow, AttackRow, ObjectiveRow, Scenario, UnitRow};
use crate::troops::{Command, Order, Quality, Weapon};

/// All that must be read to know whether a scenario is a variant.
#[derive(Deserialize)]
struct Base {
    base: Option<String>,
}

/// A variant as its author writes it: what is left out is as in the base.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Variant {
    #[serde(rename = "base")]
    _base: String,
    turns: Option<u8>,
    works: Option<String>,
    attack: Option<AttackRow>,
    objectives: Option<Vec<ObjectiveRow>>,
    #[serde(default)]
    red: ArmyChange,
    #[serde(default)]
    blue: ArmyChange,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct ArmyChange {
    command: Option<Command>,
    rout: Option<u8>,
    points_per_element: Option<u8>,
    units: Vec<UnitChange>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UnitChange {
    id: String,
    elements: Option<u8>,
    weapon: Option<Weapon>,
    quality: Option<Quality>,
    order: Option<Order>,
    tags: Option<String>,
    at: Option<String>,
    turn: Option<u8>,
    entry: Option<String>,
}

/// Reads a scenario, or a variant of a shipped one.
pub(crate) fn scenario(toml: &str) -> Result<Scenario, Fault> {
    let Base { base: Some(base) } = read_toml(toml)? else { return read_toml(toml) };
    let files = BelleEpoque::scenarios();
    let known = || files.iter().map(|file| file.id).collect::<Vec<_>>().join(", ");
    let unknown = || Fault::new("scenario base", format!("no scenario '{base}'; known: {}", known()));
    let file = files.iter().find(|file| file.id == base).ok_or_else(unknown)?;
    let scenario: Scenario = read_toml(file.toml).map_err(|_| {
        Fault::new("scenario base", format!("'{base}' is a variant itself: name the scenario that it changes"))
    })?;
    changed(scenario, read_toml(toml)?)
}

/// Puts what is said in place of what was.
fn put<T>(place: &mut T, said: Option<T>) {
    if let Some(said) = said {
        *place = said;
    }
}

fn changed(mut scenario: Scenario, variant: Variant) -> Result<Scenario, Fault> {
    put(&mut scenario.turns, variant.turns);
    put(&mut scenario.works, variant.works);
    put(&mut scenario.attack, variant.attack.map(Some));
    put(&mut scenario.objectives, variant.objectives);
    change_army(&mut scenario.red, variant.red, "red")?;
    change_army(&mut scenario.blue, variant.blue, "blue")?;
    Ok(scenario)
}

fn change_army(army: &mut ArmyRow, change: ArmyChange, word: &str) -> Result<(), Fault> {
    put(&mut army.command, change.command);
    put(&mut army.rout, change.rout);
    put(&mut army.points_per_element, change.points_per_element);
    for unit in change.units {
        let unknown = || Fault::new(format!("scenario {word}, unit {}", unit.id), "the base has no such unit");
        let row = army.units.iter_mut().find(|row| row.id == unit.id).ok_or_else(unknown)?;
        change_unit(row, unit);
    }
    Ok(())
}

fn change_unit(row: &mut UnitRow, change: UnitChange) {
    put(&mut row.elements, change.elements);
    put(&mut row.weapon, change.weapon);
    put(&mut row.quality, change.quality);
    put(&mut row.tags, change.tags);
    put(&mut row.order, change.order.map(Some));
    if change.at.is_some() {
        (row.at, row.turn, row.entry) = (change.at, None, None);
    } else if change.turn.is_some() || change.entry.is_some() {
        row.at = None;
        put(&mut row.turn, change.turn.map(Some));
        put(&mut row.entry, change.entry.map(Some));
    }
}
