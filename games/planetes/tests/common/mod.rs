//! A small table for rule tests: a board, a position, and what an umpire would say.
#![allow(dead_code)] // Each test file uses its part of it.

use std::sync::Arc;

use kernel::{
    Chosen, Game, NoDice, OptionSpec, Outcome, Phrasebook, Script, Show, Side, Silence, Text, ToPlay, Tongue,
};
use planetes::{Planetes, Setup};

/// The text of a shipped board or of a test board; anything with a line end is a text itself.
pub fn board(id: &str) -> &str {
    match id {
        _ if id.contains('\n') => id,
        "banc" => include_str!("../boards/banc.toml"),
        _ => Planetes::scenarios().iter().find(|s| s.id == id).expect("a shipped board").toml,
    }
}

/// Options written as `key=value`, separated by spaces.
pub fn options(text: &str) -> Chosen {
    let specs = Planetes::options();
    let read = |word: &str| {
        let (key, value) = word.split_once('=').expect("key=value");
        let spec: &OptionSpec = specs.iter().find(|spec| spec.key == key).expect("a known option");
        (key.to_owned(), spec.parse(value))
    };
    text.split_whitespace().map(read).collect()
}

pub fn setup(id: &str, chosen: &str) -> Arc<Setup> {
    Arc::new(Planetes::setup(board(id), &options(chosen)).unwrap_or_else(|fault| panic!("{id}: {fault}")))
}

/// A game from a position in JSON.
pub fn set(setup: &Arc<Setup>, json: &str) -> Planetes {
    let position = serde_json::from_str(json).unwrap_or_else(|error| panic!("{json}: {error}"));
    Planetes::from_position(setup.clone(), position).unwrap_or_else(|fault| panic!("{json}: {fault}"))
}

/// Units written as in the book, `I:D5 C:C3 R:C4`, as JSON.
pub fn units(text: &str) -> String {
    let of = |letter: char| {
        let hexes = text.split_whitespace().filter(|unit| unit.starts_with(letter)).map(|unit| &unit[2..]);
        serde_json::to_string(&hexes.collect::<Vec<_>>()).expect("a list")
    };
    format!(r#"{{"infantry":{},"cavalry":{},"artillery":{}}}"#, of('I'), of('C'), of('R'))
}

/// A position of the book's examples: `table("banc", "", "combat", "I:F5", "I:G5")` is Ambre's infantry on F5, Béryl's
/// on G5, at the beginning of Ambre's combat.
pub fn table(id: &str, chosen: &str, phase: &str, ambre: &str, beryl: &str) -> Table {
    let (ambre, beryl) = (units(ambre), units(beryl));
    let json = format!(r#"{{"ambre":{ambre},"beryl":{beryl},"phase":"{phase}","active":"ambre"}}"#);
    Table(set(&setup(id, chosen), &json))
}

/// A game from its beginning; `lot` is the coin: 0 for Ambre, 1 for Béryl.
pub fn begin(id: &str, chosen: &str, lot: &[u16]) -> Table {
    let mut script = Script::readings(lot);
    let game = Planetes::start(setup(id, chosen), &mut script, &mut Silence);
    script.settle().expect("the coin is thrown as told");
    Table(game)
}

/// The words of a text in a language.
pub fn say(tongue: Tongue, text: &Text) -> String {
    let book = Phrasebook::new(tongue, &[Planetes::words(tongue)]).expect("words");
    book.try_say(text).unwrap_or_else(|fault| panic!("{fault}"))
}

/// How many destinations there are at each cost from 0 to 6, as the marks on the hexes tell it.
pub fn by_cost(game: &Planetes) -> [usize; 7] {
    let gestures = game.gestures(Side::A);
    [0, 1, 2, 3, 4, 5, 6]
        .map(|cost: u32| gestures.iter().filter(|g| g.mark.as_deref() == Some(&cost.to_string())).count())
}

#[derive(Clone)]
pub struct Table(pub Planetes);

impl Table {
    /// Who decides; panics when the game is over.
    pub fn decider(&self) -> &'static str {
        Planetes::SIDES[self.0.to_play().next().expect("somebody decides").index()]
    }

    pub fn outcome(&self) -> String {
        match self.0.to_play() {
            ToPlay::Over(outcome) => Outcome::line(&outcome, &Planetes::SIDES),
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

    /// The legal actions that begin with these words, without them.
    pub fn those(&self, words: &str) -> String {
        let legal = self.legal();
        legal.iter().filter_map(|action| action.strip_prefix(words)?.strip_prefix(' ')).collect::<Vec<_>>().join(" ")
    }

    pub fn allows(&self, notation: &str) -> bool {
        self.legal().iter().any(|action| action == notation)
    }

    /// Plays the notations one after the other, each by whoever decides.
    #[must_use]
    pub fn play(mut self, notations: &[&str]) -> Self {
        for notation in notations {
            let side = self.0.to_play().next().unwrap_or_else(|| panic!("{notation}: the game is over"));
            self = self.play_as(side, notation);
        }
        self
    }

    #[must_use]
    pub fn play_as(mut self, side: Side, notation: &str) -> Self {
        let action = self.0.read(notation).unwrap_or_else(|fault| panic!("{fault}"));
        self.0.check(side, &action).unwrap_or_else(|refusal| panic!("{notation}: {refusal:?}"));
        self.0.play(side, &action, &mut NoDice, &mut Silence);
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

    /// The units of a side as the book writes them, sorted.
    pub fn units(&self, side: Side) -> String {
        let position = self.0.position();
        let units = if side == Side::A { position.ambre } else { position.beryl };
        let of = |letter: &str, hexes: Vec<String>| -> Vec<String> {
            hexes.into_iter().map(|hex| format!("{letter}:{hex}")).collect()
        };
        let mut all = [of("I", units.infantry), of("C", units.cavalry), of("R", units.artillery)].concat();
        all.sort();
        all.join(" ")
    }

    pub fn position(&self) -> planetes::Position {
        self.0.position()
    }
}
