//! Whatever is given as a position is refused with words or can be played on.
#![no_main]

use kernel::{Chosen, Eyes};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(position) = serde_json::from_str::<serde_json::Value>(text) else { return };
    for table in catalogue::games() {
        if let Ok(game) = table.set_up(table.scenarios()[0].toml, &Chosen::new(), position.clone()) {
            game.scene(Eyes::All);
            if let Some(side) = game.to_play().next() {
                assert!(!game.legal(side).is_empty(), "a position that is not over has an action");
            }
        }
    }
});
