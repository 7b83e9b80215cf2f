//! A game without its type: actions are notations, positions are JSON, the rest is the kernel's own vocabulary.

use std::any::Any;
#[cfg(feature = "lab")]
use std::collections::{BTreeMap, BTreeSet};
use std::marker::PhantomData;
use std::sync::Arc;

use commander::Player;
use kernel::{
    About, Caution, Chosen, Chronicle, Depot, Dice, Eyes, Fates, Fault, Forecast, Gesture, Limits, LogLine, Odds,
    OptionSpec, Overlay, Phrasebook, PuzzleFile, Refusal, ScenarioFile, Scene, SchoolFiles, Seeded, Show, Side, Spot,
    Text, ToPlay, Tongue, Touch,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::setups::setup;
use crate::thought::{self, Officer, Serving, Thinking, Thought};
use crate::trial::{self, Trial};

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
    /// The event itself, for bots.
    fn event(&self) -> Value;
}

struct ToldEvent<G: Show>(G, G::Event);

impl<G: Show> Told for ToldEvent<G> {
    fn line(&self, eyes: Eyes) -> Option<LogLine> {
        self.0.tell(&self.1, eyes)
    }

    fn scene(&self, eyes: Eyes) -> Scene {
        self.0.scene(eyes)
    }

    fn event(&self) -> Value {
        kernel::event_json(&self.0, &self.1)
    }
}

fn erase<G: Show>(journal: Chronicle<G>) -> Vec<Arc<dyn Told>> {
    journal.0.into_iter().map(|(state, event)| Arc::new(ToldEvent(state, event)) as Arc<dyn Told>).collect()
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
    /// Measures random playouts.
    #[cfg(feature = "lab")]
    fn bench(&self, toml: &str, chosen: &Chosen, seconds: f64, threads: u32) -> Result<lab::Bench, Fault>;
    /// Measures how fast a captain thinks.
    #[cfg(feature = "lab")]
    fn bench_search(&self, toml: &str, chosen: &Chosen, seconds: f64) -> Result<lab::SearchBench, Fault>;
    /// Many games of a scenario that are stepped together.
    #[cfg(feature = "lab")]
    fn fleet(&self, toml: &str, chosen: &Chosen, games: usize, seed: u64) -> Result<lab::Fleet, Fault>;

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

struct Registered<G>(PhantomData<fn() -> G>);

/// The catalogue's entry of a game.
pub(crate) fn table<G: Show>() -> Box<dyn Table> {
    Box::new(Registered::<G>(PhantomData))
}

impl<G: Show> Registered<G> {
    const TABLE: &'static Registered<G> = &Registered(PhantomData);
}

impl<G: Show> Table for Registered<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn sides(&self) -> [&'static str; 2] {
        G::SIDES
    }

    fn about(&self) -> About {
        G::ABOUT
    }

    fn scenarios(&self) -> &'static [ScenarioFile] {
        G::scenarios()
    }

    fn training(&self) -> &'static str {
        G::training()
    }

    fn options(&self) -> Vec<OptionSpec> {
        G::options()
    }

    fn words(&self, tongue: Tongue) -> &'static str {
        G::words(tongue)
    }

    fn rulebook(&self, tongue: Tongue) -> &'static str {
        G::rulebook(tongue)
    }

    fn school(&self) -> Option<&'static SchoolFiles> {
        G::school()
    }

    fn puzzles(&self) -> PuzzleFile {
        G::puzzles()
    }

    fn continuous(&self) -> bool {
        G::CONTINUOUS
    }

    fn depot(&self) -> Option<&'static dyn Depot> {
        G::depot()
    }

    fn start(&self, toml: &str, chosen: &Chosen, mut dice: &mut dyn Dice) -> Result<Begun, Fault> {
        let setup = setup::<G>(toml, chosen)?;
        let mut journal = Chronicle::default();
        let game = G::start(setup, &mut dice, &mut journal);
        Ok(Begun { game: Box::new(Played(game)), told: erase(journal) })
    }

    fn set_up(&self, toml: &str, chosen: &Chosen, position: Value) -> Result<Box<dyn Match>, Fault> {
        let setup = setup::<G>(toml, chosen)?;
        let position = serde_json::from_value(position)
            .map_err(|e| Fault::reading("position", Text::key("fault-at-position"), &e))?;
        let game = G::from_position(setup, position).map_err(|fault| fault.within("position"))?;
        Ok(Box::new(Played(game)))
    }

    #[cfg(feature = "lab")]
    fn duel(
        &self,
        toml: &str,
        chosen: &Chosen,
        contest: &lab::Contest,
        progress: &(dyn Fn(&lab::Duel) + Sync),
    ) -> Result<lab::Duel, Fault> {
        lab::duel(&lab::Ground::<G>::new(toml, chosen)?, contest, progress)
    }

    #[cfg(feature = "lab")]
    fn study(
        &self,
        toml: &str,
        chosen: &Chosen,
        contest: &lab::Contest,
        side_of_a: Side,
    ) -> Result<lab::Account, Fault> {
        lab::study(&lab::Ground::<G>::new(toml, chosen)?, contest, side_of_a)
    }

    #[cfg(feature = "lab")]
    fn mine(
        &self,
        toml: &str,
        chosen: &Chosen,
        mining: &lab::Mining,
        found: &mut dyn FnMut(lab::Blunder),
    ) -> Result<(), Fault> {
        lab::mine(&lab::Ground::<G>::new(toml, chosen)?, mining, found);
        Ok(())
    }

    #[cfg(feature = "lab")]
    fn bench(&self, toml: &str, chosen: &Chosen, seconds: f64, threads: u32) -> Result<lab::Bench, Fault> {
        Ok(lab::bench::<G>(&Arc::new(G::setup(toml, chosen)?), seconds, threads))
    }

    #[cfg(feature = "lab")]
    fn bench_search(&self, toml: &str, chosen: &Chosen, seconds: f64) -> Result<lab::SearchBench, Fault> {
        Ok(lab::bench_search::<G>(&Arc::new(G::setup(toml, chosen)?), seconds))
    }

    #[cfg(feature = "lab")]
    fn sentences(&self, games: u32, tongue: Tongue) -> Result<BTreeMap<String, BTreeSet<String>>, Fault> {
        lab::sentences::<G>(games).said::<G>(tongue)
    }

    #[cfg(feature = "lab")]
    fn fleet(&self, toml: &str, chosen: &Chosen, games: usize, seed: u64) -> Result<lab::Fleet, Fault> {
        Ok(lab::fleet::<G>(&Arc::new(G::setup(toml, chosen)?), games, seed))
    }
}

#[derive(Clone)]
pub(crate) struct Played<G>(pub(crate) G);

impl<G: Show> Played<G> {
    fn legal_action(&self, side: Side, notation: &str) -> Result<G::Action, Rejection> {
        let action = self.0.read(notation)?;
        self.0.check(side, &action)?;
        Ok(action)
    }
}

impl<G: Show> Match for Played<G> {
    fn table(&self) -> &'static dyn Table {
        Registered::<G>::TABLE
    }

    fn to_play(&self) -> ToPlay {
        self.0.to_play()
    }

    fn legal(&self, side: Side) -> Vec<String> {
        let mut actions = Vec::new();
        self.0.actions(side, &mut actions);
        actions.iter().map(|action| self.0.write(action)).collect()
    }

    fn check(&self, side: Side, notation: &str) -> Result<(), Rejection> {
        self.legal_action(side, notation).map(|_| ())
    }

    fn tidy(&self, notation: &str) -> Result<String, Fault> {
        self.0.read(notation).map(|action| self.0.write(&action))
    }

    fn play(&mut self, side: Side, notation: &str, mut dice: &mut dyn Dice) -> Result<Vec<Arc<dyn Told>>, Rejection> {
        let action = self.legal_action(side, notation)?;
        let mut journal = Chronicle::default();
        self.0.play(side, &action, &mut dice, &mut journal);
        Ok(erase(journal))
    }

    fn secret(&self, side: Side, notation: &str) -> bool {
        self.0.read(notation).is_ok_and(|action| self.0.secret(side, &action))
    }

    fn reveals(&self, side: Side, notation: &str) -> bool {
        self.0.read(notation).is_ok_and(|action| self.0.reveals(side, &action))
    }

    fn scene(&self, eyes: Eyes) -> Scene {
        self.0.scene(eyes)
    }

    fn notated(&self, spot: Spot<'_>) -> Option<String> {
        self.0.notated(spot)
    }

    fn gestures(&self, side: Side) -> Vec<Gesture> {
        let mut gestures = self.0.gestures(side);
        for gesture in gestures.iter_mut().filter(|gesture| gesture.is_press()) {
            gesture.caution = self.caution(side, &gesture.action).ok().flatten();
        }
        gestures
    }

    fn try_out(&self, side: Side, touched: &[Touch]) -> Trial {
        trial::try_out(&self.0, side, touched)
    }

    fn explain(&self, side: Side, touched: &[Touch]) -> Refusal {
        self.0.explain(side, touched)
    }

    fn describe(&self, side: Side, notation: &str) -> Result<Text, Fault> {
        self.0.read(notation).map(|action| self.0.describe(side, &action))
    }

    fn forecast(&self, side: Side, notation: &str) -> Result<Forecast, Rejection> {
        let action = self.legal_action(side, notation)?;
        let mut forecast = self.0.forecast(side, &action);
        forecast.rows.extend(kernel::caution(&self.0, side, &action).iter().flat_map(Caution::rows));
        Ok(forecast)
    }

    fn caution(&self, side: Side, notation: &str) -> Result<Option<Caution>, Rejection> {
        let action = self.legal_action(side, notation)?;
        Ok(kernel::caution(&self.0, side, &action))
    }

    fn preview(&self, side: Side, notation: &str) -> Result<Vec<Overlay>, Rejection> {
        let action = self.legal_action(side, notation)?;
        Ok(self.0.preview(side, &action))
    }

    fn odds(&self, side: Side, notation: &str, limit: u32) -> Result<Odds, Rejection> {
        let action = self.legal_action(side, notation)?;
        Ok(kernel::odds(&self.0, side, &action, limit))
    }

    fn fates(&self, side: Side, notation: &str, limits: Limits, seed: u64) -> Result<Fates<Box<dyn Match>>, Rejection> {
        let action = self.legal_action(side, notation)?;
        let fates = kernel::fates(&self.0, side, &action, limits, seed);
        Ok(fates.map(|after| Box::new(Played(after)) as Box<dyn Match>))
    }

    fn promise(&self, side: Side) -> f32 {
        self.0.value(side)
    }

    fn position(&self) -> Value {
        serde_json::to_value(self.0.position()).unwrap_or(Value::Null)
    }

    fn imagine(&self, eyes: Side, seed: u64) -> Box<dyn Match> {
        Box::new(Played(self.0.imagine(eyes, &mut Seeded::new(seed))))
    }

    fn in_sight(&self) -> bool {
        self.0.in_sight()
    }

    fn choose(&self, side: Side, player: &Player, seed: u64, stop: &mut dyn FnMut() -> bool) -> Advice {
        thought::advice(&self.0, side, &commander::choose(&self.0, side, player, seed, stop))
    }

    fn officer(&self, side: Side, player: &Player) -> Box<dyn Officer> {
        Box::new(Serving::new(&self.0, side, player))
    }

    fn search(&self, side: Side, seed: u64) -> Box<dyn Thought> {
        let search = commander::Search::new(&self.0, side, seed);
        Box::new(Thinking { game: self.0.clone(), side, search })
    }

    #[cfg(feature = "lab")]
    fn numbered(&self, side: Side) -> Vec<(u16, String)> {
        lab::numbered(&self.0, side).into_iter().map(|(n, action)| (n, self.0.write(&action))).collect()
    }

    #[cfg(feature = "lab")]
    fn observe(&self, side: Side, out: &mut [f32]) {
        lab::observe(&self.0, side, out);
    }

    fn boxed(&self) -> Box<dyn Match> {
        Box::new(self.clone())
    }

    fn same(&self, other: &dyn Match) -> bool {
        other.as_any().downcast_ref::<Played<G>>().is_some_and(|other| self.0 == other.0)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
