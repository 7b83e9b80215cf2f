//! What a game is. Everything that Grognard does with a game (board on screen, network play, computer opponents,
//! exact odds, replay, balance, bots) is done through the few types of this crate.
//!
//! The crate does no I/O, has no clock and no threads, and knows no game by name.

mod author;
mod caution;
pub mod conformance;
mod depot;
mod dice;
mod fair;
mod fates;
mod fault;
mod few;
mod french;
mod game;
mod journal;
mod name;
mod named;
mod odds;
mod options;
mod outcome;
mod plain;
mod playout;
pub mod proofread;
mod record;
pub mod scene;
pub mod sentences;
mod side;
mod side_word;
pub mod sketch;
pub mod testing;
mod text;
mod throw;
mod weights;
mod words;

pub use author::{Shared, is_default};
pub use caution::{Caution, caution};
pub use depot::{Choice, Count, Depot, Dial, Draft, Flaw, Offer, Quality, Ready, Recruit, Review, Stock};
pub use dice::{Answered, Asked, Dice, Die, NoDice, Question, Script, Seeded, Thrown, Witness, shuffle};
pub use fair::{Bits256, FairDice, FairSeed, commitment, hex, seal, unhex, unhex_bits};
pub use fates::{Fates, Limits, fates};
pub use fault::{Fault, Refusal, must, plain, read_toml, write_toml};
pub use few::Few;
pub use game::{About, Eyes, Game, Judge, LessonFile, PuzzleFile, ScenarioFile, SchoolFiles, Show, beside_page};
pub use journal::{Chronicle, Journal, Silence};
pub use name::Name;
pub use named::event_json;
pub use odds::{Enumerator, Odds, OddsRow, Pending, odds};
pub use options::{Choices, Chosen, OptionSpec, Options, Setting};
pub use outcome::{Degree, Outcome, OutcomeWords, ToPlay};
pub use plain::Plain;
pub use playout::{Playout, playout};
pub use record::{DiceSource, Entry, FORMAT, Header, Quit, Record, ReplayStep, Signature, Start, scenario_hash};
pub use scene::{
    Area, Banner, Board, Cell, CellId, Forecast, ForecastRow, Gesture, HexBoard, LaneRiver, LogLine, MapLabel, Measure,
    Meter, Motion, Overlay, Piece, PieceId, PlaneBoard, PlaneLabel, Point, Road, Rose, Scene, Sector, SectorBoard,
    SheetRow, ShownDie, SideLook, Touch, Tray, Work, badges, place, pose,
};
pub use side::{BySide, Side};
pub use side_word::{EachSide, SideWord};
pub use sketch::Spot;
pub use text::{Arg, Args, Text, Word};
pub use throw::{Face, Throw, Want};
pub use weights::{Fitting, Weights, compiled_weights, weighed};
pub use words::{Phrasebook, Tongue};
