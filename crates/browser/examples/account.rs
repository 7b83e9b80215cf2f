//! `account GAMES`: the accounts of all games as the native program gives them, as JSON by the game's id.
//! `account --speed SIMULATIONS`: how many simulations a second the native search does, as JSON by the game's id.

use std::collections::BTreeMap;
use std::time::Instant;

fn main() -> Result<(), String> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = arguments.last().and_then(|last| last.parse().ok()).ok_or("a number is wanted")?;
    let speed = arguments[0] == "--speed";
    let told = |id: &str| match speed {
        true => simulations_a_second(id, number).map(|speed| serde_json::json!(speed)),
        false => browser::account(id, number).map(serde_json::Value::String),
    };
    let all = catalogue::games().map(|game| Ok((game.id(), told(game.id())?)));
    let all: BTreeMap<&str, serde_json::Value> = all.collect::<Result<_, String>>()?;
    println!("{}", serde_json::json!(all));
    Ok(())
}

/// Rounds of which the best counts, as many as the bench of the device gives the browser.
const ROUNDS: u32 = 12;

/// The best of many rounds.
fn simulations_a_second(game: &str, simulations: u32) -> Result<f64, String> {
    let mut best: f64 = 0.0;
    for _ in 0..ROUNDS {
        let begun = Instant::now();
        let done = browser::exert(game, simulations)?;
        best = best.max(f64::from(done) / begun.elapsed().as_secs_f64());
    }
    Ok(best)
}
