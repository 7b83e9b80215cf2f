//! The table of odds adds up: what excludes each other does, "nothing" is the rest, and no two rows read alike.

use std::collections::BTreeMap;

use crate::odds::{Enumerator, odds, walk};
use crate::{Arg, Seeded, Show, Side, Text};

use super::words::Readers;
use super::{cases, wander};

/// Ways walked for an action, at most.
const WAYS: u32 = 400;

/// In every way that the dice fall, the rows of the odds agree with each other; and each row is worded for itself.
pub fn odds_add_up<G: Show>() {
    let readers = Readers::of::<G>();
    for case in cases::<G>() {
        let name = case.to_string();
        let mut aside = Seeded::new(12);
        wander(&case, &mut Seeded::new(5), |game, side, actions, action| {
            if aside.below(8) == 0 {
                let other = &actions[aside.below(actions.len() as u32) as usize];
                for action in [action, other] {
                    assert_ways_agree(&name, game, side, action);
                    assert_rows_differ(&name, &readers, game, side, action);
                }
            }
        });
    }
}

/// Whether a row says that nothing comes of the action: its message is `…-nothing`.
fn says_nothing(row: &Text) -> bool {
    matches!(row, Text::Key { key, .. } if key.ends_with("-nothing"))
}

/// What a row is about: the same thing in another number excludes it.
fn topic(row: &Text) -> Option<(&str, Vec<&Text>)> {
    let Text::Key { key, args } = row else { return None };
    let names: Vec<&Text> = args.values().filter_map(named).collect();
    (names.len() < args.values().count()).then_some((&**key, names))
}

fn named(arg: &Arg) -> Option<&Text> {
    match arg {
        Arg::Text(text) => Some(text),
        Arg::Number(_) => None,
    }
}

fn assert_ways_agree<G: Show>(name: &str, game: &G, side: Side, action: &G::Action) {
    if !game.foretells(action) {
        return;
    }
    let mut dice = Enumerator::default();
    let (mut nothing, mut silent) = (false, false);
    for _ in 0..WAYS {
        let rows = walk(game, side, action, &mut dice);
        let said_nothing = rows.iter().any(says_nothing);
        let names_somebody = rows.iter().any(|row| matches!(row, Text::Key { args, .. } if !args.is_empty()));
        assert!(!(said_nothing && names_somebody), "{name}: {action:?} has nothing and something at once: {rows:?}");
        let mut topics = BTreeMap::new();
        for row in &rows {
            if let Some(topic) = topic(row)
                && let Some(other) = topics.insert(topic, row)
            {
                panic!("{name}: {action:?} says {row:?} and {other:?} of one fall of the dice");
            }
        }
        nothing |= said_nothing;
        silent |= rows.is_empty();
        if !dice.advance() {
            break;
        }
    }
    assert!(!(nothing && silent), "{name}: {action:?}: \"nothing\" is not the rest of what may happen");
}

/// No two rows of a table have the same words, be it in another order: "A: 3 losses" beside "3 losses: A".
fn assert_rows_differ<G: Show>(name: &str, readers: &Readers, game: &G, side: Side, action: &G::Action) {
    let forecast = game.forecast(side, action);
    let odds = odds(game, side, action, WAYS);
    for book in &readers.books {
        let mut seen: BTreeMap<Vec<String>, String> = BTreeMap::new();
        for row in &odds.rows {
            let said = book.say(&row.what);
            if let Some(other) = seen.insert(bag(&said), said.clone()) {
                panic!("{name}: {action:?} has two rows that read alike: '{said}' and '{other}'");
            }
        }
        for row in &forecast.rows {
            let said = book.say(&row.label);
            if let Some(other) = seen.get(&bag(&said)).filter(|other| **other != said) {
                panic!("{name}: {action:?} forecasts '{said}' beside the odds of '{other}'");
            }
        }
    }
}

fn bag(said: &str) -> Vec<String> {
    let mut words: Vec<_> =
        said.split(|c: char| !c.is_alphanumeric()).filter(|w| !w.is_empty()).map(str::to_lowercase).collect();
    words.sort();
    words
}
