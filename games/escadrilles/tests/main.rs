//! All tests of the game in one program: linking many small ones costs more than running them.

mod cases;
mod common;
mod conformance;
mod counts;
mod input;
mod judge;
mod table;
mod turns;
