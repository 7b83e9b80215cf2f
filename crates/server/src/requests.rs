//! What a guest may ask of a room, and what he gets for it.

use axum::extract::ws::Utf8Bytes;
use catalogue::Trial;
use kernel::{Side, Touch};
use session::Undo;
use tokio::sync::mpsc;

use crate::commander::advise;
use crate::forecast::{Foreseen, foresee};
use crate::post::Post;
use crate::protocol::{Answer, Request};
use crate::refusal::{Refused, guarded};
use crate::room::{Room, letter};

type Outbox = mpsc::Sender<Utf8Bytes>;

impl Room {
    /// Does what a guest asks, or tells him why not.
    pub(crate) async fn hear(&mut self, post: Post, outbox: Outbox, request: Request) {
        let ask = request.ask();
        let answer = match self.answer(post, &outbox, request).await {
            Ok(answer) => answer,
            Err(refused) => {
                if refused.kind == "stale" {
                    self.show_all_to(post, &outbox);
                }
                Some(refused.answer(ask))
            }
        };
        if let Some(answer) = answer {
            _ = outbox.try_send(letter(&answer));
        }
    }

    async fn answer(&mut self, post: Post, outbox: &Outbox, request: Request) -> Result<Option<Answer>, Refused> {
        if let Some(side) = request.side()
            && !post.holds(side)
        {
            return Err(Refused::seat());
        }
        match request {
            Request::Hello { nonce, .. } => {
                self.add_nonce(post, nonce, outbox).await;
                Ok(None)
            }
            Request::Act { ask, side, view, action } => {
                self.change(|session| session.act(side, &action, view)).await?;
                Ok(Some(Answer::Done { ask }))
            }
            Request::Undo { ask, side } => {
                self.undo(side).await?;
                Ok(Some(Answer::Done { ask }))
            }
            Request::Consent { ask, side, yes } => {
                self.change(|session| session.answer_undo(side, yes)).await?;
                Ok(Some(Answer::Done { ask }))
            }
            Request::Resign { ask, side } => {
                self.change(|session| session.resign(side)).await?;
                Ok(Some(Answer::Done { ask }))
            }
            Request::Throw { ask, value } => {
                self.player(post)?;
                self.change(|session| session.throw(value)).await?;
                Ok(Some(Answer::Done { ask }))
            }
            Request::Correct { ask, index, value } => {
                self.player(post)?;
                self.change(|session| session.correct(index, value)).await?;
                Ok(Some(Answer::Done { ask }))
            }
            Request::Explain { ask, side, touched } => self.explain(ask, side, &touched).map(Some),
            Request::Try { ask, side, touched } => self.try_out(ask, side, &touched).map(Some),
            Request::Forecast { ask, side, action } => self.forecast(ask, side, action, outbox).map(|()| None),
            Request::Hint { ask, side } => self.hint(ask, side, outbox).map(|()| None),
            Request::Hurry => {
                self.player(post)?;
                self.hurry();
                Ok(None)
            }
            Request::Replay { ask, side, ply } => self.replay(post, ask, side, ply).map(Some),
            Request::Record { ask } => self.tell_record(post, ask).map(Some),
        }
    }

    /// Only who plays may do this.
    fn player(&self, post: Post) -> Result<(), Refused> {
        if post.sides().is_empty() { Err(Refused::seat()) } else { Ok(()) }
    }

    fn playing(&self) -> Result<&session::Session, Refused> {
        self.session.as_ref().ok_or_else(|| Refused::new("nothing", "waiting"))
    }

    /// A commander always agrees.
    async fn undo(&mut self, side: Side) -> Result<(), Refused> {
        let agrees = self.is_commander(!side);
        self.change(|session| {
            let ops = session.undo(side)?;
            if agrees && session.undo_state(side) == Undo::Asked {
                return session.answer_undo(!side, true);
            }
            Ok(ops)
        })
        .await
    }

    fn explain(&self, ask: u32, side: Side, touched: &[Touch]) -> Result<Answer, Refused> {
        let position = self.playing()?.position();
        let refusal = guarded(|| position.explain(side, touched))?;
        Ok(Answer::Explained { ask, rule: refusal.rule.to_owned(), why: refusal.why })
    }

    fn try_out(&self, ask: u32, side: Side, touched: &[Touch]) -> Result<Answer, Refused> {
        let session = self.playing()?;
        let Trial { action, what, refusal, preview, forecast } = guarded(|| session.try_out(side, touched))??;
        Ok(Answer::Tried { ask, action, what, refusal, preview, forecast })
    }

    /// Worked out beside the match: the answer comes when it is ready.
    fn forecast(&self, ask: u32, side: Side, action: String, outbox: &Outbox) -> Result<(), Refused> {
        let turn = self.forecasts.clone().try_acquire_owned().map_err(|_| Refused::new("busy", "too-fast"))?;
        let (position, cores, outbox) = (self.playing()?.position().clone(), self.cores(), outbox.clone());
        tokio::spawn(async move {
            let answer = match cores.run(move || foresee(&*position, side, &action)).await {
                Some(Ok(Foreseen { forecast, odds, preview })) => Answer::Forecast { ask, forecast, odds, preview },
                Some(Err(rejection)) => Refused::from(rejection).answer(Some(ask)),
                None => Refused::new("busy", "broken").answer(Some(ask)),
            };
            _ = outbox.try_send(letter(&answer));
            drop(turn);
        });
        Ok(())
    }

    /// Thought over beside the match, one at a time.
    fn hint(&self, ask: u32, side: Side, outbox: &Outbox) -> Result<(), Refused> {
        let session = self.playing()?;
        if session.owed().is_some() || !session.to_play().awaits(side) {
            return Err(Refused::new("nothing", "nothing"));
        }
        if !session.position().in_sight() {
            return Err(Refused::new("nothing", "out-of-sight"));
        }
        let turn = self.hints.clone().try_acquire_owned().map_err(|_| Refused::new("busy", "hint-running"))?;
        let (position, cores, outbox) = (session.position().clone(), self.cores(), outbox.clone());
        tokio::spawn(async move {
            let answer = match cores.run(move || advise(&*position, side)).await {
                Some(advice) => Answer::Hint { ask, action: advice.action, what: advice.what, why: advice.why },
                None => Refused::new("busy", "broken").answer(Some(ask)),
            };
            _ = outbox.try_send(letter(&answer));
            drop(turn);
        });
        Ok(())
    }

    fn replay(&self, post: Post, ask: u32, side: Option<Side>, ply: usize) -> Result<Answer, Refused> {
        let eyes = post.eyes_for(side).ok_or_else(Refused::seat)?;
        let session = self.playing()?;
        let mut scene = session.scene_at(ply, eyes).ok_or_else(|| Refused::new("nothing", "nothing"))?;
        let frames = session.frames(ply, eyes);
        let same_board = self.sight(post).is_some_and(|sight| sight.leave_out_board(&mut scene, side));
        Ok(Answer::Replayed { ask, ply, scene: Box::new(scene), same_board, frames })
    }

    fn tell_record(&self, post: Post, ask: u32) -> Result<Answer, Refused> {
        let text = match &self.record {
            Some(text) => text.clone(),
            None => self.playing()?.record(post.eyes()).text(),
        };
        let file = format!("{}-{}.txt", self.row.wanted.order.game, self.row.id);
        Ok(Answer::Record { ask, text, file })
    }
}

impl Request {
    /// The number that comes back in the answer.
    pub(crate) fn ask(&self) -> Option<u32> {
        match self {
            Request::Hello { .. } | Request::Hurry => None,
            Request::Act { ask, .. }
            | Request::Undo { ask, .. }
            | Request::Consent { ask, .. }
            | Request::Resign { ask, .. }
            | Request::Throw { ask, .. }
            | Request::Correct { ask, .. }
            | Request::Explain { ask, .. }
            | Request::Try { ask, .. }
            | Request::Forecast { ask, .. }
            | Request::Hint { ask, .. }
            | Request::Replay { ask, .. }
            | Request::Record { ask } => Some(*ask),
        }
    }

    /// The side that asks, where a request says it.
    fn side(&self) -> Option<Side> {
        match self {
            Request::Act { side, .. }
            | Request::Undo { side, .. }
            | Request::Consent { side, .. }
            | Request::Resign { side, .. }
            | Request::Explain { side, .. }
            | Request::Try { side, .. }
            | Request::Forecast { side, .. }
            | Request::Hint { side, .. } => Some(*side),
            _ => None,
        }
    }
}
