//! Bad input gets a sentence, never a panic.

use crate::{Chosen, Eyes, Fault, Seeded, Setting, Show, Side, Silence};

use super::{any, plain_cases, wander};

/// Scenarios, options, notations and positions with something wrong are refused with words, never with a panic.
pub fn bad_input<G: Show>() {
    let mut luck = Seeded::new(17);
    for case in plain_cases::<G>() {
        let (scenario, setup) = (case.scenario, &case.setup);
        assert!(G::setup("", &Chosen::new()).is_err(), "an empty scenario must be refused");
        assert!(G::setup(scenario.toml, &Chosen::from([("no-such-option".to_owned(), Setting::Flag(true))])).is_err());
        for _ in 0..300 {
            if let Err(fault) = G::setup(&spoil(scenario.toml, &mut luck), &Chosen::new()) {
                assert_bilingual::<G>(&fault);
            }
        }
        let mut notations = vec![String::new(), "?".to_owned(), "\u{fffd}é 日本".to_owned()];
        let mut positions = Vec::new();
        wander(&case, &mut Seeded::new(2), |game, _, _, action| {
            notations.push(game.write(action));
            positions.push(serde_json::to_string(&game.position()).expect("serialises"));
        });
        let game = G::start(setup.clone(), &mut luck, &mut Silence);
        for _ in 0..600 {
            let notation = &notations[luck.below(notations.len() as u32) as usize];
            match game.read(&spoil(notation, &mut luck)) {
                Ok(action) => drop(game.check(Side::A, &action)),
                Err(fault) => assert_bilingual::<G>(&fault),
            }
            let position = &positions[luck.below(positions.len() as u32) as usize];
            let Ok(position) = serde_json::from_str(&spoil(position, &mut luck)) else { continue };
            match G::from_position(setup.clone(), position) {
                Ok(game) => assert_playable(&game, &mut luck),
                Err(fault) => assert_bilingual::<G>(&fault),
            }
        }
    }
}

/// Whoever reads French is told as much as whoever reads English.
pub(crate) fn assert_bilingual<G: Show>(fault: &Fault) {
    assert!(fault.is_bilingual(G::faults()), "locale/faults.fr.txt of {} lacks: {}", G::ID, fault.problem);
}

/// A position that was accepted must be as good as one that was played to.
fn assert_playable<G: Show>(game: &G, luck: &mut Seeded) {
    let mut game = game.clone();
    for _ in 0..20 {
        game.scene(Eyes::All);
        let Some(side) = game.to_play().next() else { return };
        let action = any(&game, side, luck);
        game.play(side, &action, luck, &mut Silence);
    }
}

/// The text with a few characters dropped, doubled, swapped or replaced.
pub fn spoil(text: &str, luck: &mut Seeded) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=luck.below(3) {
        if chars.is_empty() {
            chars.push('0');
        }
        let at = luck.below(chars.len() as u32) as usize;
        match luck.below(5) {
            0 => drop(chars.remove(at)),
            1 => chars.insert(at, chars[at]),
            2 => chars.truncate(at),
            3 => chars[at] = ['9', '-', '"', 'Z', '~', '[', '\u{e9}', ' '][luck.below(8) as usize],
            _ => {
                let other = luck.below(chars.len() as u32) as usize;
                chars.swap(at, other);
            }
        }
    }
    chars.into_iter().collect()
}
