//! Every change of a match: played, kept, shown, in this order. What could not be kept did not happen.

use kernel::BySide;
use session::{Op, Rejected, Session};

use crate::claims::Hello;
use crate::clock::Clock;
use crate::effect::{After, Effect, Keep, Kept, Seated};
use crate::keys::Keys;
use crate::protocol::Answer;
use crate::refusal::{Refused, guarded};
use crate::room::{Guest, Mover, Room, awaited};
use crate::terms::{Offer, Terms};

/// What happens once something is kept.
pub(crate) enum Keeping {
    Step {
        session: Box<Session>,
        clock: Option<Clock>,
        ops: Vec<Op>,
        mover: Mover,
    },
    Parts {
        keys: Keys,
        guest: Guest,
    },
    Seat {
        op: Option<Op>,
        seated: Option<Seated>,
        then: Seating,
    },
    /// Two have come to terms, or one proposes some.
    Terms(Terms),
    /// A player's clock stands still, or runs again.
    Clock(Clock),
    /// The match has begun.
    Begun,
}

/// What happens once a change of seats is kept.
pub(crate) enum Seating {
    /// A guest sits down with these words.
    Sits(Guest, Hello),
    /// A guest who has the seat already comes in with these words.
    Comes(Guest, Hello),
    /// Who asked for a link is told that it opens his seat.
    Linked(Guest, u32),
}

impl Room {
    pub(crate) fn after(&self) -> After {
        match &self.halted {
            Some(halted) => halted.after.clone(),
            None => after(self.session.as_ref(), self.clock.as_ref(), self.offer.as_ref()),
        }
    }

    /// A change of seats: kept, then carried out.
    pub(crate) fn keep_seat(&mut self, op: Option<Op>, seated: Option<Seated>, then: Seating) {
        self.keep(op.iter().cloned().collect(), self.after(), seated.clone());
        self.keeping = Some(Keeping::Seat { op, seated, then });
    }

    /// Terms: kept, then carried out.
    pub(crate) fn keep_terms(&mut self, terms: Terms) {
        let after = after(self.session.as_ref(), terms.clock.as_ref(), terms.offer.as_ref());
        self.keep(Vec::new(), after, None);
        self.keeping = Some(Keeping::Terms(terms));
    }

    /// Other clocks: kept, then shown.
    pub(crate) fn keep_clock(&mut self, clock: Clock) {
        self.keep(Vec::new(), after(self.session.as_ref(), Some(&clock), self.offer.as_ref()), None);
        self.keeping = Some(Keeping::Clock(clock));
    }

    /// Has operations kept, after those that have waited for it.
    pub(crate) fn keep(&mut self, ops: Vec<Op>, after: After, seated: Option<Seated>) {
        let ops = [self.unkept.clone(), ops].concat();
        let present = self.present();
        let absent = BySide::from_fn(|side| self.is_apart() && !present[side]);
        self.out.push(Effect::Keep(Keep::Step(Kept { from: self.stored, ops, after, seated, absent })));
    }

    /// So many operations are kept, and those that have waited for it.
    fn count_kept(&mut self, ops: usize) {
        self.stored += self.unkept.len() + ops;
        self.unkept.clear();
    }

    fn seat_kept(&mut self, op: Option<&Op>, seated: Option<&Seated>, then: Seating) {
        self.count_kept(usize::from(op.is_some()));
        if let Some(op) = op {
            self.claims.note(op);
        }
        if let Some(seated) = seated {
            self.belongs(seated);
        }
        match then {
            Seating::Sits(guest, hello) => self.seated(guest, hello.seal),
            Seating::Comes(guest, hello) => self.join(guest, hello.seal),
            Seating::Linked(guest, ask) => self.tell(guest, &Answer::Done { ask }),
        }
    }

    /// Carries out a step: played, kept, shown, in this order. If it cannot be kept it was not played.
    pub(crate) fn change(&mut self, mover: Mover, step: impl FnOnce(&mut Session) -> Result<Vec<Op>, Rejected>) {
        match self.played(step) {
            Err(refused) => self.refuse_step(mover, refused),
            Ok((session, mut ops)) => {
                let before = self.session.as_ref().and_then(Session::owed);
                let owed = session.owed();
                if ops.is_empty() && owed == before {
                    return self.settle(session, &ops, mover);
                }
                if let Some(Op::Act { reached, .. }) = ops.last_mut() {
                    *reached = Some(session.reached());
                }
                self.keep_step(session, ops, mover);
            }
        }
    }

    /// Has a step kept that was played.
    pub(crate) fn keep_step(&mut self, session: Session, ops: Vec<Op>, mover: Mover) {
        let clock = self.clock_after(&session, &ops);
        self.keep(ops.clone(), after(Some(&session), clock.as_ref(), self.offer.as_ref()), None);
        self.keeping = Some(Keeping::Step { session: Box::new(session), clock, ops, mover });
    }

    /// The match after a step.
    fn played(
        &self,
        step: impl FnOnce(&mut Session) -> Result<Vec<Op>, Rejected>,
    ) -> Result<(Session, Vec<Op>), Refused> {
        if let Some(halted) = &self.halted {
            return Err(halted.why.clone());
        }
        let mut session = self.session.clone().ok_or_else(|| Refused::new("nothing", "waiting"))?;
        let ops = guarded(|| step(&mut session))??;
        if self.is_record() { Err(Refused::new("over", "watching")) } else { Ok((session, ops)) }
    }

    pub(crate) fn kept(&mut self, answer: Result<(), Refused>) {
        self.step += u64::from(answer.is_ok());
        match (self.keeping.take(), answer) {
            (Some(Keeping::Step { session, clock, ops, mover }), Ok(())) => {
                self.count_kept(ops.len());
                self.clock = clock;
                self.settle(*session, &ops, mover);
            }
            (Some(Keeping::Step { mover, .. }), Err(refused)) => self.refuse_step(mover, refused),
            (Some(Keeping::Parts { keys, guest }), Ok(())) => {
                if let Err(refused) = self.begin(keys) {
                    self.refuse_part(guest, refused);
                }
            }
            (Some(Keeping::Parts { guest, .. }), Err(refused)) => self.refuse_part(guest, refused),
            (Some(Keeping::Seat { op, seated, then }), Ok(())) => {
                self.seat_kept(op.as_ref(), seated.as_ref(), then);
            }
            (Some(Keeping::Seat { then: Seating::Sits(guest, _) | Seating::Comes(guest, _), .. }), Err(refused)) => {
                self.send_away(guest.id, refused);
            }
            (Some(Keeping::Terms(terms)), Ok(())) => {
                self.count_kept(0);
                self.agreed(terms);
            }
            (Some(Keeping::Clock(clock)), Ok(())) => {
                self.count_kept(0);
                self.clock = Some(clock);
                self.show(&[], true, None);
            }
            // They run on as they did; he is told that his holiday could not be kept when it was asked for.
            (Some(Keeping::Clock(_)), Err(_)) => {}
            (Some(Keeping::Terms(terms)), Err(refused)) => self.refuse_terms(terms, refused),
            // What could not be kept of the beginning follows from the seats' numbers, and is kept with the first step.
            (Some(Keeping::Begun), answer) => {
                if answer.is_ok() {
                    self.count_kept(0);
                }
                self.begun();
            }
            (Some(Keeping::Seat { then: Seating::Linked(guest, ask), .. }), Err(refused)) => {
                self.refuse(guest, Some(ask), refused);
            }
            (None, _) => {}
        }
    }

    /// The step counts: everybody sees it, and who wanted it is told so.
    fn settle(&mut self, session: Session, ops: &[Op], mover: Mover) {
        self.session = Some(session);
        self.refill();
        self.debriefed = None;
        self.rouse();
        self.show(ops, false, None);
        if let Mover::Guest(guest, ask) = mover {
            self.tell(guest, &Answer::Done { ask });
        }
        self.open_talk();
        self.teach();
    }

    fn refuse_step(&mut self, mover: Mover, refused: Refused) {
        match mover {
            Mover::Guest(guest, ask) => self.refuse(guest, Some(ask), refused),
            Mover::Commander(thinking) => self.give_up(thinking, refused.kind),
            Mover::House(side) => self.out.push(Effect::Stuck(side, refused.kind)),
        }
    }
}

/// What is to be kept beside the operations of a match.
fn after(session: Option<&Session>, clock: Option<&Clock>, offer: Option<&Offer>) -> After {
    let Some(session) = session else { return After::default() };
    let outcome = session.outcome();
    After {
        owed: session.owed(),
        views: session.numbers(),
        over: outcome.is_some(),
        winner: outcome.and_then(|outcome| outcome.winner),
        awaits: awaited(session),
        clock: clock.cloned(),
        offer: offer.cloned(),
    }
}
