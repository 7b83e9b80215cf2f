//! What a guest may ask of a room, and what he gets for it.

use kernel::{Side, Touch};
use session::{Op, Rejected, Session, Undo};

use crate::acts::acts;
use crate::post::Post;
use crate::protocol::{Answer, Request};
use crate::puzzling;
use crate::refusal::{Refused, guarded};
use crate::room::{Guest, Mover, Room};

impl Room {
    /// Does what a guest asks, or tells him why not.
    pub(crate) fn hear(&mut self, guest: Guest, request: Request) {
        let ask = request.ask();
        match self.answer(guest, request) {
            Ok(Some(answer)) => self.tell(guest, &answer),
            Ok(None) => {}
            Err(refused) => self.refuse(guest, ask, refused),
        }
    }

    /// The answer, unless it comes later.
    fn answer(&mut self, guest: Guest, request: Request) -> Result<Option<Answer>, Refused> {
        let post = guest.post;
        if let Some(side) = request.side()
            && !post.holds(side)
        {
            return Err(Refused::seat());
        }
        match request {
            Request::Hello { seal, .. } => {
                self.seal(guest, seal);
                Ok(None)
            }
            Request::Reveal { nonce } => self.reveal(guest, &nonce).map(|()| None),
            Request::Act { ask, side, view, action } => {
                let course = self.course.clone();
                self.step(guest, ask, |session| match course {
                    Some(course) => course.act(session, side, &action, view),
                    None => session.act(side, &action, view),
                })
            }
            Request::Undo { ask, side, view } => self.undo(guest, ask, side, view),
            Request::Consent { ask, side, yes } => self.step(guest, ask, |session| session.answer_undo(side, yes)),
            Request::Propose { ask, side, what } => self.propose(guest, ask, side, what).map(|()| None),
            Request::Reply { ask, side, yes } => self.answer_proposal(guest, ask, side, yes).map(|()| None),
            Request::Talk { ask, said } => self.say(guest, ask, said).map(|()| None),
            Request::Resign { ask, side } => self.step(guest, ask, |session| session.resign(side)),
            Request::Throw { ask, values } => {
                self.only_hand(post, self.playing()?.thrower())?;
                self.step(guest, ask, |session| session.throw_all(&values))
            }
            Request::Draw { ask, face } => {
                self.only_hand(post, self.playing()?.thrower())?;
                self.step(guest, ask, |session| session.draw(face))
            }
            Request::Correct { ask, index, value } => {
                self.only_hand(post, self.playing()?.owner(index))?;
                self.step(guest, ask, |session| session.correct(index, value))
            }
            Request::Explain { ask, side, touched } => self.explain(ask, side, &touched).map(Some),
            Request::Try { ask, side, touched } => self.try_out(ask, side, &touched).map(Some),
            Request::Forecast { ask, side, action } => self.forecast(guest, ask, side, action).map(|()| None),
            Request::Acts { ask, side } => self.acts(ask, side).map(Some),
            Request::Hint { ask, side } => self.hint(guest, ask, side).map(|()| None),
            Request::Hurry => {
                only_players(post)?;
                self.hurry();
                Ok(None)
            }
            Request::Replay { ask, side, ply } => self.replay(guest, ask, side, ply).map(|()| None),
            Request::Log { ask, before } => self.leaf(guest, ask, before).map(|()| None),
            Request::Link { ask, link } => {
                only_players(post)?;
                self.relink(guest, ask, &link).map(|()| None)
            }
            Request::Record { ask } => self.tell_record(guest, ask).map(|()| None),
            Request::Lesson { ask, turn } => {
                only_players(post)?;
                self.turn_lesson(guest, ask, turn).map(|()| None)
            }
            Request::Debrief { ask, whole } => self.debrief(guest, ask, whole),
            Request::Branch { ask, line } => self.branch(guest, ask, line).map(|()| None),
            Request::Enough => {
                self.enough(guest);
                Ok(None)
            }
        }
    }

    /// A step that a guest wants: he is answered when it is kept.
    fn step(
        &mut self,
        guest: Guest,
        ask: u32,
        step: impl FnOnce(&mut Session) -> Result<Vec<Op>, Rejected>,
    ) -> Result<Option<Answer>, Refused> {
        self.change(Mover::Guest(guest, ask), step);
        Ok(None)
    }

    /// A commander always agrees.
    fn undo(&mut self, guest: Guest, ask: u32, side: Side, view: u32) -> Result<Option<Answer>, Refused> {
        let agrees = self.brains[!side].is_some();
        if self.row.wanted.rated && self.playing()?.undo_state(side) == Undo::Ask {
            return Err(Refused::new("nothing", "rated-undo"));
        }
        self.step(guest, ask, |session| {
            if view != session.view_number(side) {
                return Err(Rejected::Stale);
            }
            let ops = session.undo(side)?;
            if agrees && session.undo_state(side) == Undo::Asked {
                return session.answer_undo(!side, true);
            }
            Ok(ops)
        })
    }

    /// Dice are typed and corrected by whom they belong to.
    fn only_hand(&self, post: Post, owner: Option<Side>) -> Result<(), Refused> {
        only_players(post)?;
        match owner {
            Some(side) if !post.holds(side) => Err(Refused::new("dice", "not-your-dice")),
            _ => Ok(()),
        }
    }

    pub(crate) fn playing(&self) -> Result<&Session, Refused> {
        self.session.as_ref().ok_or_else(|| Refused::new("nothing", "waiting"))
    }

    fn explain(&self, ask: u32, side: Side, touched: &[Touch]) -> Result<Answer, Refused> {
        let position = self.playing()?.position();
        let refusal = guarded(|| position.explain(side, touched))?;
        Ok(Answer::Explained { ask, rule: refusal.rule.to_owned(), why: refusal.why })
    }

    fn acts(&self, ask: u32, side: Side) -> Result<Answer, Refused> {
        let position = self.playing()?.position();
        let kinds = guarded(|| acts(&**position, side))?;
        Ok(Answer::Acts { ask, kinds })
    }

    fn try_out(&self, ask: u32, side: Side, touched: &[Touch]) -> Result<Answer, Refused> {
        let session = self.playing()?;
        guarded(|| puzzling::tried(session, ask, side, touched))?
    }
}

/// Only who plays may do this.
fn only_players(post: Post) -> Result<(), Refused> {
    if post.sides().is_empty() { Err(Refused::seat()) } else { Ok(()) }
}

impl Request {
    /// A request, or what is wrong with it and the number it had, if that much could be read.
    pub fn read(text: &str) -> Result<Request, (Option<u32>, Refused)> {
        let unreadable = |error| (ask_of(text), Refused::unreadable("unreadable", kernel::plain(&error)));
        serde_json::from_str(text).map_err(unreadable)
    }

    /// The number that comes back in the answer.
    pub fn ask(&self) -> Option<u32> {
        match self {
            Request::Hello { .. } | Request::Reveal { .. } | Request::Hurry | Request::Enough => None,
            Request::Act { ask, .. }
            | Request::Undo { ask, .. }
            | Request::Consent { ask, .. }
            | Request::Propose { ask, .. }
            | Request::Reply { ask, .. }
            | Request::Talk { ask, .. }
            | Request::Resign { ask, .. }
            | Request::Throw { ask, .. }
            | Request::Draw { ask, .. }
            | Request::Link { ask, .. }
            | Request::Correct { ask, .. }
            | Request::Explain { ask, .. }
            | Request::Try { ask, .. }
            | Request::Forecast { ask, .. }
            | Request::Acts { ask, .. }
            | Request::Hint { ask, .. }
            | Request::Replay { ask, .. }
            | Request::Log { ask, .. }
            | Request::Record { ask }
            | Request::Lesson { ask, .. }
            | Request::Debrief { ask, .. }
            | Request::Branch { ask, .. } => Some(*ask),
        }
    }

    /// The side that asks, where a request says it.
    fn side(&self) -> Option<Side> {
        match self {
            Request::Act { side, .. }
            | Request::Undo { side, .. }
            | Request::Consent { side, .. }
            | Request::Propose { side, .. }
            | Request::Reply { side, .. }
            | Request::Resign { side, .. }
            | Request::Explain { side, .. }
            | Request::Try { side, .. }
            | Request::Forecast { side, .. }
            | Request::Acts { side, .. }
            | Request::Hint { side, .. } => Some(*side),
            _ => None,
        }
    }
}

/// The number of a request that may be wrong otherwise.
pub fn ask_of(text: &str) -> Option<u32> {
    let value: serde_json::Value = serde_json::from_str(text).ok()?;
    value.get("ask")?.as_u64()?.try_into().ok()
}
