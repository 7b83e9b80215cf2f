//! Looking back: an earlier table, the log before its last page, the record. It is worked out beside the match, on a copy,
//! for the longer the match the longer it takes.

use std::ops::Range;
use std::sync::Arc;

use kernel::{Eyes, Scene, Side};
use serde_json::Value;
use session::{Frame, LogPart, Session, Signer};

use crate::commander::Asker;
use crate::effect::Work;
use crate::halted::{Halted, written};
use crate::post::Post;
use crate::protocol::Answer;
use crate::refusal::Refused;
use crate::room::{Guest, Room};
use crate::sight::PAGE;

/// What one guest may be waiting to see.
const MOST_LOOKS: usize = 4;

/// A look back at a match.
pub struct Look {
    session: Session,
    eyes: Eyes,
    at: At,
}

/// What is looked at.
enum At {
    /// The table after this line, for this side of a shared screen.
    Ply(Option<Side>, usize),
    /// These lines of the log.
    Log(Range<usize>),
    /// All of it, for somebody to vouch for.
    Record(Option<Signer>, Option<Arc<Halted>>),
    /// The position before this line, to go on from.
    Branch(usize),
}

/// What was seen.
pub enum Looked {
    /// The table after a line and what happened in it; nothing if there is no such line.
    Ply(Option<Side>, usize, Option<Box<(Scene, Vec<Frame>)>>),
    /// Lines of the log.
    Log(Vec<LogPart>),
    /// The record.
    Record(String),
    /// The position before a line; nothing if there is no such line.
    Branch(Option<Value>),
}

impl Look {
    /// Looks.
    pub(crate) fn look(&self) -> Looked {
        let Look { session, eyes, at } = self;
        match at {
            At::Ply(side, ply) => {
                let seen = session.scene_at(*ply, *eyes).map(|scene| Box::new((scene, session.frames(*ply, *eyes))));
                Looked::Ply(*side, *ply, seen)
            }
            At::Log(lines) => Looked::Log(session.log(*eyes, lines.clone())),
            At::Record(signer, halted) => Looked::Record(written(session, *eyes, halted.as_deref(), signer.as_ref())),
            At::Branch(line) => Looked::Branch(session.before(*line).map(|position| position.position())),
        }
    }
}

impl Room {
    /// The table after a line.
    pub(crate) fn replay(&mut self, guest: Guest, ask: u32, side: Option<Side>, ply: usize) -> Result<(), Refused> {
        let eyes = guest.post.eyes_for(side).ok_or_else(Refused::seat)?;
        self.look(guest, ask, eyes, At::Ply(side, ply))
    }

    /// The page of the log that ends before a line.
    pub(crate) fn leaf(&mut self, guest: Guest, ask: u32, before: usize) -> Result<(), Refused> {
        self.look(guest, ask, guest.post.eyes(), At::Log(before.saturating_sub(PAGE)..before))
    }

    /// The record. One that is watched is there as it came.
    pub(crate) fn tell_record(&mut self, guest: Guest, ask: u32) -> Result<(), Refused> {
        match self.record.clone() {
            Some(text) => self.tell(guest, &self.written_record(ask, text)),
            None => {
                let record = At::Record(self.signer.clone(), self.halted.clone());
                self.look(guest, ask, guest.post.eyes(), record)?;
            }
        }
        Ok(())
    }

    /// The position before a line of a match that is over, for a match that goes on from there.
    pub(crate) fn branch(&mut self, guest: Guest, ask: u32, line: usize) -> Result<(), Refused> {
        self.talked_over()?;
        self.look(guest, ask, guest.post.eyes(), At::Branch(line))
    }

    fn written_record(&self, ask: u32, text: String) -> Answer {
        Answer::Record { ask, text, file: format!("{}-{}.txt", self.row.wanted.order.game, self.row.id) }
    }

    fn look(&mut self, guest: Guest, ask: u32, eyes: Eyes, at: At) -> Result<(), Refused> {
        let session = self.playing()?.clone();
        if self.asked.values().filter(|asker| asker.is_look_of(guest)).count() >= MOST_LOOKS {
            return Err(Refused::new("busy", "too-fast"));
        }
        // Whose side the position is looked at from does not matter here.
        self.ask(Asker::looking(guest, ask), Side::A, Work::Look(Box::new(Look { session, eyes, at })));
        Ok(())
    }

    /// What was seen, for who asked.
    pub(crate) fn looked(&self, post: Post, ask: u32, looked: Looked) -> Answer {
        match looked {
            Looked::Ply(side, ply, Some(seen)) => {
                let (mut scene, frames) = *seen;
                let same_board = self.sights.get(&post).is_some_and(|sight| sight.leave_out_board(&mut scene, side));
                Answer::Replayed { ask, ply, scene: Box::new(scene), same_board, frames }
            }
            Looked::Ply(_, _, None) | Looked::Branch(None) => Refused::new("nothing", "nothing").answer(Some(ask)),
            Looked::Log(log) => Answer::Log { ask, log },
            Looked::Record(text) => self.written_record(ask, text),
            Looked::Branch(Some(position)) => Answer::Branch { ask, position },
        }
    }
}
