//! One match being played. One program: linking is what costs.

mod facts;
mod hands;
mod laws;
mod referee;
