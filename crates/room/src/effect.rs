//! What a room is told, and what it wants done.

use std::cell::RefCell;
use std::sync::Arc;
use std::time::Duration;

use catalogue::{Advice, Match, Player, Rejection};
use kernel::{BySide, Fault, Side};
use serde::{Deserialize, Serialize};
use session::{Expected, Op, Owed};

use crate::claims::Hello;
use crate::clock::Clock;
use crate::debrief::{Brief, Brought, Errand};
use crate::forecast::{Foreseen, foresee};
use crate::keys::Parts;
use crate::look::{Look, Looked};
use crate::others::Others;
use crate::people::Person;
use crate::protocol::{Created, Request};
use crate::refusal::Refused;
use crate::talk::Jotted;
use crate::terms::{Again, Offer};

/// A number for each connection.
pub type GuestId = u64;
/// A number for each piece of work.
pub type JobId = u64;

/// What a room is told.
pub enum Letter {
    /// Somebody is at the door and says who he is.
    Join(GuestId, Hello),
    /// Somebody has gone.
    Leave(GuestId),
    /// Somebody says something.
    Say(GuestId, Request),
    /// What time it is, in milliseconds since 1970: where clocks run or people talk, before every other letter.
    Time(u64),
    /// A person is no more: he gives up what he plays here, and his name goes.
    Forget(String),
    /// A person is on holiday until then, in milliseconds since 1970.
    Rest(String, u64),
    /// The answer to [`Effect::Keep`].
    Kept(Result<(), Refused>),
    /// Others have kept this since: unasked, or because what was to be kept came too late ([`Effect::Keep`]).
    Others(Box<Others>),
    /// Who sits at another house.
    Elsewhere(BySide<bool>),
    /// The answer to [`Effect::Again`].
    Again(Created),
    /// The answer to [`Effect::Work`] and how long it took; nothing if there was an accident.
    Found(JobId, Option<Finding>, Duration),
}

/// What a room wants done. Its shell does these in their order.
pub enum Effect {
    /// A message goes to these guests.
    Send {
        /// Whom.
        to: Vec<GuestId>,
        /// The message.
        text: String,
    },
    /// A guest is not admitted: he gets no more messages.
    ShowOut(GuestId),
    /// This is to be kept. Until the answer comes the room opens no other letter, so that nothing is shown that a
    /// crash could undo.
    Keep(Keep),
    /// The review of a match that is over, to be filed with it. Nobody waits for that.
    File(Filed),
    /// Something that a player said, to be kept with the match. Nobody waits for that.
    Jot(Jotted),
    /// This takes time: the room goes on meanwhile.
    Work(Job),
    /// This match is to be made, and answered with [`Letter::Again`].
    Again(Again),
    /// This work is to come to an end with what it has.
    Interrupt(JobId),
    /// The commander of a side could not act: a bug worth a line in a log.
    Stuck(Side, &'static str),
    /// What others have kept cannot be played here: the room is to be closed, and opened anew from the store.
    Lost(&'static str),
}

/// What is to be kept of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Keep {
    /// What the seats have added to the dice.
    Parts(Parts),
    /// A step: all of it or nothing.
    Step(Kept),
}

/// A step that is to be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// The number of the first operation.
    pub from: usize,
    /// The operations.
    pub ops: Vec<Op>,
    /// What is so after them.
    pub after: After,
    /// Seats that change hands with it.
    pub seated: Option<Seated>,
    /// Whose player is not at the table, of two who play apart: a house that writes letters writes to him.
    pub absent: BySide<bool>,
}

/// Seats that belong to somebody from now on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seated {
    /// The seats.
    pub sides: Vec<Side>,
    /// Whose: nobody's, where the house does not know him.
    pub person: Option<Person>,
}

/// What is so after the operations that are kept.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct After {
    /// An act that waits for real dice.
    pub owed: Option<Owed>,
    /// The numbers of the views that were shown.
    pub views: [u32; 3],
    /// The match is over.
    pub over: bool,
    /// Who won it; nobody in a draw.
    pub winner: Option<Side>,
    /// Who owes a decision.
    pub awaits: BySide<bool>,
    /// The clocks.
    pub clock: Option<Clock>,
    /// What one player has proposed to the other.
    pub offer: Option<Offer>,
}

/// A review as it is filed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Filed {
    /// How many lines the match had: one that went on since has no review.
    pub lines: usize,
    /// The review, as JSON.
    pub json: String,
}

/// Work that takes time.
pub struct Job {
    /// Its number.
    pub id: JobId,
    /// The position it is about.
    pub position: Arc<dyn Match>,
    /// For whom.
    pub side: Side,
    /// What is to be found out.
    pub work: Work,
}

/// What is to be found out.
pub enum Work {
    /// What this player would do.
    Decide(Player),
    /// What this player would advise, and what he expects to follow: with this seed, whoever he is asked by.
    Advise(Player, u64),
    /// What this action would do.
    Foresee(String),
    /// What the match was like.
    Look(Box<Look>),
    /// What decided a match.
    Debrief(Arc<Brief>, Errand),
}

/// What was found out.
pub enum Finding {
    /// What the player would do.
    Advice(Advice),
    /// What the player would advise, and what he expects to follow.
    Hint(Advice, Vec<Expected>),
    /// What the action would do.
    Forecast(Result<Foreseen, Rejection>),
    /// What the match was like.
    Looked(Looked),
    /// What decided the match, or a part of it.
    Debrief(Result<Brought, Fault>),
}

impl Job {
    /// Does the work in one go. Whoever has a clock keeps the player's time with `stop`.
    pub fn carry_out(&self, seed: u64, stop: &mut dyn FnMut() -> bool) -> Finding {
        match &self.work {
            Work::Decide(player) => Finding::Advice(self.position.choose(self.side, player, seed, stop)),
            Work::Advise(player, seed) => {
                let advice = self.position.choose(self.side, player, *seed, stop);
                let line = session::expected(&*self.position, self.side, &advice.action, *seed);
                Finding::Hint(advice, line)
            }
            Work::Foresee(action) => Finding::Forecast(foresee(&*self.position, self.side, action)),
            Work::Look(look) => Finding::Looked(look.look()),
            Work::Debrief(brief, errand) => {
                // A part is weighed to its end: it is only asked here whether others are to go first.
                let stop = RefCell::new(stop);
                Finding::Debrief(brief.run(errand, &|| _ = stop.borrow_mut()()))
            }
        }
    }
}
