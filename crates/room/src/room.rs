//! One match and the people around it. It opens one letter at a time and finishes with it, whatever becomes of the
//! guest who sent it.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::sync::Arc;

use catalogue::Player;
use kernel::BySide;
use school::Course;
use session::{Op, Session, Signer};

use crate::claims::Claims;
use crate::clock::Clock;
use crate::commander::{Asker, Purse, Thinking};
use crate::debrief::Weighing;
use crate::effect::{Effect, GuestId, JobId, Letter};
use crate::halted::Halted;
use crate::keeping::Keeping;
use crate::people::People;
use crate::post::Post;
use crate::protocol::{Answer, Seat};
use crate::reception::MatchRow;
use crate::sight::Sight;
use crate::talk::Talk;
use crate::terms::{Next, Offer};

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
    /// Who sits at another house.
    pub(crate) elsewhere: BySide<bool>,
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
    /// Operations that are kept.
    pub(crate) stored: usize,
    /// Changes that are kept.
    pub(crate) step: u64,
    pub(crate) keeping: Option<Keeping>,
    /// Letters that wait until something is kept.
    backlog: VecDeque<Letter>,
    pub(crate) brains: BySide<Option<Player>>,
    /// What is left of the time that a commander has for his turn.
    pub(crate) purses: BySide<Purse>,
    pub(crate) thinking: Option<Thinking>,
    pub(crate) told_thinking: Option<kernel::Side>,
    /// A view in which the commander could not act: he is not asked again.
    pub(crate) stuck: Option<(kernel::Side, u32)>,
    /// A view in which his act could not be kept, and was tried again.
    pub(crate) retried: Option<(kernel::Side, u32)>,
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
            elsewhere: BySide::default(),
            claims: Claims::of(ops),
            people: People::default(),
            offer: None,
            talk: Talk::default(),
            next: None,
            clock: None,
            now: 0,
            sights: HashMap::new(),
            stored: ops.len(),
            step: 0,
            keeping: None,
            backlog: VecDeque::new(),
            brains,
            purses: brains.map(Purse::of),
            thinking: None,
            told_thinking: None,
            stuck: None,
            retried: None,
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
            Letter::Others(others) => self.overtaken(*others),
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
            Letter::Elsewhere(elsewhere) => self.sit_elsewhere(elsewhere),
            Letter::Again(created) => self.play_again(created),
            Letter::Forget(person) => self.forget(&person),
            Letter::Rest(person, until) => self.rest(&person, until),
            Letter::Kept(_) | Letter::Others(_) => {}
        }
    }

    pub(crate) fn tell_waiting(&mut self) {
        self.tell_all(&Answer::Waiting { present: self.present(), taken: self.claims.taken() });
    }

    pub(crate) fn present(&self) -> BySide<bool> {
        let here = self.here();
        BySide::from_fn(|side| self.brains[side].is_some() || here[side] || self.elsewhere[side])
    }
}

/// Who owes a decision.
pub(crate) fn awaited(session: &Session) -> BySide<bool> {
    let to_play = session.to_play();
    BySide::from_fn(|side| to_play.awaits(side))
}
