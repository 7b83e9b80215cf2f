//! The folder of the store: taken by one server at a time, and nobody else's business. Its files hold the secrets of
//! running dice, so they are private before their first byte is written.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};

use crate::StoreError;

/// A folder that this program has taken.
pub struct Folder {
    path: PathBuf,
    /// Held as long as the folder is: the system lets it go however the program ends.
    _lock: File,
}

impl Folder {
    /// Takes a folder, which is made if need be.
    pub fn take(path: &Path) -> Result<Folder, StoreError> {
        make(path)?;
        let lock = private(&path.join("grognard.lock"))?;
        lock.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => StoreError::Taken,
            TryLockError::Error(error) => error.into(),
        })?;
        let folder = Folder { path: path.to_owned(), _lock: lock };
        // SQLite gives the files beside its own (`-wal`, `-shm`) the mode that its own has.
        private(&folder.file())?;
        for beside in ["grognard.sqlite3-wal", "grognard.sqlite3-shm"].map(|name| path.join(name)) {
            if beside.exists() {
                private(&beside)?;
            }
        }
        Ok(folder)
    }

    /// The file of the store.
    pub fn file(&self) -> PathBuf {
        file(&self.path)
    }
}

/// The file of the store in a folder.
pub fn file(folder: &Path) -> PathBuf {
    folder.join("grognard.sqlite3")
}

/// A folder that only its owner can enter. One that holds other things too is left as it is: the files are private.
fn make(path: &Path) -> Result<(), StoreError> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)?;
    let ours = |entry: &fs::DirEntry| entry.file_name().to_string_lossy().starts_with("grognard.");
    if fs::read_dir(path)?.flatten().all(|entry| ours(&entry)) {
        restrict(path, 0o700)?;
    }
    Ok(())
}

/// A file that only its owner can read.
pub fn private(path: &Path) -> Result<File, StoreError> {
    let mut options = OpenOptions::new();
    options.create(true).truncate(false).read(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(path)?;
    // One that an earlier program made may be open to all.
    restrict(path, 0o600)?;
    Ok(file)
}

fn restrict(path: &Path, mode: u32) -> Result<(), StoreError> {
    #[cfg(unix)]
    fs::set_permissions(path, std::os::unix::fs::PermissionsExt::from_mode(mode))?;
    let _ = (path, mode);
    Ok(())
}
