//! Every test of the game in one program, so that it is linked once.

mod common;
mod conformance;
mod examples;
mod input;
mod judge;
mod log;
mod odds;
mod reasons;
mod rules;
mod show;
mod turns;
mod victory;
mod words;
