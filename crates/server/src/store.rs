//! The store: one SQLite file, written by one thread. What it has answered survives a crash of the program and of the
//! machine (WAL, `synchronous=FULL`).

use std::path::Path;
use std::sync::mpsc;

use kernel::{Bits256, BySide};
use room::refusal::Refused;
use room::{Keys, MatchRow, Stored};
use rusqlite::{Connection, OptionalExtension, params};
use session::{Op, Owed};
use tokio::sync::oneshot;

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
    #[error("store: the file has version {0}, this program knows version {VERSION}; use the newer program")]
    Newer(i64),
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

const VERSION: i64 = 1;

const SCHEMA: &str = "
    CREATE TABLE matches (
        id        TEXT PRIMARY KEY,
        wanted    TEXT NOT NULL,
        rules     INTEGER NOT NULL,
        seat_a    BLOB,
        seat_b    BLOB,
        spectator BLOB NOT NULL,
        secret    BLOB,
        nonce_a   BLOB,
        nonce_b   BLOB,
        owed      TEXT,
        created   TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE ops (
        match TEXT NOT NULL REFERENCES matches(id),
        seq   INTEGER NOT NULL,
        json  TEXT NOT NULL,
        PRIMARY KEY (match, seq)
    ) STRICT, WITHOUT ROWID;
    PRAGMA user_version = 1;
";

type Job = Box<dyn FnOnce(&mut Connection) + Send>;

/// A handle of the store; the file is closed with the last one.
#[derive(Clone)]
pub struct Store {
    jobs: mpsc::Sender<Job>,
}

impl Store {
    /// Opens the store in a folder, or makes it.
    pub fn open(folder: &Path) -> Result<Store, StoreError> {
        std::fs::create_dir_all(folder)?;
        let file = folder.join("grognard.sqlite3");
        let mut connection = Connection::open(&file)?;
        prepare(&mut connection)?;
        keep_private(&file)?;
        let (jobs, queue) = mpsc::channel::<Job>();
        std::thread::Builder::new().name("store".to_owned()).spawn(move || {
            for job in queue {
                job(&mut connection);
            }
        })?;
        Ok(Store { jobs })
    }

    async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (done, answer) = oneshot::channel();
        let job = move |connection: &mut Connection| drop(done.send(work(connection)));
        self.jobs.send(Box::new(job)).map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Keeps a new match.
    pub async fn create(&self, row: MatchRow) -> Result<(), StoreError> {
        self.run(move |connection| insert(connection, &row)).await
    }

    /// Keeps what the seats have added to the dice.
    pub async fn set_nonces(&self, id: &str, nonces: BySide<Option<Bits256>>) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.run(move |connection| {
            let [a, b] = nonces.0;
            connection.execute("UPDATE matches SET nonce_a = ?2, nonce_b = ?3 WHERE id = ?1", params![id, a, b])?;
            Ok(())
        })
        .await
    }

    /// Adds operations from number `seq` on, and what is owed after them: all of it or nothing.
    pub async fn append(&self, id: &str, seq: usize, ops: Vec<Op>, owed: Option<Owed>) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.run(move |connection| append(connection, &id, seq, &ops, owed.as_ref())).await
    }

    /// A match as it was left.
    pub async fn load(&self, id: &str) -> Result<Option<Stored>, StoreError> {
        let id = id.to_owned();
        self.run(move |connection| load(connection, &id)).await
    }
}

fn prepare(connection: &mut Connection) -> Result<(), StoreError> {
    connection.busy_timeout(std::time::Duration::from_secs(2))?;
    // Matches live in memory: a second server on the same file must be refused, and is, by this lock.
    connection.pragma_update(None, "locking_mode", "EXCLUSIVE")?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    let change = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Exclusive)?;
    let version: i64 = change.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    match version {
        0 => change.execute_batch(SCHEMA)?,
        VERSION => {}
        newer => return Err(StoreError::Newer(newer)),
    }
    change.commit()?;
    Ok(())
}

/// The file holds the secrets of running dice: nobody else on the machine may read it.
fn keep_private(file: &Path) -> Result<(), StoreError> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        std::fs::set_permissions(file, std::fs::Permissions::from_mode(0o600))?;
    }
    let _ = file;
    Ok(())
}

fn insert(connection: &mut Connection, row: &MatchRow) -> Result<(), StoreError> {
    let wanted = serde_json::to_string(&row.wanted)?;
    let ([seat_a, seat_b], [nonce_a, nonce_b]) = (row.keys.seats.0, row.keys.nonces.0);
    connection.execute(
        "INSERT INTO matches (id, wanted, rules, seat_a, seat_b, spectator, secret, nonce_a, nonce_b)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
        params![row.id, wanted, row.rules, seat_a, seat_b, row.keys.spectator, row.keys.secret, nonce_a, nonce_b],
    )?;
    Ok(())
}

fn append(
    connection: &mut Connection,
    id: &str,
    seq: usize,
    ops: &[Op],
    owed: Option<&Owed>,
) -> Result<(), StoreError> {
    let change = connection.transaction()?;
    for (i, op) in ops.iter().enumerate() {
        let json = serde_json::to_string(op)?;
        change.prepare_cached("INSERT INTO ops (match, seq, json) VALUES (?1, ?2, ?3)")?.execute(params![
            id,
            (seq + i) as i64,
            json
        ])?;
    }
    let owed = owed.map(serde_json::to_string).transpose()?;
    change.prepare_cached("UPDATE matches SET owed = ?2 WHERE id = ?1")?.execute(params![id, owed])?;
    change.commit()?;
    Ok(())
}

fn load(connection: &mut Connection, id: &str) -> Result<Option<Stored>, StoreError> {
    let columns = "SELECT wanted, rules, seat_a, seat_b, spectator, secret, nonce_a, nonce_b, owed
                   FROM matches WHERE id = ?1";
    let found = connection
        .query_row(columns, [id], |row| {
            let wanted: String = row.get(0)?;
            let owed: Option<String> = row.get(8)?;
            let keys = Keys {
                seats: BySide([row.get(2)?, row.get(3)?]),
                spectator: row.get(4)?,
                secret: row.get(5)?,
                nonces: BySide([row.get(6)?, row.get(7)?]),
            };
            Ok((wanted, row.get(1)?, keys, owed))
        })
        .optional()?;
    let Some((wanted, rules, keys, owed)) = found else { return Ok(None) };
    let row = MatchRow { id: id.to_owned(), wanted: serde_json::from_str(&wanted)?, rules, keys };
    let owed = owed.map(|json| serde_json::from_str(&json)).transpose()?;
    Ok(Some(Stored { row, ops: operations(connection, id)?, owed }))
}

fn operations(connection: &Connection, id: &str) -> Result<Vec<Op>, StoreError> {
    let mut lines = connection.prepare("SELECT json FROM ops WHERE match = ?1 ORDER BY seq")?;
    let json = lines.query_map([id], |row| row.get::<_, String>(0))?.collect::<Result<Vec<_>, _>>()?;
    Ok(json.iter().map(|json| serde_json::from_str(json)).collect::<Result<_, _>>()?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Side;

    fn row() -> MatchRow {
        use room::protocol::{Seat, Wanted};
        let game = catalogue::games().next().expect("a game");
        let order = session::Order::of(game.id(), game.scenarios()[0].id);
        let person = || Seat::Person;
        let wanted = Wanted { order, seats: BySide([person(), person()]), hot_seat: false, real_dice: false };
        let keys = Keys {
            seats: BySide([Some([1; 32]), None]),
            spectator: [2; 32],
            secret: Some([3; 32]),
            nonces: BySide([None, None]),
        };
        MatchRow { id: "m".to_owned(), wanted, rules: 1, keys }
    }

    #[tokio::test]
    async fn what_is_kept_is_there_after_reopening() {
        let folder = tempfile::tempdir().unwrap();
        let ops = vec![Op::Resign { side: Side::A }, Op::Unplay];
        {
            let store = Store::open(folder.path()).unwrap();
            store.create(row()).await.unwrap();
            store.set_nonces("m", BySide([Some([7; 32]), None])).await.unwrap();
            store.append("m", 0, ops.clone(), None).await.unwrap();
            assert!(store.append("m", 1, ops.clone(), None).await.is_err(), "a number is given once");
        }
        let store = reopen(folder.path()).await;
        let stored = store.load("m").await.unwrap().expect("the match");
        assert_eq!(stored.ops, ops);
        assert_eq!(stored.row.keys.nonces, BySide([Some([7; 32]), None]));
        assert_eq!(stored.row.keys.seats, row().keys.seats);
        assert!(store.load("n").await.unwrap().is_none());
    }

    #[tokio::test]
    async fn two_servers_cannot_share_a_folder() {
        let folder = tempfile::tempdir().unwrap();
        let _first = Store::open(folder.path()).unwrap();
        assert!(Store::open(folder.path()).is_err());
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
