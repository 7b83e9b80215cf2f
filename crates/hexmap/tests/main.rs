//! Boards, maps, movement and sight. One program: linking is what costs.

mod boards;
mod common;
mod laws;
mod movement;
mod sight;
mod stored;
mod text;
