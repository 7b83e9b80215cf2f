//! The games for researchers: what `grognard._native` holds. The Python files beside it give the interfaces that other
//! systems know (PettingZoo, OpenSpiel).

mod batch;
mod game;
mod position;
mod report;

use kernel::Fault;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// What is wrong, as Python says it.
fn wrong(fault: Fault) -> PyErr {
    PyValueError::new_err(fault.to_string())
}

/// JSON that cannot be read or written.
fn unreadable(error: serde_json::Error) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// Quick wargames with dice and secrets, and their commanders.
#[pymodule]
mod _native {
    use super::{PyResult, pyfunction};

    #[pymodule_export]
    use super::batch::Batch;
    #[pymodule_export]
    use super::game::Game;
    #[pymodule_export]
    use super::position::{Position, replay};
    #[pymodule_export]
    use super::report::{plan, play, report};

    /// Numbers that an action may have, in every game.
    #[pymodule_export]
    const ACTIONS: usize = lab::ACTIONS;
    /// Places of the tensor of what a side sees, in every game.
    #[pymodule_export]
    const FEATURES: usize = lab::FEATURES;

    /// The ids of the games.
    #[pyfunction]
    fn games() -> PyResult<Vec<&'static str>> {
        Ok(catalogue::games().map(catalogue::Table::id).collect())
    }
}
