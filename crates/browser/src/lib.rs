//! The shell of a Web Worker around rooms, and of the workers in which the commander thinks. JavaScript brings what a
//! browser has (ports, IndexedDB, a clock, chance) and carries JSON to and fro; whatever is decided is decided by the
//! same crates as on a server.

mod host;
mod kept;
mod proof;
mod thinker;

use room::desk::{self, Reply};
use room::protocol::{Answer, Created};
use room::refusal::Refused;
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

pub use host::Host;
pub use proof::{account, exert};
pub use thinker::Thinker;

use kept::Row;

#[wasm_bindgen]
extern "C" {
    /// The browser's own chance, handed in by the worker.
    #[wasm_bindgen(js_namespace = globalThis, js_name = grognardRandom)]
    fn random(count: u32) -> Vec<u8>;
    #[wasm_bindgen(js_namespace = console, js_name = error)]
    fn complain(text: &str);
}

fn fill(bytes: &mut [u8]) {
    bytes.copy_from_slice(&random(bytes.len() as u32));
}

/// Says in the browser's console what broke: a panic ends the worker, which is started anew.
#[wasm_bindgen(start)]
pub fn start() {
    std::panic::set_hook(Box::new(|accident| complain(&accident.to_string())));
}

/// The answer to a question that needs no seat, or what is wrong as the error.
#[wasm_bindgen]
pub fn ask(address: &str, body: &str) -> Result<String, String> {
    let Reply { text, .. } = desk::answer(address, body.as_bytes()).map_err(problem)?;
    Ok(text)
}

/// The same about a game's puzzles, whose file lies beside the page.
#[wasm_bindgen]
pub fn ask_puzzle(file: &str, address: &str, body: &str) -> Result<String, String> {
    let Reply { text, .. } = desk::puzzle(file, address, body.as_bytes()).map_err(problem)?;
    Ok(text)
}

#[derive(Serialize)]
struct Made {
    row: Row,
    created: Created,
}

/// Makes a match: `{row, created}`, what is to be kept of it and what is told to the page.
#[wasm_bindgen]
pub fn create(wanted: &str) -> Result<String, String> {
    let wanted = desk::asked(wanted.as_bytes()).map_err(problem)?;
    let (row, created) = room::create(wanted, &mut fill).map_err(problem)?;
    Ok(json(&Made { row: row.into(), created }))
}

/// A message of the house itself, as an answer that refuses.
#[wasm_bindgen]
pub fn refusal(message: &str) -> String {
    room::written(&Refused::new("busy", message).answer(None))
}

/// The news that a match is no longer kept.
#[wasm_bindgen]
pub fn unkept() -> String {
    room::written(&Answer::Unkept { why: kernel::Text::key("server-unkept") })
}

fn problem(refused: Refused) -> String {
    json(&refused.problem())
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("what a worker says is always JSON")
}
