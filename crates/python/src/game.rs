//! A game of the catalogue.

use std::collections::BTreeMap;

use catalogue::Table;
use kernel::{Chosen, OptionSpec, Text, Tongue};
use pyo3::prelude::*;
use session::{DiceOrder, Order, Scenario, Session};

use crate::position::Position;
use crate::wrong;

/// A game: its scenarios and options, and where matches of it begin.
#[pyclass(frozen, module = "grognard")]
pub struct Game(pub(crate) &'static dyn Table);

#[pymethods]
impl Game {
    /// The game with this id.
    #[new]
    fn new(id: &str) -> PyResult<Game> {
        catalogue::game(id).map(Game).map_err(wrong)
    }

    /// Its id.
    #[getter]
    fn id(&self) -> &'static str {
        self.0.id()
    }

    /// Its title.
    #[getter]
    fn title(&self) -> String {
        self.0.phrasebook(Tongue::En).say(&Text::key("game-title"))
    }

    /// The words of its two sides.
    #[getter]
    fn sides(&self) -> [&'static str; 2] {
        self.0.sides()
    }

    /// The ids of its scenarios, the usual one first.
    #[getter]
    fn scenarios(&self) -> Vec<&'static str> {
        self.0.scenarios().iter().map(|scenario| scenario.id).collect()
    }

    /// Its options, each with its default.
    #[getter]
    fn options(&self) -> BTreeMap<&'static str, String> {
        self.0.options().iter().map(|option| (option.key, option.default.to_string())).collect()
    }

    /// Whether anything is hidden from a player.
    #[getter]
    fn hidden(&self) -> bool {
        self.0.about().hidden
    }

    /// Begins a match. The dice are drawn from the seed; without one each die is asked for (`Position.chance`).
    #[pyo3(signature = (scenario=None, options=None, seed=Some(0)))]
    fn start(
        &self,
        scenario: Option<&str>,
        options: Option<BTreeMap<String, String>>,
        seed: Option<u64>,
    ) -> PyResult<Position> {
        let order = ordered(self.0, scenario, options.unwrap_or_default()).map_err(wrong)?;
        let dice = seed.map_or(DiceOrder::Physical, DiceOrder::Seeded);
        Session::begin(order, dice).map(Position::new).map_err(wrong)
    }

    fn __repr__(&self) -> String {
        format!("grognard.Game('{}')", self.0.id())
    }
}

/// The match that was asked for; a scenario is an id of the game or the text of a file of one's own.
pub(crate) fn ordered(
    table: &'static dyn Table,
    scenario: Option<&str>,
    options: BTreeMap<String, String>,
) -> Result<Order, kernel::Fault> {
    let scenario = match scenario {
        Some(toml) if toml.contains('\n') => Scenario::Custom { name: "custom".to_owned(), toml: toml.to_owned() },
        Some(id) => Scenario::Named(id.to_owned()),
        None => Scenario::Named(table.scenarios()[0].id.to_owned()),
    };
    let specs = table.options();
    let read = |(key, value): (String, String)| {
        let spec = specs.iter().find(|spec| spec.key == key);
        let unknown = || kernel::Fault::new("options", format!("'{key}' is no option of {}", table.id()));
        spec.map(|spec: &OptionSpec| (key.clone(), spec.parse(&value))).ok_or_else(unknown)
    };
    let options = options.into_iter().map(read).collect::<Result<Chosen, _>>()?;
    Ok(Order { scenario, options, ..Order::of(table.id(), "") })
}
