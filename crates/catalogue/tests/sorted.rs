//! Positions are written at once as the tree of their values would be.

use std::collections::BTreeMap;

use catalogue::sorted;
use kernel::{Chosen, Eyes, Seeded};
use serde::Serialize;
use serde_json::to_value;

/// Decisions of each game that are looked at.
const DECISIONS: usize = 60;

#[test]
fn keys_are_put_in_order_however_deep_they_stand() {
    for table in catalogue::games() {
        let (toml, mut luck) = (table.scenarios()[0].toml, Seeded::new(7));
        let mut game = table.start(toml, &Chosen::default(), &mut luck).unwrap().game;
        for n in 0..DECISIONS {
            let Some(side) = game.to_play().next() else { break };
            assert_eq!(game.position_text(), game.position().to_string(), "{}", table.id());
            let seen = (game.scene(Eyes::Seat(side)), game.gestures(side));
            assert_eq!(sorted::text(&seen).unwrap(), to_value(&seen).unwrap().to_string(), "{}", table.id());
            let legal = game.legal(side);
            game.play(side, &legal[n * 7 % legal.len()], &mut luck).unwrap();
        }
    }
}

#[derive(Serialize)]
struct Odd {
    zulu: BTreeMap<i32, &'static str>,
    alpha: [Option<&'static str>; 2],
    alp: Box<Option<Odd>>,
}

#[test]
fn odd_keys_and_words_are_written_alike() {
    let inner = Odd { zulu: BTreeMap::new(), alpha: [None; 2], alp: None.into() };
    let zulu = BTreeMap::from([(-3, "},{\"a\":1"), (12, "é\n"), (2, "")]);
    let odd = Odd { zulu, alpha: [Some("\\\""), None], alp: Some(inner).into() };
    assert_eq!(sorted::text(&odd).unwrap(), to_value(&odd).unwrap().to_string());
}
