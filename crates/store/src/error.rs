//! What can go wrong with the store.

use std::path::PathBuf;

use room::refusal::Refused;

/// What can go wrong with the store.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// SQLite said no.
    #[error("store: {0}")]
    Sqlite(rusqlite::Error),
    /// PostgreSQL said no.
    #[error("store: {0}")]
    Postgres(String),
    /// The address of a database cannot be followed.
    #[error("store: {0}")]
    Address(String),
    /// The line to the database broke, or another was in the way: it may go well the next time.
    #[error("store: {0}")]
    Disturbed(String),
    /// There is such a row already.
    #[error("store: it is there already")]
    Twice,
    /// Another has changed the match meanwhile.
    #[error("store: somebody else was quicker")]
    Stale,
    /// A row is missing that must be there.
    #[error("store: a row is missing")]
    Missing,
    /// A column cannot be read.
    #[error("store: column {0} cannot be read")]
    Column(usize),
    /// A row cannot be read.
    #[error("store: {0}")]
    Json(#[from] serde_json::Error),
    /// The folder cannot be used.
    #[error("store: {0}")]
    Folder(#[from] std::io::Error),
    /// The tables were made by a newer program.
    #[error("store: it has version {0}, this program knows version {known}; use the newer program", known = crate::migrations::VERSION)]
    Newer(i64),
    /// Another server uses the folder.
    #[error("store: another server is using the folder")]
    Taken,
    /// A whole batch was refused.
    #[error("store: nothing could be kept: {0}")]
    Unkept(String),
    /// There is no store.
    #[error("store: there is none in {0}")]
    Nothing(String),
    /// There is something already where a whole store is to go.
    #[error("store: {0} is not empty")]
    Full(String),
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

impl StoreError {
    /// A number that is given already was given by who was quicker.
    pub(crate) fn late(self) -> StoreError {
        if let StoreError::Twice = self { StoreError::Stale } else { self }
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        use rusqlite::ffi::{SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE};
        let code = error.sqlite_error().map(|error| error.extended_code);
        match code {
            Some(SQLITE_CONSTRAINT_PRIMARYKEY | SQLITE_CONSTRAINT_UNIQUE) => StoreError::Twice,
            _ => StoreError::Sqlite(error),
        }
    }
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Refused {
        tracing::error!(%error, "the store failed");
        Refused::new("busy", "store")
    }
}
