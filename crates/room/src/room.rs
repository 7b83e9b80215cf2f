//! One match and the people around it. It opens one letter at a time and finishes with it, whatever becomes of the
//! guest who sent it.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::sync::Arc;

use catalogue::Player;
use kernel::BySide;
use school::Course;
use session::{Op, Rejected, Session, Signer};

use crate::claims::Claims;
use crate::clock::Clock;
use crate::commander::{Asker, Purse, Thinking};
use crate::debrief::Weighing;
use crate::effect::{After, Effect, GuestId, JobId, Keep, Kept, Letter, Seated};
use crate::halted::Halted;
use crate::keys::Keys;
use crate::learning;
use crate::people::People;
use crate::post::Post;
use crate::protocol::{Answer, Seat};
use crate::reception::MatchRow;
use crate::refusal::{Refused, guarded};
use crate::sight::Sight;
use crate::talk::Talk;
use crate::terms::{Next, Offer, Terms};
use crate::written;

/// Somebody at the table.
#[derive(Clone, Copy)]
pub(crate) struct Guest {
    pub(crate) id: GuestId,
    pub(crate) post: Post,
}

/// Who wants a step, and is told what came of it.
pub(crate) enum Mover {
    /// A guest, with the number of his request.
    Guest(Guest, u32),
    /// The commander, about this view.
    Commander(Thinking),
    /// The house itself, for this side: a lesson goes on, a clock has run out, somebody is no more.
    House(kernel::Side),
}

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
    /// A guest sits down, perhaps with the seal of his part of the dice.
    Sits(Guest, Option<String>),
    /// A guest who has the seat already comes in, perhaps with the seal of his part of the dice.
    Comes(Guest, Option<String>),
    /// Who asked for a link is told that it opens his seat.
    Linked(Guest, u32),
}

/// One match and the people around it.
pub struct Room {
    pub(crate) row: MatchRow,
    /// Nothing until everybody has added to the dice.
    pub(crate) session: Option<Session>,
    /// The text of a record being watched: nothing is kept, and nothing can be played.
    pub(crate) record: Option<String>,
    /// The rules have changed since, and the match cannot go on under them.
    pub(crate) halted: Option<Arc<Halted>>,
    /// Operations that the match has gone through and that go to the store with the next.
    pub(crate) unkept: Vec<Op>,
    /// The lesson that is played here.
    pub(crate) course: Option<Course>,
    pub(crate) guests: Vec<Guest>,
    pub(crate) claims: Claims,
    /// Whose seats are whose.
    pub(crate) people: People,
    /// The names that were written down when the match was made.
    pub(crate) written: BySide<String>,
    /// What one player has proposed to the other.
    pub(crate) offer: Option<Offer>,
    /// What is said here.
    pub(crate) talk: Talk,
    /// The match that both go on with, once this one is over.
    pub(crate) next: Option<Next>,
    /// The clocks, where time counts.
    pub(crate) clock: Option<Clock>,
    /// What time it was when the last letter came.
    pub(crate) now: u64,
    pub(crate) sights: HashMap<Post, Sight>,
    stored: usize,
    keeping: Option<Keeping>,
    /// Letters that wait until something is kept.
    backlog: VecDeque<Letter>,
    pub(crate) brains: BySide<Option<Player>>,
    /// What is left of the time that a commander has for his turn.
    pub(crate) purses: BySide<Purse>,
    pub(crate) thinking: Option<Thinking>,
    pub(crate) told_thinking: Option<kernel::Side>,
    /// A view in which the commander could not act: he is not asked again.
    pub(crate) stuck: Option<(kernel::Side, u32)>,
    /// Work that guests wait for.
    pub(crate) asked: BTreeMap<JobId, Asker>,
    pub(crate) jobs: JobId,
    /// Reviews under way: the whole, and a first glance.
    pub(crate) weighing: Option<Weighing>,
    pub(crate) glancing: Option<Weighing>,
    /// The whole review, once it is there.
    pub(crate) debriefed: Option<serde_json::Value>,
    pub(crate) out: Vec<Effect>,
    /// Who vouches for the result.
    pub(crate) signer: Option<Signer>,
}

impl Room {
    /// A room for a match with so many kept operations, or for a record that is watched.
    pub(crate) fn new(row: MatchRow, session: Option<Session>, ops: &[Op], record: Option<String>) -> Room {
        let brains = BySide::from_fn(|side| match &row.wanted.seats[side] {
            Seat::Commander { rank } if record.is_none() => rank.parse().ok(),
            _ => None,
        });
        Room {
            written: row.wanted.order.players.clone(),
            row,
            session,
            record,
            halted: None,
            unkept: Vec::new(),
            course: None,
            guests: Vec::new(),
            claims: Claims::of(ops),
            people: People::default(),
            offer: None,
            talk: Talk::default(),
            next: None,
            clock: None,
            now: 0,
            sights: HashMap::new(),
            stored: ops.len(),
            keeping: None,
            backlog: VecDeque::new(),
            brains,
            purses: brains.map(Purse::of),
            thinking: None,
            told_thinking: None,
            stuck: None,
            asked: BTreeMap::new(),
            jobs: 0,
            weighing: None,
            glancing: None,
            debriefed: None,
            out: Vec::new(),
            signer: None,
        }
    }

    /// The match.
    pub fn row(&self) -> &MatchRow {
        &self.row
    }

    /// From now on the results of this match are signed.
    pub fn sign_with(&mut self, signer: Signer) {
        self.signer = Some(signer);
    }

    /// Whether only a record is watched here.
    pub fn is_record(&self) -> bool {
        self.record.is_some()
    }

    /// Whether the match is over.
    pub fn is_over(&self) -> bool {
        let halted = self.halted.as_ref().is_some_and(|halted| halted.after.over);
        halted || self.session.as_ref().is_some_and(|session| session.outcome().is_some())
    }

    /// Whether nobody is here.
    pub fn is_empty(&self) -> bool {
        self.guests.is_empty()
    }

    /// Opens a letter and says what is to be done. While something is to be kept, letters wait.
    pub fn open(&mut self, letter: Letter) -> Vec<Effect> {
        match letter {
            Letter::Kept(answer) => self.kept(answer),
            letter => self.backlog.push_back(letter),
        }
        while self.keeping.is_none()
            && let Some(letter) = self.backlog.pop_front()
        {
            self.read(letter);
        }
        std::mem::take(&mut self.out)
    }

    fn read(&mut self, letter: Letter) {
        match letter {
            Letter::Join(id, hello) => self.knock(id, hello),
            Letter::Leave(id) => self.leave(id),
            Letter::Say(id, request) => {
                if let Some(&guest) = self.guests.iter().find(|guest| guest.id == id) {
                    self.hear(guest, request);
                }
            }
            Letter::Found(job, finding, spent) => self.found(job, finding, spent),
            Letter::Time(now) => self.strike(now),
            Letter::Again(created) => self.play_again(created),
            Letter::Forget(person) => self.forget(&person),
            Letter::Rest(person, until) => self.rest(&person, until),
            Letter::Kept(_) => {}
        }
    }

    // Guests.

    pub(crate) fn tell_waiting(&mut self) {
        self.tell_all(&Answer::Waiting { present: self.present(), taken: self.claims.taken() });
    }

    pub(crate) fn present(&self) -> BySide<bool> {
        BySide::from_fn(|side| self.brains[side].is_some() || self.guests.iter().any(|guest| guest.post.holds(side)))
    }

    // The beginning.

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

    fn keep_parts(&mut self, guest: Guest, keys: Keys) {
        if self.session.is_some() {
            return;
        }
        if keys.parts == self.row.keys.parts {
            return self.go_on_beginning();
        }
        self.out.push(Effect::Keep(Keep::Parts(keys.parts)));
        self.keeping = Some(Keeping::Parts { keys, guest });
    }

    fn refuse_part(&mut self, guest: Guest, refused: Refused) {
        self.tell(guest, &refused.answer(None));
        self.go_on_beginning();
    }

    /// Tells who is there; and when all have sealed their numbers, to open them.
    fn go_on_beginning(&mut self) {
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

    fn begin(&mut self, keys: Keys) -> Result<(), Refused> {
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

    fn begun(&mut self) {
        self.rouse();
        self.show(&[], true, None);
    }

    // Changes.

    fn after(&self) -> After {
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
    fn keep(&mut self, ops: Vec<Op>, after: After, seated: Option<Seated>) {
        let ops = [self.unkept.clone(), ops].concat();
        let absent = BySide::from_fn(|side| self.is_apart() && !self.present()[side]);
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
            Seating::Sits(guest, seal) => self.seated(guest, seal),
            Seating::Comes(guest, seal) => self.join(guest, seal),
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
                let clock = self.clock_after(&session, &ops);
                self.keep(ops.clone(), after(Some(&session), clock.as_ref(), self.offer.as_ref()), None);
                self.keeping = Some(Keeping::Step { session: Box::new(session), clock, ops, mover });
            }
        }
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

    fn kept(&mut self, answer: Result<(), Refused>) {
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

/// Who owes a decision.
pub(crate) fn awaited(session: &Session) -> BySide<bool> {
    let to_play = session.to_play();
    BySide::from_fn(|side| to_play.awaits(side))
}
