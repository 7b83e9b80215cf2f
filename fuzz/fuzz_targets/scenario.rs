//! Whatever is given as a scenario is refused with words or begins.
#![no_main]

use kernel::{Chosen, Seeded};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for table in catalogue::games() {
        let _ = table.start(text, &Chosen::new(), &mut Seeded::new(1));
    }
});
