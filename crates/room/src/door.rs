//! How people come in and go, and how a seat changes hands.

use kernel::Side;
use session::Op;

use crate::claims::{Admission, Hello};
use crate::effect::{Effect, GuestId, Seated};
use crate::keeping::Seating;
use crate::post::Post;
use crate::protocol::{Answer, Welcome};
use crate::refusal::Refused;
use crate::room::{Guest, Room};
use crate::secret;

/// Connections of one post that only watches.
const MOST_WATCHING: usize = 200;
/// Connections at one seat: whoever comes last stays.
const MOST_AT_A_SEAT: usize = 8;
/// Shortest link that a guest may propose: 128 bits in hexadecimal.
const SHORTEST_LINK: usize = 32;

impl Room {
    /// Somebody is at the door.
    pub(crate) fn knock(&mut self, id: GuestId, hello: Hello) {
        match self.claims.admit(&self.row.keys, &self.people, &hello) {
            Admission::Stranger => self.send_away(id, Refused::new("seat", "wrong-secret")),
            _ if self.is_record() => self.join(Guest { id, post: Post::Reader }, None),
            Admission::In(post) => self.come_in(Guest { id, post }, hello),
            Admission::Taken(post) => {
                self.send_away(id, Refused::new("seat", "seat-taken"));
                for &side in post.sides() {
                    self.tell_post(post, &Answer::Knock { side });
                }
            }
            Admission::Sits(post, key) => {
                let op = Op::Sit { sides: post.sides().to_vec(), key: kernel::hex(&key) };
                let again = hello.clone();
                let seated = Seated { sides: post.sides().to_vec(), person: hello.person };
                self.keep_seat(Some(op), Some(seated), Seating::Sits(Guest { id, post }, again));
            }
        }
    }

    pub(crate) fn send_away(&mut self, id: GuestId, refused: Refused) {
        self.tell(Guest { id, post: Post::Spectator }, &refused.answer(None));
        self.out.push(Effect::ShowOut(id));
    }

    /// Somebody has a place. Seats that he holds by their key and that belong to nobody yet become his, and a name that
    /// he has changed is called.
    fn come_in(&mut self, guest: Guest, hello: Hello) {
        let (sides, person) = (guest.post.sides(), hello.person.clone());
        if sides.is_empty() {
            self.recognise(guest.id, person.as_ref());
        }
        if person.as_ref().is_some_and(|person| self.people.may_adopt(person, sides)) {
            let seated = Seated { sides: sides.to_vec(), person };
            return self.keep_seat(None, Some(seated), Seating::Comes(guest, hello));
        }
        self.join(guest, hello.seal);
    }

    /// A seat has a new owner.
    pub(crate) fn seated(&mut self, guest: Guest, seal: Option<String>) {
        self.unseat(guest.post.sides());
        self.join(guest, seal);
    }

    /// Whoever sat at these seats before is told and shown out.
    pub(crate) fn unseat(&mut self, sides: &[Side]) {
        let sat = |guest: &&Guest| sides.iter().any(|&side| guest.post.holds(side));
        let (gone, stay) = self.guests.iter().partition(sat);
        self.guests = stay;
        for Guest { id, .. } in gone {
            self.send_away(id, Refused::new("seat", "seat-moved"));
        }
    }

    pub(crate) fn join(&mut self, guest: Guest, seal: Option<String>) {
        let same: Vec<GuestId> = self.guests.iter().filter(|other| other.post == guest.post).map(|g| g.id).collect();
        let watches = guest.post.sides().is_empty();
        if watches && same.len() >= MOST_WATCHING {
            return self.send_away(guest.id, Refused::new("busy", "full"));
        }
        if !watches && same.len() >= MOST_AT_A_SEAT {
            self.out.push(Effect::ShowOut(same[0]));
            self.guests.retain(|guest| guest.id != same[0]);
        }
        self.tell(guest, &Answer::Welcome(Box::new(self.welcome(guest.post))));
        self.guests.push(guest);
        self.tell_talk(guest);
        if self.session.is_some() {
            self.rouse();
            self.show(&[], true, Some(guest.id));
            self.show_all_to(guest);
            self.tell_next(guest);
            return self.teach();
        }
        self.seal(guest, seal);
    }

    /// The owner of a seat wants a link by which it can be moved to another device.
    pub(crate) fn relink(&mut self, guest: Guest, ask: u32, link: &str) -> Result<(), Refused> {
        if link.len() < SHORTEST_LINK {
            return Err(Refused::unreadable("unreadable", format!("a link has {SHORTEST_LINK} digits or more")));
        }
        let op = Op::Link { sides: guest.post.sides().to_vec(), key: kernel::hex(&secret::digest(link)) };
        self.keep_seat(Some(op), None, Seating::Linked(guest, ask));
        Ok(())
    }

    pub(crate) fn welcome(&self, post: Post) -> Welcome {
        let wanted = &self.row.wanted;
        Welcome {
            id: self.row.id.clone(),
            order: wanted.order.clone(),
            seats: wanted.seats.clone(),
            you: post.sides().to_vec(),
            hot_seat: wanted.hot_seat,
            real_dice: wanted.real_dice,
            pace: self.pace(),
            rated: wanted.rated,
            talk: self.talking(),
            watching: self.is_record(),
            halted: self.halted.as_ref().map(|halted| halted.why.clone().problem().why),
            commitment: self.row.keys.commitment(),
            seals: self.row.keys.seals(),
            hidden: catalogue::game(&wanted.order.game).is_ok_and(|game| game.about().hidden),
            learnt: wanted.learnt.clone(),
            syllabus: self.course.as_ref().map(|course| course.syllabus().clone()),
        }
    }

    pub(crate) fn leave(&mut self, id: GuestId) {
        let before = self.guests.len();
        self.guests.retain(|guest| guest.id != id);
        self.fall_silent(id);
        if self.guests.len() < before {
            self.sights.retain(|post, _| self.guests.iter().any(|guest| guest.post == *post));
            self.rouse();
            match self.session {
                Some(_) => self.show(&[], true, None),
                None => self.tell_waiting(),
            }
        }
    }
}
