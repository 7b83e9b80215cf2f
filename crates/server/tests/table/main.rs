//! The server as a browser sees it: everything here goes over real sockets on loopback.

mod admin;
mod attacks;
mod campaign;
mod clocks;
mod common;
#[path = "../../../store/tests/store/database.rs"]
mod database;
mod depot;
mod discipline;
mod eyes;
mod letters;
mod nodes;
mod pages;
mod people;
mod play;
mod ratings;
mod receivers;
mod refusals;
mod restart;
mod seats;
mod tables;
mod talk;
mod terms;
mod tries;
mod twins;
