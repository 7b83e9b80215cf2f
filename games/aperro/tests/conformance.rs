//! The laws that every game keeps.

kernel::conformance!(aperro::Aperro);
