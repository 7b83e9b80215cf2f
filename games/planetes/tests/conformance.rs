//! The laws that every game keeps.

kernel::conformance!(planetes::Planetes);
