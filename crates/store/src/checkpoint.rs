//! The store's log is brought into its file beside the writer. He would have to do it in the midst of a batch, a few times a
//! second where many play, and everybody would wait for it.

use std::convert::Infallible;
use std::sync::Arc;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

use crate::folder::Folder;
use crate::sql::Connection;
use crate::{StoreError, params, sqlite};

/// How often.
const EVERY: Duration = Duration::from_secs(1);
/// From so many pages on (64 MB) the log is begun anew, for which the writer has to wait a moment. With less to do he
/// begins it anew by himself.
const LONG: i64 = 16_384;

/// The log is looked after as long as somebody has this.
pub type Alive = mpsc::Sender<Infallible>;

/// Takes the work from the writer and gives it to a thread of its own, until the other end of the channel is dropped.
pub fn spawn(writer: &Connection, folder: &Arc<Folder>) -> Result<Alive, StoreError> {
    writer.all("PRAGMA wal_autocheckpoint = 0", params![])?;
    let (alive, end) = mpsc::channel::<Infallible>();
    let (connection, folder) = (sqlite::connect(&folder.file())?, folder.clone());
    std::thread::Builder::new().name("log".to_owned()).spawn(move || {
        while let Err(RecvTimeoutError::Timeout) = end.recv_timeout(EVERY) {
            if let Err(error) = checkpoint(&connection) {
                tracing::warn!(%error, "the log could not be brought into the file");
            }
        }
        drop(connection);
        drop(folder);
    })?;
    Ok(alive)
}

/// Brings what the log holds into the file: as much as can be done without anybody's waiting for it, unless it is long.
fn checkpoint(connection: &Connection) -> Result<(), StoreError> {
    let pages = |how: &str| connection.one(&format!("PRAGMA wal_checkpoint({how})"), params![])?.get::<i64>(1);
    if pages("PASSIVE")? > LONG {
        pages("RESTART")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What was written is in the file itself, without the log beside it.
    #[test]
    fn what_the_log_holds_is_brought_into_the_file() {
        let above = tempfile::tempdir().unwrap();
        let folder = Arc::new(Folder::take(&above.path().join("data")).unwrap());
        let writer = sqlite::connect(&folder.file()).unwrap();
        let _log = spawn(&writer, &folder).unwrap();
        writer.batch("CREATE TABLE words (word TEXT); INSERT INTO words VALUES ('kept');").unwrap();
        let alone = |name: &str| -> Result<String, rusqlite::Error> {
            let copy = above.path().join(name);
            std::fs::copy(folder.file(), &copy).unwrap();
            rusqlite::Connection::open(copy)?.query_row("SELECT word FROM words", [], |row| row.get(0))
        };
        assert!(alone("before").is_err(), "the writer leaves it in the log");
        checkpoint(&sqlite::connect(&folder.file()).unwrap()).unwrap();
        assert_eq!(alone("after").unwrap(), "kept");
    }
}
