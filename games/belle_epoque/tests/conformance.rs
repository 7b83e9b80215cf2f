//! The laws that every game keeps.

kernel::conformance!(belle_epoque::BelleEpoque);
