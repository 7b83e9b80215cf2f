use serde::{Deserialize, Serialize};

/// How the hexes stand: it decides which six directions a board has and which rows or columns are shifted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Orientation {
    /// A corner on top; odd rows (counted from 0) lie half a hex to the right.
    Pointy,
    /// A side on top; odd columns (counted from 0) lie half a hex lower.
    Flat,
}

impl Orientation {
    pub(crate) const fn to_hexx(self) -> hexx::HexOrientation {
        match self {
            Self::Pointy => hexx::HexOrientation::Pointy,
            Self::Flat => hexx::HexOrientation::Flat,
        }
    }
}
