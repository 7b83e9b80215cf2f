//! The laws that every game keeps.

kernel::conformance!(escadrilles::Escadrilles);
