//! The laws that every game keeps.

kernel::conformance!(detroits::Detroits);
