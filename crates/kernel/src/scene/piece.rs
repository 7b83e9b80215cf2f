//! What stands on the ground, and its badges.

use serde::{Deserialize, Serialize};

use super::{CellId, PieceId, Point, is_false};
use crate::{Side, Text};

/// A piece on the board, or beside it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default)]
pub struct Piece {
    /// Its id.
    pub id: PieceId,
    /// Whose it is.
    pub side: Option<Side>,
    /// Drawing: `counter coin trigon ship plane stand tray general`; anything else is drawn as a counter.
    pub shape: String,
    /// Arm: `infantry cavalry artillery threemaster frigate aircraft …`.
    pub kind: String,
    /// The cell, sector or reserve where it stands (a ship: its bow).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<CellId>,
    /// Where it stands on a plane.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub point: Option<Point>,
    /// Heading in degrees, 0 to the right, clockwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub angle: Option<i32>,
    /// Further cells that it covers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<CellId>,
    /// Short words on the piece.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub label: Option<Text>,
    /// Its name in a sentence.
    pub name: Text,
    /// Present strength.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub strength: Option<i32>,
    /// Full strength: pips or a bar are drawn when given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max: Option<i32>,
    /// Strength at and below which it is in trouble (a notch in the bar).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub notch: Option<i32>,
    /// Letter in the corner: class, corps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub corner: Option<String>,
    /// Which formation of its side it belongs to, from 0: a band of its colour. The corner says the same in letters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub band: Option<u8>,
    /// Movement potential.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub movement: Option<i32>,
    /// Speed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub speed: Option<i32>,
    /// Formation on a plane: `line column square skirmish limbered …`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub formation: Option<String>,
    /// Files of figures in the front rank.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub files: Option<i32>,
    /// Footprint on a plane: width and depth in hundredths of an inch, behind the middle of the front edge, which is
    /// `point`. Where it is missing it follows from strength, files and formation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub size: Option<[i32; 2]>,
    /// Uniform of the figures.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub uniform: Option<String>,
    /// State badges (see the visual language).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub badges: Vec<String>,
    /// Losses still to be tested.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub loss: Option<i32>,
    /// It has done what it could this turn: drawn dimmed.
    #[serde(default, skip_serializing_if = "is_false")]
    pub done: bool,
    /// It is only planned: drawn as a ghost.
    #[serde(default, skip_serializing_if = "is_false")]
    pub ghost: bool,
    /// What else one may know of it now, a short sentence each: what it has done this turn, what it counts for. A rule
    /// is cited in brackets (`[OV-5]`). Values that are drawn are explained by the words `legend-value-…` instead.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub facts: Vec<Text>,
}

/// The badges that hold: `badges([(moved, "moved"), (spent, "spent")])`.
pub fn badges<'a>(all: impl IntoIterator<Item = (bool, &'a str)>) -> Vec<String> {
    all.into_iter().filter(|badge| badge.0).map(|badge| badge.1.to_owned()).collect()
}
