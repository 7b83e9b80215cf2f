//! Nothing: the list is in `Cargo.toml`.
