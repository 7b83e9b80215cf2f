//! Many games stepped together, without Python's lock and without copies.

use std::collections::BTreeMap;

use lab::{ACTIONS, FEATURES, Fleet};
use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyUntypedArrayMethods};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::game::{Game, ordered};
use crate::wrong;

/// Many games of one scenario. A game that is over begins anew.
#[pyclass(module = "grognard")]
pub struct Batch {
    fleet: Box<dyn Fleet>,
}

/// The rewards of side 0 and which games ended.
type Stepped<'py> = (Bound<'py, PyArray1<f32>>, Bound<'py, PyArray1<bool>>);

#[pymethods]
impl Batch {
    /// So many games of a scenario, stepped by so many threads.
    #[new]
    #[pyo3(signature = (game, games, scenario=None, options=None, seed=0, threads=1))]
    fn new(
        game: &str,
        games: usize,
        scenario: Option<&str>,
        options: Option<BTreeMap<String, String>>,
        seed: u64,
        threads: usize,
    ) -> PyResult<Batch> {
        let table = Game(catalogue::game(game).map_err(wrong)?).0;
        let order = ordered(table, scenario, options.unwrap_or_default()).map_err(wrong)?;
        let toml = order.toml().map_err(wrong)?;
        let fleet = table.fleet(&toml, &order.options, games, seed, threads).map_err(wrong)?;
        Ok(Batch { fleet })
    }

    fn __len__(&self) -> usize {
        self.fleet.games()
    }

    /// Whose decision it is in each game.
    #[getter]
    fn sides<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let out = PyArray1::zeros(py, self.fleet.games(), false);
        self.fleet.sides(out.readwrite().as_slice_mut()?);
        Ok(out)
    }

    /// Makes a decision in each game: numbers of legal actions, -1 for one drawn by lot. Gives the rewards of side 0
    /// (1 won, -1 lost) and which games ended and have begun anew.
    fn step<'py>(&mut self, py: Python<'py>, actions: PyReadonlyArray1<'py, i32>) -> PyResult<Stepped<'py>> {
        let games = self.fleet.games();
        if actions.len() != games {
            return Err(PyValueError::new_err(format!("{} actions for {games} games", actions.len())));
        }
        let (rewards, ends) = (PyArray1::zeros(py, games, false), PyArray1::zeros(py, games, false));
        {
            let (mut rewards, mut ends) = (rewards.readwrite(), ends.readwrite());
            let (rewards, ends) = (rewards.as_slice_mut()?, ends.as_slice_mut()?);
            let actions = actions.as_slice()?;
            py.detach(|| self.fleet.step(actions, rewards, ends)).map_err(wrong)?;
        }
        Ok((rewards, ends))
    }

    /// Which actions are legal: a row of `ACTIONS` for each game.
    fn masks<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<u8>>> {
        let out = PyArray2::zeros(py, [self.fleet.games(), ACTIONS], false);
        {
            let mut rows = out.readwrite();
            let rows = rows.as_slice_mut()?;
            py.detach(|| self.fleet.masks(rows));
        }
        Ok(out)
    }

    /// A legal action for each game, drawn by lot.
    fn lot<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i32>>> {
        let out = PyArray1::zeros(py, self.fleet.games(), false);
        {
            let mut row = out.readwrite();
            let row = row.as_slice_mut()?;
            py.detach(|| self.fleet.lot(row));
        }
        Ok(out)
    }

    /// What the side sees that decides: a row of `FEATURES` for each game.
    fn observe<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<f32>>> {
        let out = PyArray2::zeros(py, [self.fleet.games(), FEATURES], false);
        {
            let mut rows = out.readwrite();
            let rows = rows.as_slice_mut()?;
            py.detach(|| self.fleet.observe(rows));
        }
        Ok(out)
    }
}
