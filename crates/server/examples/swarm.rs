//! Many games at once over the real protocol, two sockets each, at a steady pace: `cargo build --release -p server
//! --examples`, then `cargo run --release -p server --example swarm -- [GAMES] [DECISIONS A SECOND] [SECONDS] [GAME]`.
//! Says how long a decision takes from the player's socket to the disk and back, and how much work it is for the server.

#[path = "../tests/table/common.rs"]
mod common;
mod honest;

use honest::{Crowd, House};

#[tokio::main]
async fn main() {
    let mut words = std::env::args().skip(1);
    let mut number = |usual: u32| words.next().map_or(usual, |word| word.parse().expect("a number"));
    let (games, pace, seconds) = (number(1000), number(1000), number(20));
    let game = words.next();
    let folder = tempfile::tempdir().expect("a folder");
    let house = House::start(folder.path(), &[]);
    let told = Crowd { games, pace, seconds, game }.play(&house).await;
    println!("{told}; {} of memory at most", house.memory());
}
