//! The contract of a store, tried on both engines.

mod away;
mod contract;
mod database;
mod passkeys;
mod transfer;

use kernel::BySide;
use room::{After, Kept, Keys, MatchRow, Parts, Person, Seated};
use session::{Op, Owed};

use store::{Place, Store};

/// Tries something on a new store of each engine.
async fn on_both<F: Future<Output = ()>>(trial: impl Fn(Place) -> F) {
    let folder = tempfile::tempdir().unwrap();
    trial(Place::Folder(folder.path().to_owned())).await;
    if let Some(address) = database::fresh().await {
        trial(Place::Database(address)).await;
    }
}

/// The first game of the catalogue and its usual scenario.
fn usual() -> (&'static str, &'static str) {
    let game = catalogue::games().next().expect("a game");
    (game.id(), game.scenarios()[0].id)
}

/// A match between two people.
fn row(id: &str) -> MatchRow {
    let (game, scenario) = usual();
    let wanted = serde_json::json!({
        "order": { "game": game, "scenario": scenario },
        "seats": [{ "kind": "person" }, { "kind": "person" }],
    });
    let keys = Keys {
        seats: BySide([Some([1; 32]), None]),
        spectator: [2; 32],
        secret: Some([3; 32]),
        parts: Parts::default(),
    };
    let wanted = serde_json::from_value(wanted).unwrap();
    MatchRow { id: id.to_owned(), wanted, rules: 1, scenario: Some("title = 'x'".to_owned()), keys }
}

/// A step from this operation on.
fn step(from: usize, ops: Vec<Op>) -> Kept {
    let owed = Some(Owed::default());
    let after = After { owed, views: [4, 5, 6], ..After::default() };
    Kept { from, ops, after, seated: None, absent: BySide::default() }
}

fn person(id: &str) -> Person {
    Person { id: id.to_owned(), ..Person::default() }
}

/// A person sits down.
fn sits(side: kernel::Side, id: &str) -> Option<Seated> {
    Some(Seated { sides: vec![side], person: Some(person(id)) })
}

/// A file is closed a moment after the last handle of its store is gone.
async fn reopen(place: &Place) -> Store {
    let begun = std::time::Instant::now();
    loop {
        match Store::open(place).await {
            Ok(store) => return store,
            Err(error) if begun.elapsed().as_secs() > 120 => panic!("{error}"),
            Err(_) => tokio::time::sleep(std::time::Duration::from_millis(5)).await,
        }
    }
}
