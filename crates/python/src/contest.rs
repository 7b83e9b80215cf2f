//! Contests between computer players, in portions that a cluster can deal out.

use std::collections::BTreeMap;

use catalogue::Table;
use kernel::Side;
use pyo3::prelude::*;

use crate::game::ordered;
use crate::wrong;

/// Plays some pairs of games of a contest, from pair `first` on, on one thread: what came of them.
#[pyfunction]
#[pyo3(signature = (game, a, b, seed, first, pairs, scenario=None))]
#[allow(clippy::too_many_arguments)]
pub fn contest(
    py: Python<'_>,
    game: &str,
    a: &str,
    b: &str,
    seed: u64,
    first: u32,
    pairs: u32,
    scenario: Option<&str>,
) -> PyResult<BTreeMap<&'static str, u64>> {
    let table: &dyn Table = catalogue::game(game).map_err(wrong)?;
    let order = ordered(table, scenario, BTreeMap::new()).map_err(wrong)?;
    let toml = order.toml().map_err(wrong)?;
    let (a, b) = (a.parse().map_err(wrong)?, b.parse().map_err(wrong)?);
    let portion = lab::Contest { a, b, games: 2 * pairs, first, seed };
    let play = || lab::host::with_threads(Some(1), || table.duel(&toml, &order.options, &portion, &|_| {}));
    let duel = py.detach(play).map_err(wrong)?;
    Ok(BTreeMap::from([
        ("games", duel.games.into()),
        ("wins_a", duel.wins_a.into()),
        ("wins_b", duel.wins_b.into()),
        ("draws", duel.draws.into()),
        ("wins_of_side_0", duel.wins_by_side[Side::A].into()),
        ("wins_of_side_1", duel.wins_by_side[Side::B].into()),
        ("decisions", duel.decisions),
    ]))
}
