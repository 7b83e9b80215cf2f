//! What only a store in a folder has.

use std::path::Path;
use std::sync::{Arc, mpsc};

use kernel::BySide;
use room::{After, Kept, Keys, MatchRow, Parts};
use session::Op;

use crate::{Place, Store};

fn row(id: &str) -> MatchRow {
    let wanted = serde_json::json!({
        "order": { "game": "g", "scenario": "s" },
        "seats": [{ "kind": "person" }, { "kind": "person" }],
    });
    let keys = Keys { seats: BySide::default(), spectator: [2; 32], secret: None, parts: Parts::default() };
    let wanted = serde_json::from_value(wanted).unwrap();
    MatchRow { id: id.to_owned(), wanted, rules: 1, scenario: None, keys }
}

fn step(from: usize, ops: Vec<Op>) -> Kept {
    Kept { from, ops, after: After::default(), seated: None, absent: BySide::default() }
}

/// A file is closed a moment after the last handle of its store is gone.
async fn reopen(place: &Place) -> Store {
    let begun = std::time::Instant::now();
    loop {
        match Store::open(place).await {
            Ok(store) => return store,
            Err(error) if begun.elapsed().as_secs() > 20 => panic!("{error}"),
            Err(_) => tokio::time::sleep(std::time::Duration::from_millis(5)).await,
        }
    }
}

fn place(folder: &tempfile::TempDir) -> Place {
    Place::Folder(folder.path().to_owned())
}

#[tokio::test]
async fn two_servers_cannot_share_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    let _first = Store::open(&place(&folder)).await.unwrap();
    assert!(Store::open(&place(&folder)).await.is_err());
}

#[tokio::test]
async fn what_comes_in_while_the_disk_is_busy_is_kept_together() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&place(&folder)).await.unwrap();
    store.create(row("m")).await.unwrap();
    let (go, wait) = mpsc::channel::<()>();
    let busy = tokio::spawn({
        let store = store.clone();
        async move { store.write(move |_| Ok(wait.recv())).await }
    });
    let resigned = |store: Store, seq| async move { store.append("m", seq as u64, step(seq, vec![Op::Unplay])).await };
    let appends: Vec<_> = [0, 0, 1, 2].map(|seq| tokio::spawn(resigned(store.clone(), seq))).into();
    // They stand in the queue once they have been polled: one thread polls them in their order.
    tokio::task::yield_now().await;
    let answered = Arc::new(std::sync::atomic::AtomicUsize::new(0));
    let seen = answered.clone();
    let mut asked = Box::pin(store.write(move |_| Ok(seen.load(std::sync::atomic::Ordering::SeqCst))));
    assert!(futures_util::poll!(&mut asked).is_pending());
    drop(go);
    let mut kept = 0;
    for append in appends {
        kept += usize::from(append.await.unwrap().is_ok());
        answered.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
    }
    assert_eq!((asked.await.unwrap(), kept), (0, 3), "nobody is answered before all, and one fault harms no other");
    busy.await.unwrap().unwrap().unwrap_err();
    assert_eq!(store.load("m").await.unwrap().unwrap().ops.len(), 3);
}

/// Another user of the machine could read the next dice in it.
#[cfg(unix)]
#[tokio::test]
async fn nobody_else_can_read_the_folder_or_any_file_in_it() {
    use std::os::unix::fs::PermissionsExt;
    let above = tempfile::tempdir().unwrap();
    let folder = above.path().join("data");
    let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let check = || {
        assert_eq!(mode(&folder), 0o700);
        let names: Vec<_> = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        assert!(names.iter().any(|name| name.ends_with("grognard.sqlite3-wal")), "{names:?}");
        names.iter().for_each(|name| assert_eq!(mode(name), 0o600, "{}", name.display()));
    };
    let store = Store::open(&Place::Folder(folder.clone())).await.unwrap();
    store.create(row("m")).await.unwrap();
    check();
    // What an earlier program left open is closed.
    let open = |path: &Path, mode| std::fs::set_permissions(path, PermissionsExt::from_mode(mode)).unwrap();
    open(&folder, 0o755);
    std::fs::read_dir(&folder).unwrap().for_each(|entry| open(&entry.unwrap().path(), 0o644));
    drop(store);
    // Held while we look: SQLite takes the files beside its own away with the last handle.
    let store = reopen(&Place::Folder(folder.clone())).await;
    store.set_parts("m", 0, Parts::default()).await.unwrap();
    check();
}
