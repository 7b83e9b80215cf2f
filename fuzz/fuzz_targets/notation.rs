//! Whatever is written as an action is read, refused or checked, in every game.
#![no_main]

use kernel::{Chosen, Seeded, Side};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for table in catalogue::games() {
        let toml = table.scenarios()[0].toml;
        let begun = table.start(toml, &Chosen::new(), &mut Seeded::new(1)).expect("a shipped scenario begins");
        for side in Side::BOTH {
            let _ = begun.game.check(side, text);
        }
    }
});
