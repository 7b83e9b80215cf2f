//! The tables, version by version: what was once written is never changed.

pub(super) const FIRST: &str = "
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
pub(super) const SECOND: &str = "
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
pub(super) const THIRD: &str = "
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
pub(super) const FOURTH: &str = "
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
pub(super) const FIFTH: &str = "
    ALTER TABLE matches ADD COLUMN offer TEXT;
";

/// Ratings, and what rated matches did to them.
pub(super) const SIXTH: &str = "
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
pub(super) const SEVENTH: &str = "
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
pub(super) const EIGHTH: &str = "
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
pub(super) const NINTH: &str = "
    ALTER TABLE invitations ADD COLUMN n INTEGER NOT NULL DEFAULT 0;
";

/// How people are told things while they are away, and what they are to be told.
pub(super) const TENTH: &str = "
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
pub(super) const ELEVENTH: &str = "
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
pub(super) const TWELFTH: &str = "
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
pub(super) const THIRTEENTH: &str = "
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
