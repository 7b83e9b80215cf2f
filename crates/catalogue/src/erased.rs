//! A game without its type: actions are notations, positions are JSON, the rest is the kernel's own vocabulary.

use std::any::Any;
#[cfg(feature = "lab")]
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use commander::Player;
use kernel::{
    About, Caution, Chosen, Depot, Dice, Eyes, Fates, Fault, Forecast, Gesture, Limits, LogLine, Odds, OptionSpec,
    Overlay, Phrasebook, PuzzleFile, Refusal, ScenarioFile, Scene, SchoolFiles, Side, Spot, Text, ToPlay, Tongue,
    Touch,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::thought::{Officer, Thought};
use crate::trial::Trial;

/// Why an action cannot be carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rejection {
    /// The notation cannot be read.
    Unreadable(Fault),
    /// A rule forbids it.
    Refused(Refusal),
}

impl From<Fault> for Rejection {
    fn from(fault: Fault) -> Self {
        Rejection::Unreadable(fault)
    }
}

impl From<Refusal> for Rejection {
    fn from(refusal: Refusal) -> Self {
        Rejection::Refused(refusal)
    }
}

/// Something that happened, with the position after it.
pub trait Told: Send + Sync {
    /// Its line in the log, if these eyes may know of it.
    fn line(&self, eyes: Eyes) -> Option<LogLine>;
    /// What these eyes see after it.
    fn scene(&self, eyes: Eyes) -> Scene;
    /// Whether all eyes see and read the same of it.
    fn alike(&self) -> bool;
    /// Whether it led to this position.
    fn led_to(&self, position: &dyn Match) -> bool;
    /// The event itself, for bots.
    fn event(&self) -> Value;
}

/// Another action that the commander thought of.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Alternative {
    /// Its notation.
    pub action: String,
    /// What it promises, from -1 to 1.
    pub value: f32,
    /// How often it was tried.
    pub visits: u32,
}

/// What the commander would do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Advice {
    /// The action's notation.
    pub action: String,
    /// The action in words.
    pub what: Text,
    /// Why, in one line.
    pub why: Text,
    /// What it promises, from -1 to 1.
    pub value: f32,
    /// How many simulations it took.
    pub simulations: u32,
    /// The best few, this one first.
    pub alternatives: Vec<Alternative>,
}

/// A position of some game.
pub trait Match: Send + Sync {
    /// The game it belongs to.
    fn table(&self) -> &'static dyn Table;
    /// Whose decision it is.
    fn to_play(&self) -> ToPlay;
    /// The listed actions of a side.
    fn legal(&self, side: Side) -> Vec<String>;
    /// Legal, or why not.
    fn check(&self, side: Side, notation: &str) -> Result<(), Rejection>;
    /// The action as the game itself writes it.
    fn tidy(&self, notation: &str) -> Result<String, Fault>;
    /// Carries out an action.
    fn play(&mut self, side: Side, notation: &str, dice: &mut dyn Dice) -> Result<Vec<Arc<dyn Told>>, Rejection>;
    /// Whether the other side must not learn of this action yet.
    fn secret(&self, side: Side, notation: &str) -> bool;
    /// Whether this action shows its side something new.
    fn reveals(&self, side: Side, notation: &str) -> bool;
    /// What these eyes see.
    fn scene(&self, eyes: Eyes) -> Scene;
    /// Whether all eyes see the same.
    fn alike(&self) -> bool;
    /// Where a piece or a point is as the notation writes it, where that is no cell.
    fn notated(&self, spot: Spot<'_>) -> Option<String>;
    /// What a side touches for each of its actions.
    fn gestures(&self, side: Side) -> Vec<Gesture>;
    /// What these touches mean, whether it is allowed, and what it would look like.
    fn try_out(&self, side: Side, touched: &[Touch]) -> Trial;
    /// Why these touches lead nowhere.
    fn explain(&self, side: Side, touched: &[Touch]) -> Refusal;
    /// An action in words.
    fn describe(&self, side: Side, notation: &str) -> Result<Text, Fault>;
    /// What a legal action would do for certain.
    fn forecast(&self, side: Side, notation: &str) -> Result<Forecast, Rejection>;
    /// What a legal action throws away.
    fn caution(&self, side: Side, notation: &str) -> Result<Option<Caution>, Rejection>;
    /// Marks that help to judge a legal action before it is made.
    fn preview(&self, side: Side, notation: &str) -> Result<Vec<Overlay>, Rejection>;
    /// The chances of a legal action.
    fn odds(&self, side: Side, notation: &str, limit: u32) -> Result<Odds, Rejection>;
    /// Every position that a legal action may lead to.
    fn fates(&self, side: Side, notation: &str, limits: Limits, seed: u64) -> Result<Fates<Box<dyn Match>>, Rejection>;
    /// What it promises a side at first glance, from -1 to 1; nothing is thought over.
    fn promise(&self, side: Side) -> f32;
    /// The position as JSON.
    fn position(&self) -> Value;
    /// The text of [`Match::position`], written at once.
    fn position_text(&self) -> String;
    /// A position that `eyes` cannot tell from this one.
    fn imagine(&self, eyes: Side, seed: u64) -> Box<dyn Match>;
    /// Whether there is a table that a commander can see.
    fn in_sight(&self) -> bool;
    /// What the commander would do; `stop` is asked now and then.
    fn choose(&self, side: Side, player: &Player, seed: u64, stop: &mut dyn FnMut() -> bool) -> Advice;
    /// A computer player of a side of this match.
    fn officer(&self, side: Side, player: &Player) -> Box<dyn Officer>;
    /// A search of what a side should do, to be stepped.
    fn search(&self, side: Side, seed: u64) -> Box<dyn Thought>;
    /// The listed actions of a side with their numbers, for learners.
    #[cfg(feature = "lab")]
    fn numbered(&self, side: Side) -> Vec<(u16, String)>;
    /// What a side sees as numbers, for learners.
    #[cfg(feature = "lab")]
    fn observe(&self, side: Side, out: &mut [f32]);
    /// A copy.
    fn boxed(&self) -> Box<dyn Match>;
    /// Whether the other is the same position of the same game.
    fn same(&self, other: &dyn Match) -> bool;
    /// For [`Match::same`].
    fn as_any(&self) -> &dyn Any;
}

impl Clone for Box<dyn Match> {
    fn clone(&self) -> Self {
        self.boxed()
    }
}

/// A match that has just begun.
pub struct Begun {
    /// Its first position.
    pub game: Box<dyn Match>,
    /// What happened before the first decision.
    pub told: Vec<Arc<dyn Told>>,
}

/// A game of the catalogue.
pub trait Table: Send + Sync {
    /// Its id.
    fn id(&self) -> &'static str;
    /// The version of its rules.
    fn rules_version(&self) -> u32;
    /// The sides' words.
    fn sides(&self) -> [&'static str; 2];
    /// Facts for the list of games.
    fn about(&self) -> About;
    /// Its scenarios.
    fn scenarios(&self) -> &'static [ScenarioFile];
    /// The scenario that a newcomer begins with.
    fn training(&self) -> &'static str;
    /// Its options.
    fn options(&self) -> Vec<OptionSpec>;
    /// Its words in Fluent.
    fn words(&self, tongue: Tongue) -> &'static str;
    /// Its rulebook in Markdown.
    fn rulebook(&self, tongue: Tongue) -> &'static str;
    /// What it teaches, if it does.
    fn school(&self) -> Option<&'static SchoolFiles>;
    /// What was measured of its scenarios ([`crate::Measurements::of`] reads it).
    fn measured(&self) -> &'static str;
    /// How strong the computer players are in it ([`crate::Ladder::of`] reads it).
    fn ladder(&self) -> &'static str;
    /// Its puzzles.
    fn puzzles(&self) -> PuzzleFile;
    /// Whether the list of actions may be incomplete.
    fn continuous(&self) -> bool;
    /// Where its armies are raised, if players raise them.
    fn depot(&self) -> Option<&'static dyn Depot>;
    /// Begins a match of a scenario.
    fn start(&self, toml: &str, chosen: &Chosen, dice: &mut dyn Dice) -> Result<Begun, Fault>;
    /// A match in a position that was set up.
    fn set_up(&self, toml: &str, chosen: &Chosen, position: Value) -> Result<Box<dyn Match>, Fault>;
    /// Lets two computer players meet many times.
    #[cfg(feature = "lab")]
    fn duel(
        &self,
        toml: &str,
        chosen: &Chosen,
        contest: &lab::Contest,
        progress: &(dyn Fn(&lab::Duel) + Sync),
    ) -> Result<lab::Duel, Fault>;
    /// Plays one game of the contest's first pair, and tells what happened.
    #[cfg(feature = "lab")]
    fn study(
        &self,
        toml: &str,
        chosen: &Chosen,
        contest: &lab::Contest,
        side_of_a: Side,
    ) -> Result<lab::Account, Fault>;
    /// Looks for decisions that a quick search gets badly wrong.
    #[cfg(feature = "lab")]
    fn mine(
        &self,
        toml: &str,
        chosen: &Chosen,
        mining: &lab::Mining,
        found: &mut dyn FnMut(lab::Blunder),
    ) -> Result<(), Fault>;
    /// Plays, and fits the weights of what counts in its positions.
    #[cfg(feature = "lab")]
    fn fit(&self, fit: &lab::Fit, progress: &(dyn Fn() + Sync)) -> Result<kernel::Weights, Fault>;
    /// What counts in its positions, by name.
    fn counts(&self) -> &'static [&'static str];
    /// How much of it each thing counts: its file `weights.toml`.
    fn weights(&self) -> &'static str;
    /// Measures random playouts.
    #[cfg(feature = "lab")]
    fn bench(&self, toml: &str, chosen: &Chosen, seconds: f64, threads: u32) -> Result<lab::Bench, Fault>;
    /// Measures how fast a captain thinks.
    #[cfg(feature = "lab")]
    fn bench_search(&self, toml: &str, chosen: &Chosen, seconds: f64) -> Result<lab::SearchBench, Fault>;
    /// Many games of a scenario that are stepped together.
    #[cfg(feature = "lab")]
    fn fleet(
        &self,
        toml: &str,
        chosen: &Chosen,
        games: usize,
        seed: u64,
        threads: usize,
    ) -> Result<Box<dyn lab::Fleet>, Fault>;

    /// Listens to so many games: the sentences of each message of its words, in a language.
    #[cfg(feature = "lab")]
    fn sentences(&self, games: u32, tongue: Tongue) -> Result<BTreeMap<String, BTreeSet<String>>, Fault>;

    /// The text of one of its scenarios, or a fault that names those there are.
    fn scenario(&self, id: &str) -> Result<&'static str, Fault> {
        let found = self.scenarios().iter().find(|scenario| scenario.id == id);
        found.map(|scenario| scenario.toml).ok_or_else(|| {
            let known: Vec<_> = self.scenarios().iter().map(|scenario| scenario.id).collect();
            let known = known.join(", ");
            let problem = format!("'{id}' is unknown; {} has {known}", self.id());
            let words = Text::key("fault-scenario").with("scenario", id).with("game", self.id()).with("known", known);
            Fault::new("scenario", problem).said(words)
        })
    }

    /// The side that a word names.
    fn side(&self, word: &str) -> Result<Side, Fault> {
        let [a, b] = self.sides();
        match word.to_lowercase() {
            word if word == a || word == "a" => Ok(Side::A),
            word if word == b || word == "b" => Ok(Side::B),
            word => {
                let words = Text::key("fault-side").with("side", word.as_str()).with("a", a).with("b", b);
                Err(Fault::new("side", format!("'{word}' is no side; the sides are {a} and {b}")).said(words))
            }
        }
    }

    /// Its words in one language, ready to speak.
    fn phrasebook(&self, tongue: Tongue) -> Phrasebook {
        Phrasebook::new(tongue, &[self.words(tongue)]).expect("a game's words are proved by its tests")
    }
}
