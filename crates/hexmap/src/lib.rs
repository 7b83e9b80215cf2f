//! Hex boards for any game: maps from text, neighbour tables, movement fields and lines of sight.
//!
//! The crate knows no game's terrain: what a cell costs or hides is asked through closures, sets and generics.
//! Everything that decides a rule is integer arithmetic, so that every machine gives the same answer.

mod cell;
mod cell_set;
mod direction;
mod edges;
mod field;
mod grid;
mod naming;
mod neighbours;
mod orientation;
mod places;
mod reach;
mod sight;
mod text_map;

pub use cell::{Cell, MAX_CELLS};
pub use cell_set::{CellSet, Cells};
pub use direction::{Direction, NoDirection, flat, pointy};
pub use edges::EdgeSet;
pub use field::Field;
pub use grid::{Grid, GridError};
pub use hexx::Hex;
pub use naming::Naming;
pub use neighbours::NeighbourSets;
pub use orientation::Orientation;
pub use places::{PlaceError, parse_cells, parse_chain, parse_edges};
pub use reach::{Reach, Terrain};
pub use sight::{Grazing, Step, line, sees};
pub use text_map::{Layout, MapError, MapFormat, TextMap};
