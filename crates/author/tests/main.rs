//! New games as an author begins them.

mod begin;
#[cfg(unix)]
mod guide;
