//! Whatever is given as a record is refused with words or replayed.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(record) = kernel::Record::parse(text) {
        let _ = session::Session::watch(&record);
        let _ = record.verify_dice();
    }
});
