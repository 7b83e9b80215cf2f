//! Many games at once, and the calibration game. One program: linking is what costs.

mod breakthrough;
mod duels;
mod fits;
