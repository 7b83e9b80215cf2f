//! The tests of Révolution et Empire, one program.

mod common;
mod conformance;
mod examples;
mod input;
mod odds;
mod reasons;
mod rules;
mod scenarios;
mod show;
mod turns;
mod words;
