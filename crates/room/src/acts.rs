//! "What can I do?": every act of a side in the game's words, acts of one kind together.

use catalogue::Match;
use kernel::{Side, Text};

use crate::protocol::{ActKind, ActLine};

/// Acts of one kind that are told one by one.
const MOST_OF_A_KIND: usize = 60;

/// What a side may do now. Acts whose sentences differ only in names and numbers are of one kind.
pub fn acts(position: &dyn Match, side: Side) -> Vec<ActKind> {
    let mut kinds: Vec<(String, ActKind)> = Vec::new();
    for action in position.legal(side) {
        let Ok(what) = position.describe(side, &action) else { continue };
        let word = kind_of(&what);
        let at = kinds.iter().position(|(known, _)| *known == word).unwrap_or_else(|| {
            kinds.push((word, ActKind { n: 0, acts: Vec::new() }));
            kinds.len() - 1
        });
        let kind = &mut kinds[at].1;
        kind.n += 1;
        if kind.acts.len() < MOST_OF_A_KIND {
            kind.acts.push(ActLine { action, what });
        }
    }
    kinds.into_iter().map(|(_, kind)| kind).collect()
}

/// The message of a sentence; a sentence without one is a kind of its own.
fn kind_of(what: &Text) -> String {
    match what {
        Text::Key { key, .. } => key.to_string(),
        other => format!("{other:?}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Chosen, Seeded, ToPlay};

    /// All acts are counted once, none is told twice, and no kind has more lines than can be read.
    #[test]
    fn every_act_is_of_one_kind() {
        for table in catalogue::games() {
            let toml = table.scenario(table.training()).unwrap();
            let game = table.start(toml, &Chosen::default(), &mut Seeded::new(1)).unwrap().game;
            let side = match game.to_play() {
                ToPlay::One(side) => side,
                _ => Side::A,
            };
            let (kinds, legal) = (acts(&*game, side), game.legal(side));
            assert_eq!(kinds.iter().map(|kind| kind.n).sum::<usize>(), legal.len(), "{}", table.id());
            let mut told: Vec<_> = kinds.iter().flat_map(|kind| &kind.acts).map(|act| &act.action).collect();
            assert!(!told.is_empty() && told.iter().all(|action| legal.contains(action)), "{}", table.id());
            let all = told.len();
            told.sort();
            told.dedup();
            assert_eq!(told.len(), all, "{}", table.id());
            assert!(kinds.iter().all(|kind| kind.acts.len() <= MOST_OF_A_KIND), "{}", table.id());
        }
    }
}
