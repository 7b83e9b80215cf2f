//! A table for rule tests: a scenario, a position, scripted dice, and what an umpire would say.
//!
//! A game's tests begin with `type Table = kernel::testing::Table<MyGame>;`. What only that game can tell (where its
//! pieces stand) is a trait of its own, or a function, beside it.

mod reader;

use std::fmt::Display;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use serde_json::Value;

use crate::{
    Chosen, Chronicle, Dice, Enumerator, Fault, Game, NoDice, Refusal, Script, Seeded, Side, Silence, Text, ToPlay,
};

pub use reader::in_both_languages;

/// A game under test, and what has happened in it since it was last told to go on: each event with the position
/// after it.
pub struct Table<G: Game>(pub G, pub Vec<(G, G::Event)>);

impl<G: Game> Clone for Table<G> {
    fn clone(&self) -> Self {
        Table(self.0.clone(), self.1.clone())
    }
}

impl<G: Game> From<G> for Table<G> {
    fn from(game: G) -> Self {
        Table(game, Vec::new())
    }
}

impl<G: Game> Deref for Table<G> {
    type Target = G;

    fn deref(&self) -> &G {
        &self.0
    }
}

impl<G: Game> DerefMut for Table<G> {
    fn deref_mut(&mut self) -> &mut G {
        &mut self.0
    }
}

/// How a table comes to be.
impl<G: Game> Table<G> {
    /// The text of a shipped scenario; what has a line end is a text itself.
    pub fn scenario(id: &str) -> &str {
        let shipped = || G::scenarios().iter().find(|scenario| scenario.id == id).map(|scenario| scenario.toml);
        if id.contains('\n') { id } else { shipped().unwrap_or_else(|| panic!("no scenario {id}")) }
    }

    /// Options written `key=value` and separated by spaces; a `key` alone is set to true.
    pub fn options(words: &str) -> Chosen {
        let specs = G::options();
        let read = |word: &str| {
            let (key, value) = word.split_once('=').unwrap_or((word, "true"));
            let spec = specs.iter().find(|spec| spec.key == key).unwrap_or_else(|| panic!("no option {key}"));
            (key.to_owned(), spec.parse(value))
        };
        words.split_whitespace().map(read).collect()
    }

    /// A scenario, by its id or its text, with options.
    pub fn setup(scenario: &str, options: &str) -> Arc<G::Setup> {
        let setup = G::setup(Self::scenario(scenario), &Self::options(options));
        Arc::new(setup.unwrap_or_else(|fault| panic!("{scenario} {options}: {fault}")))
    }

    /// A game from its beginning, with exactly these dice.
    pub fn start(setup: &Arc<G::Setup>, readings: &[u16]) -> Self {
        let mut script = Script::readings(readings);
        let table = Self::start_with(setup, &mut script);
        settle(&script, "the start");
        table
    }

    /// A game from its beginning, with any dice.
    pub fn start_with(setup: &Arc<G::Setup>, dice: &mut impl Dice) -> Self {
        let mut journal = Chronicle::default();
        let game = G::start(setup.clone(), dice, &mut journal);
        Table(game, journal.0)
    }

    /// A scenario from its beginning, with options and exactly these dice.
    pub fn begin(scenario: &str, options: &str, readings: &[u16]) -> Self {
        Self::start(&Self::setup(scenario, options), readings)
    }

    /// A position in JSON, as text or as a value.
    pub fn set(setup: &Arc<G::Setup>, position: impl Display) -> Self {
        let position = position.to_string();
        Self::read_position(setup, &position).unwrap_or_else(|fault| panic!("{position}: {fault}")).into()
    }

    fn read_position(setup: &Arc<G::Setup>, json: &str) -> Result<G, Fault> {
        let words = serde_json::from_str(json);
        let words = words.map_err(|error| Fault::reading("position", Text::key("fault-at-position"), &error))?;
        G::from_position(setup.clone(), words)
    }
}

/// How a game goes on.
impl<G: Game> Table<G> {
    /// Who decides; the first side if both do.
    #[track_caller]
    pub fn side(&self) -> Side {
        self.0.to_play().next().expect("the game is over")
    }

    /// The action of a notation, legal or not.
    #[track_caller]
    pub fn action(&self, notation: &str) -> G::Action {
        self.0.read(notation).unwrap_or_else(|fault| panic!("{fault}"))
    }

    /// Plays a legal action of a side with any dice.
    #[track_caller]
    pub fn roll(&mut self, side: Side, notation: &str, dice: &mut impl Dice) -> &mut Self {
        let action = self.action(notation);
        let verdict = self.0.check(side, &action);
        verdict.unwrap_or_else(|refusal| panic!("'{notation}' is refused: {refusal:?} in {:?}", self.0));
        let mut journal = Chronicle::default();
        self.0.play(side, &action, dice, &mut journal);
        self.1 = journal.0;
        self
    }

    /// Plays a legal action of a side with exactly these dice.
    #[track_caller]
    pub fn by(&mut self, side: Side, notation: &str, readings: &[u16]) -> &mut Self {
        let mut script = Script::readings(readings);
        self.roll(side, notation, &mut script);
        settle(&script, notation);
        self
    }

    /// Plays a legal action of whoever decides with exactly these dice.
    #[track_caller]
    pub fn play(&mut self, notation: &str, readings: &[u16]) -> &mut Self {
        self.by(self.side(), notation, readings)
    }

    /// The table after a legal action of whoever decides with exactly these dice.
    #[must_use]
    #[track_caller]
    pub fn then(mut self, notation: &str, readings: &[u16]) -> Self {
        self.play(notation, readings);
        self
    }

    /// The table after these legal actions, none with a die, each of whoever decides.
    #[must_use]
    #[track_caller]
    pub fn after(mut self, notations: &[&str]) -> Self {
        let mut story = Vec::new();
        for notation in notations {
            self.play(notation, &[]);
            story.append(&mut self.1);
        }
        Table(self.0, story)
    }

    /// What has happened since the table was last told to go on.
    pub fn events(&self) -> impl Iterator<Item = &G::Event> {
        self.1.iter().map(|(_, event)| event)
    }
}

/// What an umpire would say.
impl<G: Game> Table<G> {
    /// The word of whoever decides.
    #[track_caller]
    pub fn decider(&self) -> &'static str {
        G::SIDES[self.side().index()]
    }

    /// The end as a record tells it, or who decides.
    pub fn outcome(&self) -> String {
        match self.0.to_play() {
            ToPlay::Over(outcome) => outcome.line(&G::SIDES),
            _ => format!("{} decides", self.decider()),
        }
    }

    /// The position in JSON.
    pub fn json(&self) -> Value {
        serde_json::to_value(self.0.position()).expect("a position is JSON")
    }

    /// The listed actions of a side in their notation, sorted.
    pub fn legal_for(&self, side: Side) -> Vec<String> {
        let mut words: Vec<_> = self.listed(side).iter().map(|action| self.0.write(action)).collect();
        words.sort();
        words
    }

    fn listed(&self, side: Side) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.0.actions(side, &mut actions);
        actions
    }

    /// The listed actions of all who decide in their notation, sorted.
    pub fn legal(&self) -> Vec<String> {
        let mut words = Side::BOTH.map(|side| self.legal_for(side)).concat();
        words.sort();
        words
    }

    /// The listed actions that begin with these words, without them.
    pub fn those(&self, words: &str) -> String {
        let legal = self.legal();
        legal.iter().filter_map(|action| action.strip_prefix(words)?.strip_prefix(' ')).collect::<Vec<_>>().join(" ")
    }

    /// Whether an action is listed.
    #[track_caller]
    pub fn lists(&self, notation: &str) -> bool {
        let action = self.action(notation);
        Side::BOTH.into_iter().any(|side| self.listed(side).contains(&action))
    }

    /// Whether whoever decides may make an action, or the rule that forbids it.
    #[track_caller]
    pub fn verdict(&self, notation: &str) -> Result<(), &'static str> {
        self.0.check(self.side(), &self.action(notation)).map_err(|refusal| refusal.rule)
    }

    /// Whether whoever decides may make an action.
    #[track_caller]
    pub fn allows(&self, notation: &str) -> bool {
        self.verdict(notation).is_ok()
    }

    /// Why a side may not make an action.
    #[track_caller]
    pub fn refusal(&self, side: Side, notation: &str) -> Refusal {
        match self.0.check(side, &self.action(notation)) {
            Ok(()) => panic!("'{notation}' is legal in {:?}", self.0),
            Err(refusal) => refusal,
        }
    }

    /// The exact chance that something has come true after actions of whoever decides then, by walking every fall of
    /// the dice. The first must be legal; one that the dice have made impossible is passed over.
    #[track_caller]
    pub fn chance(&self, notations: &[&str], came: impl Fn(&G) -> bool) -> f64 {
        assert_eq!(self.verdict(notations[0]), Ok(()), "{}", notations[0]);
        let mut dice = Enumerator::default();
        let mut chance = 0.0;
        loop {
            let mut game = self.0.clone();
            for notation in notations {
                let Some(side) = game.to_play().next() else { break };
                let action = game.read(notation).unwrap_or_else(|fault| panic!("{fault}"));
                if game.check(side, &action).is_ok() {
                    game.play(side, &action, &mut dice, &mut Silence);
                }
            }
            chance += if came(&game) { dice.chance() } else { 0.0 };
            if !dice.advance() {
                return chance;
            }
        }
    }

    /// The exact mean of something after a legal action of a side, by walking every fall of its dice.
    #[track_caller]
    pub fn mean(&self, side: Side, notation: &str, what: impl Fn(&Self) -> f64) -> f64 {
        let mut dice = Enumerator::default();
        let mut mean = 0.0;
        loop {
            let mut after = self.clone();
            after.roll(side, notation, &mut dice);
            mean += dice.chance() * what(&after);
            if !dice.advance() {
                return mean;
            }
        }
    }

    /// How many sequences of `depth` decisions there are, without a die.
    pub fn perft(&self, depth: u32) -> u64 {
        fn count<G: Game>(game: &G, depth: u32) -> u64 {
            let Some(side) = game.to_play().next() else { return 0 };
            let mut actions = Vec::new();
            game.actions(side, &mut actions);
            if depth == 1 {
                return actions.len() as u64;
            }
            let after = |action: &G::Action| {
                let mut next = game.clone();
                next.play(side, action, &mut NoDice, &mut Silence);
                count(&next, depth - 1)
            };
            actions.iter().map(after).sum()
        }
        count(&self.0, depth)
    }

    /// Fails unless a random action of whoever decides is any listed one, each as likely as another.
    pub fn assert_even(&self) {
        const EACH: usize = 400;
        let (side, mut luck) = (self.side(), Seeded::new(5));
        let actions = self.listed(side);
        let mut drawn = std::collections::HashMap::new();
        for _ in 0..EACH * actions.len() {
            let action = self.0.any_action(side, &mut luck, &mut Vec::new()).expect("an action");
            *drawn.entry(action).or_insert(0) += 1;
        }
        assert_eq!(drawn.len(), actions.len());
        // Five deviations either way.
        for action in actions {
            assert!((EACH - 100..EACH + 100).contains(&drawn[&action]), "{action:?}: {}", drawn[&action]);
        }
    }
}

/// Fails unless two chances are the same but for rounding.
#[track_caller]
pub fn assert_near(found: f64, wanted: f64) {
    assert!((found - wanted).abs() < 1e-9, "{found} is not {wanted}");
}

#[track_caller]
fn settle(script: &Script, what: &str) {
    script.settle().unwrap_or_else(|fault: Fault| panic!("{what}: {fault}"));
}
