//! The files that come with the games, and what their computer players must not get wrong.

mod follies;
mod ladder;
mod measured;
mod positions;
mod sorted;
