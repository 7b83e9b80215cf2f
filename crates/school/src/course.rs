//! A lesson being played. Where the learner stands follows from the acts that led to the present position, so that
//! taking back, leaving and coming again need nothing of their own.

use std::sync::Arc;

use catalogue::Table;
use kernel::{Fault, Side};
use serde::{Deserialize, Serialize};
use session::{LiveAct, Op, Rejected, Session};

use crate::lesson::{Lesson, Syllabus, Task};
use crate::place::Act;

/// A lesson being played.
#[derive(Clone, Debug)]
pub struct Course {
    lesson: Arc<Lesson>,
    syllabus: Syllabus,
    /// Steps before this one have been read.
    read: usize,
    /// The learner plays on from a position that is not the lesson's.
    released: bool,
}

/// What the learner may do with the lesson itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Turn {
    /// He has read: the next step.
    Next,
    /// Back to the beginning of this step or, from there, of the one before.
    Back,
    /// He goes on with what he did instead.
    On,
}

/// How the lesson goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Mood {
    /// Something is to be read.
    Read,
    /// Something is to be done.
    Do,
    /// Something else was done.
    Other,
    /// The other side answers.
    Reply,
    /// The end is fought out against the commander.
    Battle,
    /// The learner left the lesson and plays on.
    Free,
    /// The battle was not won.
    Lost,
    /// The lesson is at its end.
    Over,
}

/// Where the learner stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Standing {
    /// The step, from 0; behind the last one when the lesson is over.
    pub step: usize,
    /// How it goes on.
    pub mood: Mood,
    /// The act that is asked for.
    pub action: Option<String>,
    /// Cells and pieces that are pointed at; where there are none, what the act touches.
    pub point: Vec<String>,
}

impl Course {
    /// A lesson of a game, at its beginning.
    pub fn new(table: &dyn Table, id: &str) -> Result<Course, Fault> {
        Ok(Course::of(table, Lesson::of(table, id)?))
    }

    /// A lesson at its beginning.
    pub fn of(table: &dyn Table, lesson: Lesson) -> Course {
        Course { syllabus: lesson.syllabus(table), lesson: Arc::new(lesson), read: 0, released: false }
    }

    /// The lesson.
    pub fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// The list of its steps.
    pub fn syllabus(&self) -> &Syllabus {
        &self.syllabus
    }

    /// Where the learner stands.
    pub fn standing(&self, session: &Session) -> Standing {
        let place = self.place(session);
        let step = self.lesson.steps.get(place.step).filter(|_| matches!(place.mood, Mood::Read | Mood::Do));
        let action = step.and_then(|step| match &step.task {
            Task::Do { accept, .. } => accept.first().cloned(),
            _ => None,
        });
        let point = step.map_or(Vec::new(), |step| step.point.clone());
        Standing { step: place.step, mood: place.mood, action, point }
    }

    /// Whether the commander decides for the other side.
    pub fn is_free(&self, session: &Session) -> bool {
        matches!(self.place(session).mood, Mood::Battle | Mood::Free | Mood::Lost | Mood::Over)
    }

    /// The learner acts: with the lesson's dice where it is what the step asks for.
    pub fn act(&self, session: &mut Session, side: Side, action: &str, view: u32) -> Result<Vec<Op>, Rejected> {
        let place = self.place(session);
        let tidy = session.position().tidy(action).map_err(Rejected::Unreadable)?;
        let step = self.lesson.steps.get(place.step).filter(|step| side == self.lesson.side && step.accepts(&tidy));
        match step.map(|step| &step.task) {
            Some(Task::Do { dice, .. }) if place.mood == Mood::Do && view == session.view_number(side) => {
                session.act_with(side, &tidy, dice)
            }
            _ => session.act(side, action, view),
        }
    }

    /// What the other side owes the lesson, if it does.
    pub fn due(&self, session: &Session) -> Option<&Act> {
        self.place(session).due
    }

    /// The other side does what the lesson has it do.
    pub fn reply(&self, session: &mut Session) -> Result<Vec<Op>, Rejected> {
        let Some(Act { act, dice, side }) = self.due(session).cloned() else { return Err(Rejected::Nothing) };
        let table = session.position().table();
        let side = side.map_or(Ok(!self.lesson.side), |word| table.side(&word)).map_err(Rejected::Unreadable)?;
        session.act_with(side, &act, &dice)
    }

    /// The learner goes on, back, or his own way; what must be stored comes back.
    pub fn turn(&mut self, session: &mut Session, turn: Turn) -> Vec<Op> {
        let Place { step, mood, starts, .. } = self.place(session);
        let live: Vec<usize> = session.live().iter().map(|act| act.line).collect();
        match turn {
            Turn::Next if mood == Mood::Read => self.read = step + 1,
            Turn::On if mood == Mood::Other => self.released = true,
            Turn::Back => {
                let played = starts.get(step).is_some_and(|&start| start < live.len());
                let to = if played { step } else { step.saturating_sub(1) };
                (self.read, self.released) = (to, false);
                if let Some(&line) = starts.get(to).and_then(|&start| live.get(start)) {
                    return session.rewind(self.lesson.side, line);
                }
            }
            Turn::Next | Turn::On => {}
        }
        Vec::new()
    }

    /// Walks through the lesson along the acts that were made.
    fn place(&self, session: &Session) -> Place<'_> {
        let (live, over) = (session.live(), session.outcome());
        let mut place = Place { step: 0, mood: Mood::Over, starts: Vec::new(), due: None };
        let mut acts = live.iter().peekable();
        for (i, step) in self.lesson.steps.iter().enumerate() {
            place.starts.push(live.len() - acts.len());
            place.step = i;
            let mood = match &step.task {
                Task::Read => (acts.peek().is_none() && i >= self.read).then_some(Mood::Read),
                Task::Battle => match over {
                    Some(outcome) if outcome.winner == Some(self.lesson.side) => None,
                    Some(_) => Some(Mood::Lost),
                    None => Some(Mood::Battle),
                },
                Task::Do { reply, .. } => match acts.next() {
                    None => Some(Mood::Do),
                    Some(act) if act.side == self.lesson.side && step.accepts(act.action) => {
                        place.due = answered(reply, &mut acts);
                        place.due.is_some().then_some(if acts.peek().is_some() { Mood::Other } else { Mood::Reply })
                    }
                    Some(_) => Some(Mood::Other),
                },
            };
            if let Some(mood) = mood {
                // A commander who has acted on the learner's own way was let go.
                let astray = live.iter().skip(place.starts[i]).any(|act| act.side != self.lesson.side);
                let gone = mood == Mood::Other && (self.released || astray);
                place.due = place.due.filter(|_| mood == Mood::Reply);
                return Place { mood: if gone { Mood::Free } else { mood }, ..place };
            }
        }
        place.step = self.lesson.steps.len();
        Place { starts: [place.starts, vec![live.len()]].concat(), ..place }
    }
}

/// The first of these replies that was not made.
fn answered<'a, 'b>(
    replies: &'a [Act],
    acts: &mut std::iter::Peekable<impl Iterator<Item = &'b LiveAct<'b>>>,
) -> Option<&'a Act> {
    replies.iter().find(|reply| acts.next_if(|act| act.action == reply.act).is_none())
}

/// Where a course is, and how it came there.
struct Place<'a> {
    step: usize,
    mood: Mood,
    /// With which act each step began.
    starts: Vec<usize>,
    /// What the other side owes.
    due: Option<&'a Act>,
}
