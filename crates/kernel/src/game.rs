//! The page that an author of a game prints: what a game must say, and what it gets for it.
//!
//! Implement [`Game`] (the rules), [`Judge`] (what is worth what) and [`Show`] (what a person sees and touches),
//! call the conformance suite, register in the catalogue: board on screen, network play, computer opponents,
//! exact odds, replay, balance reports and the bot protocol follow.

use std::fmt::Debug;
use std::hash::Hash;
use std::sync::Arc;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    Chosen, Depot, Dice, Fault, Forecast, Gesture, Journal, LogLine, OptionSpec, Overlay, Refusal, Scene, Seeded, Side,
    Spot, Text, ToPlay, Tongue, Touch,
};

/// A scenario that comes with a game: its id and its TOML text.
#[derive(Clone, Copy, Debug)]
pub struct ScenarioFile {
    /// The id, a word without spaces.
    pub id: &'static str,
    /// The file.
    pub toml: &'static str,
}

/// What a game teaches, from its own files: the crate `school` reads them.
#[derive(Clone, Copy, Debug)]
pub struct SchoolFiles {
    /// The lessons, the first one first: `lessons/ID.toml`.
    pub lessons: &'static [LessonFile],
    /// The figures of the rulebook: `figures.toml`.
    pub figures: &'static str,
    /// Every word of the lessons, in Fluent: `locale/school.*.ftl`.
    pub words: fn(Tongue) -> &'static str,
}

/// The puzzles that come with a game, as `grognard puzzles` finds them.
#[derive(Clone, Copy, Debug)]
pub struct PuzzleFile {
    /// How many there are.
    pub count: usize,
    /// The file `puzzles.toml`, where it does not lie [beside the page](beside_page).
    pub toml: &'static str,
}

impl PuzzleFile {
    /// No puzzles.
    pub const NONE: PuzzleFile = PuzzleFile::new("");

    /// Counts the puzzles of a file when it is compiled.
    pub const fn new(toml: &'static str) -> PuzzleFile {
        let (text, mut count, mut i) = (toml.as_bytes(), 0, 0);
        while i + 1 < text.len() {
            // Nothing else in such a file begins a line like `[[puzzle]]`.
            let begins = i == 0 || text[i - 1] == b'\n';
            if begins && text[i] == b'[' && text[i + 1] == b'[' {
                count += 1;
            }
            i += 1;
        }
        PuzzleFile { count, toml: beside_page(toml) }
    }
}

/// A long text that a browser finds as a file beside the page when somebody wants it: the engine that everybody must
/// fetch before his first game has nothing of it.
pub const fn beside_page(text: &'static str) -> &'static str {
    if cfg!(target_arch = "wasm32") { "" } else { text }
}

/// A lesson of a game: its id and its TOML text.
#[derive(Clone, Copy, Debug)]
pub struct LessonFile {
    /// The id, a word without spaces.
    pub id: &'static str,
    /// The file.
    pub toml: &'static str,
}

/// The rules of a game, as a position that can be played on.
///
/// The laws, proved for every game by the conformance suite:
/// - a position that is not over has an action for each side it awaits, and ends within [`Game::ply_limit`];
/// - `actions` and `check` agree; `play` is only called with what `check` allows;
/// - the same position, action and dice give the same result everywhere: no clock, no hash order, no floats;
/// - a private step (made while `to_play` is `Both`) throws no dice, is unseen by the other side, and commutes
///   with the other side's steps;
/// - what a side sees and may do is the same in the position and in any that it `imagine`s.
///
/// Keep static data behind the `Arc<Setup>` and the rest small: a clone should be a memcpy.
pub trait Game: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// The game's id, a word without spaces.
    const ID: &'static str;
    /// Raised when a fix of the rules changes results.
    const RULES_VERSION: u32;
    /// The sides' words in notation and protocol (`pile`, `face`).
    const SIDES: [&'static str; 2];

    /// The words that tell why a game ended ([`Outcome::reason`](crate::Outcome), said by `reason-…`).
    const REASONS: &'static [&'static str] = &[];

    /// Whether `actions` can only offer candidates, because there are more legal actions than can be listed.
    const CONTINUOUS: bool = false;

    /// Scenario and options, validated.
    type Setup: Send + Sync + 'static;
    /// One decision: one human step.
    type Action: Clone + Eq + Hash + Debug + Send + Sync + 'static;
    /// What happened, for log and animation.
    type Event: Clone + Debug + Serialize + Send + Sync + 'static;
    /// The position as people and bots write it: names instead of numbers, nothing derived.
    type Position: Serialize + DeserializeOwned;

    /// The scenarios that come with the game, the usual one first.
    fn scenarios() -> &'static [ScenarioFile];
    /// The options, each with its default.
    fn options() -> Vec<OptionSpec>;
    /// Reads a scenario and applies options: everything that can be wrong is said here.
    fn setup(scenario_toml: &str, chosen: &Chosen) -> Result<Self::Setup, Fault>;
    /// The beginning.
    fn start(setup: Arc<Self::Setup>, dice: &mut impl Dice, journal: &mut impl Journal<Self>) -> Self;
    /// The setup being played.
    fn setup_of(&self) -> &Arc<Self::Setup>;
    /// Decisions after which any game of this setup is over.
    fn ply_limit(setup: &Self::Setup) -> u32;

    /// Whose decision it is.
    fn to_play(&self) -> ToPlay;
    /// Adds every legal action of `side`; nothing when it owes no decision. (A continuous game adds sensible
    /// candidates; see [`Game::listed`].)
    fn actions(&self, side: Side, out: &mut Vec<Self::Action>);
    /// What `actions` adds, as a list.
    fn all_actions(&self, side: Side) -> Vec<Self::Action> {
        let mut actions = Vec::new();
        self.actions(side, &mut actions);
        actions
    }

    /// Legal, or the rule that forbids it.
    fn check(&self, side: Side, action: &Self::Action) -> Result<(), Refusal>;
    /// Carries out a legal action.
    fn play(&mut self, side: Side, action: &Self::Action, dice: &mut impl Dice, journal: &mut impl Journal<Self>);

    /// Whether `actions` promises to list this action when it is legal: false for shorthands and free poses.
    fn listed(&self, _action: &Self::Action) -> bool {
        true
    }

    /// One legal action, each listed one as likely as another. Override it where that can be had without the list.
    fn any_action(&self, side: Side, luck: &mut Seeded, scratch: &mut Vec<Self::Action>) -> Option<Self::Action> {
        self.any_listed(side, luck, scratch)
    }

    /// One action of the list, each as likely as another.
    fn any_listed(&self, side: Side, luck: &mut Seeded, scratch: &mut Vec<Self::Action>) -> Option<Self::Action> {
        scratch.clear();
        self.actions(side, scratch);
        (!scratch.is_empty()).then(|| scratch[luck.below(scratch.len() as u32) as usize].clone())
    }

    /// A position that `eyes` cannot tell from this one, with what it cannot know drawn anew.
    fn imagine(&self, _eyes: Side, _luck: &mut Seeded) -> Self {
        self.clone()
    }

    /// Whether the other side must not learn of this action before the game is over. By default private steps.
    fn secret(&self, _side: Side, _action: &Self::Action) -> bool {
        matches!(self.to_play(), ToPlay::Both(_))
    }

    /// Whether this action shows its side something that it could not know, without a die: it cannot be taken back.
    fn reveals(&self, _side: Side, _action: &Self::Action) -> bool {
        false
    }

    /// The action in its notation.
    fn write(&self, action: &Self::Action) -> String;
    /// Reads a notation; whether it is legal is for `check` to say.
    fn read(&self, notation: &str) -> Result<Self::Action, Fault>;

    /// The side with this word.
    fn side(word: &str) -> Option<Side> {
        Self::SIDES.iter().position(|side| side.eq_ignore_ascii_case(word)).map(Side::from_index)
    }

    /// The name of a number in an event, for the JSON that bots read: `kind` is the name of the type that wraps it
    /// (`Cell`, `UnitId`). Sides are named by [`Game::SIDES`] without being asked for.
    fn named(&self, _kind: &str, _number: usize) -> Option<String> {
        None
    }

    /// The position in words.
    fn position(&self) -> Self::Position;
    /// A position from words, refused with what is wrong when it breaks the rules of the setup.
    fn from_position(setup: Arc<Self::Setup>, position: Self::Position) -> Result<Self, Fault>;
}

/// What is worth what: all that the commander knows of a game.
pub trait Judge: Game {
    /// What the position promises `eyes`, from -1 (lost) to 1 (won). Only asked of positions that are not over. Whoever
    /// takes what looks best at once goes by it: a side that must attack may see more in an attack than it is worth.
    fn value(&self, eyes: Side) -> f32;

    /// What may be expected for `eyes` in the end, from -1 to 1, neither hoped nor feared: where a commander who looks
    /// ahead stops looking. By default the mean of what both sides see.
    fn outlook(&self, eyes: Side) -> f32 {
        (self.value(eyes) - self.value(!eyes)) / 2.0
    }

    /// What counts in a position, by name, where `grognard lab fit` can find out how much: the outlook is then the
    /// hyperbolic tangent of all that [counts](Judge::counts), weighed.
    const COUNTS: &'static [&'static str] = &[];

    /// How much each of it counts: the file `weights.toml` ([`Weights`](crate::Weights)).
    fn weights() -> &'static str {
        ""
    }

    /// Adds what counts for `eyes`, in the order of [`Judge::COUNTS`]; nothing in a position that is judged otherwise.
    fn counts(&self, _eyes: Side, _out: &mut Vec<f32>) {}

    /// How promising an action looks at first glance: a weight above 0, compared among the actions of a position.
    fn prior(&self, _side: Side, _action: &Self::Action) -> f32 {
        1.0
    }

    /// Actions that a quick step of a playout chooses from, at least one where `side` decides: all of them. Override it
    /// where finding all takes long, with those of a few pieces that are drawn by lot.
    fn some_actions(&self, side: Side, _luck: &mut Seeded, out: &mut Vec<Self::Action>) {
        self.actions(side, out);
    }

    /// By how much `eyes` has won or lost a game that is over, from -1 to 1: points, ground, what is left. A commander
    /// looks at it among ends of the same result only, so that he defends a lost game and finishes a won one. By
    /// default the degree of the victory.
    fn margin(&self, eyes: Side) -> f32 {
        self.to_play().outcome().map_or(0.0, |outcome| outcome.margin(eyes))
    }

    /// Whether `action` only leads a piece back to where it stood in `then`, when the same side played `earlier`. A
    /// commander does that only if it is worth something.
    fn undoes(&self, _action: &Self::Action, _then: &Self, _earlier: &Self::Action) -> bool {
        false
    }

    /// Why one would play this, in one line.
    fn why(&self, side: Side, action: &Self::Action) -> Text;

    /// Whether there is a table that a commander can see: not where people declare the facts of their own.
    fn in_sight(&self) -> bool {
        true
    }
}

/// Whose eyes look at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Eyes {
    /// A player: his own secrets and what is public.
    Seat(Side),
    /// A spectator: what is public.
    Public,
    /// Everything, for finished games.
    All,
}

impl Eyes {
    /// Whether these eyes may see the secrets of `side`.
    pub fn see(self, side: Side) -> bool {
        match self {
            Eyes::Seat(seat) => seat == side,
            Eyes::Public => false,
            Eyes::All => true,
        }
    }
}

/// A few facts for the list of games. The words are `game-title`, `game-theme` and `game-blurb`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct About {
    /// Shortest usual length in minutes.
    pub minutes_from: u16,
    /// Longest usual length in minutes.
    pub minutes_to: u16,
    /// 1 (easy) to 5.
    pub difficulty: u8,
    /// Whether anything is hidden from a player: a shared screen must then be covered between turns.
    pub hidden: bool,
    /// Whether dice are thrown after the start.
    pub dice: bool,
}

/// What a person sees and touches.
pub trait Show: Judge {
    /// Facts for the list of games.
    const ABOUT: About;

    /// Every word a player reads, in Fluent.
    fn words(tongue: Tongue) -> &'static str;
    /// What can be wrong with its files and positions, in English and French ([`Fault::in_french`]).
    fn faults() -> &'static str {
        ""
    }
    /// The rulebook, in Markdown with the rule ids; in a browser it lies [beside the page](beside_page).
    fn rulebook(tongue: Tongue) -> &'static str;

    /// What the game teaches, if it does.
    fn school() -> Option<&'static SchoolFiles> {
        None
    }

    /// How often each side won its scenarios: the file `measured.toml`, which `grognard balance --note` writes.
    fn measured() -> &'static str {
        ""
    }

    /// How strong the computer players are in it: the file `ladder.toml`, which `grognard ladder --note` writes.
    fn ladder() -> &'static str {
        ""
    }

    /// Its puzzles, if it has any.
    fn puzzles() -> PuzzleFile {
        PuzzleFile::NONE
    }

    /// The scenario that a newcomer begins with.
    fn training() -> &'static str {
        Self::scenarios()[0].id
    }

    /// Where armies are raised before a match, if players raise them.
    fn depot() -> Option<&'static dyn Depot> {
        None
    }

    /// What these eyes see.
    fn scene(&self, eyes: Eyes) -> Scene;
    /// Whether all eyes see the same here, and are told the same of what led here: then it is drawn once for everybody.
    fn alike(&self) -> bool {
        false
    }
    /// Where a piece or a point of the scene is as the notation writes it, where that is no cell: on a plane.
    fn notated(&self, _spot: Spot<'_>) -> Option<String> {
        None
    }
    /// What `side` touches to make each of its listed actions.
    fn gestures(&self, side: Side) -> Vec<Gesture>;
    /// The action that touches mean where no listed gesture has them: a free pose on a plane, legal or not.
    fn meant(&self, _side: Side, _touched: &[Touch]) -> Option<Self::Action> {
        None
    }
    /// Marks that help to judge an action before it is made: footprint, march, field of fire.
    fn preview(&self, _side: Side, _action: &Self::Action) -> Vec<Overlay> {
        Vec::new()
    }
    /// Why these touches lead to no action: the refusal of what a person must have meant.
    fn explain(&self, side: Side, touched: &[Touch]) -> Refusal;
    /// An action in words ("F8 to G7").
    fn describe(&self, side: Side, action: &Self::Action) -> Text;
    /// What an action would do, where that is certain: sums, ratios, refuges.
    fn forecast(&self, side: Side, action: &Self::Action) -> Forecast;
    /// Decisions that a legal action gives away though they could still be made, each in half a sentence: attacks left
    /// open, orders not written. Only what `side` can know. (That the game ends is found out by itself.)
    fn forfeits(&self, _side: Side, _action: &Self::Action) -> Vec<Text> {
        Vec::new()
    }
    /// Whether a throw with this label only prepares what comes after the action (the next chit, the next turn's
    /// points): the table of odds leaves it out.
    fn aside(_label: &str) -> bool {
        false
    }
    /// Whether the chances of an action may be told: not where the rules forbid to measure what they hang on.
    fn foretells(&self, _action: &Self::Action) -> bool {
        true
    }
    /// What has come true in `after`, for the table of odds: each is a row with its chance.
    fn consequences(&self, _after: &Self, _events: &[Self::Event]) -> Vec<Text> {
        Vec::new()
    }
    /// An event as a line of the log; nothing when these eyes may not know of it. `self` is the position after it.
    fn tell(&self, event: &Self::Event, eyes: Eyes) -> Option<LogLine>;
}
