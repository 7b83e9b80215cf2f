//! What the guests are told.

use session::Op;

use crate::effect::{Effect, GuestId};
use crate::post::Post;
use crate::protocol::{Answer, Table};
use crate::refusal::Refused;
use crate::room::{Guest, Room};
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
            if let Some(table) = self.table(post, ops, always) {
                self.out.push(Effect::Send { to, text: written(&Answer::Table(table)) });
            }
        }
    }

    fn table(&mut self, post: Post, ops: &[Op], always: bool) -> Option<Table> {
        let session = self.session.as_ref()?;
        let mut news = self.sights.entry(post).or_default().news(session, post, always)?;
        if self.halted.is_some() {
            news.views.iter_mut().for_each(|seat| seat.view.close());
        }
        let played = matches!(ops.last(), Some(Op::Act { .. }));
        Some(Table {
            views: news.views,
            log_kept: news.log.kept,
            log_from: news.log.from,
            log: news.log.parts,
            frames: if played { session.frames(session.plies(post.eyes()), post.eyes()) } else { Vec::new() },
            thinking: self.thinking.map(|thinking| thinking.side),
            present: self.present(),
            taken: self.claims.taken(),
            clock: self.clock.as_ref().map(|clock| clock.times(self.now)),
            lesson: self.course.as_ref().map(|course| course.standing(session)),
            secret: session.outcome().and(self.row.keys.secret).map(|secret| kernel::hex(&secret)),
        })
    }

    /// Shows one guest everything.
    pub(crate) fn show_all_to(&mut self, guest: Guest) {
        // What the others at this post have seen stays as it is: what is new for them is new for him too.
        let seen = self.sights.remove(&guest.post);
        if let Some(table) = self.table(guest.post, &[], true) {
            self.tell(guest, &Answer::Table(table));
        }
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
