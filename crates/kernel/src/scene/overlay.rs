//! Marks on the board.

use serde::{Deserialize, Serialize};

use super::{CellId, Point};
use crate::{Side, Text};

/// A mark on the board with a meaning in the rules.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Overlay {
    /// A zone of the scenario.
    Zone {
        /// Its cells.
        cells: Vec<CellId>,
    },
    /// Cells that act together: one outline in the colour of their side.
    Group {
        /// Whose.
        side: Side,
        /// The cells.
        cells: Vec<CellId>,
    },
    /// An objective with its holder and points.
    Objective {
        /// The cell.
        at: CellId,
        /// Who holds it.
        side: Option<Side>,
        /// What it is worth.
        points: i32,
    },
    /// Effect of fire on cells.
    Field {
        /// Cells with the effect there.
        cells: Vec<(CellId, i32)>,
    },
    /// Refuges of a retreat; `barred` ones get a cross and the reason.
    Refuge {
        /// The cell.
        at: CellId,
        /// Why it is closed, if it is.
        barred: Option<Text>,
    },
    /// An attack that is announced.
    Attack {
        /// Where from.
        from: CellId,
        /// Where to.
        to: CellId,
    },
    /// A line of sight, with what blocks it.
    Los {
        /// Where from.
        from: CellId,
        /// Where to.
        to: CellId,
        /// The cell that blocks it.
        blocked: Option<CellId>,
    },
    /// A plotted way of a piece, with numbered steps.
    Ghostpath {
        /// Whose.
        side: Side,
        /// Cells from the start on.
        cells: Vec<CellId>,
        /// A word for each step.
        steps: Vec<String>,
    },
    /// A path just walked or about to be.
    Path {
        /// Cells from the start on.
        cells: Vec<CellId>,
    },
    /// Brackets round a cell.
    Target {
        /// The cell.
        at: CellId,
    },
    /// A sight.
    Crosshair {
        /// The cell.
        at: CellId,
    },
    /// A few words beside a cell.
    Note {
        /// The cell.
        at: CellId,
        /// The words.
        text: Text,
        /// `good`, `warn`, `bad` or nothing.
        tone: String,
    },
    /// A circle on a plane.
    Ring {
        /// Centre.
        at: Point,
        /// Radius in hundredths of an inch.
        radius: i32,
        /// What it stands for.
        text: Option<Text>,
    },
    /// A fire arc on a plane.
    Arc {
        /// Its corner.
        at: Point,
        /// Middle direction in degrees.
        angle: i32,
        /// Half width in degrees.
        spread: i32,
        /// Width of the front it opens from, in hundredths of an inch; a corner where it is missing.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        width: Option<i32>,
        /// Bands in hundredths of an inch.
        bands: Vec<i32>,
    },
    /// A legal pose on a plane.
    Footprint {
        /// Corners.
        pts: Vec<Point>,
        /// Whether the pose is legal.
        legal: bool,
    },
    /// The way to a pose on a plane.
    March {
        /// Points from the start on.
        pts: Vec<Point>,
    },
}

impl Overlay {
    /// A few words beside a cell, with a tone (`good`, `warn`, `bad` or nothing).
    pub fn note(at: CellId, text: Text, tone: &str) -> Overlay {
        Overlay::Note { at, text, tone: tone.to_owned() }
    }
}
