//! The server as a browser sees it: everything here goes over real sockets on loopback.

mod admin;
mod attacks;
mod clocks;
mod common;
mod depot;
mod eyes;
mod pages;
mod people;
mod play;
mod refusals;
mod restart;
mod seats;
mod tries;
mod twins;
