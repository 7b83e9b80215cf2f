//! What a person sees and touches, as data: the same [`Scene`] is drawn by the web client, printed in a
//! terminal, turned into SVG and read aloud, and the same [`Gesture`]s are clicked, dragged, typed and tabbed through.
//!
//! Terrain, styles, shapes, badges and kinds are open words: the client knows those of the visual
//! language and draws an unknown one as something plain with its name, never as nothing.

mod board;
mod forecast;
mod gesture;
mod log;
mod overlay;
mod piece;

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::{BySide, Side, Text};

pub use board::{
    Area, Board, Cell, HexBoard, LaneRiver, MapLabel, Measure, PlaneBoard, PlaneLabel, Road, Rose, Sector, SectorBoard,
    Work,
};
pub use forecast::{Forecast, ForecastRow};
pub use gesture::{Gesture, Touch};
pub use log::{LogLine, Motion, ShownDie};
pub use overlay::Overlay;
pub use piece::{Piece, badges};

/// Names a cell of the board (`D5`), a sector or a named place. On a plane it may also be a point or a pose that
/// [`place`] or [`pose`] writes: wherever a cell is asked for (marks, ways, motions, focus, log) a point will do.
pub type CellId = String;
/// Names a piece for as long as the game tells it apart.
pub type PieceId = String;
/// A point of the plane in hundredths of an inch, x to the right, y downwards.
pub type Point = [i32; 2];

/// A point of the plane as a [`CellId`]: `1200,450`.
pub fn place([x, y]: Point) -> CellId {
    format!("{x},{y}")
}

/// A pose on the plane as a [`CellId`], its heading in degrees (0 to the right, clockwise): `1200,450,270`.
pub fn pose([x, y]: Point, angle: i32) -> CellId {
    format!("{x},{y},{angle}")
}

/// Everything one viewer may see of a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Scene {
    /// The two sides, first one first.
    pub sides: BySide<SideLook>,
    /// The ground. It stays the same all game long unless its `seed` or content changes.
    pub board: Arc<Board>,
    /// What stands on it, in drawing order.
    pub pieces: Vec<Piece>,
    /// Marks with a meaning in the rules (fields of fire, lines of sight, objectives, notes).
    pub overlays: Vec<Overlay>,
    /// Who decides and what is asked.
    pub banner: Banner,
    /// Numbers that both sides watch.
    pub meters: Vec<Meter>,
    /// Things beside the board: the bowl, reserves, losses, speed sheets.
    pub trays: Vec<Tray>,
    /// Where a small screen should look: the cells of the decision, empty for the whole board.
    pub focus: Vec<CellId>,
    /// "Round 6 of 20".
    pub clock: Text,
    /// What wins, and how far each side is: "7 towns win: Heads 4, Tails 5 [OV-30]". The numbers are the meters' own.
    pub goal: Text,
}

/// The words of [`Scene::goal`] with what each side has: `$sidea`, `$a`, `$sideb`, `$b`.
pub fn goal(key: &'static str, sides: BySide<Text>, has: BySide<i32>) -> Text {
    let ([sidea, sideb], [a, b]) = (sides.0, has.0);
    Text::key(key).with("sidea", sidea).with("a", a).with("sideb", sideb).with("b", b)
}

/// A side's name and livery.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SideLook {
    /// The side's name.
    pub name: Text,
    /// Colour: `azure vermilion silver gold amber beryl ivory`.
    pub livery: String,
    /// Mark in panels: `square chamfer up down disc dodecagon`.
    pub emblem: String,
}

impl SideLook {
    /// The look of a side.
    pub fn new(name: Text, livery: &str, emblem: &str) -> SideLook {
        SideLook { name, livery: livery.to_owned(), emblem: emblem.to_owned() }
    }
}

/// Who decides and what is asked.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Banner {
    /// Who decides; nobody when both do or the game is over.
    pub side: Option<Side>,
    /// The phase.
    pub phase: Text,
    /// The question in one sentence.
    pub ask: Text,
    /// One line of help.
    pub help: Option<Text>,
}

/// A number for each side.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Meter {
    /// What is counted.
    pub label: Text,
    /// `bar`, `track` (one box a unit) or `count`.
    pub kind: String,
    /// The largest value.
    pub max: i32,
    /// Values that matter.
    pub marks: Vec<i32>,
    /// The value of each side; `None` when this viewer may not know it.
    pub values: BySide<Option<i32>>,
}

impl Meter {
    /// A bar without marks, open to everybody.
    pub fn bar(label: Text, max: i32, values: BySide<i32>) -> Meter {
        Meter { label, kind: "bar".to_owned(), max, marks: Vec::new(), values: values.map(Some) }
    }
}

/// Something beside the board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Tray {
    /// Chits still in the bowl.
    Bowl {
        /// Title.
        label: Text,
        /// Each side's chits by name; an unknown one is `?`.
        chits: BySide<Vec<String>>,
    },
    /// A sheet of numbers a piece: speeds, orders.
    Sheet {
        /// Title.
        label: Text,
        /// Each side's rows.
        rows: BySide<Vec<SheetRow>>,
    },
    /// Pieces beside the board.
    Pieces {
        /// Title.
        label: Text,
        /// Whose.
        side: Side,
        /// What lies there.
        pieces: Vec<Piece>,
        /// How many more this viewer cannot see.
        hidden: i32,
    },
}

/// A row of a sheet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SheetRow {
    /// The piece it speaks of, if it is on the board.
    pub piece: Option<PieceId>,
    /// Its name.
    pub label: String,
    /// What is written: a speed, a line of orders; `?` when hidden.
    pub entry: String,
    /// The piece is gone.
    pub struck: bool,
}

fn is_false(b: &bool) -> bool {
    !b
}
