//! A match may be played at several houses at once that share one store: what another house has kept comes in as a letter.
//! The store is right: what this room wanted to keep at the same time was refused, and is wanted anew or given up.

use kernel::BySide;
use session::{Op, Rejected};

use crate::effect::{After, Effect};
use crate::keeping::{Keeping, Seating};
use crate::keys::{Keys, Parts};
use crate::learning;
use crate::people::{People, Person};
use crate::refusal::{Refused, guarded};
use crate::room::{Guest, Mover, Room};
use crate::talk::Remark;
use crate::terms::Next;

/// A match as others have left it.
#[derive(Clone, Debug)]
pub struct Others {
    /// How many changes were kept of it.
    pub step: u64,
    /// The number of the first operation that is told.
    pub from: usize,
    /// The operations from there on.
    pub ops: Vec<Op>,
    /// What is so after them.
    pub after: After,
    /// What the seats have added to the dice.
    pub parts: Parts,
    /// Whose seats are whose.
    pub people: People,
    /// The names that were written down when the match was made, as far as they still stand.
    pub written: BySide<String>,
    /// What its players have said.
    pub talk: Vec<Remark>,
    /// The rematch that they have agreed on.
    pub next: Option<String>,
}

impl Room {
    /// How many changes were kept of the match: the next one is kept only if nobody else has kept one since.
    pub fn changes(&self) -> u64 {
        self.step
    }

    /// The first operation that it must be told to follow what others have kept. Where an act waits for dice, what others
    /// have made of it cannot be added to what is known here: all of them.
    pub fn follows_from(&self) -> usize {
        let waits = self.session.as_ref().is_none_or(|session| session.owed().is_some());
        if waits || !self.unkept.is_empty() { 0 } else { self.stored }
    }

    /// Who sits here.
    pub fn here(&self) -> BySide<bool> {
        BySide::from_fn(|side| self.guests.iter().any(|guest| guest.post.holds(side)))
    }

    /// The people who sit here.
    pub fn people_here(&self) -> impl Iterator<Item = &Person> {
        let here = self.here();
        self.people.0.iter().filter(move |&(side, _)| here[side]).filter_map(|(_, person)| person.as_ref())
    }

    /// Somebody has come to another house, or left it.
    pub(crate) fn sit_elsewhere(&mut self, elsewhere: BySide<bool>) {
        if self.elsewhere == elsewhere {
            return;
        }
        self.elsewhere = elsewhere;
        match self.session {
            Some(_) => self.show(&[], true, None),
            None => self.tell_waiting(),
        }
    }

    /// Others have kept something: perhaps while this room wanted to keep something itself, which then was not kept.
    pub(crate) fn overtaken(&mut self, others: Others) {
        let keeping = self.keeping.take();
        match (self.catch_up(others), keeping) {
            (Err(refused), _) => self.out.push(Effect::Lost(refused.kind)),
            // They have only begun it too, or sat down: what is played here is as good as it was.
            (Ok(true), Some(Keeping::Step { session, ops, mover, .. })) => self.keep_step(*session, ops, mover),
            (Ok(_), Some(keeping)) => self.want_again(keeping),
            (Ok(_), None) => {}
        }
    }

    /// Takes over what others have kept, and shows it. Whether they have kept something, but played nothing.
    fn catch_up(&mut self, others: Others) -> Result<bool, Refused> {
        let Others { step, from, ops, after, parts, people, written, talk, next } = others;
        self.written = written;
        self.peopled_anew(people);
        self.retold(talk);
        if let (None, Some(next)) = (&self.next, next) {
            self.next = Some(Next::of_people(next));
            self.guests.clone().into_iter().for_each(|guest| self.tell_next(guest));
        }
        if step <= self.step || self.halted.is_some() {
            return Ok(false);
        }
        let new = ops.get(self.stored.saturating_sub(from)..).unwrap_or_default().to_vec();
        let seats = |op: &Op| matches!(op, Op::Sit { .. } | Op::Link { .. });
        let unplayed = self.session.is_some() && after.owed.is_none() && new.iter().all(seats);
        self.row.keys.parts = parts;
        self.play_theirs(from, &ops, &after)?;
        (self.step, self.stored) = (step, from + ops.len());
        (self.clock, self.offer) = (after.clock, after.offer);
        for op in &new {
            self.claims.note(op);
            if let Op::Sit { sides, .. } = op {
                self.unseat(sides);
            }
        }
        self.follow(&new);
        Ok(unplayed)
    }

    /// Plays what others have kept.
    fn play_theirs(&mut self, from: usize, ops: &[Op], after: &After) -> Result<(), Refused> {
        let Some(dice) = self.row.dice() else { return Ok(()) };
        let known = self.session.clone().filter(|_| from > 0);
        let mut session = match known {
            Some(session) => session,
            None => {
                let mut session = guarded(|| learning::begin(&self.row.wanted_then(), dice))??;
                self.row.seat_commanders(&mut session);
                session
            }
        };
        guarded(|| session.resume(ops))??;
        if let Some(owed) = &after.owed {
            guarded(|| session.owe(owed.clone()))??;
        }
        session.renumber(after.views);
        self.session = Some(session);
        self.unkept.clear();
        Ok(())
    }

    /// Shows what others have done, and goes on from there.
    fn follow(&mut self, ops: &[Op]) {
        if self.session.is_none() {
            return self.go_on_beginning();
        }
        self.refill();
        if !ops.is_empty() {
            self.debriefed = None;
        }
        self.rouse();
        self.show(ops, ops.is_empty(), None);
        self.open_talk();
        self.teach();
    }

    /// What was not kept, because others were quicker, is wanted again or given up.
    fn want_again(&mut self, keeping: Keeping) {
        let stale = || Refused::from(Rejected::Stale);
        match keeping {
            Keeping::Step { mover: Mover::Guest(guest, ask), .. } => self.refuse(guest, Some(ask), stale()),
            // The commander is asked anew, and a flag falls the next time that somebody looks.
            Keeping::Step { .. } | Keeping::Begun => {}
            Keeping::Parts { keys, guest } => self.add_parts_again(keys, guest),
            Keeping::Seat { then: Seating::Sits(guest, hello) | Seating::Comes(guest, hello), .. } => {
                self.knock(guest.id, hello);
            }
            Keeping::Seat { then: Seating::Linked(guest, ask), .. } => self.refuse(guest, Some(ask), stale()),
            Keeping::Clock(_) => self.stand_still(),
            Keeping::Terms(terms) => self.refuse_terms(terms, stale()),
        }
    }

    /// A seat adds its part of the dice to what others have added meanwhile.
    fn add_parts_again(&mut self, wanted: Keys, guest: Guest) {
        let mut keys = self.row.keys.clone();
        let sealed = keys.parts.sealed();
        for &side in guest.post.sides() {
            if let Some(nonce) = wanted.parts.nonces[side] {
                keys.parts.nonces[side].get_or_insert(nonce);
            }
            if !sealed {
                keys.parts.seals[side] = wanted.parts.seals[side];
            }
        }
        self.keep_parts(guest, keys);
    }
}
