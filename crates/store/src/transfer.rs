//! A whole store is copied to another, of whichever engine: for safety, or to move house.

use std::path::{Path, PathBuf};

use crate::folder::{self, Folder};
use crate::sql::{Bind, Connection, Engine, Param};
use crate::{Place, StoreError, migrations, params, place, postgres, sqlite};

/// The tables in an order in which each row finds what it refers to. (Leases are nobody's but the nodes' that have them,
/// and a ceremony is begun anew.)
const TABLES: [&str; 19] = [
    "scenarios",
    "secrets",
    "people",
    "matches",
    "ops",
    "reviews",
    "devices",
    "invitations",
    "passkeys",
    "seats",
    "offers",
    "ratings",
    "results",
    "talk",
    "holidays",
    "channels",
    "letters",
    "deliveries",
    "measures",
];

/// Moves a store to a place where there is none: no server may be using it. What there was stays where it was.
pub fn move_store(from: &Place, to: &Place) -> Result<(), StoreError> {
    let _taken = match from {
        Place::Folder(path) if folder::file(path).exists() => Some(Folder::take(path)?),
        _ => None,
    };
    let from = from.connect()?;
    migrations::prepare(&from)?;
    into(&from, to)
}

/// Fills a place where there is no store yet with what was backed up. The file stays as it is.
pub fn restore(file: &Path, to: &Place) -> Result<(), StoreError> {
    if !file.exists() {
        return Err(StoreError::Nothing(file.display().to_string()));
    }
    // A backup of an earlier program is brought forward: in a copy of it.
    let copy = Copy::of(file)?;
    let from = place::file(&copy.0, &file.display())?;
    migrations::prepare(&from)?;
    into(&from, to)
}

/// A private copy of a file, gone when it is no longer needed.
struct Copy(PathBuf);

impl Copy {
    fn of(file: &Path) -> Result<Copy, StoreError> {
        let copy = Copy(file.with_extension("restoring"));
        folder::private(&copy.0)?;
        std::fs::copy(file, &copy.0)?;
        Ok(copy)
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        for end in ["restoring", "restoring-wal", "restoring-shm"] {
            _ = std::fs::remove_file(self.0.with_extension(end));
        }
    }
}

/// Writes a store to a new file.
pub fn to_file(from: &Connection, file: &Path) -> Result<(), StoreError> {
    if let Engine::Sqlite(_) = &from.0 {
        from.execute("VACUUM INTO ?1", params![file.to_string_lossy().as_ref()])?;
        return Ok(());
    }
    let to = sqlite::connect(file)?;
    migrations::prepare(&to)?;
    copy(from, &to)?;
    // Nothing of it is left beside the file.
    to.all("PRAGMA journal_mode = DELETE", params![])?;
    Ok(())
}

fn into(from: &Connection, to: &Place) -> Result<(), StoreError> {
    let (_taken, connection) = match to {
        Place::Folder(path) => {
            let folder = Folder::take(path)?;
            let connection = sqlite::connect(&folder.file())?;
            (Some(folder), connection)
        }
        Place::Database(address) => (None, postgres::connect(address)?),
    };
    migrations::prepare(&connection)?;
    let used = "SELECT EXISTS (SELECT 1 FROM matches) OR EXISTS (SELECT 1 FROM people)";
    if connection.one(used, params![])?.get(0)? {
        return Err(StoreError::Full(to.to_string()));
    }
    copy(from, &connection)
}

/// Copies all rows, as they are at one moment: all of them or none.
fn copy(from: &Connection, to: &Connection) -> Result<(), StoreError> {
    from.batch(match &from.0 {
        Engine::Sqlite(_) => "BEGIN",
        Engine::Postgres(_) => postgres::READING,
    })?;
    let copied = to.whole(|to| {
        to.execute("DELETE FROM secrets", params![])?;
        TABLES.iter().try_for_each(|table| copy_table(from, to, table))?;
        number_on(to)
    });
    from.batch("ROLLBACK")?;
    copied
}

/// Copies a table: one match at a time, where its rows belong to matches.
fn copy_table(from: &Connection, to: &Connection, table: &str) -> Result<(), StoreError> {
    let columns = columns(from, table)?;
    let (names, slots) = (columns.join(", "), (1..=columns.len()).map(|n| format!("?{n}")).collect::<Vec<_>>());
    let insert = format!("INSERT INTO {table} ({names}) VALUES ({})", slots.join(", "));
    let hand_over = |select: &str, of: &[Param<'_>]| {
        for row in from.all(select, of)? {
            let values: Vec<Param<'_>> = row.0.iter().map(Bind::bind).collect();
            to.execute(&insert, &values)?;
        }
        Ok(())
    };
    if !columns.iter().any(|name| name == "match") {
        return hand_over(&format!("SELECT {names} FROM {table}"), params![]);
    }
    // A letter may be about no match.
    hand_over(&format!("SELECT {names} FROM {table} WHERE match IS NULL"), params![])?;
    let select = format!("SELECT {names} FROM {table} WHERE match = ?1");
    let matches = from.all("SELECT id FROM matches", params![])?;
    matches.iter().try_for_each(|row| hand_over(&select, params![row.get::<String>(0)?]))
}

fn columns(connection: &Connection, table: &str) -> Result<Vec<String>, StoreError> {
    let query = match &connection.0 {
        Engine::Sqlite(_) => "SELECT name FROM pragma_table_info(?1) ORDER BY cid",
        Engine::Postgres(_) => {
            "SELECT column_name::text FROM information_schema.columns
             WHERE table_schema = current_schema() AND table_name::text = ?1 ORDER BY ordinal_position"
        }
    };
    connection.all(query, params![table])?.iter().map(|row| row.get(0)).collect()
}

/// The next act of an operator gets the next number. SQLite sees to it by itself.
fn number_on(to: &Connection) -> Result<(), StoreError> {
    if let Engine::Postgres(_) = &to.0 {
        let set =
            "SELECT setval(pg_get_serial_sequence('measures', 'n'), coalesce(max(n), 0) + 1, false) FROM measures";
        to.all(set, params![])?;
    }
    Ok(())
}
