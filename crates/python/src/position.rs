//! A match under way, to be played, cloned, taken back and thought about.

use std::collections::BTreeMap;
use std::sync::Arc;

use catalogue::{Match, Player};
use kernel::{Eyes, Fault, Phrasebook, Record, Seeded, Side, Tongue, sketch};
use numpy::{PyArray1, PyArrayMethods};
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;
use session::{Rejected, Session};

use crate::{unreadable, wrong};

/// An action by its notation or by its number.
#[derive(FromPyObject)]
pub enum Action {
    /// As the game writes it.
    Notation(String),
    /// As [`Position::actions`] numbers it.
    Number(u16),
}

/// A position of a match, with all that led to it.
#[pyclass(module = "grognard")]
#[derive(Clone)]
pub struct Position {
    now: Arc<Session>,
    past: Vec<Arc<Session>>,
}

impl Position {
    pub(crate) fn new(session: Session) -> Self {
        Position { now: Arc::new(session), past: Vec::new() }
    }

    fn at(&self) -> &dyn Match {
        &**self.now.position()
    }

    fn book(&self, tongue: &str) -> PyResult<Phrasebook> {
        let tongue = match tongue {
            "fr" => Tongue::Fr,
            "en" => Tongue::En,
            _ => return Err(PyValueError::new_err(format!("'{tongue}' is no language here; there are fr and en"))),
        };
        Ok(self.at().table().phrasebook(tongue))
    }

    /// Whose decision it is; nobody's while a die is owed.
    fn mover(&self) -> Option<Side> {
        if self.now.asked().is_some() { None } else { self.now.to_play().next() }
    }

    fn decider(&self) -> PyResult<Side> {
        self.mover().ok_or_else(|| PyValueError::new_err("nobody decides here: a die is owed, or the game is over"))
    }

    fn change(&mut self, change: impl FnOnce(&mut Session) -> Result<(), Rejected>) -> PyResult<()> {
        let mut next = (*self.now).clone();
        change(&mut next).map_err(|rejected| self.refused(&rejected))?;
        self.past.push(std::mem::replace(&mut self.now, Arc::new(next)));
        Ok(())
    }

    fn refused(&self, rejected: &Rejected) -> PyErr {
        let book = self.at().table().phrasebook(Tongue::En);
        match rejected {
            Rejected::Refused(refusal) => {
                PyValueError::new_err(format!("{}: {}", refusal.rule, book.say(&refusal.why)))
            }
            Rejected::Unreadable(fault) => PyValueError::new_err(fault.to_string()),
            Rejected::Over => PyValueError::new_err("the game is over"),
            Rejected::DiceOwed => PyValueError::new_err("a die is owed first: throw it"),
            Rejected::Nothing | Rejected::Stale => PyValueError::new_err("there is nothing to throw"),
            Rejected::Absent => PyValueError::new_err("what is drawn is not there"),
        }
    }

    fn notation(&self, side: Side, action: Action) -> PyResult<String> {
        match action {
            Action::Notation(notation) => Ok(notation),
            Action::Number(number) => {
                let legal = self.at().numbered(side).into_iter().find(|&(n, _)| n == number);
                legal.map(|legal| legal.1).ok_or_else(|| PyValueError::new_err(format!("action {number} is not legal")))
            }
        }
    }
}

#[pymethods]
impl Position {
    /// Whose decision it is: 0 or 1. Where both decide at once, unseen by each other, the first one's steps come
    /// first: their order does not matter. Nothing when the game is over or a die is owed.
    #[getter]
    fn side(&self) -> Option<usize> {
        self.mover().map(Side::index)
    }

    /// The faces of the die that is owed, each as likely as another; nothing when none is.
    #[getter]
    fn chance(&self) -> Option<u16> {
        self.now.asked().map(|asked| asked.die.faces())
    }

    /// Whether the game is over.
    #[getter]
    fn over(&self) -> bool {
        self.now.asked().is_none() && self.now.outcome().is_some()
    }

    /// How it ended: the winner (0, 1 or nobody), how well, and why. Nothing while it is played.
    #[getter]
    fn outcome(&self) -> Option<(Option<usize>, &'static str, &'static str)> {
        let outcome = self.now.outcome()?;
        Some((outcome.winner.map(Side::index), outcome.degree.word(), outcome.reason))
    }

    /// What each side has of it: 1 won, -1 lost, 0 a draw or undecided.
    #[getter]
    fn returns(&self) -> (f32, f32) {
        let score = |side| self.now.outcome().map_or(0.0, |outcome| 2.0 * outcome.score(side) - 1.0);
        (score(Side::A), score(Side::B))
    }

    /// The legal actions, in the game's notation.
    #[getter]
    fn legal(&self) -> Vec<String> {
        self.mover().map_or_else(Vec::new, |side| self.at().legal(side))
    }

    /// The legal actions by their numbers, which are below `ACTIONS`.
    #[getter]
    fn actions(&self) -> BTreeMap<u16, String> {
        self.mover().map_or_else(BTreeMap::new, |side| self.at().numbered(side).into_iter().collect())
    }

    /// Carries out a legal action, or says which rule forbids it.
    fn play(&mut self, action: Action) -> PyResult<()> {
        let side = self.decider()?;
        let notation = self.notation(side, action)?;
        self.change(|session| session.act(side, &notation, session.view_number(side)).map(|_| ()))
    }

    /// The die that is owed shows this face, counted from 0.
    fn throw(&mut self, face: u16) -> PyResult<()> {
        let die = self.now.asked().map(|asked| asked.die);
        let die = die.ok_or_else(|| PyValueError::new_err("no die is owed"))?;
        self.change(|session| session.throw(face + die.lowest()).map(|_| ()))
    }

    /// Takes the last step back.
    fn undo(&mut self) -> PyResult<()> {
        self.now = self.past.pop().ok_or_else(|| PyIndexError::new_err("nothing was played"))?;
        Ok(())
    }

    /// Plays by lot to the end; how many decisions that took.
    fn playout(&mut self, seed: u64) -> PyResult<u32> {
        let mut luck = Seeded::new(seed);
        let mut decisions = 0;
        while let Some(side) = self.mover() {
            let legal = self.at().legal(side);
            self.play(Action::Notation(legal[luck.below(legal.len() as u32) as usize].clone()))?;
            decisions += 1;
        }
        Ok(decisions)
    }

    /// What a commander would do: the notation, what it promises (-1 to 1), why.
    #[pyo3(signature = (player="captain:200", seed=0))]
    fn advise(&self, py: Python<'_>, player: &str, seed: u64) -> PyResult<(String, f32, String)> {
        let side = self.decider()?;
        let player: Player = player.parse().map_err(wrong)?;
        let mut clock = lab::host::clock(player.budget.time);
        let advice = py.detach(|| self.at().choose(side, &player, seed, &mut clock));
        let why = self.at().table().phrasebook(Tongue::En).say(&advice.why);
        Ok((advice.action, advice.value, why))
    }

    /// What a side sees, as `FEATURES` numbers: the same for all that it cannot tell apart.
    fn observe<'py>(&self, py: Python<'py>, side: usize) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let out = PyArray1::zeros(py, lab::FEATURES, false);
        self.at().observe(a_side(side)?, out.readwrite().as_slice_mut()?);
        Ok(out)
    }

    /// What a side sees, as JSON.
    fn scene(&self, side: usize) -> PyResult<String> {
        let scene = self.at().scene(Eyes::Seat(a_side(side)?));
        serde_json::to_string(&scene).map_err(unreadable)
    }

    /// The position as JSON, secrets included.
    #[getter]
    fn json(&self) -> String {
        self.at().position().to_string()
    }

    /// An action in words.
    #[pyo3(signature = (action, tongue="en"))]
    fn describe(&self, action: Action, tongue: &str) -> PyResult<String> {
        let side = self.decider()?;
        let notation = self.notation(side, action)?;
        let words = self.at().describe(side, &notation).map_err(wrong)?;
        Ok(self.book(tongue)?.say(&words))
    }

    /// The board in text, as a side sees it.
    #[pyo3(signature = (side, tongue="en"))]
    fn text(&self, side: usize, tongue: &str) -> PyResult<String> {
        let scene = self.at().scene(Eyes::Seat(a_side(side)?));
        Ok(sketch::text(&scene, &self.book(tongue)?, |piece| self.at().notated(piece)))
    }

    /// The record so far.
    #[getter]
    fn record(&self) -> String {
        self.now.record(Eyes::All).text()
    }

    /// A copy that goes its own way.
    fn clone(&self) -> Position {
        Clone::clone(self)
    }

    fn __copy__(&self) -> Position {
        Clone::clone(self)
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Position {
        Clone::clone(self)
    }

    fn __repr__(&self) -> String {
        let (id, whose) = (self.at().table().id(), self.side());
        format!("<grognard.Position of {id}, {whose:?} to play>")
    }
}

fn a_side(index: usize) -> PyResult<Side> {
    Side::BOTH.get(index).copied().ok_or_else(|| PyIndexError::new_err("a side is 0 or 1"))
}

/// The end of a record, every move of which is proved legal.
#[pyfunction]
pub fn replay(record: &str) -> PyResult<Position> {
    let record = Record::parse(record).map_err(wrong)?;
    let watched: Result<Session, Fault> = Session::watch(&record);
    watched.map(Position::new).map_err(wrong)
}
