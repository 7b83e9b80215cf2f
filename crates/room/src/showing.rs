//! What the guests are told.

use session::{Op, Session};

use crate::effect::{Effect, GuestId};
use crate::post::Post;
use crate::protocol::{Answer, SeatView, Table};
use crate::refusal::Refused;
use crate::room::{Guest, Room};
use crate::sight::{LogNews, News};
use crate::written;

impl Room {
    /// Shows what these operations changed to everybody for whom something changed, or to everybody.
    pub(crate) fn show(&mut self, ops: &[Op], always: bool, except: Option<GuestId>) {
        for post in Post::ALL {
            let at_post = |guest: &&Guest| guest.post == post && Some(guest.id) != except;
            let to: Vec<GuestId> = self.guests.iter().filter(at_post).map(|guest| guest.id).collect();
            if to.is_empty() {
                continue;
            }
            self.show_table(to, post, ops, always);
        }
    }

    /// Shows these guests of a post the table, if something changed for them, or always.
    fn show_table(&mut self, to: Vec<GuestId>, post: Post, ops: &[Op], always: bool) {
        let Some(session) = &self.session else { return };
        let sight = self.sights.entry(post).or_default();
        let Some(News { views, seen, log }) = sight.news(session, post, always, self.halted.is_some()) else {
            return;
        };
        sight.told(seen);
        let answer = Answer::Table(self.table(session, post, ops, views, log));
        self.out.push(Effect::Send { to, text: written(&answer) });
    }

    fn table(&self, session: &Session, post: Post, ops: &[Op], views: Vec<SeatView>, log: LogNews) -> Table {
        let played = matches!(ops.last(), Some(Op::Act { .. }));
        Table {
            views,
            log_kept: log.kept,
            log_from: log.from,
            log: log.parts,
            frames: if played { session.frames(session.plies(post.eyes()), post.eyes()) } else { Vec::new() },
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
        self.show_table(vec![guest.id], guest.post, &[], true);
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
