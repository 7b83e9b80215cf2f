//! The laws that every game keeps.

kernel::conformance!(objectif_villes::ObjectifVilles);
