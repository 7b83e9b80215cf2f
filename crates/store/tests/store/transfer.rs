//! A store goes from one engine to the other and back, and nothing is lost.

use std::path::Path;

use kernel::Side;
use room::talk::{Jotted, Phrase, Remark, Said};
use store::measures::Kind;
use store::{Admin, Place, Store, StoreError};

use crate::contract::rated;
use crate::{database, reopen, row};

/// A store with something in each of its tables.
async fn furnish(place: &Place) {
    let store = Store::open(place).await.unwrap();
    rated(&store, "m", Some(Side::A)).await;
    store.rename("p1".to_owned(), "Ney".to_owned(), "ney".to_owned()).await.unwrap();
    let remark = Remark { n: 1, side: Some(Side::A), name: None, at: 7, said: Said::Phrase(Phrase::GoodGame) };
    store.jot("m", Jotted { remark, person: Some("p1".to_owned()) }).await.unwrap();
    store.file("m", room::Filed { lines: 2, json: "{}".to_owned() }).await.unwrap();
    store.invite("p1".to_owned(), [8; 32], 10).await.unwrap();
    let now = store::time::now();
    store.choose(crate::away::chat("c", "p2"), now).await.unwrap();
    store.rest("p1".to_owned(), 3, now).await.unwrap();
    store.rematch("m", row("next"), kernel::BySide([Some(crate::person("p2")), None])).await.unwrap();
    store.add_passkey("p2".to_owned(), "k".to_owned(), "{}".to_owned()).await.unwrap();
    let (game, scenario) = crate::usual();
    let offered = serde_json::from_value(serde_json::json!({ "game": game, "scenario": scenario })).unwrap();
    let owner = crate::person("p2");
    let (id, until) = ("t".to_owned(), u64::MAX >> 1);
    let offer = store::tables::Offer { id, owner, rating: None, offered, since: 0, until };
    store.offer(offer, store::time::now()).await.unwrap();
    store.address_letters(store::time::now() + 1, || "of a match".to_owned()).await.unwrap();
    store.ask_address("of none".to_owned(), "c".to_owned(), now).await.unwrap();
}

/// Every row of a file, as text.
fn rows(folder: &Path) -> Vec<String> {
    let file = rusqlite::Connection::open(folder.join("grognard.sqlite3")).unwrap();
    let list = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name";
    let mut names = file.prepare(list).unwrap();
    let names: Vec<String> = names.query_map([], |row| row.get(0)).unwrap().collect::<Result<_, _>>().unwrap();
    let mut rows = Vec::new();
    for name in names {
        let mut all = file.prepare(&format!("SELECT * FROM {name}")).unwrap();
        let width = all.column_count();
        let row = |row: &rusqlite::Row| {
            (0..width).map(|at| row.get::<_, rusqlite::types::Value>(at)).collect::<Result<Vec<_>, _>>()
        };
        let found: Vec<_> = all.query_map([], row).unwrap().collect::<Result<_, _>>().unwrap();
        assert!(
            !found.is_empty() || ["leases", "records", "ceremonies"].contains(&name.as_str()),
            "{name} is tried with nothing in it"
        );
        rows.extend(found.into_iter().map(|row| format!("{name} {row:?}")));
    }
    rows.sort();
    rows
}

/// What an operator does, on a thread of his own: he has no part in the async world.
async fn operate<T: Send + 'static>(deed: impl FnOnce() -> T + Send + 'static) -> T {
    tokio::task::spawn_blocking(deed).await.unwrap()
}

#[tokio::test]
async fn a_store_moves_there_and_back_and_nothing_is_lost() {
    let Some(address) = database::fresh().await else { return };
    let (first, last) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let [from, to] = [&first, &last].map(|folder| Place::Folder(folder.path().to_owned()));
    furnish(&from).await;
    drop(reopen(&from).await);
    let between = Place::Database(address);
    let (a, b, c) = (from.clone(), between.clone(), to.clone());
    operate(move || {
        let begun = std::time::Instant::now();
        // The store of the test closes a moment after it has been dropped.
        while let Err(StoreError::Taken) = Admin::move_store(&a, &b) {
            assert!(begun.elapsed().as_secs() < 120, "the folder is never free");
        }
        let admin = Admin::open(&b).unwrap();
        admin.measure("Ney", Kind::Warn, 0, "a word").unwrap();
        Admin::open(&a).unwrap().measure("Ney", Kind::Warn, 0, "a word").unwrap();
        assert!(matches!(Admin::move_store(&a, &b), Err(StoreError::Full(_))), "nothing is overwritten");
        Admin::move_store(&b, &c).unwrap();
        assert_eq!(admin.measures().unwrap().len(), 1);
    })
    .await;
    assert_eq!(rows(first.path()), rows(last.path()));
    let store = reopen(&to).await;
    assert_eq!(store.load("m").await.unwrap().unwrap().ops.len(), 1);
}

#[tokio::test]
async fn what_was_backed_up_is_restored_on_either_engine() {
    crate::on_both(async |place| {
        furnish(&place).await;
        let Some(address) = database::fresh().await else { return };
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("backup.sqlite3");
        let to = [Place::Database(address), Place::Folder(folder.path().join("restored"))];
        let (targets, from) = (to.clone(), place.clone());
        operate(move || {
            Admin::open(&from).unwrap().back_up(&file).unwrap();
            assert!(matches!(Admin::open(&from).unwrap().back_up(&file), Err(StoreError::Exists(_))));
            for target in &targets {
                Admin::restore(&file, target).unwrap();
            }
            let left: Vec<_> = std::fs::read_dir(file.parent().unwrap()).unwrap().collect();
            assert_eq!(left.len(), 2, "the backup and the restored folder: {left:?}");
        })
        .await;
        let key = reopen(&place).await.key;
        for target in &to {
            let store = reopen(target).await;
            let stored = store.load("m").await.unwrap().unwrap();
            assert_eq!((stored.talk.len(), stored.next.as_deref(), store.key), (1, Some("next"), key));
            let player = store.player("ney".to_owned()).await.unwrap().unwrap();
            assert_eq!(player.results.len(), 1);
        }
    })
    .await;
}
