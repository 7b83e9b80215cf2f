//! The way to a broken law: a record that shows it.

use crate::{BySide, DiceSource, Entry, Game, Header, Record, Side, Start, Thrown};

use super::Case;

/// The record of a game under test. If a law breaks while it is played, the record is kept in a file and named.
pub(super) struct Trail {
    pub(super) record: Record,
}

impl Trail {
    pub(super) fn new<G: Game>(case: &Case<G>, start: Vec<Thrown>) -> Self {
        let header = Header {
            format: crate::FORMAT,
            game: G::ID.to_owned(),
            rules: G::RULES_VERSION,
            sides: G::SIDES.map(str::to_owned),
            scenario: case.scenario.id.to_owned(),
            scenario_text: None,
            scenario_hash: String::new(),
            options: case.chosen.clone(),
            players: BySide::default(),
            practice: false,
            dice: DiceSource::Seeded(None),
            start: Start::Scenario(start),
        };
        Trail { record: Record::new(header.with_hash_of(case.scenario.toml)) }
    }

    pub(super) fn walked(&mut self, side: Side, action: String, dice: Vec<Thrown>) {
        self.record.entries.push(Entry::Move { side, action, dice });
    }
}

impl Drop for Trail {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            return;
        }
        let test = std::thread::current().name().unwrap_or("law").replace("::", "-");
        let file = std::env::temp_dir().join(format!("{}-{test}.record", self.record.header.game));
        let (moves, path) = (self.record.entries.len(), file.display());
        match std::fs::write(&file, self.record.text()) {
            Ok(()) => eprintln!(
                "The law broke after move {moves} of this record: {path}\n\
                 `grognard replay {path} --ply {moves}` draws the position"
            ),
            Err(error) => eprintln!("The record that shows it could not be written to {path}: {error}"),
        }
    }
}
