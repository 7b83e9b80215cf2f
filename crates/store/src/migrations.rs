//! The tables of the store, version by version. A file goes forward one version at a time and never back; what an earlier
//! version said stays as it was said, so that every file that was ever written comes through.

use kernel::Bits256;

use crate::sql::{Connection, Engine};
use crate::{StoreError, params};

/// Each makes the version with its number of the one before.
const MIGRATIONS: [(i64, &str); 13] = [
    (1, FIRST),
    (2, SECOND),
    (3, THIRD),
    (4, FOURTH),
    (5, FIFTH),
    (6, SIXTH),
    (7, SEVENTH),
    (8, EIGHTH),
    (9, NINTH),
    (10, TENTH),
    (11, ELEVENTH),
    (12, TWELFTH),
    (13, THIRTEENTH),
];

/// The version of the tables.
pub const VERSION: i64 = MIGRATIONS[MIGRATIONS.len() - 1].0;

const FIRST: &str = "
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
";

/// A match of version 1 has no text of its scenario: it goes on with the one that there is.
const SECOND: &str = "
    CREATE TABLE scenarios (hash BLOB PRIMARY KEY, toml TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE secrets (name TEXT PRIMARY KEY, bits BLOB NOT NULL) STRICT, WITHOUT ROWID;
    ALTER TABLE matches ADD COLUMN scenario BLOB REFERENCES scenarios(hash);
    ALTER TABLE matches ADD COLUMN seal_a BLOB;
    ALTER TABLE matches ADD COLUMN seal_b BLOB;
    ALTER TABLE matches ADD COLUMN views TEXT NOT NULL DEFAULT '[0,0,0]';
    ALTER TABLE matches ADD COLUMN over INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE matches ADD COLUMN touched TEXT;
    UPDATE matches SET touched = created;
";

/// People, whose move it is, and clocks. (Late programs of version 2 had reviews already.)
const THIRD: &str = "
    CREATE TABLE IF NOT EXISTS reviews (
        match TEXT PRIMARY KEY REFERENCES matches(id),
        lines INTEGER NOT NULL,
        json  TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE people (
        id      TEXT PRIMARY KEY,
        name    TEXT,
        folded  TEXT UNIQUE,
        created TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE devices (
        digest  BLOB PRIMARY KEY,
        person  TEXT NOT NULL REFERENCES people(id),
        created TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP,
        seen    TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX devices_of ON devices(person);
    CREATE TABLE invitations (
        digest BLOB PRIMARY KEY,
        person TEXT NOT NULL REFERENCES people(id),
        until  TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX invitations_of ON invitations(person);
    CREATE TABLE seats (
        match  TEXT NOT NULL REFERENCES matches(id),
        side   TEXT NOT NULL CHECK (side IN ('a', 'b')),
        person TEXT NOT NULL REFERENCES people(id),
        PRIMARY KEY (match, side)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX seats_of ON seats(person);
    ALTER TABLE matches ADD COLUMN awaits TEXT NOT NULL DEFAULT '[false,false]';
    ALTER TABLE matches ADD COLUMN winner TEXT;
    ALTER TABLE matches ADD COLUMN clock TEXT;
    ALTER TABLE matches ADD COLUMN due INTEGER;
    CREATE INDEX matches_due ON matches(due) WHERE due IS NOT NULL;
";

/// Open tables.
const FOURTH: &str = "
    CREATE TABLE offers (
        id      TEXT PRIMARY KEY,
        person  TEXT NOT NULL REFERENCES people(id),
        offered TEXT NOT NULL,
        live    INTEGER NOT NULL,
        until   INTEGER NOT NULL,
        created TEXT NOT NULL DEFAULT (strftime('%Y-%m-%d %H:%M:%f', 'now'))
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX offers_of ON offers(person);
";

/// What one player has proposed to the other.
const FIFTH: &str = "
    ALTER TABLE matches ADD COLUMN offer TEXT;
";

/// Ratings, and what rated matches did to them.
const SIXTH: &str = "
    CREATE TABLE ratings (
        person     TEXT NOT NULL REFERENCES people(id),
        game       TEXT NOT NULL,
        rating     REAL NOT NULL,
        deviation  REAL NOT NULL,
        volatility REAL NOT NULL,
        PRIMARY KEY (person, game)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE results (
        match  TEXT NOT NULL REFERENCES matches(id),
        side   TEXT NOT NULL CHECK (side IN ('a', 'b')),
        person TEXT NOT NULL REFERENCES people(id),
        before REAL NOT NULL,
        after  REAL NOT NULL,
        PRIMARY KEY (match, side)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX results_of ON results(person);
";

/// What players have said to each other.
const SEVENTH: &str = "
    CREATE TABLE talk (
        match  TEXT NOT NULL REFERENCES matches(id),
        n      INTEGER NOT NULL,
        person TEXT REFERENCES people(id),
        json   TEXT NOT NULL,
        PRIMARY KEY (match, n)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX talk_of ON talk(person);
";

/// What an operator has done about people (the line stays when its person has gone), and the rematch of a match.
const EIGHTH: &str = "
    CREATE TABLE measures (
        n      INTEGER PRIMARY KEY AUTOINCREMENT,
        person TEXT NOT NULL,
        kind   TEXT NOT NULL CHECK (kind IN ('warn', 'mute', 'ban', 'pardon')),
        until  TEXT,
        why    TEXT NOT NULL,
        at     TEXT NOT NULL DEFAULT (strftime('%Y-%m-%d %H:%M', 'now')),
        told   INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    ALTER TABLE matches ADD COLUMN next TEXT;
";

/// Links for devices in the order in which they were asked for: two may be asked for in one instant.
const NINTH: &str = "
    ALTER TABLE invitations ADD COLUMN n INTEGER NOT NULL DEFAULT 0;
";

/// How people are told things while they are away, and what they are to be told.
const TENTH: &str = "
    CREATE TABLE channels (
        id        TEXT PRIMARY KEY,
        person    TEXT NOT NULL REFERENCES people(id),
        kind      TEXT NOT NULL CHECK (kind IN ('mail', 'hook', 'push')),
        address   TEXT NOT NULL,
        keys      TEXT,
        tongue    TEXT NOT NULL,
        asked     INTEGER NOT NULL,
        confirmed INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX channels_of ON channels(person);
    CREATE INDEX channels_at ON channels(kind, address);
    CREATE TABLE letters (
        match  TEXT NOT NULL REFERENCES matches(id),
        side   TEXT NOT NULL CHECK (side IN ('a', 'b')),
        person TEXT NOT NULL REFERENCES people(id),
        about  TEXT NOT NULL,
        due    INTEGER NOT NULL,
        told   INTEGER NOT NULL,
        acted  INTEGER NOT NULL,
        PRIMARY KEY (match, side)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX letters_due ON letters(told, due);
    CREATE INDEX letters_of ON letters(person);
    CREATE TABLE deliveries (
        id       TEXT PRIMARY KEY,
        channel  TEXT NOT NULL REFERENCES channels(id),
        match    TEXT REFERENCES matches(id),
        side     TEXT,
        about    TEXT NOT NULL,
        at       INTEGER NOT NULL,
        attempts INTEGER NOT NULL,
        until    INTEGER NOT NULL,
        done     INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX deliveries_at ON deliveries(done, at);
    CREATE INDEX deliveries_of ON deliveries(channel);
    CREATE INDEX deliveries_about ON deliveries(match);
";

/// Holidays: until when somebody is away, and those that he has had.
const ELEVENTH: &str = "
    ALTER TABLE people ADD COLUMN away INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE holidays (
        person TEXT NOT NULL REFERENCES people(id),
        since  INTEGER NOT NULL,
        until  INTEGER NOT NULL,
        PRIMARY KEY (person, since)
    ) STRICT, WITHOUT ROWID;
";

/// Several nodes: each change of a match has its number, what is done once is somebody's for a while, and records that are
/// watched can be found by all.
const TWELFTH: &str = "
    ALTER TABLE matches ADD COLUMN step INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE matches ADD COLUMN leased INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE leases (
        job   TEXT PRIMARY KEY,
        node  TEXT NOT NULL,
        until INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE records (
        id        TEXT PRIMARY KEY,
        spectator BLOB NOT NULL,
        text      TEXT NOT NULL,
        until     INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
";

/// Passkeys, and what the adding and the use of one must remember.
const THIRTEENTH: &str = "
    CREATE TABLE passkeys (
        id      TEXT PRIMARY KEY,
        person  TEXT NOT NULL REFERENCES people (id),
        stored  TEXT NOT NULL,
        created TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX passkeys_of_person ON passkeys (person);
    CREATE TABLE ceremonies (
        token BLOB PRIMARY KEY,
        state TEXT NOT NULL,
        until INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
";

/// Makes the tables, or brings them up to date. Of several nodes that want to, one does.
pub fn prepare(connection: &Connection) -> Result<(), StoreError> {
    connection.batch(match &connection.0 {
        Engine::Sqlite(_) => "BEGIN EXCLUSIVE",
        Engine::Postgres(_) => BEGIN_ALONE,
    })?;
    let done = bring_forward(connection).and_then(|()| connection.batch("COMMIT"));
    if done.is_err() {
        _ = connection.batch("ROLLBACK");
    }
    done
}

/// The number stands for "the tables of Grognard are being made": whoever else wants to make them waits.
const BEGIN_ALONE: &str = "
    BEGIN;
    SELECT pg_advisory_xact_lock(18150618);
    CREATE TABLE IF NOT EXISTS version (number BIGINT NOT NULL);
";

fn bring_forward(connection: &Connection) -> Result<(), StoreError> {
    let version = version(connection)?;
    if version > VERSION {
        return Err(StoreError::Newer(version));
    }
    for (_, migration) in MIGRATIONS.iter().filter(|(number, _)| *number > version) {
        match &connection.0 {
            Engine::Sqlite(_) => connection.batch(migration)?,
            Engine::Postgres(_) => connection.batch(&in_postgres(migration))?,
        }
    }
    set_version(connection)?;
    for name in ["key", "push"] {
        let insert = "INSERT INTO secrets (name, bits) VALUES (?1, ?2) ON CONFLICT (name) DO NOTHING";
        connection.execute(insert, params![name, new_key()])?;
    }
    Ok(())
}

fn version(connection: &Connection) -> Result<i64, StoreError> {
    match &connection.0 {
        Engine::Sqlite(_) => connection.one("PRAGMA user_version", params![])?.get(0),
        Engine::Postgres(_) => connection.one("SELECT coalesce(max(number), 0) FROM version", params![])?.get(0),
    }
}

fn set_version(connection: &Connection) -> Result<(), StoreError> {
    connection.batch(&match &connection.0 {
        Engine::Sqlite(_) => format!("PRAGMA user_version = {VERSION}"),
        Engine::Postgres(_) => format!("DELETE FROM version; INSERT INTO version (number) VALUES ({VERSION})"),
    })
}

/// What SQLite says otherwise than PostgreSQL, in the order in which it is replaced. Moments are the program's to say, and
/// text is compared byte by byte, as in a file.
const DIALECT: [(&str, &str); 9] = [
    ("INTEGER PRIMARY KEY AUTOINCREMENT", "BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY"),
    (" DEFAULT CURRENT_TIMESTAMP", ""),
    (" DEFAULT (strftime('%Y-%m-%d %H:%M:%f', 'now'))", ""),
    (" DEFAULT (strftime('%Y-%m-%d %H:%M', 'now'))", ""),
    (" STRICT, WITHOUT ROWID;", ";"),
    (" STRICT;", ";"),
    (" INTEGER", " BIGINT"),
    (" REAL", " DOUBLE PRECISION"),
    (" BLOB", " BYTEA"),
];

/// A migration as PostgreSQL reads it.
fn in_postgres(migration: &str) -> String {
    let text = DIALECT.iter().fold(migration.to_owned(), |text, (from, to)| text.replace(from, to));
    text.replace(" TEXT", " TEXT COLLATE \"C\"")
}

fn new_key() -> Bits256 {
    let mut bits = [0; 32];
    crate::fill(&mut bits);
    bits
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Place, Store, folder, rows};
    use kernel::Side;
    use session::Op;

    /// A folder with a store file of an earlier program.
    fn folder_with(file: &[u8]) -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder::file(folder.path()), file).unwrap();
        folder
    }

    /// A file that the program of version 2 wrote while people played: one match goes on, one is over.
    #[tokio::test]
    async fn a_file_of_version_2_comes_through() {
        let folder = folder_with(include_bytes!("../tests/stores/version-2.sqlite3"));
        let store = Store::open(&Place::Folder(folder.path().to_owned())).await.unwrap();
        for (id, over) in [("9c6c95106d7acd52", false), ("e4e45ffed8756bba", true)] {
            let stored = store.load(id).await.unwrap().expect("the match is there");
            assert_eq!(stored.row.wanted.order.players.0, ["Ney", "Lasalle"]);
            assert!(stored.row.keys.seed().is_some() && stored.row.scenario.is_some());
            assert!(matches!(&stored.ops[0], Op::Sit { sides, .. } if *sides == [Side::A]));
            assert_eq!(stored.ops.iter().filter(|op| matches!(op, Op::Act { .. })).count(), if over { 8 } else { 7 });
            assert_eq!((stored.after.over, stored.after.clock), (over, None));
            assert_eq!(stored.people, room::People::default());
        }
    }

    /// A file of version 1 as that program made it, with a match in it.
    #[tokio::test]
    async fn a_file_of_version_1_comes_through() {
        let folder = tempfile::tempdir().unwrap();
        let game = catalogue::games().next().unwrap();
        let wanted = serde_json::json!({
            "order": { "game": game.id(), "scenario": game.scenarios()[0].id },
            "seats": [{ "kind": "person" }, { "kind": "person" }],
        });
        let connection = rusqlite::Connection::open(folder::file(folder.path())).unwrap();
        connection.execute_batch(FIRST).unwrap();
        let insert = "INSERT INTO matches (id, wanted, rules, spectator) VALUES ('m', ?1, 1, ?2)";
        connection.execute(insert, rusqlite::params![wanted.to_string(), [7_u8; 32]]).unwrap();
        connection.execute("INSERT INTO ops VALUES ('m', 0, '{\"op\":\"resign\",\"side\":\"b\"}')", []).unwrap();
        connection.pragma_update(None, "user_version", 1).unwrap();
        drop(connection);
        let store = Store::open(&Place::Folder(folder.path().to_owned())).await.unwrap();
        let stored = store.load("m").await.unwrap().unwrap();
        assert_eq!((stored.ops, stored.row.scenario), (vec![Op::Resign { side: Side::B }], None));
        assert_ne!(store.key, [0; 32]);
    }

    #[test]
    fn a_file_is_brought_forward_once_and_one_of_tomorrow_is_left_alone() {
        let connection = Connection(Engine::Sqlite(rusqlite::Connection::open_in_memory().unwrap()));
        prepare(&connection).unwrap();
        let key = rows::key(&connection, "key").unwrap();
        prepare(&connection).unwrap();
        assert_eq!((version(&connection).unwrap(), rows::key(&connection, "key").unwrap()), (VERSION, key));
        connection.batch(&format!("PRAGMA user_version = {}", VERSION + 1)).unwrap();
        assert!(matches!(prepare(&connection), Err(StoreError::Newer(_))));
        assert_eq!(version(&connection).unwrap(), VERSION + 1);
    }
}
