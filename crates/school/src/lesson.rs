//! A lesson as its author wrote it: a table, then steps that say one thing each and wait until it is done.

use catalogue::Table;
use kernel::{Fault, Side};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use session::{DiceOrder, Order, Session};

use crate::place::{Act, Place};

/// The file of a lesson.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LessonWords {
    minutes: u8,
    side: String,
    #[serde(default)]
    at: Place,
    step: Vec<StepWords>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StepWords {
    id: String,
    #[serde(default, rename = "do")]
    accept: Vec<String>,
    #[serde(default)]
    dice: Vec<u16>,
    #[serde(default)]
    reply: Vec<Act>,
    #[serde(default)]
    battle: bool,
    #[serde(default)]
    point: Vec<String>,
    #[serde(default)]
    words: Vec<String>,
    #[serde(default)]
    rules: Vec<String>,
}

/// A lesson.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// Its id.
    pub id: String,
    /// How long it takes.
    pub minutes: u8,
    /// Whom the learner plays.
    pub side: Side,
    /// What is played.
    pub order: Order,
    /// The table at the beginning.
    pub position: Value,
    /// What is learnt, one thing after another.
    pub steps: Vec<Step>,
}

/// One thing to learn.
#[derive(Clone, Debug)]
pub struct Step {
    /// Its id within the lesson: the words are `lesson-LESSON-STEP` and so on.
    pub id: String,
    /// What the learner does.
    pub task: Task,
    /// Cells and pieces that are pointed at; where there are none, those that the act touches.
    pub point: Vec<String>,
    /// Terms that are new: `word-ID` and `word-ID-means`.
    pub words: Vec<String>,
    /// The rules it shows.
    pub rules: Vec<String>,
}

/// What the learner does in a step.
#[derive(Clone, Debug)]
pub enum Task {
    /// Reads.
    Read,
    /// Acts.
    Do {
        /// What counts as done: the act that is shown first, then patterns (`move D4 *`).
        accept: Vec<String>,
        /// The dice that fall.
        dice: Vec<u16>,
        /// What the other side does then.
        reply: Vec<Act>,
    },
    /// Plays on freely until the game is over.
    Battle,
}

impl Step {
    fn read(words: StepWords) -> Result<Step, Fault> {
        let StepWords { id, accept, dice, reply, battle, point, words, rules } = words;
        let idle = dice.is_empty() && reply.is_empty();
        let task = match (battle, accept.is_empty()) {
            (true, false) => Err("a battle is fought freely: no 'do'"),
            (_, true) if !idle => Err("dice and replies belong to a step with 'do'"),
            (true, true) => Ok(Task::Battle),
            (false, true) => Ok(Task::Read),
            (false, false) if accept[0].contains('*') => Err("the first act of 'do' is shown: it needs no '*'"),
            (false, false) => Ok(Task::Do { accept, dice, reply }),
        };
        let task = task.map_err(|problem| Fault::new(format!("step {id}"), problem))?;
        Ok(Step { id, task, point, words, rules })
    }

    /// Whether this act is what the step asks for.
    pub fn accepts(&self, action: &str) -> bool {
        matches!(&self.task, Task::Do { accept, .. } if accept.iter().any(|pattern| fits(pattern, action)))
    }
}

/// Whether an act has the form of a pattern, in which `*` stands for anything.
fn fits(pattern: &str, action: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == action,
        Some((head, tail)) => action
            .strip_prefix(head)
            .is_some_and(|rest| rest.char_indices().map(|(i, _)| &rest[i..]).chain([""]).any(|rest| fits(tail, rest))),
    }
}

/// The list of steps as the learner sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Syllabus {
    /// The lesson.
    pub id: String,
    /// Its steps.
    pub steps: Vec<StepCard>,
    /// The lesson that follows.
    pub next: Option<String>,
}

/// A step as the learner sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StepCard {
    /// Its id.
    pub id: String,
    /// New terms.
    pub words: Vec<String>,
    /// Rules.
    pub rules: Vec<String>,
}

impl Lesson {
    /// A lesson of a game by its id.
    pub fn of(table: &dyn Table, id: &str) -> Result<Lesson, Fault> {
        let file = crate::lessons(table).iter().find(|lesson| lesson.id == id);
        let file =
            file.ok_or_else(|| Fault::new("lesson", format!("{} has none that is called '{id}'", table.id())))?;
        Lesson::read(table, id, file.toml).map_err(|fault| fault.within(format!("lesson {id}")))
    }

    /// Reads a lesson's text.
    pub fn read(table: &dyn Table, id: &str, toml: &str) -> Result<Lesson, Fault> {
        let LessonWords { minutes, side, at, step } = kernel::read_toml(toml)?;
        let (side, order) = (table.side(&side)?, at.order(table)?);
        let position = at.stand(table)?.position();
        let steps = step.into_iter().map(Step::read).collect::<Result<Vec<_>, _>>()?;
        Fault::unless(!steps.is_empty(), "step", "a lesson has at least one")?;
        Ok(Lesson { id: id.to_owned(), minutes, side, order, position, steps })
    }

    /// The table at the beginning.
    pub fn begin(&self, seed: u64) -> Result<Session, Fault> {
        Session::set_up(self.order.clone(), DiceOrder::Taught(seed), self.position.clone())
    }

    /// The list of steps.
    pub fn syllabus(&self, table: &dyn Table) -> Syllabus {
        let card = |step: &Step| StepCard { id: step.id.clone(), words: step.words.clone(), rules: step.rules.clone() };
        let after = crate::lessons(table).iter().skip_while(|lesson| lesson.id != self.id).nth(1);
        Syllabus {
            id: self.id.clone(),
            steps: self.steps.iter().map(card).collect(),
            next: after.map(|lesson| lesson.id.to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_star_stands_for_anything() {
        assert!(fits("move D4 *", "move D4 E5") && fits("*", "") && fits("a*c*", "abcd") && fits("end", "end"));
        assert!(!fits("move D4 *", "move D5 E5") && !fits("end", "end movement") && !fits("a*c", "abcd"));
    }
}
