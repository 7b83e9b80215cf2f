//! All matches: made here, found here, opened from the store when somebody comes.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use catalogue::Player;
use kernel::{BySide, DiceSource};
use session::{DiceOrder, Session};
use tokio::sync::{OnceCell, mpsc};

use crate::commander::Cores;
use crate::keys::Keys;
use crate::post::Post;
use crate::protocol::{Created, Seat, Wanted, Watched};
use crate::refusal::{Refused, guarded};
use crate::room::{GuestId, Letter, Means, Room};
use crate::secret;
use crate::store::{MatchRow, Store, Stored};
use crate::watch;

/// Letters that may wait at a room's door.
const LETTERS: usize = 64;
/// Records that may be watched at once: they are only in memory.
const MOST_RECORDS: usize = 256;
/// A player's name is cut to so many characters.
const LONGEST_NAME: usize = 60;
/// An author's own scenario.
const LARGEST_SCENARIO: usize = 64 * 1024;

/// The door of a room.
pub struct Door {
    keys: Keys,
    record: bool,
    /// Where letters for it go.
    pub letters: mpsc::Sender<Letter>,
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
    pub async fn create(&self, mut wanted: Wanted) -> Result<Created, Refused> {
        let bad = |fault: kernel::Fault| Refused::unreadable("bad-order", fault);
        tidy(&mut wanted)?;
        let rules = catalogue::game(&wanted.order.game).map_err(bad)?.rules_version();
        let order = wanted.order.clone();
        let begin = || Session::begin(order, DiceOrder::Seeded(0)).map(|session| session.position().in_sight());
        let trial = self.cores.run(move || guarded(begin)).await;
        let in_sight = trial.unwrap_or_else(|| Err(Refused::new("busy", "broken")))?.map_err(bad)?;
        if !in_sight && !wanted.seats.iter().all(|(_, seat)| seat.is_person()) {
            return Err(Refused::new("unreadable", "out-of-sight"));
        }
        let (keys, links) = Keys::cut(&wanted);
        let row = MatchRow { id: secret::match_id(), wanted, rules, keys };
        let (id, commitment) = (row.id.clone(), row.keys.commitment());
        self.store.create(row).await?;
        tracing::info!(room = %id, "created");
        Ok(Created { id, seats: links.seats, spectator: links.spectator, commitment })
    }

    /// Makes a record watchable for a while.
    pub async fn watch(self: &Arc<Self>, text: String) -> Result<Watched, Refused> {
        if self.doors().values().filter(|door| door.get().is_some_and(|door| door.record)).count() >= MOST_RECORDS {
            return Err(Refused::new("busy", "full"));
        }
        let copy = text.clone();
        let read = self.cores.run(move || guarded(|| watch::replayed(&copy))).await;
        let read = read.unwrap_or_else(|| Err(Refused::new("busy", "broken")))?;
        let (record, session) = read.map_err(|fault| Refused::unreadable("bad-record", fault))?;
        let seats = BySide::from_fn(|_| Seat::Person);
        let order = watch::order(&record.header);
        let real_dice = matches!(record.header.dice, DiceSource::Physical);
        let wanted = Wanted { order, seats, hot_seat: false, real_dice };
        let (mut keys, links) = Keys::cut(&wanted);
        keys.secret = match record.header.dice {
            DiceSource::Fair { secret, .. } => secret,
            _ => None,
        };
        let row = MatchRow { id: secret::match_id(), wanted, rules: record.header.rules, keys };
        let id = row.id.clone();
        let door = self.furnish(row, Some(session), 0, Some(text));
        self.doors().insert(id.clone(), Arc::new(OnceCell::new_with(Some(door))));
        Ok(Watched { id, spectator: links.spectator })
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
        let Stored { row, ops, owed } = stored;
        let now = catalogue::game(&row.wanted.order.game)?.rules_version();
        if now != row.rules {
            return Err(Refused::new("busy", "old-rules").with("then", row.rules).with("now", now));
        }
        let count = ops.len();
        let (order, dice) = (row.wanted.order.clone(), row.dice());
        let restore = move || -> Result<Option<Session>, Refused> {
            let Some(dice) = dice else { return Ok(None) };
            let mut session = guarded(|| Session::restore(order, dice, &ops))??;
            if let Some(owed) = owed {
                guarded(|| session.owe(owed))??;
            }
            Ok(Some(session))
        };
        let session = self.cores.run(restore).await.unwrap_or_else(|| Err(Refused::new("busy", "broken")))?;
        tracing::info!(room = %id, operations = count, "opened");
        Ok(self.furnish(row, session, count, None))
    }

    /// Sets up a room and lets it run.
    fn furnish(
        self: &Arc<Self>,
        row: MatchRow,
        session: Option<Session>,
        stored: usize,
        record: Option<String>,
    ) -> Arc<Door> {
        let (letters, inbox) = mpsc::channel(LETTERS);
        let door = Door { keys: row.keys.clone(), record: record.is_some(), letters: letters.clone() };
        let store = record.is_none().then(|| self.store.clone());
        let means = Means { store, cores: self.cores.clone() };
        let (id, lobby) = (row.id.clone(), Arc::downgrade(self));
        let mut room = Room::new(row, session, stored, means, letters.downgrade());
        room.record = record;
        tokio::spawn(async move {
            room.run(inbox).await;
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

/// Checks what the games cannot check, and tidies names.
fn tidy(wanted: &mut Wanted) -> Result<(), Refused> {
    let bad = |problem: String| Refused::unreadable("bad-order", problem);
    if let session::Scenario::Custom { name, toml } = &wanted.order.scenario
        && name.len() + toml.len() > LARGEST_SCENARIO
    {
        return Err(bad(format!("the scenario is longer than {LARGEST_SCENARIO} bytes")));
    }
    for side in kernel::Side::BOTH {
        let name = &mut wanted.order.players[side];
        *name = name.chars().filter(|c| !c.is_control()).take(LONGEST_NAME).collect::<String>().trim().to_owned();
        if let Seat::Commander { rank } = &wanted.seats[side] {
            let player: Player = rank.parse().map_err(|fault: kernel::Fault| bad(fault.to_string()))?;
            if name.is_empty() {
                *name = player.to_string();
            }
        }
    }
    if wanted.hot_seat && !wanted.seats.iter().all(|(_, seat)| seat.is_person()) {
        return Err(bad("both seats on one screen need two people".to_owned()));
    }
    Ok(())
}
