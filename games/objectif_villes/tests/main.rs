//! All tests of the game in one program: linking many small ones costs more than running them.

mod bad_input;
mod common;
mod conformance;
mod counts;
mod examples;
mod reasons;
mod rules;
mod show;
