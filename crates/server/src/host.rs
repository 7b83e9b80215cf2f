//! The host of a room: a task with a letter box. It carries the room's messages to sockets, keeps its operations in
//! the store and has its work done on the cores.

use std::collections::{HashMap, VecDeque};
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use kernel::BySide;
use room::protocol::Created;
use room::{Again, Effect, GuestId, Hello, Job, JobId, Keep, Letter, Person, Room};
use tokio::sync::{mpsc, oneshot};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::chance;
use crate::commander::Worker;
use crate::council::Staff;
use crate::lanes::{Lane, Lanes, Turn};
use crate::lease::Lease;
use crate::presence::Presence;
use crate::refusal::Refused;
use store::{Store, StoreError};

/// Messages that a guest may be behind before he is shown out.
const OUTBOX: usize = 64;
/// A room without guests is closed after this long; it is opened again from the store. Who loads the page again or lost his
/// line is back sooner.
const IDLE: Duration = Duration::from_secs(60);
/// A record is only in memory: it stays a while longer.
const IDLE_RECORD: Duration = Duration::from_secs(3600);

/// What a host is told.
pub enum Knock {
    /// Somebody is at the door.
    Join(Guest, Hello),
    /// A letter for the room.
    Letter(Letter),
    /// A flag may have fallen.
    Time,
    /// Others have kept something: so many changes, where that is known.
    Others(Option<u64>),
    /// Who sits at other nodes has changed.
    Elsewhere,
    /// A person is on holiday until then; it is told when the room has done with it.
    Rest(String, u64, oneshot::Sender<()>),
    /// A person is no more; it is told when the room has done with it.
    Forget(String, oneshot::Sender<()>),
}

/// A connection.
pub struct Guest {
    /// Its number.
    pub id: GuestId,
    /// Where it comes from.
    pub address: IpAddr,
    /// What is sent to it.
    outbox: mpsc::Sender<Utf8Bytes>,
}

impl Guest {
    /// A guest and the other end of his outbox.
    pub fn new(id: GuestId, address: IpAddr) -> (Guest, mpsc::Receiver<Utf8Bytes>) {
        let (outbox, inbox) = mpsc::channel(OUTBOX);
        (Guest { id, address, outbox }, inbox)
    }
}

/// What the hosts of all rooms share.
pub struct House {
    /// What is kept.
    pub store: Store,
    /// The cores.
    pub lanes: Lanes,
    /// The commanders.
    pub staff: Staff,
    /// Who sits at which table.
    pub presence: Arc<Presence>,
}

/// The host of a room.
pub struct Host {
    room: Room,
    store: Store,
    lanes: Lanes,
    staff: Staff,
    presence: Arc<Presence>,
    letters: mpsc::WeakSender<Knock>,
    /// How many changes of the match the room knows, for who looks from outside.
    changes: Arc<AtomicU64>,
    /// Who came last: his is the turn in which a commander of this match thinks.
    person: IpAddr,
    outboxes: HashMap<GuestId, mpsc::Sender<Utf8Bytes>>,
    workers: HashMap<JobId, Worker>,
    /// What others have kept could not be played here.
    lost: bool,
    /// Who sits here, as other nodes were told.
    told: BySide<bool>,
}

impl Host {
    /// A host for a room; `letters` leads to his own letter box.
    pub fn new(room: Room, house: House, letters: mpsc::WeakSender<Knock>, changes: Arc<AtomicU64>) -> Host {
        let House { store, lanes, staff, presence } = house;
        Host {
            room,
            store,
            lanes,
            staff,
            presence,
            letters,
            changes,
            person: Ipv4Addr::LOCALHOST.into(),
            outboxes: HashMap::new(),
            workers: HashMap::new(),
            lost: false,
            told: BySide::default(),
        }
    }

    /// Opens the letters until the room has been empty for a while.
    pub async fn run(mut self, mut letters: mpsc::Receiver<Knock>) {
        let idle = if self.room.is_record() { IDLE_RECORD } else { IDLE };
        while !self.lost {
            let patience = if self.room.is_empty() { idle } else { Duration::MAX };
            let Ok(Some(knock)) = tokio::time::timeout(patience, letters.recv()).await else { break };
            self.answer(knock).await;
            self.changes.store(self.room.changes(), Ordering::Relaxed);
        }
        self.tell_here(BySide::default());
    }

    async fn answer(&mut self, knock: Knock) {
        let _pressing = self.lanes.press();
        self.deliver(Letter::Time(chance::now())).await;
        let letter = match knock {
            Knock::Join(Guest { id, address, outbox }, hello) => {
                self.person = address;
                tracing::debug!(room = %self.room.row().id, guest = id, "knocks");
                self.look_for_others().await;
                self.look_around().await;
                self.outboxes.insert(id, outbox);
                self.note_seen(hello.person.as_ref()).await;
                Letter::Join(id, hello)
            }
            Knock::Letter(letter) => letter,
            Knock::Time => {
                if !self.room.keeps_time() {
                    _ = self.store.stop_clock(&self.room.row().id).await;
                }
                return;
            }
            Knock::Others(step) => {
                if step.is_none_or(|step| step > self.room.changes()) {
                    self.catch_up().await;
                }
                return;
            }
            Knock::Elsewhere => return self.look_around().await,
            Knock::Rest(person, until, done) => {
                self.deliver(Letter::Rest(person, until)).await;
                _ = done.send(());
                return;
            }
            Knock::Forget(person, done) => {
                self.deliver(Letter::Forget(person)).await;
                _ = done.send(());
                return;
            }
        };
        self.deliver(letter).await;
        self.drop_the_slow().await;
        self.tell_here(self.room.here());
    }

    /// Whoever comes from another node must not see less than he saw there.
    async fn look_for_others(&mut self) {
        if !self.store.is_shared() {
            return;
        }
        let steps = self.store.steps_of(std::slice::from_ref(&self.room.row().id)).await;
        if steps.is_ok_and(|steps| steps.iter().any(|(_, step)| *step > self.room.changes())) {
            self.catch_up().await;
        }
    }

    /// Learns what others have kept.
    async fn catch_up(&mut self) {
        if let Some(others) = self.others().await {
            self.deliver(others).await;
            self.note_all_seen().await;
        }
    }

    /// Other nodes learn who sits here, if that has changed.
    fn tell_here(&mut self, here: BySide<bool>) {
        if here != self.told {
            self.told = here;
            self.presence.sit_here(&self.room.row().id, here);
        }
    }

    /// Who sits elsewhere.
    async fn look_around(&mut self) {
        self.deliver(Letter::Elsewhere(self.presence.elsewhere(&self.room.row().id))).await;
    }

    /// Who comes to the table is not written to about what he sees there.
    async fn note_seen(&self, person: Option<&Person>) {
        if let Some(person) = person
            && let Err(error) = self.store.seen(&self.room.row().id, person.id.clone()).await
        {
            tracing::error!(%error, "somebody at the table may be written to");
        }
    }

    /// Those who sit here see what others have kept: whoever kept it may not have known that they are here.
    async fn note_all_seen(&self) {
        for person in self.room.people_here() {
            self.note_seen(Some(person)).await;
        }
    }

    /// Hands the room a letter and does what it wants done.
    async fn deliver(&mut self, letter: Letter) {
        match letter {
            Letter::Leave(guest) => drop(self.outboxes.remove(&guest)),
            Letter::Found(job, ..) => drop(self.workers.remove(&job)),
            _ => {}
        }
        let mut effects = VecDeque::from(self.room.open(letter));
        while let Some(effect) = effects.pop_front() {
            match effect {
                Effect::Send { to, text } => self.send(&to, text.into()),
                Effect::ShowOut(guest) => drop(self.outboxes.remove(&guest)),
                Effect::Keep(keep) => {
                    let letter = self.keep(keep).await;
                    effects.extend(self.room.open(letter));
                }
                Effect::File(filed) => {
                    if let Err(error) = self.store.file(&self.room.row().id, filed).await {
                        tracing::error!(%error, "a review could not be filed");
                    }
                }
                Effect::Jot(jotted) => {
                    if let Err(error) = self.store.jot(&self.room.row().id, jotted).await {
                        tracing::error!(%error, "a remark could not be kept");
                    }
                }
                Effect::Again(again) => match self.make(again).await {
                    Ok(created) => effects.extend(self.room.open(Letter::Again(created))),
                    Err(refused) => tracing::error!(room = %self.room.row().id, why = refused.kind, "no rematch"),
                },
                Effect::Work(job) => self.set_to_work(job),
                Effect::Interrupt(job) => self.workers.get(&job).into_iter().for_each(Worker::hurry),
                Effect::Stuck(side, why) => {
                    tracing::error!(room = %self.room.row().id, ?side, why, "the commander could not act");
                }
                Effect::Lost(why) => {
                    tracing::error!(room = %self.room.row().id, why, "what others have kept cannot be played");
                    self.lost = true;
                    self.outboxes.clear();
                }
            }
        }
    }

    fn send(&self, to: &[GuestId], text: Utf8Bytes) {
        for outbox in to.iter().filter_map(|guest| self.outboxes.get(guest)) {
            _ = outbox.try_send(text.clone());
        }
    }

    /// Keeps something, unless others were quicker: then the room learns what they have kept.
    async fn keep(&self, keep: Keep) -> Letter {
        let (id, step) = (&self.room.row().id, self.room.changes());
        let kept = match keep {
            Keep::Parts(parts) => self.store.set_parts(id, step, parts).await,
            Keep::Step(kept) => self.store.append(id, step, kept).await,
        };
        match kept {
            Err(StoreError::Stale) => match self.others().await {
                Some(Letter::Others(others)) if others.step > step => Letter::Others(others),
                _ => Letter::Kept(Err(StoreError::Stale.into())),
            },
            kept => Letter::Kept(kept.map_err(Refused::from)),
        }
    }

    /// What others have kept of this match.
    async fn others(&self) -> Option<Letter> {
        let found = self.store.others(&self.room.row().id, self.room.follows_from()).await;
        match found {
            Ok(others) => others.map(|others| Letter::Others(Box::new(others))),
            Err(error) => {
                tracing::error!(room = %self.room.row().id, %error, "what others have kept cannot be read");
                None
            }
        }
    }

    /// Makes a match for the people of this one.
    async fn make(&self, Again { wanted, people }: Again) -> Result<Created, Refused> {
        let made = self.lanes.run(Lane::Door, move || room::create(*wanted, &mut chance::fill)).await;
        let (row, created) = made.unwrap_or_else(|| Err(Refused::new("busy", "broken")))?;
        self.store.rematch(&self.room.row().id, row, people).await?;
        Ok(created)
    }

    fn set_to_work(&mut self, job: Job) {
        let (id, letters, begun) = (job.id, self.letters.clone(), Instant::now());
        let report = move |finding| async move {
            if let Some(letters) = letters.upgrade() {
                _ = letters.send(Knock::Letter(Letter::Found(id, finding, begun.elapsed()))).await;
            }
        };
        let turn = Turn { person: self.person, game: self.room.row().id.clone() };
        let lease = self.store.is_shared().then(|| Lease::of_thinking(&self.store, &self.room.row().id));
        self.workers.insert(id, Worker::start(&self.lanes, &self.staff, turn, job, lease, report));
    }

    /// A guest who does not read is shown out: he comes back and is told everything anew.
    async fn drop_the_slow(&mut self) {
        let slow = |outbox: &mpsc::Sender<_>| outbox.is_closed() || outbox.capacity() == 0;
        let slow: Vec<_> = self.outboxes.iter().filter(|(_, outbox)| slow(outbox)).map(|(id, _)| *id).collect();
        for guest in slow {
            self.deliver(Letter::Leave(guest)).await;
        }
    }
}
