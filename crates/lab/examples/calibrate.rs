//! The kernel's speed on Breakthrough, to be set beside another system's on the same machine.
//!
//! `cargo run --release -p lab --example calibrate [seconds] [threads]`

use std::sync::Arc;

use lab::breakthrough::{Breakthrough, Rules};

fn main() {
    let mut words = std::env::args().skip(1);
    let seconds = words.next().and_then(|word| word.parse().ok()).unwrap_or(3.0);
    let threads = words.next().and_then(|word| word.parse().ok()).unwrap_or(1);
    let result = lab::bench::<Breakthrough>(&Arc::new(Rules), seconds, threads);
    println!(
        "breakthrough: {:.2} million decisions/s, {:.0} games/s, {:.1} decisions/game, {threads} thread(s)",
        result.decisions_per_second / 1e6,
        result.playouts_per_second,
        result.decisions_per_playout
    );
}
