//! The referee answers every line with a line of JSON.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let mut referee = session::referee::Referee::new(Box::new(|game, side, player, seed| {
        game.choose(side, player, seed, &mut || true)
    }));
    for line in text.lines().take(20) {
        let answer: serde_json::Value = serde_json::from_str(&referee.answer(line)).expect("an answer is JSON");
        assert!(answer["ok"].is_boolean());
    }
});
