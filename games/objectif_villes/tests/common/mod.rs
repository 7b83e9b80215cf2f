//! A small table for rule tests: a board, a position, and what an umpire would say.
#![allow(dead_code)] // Each test file uses its part of it.

use std::sync::Arc;

use kernel::{
    Chosen, Game, NoDice, OptionSpec, Outcome, Phrasebook, Script, Show, Side, Silence, Text, ToPlay, Tongue,
};
use objectif_villes::{ObjectifVilles, Setup};

/// The text of a shipped board or of a test board; anything with a line end is a text itself.
pub fn board(id: &str) -> &str {
    match id {
        _ if id.contains('\n') => id,
        "atelier" => include_str!("../boards/atelier.toml"),
        "defile" => include_str!("../boards/defile.toml"),
        _ => ObjectifVilles::scenarios().iter().find(|s| s.id == id).expect("a shipped board").toml,
    }
}

/// Options written as `key=value`, separated by spaces.
pub fn options(text: &str) -> Chosen {
    let specs = ObjectifVilles::options();
    let read = |word: &str| {
        let (key, value) = word.split_once('=').expect("key=value");
        let spec: &OptionSpec = specs.iter().find(|spec| spec.key == key).expect("a known option");
        (key.to_owned(), spec.parse(value))
    };
    text.split_whitespace().map(read).collect()
}

pub fn setup(id: &str, chosen: &str) -> Arc<Setup> {
    Arc::new(ObjectifVilles::setup(board(id), &options(chosen)).unwrap_or_else(|fault| panic!("{id}: {fault}")))
}

/// A game from a position in JSON.
pub fn set(setup: &Arc<Setup>, json: &str) -> ObjectifVilles {
    let position = serde_json::from_str(json).unwrap_or_else(|error| panic!("{json}: {error}"));
    ObjectifVilles::from_position(setup.clone(), position).unwrap_or_else(|fault| panic!("{json}: {fault}"))
}

/// A position of the book's examples: `table("atelier", "", "combat", "F3", "F4 A1")` is Pile on F3, Face on F4 and
/// A1, at the beginning of Pile's combat.
pub fn table(id: &str, chosen: &str, phase: &str, pile: &str, face: &str) -> Table {
    let list = |hexes: &str| serde_json::to_string(&hexes.split_whitespace().collect::<Vec<_>>()).unwrap();
    let json = format!(r#"{{"pile":{},"face":{},"phase":"{phase}","active":"pile"}}"#, list(pile), list(face));
    Table(set(&setup(id, chosen), &json))
}

/// A game from its beginning; `lot` is the coin: 0 for Pile, 1 for Face.
pub fn begin(id: &str, chosen: &str, lot: &[u16]) -> Table {
    let mut script = Script::readings(lot);
    let game = ObjectifVilles::start(setup(id, chosen), &mut script, &mut Silence);
    script.settle().expect("the coin is thrown as told");
    Table(game)
}

/// The words of a text in a language.
pub fn say(tongue: Tongue, text: &Text) -> String {
    let book = Phrasebook::new(tongue, &[ObjectifVilles::words(tongue)]).expect("words");
    book.try_say(text).unwrap_or_else(|fault| panic!("{fault}"))
}

#[derive(Clone)]
pub struct Table(pub ObjectifVilles);

impl Table {
    /// Who decides; panics when the game is over.
    pub fn decider(&self) -> &'static str {
        ObjectifVilles::SIDES[self.0.to_play().next().expect("somebody decides").index()]
    }

    pub fn outcome(&self) -> String {
        match self.0.to_play() {
            ToPlay::Over(outcome) => Outcome::line(&outcome, &ObjectifVilles::SIDES),
            _ => format!("{} decides", self.decider()),
        }
    }

    /// The legal actions in their notation, sorted.
    pub fn legal(&self) -> Vec<String> {
        let mut out = Vec::new();
        Side::BOTH.into_iter().for_each(|side| self.0.actions(side, &mut out));
        let mut words: Vec<_> = out.iter().map(|action| self.0.write(action)).collect();
        words.sort();
        words
    }

    /// The legal actions that begin with this word, without it.
    pub fn those(&self, word: &str) -> String {
        let legal = self.legal();
        legal.iter().filter_map(|action| action.strip_prefix(word)?.strip_prefix(' ')).collect::<Vec<_>>().join(" ")
    }

    /// Plays the notations one after the other, each by whoever decides.
    #[must_use]
    pub fn play(mut self, notations: &[&str]) -> Self {
        for notation in notations {
            let action = self.0.read(notation).unwrap_or_else(|fault| panic!("{fault}"));
            let side = self.0.to_play().next().unwrap_or_else(|| panic!("{notation}: the game is over"));
            self.0.check(side, &action).unwrap_or_else(|refusal| panic!("{notation}: {refusal:?}"));
            self.0.play(side, &action, &mut NoDice, &mut Silence);
        }
        self
    }

    /// The rule that forbids the decider an action.
    pub fn refuses(&self, notation: &str) -> &'static str {
        self.refuses_to(self.0.to_play().next().unwrap_or(Side::A), notation)
    }

    /// The rule that forbids a side an action; the reason can be said in both languages.
    pub fn refuses_to(&self, side: Side, notation: &str) -> &'static str {
        let action = self.0.read(notation).unwrap_or_else(|fault| panic!("{fault}"));
        let refusal = self.0.check(side, &action).expect_err(&format!("{notation} should be refused"));
        for tongue in Tongue::BOTH {
            say(tongue, &refusal.why);
        }
        refusal.rule
    }

    /// The hexes of a side, sorted by name.
    pub fn pieces(&self, side: Side) -> String {
        let position = self.0.position();
        let mut hexes = if side == Side::A { position.pile } else { position.face };
        hexes.sort();
        hexes.join(" ")
    }

    pub fn position(&self) -> objectif_villes::Position {
        self.0.position()
    }
}
