//! All matches: made here, found here, opened from the store when somebody comes.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use room::protocol::{Created, Wanted, Watched};
use room::{GuestId, Keys, Post, Room};
use tokio::sync::{OnceCell, mpsc};

use crate::chance;
use crate::commander::Cores;
use crate::host::{Host, Knock};
use crate::refusal::Refused;
use crate::store::Store;

/// Letters that may wait at a room's door.
const LETTERS: usize = 64;
/// Records that may be watched at once: they are only in memory.
const MOST_RECORDS: usize = 256;

/// The door of a room.
pub struct Door {
    keys: Keys,
    record: bool,
    /// Where letters for it go.
    pub letters: mpsc::Sender<Knock>,
}

impl Door {
    /// Where this secret leads.
    pub fn admit(&self, link: &str) -> Option<Post> {
        let post = self.keys.admit(link)?;
        Some(if self.record { Post::Reader } else { post })
    }
}

type Opening = Arc<OnceCell<Arc<Door>>>;

/// All matches.
pub struct Lobby {
    store: Store,
    cores: Cores,
    doors: Mutex<HashMap<String, Opening>>,
    guests: AtomicU64,
}

impl Lobby {
    /// A lobby over a store.
    pub fn new(store: Store) -> Lobby {
        Lobby { store, cores: Cores::all(), doors: Mutex::default(), guests: AtomicU64::new(1) }
    }

    /// A number for a new connection.
    pub fn guest(&self) -> GuestId {
        self.guests.fetch_add(1, Ordering::Relaxed)
    }

    /// Makes a match. Its room is opened by the first who comes.
    pub async fn create(&self, wanted: Wanted) -> Result<Created, Refused> {
        let (row, created) = self.work(move || room::create(wanted, &mut chance::fill)).await?;
        self.store.create(row).await?;
        tracing::info!(room = %created.id, "created");
        Ok(created)
    }

    /// Makes a record watchable for a while.
    pub async fn watch(self: &Arc<Self>, text: String) -> Result<Watched, Refused> {
        if self.doors().values().filter(|door| door.get().is_some_and(|door| door.record)).count() >= MOST_RECORDS {
            return Err(Refused::new("busy", "full"));
        }
        let (room, watched) = self.work(move || room::watch(text, &mut chance::fill)).await?;
        let door = self.furnish(room);
        self.doors().insert(watched.id.clone(), Arc::new(OnceCell::new_with(Some(door))));
        Ok(watched)
    }

    /// Has something done on a core.
    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, Refused> + Send + 'static,
    ) -> Result<T, Refused> {
        self.cores.run(work).await.unwrap_or_else(|| Err(Refused::new("busy", "broken")))
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
        let stored = self.store.load(id).await?.ok_or_else(|| Refused::new("seat", "no-match"))?;
        let operations = stored.ops.len();
        let room = self.work(move || room::reopen(stored)).await?;
        tracing::info!(room = %id, operations, "opened");
        Ok(self.furnish(room))
    }

    /// Gives a room a host and lets it run.
    fn furnish(self: &Arc<Self>, room: Room) -> Arc<Door> {
        let (letters, inbox) = mpsc::channel(LETTERS);
        let door = Door { keys: room.row().keys.clone(), record: room.is_record(), letters: letters.clone() };
        let (id, lobby) = (room.row().id.clone(), Arc::downgrade(self));
        let host = Host::new(room, self.store.clone(), self.cores.clone(), letters.downgrade());
        tokio::spawn(async move {
            host.run(inbox).await;
            if let Some(lobby) = lobby.upgrade() {
                lobby.forget(&id);
            }
        });
        Arc::new(door)
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
