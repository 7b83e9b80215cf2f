//! One match and the people around it. A room is a task with a letter box: it does one thing at a time and finishes
//! it, whatever becomes of the connection that asked for it.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use catalogue::{Advice, Player};
use kernel::{BySide, Side};
use session::{Op, Rejected, Session};
use tokio::sync::{Semaphore, mpsc};

use crate::commander::{Cores, Thinking};
use crate::post::Post;
use crate::protocol::{Answer, Request, Seat, Table, Welcome};
use crate::refusal::{Refused, guarded};
use crate::sight::Sight;
use crate::store::{MatchRow, Store};

/// Messages that a guest may be behind before he is shown out.
const OUTBOX: usize = 64;
/// Guests of one match.
const MOST_GUESTS: usize = 200;
/// A room without guests is closed after this long; it is opened again from the store.
const IDLE: Duration = Duration::from_secs(600);
/// A record is only in memory: it stays a while longer.
const IDLE_RECORD: Duration = Duration::from_secs(3600);
/// Forecasts of one match that may wait to be worked out.
const FORECASTS: usize = 8;

/// A number for each connection.
pub type GuestId = u64;

/// What a room is told.
pub enum Letter {
    /// Somebody comes in.
    Join(Guest, Option<String>),
    /// Somebody has gone.
    Leave(GuestId),
    /// Somebody says something.
    Say(GuestId, Request),
    /// The commander has decided in the task with this number.
    Thought(u64, Option<Advice>),
}

/// A connection.
pub struct Guest {
    /// Its number.
    pub id: GuestId,
    /// Where it sits.
    pub post: Post,
    /// What is sent to it.
    pub outbox: mpsc::Sender<Utf8Bytes>,
}

impl Guest {
    /// A guest and the other end of his outbox.
    pub fn new(id: GuestId, post: Post) -> (Guest, mpsc::Receiver<Utf8Bytes>) {
        let (outbox, inbox) = mpsc::channel(OUTBOX);
        (Guest { id, post, outbox }, inbox)
    }
}

/// A message as text.
pub fn letter(answer: &Answer) -> Utf8Bytes {
    serde_json::to_string(answer).expect("an answer is always JSON").into()
}

/// What a match is played with.
pub struct Means {
    /// Where it is kept; a record being watched is not.
    pub store: Option<Store>,
    /// Where the commander thinks.
    pub cores: Cores,
}

/// One match and the people around it.
pub struct Room {
    pub(crate) row: MatchRow,
    means: Means,
    /// Nothing until everybody has added to the dice.
    pub(crate) session: Option<Session>,
    /// The text of a record being watched.
    pub(crate) record: Option<String>,
    brains: BySide<Option<Player>>,
    guests: Vec<Guest>,
    sights: HashMap<Post, Sight>,
    stored: usize,
    thinking: Option<Thinking>,
    told_thinking: Option<Side>,
    /// Tasks that the commander was given: what he says about an old one no longer counts.
    tasks: u64,
    /// A view in which the commander could not act: he is not asked again.
    stuck: Option<(Side, u32)>,
    letters: mpsc::WeakSender<Letter>,
    pub(crate) hints: Arc<Semaphore>,
    pub(crate) forecasts: Arc<Semaphore>,
}

impl Room {
    /// A room for a match with so many stored operations.
    pub fn new(
        row: MatchRow,
        session: Option<Session>,
        stored: usize,
        means: Means,
        letters: mpsc::WeakSender<Letter>,
    ) -> Room {
        let brains = BySide::from_fn(|side| match &row.wanted.seats[side] {
            Seat::Commander { rank } if means.store.is_some() => rank.parse().ok(),
            _ => None,
        });
        Room {
            row,
            means,
            session,
            record: None,
            brains,
            guests: Vec::new(),
            sights: HashMap::new(),
            stored,
            thinking: None,
            told_thinking: None,
            tasks: 0,
            stuck: None,
            letters,
            hints: Arc::new(Semaphore::new(1)),
            forecasts: Arc::new(Semaphore::new(FORECASTS)),
        }
    }

    /// Opens the letters until the room has been empty for a while.
    pub async fn run(mut self, mut letters: mpsc::Receiver<Letter>) {
        let idle = if self.record.is_some() { IDLE_RECORD } else { IDLE };
        loop {
            let patience = if self.guests.is_empty() { idle } else { Duration::MAX };
            match tokio::time::timeout(patience, letters.recv()).await {
                Ok(Some(letter)) => self.open(letter).await,
                Ok(None) | Err(_) => return,
            }
        }
    }

    async fn open(&mut self, letter: Letter) {
        match letter {
            Letter::Join(guest, nonce) => self.join(guest, nonce).await,
            Letter::Leave(id) => self.leave(|guest| guest.id == id),
            Letter::Say(id, request) => {
                if let Some(i) = self.guests.iter().position(|guest| guest.id == id) {
                    let (post, outbox) = (self.guests[i].post, self.guests[i].outbox.clone());
                    self.hear(post, outbox, request).await;
                }
            }
            Letter::Thought(task, advice) => self.thought(task, advice).await,
        }
        self.drop_the_slow();
    }

    // Guests.

    async fn join(&mut self, guest: Guest, nonce: Option<String>) {
        let Guest { id, post, outbox } = guest;
        if self.guests.len() >= MOST_GUESTS {
            _ = outbox.try_send(letter(&Refused::new("busy", "full").answer(None)));
            return;
        }
        tracing::debug!(room = %self.row.id, guest = id, ?post, "joins");
        _ = outbox.try_send(letter(&Answer::Welcome(self.welcome(post))));
        self.guests.push(Guest { id, post, outbox: outbox.clone() });
        if self.session.is_some() {
            self.rouse();
            self.show(&[], true, Some(id));
            self.show_all_to(post, &outbox);
            return;
        }
        self.add_nonce(post, nonce, &outbox).await;
        if self.session.is_none() {
            self.tell_all(&Answer::Waiting { present: self.present() });
        }
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
            watching: self.record.is_some(),
            commitment: self.row.keys.commitment(),
            hidden: catalogue::game(&wanted.order.game).is_ok_and(|game| game.about().hidden),
        }
    }

    fn leave(&mut self, gone: impl Fn(&Guest) -> bool) {
        let before = self.guests.len();
        self.guests.retain(|guest| !gone(guest));
        if self.guests.len() < before {
            self.sights.retain(|post, _| self.guests.iter().any(|guest| guest.post == *post));
            self.rouse();
            match self.session {
                Some(_) => self.show(&[], true, None),
                None => self.tell_all(&Answer::Waiting { present: self.present() }),
            }
        }
    }

    /// A guest who does not read is shown out: he comes back and is told everything anew.
    fn drop_the_slow(&mut self) {
        if self.guests.iter().any(|guest| guest.outbox.is_closed() || guest.outbox.capacity() == 0) {
            self.leave(|guest| guest.outbox.is_closed() || guest.outbox.capacity() == 0);
        }
    }

    fn present(&self) -> BySide<bool> {
        BySide::from_fn(|side| self.brains[side].is_some() || self.guests.iter().any(|guest| guest.post.holds(side)))
    }

    // The beginning.

    /// A seat adds its part of the dice; when all have, the match begins.
    pub(crate) async fn add_nonce(&mut self, post: Post, nonce: Option<String>, outbox: &mpsc::Sender<Utf8Bytes>) {
        let (Some(nonce), None) = (nonce, &self.session) else { return };
        if let Err(refused) = self.try_add_nonce(post, &nonce).await {
            _ = outbox.try_send(letter(&refused.answer(None)));
        }
    }

    async fn try_add_nonce(&mut self, post: Post, nonce: &str) -> Result<(), Refused> {
        let nonce = kernel::unhex(nonce)?;
        let mut keys = self.row.keys.clone();
        keys.add_nonce(post.sides(), nonce);
        if keys.nonces == self.row.keys.nonces {
            return Ok(());
        }
        if let Some(store) = &self.means.store {
            store.set_nonces(&self.row.id, keys.nonces).await?;
        }
        self.row.keys = keys;
        let Some(dice) = self.row.dice() else { return Ok(()) };
        let order = self.row.wanted.order.clone();
        self.session = Some(guarded(|| Session::begin(order, dice))??);
        self.rouse();
        self.show(&[], true, None);
        Ok(())
    }

    // Changes.

    /// Carries out a step: played, stored, shown, in this order. If it cannot be stored it was not played.
    pub(crate) async fn change(
        &mut self,
        step: impl FnOnce(&mut Session) -> Result<Vec<Op>, Rejected>,
    ) -> Result<(), Refused> {
        let before = self.session.clone().ok_or_else(|| Refused::new("nothing", "waiting"))?;
        let mut session = before.clone();
        let ops = guarded(|| step(&mut session))??;
        self.keep(&before, &session, &ops).await?;
        self.session = Some(session);
        self.rouse();
        self.show(&ops, false, None);
        Ok(())
    }

    async fn keep(&mut self, before: &Session, after: &Session, ops: &[Op]) -> Result<(), Refused> {
        let owed = after.owed();
        let Some(store) = &self.means.store else { return Err(Refused::new("over", "watching")) };
        if ops.is_empty() && owed == before.owed() {
            return Ok(());
        }
        store.append(&self.row.id, self.stored, ops.to_vec(), owed).await?;
        self.stored += ops.len();
        Ok(())
    }

    /// Whether a computer sits there.
    pub(crate) fn is_commander(&self, side: Side) -> bool {
        self.brains[side].is_some()
    }

    // The commander.

    /// Sets the commander to work when it is his turn, and interrupts him when it no longer is.
    fn rouse(&mut self) {
        let wanted = self.thinker();
        let present = self.thinking.as_ref().map(|thinking| (thinking.side, thinking.view));
        if wanted == present {
            return self.tell_thinking();
        }
        self.thinking = wanted.and_then(|task| self.think(task));
        self.tell_thinking();
    }

    fn tell_thinking(&mut self) {
        let side = self.thinking.as_ref().map(|thinking| thinking.side);
        if side != self.told_thinking {
            self.told_thinking = side;
            self.tell_all(&Answer::Thinking { side });
        }
    }

    /// The commander who owes a decision, and the view that he decides about. Without guests nobody thinks.
    fn thinker(&self) -> Option<(Side, u32)> {
        let session = self.session.as_ref().filter(|session| session.owed().is_none())?;
        if self.guests.is_empty() {
            return None;
        }
        let to_play = session.to_play();
        let owes = |side: &Side| self.brains[*side].is_some() && to_play.awaits(*side);
        let task = Side::BOTH.into_iter().find(owes).map(|side| (side, session.view_number(side)));
        task.filter(|task| self.stuck != Some(*task))
    }

    fn think(&mut self, (side, view): (Side, u32)) -> Option<Thinking> {
        let position = self.session.as_ref()?.position().clone();
        self.tasks += 1;
        let task = self.tasks;
        let letters = self.letters.clone();
        let report = move |advice| async move {
            if let Some(letters) = letters.upgrade() {
                _ = letters.send(Letter::Thought(task, advice)).await;
            }
        };
        Some(Thinking::start(&self.means.cores, position, (side, view), self.brains[side]?, report))
    }

    /// The commander has decided: his act goes the way of a person's.
    async fn thought(&mut self, task: u64, advice: Option<Advice>) {
        if task != self.tasks {
            return;
        }
        // From here on the next decision, if it is his too, is a new task.
        let Some((side, view)) = self.thinking.take().map(|thinking| (thinking.side, thinking.view)) else { return };
        let first = || self.session.as_ref().and_then(|session| session.position().legal(side).into_iter().next());
        let action = match advice {
            Some(advice) => Some(advice.action),
            None => guarded(first).ok().flatten(),
        };
        let Some(action) = action else { return self.give_up(side, view, "no action") };
        if let Err(refused) = self.change(|session| session.act(side, &action, view)).await {
            self.give_up(side, view, refused.kind);
        }
    }

    fn give_up(&mut self, side: Side, view: u32, why: &str) {
        tracing::error!(room = %self.row.id, ?side, why, "the commander could not act");
        self.stuck = Some((side, view));
        self.rouse();
    }

    /// The commander is to decide now.
    pub(crate) fn hurry(&self) {
        if let Some(thinking) = &self.thinking {
            thinking.hurry();
        }
    }

    /// Where thinking is done.
    pub(crate) fn cores(&self) -> Cores {
        self.means.cores.clone()
    }

    // Showing.

    /// Shows what these operations changed to everybody for whom something changed, or to everybody.
    fn show(&mut self, ops: &[Op], always: bool, except: Option<GuestId>) {
        for post in Post::ALL {
            let at_post = |guest: &&Guest| guest.post == post && Some(guest.id) != except;
            if !self.guests.iter().any(|guest| at_post(&guest)) {
                continue;
            }
            if let Some(table) = self.table(post, ops, always) {
                let text = letter(&Answer::Table(table));
                for guest in self.guests.iter().filter(at_post) {
                    _ = guest.outbox.try_send(text.clone());
                }
            }
        }
    }

    fn table(&mut self, post: Post, ops: &[Op], always: bool) -> Option<Table> {
        let session = self.session.as_ref()?;
        let news = self.sights.entry(post).or_default().news(session, post, always)?;
        let played = matches!(ops.last(), Some(Op::Act { .. }));
        Some(Table {
            views: news.views,
            log_from: news.log_from,
            log: news.log,
            frames: if played { session.frames(session.plies(post.eyes()), post.eyes()) } else { Vec::new() },
            thinking: self.thinking.as_ref().map(|thinking| thinking.side),
            present: self.present(),
            secret: session.outcome().and(self.row.keys.secret).map(|secret| kernel::hex(&secret)),
        })
    }

    /// What the guests of a post have been shown.
    pub(crate) fn sight(&self, post: Post) -> Option<&Sight> {
        self.sights.get(&post)
    }

    /// Shows one guest everything.
    pub(crate) fn show_all_to(&mut self, post: Post, outbox: &mpsc::Sender<Utf8Bytes>) {
        // What the others at this post have seen stays as it is: what is new for them is new for him too.
        let seen = self.sights.remove(&post);
        if let Some(table) = self.table(post, &[], true) {
            _ = outbox.try_send(letter(&Answer::Table(table)));
        }
        if let Some(seen) = seen {
            self.sights.insert(post, seen);
        }
    }

    fn tell_all(&self, answer: &Answer) {
        let text = letter(answer);
        for guest in &self.guests {
            _ = guest.outbox.try_send(text.clone());
        }
    }
}
