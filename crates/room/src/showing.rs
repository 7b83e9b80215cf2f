//! What the guests are told.

use session::{Op, Session};

use crate::effect::{Effect, GuestId};
use crate::gallery::{Frames, Gallery};
use crate::post::Post;
use crate::protocol::{Answer, SeatView, Table};
use crate::refusal::Refused;
use crate::room::{Guest, Room};
use crate::sight::{LogNews, News, Onlooker};
use crate::{written, written_within};

/// A table has room for so many bytes beside its views and frames; mostly they are enough.
const BESIDE: usize = 4096;

impl Room {
    /// Shows what these operations changed to everybody for whom something changed, or to everybody.
    pub(crate) fn show(&mut self, ops: &[Op], always: bool, except: Option<GuestId>) {
        let mut gallery = Gallery::default();
        for post in Post::ALL {
            let at_post = |guest: &&Guest| guest.post == post && Some(guest.id) != except;
            let to: Vec<GuestId> = self.guests.iter().filter(at_post).map(|guest| guest.id).collect();
            if to.is_empty() {
                continue;
            }
            self.show_table(to, post, ops, always, &mut gallery);
        }
    }

    /// Shows these guests of a post the table, if something changed for them, or always.
    fn show_table(&mut self, to: Vec<GuestId>, post: Post, ops: &[Op], always: bool, gallery: &mut Gallery) {
        let Some(session) = &self.session else { return };
        let sight = self.sights.entry(post).or_default();
        let look = Onlooker { session, post, halted: self.halted.is_some() };
        let Some(News { views, seen, log }) = sight.news(look, always, gallery) else { return };
        sight.told(seen);
        let played = matches!(ops.last(), Some(Op::Act { .. }));
        let frames = if played { gallery.frames(session, post) } else { Frames::default() };
        let size = views.iter().map(|view| view.view.get().len()).sum::<usize>() + frames.told.get().len() + BESIDE;
        let answer = Answer::Table(self.table(session, views, log, frames));
        self.out.push(Effect::Send { to, text: written_within(&answer, size) });
    }

    fn table(&self, session: &Session, views: Vec<SeatView>, log: LogNews, frames: Frames) -> Table {
        Table {
            views,
            log_kept: log.kept,
            log_from: log.from,
            log: log.parts,
            frames: frames.told,
            settled: frames.settled,
            thinking: self.thinking.map(|thinking| thinking.side),
            present: self.present(),
            taken: self.claims.taken(),
            proposed: self.proposed(),
            clock: self.clock.as_ref().and_then(|clock| clock.times(self.now)),
            lesson: self.course.as_ref().map(|course| course.standing(session)),
            secret: session.outcome().and(self.row.keys.secret).map(|secret| kernel::hex(&secret)),
        }
    }

    /// Shows one guest everything.
    pub(crate) fn show_all_to(&mut self, guest: Guest) {
        // What the others at this post have seen stays as it is: what is new for them is new for him too.
        let seen = self.sights.remove(&guest.post);
        self.show_table(vec![guest.id], guest.post, &[], true, &mut Gallery::default());
        if let Some(seen) = seen {
            self.sights.insert(guest.post, seen);
        }
    }

    /// Tells one guest why his request is not carried out; who acted on an old view gets the present one.
    pub(crate) fn refuse(&mut self, guest: Guest, ask: Option<u32>, refused: Refused) {
        if refused.kind == "stale" {
            self.show_all_to(guest);
        }
        self.tell(guest, &refused.answer(ask));
    }

    pub(crate) fn tell(&mut self, guest: Guest, answer: &Answer) {
        self.out.push(Effect::Send { to: vec![guest.id], text: written(answer) });
    }

    /// Tells those who sit at a seat of this post.
    pub(crate) fn tell_post(&mut self, post: Post, answer: &Answer) {
        let there = self.guests.iter().filter(|guest| guest.post.shares(post));
        self.out.push(Effect::Send { to: there.map(|guest| guest.id).collect(), text: written(answer) });
    }

    pub(crate) fn tell_all(&mut self, answer: &Answer) {
        let to = self.guests.iter().map(|guest| guest.id).collect();
        self.out.push(Effect::Send { to, text: written(answer) });
    }
}
