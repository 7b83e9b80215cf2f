//! All matches: made here, found here, opened from the store when somebody comes.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::body::Bytes;
use kernel::{BySide, Side};
use room::club::{Glance, MyGame};
use room::desk::{self, Reply};
use room::protocol::{Created, Wanted, Watched};
use room::tables::Sat;
use room::talk::Talking;
use room::{GuestId, Hello, Keys, MatchRow, Person, Room};
use session::Signer;
use tokio::sync::{OnceCell, mpsc, oneshot};

use crate::chance;
use crate::council::Staff;
use crate::host::{Host, House, Knock};
use crate::lanes::{Lane, Lanes};
use crate::limits::{Limits, Place, Places};
use crate::presence::Presence;
use crate::refusal::Refused;
use store::Store;

/// Letters that may wait at a room's door.
const LETTERS: usize = 64;
/// A short record costs as much: its room is the larger part.
const SMALLEST_RECORD: usize = 64 << 10;
/// How long other nodes find a record.
const RECORD_STAYS: Duration = Duration::from_secs(24 * 60 * 60);
/// How often fallen flags are looked for.
const TICK: Duration = Duration::from_secs(1);

/// The door of a room.
pub struct Door {
    keys: Keys,
    /// A record's place in memory.
    record: Option<Place>,
    spectators: Arc<Places>,
    /// How many changes of the match its room knows.
    changes: Arc<AtomicU64>,
    /// Where letters for it go.
    pub letters: mpsc::Sender<Knock>,
}

impl Door {
    /// Whether a guest with these words only watches.
    pub fn only_watches(&self, hello: &Hello) -> bool {
        self.record.is_some() || self.keys.only_watches(&hello.secret)
    }

    /// A place to watch from; who plays has one anyway.
    pub fn place(&self, hello: &Hello, address: IpAddr) -> Result<Option<Place>, Refused> {
        if !self.only_watches(hello) {
            return Ok(None);
        }
        self.spectators.take(address, 1).map(Some).ok_or_else(|| Refused::new("busy", "full"))
    }
}

type Opening = Arc<OnceCell<Arc<Door>>>;

/// All matches.
pub struct Lobby {
    store: Store,
    lanes: Lanes,
    staff: Staff,
    signer: Signer,
    records: Arc<Places>,
    limits: Limits,
    /// What people may say to each other.
    talking: Talking,
    doors: Mutex<HashMap<String, Opening>>,
    guests: AtomicU64,
    /// Who sits at which table, here and at other nodes.
    pub presence: Arc<Presence>,
}

impl Lobby {
    /// A lobby over a store, in which one may have so much.
    pub fn new(store: Store, limits: Limits, talking: Talking) -> Lobby {
        let lanes = Lanes::new(limits.thinkers, limits.longest_thought);
        let records = Places::new(limits.records, limits.records_each);
        let signer = Signer::new(&store.key);
        Lobby {
            presence: Arc::new(Presence::new(store.clone())),
            store,
            lanes,
            staff: Staff::default(),
            signer,
            records,
            limits,
            talking,
            doors: Mutex::default(),
            guests: AtomicU64::new(1),
        }
    }

    /// The key by which anybody can tell what this server has signed.
    pub fn key(&self) -> String {
        kernel::hex(&self.signer.key())
    }

    /// Rooms that are open.
    pub fn rooms(&self) -> usize {
        self.doors().len()
    }

    /// Bytes of the records that are watched.
    pub fn record_bytes(&self) -> usize {
        self.records.count()
    }

    /// Commanders who wait for a core.
    pub fn thoughts_waiting(&self) -> usize {
        self.lanes.waiting()
    }

    /// Steps that were kept since the start.
    pub fn steps(&self) -> u64 {
        self.store.steps()
    }

    /// A number for a new connection.
    pub fn guest(&self) -> GuestId {
        self.guests.fetch_add(1, Ordering::Relaxed)
    }

    /// What anybody may ask without a seat.
    pub async fn ask(&self, path: String, body: Bytes) -> Result<Reply, Refused> {
        self.work(Lane::Door, move || desk::answer(&path, &body)).await
    }

    /// Makes a match. Its room is opened by the first who comes.
    pub async fn create(&self, wanted: Wanted) -> Result<Created, Refused> {
        let (row, created) = self.prepare(wanted).await?;
        self.store.create(row).await?;
        tracing::info!(room = %created.id, "created");
        Ok(created)
    }

    /// Whether such a match can be played, and what would come of it.
    pub async fn prepare(&self, wanted: Wanted) -> Result<(MatchRow, Created), Refused> {
        self.work(Lane::Door, move || room::create(wanted, &mut chance::fill)).await
    }

    /// Two people have met at an open table; nothing comes of it if somebody was quicker.
    pub async fn meet(&self, id: String, wanted: Wanted, seats: BySide<Person>) -> Result<Option<Sat>, Refused> {
        let (row, Created { spectator, .. }) = self.prepare(wanted).await?;
        let row = MatchRow { id: id.clone(), ..row };
        if !self.store.sit(row, seats, chance::now()).await? {
            return Ok(None);
        }
        tracing::info!(room = %id, "met");
        Ok(Some(Sat { id, spectator }))
    }

    /// Makes a record watchable for a while.
    pub async fn watch(self: &Arc<Self>, text: String, address: IpAddr) -> Result<Watched, Refused> {
        let place = self.place_for_record(address, text.len())?;
        let kept = self.store.is_shared().then(|| text.clone());
        let (room, watched) = self.work(Lane::Record, move || room::watch(text, &mut chance::fill)).await?;
        if let Some(text) = kept {
            let until = chance::now() + RECORD_STAYS.as_millis() as u64;
            self.store.shelve(&watched.id, room.row().keys.spectator, text, until).await?;
        }
        let door = self.furnish(room, Some(place));
        self.doors().insert(watched.id.clone(), Arc::new(OnceCell::new_with(Some(door))));
        Ok(watched)
    }

    /// A place for a record; one that nobody watches makes room for it.
    fn place_for_record(&self, address: IpAddr, bytes: usize) -> Result<Place, Refused> {
        let bytes = bytes.max(SMALLEST_RECORD);
        if let Some(place) = self.records.take(address, bytes) {
            return Ok(place);
        }
        let unwatched = |opening: &mut Opening| {
            let door = opening.get();
            door.is_some_and(|door| door.record.is_some() && Arc::strong_count(door) == 1)
        };
        self.doors().retain(|_, opening| !unwatched(opening));
        self.records.take(address, bytes).ok_or_else(|| Refused::new("busy", "full"))
    }

    /// Has something done off the async threads.
    async fn work<T: Send + 'static>(
        &self,
        lane: Lane,
        work: impl FnOnce() -> Result<T, Refused> + Send + 'static,
    ) -> Result<T, Refused> {
        self.lanes.run(lane, work).await.unwrap_or_else(|| Err(Refused::new("busy", "broken")))
    }

    /// The door of a match, opened from the store if nobody is there yet.
    pub async fn door(self: &Arc<Self>, id: &str) -> Result<Arc<Door>, Refused> {
        let opening = {
            let mut doors = self.doors();
            // A room that has been empty for long, or that broke down, is opened anew.
            if doors.get(id).and_then(|opening| opening.get()).is_some_and(|door| door.letters.is_closed()) {
                doors.remove(id);
            }
            doors.entry(id.to_owned()).or_default().clone()
        };
        let door = opening.get_or_try_init(|| self.open(id)).await.cloned();
        if door.is_err() {
            let mut doors = self.doors();
            if doors.get(id).is_some_and(|opening| opening.get().is_none()) {
                doors.remove(id);
            }
        }
        door
    }

    async fn open(self: &Arc<Self>, id: &str) -> Result<Arc<Door>, Refused> {
        let Some(stored) = self.store.load(id).await? else { return self.take_down(id).await };
        let operations = stored.ops.len();
        let room = self.work(Lane::Door, move || room::reopen(stored)).await?;
        tracing::info!(room = %id, operations, "opened");
        Ok(self.furnish(room, None))
    }

    /// A record that another node has put on the shelf.
    async fn take_down(self: &Arc<Self>, id: &str) -> Result<Arc<Door>, Refused> {
        let (spectator, text) = self.store.shelved(id).await?.ok_or_else(|| Refused::new("seat", "no-match"))?;
        let place = self.place_for_record(Ipv4Addr::LOCALHOST.into(), text.len())?;
        let id = id.to_owned();
        let room = self.work(Lane::Record, move || room::watch_again(text, id, spectator)).await?;
        Ok(self.furnish(room, Some(place)))
    }

    /// Gives a room a host and lets it run.
    fn furnish(self: &Arc<Self>, mut room: Room, record: Option<Place>) -> Arc<Door> {
        room.sign_with(self.signer.clone());
        room.let_talk(self.talking);
        let (letters, inbox) = mpsc::channel(LETTERS);
        let spectators = Places::new(self.limits.spectators, self.limits.spectators_each);
        let changes = Arc::new(AtomicU64::new(room.changes()));
        let keys = room.row().keys.clone();
        let (id, lobby) = (room.row().id.clone(), Arc::downgrade(self));
        let house = House {
            store: self.store.clone(),
            lanes: self.lanes.clone(),
            staff: self.staff.clone(),
            presence: self.presence.clone(),
        };
        let host = Host::new(room, house, letters.downgrade(), changes.clone());
        let door = Door { keys, record, spectators, changes, letters };
        tokio::spawn(async move {
            host.run(inbox).await;
            if let Some(lobby) = lobby.upgrade() {
                lobby.forget(&id);
            }
        });
        Arc::new(door)
    }

    /// The matches that are open here.
    pub fn open_matches(&self) -> Vec<String> {
        let is_match = |opening: &Opening| opening.get().is_some_and(|door| door.record.is_none());
        self.doors().iter().filter(|(_, opening)| is_match(opening)).map(|(id, _)| id.clone()).collect()
    }

    /// Whether the room of a match knows less than so many changes.
    pub fn is_behind(&self, id: &str, step: u64) -> bool {
        let doors = self.doors();
        let door = doors.get(id).and_then(|opening| opening.get());
        door.is_some_and(|door| door.changes.load(Ordering::Relaxed) < step)
    }

    /// Another node has told something of a match: its room here hears of it, if there is one.
    pub async fn told(&self, id: &str, knock: Knock) {
        let door = self.doors().get(id).and_then(|opening| opening.get()).cloned();
        if let Some(door) = door.filter(|door| door.record.is_none()) {
            _ = door.letters.send(knock).await;
        }
    }

    /// Sees to it that flags fall, whoever is at the table.
    pub async fn watch_clocks(self: Arc<Self>) -> Infallible {
        for (person, until) in self.store.resting(chance::now()).await.unwrap_or_default() {
            _ = self.rest(&person, until).await;
        }
        let mut tick = tokio::time::interval(TICK);
        loop {
            tick.tick().await;
            for id in self.store.fallen(chance::now()).await.unwrap_or_default() {
                if self.strike(&id).await.is_err() {
                    // A match that cannot be opened any more has no clock either.
                    _ = self.store.stop_clock(&id).await;
                }
            }
        }
    }

    async fn strike(self: &Arc<Self>, id: &str) -> Result<(), Refused> {
        let door = self.door(id).await?;
        _ = door.letters.send(Knock::Time).await;
        Ok(())
    }

    /// Lets the rooms of a person's matches know until when he is on holiday. One that was not reached in time, because
    /// the server stopped, is when it starts again.
    pub async fn rest(self: &Arc<Self>, person: &str, until: u64) -> Result<(), Refused> {
        for id in self.store.timed_matches(person.to_owned()).await? {
            if let Ok(door) = self.door(&id).await {
                let (done, told) = oneshot::channel();
                _ = door.letters.send(Knock::Rest(person.to_owned(), until, done)).await;
                _ = told.await;
            }
        }
        Ok(())
    }

    /// Lets the rooms of these matches know that a person is no more, and waits until what he gives up is kept: it
    /// still counts as his.
    pub async fn forget_person(self: &Arc<Self>, person: &str, games: &[MyGame]) {
        let open = |id: &str| self.doors().get(id).is_some_and(|opening| opening.get().is_some());
        for game in games.iter().filter(|game| !game.over || open(&game.id)) {
            if let Ok(door) = self.door(&game.id).await {
                let (done, forgotten) = oneshot::channel();
                _ = door.letters.send(Knock::Forget(person.to_owned(), done)).await;
                _ = forgotten.await;
            }
        }
    }

    /// The record of a rated match that is over: those are everybody's.
    pub async fn rated_record(&self, id: &str) -> Result<String, Refused> {
        let stored = self.store.load(id).await?.filter(|stored| stored.row.wanted.rated && stored.after.over);
        let (stored, signer) = (stored.ok_or_else(desk::unknown)?, self.signer.clone());
        self.work(Lane::Look, move || room::record(stored, &signer)?.ok_or_else(desk::unknown)).await
    }

    /// How a match stands for one of its players.
    pub async fn glance(&self, id: &str, person: &Person) -> Result<Glance, Refused> {
        let stored = self.store.load(id).await?.ok_or_else(desk::unknown)?;
        let sides: Vec<Side> = Side::BOTH.into_iter().filter(|&side| stored.people.owns(&person.id, side)).collect();
        if sides.is_empty() {
            return Err(desk::unknown());
        }
        self.work(Lane::Look, move || room::glance(stored, &sides)).await
    }

    /// Forgets a room that has closed.
    fn forget(&self, id: &str) {
        let mut doors = self.doors();
        if doors.get(id).and_then(|opening| opening.get()).is_some_and(|door| door.letters.is_closed()) {
            doors.remove(id);
        }
    }

    fn doors(&self) -> std::sync::MutexGuard<'_, HashMap<String, Opening>> {
        self.doors.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
