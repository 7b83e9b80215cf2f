//! How long a move takes from one screen to both, on loopback: `cargo run --release -p server --example latency`.

#[path = "../tests/table/common/mod.rs"]
mod common;

use std::time::{Duration, Instant};

use common::{Luck, Person, Table, create, mover, sit_down, two_people, word};
use serde_json::json;

#[tokio::main]
async fn main() {
    let folder = tempfile::tempdir().expect("a folder");
    let table = Table::start(folder.path()).await;
    for game in catalogue::games() {
        let links = create(table.address, &two_people(game.id(), game.scenarios()[0].id)).await;
        let mut people = sit_down(table.address, &links).await;
        let mut luck = Luck(1);
        let mut times = Vec::new();
        while times.len() < 200 && people[0].view(kernel::Side::A)["end"].is_null() {
            times.push(one_move(&mut people, &mut luck).await);
            // No faster than the server lets a person talk.
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
        times.sort();
        let at = |percent: usize| times[(times.len() - 1) * percent / 100];
        let (bytes, first) = (people[0].bytes, people[0].table.to_string().len());
        println!(
            "{}: {} moves on both screens: median {:?}, 95 % {:?}, worst {:?}; a table is {:.1} kB ({:.1} with its board)",
            game.id(),
            times.len(),
            at(50),
            at(95),
            at(100),
            bytes as f64 / 1000.0,
            first as f64 / 1000.0
        );
    }
}

/// The time until both sides have a table with the move on it.
async fn one_move(people: &mut [Person; 2], luck: &mut Luck) -> Duration {
    let (side, mover, other) = mover(people);
    let actions = mover.actions(side);
    let action = &actions[luck.below(actions.len())];
    let (ply, view) = (mover.ply(), mover.view(side)["view"].clone());
    let sealed = mover.view(side)["sealed"] == true;
    let begun = Instant::now();
    mover.say(json!({ "say": "act", "ask": 0, "side": word(side), "view": view, "action": action })).await;
    mover.until_table(|table| table["views"][0]["view"]["ply"].as_u64() > Some(ply)).await;
    if !sealed {
        other.until_table(|table| table["views"][0]["view"]["ply"].as_u64() > Some(ply)).await;
        return begun.elapsed();
    }
    let took = begun.elapsed();
    // A sealed step may not be a message to the other: ask, so as not to wait for it.
    other.ask(json!({ "say": "replay", "side": null, "ply": 0 })).await;
    took
}
