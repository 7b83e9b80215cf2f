//! Every test of the game in one program, so that it is linked once.

mod combat;
mod common;
mod conformance;
mod depot;
mod input;
mod morale;
mod movement;
mod odds;
mod options;
mod reasons;
mod setup;
mod victory;
