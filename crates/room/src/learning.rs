//! A room where something is learnt: a lesson, or a figure of the rulebook to try.

use kernel::{BySide, Fault};
use school::{Course, Figure, Turn};
use session::{DiceOrder, Session};

use crate::protocol::{Answer, Learnt, Seat, Wanted};
use crate::refusal::Refused;
use crate::room::{Guest, Mover, Room};

/// Who sits opposite in a lesson.
const OPPONENT: &str = "recruit";

/// The lesson or the figure says what is played and who sits where.
pub(crate) fn enrol(wanted: &mut Wanted) -> Result<(), Fault> {
    let Some(learnt) = &wanted.learnt else { return Ok(()) };
    let table = catalogue::game(&wanted.order.game)?;
    wanted.real_dice = false;
    (wanted.order, wanted.seats, wanted.hot_seat) = match learnt {
        Learnt::Lesson(id) => {
            let lesson = school::Lesson::of(table, id)?;
            let opposite = Seat::Commander { rank: OPPONENT.to_owned() };
            let seat = |side| if side == lesson.side { Seat::Person } else { opposite.clone() };
            (lesson.order, BySide::from_fn(seat), false)
        }
        Learnt::Figure(id) => (Figure::of(table, id)?.order(table)?, BySide::from_fn(|_| Seat::Person), true),
    };
    Ok(())
}

/// The beginning of a match, of a lesson or of a trial.
pub(crate) fn begin(wanted: &Wanted, dice: DiceOrder) -> Result<Session, Fault> {
    let Some(learnt) = &wanted.learnt else { return ordered(wanted, dice) };
    let table = catalogue::game(&wanted.order.game)?;
    let luck = match dice {
        DiceOrder::Taught(seed) => seed,
        _ => 0,
    };
    match learnt {
        Learnt::Lesson(id) => school::Lesson::of(table, id)?.begin(luck),
        Learnt::Figure(id) => Figure::of(table, id)?.begin(table, luck),
    }
}

/// A match from its scenario's beginning, or from a position of another.
fn ordered(wanted: &Wanted, dice: DiceOrder) -> Result<Session, Fault> {
    let order = wanted.order.clone();
    match &wanted.position {
        Some(position) => Session::set_up(order, dice, position.clone()),
        None => Session::begin(order, dice),
    }
}

/// The lesson that is wanted, if one is.
pub(crate) fn course(wanted: &Wanted) -> Result<Option<Course>, Fault> {
    match &wanted.learnt {
        Some(Learnt::Lesson(id)) => Course::new(catalogue::game(&wanted.order.game)?, id).map(Some),
        _ => Ok(None),
    }
}

impl Room {
    /// The other side does what the lesson has it do, one act at a time, each kept and shown.
    pub(crate) fn teach(&mut self) {
        let (Some(course), Some(session)) = (&self.course, &self.session) else { return };
        if course.due(session).is_some() {
            let course = course.clone();
            let side = !course.lesson().side;
            self.change(Mover::House(side), |session| course.reply(session));
        }
    }

    /// The learner goes on, back, or his own way.
    pub(crate) fn turn_lesson(&mut self, guest: Guest, ask: u32, turn: Turn) -> Result<(), Refused> {
        let mut course = self.course.clone().ok_or_else(|| Refused::new("nothing", "nothing"))?;
        let mut trial = self.playing()?.clone();
        let ops = course.turn(&mut trial, turn);
        self.course = Some(course);
        if ops.is_empty() {
            self.rouse();
            self.show(&[], true, None);
            self.tell(guest, &Answer::Done { ask });
            return Ok(());
        }
        self.change(Mover::Guest(guest, ask), |session| {
            *session = trial;
            Ok(ops)
        });
        Ok(())
    }
}
