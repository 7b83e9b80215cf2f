//! The tests of Morne Plaine, one program.

mod charge;
mod common;
mod conformance;
mod declared;
mod examples;
mod fire;
mod input;
mod invariants;
mod melee;
mod movement;
mod odds;
mod quick;
mod rulings;
mod show;
mod victory;
