//! How a match begins: every seat seals a part of the dice, all are opened, and what follows from them is the match.

use crate::effect::{Effect, GuestId, Keep};
use crate::keeping::Keeping;
use crate::keys::Keys;
use crate::learning;
use crate::protocol::Answer;
use crate::refusal::{Refused, guarded};
use crate::room::{Guest, Room};
use crate::written;

impl Room {
    /// A seat seals its part of the dice; when all have, they open them.
    pub(crate) fn seal(&mut self, guest: Guest, seal: Option<String>) {
        if self.session.is_some() {
            return;
        }
        let sealed = seal.map(|seal| kernel::unhex(&seal)).transpose();
        match sealed {
            Ok(Some(seal)) => {
                let mut keys = self.row.keys.clone();
                keys.add_seal(guest.post.sides(), seal);
                self.keep_parts(guest, keys);
            }
            Ok(None) => self.go_on_beginning(),
            Err(fault) => self.refuse_part(guest, fault.into()),
        }
    }

    /// A seat opens its part of the dice; when all have, the match begins.
    pub(crate) fn reveal(&mut self, guest: Guest, nonce: &str) -> Result<(), Refused> {
        let mut keys = self.row.keys.clone();
        let fits = keys.open(guest.post.sides(), kernel::unhex(nonce)?);
        if self.session.is_none() && !fits {
            return Err(Refused::new("seat", "wrong-nonce"));
        }
        self.keep_parts(guest, keys);
        Ok(())
    }

    pub(crate) fn keep_parts(&mut self, guest: Guest, keys: Keys) {
        if self.session.is_some() {
            return;
        }
        if keys.parts == self.row.keys.parts {
            return self.go_on_beginning();
        }
        self.out.push(Effect::Keep(Keep::Parts(keys.parts)));
        self.keeping = Some(Keeping::Parts { keys, guest });
    }

    pub(crate) fn refuse_part(&mut self, guest: Guest, refused: Refused) {
        self.tell(guest, &refused.answer(None));
        self.go_on_beginning();
    }

    /// Tells who is there; and when all have sealed their numbers, to open them.
    pub(crate) fn go_on_beginning(&mut self) {
        self.tell_waiting();
        let parts = self.row.keys.parts;
        if !parts.sealed() {
            return;
        }
        let owes = |guest: &&Guest| guest.post.sides().first().is_some_and(|&side| parts.nonces[side].is_none());
        let to: Vec<GuestId> = self.guests.iter().filter(owes).map(|guest| guest.id).collect();
        let open = Answer::Open { seals: self.row.keys.seals() };
        self.out.push(Effect::Send { to, text: written(&open) });
    }

    pub(crate) fn begin(&mut self, keys: Keys) -> Result<(), Refused> {
        self.row.keys = keys;
        let Some(dice) = self.row.dice() else {
            self.go_on_beginning();
            return Ok(());
        };
        let wanted = self.row.wanted_then();
        let mut session = guarded(|| learning::begin(&wanted, dice))??;
        self.row.seat_commanders(&mut session);
        self.session = Some(session);
        self.start_clock();
        self.keep(Vec::new(), self.after(), None);
        self.keeping = Some(Keeping::Begun);
        Ok(())
    }

    pub(crate) fn begun(&mut self) {
        self.rouse();
        self.show(&[], true, None);
    }
}
