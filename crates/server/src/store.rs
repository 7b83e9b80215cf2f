//! The store: one SQLite file. What it has answered survives a crash of the program and of the machine (WAL,
//! `synchronous=FULL`). One thread writes: whatever has come in while it wrote goes to disk together, and everybody is
//! answered after it, so that a hundred moves at once cost one wait for the disk. Another thread reads, and a third brings
//! what the log holds into the file, so that nobody waits for that.

pub(crate) mod channels;
mod checkpoint;
pub(crate) mod folder;
pub(crate) mod holidays;
pub(crate) mod letters;
pub(crate) mod measures;
pub(crate) mod migrations;
pub(crate) mod people;
pub(crate) mod ratings;
pub(crate) mod rows;
pub(crate) mod tables;
pub(crate) mod talk;

use std::convert::Infallible;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, mpsc};

use kernel::{Bits256, BySide, Side};
use room::letters::About;
use room::refusal::Refused;
use room::{Filed, Kept, MatchRow, Parts, Person, Seated, Stored};
use rusqlite::Connection;
use tokio::sync::oneshot;

use folder::Folder;

/// What can go wrong with the store.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// SQLite said no.
    #[error("store: {0}")]
    Sqlite(#[from] rusqlite::Error),
    /// A row cannot be read.
    #[error("store: {0}")]
    Json(#[from] serde_json::Error),
    /// The folder cannot be used.
    #[error("store: {0}")]
    Folder(#[from] std::io::Error),
    /// The file was written by a newer program.
    #[error("store: the file has version {0}, this program knows version {known}; use the newer program", known = migrations::VERSION)]
    Newer(i64),
    /// Another server uses the folder.
    #[error("store: another server is using the folder")]
    Taken,
    /// The disk refused a whole batch.
    #[error("store: nothing could be kept: {0}")]
    Unkept(String),
    /// There is no store.
    #[error("store: there is none in {}", .0.display())]
    Nothing(PathBuf),
    /// There is no such person.
    #[error("store: nobody here is called '{0}', nor has that id")]
    Nobody(String),
    /// A file would be overwritten.
    #[error("store: {} is there already", .0.display())]
    Exists(PathBuf),
    /// The writer has stopped.
    #[error("store: closed")]
    Closed,
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Refused {
        tracing::error!(%error, "the store failed");
        Refused::new("busy", "store")
    }
}

/// Most jobs that go to disk together.
const TOGETHER: usize = 512;

/// Tells who waits what came of his job, once it is known whether the batch is on disk.
type Tell = Box<dyn FnOnce(&Result<(), String>) + Send>;
/// A job, done within the batch: whether it worked, and whom to tell.
type Job = Box<dyn FnOnce(&Connection) -> (bool, Tell) + Send>;

/// A handle of the store; the file is closed with the last one.
#[derive(Clone)]
pub struct Store {
    writer: mpsc::Sender<Job>,
    reader: mpsc::Sender<Job>,
    /// The log is looked after as long as there is a handle.
    _log: mpsc::Sender<Infallible>,
    /// The server's own secret key, made with the store.
    pub key: Bits256,
    /// The secret key by which push services know it.
    pub push_key: Bits256,
    /// How long somebody may stay away, in milliseconds, before he is told that it is his move.
    grace: u64,
    steps: Arc<AtomicU64>,
}

impl Store {
    /// Opens the store in a folder, or makes it.
    pub fn open(folder: &Path) -> Result<Store, StoreError> {
        let folder = Arc::new(Folder::take(folder)?);
        let mut writing = rows::connect(&folder.file())?;
        migrations::prepare(&mut writing)?;
        let (key, push_key) = (rows::key(&writing, "key")?, rows::key(&writing, "push")?);
        let reading = rows::connect(&folder.file())?;
        reading.pragma_update(None, "query_only", true)?;
        let log = checkpoint::spawn(&mut writing, &folder)?;
        let (writer, reader) = (spawn("store", writing, folder.clone())?, spawn("reader", reading, folder)?);
        Ok(Store { writer, reader, _log: log, key, push_key, grace: 0, steps: Arc::default() })
    }

    /// The store of a server that waits so long before it tells somebody that it is his move.
    pub fn patient(self, grace: std::time::Duration) -> Store {
        Store { grace: grace.as_millis() as u64, ..self }
    }

    /// When a letter that is written now is due.
    fn due_letter(&self) -> u64 {
        crate::chance::now() + self.grace
    }

    /// Keeps a new match.
    pub async fn create(&self, row: MatchRow) -> Result<(), StoreError> {
        run(&self.writer, move |connection| rows::insert(connection, &row)).await
    }

    /// Keeps a rematch: its seats are somebody's from the start, and the match before leads to it.
    pub async fn rematch(&self, before: &str, row: MatchRow, people: BySide<Option<Person>>) -> Result<(), StoreError> {
        let (before, due) = (before.to_owned(), self.due_letter());
        run(&self.writer, move |connection| {
            rows::insert(connection, &row)?;
            connection.execute("UPDATE matches SET next = ?2 WHERE id = ?1", [&before, &row.id])?;
            let seated = |side: Side| Seated { sides: vec![side], person: people[side].clone() };
            Side::BOTH.into_iter().try_for_each(|side| {
                people::seat(connection, &row.id, &seated(side))?;
                letters::write(connection, &row.id, side, About::Met, due)
            })
        })
        .await
    }

    /// Keeps what the seats have added to the dice.
    pub async fn set_parts(&self, id: &str, parts: Parts) -> Result<(), StoreError> {
        let id = id.to_owned();
        run(&self.writer, move |connection| rows::set_parts(connection, &id, parts)).await
    }

    /// Adds a step: all of it or nothing.
    pub async fn append(&self, id: &str, kept: Kept) -> Result<(), StoreError> {
        let (id, due) = (id.to_owned(), self.due_letter());
        run(&self.writer, move |connection| rows::append(connection, &id, &kept, due)).await?;
        self.steps.fetch_add(1, Ordering::Relaxed);
        Ok(())
    }

    /// Steps that were kept since it was opened.
    pub fn steps(&self) -> u64 {
        self.steps.load(Ordering::Relaxed)
    }

    /// Files a review with its match.
    pub async fn file(&self, id: &str, filed: Filed) -> Result<(), StoreError> {
        let id = id.to_owned();
        run(&self.writer, move |connection| rows::file(connection, &id, &filed)).await
    }

    /// Matches in which a flag has fallen by this moment.
    pub async fn due(&self, now: u64) -> Result<Vec<String>, StoreError> {
        run(&self.reader, move |connection| rows::due(connection, now)).await
    }

    /// Nobody waits for a flag of this match any more.
    pub async fn stop_clock(&self, id: &str) -> Result<(), StoreError> {
        let id = id.to_owned();
        run(&self.writer, move |connection| rows::stop_clock(connection, &id)).await
    }

    /// A match as it was left.
    pub async fn load(&self, id: &str) -> Result<Option<Stored>, StoreError> {
        let id = id.to_owned();
        run(&self.reader, move |connection| rows::load(connection, &id)).await
    }
}

/// A thread that does jobs in batches; the folder stays taken until it ends.
fn spawn(name: &str, mut connection: Connection, folder: Arc<Folder>) -> Result<mpsc::Sender<Job>, StoreError> {
    let (jobs, queue) = mpsc::channel::<Job>();
    std::thread::Builder::new().name(name.to_owned()).spawn(move || {
        while let Ok(first) = queue.recv() {
            let mut tells = Vec::new();
            let batch = std::iter::once(first).chain(queue.try_iter()).take(TOGETHER);
            let kept = commit(&mut connection, batch, &mut tells).map_err(|error| error.to_string());
            tells.into_iter().for_each(|tell| tell(&kept));
        }
        drop(connection);
        drop(folder);
    })?;
    Ok(jobs)
}

/// Does the jobs in one transaction. One that fails leaves no trace and does not harm the others.
fn commit(
    connection: &mut Connection,
    batch: impl Iterator<Item = Job>,
    tells: &mut Vec<Tell>,
) -> Result<(), rusqlite::Error> {
    let mut change = connection.transaction()?;
    for job in batch {
        let point = change.savepoint()?;
        let (worked, tell) = job(&point);
        tells.push(tell);
        if worked {
            point.commit()?;
        }
    }
    change.commit()
}

async fn run<T: Send + 'static>(
    thread: &mpsc::Sender<Job>,
    work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
) -> Result<T, StoreError> {
    let (done, answer) = oneshot::channel();
    let job = move |connection: &Connection| {
        let found = work(connection);
        let worked = found.is_ok();
        let tell = move |kept: &Result<(), String>| {
            let kept = kept.clone().map_err(StoreError::Unkept);
            drop(done.send(found.and_then(|found| kept.map(|()| found))));
        };
        (worked, Box::new(tell) as Tell)
    };
    thread.send(Box::new(job)).map_err(|_| StoreError::Closed)?;
    answer.await.map_err(|_| StoreError::Closed)?
}

#[cfg(test)]
mod tests {
    use super::*;
    use room::{After, Keys};
    use session::{Op, Owed};

    fn row() -> MatchRow {
        use room::protocol::{Seat, Wanted};
        let game = catalogue::games().next().expect("a game");
        let order = session::Order::of(game.id(), game.scenarios()[0].id);
        let person = || Seat::Person;
        let seats = BySide([person(), person()]);
        let wanted = Wanted {
            order,
            seats,
            hot_seat: false,
            real_dice: false,
            learnt: None,
            position: None,
            pace: None,
            rated: false,
        };
        let keys = Keys {
            seats: BySide([Some([1; 32]), None]),
            spectator: [2; 32],
            secret: Some([3; 32]),
            parts: Parts::default(),
        };
        MatchRow { id: "m".to_owned(), wanted, rules: 1, scenario: Some("title = 'x'".to_owned()), keys }
    }

    fn step(from: usize, ops: Vec<Op>) -> Kept {
        let owed = Some(Owed::default());
        let after = After { owed, views: [4, 5, 6], ..After::default() };
        Kept { from, ops, after, seated: None, absent: BySide::default() }
    }

    #[tokio::test]
    async fn what_is_kept_is_there_after_reopening() {
        let folder = tempfile::tempdir().unwrap();
        let ops = vec![Op::Resign { side: Side::A }, Op::Unplay];
        let parts = Parts { seals: BySide([Some([6; 32]), None]), nonces: BySide([Some([7; 32]), None]) };
        let key;
        {
            let store = Store::open(folder.path()).unwrap();
            store.create(row()).await.unwrap();
            store.set_parts("m", parts).await.unwrap();
            store.append("m", step(0, ops.clone())).await.unwrap();
            assert!(store.append("m", step(1, ops.clone())).await.is_err(), "a number is given once");
            key = store.key;
        }
        let store = reopen(folder.path()).await;
        let stored = store.load("m").await.unwrap().expect("the match");
        assert_eq!(stored.ops, ops);
        assert_eq!(stored.after, step(0, Vec::new()).after);
        assert_eq!((stored.row.keys.parts, stored.row.scenario, store.key), (parts, row().scenario, key));
        assert_eq!(stored.row.keys.seats, row().keys.seats);
        assert!(store.load("n").await.unwrap().is_none());
    }

    #[tokio::test]
    async fn two_servers_cannot_share_a_folder() {
        let folder = tempfile::tempdir().unwrap();
        let _first = Store::open(folder.path()).unwrap();
        assert!(Store::open(folder.path()).is_err());
    }

    #[tokio::test]
    async fn what_comes_in_while_the_disk_is_busy_is_kept_together() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path()).unwrap();
        store.create(row()).await.unwrap();
        let (go, wait) = mpsc::channel::<()>();
        let busy = tokio::spawn({
            let writer = store.writer.clone();
            async move { run(&writer, move |_| Ok(wait.recv())).await }
        });
        let resigned = |store: Store, seq| async move { store.append("m", step(seq, vec![Op::Unplay])).await };
        let appends: Vec<_> = [0, 0, 1, 2].map(|seq| tokio::spawn(resigned(store.clone(), seq))).into();
        // They stand in the queue once they have been polled: one thread polls them in their order.
        tokio::task::yield_now().await;
        let answered = Arc::new(std::sync::atomic::AtomicUsize::new(0));
        let seen = answered.clone();
        let mut asked = Box::pin(run(&store.writer, move |_| Ok(seen.load(std::sync::atomic::Ordering::SeqCst))));
        assert!(futures_util::poll!(&mut asked).is_pending());
        drop(go);
        let mut kept = 0;
        for append in appends {
            kept += usize::from(append.await.unwrap().is_ok());
            answered.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
        }
        assert_eq!((asked.await.unwrap(), kept), (0, 3), "nobody is answered before all, and one fault harms no other");
        busy.await.unwrap().unwrap().unwrap_err();
        assert_eq!(store.load("m").await.unwrap().unwrap().ops.len(), 3);
    }

    /// Another user of the machine could read the next dice in it.
    #[cfg(unix)]
    #[tokio::test]
    async fn nobody_else_can_read_the_folder_or_any_file_in_it() {
        use std::os::unix::fs::PermissionsExt;
        let above = tempfile::tempdir().unwrap();
        let folder = above.path().join("data");
        let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
        let check = || {
            assert_eq!(mode(&folder), 0o700);
            let names: Vec<_> = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
            assert!(names.iter().any(|name| name.ends_with("grognard.sqlite3-wal")), "{names:?}");
            names.iter().for_each(|name| assert_eq!(mode(name), 0o600, "{}", name.display()));
        };
        let store = Store::open(&folder).unwrap();
        store.create(row()).await.unwrap();
        check();
        // What an earlier program left open is closed.
        let open = |path: &Path, mode| std::fs::set_permissions(path, PermissionsExt::from_mode(mode)).unwrap();
        open(&folder, 0o755);
        std::fs::read_dir(&folder).unwrap().for_each(|entry| open(&entry.unwrap().path(), 0o644));
        drop(store);
        // Held while we look: SQLite takes the files beside its own away with the last handle.
        let store = reopen(&folder).await;
        store.set_parts("m", Parts::default()).await.unwrap();
        check();
    }

    /// The writer closes the file a moment after the last handle is gone.
    async fn reopen(folder: &Path) -> Store {
        for _ in 0..50 {
            if let Ok(store) = Store::open(folder) {
                return store;
            }
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
        panic!("the store stays locked");
    }
}
