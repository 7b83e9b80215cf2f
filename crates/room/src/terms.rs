//! What one player proposes to the other: a draw, to adjourn, another pace, a rematch. It stands until the other answers
//! or something happens that everybody sees, whoever comes and goes meanwhile.

use kernel::{BySide, Quit, Side};
use serde::{Deserialize, Serialize};
use session::Rejected;

use crate::clock::Clock;
use crate::people::Person;
use crate::protocol::{Answer, Created, Proposal, Proposed, Wanted};
use crate::refusal::Refused;
use crate::room::{Guest, Mover, Room};

/// A seat opens to its person with any word; this one is as good as any.
const OWN: &str = "me";

/// A proposal made in a public view. One that was turned down is remembered: each side makes one a view.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    side: Side,
    what: Proposal,
    view: u32,
    open: bool,
}

/// What is so once an answer is kept.
pub(crate) struct Terms {
    pub(crate) offer: Option<Offer>,
    pub(crate) clock: Option<Clock>,
    /// Both want to play again.
    again: bool,
    guest: Guest,
    ask: u32,
}

/// The rematch, and what opens its seats.
#[derive(Clone)]
pub(crate) struct Next {
    id: String,
    /// Links are told once: who comes after the house was closed has his seat by being who he is.
    seats: BySide<Option<String>>,
}

impl Next {
    /// A rematch that was made before the house was closed.
    pub(crate) fn of_people(id: String) -> Next {
        Next { id, seats: BySide::default() }
    }
}

/// A match like one that is over, with the sides changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Again {
    /// What is played.
    pub wanted: Box<Wanted>,
    /// Whose seats are whose.
    pub people: BySide<Option<Person>>,
}

impl Room {
    /// Two people, each at his own screen.
    pub(crate) fn is_apart(&self) -> bool {
        let wanted = &self.row.wanted;
        wanted.seats.iter().all(|(_, seat)| seat.is_person()) && !wanted.hot_seat && wanted.learnt.is_none()
    }

    /// What stands to be answered.
    pub(crate) fn proposed(&self) -> Option<Proposed> {
        let view = self.session.as_ref()?.numbers()[2];
        let Offer { side, what, .. } = self.offer.as_ref().filter(|offer| offer.open && offer.view == view)?;
        Some(Proposed { side: *side, what: *what })
    }

    /// A side proposes something; what the other has proposed already is agreed with.
    pub(crate) fn propose(&mut self, guest: Guest, ask: u32, side: Side, what: Proposal) -> Result<(), Refused> {
        let (view, over) = (self.playing()?.numbers()[2], self.is_over());
        if self.next.is_some() {
            return Err(Rejected::Nothing.into());
        }
        if !self.is_apart() || self.is_record() || self.halted.is_some() {
            return Err(Refused::new("nothing", "alone"));
        }
        if over != (what == Proposal::Rematch) {
            return Err(if over { Rejected::Over.into() } else { Refused::new("nothing", "not-over") });
        }
        match what {
            Proposal::Pace { pace } if pace == self.pace() => return Err(Rejected::Nothing.into()),
            Proposal::Pace { pace: Some(pace) } => pace.check()?,
            Proposal::Adjourn if !self.clock.as_ref().is_some_and(Clock::is_running) => {
                return Err(Rejected::Nothing.into());
            }
            _ => {}
        }
        if let Some(standing) = self.proposed().filter(|standing| standing.side != side) {
            if standing.what == what {
                return self.answer_proposal(guest, ask, side, true);
            }
            return Err(Refused::new("nothing", "answer-first"));
        }
        if self.offer.as_ref().is_some_and(|offer| offer.side == side && offer.view == view) {
            return Err(Refused::new("nothing", "proposed-once"));
        }
        let offer = Some(Offer { side, what, view, open: true });
        self.keep_terms(Terms { offer, clock: self.clock.clone(), again: false, guest, ask });
        Ok(())
    }

    /// A side answers what the other has proposed.
    pub(crate) fn answer_proposal(&mut self, guest: Guest, ask: u32, side: Side, yes: bool) -> Result<(), Refused> {
        let Some(Proposed { what, .. }) = self.proposed().filter(|standing| standing.side != side) else {
            return Err(Rejected::Nothing.into());
        };
        if yes && what == Proposal::Draw {
            self.change(Mover::Guest(guest, ask), |session| session.quit(side, Quit::Draws));
            return Ok(());
        }
        let offer = self.offer.clone().map(|offer| Offer { open: false, ..offer });
        let clock = match (what, &self.session) {
            (Proposal::Pace { pace }, Some(session)) if yes => {
                Some(Clock::new(pace, session, self.holidays(), self.now))
            }
            (Proposal::Adjourn, _) if yes => self.clock.as_ref().map(|clock| clock.stopped(self.now)),
            _ => self.clock.clone(),
        };
        self.keep_terms(Terms { offer, clock, again: yes && what == Proposal::Rematch, guest, ask });
        Ok(())
    }

    /// The answer is kept.
    pub(crate) fn agreed(&mut self, Terms { offer, clock, again, guest, ask }: Terms) {
        let before = self.pace();
        (self.offer, self.clock) = (offer, clock);
        if again {
            self.out.push(crate::Effect::Again(self.again()));
        }
        if self.pace() != before {
            self.welcome_all();
        }
        self.show(&[], true, None);
        self.tell(guest, &Answer::Done { ask });
    }

    pub(crate) fn refuse_terms(&mut self, Terms { guest, ask, .. }: Terms, refused: Refused) {
        self.refuse(guest, Some(ask), refused);
    }

    /// The same match with the sides changed.
    fn again(&self) -> Again {
        let mut wanted = self.row.wanted.clone();
        wanted.order.players = self.written.clone();
        wanted.order.players.0.reverse();
        wanted.pace = self.pace();
        let mut people = self.people.0.clone();
        people.0.reverse();
        Again { wanted: wanted.into(), people }
    }

    /// The rematch is ready: each is told the way to his seat.
    pub(crate) fn play_again(&mut self, Created { id, seats, .. }: Created) {
        self.next = Some(Next { id, seats });
        for guest in self.guests.clone() {
            self.tell_next(guest);
        }
    }

    /// Who plays here learns of the rematch; the link opens his seat, also where nobody knows him.
    pub(crate) fn tell_next(&mut self, guest: Guest) {
        if let (Some(next), [side]) = (self.next.clone(), guest.post.sides()) {
            let secret = next.seats[!*side].clone().unwrap_or_else(|| OWN.to_owned());
            self.tell(guest, &Answer::Again { id: next.id, secret });
        }
    }
}
