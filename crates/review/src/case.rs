//! A match opened for review.

use std::cell::RefCell;
use std::sync::Arc;

use catalogue::{Match, Rejection, Table};
use kernel::{Entry, Eyes, Fault, Record, Script, Side, Start, Tongue};
use serde::{Deserialize, Serialize};
use session::{End, Order, Session};

use crate::appraise::{ended, of_first, searched};
use crate::decide::{Better, Question};
use crate::luck::{Fall, Throw};
use crate::shown::{Told, told};

/// How deep a review looks: simulations for each decision. 0 takes the first glance and compares no actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Depth(pub u32);

impl Depth {
    /// What can be had at once.
    pub const GLANCE: Depth = Depth(0);
    /// The usual depth.
    pub const USUAL: Depth = Depth(192);

    /// Simulations for one of the positions that dice or two actions lead to.
    pub(crate) fn after(self) -> u32 {
        self.0.div_ceil(4)
    }
}

/// A line that stands: it was not taken back.
pub(crate) struct Step {
    /// Its number in the record.
    pub line: usize,
    pub side: Side,
    /// What was done; nothing for a surrender.
    pub action: Option<String>,
    pub before: Arc<dyn Match>,
    pub after: Arc<dyn Match>,
    pub told: Told,
    pub diced: bool,
}

/// A match opened for review.
pub struct Case {
    pub(crate) order: Order,
    pub(crate) end: Option<End>,
    pub(crate) first: Arc<dyn Match>,
    pub(crate) steps: Vec<Step>,
    pub(crate) depth: Depth,
    /// What was told of the dice of the beginning, if any fell.
    opening: Option<Told>,
    /// The first side's score, when the match is over.
    score: Option<f64>,
}

/// What was found about one part of a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Weighed {
    /// The first side's chance before the decision.
    pub value: f64,
    /// What the decision gave away.
    pub given: f64,
    /// What would have been better.
    pub better: Option<Better>,
    /// What the dice gave.
    pub throw: Option<Throw>,
    /// What the dice of the beginning gave; only in the first part.
    pub opening: Option<Throw>,
}

impl Case {
    /// Opens a record: every move is proved legal.
    pub fn open(record: &Record, depth: Depth) -> Result<Case, Fault> {
        let session = Session::watch(record)?;
        if !session.position().in_sight() {
            let problem = "the players declare what lies on their own table: the commander cannot see and judge it";
            return Err(Fault::new("review", problem));
        }
        let course = Course::of(record, session.order())?;
        Ok(Case {
            order: session.order().clone(),
            end: session.view(Eyes::All).end,
            first: course.first,
            steps: course.steps,
            depth,
            opening: course.opening,
            score: session.outcome().map(|outcome| f64::from(outcome.score(Side::A))),
        })
    }

    /// The game.
    pub fn table(&self) -> &'static dyn Table {
        self.first.table()
    }

    /// The position before a line that stands, to play on from it.
    pub fn position_before(&self, line: usize) -> Option<serde_json::Value> {
        self.steps.iter().find(|step| step.line == line).map(|step| step.before.position())
    }

    /// How many parts there are to weigh.
    pub fn parts(&self) -> usize {
        self.steps.len() + 1
    }

    /// Weighs one part: the position before a decision, the decision, and the dice that fell on it. The last one is the
    /// position at the end.
    pub fn weigh(&self, part: usize) -> Weighed {
        self.weigh_gently(part, &|| ())
    }

    /// The same, with a breath after every simulation: whoever works beside others lets them go first there.
    pub fn weigh_gently(&self, part: usize, breathe: &dyn Fn()) -> Weighed {
        let opening = if part == 0 { self.opening_throw(breathe) } else { None };
        let Some(step) = self.steps.get(part) else { return self.end(opening, breathe) };
        let Some(action) = &step.action else { return self.surrender(step, opening, breathe) };
        let (position, side) = (&*step.before, step.side);
        let answer = Question { position, side, action, depth: self.depth, seed: seed(part), breathe }.answer();
        let fall = Fall { came: &*step.after, depth: self.depth, told: &step.told, breathe };
        let throw = if step.diced { fall.throw(position, side, action) } else { None };
        Weighed { value: answer.value, given: answer.given, better: answer.better, throw, opening }
    }

    fn value_of(&self, position: &dyn Match, breathe: &dyn Fn()) -> f64 {
        searched(position, self.depth.0, seed(self.steps.len()), breathe)
    }

    fn end(&self, opening: Option<Throw>, breathe: &dyn Fn()) -> Weighed {
        let last = &**self.steps.last().map_or(&self.first, |step| &step.after);
        let value = self.score.or_else(|| ended(last)).unwrap_or_else(|| self.value_of(last, breathe));
        Weighed { value, given: 0.0, better: None, throw: None, opening }
    }

    /// Who gives up gives away all that he had left.
    fn surrender(&self, step: &Step, opening: Option<Throw>, breathe: &dyn Fn()) -> Weighed {
        let value = self.value_of(&*step.before, breathe);
        Weighed { value, given: of_first(step.side, value), better: None, throw: None, opening }
    }

    fn opening_throw(&self, breathe: &dyn Fn()) -> Option<Throw> {
        let told = self.opening.as_ref()?;
        Fall { came: &*self.first, depth: self.depth, told, breathe }.opening(&self.order)
    }
}

/// Parts have seeds of their own, so that their errors do not add up.
fn seed(part: usize) -> u64 {
    0x7265_7669_6577 ^ ((part as u64) << 8)
}

/// What happened from the first position on.
struct Course {
    first: Arc<dyn Match>,
    opening: Option<Told>,
    steps: Vec<Step>,
}

impl Course {
    fn of(record: &Record, order: &Order) -> Result<Course, Fault> {
        let table = catalogue::game(&order.game)?;
        let toml = order.toml()?;
        // What the last line told, handed from the one who plays to the one who sees.
        let last = RefCell::new(Told::default());
        let begin = |start: &Start, script: &mut Script| match start {
            Start::Scenario(_) => {
                let begun = table.start(&toml, &order.options, script)?;
                last.replace(told(&begun.told));
                Ok(Arc::from(begun.game))
            }
            Start::Position(json) => {
                let position = serde_json::from_str(json).map_err(|e| Fault::new("position", e.to_string()))?;
                table.set_up(&toml, &order.options, position).map(Arc::from)
            }
        };
        let play = |state: &mut Arc<dyn Match>, side: Side, action: &str, script: &mut Script| {
            let mut after = state.boxed();
            let events = after.play(side, action, script).map_err(|rejection| in_words(table, rejection))?;
            last.replace(told(&events));
            *state = Arc::from(after);
            Ok(())
        };
        let (mut before, mut opening): (Option<Arc<dyn Match>>, Option<Told>) = (None, None);
        let mut steps: Vec<Step> = Vec::new();
        let mut first = None;
        record.replay(begin, play, |seen| {
            let (after, told) = (seen.state.clone(), last.take());
            match seen.entry {
                None => {
                    first = Some(after.clone());
                    opening = matches!(&record.header.start, Start::Scenario(dice) if !dice.is_empty()).then_some(told);
                }
                Some(Entry::Undo { to, .. }) => steps.retain(|step| step.line < *to),
                Some(entry) => {
                    let (side, action, diced) = deed(entry);
                    let step =
                        |before| Step { line: seen.ply, side, action, before, after: after.clone(), told, diced };
                    steps.extend(before.take().map(step));
                }
            }
            before = Some(after);
        })?;
        let first = first.ok_or_else(|| Fault::new("record", "it has no beginning"))?;
        Ok(Course { first, opening, steps })
    }
}

/// Who did what, and whether dice fell on it.
fn deed(entry: &Entry) -> (Side, Option<String>, bool) {
    match entry {
        Entry::Move { side, action, dice } => (*side, Some(action.clone()), !dice.is_empty()),
        Entry::Undo { side, .. } | Entry::End { side, .. } | Entry::Hidden { side } => (*side, None, false),
    }
}

fn in_words(table: &dyn Table, rejection: Rejection) -> Fault {
    match rejection {
        Rejection::Unreadable(fault) => fault,
        Rejection::Refused(refusal) => Fault::new(refusal.rule, table.phrasebook(Tongue::En).say(&refusal.why)),
    }
}
