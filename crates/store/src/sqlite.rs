//! SQLite: one file in a private folder. One thread writes: whatever has come in while it wrote goes to disk together, and
//! everybody is answered after it, so that a hundred moves at once cost one wait for the disk. Another thread reads, and
//! a third brings what the log holds into the file, so that nobody waits for that.

use std::path::Path;
use std::sync::{Arc, mpsc};
use std::time::Duration;

use rusqlite::OpenFlags;
use rusqlite::types::{ToSql, ToSqlOutput, ValueRef};

use crate::folder::Folder;
use crate::jobs::{Came, Job, Queue};
use crate::sql::{Connection, Engine, Param, Value};
use crate::{StoreError, checkpoint, migrations};

/// Most jobs that go to disk together.
const TOGETHER: usize = 512;
/// Where so many have gone together, others are about to come: the next ones wait a moment for them, since a transaction
/// costs about the same however many are in it.
const CROWD: usize = 6;
const GATHERING: Duration = Duration::from_millis(2);
/// Statements that are kept ready.
const STATEMENTS: usize = 128;

/// Opens the store in a folder, or makes it: the writer's queue, the reader's, and what keeps the log short.
pub fn open(folder: &Path) -> Result<(Queue, Queue, checkpoint::Alive), StoreError> {
    let folder = Arc::new(Folder::take(folder)?);
    let writing = connect(&folder.file())?;
    migrations::prepare(&writing)?;
    let reading = connect(&folder.file())?;
    reading.batch("PRAGMA query_only = 1")?;
    let log = checkpoint::spawn(&writing, &folder)?;
    Ok((spawn("store", writing, GATHERING, folder.clone())?, spawn("reader", reading, Duration::ZERO, folder)?, log))
}

/// Opens the file.
pub fn connect(file: &Path) -> Result<Connection, StoreError> {
    connect_with(file, OpenFlags::default())
}

/// Opens the file in this way.
pub fn connect_with(file: &Path, how: OpenFlags) -> Result<Connection, StoreError> {
    let connection = rusqlite::Connection::open_with_flags(file, how)?;
    connection.busy_timeout(Duration::from_secs(10))?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    Ok(Connection(Engine::Sqlite(connection)))
}

/// A thread that does jobs in batches, and gathers them so long in a crowd; the folder stays taken until it ends.
fn spawn(name: &str, connection: Connection, gathering: Duration, folder: Arc<Folder>) -> Result<Queue, StoreError> {
    let (jobs, queue) = mpsc::channel::<Box<dyn Job>>();
    std::thread::Builder::new().name(name.to_owned()).spawn(move || {
        let mut crowded = false;
        while let Ok(first) = queue.recv() {
            if crowded {
                std::thread::sleep(gathering);
            }
            let mut batch: Vec<_> = std::iter::once(first).chain(queue.try_iter()).take(TOGETHER).collect();
            crowded = batch.len() >= CROWD;
            let kept = commit(&connection, &mut batch).map_err(|error| error.to_string());
            batch.into_iter().for_each(|job| job.tell(&kept));
        }
        drop(connection);
        drop(folder);
    })?;
    Ok(jobs)
}

/// Does the jobs in one transaction. One that fails leaves no trace and does not harm the others.
fn commit(connection: &Connection, batch: &mut [Box<dyn Job>]) -> Result<(), StoreError> {
    connection.whole(|connection| {
        for job in batch {
            connection.execute("SAVEPOINT job", &[])?;
            if job.attempt(connection) != Came::Done {
                connection.execute("ROLLBACK TO job", &[])?;
            }
            connection.execute("RELEASE job", &[])?;
        }
        Ok(())
    })
}

impl ToSql for Param<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Param::Null => ValueRef::Null,
            Param::Int(number) => ValueRef::Integer(*number),
            Param::Real(number) => ValueRef::Real(*number),
            Param::Text(text) => ValueRef::Text(text.as_bytes()),
            Param::Bytes(bytes) => ValueRef::Blob(bytes),
        }))
    }
}

impl From<ValueRef<'_>> for Value {
    fn from(value: ValueRef<'_>) -> Value {
        match value {
            ValueRef::Null => Value::Null,
            ValueRef::Integer(number) => Value::Int(number),
            ValueRef::Real(number) => Value::Real(number),
            ValueRef::Text(text) => Value::Text(String::from_utf8_lossy(text).into_owned()),
            ValueRef::Blob(bytes) => Value::Bytes(bytes.to_vec()),
        }
    }
}
