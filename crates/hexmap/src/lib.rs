//! Hex boards for any game: maps from text, neighbour tables, movement fields and lines of sight.
//!
//! The crate knows no game's terrain: what a cell costs or hides is asked through closures, sets and generics.
//! Everything that decides a rule is integer arithmetic, so that every machine gives the same answer.
//!
//! ```
//! use hexmap::{Field, Grazing, Layout, MapFormat, Naming, Orientation, TextMap, parse_edges, sees};
//!
//! let format = MapFormat { layout: Layout::Spaced, orientation: Orientation::Pointy, naming: Naming::LetterNumber };
//! let legend = |c| match c {
//!     '.' => Some(1),
//!     'f' => Some(3),
//!     _ => None,
//! };
//! let map = TextMap::parse(". . .\n . f\n. . .", legend, format).unwrap();
//! let cell = |name| map.grid.cell(name).unwrap();
//! let rivers = parse_edges("A1-B1", &map.grid).unwrap();
//!
//! let mut field = Field::new();
//! field.explore(&map.grid, cell("A1"), 3, |from, to, direction| {
//!     let crossing = u32::from(rivers.contains_dir(from, direction));
//!     Some(map.terrain[to.index()] + crossing)
//! });
//! assert_eq!(field.cost(cell("B1")), Some(2));
//! assert!(!sees(&map.grid, cell("A1"), cell("C1"), Grazing::BothBlock, |c| c == cell("B1")));
//! ```

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
mod roster;
mod shown;
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
pub use roster::Roster;
pub use sight::{Grazing, Step, line, sees};
pub use text_map::{Layout, MapError, MapFormat, TextMap};
