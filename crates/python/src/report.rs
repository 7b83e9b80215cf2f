//! Balance reports, in portions that a cluster can deal out.

use std::collections::BTreeMap;

use balance::{Plan, Played, Question, Report};
use catalogue::Table;
use pyo3::prelude::*;
use session::Scenario;

use crate::game::ordered;
use crate::{unreadable, wrong};

/// What is to be played, as JSON: the players meet each other and themselves.
#[pyfunction]
#[pyo3(signature = (game, players, scenario=None, options=None, seed=1))]
pub fn plan(
    game: &str,
    players: Vec<String>,
    scenario: Option<&str>,
    options: Option<BTreeMap<String, String>>,
    seed: u64,
) -> PyResult<String> {
    let table: &dyn Table = catalogue::game(game).map_err(wrong)?;
    let order = ordered(table, scenario, options.unwrap_or_default()).map_err(wrong)?;
    let toml = order.toml().map_err(wrong)?;
    let (Scenario::Named(name) | Scenario::Custom { name, .. }) = order.scenario;
    let plan = Plan { game: game.to_owned(), scenario: name, toml, options: order.options, players, seed };
    plan.table().map_err(wrong)?;
    serde_json::to_string(&plan).map_err(unreadable)
}

/// Plays some pairs of every two players of a plan, from pair `first` on, on one thread: a line of JSON for each game.
#[pyfunction]
pub fn play(py: Python<'_>, plan: &str, first: u32, pairs: u32) -> PyResult<Vec<String>> {
    let plan: Plan = serde_json::from_str(plan).map_err(unreadable)?;
    let work = || lab::host::with_threads(Some(1), || plan.play(first..first + pairs, &[], &|_| ()));
    let games = py.detach(work).map_err(wrong)?;
    games.iter().map(|game| serde_json::to_string(game).map_err(unreadable)).collect()
}

/// The report on games of a plan, in whatever order they come: a page of HTML, and the figures as JSON.
#[pyfunction]
pub fn report(py: Python<'_>, plan: &str, games: Vec<String>) -> PyResult<(String, String)> {
    let plan: Plan = serde_json::from_str(plan).map_err(unreadable)?;
    let games: Vec<Played> =
        games.iter().map(|game| serde_json::from_str(game)).collect::<Result<_, _>>().map_err(unreadable)?;
    let report = Report::of(&plan, &Question::None, &games);
    let page = py.detach(|| balance::page(&report)).map_err(wrong)?;
    Ok((page, serde_json::to_string_pretty(&report).map_err(unreadable)?))
}
