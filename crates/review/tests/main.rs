//! What a review must show, for every game of the catalogue.

mod battles;
mod columns;
mod honesty;
mod page;
mod sums;
