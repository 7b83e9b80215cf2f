//! What a person touches.

use serde::{Deserialize, Serialize};

use super::{CellId, PieceId, is_false};
use crate::{Caution, Text};

/// What a person touches to make one action.
///
/// First each of `touch` in order; then, where `with` is not empty, exactly that set in any order;
/// then, where there is a choice left or the action wants it, the button `confirm`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Gesture {
    /// The action in its notation: what is sent when the gesture is complete.
    pub action: String,
    /// Touches in order.
    pub touch: Vec<Touch>,
    /// Touches in any order, all of them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub with: Vec<Touch>,
    /// The action waits for a button with these words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub confirm: Option<Text>,
    /// A short number or word shown at the last touch: cost, ratio.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mark: Option<String>,
    /// A word of warning: the last touch is drawn as dangerous.
    #[serde(default, skip_serializing_if = "is_false")]
    pub warn: bool,
    /// The way the piece would go, cell by cell.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub path: Vec<CellId>,
    /// Heading at the end, where pieces have one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub angle: Option<i32>,
    /// What it throws away, where it is a press of a button; the game need not say it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub caution: Option<Caution>,
}

impl Gesture {
    /// A button of the banner, and nothing else.
    pub fn button(action: String, id: &str, words: Text) -> Gesture {
        Gesture { action, touch: vec![Touch::Button(id.to_owned(), words)], ..Gesture::default() }
    }

    /// A button of the banner with the words `button-ID`.
    pub fn press(action: String, id: &str) -> Gesture {
        Gesture::touching(action, [Touch::button(id)])
    }

    /// Whether it is a press of a button, at most of a piece that was touched before.
    pub fn is_press(&self) -> bool {
        let pressed = |touch: &Touch| matches!(touch, Touch::Button(..));
        match self.touch.as_slice() {
            [Touch::Piece(_), button] => pressed(button),
            touches => !touches.is_empty() && touches.iter().all(pressed),
        }
    }

    /// Touches in order, and nothing else.
    pub fn touching(action: String, touch: impl Into<Vec<Touch>>) -> Gesture {
        Gesture { action, touch: touch.into(), ..Gesture::default() }
    }
}

/// One touch.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Touch {
    /// A piece.
    Piece(PieceId),
    /// A cell or sector.
    Cell(CellId),
    /// A pose on the plane: where and which heading (degrees).
    Pose(i32, i32, i32),
    /// A heading at the cell touched before, in degrees.
    Heading(i32),
    /// A button of the banner: its id and its words.
    Button(String, Text),
}

impl Touch {
    /// A button of the banner with the words `button-ID`.
    pub fn button(id: &str) -> Touch {
        Touch::Button(id.to_owned(), Text::key(format!("button-{id}")))
    }
}
