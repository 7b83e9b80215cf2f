//! What an operator does with a store, also while a server uses it: back it up, take the finished matches home, throw away
//! what nobody came back to, people who left nothing included, and see to it that people behave.

use std::path::{Path, PathBuf};

use room::Person;
use room::club::Name;
use room::talk::Remark;
use session::Signer;

use crate::measures::{self, Kind, Measure};
use crate::sql::Connection;
use crate::{Place, StoreError, folder, migrations, people, rows, talk, transfer};

/// What an operator does with a store.
pub struct Admin {
    connection: Connection,
}

impl Admin {
    /// Opens a store beside its servers, if there are any.
    pub fn open(place: &Place) -> Result<Admin, StoreError> {
        let connection = place.connect()?;
        migrations::prepare(&connection)?;
        Ok(Admin { connection })
    }

    /// Writes a copy of the whole store, as it is at this moment, to a new file. It holds the secrets of running dice,
    /// and the server's key: it is private, and must stay so.
    pub fn back_up(&self, to: &Path) -> Result<(), StoreError> {
        if to.exists() {
            return Err(StoreError::Exists(to.to_owned()));
        }
        folder::private(to)?;
        transfer::to_file(&self.connection, to)
    }

    /// Fills a place where there is no store yet with what was backed up.
    pub fn restore(file: &Path, to: &Place) -> Result<(), StoreError> {
        transfer::restore(file, to)
    }

    /// Copies a whole store that nobody uses to a place where there is none, of whichever engine.
    pub fn move_store(from: &Place, to: &Place) -> Result<(), StoreError> {
        transfer::move_store(from, to)
    }

    /// Writes the records of all finished matches into a folder, signed; those that are there already stay. What could
    /// not be written, because its rules have changed since, comes back.
    pub fn export(&self, to: &Path) -> Result<Exported, StoreError> {
        std::fs::create_dir_all(to)?;
        self.note_ends()?;
        let signer = Signer::new(&rows::key(&self.connection, "key")?);
        let mut exported = Exported::default();
        for id in rows::ids(&self.connection, "over = 1", 0)? {
            let Some(stored) = rows::load(&self.connection, &id)? else { continue };
            let file = to.join(format!("{}-{id}.txt", stored.row.wanted.order.game));
            match room::record(stored, &signer) {
                Ok(Some(text)) => {
                    std::fs::write(&file, text)?;
                    exported.written.push(file);
                }
                Ok(None) => {}
                Err(refused) => exported.failed.push((id, refused.kind)),
            }
        }
        Ok(exported)
    }

    /// Throws away the matches that are not finished and that nobody has touched for so many days; the names of those.
    /// With `only_look` they are only named.
    pub fn prune(&self, days: u32, only_look: bool) -> Result<Vec<String>, StoreError> {
        self.note_ends()?;
        let pruned = rows::ids(&self.connection, "over = 0", days)?;
        if !only_look {
            pruned.iter().try_for_each(|id| rows::delete(&self.connection, id))?;
            people::prune(&self.connection, days)?;
        }
        Ok(pruned)
    }

    /// Does something about a person, meant by his name or his id, for so many days where it ends. A running server
    /// knows it within a second, and he is told.
    pub fn measure(&self, whom: &str, kind: Kind, days: u32, why: &str) -> Result<(), StoreError> {
        let name = Name::read(whom);
        let person = measures::meant(&self.connection, name.as_ref().map(|name| name.folded.as_str()), whom)?;
        let person = person.ok_or_else(|| StoreError::Nobody(whom.to_owned()))?;
        measures::take(&self.connection, &person, kind, days, why)
    }

    /// All that was ever done about people.
    pub fn measures(&self) -> Result<Vec<Measure>, StoreError> {
        measures::since(&self.connection, 0)
    }

    /// What the players of a match have said, and who they are.
    pub fn talk(&self, id: &str) -> Result<Vec<Told>, StoreError> {
        let people = people::of_match(&self.connection, id)?;
        let told = |remark: Remark| Told { by: remark.side.and_then(|side| people.0[side].clone()), remark };
        Ok(talk::of_match(&self.connection, id)?.into_iter().map(told).collect())
    }

    /// A match of an earlier program, which kept no numbers of views, may be over without its being written down.
    fn note_ends(&self) -> Result<(), StoreError> {
        for id in rows::ids(&self.connection, "over = 0 AND views = '[0,0,0]'", 0)? {
            let stored = rows::load(&self.connection, &id)?;
            if stored.is_some_and(|stored| room::reopen(stored).is_ok_and(|room| room.is_over())) {
                rows::end(&self.connection, &id)?;
            }
        }
        Ok(())
    }
}

/// What a player has said.
#[derive(Debug)]
pub struct Told {
    /// The remark.
    pub remark: Remark,
    /// The player, where he is known.
    pub by: Option<Person>,
}

/// What was exported.
#[derive(Debug, Default)]
pub struct Exported {
    /// The files.
    pub written: Vec<PathBuf>,
    /// Matches whose record could not be written, and why.
    pub failed: Vec<(String, &'static str)>,
}
