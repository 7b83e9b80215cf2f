//! Many games at once over the real protocol, two sockets each, at a steady pace: `cargo build --release -p server
//! --examples`, then `cargo run --release -p server --example swarm -- [GAMES] [DECISIONS A SECOND] [SECONDS] [GAME]`.
//! Says how long a decision takes from the player's socket to the disk and to both screens, how much work it is for the
//! server, and how much memory a match has. With `--nodes N` before all that, N servers share the database that
//! `DATABASE_URL` names (`tools/postgres` has one), and the two players of a match sit at different ones.

#[path = "../tests/table/common/mod.rs"]
mod common;
mod honest;

use std::time::Duration;

use honest::{Crowd, House};

/// So long after everybody has gone the rooms are closed.
const LEFT: Duration = Duration::from_secs(75);
/// So many pages are asked for then: whether a server that has something to do gives back more.
const VISITS: usize = 5000;

// All players take turns on one thread: they wait for the server, and their threads would only wake each other.
#[tokio::main(flavor = "current_thread")]
async fn main() {
    let mut words: Vec<String> = std::env::args().skip(1).collect();
    let nodes = (words.first().map(String::as_str) == Some("--nodes")).then(|| words.drain(..2).nth(1));
    let mut words = words.into_iter();
    let mut number = |usual: u32| words.next().map_or(usual, |word| word.parse().expect("a number"));
    let (games, pace, seconds) = (number(1000), number(1000), number(20));
    let game = words.next();
    let folder = tempfile::tempdir().expect("a folder");
    let houses: Vec<House> = match nodes.flatten() {
        None => vec![House::start(folder.path(), &[])],
        Some(nodes) => {
            let database = std::env::var("DATABASE_URL").expect("DATABASE_URL (tools/postgres sets it)");
            (0..nodes.parse().expect("a number of nodes")).map(|_| House::start(&database, &[])).collect()
        }
    };
    println!("load of the machine: {}", std::fs::read_to_string("/proc/loadavg").unwrap_or_default().trim());
    let memory = || houses.iter().map(|house| house.memory()[0]).sum::<u32>();
    let empty = memory();
    let played = Crowd { games, pace, seconds, game }.play(&houses).await;
    println!("{played}");
    // With as many decisions as there can be, matches end and others begin: none has a memory of its own to tell.
    if pace == 0 {
        return;
    }
    let seated = memory();
    drop(played);
    tokio::time::sleep(LEFT).await;
    let left = memory();
    for house in &houses {
        for _ in 0..VISITS {
            common::http(house.address, "GET", "/api/games", &[], "").await;
        }
    }
    let each = |now: u32| now.saturating_sub(empty) / games;
    println!(
        "memory: {empty} kB before, {seated} kB with everybody there, {} kB for each match; \
         {} kB for each when they have left, {} kB when the server has had something to do since",
        each(seated),
        each(left),
        each(memory())
    );
}
