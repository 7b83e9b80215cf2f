//! One match and the people around it. It opens one letter at a time and finishes with it, whatever becomes of the
//! guest who sent it.

use std::collections::{BTreeMap, HashMap, VecDeque};

use catalogue::Player;
use kernel::BySide;
use session::{Op, Rejected, Session};

use crate::commander::{Asker, Thinking};
use crate::effect::{Effect, GuestId, JobId, Keep, Letter};
use crate::keys::Keys;
use crate::post::Post;
use crate::protocol::{Answer, Seat, Welcome};
use crate::reception::MatchRow;
use crate::refusal::{Refused, guarded};
use crate::sight::Sight;

/// Connections of one post that only watches.
const MOST_WATCHING: usize = 200;
/// Connections at one seat: whoever comes last stays.
const MOST_AT_A_SEAT: usize = 8;

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
}

/// What happens once something is kept.
enum Keeping {
    Step { session: Box<Session>, ops: Vec<Op>, mover: Mover },
    Nonces { keys: Keys, guest: Guest },
}

/// One match and the people around it.
pub struct Room {
    pub(crate) row: MatchRow,
    /// Nothing until everybody has added to the dice.
    pub(crate) session: Option<Session>,
    /// The text of a record being watched: nothing is kept, and nothing can be played.
    pub(crate) record: Option<String>,
    pub(crate) guests: Vec<Guest>,
    pub(crate) sights: HashMap<Post, Sight>,
    stored: usize,
    keeping: Option<Keeping>,
    /// Letters that wait until something is kept.
    backlog: VecDeque<Letter>,
    pub(crate) brains: BySide<Option<Player>>,
    pub(crate) thinking: Option<Thinking>,
    pub(crate) told_thinking: Option<kernel::Side>,
    /// A view in which the commander could not act: he is not asked again.
    pub(crate) stuck: Option<(kernel::Side, u32)>,
    /// Work that guests wait for.
    pub(crate) asked: BTreeMap<JobId, Asker>,
    pub(crate) jobs: JobId,
    pub(crate) out: Vec<Effect>,
}

impl Room {
    /// A room for a match with so many kept operations, or for a record that is watched.
    pub(crate) fn new(row: MatchRow, session: Option<Session>, stored: usize, record: Option<String>) -> Room {
        let brains = BySide::from_fn(|side| match &row.wanted.seats[side] {
            Seat::Commander { rank } if record.is_none() => rank.parse().ok(),
            _ => None,
        });
        Room {
            row,
            session,
            record,
            guests: Vec::new(),
            sights: HashMap::new(),
            stored,
            keeping: None,
            backlog: VecDeque::new(),
            brains,
            thinking: None,
            told_thinking: None,
            stuck: None,
            asked: BTreeMap::new(),
            jobs: 0,
            out: Vec::new(),
        }
    }

    /// The match.
    pub fn row(&self) -> &MatchRow {
        &self.row
    }

    /// Whether only a record is watched here.
    pub fn is_record(&self) -> bool {
        self.record.is_some()
    }

    /// Whether nobody is here.
    pub fn is_empty(&self) -> bool {
        self.guests.is_empty()
    }

    /// Where this secret leads.
    pub fn admit(&self, link: &str) -> Option<Post> {
        let post = self.row.keys.admit(link)?;
        Some(if self.is_record() { Post::Reader } else { post })
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
            Letter::Join(id, post, nonce) => self.join(Guest { id, post }, nonce),
            Letter::Leave(id) => self.leave(id),
            Letter::Say(id, request) => {
                if let Some(&guest) = self.guests.iter().find(|guest| guest.id == id) {
                    self.hear(guest, request);
                }
            }
            Letter::Found(job, finding) => self.found(job, finding),
            Letter::Kept(_) => {}
        }
    }

    // Guests.

    fn join(&mut self, guest: Guest, nonce: Option<String>) {
        let same: Vec<GuestId> = self.guests.iter().filter(|other| other.post == guest.post).map(|g| g.id).collect();
        let watches = guest.post.sides().is_empty();
        if watches && same.len() >= MOST_WATCHING {
            self.tell(guest, &Refused::new("busy", "full").answer(None));
            return self.out.push(Effect::ShowOut(guest.id));
        }
        if !watches && same.len() >= MOST_AT_A_SEAT {
            self.out.push(Effect::ShowOut(same[0]));
            self.guests.retain(|guest| guest.id != same[0]);
        }
        self.tell(guest, &Answer::Welcome(self.welcome(guest.post)));
        self.guests.push(guest);
        if self.session.is_some() {
            self.rouse();
            self.show(&[], true, Some(guest.id));
            return self.show_all_to(guest);
        }
        self.add_nonce(guest, nonce);
    }

    fn welcome(&self, post: Post) -> Welcome {
        let wanted = &self.row.wanted;
        Welcome {
            id: self.row.id.clone(),
            order: wanted.order.clone(),
            seats: wanted.seats.clone(),
            you: post.sides().to_vec(),
            hot_seat: wanted.hot_seat,
            real_dice: wanted.real_dice,
            watching: self.is_record(),
            commitment: self.row.keys.commitment(),
            hidden: catalogue::game(&wanted.order.game).is_ok_and(|game| game.about().hidden),
        }
    }

    fn leave(&mut self, id: GuestId) {
        let before = self.guests.len();
        self.guests.retain(|guest| guest.id != id);
        if self.guests.len() < before {
            self.sights.retain(|post, _| self.guests.iter().any(|guest| guest.post == *post));
            self.rouse();
            match self.session {
                Some(_) => self.show(&[], true, None),
                None => self.tell_waiting(),
            }
        }
    }

    fn tell_waiting(&mut self) {
        self.tell_all(&Answer::Waiting { present: self.present() });
    }

    pub(crate) fn present(&self) -> BySide<bool> {
        BySide::from_fn(|side| self.brains[side].is_some() || self.guests.iter().any(|guest| guest.post.holds(side)))
    }

    // The beginning.

    /// A seat adds its part of the dice; when all have, the match begins.
    pub(crate) fn add_nonce(&mut self, guest: Guest, nonce: Option<String>) {
        if self.session.is_some() {
            return;
        }
        match self.with_nonce(guest.post, nonce) {
            Ok(Some(keys)) => {
                self.out.push(Effect::Keep(Keep::Nonces(keys.nonces)));
                self.keeping = Some(Keeping::Nonces { keys, guest });
            }
            Ok(None) => self.tell_waiting(),
            Err(refused) => self.refuse_nonce(guest, refused),
        }
    }

    /// The keys with a part of the dice in them, if it is a new one.
    fn with_nonce(&self, post: Post, nonce: Option<String>) -> Result<Option<Keys>, Refused> {
        let Some(nonce) = nonce else { return Ok(None) };
        let mut keys = self.row.keys.clone();
        keys.add_nonce(post.sides(), kernel::unhex(&nonce)?);
        Ok((keys.nonces != self.row.keys.nonces).then_some(keys))
    }

    fn refuse_nonce(&mut self, guest: Guest, refused: Refused) {
        self.tell(guest, &refused.answer(None));
        self.tell_waiting();
    }

    fn begin(&mut self, keys: Keys) -> Result<(), Refused> {
        self.row.keys = keys;
        let Some(dice) = self.row.dice() else {
            self.tell_waiting();
            return Ok(());
        };
        let order = self.row.wanted.order.clone();
        let mut session = guarded(|| Session::begin(order, dice))??;
        self.row.seat_commanders(&mut session);
        self.session = Some(session);
        self.rouse();
        self.show(&[], true, None);
        Ok(())
    }

    // Changes.

    /// Carries out a step: played, kept, shown, in this order. If it cannot be kept it was not played.
    pub(crate) fn change(&mut self, mover: Mover, step: impl FnOnce(&mut Session) -> Result<Vec<Op>, Rejected>) {
        match self.played(step) {
            Err(refused) => self.refuse_step(mover, refused),
            Ok((session, ops)) => {
                let before = self.session.as_ref().and_then(Session::owed);
                let owed = session.owed();
                if ops.is_empty() && owed == before {
                    return self.settle(session, &ops, mover);
                }
                self.out.push(Effect::Keep(Keep::Operations { from: self.stored, ops: ops.clone(), owed }));
                self.keeping = Some(Keeping::Step { session: Box::new(session), ops, mover });
            }
        }
    }

    /// The match after a step.
    fn played(
        &self,
        step: impl FnOnce(&mut Session) -> Result<Vec<Op>, Rejected>,
    ) -> Result<(Session, Vec<Op>), Refused> {
        let mut session = self.session.clone().ok_or_else(|| Refused::new("nothing", "waiting"))?;
        let ops = guarded(|| step(&mut session))??;
        if self.is_record() { Err(Refused::new("over", "watching")) } else { Ok((session, ops)) }
    }

    fn kept(&mut self, answer: Result<(), Refused>) {
        match (self.keeping.take(), answer) {
            (Some(Keeping::Step { session, ops, mover }), Ok(())) => {
                self.stored += ops.len();
                self.settle(*session, &ops, mover);
            }
            (Some(Keeping::Step { mover, .. }), Err(refused)) => self.refuse_step(mover, refused),
            (Some(Keeping::Nonces { keys, guest }), Ok(())) => {
                if let Err(refused) = self.begin(keys) {
                    self.refuse_nonce(guest, refused);
                }
            }
            (Some(Keeping::Nonces { guest, .. }), Err(refused)) => self.refuse_nonce(guest, refused),
            (None, _) => {}
        }
    }

    /// The step counts: everybody sees it, and who wanted it is told so.
    fn settle(&mut self, session: Session, ops: &[Op], mover: Mover) {
        self.session = Some(session);
        self.rouse();
        self.show(ops, false, None);
        if let Mover::Guest(guest, ask) = mover {
            self.tell(guest, &Answer::Done { ask });
        }
    }

    fn refuse_step(&mut self, mover: Mover, refused: Refused) {
        match mover {
            Mover::Guest(guest, ask) => self.refuse(guest, Some(ask), refused),
            Mover::Commander(thinking) => self.give_up(thinking, refused.kind),
        }
    }
}
