//! What the browser and the server say to each other. The TypeScript declarations are generated from these types.

use kernel::{
    About, BySide, Chosen, Draft, Eyes, Forecast, Odds, OptionSpec, Overlay, Refusal, Scene, Side, Text, Touch,
};
use school::{Judged, Standing, Syllabus, Turn};
use serde::{Deserialize, Serialize};
use session::{Expected, Frame, LogPart, Order, View};

use crate::talk::{Remark, Said, Talking};

/// A game of the catalogue: `GET /api/games` answers with a list of these.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameCard {
    /// Its id.
    pub id: &'static str,
    /// What it is called. (A list needs no more of its words than these three.)
    pub title: Text,
    /// Its theme.
    pub theme: Text,
    /// Two sentences.
    pub blurb: Text,
    /// Length, difficulty and so on.
    pub about: About,
    /// The sides' words.
    pub sides: [&'static str; 2],
    /// Scenario ids, the usual one first.
    pub scenarios: Vec<&'static str>,
    /// The scenario that a newcomer begins with.
    pub training: &'static str,
    /// Its options.
    pub options: Vec<OptionSpec>,
    /// The scenarios for which players raise armies.
    pub raised: Vec<&'static str>,
    /// How many puzzles it has.
    pub puzzles: usize,
    /// Its lessons, the first one first.
    pub lessons: Vec<LessonCard>,
}

/// A lesson of a game. The words are in `GET /api/school/GAME/TONGUE`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LessonCard {
    /// Its id.
    pub id: &'static str,
    /// How long it takes.
    pub minutes: u8,
}

/// What is learnt at a table: nothing counts there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Learnt {
    /// A lesson of the game, by its id.
    Lesson(String),
    /// A figure of its rulebook, by its id: both sides are moved at one screen.
    Figure(String),
}

/// `POST /api/depot/GAME/stock`: what can be had for an army? Answered by a `Stock`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StockAsked {
    /// The scenario.
    pub scenario: String,
    /// House rules that differ from the default.
    #[serde(default)]
    pub options: Chosen,
}

/// `POST /api/depot/GAME/review` and `…/complete`: what is to be said of a draft, or what the commander makes of it.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ArmyAsked {
    /// The scenario.
    pub scenario: String,
    /// House rules that differ from the default.
    #[serde(default)]
    pub options: Chosen,
    /// For which side.
    pub side: Side,
    /// The army.
    pub draft: Draft,
    /// The commander's luck.
    #[serde(default)]
    pub seed: u32,
}

/// `POST /api/depot/GAME/enlist`: the scenario with these armies. Answered by its text.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Enlisted {
    /// The scenario.
    pub scenario: String,
    /// House rules that differ from the default.
    #[serde(default)]
    pub options: Chosen,
    /// The armies; a side without one raises it at the table.
    pub armies: BySide<Option<Draft>>,
}

/// A text: an army's to be read, a scenario's as an answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Toml {
    /// The text.
    pub toml: String,
}

/// Who sits on a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Seat {
    /// A person with a link of his own.
    Person,
    /// A computer commander of this rank (`sergeant`, `captain:2s`).
    Commander {
        /// The rank.
        rank: String,
    },
}

impl Seat {
    /// Whether a person sits there.
    pub fn is_person(&self) -> bool {
        *self == Seat::Person
    }
}

/// `POST /api/matches`: a match that somebody wants to play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Wanted {
    /// Game, scenario, options, players' names.
    pub order: Order,
    /// Who sits where.
    pub seats: BySide<Seat>,
    /// Both seats on one screen: one link opens both.
    #[serde(default)]
    pub hot_seat: bool,
    /// Real dice, typed in; otherwise fair ones.
    #[serde(default)]
    pub real_dice: bool,
    /// Something is learnt here: the lesson or the figure says what is played and who sits where.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub learnt: Option<Learnt>,
    /// Where it begins, if not at the scenario's beginning: a position of another match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<serde_json::Value>,
    /// How much time there is; without one, all the time in the world.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pace: Option<Pace>,
    /// It counts for the ratings of both, and its record is public: nothing revealed is taken back, nobody advises.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
}

/// How much time two people have who play apart. A clock runs while its side owes a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Pace {
    /// So many seconds for all decisions, and some more for each one that is made.
    Live {
        /// The seconds for all.
        seconds: u16,
        /// The seconds for each.
        increment: u16,
    },
    /// So many days for each decision, and when they have gone by a reserve of days for all of them.
    Days {
        /// The days.
        days: u16,
        /// The reserve.
        reserve: u16,
    },
}

/// What one player may propose to another who plays apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Proposal {
    /// Nobody wins.
    Draw,
    /// The clocks stand still until the next decision.
    Adjourn,
    /// Another pace from now on, with full clocks; nothing for none at all.
    Pace {
        /// The pace.
        pace: Option<Pace>,
    },
    /// The same again when it is over, with the sides changed.
    Rematch,
}

/// A proposal that stands to be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Proposed {
    /// Who proposes.
    pub side: Side,
    /// What.
    pub what: Proposal,
}

/// The clocks as they stand at the moment of telling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Times {
    /// Milliseconds that each side has left.
    pub left: BySide<u32>,
    /// Whose clock runs.
    pub runs: BySide<bool>,
    /// Milliseconds for which each side is still on holiday: so long its clock stands still.
    pub rest: BySide<u32>,
}

/// The answer: links, told only once, and the promise of the dice.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Created {
    /// The match.
    pub id: String,
    /// The secret of each seat that a person takes; the same for both in a hot seat.
    pub seats: BySide<Option<String>>,
    /// The spectators' secret.
    pub spectator: String,
    /// What the fair dice are bound to.
    pub commitment: Option<String>,
}

/// The answer to `POST /api/watch`: a record that can be watched for a while.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Watched {
    /// The match.
    pub id: String,
    /// The spectators' secret.
    pub spectator: String,
}

/// What an HTTP request is answered with when it cannot be carried out.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Problem {
    /// `unreadable`, `unknown`, `origin`, `busy`, `large`, `slow`.
    pub kind: String,
    /// Words for the player.
    pub why: Text,
}

/// From the browser, over the WebSocket `/ws/MATCH`. `ask` comes back in the answer.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "say", rename_all = "lowercase")]
pub enum Request {
    /// First of all: who this is. A person adds a number of his own to the fair dice, sealed at first.
    Hello {
        /// A link's secret, or the key of a seat.
        secret: String,
        /// The seal of the seat's part of the dice (64 hexadecimal digits).
        #[serde(default)]
        seal: Option<String>,
        /// A key of this device's own: from now on it opens the seat, and the link no longer does.
        #[serde(default)]
        key: Option<String>,
    },
    /// All numbers are sealed: this is the seat's own (64 hexadecimal digits).
    Reveal {
        /// The seat's part of the dice.
        nonce: String,
    },
    /// An act, made in the view with this number.
    Act {
        /// Echoed.
        ask: u32,
        /// Who (a hot seat has two).
        side: Side,
        /// The view.
        view: u32,
        /// The notation.
        action: String,
    },
    /// Take back, or ask for it, in the view with this number.
    Undo {
        /// Echoed.
        ask: u32,
        /// Who.
        side: Side,
        /// The view.
        view: u32,
    },
    /// Answer to a wish to take back.
    Consent {
        /// Echoed.
        ask: u32,
        /// Who.
        side: Side,
        /// Granted.
        yes: bool,
    },
    /// Propose something to the other player, or agree with the same that he has proposed.
    Propose {
        /// Echoed.
        ask: u32,
        /// Who.
        side: Side,
        /// What.
        what: Proposal,
    },
    /// Answer to what the other player has proposed.
    Reply {
        /// Echoed.
        ask: u32,
        /// Who.
        side: Side,
        /// Agreed.
        yes: bool,
    },
    /// Say something to those who sit, or watch, with you.
    Talk {
        /// Echoed.
        ask: u32,
        /// What.
        said: Said,
    },
    /// Give up.
    Resign {
        /// Echoed.
        ask: u32,
        /// Who.
        side: Side,
    },
    /// Real dice fell: all that are asked for together, or the first of them.
    Throw {
        /// Echoed.
        ask: u32,
        /// What they show.
        values: Vec<u16>,
    },
    /// Something was drawn from a real bowl.
    Draw {
        /// Echoed.
        ask: u32,
        /// Which of the things that may be drawn, from 0.
        face: usize,
    },
    /// A real die was mistyped.
    Correct {
        /// Echoed.
        ask: u32,
        /// Which one, from 0.
        index: usize,
        /// What it shows.
        value: u16,
    },
    /// Why do these touches lead nowhere?
    Explain {
        /// Echoed.
        ask: u32,
        /// Who.
        side: Side,
        /// What was touched.
        touched: Vec<Touch>,
    },
    /// What would these touches mean? A free pose is tried so while it is dragged.
    Try {
        /// Echoed.
        ask: u32,
        /// Who.
        side: Side,
        /// What is touched.
        touched: Vec<Touch>,
    },
    /// What would this do?
    Forecast {
        /// Echoed.
        ask: u32,
        /// Who.
        side: Side,
        /// The notation.
        action: String,
    },
    /// What can I do?
    Acts {
        /// Echoed.
        ask: u32,
        /// Who.
        side: Side,
    },
    /// What would the commander do?
    Hint {
        /// Echoed.
        ask: u32,
        /// Who.
        side: Side,
    },
    /// The commander is to decide now.
    Hurry,
    /// The table after a line of the match.
    Replay {
        /// Echoed.
        ask: u32,
        /// Through whose eyes, where a hot seat has two.
        side: Option<Side>,
        /// The line; 0 is the beginning.
        ply: usize,
    },
    /// Lines of the log before those that were told.
    Log {
        /// Echoed.
        ask: u32,
        /// The first line that is not wanted any more: those before it are told, a page of them.
        before: usize,
    },
    /// The record.
    Record {
        /// Echoed.
        ask: u32,
    },
    /// A new link to this seat, for another device: whoever opens it first has the seat, and this device no longer.
    Link {
        /// Echoed.
        ask: u32,
        /// Its secret, 32 random hexadecimal digits or more.
        link: String,
    },
    /// The learner goes on in the lesson, back, or his own way.
    Lesson {
        /// Echoed.
        ask: u32,
        /// Where to.
        turn: Turn,
    },
    /// What decided the match that is over, and what the dice gave?
    Debrief {
        /// Echoed.
        ask: u32,
        /// Every decision is to be thought over; otherwise a first glance is enough.
        whole: bool,
    },
    /// The review is no longer wanted.
    Enough,
    /// How did the match that is over stand before this line? Another may go on from there.
    Branch {
        /// Echoed.
        ask: u32,
        /// The line, from 1.
        line: usize,
    },
}

/// Acts that differ only in the names and numbers of their sentence.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ActKind {
    /// How many there are.
    pub n: usize,
    /// The first of them.
    pub acts: Vec<ActLine>,
}

/// An act in words.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ActLine {
    /// The notation.
    pub action: String,
    /// In words.
    pub what: Text,
}

/// To the browser.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "say", rename_all = "lowercase")]
pub enum Answer {
    /// What match this is and who you are. Said again when the name of a player changes.
    Welcome(Box<Welcome>),
    /// A seat is still empty: the match begins when everybody has sat down.
    Waiting {
        /// Who is there.
        present: BySide<bool>,
        /// The seats that somebody has sat down at: their links open them no longer.
        taken: BySide<bool>,
    },
    /// Somebody else has tried to open a seat of yours with its link, and was not let in.
    Knock {
        /// The seat.
        side: Side,
    },
    /// Both want to play again, with the sides changed: this is the way to your seat.
    Again {
        /// The match.
        id: String,
        /// What opens the seat.
        secret: String,
    },
    /// What was said at the table, as far as you may hear it: all of it, or something new.
    Talk {
        /// It is all: forget what you have.
        whole: bool,
        /// The remarks, in their order.
        remarks: Vec<Remark>,
    },
    /// The operator of the house has something to say to you.
    Warned {
        /// What.
        why: Text,
    },
    /// All seats have sealed their numbers for the dice: open yours with `reveal`.
    Open {
        /// The seals.
        seals: BySide<Option<String>>,
    },
    /// The table as it is now. Sent after every change.
    Table(Table),
    /// The match goes on, but what happens from here on is not kept: there is no place to keep it.
    Unkept {
        /// Words for the player.
        why: Text,
    },
    /// The commander thinks (or has stopped).
    Thinking {
        /// For which side.
        side: Option<Side>,
    },
    /// Answer to `explain`.
    Explained {
        /// The request.
        ask: u32,
        /// The rule.
        rule: String,
        /// The sentence.
        why: Text,
    },
    /// Answer to `try`.
    Tried {
        /// The request.
        ask: u32,
        /// The notation of the action meant, legal or not; nothing when the touches mean none.
        action: Option<String>,
        /// The action in words.
        what: Option<Text>,
        /// Why it cannot be done, if so.
        refusal: Option<Refusal>,
        /// Marks to draw for it.
        preview: Vec<Overlay>,
        /// What it would do for certain, where it is legal.
        forecast: Option<Forecast>,
    },
    /// Answer to `forecast`.
    Forecast {
        /// The request.
        ask: u32,
        /// What is certain.
        forecast: Forecast,
        /// What is not.
        odds: Odds,
        /// Marks to draw for it.
        preview: Vec<Overlay>,
    },
    /// Answer to `acts`.
    Acts {
        /// The request.
        ask: u32,
        /// What may be done, kind by kind.
        kinds: Vec<ActKind>,
    },
    /// Answer to `hint`.
    Hint {
        /// The request.
        ask: u32,
        /// The notation.
        action: String,
        /// In words.
        what: Text,
        /// Why.
        why: Text,
        /// What will probably follow.
        line: Vec<Expected>,
    },
    /// Answer to `replay`.
    Replayed {
        /// The request.
        ask: u32,
        /// The line.
        ply: usize,
        /// The table then.
        scene: Box<Scene>,
        /// The ground is that of the present table: an empty one stands in the scene for it.
        same_board: bool,
        /// What happened in that line.
        frames: Vec<Frame>,
    },
    /// Answer to `log`: as many lines as one page has, the last of them right before those you have.
    Log {
        /// The request.
        ask: u32,
        /// The lines.
        log: Vec<LogPart>,
    },
    /// Answer to `record`.
    Record {
        /// The request.
        ask: u32,
        /// The text.
        text: String,
        /// A name for the file.
        file: String,
    },
    /// Answer to `debrief`.
    Debrief {
        /// The request.
        ask: u32,
        /// What decided the match.
        #[cfg_attr(feature = "ts", ts(type = "Debrief"))]
        debrief: serde_json::Value,
    },
    /// Answer to `branch`.
    Branch {
        /// The request.
        ask: u32,
        /// The position, as a match wants it.
        position: serde_json::Value,
    },
    /// Answer to `act` where a puzzle is to be solved.
    Judged {
        /// The request.
        ask: u32,
        /// The judgement.
        judged: Judged,
    },
    /// A review is under way.
    Weighing {
        /// Parts weighed.
        done: usize,
        /// Of how many.
        of: usize,
    },
    /// The request was carried out.
    Done {
        /// The request.
        ask: u32,
    },
    /// It was not; the match goes on unharmed.
    Refused {
        /// The request, if it had a number.
        ask: Option<u32>,
        /// `stale`, `over`, `dice`, `nothing`, `unreadable`, `rule`, `seat`, `busy`.
        kind: String,
        /// The rule that forbids it.
        rule: Option<String>,
        /// Words for the player.
        why: Text,
    },
}

/// What match this is and who you are.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Welcome {
    /// The match.
    pub id: String,
    /// What is played.
    pub order: Order,
    /// Who sits where.
    pub seats: BySide<Seat>,
    /// The sides that you play: one, both in a hot seat, none for spectators.
    pub you: Vec<Side>,
    /// One screen for both.
    pub hot_seat: bool,
    /// Real dice.
    pub real_dice: bool,
    /// How much time there is.
    pub pace: Option<Pace>,
    /// It counts for the ratings of both.
    pub rated: bool,
    /// What you may say to those who sit, or watch, with you.
    pub talk: Talking,
    /// Only a record being watched: nothing can be played.
    pub watching: bool,
    /// Why the match cannot go on, if it cannot: it can be looked at, and its record taken home.
    pub halted: Option<Text>,
    /// What the fair dice are bound to.
    pub commitment: Option<String>,
    /// What each seat's part of the dice is bound to, so far.
    pub seals: BySide<Option<String>>,
    /// Something is hidden from the players: a shared screen is covered between turns.
    pub hidden: bool,
    /// What is learnt here.
    pub learnt: Option<Learnt>,
    /// The steps of the lesson.
    pub syllabus: Option<Syllabus>,
}

/// The table as it is now.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Table {
    /// A view for each side that you play, or one for a spectator (without a side).
    pub views: Vec<SeatView>,
    /// What you have of the log stays up to this line: drop the rest.
    pub log_kept: usize,
    /// The first line of the new part; what lies between is asked for with `log`.
    pub log_from: usize,
    /// The new part of the log.
    pub log: Vec<LogPart>,
    /// What happened in the last line, event by event; empty when you have just come.
    pub frames: Vec<Frame>,
    /// The commander thinks for this side.
    pub thinking: Option<Side>,
    /// Who is at the table.
    pub present: BySide<bool>,
    /// The seats that somebody has sat down at: their links open them no longer.
    pub taken: BySide<bool>,
    /// What one player has proposed to the other.
    pub proposed: Option<Proposed>,
    /// The clocks, where time counts.
    pub clock: Option<Times>,
    /// The secret of the fair dice, when the game is over.
    pub secret: Option<String>,
    /// Where the learner stands, in a lesson.
    pub lesson: Option<Standing>,
}

/// A view and whose it is.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// Whose; nobody's for a spectator.
    pub side: Option<Side>,
    /// The ground is the one that was told last for this side: an empty one stands in the scene for it.
    pub same_board: bool,
    /// What it shows.
    pub view: View,
}

impl SeatView {
    /// The eyes that this view is for.
    pub fn eyes(side: Option<Side>) -> Eyes {
        side.map_or(Eyes::Public, Eyes::Seat)
    }
}
