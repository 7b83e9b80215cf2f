//! The laws that every game keeps, and the rules of this one.

mod rules;

kernel::conformance!(new_game::NewGame);
