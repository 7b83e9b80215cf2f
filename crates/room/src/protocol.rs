//! What the browser and the server say to each other. The TypeScript declarations are generated from these types.

mod answer;
mod cards;
mod request;
mod table;
mod terms;
mod wanted;

pub use answer::{ActKind, ActLine, Answer};
pub use cards::{ArmyAsked, Enlisted, GameCard, LessonCard, StockAsked, Toml};
pub use request::Request;
pub use table::{SeatView, Table, Welcome};
pub use terms::{Pace, Proposal, Proposed, Times};
pub use wanted::{Created, Learnt, Problem, Seat, Wanted, Watched};
