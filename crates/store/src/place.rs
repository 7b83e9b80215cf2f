//! Where a store is: in a folder, or at the address of a database.

use std::fmt;
use std::path::{Path, PathBuf};

use crate::sql::Connection;
use crate::{StoreError, folder, postgres, sqlite};

/// Where a store is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// A folder, with an SQLite file in it.
    Folder(PathBuf),
    /// A PostgreSQL database, by its address (`postgres://…`).
    Database(String),
}

impl Place {
    /// Reads what somebody has typed: an address of a database, or a folder.
    pub fn read(text: &str) -> Place {
        if is_database(text) { Place::Database(text.to_owned()) } else { Place::Folder(text.into()) }
    }

    /// A line to a store that must be there.
    pub(crate) fn connect(&self) -> Result<Connection, StoreError> {
        match self {
            Place::Folder(folder) => file(&folder::file(folder), self),
            Place::Database(address) => postgres::connect(address),
        }
    }
}

/// Whether this is the address of a database.
fn is_database(text: &str) -> bool {
    text.starts_with("postgres://") || text.starts_with("postgresql://")
}

/// A line to a store file that must be there.
pub(crate) fn file(file: &Path, place: &dyn fmt::Display) -> Result<Connection, StoreError> {
    if !file.exists() {
        return Err(StoreError::Nothing(place.to_string()));
    }
    sqlite::connect_with(file, rusqlite::OpenFlags::SQLITE_OPEN_READ_WRITE)
}

/// An address is shown without its password.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let address = match self {
            Place::Folder(folder) => return write!(f, "{}", folder.display()),
            Place::Database(address) => address,
        };
        match address.split_once("://").and_then(|(kind, rest)| Some((kind, rest.rsplit_once('@')?))) {
            Some((kind, (who, at))) => write!(f, "{kind}://{}@{at}", who.split(':').next().unwrap_or_default()),
            None => f.write_str(address),
        }
    }
}
